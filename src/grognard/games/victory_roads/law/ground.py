"""6.1.4 and 6.6. What a step costs, by weather, bridges and fortresses; what it may not cross."""

from __future__ import annotations

from functools import lru_cache

from grognard.games.victory_roads.law.data import Data
from grognard.games.victory_roads.law.names import MP, MUD, SNOW
from grognard.kernel.cite import rule
from grognard.kernel.hexes import SHUT, Gate, Grid, HexSet, intersect_gates, subtract_gate, unite_gates
from grognard.kernel.network import Network
from grognard.rules.costs import Costs, Layers, network

# The weather, a side's bridges besides the printed ones, its dear fortresses, hexes where partisans lie in
# wait for it, and hexes whose roads and railways do not serve it.
Key = tuple[int, Gate, HexSet, HexSet, HexSet]
PARTISANS = "partisans"


def leaving(grid: Grid, s: HexSet) -> Gate:
    """The steps that leave hexes of `s`."""
    found: Gate = tuple(steps & s for steps in grid.open)  # type: ignore[assignment]
    return found


class Ground:
    """The costs of movement and of command radii."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.costs: Costs[str] = Costs(data.map, self.layers, self.price, MP)
        self.rails = network(data.map.grid, {1: data.lines["rail"]})
        self.radius = lru_cache(64)(self._radius)
        self.crossings = lru_cache(64)(self._crossings)
        self.closer = lru_cache(None)(self._closer)

    @rule("VR 6.1.4")
    def price(self, row: str, mover: str) -> int | None:
        return MP if row == PARTISANS else self.data.effects[row].move[mover]

    @rule("VR 1.8.1a", "VR 1.8.1b", "VR 3.2.3c", "VR 6.1.9a", "VR 13.2.3")
    def layers(
        self, weather: int, bridges: Gate, fortresses: HexSet, partisans: HexSet = 0, blocked: HexSet = 0
    ) -> Layers:
        """Of several terrains the dearest counts, which is the fortress; a road ignores terrain, but not a
        fortress, and partisans cost a point on it too. Snow makes forest of a marsh.
        """
        terrain = dict(self.data.map.terrain)
        if weather == SNOW:
            terrain["forest"] |= terrain.pop("marsh")
        grid = self.data.map.grid
        into, lurking = grid.toward(fortresses), grid.toward(partisans)
        off_road = unite_gates(into, unite_gates(grid.toward(blocked), leaving(grid, blocked)))
        rivers, major = self.crossings(weather, bridges)
        return Layers(
            hexes=[*terrain.items(), ("fortress", fortresses)],
            sides=[
                ("river", rivers),
                ("major_river", major),
                ("lake", self.data.water),
                (PARTISANS, lurking),
            ],
            lines=[(name, subtract_gate(gate, off_road)) for name, gate in self.data.lines.items()],
        )

    @rule("VR 3.2.1", "VR 3.2.2l", "VR 3.2.2o", "VR 6.6a")
    def _crossings(self, weather: int, bridges: Gate) -> tuple[Gate, Gate]:
        """The unbridged sides of rivers and of major rivers: in mud all rivers are major, in other
        weather they are what they are.
        """
        sides, built = self.data.map.sides, unite_gates(self.data.printed_bridges, bridges)
        rivers, major = subtract_gate(sides["river"], built), subtract_gate(sides["major_river"], built)
        return (SHUT, unite_gates(rivers, major)) if weather == MUD else (rivers, major)

    @rule("VR 1.2.2b", "VR 1.2.4a", "VR 1.2.4b")
    def _radius(self, weather: int, bridges: Gate) -> Network:
        """Half a hex along a road or railway, else a whole one; over no unbridged major river."""
        _, major = self.crossings(weather, bridges)
        overland = subtract_gate(subtract_gate(self.data.touching, major), self.data.ways)
        return network(self.data.map.grid, {1: self.data.ways, MP: overland})

    @rule("VR 4.6.4a")
    def _closer(self, goal: int) -> Gate:
        """The steps that lead nearer to a hex, counted in hexes."""
        grid = self.data.map.grid
        found: Gate = SHUT
        seen = ring = 1 << goal
        while ring:
            beyond = grid.adjacent(ring) & grid.board & ~seen
            found = unite_gates(found, intersect_gates(leaving(grid, beyond), grid.toward(ring)))
            seen, ring = seen | beyond, beyond
        return found
