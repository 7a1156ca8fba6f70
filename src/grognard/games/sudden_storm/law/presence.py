"""3A and SS-P38. Who stands where: what occupies a hex, what is a division, what is next to the enemy."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import FIGHTING
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, unitset
from grognard.kernel.state import Position, UnitSet, side_fact


def side_of(pos: Position, unit: int) -> int:
    return pos.game.roster[unit].side


@rule("SS 3A.1")
def land_units(pos: Position, side: int) -> UnitSet:
    """A side's units on the map, trucks and intrinsic defences among them; neither aircraft nor ships."""
    return pos.on_map(side) & book(pos).data.of_side[side]


@side_fact()
@rule("SS 3A.1", "SS 27B.4")
def occupied_hexes(pos: Position, side: int) -> HexSet:
    """Hexes that a side occupies: units, which are on the ground, trucks and intrinsic defences; ships and
    aircraft are forces, and hold nothing.
    """
    found = 0
    for group in FIGHTING[side]:
        found |= pos.group_hexes(group)
    return found


def touching_hexes(pos: Position, side: int) -> HexSet:
    """Hexes next to a side's units, whatever the hexside between them (SS-P38)."""
    return pos.game.map.grid.adjacent(occupied_hexes(pos, side))


@rule("SS 3A2")
def divisions(pos: Position, units: UnitSet) -> UnitSet:
    """Those of some units that are divisions: not those reduced to their cadres."""
    data, steps = book(pos).data, pos.state.steps
    found = units & data.divisions
    reduced = [unit for unit in bits(found & data.with_cadre) if steps[unit] == 1]
    return found & ~unitset(reduced)
