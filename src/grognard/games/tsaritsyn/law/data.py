"""The counters, the map and the two charts, from the data files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from grognard.games.tsaritsyn import map_types
from grognard.games.tsaritsyn.law.names import GROUPS, SIDES
from grognard.kernel.cite import rule
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import HexSet
from grognard.kernel.load import Files, Row, only_keys
from grognard.kernel.maps import Map, load_map
from grognard.kernel.pathfinding import UNLIMITED
from grognard.kernel.state import UnitSet
from grognard.kernel.tables import OddsTable
from grognard.kernel.units import Face, Roster, Unit
from grognard.rules.goals import Faults, check_victory
from grognard.rules.readers import (
    Effect,
    counter,
    counters,
    effects,
    odds_table,
    units_by_kind,
    units_by_side,
)
from grognard.rules.scenario import WORDS, Scenario, read_scenario

KINDS = ("infantry", "cavalry", "artillery", "tank", "hq", "sailors", "gunboat", "train", "militia")
SIZES = ("II", "III")
LABELS = (
    "north",
    "south",
    "start_forts",
    "tsaritsyn",
    "dum_cav",
    "38th",
    "2nd_inf",
    "3k",
    "3rd_cav",
    "bassargino",
    "yelchi",
)
AREAS = (*LABELS, "north_edge", "south_edge", "white_towns", "red_towns", "half_north", "half_south")
SETUPS = (
    "",
    "start_forts",
    "38th",
    "dum_cav",
    "tsaritsyn",
    "volga",
    "2nd_inf",
    "3k",
    "3rd_cav",
    "bassargino",
    "yelchi",
    "south",
)
COLUMNS = ("1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1")
RESULTS = ("DR", "AR", "DE", "AE", "EX")
CLASSES = ("move", "cavalry", "tank")  # of movers, the first for all the others
LONGEST = 14  # turns
MOST_GOALS = 3  # hexes


@dataclass(frozen=True, eq=False)
class Data:
    files: Files
    map: Map
    roster: Roster
    crt: OddsTable
    effects: dict[str, Effect[int]]
    setups: dict[str, dict[str, list[str]]]  # the ready-made set-up of each side
    scenario: Scenario | None  # none: the game of the rulebook

    @cached_property
    @rule("TS I.4")
    def land(self) -> HexSet:
        """Where land units may be: the full Volga is not playable for them."""
        return self.map.grid.board & ~self.map.terrain["volga"]

    @cached_property
    def volga(self) -> HexSet:
        """Every hex with Volga water, full or partial."""
        return self.map.terrain["volga"] | self.map.features["bank"]

    @cached_property
    def towns(self) -> HexSet:
        return self.map.features["town"]

    @cached_property
    def tsaritsyn(self) -> HexSet:
        return self.map.terrain["tsaritsyn"]

    @cached_property
    def objectives(self) -> HexSet:
        """The hexes whose last visitor is remembered."""
        return self.towns | self.tsaritsyn

    @cached_property
    def goal(self) -> HexSet:
        """The hexes White must have been the last in to win: Tsaritsyn, unless a scenario names others."""
        return self.tsaritsyn if self.scenario is None else self.scenario.hexes(self.map, "hexes")

    def kinds(self, *kinds: str) -> UnitSet:
        return self.roster.where(lambda u: u.kind in kinds)

    @cached_property
    def units_of_kind(self) -> dict[str, UnitSet]:
        return units_by_kind(self.roster, KINDS)

    @cached_property
    def of_side(self) -> tuple[UnitSet, UnitSet]:
        return units_by_side(self.roster)


@rule("TS I.1", "TS I.2", "TS X.0")
def read_map(files: Files) -> Map:
    """North is the top edge. The start line, the cities and the set-up labels are areas."""
    found = load_map(files, map_types.TERRAINS, map_types.FEATURES, map_types.SIDES, map_types.LINES)
    missing = [name for name in AREAS if name not in found.areas]
    if missing:
        raise BadInput(f"areas.csv: no area {missing[0]}")
    for name, many in (("start_forts", 1), ("tsaritsyn", 3), ("north_edge", 1), ("south_edge", 1)):
        if found.areas[name].bit_count() < many:
            raise BadInput(f"areas.csv: {name} needs {many} hexes or more")
    return found


@rule("TS I.5", "TS I.6", "TS I.8", "TS I.9", "TS I.10", "TS I.11")
def read_units(files: Files, board: int) -> Roster:
    """Two sides; nine types; battalions and regiments; strength and movement; the formation is used for
    set-up.
    """
    columns = (
        "id",
        "side",
        "formation",
        "kind",
        "size",
        "strength",
        "move",
        "fr",
        "en",
        "setup",
        "arrives",
        "source",
    )
    return Roster.of(counters(files, columns, _unit), group, GROUPS, board)


def _unit(row: Row) -> Unit:
    strength = row.number("strength")
    if strength < 0:
        raise row.bad("strength", "less than nothing", "data-negative")
    move = UNLIMITED if row["move"] == "*" else row.number("move")
    return counter(
        row,
        SIDES,
        KINDS,
        (Face(strength, strength, move),),
        size=row.one_of("size", SIZES),
        formation=row["formation"],
        setup=row.one_of("setup", SETUPS),
        arrives=row.one_of("arrives", ("", "2", "3", "raise")),
    )


@rule("TS VII.1", "TS VII.2", "TS VI.3", "TS IX.sailor.1")
def group(unit: Unit) -> str:
    """Infantry, cavalry and sailors have a zone of control, no other type has; tanks, trains and HQs stack
    freely.
    """
    names = {
        "infantry": "line",
        "cavalry": "line",
        "sailors": "line",
        "artillery": "rest",
        "militia": "rest",
        "gunboat": "ships",
    }
    return f"{SIDES[unit.side]} {names.get(unit.kind, 'free')}"


@rule("TS T.crt")
def read_crt(files: Files) -> OddsTable:
    return odds_table(files, COLUMNS, lambda row, column: row.one_of(column, RESULTS))


@rule("TS T.tec", "TS V.5")
def read_effects(files: Files) -> dict[str, Effect[int]]:
    """The Terrain Effects Chart: the points of each class, and by how much a row multiplies the defence."""

    def defence(row: Row) -> int:
        if row["defence"] not in ("x1", "x2"):
            raise row.bad("defence", f'"{row["defence"]}" is neither x1 nor x2')
        return int(row["defence"][1])

    names = ("clear", "town", "tsaritsyn", "rough", "fort", "river", "rail", "volga")
    return effects(files, CLASSES, 1, names, defence, ("defence",))


def read_setups(files: Files, roster: Roster, map: Map) -> dict[str, dict[str, list[str]]]:
    shown = files.read("scenarios/standard.toml")[1]
    table: dict[str, Any] = files.toml("scenarios/standard.toml")
    only_keys(table, (*WORDS, "setup"), shown)
    only_keys(table["setup"], SIDES, f"{shown}: [setup]")
    for stacks in table["setup"].values():
        for label, ids in stacks.items():
            if label not in map.index:
                raise BadInput(f'{shown}: "{label}" is not a hex of this map')
            for unit in ids:
                if unit not in roster.index:
                    raise BadInput(f'{shown}: "{unit}" is not in units.csv')
    setups: dict[str, dict[str, list[str]]] = table["setup"]
    return setups


def read(files: Files, scenario: str) -> Data:
    map = read_map(files)
    roster = read_units(files, map.grid.size)
    small = read_scenario(files, scenario, roster, map, LONGEST)
    setups = read_setups(files, roster, map) if small is None else {}
    found = Data(files, map, roster, read_crt(files), read_effects(files), setups, small)
    check_victory(small, ("hexes",), bad_goal(found))
    return found


def bad_goal(data: Data) -> Faults:
    """A scenario is won by towns and hexes of Tsaritsyn: only of these is it known who was there last."""
    if not data.goal or data.goal & ~data.objectives or data.goal.bit_count() > MOST_GOALS:
        text = f"hexes: one to {MOST_GOALS} towns or hexes of Tsaritsyn are required"
        yield "hexes", BadInput(text, "ts-bad-goal", most=MOST_GOALS)
