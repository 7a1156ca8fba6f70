"""7A3. Which railways each side can use, for its trains and for the rail element of its supply."""

from __future__ import annotations

from functools import lru_cache

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import AXIS, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.weather_areas import steps_within
from grognard.kernel.cite import rule
from grognard.kernel.hexes import Gate, Grid, HexSet, intersect_gates, subtract_gate, unite_gates
from grognard.kernel.state import Position, fact

HALF = 3  # a link is kept in one of the first three directions


@lru_cache(256)
def both_ways(grid: Grid, links: tuple[HexSet, ...]) -> Gate:
    """The steps along links, each given by one end and one of the directions 0 to 2."""
    back = [
        s << shift if shift > 0 else s >> -shift for s, shift in zip(links, grid.shifts[:HALF], strict=True)
    ]
    return links[0], links[1], links[2], back[0], back[1], back[2]


@rule("SS 37B.1", "SS 37B.2")
@lru_cache(8)
def upgraded_roads(data: Data, broad: HexSet, standard: HexSet) -> tuple[Gate, Gate]:
    """Roads that have become railways: those between two hexes of the kind, even where a railway lies in one
    of them. Where the gauges of the two differ the line between is broad.
    """
    grid = data.map.grid
    new = subtract_gate(
        intersect_gates(data.lines["road"], steps_within(grid, broad | standard)), data.lines["rail"]
    )
    narrow = intersect_gates(new, steps_within(grid, standard))
    return subtract_gate(new, narrow), narrow


def built_lines(pos: Position) -> tuple[Gate, Gate]:
    """The lines of broad and of standard gauge, as they were built; regauging is not counted."""
    data, (broad, standard) = book(pos).data, own(pos).upgraded
    if not broad | standard:
        return data.gates_by_gauge["broad"], data.gates_by_gauge["standard"]
    more = upgraded_roads(data, broad, standard)
    return unite_gates(data.gates_by_gauge["broad"], more[0]), unite_gates(
        data.gates_by_gauge["standard"], more[1]
    )


def railways(pos: Position) -> Gate:
    """All lines, whatever their gauge."""
    return unite_gates(*built_lines(pos)) if any(own(pos).upgraded) else book(pos).data.lines["rail"]


def standard(pos: Position) -> Gate:
    """Lines of standard gauge: those built so, and those converted."""
    return unite_gates(built_lines(pos)[1], both_ways(pos.game.map.grid, own(pos).standard))


def broad(pos: Position) -> Gate:
    return subtract_gate(built_lines(pos)[0], both_ways(pos.game.map.grid, own(pos).standard))


@lru_cache(8)
def northern(data: Data) -> HexSet:
    """The land of the Finnish and Arctic theatres in the USSR."""
    return (data.theatre("finnish") | data.theatre("arctic")) & data.ussr


def finnish_net(pos: Position) -> Gate:
    """All lines in Finland, and those that the Axis owns in the Finnish and Arctic theatres of the USSR."""
    data = book(pos).data
    hexes = data.country("finland") | northern(data) & owned_hexes(pos, AXIS)
    return intersect_gates(railways(pos), steps_within(pos.game.map.grid, hexes))


@lru_cache(8)
def western_cities(data: Data) -> HexSet:
    """Cities in the part of the USSR whose railways are of standard gauge."""
    return data.cities & data.ussr & ~data.ussr39 & ~data.area("finnish_annexed")


def kept_lines(pos: Position, side: int) -> Gate:
    """Lines of standard gauge on which Soviet trains run: joined to a western city never lost."""
    tracks, mine = standard(pos), owned_hexes(pos, side)
    cities = western_cities(book(pos).data) & mine & ~own(pos).ever_axis
    grid = pos.game.map.grid
    return intersect_gates(tracks, steps_within(grid, grid.flood(cities, mine, tracks)))


@fact
def usable(pos: Position, side: int) -> Gate:
    """The rail steps of a gauge that a side can use, whoever owns the hexes."""
    if side == AXIS:
        return unite_gates(standard(pos), finnish_net(pos))
    return unite_gates(broad(pos), kept_lines(pos, side))
