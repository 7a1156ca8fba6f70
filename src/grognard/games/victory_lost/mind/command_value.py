"""Whom the HQs of a side have to lead, for the score. Nothing legal hangs on it."""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import or_

from grognard.games.victory_lost.law import command
from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.data import Data
from grognard.games.victory_lost.law.names import AXIS, SOVIET, STAFFS
from grognard.games.victory_lost.law.zoc import line
from grognard.games.victory_lost.mind.weights import Weights
from grognard.kernel.hexes import HexSet, bits, occupied_hexes
from grognard.kernel.state import Position, side_fact

MANY = 6  # stacks under one HQ; more count no more


@side_fact()
def command_radius(pos: Position, side: int) -> HexSet:
    """The radius of all HQs of a side together."""
    data, (first, end) = book(pos).data, pos.game.roster.spans[STAFFS[side]]
    return all_radii(data, first, pos.state.where[first:end])


@lru_cache(maxsize=1024)
def all_radii(data: Data, first: int, places: tuple[int, ...]) -> HexSet:
    """There are few HQs, and they seldom move."""
    return reduce(
        or_,
        [command.radius(data, at, data.more(hq).radius) for hq, at in enumerate(places, first) if at >= 0],
        0,
    )


def leadership_value(pos: Position, side: int, weights: Weights) -> float:
    """What each HQ has to lead, by itself: who is in the radius of two is called twice. One without anybody
    is lost (AVL 11.3).
    """
    stacks, idle = stacks_led(pos, side)
    return weights.led * stacks - weights.idle * idle


@side_fact()
def stacks_led(pos: Position, side: int) -> tuple[int, int]:
    """The stacks that HQs lead, as often as there are HQs to lead them, and how many HQs lead nobody."""
    data, where, spans = book(pos).data, pos.state.where, pos.game.roster.spans
    ranks, led = hexes_by_nation(pos, side), list[int]()
    for at, (reach, nation) in zip(where[slice(*spans[STAFFS[side]])], hq_radii(data, side), strict=True):
        if at >= 0:
            led.append((command.radius(data, at, reach) & ranks[nation]).bit_count())
    return sum([min(many, MANY) for many in led]), led.count(0)


def hexes_by_nation(pos: Position, side: int) -> dict[str, HexSet]:
    """Whom an HQ of each nation may lead, hex by hex (AVL 7.3.5)."""
    everybody, at, board = line(pos, side), pos.state.where.__getitem__, pos.game.roster.hex_count
    if side == SOVIET:
        return {"soviet": everybody}
    found = {
        nation: occupied_hexes(tuple(map(at, units)), 0, len(units), board)
        for nation, units in nations(book(pos).data)
    }
    return {
        nation: everybody if nation == "german" else own | found["german"] for nation, own in found.items()
    }


@lru_cache(maxsize=4)
def nations(data: Data) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The combat units of each nation of the Axis, which may be none."""
    troops = data.of_side[AXIS] & ~data.hqs
    return tuple((nation, tuple(bits(units & troops))) for nation, units in data.nations.items())


@lru_cache(maxsize=4)
def hq_radii(data: Data, side: int) -> tuple[tuple[int, str], ...]:
    """The radius of each HQ, and its nation."""
    return tuple(
        (data.more(hq).radius, data.more(hq).nation) for hq in range(*data.roster.spans[STAFFS[side]])
    )
