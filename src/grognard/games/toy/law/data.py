"""1. The map, the counters and the table, from the data files."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.games.toy import map_types
from grognard.games.toy.law.names import SIDES
from grognard.kernel.cite import rule
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import HexSet
from grognard.kernel.load import Files, Row, only_keys
from grognard.kernel.maps import Map, load_map
from grognard.kernel.tables import OddsTable
from grognard.kernel.units import Face, Roster, Unit
from grognard.rules.goals import check_victory
from grognard.rules.readers import counter, counters, odds_table
from grognard.rules.scenario import WORDS, Scenario, read_scenario

KINDS = ("foot", "horse")
TURNS = 5  # at the most
AREAS = ("blue_home", "red_home")
COLUMNS = ("-1", "0", "+1")
RESULTS = ("AS", "-", "DR", "DS")


@dataclass(frozen=True, eq=False)
class Data:
    map: Map
    roster: Roster
    crt: OddsTable
    scenario: Scenario | None  # a small one; the game of the rulebook has none

    @property
    def hill(self) -> HexSet:
        return self.map.terrain["hill"]

    @property
    def land(self) -> HexSet:
        return self.map.grid.board & ~self.map.terrain["pond"]


@rule("TOY 1.1")
def read_map(files: Files) -> Map:
    """Five hexes round a pond; each side has a home of two hexes."""
    found = load_map(files, map_types.TERRAINS, map_types.FEATURES, map_types.SIDES, map_types.LINES)
    for area in AREAS:
        if found.areas.get(area, 0).bit_count() != 2:
            raise BadInput(f"{files.read('areas.csv')[1]}: {area} needs two hexes")
    return found


@rule("TOY 1.2")
def read_units(files: Files, board: int) -> Roster:
    """A foot and a horse for each side."""
    columns = ("id", "side", "kind", "strength", "move", "steps", "fr", "en", "source")
    units = counters(files, columns, _unit)
    if sorted((u.side, u.kind) for u in units) != [(side, kind) for side in (0, 1) for kind in KINDS]:
        raise BadInput("units.csv: one foot and one horse for each side are required")
    return Roster.of(units, lambda u: SIDES[u.side], SIDES, board)


@rule("TOY 5.7")
def _unit(row: Row) -> Unit:
    """Each step lost takes one from the strength."""
    strength, move = row.number("strength"), row.number("move")
    faces = tuple(Face(strength - lost, strength - lost, move) for lost in range(row.number("steps")))
    return counter(row, SIDES, KINDS, faces)


@rule("TOY 5.4")
def read_crt(files: Files) -> OddsTable:
    """Six rows of three columns."""
    return odds_table(files, COLUMNS, lambda row, column: row.one_of(column, RESULTS))


def read(files: Files, scenario: str) -> Data:
    map = read_map(files)
    roster = read_units(files, map.grid.size)
    small = read_scenario(files, scenario, roster, map, TURNS)
    check_victory(small, (), iter(()))
    if small is None:
        table = files.toml(f"scenarios/{scenario}.toml")
        only_keys(table, WORDS, files.read(f"scenarios/{scenario}.toml")[1])
    return Data(map, roster, read_crt(files), small)
