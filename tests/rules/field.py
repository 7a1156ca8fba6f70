"""A field for parts of the rules: the map and counters of the giants' toy, with a sequence of play of its
own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, run, step
from grognard.kernel.flow import Ask, Step, compile_program
from grognard.kernel.menu import Act, Menu, button
from grognard.kernel.places import ABSENT
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import ENOUGH
from grognard.testing.giant_toy import GAME


def idle_menu(pos: Position) -> Menu:
    return Menu(pos.frame.who, "giant-move", "BIG 2.1", {"end_phase": button("BIG 2.1")})


class Field:
    """A position in which procedures are asked for and answered by words."""

    def __init__(self, placing: Mapping[str, str], procedures: Mapping[str, Step]) -> None:
        first, program = compile_program(Ask("idle", idle_menu, {"end_phase": ENOUGH}), procedures)
        self.game = game = replace(GAME.build({}, ""), first=first, program=program)
        state = game.start(game)
        where = [ABSENT] * len(game.roster)
        for unit, label in placing.items():
            where[game.roster.index[unit]] = game.map.index[label]
        state = state._replace(where=tuple(where), frames=(Frame(game.first, 0),))
        self.pos = Position(game, state)
        self.changes: list[Any] = []

    def units(self, ids: str) -> UnitSet:
        return sum(1 << self.game.roster.index[id] for id in ids.split())

    def hex(self, label: str) -> int:
        return self.game.map.index[label]

    def at(self, id: str) -> str:
        """Where a unit is: a label, or the box beside the map."""
        place = self.pos.state.where[self.game.roster.index[id]]
        return self.game.map.label(place) if place >= 0 else self.game.boxes[-1 - place].id

    def ask(self, procedure: str, side: int, memo: Any) -> Field:
        """Go through a procedure up to its first question."""
        ref = Referee(self.pos, FixedDice([]))
        ref.ask(procedure, side, memo)
        run(ref)
        self.pos, self.changes = ref.pos, ref.changes
        return self

    def play(self, *words: str) -> Field:
        for word in words:
            out = step(self.pos, self.act(word), FixedDice([]))
            self.pos, self.changes = out.pos, out.changes
        return self

    def act(self, word: str) -> Act:
        verb, _, noun = word.partition(" ")
        return Act(verb, self.game.roster.index.get(noun, self.game.map.index.get(noun, 0)))

    def acts(self) -> set[str]:
        """All that may be answered, in words; only `end_phase` when no procedure is under way."""
        found = set()
        for act in choices(self.pos).acts():
            kind = choices(self.pos).verbs[act.verb].kind
            noun = {"hex": self.game.map.label, "unit": lambda u: self.game.roster[u].id}.get(kind)
            found.add(f"{act.verb} {noun(act.noun)}" if noun else act.verb)
        return found

    def why_not(self, word: str) -> list[str]:
        return choices(self.pos).why_not(self.act(word))
