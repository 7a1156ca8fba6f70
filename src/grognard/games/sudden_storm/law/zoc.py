"""5, 30G and SS-P36. Zones of control, standard and reduced, and what leaving them costs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from grognard.games.sudden_storm.law import crossings
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import FED, SOVIET, STARVING, own
from grognard.games.sudden_storm.law.presence import divisions, land_units, occupied_hexes, side_of
from grognard.games.sudden_storm.law.weather_areas import AreaWeather, area_weather, frozen_swamps
from grognard.kernel.cite import rule
from grognard.kernel.hexes import SHUT, Gate, HexSet, subtract_gate, unite_gates
from grognard.kernel.network import MoveTerms, Tolls
from grognard.kernel.state import Position, UnitSet, side_fact

Zones = tuple[HexSet, HexSet]  # those that are only reduced, and the standard ones
EVERYWHERE = ("a", "g")  # zones of weather where small units have a ZOC, and none is reduced by 30G
NO_CAVALRY = ("cavalry", "mountain_cavalry")

# -- what a class of mover may enter


def barred_hexes(data: Data, mover: str, now: AreaWeather) -> HexSet:
    """Hexes whose terrain is prohibited to a class in this weather."""
    found, frozen = 0, frozen_swamps(data, now)
    for name, hexes in data.map.terrain.items():
        costs = data.tables.terrain[name].costs[mover]
        for zone, weather in zip(data.weather_zones, now.weather, strict=True):
            if costs[weather] is None:
                found |= hexes & zone
    return found & ~frozen


@rule("SS 5.1", "SS 5.2")
@lru_cache(256)
def zoc_steps(data: Data, mover: str, now: AreaWeather) -> Gate:
    """The steps through which a class of mover has a ZOC: through all six sides, but not over those that it
    may not cross, nor into terrain that it may not enter, except along a line (SS-P5).
    """
    if mover == "none":
        return SHUT
    grid, found = data.map.grid, crossings.steps(data, now)
    no_way = subtract_gate(grid.toward(barred_hexes(data, mover, now)), data.ways)
    if mover in NO_CAVALRY:
        no_way = unite_gates(no_way, grid.toward(data.arctic))
    return subtract_gate(found, no_way)


# -- the zones of units


@lru_cache(8)
def small_zones(data: Data) -> HexSet:
    found = 0
    for name in EVERYWHERE:
        found |= data.map.attributes["zone"][name]
    return found


@lru_cache(8)
def units_by_class(data: Data) -> dict[str, UnitSet]:
    """The units that can have a ZOC at all, by the class they move as; trucks have none (14D)."""
    found: dict[str, UnitSet] = {}
    for unit, mover in enumerate(data.movers):
        if data.combat_units >> unit & 1:
            found[mover] = found.get(mover, 0) | 1 << unit
    return found


@rule("SS 5.3", "SS 5.4")
def spread(pos: Position, side: int, units: UnitSet) -> HexSet:
    """The hexes into which some units of a side have a ZOC.

    A division has one everywhere; what is smaller, only in hexes of zones A and G, wherever it stands
    (SS-P4). There is none out of neutral land, nor into it (SS-P34).
    """
    data, now, grid = book(pos).data, area_weather(pos), pos.game.map.grid
    whole, neutral = divisions(pos, units), own(pos).neutral
    found = 0
    for mover, able in units_by_class(data).items():
        if not units & able:
            continue
        gate, big = zoc_steps(data, mover, now), pos.hexes_of(units & able & whole) & ~neutral
        if big:
            found |= grid.spread(big, gate)
        if small := pos.hexes_of(units & able & ~whole) & ~big & ~neutral:
            found |= grid.spread(small, gate) & small_zones(data)
    return found & bounds(pos, side)


@rule("SS 30F1")
def bounds(pos: Position, side: int) -> HexSet:
    """Where a side's ZOC can be: not in neutral land; in the surprise turn the Soviets' only in the USSR."""
    data, now = book(pos).data, own(pos)
    return (data.ussr if side == SOVIET and now.surprise else data.land) & ~now.neutral


@rule("SS 30G.4")
def unready(pos: Position, side: int) -> HexSet:
    """Where a side's ZOC is reduced because of the time: the hex into which it runs decides (SS-P35)."""
    data = book(pos).data
    if side != SOVIET or not data.turn(pos.state.turn).reduced:
        return 0
    return data.land & ~small_zones(data)


def weakened_units(pos: Position) -> UnitSet:
    """Units in their second turn out of supply or later; who draws on a special source is spared (12E)."""
    return pos.state.marks[STARVING] & ~pos.state.marks[FED]


@rule("SS 12D.3", "SS 5.5")
def split_zones(pos: Position, side: int, strong: HexSet, weak: HexSet) -> Zones:
    """The reduced and the standard zone: where a standard one runs, no reduced one counts."""
    late = strong & unready(pos, side)
    strong &= ~late
    return (weak | late) & ~strong, strong


@side_fact("steps", "starving", "fed", "weather", "cold", "neutral", "turn", "surprise")
def land_zones(pos: Position, side: int) -> Zones:
    """The zones of all units of a side, but for what crosses to Kronshtadt."""
    units, starving = land_units(pos, side), weakened_units(pos)
    weak = spread(pos, side, units & starving) if units & starving else 0
    return split_zones(pos, side, spread(pos, side, units & ~starving), weak)


@side_fact("steps", "starving", "fed", "weather", "cold", "neutral", "turn", "surprise", "soviet")
def zones(pos: Position, side: int) -> Zones:
    """The hexes of a side's ZOC: those where it is only reduced, and those where it is standard."""
    return with_crossing(pos, side, land_units(pos, side), land_zones(pos, side))


def with_crossing(pos: Position, side: int, units: UnitSet, found: Zones) -> Zones:
    """The same with what crosses to Kronshtadt, or from it (SS-P36)."""
    data = book(pos).data
    if not crossings.is_kronshtadt_open(pos, side) or not occupied_hexes(pos, side) & data.area(
        "kronshtadt_crossing"
    ):
        return found
    gate, whole = crossings.to_kronshtadt(data), divisions(pos, units)
    starving = weakened_units(pos)
    strong, weak = (
        pos.game.map.grid.spread(pos.hexes_of(some), gate) for some in (whole & ~starving, whole & starving)
    )
    more = split_zones(pos, side, strong, weak)
    return (found[0] | more[0]) & ~(found[1] | more[1]), found[1] | more[1]


def zones_of(pos: Position, side: int, units: UnitSet) -> Zones:
    """The same for some units of a side on the map, as if the others were not there."""
    starving = weakened_units(pos)
    weak, strong = spread(pos, side, units & starving), spread(pos, side, units & ~starving)
    return with_crossing(pos, side, units, split_zones(pos, side, strong, weak))


def zoc(pos: Position, side: int) -> HexSet:
    """The hexes of a side's ZOC, reduced or not."""
    reduced, standard = zones(pos, side)
    return reduced | standard


@rule("SS 3E.2")
def uncontested_zoc(pos: Position, side: int) -> HexSet:
    """Where a side alone has a ZOC, and no enemy stands."""
    return zoc(pos, side) & ~occupied_hexes(pos, 1 - side) & ~zoc(pos, 1 - side)


@lru_cache(4096)
def next_to(data: Data, mover: str, now: AreaWeather, h: int) -> HexSet:
    """The hexes into which a class of mover has a ZOC out of one."""
    return data.map.grid.spread(1 << h, zoc_steps(data, mover, now))


def zones_from(pos: Position, unit: int, path: Sequence[int]) -> list[HexSet]:
    """For each hex, those into which a unit would have a ZOC if it stood there."""
    data, side, now = book(pos).data, side_of(pos, unit), area_weather(pos)
    if not data.combat_units >> unit & 1:
        return [0] * len(path)
    whole = bool(divisions(pos, 1 << unit))
    limits, neutral = bounds(pos, side) & (-1 if whole else small_zones(data)), own(pos).neutral
    found = [next_to(data, data.movers[unit], now, h) & limits for h in path]
    if crossings.is_kronshtadt_open(pos, side) and whole:
        gate, grid = crossings.to_kronshtadt(data), data.map.grid
        found = [zone | grid.spread(1 << h, gate) for zone, h in zip(found, path, strict=True)]
    return [0 if neutral >> h & 1 else zone for zone, h in zip(found, path, strict=True)]


def zone_from(pos: Position, unit: int, h: int) -> HexSet:
    return zones_from(pos, unit, (h,))[0]


# -- what it costs to leave them


@lru_cache(8)
@rule("SS 6A.1", "SS 6A.2", "SS 6A.3")
def tolls(data: Data, mover: str) -> Tolls:
    """What a step costs besides, by the zone left and the zone entered: nothing where none is left, the
    reduced price where both are reduced or none is entered, else the standard one.
    """
    standard, reduced = data.tables.zoc[mover if mover in data.tables.zoc else "foot"]
    return (0, 0, 0), (reduced, reduced, standard), (standard, standard, standard)


@side_fact("steps", "starving", "fed", "weather", "cold", "neutral", "turn", "surprise", "soviet")
def terms_against(pos: Position, side: int) -> dict[str, MoveTerms]:
    """What the ZOC of a side means for enemies, by their class; they may be anywhere."""
    data = book(pos).data
    return {
        mover: MoveTerms(pos.game.map.grid.board, zones=zones(pos, side), toll=tolls(data, mover))
        for mover in ("foot", "cm")
    }


def terms(pos: Position, side: int, mover: str) -> MoveTerms:
    """The tolls that a side's units of a class pay: the movement chapter says where they may be."""
    return terms_against(pos, 1 - side)["cm" if mover == "cm" else "foot"]


def terms_without(pos: Position, side: int, mover: str, units: UnitSet, near: HexSet) -> MoveTerms:
    """The same in some hexes, as if some enemy units had no ZOC: those that are being overrun (13.4)."""
    around = pos.units_in(pos.game.map.grid.disc(near, 1) & occupied_hexes(pos, 1 - side))
    left = zones_of(pos, 1 - side, around & ~units)
    return terms(pos, side, mover)._replace(zones=left)
