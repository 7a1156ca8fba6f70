"""Drawn situations: a few units on the real map, in the campaign or in a scenario."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from grognard.games import load
from grognard.games.sudden_storm.law.names import Own
from grognard.games.sudden_storm.law.names import own as own_of
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, step
from grognard.kernel.flow import CLOSE, Ask
from grognard.kernel.menu import Act
from grognard.kernel.position import begin
from grognard.testing.table import Situation

GAME = load("ss")
DATA = GAME.rules.data
RELEASED = (1 << len(DATA.tables.garrisons)) - 1
ONES = 2_000  # thrown after the dice that a test gives


def drawn(
    phase: str,
    units: Mapping[str, Any],
    own: Mapping[str, Any] | None = None,
    turn: int = 4,
    scenario: str = "campaign",
    options: Mapping[str, str] | None = None,
    dice: Sequence[int] = (),
) -> Situation:
    """`own` has every field of Own by its name: hexes and units by theirs, or "country ussr - zone a". No
    garrison is due unless a test says so: an empty map would owe them all.
    """
    table = {
        "game": "ss",
        "scenario": scenario,
        "turn": turn,
        "phase": phase,
        "units": dict(units),
        "own": {"released": RELEASED, **(own or {})},
    }
    return Situation(begin(load("ss", options, scenario), FixedDice(dice), table)[0])


def moving(unit: str, at: Any, others: Mapping[str, Any] | None = None, **more: Any) -> Situation:
    """A unit in hand in its side's movement phase."""
    side = GAME.sides[GAME.roster[GAME.roster.index[unit]].side]
    return drawn(f"{side}-movement", {**(others or {}), unit: at}, **more).act("unit", unit)


def remembered(t: Situation) -> Own:
    """What the game remembers now."""
    return own_of(t.pos)


def until(t: Situation, phase: str, *rolls: int) -> Situation:
    """Nobody does anything until a phase opens: questions are closed, or answered with what comes first."""
    return until_so(t, lambda: t.phase == phase, *rolls)


def until_asked(t: Situation, verb: str, *rolls: int) -> Situation:
    """The same, until a question has such an answer."""
    return until_so(t, lambda: verb in choices(t.pos).verbs, *rolls)


def until_so(t: Situation, test: Callable[[], bool], *rolls: int) -> Situation:
    dice = FixedDice([*rolls, *[1] * ONES])
    while not test() and t.winner is None:
        outcome = step(t.pos, closing(t), dice)
        t.pos = outcome.pos
        t.log = [*t.log, *outcome.changes]
    return t


def closing(t: Situation) -> Act:
    """The act that closes the present question, or the first of all."""
    menu = choices(t.pos)
    node = t.game.program[t.pos.frame.step].step
    closes = node.with_role(CLOSE) if isinstance(node, Ask) else []
    return next((act for verb in closes for act in menu.acts() if act.verb == verb), menu.acts()[0])
