"""1. The map, the counters, the supports and the tables, from the data files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from grognard.games.victory_roads import map_types
from grognard.games.victory_roads.law.combat_tables import (
    FIGHTING_COLUMNS,
    ROLLS,
    Fighting,
    fighting,
    read_natural,
)
from grognard.games.victory_roads.law.counters import (
    CLASSES,
    NATIONS,
    TYPES,
    More,
    Support,
    is_unit,
    read_roster,
)
from grognard.games.victory_roads.law.goals import Goal, read_goals
from grognard.games.victory_roads.law.names import BOXES, MP, SIDES, SKIES, WEATHERS
from grognard.games.victory_roads.law.scenario_rules import KEYS, ScenarioRules, read_scenario_rules
from grognard.games.victory_roads.law.schedule import TURNS
from grognard.games.victory_roads.law.tables import Tables, read_tables
from grognard.kernel.cite import rule
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import Gate, HexSet, bits, intersect_gates, subtract_gate, unite_gates
from grognard.kernel.load import Files
from grognard.kernel.maps import Map, load_map
from grognard.kernel.state import UnitSet
from grognard.kernel.units import Roster
from grognard.rules.readers import Effect, effects, gates, units_by_kind, units_by_side
from grognard.rules.scenario import Scenario, read_scenario

HOLDERS = ("soviet", "axis")
FACES = {"full": 0, "reduced": 1, "reinforced": 0, "standard": 1}  # steps lost, as set-up files say it
PAID = ("soviet", "hungarian", "romanian")  # nations whose replacement points the calendar gives


class Turn(NamedTuple):
    month: str
    rail: int
    pr: dict[str, int]  # replacement points by nation
    names: dict[str, str]


@dataclass(frozen=True, eq=False)
class Data:
    files: Files
    map: Map
    roster: Roster
    effects: dict[str, Effect[Fighting]]
    turns: tuple[Turn, ...]  # from turn 1
    weather: dict[tuple[str, int], tuple[int, int]]  # by month and roll: weather and sky
    scenario: Scenario
    scene: ScenarioRules
    first_control: HexSet  # what the Soviets control when the scenario begins
    goals: tuple[Goal, ...]
    tables: Tables

    # -- counters

    def more(self, unit: int) -> More:
        found: More = self.roster[unit].more
        return found

    @cached_property
    def of_side(self) -> tuple[UnitSet, UnitSet]:
        return units_by_side(self.roster)

    @cached_property
    def of_type(self) -> dict[str, UnitSet]:
        return units_by_kind(self.roster, TYPES, lambda unit: unit.more.type if is_unit(unit) else "support")

    @cached_property
    @rule("VR 1.1.2a", "VR 1.1.2b", "VR 1.1.6b")
    def divisions(self) -> UnitSet:
        """Divisions, corps and Kampfgruppen: what a rule says of divisions holds for them all."""
        return self.of_type["division"] | self.of_type["corps"] | self.of_type["kg"]

    @cached_property
    @rule("VR 1.1.1")
    def units(self) -> UnitSet:
        """All that fights: no theatre markers, no supports."""
        return self.divisions | self.of_type["hq"] | self.of_type["garrison"]

    @cached_property
    @rule("VR 1.1.4a", "VR 1.1.4b", "VR 1.1.4c", "VR 1.1.4f")
    def armour(self) -> UnitSet:
        return self.roster.where(lambda unit: is_unit(unit) and unit.more.armour)

    @cached_property
    def rifle_corps(self) -> UnitSet:
        """Soviet infantry corps, Poles, Czechs and Bulgarians among them (K-43); no turned allies."""
        corps = self.roster.where(lambda unit: is_unit(unit) and unit.more.type == "corps")
        return corps & ~self.armour

    @cached_property
    def static(self) -> UnitSet:
        """Units with a face that has no movement points."""
        return self.units & self.roster.where(lambda unit: not all(face.move for face in unit.faces))

    @cached_property
    @rule("VR 1.1.4d")
    def movers(self) -> tuple[str, ...]:
        """The class each counter moves as; what its symbol shows besides has no effect."""
        return tuple(CLASSES[self.armour >> unit & 1] for unit in range(len(self.roster)))

    @cached_property
    @rule("VR 1.7.1d", "VR 1.7.1e", "VR 1.7.1f")
    def of_nation(self) -> dict[str, UnitSet]:
        """Poles, Czechs and Bulgarians are Soviet."""
        found = units_by_kind(self.roster, NATIONS, lambda unit: unit.more.nation if is_unit(unit) else "")
        soviet = found["soviet"] | found["polish"] | found["czech"] | found["bulgarian"]
        return {
            "german": found["german"],
            "hungarian": found["hungarian"],
            "romanian": found["romanian"],
            "soviet": soviet,
        }

    @cached_property
    @rule("VR 1.7.2", "VR 1.7.3")
    def commands(self) -> tuple[str, ...]:
        """The nation whose HQs lead each counter: allies of the Soviets count as Soviets."""
        return tuple(
            "soviet" if unit.side == SIDES.index("soviet") or not is_unit(unit) else unit.more.nation
            for unit in self.roster.units
        )

    @cached_property
    def led_by(self) -> dict[str, UnitSet]:
        """The units that the HQs of a nation lead."""
        found = dict.fromkeys((*self.of_nation,), 0)
        for unit in bits(self.units):
            found[self.commands[unit]] |= 1 << unit
        return found

    @cached_property
    def capitals(self) -> dict[str, HexSet]:
        """The capitals of the allies of the Axis; Budapest has two hexes."""
        places = {place.id: 1 << place.hex for place in self.map.places}
        return {"hungarian": places["buda"] | places["pest"], "romanian": places["bucharest"]}

    @cached_property
    def supports(self) -> dict[str, UnitSet]:
        """The copies of each support."""
        found = self.roster.by(lambda unit: "" if is_unit(unit) else unit.more.id)
        return {name: units for name, units in found.items() if name}

    def support(self, id: str) -> Support:
        found: Support = self.roster[bits(self.supports[id])[0]].more
        return found

    def event(self, unit: int) -> Support:
        """What a support says of itself."""
        found: Support = self.roster[unit].more
        return found

    @cached_property
    def mandatory(self) -> UnitSet:
        return self.roster.where(lambda unit: not is_unit(unit) and unit.more.mandatory)

    @cached_property
    def leaders(self) -> UnitSet:
        """Supports that are commanders."""
        return self.roster.where(lambda unit: not is_unit(unit) and unit.more.leader)

    @cached_property
    def end_of_reich(self) -> UnitSet:
        return self.roster.where(lambda unit: not is_unit(unit) and unit.more.end_of_reich)

    # -- the map

    @cached_property
    def place(self) -> dict[str, HexSet]:
        """The hex of each place that has a name in the files."""
        return {place.id: 1 << place.hex for place in self.map.places}

    @cached_property
    def land(self) -> HexSet:
        return self.map.grid.board & ~self.map.terrain["lake"] & ~self.map.terrain["sea"]

    @cached_property
    def cities(self) -> HexSet:
        return self.map.features["city"] | self.map.features["minor_city"]

    @cached_property
    def german_cities(self) -> HexSet:
        return self.cities & self.country("germany")

    @rule("VR 1.7.4")
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
        return unite_gates(self.lines["road"], self.lines["rail"])

    @cached_property
    @rule("VR 6.6b")
    def printed_bridges(self) -> Gate:
        return unite_gates(self.map.sides["bridge"], self.ways)

    @cached_property
    def water(self) -> Gate:
        """Sides of lakes and of the sea that no road and no railway crosses."""
        return subtract_gate(unite_gates(self.map.sides["lake"], self.map.sides["sea"]), self.ways)

    @cached_property
    @rule("VR 6.1.4")
    def touching(self) -> Gate:
        """Steps between hexes that are adjacent: a side of water without a road parts them (K-01)."""
        return subtract_gate(self.map.grid.open, self.water)

    def rail_capacity(self, turn: int) -> int:
        """That of the scenario, or else of the calendar."""
        return self.turns[turn - 1].rail if self.scene.rail is None else self.scene.rail

    @cached_property
    def watercourses(self) -> Gate:
        """The sides of hexes along rivers and major rivers, bridged or not."""
        return intersect_gates(
            unite_gates(self.map.sides["river"], self.map.sides["major_river"]), self.touching
        )

    @cached_property
    def area(self) -> HexSet:
        """Where units may be: the land of the scenario's area, but for what lies abroad (K-10)."""
        return self.scene.area & self.land & ~self.country("abroad")


def read_map(files: Files) -> Map:
    found = load_map(files, map_types.TERRAINS, map_types.FEATURES, map_types.SIDES, map_types.LINES)
    for name in map_types.AREAS:
        if name not in found.areas:
            raise BadInput(f"areas.csv: no area {name}")
    return found


# -- tables


@rule("VR 6.1.4", "VR 6.1.9a", "VR 13.2.3")
def read_effects(files: Files) -> dict[str, Effect[Fighting]]:
    """The terrain table. `other` means that other terrain in the hex decides."""
    names = (
        *map_types.TERRAINS,
        *("city", "minor_city", "fort", "fortress", "bridgehead", "river", "major_river", "bridge"),
        *map_types.LINES,
    )
    words = {"-": None, "other": None, "": None}
    return effects(files, CLASSES, MP, names, fighting, FIGHTING_COLUMNS, words, "terrain.csv")


def read_turns(files: Files) -> tuple[Turn, ...]:
    points = tuple(f"pr_{nation}" for nation in PAID)
    columns = ("turn", "fr", "en", "month", "year", *points, "rail", "source")
    found = []
    for n, row in enumerate(files.rows("turns.csv", columns), 1):
        row.source()
        if row.number("turn") != n:
            raise row.bad("turn", f"turn {n} comes next")
        pr = {nation: read_natural(row, column) for nation, column in zip(PAID, points, strict=True)}
        found.append(Turn(row["month"], read_natural(row, "rail"), pr, {"fr": row["fr"], "en": row["en"]}))
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


@rule("VR 0a")
def read_the_scenario(files: Files, name: str, roster: Roster, map: Map) -> Scenario:
    found = read_scenario(files, name, roster, map, TURNS, KEYS, BOXES, FACES)
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
    played, effects = read_the_scenario(files, scenario, roster, map), read_effects(files)
    found = Data(
        files,
        map,
        roster,
        effects,
        turns,
        read_weather(files, frozenset(turn.month for turn in turns)),
        played,
        read_scenario_rules(played, map),
        read_control(files, played, map),
        read_goals(files, map, scenario),
        read_tables(files, map, roster, effects, played, scenario),
    )
    check_theatres(found)
    return found


def check_theatres(data: Data) -> None:
    """A scenario has theatres if it has their rules, and not otherwise."""
    if data.scene.theatres != bool(data.tables.theatres):
        file = data.files.read("theatres.csv")[1]
        raise BadInput("theatres where chapter 9 is in force, and nowhere else").located_at(file)
