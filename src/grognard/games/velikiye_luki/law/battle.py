"""6. The battle in progress: read and written by everything that comes of it."""

from __future__ import annotations

from grognard.games.velikiye_luki.law.names import Battle
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position, UnitSet
from grognard.rules.losses import living_units as living_units
from grognard.rules.losses import lose_step

step_off = lose_step


def battle_of(pos: Position) -> Battle:
    for frame in reversed(pos.state.frames):
        if isinstance(frame.memo, Battle):
            return frame.memo
    raise LookupError("no battle")


def those_in(pos: Position, units: UnitSet, h: int) -> UnitSet:
    """The ones of a few units that stand in a hex: cheaper than to sort out who stands where on the whole
    map.
    """
    where = pos.state.where
    return sum([1 << u for u in bits(units) if where[u] == h])
