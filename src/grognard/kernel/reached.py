"""The answer to "where can it go": hexes, costs and paths, whichever body found it."""

from __future__ import annotations

from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.network import Layers, Network, Terms


class Reach:
    """The hexes in reach, what each costs, and how one gets there."""

    __slots__ = ("_found", "always", "hexes", "mode", "net", "points", "start", "terms")

    def __init__(
        self,
        net: Network,
        terms: Terms,
        start: HexSet,
        points: int,
        always: bool,
        mode: int,
        hexes: HexSet,
        found: Layers | dict[int, int] | bytes,
    ) -> None:
        self.net, self.terms, self.start = net, terms, start
        self.points, self.always, self.mode = points, always, mode
        self.hexes = hexes
        self._found = found  # as the body gave it, until someone asks for costs

    def costs(self) -> dict[int, int]:
        """The cost of each place (mode * size + hex) in reach."""
        found = self._found
        if isinstance(found, bytes):
            found = self._found = unpack(found)
        elif isinstance(found, list):
            found = self._found = {place: cost for cost, places in found for place in bits(places)}
        return found

    def by_hex(self) -> dict[int, int]:
        """The least cost of each hex in reach."""
        size, costs = self.net.grid.size, self.costs()
        best: dict[int, int] = {}
        for place, cost in costs.items():
            h = place % size
            if h not in best or cost < best[h]:
                best[h] = cost
        return best

    def cost(self, h: int) -> int:
        """The least cost of a hex in reach."""
        return self._cheapest(h)[0]

    def path(self, h: int) -> tuple[int, ...]:
        """The cheapest way to a hex in reach, its start first; of equal ways always the same one."""
        size = self.net.grid.size
        spent, place = self._cheapest(h)
        way = [h]
        while spent:
            spent, place = self._before(spent, place)
            way.append(place % size)
        return tuple(reversed(way))

    def _spent(self, place: int, unknown: int) -> int:
        """The cost of a place; a few layers are looked through rather than unpacked."""
        found = self._found
        if isinstance(found, list) and len(found) < 6:
            for cost, places in found:
                if places >> place & 1:
                    return cost
            return unknown
        return self.costs().get(place, unknown)

    def _cheapest(self, h: int) -> tuple[int, int]:
        if len(self.net.modes) == 1:
            spent = self._spent(h, -1)
            if spent < 0:
                raise KeyError(f"hex {h} is not in reach")
            return spent, h
        size, costs = self.net.grid.size, self.costs()
        places = [mode * size + h for mode in range(len(self.net.modes))]
        found = [(costs[place], place) for place in places if place in costs]
        if not found:
            raise KeyError(f"hex {h} is not in reach")
        return min(found)

    def _before(self, spent: int, place: int) -> tuple[int, int]:
        """A place from which the last step to this one was made, and its cost. Every step costs, so it cost less."""
        terms = self.terms
        enter = terms.enter if terms.sticky >> place % self.net.grid.size & 1 else 0
        least = max(self.points, 1) if self.always else -1  # the one hex that is granted whatever it costs
        for source, h, cost, d in self.net.sources[place]:
            had = self._spent(source, spent)
            if had >= spent or terms.shut[d] >> h & 1 or (had and terms.stop >> h & 1):
                continue
            t = had + cost + enter + (terms.leave if terms.sticky >> h & 1 else 0)
            if t == spent or (not had and spent == least and t > self.points):
                return had, source
        raise AssertionError("a place in reach that nothing leads to")


def unpack(costs: bytes) -> dict[int, int]:
    """The cost of each place, from the buffer a search gives: the places, then their costs."""
    found = memoryview(costs).cast("i").tolist()
    many = len(found) // 2
    return dict(zip(found[:many], found[many:], strict=True))
