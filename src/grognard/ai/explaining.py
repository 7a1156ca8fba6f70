"""From what a line of acts does to why it was played: found out when somebody asks, from the acts and the
board alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grognard.ai.evaluation import friendly_hexes, one_outcome
from grognard.ai.reasons import Reason
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act
from grognard.kernel.state import Position

DECISIVE = 100.0  # a gain beyond this is the game


def explain_line(pos: Position, acts: Sequence[Act], gain: float) -> Reason:
    """Why whoever is asked in a position would play these acts, thought to gain so much."""
    side = choices(pos).who
    before = pos
    for n, act in enumerate(acts):
        if n and (attack := explain_attack(before, gain)) is not None and n == len(acts) - 1:
            return attack
        before = one_outcome(before, act)
    return explain_moves(pos, before, side, gain)


def explain_attack(pos: Position, gain: float) -> Reason | None:
    """The attack that stands ready to be made."""
    odds = pos.game.hooks.odds(pos)
    if odds is None:
        return None
    what = "decide" if gain > DECISIVE else "attack"
    return Reason(what, hex=odds.hex, odds=odds.column, gain=gain)


def explain_moves(before: Position, after: Position, side: int, gain: float) -> Reason:
    """What the fighting units that went somewhere did there."""
    was, now = before.state.where, after.state.where
    gone = [u for u in bits(before.game.fighting_units(side)) if now[u] != was[u] and now[u] >= 0]
    if not gone:
        return Reason("gain" if gain > 0 else "forced", gain=gain)
    unit = gone[0]
    at = now[unit]
    goals = before.game.hooks.hints.objectives(before, side)
    if at in goals:
        return Reason(
            "hold" if friendly_hexes(before, side) >> at & 1 else "take", hex=at, unit=unit, gain=gain
        )
    return (
        explain_supply(before, after, side, unit)
        or explain_contact(after, side, unit)
        or explain_march(before, after, unit, goals)
    )


def explain_supply(before: Position, after: Position, side: int, unit: int) -> Reason | None:
    """An enemy cut off, or a friend no longer."""
    fed = before.game.hooks.supply
    if fed is None:
        return None
    foes = before.game.fighting_units(1 - side)
    lost = fed(before, 1 - side) & ~fed(after, 1 - side)
    starved = [u for u in bits(foes) if (h := after.state.where[u]) >= 0 and lost >> h & 1]
    if starved:
        might = before.game.hooks.hints.attack_strength
        return Reason("cut", unit=max(starved, key=lambda u: might(before, u)))
    was, now = before.state.where[unit], after.state.where[unit]
    if was >= 0 and fed(after, side) >> now & ~fed(before, side) >> was & 1:
        return Reason("escape", unit=unit, hex=now)
    return None


def explain_contact(after: Position, side: int, unit: int) -> Reason | None:
    """Next to an enemy: to gather against the one whom most of us are around."""
    grid, at = after.game.map.grid, after.state.where[unit]
    near = grid.adjacent(1 << at) & friendly_hexes(after, 1 - side)
    if not near:
        return None
    mine = friendly_hexes(after, side)
    target = max(bits(near), key=lambda h: (grid.adjacent(1 << h) & mine).bit_count())
    return Reason("mass", hex=target, unit=unit)


def explain_march(before: Position, after: Position, unit: int, goals: Mapping[int, float]) -> Reason:
    """Nearer to a goal, or into the line."""
    was, at = before.state.where[unit], after.state.where[unit]
    grid = before.game.map.grid
    if was >= 0 and goals:
        nearest = min(goals, key=lambda h: grid.distance(at, h))
        if grid.distance(at, nearest) < grid.distance(was, nearest):
            return Reason("march", hex=nearest, unit=unit)
    return Reason("line", hex=at, unit=unit)
