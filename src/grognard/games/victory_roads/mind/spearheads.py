"""How near the Soviets' strongest are to each of the places that the victory of a small scenario hangs on.

Whoever only goes to the nearest of them takes one after the other; these are to be reached side by side.
"""

from __future__ import annotations

from functools import lru_cache

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.data import Data
from grognard.games.victory_roads.law.names import SOVIET
from grognard.games.victory_roads.mind.army import stacks
from grognard.games.victory_roads.mind.places import ground, prize_hexes
from grognard.games.victory_roads.mind.weights import Weights
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position
from grognard.rules.distances import steps_to

REACH = 24  # hexes
STRONG = 12.0  # the attack of a stack that needs nobody's help
MOST = 8  # prizes; of more, as in the campaign, the nearest are enough


@lru_cache(maxsize=32)
def nearness(data: Data, prize: int) -> tuple[float, ...]:
    """One at a prize, nought out of reach."""
    return tuple(1 - steps / REACH for steps in steps_to(data.map.grid, 1 << prize, data.land, REACH))


def spearheads(pos: Position, weights: Weights) -> float:
    data = book(pos).data
    wanted = prize_hexes(data)
    if wanted.bit_count() > MOST:
        return 0.0
    taken = wanted & ground(pos, SOVIET)
    troops = [(h, min(1.0, one.attack / STRONG)) for h, one in stacks(pos, SOVIET).items() if one.attack]
    found = float(taken.bit_count())
    for prize in bits(wanted & ~taken):
        near = nearness(data, prize)
        found += max([near[h] * strength for h, strength in troops], default=0.0)
    return weights.spear * found
