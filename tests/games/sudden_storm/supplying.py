"""Positions as they are drawn, before anything runs; and the supply check of an initial phase upon them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.sudden_storm.situations import DATA, GAME

from grognard.games.sudden_storm.law import supply_check, works
from grognard.games.sudden_storm.law.names import SIDES
from grognard.games.sudden_storm.law.supply import regular
from grognard.kernel.dice import FixedDice
from grognard.kernel.flow import Do, Step
from grognard.kernel.hexes import HexSet
from grognard.kernel.position import read_state
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position

EVERY_ZONE = 5


def still(
    units: Mapping[str, Any] | None = None,
    own: Mapping[str, Any] | None = None,
    turn: int = 4,
    side: int = 0,
    weather: str = "clear",
    cold: int = 0,
) -> Position:
    """A drawn position in a side's initial phase, where nothing has run yet."""
    sky = {"weather": [weather] * EVERY_ZONE, "cold": [cold] * EVERY_ZONE}
    table = {
        "game": "ss",
        "scenario": "campaign",
        "turn": turn,
        "phase": f"{SIDES[side]}-initial",
        "units": dict(units or {}),
        "own": {**sky, **(own or {})},
    }
    return Position(GAME, read_state(GAME, table, "drawn"))


def run(pos: Position, side: int, steps: Sequence[Step]) -> Position:
    """The automatic steps among some, in an initial phase of a side."""
    ref = Referee(pos, FixedDice(()))
    for step in steps:
        if isinstance(step, Do):
            step.run(ref, Frame(step.name, side))
    return ref.pos


def checked(pos: Position, side: int) -> Position:
    """The supply check of a side's initial phase, in which nobody names a truck."""
    return run(pos, side, supply_check.steps(side))


def finishing(pos: Position, side: int) -> Position:
    return run(pos, side, works.steps(side))


def hexes(*labels: str) -> HexSet:
    found: HexSet = DATA.map.hexes(labels)
    return found


def fed(pos: Position, side: int, label: str) -> bool:
    """Is a hex in regular supply?"""
    return bool(regular(pos, side) >> DATA.map.hex(label) & 1)


def marked(pos: Position, mark: str) -> list[str]:
    return GAME.roster.ids(pos.state.marks[GAME.mark(mark)])
