"""VII. Zones of control."""

from __future__ import annotations

from grognard.games.tsaritsyn.law.names import FLIPPED, FREE, REST, SHIPS
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet
from grognard.kernel.state import Position, side_fact


@side_fact()
def land(pos: Position, side: int) -> HexSet:
    """The hexes where a side has land units."""
    return pos.group_hexes(4 * side) | pos.group_hexes(4 * side + REST) | pos.group_hexes(4 * side + FREE)


@side_fact()
def ships(pos: Position, side: int) -> HexSet:
    return pos.group_hexes(4 * side + SHIPS)


@rule("TS IX.fear.7", "TS IX.train.4", "TS IX.art.3", "TS IX.tank.4", "TS IX.gunboat.4", "TS IX.militia.6")
@side_fact("flipped")
def exerting_units(pos: Position, side: int) -> HexSet:
    """The hexes of units that have a zone: only the line has one, and not while it is flipped."""
    first, end = pos.game.roster.spans[4 * side]
    flipped = pos.state.marks[FLIPPED]
    if not flipped >> first & (1 << end - first) - 1:
        return pos.group_hexes(4 * side)
    return pos.hexes_of((1 << end) - (1 << first) & ~flipped)


@rule("TS VII.1")
@side_fact("flipped")
def zoc(pos: Position, side: int) -> HexSet:
    """All six hexes around, across rivers and into forts alike; friends never negate it."""
    grid = pos.game.map.grid
    return grid.spread(exerting_units(pos, side), grid.open)
