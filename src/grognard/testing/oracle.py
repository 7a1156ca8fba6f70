"""The kernel's questions answered slowly and plainly, to hold the fast answers to.

Nothing here knows that a set of hexes may be an integer: boards are dictionaries from a hex to its
neighbours, sets are sets, searches are a deque or a heap. `plain_*` translate once; `slow_*` answer.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush

from grognard.kernel.hexes import Gate, Grid, HexSet
from grognard.kernel.pathfinding import MoveTerms, Network

# steps of (line, along), in the order of a gate
AROUND = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

Place = tuple[int, int]  # mode, hex
PlainNetwork = dict[Place, list[tuple[int, int, int]]]  # the steps of a place: (hex, cost, mode after)


@dataclass(frozen=True)
class PlainTerms:
    free: set[int]
    stop: set[int] = field(default_factory=set)
    zones: list[set[int]] = field(default_factory=list)
    # (zone left, zone entered); 0 is the rest
    toll: Mapping[tuple[int, int], int] = field(default_factory=dict)
    shut: set[tuple[int, int]] = field(default_factory=set)  # (from, to)

    def zone(self, h: int) -> int:
        """The last zone that holds a hex, counted from 1; 0 where none does."""
        return max((number for number, zone in enumerate(self.zones, 1) if h in zone), default=0)

    def toll_for(self, h: int, n: int) -> int:
        """What a step from one hex to another costs besides."""
        return self.toll[self.zone(h), self.zone(n)]


def plain_set(s: HexSet, grid: Grid) -> set[int]:
    return {h for h in range(grid.size) if s >> h & 1}


def plain_gate(grid: Grid, gate: Gate) -> dict[int, list[int]]:
    """From each hex of the board, the hexes one may step to."""
    board = {divmod(h, grid.stride): h for h in plain_set(grid.board, grid)}
    steps: dict[int, list[int]] = {h: [] for h in board.values()}
    for (line, along), h in board.items():
        for d, (dl, da) in enumerate(AROUND):
            n = board.get((line + dl, along + da))
            if n is not None and gate[d] >> h & 1:
                steps[h].append(n)
    return steps


def plain_neighbours(grid: Grid) -> dict[int, list[int]]:
    everywhere = grid.board
    return plain_gate(grid, (everywhere, everywhere, everywhere, everywhere, everywhere, everywhere))


def plain_network(net: Network) -> PlainNetwork:
    steps: PlainNetwork = {
        (mode, h): [] for mode in range(len(net.modes)) for h in plain_set(net.grid.board, net.grid)
    }
    for mode, legs in enumerate(net.modes):
        for cost, gate, then in legs:
            for h, beside in plain_gate(net.grid, gate).items():
                steps[mode, h] += [(n, cost, then) for n in beside]
    return steps


def plain_terms(grid: Grid, terms: MoveTerms) -> PlainTerms:
    shut = {(h, n) for h, beside in plain_gate(grid, terms.shut).items() for n in beside}
    return PlainTerms(
        plain_set(terms.free, grid),
        plain_set(terms.stop, grid),
        [plain_set(zone, grid) for zone in terms.zones],
        {(left, into): toll for left, row in enumerate(terms.toll) for into, toll in enumerate(row)},
        shut,
    )


def plain_flood(steps: Mapping[int, list[int]], source: set[int], through: set[int]) -> set[int]:
    """The hexes of `through` joined to `source`."""
    seen = source & through
    queue = deque(seen)
    while queue:
        for n in steps[queue.popleft()]:
            if n in through and n not in seen:
                seen.add(n)
                queue.append(n)
    return seen


def plain_reach(
    steps: PlainNetwork,
    start: Iterable[int],
    points: int,
    terms: PlainTerms,
    always: bool = False,
    mode: int = 0,
) -> dict[Place, int]:
    """The least cost of every place that can be reached."""
    free, stop, shut = terms.free, terms.stop, terms.shut
    best: dict[Place, int] = {(mode, h): 0 for h in start}
    heap = [(0, mode, h) for mode, h in best]
    while heap:
        spent, now, h = heappop(heap)
        if spent > best[now, h] or (spent > 0 and h in stop):
            continue
        for n, cost, then in steps[now, h]:
            if n not in free or (h, n) in shut:
                continue
            total = spent + cost + terms.toll_for(h, n)
            if total > points:
                if not always or spent > 0:
                    continue
                total = max(points, 1)
            if (then, n) not in best or total < best[then, n]:
                best[then, n] = total
                heappush(heap, (total, then, n))
    return best


def plain_zoc(neighbours: Mapping[int, list[int]], units: Iterable[int]) -> set[int]:
    """The hexes next to a unit."""
    zone: set[int] = set()
    for h in units:
        zone.update(neighbours[h])
    return zone


def plain_threat(
    steps: PlainNetwork,
    movers: Iterable[tuple[int, int]],
    terms: PlainTerms,
    always: bool = False,
    mode: int = 0,
) -> set[int]:
    """The hexes that one of these movers, each a hex and its points, can reach."""
    threatened: set[int] = set()
    for h, points in movers:
        threatened.update(n for _, n in plain_reach(steps, [h], points, terms, always, mode))
    return threatened
