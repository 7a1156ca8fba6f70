"""What scores of several games ask of who could come and who could strike. Nothing legal hangs on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from grognard.kernel.hexes import Grid, HexSet


def come_on(grid: Grid, start: HexSet, leave: HexSet, enter: HexSet, strides: int) -> HexSet:
    """Where those who start could be after so many hexes: they go on only from where they may leave."""
    for _ in range(strides):
        start |= grid.around(start & leave) & enter
    return start


def shared_out(targets: Iterable[int], hope: Callable[[int, set[int]], float], beside: Sequence[Sequence[int]]) -> float:
    """What attacks on these hexes promise together: the best is served first, and a hex that strikes there strikes nobody else.

    `hope` tells it of a target, but for the hexes that strike already."""
    none: set[int] = set()
    total, used = 0.0, set[int]()
    for first, target in sorted([(hope(t, none), t) for t in targets], reverse=True):
        if first <= 0.0:
            break
        gain = hope(target, used) if used else first
        if gain > 0.0:
            total += gain
            used.update(beside[target])
    return total
