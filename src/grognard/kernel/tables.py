"""Odds and tables: looked up, shifted, itemised and cited."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Item(NamedTuple):
    """A line of the reckoning: what, how much, and why."""

    what: str
    value: int
    cite: str
    divisor: int = 1  # a strength as printed, and what it is divided by

    @property
    def amount(self) -> int | str:
        return self.value if self.divisor == 1 else f"{self.value}/{self.divisor}"


class Shift(NamedTuple):
    """So many columns to the right, for this paragraph; `applies` tells what was looked at."""

    columns: int
    cite: str
    what: str


@dataclass(frozen=True)
class OddsTable:
    """Rows by die, columns by odds, from the least favourable to the most."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]  # rows[die - first][column]
    sources: tuple[str, ...]
    first: int = 1  # the die of the first row; below 1 where dice are modified before they are looked up

    @property
    def last(self) -> int:
        return self.first + len(self.rows) - 1

    def cell(self, die: int, column: int) -> str:
        """A die beyond the rows is a fault: which row it then counts as is for a paragraph of the game to
        say.
        """
        if not self.first <= die <= self.last:
            raise ValueError(f"no row for {die}: they run from {self.first} to {self.last}")
        return self.rows[die - self.first][column]

    def shift_column(self, column: int, shifts: list[Shift]) -> int:
        """The column after every shift, held at the best one; below the first it is negative."""
        return min(column + sum(s.columns for s in shifts), len(self.columns) - 1)


def odds_for_defender(attack: int, defence: int) -> tuple[int, int]:
    """A ratio rounded in the defender's favour: 11 to 4 is 2-1, 6 to 7 is 1-2."""
    if attack >= defence:
        return attack // defence, 1
    return 1, -(-defence // attack)
