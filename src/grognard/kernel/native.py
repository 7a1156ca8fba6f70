"""The compiled body of `pathfinding.reach`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from grognard.kernel import compiled as parts
from grognard.kernel.hexes import HexSet
from grognard.kernel.network import MOST_POINTS
from grognard.kernel.reach import Reach

if TYPE_CHECKING:
    from grognard.kernel.network import MoveTerms, Network, Packed


class Graph(Protocol):
    """What `_reach.c` keeps for a network."""

    def search(
        self, terms: Packed, always: bool, mode: int, *movers: int | bytes
    ) -> tuple[int, bytes, bytes]: ...

    def way(
        self, terms: Packed, always: bool, points: int, costs: bytes, h: int
    ) -> tuple[int, tuple[int, ...]]: ...


_Graph: Callable[[int, int, tuple[object, ...]], Graph] | None = getattr(parts.module, "Graph", None)
available: bool = _Graph is not None


def compiled_graph(net: Network) -> Graph:
    """The network as flat arrays, made on first use."""
    if _Graph is None:
        raise RuntimeError("grognard.kernel._reach was not built, or GROGNARD_PURE is set")
    grid = net.grid
    legs = tuple(
        (mode, then, cost, d, grid.shifts[d], (gate[d] & grid.open[d]).to_bytes(net.octets, "little"))
        for mode, legs in enumerate(net.modes)
        for cost, gate, then in legs
        for d in range(6)
    )
    return _Graph(grid.size, len(net.modes), legs)


def reach_by_native(
    net: Network, start: HexSet, points: int, terms: MoveTerms, always: bool = False, mode: int = 0
) -> Reach:
    """Place by place, in buckets of equal cost, in C."""
    graph = net.native
    if graph is None:
        graph = net.native = compiled_graph(net)
    limit = 0 if points < 0 else points if points < MOST_POINTS else MOST_POINTS
    where = start.bit_length() - 1 if start.bit_count() == 1 else start.to_bytes(net.octets, "little")
    low, hexes, costs = graph.search(net.under(terms).packed, always, mode, limit, where)
    return Reach(net, terms, start, points, always, mode, int.from_bytes(hexes, "little") << low, costs)


def threat(
    net: Network,
    starts_by_points: Mapping[int, HexSet],
    terms: MoveTerms,
    always: bool = False,
    mode: int = 0,
) -> HexSet:
    """Every hex that one of these movers can reach, in one search."""
    if net.native is None:
        net.native = compiled_graph(net)
    movers: list[int | bytes] = []
    for points in sorted(starts_by_points, reverse=True):
        movers += (min(max(points, 0), MOST_POINTS), starts_by_points[points].to_bytes(net.octets, "little"))
    if not movers:
        return 0
    low, hexes, _ = net.native.search(net.under(terms).packed, always, mode, *movers)
    return int.from_bytes(hexes, "little") << low
