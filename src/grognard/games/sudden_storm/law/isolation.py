"""3H, by its ruling A1: cut off from every hex in regular supply of one's side, however far."""

from __future__ import annotations

from grognard.games.sudden_storm.law import communications
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.crossings import passable as crossable
from grognard.games.sudden_storm.law.names import AXIS
from grognard.games.sudden_storm.law.presence import land_units
from grognard.games.sudden_storm.law.supply import OF_THEIR_OWN, free, passable, regular_for, units_by_nation
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet
from grognard.kernel.state import Position, UnitSet


@rule("SS 3H", "SS 37E1a")
def connected_hexes(pos: Position, side: int, supplied: HexSet) -> HexSet:
    """The hexes from which a path of any length, through either side's hexes, leads to a supplied one; by an
    option a line of communications must.
    """
    if book(pos).detailed_isolation:
        return communications.connected_hexes(pos, side, supplied)
    grid, ways, steps = pos.game.map.grid, passable(pos, side), crossable(pos, side)
    found = grid.flood(supplied & ways, ways, steps)
    return (found | grid.spread(found, steps) | supplied) & free(pos, side)


def cut_off_hexes(pos: Position, side: int, supplied: HexSet) -> HexSet:
    """The land hexes that are isolated, of those where no enemy stands."""
    return book(pos).data.land & free(pos, side) & ~connected_hexes(pos, side, supplied)


def isolated_units(pos: Position, side: int, supplied: HexSet) -> UnitSet:
    """The units of a side that are isolated; some nations have sources of their own."""
    nations = OF_THEIR_OWN if side == AXIS else ()
    hexes = {one: connected_hexes(pos, side, supplied | regular_for(pos, side, one)) for one in nations}
    return land_units(pos, side) & ~units_by_nation(pos, side, hexes, connected_hexes(pos, side, supplied))
