"""The answer to "where can it go": hexes, costs and paths, whichever body found it."""

from __future__ import annotations

from collections.abc import Callable

from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.network import Layers, Network, Terms

Lookup = Callable[[int], int | None]


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
        return self._cheapest(h, self._lookup())[0]

    def path(self, h: int) -> tuple[int, ...]:
        """The cheapest way to a hex in reach, its start first; of equal ways always the same one."""
        return self.way(h)[1]

    def way(self, h: int) -> tuple[int, tuple[int, ...]]:
        """The least cost of a hex in reach, and the cheapest way there."""
        size, lookup = self.net.grid.size, self._lookup()
        cost, place = self._cheapest(h, lookup)
        path, spent = [h], cost
        while spent:
            spent, place = self._before(spent, place, lookup)
            path.append(place % size)
        path.reverse()
        return cost, tuple(path)

    def _lookup(self) -> Lookup:
        """The cost of a place, or None; a few layers are looked through rather than unpacked."""
        found = self._found
        if not isinstance(found, list) or len(found) > 5:
            return self.costs().get
        layers = found

        def through(place: int) -> int | None:
            for cost, places in layers:
                if places >> place & 1:
                    return cost
            return None

        return through

    def _cheapest(self, h: int, lookup: Lookup) -> tuple[int, int]:
        size = self.net.grid.size
        found = [(cost, place) for place in range(h, size * len(self.net.modes), size) if (cost := lookup(place)) is not None]
        if not found:
            raise KeyError(f"hex {h} is not in reach")
        return min(found)

    def _before(self, spent: int, place: int, lookup: Lookup) -> tuple[int, int]:
        """A place from which the last step to this one was made, and its cost. Every step costs, so it cost less."""
        _, stop, sticky, leave, enter, shut = self.terms
        enter = enter if sticky >> place % self.net.grid.size & 1 else 0
        least = max(self.points, 1) if self.always else -1  # the one hex that is granted whatever it costs
        for source, h, cost, d in self.net.sources[place]:
            had = lookup(source)
            if had is None or had >= spent or shut[d] >> h & 1 or (had and stop >> h & 1):
                continue
            t = had + cost + enter + (leave if sticky >> h & 1 else 0)
            if t == spent or (not had and spent == least and t > self.points):
                return had, source
        raise AssertionError("a place in reach that nothing leads to")


def unpack(costs: bytes) -> dict[int, int]:
    """The cost of each place, from the buffer a search gives: the places, then their costs."""
    found = memoryview(costs).cast("i").tolist()
    many = len(found) // 2
    return dict(zip(found[:many], found[many:], strict=True))
