"""What a scenario or an option of Victory Roads may change: one record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from grognard.games.victory_roads.law.data import Data
from grognard.games.victory_roads.law.ground import Ground
from grognard.kernel.state import Position


@dataclass(frozen=True, eq=False)  # told apart by identity: what is kept for a rulebook is found at once
class Rulebook:
    data: Data
    ground: Ground  # what steps cost, and what cannot be crossed
    # of so many land hexes around a Baltic port, those that Soviet units must occupy to close it (VR 4.4.2)
    blockade: Callable[[int], int]


def book(pos: Position) -> Rulebook:
    rules: Rulebook = pos.game.rules
    return rules
