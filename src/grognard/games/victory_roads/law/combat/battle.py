"""7.1. Who fights whom in the combat under way."""

from __future__ import annotations

from typing import Any

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AXIS, SOVIET, Battle
from grognard.games.victory_roads.law.presence import side_units
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, one_of
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet

COUNTED = ("", "exploitation")  # combats of a phase that knows each unit and each hex once (K-21)
WITHOUT_RESULT = ("exploitation", "counter")  # combats without a tactical result for the attacker


def battle_of(pos: Position) -> Battle | None:
    """The combat under way; none where a unit loses steps otherwise."""
    return next((frame.memo for frame in reversed(pos.state.frames) if type(frame.memo) is Battle), None)


def the_battle(pos: Position) -> Battle:
    found = battle_of(pos)
    assert found is not None
    return found


def amend_battle(ref: Referee, **fields: Any) -> None:
    ref.amend(Battle, **fields)


def side_of(pos: Position, units: UnitSet) -> int:
    return pos.game.roster[one_of(units)].side


@rule("VR 7.1.2")
def attacking_side(pos: Position, battle: Battle) -> int:
    """Whoever attacks is the attacker, however the war goes."""
    return side_of(pos, battle.attackers) if battle.attackers else pos.frame.who


@rule("VR 7.1.5", "VR 7.1.6", "VR 7.3.2", "VR 1.11.6c")
def defenders(pos: Position, battle: Battle) -> UnitSet:
    """Every unit of the hex together, as many as there are, HQs and garrisons too."""
    return pos.at(battle.target) & side_units(pos, 1 - attacking_side(pos, battle))


def steps_of(pos: Position, units: UnitSet) -> int:
    return sum(pos.state.steps[unit] for unit in bits(units))


def major_ally(pos: Position, side: int) -> UnitSet:
    """The units of Germany, or of the Soviet Union, that allies fight beside."""
    return book(pos).data.of_nation["german" if side == AXIS else "soviet"]


@rule("VR 7.12.1a", "VR 7.12.1b")
def is_weak_romanian_stack(pos: Position, battle: Battle) -> bool:
    """Do Soviets attack Romanians with fewer than three steps, HQs not counted (C-18), and no German unit
    among them?
    """
    data = book(pos).data
    if attacking_side(pos, battle) != SOVIET:
        return False
    divisions = battle.defenders & data.divisions
    romanians = divisions & data.of_nation["romanian"]
    with_germans = battle.defenders & data.of_nation["german"]
    return bool(romanians) and not with_germans and steps_of(pos, romanians) < WEAK


WEAK = 3
