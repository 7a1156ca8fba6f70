"""6. Movement: who may move, the three manners of moving, and the questions of the phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.games.victory_roads.law import abandoning, corps, haltebefehl, naval, rail, strategic, why_not
from grognard.games.victory_roads.law.captures import occupy, pass_through
from grognard.games.victory_roads.law.direction import goals_ahead, is_directed
from grognard.games.victory_roads.law.events import bridgeheads, fortress_order, leaders, transport
from grognard.games.victory_roads.law.marching import (
    EXPLOIT,
    ON_FOOT,
    RAIL,
    STRATEGIC,
    allowance,
    destinations,
    immobile,
    movement_reach,
)
from grognard.games.victory_roads.law.names import AXIS, EXPLOITING, MOVED, MP, SIDES, Moving, own
from grognard.games.victory_roads.law.presence import side_units
from grognard.games.victory_roads.law.stacking import check_stacks
from grognard.games.victory_roads.law.theatres import check_lines, theatre_area
from grognard.kernel.arguments import Argument
from grognard.kernel.changes import Marked
from grognard.kernel.cite import rule
from grognard.kernel.flow import GO, HAND, Ask, Do, Step, Verb
from grognard.kernel.menu import HEX, UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules import march
from grognard.rules.answers import ENOUGH, Choice
from grognard.rules.march import Manner, March, Way
from grognard.rules.why_not import unit_words

# -- who may move


@rule("VR 6.1.1a", "VR 6.1.1b", "VR 6.1.3", "VR 6.1.5a", "VR 6.1.5b", "VR 6.5.3b", "VR 6.5.3c")
def movable(pos: Position, side: int) -> Allowed:
    """Any of a side's units, each once, and so the units of a stack: what one does not spend is lost."""
    found = units(side_units(pos, side), "VR 6.1.1a", why_not.not_movable_cause(pos, "VR 6.1.1a"))
    found.less("VR 6.1.8b", immobile(pos, side), why_not.rooted(pos))
    found.less("VR 6.3.1a", own(pos).abandoned, unit_words("vr-why-hq-bears-an-order", pos))
    if side == AXIS:
        found.less("VR 6.5.3c", own(pos).stayed, unit_words("vr-why-stayed", pos))
        found.less("VR 6.7.6a", haltebefehl.bound_units(pos), unit_words("vr-why-bound", pos))
    return found.less("VR 6.1.3", pos.state.marks[MOVED], "why-moved")


# -- the law of movement, and its questions


@rule("VR 6.1.3")
def stop_rule(how: str, cite: str) -> Callable[[Position, Moving, Way], tuple[Moving, str]]:
    """A unit goes on until its points are spent; a move by rail is made at once."""

    def judge(pos: Position, moving: Moving, way: Way) -> tuple[Moving, str]:
        now = moving._replace(spent=moving.spent + way.cost, how=how)
        if how == RAIL or haltebefehl.besieged_hexes(pos) >> way.to & 1:
            return now, cite
        if is_directed(pos, moving.unit):
            now = now._replace(goals=goals_ahead(pos, moving, way.path))
        return now, "" if now.spent < allowance(pos, moving, how) else cite

    return judge


@rule("VR 1.10.1a")
def record_entry(ref: Referee, moving: Moving, way: Way) -> None:
    """A unit captures the hexes that it passes through."""
    pass_through(ref, moving.unit, way.path[1:])


@rule("VR 6.1.3", "VR 9.1.4b")
def put_down(ref: Referee, moving: Moving, _: str) -> None:
    """A move ends, and with it perhaps the line of a theatre."""
    ref.do(Marked(MOVED, 1 << moving.unit, True, "VR 6.1.3", quiet=True))
    mark_moved(ref, moving)
    ref.finish()
    haltebefehl.lift_empty(ref)
    bridgeheads.lift_empty(ref)
    check_lines(ref)


LIMITS = {ON_FOOT: ("VR 6.1.11", 2 * MP), STRATEGIC: ("VR 6.2.4", 4 * MP)}


@rule("VR 6.1.11", "VR 6.2.4", "VR 9.2.3", "VR 10.1.4d")
def mark_moved(ref: Referee, moving: Moving) -> None:
    """A reinforced rifle corps that went far and ends outside every theatre goes to standard mode."""
    cite, limit = LIMITS.get(moving.how, ("", 0))
    outside = not theatre_area(ref.pos) >> ref.state.where[moving.unit] & 1
    if cite and moving.spent > limit and outside and corps.is_reinforced(ref.pos, moving.unit):
        corps.standardise(ref, 1 << moving.unit, cite)


def go_by_sea(ref: Referee, to: int) -> None:
    moving = ref.pos.memo(Moving)
    cost = naval.ship(ref, moving, to)
    put_down(ref, moving._replace(how=naval.NAVAL), "VR 6.5.2b")
    if cost:
        naval.lose_evacuation_step(ref, moving.unit, cost)
        haltebefehl.lift_empty(ref)


MARCH = March(
    memo=Moving,
    take=lambda pos, unit: Moving(unit),
    manners={
        "to": Manner("VR 6.1.4", destinations, movement_reach, stop_rule(ON_FOOT, "VR 6.1.4"), record_entry),
        "strategic": Manner(
            "VR 6.2.2",
            strategic.strategic_destinations,
            strategic.reached_strategically,
            stop_rule(STRATEGIC, "VR 6.2.2"),
            record_entry,
            how=STRATEGIC,
        ),
        "rail": Manner(
            "VR 6.4.4",
            rail.rail_destinations,
            rail.rail_reach,
            stop_rule(RAIL, "VR 6.4.4"),
            rail.record_rail_entry,
            how=RAIL,
        ),
        "naval": Choice(naval.naval_destinations, Verb(go_by_sea, HEX, GO)),
    },
    put_down=put_down,
)


def moving_menu(pos: Position, moving: Moving, verbs: dict[str, Allowed]) -> Menu:
    left = allowance(pos, moving, moving.how) - moving.spent
    return Menu(pos.frame.who, "vr-moving", "VR 6.1.2a", verbs, march.points_args(left, MP), moving.unit)


MOVING = march.moving(
    MARCH,
    moving_menu,
    drop="VR 6.1.1a",
    done=lambda pos, moving: button("VR 6.1.3") if moving.spent else None,
)


@rule("VR 6.1.5a", "VR 6.2.3b")
def close(ref: Referee, _: Frame) -> None:
    """Unspent points are lost, and so is what a support has paid for."""
    march.clear_marks(ref, "VR 6.1.5a", MOVED)
    ref.note("VR 6.2.3b", paid=False)


@rule("VR 15.3.1e")
def begin(ref: Referee, _: Frame) -> None:
    """A dismissal tells on the next movement phase of the Axis, and on no other."""
    ref.note("VR 15.3.1e", halting=own(ref.pos).slowed, slowed=False)
    ref.note("VR 6.3.1a", abandoned=0)


def end(ref: Referee, _: Frame) -> None:
    ref.note("VR 15.3.1e", halting=False)


def axis_args(pos: Position, verbs: Mapping[str, Allowed]) -> dict[str, Argument]:
    return {"rail": own(pos).rail, "naval": own(pos).naval}


def soviet_args(pos: Position, verbs: Mapping[str, Allowed]) -> dict[str, Argument]:
    return {"rail": -1, "naval": -1}


@rule("VR 2g", "VR 2k")
def phase(side: int) -> Step:
    """The Soviets have neither railways nor ships; the Axis begins with its orders to hold."""
    axis = side == AXIS
    before = (
        Do("begin", begin),
        Do("capacity", rail.set_capacity),
        Do("naval_capacity", naval.set_capacity),
        *fortress_order.ORDERS,
    )
    return march.phase(
        f"{SIDES[side]}-movement",
        side,
        "VR 6.1.1a",
        MARCH,
        movable,
        "vr-move",
        more={**strategic.SPENDING, **abandoning.OFFER, **transport.OFFER} if axis else None,
        args=axis_args if axis else soviet_args,
        before=before if axis else (),
        after=(
            Do("close", close),
            *((Do("end", end),) if axis else ()),
            Do("occupy", occupy),
            Do("stacks", check_stacks),
        ),
    )


# -- 8.2: exploitation movement


@rule("VR 8.1.1", "VR 8.2.1", "VR 7.14.4")
def exploiters(pos: Position, side: int) -> Allowed:
    """Only units with an exploitation marker."""
    found = movable(pos, side)
    return found.less(
        "VR 8.2.1", side_units(pos, side) & ~pos.state.marks[EXPLOITING], "vr-why-not-exploiting"
    )


def take_exploiter(ref: Referee, unit: int) -> None:
    ref.ask("moving", ref.frame.who, Moving(unit, pace=EXPLOIT, spur=leaders.spur(ref.pos, unit)))


def exploitation_menu(pos: Position) -> Menu:
    side = pos.frame.who
    return Menu(
        side, "vr-exploit", "VR 8.2.1", {"unit": exploiters(pos, side), "end_segment": button("VR 8.1.2")}
    )


EXPLOITATION: tuple[Step, ...] = (
    Ask(
        "exploit",
        exploitation_menu,
        {"unit": Verb(take_exploiter, UNIT, HAND), "end_segment": ENOUGH},
        when=lambda pos: bool(exploiters(pos, pos.frame.who).set),
    ),
    Do("close_segment", close),
)
PROCEDURES: Mapping[str, Step] = {"moving": MOVING, **abandoning.PROCEDURES}
