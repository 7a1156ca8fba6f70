"""The counters, the map and the tables, from the data files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from typing import NamedTuple

from grognard.games.velikiye_luki import map_types
from grognard.games.velikiye_luki.law.names import GERMAN, GROUPS, MP, SIDES, SOVIET, WEATHERS
from grognard.kernel.cite import rule
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import Gate, HexSet, bits, hexset
from grognard.kernel.load import Files, Row
from grognard.kernel.maps import Map, load_map
from grognard.kernel.state import UnitSet
from grognard.kernel.tables import OddsTable
from grognard.kernel.units import Face, Roster, Unit
from grognard.rules.goals import Faults, check_victory
from grognard.rules.readers import (
    Effect,
    counter,
    counters,
    effects,
    gates,
    odds_table,
    units_by_kind,
    units_by_side,
    with_own_names,
)
from grognard.rules.scenario import Scenario, read_scenario
from grognard.rules.schedule import Schedule, printed_schedule

FOOT_KINDS = ("infantry", "mountain", "parachute", "security", "cadre", "ski", "engineer", "antitank")
MOTOR_KINDS = ("tank", "mechanised", "assault_gun", "portee", "flame", "recon", "motorised", "rocket", "hq")
KINDS = (*FOOT_KINDS, *MOTOR_KINDS, "festung")
SIZES = ("XX", "X", "III", "KG", "II", "I", "HQ", "-")
QUALITIES = "ABCD"
COLUMNS = ("1/3", "1/2", "1/1", "3/2", "2/1", "3/1", "4/1", "5/1", "6/1", "7/1", "8/1")
CLASSES = ("foot", "ski", "motor")  # of movers
LEVELS = 5  # of each Festung
TURNS = 11


class More(NamedTuple):
    """What a counter says besides: quality, signs, and how it comes on."""

    quality: str
    star: bool = False  # armour bonus
    dot: bool = False  # antitank
    colour: str = ""
    supports: int = 0
    range: int = 0
    entry: tuple[str, ...] = ()
    penalty: int = 0  # movement points
    rank: int = 0  # place in the list of reinforcements; counters that it gives together have one place


@dataclass(frozen=True, eq=False)
class Data:
    files: Files
    map: Map
    roster: Roster
    crt: OddsTable
    bold: frozenset[str]
    quality: dict[str, tuple[int, ...]]
    effects: dict[str, Effect[int]]
    air: tuple[tuple[int, int], ...]  # by weather, Soviet and German
    guns: tuple[tuple[int, int], ...]  # by turn
    scenario: Scenario | None  # none: the game of the rulebook

    @cached_property
    def last_turn(self) -> int:
        return TURNS if self.scenario is None else self.scenario.turns[1]

    @cached_property
    def levels(self) -> int:
        """What the garrison begins with: both Festungs at five, unless a scenario has them smaller."""
        festungs, small = bits(self.units_of_kind["festung"]), self.scenario
        if small is None:
            return LEVELS * len(festungs)
        return sum(small.steps[u] for u in festungs if small.where[u] >= 0)

    @cached_property
    def prize_hexes(self) -> tuple[HexSet, HexSet]:
        """The places worth three points and one; in a scenario only those it names, one each."""
        areas, small = self.map.areas, self.scenario
        if small is None:
            return areas["victory_3"], areas["victory_1"]
        return 0, small.hexes(self.map, "places")

    @cached_property
    def points_needed(self) -> int:
        """The points that win a scenario for the Soviets; none in the game of the rulebook, which has
        degrees.
        """
        return 0 if self.scenario is None else int(self.scenario.victory.need("points", int))

    @cached_property
    def units_of_kind(self) -> dict[str, UnitSet]:
        return units_by_kind(self.roster, KINDS)

    @cached_property
    def of_side(self) -> tuple[UnitSet, UnitSet]:
        return units_by_side(self.roster)

    @cached_property
    def reinforcements(self) -> Schedule:
        return printed_schedule(self.roster)

    @cached_property
    def entry_lists(self) -> tuple[HexSet, ...]:
        """The hexes where each unit comes on by its list."""
        areas = self.map.areas
        return tuple(reduce(or_, (areas[name] for name in u.more.entry), 0) for u in self.roster.units)

    @cached_property
    def edges(self) -> tuple[HexSet, HexSet]:
        """Where each side comes on at all: its edges of supply and its entry hexes."""
        return (self._edges(SOVIET), self._edges(GERMAN))

    def _edges(self, side: int) -> HexSet:
        lists = (self.entry_lists[u] for u in bits(self.of_side[side]))
        return reduce(or_, lists, self.map.areas[f"{SIDES[side]}_supply"])

    @cached_property
    def rim(self) -> HexSet:
        """The hexes on the edge of the map."""
        grid = self.map.grid
        return hexset(h for h in bits(grid.board) if grid.adjacent(1 << h).bit_count() < 6)

    @cached_property
    @rule("VL 1.3k")
    def foot(self) -> UnitSet:
        return self.roster.where(lambda u: u.kind in FOOT_KINDS)

    @cached_property
    @rule("VL 1.3l", "VL 1.3c", "VL 1.4j", "VL 1.5l")
    def motor(self) -> UnitSet:
        return self.roster.where(lambda u: u.kind in MOTOR_KINDS)

    @cached_property
    def movers(self) -> tuple[str, ...]:
        """The class each unit moves as."""
        kinds = {**dict.fromkeys(MOTOR_KINDS, "motor"), "ski": "ski"}
        return tuple(kinds.get(u.kind, "foot") for u in self.roster.units)

    @cached_property
    @rule("VL 4.1a")
    def combat(self) -> UnitSet:
        """Units that fight: all but HQs, rockets and the garrison."""
        return self.roster.where(lambda u: u.kind not in ("hq", "rocket", "festung"))

    @cached_property
    def divisions(self) -> UnitSet:
        """Soviet rifle divisions; the Germans have none."""
        return self.roster.where(lambda u: u.size == "XX")

    @cached_property
    def rifles(self) -> UnitSet:
        """Infantry, skiers and cadres of regiment size and more."""
        return self.roster.where(
            lambda u: u.kind in ("infantry", "cadre", "ski") and u.size in ("XX", "X", "III")
        )

    @cached_property
    def armour_by_size(self) -> dict[str, UnitSet]:
        """Tank and mechanised units; flame tanks are tanks."""
        armour = self.roster.where(lambda u: u.kind in ("tank", "flame", "mechanised"))
        return {size: armour & units for size, units in self.roster.by(lambda u: u.size).items()}

    @cached_property
    def battalions(self) -> UnitSet:
        """Battalions and companies."""
        return self.roster.where(lambda u: u.size in ("II", "I"))

    @cached_property
    def corps(self) -> UnitSet:
        """The brigades of the 2nd Mechanised Corps."""
        return self.roster.where(lambda u: u.formation == "2M" and u.size == "X")

    @cached_property
    def regiments(self) -> dict[str, UnitSet]:
        """Of each formation."""
        regiments = self.roster.where(lambda u: u.size == "III")
        return {name: regiments & units for name, units in self.roster.by(lambda u: u.formation).items()}

    @cached_property
    def city(self) -> HexSet:
        return self.map.areas["velikie_louki"]

    @cached_property
    def beside_city(self) -> frozenset[int]:
        """The hexes next to one of the city's, one by one: its own too, for whoever stands in one that is
        free.
        """
        return frozenset(bits(self.map.grid.adjacent(self.city)))

    @cached_property
    def lines(self) -> dict[str, Gate]:
        """The steps along roads and along railways."""
        return gates(self.map, map_types.LINES)

    @cached_property
    def values(self) -> tuple[tuple[int, ...], ...]:
        """The combat value of each unit by the steps it has left."""
        return tuple((0, *(face.attack for face in reversed(u.faces))) for u in self.roster.units)

    @cached_property
    def fighting(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The combat units of each side."""
        soviet, german = (tuple(bits(self.of_side[side] & self.combat)) for side in (SOVIET, GERMAN))
        return soviet, german

    def more(self, unit: int) -> More:
        found: More = self.roster[unit].more
        return found


@rule("VL 1.2b", "VL 1.2c")
def read_map(files: Files) -> Map:
    found = load_map(files, map_types.TERRAINS, map_types.FEATURES, map_types.SIDES, map_types.LINES)
    for name in map_types.AREAS:
        if name not in found.areas:
            raise BadInput(f"areas.csv: no area {name}")
    return found


UNIT_COLUMNS = (
    *("id", "side", "formation", "colour", "kind", "size", "values", "quality", "signs", "fr", "en"),
    *("setup", "arrives", "entry", "penalty", "together", "source"),
)


@rule("VL 0.2", "VL 1.3a", "VL 1.3b", "VL 1.3d", "VL 1.3h", "VL 5.1a", "VL 14")
def read_units(files: Files, map: Map) -> Roster:
    ranks = list_places(files.rows("units.csv", UNIT_COLUMNS))
    units = counters(files, UNIT_COLUMNS, lambda row: _unit(row, ranks[row["id"]], map))
    return Roster.of(with_own_names(units, files), group, GROUPS, map.grid.size)


@rule("VL 13.2b")
def list_places(rows: list[Row]) -> dict[str, int]:
    """The order of the list of reinforcements: that of the rows, but counters given together share the place
    of the first.
    """
    first = {row["id"]: place for place, row in enumerate(rows)}
    for row in rows:
        with_ = row["together"]
        if with_ and (with_ not in first or rows[first[with_]]["arrives"] != row["arrives"]):
            raise row.bad("together", f'"{with_}" is no unit of the same turn')
    return {row["id"]: first[row["together"] or row["id"]] for row in rows}


@rule("VL 1.3j", "VL 3.1b", "VL 1.3m", "VL 1.3n", "VL 1.3o", "VL 1.3e", "VL 1.3f", "VL 1.3g", "VL 1.3i")
def _unit(row: Row, rank: int, map: Map) -> Unit:
    """Foot units have 6 points, the others 8; as many steps as the counter and its cadre have values."""
    kind = row.one_of("kind", KINDS)
    values = row.numbers("values")
    signs = {
        name: number or "1" for name, _, number in (sign.partition(":") for sign in row["signs"].split())
    }
    entry = tuple(row["entry"].split())
    for area in entry:
        if area not in map.areas:
            raise row.bad("entry", f'"{area}" is not an area of this map')
    move = 0 if kind == "festung" else (6 if kind in FOOT_KINDS else 8) * MP
    return counter(
        row,
        SIDES,
        KINDS,
        tuple(Face(value, value, move) for value in (values * LEVELS if kind == "festung" else values)),
        size=row.one_of("size", SIZES),
        formation=row["formation"],
        setup=row["setup"],
        arrives=row.one_of("arrives", ("", *map_turns())),
        more=More(
            quality=row.one_of("quality", QUALITIES),
            star="star" in signs,
            dot="dot" in signs,
            colour=row["colour"],
            supports=int(signs.get("supports", 0)),
            range=int(signs.get("range", 0)),
            entry=entry,
            penalty=row.number("penalty"),
            rank=rank,
        ),
    )


def map_turns() -> tuple[str, ...]:
    return tuple(str(turn) for turn in range(1, TURNS + 1))


def group(unit: Unit) -> str:
    if unit.kind == "festung":
        return "german festung"
    return f"{SIDES[unit.side]} {'rest' if unit.kind in ('hq', 'rocket') else 'line'}"


@rule("VL T.trc.0", "VL T.trc.1", "VL T.trc.2", "VL T.trc.3", "VL T.trc.4", "VL T.trc.5", "VL T.trc.6")
def read_crt(files: Files) -> OddsTable:
    return odds_table(files, COLUMNS)


@rule("VL T.qual.A", "VL T.qual.B", "VL T.qual.C", "VL T.qual.D")
def read_quality(files: Files) -> dict[str, tuple[int, ...]]:
    rows = files.rows("quality.csv", ("quality", *"123456", "source"))
    return {row["quality"]: tuple(row.number(die) for die in "123456") for row in rows if row.source()}


@rule(
    *("VL T.terr.1", "VL T.terr.2", "VL T.terr.3", "VL T.terr.4", "VL T.terr.5", "VL T.terr.6"),
    *("VL T.terr.7", "VL T.terr.8", "VL T.terr.9", "VL T.terr.10", "VL T.terr.11", "VL T.terr.12"),
    "VL 3.2a",
)
def read_effects(files: Files) -> dict[str, Effect[int]]:
    """The terrain table. A point is two half points; `other` means that other terrain in the hex decides."""

    def combat(row: Row) -> int:
        return 0 if row["combat"] == "other" else row.number("combat")

    names = (*map_types.TERRAINS, *map_types.FEATURES, *map_types.SIDES, *map_types.LINES)
    words = {"-": None, "other": None}
    return effects(files, CLASSES, MP, names, combat, words=words)


def read_pairs(
    files: Files, name: str, key: str, keys: tuple[str, ...], columns: tuple[str, str]
) -> tuple[tuple[int, int], ...]:
    rows = files.rows(name, (key, *columns, "source"))
    found = {
        row.one_of(key, keys): (row.number(columns[0]), row.number(columns[1]))
        for row in rows
        if row.source()
    }
    if missing := [k for k in keys if k not in found]:
        raise BadInput(f"{name}: no row for {missing[0]}")
    return tuple(found[k] for k in keys)


@rule("VL 10.2a", "VL 10.2b")
def read_air(files: Files) -> tuple[tuple[int, int], ...]:
    return read_pairs(files, "weather.csv", "weather", WEATHERS, ("soviet_air", "german_air"))


@rule("VL 12b", "VL 12c", "VL 12d", "VL 12e")
def read_guns(files: Files) -> tuple[tuple[int, int], ...]:
    return read_pairs(files, "artillery.csv", "turn", map_turns(), ("soviet", "german"))


def read(files: Files, scenario: str) -> Data:
    map = read_map(files)
    bold = frozenset(row["result"] for row in files.rows("bold.csv", ("result", "source")) if row.source())
    units, table, quality, effects = (
        read_units(files, map),
        read_crt(files),
        read_quality(files),
        read_effects(files),
    )
    small = read_scenario(files, scenario, units, map, TURNS)
    found = Data(files, map, units, table, bold, quality, effects, read_air(files), read_guns(files), small)
    check_victory(small, ("points", "places"), bad_points(found))
    return found


def bad_points(data: Data) -> Faults:
    """A scenario is won by points, of which there is one at least to be had."""
    most = data.levels + data.prize_hexes[1].bit_count()
    if not 1 <= data.points_needed <= most:
        yield (
            "points",
            BadInput(f"points: from 1 to {most}, as many as there are to be had", "vl-bad-points", most=most),
        )
