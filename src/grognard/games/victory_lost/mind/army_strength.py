"""What of a side's army hangs on nothing but where it stands: the strength in each hex, and how far it is
from where it is wanted.
"""

from __future__ import annotations

from functools import lru_cache
from operator import getitem
from typing import NamedTuple

from grognard.games.victory_lost.law import victory
from grognard.games.victory_lost.law.book import Rulebook, book
from grognard.games.victory_lost.law.data import Data
from grognard.games.victory_lost.law.names import LINES, SOVIET, Own
from grognard.games.victory_lost.law.zoc import line
from grognard.games.victory_lost.mind.weights import Weights
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.state import Position, side_fact
from grognard.rules.distances import steps_to

FAR = 30  # hexes; beyond it no place is farther
NEAR = 5  # hexes that count as around


@lru_cache(maxsize=4)
def strengths(data: Data) -> tuple[tuple[float, ...], ...]:
    """What each unit is worth with so many steps left."""
    return tuple(
        (0.0, *reversed([(f.attack + f.defence) / 2 + 0.5 for f in u.faces]))
        if u.kind != "hq"
        else (0.0, 0.0)
        for u in data.roster.units
    )


class Stack(NamedTuple):
    """The strength in a hex; what it stands to lose there, strength and points for the enemy; and the points
    alone.
    """

    strength: float
    stake: float
    prize: float


class ArmyStrength(NamedTuple):
    """What of a side's army hangs on nothing but where it stands and how many steps it has left."""

    stacks: dict[int, Stack]
    march: float  # its strength, less for who is far from where he is wanted
    presence: tuple[tuple[int, float], ...]  # city by city, what somebody near weighs there
    bearing: dict[int, float]  # the strength beside a hex, of those that were asked about
    looming: dict[int, float]  # and the strength that is a march away at most


NOBODY: tuple[tuple[int, ...], HexSet, ArmyStrength | None] = ((), 0, None)


def army_strength(pos: Position, side: int, weights: Weights) -> ArmyStrength:
    """Kept with a side's places, of which mostly one side's alone have changed, for as long as steps and
    goals are the same.
    """
    goal, kept = wanted_hexes(pos, side, weights), known_strengths(pos, side)
    steps, aim, found = kept.get(weights, NOBODY)
    if found is None or steps is not pos.state.steps or aim != goal:
        first, end = pos.game.roster.spans[LINES[side]]
        found = build_strength(
            book(pos), side, pos.state.where[first:end], pos.state.steps[first:end], goal, weights
        )
        kept[weights] = pos.state.steps, goal, found
    return found


@side_fact()
def known_strengths(
    pos: Position, side: int
) -> dict[Weights, tuple[tuple[int, ...], HexSet, ArmyStrength | None]]:
    return {}


def build_strength(
    rules: Rulebook, side: int, where: tuple[int, ...], steps: tuple[int, ...], goal: HexSet, weights: Weights
) -> ArmyStrength:
    stacks: dict[int, Stack] = {}
    for at, one in zip(where, map(getitem, units_alone(rules, side, weights), steps), strict=True):
        if at >= 0:
            stacks[at] = add_stack(stacks[at], one, weights) if at in stacks else one
    away, far, places = distances(rules.data, goal), weights.march[side], city_neighbourhoods(rules.data)
    march = sum([one[0] * (1.0 - far * away[h]) for h, one in stacks.items()])
    presence = [(n, weight * stacks[h][0]) for h in stacks if h in places for n, weight in places[h]]
    return ArmyStrength(stacks, march, tuple(presence), {}, {})


def add_stack(some: Stack, one: Stack, weights: Weights) -> Stack:
    """With one unit more."""
    return Stack(
        some.strength + one.strength,
        some.stake + one.strength + weights.stake * one.prize,
        some.prize + one.prize,
    )


@lru_cache(maxsize=32)
def units_alone(rules: Rulebook, side: int, weights: Weights) -> tuple[tuple[Stack, ...], ...]:
    """Each combat unit as a stack by itself, with so many steps left."""
    first, end = rules.data.roster.spans[LINES[side]]
    points = [weights.point * victory.price(rules, u) for u in range(first, end)]
    return tuple(
        tuple(Stack(worth, worth + weights.stake * prize, prize) for worth in by_steps)
        for by_steps, prize in zip(strengths(rules.data)[first:end], points, strict=True)
    )


# -- places


def goals(pos: Position, side: int) -> HexSet:
    """The cities that the other side holds; one's own if it holds none."""
    own: Own = pos.state.own
    data = book(pos).data
    theirs = data.cities & ~own.control if side == SOVIET else own.control
    return theirs or data.cities


def wanted_hexes(pos: Position, side: int, weights: Weights) -> HexSet:
    """Where a side wants its units; who cares for relief, at its own cities too that an enemy is near to, but
    at no others.
    """
    theirs = goals(pos, side)
    if not weights.relief[side]:
        return theirs
    data, own = book(pos).data, pos.state.own
    held_, foes = data.cities & (own.control if side == SOVIET else ~own.control), line(pos, 1 - side)
    near = hexset(
        [h for h, disc in city_surroundings(data, weights.relief[side]) if held_ >> h & 1 and disc & foes]
    )
    return near | theirs & ~held_ or theirs


@lru_cache(maxsize=8)
def city_surroundings(data: Data, radius: int) -> tuple[tuple[int, HexSet], ...]:
    return tuple((h, data.map.grid.disc(1 << h, radius)) for h in bits(data.cities))


@lru_cache(maxsize=64)
def distances(data: Data, goal: HexSet) -> tuple[int, ...]:
    return steps_to(data.map.grid, goal, data.land, FAR)


@lru_cache(maxsize=4)
def city_neighbourhoods(data: Data) -> dict[int, tuple[tuple[int, float], ...]]:
    """For each hex near a city, which city it is and how much a unit there weighs."""
    found: dict[int, tuple[tuple[int, float], ...]] = {}
    for n, city in enumerate(bits(data.cities)):
        away = distances(data, 1 << city)
        for h in range(data.map.grid.size):
            if away[h] <= NEAR:
                found[h] = (*found.get(h, ()), (n, 1.0 - away[h] / (NEAR + 1)))
    return found
