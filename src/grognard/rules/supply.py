"""Supply: hexes joined to a source, lines made of several elements, and what becomes of units without a line.

Lines are traced outwards, from the sources to the units: a gate or a network says which steps lead away from
a source.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from grognard.kernel.changes import Marked
from grognard.kernel.game import SideSet
from grognard.kernel.hexes import Gate, Grid, HexSet, bits, hexset
from grognard.kernel.pathfinding import UNLIMITED, MoveTerms, Network, reach
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet

ANYWHERE = -1


class Supply(NamedTuple):
    """How lines of supply run in a game where one element is enough: for each side the sources, the hexes
    that a line may pass, the steps it may make and the hexes joined to a source.
    """

    sources: SideSet
    ways: SideSet
    gate: Callable[[Position], Gate]
    supplied_hexes: SideSet


JOINED: dict[tuple[int, int, HexSet, HexSet], tuple[HexSet, Grid, Gate]] = {}
KEPT = 2048  # answers


def joined_hexes(grid: Grid, sources: HexSet, ways: HexSet, gate: Gate) -> HexSet:
    """The hexes of `ways` joined to a source by steps through `gate`, whatever the length.

    Kept by the ground that is open: most moves open and close no way. Grid and gate are told apart by
    identity, which is theirs while an answer holds them: a game makes its gates once.
    """
    key = (id(grid), id(gate), sources, ways)
    found = JOINED.get(key)
    if found is None:
        if len(JOINED) >= KEPT:
            JOINED.clear()
        found = JOINED[key] = grid.flood(sources, ways, gate), grid, gate
    return found[0]


class Element(NamedTuple):
    """A stretch of a line of supply: overland, by road, by rail; the command radius of an HQ."""

    ways: HexSet
    by: Gate | Network  # a network, where hexes do not all count the same
    length: int | None = None  # hexes, or points of the network; any length, where none is given
    ends: HexSet = ANYWHERE  # trucks, HQs: the next element begins only there, and this one may begin again


def chain_elements(grid: Grid, sources: HexSet, elements: Iterable[Element]) -> HexSet:
    """The hexes joined to a source by these elements in this order, that at the source first; any of them may
    be absent. Where all elements end at trucks or HQs, only the sources and they are joined.
    """
    found = sources
    for element in elements:
        while new := _reach_element(grid, found, element) & element.ends & ~found:
            found |= new
            if element.ends == ANYWHERE:
                break
    return found


def _reach_element(grid: Grid, start: HexSet, element: Element) -> HexSet:
    ways, by, length, _ = element
    if isinstance(by, Network):
        return reach(by, start, UNLIMITED if length is None else length, MoveTerms(ways)).hexes
    if length is None:
        return grid.flood(start, ways | start, by)
    found = ring = start
    for _ in range(length):
        ring = grid.spread(ring, by) & ways & ~found
        found |= ring
    return found


def grade_supply(
    ref: Referee, mine: UnitSet, fed: UnitSet, marks: Sequence[int], cites: Sequence[str], well: str
) -> None:
    """Each unit of `mine` that is not fed gets the first of the marks, or the one after that which it has;
    one that is fed loses its mark. The marks go from the mildest to the worst, each with the paragraph that
    gives it; `well` is the paragraph that takes them away.
    """
    lost, old = mine & ~fed, [ref.state.marks[mark] & mine for mark in marks]
    now = [lost & ~reduce(or_, old), *(lost & had for had in old)]  # each mark further than before
    now[-2:] = [now[-2] | now[-1]]  # nothing is worse than the last
    for mark, cite, was, is_ in reversed(list(zip(marks, cites, old, now, strict=True))):
        changes = (was & ~lost, False, well), (was & lost & ~is_, False, cite), (is_ & ~was, True, cite)
        for units, on, why in changes:
            if units:  # of who gets worse the new mark is told, not the old one
                ref.do(Marked(mark, units, on, why, quiet=not on and bool(units & lost)))


def lines(grid: Grid, sources: HexSet, ways: HexSet, gate: Gate, wanted: HexSet) -> list[tuple[int, ...]]:
    """A shortest line from each wanted hex to a source, the farthest first; each goes as far as one that is
    drawn already. A line may begin beside the ways, and passes through them alone.
    """
    rings = [sources & (ways | wanted)]
    seen = rings[0]
    while new := grid.spread(rings[-1] & ways, gate) & (ways | wanted) & ~seen:
        seen |= new
        rings.append(new)
    drawn, found = 0, []
    for far in range(len(rings) - 1, -1, -1):
        for h in bits(rings[far] & wanted & ~drawn):
            line = [h]
            for ring in reversed(rings[:far]):
                near = hexes_leading_to(grid, line[-1], ring & ways, gate)
                line.append(next((n for n in near if drawn >> n & 1), near[0]))
                if drawn >> line[-1] & 1:
                    break
            drawn |= hexset(line)
            found.append(tuple(line))
    return found


def hexes_leading_to(grid: Grid, h: int, ring: HexSet, gate: Gate) -> list[int]:
    """The hexes of a ring from which a step through the gate leads to a hex."""
    return [n for n in bits(grid.adjacent(1 << h) & ring) if grid.spread(1 << n, gate) >> h & 1]
