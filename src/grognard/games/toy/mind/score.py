"""How well a side stands, as one number."""

from __future__ import annotations

from grognard.kernel.state import Position


def score(pos: Position, side: int) -> float:
    """Steps, and the hill."""
    result = pos.state.result
    if result is not None:
        return 0.0 if result.winner < 0 else 100.0 if result.winner == side else -100.0
    value = 0.0
    for unit, at in enumerate(pos.state.where):
        if at >= 0:
            worth = pos.state.steps[unit] + 0.5 * (pos.game.rules.data.hill >> at & 1)
            value += worth if pos.game.roster[unit].side == side else -worth
    return value
