"""3.2.2 and 7.5. Watercourses that an attack crosses."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import own
from grognard.games.victory_roads.law.presence import bridges
from grognard.games.victory_roads.law.weather import is_mud
from grognard.kernel.cite import rule
from grognard.kernel.hexes import SHUT, Gate, HexSet, holds, intersect_gates, subtract_gate, unite_gates
from grognard.kernel.state import Position, board_fact


@rule("VR 3.2.2l")
def major_rivers(pos: Position) -> Gate:
    """Sides along major rivers, bridged or not; in mud along rivers too. A side of water that a road crosses
    is one (K-01).
    """
    data, sides = book(pos).data, pos.game.map.sides
    water = intersect_gates(unite_gates(sides["lake"], sides["sea"]), data.ways)
    found = unite_gates(sides["major_river"], water)
    return unite_gates(found, sides["river"]) if is_mud(pos) else found


def watercourses(pos: Position) -> Gate:
    return unite_gates(pos.game.map.sides["river"], major_rivers(pos))


def water_sides(pos: Position, side: int) -> Gate:
    """The sides where water tells on an attack: all of them, bridges or not, unless the players have agreed
    that a bridge spares it (C-05).
    """
    found = watercourses(pos)
    if book(pos).bridges_carry:
        found = subtract_gate(found, unite_gates(book(pos).data.printed_bridges, bridges(pos, side)))
    return found


def origins_across(pos: Position, gate: Gate, target: int, origins: HexSet) -> HexSet:
    """Those of some hexes from which the way to the target leads over these sides."""
    return origins & pos.game.map.grid.spread(1 << target, gate)


@rule("VR EX-19a")
def is_halved(pos: Position, side: int, target: int, origins: HexSet) -> bool:
    """Do all attackers cross a watercourse, without exception (C-04)? In mud bridges are dealt with one by
    one.
    """
    return (
        not is_mud(pos)
        and bool(origins)
        and origins_across(pos, water_sides(pos, side), target, origins) == origins
    )


@rule("VR 3.2.2o")
def origins_over_bridge(pos: Position, target: int, origins: HexSet) -> HexSet:
    """In mud, the hexes whose units attack over a bridge: each with a third of its strength (C-06)."""
    return origins_across(pos, major_rivers(pos), target, origins) if is_mud(pos) else 0


@rule("VR 3.2.2n")
@board_fact("weather", "pontoons", "bridgeheads")
def barred_sides(pos: Position, side: int) -> Gate:
    """In mud, the sides that no attack crosses: rivers and major rivers without a bridge of this side."""
    if not is_mud(pos):
        return SHUT
    _, major = book(pos).ground.crossings(own(pos).weather, bridges(pos, side))
    return major


def does_cross(pos: Position, side: int, target: int, h: int) -> bool:
    """Does an attack from this hex cross a watercourse?"""
    return holds(origins_across(pos, water_sides(pos, side), target, 1 << h), h)
