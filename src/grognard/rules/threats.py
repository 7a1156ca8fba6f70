"""What scores of several games ask of who could come. Nothing legal hangs on it."""

from __future__ import annotations

from grognard.kernel.hexes import Grid, HexSet


def hexes_within_strides(grid: Grid, start: HexSet, leave: HexSet, enter: HexSet, strides: int) -> HexSet:
    """Where those who start could be after so many hexes: they go on only from where they may leave."""
    for _ in range(strides):
        start |= grid.adjacent(start & leave) & enter
    return start
