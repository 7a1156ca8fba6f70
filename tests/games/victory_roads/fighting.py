"""Combats drawn from their fifth step on, and retreats by themselves: what the first four steps would have
made of them is given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from grognard.games import load
from grognard.games.victory_roads.law.combat.outcome import STEPS
from grognard.games.victory_roads.law.names import Battle
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import run
from grognard.kernel.hexes import bits
from grognard.kernel.position import begin
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.rules.retreat import Retreat
from grognard.testing.table import Situation, is_silent

FIRST = STEPS[0].name  # type: ignore[union-attr]


def set_up(
    units: Mapping[str, Any],
    own: Mapping[str, Any] | None = None,
    phase: str = "soviet-movement",
    scenario: str = "campaign",
    options: Mapping[str, str] | None = None,
    turn: int = 3,
    **fields: Any,
) -> Situation:
    """Units on the map; `fields` are of what the game remembers, as the program has them."""
    game = load("vr", options, scenario)
    table = {"game": "vr", "turn": turn, "phase": phase, "units": dict(units), "own": dict(own or {})}
    pos = begin(game, FixedDice([]), table)[0]
    state = pos.state._replace(own=pos.state.own._replace(**fields))
    return Situation(Position(game, state))


def go_on(t: Situation, act: Callable[[Referee], None], dice: Sequence[int] = ()) -> Situation:
    """What the rules do by themselves, and all that follows until somebody must decide."""
    given = FixedDice(dice)
    ref = Referee(t.pos, given)
    act(ref)
    run(ref)
    assert given.used == len(dice), f"{given.used} of {len(dice)} dice were thrown"
    t.pos, t.log = ref.pos, [change for change in ref.changes if not is_silent(change)]
    t.rolls = [roll.face for roll in ref.rolls]
    return t


def units(t: Situation, ids: str) -> int:
    return sum(1 << t.game.roster.index[id] for id in ids.split())


def at(t: Situation, labels: str) -> int:
    return sum(1 << t.game.map.index[label] for label in labels.split())


def names(t: Situation, some: int) -> list[str]:
    return [t.game.roster[unit].id for unit in bits(some)]


def pushed(t: Situation, ids: str, hexes: int, foes: str) -> Situation:
    """These units go back so many hexes, away from these hexes."""
    group = units(t, ids)
    side = t.game.roster[group.bit_length() - 1].side
    memo = Retreat(group, hexes, "VR 7.10.1", foes=at(t, foes))
    return go_on(t, lambda ref: ref.ask("retreat", side, memo))


def outcome_of(
    t: Situation, target: str, attackers: str, defenders: str = "", dice: Sequence[int] = (), **fields: Any
) -> Situation:
    """A combat from its fifth step; the results are those of the dice (`attack_code`, `defence_code`)."""
    mine, theirs = units(t, attackers), units(t, defenders)
    at_target = t.game.map.index[target]
    usual = {"origins": t.pos.hexes_of(mine), "ground": "clear", "odds": 2}
    battle = Battle(at_target, mine, theirs, **{**usual, **fields})
    side = t.game.roster[mine.bit_length() - 1].side
    return go_on(t, lambda ref: ref.ask(FIRST, side, battle), dice)
