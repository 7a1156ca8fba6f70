"""3A and SS-P38. Who stands where: what occupies a hex, what is a division, what is next to the enemy."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import FIGHTING
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.state import Position, UnitSet, side_fact


def side_of(pos: Position, unit: int) -> int:
    return pos.game.roster[unit].side


@side_fact()
def held(pos: Position, side: int) -> HexSet:
    """Hexes that a side occupies: units, trucks and intrinsic defences hold, ships and aircraft do not."""
    found = 0
    for group in FIGHTING[side]:
        found |= pos.held(group)
    return found


def touching(pos: Position, side: int) -> HexSet:
    """Hexes next to a side's units, whatever the hexside between them (SS-P38)."""
    return pos.game.map.grid.around(held(pos, side))


@rule("SS 3A2")
@side_fact("steps")
def cadres(pos: Position, side: int) -> UnitSet:
    """Divisions reduced to their cadres, wherever they are: no divisions any more."""
    data, steps, roster = book(pos).data, pos.state.steps, pos.game.roster
    able = bits(data.with_cadre & data.of_side[side])
    return sum(1 << unit for unit in able if steps[unit] < roster[unit].steps)


def divisions(pos: Position, units: UnitSet) -> UnitSet:
    """Those of some units that are divisions at full strength."""
    found = units & book(pos).data.divisions
    for side in (0, 1):
        found &= ~cadres(pos, side)
    return found
