"""33A. Who is due, and where it comes onto the map."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.exchanges import same_counters
from grognard.games.sudden_storm.law.names import AXIS, CONDITIONAL, DELAYED, NOBODY, RETURNING, SOVIET, own
from grognard.games.sudden_storm.law.nationality import finland, gone_back, rumania
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.territory import finnish_room, limited_size, reserve_area
from grognard.games.sudden_storm.law.zoc import zoc
from grognard.kernel.cite import rule
from grognard.kernel.hexes import Gate, HexSet, bits
from grognard.kernel.menu import Cause
from grognard.kernel.places import POOL
from grognard.kernel.state import Position, UnitSet

DISTRICT, EASTERN, OTHER, CONDITION = "md ", "eastern", "other", "conditional "
COMING = ("arrive", "arrive_reserve", "conditional")
PARAGRAPHS = {
    "arctic": "SS 33A1.2",
    "sweden": "SS 33A1.3",
    "finland": "SS 33A1.4",
    "east": "SS 33A1.5",
    "finnish": "SS 33A1.6",
    "hungarian": "SS 33A1.6",
    "italian": "SS 33A1.6",
    "rumanian": "SS 33A1.6",
    "slovak": "SS 33A1.6",
    EASTERN: "SS 33A2.3",
    OTHER: "SS 33A2.4",
}
SUPPLIED = ("east", "finland")  # cities in regular supply
NEAR_RAIL = 2  # hexes


class Due(NamedTuple):
    """When a unit comes, and by which way in."""

    turn: int
    where: str


@lru_cache(maxsize=16)
def calendar(data: Data) -> dict[int, Due]:
    """Of each unit that comes by itself."""
    if data.scene.campaign:
        return {one.unit: Due(one.turn, one.where) for one in data.schedule if one.what in COMING}
    return {
        unit: Due(one.turn, one.way.removeprefix(CONDITION))
        for one in data.scene.coming
        for unit in one.units
    }


@rule("SS 33A.1")
def due(pos: Position, side: int) -> UnitSet:
    """Who comes now, and who has found no place so far."""
    data = book(pos).data
    listed = calendar(data)
    waiting = (pos.at(POOL) | pos.at(DELAYED[side])) & data.of_side[side]
    found = sum(1 << unit for unit in bits(waiting) if unit in listed and listed[unit].turn <= pos.state.turn)
    return found | sum(1 << unit for unit in returning(pos)) if side == AXIS else found


@rule("SS 33A1.1", "SS OB-A.9")
def returning(pos: Position) -> dict[int, str]:
    """Units withdrawn before whose return the calendar has announced, and their way in."""
    away = pos.at(RETURNING)
    events = (one for one in book(pos).data.schedule if one.what == "return") if away else ()
    return {
        unit: one.where
        for one in events
        for unit in bits(away & same_counters(pos, one.unit))
        if one.turn <= pos.state.turn
    }


def way_of(pos: Position, unit: int) -> str:
    """The way in of a unit that is due."""
    back = returning(pos) if pos.state.where[unit] == RETURNING else {}
    return back[unit] if unit in back else calendar(book(pos).data)[unit].where


# -- hexes


@lru_cache(maxsize=16)
def hexes_of_lines(lines: Gate) -> HexSet:
    found = 0
    for direction in lines:
        found |= direction
    return found


@lru_cache(maxsize=64)
def rim(data: Data, way: str) -> HexSet:
    """The edge of a scenario's area that a way in names."""
    spot, area = data.map.spot, data.scene.area & data.land
    columns, rows = ({spot[h][axis] for h in bits(area)} for axis in (0, 1))
    if way == "road_south":
        edge = sum(1 << h for h in bits(area) if spot[h][1] == max(rows))
        return edge & hexes_of_lines(data.ways)
    column = min(columns) if way == "west_edge" else max(columns)
    edge = sum(1 << h for h in bits(area) if spot[h][0] == column)
    return edge & hexes_of_lines(data.lines["rail"]) if way == "rail_east" else edge


RIMS = ("west_edge", "east_edge", "rail_east", "road_south")


@rule("SS 33A2.3")
@lru_cache(maxsize=16)
def eastern_edge(data: Data) -> HexSet:
    """Hexes of the eastern edge within two hexes of one whose railway leaves the map there."""
    edge = data.way_in(EASTERN)
    return edge & data.map.grid.disc(edge & hexes_of_lines(data.lines["rail"]), NEAR_RAIL)


@rule("SS 33A.1")
def open_hexes(pos: Position, side: int) -> HexSet:
    """Own hexes that are in no enemy zone of control."""
    return owned_hexes(pos, side) & book(pos).data.scene.area & ~zoc(pos, 1 - side)


@rule("SS 33A1.1", "SS 33A1.2", "SS 33A1.3", "SS 33A1.5", "SS 33A1.6")
def entry_hexes(pos: Position, side: int, way: str) -> HexSet:
    """The open hexes of a way in that no quota bears on."""
    data = book(pos).data
    if way in RIMS:
        return rim(data, way) & open_hexes(pos, side)
    if way == "sweden":
        return data.way_in(way)  # neutral land, which its one guest may cross (30B)
    found = cities_in(pos, way) & open_hexes(pos, side)
    return found & own(pos).supplied[side] if way in SUPPLIED else found


@rule("SS 31A2.4", "SS 31B.4")
def cities_in(pos: Position, way: str) -> HexSet:
    """The hexes of a way in as borders run now: of Finland and Rumania with what has gone back to them, of
    the USSR without it.
    """
    data = book(pos).data
    found = data.way_in(way)
    if way == "east" or way.startswith(DISTRICT):
        return found & ~gone_back(pos)
    if way in ("finnish", "finland"):
        north = data.arctic if way == "finnish" else 0
        return found | data.cities & finland(pos) & ~north
    return found | data.cities & rumania(pos) if way == "rumanian" else found


@rule("SS 33A1.4")
def hexes_in_finland(pos: Position, unit: int, found: HexSet) -> HexSet:
    """Not beyond the limit of Germans in the Finnish theatre."""
    room = finnish_room(pos)
    full = room is not None and limited_size(pos, unit) > room
    return found & ~book(pos).data.theatre("finnish") if full else found


# -- districts and other forces


def quota_used(pos: Position, what: str) -> int:
    return dict(own(pos).quotas).get(what, 0)


def city_at(data: Data, h: int) -> HexSet:
    """All hexes of a city."""
    return next((city for city in data.great_cities if city >> h & 1), 1 << h)


@lru_cache(maxsize=4096)
def key_of(data: Data, h: int) -> str:
    """A city in the quotas of a phase, by its first hex."""
    return f"city {data.map.label(bits(city_at(data, h))[0])}"


@rule("SS 33A2.1")
def district_hexes(pos: Position, way: str, isolated_too: bool = True) -> HexSet:
    """Major cities, then dot cities, then the isolated ones; then again. One round a phase for all who come
    (SS-P68); a city in an enemy zone of control is passed over (SS-R13).
    """
    data, cut, quotas = book(pos).data, own(pos).cut_off[SOVIET], dict(own(pos).quotas)
    turns: dict[tuple[int, int], HexSet] = {}
    for h in bits(cities_in(pos, way) & open_hexes(pos, SOVIET)):
        isolated = bool(cut >> h & 1)
        if isolated and not isolated_too:
            continue
        tier = 2 if isolated else 0 if data.major_cities >> h & 1 else 1
        place = quotas.get(key_of(data, h), 0), tier
        turns[place] = turns.get(place, 0) | 1 << h
    return turns[min(turns)] if turns else 0


def exact_type(pos: Position, unit: int) -> str:
    """A unit's exact type."""
    one = pos.game.roster[unit]
    return f"{one.kind} {one.size} {one.more.branch}"


PER_CITY, FROM_THE_EAST = 1, 3  # other forces of one exact type


@rule("SS 33A2.4")
def is_other_force(pos: Position, unit: int) -> HexSet:
    data, kind = book(pos).data, exact_type(pos, unit)
    here = data.way_in(OTHER) & open_hexes(pos, SOVIET)
    found = sum(1 << h for h in bits(here) if quota_used(pos, f"{key_of(data, h)} {kind}") < PER_CITY)
    if quota_used(pos, f"{EASTERN} {kind}") < FROM_THE_EAST:
        found |= eastern_edge(data) & open_hexes(pos, SOVIET)
    return found


# -- of a unit


@lru_cache(maxsize=16)
@rule("SS 33A1.6")
def joining_reserve(data: Data) -> frozenset[int]:
    """Allies that the calendar adds to the reserves, whenever they find a place."""
    return frozenset(one.unit for one in data.schedule if one.what == "arrive_reserve")


class Entry(NamedTuple):
    hexes: HexSet
    cite: str


def entry(pos: Position, unit: int) -> Entry:
    """Where a unit may come onto the map now, and the paragraph that says so."""
    way, data, side = way_of(pos, unit), book(pos).data, pos.game.roster[unit].side
    cite = PARAGRAPHS.get(way, "SS 33A1.1" if side == AXIS else "SS 33A2.2")
    if way.startswith(DISTRICT):
        return Entry(district_hexes(pos, way), "SS 33A2.1")
    if way == EASTERN:
        return Entry(eastern_edge(data) & open_hexes(pos, SOVIET), cite)
    if way == OTHER:
        return Entry(is_other_force(pos, unit), cite)
    found = entry_hexes(pos, side, way)
    if unit in joining_reserve(data):
        found &= reserve_area(pos, data.more(unit).nation)
    return Entry(hexes_in_finland(pos, unit, found) if way in SUPPLIED else found, cite)


@rule("SS 33A.1")
def elsewhere(pos: Position, unit: int, h: int) -> Cause:
    """Why a unit does not come in at a hex that is not among those of its entry."""
    way, side, cite = way_of(pos, unit), pos.game.roster[unit].side, entry(pos, unit).cite
    if way != "sweden" and not open_hexes(pos, side) >> h & 1:
        return Cause("SS 33A.1", "ss-why-not-open")
    if way in RIMS or way == EASTERN or not cities_in(pos, way) >> h & 1:
        return Cause(cite, "ss-why-not-there")
    if way in SUPPLIED:
        if not own(pos).supplied[side] >> h & 1:
            return Cause(cite, "ss-why-entry-unsupplied")
        numbers = ("re", limited_size(pos, unit)), ("room", max(0, finnish_room(pos) or 0))
        return Cause("SS 31B1.4", "ss-why-german-limit", numbers)
    if way == OTHER:
        return Cause(cite, "ss-why-one-of-a-type")
    return Cause("SS 31A2.2", "ss-why-reserve") if side == AXIS else Cause(cite, "ss-why-other-city-first")


@rule("SS 33A2.2")
def without_place(pos: Position, some: UnitSet) -> UnitSet:
    """Soviet units of a district all of whose major and dot cities are lost, or of a place that is."""
    mine, found = owned_hexes(pos, SOVIET), 0
    for unit in bits(some & book(pos).data.of_side[SOVIET]):
        way = way_of(pos, unit)
        if way not in (*RIMS, EASTERN, OTHER) and not cities_in(pos, way) & mine:
            found |= 1 << unit
    return found


# -- by sea

GERMAN = "german"


@rule("SS 33A1.1")
def can_come_by_sea(pos: Position, way: str) -> bool:
    """Do those who come by a way have the choice of ports off the map?"""
    scene = book(pos).data.scene
    return way == GERMAN and scene.campaign and scene.is_on("27")


# -- conditional units


@rule("SS 33A3", "SS OB-S.12")
def called_units(pos: Position) -> UnitSet:
    """Conditional units whose city has Axis units, other than Finns, within so many hexes."""
    data, listed = book(pos).data, calendar(book(pos).data)
    enemies = data.of_side[AXIS] & ~data.of_nation["finnish"]
    found = 0
    for unit in bits(pos.at(CONDITIONAL)):
        one = listed.get(unit, Due(NOBODY, ""))
        if 0 <= one.turn <= pos.state.turn:
            near = data.map.grid.disc(data.way_in(one.where), data.constant("conditional.hexes"))
            found |= 1 << unit if pos.units_in(near) & enemies else 0
    return found
