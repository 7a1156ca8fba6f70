"""Boards drawn in text, and sets of hexes drawn back.

    b = board('''
        .   G   .
          r   x        # whatever follows a hash is left out
        .   .   .
    ''')
    b["r"]                    the number of a hex that is named once
    b.sets["."]               all the hexes drawn alike
    print(b.view(b.grid.around(1 << b["r"])))

A drawing is pointy-topped: each line is a row, and every other row sits half a hex aside. With
`orientation="flat"` the hexes of a column stand two lines apart and columns four characters apart.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from textwrap import dedent

from grognard.kernel.hexes import FLAT, POINTY, Grid, HexSet, bits

EMPTY, MEMBER = ".", "*"


@dataclass(frozen=True, eq=False)
class Board:
    grid: Grid
    hexes: dict[str, int]  # those whose name stands once
    sets: dict[str, HexSet]  # every name, and all its hexes

    def __getitem__(self, name: str) -> int:
        if name not in self.hexes:
            many = self.sets.get(name, 0).bit_count()
            raise KeyError(f'"{name}" stands {many} times on this board')
        return self.hexes[name]

    def set(self, names: str) -> HexSet:
        """The hexes of these names together."""
        found = 0
        for name in names.split():
            found |= self.sets[name]
        return found

    def view(self, s: HexSet) -> HexView:
        return HexView(self.grid, s)


class HexView:
    """A set of hexes that prints as a picture: what a failing test shows."""

    def __init__(self, grid: Grid, members: HexSet) -> None:
        self.grid, self.members = grid, members

    def __eq__(self, other: object) -> bool:
        if isinstance(other, HexView):
            return self.members == other.members
        return self.members == other if isinstance(other, int) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.members)

    def __repr__(self) -> str:
        return f"\n{draw(self.grid, self.members)}\n"

    __str__ = __repr__


def board(drawing: str, orientation: str = "pointy") -> Board:
    """The board of a drawing. Hexes that do not fit together are refused."""
    marks = _marks(drawing)
    if not marks:
        raise ValueError("nothing is drawn")
    pointy = orientation == "pointy"
    left, top = min(x for x, _, _ in marks), min(y for _, y, _ in marks)
    places: dict[tuple[int, int], str] = {}
    odd = None  # whether the first hex drawn sits on a whole or on a half place: all others follow it
    for x, y, name in marks:
        across, rest = divmod(x - left, 2 if pointy else 4)
        line, half = (y - top, across) if pointy else (across, y - top)
        odd = (half - line) % 2 if odd is None else odd
        if rest or (half - line) % 2 != odd:
            raise ValueError(f'line {y}, column {x + 1}: "{name}" stands between two hexes')
        places[line, (half - line) // 2] = name
    grid, number = Grid.from_places(places, POINTY if pointy else FLAT)
    sets: dict[str, HexSet] = {}
    for place, name in places.items():
        sets[name] = sets.get(name, 0) | 1 << number[place]
    return Board(grid, {name: s.bit_length() - 1 for name, s in sets.items() if s.bit_count() == 1}, sets)


def _marks(drawing: str) -> list[tuple[int, int, str]]:
    """(column, line, name) of everything drawn; lines are counted from the first one with anything on it."""
    lines = [line.split("#")[0].rstrip() for line in drawing.splitlines()]
    lines = dedent("\n".join(lines)).strip("\n").splitlines()
    return [
        (found.start(), y, found.group())
        for y, line in enumerate(lines, 1)
        for found in re.finditer(r"\S+", line)
    ]


def draw(grid: Grid, members: HexSet, names: Mapping[int, str] | None = None) -> str:
    """The board with the members of a set marked, as `board` reads it."""
    pointy = grid.names == POINTY
    cells: dict[tuple[int, int], str] = {}
    for h in bits(grid.board):
        line, along = grid.axial(h)
        half = 2 * along + line
        mark = MEMBER if members >> h & 1 else EMPTY
        cells[(line, 2 * half) if pointy else (half, 4 * line)] = (names or {}).get(h, mark)
    top, left = min(y for y, _ in cells), min(x for _, x in cells)
    rows: dict[int, str] = {}
    for (y, x), mark in sorted(cells.items()):
        rows[y - top] = rows.get(y - top, "").ljust(x - left) + mark
    return "\n".join(rows.get(y, "") for y in range(max(rows) + 1))


def picture(drawing: str) -> str:
    """A drawing as `draw` gives it: without margin and blanks at the ends."""
    lines = [line.rstrip() for line in drawing.splitlines()]
    return dedent("\n".join(lines)).strip("\n")


__all__ = ["Board", "HexView", "board", "draw", "picture"]
