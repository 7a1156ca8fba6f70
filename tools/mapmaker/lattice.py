"""The hexes on the plane: where their centres and corners lie, and which touch.

The unit is the step from a hex to its neighbour; x grows to the right, y downwards.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from grognard.kernel.hexes import Layout
from grognard.kernel.maps import Sheet

Points = NDArray[np.float64]
Side = tuple[int, int]  # two hexes that touch, the lower number first

STEP = math.sqrt(3) / 2  # between two columns of flat hexes, or two rows of pointy ones
NEAR = ((0, -1), (0, 1), (1, -1), (1, 0), (-1, 0), (-1, 1))  # (line, along) to the six neighbours


def spots(sheets: Iterable[Sheet], form: str) -> dict[str, tuple[int, int]]:
    """Every label with its column and row on the joint grid."""
    sheets = list(sheets)
    named = len(sheets) > 1 or any(s.name for s in sheets)
    out = {}
    for sheet in sheets:
        for c in range(1, sheet.columns + 1):
            for r in range(1, sheet.rows + 1):
                digits = f"{c:02}{r:02}" if form == "CCRR" else f"{r:02}{c:02}"
                out[f"{sheet.name}:{digits}" if named else digits] = (c + sheet.column, r + sheet.row)
    return out


class Lattice:
    """Hexes 0, 1, 2 … in the order of their first labels."""

    def __init__(
        self, layout: Layout, where: dict[str, tuple[int, int]], missing: Iterable[str] = ()
    ) -> None:
        self.flat = layout.orientation == "flat"
        self.shift = 0.5 if layout.shifted == "even" else 0.0
        gone = {layout.axial(*where[label]) for label in missing}
        self.number: dict[tuple[int, int], int] = {}
        self.index: dict[str, int] = {}
        self.labels: list[str] = []
        for label, spot in where.items():
            at = layout.axial(*spot)
            if at in gone:
                continue
            if at not in self.number:
                self.number[at] = len(self.labels)
                self.labels.append(label)
            self.index[label] = self.number[at]
        self.axial = list(self.number)
        self.centre = self.plane(np.array(self.axial, float))
        self.near = [
            [self.number[a + da, b + db] for da, db in NEAR if (a + da, b + db) in self.number]
            for a, b in self.axial
        ]

    def __len__(self) -> int:
        return len(self.labels)

    def plane(self, axial: Points) -> Points:
        line, along = axial[:, 0], axial[:, 1]
        across, down = line * STEP, along + line / 2 + self.shift
        return np.stack((across, down) if self.flat else (down, across), axis=1)

    def at(self, points: Points) -> NDArray[np.int64]:
        """The hex each point lies in, -1 off the board."""
        x, y = points[:, 0], points[:, 1]
        line, rest = (x / STEP, y) if self.flat else (y / STEP, x)
        along = rest - line / 2 - self.shift
        q, r, s = np.rint(line), np.rint(along), np.rint(-line - along)
        dq, dr, ds = abs(q - line), abs(r - along), abs(s + line + along)
        q = np.where((dq > dr) & (dq > ds), -r - s, q)
        r = np.where(~((dq > dr) & (dq > ds)) & (dr > ds), -q - s, r)
        return np.array(
            [self.number.get((int(a), int(b)), -1) for a, b in zip(q, r, strict=True)], dtype=np.int64
        )

    def distance(self, a: int, b: int) -> int:
        (q, r), (s, t) = self.axial[a], self.axial[b]
        return max(abs(q - s), abs(r - t), abs(q + r - s - t))

    def chain(self, a: int, b: int) -> list[int]:
        """The straight chain of hexes from one to the other."""
        t = np.linspace(0, 1, self.distance(a, b) + 1)[:, None]
        line = self.centre[a] * (1 - t) + self.centre[b] * t
        # where it runs along a side
        ways = [self.at(line + np.array(nudge)) for nudge in ((1e-6, 2e-6), (-1e-6, -2e-6))]
        best = min(ways, key=lambda way: int((way < 0).sum()))
        return [int(h) for h in best if h >= 0]

    def side(self, a: int, b: int) -> Side:
        return (a, b) if a < b else (b, a)

    # ---- corners ----
    @cached_property
    def _corners(self) -> tuple[list[tuple[int, int, int]], Points, dict[tuple[int, int], int]]:
        """Corner numbers: the corners of each hex in turn, where they lie, and by place."""
        turn = 0 if self.flat else 30
        ring = np.array(
            [(math.cos(math.radians(turn + 60 * i)), math.sin(math.radians(turn + 60 * i))) for i in range(6)]
        ) / math.sqrt(3)
        known: dict[tuple[int, int], int] = {}
        places: list[tuple[float, float]] = []
        of = []
        for centre in self.centre:
            mine = []
            for x, y in centre + ring:
                key = (round(x * 1000 / 3), round(y * 1000 / 3))
                found = next((known[k] for k in _around(key) if k in known), None)
                if found is None:
                    found = known[key] = len(places)
                    places.append((float(x), float(y)))
                mine.append(found)
            of.append(tuple(mine))
        return of, np.array(places), known  # type: ignore[return-value]

    @property
    def corners_of(self) -> list[tuple[int, ...]]:
        return self._corners[0]  # type: ignore[return-value]

    @property
    def corner(self) -> Points:
        return self._corners[1]

    @cached_property
    def ends(self) -> dict[Side, tuple[int, int]]:
        """The two corners of every side between two hexes."""
        out = {}
        for a, near in enumerate(self.near):
            mine = set(self.corners_of[a])
            for b in near:
                if a < b:
                    one, two = sorted(mine & set(self.corners_of[b]))
                    out[a, b] = (one, two)
        return out

    @cached_property
    def sides_at(self) -> list[list[tuple[int, Side]]]:
        """For each corner the sides that leave it, with the corner at their other end."""
        out: list[list[tuple[int, Side]]] = [[] for _ in self.corner]
        for side, (one, two) in self.ends.items():
            out[one].append((two, side))
            out[two].append((one, side))
        return out

    @cached_property
    def _joined(self) -> NDArray[np.int64]:
        return np.array([k for k, sides in enumerate(self.sides_at) if sides])

    def corner_near(self, point: Points) -> int:
        """The corner nearest to a point, of those where sides meet."""
        off = self.corner[self._joined] - point
        return int(self._joined[np.argmin((off * off).sum(axis=1))])

    @cached_property
    def hexes_at(self) -> list[list[int]]:
        out: list[list[int]] = [[] for _ in self.corner]
        for h, corners in enumerate(self.corners_of):
            for k in corners:
                out[k].append(h)
        return out

    @cached_property
    def rim(self) -> set[int]:
        """Corners on the edge of the board."""
        return {k for k, hexes in enumerate(self.hexes_at) if len(hexes) < 3}

    @cached_property
    def edge(self) -> set[int]:
        """Hexes on the edge of the board."""
        return {h for h, near in enumerate(self.near) if len(near) < 6}


def _around(key: tuple[int, int]) -> list[tuple[int, int]]:
    x, y = key
    return [(x + dx, y + dy) for dx in (0, -1, 1) for dy in (0, -1, 1)]
