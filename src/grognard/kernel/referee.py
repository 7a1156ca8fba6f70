"""One act in progress: the only thing in the engine that changes."""

from __future__ import annotations

from typing import Any

from grognard.kernel.arguments import Arguments
from grognard.kernel.changes import Change, Ended, OwnChanged, PhaseStarted, Rolled
from grognard.kernel.dice import Dice, Roll
from grognard.kernel.differences import difference
from grognard.kernel.game import Game
from grognard.kernel.state import Frame, Position, Result, State, with_frames


class Referee:
    """Applies changes one by one and keeps what becomes the log and the journal."""

    __slots__ = ("_pos", "_state", "changes", "dice", "game", "rolls")

    def __init__(self, pos: Position, dice: Dice) -> None:
        self.game: Game = pos.game
        self._state: State = pos.state
        self.dice = dice
        self.changes: list[Change] = []
        self.rolls: list[Roll] = []
        self._pos: Position | None = pos

    @property
    def state(self) -> State:
        """Read-only: what changes it is a change, a question put or a question answered."""
        return self._state

    @property
    def pos(self) -> Position:
        if self._pos is None or self._pos.state is not self._state:
            self._pos = Position(self.game, self._state, self._pos)
        return self._pos

    @property
    def frame(self) -> Frame:
        return self._state.frames[-1]

    def do(self, change: Change) -> None:
        self.changes.append(change)
        self._state = change.apply(self._state)

    def roll(self, sides: int, what: str, cite: str) -> int:
        face = self.dice.roll(sides, cite)
        self.rolls.append(Roll(sides, face, cite))
        self.changes.append(Rolled(sides, face, what, cite))
        return face

    def note(self, cite: str, what: str = "", args: Arguments = (), **fields: Any) -> None:
        """What only this game remembers changes; without `what` nobody is told."""
        own, changed = self._state.own, []
        for name, new in fields.items():
            if (old := getattr(own, name)) != new:
                changed.append((name, difference(old, new)))
        if changed or what:
            self.do(OwnChanged(what, args, tuple(changed), cite))

    def remember(self, memo: Any) -> None:
        """Change what the present question keeps in mind."""
        frames = self._state.frames
        step, who, _ = frames[-1]
        self._state = with_frames(self._state, (*frames[:-1], Frame(step, who, memo)))

    def ask(self, step: str, who: int, memo: Any = None) -> None:
        """Put a question or procedure before the present one."""
        self._state = with_frames(self._state, (*self._state.frames, Frame(step, who, memo)))

    def set_aside(self, depth: int) -> tuple[Frame, ...]:
        """Take off the questions above so many, until `resume`: what they interrupt is done first."""
        frames = self._state.frames
        if frames[depth:]:
            self._state = with_frames(self._state, frames[:depth])
        return frames[depth:]

    def resume(self, aside: tuple[Frame, ...]) -> None:
        """Put the questions that were set aside before the present one again, unless they are put already."""
        frames = self._state.frames
        if waiting := tuple(frame for frame in aside if frame not in frames):
            self._state = with_frames(self._state, (*frames, *waiting))

    def drop(self) -> None:
        """The question is taken back as if it had never been asked."""
        self._state = with_frames(self._state, self._state.frames[:-1])

    def amend(self, kind: type, **fields: Any) -> None:
        """Change the memo of that kind nearest the top."""
        frames = list(self._state.frames)
        at = max(n for n, frame in enumerate(frames) if type(frame.memo) is kind)
        frames[at] = frames[at]._replace(memo=frames[at].memo._replace(**fields))
        self._state = with_frames(self._state, tuple(frames))

    def hand_over(self, who: int) -> None:
        """The present step is another side's from here on."""
        frames = self._state.frames
        self._state = with_frames(self._state, (*frames[:-1], frames[-1]._replace(who=who)))

    def finish(self) -> None:
        """The present question is answered: on to what follows it."""
        frames = self._state.frames
        after = self.game.program[frames[-1].step].after
        if after is None:
            self._state = with_frames(self._state, frames[:-1])
        else:
            self.goto(after)

    def goto(self, step: str) -> None:
        """Go to another step of the same procedure; a new phase starts with a clear mind."""
        frames = self._state.frames
        top, node = frames[-1], self.game.program[step]
        # a loop comes back without opening again
        opens = node.opens if self.game.program[top.step].phase != node.phase else None
        memo = top.memo if opens is None else None
        self._state = with_frames(self._state, (*frames[:-1], Frame(step, node.who_of(top.who), memo)))
        if opens is not None:
            self.do(PhaseStarted(*opens))

    def end(self, winner: int, how: str, cite: str) -> None:
        self.do(Ended(Result(winner, how, cite), cite))
