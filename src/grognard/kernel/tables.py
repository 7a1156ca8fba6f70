"""Odds and tables: looked up, shifted, itemised and cited."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Shift(NamedTuple):
    """So many columns to the right, for this paragraph; `applies` tells what was looked at."""

    columns: int
    cite: str
    what: str


@dataclass(frozen=True)
class OddsTable:
    """Rows by die, columns by odds, from the least favourable to the most."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]  # rows[die - 1][column]
    sources: tuple[str, ...]

    def cell(self, die: int, column: int) -> str:
        return self.rows[die - 1][column]

    def shifted(self, column: int, shifts: list[Shift]) -> int:
        """The column after every shift, held at the best one; below the first it is negative."""
        return min(column + sum(s.columns for s in shifts), len(self.columns) - 1)


def odds_for_defender(attack: int, defence: int) -> tuple[int, int]:
    """A ratio rounded in the defender's favour: 11 to 4 is 2-1, 6 to 7 is 1-2."""
    if attack >= defence:
        return attack // defence, 1
    return 1, -(-defence // attack)
