"""What an option of The Hill may change: one record of functions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from grognard.games.toy.law.data import Data
from grognard.kernel.hexes import HexSet
from grognard.kernel.pathfinding import Network


@dataclass(frozen=True)
class Rulebook:
    data: Data
    networks: dict[str, Network]  # by kind of counter
    turns: int
    cover: Callable[[HexSet, int], int]  # (the hill, a hex): what the ground adds to its defender
