"""A sequence of play made on the spot, with the map and counters of the toy; and a game
of it written down.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from tests.kernel.journals import GAME, new, play

from grognard.games import load
from grognard.kernel.dice import FixedDice
from grognard.kernel.flow import Do, Step, compile_program
from grognard.kernel.journal import Journal
from grognard.kernel.menu import Menu, button
from grognard.kernel.places import POOL
from grognard.kernel.position import begin
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, State

Made = Callable[..., Position]


class Own(NamedTuple):
    """What these sequences remember: whatever they have seen."""

    seen: Any = ()


@pytest.fixture
def made() -> Made:
    """made(step, procedures, dice=[…]): the position where that sequence of play first waits for somebody."""

    def make(
        step: Step, procedures: Mapping[str, Step] | None = None, dice: Sequence[int] = (), own: object = None
    ) -> Position:
        toy = load("toy")
        first, program = compile_program(step, procedures)

        def start(game: object) -> State:
            return State(
                0,
                (Frame(first, program[first].who_of(0)),),
                (POOL,) * 4,
                (2, 1, 2, 1),
                (0,) * 3,
                own or Own(),
            )

        game = replace(toy, first=first, program=program, start=start, judge=lambda ref: None)
        return begin(game, FixedDice(dice))[0]

    return make


@pytest.fixture
def noting() -> Callable[[str], Do]:
    """noting("x"): a step that adds its name to what the game remembers."""

    def note(name: str) -> Do:
        def run(ref: Referee, frame: Frame) -> None:
            ref.note("X", seen=(*ref.state.own.seen, f"{name}/{frame.who}"))

        return Do(name, run)

    return note


@pytest.fixture
def pressing() -> Callable[[Position], Menu]:
    """The menu of a single button, `on`."""
    return lambda pos: Menu(pos.frame.who, "press", "X 1", {"on": button("X 1")})


@pytest.fixture
def played() -> Journal:
    """A journal with an act undone and done again, and a die at its end."""
    journal: Journal
    journal, live = new()
    play(journal, live, *GAME[:4])
    journal.undo()
    journal.redo()
    play(journal, live, *GAME[4:])
    return journal
