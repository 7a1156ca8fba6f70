"""4.6.4. Units out of supply move only towards a friendly source or HQ."""

from __future__ import annotations

from itertools import pairwise

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import UNSUPPLIED, Moving
from grognard.games.victory_roads.law.supply import capital, sources
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, subtract_gate, unite_gates
from grognard.kernel.pathfinding import Reach
from grognard.kernel.state import Position
from grognard.rules.why_not import Trip


@rule("VR 4.6.4a", "VR 4.6.4b")
def is_directed(pos: Position, unit: int) -> bool:
    """Is a unit without supply bound to a direction? Elite units are not."""
    return bool(pos.state.marks[UNSUPPLIED] & ~book(pos).elite & 1 << unit)


@rule("VR 4.6.4a", "VR 4.5.1", "VR 4.5.2")
def goals(pos: Position, moving: Moving) -> HexSet:
    """The friendly sources and HQs that a unit may be heading for; its capital too, while that supplies an
    ally of the Axis.
    """
    if moving.goals:
        return moving.goals
    side, data = pos.game.roster[moving.unit].side, book(pos).data
    hqs = pos.hexes_of(pos.on_map(side) & data.of_type["hq"])
    nation = data.commands[moving.unit]
    home = capital(pos, nation) if nation in data.capitals else 0
    return (sources(pos, side) | hqs | home) & ~(1 << pos.state.where[moving.unit])


@rule("VR 4.6.4a")
def directed_reach(pos: Position, moving: Moving, trip: Trip) -> Reach:
    """The reach of a trip each of whose steps leads nearer to one and the same goal (E-03)."""
    ground, open_ = book(pos).ground, pos.game.map.grid.open
    found = []
    for goal in bits(goals(pos, moving)):
        away = subtract_gate(open_, ground.closer(goal))
        found.append(
            trip._replace(terms=trip.terms._replace(shut=unite_gates(trip.terms.shut, away))).reach()
        )
    return AnyReach(found, trip)


def goals_ahead(pos: Position, moving: Moving, path: tuple[int, ...]) -> HexSet:
    """The goals that every step of a way has brought nearer."""
    grid, found = pos.game.map.grid, 0
    for goal in bits(goals(pos, moving)):
        if all(grid.distance(b, goal) < grid.distance(a, goal) for a, b in pairwise(path)):
            found |= 1 << goal
    return found


class AnyReach(Reach):
    """Several reaches as one: each hex by the cheapest of its ways."""

    __slots__ = ("several",)

    def __init__(self, several: list[Reach], trip: Trip) -> None:
        hexes = trip.start
        for one in several:
            hexes |= one.hexes
        self.several = several
        super().__init__(
            trip.net, trip.terms, trip.start, trip.points, trip.always, trip.mode, hexes, self.merge()
        )

    def merge(self) -> dict[int, int]:
        best: dict[int, int] = {}
        for one in self.several:
            for place, cost in one.costs().items():
                best[place] = min(cost, best.get(place, cost))
        return best

    def way(self, h: int) -> tuple[int, tuple[int, ...]]:
        return min(one.way(h) for one in self.several if one.hexes >> h & 1)
