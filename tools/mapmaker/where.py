"""Which hexes: one small language for every layer (README, "where")."""

from __future__ import annotations

import re
from collections import deque

import numpy as np
import shapely
from shapely.geometry import LineString, Polygon

from grognard.kernel.load import Row
from mapmaker.definition import Definition
from mapmaker.draft import Draft
from mapmaker.lattice import Points, Side

TERM = re.compile(r"\s+([+-])\s+")


def lat_lon(row: Row, column: str, text: str) -> Points:
    """`lat,lon; lat,lon; …`"""
    try:
        pairs = [tuple(float(x) for x in pair.split(",")) for pair in text.split(";") if pair.strip()]
        if any(len(p) != 2 for p in pairs):
            raise ValueError
    except ValueError:
        raise row.bad(column, f'"{text[:40]}" is not a list "lat,lon; lat,lon; …"') from None
    return np.array(pairs, float)


class Where:
    """Reads `where` cells against a map in the making."""

    def __init__(self, definition: Definition, draft: Draft) -> None:
        self.definition, self.draft, self.lattice = definition, draft, definition.lattice

    def plane(self, row: Row, text: str, column: str = "where") -> Points:
        """Points on the plane, from latitude and longitude."""
        if self.definition.projection is None:
            raise row.bad(column, "this map has no projection: say it in hexes")
        return self.definition.projection.to_plane(lat_lon(row, column, text))

    def __call__(self, row: Row, column: str = "where", walls: set[Side] | None = None) -> set[int]:
        parts = TERM.split(row[column])
        found = self.term(row, column, parts[0], walls)
        for sign, part in zip(parts[1::2], parts[2::2], strict=True):
            these = self.term(row, column, part, walls)
            found = found | these if sign == "+" else found - these
        return found

    def term(self, row: Row, column: str, text: str, walls: set[Side] | None) -> set[int]:
        word, _, rest = text.strip().partition(" ")
        if word == "all":
            return set(range(len(self.lattice)))
        if word == "ring":
            ring = Polygon(self.plane(row, rest, column)).buffer(0)
            return {
                int(h)
                for h in np.flatnonzero(
                    shapely.contains_xy(ring, self.lattice.centre[:, 0], self.lattice.centre[:, 1])
                )
            }
        if word == "path":
            return self.under(self.plane(row, rest, column))
        if word == "band":
            width, _, rest = rest.partition(" ")
            line = LineString(self.plane(row, rest, column))
            off = shapely.distance(line, shapely.points(self.lattice.centre))
            return {int(h) for h in np.flatnonzero(off <= float(width))}
        if word == "near":
            label, _, n = rest.partition(" ")
            start = self.definition.hex(row, column, label)
            return {h for h in range(len(self.lattice)) if self.lattice.distance(start, h) <= int(n)}
        if word == "is":
            return self.settled(row, column, rest)
        if word == "flood":
            return self.flood(self.definition.hex(row, column, rest), walls or set())
        return self.listed(row, column, text)

    def listed(self, row: Row, column: str, text: str) -> set[int]:
        out: set[int] = set()
        for label in text.split():
            first, dots, last = label.partition("..")
            if dots:
                out |= set(self.lattice.chain(*(self.definition.hex(row, column, x) for x in (first, last))))
            else:
                out.add(self.definition.hex(row, column, label))
        return out

    def settled(self, row: Row, column: str, text: str) -> set[int]:
        what, _, value = text.strip().partition(" ")
        draft, n = self.draft, range(len(self.lattice))
        if what == "terrain":
            return {h for h in n if draft.terrain[h] == value}
        if what == "feature":
            return {h for h in n if value in draft.features[h]}
        if what in draft.attributes:
            return {h for h in n if draft.attributes[what][h] == value}
        raise row.bad(column, f'"is {what}": neither terrain, feature nor an attribute')

    def under(self, line: Points) -> set[int]:
        """The hexes a line passes through."""
        return {int(h) for h in self.lattice.at(dense(line)) if h >= 0}

    def flood(self, start: int, walls: set[Side]) -> set[int]:
        """Over land, not across walls."""
        found, queue = {start}, deque([start])
        while queue:
            a = queue.popleft()
            for b in self.lattice.near[a]:
                if b not in found and not self.draft.wet(b) and self.lattice.side(a, b) not in walls:
                    found.add(b)
                    queue.append(b)
        return found


def dense(line: Points, step: float = 0.08) -> Points:
    """The same line with points close together."""
    if len(line) < 2:
        return line
    gaps = np.hypot(*np.diff(line, axis=0).T)
    run = np.concatenate(([0.0], np.cumsum(gaps)))
    at = np.linspace(0, run[-1], max(2, int(run[-1] / step) + 1))
    return np.stack((np.interp(at, run, line[:, 0]), np.interp(at, run, line[:, 1])), axis=1)
