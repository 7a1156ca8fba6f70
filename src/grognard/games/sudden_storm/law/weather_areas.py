"""28A, 28C1, 28D2, 28D3. What weather it is where, and what is frozen."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import CLEAR, FROST, MUD, SNOW, ZONES, own
from grognard.kernel.cite import rule
from grognard.kernel.hexes import SHUT, Gate, Grid, HexSet, intersect_gates, leaving, unite_gates
from grognard.kernel.state import Position, board_fact

FREEZING = ("a", "b", "c", "g")  # zones whose rivers and lakes freeze
COLD = (FROST, SNOW)
HARD = 2  # turns of cold in a row after which water is ice


class AreaWeather(NamedTuple):
    """What costs and lines hang on: the key of networks."""

    weather: tuple[int, ...]  # by zone
    ice: tuple[bool, ...]  # are rivers and lakes of the zone frozen?


@rule("SS 28D2.1")
def ice_now(cold: tuple[int, ...]) -> tuple[bool, ...]:
    """From the second turn of cold weather in a row, and never in zone D."""
    return tuple(turns >= HARD and zone in FREEZING for zone, turns in zip(ZONES, cold, strict=True))


@board_fact("weather", "cold")
def area_weather(pos: Position) -> AreaWeather:
    now = own(pos)
    return AreaWeather(now.weather, ice_now(now.cold))


DRY = AreaWeather((CLEAR,) * len(ZONES), (False,) * len(ZONES))

# -- hexes


def hexes_with_weather(data: Data, sky: AreaWeather, *weathers: int) -> HexSet:
    """The hexes that have one of these weathers."""
    found = 0
    for zone, weather in zip(data.weather_zones, sky.weather, strict=True):
        found |= zone if weather in weathers else 0
    return found


@rule("SS 28C1.1")
def weather_at(pos: Position, h: int) -> int:
    """The weather of the hex that is entered, or attacked, wherever one comes from."""
    zones = book(pos).data.weather_zones
    return next(weather for zone, weather in zip(zones, own(pos).weather, strict=True) if zone >> h & 1)


def zone_of(data: Data, h: int) -> int:
    """The number of a hex's weather zone."""
    return next(n for n, zone in enumerate(data.weather_zones) if zone >> h & 1)


@rule("SS 28D2.3")
def frozen_swamps(data: Data, sky: AreaWeather) -> HexSet:
    """Swamps are frozen in snow, in any zone."""
    return data.map.terrain["swamp"] & hexes_with_weather(data, sky, SNOW)


def icy(data: Data, sky: AreaWeather) -> HexSet:
    """Hexes of the zones whose rivers and lakes are frozen."""
    found = 0
    for zone, frozen in zip(data.weather_zones, sky.ice, strict=True):
        found |= zone if frozen else 0
    return found


@rule("SS 28D3.1")
def frozen_coast(pos: Position) -> HexSet:
    """Coastal hexes that are frozen now."""
    data, found = book(pos).data, 0
    for zone, turns in zip(data.weather_zones, own(pos).cold, strict=True):
        found |= zone if turns >= HARD else 0
    return found & data.area("freezing_coast")


# -- sides


def steps_within(grid: Grid, s: HexSet) -> Gate:
    """The steps from one hex of a set to another."""
    return intersect_gates(leaving(grid.open, s), grid.toward(s))


@lru_cache(64)
def frozen_sides(data: Data, sky: AreaWeather) -> Gate:
    """Steps over which rivers and lakes are frozen; between two zones, only if both are (SS-P62)."""
    return steps_within(data.map.grid, icy(data, sky))


@rule("SS 28D2.2")
def frozen_lakes(data: Data, sky: AreaWeather) -> Gate:
    """The sides of frozen lakes between two land hexes: the only part of a lake where anybody goes."""
    return intersect_gates(
        intersect_gates(data.map.sides["lake"], frozen_sides(data, sky)),
        steps_within(data.map.grid, data.land),
    )


@lru_cache(8)
def steps_between(data: Data) -> dict[tuple[int, int], Gate]:
    """The steps, both ways, that have one end in each of two zones, by their numbers; or both in one."""
    grid, zones, found = data.map.grid, data.weather_zones, dict[tuple[int, int], Gate]()
    for i, one in enumerate(zones):
        for j, other in enumerate(zones[i:], i):
            gate = unite_gates(
                intersect_gates(leaving(grid.open, one), grid.toward(other)),
                intersect_gates(leaving(grid.open, other), grid.toward(one)),
            )
            if any(gate):
                found[i, j] = gate
    return found


@rule("SS 28C1.2")
def side_weathers(data: Data, sky: AreaWeather) -> list[tuple[tuple[int, ...], Gate]]:
    """The steps by the weathers of their two ends, best first: between two zones the worse of the two
    counts. Where frost meets mud it is the dearer price, as frost ranks worse and costs less (SS-P17).
    """
    found: dict[tuple[int, ...], Gate] = {}
    for (i, j), gate in steps_between(data).items():
        pair = tuple(sorted({sky.weather[i], sky.weather[j]}))
        weathers = pair if pair == (MUD, FROST) else pair[-1:]
        found[weathers] = unite_gates(found.get(weathers, SHUT), gate)
    return sorted(found.items())


def worst_weathers(weathers: list[int]) -> tuple[int, ...]:
    """Of several weathers the worst, as a price or a length is found by it; frost and mud count both."""
    found = set(weathers)
    if found & {MUD, FROST} == {MUD, FROST} and SNOW not in found:
        return (MUD, FROST)
    return (max(found),)
