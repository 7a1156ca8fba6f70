"""The closed union of what can happen. A change updates the state, is the log line, and drives
the picture; its `cite` is the paragraph behind it."""

from __future__ import annotations

from typing import Any, NamedTuple

from grognard.kernel.arguments import Arguments
from grognard.kernel.differences import DIFFERENCES
from grognard.kernel.state import Frame, Result, State, UnitSet, with_marks, with_own, with_where


class Moved(NamedTuple):
    """A unit went along a path; `how` says in which manner (move, retreat, advance, set-up…)."""

    unit: int
    path: tuple[int, ...]
    how: str
    cite: str

    def apply(self, s: State) -> State:
        return with_where(s, self.unit, self.path[-1])


class Placed(NamedTuple):
    """A unit came onto the map or into a box, or moved from one place to another without a path."""

    unit: int
    to: int
    how: str
    cite: str

    def apply(self, s: State) -> State:
        return with_where(s, self.unit, self.to)


class Removed(NamedTuple):
    """A unit left its place for a box beside the map."""

    unit: int
    box: int
    how: str
    cite: str

    def apply(self, s: State) -> State:
        return with_where(s, self.unit, self.box)


class StepsChanged(NamedTuple):
    """A unit has another number of steps; `how` says whether it lost them, gave one away or took one in."""

    unit: int
    left: int
    cite: str
    how: str = "lost"

    def apply(self, s: State) -> State:
        return s._replace(steps=(*s.steps[: self.unit], self.left, *s.steps[self.unit + 1 :]))


class Marked(NamedTuple):
    """Units gained or lost a mark. Quiet marks are book-keeping and not told."""

    mark: int
    units: UnitSet
    on: bool
    cite: str
    quiet: bool = False

    def apply(self, s: State) -> State:
        old = s.marks[self.mark]
        new = old | self.units if self.on else old & ~self.units
        return with_marks(s, (*s.marks[: self.mark], new, *s.marks[self.mark + 1 :]))


class OwnChanged(NamedTuple):
    """Fields of what only this game remembers have changed; `what` and `args` say it in
    words, if it is said.
    """

    what: str
    args: Arguments
    fields: tuple[tuple[str, Any], ...]  # each with its new value, or with the difference from the old one
    cite: str

    def apply(self, s: State) -> State:
        if not self.fields:
            return s
        own = s.own
        values = {
            name: new.apply_to(getattr(own, name)) if isinstance(new, DIFFERENCES) else new
            for name, new in self.fields
        }
        return with_own(s, own._replace(**values))


class Message(NamedTuple):
    """Something worth a line that changes nothing."""

    what: str
    args: Arguments
    cite: str

    def apply(self, s: State) -> State:
        return s


class Rolled(NamedTuple):
    sides: int
    face: int
    what: str
    cite: str

    def apply(self, s: State) -> State:
        return s


class TurnStarted(NamedTuple):
    """A new turn begins."""

    turn: int
    cite: str

    def apply(self, s: State) -> State:
        return s._replace(turn=self.turn)


class PhaseStarted(NamedTuple):
    """The sequence of play has come to a new phase."""

    step: str
    who: int
    cite: str

    def apply(self, s: State) -> State:
        return s


class Revealed(NamedTuple):
    """What was hidden is shown to all."""

    units: UnitSet
    cite: str

    def apply(self, s: State) -> State:
        return s


class SidesAssigned(NamedTuple):
    """The seats have been dealt among the sides."""

    seats: tuple[int, ...]
    cite: str

    def apply(self, s: State) -> State:
        return s._replace(seats=self.seats)


class Ended(NamedTuple):
    result: Result
    cite: str

    def apply(self, s: State) -> State:
        return s._replace(result=self.result, frames=())


Change = (
    Moved
    | Placed
    | Removed
    | StepsChanged
    | Marked
    | OwnChanged
    | Message
    | Rolled
    | TurnStarted
    | PhaseStarted
    | Revealed
    | SidesAssigned
    | Ended
)


def replace_frame(s: State, frame: Frame) -> State:
    return s._replace(frames=(*s.frames[:-1], frame))
