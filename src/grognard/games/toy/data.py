"""1. The map, the counters and the table, from the data files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grognard.games.toy import board
from grognard.games.toy.state import SIDES
from grognard.kernel.cite import rule
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import HexSet
from grognard.kernel.load import Files, Row, only_keys
from grognard.kernel.maps import Map, load_map
from grognard.kernel.tables import OddsTable
from grognard.kernel.units import Roster, Unit

KINDS = ("foot", "horse")
AREAS = ("blue_home", "red_home")
COLUMNS = ("-1", "0", "+1")
RESULTS = ("AS", "-", "DR", "DS")


@dataclass(frozen=True, eq=False)
class Data:
    map: Map
    roster: Roster
    crt: OddsTable
    scenario: dict[str, Any]

    @property
    def hill(self) -> HexSet:
        return self.map.terrain["hill"]

    @property
    def land(self) -> HexSet:
        return self.map.grid.board & ~self.map.terrain["pond"]


@rule("TOY 1.1")
def read_map(files: Files) -> Map:
    """Five hexes round a pond; each side has a home of two hexes."""
    found = load_map(files, board.TERRAINS, board.FEATURES, board.SIDES, board.LINES)
    for area in AREAS:
        if found.areas.get(area, 0).bit_count() != 2:
            raise BadInput(f"{files.read('areas.csv')[1]}: {area} needs two hexes")
    return found


@rule("TOY 1.2")
def read_units(files: Files, board: int) -> Roster:
    """A foot and a horse for each side."""
    columns = ("id", "side", "kind", "strength", "move", "steps", "fr", "en", "source")
    units = [_unit(row) for row in files.rows("units.csv", columns)]
    if sorted((u.side, u.kind) for u in units) != [(side, kind) for side in (0, 1) for kind in KINDS]:
        raise BadInput("units.csv: one foot and one horse for each side are wanted")
    return Roster.of(units, lambda u: SIDES[u.side], SIDES, board)


def _unit(row: Row) -> Unit:
    strength = row.number("strength")
    return Unit(
        id=row["id"],
        side=SIDES.index(row.one_of("side", SIDES)),
        kind=row.one_of("kind", KINDS),
        size="",
        formation="",
        attack=strength,
        defence=strength,
        move=row.number("move"),
        steps=row.number("steps"),
        names=(("fr", row["fr"]), ("en", row["en"])),
        source=row.source(),
    )


@rule("TOY 5.4")
def read_crt(files: Files) -> OddsTable:
    """Six rows of three columns."""
    rows = files.rows("crt.csv", ("die", *COLUMNS, "source"))
    for die, row in enumerate(rows, 1):
        if row.number("die") != die:
            raise row.bad("die", "rows run from 1 to 6")
        for column in COLUMNS:
            row.one_of(column, RESULTS)
    if len(rows) != 6:
        raise BadInput("crt.csv: six rows are wanted")
    return OddsTable(COLUMNS, tuple(tuple(r[c] for c in COLUMNS) for r in rows), tuple(r.source() for r in rows))


def read(files: Files, scenario: str) -> Data:
    map = read_map(files)
    table = files.toml(f"scenarios/{scenario}.toml")
    only_keys(table, ("title", "source", "introduction"), files.read(f"scenarios/{scenario}.toml")[1])
    return Data(map, read_units(files, map.grid.size), read_crt(files), table)
