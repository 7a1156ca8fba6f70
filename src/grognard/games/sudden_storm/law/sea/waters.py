"""27A1, 27B1 and 27E. Where ships sail: the sea by its hexes, coastal ones by the waters that they touch; and
which hexes are those of flotillas besides: rivers, lakes, and the waters along the coast.

A coastal hex may touch two waters with land between them, and a ship in it lies on one of the two: its nodes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from grognard.games.sudden_storm.law.data import Data
from grognard.kernel.cite import rule
from grognard.kernel.hexes import Gate, HexSet, bits, leaving, unite_gates

WAYS = 6
SEAS = ("arctic", "baltic", "black", "caspian")
Arc = tuple[int, ...]  # neighbours of a hex, side by side


class Waters(NamedTuple):
    """The nodes of the sea: the hex of each, those next to it, and the nodes of each hex."""

    hex: tuple[int, ...]
    near: tuple[tuple[int, ...], ...]
    of_hex: dict[int, tuple[int, ...]]


# -- what is wet


def sea(data: Data) -> HexSet:
    return data.map.terrain["sea"]


def coast(data: Data) -> HexSet:
    """Hexes that hold land and sea."""
    return data.map.features["coast"]


@rule("SS 27A1")
def waters_of(data: Data, name: str) -> HexSet:
    """The hexes of a sea, with its coast."""
    return data.map.attributes["sea"][name]


@lru_cache(8)
def wet_sides(data: Data) -> Gate:
    """The sides of sea."""
    sides = data.map.sides
    return unite_gates(sides["sea"], unite_gates(sides["strait"], sides["causeway"]))


@rule("SS 27B1.1")
def arcs(data: Data, h: int) -> list[Arc]:
    """The waters that a coastal hex touches, each as the hexes that lie on it."""
    grid, wet, around = data.map.grid, wet_sides(data), list[int]()
    for way in range(WAYS):
        there = h + grid.shifts[way] if grid.open[way] >> h & 1 else -1
        open_sea = there >= 0 and sea(data) >> there & 1
        by_side = there >= 0 and coast(data) >> there & 1 and wet[way] >> h & 1
        around.append(there if open_sea or by_side else -1)
    if -1 not in around:
        return [tuple(around)]
    first = around.index(-1)
    found: list[list[int]] = [[]]
    for there in (*around[first:], *around[:first]):
        if there >= 0:
            found[-1].append(there)
        elif found[-1]:
            found.append([])
    return [tuple(arc) for arc in found if arc]


# -- the nodes of ships


@lru_cache(4)
@rule("SS 27A1", "SS 27B1.1")
def waters(data: Data) -> Waters:
    by_arc = {h: arcs(data, h) for h in bits(coast(data))}
    inlets = [h for link in data.tables.sea_links.links for h in link]
    nodes: dict[int, list[Arc]] = {h: [()] for h in bits(sea(data))}
    nodes |= {h: found for h, found in by_arc.items() if found}
    for h in inlets:
        nodes.setdefault(h, [()])
    numbers, hexes, of_hex = dict[tuple[int, int], int](), list[int](), dict[int, tuple[int, ...]]()
    for h in sorted(nodes):
        of_hex[h] = tuple(range(len(hexes), len(hexes) + len(nodes[h])))
        numbers |= {(h, k): len(hexes) + k for k in range(len(nodes[h]))}
        hexes += [h] * len(nodes[h])
    near: list[set[int]] = [set() for _ in hexes]
    for a, b in joined_nodes(data, by_arc, of_hex, numbers):
        near[a].add(b)
        near[b].add(a)
    return Waters(tuple(hexes), tuple(tuple(sorted(one)) for one in near), of_hex)


def joined_nodes(
    data: Data,
    by_arc: dict[int, list[Arc]],
    of_hex: dict[int, tuple[int, ...]],
    numbers: dict[tuple[int, int], int],
) -> Iterator[tuple[int, int]]:
    """The pairs of nodes between which a ship sails: over the sea, into a water of a coastal hex, along an
    inlet.
    """
    grid, deep = data.map.grid, sea(data)
    for h in bits(deep):
        for _, there in grid.neighbours(h):
            if deep >> there & 1:
                yield of_hex[h][0], of_hex[there][0]
    for h, found in by_arc.items():
        for k, arc in enumerate(found):
            for there in arc:
                if deep >> there & 1:
                    yield numbers[h, k], of_hex[there][0]
                for j, theirs in enumerate(by_arc.get(there, ())):
                    if h in theirs:
                        yield numbers[h, k], numbers[there, j]
    for link in data.tables.sea_links.links:
        for a, b in pairwise(link):
            for one in of_hex[a]:
                for other in of_hex[b]:
                    yield one, other


@lru_cache(4)
@rule("SS 27B1.1")
def no_passage(data: Data) -> HexSet:
    """Hexes with land across them: a ship enters them, but does not sail through."""
    return sum(1 << middle for _, middle, _ in data.tables.sea_links.barred)


@lru_cache(4)
@rule("SS 27A3.2")
def exits(data: Data) -> HexSet:
    """Where German ships leave the map to the west."""
    return data.area("german_sea_exit")


def sea_of(data: Data, h: int) -> str:
    """The sea of a hex; Astrakhan, up its river, is on the Caspian."""
    if data.area("volga_delta") >> h & 1:
        return "caspian"
    return next((name for name in SEAS if waters_of(data, name) >> h & 1), "")


# -- the ways of flotillas


@lru_cache(4)
@rule("SS 27E.3")
def coastal_waters(data: Data) -> HexSet:
    """Coastal hexes, and those of open sea next to them."""
    return coast(data) | sea(data) & data.map.grid.adjacent(coast(data))


@lru_cache(4)
def inland_sides(data: Data) -> Gate:
    """The sides of rivers, and of lakes."""
    sides, grid, lake = data.map.sides, data.map.grid, data.map.terrain["lake"]
    found = unite_gates(unite_gates(sides["river"], sides["major_river"]), sides["lake"])
    return unite_gates(found, unite_gates(grid.toward(lake), leaving(grid.open, lake)))


@lru_cache(4)
@rule("SS 27E.3")
def inland_hexes(data: Data) -> HexSet:
    """Hexes beside a river, and those with a lake in them."""
    found = data.map.terrain["lake"]
    for way in inland_sides(data):
        found |= way
    return found
