"""What a column of the combat table promises, before any unit is named."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.games.sudden_storm.law.combat.odds import read
from grognard.games.sudden_storm.law.data import Data

FACES = range(1, 7)
LOWEST, HIGHEST = -4, 5  # modifiers that are told apart
MODIFIERS = range(LOWEST, HIGHEST + 1)
# Of a result: the shares of attackers and of defenders that go, and how likely the defender leaves his hex.
RESULTS = {
    "AE": (0.75, 0.0, 0.0),  # divisions leave a cadre
    "AH": (0.45, 0.0, 0.0),
    "AR": (0.1, 0.0, 0.0),
    "NE": (0.0, 0.0, 0.0),
    "EX": (0.4, 0.8, 1.0),
    "HX": (0.25, 0.8, 1.0),
    "DR": (0.0, 0.1, 1.0),
    "DH": (0.0, 0.5, 1.0),
    "DE": (0.0, 0.8, 1.0),
}


class ColumnValue(NamedTuple):
    """Shares lost by attacker and defender, of the smaller side's in an exchange, and how likely the defender
    is gone.
    """

    mine: float
    theirs: float
    leaves: float


@lru_cache(maxsize=4)
def column_values(data: Data) -> dict[int, tuple[ColumnValue, ...]]:
    """By what is added to the die, then by column."""
    table = data.tables.crt
    columns = range(len(table.columns))
    return {
        die: tuple(mean(*(RESULTS[read(table, face + die, column)] for face in FACES)) for column in columns)
        for die in MODIFIERS
    }


def mean(*results: tuple[float, float, float]) -> ColumnValue:
    return ColumnValue(*(sum(part) / len(results) for part in zip(*results, strict=True)))


def column_value(data: Data, die: int, column: int) -> ColumnValue:
    return column_values(data)[min(max(die, LOWEST), HIGHEST)][column]
