"""Combats drawn from the real game: announced as players do it, or taken up at one of their steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from grognard.games import load
from grognard.games.victory_roads.law.combat.battle import battle_of
from grognard.games.victory_roads.law.combat.odds import OddsCalculation, compute_odds
from grognard.games.victory_roads.law.names import Battle
from grognard.kernel.arguments import Argument, Units
from grognard.kernel.changes import Message, OwnChanged, Placed, Removed, StepsChanged
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, run, step
from grognard.kernel.flow import CLOSE, COMMIT, Ask
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act
from grognard.kernel.position import begin
from grognard.kernel.referee import Referee
from grognard.testing.table import Situation, is_silent

SOVIETS, AXIS = "soviet-combat", "axis-combat"
BASIC, ADVANCED = "budapest_wien", "campaign"
# Open ground north-west of Vitebsk: a hex and its neighbours, without rivers, roads or towns.
MIDDLE, NORTH, NORTHEAST, SOUTHEAST, SOUTH = "5220", "5219", "5320", "5321", "5221"
SOUTHWEST, NORTHWEST = "5121", "5120"
TURNS = {BASIC: 20, ADVANCED: 3}
# Two who stand far away from everybody else: while they have not fought, the phase does not end.
FAR = {BASIC: {"S134": "1446", "G12": "1447"}, ADVANCED: {"S134": "6345", "G12": "6346"}}


def drawn(
    phase: str,
    units: Mapping[str, Any],
    own: Mapping[str, Any] | None = None,
    scenario: str = ADVANCED,
    options: Mapping[str, str] | None = None,
    dice: Sequence[int] = (),
) -> Situation:
    game = load("vr", dict(options or {}), scenario)
    table = {
        "game": "vr",
        "turn": TURNS[scenario],
        "phase": phase,
        "units": {**FAR[scenario], **units},
        "own": dict(own or {}),
    }
    return Situation(begin(game, FixedDice(dice), table)[0])


def targets(t: Situation) -> list[str]:
    """What may be attacked, besides those far away."""
    return [h for h in t.may("target") if h not in FAR[t.game.scenario].values()]


# -- naming


def aimed(t: Situation, target: str, *attackers: str) -> Situation:
    """A target and some attackers named, and the attack not yet announced."""
    t.act("target", target)
    for unit in attackers or tuple(t.may("join")):
        t.act("join", unit)
    return t


def announced(t: Situation, target: str, *attackers: str, dice: Sequence[int] = ()) -> Situation:
    return aimed(t, target, *attackers).act("attack", None, dice)


def fought(t: Situation, target: str, *attackers: str) -> Situation:
    """An attack from its announcement to its end, whatever comes of it."""
    aimed(t, target, *attackers)
    play(t, Act("attack"))
    while not t.pos.frame.step.endswith(".fight"):
        asked = t.game.program[t.pos.frame.step].step
        assert isinstance(asked, Ask)
        closing = [*asked.with_role(CLOSE), *asked.with_role(COMMIT)]
        legal = choices(t.pos).acts()
        play(t, next((act for act in legal if act.verb in closing), legal[0]))
    return t


def play(t: Situation, act: Act) -> None:
    """An act with as many twos as it wants."""
    outcome = step(t.pos, act, FixedDice([2] * 99))
    t.pos, t.log = outcome.pos, [*t.log, *(c for c in outcome.changes if not is_silent(c))]


def odds_of(t: Situation) -> OddsCalculation:
    return compute_odds(t.pos, memo(t))


def memo(t: Situation) -> Battle:
    found = battle_of(t.pos)
    assert found is not None, "no combat is under way"
    return found


def reckoned(t: Situation, target: str, *attackers: str) -> OddsCalculation:
    return odds_of(aimed(t, target, *attackers))


# -- taking up a combat at one of its steps


def taken_up(
    t: Situation,
    first: str,
    target: str,
    attackers: str,
    dice: Sequence[int] = (),
    **fields: Any,
) -> Situation:
    """A combat that has come to this step: nothing happens in it but what `fields` say."""
    mine, at = units(t.game, attackers), t.game.map.index[target]
    side = t.game.roster[bits(mine)[0]].side
    theirs = t.pos.at(at) & t.game.rules.data.of_side[1 - side] & t.game.rules.data.units
    quiet: dict[str, Any] = {"ground": "clear", "odds": 2, "attack_code": "-", "defence_code": "-"}
    battle = Battle(at, mine, theirs, origins=t.pos.hexes_of(mine), **{**quiet, **fields})
    return go_on(t, lambda ref: ref.ask(first, side, battle), dice)


def go_on(t: Situation, act: Callable[[Referee], None], dice: Sequence[int] = ()) -> Situation:
    """What the rules do by themselves, and all that follows until somebody must decide."""
    given = FixedDice(dice)
    ref = Referee(t.pos, given)
    act(ref)
    run(ref)
    assert given.used == len(dice), f"{given.used} of {len(dice)} dice were thrown"
    t.pos, t.log = ref.pos, [change for change in ref.changes if not is_silent(change)]
    return t


def suffering(t: Situation, target: str, attackers: str, mine: int, theirs: int, **fields: Any) -> Situation:
    """Losses of attrition are to be borne: the attacker's first."""
    losses = (mine, theirs)
    return taken_up(t, "settle_losses", target, attackers, losses=losses, roll=7, **fields)


# -- looking


def units(game: Game, ids: str) -> int:
    return sum(1 << game.roster.index[id] for id in ids.split())


def asked(t: Situation) -> str:
    return t.pos.frame.step


def lost(t: Situation) -> list[str]:
    """Who has lost a step, in the order of the last act's log."""
    found = [c for c in t.log if isinstance(c, StepsChanged | Removed) and c.cite.startswith("VR 7")]
    return [t.game.roster[change.unit].id for change in found]


def paid_by(t: Situation) -> dict[str, str]:
    """The same, each with the paragraph of its loss."""
    found = [c for c in t.log if isinstance(c, StepsChanged | Removed)]
    return {t.game.roster[change.unit].id: change.cite for change in found}


def strength(t: Situation, unit: str) -> int:
    """The steps that a unit has left; none off the map."""
    number = t.game.roster.index[unit]
    return t.pos.state.steps[number] if t.pos.state.where[number] >= 0 else 0


def told(t: Situation, what: str) -> list[dict[str, Argument]]:
    """The lines of the last act with this message."""
    return [dict(c.args) for c in t.log if isinstance(c, Message | OwnChanged) and c.what == what]


def named(t: Situation, value: Argument) -> list[str]:
    assert isinstance(value, Units)
    return t.game.roster.ids(value.set)


def placed(t: Situation) -> list[str]:
    return [t.game.roster[c.unit].id for c in t.log if isinstance(c, Placed)]


def answers(t: Situation) -> list[str]:
    """The verbs that may be answered now."""
    return sorted({act.verb for act in choices(t.pos).acts()})


def frames(t: Situation) -> list[str]:
    return [frame.step for frame in t.pos.state.frames]
