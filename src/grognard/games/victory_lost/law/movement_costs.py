"""8.1 and 8.3. What a step costs each class of unit, in half points."""

from __future__ import annotations

from functools import cached_property, partial

from grognard.games.victory_lost.law.data import CLASSES, Data
from grognard.games.victory_lost.law.names import MP
from grognard.kernel.cite import rule
from grognard.kernel.hexes import intersect_gates, subtract_gate, unite_gates
from grognard.kernel.pathfinding import Leg, Network
from grognard.rules.costs import Costs, Layers, Legs, lay, sorted_legs

SETTING_OUT, UNDER_WAY, ACROSS = range(3)  # the modes of a move


@rule("AVL 8.1.2c", "AVL 8.1.3a", "AVL 8.1.3c", "AVL 8.1.5a", "AVL 8.1.5b", "AVL 8.1.5c", "AVL 2.1.3")
def layers(data: Data, walls: bool = True, rivers: bool = True) -> Layers:
    """Terrain by hex entered; a minor river costs more where there is no bridge. Major rivers without one are
    closed here, and so are impassable sides.
    """
    sides = data.map.sides
    minor = subtract_gate(sides["minor_river"], sides["bridge"])
    crossed = [("minor_river", minor), ("major_river", data.unbridged_sides)] if rivers else []
    closed = [("impassable", sides["impassable"])] if walls else []
    return Layers(data.map.terrain.items(), sides=crossed + closed)


class Ground:
    """The networks of the map: normal movement of each class, and the roads."""

    def __init__(self, data: Data) -> None:
        self.data, self.grid = data, data.map.grid
        self.costs = Costs(data.map, partial(layers, data), self.cost_into, MP)
        self.entry_cost = self.costs.entry  # what coming onto the map in a hex costs (AVL 11.2.2b)
        self.normal = {mover: self._network(mover) for mover in CLASSES}
        self.road = Network(self.grid, ((Leg(self.rate, data.lines["road"]),),))

    @cached_property
    def all_lines(self) -> Network:
        """Roads and railways: what AVL 8.3.2 forbids, for whoever asks why."""
        return Network(
            self.grid, ((Leg(self.rate, unite_gates(self.data.lines["road"], self.data.lines["rail"])),),)
        )

    @cached_property
    def fords(self) -> dict[str, Network]:
        """Normal movement as if major rivers were crossed at any time: what AVL 8.1.3b forbids, for whoever
        asks why.
        """
        legs = {mover: net.modes[SETTING_OUT] for mover, net in self.normal.items()}
        return {
            mover: Network(self.grid, (tuple(leg._replace(then=0) for leg in found),))
            for mover, found in legs.items()
        }

    @cached_property
    def gate_without_walls(self) -> dict[str, Network]:
        """Normal movement as if no side were impassable: what AVL 8.1.5c forbids, for whoever asks why."""
        return {mover: self._network(mover, walls=False) for mover in CLASSES}

    @property
    @rule("AVL 8.3.1a", "AVL 8.3.2")
    def rate(self) -> int:
        """A road hex in strategic movement; railways have no such rate."""
        found = self.cost_into("road", "mech")
        assert found is not None
        return found

    def cost_into(self, row: str, mover: str) -> int | None:
        return self.data.effects[row].move[mover]

    @rule("AVL 8.1.3b")
    def _network(self, mover: str, walls: bool = True) -> Network:
        """A major river is crossed as the first step, for what the hex beyond costs; it ends the move."""
        across: Legs = {}
        for cost, gate in self.costs.legs(mover, False, False).items():
            lay(across, cost, intersect_gates(gate, self.data.unbridged_sides))
        onward = sorted_legs(self.costs.legs(mover, walls), UNDER_WAY)
        return Network(self.grid, (onward + sorted_legs(across, ACROSS), onward, ()))
