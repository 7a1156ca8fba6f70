"""Situations with supports in play: on hexes, with units, HQs or theatres, in the hand of either side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.victory_roads import combats
from tests.games.victory_roads.combats import ADVANCED, aimed, odds_of
from tests.games.victory_roads.theatre_situations import campaign

from grognard.games import load
from grognard.games.victory_roads.law.names import PLACE, Own
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, step
from grognard.kernel.flow import CLOSE, COMMIT, Ask
from grognard.kernel.menu import Act
from grognard.testing.table import Situation, is_silent

HAND = {"soviet": "available_soviet", "axis": "available_axis"}
CN = {"TOCN": "5417"}  # theatre Centre North, near the middle of the field


def in_play(
    lying: Mapping[str, str] | None = None, borne: Mapping[str, str] | None = None, theatre: str = ""
) -> tuple[dict[str, str], dict[str, Any]]:
    """Supports on hexes and supports with somebody, as units and [own] of a position say it."""
    lying, borne = dict(lying or {}), dict(borne or {})
    boxes = {one: f"played_{side_of(one)}" for one in borne}
    placements = {one: ["", theatre] for one in lying} | {one: [who, theatre] for one, who in borne.items()}
    return {**lying, **boxes}, {"placements": placements}


def side_of(support: str) -> str:
    game = load("vr", {}, ADVANCED)
    return game.sides[game.roster[game.roster.index[support]].side]


def fight(
    phase: str,
    units: Mapping[str, Any],
    lying: Mapping[str, str] | None = None,
    borne: Mapping[str, str] | None = None,
    own: Mapping[str, Any] | None = None,
    scenario: str = ADVANCED,
    theatre: str = "",
) -> Situation:
    """A phase of combat with supports in play."""
    supports, placements = in_play(lying, borne, theatre)
    return combats.drawn(phase, {**units, **supports}, {**placements, **(own or {})}, scenario)


def attack(t: Situation, target: str, *attackers: str, dice: Sequence[int] = ()) -> Situation:
    """Announce an attack; where dice fall at once, they are these and then twos."""
    return press(aimed(t, target, *attackers), Act("attack"), *dice)


def press(t: Situation, act: Act, *dice: int) -> Situation:
    given = FixedDice([*dice, *[2] * 99])
    outcome = step(t.pos, act, given)
    t.pos, t.log = outcome.pos, [*t.log, *(change for change in outcome.changes if not is_silent(change))]
    t.rolls = [roll.face for roll in outcome.rolls]
    return t


def column(t: Situation) -> int:
    """The column as it stands: 0 is 1/2, 3 is 3/1."""
    return odds_of(t).column


def closed(t: Situation, *dice: int) -> Situation:
    """Close the open question, or answer it in the first way there is."""
    ask = t.game.program[t.pos.frame.step].step
    assert isinstance(ask, Ask)
    legal = choices(t.pos).acts()
    ending = [act for role in (CLOSE, COMMIT) for act in legal if act.verb in ask.with_role(role)]
    return press(t, (ending or legal)[0], *dice)


def until(t: Situation, question: str, *dice: int) -> Situation:
    """Close question after question until this one is asked; the first dice that fall are these. The log is
    that of all of them.
    """
    left = list(dice)
    for _ in range(40):
        if t.pos.frame.step == question:
            return t
        closed(t, *left)
        left = left[len(t.rolls) :]
    raise AssertionError(f"never came to {question}")


def own(t: Situation) -> Own:
    found: Own = t.pos.state.own
    return found


def box(t: Situation, name: str) -> list[str]:
    return t.game.roster.ids(t.pos.at(PLACE[name]))


def steps(t: Situation, unit: str) -> int:
    return t.pos.state.steps[t.game.roster.index[unit]]


def messages(t: Situation, verb: str, noun: str | None = None) -> list[str]:
    """The messages of a refusal."""
    return [cause.what for cause in choices(t.pos).causes(t._read(verb, noun))]


def soviet_supports(own: Mapping[str, Any] | None = None, turn: int = 3, **units: Any) -> Situation:
    """The step of the Soviet supports phase in which they are placed; theatre Centre North is alone, and
    draws nothing. Counters by id with __ for -.
    """
    table = {"TOCN": "6721", "G58": "6021", **named(units)}
    return campaign("soviet-supports", table, own, [1, 1], turn)


def axis_supports(own: Mapping[str, Any] | None = None, turn: int = 8, **units: Any) -> Situation:
    """The same of the Axis, whose mood brings no supports."""
    return campaign(
        "axis-supports",
        {"G58": "6021", **named(units)},
        {"mood": 0, "objectives": 5, **(own or {})},
        turn=turn,
    )


def named(units: Mapping[str, Any]) -> dict[str, Any]:
    return {name.replace("__", "-"): at for name, at in units.items()}
