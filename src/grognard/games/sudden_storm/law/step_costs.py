"""6.4 to 6.6, 6B, 7B, 28, 29.1. What a step costs a class of mover, by terrain, weather, ice and lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from grognard.games.sudden_storm.law import crossings
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import MP, ZONES
from grognard.games.sudden_storm.law.weather_areas import (
    AreaWeather,
    frozen_lakes,
    frozen_sides,
    frozen_swamps,
    side_weathers,
)
from grognard.kernel.arguments import Charge, Points
from grognard.kernel.cite import rule
from grognard.kernel.hexes import Gate, HexSet, intersect_gates, leaving, subtract_gate, unite_gates
from grognard.kernel.network import Network
from grognard.rules.costs import Legs, lay, network, with_extra_cost

Mover = tuple[str, int]  # its class, and the allowance that is printed on it, in half points
Area = tuple[str, int | None, HexSet]  # terrain, what entering it costs, the hexes
Side = tuple[str, int | None, Gate]  # what is crossed, what that adds, the steps
Harassed = tuple[tuple[int, HexSet], ...]  # points of harassment, and the hexes where they are suffered
ARCTIC = ZONES.index("a")
TWICE = 2
KEPT = 32  # networks and prices: of the weather of a turn, for either side; each takes over a megabyte


@rule("SS 6.5", "SS 6.10", "SS 14C.1", "SS 14C.2")
@lru_cache(KEPT)
def hex_costs(data: Data, mover: Mover, sky: AreaWeather) -> tuple[Area, ...]:
    """What hexes cost off the roads; none: no way. Swamps freeze in snow."""
    moves, allowance = mover
    found: list[Area] = []
    frozen = frozen_swamps(data, sky)
    rows = [(name, hexes & ~frozen) for name, hexes in data.map.terrain.items()]
    for name, hexes in (*rows, ("swamp_frozen", frozen)):
        for number, (zone, weather) in enumerate(zip(data.weather_zones, sky.weather, strict=True)):
            if area := hexes & zone & data.land:
                cost = data.tables.terrain[name].cost(moves, weather, allowance)
                found.append((name, cost_in_zone(cost, number), area))
    return tuple(found)


@rule("SS 29.1")
def cost_in_zone(cost: int | None, zone: int) -> int | None:
    """Terrain costs twice as much in the Arctic; sides and roads do not (SS-P19)."""
    return cost * TWICE if cost is not None and zone == ARCTIC else cost


@rule("SS 6.4")
@lru_cache(KEPT)
def side_costs(data: Data, mover: Mover, sky: AreaWeather, kronshtadt: bool) -> tuple[Side, ...]:
    """What the sides of rivers, lakes and straits add, by the worse weather of their two hexes."""
    sides, ice = data.map.sides, frozen_sides(data, sky)
    straits = unite_gates(sides["strait"], crossings.to_kronshtadt(data)) if kronshtadt else sides["strait"]
    rows = (
        ("river", subtract_gate(sides["river"], ice)),
        ("major_river", subtract_gate(sides["major_river"], ice)),
        ("strait", straits),
        ("causeway", sides["causeway"]),
        ("river_frozen", intersect_gates(sides["river"], ice)),
        ("major_river_frozen", intersect_gates(sides["major_river"], ice)),
        ("lake_side_frozen", frozen_lakes(data, sky)),
    )
    found: list[Side] = []
    for weathers, gate in side_weathers(data, sky):
        for name, steps in rows:
            if any(some := intersect_gates(gate, steps)):
                costs = [data.tables.terrain[name].cost(mover[0], one, mover[1]) for one in weathers]
                found.append((name, worst_cost(costs), some))
    return tuple(found)


def worst_cost(costs: list[int | None]) -> int | None:
    """Of several weathers; none: no way."""
    return None if None in costs else max(cost or 0 for cost in costs)


@rule("SS 7B.1", "SS 7B.3")
@lru_cache(KEPT)
def line_costs(data: Data, mover: Mover, sky: AreaWeather) -> tuple[Side, ...]:
    """Along a road or a railway one pays for clear terrain, in the Arctic too (29.1)."""
    grid, found = data.map.grid, list[Side]()
    for zone, weather in zip(data.weather_zones, sky.weather, strict=True):
        cost = data.tables.terrain["road"].cost(mover[0], weather, mover[1])
        found.append(("road", cost, intersect_gates(data.ways, grid.toward(zone & data.land))))
    return tuple(found)


def passable(data: Data, sky: AreaWeather, kronshtadt: bool) -> Gate:
    found = crossings.steps(data, sky)
    return unite_gates(found, crossings.to_kronshtadt(data)) if kronshtadt else found


@rule("SS 6.4", "SS 7.1")
@lru_cache(KEPT)
def march_network(
    data: Data, mover: Mover, sky: AreaWeather, kronshtadt: bool = False, harassed: Harassed = ()
) -> Network:
    """Ordinary movement: the hex and the sides crossed, or the line that joins two hexes; and the aircraft
    over the hex that is left.
    """
    grid, legs = data.map.grid, dict[int, Gate]()
    way = passable(data, sky, kronshtadt)
    for _, cost, area in hex_costs(data, mover, sky):
        lay(legs, cost, intersect_gates(grid.toward(area), way))
    for _, cost, gate in side_costs(data, mover, sky, kronshtadt):
        legs = with_extra_cost(legs, cost, gate)
    legs = with_lines(legs, line_costs(data, mover, sky))
    return network(grid, add_harassment(data, legs, harassed))


@rule("SS 19D2d.2")
def add_harassment(data: Data, legs: Legs, harassed: Harassed) -> Legs:
    """Leaving a hex costs so much more for each point of harassment in it."""
    each = data.constant("harassment.march") * MP
    for points, hexes in harassed:
        legs = with_extra_cost(legs, points * each, leaving(data.map.grid.open, hexes))
    return legs


def with_lines(legs: Legs, lines: tuple[Side, ...]) -> Legs:
    for _, cost, gate in lines:
        lay(legs, cost, gate)
    return legs


@rule("SS 6B.2", "SS 6B.3", "SS 6B.6")
@lru_cache(KEPT)
def admin_network(
    data: Data, mover: Mover, sky: AreaWeather, harassed: Harassed = (), rough: HexSet = 0
) -> Network:
    """Administrative movement: along lines, and outside zones A and G over clear terrain and clear sides, at
    half the price. Hexes where any ground will do are only given to tell what bars a way.
    """
    grid, legs, way = data.map.grid, dict[int, Gate](), crossings.steps(data, sky)
    clean = way
    for gate in data.map.sides.values():
        clean = subtract_gate(clean, gate)
    for name, cost, area in hex_costs(data, mover, sky):
        if cost is not None:
            level = area & ~roads_only(data) if name == "clear" else 0
            lay(legs, cost // TWICE, intersect_gates(grid.toward(level), clean))
            lay(legs, cost // TWICE, intersect_gates(grid.toward(area & rough), way))
    for _, cost, gate in side_costs(data, mover, sky, False) if rough else ():
        legs = with_extra_cost(legs, None if cost is None else cost // TWICE, gate)
    halved = tuple(
        (name, cost // TWICE, gate) for name, cost, gate in line_costs(data, mover, sky) if cost is not None
    )
    return network(grid, add_harassment(data, with_lines(legs, halved), harassed))


def roads_only(data: Data) -> HexSet:
    return data.weather_zones[ARCTIC] | data.weather_zones[ZONES.index("g")]


def items(
    data: Data, mover: Mover, sky: AreaWeather, kronshtadt: bool, divisor: int = 1, harassed: Harassed = ()
) -> Callable[[int, int], Iterator[Charge]]:
    """What a step is paid for, as a bill says it: the line, or the hex and what is crossed, and the aircraft
    over the hex that is left.
    """
    grid, each = data.map.grid, data.constant("harassment.march") * MP

    def step(a: int, b: int) -> Iterator[Charge]:
        def along(rows: tuple[Side, ...]) -> list[tuple[str, int | None]]:
            return [(name, cost) for name, cost, gate in rows if grid.spread(1 << a, gate) >> b & 1]

        ground = [(name, cost) for name, cost, area in hex_costs(data, mover, sky) if area >> b & 1]
        off_road = [*ground, *along(side_costs(data, mover, sky, kronshtadt))]
        bills = [[line] for line in along(line_costs(data, mover, sky))]
        bills += [off_road] if off_road else []
        open_ = [bill for bill in bills if None not in (cost for _, cost in bill)]
        paid = min(open_, key=lambda bill: sum(cost or 0 for _, cost in bill), default=[])
        for n, (name, cost) in enumerate(paid):
            yield Charge(name, Points((cost or 0) // divisor, MP), n > 0)
        for points, hexes in harassed:
            if hexes >> a & 1:
                yield Charge("harassment", Points(points * each, MP), True)

    return step
