"""3.2.2 and 7.5. Watercourses that an attack crosses."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import own
from grognard.games.victory_roads.law.presence import bridges
from grognard.games.victory_roads.law.weather import in_mud
from grognard.kernel.cite import rule
from grognard.kernel.hexes import SHUT, Gate, HexSet, both, either, holds, without
from grognard.kernel.state import Position, board_fact


@rule("VR 3.2.2l")
def major_rivers(pos: Position) -> Gate:
    """Sides along major rivers, bridged or not; in mud along rivers too. A side of water that a road crosses
    is one (K-01).
    """
    data, sides = book(pos).data, pos.game.map.sides
    water = both(either(sides["lake"], sides["sea"]), data.ways)
    found = either(sides["major_river"], water)
    return either(found, sides["river"]) if in_mud(pos) else found


def watercourses(pos: Position) -> Gate:
    return either(pos.game.map.sides["river"], major_rivers(pos))


def wet(pos: Position, side: int) -> Gate:
    """The sides where water tells on an attack: all of them, bridges or not, unless the players have agreed
    that a bridge spares it (C-05).
    """
    found = watercourses(pos)
    if book(pos).bridges_carry:
        found = without(found, either(book(pos).data.printed_bridges, bridges(pos, side)))
    return found


def across(pos: Position, gate: Gate, target: int, origins: HexSet) -> HexSet:
    """Those of some hexes from which the way to the target leads over these sides."""
    return origins & pos.game.map.grid.spread(1 << target, gate)


@rule("VR EX-19a")
def halved(pos: Position, side: int, target: int, origins: HexSet) -> bool:
    """Do all attackers cross a watercourse, without exception (C-04)? In mud bridges are dealt with one by
    one.
    """
    return not in_mud(pos) and bool(origins) and across(pos, wet(pos, side), target, origins) == origins


@rule("VR 3.2.2o")
def over_bridge(pos: Position, target: int, origins: HexSet) -> HexSet:
    """In mud, the hexes whose units attack over a bridge: each with a third of its strength (C-06)."""
    return across(pos, major_rivers(pos), target, origins) if in_mud(pos) else 0


@rule("VR 3.2.2n")
@board_fact("weather", "pontoons", "bridgeheads")
def barred(pos: Position, side: int) -> Gate:
    """In mud, the sides that no attack crosses: rivers and major rivers without a bridge of this side."""
    if not in_mud(pos):
        return SHUT
    _, major = book(pos).ground.crossings(own(pos).weather, bridges(pos, side))
    return major


def crosses(pos: Position, side: int, target: int, h: int) -> bool:
    """Does an attack from this hex cross a watercourse?"""
    return holds(across(pos, wet(pos, side), target, 1 << h), h)
