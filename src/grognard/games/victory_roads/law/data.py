"""1. The map, the counters, the supports and the tables, from the data files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from grognard.games.victory_roads import map_types
from grognard.games.victory_roads.law.goals import Goal, read_goals
from grognard.games.victory_roads.law.names import BOXES, GROUPS, MP, SIDES, SKIES, WEATHERS
from grognard.kernel.cite import rule
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import Gate, HexSet, either, without
from grognard.kernel.load import Files, Row
from grognard.kernel.maps import Map, load_map
from grognard.kernel.state import UnitSet
from grognard.kernel.units import Face, Roster, Unit
from grognard.rules.readers import Effect, by_kind, by_side, counter, counters, effects, gates
from grognard.rules.scenario import Scenario, read_scenario

TYPES = ("division", "corps", "hq", "kg", "garrison", "theatre", "support")
CLASSES = ("infantry", "armour")  # of movers; an HQ moves as infantry
KINDS = (
    *("infantry", "motorised", "mountain", "cavalry", "volksgrenadier", "volkssturm", "static", "parachute"),
    *("feldersatz", "flak", "security", "jager", "ski_jager", "panzer", "panzergrenadier", "tank"),
    *("mechanised", "kg_armour", "kg_infantry", "hiwis", "hq", "haltebefehl", "theatre"),
)
NATIONS = ("german", "hungarian", "romanian", "soviet", "polish", "czech", "bulgarian")
BRANCHES = ("", "wehrmacht", "ss", "luftwaffe", "kriegsmarine", "army", "guards")
SCENARIOS = ("campaign", "bagration", "bessarabia", "budapest_wien")
HOLDERS = ("soviet", "axis")
FACES = {"full": 0, "reduced": 1, "reinforced": 0, "standard": 1}  # steps lost, as set-up files say it
TURNS = 23
ROLLS = range(2, 13)  # of two dice


class More(NamedTuple):
    """What a counter says besides its factors."""

    nation: str
    branch: str
    type: str
    armour: bool
    elite: bool
    radii: tuple[int, ...]  # of command, by face; none for a unit that commands nobody
    twin: str  # the same unit on the other side, once its country has changed sides
    pool: str


class Support(NamedTuple):
    """A support: how many copies each scenario has, and what bears on how it is used."""

    id: str
    copies: dict[str, int]
    later: int  # copies that come in the course of the campaign
    mandatory: bool
    air: bool
    end_of_reich: bool


class Turn(NamedTuple):
    month: str
    rail: int
    names: dict[str, str]


@dataclass(frozen=True, eq=False)
class Data:
    files: Files
    map: Map
    roster: Roster
    effects: dict[str, Effect[None]]
    turns: tuple[Turn, ...]  # from turn 1
    weather: dict[tuple[str, int], tuple[int, int]]  # by month and roll: weather and sky
    scenario: Scenario
    first_control: HexSet  # what the Soviets control when the scenario begins
    goals: tuple[Goal, ...]

    # -- counters

    def more(self, unit: int) -> More:
        found: More = self.roster[unit].more
        return found

    @cached_property
    def of_side(self) -> tuple[UnitSet, UnitSet]:
        return by_side(self.roster)

    @cached_property
    def of_type(self) -> dict[str, UnitSet]:
        return by_kind(self.roster, TYPES, lambda unit: unit.more.type if is_unit(unit) else "support")

    @cached_property
    @rule("VR 1.1.2a", "VR 1.1.2b", "VR 1.1.6b")
    def divisions(self) -> UnitSet:
        """Divisions, corps and Kampfgruppen: what a rule says of divisions holds for them all."""
        return self.of_type["division"] | self.of_type["corps"] | self.of_type["kg"]

    @cached_property
    def units(self) -> UnitSet:
        """All that fights: no theatre markers, no supports."""
        return self.divisions | self.of_type["hq"] | self.of_type["garrison"]

    @cached_property
    @rule("VR 1.1.4a", "VR 1.1.4f")
    def armour(self) -> UnitSet:
        return self.roster.where(lambda unit: is_unit(unit) and unit.more.armour)

    @cached_property
    def static(self) -> UnitSet:
        """Units with a face that has no movement points."""
        return self.units & self.roster.where(lambda unit: not all(face.move for face in unit.faces))

    @cached_property
    def movers(self) -> tuple[str, ...]:
        """The class each counter moves as."""
        return tuple(CLASSES[self.armour >> unit & 1] for unit in range(len(self.roster)))

    @cached_property
    @rule("VR 1.7.1d", "VR 1.7.1e", "VR 1.7.1f")
    def of_nation(self) -> dict[str, UnitSet]:
        """Poles, Czechs and Bulgarians are Soviet."""
        found = by_kind(self.roster, NATIONS, lambda unit: unit.more.nation if is_unit(unit) else "")
        soviet = found["soviet"] | found["polish"] | found["czech"] | found["bulgarian"]
        return {
            "german": found["german"],
            "hungarian": found["hungarian"],
            "romanian": found["romanian"],
            "soviet": soviet,
        }

    @cached_property
    @rule("VR 1.7.3")
    def commands(self) -> tuple[str, ...]:
        """The nation whose HQs lead each counter: allies of the Soviets count as Soviets."""
        return tuple(
            "soviet" if unit.side == SIDES.index("soviet") or not is_unit(unit) else unit.more.nation
            for unit in self.roster.units
        )

    @cached_property
    def supports(self) -> dict[str, UnitSet]:
        """The copies of each support."""
        found = self.roster.by(lambda unit: "" if is_unit(unit) else unit.more.id)
        return {name: units for name, units in found.items() if name}

    # -- the map

    @cached_property
    def land(self) -> HexSet:
        return self.map.grid.board & ~self.map.terrain["lake"] & ~self.map.terrain["sea"]

    @cached_property
    def cities(self) -> HexSet:
        return self.map.features["city"] | self.map.features["minor_city"]

    @cached_property
    def german_cities(self) -> HexSet:
        return self.cities & self.country("germany")

    def country(self, name: str) -> HexSet:
        return self.map.attributes["country"][name]

    @cached_property
    def lines(self) -> dict[str, Gate]:
        """The steps along roads and along railways."""
        return gates(self.map, map_types.LINES)

    @cached_property
    @rule("VR 6.1.9b")
    def ways(self) -> Gate:
        """The steps along a road or a railway."""
        return either(self.lines["road"], self.lines["rail"])

    @cached_property
    @rule("VR 6.6b")
    def printed_bridges(self) -> Gate:
        return either(self.map.sides["bridge"], self.ways)

    @cached_property
    def water(self) -> Gate:
        """Sides of lakes and of the sea that no road and no railway crosses."""
        return without(either(self.map.sides["lake"], self.map.sides["sea"]), self.ways)

    @cached_property
    @rule("VR 6.1.4")
    def touching(self) -> Gate:
        """Steps between hexes that are adjacent: a side of water without a road parts them (K-01)."""
        return without(self.map.grid.open, self.water)

    @cached_property
    def area(self) -> HexSet:
        """Where units may be: the land of the scenario's area, but for what lies abroad (K-10)."""
        area = self.map.areas[self.scenario.table.need("area", str)]
        return area & self.land & ~self.country("abroad")


def is_unit(unit: Unit) -> bool:
    """Is this counter no support?"""
    return isinstance(unit.more, More)


def read_map(files: Files) -> Map:
    found = load_map(files, map_types.TERRAINS, map_types.FEATURES, map_types.SIDES, map_types.LINES)
    for name in map_types.AREAS:
        if name not in found.areas:
            raise BadInput(f"areas.csv: no area {name}")
    return found


# -- counters

UNIT_COLUMNS = (
    *("id", "side", "nation", "branch", "type", "class", "kind", "size", "elite", "attack", "defence"),
    *("move", "attack_reduced", "defence_reduced", "move_reduced", "steps", "radius", "fr", "en", "army"),
    *("twin", "pool", "values_source", "source", "notes"),
)
SUPPORT_COLUMNS = (
    *("id", "side", "fr", "en", *SCENARIOS, "later", "to", "mandatory", "air", "leader", "no_mud", "stays"),
    *("no_generic", "phase", "target", "range", "shift_attack", "shift_defence", "effect_en", "effect_fr"),
    "source",
)


def read_roster(files: Files, board: int) -> Roster:
    units = counters(files, UNIT_COLUMNS, read_unit)
    for row in files.rows("supports.csv", SUPPORT_COLUMNS):
        units += read_support(row)
    return Roster.of(units, group, GROUPS, board)


@rule("VR 1.1.3a", "VR 1.1.3b", "VR 1.1.4a", "VR 1.1.5a", "VR 1.3.1a", "VR 1.3.2", "VR 1.7.1b")
def read_unit(row: Row) -> Unit:
    """A unit has as many faces as steps; a counter without steps (Hiwis) has one that is worth nothing."""
    radius = row["radius"].split("/") if row["radius"] else []
    faces = tuple(
        Face(*(number(row, f"{name}{which}") for name in ("attack", "defence")), number(row, f"move{which}") * MP)
        for which in ("", "_reduced")[: max(1, row.number("steps"))]
    )
    return counter(
        row,
        SIDES,
        KINDS,
        faces,
        size=row["size"],
        formation=row["army"],
        more=More(
            nation=row.one_of("nation", NATIONS),
            branch=row.one_of("branch", BRANCHES),
            type=row.one_of("type", TYPES),
            armour=row.one_of("class", (*CLASSES, "hq", "marker")) == "armour",
            elite=row["elite"] == "yes",
            radii=tuple(int(one) for one in radius),
            twin=row["twin"],
            pool=row["pool"],
        ),
    )


def number(row: Row, column: str) -> int:
    return row.number(column) if row[column] else 0


@rule("VR 1.5.1", "VR 5.1.1")
def read_support(row: Row) -> list[Unit]:
    """The copies of a support, as many as the scenario that has most of them wants."""
    copies, later = {name: row.number(name) for name in SCENARIOS}, row.number("later")
    support = Support(
        id=row["id"],
        copies=copies,
        later=later,
        mandatory=row["mandatory"] == "yes",
        air=row["air"] == "yes",
        end_of_reich=row["no_generic"] == "yes",
    )
    return [
        Unit(
            id=f"{row['id']}-{n}",
            side=SIDES.index(row.one_of("side", SIDES)),
            kind="support",
            size="",
            formation="",
            faces=(Face(0, 0, 0),),
            names=(("fr", row["fr"]), ("en", row["en"])),
            source=row.source(),
            more=support,
        )
        for n in range(1, max(copies.values()) + later + 1)
    ]


def group(unit: Unit) -> str:
    kind = unit.more.type if is_unit(unit) else "support"
    return f"{SIDES[unit.side]} {kind if kind in ('hq', 'garrison', 'theatre', 'support') else 'line'}"


# -- tables

TERRAIN_COLUMNS = ("strength", "E", "E2", "E3", "S", "DR", "DR2", "DR3", "where", "conditions")


@rule("VR 6.1.4", "VR 6.1.9a", "VR 13.2.3")
def read_effects(files: Files) -> dict[str, Effect[None]]:
    """The terrain table. `other` means that other terrain in the hex decides; the columns of combat are read
    by its chapter.
    """
    names = (
        *map_types.TERRAINS,
        *("city", "minor_city", "fort", "fortress", "bridgehead", "river", "major_river", "bridge"),
        *map_types.LINES,
    )
    words = {"-": None, "other": None, "": None}
    return effects(files, CLASSES, MP, names, lambda row: None, TERRAIN_COLUMNS, words, "terrain.csv")


def read_turns(files: Files) -> tuple[Turn, ...]:
    columns = ("turn", "fr", "en", "month", "year", "pr_soviet", "pr_hungarian", "pr_romanian", "rail", "source")
    found = []
    for n, row in enumerate(files.rows("turns.csv", columns), 1):
        row.source()
        if row.number("turn") != n:
            raise row.bad("turn", f"turn {n} comes next")
        found.append(Turn(row["month"], row.number("rail"), {"fr": row["fr"], "en": row["en"]}))
    if len(found) != TURNS:
        raise BadInput(f"turns.csv: {TURNS} turns")
    return tuple(found)


@rule("VR 3.1.1")
def read_weather(files: Files, months: frozenset[str]) -> dict[tuple[str, int], tuple[int, int]]:
    """A row for each month and each roll of two dice."""
    found = {}
    for row in files.rows("weather.csv", ("month", "roll", "weather", "sky", "source")):
        row.source()
        key = row.one_of("month", sorted(months)), row.number("roll")
        if key in found or key[1] not in ROLLS:
            raise row.bad("roll", "each roll from 2 to 12 once for each month")
        found[key] = (
            WEATHERS.index(row.one_of("weather", WEATHERS)),
            SKIES.index(row.one_of("sky", SKIES)),
        )
    if len(found) != len(months) * len(ROLLS):
        raise BadInput("weather.csv: each roll from 2 to 12 for each month")
    return found


# -- the scenario

SCENARIO_KEYS = ("control_file", "area", "romania", "hungary", "rail", "soviet_supports", "axis_supports")


@rule("VR 0a")
def read_the_scenario(files: Files, name: str, roster: Roster, map: Map) -> Scenario:
    found = read_scenario(files, name, roster, map, TURNS, SCENARIO_KEYS, BOXES, FACES)
    if found is None:
        raise BadInput(f"scenarios/{name}.toml: setup_file is missing")
    return found


def read_control(files: Files, scenario: Scenario, map: Map) -> HexSet:
    """What the Soviets control at the start: what they held in June 1944, but for the hexes that the
    scenario gives to somebody.
    """
    found = map.attributes["start"]["soviet"]
    if "control_file" in scenario.table:
        for row in files.rows(scenario.table.need("control_file", str), ("holder", "hexes", "source")):
            row.source()
            given = map.hexes(row["hexes"])
            found = found | given if row.one_of("holder", HOLDERS) == "soviet" else found & ~given
    return found


def read(files: Files, scenario: str) -> Data:
    map = read_map(files)
    roster, turns = read_roster(files, map.grid.size), read_turns(files)
    played = read_the_scenario(files, scenario, roster, map)
    return Data(
        files,
        map,
        roster,
        read_effects(files),
        turns,
        read_weather(files, frozenset(turn.month for turn in turns)),
        played,
        read_control(files, played, map),
        read_goals(files, map, scenario),
    )
