"""What one press of undo or redo takes: a whole move with all its legs, or a whole group, not one act."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.kernel.flow import GO, HAND, Ask
from grognard.kernel.journal import Journal
from grognard.kernel.state import Position

FAR = 64  # acts back at which nobody counts presses any more


def is_continuing(before: Position, act: Sequence[str]) -> bool:
    """Does an act go on with what is in hand, so that it belongs to the act before it?"""
    if not before.state.frames:
        return False
    ask = before.game.program[before.frame.step].step
    if not isinstance(ask, Ask) or not ask.with_role(GO):
        return False
    verb = ask.verbs.get(act[0])
    return verb is not None and (verb.role == GO or not ask.with_role(HAND))


def is_joined_to_previous(journal: Journal, n: int) -> bool:
    """Does act `n`, counted from nought, belong to the one before it?"""
    entry = journal.entries[n]
    if n == 0 or journal.entries[n - 1].side != entry.side:
        return False
    return entry.joined or (entry.scene is not None and is_continuing(entry.scene.before, entry.act))


def count_after_undo(journal: Journal, since: int) -> int:
    """How many acts stand after one press of undo; never fewer than `since`."""
    n = len(journal.entries) - 1
    while n > since and is_joined_to_previous(journal, n):
        n -= 1
    return max(n, since, 0)


def count(journal: Journal, since: int) -> int:
    """Presses of undo until `since` acts stand."""
    many = range(since, len(journal.entries))
    return sum(n == since or not is_joined_to_previous(journal, n) for n in many[-FAR:]) + max(
        0, len(many) - FAR
    )


def redo(journal: Journal) -> None:
    """Play again what one press of undo took back."""
    journal.redo()
    while journal.undone and (
        journal.undone[-1].joined or is_continuing(journal.pos, journal.undone[-1].act)
    ):
        journal.redo()
