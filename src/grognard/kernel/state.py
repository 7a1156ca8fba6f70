"""All that can change, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce, wraps
from operator import attrgetter, or_
from typing import TYPE_CHECKING, Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from grognard.kernel.hexes import HexSet, bits, occupied

if TYPE_CHECKING:
    from grognard.kernel.game import Game
    from grognard.kernel.menu import Menu

UnitSet = int
P = ParamSpec("P")
T = TypeVar("T")

# Where a unit is when it is on no hex. Negative, so that `Roster.bit` looks up an empty set.
POOL, DEAD, GONE = -1, -2, -3


class Frame(NamedTuple):
    """A question or procedure in progress: which step, whose, and what it must remember."""

    step: str
    who: int
    memo: Any = None


class Result(NamedTuple):
    """How a game ended: the winning side, or -1 for a draw, and the paragraph."""

    winner: int
    how: str
    cite: str


class State(NamedTuple):
    """Nothing that can be derived: comparable, hashable, cheap to keep."""

    turn: int
    frames: tuple[Frame, ...]
    where: tuple[int, ...]  # the hex of each unit, or POOL, DEAD, GONE
    steps: tuple[int, ...]  # the steps each unit has left
    marks: tuple[UnitSet, ...]  # one set for each mark the game names
    own: Any  # what only this game remembers
    seats: tuple[int, ...] = (0, 1)  # which seat plays each side
    result: Result | None = None


def with_frames(s: State, frames: tuple[Frame, ...]) -> State:
    """`_replace` for the field that every act changes, without its detour."""
    return tuple.__new__(State, (s[0], frames, *s[2:]))


def with_where(s: State, unit: int, at: int) -> State:
    """The state with one unit elsewhere; the same for the field that moves change."""
    where = s[2]
    return tuple.__new__(State, (s[0], s[1], (*where[:unit], at, *where[unit + 1 :]), *s[3:]))


def with_marks(s: State, marks: tuple[UnitSet, ...]) -> State:
    return tuple.__new__(State, (*s[:4], marks, *s[5:]))


def with_own(s: State, own: Any) -> State:
    return tuple.__new__(State, (*s[:5], own, *s[6:]))


class Position:
    """A state seen through its game. Facts are worked out once and die with what they hang on:

    `facts` with the state, `board` with the placing, steps and marks of all units, `sides[n]` with the
    placing of one side's units and the marks that bear on the board.
    """

    __slots__ = ("board", "facts", "game", "menu", "sides", "state")

    def __init__(self, game: Game, state: State, before: Position | None = None) -> None:
        self.game, self.state = game, state
        self.menu: Menu | None = None
        self.facts: dict[Any, Any] = {}
        if before is None:
            self.board: dict[Any, Any] = {}
            self.sides: tuple[dict[Any, Any], ...] = tuple({} for _ in game.sides)
            return
        old = before.state
        if old.where is state.where and old.marks is state.marks and old.steps is state.steps:
            self.board, self.sides = before.board, before.sides
            return
        self.board = {}
        if old.marks is not state.marks and any(old.marks[m] != state.marks[m] for m in game.board_marks):
            self.sides = tuple({} for _ in game.sides)
        elif old.where is state.where:
            self.sides = before.sides
        else:
            now, then = state.where, old.where
            self.sides = tuple([before.sides[i] if now[lo:hi] == then[lo:hi] else {} for i, (lo, hi) in enumerate(game.roster.side_spans)])

    @property
    def frame(self) -> Frame:
        return self.state.frames[-1]

    def held(self, group: int) -> HexSet:
        """The hexes where units of a group of the roster stand."""
        roster = self.game.roster
        kept = self.sides[roster.side_of[group]]
        found: HexSet | None = kept.get(group)
        if found is None:
            first, end = roster.spans[group]
            found = kept[group] = occupied(self.state.where, first, end, roster.board)
        return found

    @property
    def stacks(self) -> dict[int, UnitSet]:
        """The units in each hex (and in each box beside the map)."""
        found: dict[int, UnitSet] | None = self.board.get("stacks")
        if found is None:
            first, *others = [self._stacks_of(side) for side in range(len(self.game.roster.side_spans))]
            found = self.board["stacks"] = first.copy()
            for stacks in others:
                both = found.keys() & stacks.keys()  # the boxes beside the map, and hexes that sides share
                shared = {h: found[h] | stacks[h] for h in both}
                found |= stacks
                found |= shared
        return found

    def _stacks_of(self, side: int) -> dict[int, UnitSet]:
        """One side's part of them: mostly only the other side has moved."""
        found: dict[int, UnitSet] | None = self.sides[side].get("stacks")
        if found is None:
            found = self.sides[side]["stacks"] = {}
            roster = self.game.roster
            first, end = roster.side_spans[side]
            for unit, h in zip(roster.unit_bits[first:end], self.state.where[first:end], strict=True):
                found[h] = found.get(h, 0) | unit
        return found

    def units_in(self, s: HexSet) -> UnitSet:
        """The units that stand in a set of hexes."""
        found, stacks = 0, self.stacks
        if s.bit_count() < 12:
            for h in bits(s):
                found |= stacks.get(h, 0)
            return found
        for h, units in stacks.items():
            if h >= 0 and s >> h & 1:
                found |= units
        return found

    def at(self, h: int) -> UnitSet:
        """The units that stand in one hex."""
        return self.stacks.get(h, 0)

    def hexes_of(self, units: UnitSet) -> HexSet:
        """The hexes where these units stand."""
        if not units:
            return 0
        where, bit = self.state.where, self.game.roster.bit
        return reduce(or_, [bit[where[unit]] for unit in bits(units)], 0)


def _remembered(f: Callable[Concatenate[Position, P], T], shelf: str) -> Callable[Concatenate[Position, P], T]:
    """Work a fact out once and keep it on a shelf of the position. Facts have at most two arguments:
    a closure for each number of them costs half of what `*args` would."""
    get = attrgetter(shelf)

    def alone(pos: Position) -> Any:
        kept = get(pos)
        if f in kept:
            return kept[f]
        found = kept[f] = f(pos)  # type: ignore[call-arg]
        return found

    def of_one(pos: Position, a: Any) -> Any:
        kept, key = get(pos), (f, a)
        if key in kept:
            return kept[key]
        found = kept[key] = f(pos, a)  # type: ignore[call-arg]
        return found

    def of_two(pos: Position, a: Any, b: Any) -> Any:
        kept, key = get(pos), (f, a, b)
        if key in kept:
            return kept[key]
        found = kept[key] = f(pos, a, b)  # type: ignore[call-arg]
        return found

    return wraps(f)((alone, of_one, of_two)[f.__code__.co_argcount - 1])


def fact(f: Callable[Concatenate[Position, P], T]) -> Callable[Concatenate[Position, P], T]:
    """Work out once for a state."""
    return _remembered(f, "facts")


def board_fact(f: Callable[Concatenate[Position, P], T]) -> Callable[Concatenate[Position, P], T]:
    """Work out once for a placing of units and their marks."""
    return _remembered(f, "board")


def side_fact(f: Callable[[Position, int], T]) -> Callable[[Position, int], T]:
    """Work out once for a placing of one side's units, which is all that it may look at."""

    @wraps(f)
    def once(pos: Position, side: int) -> T:
        kept = pos.sides[side]
        if f in kept:
            return kept[f]  # type: ignore[no-any-return]
        found = kept[f] = f(pos, side)
        return found

    return once
