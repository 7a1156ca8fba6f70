"""What an act is worth: the expected score once all that it stirs up has settled.

Nothing here knows a game. An act that changes nobody's standing but only opens, fills or shuts a
question is *preparing*: `unit`, `target` and `join` are, `to` and `attack` are not.
"""

from __future__ import annotations

from typing import Any

from grognard.kernel.dice import NeedRoll
from grognard.kernel.engine import choices, step
from grognard.kernel.menu import Act
from grognard.kernel.state import Position

PLIES = 6  # answers followed, one after the other, before the score is taken
WIDTH = 12  # acts weighed for each of those answers
TOLD_APART = 8  # outcomes of dice that are told apart; any further die is supposed

Outcomes = list[tuple[float, Position]]


class Supposed:
    """The faces given; then, once enough outcomes are told apart, faces from a fixed round."""

    __slots__ = ("faces", "told", "used")

    def __init__(self, faces: tuple[int, ...], told: int) -> None:
        self.faces, self.told, self.used = faces, told, 0

    def roll(self, sides: int, cite: str) -> int:
        self.used += 1
        if self.used <= len(self.faces):
            return self.faces[self.used - 1]
        if self.told * sides <= TOLD_APART:
            raise NeedRoll(sides, cite)
        return (5 * self.used + sides // 2) % sides + 1


def outcomes(pos: Position, act: Act) -> Outcomes:
    """As `expand`, but an act that throws a handful of dice does not become hundreds of positions."""
    found: Outcomes = []

    def explore(faces: tuple[int, ...], told: int) -> None:
        try:
            found.append((1.0 / told, step(pos, act, Supposed(faces, told)).pos))
        except NeedRoll as need:
            for face in range(1, need.sides + 1):
                explore((*faces, face), told * need.sides)

    explore((), 1)
    return found


def one_outcome(pos: Position, act: Act) -> Position:
    """What an act leads to, whatever dice it throws."""
    return step(pos, act, Supposed((), TOLD_APART + 1)).pos


def same_standing(a: Position, b: Position) -> bool:
    """Do two positions differ at most in the question that is open?"""
    s, t = a.state, b.state
    return s._replace(frames=()) == t._replace(frames=())


def still_asked(before: Position, after: Position) -> bool:
    """Is the same question still put to the same side?"""
    old, new = before.state.frames, after.state.frames
    return len(old) == len(new) and old[-1].step == new[-1].step and choices(before).who == choices(after).who


class Valuer:
    """Values for one decision; what was worked out is kept until it is taken."""

    def __init__(self) -> None:
        self.known: dict[Any, float] = {}

    def act(self, pos: Position, act: Act, side: int) -> float:
        return sum(chance * self.after(pos, then, side) for chance, then in outcomes(pos, act))

    def after(self, before: Position, pos: Position, side: int) -> float:
        """What a position is worth that an act led to."""
        if pos.state.result is None and still_asked(before, pos):
            return pos.game.hooks.score(pos, side)
        return self.settled(pos, side, PLIES)

    def settled(self, pos: Position, side: int, plies: int) -> float:
        """The score when all questions above the bottom one are answered, each by its owner as suits him best."""
        if not plies or len(pos.state.frames) <= 1:
            return pos.game.hooks.score(pos, side)
        key = (alike(pos), side)
        if key not in self.known:
            self.known[key] = sum(chance * self.settled(then, side, plies - 1) for chance, then in reply(pos))
        return self.known[key]


def alike(pos: Position) -> Any:
    """Equal for positions with the same standing, the same questions and the same answers to them."""
    s, menu = pos.state, choices(pos)
    asked = tuple((frame.step, frame.who) for frame in s.frames)
    return s.where, s.steps, s.marks, s.own, s.turn, asked, tuple((verb, allowed.set) for verb, allowed in menu.verbs.items())


def reply(pos: Position) -> Outcomes:
    """What comes of the answer that looks best at once to whoever must give it."""
    menu, score = choices(pos), pos.game.hooks.score
    best: Outcomes = []
    most = float("-inf")
    acts = menu.acts()
    for act in acts[:WIDTH]:
        then = outcomes(pos, act)
        value = sum(chance * score(after, menu.who) for chance, after in then) if len(acts) > 1 else 0.0
        if value > most:
            best, most = then, value
    return best
