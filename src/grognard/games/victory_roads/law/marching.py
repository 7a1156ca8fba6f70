"""6.1. Ordinary movement: who moves how far, at what cost, and where nobody may go."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.victory_roads.law import why_not
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.direction import directed_reach, is_directed
from grognard.games.victory_roads.law.ground import Key
from grognard.games.victory_roads.law.haltebefehl import besieged_hexes
from grognard.games.victory_roads.law.names import AXIS, FAIR, MP, UNSUPPLIED, Moving, own
from grognard.games.victory_roads.law.presence import adjacent_hexes, bridges, closed_country, occupied_hexes
from grognard.games.victory_roads.law.supply import hq_hexes
from grognard.games.victory_roads.law.weather import is_mud
from grognard.kernel.arguments import At
from grognard.kernel.cite import rule
from grognard.kernel.hexes import SHUT, Gate, HexSet, bits, intersect_gates, unite_gates
from grognard.kernel.menu import Allowed, Cause, hexes
from grognard.kernel.network import Network
from grognard.kernel.pathfinding import MoveTerms, Reach
from grognard.kernel.state import Position, UnitSet, board_fact, fact, side_fact
from grognard.rules.why_not import Closure, Trip, hex_words

MUD_POINTS = 2 * MP
ON_FOOT, STRATEGIC, RAIL = "move", "strategic", "rail"
EXPLOIT = "exploit"  # the pace of exploitation
TripOf = Callable[[Position, Moving], Trip]
ReachOf = Callable[[Position, Moving], Reach]


def moving_side(pos: Position, moving: Moving) -> int:
    return pos.game.roster[moving.unit].side


@rule("VR 6.1.8b")
@side_fact("steps", "pontoons")
def immobile(pos: Position, side: int) -> UnitSet:
    """Pontoon HQs, and units whose face has no movement points."""
    data, steps, roster = book(pos).data, pos.state.steps, pos.game.roster
    some = bits(data.static & data.of_side[side])
    fixed = sum(1 << unit for unit in some if not roster[unit].face(steps[unit]).move)
    return fixed | sum(1 << one.unit for one in own(pos).pontoons if roster[one.unit].side == side)


@rule("VR 4.6.2", "VR 15.3.1e", "VR 1.9.1")
def divisor(pos: Position, unit: int) -> int:
    """By how much the movement of a unit is divided, all causes together (E-13): want of supply, a dismissal,
    a shortage of fuel.
    """
    data, now = book(pos).data, own(pos)
    german = data.of_nation["german"] >> unit & 1
    found = 2 if pos.state.marks[UNSUPPLIED] >> unit & 1 else 1
    found *= 2 if now.halting and german else 1
    return found * fuel(pos, unit)


@rule("VR 1.5.2a")
def fuel(pos: Position, unit: int) -> int:
    """What a shortage of fuel divides the movement of German armour by."""
    data = book(pos).data
    short = "reich_fuel" in own(pos).curbs
    return 2 if short and data.of_nation["german"] & data.armour & 1 << unit else 1


@rule("VR 6.1.2a", "VR 6.2.2", "VR 3.2.2a", "VR 1.9.1", "VR 1.9.2a")
def allowance(pos: Position, moving: Moving, how: str) -> int:
    """That of the face that is up (K-44), rounded up once where it is divided; twice as much for strategic
    movement, so that halved and doubled it is the printed one; two points at most in mud (K-08).
    """
    unit = moving.unit
    points = pos.game.roster[unit].face(pos.state.steps[unit]).move // MP
    if how == STRATEGIC:
        return -(-2 * points // divisor(pos, unit)) * MP
    found = exploiting(pos, unit, points) if moving.pace else -(-points // divisor(pos, unit))
    found = found * MP + moving.spur
    return min(found, MUD_POINTS) if is_mud(pos) else found


@rule("VR 8.2.2", "VR 4.6.3", "VR 1.9.1")
def exploiting(pos: Position, unit: int, points: int) -> int:
    """Half the points in exploitation, one without supply."""
    return 1 if pos.state.marks[UNSUPPLIED] >> unit & 1 else -(-points // (2 * fuel(pos, unit)))


# -- ordinary movement


@rule("VR 13.2.3")
def network(pos: Position, unit: int) -> Network:
    """The costs of a unit; fortresses that were never captured are dear to the Soviets alone."""
    return book(pos).ground.costs.network(book(pos).data.movers[unit], *key(pos, unit))


@rule("VR 1.5.2a")
def key(pos: Position, unit: int) -> Key:
    """What costs hang on besides the class of a unit. Mud tells on rivers, snow on marshes."""
    now, side = own(pos), pos.game.roster[unit].side
    axis = side == AXIS
    fortresses = 0 if axis else pos.game.map.features["fortress"] & ~now.captured
    partisans = pos.hexes_of(book(pos).data.supports["partisans"]) if axis else 0
    return now.weather, bridges(pos, side), fortresses, partisans, crowded_roads(pos, unit)


@rule("VR 1.5.2a")
def crowded_roads(pos: Position, unit: int) -> HexSet:
    """Hexes whose roads and railways are full of refugees, and of no use to Germans."""
    return own(pos).refugees if book(pos).data.of_nation["german"] >> unit & 1 else 0


@rule("VR 6.1.6", "VR 6.1.7", "VR 1.7.5", "VR DN3")
def closed_hexes(pos: Position, unit: int) -> tuple[Closure, ...]:
    """The hexes that a unit may not enter: those of enemies, of the country that is shut to its nation, and
    outside the area of the scenario (K-10). Friends are passed through; next to an enemy all is open.
    """
    data, side = book(pos).data, pos.game.roster[unit].side
    return (
        Closure("VR 6.1.7", occupied_hexes(pos, 1 - side), hex_words("why-enemy-there", pos)),
        Closure("VR 1.7.5", closed_country(pos, side, data.commands[unit]), "vr-why-closed-country"),
        Closure("VR 0a", data.land & ~data.area, "vr-why-outside-area"),
        Closure("VR 6.1.4", pos.game.map.grid.board & ~data.land, "vr-why-water"),
    )


@rule("VR 3.2.2m")
def banned_steps(pos: Position, side: int) -> Gate:
    """In mud no unit crosses a river without a bridge to a hex adjacent to an enemy (E-16)."""
    if not is_mud(pos):
        return SHUT
    rivers, major = book(pos).ground.crossings(own(pos).weather, bridges(pos, side))
    return intersect_gates(
        unite_gates(rivers, major), pos.game.map.grid.toward(adjacent_hexes(pos, 1 - side))
    )


@rule("VR 6.7.7a")
@board_fact("weather", "pontoons", "bridgeheads", "holding", "unsupplied")
def terms(pos: Position, side: int) -> MoveTerms:
    """A move ends in a besieged city."""
    stop = besieged_hexes(pos) if side == AXIS else 0
    return MoveTerms(pos.game.map.grid.board, stop=stop, shut=banned_steps(pos, side))


@rule("VR 6.1.4", "VR 6.1.8a")
def march_trip(pos: Position, moving: Moving) -> Trip:
    """What the points left allow; the first hex is granted whatever it costs (E-08)."""
    unit = moving.unit
    left = allowance(pos, moving, ON_FOOT) - moving.spent
    here = 1 << pos.state.where[unit]
    return Trip(
        network(pos, unit),
        here,
        left,
        terms(pos, pos.game.roster[unit].side),
        always=not moving.how,
        closed=closed_hexes(pos, unit),
    )


@fact
def undirected_reach(pos: Position, moving: Moving) -> Reach:
    return march_trip(pos, moving).reach()


@fact
def movement_reach(pos: Position, moving: Moving) -> Reach:
    """The reach of ordinary movement; without supply only towards it."""
    if not is_directed(pos, moving.unit):
        return undirected_reach(pos, moving)
    return directed_reach(pos, moving, march_trip(pos, moving))


def rule_out_wrong_ways(pos: Position, moving: Moving, found: Allowed, reached: ReachOf) -> Allowed:
    """Rule out the hexes that lead away from every source and HQ."""
    if is_directed(pos, moving.unit) and found.set:
        found.less("VR 4.6.4a", found.set & ~reached(pos, moving).hexes, "vr-why-away-from-supply")
    return found


@rule("VR 6.1.10a", "VR 6.1.10b", "VR 8.2.3")
def destinations(pos: Position, moving: Moving) -> Allowed:
    """An HQ may leave the roads, but not stop where it would be out of supply."""
    found = open_hexes(pos, moving, ON_FOOT, "VR 6.1.4", march_trip, undirected_reach)
    rule_out_wrong_ways(pos, moving, found, movement_reach)
    if book(pos).data.of_type["hq"] >> moving.unit & 1:
        found.less("VR 6.1.10a", found.set & ~hq_hexes(pos, moving.unit), "vr-why-hq-unsupplied")
    return found


@rule("VR 6.1.2a", "VR 6.1.2b")
def open_hexes(
    pos: Position, moving: Moving, how: str, cite: str, trip: TripOf, reached: ReachOf | None
) -> Allowed:
    """Where a unit may go in one manner, or nowhere; it keeps to the manner in which it began (E-12)."""
    other = bool(moving.how) and moving.how != how
    here = 1 << pos.state.where[moving.unit]
    area = 0 if other or reached is None else reached(pos, moving).hexes & ~here
    found = hexes(area, cite, lambda h: no_way(pos, moving, how, trip(pos, moving), cite, h))
    return found.less("VR 6.1.2a", pos.game.map.grid.board, "vr-why-other-manner") if other else found


def no_way(pos: Position, moving: Moving, how: str, trip: Trip, cite: str, h: int) -> list[Cause]:
    """Why a hex is out of reach in one manner."""
    unit = moving.unit
    price = book(pos).ground.costs.items(book(pos).data.movers[unit], *key(pos, unit))
    less = curbs(pos, moving) if how == ON_FOOT else {}
    found = why_not.no_way(pos, moving, trip, price, cite, less, h)
    if how == RAIL and found[0].what == "why-no-way":
        words = (("from", At(pos.state.where[unit])), ("hex", At(h)))
        return [Cause(cite, "vr-why-no-railway", words)]
    return found


@rule("VR 3.2.2a", "VR 4.6.2", "VR 4.6.3", "VR 8.2.2", "VR 15.3.1e")
def curbs(pos: Position, moving: Moving) -> dict[str, int]:
    """By each rule that leaves a unit fewer points, what it would have more without it: mud, want of supply,
    a dismissal, exploitation.
    """
    state, now = pos.state, own(pos)
    marks = list(state.marks)
    marks[UNSUPPLIED] &= ~(1 << moving.unit)
    lifted = {
        "VR 3.2.2a": (state._replace(own=now._replace(weather=FAIR)), moving),
        "VR 4.6.3" if moving.pace else "VR 4.6.2": (state._replace(marks=tuple(marks)), moving),
        "VR 15.3.1e": (state._replace(own=now._replace(halting=False)), moving),
        "VR 8.2.2": (state, moving._replace(pace="")),
    }
    left = allowance(pos, moving, ON_FOOT)
    found = {
        cite: allowance(Position(pos.game, without), hand, ON_FOOT) - left
        for cite, (without, hand) in lifted.items()
    }
    return {cite: more for cite, more in found.items() if more > 0}
