"""What lies where on a sheet, and what it costs to write over it."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.draw.geometry import Box, Point, distance

TAKEN = 1000.0  # the cost of covering another name
CELL = 48.0


class Clutter:
    """Boxes with a cost each, found by the cells of a grid."""

    def __init__(self, frame: Box) -> None:
        self.frame = frame
        self.cells: dict[tuple[int, int], list[tuple[Box, float]]] = {}

    def _cells(self, box: Box) -> Iterable[tuple[int, int]]:
        top, bottom = int(box.top // CELL), int(box.bottom // CELL)
        for x in range(int(box.left // CELL), int(box.right // CELL) + 1):
            for y in range(top, bottom + 1):
                yield x, y

    def add(self, box: Box, cost: float) -> None:
        for cell in self._cells(box):
            self.cells.setdefault(cell, []).append((box, cost))

    def line(self, points: Iterable[Point], cost: float, wide: float = 2.0) -> None:
        for x, y in points:
            self.add(Box(x - wide, y - wide, x + wide, y + wide), cost)

    def cost(self, boxes: Iterable[Box], enough: float = 10 * TAKEN) -> float:
        """What it costs to write there; past `enough` it is not counted further."""
        total = 0.0
        for box in boxes:
            if not self.frame.does_hold(box):
                total += TAKEN * 5
            left, top, right, bottom = box
            seen: set[int] = set()
            for cell in self._cells(box):
                for other in self.cells.get(cell, ()):
                    near = other[0]
                    if (
                        near[0] < right
                        and left < near[2]
                        and near[1] < bottom
                        and top < near[3]
                        and id(other) not in seen
                    ):
                        seen.add(id(other))
                        total += other[1]
            if total > enough:
                return total
        return total


class Scatter:
    """Points that are asked for by where they lie."""

    CELL = 96.0

    def __init__(self, lines: Iterable[Iterable[Point]]) -> None:
        self.cells: dict[tuple[int, int], list[Point]] = {}
        for line in lines:
            for p in line:
                self.cells.setdefault((int(p[0] // self.CELL), int(p[1] // self.CELL)), []).append(p)

    def near(self, at: Point, reach: float) -> list[Point]:
        """Those closer than `reach`, which is less than a cell."""
        column, row = int(at[0] // self.CELL), int(at[1] // self.CELL)
        spots = [(c, r) for c in range(column - 1, column + 2) for r in range(row - 1, row + 2)]
        return [p for spot in spots for p in self.cells.get(spot, ()) if distance(p, at) < reach]
