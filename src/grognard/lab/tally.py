"""How often each thing happened in a game: every act by its question and verb, every change by its kind and
manner; and when places were taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from grognard.kernel.changes import Change, Moved, Placed, TurnStarted
from grognard.kernel.engine import Outcome, choices
from grognard.kernel.game import Game
from grognard.kernel.menu import UNIT, Act
from grognard.kernel.state import Position

MANNERS = ("how", "what")  # what changes of one kind are told apart by


class Tally:
    """Follows a game act by act. `to_dict` is JSON-able:

    `acts` (question.verb) and `changes` (Kind.manner), each followed by `:counter` where it is about a
    counter that does not fight, a support say, copies of it under one name; `taken` (for each place watched,
    the turn in which fighting units of a side first came there).
    """

    def __init__(self, game: Game, watched: Mapping[str, tuple[int, int]] | None = None) -> None:
        self.game, self.watched = game, watched or {}  # places by name: the hex, and whose coming counts
        self.acts: Counter[str] = Counter()
        self.changes: Counter[str] = Counter()
        self.taken: dict[str, int] = {}

    def begin(self, pos: Position) -> None:
        """Whoever stands in a place from the first has taken it before the first turn."""
        for unit, at in enumerate(pos.state.where):
            self.came(unit, (at,), 0)

    def record_act(self, before: Position, act: Act, outcome: Outcome) -> None:
        named = choices(before).verbs[act.verb].kind == UNIT
        self.acts[f"{before.frame.step}.{act.verb}{self.counter(act.noun) if named else ''}"] += 1
        turn = before.state.turn
        for change in outcome.changes:
            turn = change.turn if isinstance(change, TurnStarted) else turn
            if isinstance(change, Moved | Placed):
                self.came(change.unit, change.path if isinstance(change, Moved) else (change.to,), turn)
            self.changes[self.name_of(change)] += 1

    def name_of(self, change: Change) -> str:
        manner = next((getattr(change, of) for of in MANNERS if hasattr(change, of)), "")
        return f"{type(change).__name__}.{manner}{self.counter(getattr(change, 'unit', -1))}"

    def counter(self, unit: int) -> str:
        """The name of a counter that does not fight, the same for all its copies."""
        if unit < 0 or self.side_of(unit) >= 0:
            return ""
        name = self.game.roster[unit].id
        return f":{name.rpartition('-')[0] or name}"

    def side_of(self, unit: int) -> int:
        sides = range(len(self.game.sides))
        return next((side for side in sides if self.game.fighting_units(side) >> unit & 1), -1)

    def came(self, unit: int, path: tuple[int, ...], turn: int) -> None:
        for name, (h, side) in self.watched.items():
            if name not in self.taken and h in path and self.side_of(unit) == side:
                self.taken[name] = turn

    def to_dict(self) -> dict[str, Any]:
        return {
            "acts": dict(sorted(self.acts.items())),
            "changes": dict(sorted(self.changes.items())),
            "taken": self.taken,
        }
