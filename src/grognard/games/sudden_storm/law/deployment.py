"""35 and the orders of battle. Where armies and things stand before the first turn, and how many where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from grognard.games.sudden_storm.law.counters import read_natural
from grognard.games.sudden_storm.law.zones import Zone, read_chosen
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.load import Files, Row
from grognard.kernel.maps import Map
from grognard.kernel.units import Roster

DIVISION, RE, UNIT = "division", "re", "unit"
HEX, CITY = "hex", "city"
BESIDE = "nondiv_"  # zones of units that stand with others of their district, or in a city or fortress
APART = 3  # hexes between airfields of the Soviets, and more


class Limit(NamedTuple):
    """So many of an army, at least or at most, in a part of its zone, or in each hex or city of that."""

    zone: str
    what: str
    least: int
    most: int | None
    hexes: HexSet
    each: str


@rule("SS OB-A.3", "SS OB-A.4", "SS OB-A.6", "SS OB-S.2", "SS OB-S.3", "SS OB-S.4", "SS OB-S.6")
def read_deployment(files: Files, map: Map, zones: Mapping[str, Zone]) -> tuple[Limit, ...]:
    found = []
    for row in files.rows("deployment.csv", ("zone", "what", "least", "most", "where", "each", "source")):
        row.source()
        zone = zones[row.one_of("zone", zones)]
        least = read_natural(row, "least") if row["least"] else 0
        most = read_natural(row, "most") if row["most"] else None
        if most is not None and most < least:
            raise row.bad("most", f"no less than {least}", "data-number", given=row["most"])
        found.append(
            Limit(
                zone.name,
                row.one_of("what", (DIVISION, RE, UNIT)),
                least,
                most,
                read_chosen(row, "where", map) & zone.hexes,
                row.one_of("each", ("", HEX, CITY)),
            )
        )
    return tuple(found)


# -- units


def army(roster: Roster, zone: str) -> list[int]:
    return [number for number, unit in enumerate(roster.units) if unit.more.zone == zone]


def measure(roster: Roster, unit: int, what: str) -> int:
    if what == RE:
        return int(roster[unit].more.re)
    return 1 if what == UNIT or roster[unit].size == "XX" else 0


def parts(limit: Limit, cities: Sequence[HexSet]) -> Iterator[HexSet]:
    """The parts of a zone for which a limit holds, one by one."""
    rest = limit.hexes
    if not limit.each:
        yield rest
    while limit.each and rest:
        first = next(iter(bits(rest)))
        whole_city = next((city for city in cities if city >> first & 1), 1 << first)
        part = whole_city & limit.hexes if limit.each == CITY else 1 << first
        yield part
        rest &= ~part


def count_in_zone(roster: Roster, limit: Limit, where: Sequence[int], part: HexSet) -> int:
    """How much of the army stands in a part of its zone."""
    mine = (unit for unit in army(roster, limit.zone) if where[unit] >= 0)
    return sum(measure(roster, unit, limit.what) for unit in mine if part >> where[unit] & 1)


@rule("SS OB-A.3", "SS OB-A.4", "SS OB-A.6", "SS OB-S.2", "SS OB-S.3", "SS OB-S.4", "SS OB-S.6")
def broken_limits(
    roster: Roster, limits: Sequence[Limit], cities: Sequence[HexSet], where: Sequence[int]
) -> list[Limit]:
    """The limits that a whole set-up breaks."""
    found = []
    for limit in limits:
        many = [count_in_zone(roster, limit, where, part) for part in parts(limit, cities)]
        if any(one < limit.least or (limit.most is not None and one > limit.most) for one in many):
            found.append(limit)
    return found


@rule("SS OB-A.1", "SS OB-A.5", "SS OB-A.7", "SS OB-S.1", "SS OB-S.5")
def zone_left(roster: Roster, zones: Mapping[str, Zone], unit: int, at: int) -> Zone | None:
    """The zone of a unit that stands outside it."""
    zone = zones.get(roster[unit].more.zone)
    return zone if zone is not None and not zone.hexes >> at & 1 else None


@rule("SS OB-S.1")
def is_alone(
    roster: Roster, zones: Mapping[str, Zone], quarters: HexSet, unit: int, where: Sequence[int]
) -> bool:
    """Is a brigade of a border district without another unit of that district, and in no city or fortress?"""
    zone = roster[unit].more.zone
    if not zone.startswith(BESIDE) or quarters >> where[unit] & 1:
        return False
    land = zones[zone].hexes
    others = (
        other
        for other, at in enumerate(where)
        if at == where[unit] and other != unit and not roster[other].more.zone.startswith(BESIDE)
    )
    return not any(land >> where[other] & 1 for other in others)


# -- forts and airfields


class Standing(NamedTuple):
    """A thing on the map at the start: its row, its kind, the zone it must lie in."""

    row: Row
    kind: str
    zone: str
    hex: int


@rule("SS OB-A.4", "SS OB-S.7")
def check_items(map: Map, zones: Mapping[str, Zone], things: Sequence[Standing]) -> None:
    """Each in its zone; Soviet airfields more than three hexes apart."""
    fields: list[int] = []
    for one in things:
        zone = zones.get(one.zone)
        if zone is not None and not zone.hexes >> one.hex & 1:
            raise one.row.bad("hex", f"{one.row['hex']} is not in {zone.name}")
        if one.kind == "airfield" and one.row["side"] == "soviet":
            if any(map.grid.distance(one.hex, other) <= APART for other in fields):
                raise one.row.bad("hex", f"an airfield within {APART} hexes of {one.row['hex']}")
            fields.append(one.hex)
