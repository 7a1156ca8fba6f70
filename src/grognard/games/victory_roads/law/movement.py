"""6. Movement: who may move, the three manners of moving, and the questions of the phase."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.victory_roads.law import rail, strategic, why_not
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.captures import occupy, pass_through
from grognard.games.victory_roads.law.marching import (
    ON_FOOT,
    RAIL,
    STRATEGIC,
    allowance,
    destinations,
    reached,
)
from grognard.games.victory_roads.law.names import AXIS, MOVED, MP, SIDES, Moving, own
from grognard.games.victory_roads.law.presence import side_units
from grognard.games.victory_roads.law.stacking import check_stacks
from grognard.kernel.changes import Marked
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, side_fact
from grognard.rules import march
from grognard.rules.march import Manner, March, Way

# -- who may move


@rule("VR 6.1.8b")
@side_fact("steps", "pontoons")
def immobile(pos: Position, side: int) -> UnitSet:
    """Pontoon HQs, and units whose face has no movement points."""
    data, steps, roster = book(pos).data, pos.state.steps, pos.game.roster
    some = bits(data.static & data.of_side[side])
    fixed = sum(1 << unit for unit in some if not roster[unit].face(steps[unit]).move)
    return fixed | sum(1 << one.unit for one in own(pos).pontoons if roster[one.unit].side == side)


@rule("VR 6.1.1a", "VR 6.1.3", "VR 6.1.5a", "VR 6.1.5b")
def movable(pos: Position, side: int) -> Allowed:
    """Any of a side's units, each once: what it does not spend is lost."""
    found = units(side_units(pos, side), "VR 6.1.1a", why_not.not_at_hand(pos, "VR 6.1.1a"))
    found.less("VR 6.1.8b", immobile(pos, side), "vr-why-immobile")
    return found.less("VR 6.1.3", pos.state.marks[MOVED], "why-moved")


# -- the law of movement, and its questions


@rule("VR 6.1.3")
def onward(how: str, cite: str) -> Callable[[Position, Moving, Way], tuple[Moving, str]]:
    """A unit goes on until its points are spent; a move by rail is made at once."""

    def judge(pos: Position, moving: Moving, way: Way) -> tuple[Moving, str]:
        now = Moving(moving.unit, moving.spent + way.cost, how)
        return now, "" if how != RAIL and now.spent < allowance(pos, moving.unit, how) else cite

    return judge


@rule("VR 1.10.1a")
def entered(ref: Referee, moving: Moving, way: Way) -> None:
    """A unit captures the hexes that it passes through."""
    pass_through(ref, moving.unit, way.path[1:])


@rule("VR 6.1.3")
def put_down(ref: Referee, moving: Moving, _: str) -> None:
    ref.do(Marked(MOVED, 1 << moving.unit, True, "VR 6.1.3", quiet=True))
    ref.finish()


MARCH = March(
    memo=Moving,
    take=lambda pos, unit: Moving(unit),
    manners={
        "to": Manner("VR 6.1.4", destinations, reached, onward(ON_FOOT, "VR 6.1.4"), entered),
        "strategic": Manner(
            "VR 6.2.2",
            strategic.strategic_destinations,
            strategic.reached_strategically,
            onward(STRATEGIC, "VR 6.2.2"),
            entered,
            how=STRATEGIC,
        ),
        "rail": Manner(
            "VR 6.4.4",
            rail.rail_destinations,
            rail.reached_by_rail,
            onward(RAIL, "VR 6.4.4"),
            rail.entered_by_rail,
            how=RAIL,
        ),
    },
    put_down=put_down,
)


def moving_menu(pos: Position, moving: Moving, verbs: dict[str, Allowed]) -> Menu:
    left = allowance(pos, moving.unit, moving.how) - moving.spent
    return Menu(pos.frame.who, "vr-moving", "VR 6.1.2a", verbs, march.in_points(left, MP), moving.unit)


MOVING = march.moving(
    MARCH,
    moving_menu,
    drop="VR 6.1.1a",
    done=lambda pos, moving: button("VR 6.1.3") if moving.how else None,
)


@rule("VR 6.1.5a", "VR 6.2.3b")
def close(ref: Referee, _: Frame) -> None:
    """Unspent points are lost, and so is what a support has paid for."""
    march.wipe(ref, "VR 6.1.5a", MOVED)
    ref.note("VR 6.2.3b", paid=False)


def phase(side: int) -> Step:
    return march.phase(
        f"{SIDES[side]}-movement",
        side,
        "VR 6.1.1a",
        MARCH,
        movable,
        "vr-move",
        more=strategic.SPENDING if side == AXIS else None,
        args=lambda pos, verbs: {"rail": own(pos).rail if side == AXIS else -1},
        before=(Do("capacity", rail.set_capacity),) if side == AXIS else (),
        after=(Do("close", close), Do("occupy", occupy), Do("stacks", check_stacks)),
    )
