"""3. What a step costs each class of unit, in half points."""

from __future__ import annotations

from functools import cache, cached_property, lru_cache, partial

from grognard.games.velikiye_luki.law.data import Data
from grognard.games.velikiye_luki.law.names import MP
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, hexset, intersect_gates, subtract_gate
from grognard.kernel.pathfinding import Network
from grognard.rules.costs import Costs, Layers, lay, sorted_legs


def congested_network(clear: Network, roadless: Network, jam: HexSet) -> Network:
    """The network of motor units where others stand in the way: into their hexes one goes as if there were no
    road.
    """
    into = clear.grid.toward(jam)
    legs = {leg.cost: gate for leg in clear.modes[0] if any(gate := subtract_gate(leg.gate, into))}
    for leg in roadless.modes[0]:
        lay(legs, leg.cost, intersect_gates(leg.gate, into))
    return Network(clear.grid, (sorted_legs(legs),))


@rule(
    *("VL 3.1a", "VL 3.2a", "VL 3.2e", "VL 3.2f", "VL T.terr.1", "VL T.terr.2", "VL T.terr.3", "VL T.terr.4"),
    *("VL T.terr.5", "VL T.terr.8", "VL T.terr.9", "VL T.terr.10", "VL T.terr.11", "VL T.terr.12"),
)
def layers(data: Data, roads: bool = True) -> Layers:
    """Terrain by hex entered, rivers by side crossed, roads and rails by step; towns and heights cost what is
    under them. A bridge takes away what a river costs, but for motor units over a major river.
    """
    map = data.map
    major, minor, bridge = (map.sides[kind] for kind in ("major_river", "river", "bridge"))
    sides = (
        ("river", subtract_gate(minor, bridge)),
        ("major_river", subtract_gate(major, bridge)),
        ("bridge", intersect_gates(major, bridge)),
    )
    return Layers(map.terrain.items(), sides=sides, lines=data.lines.items() if roads else ())


class Ground:
    """The networks of a map. For motor units they change with the traffic: where another one stands, the road
    is no help.
    """

    def __init__(self, data: Data, lakes_swapped: bool = True, half_roads: bool = False) -> None:
        self.data, self.effects = data, dict(data.effects)
        if not lakes_swapped:  # the row as it is printed: foot units barred, motor units 2 points
            lake = self.effects["lake"].move
            self._amend("lake", foot=lake["motor"], ski=lake["motor"], motor=lake["foot"])
        if half_roads:
            self._amend("road", motor=1)
        self.costs = Costs(data.map, partial(layers, data), self.cost, MP)
        self.open_to = self.costs.open_to  # the hexes a class may be in at all
        self._jammed = lru_cache(maxsize=256)(self._congested)
        self.entry_cost = cache(self._entry_cost)

    def _amend(self, name: str, **move: int | None) -> None:
        row = self.effects[name]
        self.effects[name] = row._replace(move={**row.move, **move})

    def cost(self, name: str, mover: str) -> int | None:
        return self.effects[name].move[mover]

    @rule("VL 3.2b", "VL 3.2c", "VL 3.2d")
    def network(self, mover: str, jam: HexSet = 0) -> Network:
        """Roads and rails serve a motor unit only where it enters a hex without another;
        foot units always.
        """
        jam &= self.road_hexes if mover == "motor" else 0
        return self._jammed(jam) if jam else self.costs.network(mover)

    def _congested(self, jam: HexSet) -> Network:
        return congested_network(self.costs.network("motor"), self.costs.network("motor", False), jam)

    @cached_property
    def road_hexes(self) -> HexSet:
        """The hexes that a motor unit enters for less by a road or railway: it is there
        that traffic matters.
        """
        found = 0
        for line in self.data.map.lines:
            dear = [area for name, area in self.data.map.terrain.items() if self._is_cheaper(line.kind, name)]
            found |= hexset(h for h in line.hexes if any(area >> h & 1 for area in dear))
        return found

    def _is_cheaper(self, line: str, terrain: str) -> bool:
        rate, ground = self.cost(line, "motor"), self.cost(terrain, "motor")
        return rate is not None and (ground is None or rate < ground)

    def _entry_cost(self, mover: str, h: int, jam: bool) -> int | None:
        """What coming onto the map costs: the terrain of the hex, or the line that runs through it."""
        return self.costs.entry(mover, h, mover != "motor" or not jam)
