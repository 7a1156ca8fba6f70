"""The tables of the advanced rules, and all tables as one record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from grognard.games.victory_roads.law.combat_tables import (
    CombatTable,
    Fighting,
    Outcome,
    Strength,
    read_combat_table,
    read_natural,
    read_results,
)
from grognard.games.victory_roads.law.counters import Support, is_unit
from grognard.games.victory_roads.law.names import SIDES, SOVIET
from grognard.games.victory_roads.law.places import places_in
from grognard.games.victory_roads.law.schedule import Calendar, read_calendar
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import HexSet
from grognard.kernel.load import Files, Row
from grognard.kernel.maps import Map
from grognard.kernel.places import ABSENT
from grognard.kernel.units import Roster
from grognard.rules.readers import Effect
from grognard.rules.scenario import Scenario

STATUSES = ("priority", "ordinary", "secondary")  # of theatres
MODES = ("offensive", "movement")  # of theatres, as their faces have them
OBJECTIVES = 6
DIE = 6
FLAGS = ("no", "yes")


class Mood(NamedTuple):
    """A box of the satisfaction track: replacement points, supports, and what freedom of action costs."""

    pr: int
    supports: int
    freedom_cost: int
    names: dict[str, str]


class Dismissal(NamedTuple):
    """The boxes to which the markers go."""

    mood: int
    maximum: int


class Reich(NamedTuple):
    """A box of the track of the End of the Reich, by the number of objectives held."""

    bonus_support: int
    added: int  # of its supports, to the pool
    after_dismissal: int  # supports drawn
    chosen: int  # of these


class Objective(NamedTuple):
    """An objective is held by whoever controls `many` of the hexes."""

    id: str
    test: str
    hexes: HexSet
    many: int
    words: str

    def is_held(self, control: HexSet) -> bool:
        return (control & self.hexes).bit_count() >= self.many


class Strategic(NamedTuple):
    """What the loss of a city costs: as a city, as a port, and when nobody was ordered to hold it."""

    value: int
    port: int
    unheld: int


class Evacuation(NamedTuple):
    moves: bool
    step_lost: bool


class StalinRow(NamedTuple):
    most: int  # the highest die for which it holds
    effect: str
    words: dict[str, str]


class Theatre(NamedTuple):
    """A theatre marker at the start: the supports that it has, and how many are drawn besides."""

    unit: int
    hex: int
    mode: str
    supports: tuple[str, ...]
    random: int


@dataclass(frozen=True, eq=False)
class Tables:
    crt: CombatTable
    results: dict[str, Outcome]
    strength: dict[str, Strength]  # by row of the terrain table
    conversions: dict[str, dict[str, str]]  # by row: what becomes of results; those not named stay
    satisfaction: tuple[Mood, ...]  # by box
    dismissals: tuple[Dismissal, ...]  # the last holds for all that follow
    end_of_reich: tuple[Reich, ...]  # by objectives held
    objectives: tuple[Objective, ...]
    strategic: dict[int, Strategic]  # by hex
    stavka: dict[str, tuple[int, ...]]  # by status, then by die from 1
    evacuation: tuple[Evacuation, ...]  # by die from 1
    modifiers: dict[str, dict[str, int]]
    stalin: tuple[StalinRow, ...]
    theatres: tuple[Theatre, ...]  # of the scenario
    calendar: Calendar  # of the scenario

    def convert(self, row: str, code: str) -> str:
        """What a row of the terrain table makes of a tactical result."""
        return self.conversions[row].get(code, code)

    def dismissal(self, number: int) -> Dismissal:
        return self.dismissals[min(number, len(self.dismissals)) - 1]

    def stavka_units(self, die: int, status: str) -> int:
        return self.stavka[status][min(max(die, 1), DIE) - 1]

    def stalin_effect(self, die: int) -> str:
        return next(row.effect for row in self.stalin if die <= row.most)


def read_in_order(
    files: Files, file: str, key: str, names: Sequence[str], columns: Sequence[str]
) -> list[Row]:
    """The rows of a table, one for each name, in this order."""
    rows = files.rows(file, (key, *columns, "source"))
    for name, row in zip(names, rows, strict=False):
        row.source()
        if row[key] != name:
            raise row.bad(key, f"{name} comes next")
    if len(rows) != len(names):
        many = len(names)
        raise BadInput(f"{many} rows are required", "data-rows", many=many).located_at(files.read(file)[1])
    return rows


def read_tables(
    files: Files,
    map: Map,
    roster: Roster,
    effects: Mapping[str, Effect[Fighting]],
    played: Scenario,
    scenario: str,
) -> Tables:
    results = read_results(files)
    placed = sum(1 << unit for unit, at in enumerate(played.where) if at != ABSENT)
    return Tables(
        crt=read_combat_table(files, results),
        results=results,
        strength={name: effect.combat.strength for name, effect in effects.items()},
        conversions={name: effect.combat.becomes for name, effect in effects.items()},
        satisfaction=read_satisfaction(files),
        dismissals=read_dismissals(files),
        end_of_reich=read_end_of_reich(files),
        objectives=read_objectives(files, map),
        strategic=read_strategic(files, map),
        stavka=read_stavka(files),
        evacuation=read_evacuation(files),
        modifiers=read_modifiers(files),
        stalin=read_stalin(files),
        theatres=read_theatres(files, map, roster, scenario),
        calendar=read_calendar(files, map, roster, scenario, placed),
    )


# -- the Führer's tracks

BOXES = tuple(str(box) for box in range(11))
MOOD_COLUMNS = ("fr", "en", "pr", "supports", "freedom_cost")


def read_satisfaction(files: Files) -> tuple[Mood, ...]:
    """No box gives less than the one before (VR 15.1.3)."""
    found: list[Mood] = []
    for row in read_in_order(files, "satisfaction.csv", "box", BOXES, MOOD_COLUMNS):
        names = {"fr": row["fr"], "en": row["en"]}
        now = Mood(
            read_natural(row, "pr"), read_natural(row, "supports"), read_natural(row, "freedom_cost"), names
        )
        for column in MOOD_COLUMNS[2:]:
            if found and getattr(now, column) < getattr(found[-1], column):
                raise row.bad(column, f"{row[column]}: less than in the box before")
        found.append(now)
    return tuple(found)


def read_dismissals(files: Files) -> tuple[Dismissal, ...]:
    rows = read_in_order(files, "dismissals.csv", "number", ("1", "2", "3", "4+"), ("mood", "maximum"))
    found = [Dismissal(read_natural(row, "mood"), read_natural(row, "maximum")) for row in rows]
    for row, one in zip(rows, found, strict=True):
        if not 0 < one.mood <= one.maximum < len(BOXES):
            raise row.bad("mood", f"{one.mood}: no box up to {one.maximum}")
    return tuple(found)


def read_end_of_reich(files: Files) -> tuple[Reich, ...]:
    """The file begins with all objectives; the record with none."""
    names = [str(held) for held in range(OBJECTIVES, -1, -1)]
    rows = read_in_order(files, "end_of_reich.csv", "held", names, Reich._fields)
    return tuple(Reich(*(read_natural(row, column) for column in Reich._fields)) for row in reversed(rows))


COUNTS = {"any": 1, "two": 2}


def read_objectives(files: Files, map: Map) -> tuple[Objective, ...]:
    names = [str(number) for number in range(1, OBJECTIVES + 1)]
    found = []
    for row in read_in_order(files, "objectives.csv", "number", names, ("id", "test", "places", "en")):
        hexes, test = places_in(row, "places", map), row.one_of("test", ("all", *COUNTS))
        count = COUNTS.get(test, hexes.bit_count())
        if not 0 < count <= hexes.bit_count():
            raise row.bad("places", f"too few for {test}")
        found.append(Objective(row["id"], test, hexes, count, row["en"]))
    return tuple(found)


STRATEGIC_COLUMNS = ("hex", "place", "country", "class", "value", "port", "unheld", "source")
SIZES = {"major": "city", "minor": "minor_city"}


def read_strategic(files: Files, map: Map) -> dict[int, Strategic]:
    """Every German city, every port of the Baltic, and every major city that the Axis holds in June 1944."""
    places, found = {place.id: place.hex for place in map.places}, {}
    for row in files.rows("strategic.csv", STRATEGIC_COLUMNS):
        row.source()
        h = places[row.one_of("place", places)]
        feature = SIZES[row.one_of("class", SIZES)]
        if map.label(h) != row["hex"] or h in found:
            raise row.bad("hex", f"{row['place']} is at {map.label(h)}, and is listed once")
        if not map.features[feature] >> h & 1:
            raise row.bad("class", f"{row['place']} is no {row['class']} city")
        if not map.attributes["country"][row.one_of("country", map.attributes["country"])] >> h & 1:
            raise row.bad("country", f"{row['place']} is not in {row['country']}")
        found[h] = Strategic(
            read_natural(row, "value"), read_natural(row, "port"), read_natural(row, "unheld")
        )
    wanted = map.areas["german_cities"] | map.areas["baltic_ports"]
    wanted |= map.features["city"] & map.attributes["start"]["axis"]
    if missing := wanted & ~sum(1 << h for h in found):
        name = map.labels(missing)[0]
        raise BadInput(f"no row for {name}", "data-no-row", name=name).located_at(
            files.read("strategic.csv")[1]
        )
    return found


# -- dice and numbers

DICE = tuple(str(die) for die in range(1, DIE + 1))


def read_stavka(files: Files) -> dict[str, tuple[int, ...]]:
    """The highest row holds for higher dice too."""
    rows = read_in_order(files, "stavka.csv", "die", (*DICE[:-1], f"{DIE}+"), STATUSES)
    return {status: tuple(read_natural(row, status) for row in rows) for status in STATUSES}


def read_evacuation(files: Files) -> tuple[Evacuation, ...]:
    rows = read_in_order(files, "evacuation.csv", "die", DICE, Evacuation._fields)
    return tuple(Evacuation(*(row.one_of(c, FLAGS) == "yes" for c in Evacuation._fields)) for row in rows)


MODIFIERS: Mapping[str, Sequence[str]] = {
    "support_draw": ("priority", "grand_offensive", "minor_city", "road_only", "snow", "mud"),
    "german_draw": ("mud", "six_objectives"),
    "theatre_move": (
        *("base", "all_rail", "per_support", "most_supports", "snow", "mud", "remote_free", "remote_beyond"),
    ),
    "stavka_die": ("grand_offensive", "per_support"),
    "romania": ("iasi_and_chisinau", "galati", "bucharest_or_oil"),
    "hungary": ("both_budapest", "romania_soviet", "never_at_most", "armistice", "war"),
    "defection": ("removed_dice", "back_per_turn_plus_die"),
    "warsaw": ("columns", "loss_at", "over_at", "trigger_hexes"),
    "naval": ("capacity",),
    "rail": ("infantry_or_hq", "armour"),
    "stacking": ("divisions", "bridgehead"),
    "supports": ("kept", "per_ordinary_theatre", "reinforcing_per_theatre"),
    "haltebefehl": ("most", "besieged_sides"),
    "port": ("blocked_by",),
    "withdrawal": ("radius",),
    "stavka_box": ("least_rifle", "least_armour", "entering"),
    "mobilisation": ("divisions",),
    "markers": ("bridgehead",),
}


def read_modifiers(files: Files) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {table: {} for table in MODIFIERS}
    for row in files.rows("modifiers.csv", ("table", "case", "value", "source")):
        row.source()
        table, case = row.one_of("table", MODIFIERS), row.one_of("case", MODIFIERS[row["table"]])
        if case in found[table]:
            raise row.bad("case", f"{case} is given twice", "data-twice", given=case)
        found[table][case] = row.number("value")
    for table, cases in MODIFIERS.items():
        for case in cases:
            if case not in found[table]:
                name = f"{table} {case}"
                raise BadInput(f"no row for {name}", "data-no-row", name=name).located_at(
                    files.read("modifiers.csv")[1]
                )
    return found


EFFECTS = ("must_attack", "nothing", "two_more")


def read_stalin(files: Files) -> tuple[StalinRow, ...]:
    """Rows by rising dice, up to six."""
    found: list[StalinRow] = []
    for row in files.rows("support_tables.csv", ("support", "most", "effect", "en", "fr", "source")):
        row.source()
        row.one_of("support", ("stalin",))
        most = row.number("most")
        if found and most <= found[-1].most:
            raise row.bad("most", "dice rise from row to row")
        found.append(StalinRow(most, row.one_of("effect", EFFECTS), {"fr": row["fr"], "en": row["en"]}))
    if not found or found[-1].most != DIE:
        raise BadInput(f"the last row holds up to {DIE}").located_at(files.read("support_tables.csv")[1])
    return tuple(found)


# -- theatres

THEATRE_COLUMNS = ("scenario", "theatre", "hex", "place", "mode", "supports", "source")
RANDOM = "random:"


def read_theatres(files: Files, map: Map, roster: Roster, scenario: str) -> tuple[Theatre, ...]:
    rows = files.rows("theatres.csv", THEATRE_COLUMNS)
    found = [_theatre(row, map, roster) for row in rows if row["scenario"] == scenario]
    if len({one.unit for one in found}) != len(found):
        raise BadInput("a theatre is given twice").located_at(files.read("theatres.csv")[1])
    return tuple(found)


def _theatre(row: Row, map: Map, roster: Roster) -> Theatre:
    row.source()
    markers = [unit.id for unit in roster.units if unit.kind == "theatre"]
    h = {place.id: place.hex for place in map.places}.get(row["place"], -1)
    if h < 0 or map.label(h) != row["hex"] or not map.features["city"] >> h & 1:
        raise row.bad("place", f"{row['place']} is no major city at {row['hex']}")
    words = row["supports"].split()
    fixed = tuple(word for word in words if not word.startswith(RANDOM))
    drawn = [word.removeprefix(RANDOM) for word in words if word not in fixed]
    if len(drawn) > 1 or not all(word.isdecimal() for word in drawn):
        raise row.bad("supports", f"one {RANDOM}number at most", "data-number", given=" ".join(drawn))
    for id in fixed:
        _check_copies(row, roster, id, fixed.count(id))
    unit = roster.index[row.one_of("theatre", markers)]
    return Theatre(unit, h, row.one_of("mode", MODES), fixed, int(drawn[0]) if drawn else 0)


def _check_copies(row: Row, roster: Roster, id: str, many: int) -> None:
    theirs: dict[str, Support] = {
        unit.more.id: unit.more for unit in roster.units if unit.side == SOVIET and not is_unit(unit)
    }
    if id not in theirs:
        raise row.bad("supports", f"no support {id} of the {SIDES[SOVIET]} side", "data-no-row", name=id)
    if many > theirs[id].copies[row["scenario"]]:
        raise row.bad("supports", f"{many} of {theirs[id].copies[row['scenario']]} {id}")
