"""What stands where: the strength of each stack, kept with a side's places and steps."""

from __future__ import annotations

from functools import lru_cache
from operator import getitem
from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.data import Data
from grognard.games.victory_roads.law.names import AXIS, FIGHTING
from grognard.games.victory_roads.mind.weights import PLAIN
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position, UnitSet, side_fact

HEADQUARTERS = (1, 5)  # groups of the roster


class Stack(NamedTuple):
    """What a stack brings to an attack and to its defence, what it is worth, and its steps. Its bulk is what
    it would be worth whole: where somebody stands does not count for less because he has bled.
    """

    attack: float
    defence: float
    worth: float
    bulk: float
    steps: int
    units: int


@lru_cache(maxsize=4)
def stacks_by_counter(data: Data) -> tuple[tuple[Stack, ...], ...]:
    """Each counter as a stack by itself, by the steps it has left."""
    return tuple(
        tuple(single_stack(data, unit, left) for left in range(data.roster[unit].steps + 1))
        for unit in range(len(data.roster))
    )


def single_stack(data: Data, unit: int, left: int) -> Stack:
    if not left or not data.units >> unit & 1:
        return Stack(0.0, 0.0, 0.0, 0.0, 0, 0)
    face, hq = data.roster[unit].face(left), data.of_type["hq"] >> unit & 1
    bulk = price(data, unit, data.roster[unit].steps)
    return Stack(face.attack, face.defence, price(data, unit, left), bulk, left, 0 if hq else 1)


@lru_cache(maxsize=8)
def decisive(data: Data) -> bool:
    """Does the scenario hang on an ally that changes sides?"""
    return any(goal.romania for goal in data.goals)


def price(data: Data, unit: int, left: int) -> float:
    """What a unit is worth by the steps it has left."""
    if data.of_type["hq"] >> unit & 1:
        return PLAIN.headquarters
    face = data.roster[unit].face(left)
    worth = PLAIN.body + (face.attack + face.defence) / 2
    if decisive(data) and data.of_nation["romanian"] >> unit & 1 and data.of_side[AXIS] >> unit & 1:
        worth += PLAIN.doubtful * left / data.roster[unit].steps
    return worth * PLAIN.armour if data.armour >> unit & 1 else worth


def unit_value(pos: Position, unit: int) -> float:
    return stacks_by_counter(book(pos).data)[unit][pos.state.steps[unit]].worth


def stacks_of(pos: Position, units: UnitSet) -> dict[int, Stack]:
    """The stacks that some units on the map make."""
    known, where, steps = stacks_by_counter(book(pos).data), pos.state.where, pos.state.steps
    found: dict[int, Stack] = {}
    for unit in bits(units):
        h, one = where[unit], known[unit][steps[unit]]
        found[h] = one if h not in found else join_stacks(found[h], one)
    return found


def join_stacks(some: Stack, one: Stack) -> Stack:
    return Stack(
        some.attack + one.attack,
        some.defence + one.defence,
        some.worth + one.worth,
        some.bulk + one.bulk,
        some.steps + one.steps,
        some.units + one.units,
    )


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
