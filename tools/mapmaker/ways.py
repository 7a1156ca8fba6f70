"""Railways and roads as chains of hexes from station to station."""

from __future__ import annotations

import heapq
from itertools import pairwise
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString

from grognard.kernel.load import Row
from mapmaker.definition import Definition
from mapmaker.draft import Draft, Way
from mapmaker.geodata import Geodata
from mapmaker.lattice import Side

BAD_GROUND = {
    "swamp": 0.5,
    "marsh": 0.5,
    "mountain": 0.9,
    "rough": 0.25,
    "wooded_rough": 0.4,
    "forest": 0.1,
    "woods": 0.1,
}
FAR = 1.2  # hexes from the nearest track beyond which it makes no difference


class Tracks:
    """How far each step between two hexes is from the railways of the geodata."""

    def __init__(self, definition: Definition, geo: Geodata) -> None:
        self.lattice = definition.lattice
        self.known: dict[Side, float] = {}
        lines: list[Any] = []
        if definition.projection is not None:
            x0, y0 = self.lattice.centre.min(axis=0) - 2
            x1, y1 = self.lattice.centre.max(axis=0) + 2
            for line in geo.railways:
                at = definition.projection.to_plane(np.array(line.coords)[:, 1::-1])
                if (
                    (at[:, 0].max() > x0)
                    and (at[:, 0].min() < x1)
                    and (at[:, 1].max() > y0)
                    and (at[:, 1].min() < y1)
                ):
                    lines.append(LineString(at))
        self.tree = shapely.STRtree(lines) if lines else None

    def off(self, a: int, b: int) -> float:
        side = self.lattice.side(a, b)
        if side not in self.known:
            self.known[side] = self._off(a, b)
        return self.known[side]

    def _off(self, a: int, b: int) -> float:
        if self.tree is None:
            return FAR
        one, two = self.lattice.centre[a], self.lattice.centre[b]
        total = 0.0
        for t in (0.25, 0.5, 0.75):
            point = shapely.points(one * (1 - t) + two * t)
            index = self.tree.query(point, predicate="dwithin", distance=FAR)
            near = shapely.distance(self.tree.geometries[index], point) if len(index) else [FAR]
            total += float(np.min(near))
        return total / 3


def lay_ways(definition: Definition, draft: Draft, geo: Geodata) -> None:
    tracks: Tracks | None = None
    for row in definition.rows("ways"):
        stations = [station(definition, draft, row, name) for name in row["stations"].split()]
        follows = row["kind"].startswith("rail")
        if follows and tracks is None:
            tracks = Tracks(definition, geo)
        steps = draft.steps(row["kind"])
        chain = [stations[0]]
        for a, b in pairwise(stations):
            leg = route(draft, a, b, tracks if follows else None, steps)
            if not leg:
                raise row.bad(
                    "stations", f"no way from {draft.lattice.labels[a]} to {draft.lattice.labels[b]}"
                )
            chain += leg[1:]
        lay(draft, row, chain, steps)


def station(definition: Definition, draft: Draft, row: Row, name: str) -> int:
    if name in draft.places:
        return draft.places[name].hex
    if name in draft.lattice.index:
        return draft.lattice.index[name]
    raise row.bad("stations", f'"{name}" is neither a place nor a hex of this map')


def route(draft: Draft, start: int, end: int, tracks: Tracks | None, taken: set[Side]) -> list[int]:
    """The cheapest chain: near the tracks, over good ground, along what is already there, and not far from
    straight.
    """
    lattice = draft.lattice
    if end in lattice.near[start]:
        return [start, end]
    straight = LineString([lattice.centre[start], lattice.centre[end] + 1e-9])
    cost, before = {start: 0.0}, {start: -1}
    heap = [(0.0, start)]
    while heap:
        spent, a = heapq.heappop(heap)
        if a == end:
            break
        if spent > cost[a]:
            continue
        for b in lattice.near[a]:
            if draft.wet(b):
                continue
            price = 1.0 + BAD_GROUND.get(draft.terrain[b], 0.0) * (1 if tracks is None else 0.15)
            price += 0.12 * float(straight.distance(shapely.points(lattice.centre[b]))) ** (
                1 if tracks is None else 0.5
            )
            if tracks is not None:
                price += 2.2 * tracks.off(a, b)
            price += ford(draft, lattice.side(a, b)) * (1 if tracks is None else 0.3)
            if lattice.side(a, b) in taken:
                price *= 0.75
            if spent + price < cost.get(b, np.inf):
                cost[b], before[b] = spent + price, a
                heapq.heappush(heap, (spent + price, b))
    if end not in before:
        return []
    out = [end]
    while before[out[-1]] >= 0:
        out.append(before[out[-1]])
    return out[::-1]


def ford(draft: Draft, side: Side) -> float:
    """What a bridge over a side costs: a way along a river does not cross it for nothing."""
    rivers = [feature for feature in draft.sides.get(side, {}) if "river" in feature]
    return max((1.5 if "major" in feature else 0.6 for feature in rivers), default=0.0)


def lay(draft: Draft, row: Row, chain: list[int], steps: set[Side]) -> None:
    """The chain without the steps that are there already; what is left of it may be several lines."""
    run: list[int] = []
    runs: list[list[int]] = []
    for a, b in pairwise(chain):
        side = draft.lattice.side(a, b)
        if side in steps or a == b:
            run = []
            continue
        steps.add(side)
        if not run:
            run = [a]
            runs.append(run)
        run.append(b)
    for i, one in enumerate(runs):
        name = row["id"] if i == 0 else f"{row['id']}_{i + 1}"
        draft.ways.append(Way(name, row["kind"], row["gauge"], tuple(one), row["source"]))
