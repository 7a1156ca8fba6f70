"""Luck: what the dice gave against what they could be expected to give, by the game's own score."""

from __future__ import annotations

from math import sqrt
from weakref import WeakKeyDictionary

from grognard.kernel.acts import read_act
from grognard.kernel.engine import expand
from grognard.kernel.journal import Entry, Journal
from grognard.kernel.state import Position

MOST = 400  # outcomes of one act beyond which nobody adds them up


_kept: WeakKeyDictionary[Journal, dict[int, tuple[float, float]]] = WeakKeyDictionary()


def luck_of(journal: Journal) -> dict[int, tuple[float, float]]:
    """The luck of a game that is over, reckoned once. While a game goes on it could tell what is hidden."""
    if journal.pos.state.result is None:
        return {}
    if journal not in _kept:
        _kept[journal] = reckoned(journal)
    return _kept[journal]


def reckoned(journal: Journal) -> dict[int, tuple[float, float]]:
    """For every act that threw dice: the score it led to, less the mean over all its outcomes, for the first side; and their spread."""
    found: dict[int, tuple[float, float]] = {}
    for n, entry in enumerate(journal.entries):
        if entry.rolls:
            gave, spread = luck(journal.before(n), entry)
            found[n] = round(gave, 3), round(spread, 3)
    return found


def luck(before: Position, entry: Entry) -> tuple[float, float]:
    faces = 1
    for roll in entry.rolls:
        faces *= roll.sides
    if faces > MOST:
        return 0.0, 0.0
    score = before.game.hooks.score
    outcomes = [(chance, score(outcome.pos, 0)) for chance, outcome in expand(before, read_act(before, *entry.act))]
    mean = sum(chance * value for chance, value in outcomes)
    spread = sqrt(sum(chance * (value - mean) ** 2 for chance, value in outcomes))
    return score(entry.pos, 0) - mean, spread
