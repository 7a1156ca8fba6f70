"""The charts of Sudden Storm, each strictly read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from grognard.games.sudden_storm.law.air.base_charts import Repair, read_airbases, read_repair
from grognard.games.sudden_storm.law.air.charts import AirCharts, read_air
from grognard.games.sudden_storm.law.cities import (
    City,
    Garrison,
    Item,
    read_cities,
    read_garrisons,
    read_items,
)
from grognard.games.sudden_storm.law.constants import read_constants
from grognard.games.sudden_storm.law.counters import KINDS, SIZES, Type, read_face, read_natural, read_types
from grognard.games.sudden_storm.law.deployment import Limit, read_deployment
from grognard.games.sudden_storm.law.names import MP, NATIONS, TURNS, WEATHERS, ZONES
from grognard.games.sudden_storm.law.sea.links import SeaLinks, read_sea_links
from grognard.games.sudden_storm.law.terrain import Terrain, read_terrain
from grognard.games.sudden_storm.law.zones import Zone, read_zones
from grognard.kernel.cite import rule
from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files, Row
from grognard.kernel.maps import Map
from grognard.kernel.tables import OddsTable
from grognard.kernel.units import Face
from grognard.rules.readers import odds_table

ODDS = ("1-4", "1-3", "1-2", "1-1", "3-2", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1")
DICE = (-2, 9)  # rows of the combat results table
RESULTS = ("AE", "AH", "AR", "NE", "EX", "HX", "DR", "DH", "DE")
SAME = -1  # of the weather: a zone keeps what it had
DIE = 6
TWENTIETHS = 20  # of replacement points, in which they are kept
ALL = -1  # of a cost: the attack strength
MOVERS = ("foot", "cm")
WINTERED = ("below_fifth", "below_half", "half_or_more")


class Turn(NamedTuple):
    month: str
    half: int  # 1 or 2
    axis_rp: bool
    infantry: bool  # Soviet replacement points of each kind
    armour: bool
    artillery: bool
    reduced: bool  # Soviet zones of control (30G)
    winter: bool  # the first winter
    names: dict[str, str]


class Supply(NamedTuple):
    """Lengths of an element by weather, outside the Arctic and in it; none: any length."""

    usual: tuple[int | None, ...]
    arctic: tuple[int | None, ...]


class RpCost(NamedTuple):
    """What replaces a unit that wants points of two kinds."""

    nation: str  # or any
    kind: str
    size: str
    face: Face | None  # none: any strength
    armour: int  # ALL: the attack strength; no armour points: 0
    infantry: int


class Breakdown(NamedTuple):
    """What divisions break down into which sets of regiments."""

    nation: str
    kind: str
    faces: tuple[Face, ...]
    sets: tuple[str, ...]


class Replacement(NamedTuple):
    """Points of a pool of the Axis, on I turns from one on, in twentieths."""

    pool: str
    kind: str
    points: int
    first: int


class DistrictCity(NamedTuple):
    """A city that gives Soviet points; without a hex: the Eastern districts."""

    district: str
    hex: int
    points: int


@dataclass(frozen=True, eq=False)
class Tables:
    types: Mapping[str, Type]
    crt: OddsTable
    terrain: Mapping[str, Terrain]
    zoc: Mapping[str, tuple[int, int]]  # by class: the cost of leaving a zone, and a reduced one
    overrun: tuple[tuple[int, Mapping[str, int]], ...]  # by odds from the lowest, half points by class
    rail_rate: tuple[int, ...]  # hexes for a movement point, by weather
    supply: Mapping[str, Supply]
    winterization: Mapping[str, Mapping[str, int]]  # die modifier by attacker and defender
    weather: Mapping[tuple[int, str], tuple[int, ...]]  # by turn and zone: for each die, or SAME
    turns: tuple[Turn, ...]  # from turn 1
    cities: Mapping[int, City]  # by hex
    garrisons: tuple[Garrison, ...]
    items: tuple[Item, ...]
    zones: Mapping[str, Zone]
    deployment: tuple[Limit, ...]
    rp_costs: tuple[RpCost, ...]
    breakdowns: tuple[Breakdown, ...]
    axis_replacements: tuple[Replacement, ...]
    soviet_replacements: tuple[DistrictCity, ...]
    constants: Mapping[str, int]
    sea_links: SeaLinks
    airbases: Mapping[str, int]  # capacity by class of place
    repair: Repair
    air: AirCharts  # of air combat and bombing


@rule("SS 1.2", "SS 2D4")
def read_tables(files: Files, map: Map) -> Tables:
    """The charts of the games that lend theirs, rebuilt: each row says where it is from."""
    zones = read_zones(files, map)
    return Tables(
        types=read_types(files),
        crt=read_combat_table(files),
        terrain=read_terrain(files),
        zoc=read_zoc(files),
        overrun=read_overrun(files),
        rail_rate=tuple(read_natural(row, "hexes_per_mp") for row in rows_by_weather(files)),
        supply=read_supply(files),
        winterization=read_winterization(files),
        weather=read_weather(files),
        turns=read_turns(files),
        cities=read_cities(files, map),
        garrisons=read_garrisons(files, map),
        items=read_items(files, map, zones),
        zones=zones,
        deployment=read_deployment(files, map, zones),
        rp_costs=read_rp_costs(files),
        breakdowns=read_breakdowns(files),
        axis_replacements=read_axis_replacements(files),
        soviet_replacements=read_soviet_replacements(files, map),
        constants=read_constants(files),
        sea_links=read_sea_links(files, map),
        airbases=read_airbases(files),
        repair=read_repair(files),
        air=read_air(files),
    )


@rule("SS 1.2")
def read_in_order(
    files: Files, file: str, key: str, names: Sequence[str], columns: Sequence[str]
) -> list[Row]:
    """The rows of a table, one for each name and in their order."""
    rows = files.rows(file, (key, *columns, "source"))
    for name, row in zip(names, rows, strict=False):
        row.source()
        if row[key] != name:
            raise row.bad(key, f"{name} comes next")
    if len(rows) != len(names):
        many = len(names)
        raise BadInput(f"{many} rows are required", "data-rows", many=many).located_at(files.read(file)[1])
    return rows


# -- combat


@rule("SS 2D1")
def read_combat_table(files: Files) -> OddsTable:
    return odds_table(files, ODDS, lambda row, column: row.one_of(column, RESULTS), *DICE)


def read_winterization(files: Files) -> dict[str, dict[str, int]]:
    rows = read_in_order(files, "winterization.csv", "attacker", WINTERED, WINTERED)
    return {row["attacker"]: {column: row.number(column) for column in WINTERED} for row in rows}


# -- movement


def read_zoc(files: Files) -> dict[str, tuple[int, int]]:
    """In half points."""
    rows = read_in_order(files, "zoc_costs.csv", "mover", (*MOVERS, "flotilla"), ("standard", "reduced"))
    return {
        row["mover"]: (read_natural(row, "standard") * MP, read_natural(row, "reduced") * MP) for row in rows
    }


def read_overrun(files: Files) -> tuple[tuple[int, dict[str, int]], ...]:
    found: list[tuple[int, dict[str, int]]] = []
    for row in files.rows("overrun_costs.csv", ("odds_from", *MOVERS, "source")):
        row.source()
        if found and row.number("odds_from") <= found[-1][0]:
            raise row.bad("odds_from", "odds rise from row to row")
        found.append((row.number("odds_from"), {mover: read_natural(row, mover) * MP for mover in MOVERS}))
    return tuple(found)


def rows_by_weather(files: Files) -> list[Row]:
    """Of rail rates, in the order of WEATHERS."""
    rows = {
        row["weather"]: row for row in files.rows("rail_rates.csv", ("weather", "hexes_per_mp", "source"))
    }
    for weather in WEATHERS:
        if weather not in rows:
            raise BadInput(f"no row for {weather}", "data-no-row", name=weather).located_at("rail_rates.csv")
        rows[weather].source()
    return [rows[weather] for weather in WEATHERS]


ELEMENTS = ("overland", "truck", "road", "special", "communications", "rail")


def read_supply(files: Files) -> dict[str, Supply]:
    columns = [*WEATHERS, *(f"arctic_{weather}" for weather in WEATHERS)]
    files.cells("supply_lengths.csv", ("element", *columns, "source"))
    rows = read_in_order(files, "supply_lengths.csv", "element", ELEMENTS, columns)
    return {
        row["element"]: Supply(
            *(tuple(length(row, f"{where}{w}") for w in WEATHERS) for where in ("", "arctic_"))
        )
        for row in rows
    }


def length(row: Row, column: str) -> int | None:
    return None if row[column] == "-" else read_natural(row, column)


# -- weather and turns


@rule("SS 2D3", "SS 28A3")
def read_weather(files: Files) -> dict[tuple[int, str], tuple[int, ...]]:
    """A row for each turn and zone, a column for each throw."""
    dice = tuple(str(die) for die in range(1, DIE + 1))
    words = {weather: n for n, weather in enumerate(WEATHERS)} | {"same": SAME}
    found: dict[tuple[int, str], tuple[int, ...]] = {}
    for row in files.rows("weather.csv", ("turn", "zone", *dice, "source")):
        row.source()
        key = row.number("turn"), row.one_of("zone", ZONES)
        if key in found or not 1 <= key[0] <= TURNS:
            raise row.bad("turn", f"each zone once for each turn from 1 to {TURNS}")
        found[key] = tuple(words[row.one_of(die, words)] for die in dice)
    if len(found) != TURNS * len(ZONES):
        many = TURNS * len(ZONES)
        raise BadInput(f"{many} rows are required", "data-rows", many=many).located_at(
            files.read("weather.csv")[1]
        )
    return found


TURN_COLUMNS = (
    *("id", "fr", "en", "month", "half", "axis_rp", "soviet_infantry_rp", "soviet_armor_rp"),
    *("soviet_artillery_rp", "soviet_zoc", "winter"),
)


@rule("SS 2D3", "SS 36A")
def read_turns(files: Files) -> tuple[Turn, ...]:
    rows = read_in_order(files, "turns.csv", "turn", [str(n) for n in range(1, TURNS + 1)], TURN_COLUMNS)
    return tuple(
        Turn(
            row["month"],
            ("I", "II").index(row.one_of("half", ("I", "II"))) + 1,
            read_flag(row, "axis_rp"),
            read_flag(row, "soviet_infantry_rp"),
            read_flag(row, "soviet_armor_rp"),
            read_flag(row, "soviet_artillery_rp"),
            row.one_of("soviet_zoc", ("", "reduced")) == "reduced",
            read_flag(row, "winter"),
            {"fr": row["fr"], "en": row["en"]},
        )
        for row in rows
    )


def read_flag(row: Row, column: str) -> bool:
    return row.one_of(column, ("", "yes")) == "yes"


# -- replacements


def read_rp_costs(files: Files) -> tuple[RpCost, ...]:
    columns = ("nation", "kind", "size", "strength", "armor", "infantry", "source")
    found = []
    for row in files.rows("axis_rp_costs.csv", columns):
        row.source()
        kind, size = row.one_of("kind", KINDS), row.one_of("size", (*SIZES, "-"))
        found.append(
            RpCost(
                row.one_of("nation", (*NATIONS, "any")),
                kind,
                "" if size == "-" else size,
                None if row["strength"] in ("any", "-") else read_face(row, "strength"),
                ALL if row["armor"] == "all" else read_natural(row, "armor"),
                read_natural(row, "infantry"),
            )
        )
    return tuple(found)


def read_breakdowns(files: Files) -> tuple[Breakdown, ...]:
    columns = ("nation", "kind", "size", "strengths", "parts", "sets", "source")
    found = []
    for row in files.rows("breakdowns.csv", columns):
        row.source()
        row.one_of("size", ("XX",))
        faces = []
        for strength in row["strengths"].split():
            one = Row(row.file, row.line, {"strengths": strength})
            face = read_face(one, "strengths")
            assert face is not None
            faces.append(face)
        nation, kind = row.one_of("nation", NATIONS), row.one_of("kind", KINDS)
        found.append(Breakdown(nation, kind, tuple(faces), tuple(row["sets"].split())))
    return tuple(found)


def read_axis_replacements(files: Files) -> tuple[Replacement, ...]:
    found = []
    for row in files.rows("axis_replacements.csv", ("pool", "type", "rp", "from_turn", "source")):
        row.source()
        try:
            points = Fraction(row["rp"]) * TWENTIETHS
        except ValueError:
            points = Fraction(-1)
        if points < 0 or points.denominator != 1:
            raise row.bad("rp", f'"{row["rp"]}" is no number of points', "data-number", given=row["rp"])
        pool, kind = row.one_of("pool", (*NATIONS, "axis")), row.one_of("type", ("infantry", "armor"))
        found.append(Replacement(pool, kind, int(points), read_natural(row, "from_turn")))
    return tuple(found)


EASTERN = "eastern"


def read_soviet_replacements(files: Files, map: Map) -> tuple[DistrictCity, ...]:
    """Infantry points; a row without a hex: the Eastern districts."""
    places = {place.id: place.hex for place in map.places}
    found = []
    for row in files.rows("soviet_replacements.csv", ("district", "city", "hex", "rp", "source")):
        row.source()
        district = row.one_of("district", (*map.attributes["district"], EASTERN))
        h = -1
        if district != EASTERN:
            h = places[row.one_of("city", places)]
            if map.label(h) != row["hex"] or not map.attributes["district"][district] >> h & 1:
                raise row.bad("hex", f"{row['city']} is at {map.label(h)}, and lies in its district")
        found.append(DistrictCity(district, h, read_natural(row, "rp")))
    return tuple(found)
