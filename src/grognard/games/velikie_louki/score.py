"""How good a position is for a side: a rough estimate for searching players."""

from __future__ import annotations

from grognard.games.velikie_louki import supply, victory
from grognard.games.velikie_louki.rulebook import book
from grognard.games.velikie_louki.state import GERMAN, SOVIET
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position


def strength(pos: Position, side: int) -> float:
    data = book(pos).data
    mine = data.of_side[side] & data.combat
    return float(sum(supply.value(pos, u) for u in bits(mine) if pos.state.where[u] >= 0))


def score(pos: Position, side: int) -> float:
    """Victory points, and what both armies are worth."""
    soviet = 10.0 * victory.points(pos) + strength(pos, SOVIET) - strength(pos, GERMAN)
    return soviet if side == SOVIET else -soviet
