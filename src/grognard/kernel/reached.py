"""The answer to "where can it go": hexes, costs and paths, whichever body found it."""

from __future__ import annotations

from collections.abc import Callable

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
        return self.way(h)[1]

    def way(self, h: int) -> tuple[int, tuple[int, ...]]:
        """The least cost of a hex in reach, and the cheapest way there."""
        size, cost_is = self.net.grid.size, self._cost_is()
        cost, place = self._cheapest(h)
        path, spent = [h], cost
        while spent:
            spent, place = self._before(spent, place, cost_is)
            path.append(place % size)
        path.reverse()
        return cost, tuple(path)

    def _cheapest(self, h: int) -> tuple[int, int]:
        """The least cost of a hex, and the place where it is had."""
        size, found = self.net.grid.size, self._found
        places = range(h, size * len(self.net.modes), size)
        if isinstance(found, list):  # layers rise: the first that holds it is the cheapest
            for cost, layer in found:
                for place in places:
                    if layer >> place & 1:
                        return cost, place
        else:
            costs = self.costs()
            had = [(costs[place], place) for place in places if place in costs]
            if had:
                return min(had)
        raise KeyError(f"hex {h} is not in reach")

    def _cost_is(self) -> Callable[[int, int], bool]:
        """Does a place cost just so much? Layers answer that without being unpacked."""
        found = self._found
        if isinstance(found, list):
            layers = dict(found)
            return lambda place, cost: bool(layers.get(cost, 0) >> place & 1)
        get = self.costs().get
        return lambda place, cost: get(place) == cost

    def _before(self, spent: int, place: int, cost_is: Callable[[int, int], bool]) -> tuple[int, int]:
        """A place from which the last step to this one was made, and its cost. Every step costs, so it cost less."""
        _, stop, sticky, leave, enter, shut = self.terms
        enter = enter if sticky >> place % self.net.grid.size & 1 else 0
        least = max(self.points, 1) if self.always else -1  # the one hex that is granted whatever it costs
        for source, h, cost, d in self.net.sources[place]:
            step = cost + enter + (leave if sticky >> h & 1 else 0)
            had = spent - step
            if shut[d] >> h & 1:
                continue
            if had >= 0 and cost_is(source, had) and not (had and stop >> h & 1):
                return had, source
            if spent == least and step > self.points and cost_is(source, 0):
                return 0, source
        raise AssertionError("a place in reach that nothing leads to")


def unpack(costs: bytes) -> dict[int, int]:
    """The cost of each place, from the buffer a search gives: the places, then their costs."""
    found = memoryview(costs).cast("i").tolist()
    many = len(found) // 2
    return dict(zip(found[:many], found[many:], strict=True))
