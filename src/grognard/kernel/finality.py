"""Whether an act can be taken back: found out by playing it."""

from __future__ import annotations

from grognard.kernel.changes import Revealed
from grognard.kernel.dice import FixedDice, NeedRoll
from grognard.kernel.engine import NOBODY, Outcome, choices, step
from grognard.kernel.menu import Act
from grognard.kernel.state import Position


def is_barrier(before: Position, outcome: Outcome) -> bool:
    """A die was thrown, something was revealed, or another player is asked: there is no undoing it.

    Players are seats, not sides: an act may exchange the sides.
    """
    if outcome.rolls or any(isinstance(c, Revealed) for c in outcome.changes):
        return True
    return deciding_seat(before) != deciding_seat(outcome.pos)


def deciding_seat(pos: Position) -> int:
    """The seat that must decide; NOBODY when the game is over."""
    side = choices(pos).who
    return side if side == NOBODY else pos.state.seats[side]


def is_final(pos: Position, act: Act) -> bool:
    """Could this act not be undone? It is played with dice that refuse to fall."""
    try:
        return is_barrier(pos, step(pos, act, FixedDice(())))
    except NeedRoll:
        return True
