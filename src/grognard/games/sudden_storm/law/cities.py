"""3F, 3G, 30H and the order of battle: cities, garrisons, and what else stands on the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law.counters import read_natural
from grognard.games.sudden_storm.law.deployment import Standing, check_items
from grognard.games.sudden_storm.law.names import NATIONS, NOBODY, SIDES, TURNS
from grognard.games.sudden_storm.law.zones import Zone, read_chosen
from grognard.games.sudden_storm.map_types import CITIES
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet
from grognard.kernel.load import Files, Row
from grognard.kernel.maps import Map

CLASSES = (*CITIES, "fortress")
MAJOR = ("full_city", "partial_city")


class City(NamedTuple):
    """A hex of a city, or a fortress."""

    hex: int
    name: str
    kind: str
    country: str
    district: str
    vp: int
    rp: int  # Soviet replacement points
    airbase: int
    port: bool
    sea: str


STRONG, USUAL, WEAK = 8, 4, 2  # strengths of intrinsic defences
GREAT_PORTS = ("trondheim", "narvik")


@rule("SS 30J.1")
def intrinsic_strength(city: City, german_in_1939: bool) -> int:
    """Of a city of East Prussia, or of a Norwegian port; others have none."""
    prussian = city.country == "germany" and german_in_1939
    if not prussian and not (city.country == "norway" and city.port):
        return 0
    if city.kind in MAJOR or city.name in GREAT_PORTS:
        return STRONG
    return WEAK if prussian and city.kind == "reference_city" else USUAL


class Garrison(NamedTuple):
    """What the Soviets owe at a border or in a country (30H)."""

    name: str
    re: int
    mountain: int  # RE of these that are mountain troops
    hexes: HexSet
    first: int  # turn
    last: int


class Item(NamedTuple):
    """Something that is no unit, and where it is when the game begins."""

    kind: str
    side: int
    nation: str
    zone: str
    hex: int  # NOBODY: in the Urals
    many: int


CITY_COLUMNS = (
    *("hex", "city", "class", "country", "district", "zone", "vp", "rp", "airbase", "port", "sea", "source"),
)


@rule("SS 2D9")
def read_cities(files: Files, map: Map) -> dict[int, City]:
    """Every city and every fortress of the map, as the map has them."""
    found: dict[int, City] = {}
    for row in files.rows("cities.csv", CITY_COLUMNS):
        row.source()
        h, kind = read_hex(row, map), row.one_of("class", CLASSES)
        if h in found:
            raise row.bad("hex", f"{row['hex']} is given twice", "data-twice", given=row["hex"])
        if not map.features[kind] >> h & 1:
            raise row.bad("class", f"{row['hex']} has no {kind}")
        for attribute in ("country", "district", "zone", "sea"):
            check_attribute(row, map, h, attribute)
        found[h] = City(
            h,
            row["city"],
            kind,
            row["country"],
            row["district"],
            number(row, "vp"),
            number(row, "rp"),
            number(row, "airbase"),
            row.one_of("port", ("", "yes")) == "yes",
            row["sea"],
        )
    return found


def read_hex(row: Row, map: Map) -> int:
    return map.index[row.one_of("hex", map.index)]


def number(row: Row, column: str) -> int:
    return read_natural(row, column) if row[column] else 0


def check_attribute(row: Row, map: Map, h: int, attribute: str) -> None:
    value, values = row[attribute], map.attributes[attribute]
    if attribute == "sea" and not value:
        return
    if value != map.attributes_of(h).get(attribute, ""):
        row.one_of(attribute, ("", *values))
        raise row.bad(attribute, f"{row['hex']} does not lie in {value}")


GARRISON_COLUMNS = ("garrison", "re", "mountain", "where", "from_turn", "last_turn", "source")


def read_garrisons(files: Files, map: Map) -> tuple[Garrison, ...]:
    found = []
    for row in files.rows("garrisons.csv", GARRISON_COLUMNS):
        row.source()
        first, last = row.number("from_turn"), row.number("last_turn")
        if not 1 <= first <= last <= TURNS:
            raise row.bad("last_turn", f"from 1 to {TURNS}", "data-number", given=row["last_turn"])
        re, mountain = read_natural(row, "re"), read_natural(row, "mountain")
        found.append(Garrison(row["garrison"], re, mountain, read_chosen(row, "where", map), first, last))
    return tuple(found)


ITEMS = ("fort", "airfield", "factory", "capital", "resource", "railhead")
URALS = "urals"


def read_items(files: Files, map: Map, zones: Mapping[str, Zone]) -> tuple[Item, ...]:
    found, things = [], []
    for row in files.rows("items.csv", ("kind", "side", "nation", "zone", "hex", "count", "source", "note")):
        row.source()
        h = NOBODY if row["hex"] == URALS else read_hex(row, map)
        side, nation = SIDES.index(row.one_of("side", SIDES)), row.one_of("nation", NATIONS)
        kind = row.one_of("kind", ITEMS)
        if h == NOBODY and kind != "factory":
            raise row.bad("hex", "only a factory is in the Urals")
        found.append(Item(kind, side, nation, row["zone"], h, read_natural(row, "count")))
        things.append(Standing(row, kind, row["zone"], h))
    check_items(map, zones, things)
    return tuple(found)
