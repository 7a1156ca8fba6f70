"""One act in progress: the only thing in the engine that changes."""

from __future__ import annotations

from typing import Any

from grognard.kernel.changes import Change, Ended, Phased, Rolled
from grognard.kernel.dice import Dice, Roll
from grognard.kernel.game import Game
from grognard.kernel.state import Frame, Position, Result, State, with_frames


class Referee:
    """Applies changes one by one and keeps what becomes the log and the journal."""

    __slots__ = ("_pos", "changes", "dice", "game", "rolls", "state")

    def __init__(self, pos: Position, dice: Dice) -> None:
        self.game: Game = pos.game
        self.state: State = pos.state
        self.dice = dice
        self.changes: list[Change] = []
        self.rolls: list[Roll] = []
        self._pos: Position | None = pos

    @property
    def pos(self) -> Position:
        if self._pos is None or self._pos.state is not self.state:
            self._pos = Position(self.game, self.state, self._pos)
        return self._pos

    @property
    def frame(self) -> Frame:
        return self.state.frames[-1]

    def do(self, change: Change) -> None:
        self.changes.append(change)
        self.state = change.apply(self.state)

    def roll(self, sides: int, what: str, cite: str) -> int:
        face = self.dice.roll(sides, cite)
        self.rolls.append(Roll(sides, face, cite))
        self.changes.append(Rolled(sides, face, what, cite))
        return face

    def remember(self, memo: Any) -> None:
        """Change what the present question keeps in mind."""
        frames = self.state.frames
        step, who, _ = frames[-1]
        self.state = with_frames(self.state, (*frames[:-1], Frame(step, who, memo)))

    def ask(self, step: str, who: int, memo: Any = None) -> None:
        """Put a question or procedure before the present one."""
        self.state = with_frames(self.state, (*self.state.frames, Frame(step, who, memo)))

    def finish(self) -> None:
        """The present question is answered: on to what follows it."""
        frames = self.state.frames
        after = self.game.program[frames[-1].step].after
        if after is None:
            self.state = with_frames(self.state, frames[:-1])
        else:
            self.goto(after)

    def goto(self, step: str) -> None:
        """Go to another step of the same procedure; a new phase starts with a clear mind."""
        frames = self.state.frames
        top, node = frames[-1], self.game.program[step]
        opens = node.opens if self.game.program[top.step].phase != node.phase else None  # a loop comes back without opening again
        memo = top.memo if opens is None else None
        self.state = with_frames(self.state, (*frames[:-1], Frame(step, node.who_of(top.who), memo)))
        if opens is not None:
            self.do(Phased(*opens))

    def end(self, winner: int, how: str, cite: str) -> None:
        self.do(Ended(Result(winner, how, cite), cite))
