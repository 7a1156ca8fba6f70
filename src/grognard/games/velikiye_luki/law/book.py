"""What an option of Velikié Louki may change: one record."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.games.velikiye_luki.law.data import Data
from grognard.games.velikiye_luki.law.movement_costs import Ground
from grognard.kernel.state import Position, UnitSet


@dataclass(frozen=True)
class Rulebook:
    data: Data
    ground: Ground  # what steps cost
    corps_limit: bool  # at most two units of the 2nd Mechanised Corps in an attack (VL 13.2.3)
    range_to_target: bool  # an HQ's range is counted to the defender's hex, not to a unit it supports
    clamp_each: bool  # the odds are held within the table after each modifier, not once at the end
    bonus_each: bool  # every further unit helps the siege, not one of each line
    spare_level: bool  # of two levels lost with one Festung left, is the second one lost too?
    foot_cap: int  # hexes that foot units may advance; 0 for no cap
    luck: bool  # Soviet dice are raised by one on turn 1 (VL 15.1)
    plain: UnitSet  # counters whose armour bonus an option takes away (VL 15.2)


def book(pos: Position) -> Rulebook:
    rules: Rulebook = pos.game.rules
    return rules
