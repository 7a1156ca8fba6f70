"""6.1. Ordinary movement: who moves how far, at what cost, and where nobody may go."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.victory_roads.law import why_not
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import MP, SOVIET, Moving, own
from grognard.games.victory_roads.law.presence import adjacent, bridges, closed_country, held
from grognard.games.victory_roads.law.supply import hq_hexes
from grognard.games.victory_roads.law.weather import in_mud
from grognard.kernel.cite import rule
from grognard.kernel.hexes import SHUT, Gate, HexSet, both, either
from grognard.kernel.menu import Allowed, Cause, hexes
from grognard.kernel.network import Network
from grognard.kernel.pathfinding import MoveTerms, Reach
from grognard.kernel.state import Position, board_fact, fact
from grognard.rules.why_not import Closure, Trip, about_hex

MUD_POINTS = 2 * MP
ON_FOOT, STRATEGIC, RAIL = "move", "strategic", "rail"
TripOf = Callable[[Position, Moving], Trip]
ReachOf = Callable[[Position, Moving], Reach]


def moving_side(pos: Position, moving: Moving) -> int:
    return pos.game.roster[moving.unit].side


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
    """What costs hang on besides the class of a unit. Mud tells on rivers, snow on marshes."""
    fortresses = pos.game.map.features["fortress"] & ~own(pos).captured if side == SOVIET else 0
    return own(pos).weather, bridges(pos, side), fortresses


@rule("VR 6.1.6", "VR 6.1.7", "VR 1.7.5")
def closed_to(pos: Position, unit: int) -> tuple[Closure, ...]:
    """The hexes that a unit may not enter: those of enemies, of the country that is shut to its nation, and
    outside the area of the scenario (K-10). Friends are passed through.
    """
    data, side = book(pos).data, pos.game.roster[unit].side
    return (
        Closure("VR 6.1.7", held(pos, 1 - side), about_hex("why-enemy-there", pos)),
        Closure("VR 1.7.5", closed_country(pos, side, data.commands[unit]), "vr-why-closed-country"),
        Closure("VR 0a", data.land & ~data.area, "vr-why-outside-area"),
        Closure("VR 6.1.4", pos.game.map.grid.board & ~data.land, "vr-why-water"),
    )


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
    found = open_hexes(pos, moving, ON_FOOT, "VR 6.1.4", march_trip, reached)
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
    price = book(pos).ground.costs.items(book(pos).data.movers[unit], *key(pos, moving_side(pos, moving)))
    printed = pos.game.roster[unit].face(pos.state.steps[unit]).move
    dry = printed - allowance(pos, unit, ON_FOOT) if how == ON_FOOT else 0
    return why_not.no_way(pos, moving, trip, price, cite, dry, h)
