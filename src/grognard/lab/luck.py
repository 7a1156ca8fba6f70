"""Luck: what the dice gave against what they could be expected to give, by the game's own score.

A result that still asks its questions (who loses a step, where to go back to) is worth what it comes to when
each side answers with what looks best for it at once; otherwise a combat won would be worth nothing until the
enemy has gone back.
"""

from __future__ import annotations

from math import prod, sqrt
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from grognard.kernel.acts import read_act
from grognard.kernel.dice import FixedDice, NeedRoll, Roll
from grognard.kernel.engine import Outcome, choices, expand, faces_to_try, step
from grognard.kernel.flow import BACK, Ask
from grognard.kernel.hexes import bits
from grognard.kernel.journal import Journal, Scene
from grognard.kernel.menu import Act
from grognard.kernel.state import Frame, Position

MOST = 400  # outcomes of one act beyond which nobody adds them up
FEW = 36  # outcomes that are always all looked at
QUESTIONS = 16  # that a result is followed through
NOUNS = 6  # of one verb that are tried


class RollLuck(NamedTuple):
    """The dice of one act, as the first side's score reckons them."""

    expected: float  # the change of the score that could be expected
    gave: float  # how much more than that it was
    spread: float  # the standard deviation over all outcomes
    # the chance that it ends the game, there and then or by what follows: victory is worth more than any
    # score
    ends: float


_kept: WeakKeyDictionary[Journal, dict[int, tuple[float, float]]] = WeakKeyDictionary()


def game_luck(journal: Journal) -> dict[int, tuple[float, float]]:
    """The luck of a game that is over, reckoned once. While a game goes on it could tell what is hidden."""
    if journal.pos.state.result is None:
        return {}
    if journal not in _kept:
        _kept[journal] = compute_luck(journal)
    return _kept[journal]


def compute_luck(journal: Journal) -> dict[int, tuple[float, float]]:
    """For every act that threw dice: the score it led to, less the mean over all its outcomes, for the first
    side; and their spread.
    """
    found: dict[int, tuple[float, float]] = {}
    for n, scene in enumerate(journal.scenes()):
        if scene.rolls:
            gave, spread = scene_luck(scene)
            found[n] = round(gave, 3), round(spread, 3)
    return found


def scene_luck(scene: Scene) -> tuple[float, float]:
    found = measure_roll(scene.before, read_act(scene.before, *scene.act), scene)
    return (found.gave, found.spread) if found is not None else (0.0, 0.0)


def measure_roll(before: Position, act: Act, outcome: Outcome | Scene, most: int = MOST) -> RollLuck | None:
    """None when there are too many outcomes to add up."""
    if outcomes_of(outcome.rolls) > most:
        return None
    worth = Worth(before)
    found = [(chance, *worth(one.pos)) for chance, one in outcomes(before, act, outcome.rolls)]
    mean = sum(chance * value for chance, value, _ in found)
    spread = sqrt(sum(chance * (value - mean) ** 2 for chance, value, _ in found))
    now = before.game.hooks.score(before, 0)
    return RollLuck(
        mean - now, worth(outcome.pos)[0] - mean, spread, sum(chance for chance, _, over in found if over)
    )


def outcomes(before: Position, act: Act, rolls: list[Roll]) -> list[tuple[float, Outcome]]:
    """All outcomes; of three dice at once a balanced sixth of them, which takes a sixth of the time."""
    if len(rolls) != 3 or len({roll.sides for roll in rolls}) > 1 or outcomes_of(rolls) <= FEW:
        return expand(before, act)
    faces = latin_square(rolls)
    try:
        return [(1 / len(faces), step(before, act, FixedDice(one))) for one in faces]
    except NeedRoll:  # some faces call for more dice
        return expand(before, act)


def latin_square(rolls: list[Roll]) -> list[tuple[int, int, int]]:
    """Faces of three dice, in which every face of a die meets every face of each other die exactly once.

    Of the squares there are it is the one that holds what fell: over many throws that favours nobody.
    """
    many = rolls[0].sides
    shift = rolls[2].face - rolls[0].face - rolls[1].face
    return [(a, b, (a + b + shift - 1) % many + 1) for a in range(1, many + 1) for b in range(1, many + 1)]


def outcomes_of(rolls: list[Roll]) -> int:
    return prod(len(faces_to_try(roll.sides)) for roll in rolls)


class Worth:
    """What positions after one act are worth to the first side, and whether the game is then over.

    Those that differ only in dice already read are the same.
    """

    def __init__(self, before: Position) -> None:
        self.floor = max(1, len(before.state.frames) - 1)
        self.known: dict[Any, tuple[float, bool]] = {}

    def __call__(self, pos: Position) -> tuple[float, bool]:
        state = pos.state
        key = state._replace(frames=tuple(map(without_dice, state.frames)))
        if key not in self.known:
            end = play_out(pos, self.floor)
            self.known[key] = pos.game.hooks.score(end, 0), end.state.result is not None
        return self.known[key]


def without_dice(frame: Frame) -> Frame:
    return frame._replace(memo=frame.memo._replace(dice=())) if hasattr(frame.memo, "dice") else frame


def play_out(pos: Position, floor: int) -> Position:
    """Where a result leads when the questions it asks are answered one by one, as far as no die falls."""
    for _ in range(QUESTIONS):
        if pos.state.result is not None or len(pos.state.frames) <= floor:
            return pos
        best = best_answer(pos)
        if best is None:
            return pos
        pos = best
    return pos


def best_answer(pos: Position) -> Position | None:
    menu, ask = choices(pos), pos.game.program[pos.frame.step].step
    assert isinstance(ask, Ask)
    most, best = float("-inf"), None
    for verb, allowed in menu.verbs.items():
        for noun in bits(allowed.set)[:NOUNS] if ask.verbs[verb].role != BACK else ():
            try:
                found = step(pos, Act(verb, noun), FixedDice(())).pos
            except NeedRoll:
                continue
            worth = pos.game.hooks.score(found, menu.who)
            if worth > most:
                most, best = worth, found
    return best
