"""A made-up front of any size: terrain in lumps, rivers, roads, two sides facing each other.

The same arguments always give the same map. Costs are in half points: clear 2, light 3, woods 4,
rough 6, a river 2 more, along a road 1 (with a bridge where it meets a river); lakes are barred.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from random import Random

from grognard.kernel.hexes import (
    SHUT,
    Gate,
    Grid,
    HexSet,
    Layout,
    bits,
    hexset,
    intersect_gates,
    subtract_gate,
    unite_gates,
)
from grognard.kernel.pathfinding import Leg, MoveTerms, Network, tolls

CLEAR, LIGHT, WOODS, ROUGH, LAKE = range(5)
HALVES = {CLEAR: 2, LIGHT: 3, WOODS: 4, ROUGH: 6}
WHOLES = {CLEAR: 1, LIGHT: 1, WOODS: 2, ROUGH: 3}
# each up to so much of the map
SHARES = ((0.02, LAKE), (0.60, CLEAR), (0.70, LIGHT), (0.90, WOODS), (1.0, ROUGH))

Field = dict[int, float]


@dataclass(frozen=True)
class Synthetic:
    grid: Grid
    labels: dict[int, str]
    halves: Network  # terrain, rivers and roads, in half points
    wholes: Network  # terrain and rivers, in whole points
    land: HexSet
    units: tuple[tuple[int, ...], tuple[int, ...]]  # by side, the hex of each unit; some share one
    held: tuple[HexSet, HexSet]  # by side, the hexes its units stand in
    zoc: tuple[HexSet, HexSet]  # by side, the hexes next to its units
    rear: tuple[HexSet, HexSet]  # by side, the map's edge behind it

    def terms(self, side: int, toll: int = 2) -> MoveTerms:
        """The other side bars its hexes, and charges for entering its zone."""
        return MoveTerms(
            free=self.land & ~self.held[1 - side], zones=(self.zoc[1 - side],), toll=tolls(enter=toll)
        )

    def supplied_hexes(self, side: int) -> HexSet:
        """Where supply may run: not where the enemy stands, nor in his zone unless one of ours is there."""
        return self.land & ~self.held[1 - side] & (~self.zoc[1 - side] | self.held[side])


def synthetic(columns: int, rows: int, units: int, seed: int) -> Synthetic:
    luck, layout = Random(seed), Layout("flat", "even")
    printed = {layout.axial(c, r): (c, r) for c in range(1, columns + 1) for r in range(1, rows + 1)}
    grid, number = Grid.from_places(printed, layout.names)
    column = {number[place]: c for place, (c, _) in printed.items()}
    terrain = _terrain(grid, luck)
    river = _rivers(grid, luck)
    land = grid.board & ~terrain.get(LAKE, 0)
    road = _roads(grid, land, luck)
    sides = _deploy(column, land, units, luck)
    held = (hexset(sides[0]), hexset(sides[1]))
    return Synthetic(
        grid=grid,
        labels={number[place]: f"{c}.{r}" for place, (c, r) in printed.items()},
        halves=Network(grid, (_legs(grid, terrain, HALVES, river, 2, road),)),
        wholes=Network(grid, (_legs(grid, terrain, WHOLES, river, 1, SHUT),)),
        land=land,
        units=sides,
        held=held,
        zoc=(grid.adjacent(held[0]), grid.adjacent(held[1])),
        rear=(
            hexset(h for h, c in column.items() if c == 1),
            hexset(h for h, c in column.items() if c == columns),
        ),
    )


def _noise(grid: Grid, luck: Random, passes: int) -> Field:
    field = {h: luck.random() for h in bits(grid.board)}
    for _ in range(passes):
        field = {h: _mean([field[h], *(field[n] for _, n in grid.neighbours(h))]) for h in field}
    return field


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _terrain(grid: Grid, luck: Random) -> dict[int, HexSet]:
    field = _noise(grid, luck, 1)
    ranked = sorted(field, key=field.__getitem__)
    kinds: dict[int, HexSet] = {}
    done = 0
    for share, kind in SHARES:
        upto = round(share * len(ranked))
        kinds[kind] = hexset(ranked[done:upto])
        done = upto
    return kinds


def _rivers(grid: Grid, luck: Random) -> Gate:
    """Rivers run where a smooth field crosses its mean."""
    field = _noise(grid, luck, 4)
    level = _mean(list(field.values()))
    return grid.gate((h, n) for h in field for _, n in grid.neighbours(h) if field[h] < level <= field[n])


def _roads(grid: Grid, land: HexSet, luck: Random) -> Gate:
    """Shortest ways over land between towns."""
    towns = luck.sample(bits(land), 2 + grid.board.bit_count() // 300)
    ways = [grid.paths(1 << a, 1 << b, land, grid.open) for a, b in pairwise(towns)]
    return grid.gate(side for way in ways for side in pairwise(way))


def _legs(
    grid: Grid, terrain: dict[int, HexSet], costs: dict[int, int], river: Gate, crossing: int, road: Gate
) -> tuple[Leg, ...]:
    gates: dict[int, Gate] = {1: road}
    for kind, cost in costs.items():
        into = subtract_gate(grid.toward(terrain[kind]), road)
        for whole, gate in (
            (cost, subtract_gate(into, river)),
            (cost + crossing, intersect_gates(into, river)),
        ):
            gates[whole] = unite_gates(gates.get(whole, SHUT), gate)
    return tuple(Leg(cost, gate) for cost, gate in sorted(gates.items()) if any(gate))


def _deploy(
    column: dict[int, int], land: HexSet, units: int, luck: Random
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Half of the units on each side of the middle, most of them near it."""
    last = max(column.values())
    middle = last // 2
    by_column: dict[int, list[int]] = {}
    for h in bits(land):
        by_column.setdefault(column[h], []).append(h)
    sides: list[tuple[int, ...]] = []
    for side in range(2):
        depths = [int(abs(luck.gauss(0, last / 6))) for _ in range(units // 2)]
        lines = [max(1, middle - depth) if side == 0 else min(last, middle + 2 + depth) for depth in depths]
        sides.append(tuple(luck.choice(by_column[line]) for line in lines))
    return sides[0], sides[1]
