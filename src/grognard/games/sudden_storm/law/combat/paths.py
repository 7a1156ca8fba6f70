"""9.2, 9F1.5 and SS-P50. The steps that a unit could make by itself: it attacks, retreats and advances over
these alone.
"""

from __future__ import annotations

from grognard.games.sudden_storm.law import crossings, territory
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.weather_areas import area_weather
from grognard.games.sudden_storm.law.zoc import zoc_steps
from grognard.kernel.cite import rule
from grognard.kernel.hexes import Gate, HexSet, subtract_gate, unite_gates
from grognard.kernel.state import Position, UnitSet, fact

OPPOSITE = 3  # directions on


def steps_of(pos: Position, side: int, mover: str) -> Gate:
    """What a class could enter by a move of one hex in this weather, roads and causeways open."""
    data = book(pos).data
    found = zoc_steps(data, mover, area_weather(pos))
    if crossings.is_kronshtadt_open(pos, side):
        found = unite_gates(found, crossings.to_kronshtadt(data))
    return found


@fact
@rule("SS 9.2", "SS 30A2.1")
def attacks_of(pos: Position, side: int, mover: str) -> Gate:
    """The same without the strait of Kerch, and what no German does from a neutral country."""
    found = subtract_gate(steps_of(pos, side, mover), crossings.unattackable_sides(pos))
    return subtract_gate(found, territory.shut(pos, side))


def units_by_class(pos: Position, units: UnitSet) -> dict[str, UnitSet]:
    """Some units, by the class they move as."""
    found: dict[str, UnitSet] = {}
    for mover, some in book(pos).data.of_mover.items():
        if units & some:
            found[mover] = units & some
    return found


def attackable_hexes(pos: Position, side: int, units: UnitSet) -> HexSet:
    """All hexes that some of these units could attack, as far as the ground goes."""
    grid, found = pos.game.map.grid, 0
    for mover, some in units_by_class(pos, units).items():
        found |= grid.spread(pos.hexes_of(some), attacks_of(pos, side, mover))
    return found


def able_to_reach(pos: Position, side: int, units: UnitSet, target: int) -> UnitSet:
    """Of some units, those that could attack a hex, as far as the ground goes."""
    found = 0
    for way, h in pos.game.map.grid.neighbours(target):
        here = pos.at(h) & units
        for mover, some in units_by_class(pos, here).items() if here else ():
            if attacks_of(pos, side, mover)[way - OPPOSITE] >> h & 1:
                found |= some
    return found


def steps_from(pos: Position, unit: int, h: int) -> HexSet:
    """The neighbours that a unit in a hex could enter."""
    gate = steps_of(pos, pos.game.roster[unit].side, book(pos).data.movers[unit])
    return pos.game.map.grid.spread(1 << h, gate)
