"""Walks over a finished map: what lies beside a hex, what hangs together, how far it is by rail."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from itertools import pairwise

from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.maps import Map
from grognard.mapcheck.hexsides import Side, side_of


class Survey:
    """Asks the rows of a map, not the bit sets that the rules use."""

    def __init__(self, map: Map) -> None:
        self.map = map
        self.places = {p.id: p.hex for p in map.places}

    def neighbours(self, h: int) -> list[int]:
        return [n for _, n in self.map.grid.neighbours(h)]

    def side(self, a: str, b: str) -> set[str]:
        """What lies on the side between two hexes."""
        pair = side_of(self.map.hex(a), self.map.hex(b))
        return {feature for x, y, feature, _, _ in self.map.side_names if side_of(x, y) == pair}

    def feature_sides(self, *features: str) -> set[Side]:
        return {side_of(a, b) for a, b, feature, _, _ in self.map.side_names if feature in features}

    def sides_named(self, name: str, *features: str) -> set[Side]:
        """The sides of a river, or of whatever has a name."""
        return {
            side_of(a, b)
            for a, b, feature, its, _ in self.map.side_names
            if its == name and feature in features
        }

    def steps(self, kind: str) -> set[Side]:
        return {
            side_of(a, b) for line in self.map.lines if line.kind == kind for a, b in pairwise(line.hexes)
        }

    def flood(self, start: int, within: HexSet, shut: Collection[Side] = ()) -> HexSet:
        """The hexes of a set that hang together with one of them, not across the sides given."""
        found, queue = 1 << start, deque([start])
        while queue:
            a = queue.popleft()
            for b in self.neighbours(a):
                if within >> b & 1 and not found >> b & 1 and side_of(a, b) not in shut:
                    found |= 1 << b
                    queue.append(b)
        return found

    def way(self, start: int, end: int, taken: Collection[Side]) -> int:
        """Hexes of the shortest way along steps, both ends counted; 0 where there is none."""
        known, queue = {start: 1}, deque([start])
        while queue:
            a = queue.popleft()
            for b in self.neighbours(a):
                if b not in known and side_of(a, b) in taken:
                    known[b] = known[a] + 1
                    queue.append(b)
        return known.get(end, 0)

    def pieces(self, within: HexSet) -> list[HexSet]:
        """The parts of a set that hang together, the greatest first."""
        found = []
        while within:
            found.append(self.flood(bits(within)[0], within))
            within &= ~found[-1]
        return sorted(found, key=int.bit_count, reverse=True)
