"""What a step costs each class of mover: by the hex entered, the sides crossed, the line followed.

A game says where the rows of its terrain table apply (`Layers`) and what each of them costs a class; the
networks, the hexes open to a class and the items of a bill follow.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from grognard.kernel.arguments import Charge, Points
from grognard.kernel.hexes import Gate, Grid, HexSet, intersect_gates, subtract_gate, unite_gates
from grognard.kernel.maps import Map
from grognard.kernel.network import Leg, Network

M = TypeVar("M", bound=Hashable)  # a class of mover, by its name or with what else its costs hang on
Areas = Collection[tuple[str, HexSet]]  # a row of the table, and the hexes
Steps = Collection[tuple[str, Gate]]  # a row of the table, and the steps
Legs = dict[int, Gate]  # by cost, the steps that cost it
Price = Callable[[str, M], int | None]  # what a row costs a class of mover; None: no way
KEPT = 256  # networks, of all classes and keys


class Layers(NamedTuple):
    """Where the rows of a terrain table apply."""

    hexes: Areas  # what entering a hex costs; of several rows the last counts
    features: Areas = ()  # what is paid on top for entering a hex
    sides: Steps = ()  # what is paid on top for crossing a side; of several rows each
    lines: Steps = ()  # the rate of a line, in place of what its hexes cost


class Costs(Generic[M]):
    """The costs of a map. `layers` is asked with the key under which a network is wanted: the weather,
    what is
    frozen, the bridges that were laid. Costs are counted in parts of which `unit` make a point.
    """

    def __init__(self, map: Map, layers: Callable[..., Layers], price: Price[M], unit: int = 1) -> None:
        self.map, self.grid, self.layers, self.price, self.unit = map, map.grid, layers, price, unit
        kept = lru_cache(KEPT)
        self.network = kept(self._network)
        self.open_to = kept(self._open_to)
        self.entry = lru_cache(None)(self._entry)

    def legs(self, mover: M, *key: Hashable) -> Legs:
        """The steps of a class, by cost. A step along a line is there twice: one pays the line or the hex."""
        layers, price = self.layers(*key), self.price
        legs: Legs = {}
        for name, area in distinct(layers.hexes):
            lay(legs, price(name, mover), self.grid.toward(area))
        for name, area in layers.features:
            legs = with_extra_cost(legs, price(name, mover), self.grid.toward(area))
        for name, gate in layers.lines:
            lay(legs, price(name, mover), gate)
        for name, gate in layers.sides:
            legs = with_extra_cost(legs, price(name, mover), gate)
        return legs

    def _network(self, mover: M, *key: Hashable) -> Network:
        """The network of a class under a key, made once."""
        return network(self.grid, self.legs(mover, *key))

    def _open_to(self, mover: M, *key: Hashable) -> HexSet:
        """The hexes a class may be in at all."""
        layers = self.layers(*key)
        found = sum(area for name, area in distinct(layers.hexes) if self.price(name, mover) is not None)
        for name, area in layers.features:
            if self.price(name, mover) is None:
                found &= ~area
        return found

    def _entry(self, mover: M, h: int, *key: Hashable) -> int | None:
        """What coming onto the map in a hex costs: the hex, or a line that runs through it; None: no way."""
        if not self.open_to(mover, *key) >> h & 1:
            return None
        layers = self.layers(*key)
        through = [name for name, gate in layers.lines if any(leave >> h & 1 for leave in gate)]
        return min(sum(bill.values()) for bill in self._bills(mover, layers, h, through))

    def items(self, mover: M, *key: Hashable) -> Callable[[int, int], Iterator[Charge]]:
        """What a step is paid for, as a bill says it: the hex or the cheapest line, and what comes on top."""
        layers = self.layers(*key)

        def along(a: int, b: int, steps: Steps) -> list[str]:
            return [name for name, gate in steps if self.grid.spread(1 << a, gate) >> b & 1]

        def step(a: int, b: int) -> Iterator[Charge]:
            bills = self._bills(mover, layers, b, along(a, b, layers.lines))
            paid = min(bills, key=lambda bill: (sum(bill.values()), min(bill)), default={})
            more = {name: self.price(name, mover) or 0 for name in along(a, b, layers.sides)}
            for n, (name, cost) in enumerate((paid | more).items()):
                yield Charge(name, Points(cost, self.unit), n > 0)

        return step

    def _bills(self, mover: M, layers: Layers, h: int, lines: Iterable[str]) -> list[dict[str, int]]:
        """What entering a hex may be paid for: the hex and what stands in it, or the rate of a line."""
        rows = [name for name, area in (*distinct(layers.hexes), *layers.features) if area >> h & 1]
        found = []
        for names in (rows, *([line] for line in lines)):
            costs = {name: cost for name in names if (cost := self.price(name, mover)) is not None}
            if len(costs) == len(names):
                found.append(costs)
        return found


def distinct(rows: Areas) -> list[tuple[str, HexSet]]:
    """Each hex under the last row that has it."""
    found: list[tuple[str, HexSet]] = []
    taken = 0
    for name, area in reversed(list(rows)):
        found.append((name, area & ~taken))
        taken |= area
    return found[::-1]


def lay(legs: Legs, cost: int | None, gate: Gate) -> None:
    """Add steps that cost so much; None: they cannot be made."""
    if cost is not None and any(gate):
        legs[cost] = unite_gates(legs[cost], gate) if cost in legs else gate


def with_extra_cost(legs: Mapping[int, Gate], extra: int | None, gate: Gate) -> Legs:
    """The same steps, those of a gate dearer; None: they cannot be made."""
    found: Legs = {}
    for cost, steps in legs.items():
        lay(found, cost, subtract_gate(steps, gate))
        lay(found, None if extra is None else cost + extra, intersect_gates(steps, gate))
    return found


def network(grid: Grid, legs: Mapping[int, Gate]) -> Network:
    return Network(grid, (sorted_legs(legs),))


def sorted_legs(legs: Mapping[int, Gate], then: int = 0) -> tuple[Leg, ...]:
    """Legs for a network, cheapest first, and the mode one is in after them."""
    return tuple(Leg(cost, gate, then) for cost, gate in sorted(legs.items()))
