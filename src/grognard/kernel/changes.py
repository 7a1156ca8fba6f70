"""The closed union of what can happen. A change updates the state, is the log line, and drives
the picture; its `cite` is the paragraph behind it."""

from __future__ import annotations

from typing import Any, NamedTuple

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
    """A unit came onto the map, or moved from one hex to another without a path."""

    unit: int
    to: int
    how: str
    cite: str

    def apply(self, s: State) -> State:
        return with_where(s, self.unit, self.to)


class Removed(NamedTuple):
    """A unit left the map: to the DEAD, the POOL or GONE for good."""

    unit: int
    box: int
    how: str
    cite: str

    def apply(self, s: State) -> State:
        return with_where(s, self.unit, self.box)


class StepLost(NamedTuple):
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


class Noted(NamedTuple):
    """What only one game remembers has changed; `what` and `args` tell it in words."""

    what: str
    args: tuple[tuple[str, Any], ...]
    own: Any
    cite: str

    def apply(self, s: State) -> State:
        return with_own(s, self.own)


class Told(NamedTuple):
    """Something worth a line that changes nothing."""

    what: str
    args: tuple[tuple[str, Any], ...]
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


class Turned(NamedTuple):
    """A new turn begins."""

    turn: int
    cite: str

    def apply(self, s: State) -> State:
        return s._replace(turn=self.turn)


class Phased(NamedTuple):
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


class Seated(NamedTuple):
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


Change = Moved | Placed | Removed | StepLost | Marked | Noted | Told | Rolled | Turned | Phased | Revealed | Seated | Ended


def replace_frame(s: State, frame: Frame) -> State:
    return s._replace(frames=(*s.frames[:-1], frame))
