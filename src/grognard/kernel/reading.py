"""What a fact may declare to read besides the places of units, and when that is as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.kernel.game import Game
    from grognard.kernel.state import State

# (the state before, the state now, a side or -1 for all): is it the same?
Unchanged = Callable[["State", "State", int], bool]
COLUMNS = ("turn", "steps", "seats", "result")


def reader(game: Game, name: str) -> Unchanged:
    """How to tell whether a column of State, a mark or a field of Own has changed."""
    if name == "steps":
        return steps_unchanged(game)
    if name in COLUMNS:
        return lambda old, new, side: bool(getattr(old, name) == getattr(new, name))
    if name in game.marks:
        return mark_unchanged(game, game.mark(name))
    if name in own_fields(game):
        return lambda old, new, side: old.own is new.own or getattr(old.own, name) == getattr(new.own, name)
    raise ValueError(f"{game.id}: a fact reads {name}, which is no column, mark or field of this game")


def own_fields(game: Game) -> tuple[str, ...]:
    fields: tuple[str, ...] = getattr(game.own, "_fields", ())
    return fields


def steps_unchanged(game: Game) -> Unchanged:
    def unchanged(old: State, new: State, side: int) -> bool:
        if old.steps is new.steps:
            return True
        if side < 0:
            return old.steps == new.steps
        lo, hi = game.roster.side_spans[side]
        return old.steps[lo:hi] == new.steps[lo:hi]

    return unchanged


def mark_unchanged(game: Game, mark: int) -> Unchanged:
    def unchanged(old: State, new: State, side: int) -> bool:
        if old.marks is new.marks:
            return True
        changed = old.marks[mark] ^ new.marks[mark]
        if side < 0 or not changed:
            return not changed
        lo, hi = game.roster.side_spans[side]
        return not changed >> lo & (1 << hi - lo) - 1

    return unchanged
