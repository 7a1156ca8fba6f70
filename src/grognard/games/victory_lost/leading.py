"""Whom the HQs of a side have to lead, for the score. Nothing legal hangs on it."""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import or_

from grognard.games.victory_lost import command
from grognard.games.victory_lost.data import Data
from grognard.games.victory_lost.rulebook import book
from grognard.games.victory_lost.state import LINES, STAFFS
from grognard.games.victory_lost.weights import Weights
from grognard.kernel.hexes import HexSet
from grognard.kernel.state import Position

MANY = 6  # stacks under one HQ; more count no more


@lru_cache(maxsize=1024)
def in_command(data: Data, first: int, places: tuple[int, ...]) -> HexSet:
    """The radius of all HQs of a side together; there are few, and they seldom move."""
    return reduce(or_, [command.radius(data, at, data.more(hq).radius) for hq, at in enumerate(places, first) if at >= 0], 0)


def leading(pos: Position, side: int, weights: Weights) -> float:
    """What each HQ has to lead, by itself: who is in the radius of two is called twice. One without anybody is lost (AVL 11.3)."""
    data, where, spans = book(pos).data, pos.state.where, pos.game.roster.spans
    stacks, idle = led_by_all(data, side, where[slice(*spans[LINES[side]])], where[slice(*spans[STAFFS[side]])])
    return weights.led * stacks - weights.idle * idle


@lru_cache(maxsize=1024)
def led_by_all(data: Data, side: int, troops: tuple[int, ...], staffs: tuple[int, ...]) -> tuple[int, int]:
    """The stacks that HQs lead, as often as there are HQs to lead them, and how many HQs lead nobody."""
    ranks, led = by_nation(data, side, troops), list[int]()
    for at, (reach, nation) in zip(staffs, heads(data, side), strict=True):
        if at >= 0:
            led.append((command.radius(data, at, reach) & ranks[nation]).bit_count())
    return sum([min(many, MANY) for many in led]), led.count(0)


def by_nation(data: Data, side: int, troops: tuple[int, ...]) -> dict[str, HexSet]:
    """Whom an HQ of each nation may lead, hex by hex (AVL 7.3.5)."""
    found = dict.fromkeys(data.nations, 0)
    for at, nation in zip(troops, nations_of(data, side), strict=True):
        if at >= 0:
            found[nation] |= 1 << at
    everybody = reduce(or_, found.values())
    return {nation: everybody if nation in ("german", "soviet") else own | found["german"] for nation, own in found.items()}


@lru_cache(maxsize=4)
def nations_of(data: Data, side: int) -> tuple[str, ...]:
    """Of a side's combat units, one by one."""
    return tuple(data.more(u).nation for u in range(*data.roster.spans[LINES[side]]))


@lru_cache(maxsize=4)
def heads(data: Data, side: int) -> tuple[tuple[int, str], ...]:
    """The radius of each HQ, and its nation."""
    return tuple((data.more(hq).radius, data.more(hq).nation) for hq in range(*data.roster.spans[STAFFS[side]]))
