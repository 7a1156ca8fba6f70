"""6. The battle in progress: read and written by everything that comes of it."""

from __future__ import annotations

from grognard.games.velikiye_luki.law.names import Battle
from grognard.kernel.changes import Removed, StepsChanged
from grognard.kernel.hexes import bits
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet


def battle_of(pos: Position) -> Battle:
    for frame in reversed(pos.state.frames):
        if isinstance(frame.memo, Battle):
            return frame.memo
    raise LookupError("no battle")


def alive(pos: Position, units: UnitSet) -> UnitSet:
    where = pos.state.where
    return sum([1 << u for u in bits(units) if where[u] >= 0])


def those_in(pos: Position, units: UnitSet, h: int) -> UnitSet:
    """The ones of a few units that stand in a hex: cheaper than to sort out who stands where on the whole
    map.
    """
    where = pos.state.where
    return sum([1 << u for u in bits(units) if where[u] == h])


def step_off(ref: Referee, unit: int, cite: str) -> None:
    left = ref.state.steps[unit] - 1
    if left:
        ref.do(StepsChanged(unit, left, cite))
    else:
        ref.do(Removed(unit, DEAD, "combat", cite))
