"""Drawn situations: a few units on the real map, in the area of the scenario or on all of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from grognard.games import load
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, step
from grognard.kernel.flow import CLOSE
from grognard.kernel.game import Game
from grognard.kernel.menu import Act
from grognard.kernel.position import begin
from grognard.testing.table import Situation

GAME = load("vr")
DATA = GAME.rules.data


@lru_cache
def whole_map() -> Game:
    """The same scenario without an area: situations that its corner of the map does not have."""
    pack = Path(mkdtemp())
    scenario = GAME.files.read("scenarios/budapest_wien.toml")[0]
    (pack / "scenarios").mkdir()
    (pack / "scenarios" / "budapest_wien.toml").write_text(
        scenario.replace('area = "budapest_wien"', 'area = "all"'), encoding="utf-8"
    )
    return load("vr", pack=pack)


def drawn(
    phase: str,
    units: Mapping[str, Any],
    own: Mapping[str, Any] | None = None,
    whole: bool = False,
    dice: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    turn: int = 20,
) -> Situation:
    game = whole_map() if whole else load("vr", options)
    table = {"game": "vr", "turn": turn, "phase": phase, "units": dict(units), "own": dict(own or {})}
    return Situation(begin(game, FixedDice(dice), table)[0])


def moving(unit: str, at: Any, others: Mapping[str, Any] | None = None, **more: Any) -> Situation:
    """A unit in hand in its side's movement phase; `own` and `whole` may be given."""
    side = GAME.sides[GAME.roster[GAME.roster.index[unit]].side]
    return drawn(f"{side}-movement", {**(others or {}), unit: at}, **more).act("unit", unit)


def costs(unit: str, at: Any, others: Mapping[str, Any] | None = None, **more: Any) -> dict[str, float]:
    """What each hex in reach of ordinary movement costs."""
    return moving(unit, at, others, **more).costs(unit)


def left(t: Situation) -> float:
    args = choices(t.pos).args
    return int(args["points"]) + int(args["half"]) / 2  # type: ignore[arg-type]


def until(t: Situation, phase: str, *rolls: int) -> Situation:
    """End question after question until a phase asks its own; dice are `rolls`, then ones."""
    left = list(rolls)
    for _ in range(60):
        node = t.game.program[t.pos.frame.step].step
        close = next(verb for verb in node.with_role(CLOSE) if choices(t.pos).verbs[verb].set)
        dice = FixedDice([*left, *[1] * 80])
        t.pos = step(t.pos, Act(close), dice).pos
        left = left[dice.used :]
        if t.phase == phase or t.pos.state.result is not None:
            return t
    raise AssertionError(f"never came to {phase}")
