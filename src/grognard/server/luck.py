"""Luck: what the dice gave against what they could be expected to give, by the game's own score."""

from __future__ import annotations

from grognard.kernel.acts import read_act
from grognard.kernel.engine import expand
from grognard.kernel.journal import Entry, Journal
from grognard.kernel.state import Position

MOST = 400  # outcomes of one act beyond which nobody adds them up


def luck_of(journal: Journal) -> dict[int, float]:
    """For every act that threw dice: the score it led to, less the mean over all its outcomes, for the first side."""
    found: dict[int, float] = {}
    for n, entry in enumerate(journal.entries):
        if entry.rolls:
            found[n] = round(luck(journal.before(n), entry), 3)
    return found


def luck(before: Position, entry: Entry) -> float:
    faces = 1
    for roll in entry.rolls:
        faces *= roll.sides
    if faces > MOST:
        return 0.0
    score = before.game.hooks.score
    outcomes = expand(before, read_act(before, *entry.act))
    mean = sum(chance * score(outcome.pos, 0) for chance, outcome in outcomes)
    return score(entry.pos, 0) - mean
