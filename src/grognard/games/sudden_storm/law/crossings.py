"""30A1 to 30A4 and SS-P36. Which sides of water can be crossed, and by whom."""

from __future__ import annotations

from functools import lru_cache

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import SOVIET, own
from grognard.games.sudden_storm.law.weather_areas import (
    AreaWeather,
    area_weather,
    frozen_lakes,
    steps_within,
)
from grognard.kernel.cite import rule
from grognard.kernel.hexes import Gate, intersect_gates, unite_gates
from grognard.kernel.state import Position


@rule("SS 30A1", "SS 30A3")
@lru_cache(64)
def steps(data: Data, now: AreaWeather) -> Gate:
    """From land to land, not over water but by causeways, straits, lines, and the ice of lakes."""
    dry = intersect_gates(data.open, steps_within(data.map.grid, data.land))
    return unite_gates(dry, frozen_lakes(data, now))


@lru_cache(8)
def to_kronshtadt(data: Data) -> Gate:
    """The sea between Kronshtadt and the north-western hex of Leningrad."""
    return intersect_gates(steps_within(data.map.grid, data.area("kronshtadt_crossing")), data.map.grid.open)


@rule("SS 30A4")
def is_kronshtadt_open(pos: Position, side: int) -> bool:
    """For the Soviets alone, while they own both hexes."""
    crossing = book(pos).data.area("kronshtadt_crossing")
    return side == SOVIET and own(pos).soviet & crossing == crossing


def passable(pos: Position, side: int) -> Gate:
    """All steps that a side's units may make, as far as water goes."""
    data = book(pos).data
    found = steps(data, area_weather(pos))
    return unite_gates(found, to_kronshtadt(data)) if is_kronshtadt_open(pos, side) else found


def straits(pos: Position, side: int) -> Gate:
    """Sides of sea that a side crosses as if they were a major river."""
    data = book(pos).data
    found = unite_gates(data.map.sides["strait"], data.map.sides["causeway"])
    return unite_gates(found, to_kronshtadt(data)) if is_kronshtadt_open(pos, side) else found


@lru_cache(8)
def kerch(data: Data) -> Gate:
    return steps_within(data.map.grid, data.area("kerch_strait"))


@rule("SS 30A2.1")
def unattackable_sides(pos: Position) -> Gate:
    """The strait of Kerch: one moves and overruns over it, and does not attack."""
    return kerch(book(pos).data)
