"""Drawn situations of the campaign, where all chapters are in force, and what the game remembers of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grognard.games import load
from grognard.games.victory_roads.law.names import PLACE, Battle, Own
from grognard.kernel.dice import FixedDice, NeedRoll
from grognard.kernel.engine import choices
from grognard.kernel.flow import CLOSE, Ask
from grognard.kernel.position import begin
from grognard.kernel.referee import Referee
from grognard.testing.table import Situation

Words = dict[str, Any]  # of a position file: units, or [own]

CAMPAIGN = load("vr", scenario="campaign")
DATA = CAMPAIGN.rules.data


def campaign(
    phase: str,
    units: Mapping[str, Any],
    own: Mapping[str, Any] | None = None,
    turn: int = 8,
    dice: Sequence[int] = (),
    scenario: str = "campaign",
    options: Mapping[str, str] | None = None,
) -> Situation:
    game = load("vr", options, scenario)
    table = {"game": "vr", "turn": turn, "phase": phase, "units": dict(units), "own": dict(own or {})}
    given = FixedDice(dice)
    found = Situation(begin(game, given, table)[0])
    assert given.used == len(dice), f"{given.used} of {len(dice)} dice were thrown"
    return found


def own(t: Situation) -> Own:
    found: Own = t.pos.state.own
    return found


def steps(t: Situation, unit: str) -> int:
    return t.pos.state.steps[t.game.roster.index[unit]]


def lying(t: Situation, box: str) -> list[str]:
    """The counters in a box."""
    return t.game.roster.ids(t.pos.at(PLACE[box]))


def acting(t: Situation, *dice: int) -> Referee:
    """A referee for what other chapters ask of one."""
    return Referee(t.pos, FixedDice(dice))


def unit(name: str) -> int:
    return CAMPAIGN.roster.index[name]


def units(*names: str) -> int:
    return sum(1 << unit(name) for name in names)


def hexes(*labels: str) -> int:
    return CAMPAIGN.map.hexes(list(labels))


def battle(target: str, *attackers: str, **more: Any) -> Battle:
    return Battle(CAMPAIGN.map.hex(target), units(*attackers), **more)


def closing(t: Situation) -> str:
    """The verb that ends the question; empty, where it wants an answer."""
    node = t.game.program[t.pos.frame.step].step
    assert isinstance(node, Ask)
    return next((verb for verb in node.with_role(CLOSE) if choices(t.pos).verbs[verb].set), "")


def closed(t: Situation, *dice: int) -> Situation:
    """End one question; dice are thrown only where it takes some."""
    try:
        return t.act(closing(t))
    except NeedRoll:
        return t.act(closing(t), None, list(dice))


def ended(t: Situation, *dice: int) -> Situation:
    """End the questions of a side's turn that come before its reinforcements; the last throws the dice."""
    side = t.phase.partition("-")[0]
    while t.phase.startswith(side) and not t.phase.endswith("reinforcements") and closing(t):
        closed(t, *dice)
    return t
