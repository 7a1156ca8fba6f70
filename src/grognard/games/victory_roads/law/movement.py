"""6. Movement: ordinary, strategic and by rail."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.victory_roads.law import why_not
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AVAILABLE, AXIS, MOVED, MP, SIDES, SOVIET, SPENT, Moving, own
from grognard.games.victory_roads.law.presence import (
    adjacent,
    bridges,
    closed_country,
    held,
    occupy,
    pass_through,
    side_units,
)
from grognard.games.victory_roads.law.stacking import check_stacks
from grognard.games.victory_roads.law.supply import command, hq_hexes, joined
from grognard.games.victory_roads.law.weather import in_mud
from grognard.kernel.changes import Marked, Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step, Verb
from grognard.kernel.hexes import SHUT, Gate, HexSet, bits, both, either
from grognard.kernel.menu import UNIT, Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.network import Network
from grognard.kernel.pathfinding import MoveTerms, Reach
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, board_fact, fact, side_fact
from grognard.rules import march
from grognard.rules.answers import Choice
from grognard.rules.march import Manner, March, Way
from grognard.rules.why_not import Closure, Trip, about_hex

MUD_POINTS = 2 * MP
ON_FOOT, STRATEGIC, RAIL = "move", "strategic", "rail"


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


@rule("VR 6.1.2a", "VR 6.2.2", "VR 3.2.2a")
def allowance(pos: Position, unit: int, how: str) -> int:
    """That of the face that is up, twice as much for strategic movement, two points at most in mud (K-44)."""
    move = pos.game.roster[unit].face(pos.state.steps[unit]).move
    return 2 * move if how == STRATEGIC else min(move, MUD_POINTS) if in_mud(pos) else move


# -- ordinary movement


@rule("VR 13.2.3")
def network(pos: Position, unit: int) -> Network:
    """The costs of a unit; fortresses that were never captured are dear to the Soviets alone."""
    return book(pos).ground.costs.network(book(pos).data.movers[unit], *key(pos, pos.game.roster[unit].side))


def key(pos: Position, side: int) -> tuple[int, Gate, HexSet]:
    """What costs hang on besides the class of a unit. Fair weather and mud tell rivers apart, snow marshes."""
    fortresses = pos.game.map.features["fortress"] & ~own(pos).captured if side == SOVIET else 0
    return own(pos).weather, bridges(pos, side), fortresses


@rule("VR 6.1.6", "VR 6.1.7", "VR 1.7.5")
@board_fact()
def closed(pos: Position, side: int, nation: str) -> tuple[Closure, ...]:
    """The hexes that no unit of a nation enters: those of enemies, of the country that is shut to it, and
    outside the area of the scenario (K-10). Friends are passed through.
    """
    data = book(pos).data
    return (
        Closure("VR 6.1.7", held(pos, 1 - side), about_hex("why-enemy-there", pos)),
        Closure("VR 1.7.5", closed_country(pos, side, nation), "vr-why-closed-country"),
        Closure("VR 0a", data.land & ~data.area, "vr-why-outside-area"),
        Closure("VR 7.10.8", pos.game.map.grid.board & ~data.land, "vr-why-water"),
    )


def closed_to(pos: Position, unit: int) -> tuple[Closure, ...]:
    return closed(pos, pos.game.roster[unit].side, book(pos).data.commands[unit])


@rule("VR 3.2.2m")
def banned_steps(pos: Position, side: int) -> Gate:
    """In mud no unit crosses a river without a bridge to a hex adjacent to an enemy (E-16)."""
    if not in_mud(pos):
        return SHUT
    rivers, major = book(pos).ground.crossings(own(pos).weather, bridges(pos, side))
    return both(either(rivers, major), pos.game.map.grid.toward(adjacent(pos, 1 - side)))


@board_fact("weather", "pontoons", "bridgeheads")
def terms(pos: Position, side: int) -> MoveTerms:
    return MoveTerms(pos.game.map.grid.board, shut=banned_steps(pos, side))


@rule("VR 6.1.4", "VR 6.1.8a")
def march_trip(pos: Position, moving: Moving) -> Trip:
    """What the points left allow; the first hex is granted whatever it costs (E-08)."""
    unit = moving.unit
    left = allowance(pos, unit, ON_FOOT) - moving.spent
    here = 1 << pos.state.where[unit]
    return Trip(
        network(pos, unit),
        here,
        left,
        terms(pos, pos.game.roster[unit].side),
        always=not moving.how,
        closed=closed_to(pos, unit),
    )


@fact
def reached(pos: Position, moving: Moving) -> Reach:
    return march_trip(pos, moving).reach()


@rule("VR 6.1.10a", "VR 6.1.10b")
def destinations(pos: Position, moving: Moving) -> Allowed:
    """An HQ may leave the roads, but not stop where it would be out of supply."""
    found = open_hexes(pos, moving, ON_FOOT, "VR 6.1.4", reached)
    if book(pos).data.of_type["hq"] >> moving.unit & 1:
        found.less("VR 6.1.10a", found.set & ~hq_hexes(pos, moving.unit), "vr-why-hq-unsupplied")
    return found


@rule("VR 6.1.2a", "VR 6.1.2b")
def open_hexes(
    pos: Position, moving: Moving, how: str, cite: str, reached: Callable[[Position, Moving], Reach] | None
) -> Allowed:
    """Where a unit may go in one manner; it keeps to the manner in which it began (E-12)."""
    other = bool(moving.how) and moving.how != how
    here = 1 << pos.state.where[moving.unit]
    area = 0 if other or reached is None else reached(pos, moving).hexes & ~here
    found = hexes(area, cite, lambda h: no_way(pos, moving, how, cite, h))
    return found.less("VR 6.1.2a", pos.game.map.grid.board, "vr-why-other-manner") if other else found


# -- strategic movement


@rule("VR 6.2.1b", "VR 6.2.1c")
def strategic_trip(pos: Position, moving: Moving) -> Trip:
    """In the radius of HQs of its nation (E-07) and never adjacent to an enemy, the hex where it starts
    included.
    """
    unit, data = moving.unit, book(pos).data
    side = pos.game.roster[unit].side
    radius = command(pos, side, data.commands[unit])
    bars = (
        Closure("VR 6.2.1b", data.land & ~radius, "vr-why-no-command"),
        Closure("VR 6.2.1c", adjacent(pos, 1 - side), why_not.beside_enemy(pos, side)),
        Closure("VR 6.2.1d", uncaptured_works(pos, side), "vr-why-uncaptured"),
    )
    return march_trip(pos, moving)._replace(
        points=allowance(pos, unit, STRATEGIC) - moving.spent, always=False, closed=closed_to(pos, unit) + bars
    )


@rule("VR 6.2.1d")
def uncaptured_works(pos: Position, side: int) -> HexSet:
    """Works and German cities into which the Soviets only fight their way."""
    data = book(pos).data
    works = data.map.features["fort"] | data.map.features["fortress"] | data.german_cities
    return works & ~own(pos).captured if side == SOVIET else 0


@fact
def reached_strategically(pos: Position, moving: Moving) -> Reach:
    return strategic_trip(pos, moving).reach()


@rule("VR 6.2.1a", "VR 6.2.3a", "VR 6.2.3b", "VR 3.2.2b")
def strategic_destinations(pos: Position, moving: Moving) -> Allowed:
    """Not for HQs, not in mud, and for the Axis only once it has spent a support in this phase."""
    bars = {
        ("VR 6.2.1a", "vr-why-no-hq"): book(pos).data.of_type["hq"] >> moving.unit & 1,
        ("VR 3.2.2b", "vr-why-mud"): in_mud(pos),
        ("VR 6.2.3a", "vr-why-no-support-spent"): moving_side(pos, moving) == AXIS and not own(pos).paid,
    }
    reach = None if any(bars.values()) else reached_strategically
    found = open_hexes(pos, moving, STRATEGIC, "VR 6.2.1a", reach)
    for (cite, why), holds in bars.items():
        if holds:
            found.less(cite, pos.game.map.grid.board, why)
    return found


def moving_side(pos: Position, moving: Moving) -> int:
    return pos.game.roster[moving.unit].side


@rule("VR 6.2.3a", "VR 1.5.2b", "VR 1.5.2c")
def spendable(pos: Position, side: int) -> Allowed:
    """One support of the owner's choice pays for all strategic moves of the phase."""
    found = units(pos.at(AVAILABLE[side]), "VR 6.2.3a", why_not.not_available(pos, "VR 6.2.3a"))
    return found.less("VR 6.2.3b", found.set, "vr-why-paid") if own(pos).paid else found


def spend(ref: Referee, unit: int) -> None:
    """The support goes back to the pool in the owner's next supports phase (G-17)."""
    ref.do(Removed(unit, SPENT[ref.frame.who], "support-spent", "VR 6.2.3a"))
    ref.note("VR 6.2.3a", paid=True)


# -- rail


@rule("VR 6.4.2")
def rail_cost(pos: Position, unit: int) -> int:
    return 2 if book(pos).data.armour >> unit & 1 else 1


@rule("VR 6.4.3a", "VR 6.4.3b", "VR 6.4.3d", "VR 6.4.4")
def rail_trip(pos: Position, moving: Moving) -> Trip:
    """Any distance along a railway with a line of supply, next to no enemy, through no major city that was
    ever captured; nor may it end there (J-08).
    """
    data, grid = book(pos).data, pos.game.map.grid
    bars = (
        Closure("VR 6.4.3a", data.land & ~joined(pos, AXIS), "vr-why-no-line"),
        Closure("VR 6.4.3b", adjacent(pos, SOVIET), why_not.beside_enemy(pos, AXIS)),
        Closure("VR 6.4.3d", data.map.features["city"] & own(pos).captured, "vr-why-lost-city"),
    )
    here = 1 << pos.state.where[moving.unit]
    return Trip(
        book(pos).ground.rails, here, grid.size, MoveTerms(grid.board), closed=closed_to(pos, moving.unit) + bars
    )


@fact
def reached_by_rail(pos: Position, moving: Moving) -> Reach:
    return rail_trip(pos, moving).reach()


TRIPS = {ON_FOOT: march_trip, STRATEGIC: strategic_trip, RAIL: rail_trip}


def no_way(pos: Position, moving: Moving, how: str, cite: str, h: int) -> list[Cause]:
    """Why a hex is out of reach in one manner."""
    unit = moving.unit
    price = book(pos).ground.costs.items(book(pos).data.movers[unit], *key(pos, moving_side(pos, moving)))
    printed = pos.game.roster[unit].face(pos.state.steps[unit]).move
    dry = printed - allowance(pos, unit, ON_FOOT) if how == ON_FOOT else 0
    return why_not.no_way(pos, moving, TRIPS[how](pos, moving), price, cite, dry, h)


@rule("VR 6.4.1a", "VR 6.4.2", "VR 6.4.3c")
def rail_destinations(pos: Position, moving: Moving) -> Allowed | None:
    """For the Axis alone, while it has points of rail capacity."""
    if moving_side(pos, moving) != AXIS:
        return None
    found = open_hexes(pos, moving, RAIL, "VR 6.4.3a", reached_by_rail)
    cost, left = rail_cost(pos, moving.unit), own(pos).rail
    if cost > left:
        found.less("VR 6.4.2", pos.game.map.grid.board, why_not.no_capacity(cost, left))
    if book(pos).data.of_type["hq"] >> moving.unit & 1:
        found.less("VR 6.1.10a", found.set & ~hq_hexes(pos, moving.unit), "vr-why-hq-unsupplied")
    return found


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


@rule("VR 6.4.2", "VR 6.1.2b")
def entered_by_rail(ref: Referee, moving: Moving, way: Way) -> None:
    ref.note("VR 6.4.2", rail=own(ref.pos).rail - rail_cost(ref.pos, moving.unit))
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
            strategic_destinations,
            reached_strategically,
            onward(STRATEGIC, "VR 6.2.2"),
            entered,
            how=STRATEGIC,
        ),
        "rail": Manner(
            "VR 6.4.4", rail_destinations, reached_by_rail, onward(RAIL, "VR 6.4.4"), entered_by_rail, how=RAIL
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


@rule("VR 6.4.1a", "VR 6.4.1b")
def set_capacity(ref: Referee, _: Frame) -> None:
    """The rail capacity of a turn; points of the turn before are not kept."""
    table = book(ref.pos).data.scenario.table
    capacity = table["rail"] if "rail" in table else book(ref.pos).data.turns[ref.state.turn - 1].rail
    ref.note("VR 6.4.1a", rail=capacity)


def phase(side: int) -> Step:
    spending: dict[str, Choice[int]] = {"spend": Choice(spendable, Verb(spend, UNIT))}
    return march.phase(
        f"{SIDES[side]}-movement",
        side,
        "VR 6.1.1a",
        MARCH,
        movable,
        "vr-move",
        more=spending if side == AXIS else None,
        args=lambda pos, verbs: {"rail": own(pos).rail if side == AXIS else -1},
        before=(Do("capacity", set_capacity),) if side == AXIS else (),
        after=(Do("close", close), Do("occupy", occupy), Do("stacks", check_stacks)),
    )
