"""What a column of the combat table promises, before any unit is named."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.games.victory_roads.law.combat.conversion import LEVELS
from grognard.games.victory_roads.law.combat_tables import EXPLOITATIONS, RETREATS, ROLLS, Cell
from grognard.games.victory_roads.law.data import Data

THROWS = 36
SHAKEN = 0.5  # of an S: as likely a step as a hex
THROWN_BACK = 0.4  # of a step, what the attacker loses when he goes back


class ColumnValue(NamedTuple):
    """Steps lost by attacker and defender, hexes that he goes back, how likely he leaves the hex, and units
    that may exploit.
    """

    mine: float
    theirs: float
    back: float
    leaves: float
    exploits: float


@lru_cache(maxsize=4)
def column_values(data: Data) -> dict[str, tuple[ColumnValue, ...]]:
    """By the row of the ground, then by column."""
    columns = range(len(data.tables.crt.columns))
    return {
        row: tuple(column_value(data, row, column) for column in columns) for row in data.tables.conversions
    }


def column_value(data: Data, row: str, column: int) -> ColumnValue:
    table = data.tables.crt
    cells = [(6 - abs(roll - 7), table.cell(column, roll)) for roll in ROLLS]
    plain = (
        sum(n * cell.attacker_loss for n, cell in cells) / THROWS,
        sum(n * cell.defender_loss for n, cell in cells) / THROWS,
    )
    parts = [(n, outcome(data, row, cell, plain)) for n, cell in cells]
    return ColumnValue(
        *(sum(n * part[i] for n, part in parts) / THROWS for i in range(len(ColumnValue._fields)))
    )


def outcome(data: Data, row: str, cell: Cell, engaged: tuple[float, float]) -> ColumnValue:
    """Of one cell; `engaged` are the losses that an engagement costs both."""
    mine, theirs, exploits = float(cell.attacker_loss), float(cell.defender_loss), 0.0
    for code in cell.attacker.split("+"):
        if code == "AR":
            mine += THROWN_BACK
        elif code == "D1":
            theirs += 1
        elif code == "Eng":
            mine, theirs = mine + engaged[0], theirs + engaged[1]
        elif code in EXPLOITATIONS:
            left = data.tables.convert(row, code)
            exploits += LEVELS.index(left) if left in LEVELS else 0
    answer = data.tables.convert(row, cell.defender) if cell.defender in RETREATS else cell.defender
    if answer == "Eng":
        mine, theirs = mine + engaged[0], theirs + engaged[1]
    if answer == RETREATS[0]:
        return ColumnValue(mine, theirs + SHAKEN, 1 - SHAKEN, 1 - SHAKEN, exploits)
    back = RETREATS.index(answer) if answer in RETREATS else 0
    return ColumnValue(mine, theirs, float(back), float(back > 0), exploits)
