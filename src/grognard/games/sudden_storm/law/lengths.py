"""12B, 28C1 and 28D2. How long the elements of a line may be, and what their hexes count."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from grognard.games.sudden_storm.law.crossings import steps, to_kronshtadt
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import ZONES
from grognard.games.sudden_storm.law.weather_areas import AreaWeather, frozen_sides, frozen_swamps
from grognard.kernel.cite import rule
from grognard.kernel.hexes import Gate, HexSet, intersect_gates, leaving, subtract_gate, unite_gates
from grognard.kernel.network import Leg
from grognard.kernel.pathfinding import Network

ARCTIC = ZONES.index("a")
WET = ("major_river", "strait", "causeway")  # sides that count besides


@rule("SS 12B.4", "SS 28C1.3")
def length_in(data: Data, element: str, weather: tuple[int, ...], crossed: tuple[int, ...]) -> int:
    """Of an element that passes some zones: the worst weather of them all counts, and so does the Arctic if
    any part lies in it (SS-P18). Of two weathers that which makes it shorter is the worse (SS-P17).
    """
    table = data.tables.supply[element]
    column = table.arctic if ARCTIC in crossed else table.usual
    lengths = [length for w in {weather[zone] for zone in crossed} if (length := column[w]) is not None]
    return min(lengths)


@lru_cache(256)
def stretches(data: Data, now: AreaWeather, element: str) -> tuple[tuple[int, HexSet], ...]:
    """How far an element goes that keeps to such hexes; what another allows anyway is left out."""
    found: list[tuple[int, HexSet]] = []
    numbers = range(len(ZONES))
    for many in range(len(ZONES), 0, -1):
        for crossed in combinations(numbers, many):
            length = length_in(data, element, now.weather, crossed)
            region = sum(data.weather_zones[zone] for zone in crossed)
            if not any(length <= far and region & ~wide == 0 for far, wide in found):
                found.append((length, region))
    return tuple(found)


@rule("SS 12B1.2", "SS 28D2.3")
def counts(data: Data, now: AreaWeather) -> dict[int, HexSet]:
    """Hexes by what they count as; a frozen swamp is as good as clear ground."""
    found: dict[int, HexSet] = {}
    frozen, terrain = frozen_swamps(data, now), data.tables.terrain
    for name, hexes in data.map.terrain.items():
        if (many := terrain[name].supply) is not None:
            found[many] = found.get(many, 0) | hexes & ~frozen
    many = terrain["swamp_frozen"].supply or 1
    found[many] = found.get(many, 0) | frozen
    return found


@rule("SS 12B1.2")
def wet_sides(data: Data, now: AreaWeather, kronshtadt: bool) -> Gate:
    """Sides that count one more: major rivers that are not frozen, and straits."""
    rivers = subtract_gate(data.map.sides["major_river"], frozen_sides(data, now))
    found = unite_gates(rivers, unite_gates(data.map.sides["strait"], data.map.sides["causeway"]))
    return unite_gates(found, to_kronshtadt(data)) if kronshtadt else found


@rule("SS 12B1.3")
@lru_cache(8)
def overland(data: Data, now: AreaWeather, kronshtadt: bool) -> Network:
    """Steps away from the source, each at the price of the opposite step: of the hex that it leaves."""
    more = data.tables.terrain["major_river"].supply or 0
    ground = steps(data, now)
    if kronshtadt:
        ground = unite_gates(ground, to_kronshtadt(data))
    rough, wet = subtract_gate(ground, data.ways), wet_sides(data, now, kronshtadt)
    legs = [Leg(1, intersect_gates(ground, data.ways))]
    for many, hexes in counts(data, now).items():
        out = leaving(rough, hexes)
        legs += [Leg(many, subtract_gate(out, wet)), Leg(many + more, intersect_gates(out, wet))]
    return Network(data.map.grid, (tuple(legs),))


@lru_cache(8)
def roads(data: Data) -> Network:
    """Along roads and railways every hex counts one."""
    return Network(data.map.grid, ((Leg(1, data.ways),),))
