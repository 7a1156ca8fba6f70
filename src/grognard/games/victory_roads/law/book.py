"""What a scenario or an option of Victory Roads may change: one record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from grognard.games.victory_roads.law.data import Data
from grognard.games.victory_roads.law.ground import Ground
from grognard.kernel.state import Position, UnitSet


@dataclass(frozen=True, eq=False)  # told apart by identity: what is kept for a rulebook is found at once
class Rulebook:
    data: Data
    ground: Ground  # what steps cost, and what cannot be crossed
    elite: UnitSet  # units with a medal
    # of so many land hexes around a Baltic port, those that Soviet units must occupy to close it (VR 4.4.2)
    blockade: Callable[[int], int]
    # a city of several hexes: how many of them the Axis must hold, of so many (VR 16.1.1e, H-06)
    city_held: Callable[[int, int], bool]
    bridges_carry: bool = False  # does a bridge spare an attack the river, out of mud? (C-05)
    # chapters that a scenario has or has not (VR 0a)
    strongholds: bool = False  # 13: do fortresses and German cities rule out exploitation?
    corps_modes: bool = False  # 10: rifle corps have modes, not two ordinary steps
    theatres: bool = False  # 9, 11, 12
    satisfaction: bool = False  # 15, 16, 4.7, 6.3
    orders_to_hold: bool = True  # 6.7
    stavka: bool = False  # 12
    replacements: bool = False  # 17
    withdrawals: bool = False  # 18
    warsaw: bool = False  # 19


def book(pos: Position) -> Rulebook:
    rules: Rulebook = pos.game.rules
    return rules
