"""27E.3. The waters of flotillas: rivers, lakes and coastal waters, each by the corners of hexes on it.

A hex may lie on two rivers, or on a river and the sea, with land between them: each is a node of its own, and
a flotilla that follows one does not come to the other but where their corners meet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise, permutations, product

from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.sea.waters import (
    WAYS,
    Waters,
    coast,
    coastal_waters,
    inland_hexes,
    inland_sides,
    sea,
    wet_sides,
)
from grognard.kernel.cite import rule
from grognard.kernel.hexes import Gate, HexSet, bits, hexset, intersect_gates, leaving, unite_gates

Corner = tuple[int, ...]  # the hexes that meet there


def salt_sides(data: Data) -> Gate:
    """The sides with the sea on them: towards open sea, out of it, and between coastal hexes."""
    grid, wet = data.map.grid, coast(data) | sea(data)
    over = unite_gates(unite_gates(grid.toward(sea(data)), leaving(grid.open, sea(data))), wet_sides(data))
    return intersect_gates(leaving(over, wet), grid.toward(wet))


@lru_cache(4)
@rule("SS 37D.5")
def salt_steps(data: Data) -> Gate:
    """Steps by sea: over salt water, or along the coast past a corner with salt water on both sides of it."""
    grid, wet = data.map.grid, salt_sides(data)
    found = []
    for way, steps in enumerate(grid.open):
        by_sea, shift = wet[way], grid.shifts[way]
        for turn in (1, -1):
            mine, theirs = wet[(way + turn) % WAYS], wet[(way + 2 * turn) % WAYS]
            by_sea |= mine & (theirs >> shift if shift > 0 else theirs << -shift)
        found.append(by_sea & steps)
    a, b, c, d, e, f = found
    return a, b, c, d, e, f


def strands(wet: Gate, h: int) -> list[list[int]]:
    """The sides of a hex that are wet, each water by itself: sides that follow each other are of one."""
    found: list[list[int]] = [[]]
    dry = next((way for way in range(WAYS) if not wet[way] >> h & 1), None)
    if dry is None:
        return [list(range(WAYS))]
    for way in range(dry, dry + WAYS):
        if wet[way % WAYS] >> h & 1:
            found[-1].append(way % WAYS)
        elif found[-1]:
            found.append([])
    return [one for one in found if one]


def corner(data: Data, h: int, way: int) -> Corner:
    """Where a hex meets its neighbours on two sides, this one and the next; at the edge of the map one may be
    missing.
    """
    grid = data.map.grid
    beside = (h + grid.shifts[w % WAYS] for w in (way, way + 1) if grid.open[w % WAYS] >> h & 1)
    met = tuple(sorted((h, *beside)))
    return met if len(met) > 1 else (h, -way - 1)


def corners(data: Data, h: int, sides: Iterable[int]) -> set[Corner]:
    """Both ends of some sides."""
    return {corner(data, h, way - k) for way in sides for k in (0, 1)}


@lru_cache(4)
def inlets(data: Data) -> HexSet:
    return hexset(h for link in data.tables.sea_links.links for h in link)


@lru_cache(4)
@rule("SS 27E.3")
def channels(data: Data) -> Waters:
    """The nodes of flotillas. Two in neighbouring hexes are joined where they share a corner: over the water
    between them, or along it past the mouth of another; and along an inlet.
    """
    wet, whole = unite_gates(inland_sides(data), salt_sides(data)), sea(data) | data.map.terrain["lake"]
    hexes, of_hex, at = list[int](), dict[int, tuple[int, ...]](), dict[Corner, list[int]]()
    for h in bits(inland_hexes(data) | coastal_waters(data) | inlets(data)):
        found = [list(range(WAYS))] if whole >> h & 1 else strands(wet, h) or [[]]
        of_hex[h] = tuple(range(len(hexes), len(hexes) + len(found)))
        for node, sides in zip(of_hex[h], found, strict=True):
            hexes.append(h)
            for one in corners(data, h, sides):
                at.setdefault(one, []).append(node)
    near: list[set[int]] = [set() for _ in hexes]
    for a, b in joined_nodes(data, of_hex, at.values()):
        near[a].add(b)
    return Waters(tuple(hexes), tuple(tuple(sorted(one)) for one in near), of_hex)


@lru_cache(4)
@rule("SS 27E.2")
def salt(data: Data) -> frozenset[int]:
    """The nodes that lie on the sea: who is on another, in a coastal hex too, is on a river or a lake."""
    wet, by_sea = unite_gates(inland_sides(data), salt_sides(data)), salt_sides(data)
    found = set[int]()
    for h, nodes in channels(data).of_hex.items():
        if (sea(data) | inlets(data)) >> h & 1:
            found.update(nodes)
        elif coast(data) >> h & 1:
            parts = zip(nodes, strands(wet, h), strict=False)
            found.update(node for node, sides in parts if any(by_sea[way] >> h & 1 for way in sides))
    return frozenset(found)


def joined_nodes(
    data: Data, of_hex: dict[int, tuple[int, ...]], met: Iterable[list[int]]
) -> Iterator[tuple[int, int]]:
    for some in met:
        yield from permutations(some, 2)
    for link in data.tables.sea_links.links:
        for a, b in pairwise(link):
            for one, other in product(of_hex[a], of_hex[b]):
                yield one, other
                yield other, one
