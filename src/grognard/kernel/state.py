"""All that can change, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce, wraps
from operator import or_
from typing import TYPE_CHECKING, Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from grognard.kernel.hexes import HexSet, bits

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


class Position:
    """A state seen through its game. Facts are worked out once and die with it.

    Facts of the board (who stands where) outlive a state that moves nobody.
    """

    __slots__ = ("board", "facts", "game", "menu", "state")

    def __init__(self, game: Game, state: State, before: Position | None = None) -> None:
        self.game, self.state = game, state
        self.menu: Menu | None = None
        self.facts: dict[Any, Any] = {}
        same = before is not None and before.state.where is state.where and before.state.marks is state.marks
        self.board: dict[Any, Any] = before.board if before is not None and same else {}

    @property
    def frame(self) -> Frame:
        return self.state.frames[-1]

    def held(self, group: int) -> HexSet:
        """The hexes where units of a group of the roster stand."""
        found: HexSet | None = self.board.get(group)
        if found is None:
            roster = self.game.roster
            first, end = roster.spans[group]
            found = self.board[group] = reduce(or_, map(roster.bit.__getitem__, self.state.where[first:end]), 0)
        return found

    def units_in(self, s: HexSet) -> UnitSet:
        """The units that stand in a set of hexes."""
        found = 0
        for unit, h in enumerate(self.state.where):
            if h >= 0 and s >> h & 1:
                found |= 1 << unit
        return found

    def at(self, h: int) -> UnitSet:
        """The units that stand in one hex."""
        where, found, unit = self.state.where, 0, -1
        for _ in range(where.count(h)):
            unit = where.index(h, unit + 1)
            found |= 1 << unit
        return found

    def hexes_of(self, units: UnitSet) -> HexSet:
        """The hexes where these units stand."""
        where, bit = self.state.where, self.game.roster.bit
        return reduce(or_, [bit[where[unit]] for unit in bits(units)], 0)


def fact(f: Callable[Concatenate[Position, P], T]) -> Callable[Concatenate[Position, P], T]:
    """Work out once for a state."""

    @wraps(f)
    def once(pos: Position, /, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (f, args)
        facts = pos.facts
        if key in facts:
            return facts[key]  # type: ignore[no-any-return]
        found = facts[key] = f(pos, *args, **kwargs)
        return found

    return once


def board_fact(f: Callable[Concatenate[Position, P], T]) -> Callable[Concatenate[Position, P], T]:
    """Work out once for a placing of units and their marks."""

    @wraps(f)
    def once(pos: Position, /, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (f, args)
        facts = pos.board
        if key in facts:
            return facts[key]  # type: ignore[no-any-return]
        found = facts[key] = f(pos, *args, **kwargs)
        return found

    return once
