"""A game put together from its parts: the same for all, so that a game's own record says only what is its
own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grognard.kernel.aliases import UNCHANGED, Aliases
from grognard.kernel.flow import Program
from grognard.kernel.game import LONGEST, Game, Hooks, Longest, Option
from grognard.kernel.load import Files
from grognard.kernel.places import BOXES, Box
from grognard.kernel.referee import Referee
from grognard.kernel.state import FACTS, State


def never_judge(ref: Referee) -> None:
    """The game ends where its sequence of play says so, and never in between."""


@dataclass(frozen=True)
class Parts:
    id: str
    version: str  # of the rules
    package: str
    sides: tuple[str, ...]
    marks: tuple[str, ...]
    own: type  # what only this game remembers
    options: tuple[Option, ...]
    read: Callable[[Files, str], Any]  # the data of a scenario; it has a map and a roster
    rules_for: Callable[[Any, Mapping[str, str]], Any]  # the rulebook with the options applied
    sequence: tuple[str, Program]  # the first step, and all of them
    start: Callable[[Game], State]
    hooks: Hooks
    scenarios: tuple[str, ...] = ("standard",)
    twins: frozenset[str] = frozenset()  # scenarios that are another one under an older name: not offered
    judge: Callable[[Referee], None] = never_judge  # asked after every change: is the game won?
    boxes: tuple[Box, ...] = BOXES
    mp: int = 1  # parts of a movement point in which the game reckons
    longest: Longest = LONGEST
    fights: tuple[int, ...] | None = None  # the groups of the roster that fight; all, where none are named
    aliases: Aliases = UNCHANGED  # what names in files were called before

    @property
    def offered(self) -> tuple[str, ...]:
        """The scenarios among which a player chooses, each once."""
        return tuple(name for name in self.scenarios if name not in self.twins)

    def build(self, options: Mapping[str, str], scenario: str = "", pack: Path | None = None) -> Game:
        """The game with options, on a scenario, with a data pack over its own data."""
        files, scenario = Files(self.package, pack), scenario or self.scenarios[0]
        data = self.read(files, scenario)
        game = Game(
            id=self.id,
            version=self.version,
            digest=files.digest(scenario),
            files=files,
            sides=self.sides,
            marks=self.marks,
            own=self.own,
            map=data.map,
            roster=data.roster,
            rules=self.rules_for(data, options),
            options=options,
            scenario=scenario,
            first=self.sequence[0],
            program=self.sequence[1],
            start=self.start,
            judge=self.judge,
            hooks=self.hooks,
            boxes=self.boxes,
            mp=self.mp,
            longest=self.longest,
            fights=self.fights,
            aliases=self.aliases,
        )
        check_facts(game, self.package)
        return game


def check_facts(game: Game, package: str) -> None:
    """Refuse a fact that declares to read what this game does not have."""
    for fact in FACTS:
        if fact.of.__module__.startswith(f"{package}."):
            game.readers(fact.reads)
