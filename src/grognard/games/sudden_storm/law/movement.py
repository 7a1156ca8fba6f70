"""6 and 7. The movement phase: who moves, in which manners, and its questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.games.sudden_storm.law import breakdown, marching, possession, rail, regauging, stacking
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.marching import ADMIN, MARCH, RAIL, STRATEGIC_RAIL
from grognard.games.sudden_storm.law.names import AXIS, DONE, MP, SIDES, STRATEGIC, Moving, own
from grognard.kernel.changes import Marked
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step
from grognard.kernel.menu import Allowed, Cause, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules import march, why_not
from grognard.rules.march import Manner, March, Way
from grognard.rules.why_not import about

# -- who may move


def side_units(pos: Position, side: int) -> UnitSet:
    """All that a side has on the map and can move; intrinsic defences cannot."""
    return pos.on_map(side) & ~book(pos).data.intrinsic


def not_at_hand(pos: Position, cite: str) -> Callable[[int], Cause]:
    """Why a counter cannot be moved: it is the enemy's, beside the map, or a garrison for good."""

    def cause(unit: int) -> Cause:
        if pos.game.roster[unit].side != pos.frame.who:
            return Cause(cite, *why_not.enemy_unit(pos, unit))
        if pos.state.where[unit] >= 0:
            return Cause("SS 30J.2", *about("ss-why-intrinsic", pos)(unit))
        return Cause(cite, *why_not.absent(pos, unit))

    return cause


@rule("SS 6.1", "SS 6.3", "SS 30F.2")
def movable(pos: Position, side: int) -> Allowed:
    """Any of a side's units that has points left. In the surprise turn, Germans in Greater Germany."""
    data = book(pos).data
    found = units(side_units(pos, side), "SS 6.1", not_at_hand(pos, "SS 6.1"))
    if own(pos).surprise:
        ready = pos.units_in(data.greater_germany) & data.german | marching.begun(pos)
        found.less("SS 30F.2", found.set & ~ready, about("ss-why-not-in-surprise", pos))
    found.less("SS 7A1.6", rail.bound(pos, side), about("ss-why-keeps-line", pos))
    return found.less("SS 6.3", pos.state.marks[DONE], "why-moved")


# -- the law of movement


@rule("SS 6.3", "SS 6.7", "SS 6.8")
def onward(cite: str, how: str) -> Callable[[Position, Moving, Way], tuple[Moving, str]]:
    """A unit goes on until its points are spent. A hex beyond its means costs them all."""

    def judge(pos: Position, moving: Moving, way: Way) -> tuple[Moving, str]:
        left = moving.left - way.cost
        stopped = moving.exploiting and book(pos).data.arctic >> way.to & 1
        now = moving._replace(left=max(0, left), how=how, fresh=False)
        return now, cite if left <= 0 or stopped else ""

    return judge


def entered(ref: Referee, moving: Moving, way: Way) -> None:
    """The side of a unit owns the hexes that it enters (3E)."""
    possession.pass_through(ref, moving.unit, way.path)


def rode(ref: Referee, moving: Moving, way: Way) -> None:
    rail.book_ride(ref, moving.unit, way.path)
    rail.used_zones(ref, moving, way)
    entered(ref, moving, way)


@rule("SS 7A2.3")
def rode_strategically(ref: Referee, moving: Moving, way: Way) -> None:
    """Who goes so neither attacks nor exploits in this player turn."""
    ref.do(Marked(STRATEGIC, 1 << moving.unit, True, "SS 7A2.3", quiet=True))
    rail.book_ride(ref, moving.unit, way.path)
    entered(ref, moving, way)


@rule("SS 6.3")
def put_down(ref: Referee, moving: Moving, over: str) -> None:
    """What a unit has left it keeps for later in the phase; administrative movement is its whole move."""
    others = tuple((unit, left) for unit, left in own(ref.pos).left if unit != moving.unit)
    on = not over and moving.left > 0 and moving.how != ADMIN
    ref.note("SS 6.3", left=(*others, (moving.unit, moving.left)) if on else others)
    if not on:
        ref.do(Marked(DONE, 1 << moving.unit, True, over or "SS 6.3", quiet=True))
    ref.finish()


MANNERS = {
    "to": Manner("SS 6.4", marching.destinations, marching.reached, onward("SS 6.3", MARCH), entered),
    "admin": Manner(
        "SS 6B.3",
        marching.admin_destinations,
        marching.reached_by_admin,
        onward("SS 6B.3", ADMIN),
        entered,
        how=ADMIN,
    ),
    "rail": Manner("SS 7A1.2", rail.rail_destinations, rail.reached_by_rail, rail.by_rail, rode, how=RAIL),
    "strategic": Manner(
        "SS 7A2.1",
        rail.strategic_destinations,
        rail.reached_strategically,
        rail.gone_strategically,
        rode_strategically,
        how=STRATEGIC_RAIL,
    ),
}
THE_MARCH = March(memo=Moving, take=marching.in_hand, manners=MANNERS, put_down=put_down)


def moving_menu(pos: Position, moving: Moving, verbs: dict[str, Allowed]) -> Menu:
    points = march.in_points(moving.left, MP)
    return Menu(pos.frame.who, "ss-moving", "SS 6.3", verbs, points, moving.unit)


MOVING = march.moving(
    THE_MARCH,
    moving_menu,
    drop="SS 6.1",
    done=lambda pos, moving: button("SS 6.3") if moving.how else None,
)

# -- the phase


def close(ref: Referee, _: Frame) -> None:
    """Points that were not spent are lost."""
    march.wipe(ref, "SS 6.3", DONE)
    if own(ref.pos).left:
        ref.note("SS 6.3", left=())


@rule("SS 7A4.1", "SS 7A4.5", "SS 7A3.10", "SS 3C4")
def begin(ref: Referee, frame: Frame) -> None:
    """Capacities are new in every player turn, and what was bought lasted one."""
    none = (0, 0, 0)
    ref.note("SS 7A4.1", rail_used=none, rail_more=none, rode=none, kept=0)
    if frame.who == AXIS:
        ref.note("SS 7A3.10", fresh=none, laid=())


@rule("SS 4A2", "SS 6.1")
def phase(side: int) -> tuple[Step, ...]:
    """A movement phase: breaking down, moves, assembling, and the stacks looked over."""
    return (movement_phase(f"{SIDES[side]}-movement", side),)


def movement_phase(name: str, side: int) -> Step:
    return march.phase(
        name,
        side,
        "SS 4A2",
        THE_MARCH,
        movable,
        "ss-move",
        more=regauging.MORE,
        before=(Do("begin", begin), *breakdown.before(side)),
        after=(Do("close", close), *breakdown.after(side), Do("settle", possession.settled), *stacking.CHECK),
    )


PROCEDURES: Mapping[str, Step] = {"moving": MOVING}
