"""What an option of The Hill may change: one record of functions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from grognard.games.toy.law.data import Data
from grognard.kernel.hexes import HexSet
from grognard.rules.costs import Costs


@dataclass(frozen=True)
class Rulebook:
    data: Data
    costs: Costs[str]  # of steps, by kind of counter
    turns: int
    cover: Callable[[HexSet, int], int]  # (the hill, a hex): what the ground adds to its defender
