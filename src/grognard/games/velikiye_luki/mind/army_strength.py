"""What a side's combat units amount to where they stand, whatever the enemy does: for the score.

Of two sides mostly one alone has moved, and many acts lead to the same places: what was put together
is kept by where the units stand and how many steps they have.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.data import Data
from grognard.games.velikiye_luki.law.stacking import can_stack
from grognard.games.velikiye_luki.law.zoc import occupied_hexes
from grognard.games.velikiye_luki.mind.weights import Weights
from grognard.kernel.game import Game
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.state import Position, UnitSet, fact
from grognard.rules.distances import steps_to

BODY = 0.4  # what a unit is worth whatever its value
CUT_OFF = 0.25  # the share of its worth that a stack loses without supply
CROWD = 2.0  # for each point of value in a hex over the stacking limit: some of it will be given up
FAR = 12  # hexes; beyond it no place is farther
MARCH = 4  # hexes that an attacker may come from; the last of them is beside his target
KEPT = 2048  # lineups of a game, before all of them are forgotten

Placing = tuple[int, tuple[int, ...], tuple[int, ...]]  # of a side: where its units stand, and their steps


class Ground(NamedTuple):
    """What can be said of each hex once for all."""

    near: tuple[tuple[int, ...], ...]  # the hexes beside it
    second: tuple[tuple[int, ...], ...]  # those two hexes away
    march: tuple[tuple[int, ...], ...]  # those a march away at most
    cover: tuple[float, ...]  # how much better it makes its defender
    ring: HexSet  # around the city
    around_ring: tuple[tuple[int, HexSet], ...]  # each hex of it, and all within two hexes of that


@lru_cache(maxsize=8)
def ground(data: Data) -> Ground:
    grid, map = data.map.grid, data.map
    rough = map.features["village"] | map.features["height"] | map.terrain["woods"] | map.terrain["marsh"]
    cover = tuple(
        1.7 if map.features["city"] >> h & 1 else 1.35 if rough >> h & 1 else 1.0 for h in range(grid.size)
    )
    near, second = ([grid.ring_of_each(1 << h & grid.board, n) for h in range(grid.size)] for n in (1, 2))
    ring = grid.adjacent(data.city) & ~data.city
    around_ring = tuple((h, near[h] | second[h]) for h in bits(ring))
    march = [grid.disc(1 << h & grid.board, MARCH) for h in range(grid.size)]
    beside, second_, march_ = (tuple(tuple(bits(s)) for s in sets) for sets in (near, second, march))
    return Ground(beside, second_, march_, cover, ring, around_ring)


# the units of a hex: where, their worth in supply and cut off, and what crowding takes from it
Stand = tuple[int, float, float, float]


class ArmyStrength:
    """The value in each hex, what is worth what, and what could be brought against each hex."""

    __slots__ = ("bearing", "farther", "ground", "massing", "stands", "values")

    def __init__(self, ground: Ground, values: list[int], stands: list[Stand], farther: float) -> None:
        self.farther = farther
        self.ground, self.values, self.stands = ground, values, stands
        self.bearing: dict[int, float] = {}
        self.massing: dict[int, int] = {}

    def strength_against(self, h: int) -> float:
        """The value next to a hex, and a share of what is a hex farther."""
        found = self.bearing.get(h)
        if found is None:
            values = self.values
            found = self.farther * sum(map(values.__getitem__, self.ground.second[h]))
            for f in self.ground.near[h]:
                found += values[f]
            self.bearing[h] = found
        return found

    def strength_a_march_away(self, h: int) -> int:
        """The value that is a march away at most."""
        found = self.massing.get(h)
        if found is None:
            found = self.massing[h] = sum(map(self.values.__getitem__, self.ground.march[h]))
        return found


@lru_cache(maxsize=24)
def known_strengths(game: Game, weights: Weights) -> dict[Placing, ArmyStrength]:
    return {}


@fact
def army_strength(pos: Position, side: int, weights: Weights) -> ArmyStrength:
    lo, hi = pos.game.roster.side_spans[side]
    placing = side, pos.state.where[lo:hi], pos.state.steps[lo:hi]
    known = known_strengths(pos.game, weights)
    found = known.get(placing)
    if found is None:
        if len(known) >= KEPT:
            known.clear()
        found = known[placing] = build_strength(pos, side, weights)
    return found


def build_strength(pos: Position, side: int, weights: Weights) -> ArmyStrength:
    data, where, steps = book(pos).data, pos.state.where, pos.state.steps
    all_values, march, wanted = data.values, weights.march[side], distances(pos, side)
    values, stacks = [0] * data.map.grid.size, dict[int, UnitSet]()
    for u in data.fighting[side]:
        at = where[u]
        if at >= 0:
            values[at] += all_values[u][steps[u]]
            stacks[at] = stacks.get(at, 0) | 1 << u
    stands = list[Stand]()
    for h, units in stacks.items():
        strength, many = values[h], units.bit_count()
        worth, share = strength + BODY * many, 1.0 - march * wanted[h]
        crowded = (
            many > 1 and (many > 3 or not is_simple_stack(data, units)) and not can_stack(pos, side, units)
        )
        stands.append((h, worth * share, worth * (share - CUT_OFF), CROWD * strength if crowded else 0.0))
    return ArmyStrength(ground(data), values, stands, weights.farther)


def is_simple_stack(data: Data, units: UnitSet) -> bool:
    """No division, or one with a smaller unit: what three or fewer may always be."""
    divisions = units & data.divisions
    return not divisions or (divisions.bit_count() == 1 and units.bit_count() == 2)


# -- where a side wants its units


def distances(pos: Position, side: int) -> tuple[int, ...]:
    """How far each hex is from where a side wants its units: round the city, and at the
    places worth points.
    """
    data = book(pos).data
    goal = data.prize_hexes[0] | data.prize_hexes[1] | (ground(data).ring if data.levels else 0)
    taken = occupied_hexes(pos, side)
    return spread(data, goal & ~taken or goal)


@lru_cache(maxsize=4096)
def spread(data: Data, goal: HexSet) -> tuple[int, ...]:
    return steps_to(data.map.grid, goal, data.map.grid.board, FAR)
