"""9F1. What a retreat remembers, and how a unit ends it."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.sudden_storm.law import possession, stocks
from grognard.games.sudden_storm.law.combat.forces import battle_of
from grognard.games.sudden_storm.law.names import BEATEN, Battle
from grognard.kernel.changes import Marked
from grognard.kernel.hexes import HexSet, holds
from grognard.kernel.referee import Referee
from grognard.kernel.state import UnitSet


class Retreating(NamedTuple):
    """Units that go back, one after another."""

    units: UnitSet  # those that have yet to go
    all: UnitSet  # everybody in this retreat: they all go at once (SS-P16)
    group: UnitSet = 0  # the one that goes now
    path: tuple[int, ...] = ()
    tried: HexSet = 0  # hexes whose units do not break out (37A)


def arrive(ref: Referee, unit: int, path: tuple[int, ...]) -> None:
    """It has gone back. Where the hex is attacked later in the phase, it only suffers."""
    end(ref, unit)
    stocks.set_down(ref, unit)
    possession.pass_through(ref, unit, path)
    battle = battle_of(ref.pos)
    if battle is None:
        return
    ref.amend(Battle, retreated=battle.retreated | 1 << unit)
    if holds(battle.defenders, unit):
        ref.do(Marked(BEATEN, 1 << unit, True, "SS 9F1.6", quiet=True))


def end(ref: Referee, unit: int) -> None:
    fleeing = ref.pos.memo(Retreating)
    ref.remember(fleeing._replace(units=fleeing.units & ~(1 << unit), group=0, path=()))
