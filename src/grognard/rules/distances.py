"""How far every hex is from some of them."""

from __future__ import annotations

from grognard.kernel.hexes import Grid, HexSet, bits


def steps_to(grid: Grid, goal: HexSet, ground: HexSet, far: int) -> tuple[int, ...]:
    """Hexes to the nearest of `goal` over some ground; beyond `far` no hex is farther."""
    found = [far] * grid.size
    seen, ring = 0, goal
    for n in range(far):
        for h in bits(ring):
            found[h] = n
        seen |= ring
        ring = grid.adjacent(seen) & ground & ~seen
    return tuple(found)
