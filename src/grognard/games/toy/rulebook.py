"""What an option of The Hill may change: one record of functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from grognard.games.toy.data import Data
from grognard.games.toy.movement import networks
from grognard.kernel.cite import rule
from grognard.kernel.game import Option
from grognard.kernel.going import Network
from grognard.kernel.hexes import HexSet

OPTIONS = (
    Option("length", ("3", "5"), "TOY 3.1"),
    Option("hill", ("gentle", "steep"), "TOY 5.3"),
)


@dataclass(frozen=True)
class Rulebook:
    data: Data
    networks: dict[str, Network]  # by kind of counter
    turns: int
    cover: Callable[[HexSet, int], int]  # (the hill, a hex): what the ground adds to its defender


def base(data: Data, options: Mapping[str, str]) -> Rulebook:
    return Rulebook(data, networks(data), int(options["length"]), lambda hill, h: 0)


@rule("TOY 5.3")
def steep(rules: Rulebook) -> Rulebook:
    """The hill adds one to who defends it."""
    return replace(rules, cover=lambda hill, h: hill >> h & 1)


def rules_for(data: Data, options: Mapping[str, str]) -> Rulebook:
    rules = base(data, options)
    return steep(rules) if options["hill"] == "steep" else rules
