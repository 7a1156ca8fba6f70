"""Facts worked out again on a position in which all that they do not declare to read cannot be read."""

from __future__ import annotations

from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.state import FACTS, Fact, Position, Shelf, State, UnitSet


class Unread(AssertionError):
    """A fact has read what it does not declare."""


class Blank:
    """Stands for a value that must not be read: whatever is done with it fails."""

    def __init__(self, name: str) -> None:
        self.name = name

    def _read(self, *_: Any) -> Any:
        raise Unread(f"reads {self.name}, which it does not declare")

    __bool__ = __eq__ = __hash__ = __index__ = __int__ = __iter__ = __len__ = __getitem__ = _read
    __lt__ = __le__ = __gt__ = __ge__ = __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = _read
    __add__ = __radd__ = __sub__ = __rsub__ = __lshift__ = __rshift__ = __rlshift__ = __rrshift__ = _read
    __invert__ = __neg__ = _read

    def __getattr__(self, field: str) -> Any:
        raise Unread(f"reads {self.name}.{field}, which it does not declare")


def blind_position(pos: Position, side: int, reads: tuple[str, ...], others: bool) -> Position:
    """The position with only the places of one side (-1: of both) and what is named to be read.

    A mark cannot be made unreadable unit by unit: the other side's units have all of them or none (`others`).
    """
    game, state = pos.game, pos.state
    own = state.own
    if own is not None and hasattr(own, "_fields"):
        own = own._replace(**{f: Blank(f"own.{f}") for f in own._fields if f not in reads})
    blind = State(
        turn=state.turn if "turn" in reads else Blank("turn"),  # type: ignore[arg-type]
        frames=Blank("frames"),  # type: ignore[arg-type]
        where=side_part(game, state.where, side, "the other side's places"),
        steps=side_part(game, state.steps, side if "steps" in reads else -2, "steps"),
        marks=tuple(
            mark_of_side(game, units, side, others) if name in reads else Blank(f"mark {name}")  # type: ignore[misc]
            for name, units in zip(game.marks, state.marks, strict=True)
        ),
        own=own,
        seats=state.seats if "seats" in reads else Blank("seats"),  # type: ignore[arg-type]
        result=state.result if "result" in reads else Blank("result"),  # type: ignore[arg-type]
    )
    return Position(game, blind)


def side_part(game: Game, column: tuple[int, ...], side: int, name: str) -> tuple[int, ...]:
    """A column with only one side's units in it; -1 for all of it, -2 for nothing."""
    if side == -1:
        return column
    lo, hi = game.roster.side_spans[side] if side >= 0 else (0, 0)
    return tuple(x if lo <= u < hi else Blank(name) for u, x in enumerate(column))  # type: ignore[misc]


def mark_of_side(game: Game, units: UnitSet, side: int, others: bool) -> UnitSet:
    """A mark with one side's units as they are (-1: both sides'), and all of the other side's or none."""
    if side == -1:
        return units
    lo, hi = game.roster.side_spans[side]
    own = (1 << hi) - (1 << lo)
    return units & own | ((1 << len(game.roster)) - 1 & ~own if others else 0)


def check_facts(pos: Position) -> int:
    """Check that every fact kept with the position reads only what it declares and is what it would be anew;
    return how many were tried.
    """
    known = {fact.of: fact for fact in FACTS}
    shelves: list[tuple[int, tuple[str, ...], Shelf]] = [(-1, (), pos.board)]
    shelves += [(side, (), shelf) for side, shelf in enumerate(pos.sides)]
    shelves += [(side, reads, noted[2]) for (side, reads), noted in pos.noted.items()]
    tried = 0
    for side, reads, shelf in shelves:
        for key, value in list(shelf.items()):
            function, *args = key if isinstance(key, tuple) else (key,)
            if function in known:
                for others in (False, True) if side >= 0 and reads else (False,):
                    check_fact(known[function], blind_position(pos, side, reads, others), side, args, value)
                tried += 1
    return tried


def check_fact(fact: Fact, pos: Position, side: int, args: list[Any], value: Any) -> None:
    name = f"{fact.of.__module__}.{fact.of.__qualname__}"
    try:
        anew = fact.of(pos, side) if fact.by_side else fact.of(pos, *args)
    except Unread as e:
        raise Unread(f"{name} {e}") from None
    if anew == {}:  # a shelf for its callers, who fill it later on
        return
    assert anew == value, f"{name} is not what it would be anew, or hangs on the other side's marks"
