"""7.7 and 7.9. The combat results table, what its results are, and what terrain makes of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from grognard.kernel.errors import BadInput
from grognard.kernel.load import Files, Row

NONE = "-"  # no result
ROLLS = range(2, 13)  # of two dice
BLOCKS = ("low", "middle", "high")
COLUMNS = ("1/2", "1/1", "2/1", "3/1", "4/1", "5/1", "6/1")
WHO = ("attacker", "defender", "either")


class Cell(NamedTuple):
    """Steps lost by attrition, and a tactical result for each; cells of a block have the same colour."""

    attacker_loss: int
    defender_loss: int
    attacker: str
    defender: str
    block: str


@dataclass(frozen=True)
class CombatTable:
    """A column's number is its ratio to one; that of 1/2 is 0."""

    columns: tuple[str, ...]
    cells: tuple[tuple[Cell, ...], ...]  # by column, then by roll

    def cell(self, column: int, roll: int) -> Cell:
        return self.cells[column][ROLLS.index(roll)]

    def block(self, column: int, roll: int) -> tuple[Cell, ...]:
        """The cells among which a bonus of elite units lets its owner choose his result (VR 7.9.3)."""
        block = self.cell(column, roll).block
        return tuple(cell for cell in self.cells[column] if cell.block == block)


class Outcome(NamedTuple):
    """A tactical result: whom it concerns, and what it does to him."""

    who: str
    words: dict[str, str]


class Strength(NamedTuple):
    """What a strength is multiplied and divided by."""

    multiplier: int = 1
    divisor: int = 1


class Fighting(NamedTuple):
    """A row of the terrain table in combat: what it does to a strength, and what it makes of results."""

    strength: Strength
    becomes: dict[str, str]


def read_natural(row: Row, column: str) -> int:
    """A number that is not negative."""
    found = row.number(column)
    if found < 0:
        raise row.bad(column, "less than nothing", "data-negative")
    return found


RESULT_COLUMNS = ("code", "who", "en", "fr", "source")


def read_results(files: Files) -> dict[str, Outcome]:
    found: dict[str, Outcome] = {}
    for row in files.rows("results.csv", RESULT_COLUMNS):
        row.source()
        if row["code"] in found:
            raise row.bad("code", f"{row['code']} is given twice", "data-twice", given=row["code"])
        found[row["code"]] = Outcome(row.one_of("who", WHO), {"fr": row["fr"], "en": row["en"]})
    return found


def results_of(results: Mapping[str, Outcome], who: str) -> tuple[str, ...]:
    """What may befall the attacker, or the defender; nothing is one of it."""
    return (NONE, *(code for code, one in results.items() if one.who in (who, "either")))


CELL_COLUMNS = ("column", "roll", "block", "attacker_loss", "defender_loss", "attacker", "defender", "source")


def read_combat_table(files: Files, results: Mapping[str, Outcome]) -> CombatTable:
    """A row for each cell, column by column and roll by roll."""
    theirs = results_of(results, "attacker"), results_of(results, "defender")
    wanted = [(column, roll) for column in COLUMNS for roll in ROLLS]
    rows = files.rows("crt.csv", CELL_COLUMNS)
    found: dict[str, list[Cell]] = {column: [] for column in COLUMNS}
    for (column, roll), row in zip(wanted, rows, strict=False):
        row.source()
        if (row["column"], row.number("roll")) != (column, roll):
            raise row.bad("roll", f"the cell of {column} and {roll} comes next")
        found[column].append(_cell(row, *theirs))
    if len(rows) != len(wanted):
        many = len(wanted)
        raise BadInput(f"{many} rows are required", "data-rows", many=many).located_at(
            files.read("crt.csv")[1]
        )
    return CombatTable(COLUMNS, tuple(tuple(cells) for cells in found.values()))


def _cell(row: Row, attackers: Collection[str], defenders: Collection[str]) -> Cell:
    return Cell(
        read_natural(row, "attacker_loss"),
        read_natural(row, "defender_loss"),
        row.one_of("attacker", attackers),
        row.one_of("defender", defenders),
        row.one_of("block", BLOCKS),
    )


# -- terrain

STRENGTHS = {"": Strength(), "x1": Strength(), "x2": Strength(2), "x3": Strength(3), "/2": Strength(1, 2)}
EXPLOITATIONS, RETREATS = ("E", "E2", "E3"), ("S", "DR", "DR2", "DR3")
FIGHTING_COLUMNS = ("strength", *EXPLOITATIONS, *RETREATS, "where", "conditions")


def fighting(row: Row) -> Fighting:
    """An empty cell says nothing: the result stays what it is."""
    becomes = {}
    for codes in (EXPLOITATIONS, RETREATS):
        for code in codes:
            found = row.one_of(code, ("", NONE, *codes))
            if found:
                becomes[code] = found
    return Fighting(STRENGTHS[row.one_of("strength", STRENGTHS)], becomes)
