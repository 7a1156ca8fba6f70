"""All that can change, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce, wraps
from itertools import compress
from operator import attrgetter, or_
from typing import TYPE_CHECKING, Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from grognard.kernel.hexes import HexSet, bits, hexset_of_many, occupied_hexes
from grognard.kernel.reading import Unchanged

if TYPE_CHECKING:
    from grognard.kernel.game import Game
    from grognard.kernel.menu import Menu

UnitSet = int
IS_HEX = (-1).__lt__  # of a place: is it a hex, and no box beside the map?
FEW = 12  # hexes that are looked at one by one, whoever stands there
MANY = 40  # units whose hexes are gathered by way of octets
P = ParamSpec("P")
T = TypeVar("T")


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
    where: tuple[int, ...]  # the place of each unit: a hex, or a box (kernel/places.py)
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
    where = list(s[2])
    where[unit] = at
    return tuple.__new__(State, (s[0], s[1], tuple(where), *s[3:]))


def with_marks(s: State, marks: tuple[UnitSet, ...]) -> State:
    return tuple.__new__(State, (*s[:4], marks, *s[5:]))


def with_own(s: State, own: Any) -> State:
    return tuple.__new__(State, (*s[:5], own, *s[6:]))


Shelf = dict[Any, Any]
Reads = tuple[str, ...]  # what a fact reads besides places: columns of State, marks, fields of Own
# a side or -1, how to tell that nothing has changed, the facts
Noted = tuple[int, tuple[Unchanged, ...], Shelf]


class Position:
    """A state seen through its game. Facts are worked out once and die with what they declare to read:

    `facts` with the state, `board` with the places of all units, `sides[n]` with those of one side;
    `noted` are the shelves of facts that read more, by what they read.
    """

    __slots__ = ("board", "facts", "game", "menu", "noted", "sides", "state")

    def __init__(self, game: Game, state: State, before: Position | None = None) -> None:
        self.game, self.state = game, state
        self.menu: Menu | None = None
        self.facts: Shelf = {}
        self.noted: dict[tuple[int, Reads], Noted] = {}
        if before is None:
            self.board: Shelf = {}
            self.sides: tuple[Shelf, ...] = tuple({} for _ in game.sides)
            return
        old = before.state
        then, now = old.where, state.where
        if then is now:
            self.board, self.sides = before.board, before.sides
            if old[3:] == state[3:] and old.turn == state.turn:  # only the question is another
                self.noted = before.noted
                return
        else:
            self.board = {}
            spans = game.roster.side_spans
            self.sides = tuple(
                [before.sides[i] if now[lo:hi] == then[lo:hi] else {} for i, (lo, hi) in enumerate(spans)]
            )
        for key, noted in before.noted.items():
            side, unchanged, _ = noted
            if self.board is before.board if side < 0 else self.sides[side] is before.sides[side]:
                for same in unchanged:
                    if not same(old, state, side):
                        break
                else:
                    self.noted[key] = noted

    def twin(self) -> Position:
        """The same position with the same facts, for its menu to refer to: a menu says why not, and the two
        would keep each other alive until the collector came.
        """
        twin = Position.__new__(Position)
        twin.game, twin.state, twin.menu = self.game, self.state, None
        twin.facts, twin.board, twin.sides, twin.noted = self.facts, self.board, self.sides, self.noted
        return twin

    def shelf(self, side: int, reads: Reads) -> Shelf:
        """Where facts lie that read these things besides the places of a side, or of all (-1)."""
        found = self.noted.get((side, reads))
        if found is None:
            found = self.noted[side, reads] = (side, self.game.readers(reads), {})
        return found[2]

    @property
    def frame(self) -> Frame:
        return self.state.frames[-1]

    def memo(self, kind: type[T]) -> T:
        """What the present question remembers, which is of this kind."""
        memo = self.state.frames[-1].memo
        if type(memo) is not kind:
            raise TypeError(f"{self.frame.step}: {kind.__name__} wanted, {type(memo).__name__} found")
        return memo

    def group_hexes(self, group: int) -> HexSet:
        """The hexes where units of a group of the roster stand."""
        roster = self.game.roster
        kept = self.sides[roster.side_of[group]]
        found: HexSet | None = kept.get(group)
        if found is None:
            first, end = roster.spans[group]
            found = kept[group] = occupied_hexes(self.state.where, first, end, roster.hex_count)
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
        if s.bit_count() > FEW:
            held = 0
            for group in range(len(self.game.roster.spans)):
                held |= self.group_hexes(group)
            s &= held
        for h in bits(s):
            found |= stacks.get(h, 0)
        return found

    def at(self, h: int) -> UnitSet:
        """The units that stand in one hex, or lie in one box."""
        return self.stacks.get(h, 0)

    def on_map(self, side: int) -> UnitSet:
        """A side's units that stand in hexes."""
        kept = self.sides[side]
        found: UnitSet | None = kept.get("on_map")
        if found is None:
            first, end = self.game.roster.side_spans[side]
            here = map(IS_HEX, self.state.where[first:end])
            found = kept["on_map"] = sum(compress(self.game.roster.unit_bits[first:end], here))
        return found

    @property
    def off_map(self) -> UnitSet:
        """The units in the boxes beside the map."""
        return reduce(or_, [units for at, units in self.stacks.items() if at < 0], 0)

    def hexes_of(self, units: UnitSet) -> HexSet:
        """The hexes where these units stand."""
        where, found = self.state.where, 0
        if units.bit_count() > MANY:
            return hexset_of_many([h for unit in bits(units) if (h := where[unit]) >= 0])
        for unit in bits(units):
            if (h := where[unit]) >= 0:
                found |= 1 << h
        return found


# -- facts


class Fact(NamedTuple):
    """A function whose answers are kept, and what they hang on besides places."""

    of: Callable[..., Any]
    by_side: bool
    reads: Reads


FACTS: list[Fact] = []  # all that there are: a game checks those of its own folder when it is built


def fact(f: Callable[Concatenate[Position, P], T]) -> Callable[Concatenate[Position, P], T]:
    """Work out once for a state."""
    return _remember(f, attrgetter("facts"))


def board_fact(
    *reads: str,
) -> Callable[[Callable[Concatenate[Position, P], T]], Callable[Concatenate[Position, P], T]]:
    """Work out once for the places of all units and what is named: columns of State, marks, fields of Own."""
    shelf = (lambda pos: pos.shelf(-1, reads)) if reads else attrgetter("board")

    def keeping(f: Callable[Concatenate[Position, P], T]) -> Callable[Concatenate[Position, P], T]:
        FACTS.append(Fact(f, False, reads))
        return _remember(f, shelf)

    return keeping


def side_fact(*reads: str) -> Callable[[Callable[[Position, int], T]], Callable[[Position, int], T]]:
    """Work out once for the places of one side's units and what is named; it may look at nothing else."""

    def keeping(f: Callable[[Position, int], T]) -> Callable[[Position, int], T]:
        FACTS.append(Fact(f, True, reads))

        @wraps(f)
        def once(pos: Position, side: int) -> T:
            shelf = pos.shelf(side, reads) if reads else pos.sides[side]
            if f in shelf:
                return shelf[f]  # type: ignore[no-any-return]
            found = shelf[f] = f(pos, side)
            return found

        return once

    return keeping


def _remember(
    f: Callable[Concatenate[Position, P], T], get: Callable[[Position], Shelf]
) -> Callable[Concatenate[Position, P], T]:
    """Work a fact out once and keep it on a shelf of the position. Facts have at most two arguments:
    a closure for each number of them costs half of what `*args` would."""

    def alone(pos: Position) -> Any:
        shelf = get(pos)
        if f in shelf:
            return shelf[f]
        found = shelf[f] = f(pos)  # type: ignore[call-arg]
        return found

    def of_one(pos: Position, a: Any) -> Any:
        shelf, key = get(pos), (f, a)
        if key in shelf:
            return shelf[key]
        found = shelf[key] = f(pos, a)  # type: ignore[call-arg]
        return found

    def of_two(pos: Position, a: Any, b: Any) -> Any:
        shelf, key = get(pos), (f, a, b)
        if key in shelf:
            return shelf[key]
        found = shelf[key] = f(pos, a, b)  # type: ignore[call-arg]
        return found

    return wraps(f)((alone, of_one, of_two)[f.__code__.co_argcount - 1])
