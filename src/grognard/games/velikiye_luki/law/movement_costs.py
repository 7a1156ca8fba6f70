"""3. What a step costs each class of unit, in half points."""

from __future__ import annotations

from functools import cache, cached_property, lru_cache

from grognard.games.velikiye_luki.law.data import Data
from grognard.kernel.cite import rule
from grognard.kernel.hexes import Gate, HexSet, bits, both, either, without
from grognard.kernel.pathfinding import Leg, Network

CLASSES = ("foot", "ski", "motor")


class CongestedNetwork(Network):
    """The network of motor units where others stand in the way: into their hexes one goes as if there were no
    road.
    """

    def __init__(self, clear: Network, roadless: Network, jam: HexSet) -> None:
        into = clear.grid.toward(jam)
        legs = {leg.cost: without(leg.gate, into) for leg in clear.modes[0]}
        for leg in roadless.modes[0]:
            gate = both(leg.gate, into)
            legs[leg.cost] = either(legs[leg.cost], gate) if leg.cost in legs else gate
        super().__init__(
            clear.grid, (tuple(Leg(cost, gate) for cost, gate in sorted(legs.items()) if any(gate)),)
        )
        self.parts = clear, roadless, jam

    @cached_property
    def sources(self) -> list[list[tuple[int, int, int, int]]]:
        """Of the two networks it is made of: there are as many jams as there are positions."""
        clear, roadless, jam = self.parts
        found = clear.sources.copy()
        for h in bits(jam):
            found[h] = roadless.sources[h]
        return found


class Ground:
    """The networks of a map. For motor units they change with the traffic: where another one stands, the road
    is no help.
    """

    def __init__(self, data: Data, lakes_swapped: bool = True, half_roads: bool = False) -> None:
        self.data, self.grid = data, data.map.grid
        self.effects = dict(data.effects)
        if not lakes_swapped:  # the row as it is printed: foot units barred, motor units 2 points
            lake = self.effects["lake"]
            self.effects["lake"] = lake._replace(foot=lake.motor, ski=lake.motor, motor=lake.foot)
        if half_roads:
            self.effects["road"] = self.effects["road"]._replace(motor=1)
        self._open = {mover: self._open_to(mover) for mover in CLASSES}
        self._clear = {mover: self._network(mover, True) for mover in CLASSES}
        self._roadless = self._network("motor", False)
        self._jammed = lru_cache(maxsize=256)(self._behind)
        self.entry_cost = cache(self._entry_cost)

    def cost(self, name: str, mover: str) -> int | None:
        found: int | None = getattr(self.effects[name], mover)
        return found

    def open_to(self, mover: str) -> HexSet:
        """The hexes a class may be in at all."""
        return self._open[mover]

    def _open_to(self, mover: str) -> HexSet:
        return sum(area for name, area in self.data.map.terrain.items() if self.cost(name, mover) is not None)

    @rule("VL 3.2b", "VL 3.2c", "VL 3.2d")
    def network(self, mover: str, jam: HexSet = 0) -> Network:
        """Roads and rails serve a motor unit only where it enters a hex without another;
        foot units always.
        """
        jam &= self.faster if mover == "motor" else 0
        return self._jammed(jam) if jam else self._clear[mover]

    def _behind(self, jam: HexSet) -> Network:
        return CongestedNetwork(self._clear["motor"], self._roadless, jam)

    @cached_property
    def faster(self) -> HexSet:
        """The hexes that a motor unit enters for less by a road or railway: it is there
        that traffic matters.
        """
        found = 0
        for line in self.data.map.lines:
            dear = [area for name, area in self.data.map.terrain.items() if self._saves(line.kind, name)]
            found |= sum(1 << h for h in line.hexes if any(area >> h & 1 for area in dear))
        return found

    def _saves(self, line: str, terrain: str) -> bool:
        rate, ground = self.cost(line, "motor"), self.cost(terrain, "motor")
        return rate is not None and (ground is None or rate < ground)

    @rule(
        "VL 3.1a",
        "VL 3.2a",
        "VL T.terr.1",
        "VL T.terr.2",
        "VL T.terr.3",
        "VL T.terr.4",
        "VL T.terr.5",
        "VL T.terr.11",
        "VL T.terr.12",
    )
    def _network(self, mover: str, lines: bool) -> Network:
        """Terrain by hex entered, rivers by side crossed, roads and rails by step; towns and heights cost
        what is under them.
        """
        legs: dict[int, Gate] = {}
        for terrain, area in self.data.map.terrain.items():
            into = self.cost(terrain, mover)
            if into is not None:
                self._lay(legs, mover, into, self.grid.toward(area))
        for line, steps in self.data.lines.items():
            rate = self.cost(line, mover)
            if lines and rate is not None:
                self._lay(legs, mover, rate, steps)
        return Network(self.grid, (tuple(Leg(cost, gate) for cost, gate in sorted(legs.items())),))

    @rule("VL 3.2e", "VL 3.2f", "VL T.terr.8", "VL T.terr.9", "VL T.terr.10")
    def _lay(self, legs: dict[int, Gate], mover: str, points: int, steps: Gate) -> None:
        """A step over a river costs more; a bridge takes that away, but for motor units
        over a major river.
        """
        sides = self.data.map.sides
        major, minor, bridge = sides["major_river"], sides["river"], sides["bridge"]
        for extra, gate in (
            (0, without(without(steps, major), minor)),
            (0, both(both(steps, minor), bridge)),
            (self.cost("bridge", mover), both(both(steps, major), bridge)),
            (self.cost("river", mover), without(both(steps, minor), bridge)),
            (self.cost("major_river", mover), without(both(steps, major), bridge)),
        ):
            if extra is not None and any(gate):
                known = legs.get(points + extra)
                legs[points + extra] = gate if known is None else either(known, gate)

    def _entry_cost(self, mover: str, h: int, jam: bool) -> int | None:
        """What coming onto the map costs: the terrain of the hex, or the line that runs through it."""
        found = [self.cost(name, mover) for name, area in self.data.map.terrain.items() if area >> h & 1]
        if mover != "motor" or not jam:
            found += [self.cost(line.kind, mover) for line in self.data.map.lines if h in line.hexes]
        best = [c for c in found if c is not None]
        return min(best) if best and self.open_to(mover) >> h & 1 else None
