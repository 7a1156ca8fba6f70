"""The answer to "where can it go": hexes, costs and paths, whichever body found it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.network import MOST_POINTS, Layers, MoveTerms, Network, Tolls


class Reach:
    """The hexes in reach, what each costs, and how one gets there."""

    __slots__ = ("_found", "always", "hexes", "mode", "net", "points", "start", "terms")

    def __init__(
        self,
        net: Network,
        terms: MoveTerms,
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
        net, graph = self.net, self.net.native
        if isinstance(self._found, bytes) and graph is not None:
            points = min(max(self.points, 0), MOST_POINTS)
            return graph.way(net.under(self.terms).packed, self.always, points, self._found, h)
        # layers may hold a place twice, where the one hex that is granted costs what others cost
        self.costs()
        size, (cost, place) = net.grid.size, self._cheapest(h)
        path, spent, cost_is, tolls = [h], cost, cost_test(self._found), tolls_into(self.terms.toll)
        while spent:
            spent, place = self._before(spent, place, cost_is, tolls)
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

    def _before(
        self, spent: int, place: int, cost_is: Callable[[int, int], bool], tolls: list[TollsInto]
    ) -> tuple[int, int]:
        """A place from which the last step to this one was made, and its cost. Every step costs, so it cost
        less."""
        _, stop, zones, _, shut = self.terms
        zone, one = (zones[0], True) if len(zones) == 1 else (0, not zones)  # mostly a bit tells the zone
        into = place % self.net.grid.size
        by_zone, toll = tolls[zone >> into & 1 if one else zone_of(zones, into)]
        least = max(self.points, 1) if self.always else -1  # the one hex that is granted whatever it costs
        for source, h, cost, d in self.net.sources[place]:
            step = cost + (toll if by_zone is None else by_zone[zone >> h & 1 if one else zone_of(zones, h)])
            had = spent - step
            if shut[d] >> h & 1:
                continue
            if had >= 0 and cost_is(source, had) and not (had and stop >> h & 1):
                return had, source
            if spent == least and step > self.points and cost_is(source, 0):
                return 0, source
        raise AssertionError("a place in reach that nothing leads to")


TollsInto = tuple[tuple[int, ...] | None, int]  # by the zone left; or none, and one toll whatever is left


@lru_cache(maxsize=64)
def tolls_into(toll: Tolls) -> list[TollsInto]:
    """What is charged for entering each zone. On a large map it is dear to look which zone was left."""
    columns = zip(*toll, strict=True)
    return [(None if min(column) == max(column) else column, column[0]) for column in columns]


def zone_of(zones: tuple[HexSet, ...], h: int) -> int:
    """The zone of a hex: the last that holds it, from 1; 0 is the rest."""
    for number in range(len(zones), 0, -1):
        if zones[number - 1] >> h & 1:
            return number
    return 0


def cost_test(found: Layers | dict[int, int] | bytes) -> Callable[[int, int], bool]:
    """Does a place cost just so much? Layers answer that without being unpacked."""
    if isinstance(found, list):
        layers = dict(found)
        return lambda place, cost: bool(layers.get(cost, 0) >> place & 1)
    get = (unpack(found) if isinstance(found, bytes) else found).get
    return lambda place, cost: get(place) == cost


def unpack(costs: bytes) -> dict[int, int]:
    """The cost of each place, from the buffer a search gives: the places, then their costs."""
    found = memoryview(costs).cast("i")
    many = len(found) // 2
    return dict(zip(found[:many].tolist(), found[many:].tolist(), strict=True))
