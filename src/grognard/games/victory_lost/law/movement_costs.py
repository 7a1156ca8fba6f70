"""8.1 and 8.3. What a step costs each class of unit, in half points."""

from __future__ import annotations

from functools import cached_property

from grognard.games.victory_lost.law.data import Data
from grognard.kernel.cite import rule
from grognard.kernel.hexes import Gate, both, either, without
from grognard.kernel.pathfinding import Leg, Network

CLASSES = ("mech", "foot")
SETTING_OUT, UNDER_WAY, ACROSS = range(3)  # the modes of a move


class Ground:
    """The networks of the map: normal movement of each class, and the roads."""

    def __init__(self, data: Data) -> None:
        self.data, self.grid = data, data.map.grid
        self.normal = {mover: self._network(mover) for mover in CLASSES}
        self.road = Network(self.grid, ((Leg(self.rate, data.lines["road"]),),))

    @cached_property
    def all_lines(self) -> Network:
        """Roads and railways: what AVL 8.3.2 forbids, for whoever asks why."""
        return Network(
            self.grid, ((Leg(self.rate, either(self.data.lines["road"], self.data.lines["rail"])),),)
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
    def without_walls(self) -> dict[str, Network]:
        """Normal movement as if no side were impassable: what AVL 8.1.5c forbids, for whoever asks why."""
        return {mover: self._network(mover, self.grid.open) for mover in CLASSES}

    @property
    @rule("AVL 8.3.1a", "AVL 8.3.2")
    def rate(self) -> int:
        """A road hex in strategic movement; railways have no such rate."""
        found = self.data.effects["road"].mech
        assert found is not None
        return found

    def into(self, terrain: str, mover: str) -> int | None:
        found: int | None = getattr(self.data.effects[terrain], mover)
        return found

    def entry_cost(self, mover: str, h: int) -> int | None:
        """What coming onto the map in a hex costs (AVL 11.2.2b)."""
        return self.into(self.data.map.terrain_of(h), mover)

    @rule(
        "AVL 8.1.2c",
        "AVL 8.1.3a",
        "AVL 8.1.3b",
        "AVL 8.1.3c",
        "AVL 8.1.5a",
        "AVL 8.1.5b",
        "AVL 8.1.5c",
        "AVL 2.1.3",
    )
    def _network(self, mover: str, passable: Gate | None = None) -> Network:
        """Terrain by hex entered; a minor river costs more; a major one is crossed as the first step, which
        ends the move.
        """
        data, sides = self.data, self.data.map.sides
        passable = passable or data.passable
        minor = without(both(passable, sides["minor_river"]), sides["bridge"])
        extra = getattr(data.effects["minor_river"], mover) or 0
        steps: dict[int, Gate] = {}
        across: dict[int, Gate] = {}
        for terrain, area in data.map.terrain.items():
            cost = self.into(terrain, mover)
            if cost is not None:
                into = both(self.grid.toward(area), passable)
                lay(steps, cost, without(without(into, data.unbridged), minor))
                lay(steps, cost + extra, without(both(into, minor), data.unbridged))
                lay(across, cost, both(into, data.unbridged))
        onward = tuple(Leg(cost, gate, UNDER_WAY) for cost, gate in sorted(steps.items()))
        over = tuple(Leg(cost, gate, ACROSS) for cost, gate in sorted(across.items()))
        return Network(self.grid, (onward + over, onward, ()))


def lay(legs: dict[int, Gate], cost: int, gate: Gate) -> None:
    if any(gate):
        legs[cost] = either(legs[cost], gate) if cost in legs else gate
