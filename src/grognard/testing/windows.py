"""Windows of play: from positions of recorded games on, some random acts with everything checked.

A whole random game spends most of its acts on the same few questions. Windows are laid where a recorded
game began, at points spread over it, and at the first acts of every verb: so each question comes up at little
cost.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import NamedTuple

from grognard.kernel.changes import PhaseStarted
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices
from grognard.kernel.journal import Journal, read_act
from grognard.kernel.menu import Act
from grognard.kernel.replaying import parse
from grognard.kernel.state import Position
from grognard.kernel.views import phase
from grognard.testing.conformance import (
    journal_from,
    open_game,
    pick_act,
    play_on,
    read_again,
    saving_failures,
    text_of,
)

LENGTH = 30  # acts in a window
SPREAD = 48  # windows over all recorded games of a game, besides those for its verbs
LEAST = 2  # windows of a recorded game
OFTEN = 1.5  # how much more is checked than in a whole game


class Window(NamedTuple):
    """Some acts from the position on in which a recorded game's act `at` was played; the first of them may be
    named.
    """

    path: Path
    at: int
    verb: str | None = None

    def __str__(self) -> str:
        return f"{self.path.parent.name}-{self.path.stem} act {self.at} {self.verb or ''}".rstrip()

    @property
    def seed(self) -> int:
        return int.from_bytes(blake2b(str(self).encode(), digest_size=6).digest(), "big")


class Visits(NamedTuple):
    """What came up: verbs that answered a question, and phases."""

    answers: set[tuple[str, str]]
    phases: set[str]


def verbs_played(path: Path) -> list[tuple[str, str]]:
    """Side and verb of each act of a recorded game. Nothing is played for it."""
    verbs: dict[int, tuple[str, str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        if "act" in record:
            verbs[record["n"]] = record["as"], record["act"][0]
    return [verbs[n] for n in sorted(verbs)]


def lay(paths: list[Path]) -> dict[Path, list[Window]]:
    """The windows over the recorded games of one game."""
    found: dict[Path, list[Window]] = {}
    met: set[tuple[str, str]] = set()
    each = max(LEAST, SPREAD // len(paths))
    for path in paths:
        played = verbs_played(path)
        windows = [Window(path, len(played) * n // each) for n in range(each)]
        new = [pair for pair in dict.fromkeys(played) if pair not in met]
        met.update(new)
        found[path] = windows + [Window(path, played.index(pair), pair[1]) for pair in new]
    return found


def chooser(window: Window) -> Callable[[Position], Act]:
    """Any act, or any verb and then any of its nouns, by turns; the verb of the window first."""
    luck, first = Random(window.seed), window.verb

    def choose(pos: Position) -> Act:
        nonlocal first
        menu, verb, first = choices(pos), first, None
        if verb is not None:
            return luck.choice([act for act in menu.acts() if act.verb == verb])
        return pick_act(menu, luck, by_verb=luck.random() < 0.5)

    return choose


def examine_windows(
    path: Path, windows: list[Window], asked: set[str], found: Visits, often: float = OFTEN
) -> None:
    """Play the windows of one recorded game, check all that must hold, and note what came up."""
    recorded = parse(path.read_text(encoding="utf-8"), path.name, open_game, verify=False)
    for window in windows:
        journal = examine_window(window, recorded, asked, often)
        for scene in journal.scenes():
            found.answers.add((scene.before.frame.step, scene.act[0]))
            found.phases.add(phase(scene.before))
            found.phases.update(c.step for c in scene.changes if isinstance(c, PhaseStarted))


def examine_window(window: Window, recorded: Journal, asked: set[str], often: float = OFTEN) -> Journal:
    start = recorded.position_at(window.at)
    journal, live = journal_from(start, window.seed)
    with saving_failures(
        f"window {window}", window.seed, journal, partial(whole_journal, recorded, window.at)
    ):
        play_on(journal, live, chooser(window), Random(window.seed), often, LENGTH, asked)
        read_again(journal, live, lambda _: start, Random(window.seed))
    return journal


def whole_journal(recorded: Journal, at: int, journal: Journal) -> str:
    """The journal of a window as one that can be opened: what was recorded before it, then what was played in
    it.
    """
    full = Journal(recorded.header, recorded.start)
    for entry in [*recorded.entries[:at], *journal.entries]:
        full.play(read_act(full.pos, *entry.act), FixedDice([roll.face for roll in entry.rolls]))
    return text_of(full)
