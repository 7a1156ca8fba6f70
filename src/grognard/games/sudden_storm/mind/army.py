"""What stands where: the strength of each stack, kept with a side's places and steps."""

from __future__ import annotations

from functools import lru_cache
from operator import getitem
from typing import NamedTuple

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.counters import ARMOUR
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import FIGHTING
from grognard.games.sudden_storm.law.stacking import has_too_many, limit
from grognard.games.sudden_storm.mind.weights import PLAIN
from grognard.kernel.state import Position, UnitSet, side_fact


class Stack(NamedTuple):
    """What a stack brings to an attack and to its defence, what it is worth, its regimental equivalents, and
    those of its armour.
    """

    attack: float
    defence: float
    worth: float
    re: float
    tanks: float


NOBODY = Stack(0.0, 0.0, 0.0, 0.0, 0.0)


@lru_cache(maxsize=4)
def stacks_by_counter(data: Data) -> tuple[tuple[Stack, ...], ...]:
    """Each counter as a stack by itself, by the steps it has left."""
    return tuple(
        tuple(single_stack(data, unit, left) for left in range(data.roster[unit].steps + 1))
        for unit in range(len(data.roster))
    )


def single_stack(data: Data, unit: int, left: int) -> Stack:
    if not left:
        return NOBODY
    if data.trucks >> unit & 1:
        return NOBODY._replace(worth=PLAIN.truck)
    face, re = data.roster[unit].face(left), data.re(unit, left)
    above, below = ARMOUR[data.armour(unit, left).attack]
    worth = PLAIN.body + (face.attack + face.defence) / 2
    if data.cm >> unit & 1:
        worth *= PLAIN.armour
    if data.intrinsic >> unit & 1:
        worth = 0.0
    return Stack(face.attack, face.defence, worth, re, re * above / below)


def unit_value(pos: Position, unit: int) -> float:
    return stacks_by_counter(book(pos).data)[unit][pos.state.steps[unit]].worth


def join_stacks(some: Stack, one: Stack) -> Stack:
    return Stack._make(map(sum, zip(some, one, strict=True)))


@side_fact("steps")
def stacks(pos: Position, side: int) -> dict[int, Stack]:
    """The stacks of a side on the map, by hex."""
    known, state = stacks_by_counter(book(pos).data), pos.state
    found: dict[int, Stack] = {}
    for group in FIGHTING[side]:
        first, end = pos.game.roster.spans[group]
        singles = map(getitem, known[first:end], state.steps[first:end])
        for h, one in zip(state.where[first:end], singles, strict=True):
            if h >= 0:
                old = found.get(h)
                found[h] = one if old is None else join_stacks(old, one)
    return found


# -- crowds


@lru_cache(maxsize=4)
def known_crowds(_: Data, side: int, steps: tuple[int, ...]) -> dict[tuple[int, UnitSet], int]:
    """How many units of a stack are too many in a hex, as far as that was asked."""
    return {}


def units_by_hex(pos: Position, side: int) -> dict[int, UnitSet]:
    """A side's units on the ground, by hex."""
    found: dict[int, UnitSet] = {}
    for group in FIGHTING[side]:
        first, end = pos.game.roster.spans[group]
        for unit, h in enumerate(pos.state.where[first:end], first):
            if h >= 0:
                found[h] = found.get(h, 0) | 1 << unit
    return found


@side_fact("steps")
def count_overstacked(pos: Position, side: int) -> int:
    """Units of a side that stand where one of them must go."""
    data, total = book(pos).data, 0
    first, end = pos.game.roster.side_spans[side]
    known = known_crowds(data, side, pos.state.steps[first:end])
    for h, here in units_by_hex(pos, side).items():
        if here & here - 1:  # more than one
            many = known.get((h, here))
            if many is None:
                many = known[h, here] = has_too_many(pos, here, limit(data, h)).bit_count()
            total += many
    return total
