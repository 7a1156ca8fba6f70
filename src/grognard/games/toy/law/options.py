"""What players may agree on: each option is a layer over the base rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from grognard.games.toy.law.book import Rulebook
from grognard.games.toy.law.data import Data
from grognard.games.toy.law.movement import costs
from grognard.kernel.cite import rule
from grognard.kernel.game import Option
from grognard.rules.options import apply_layers

OPTIONS = (
    Option("length", ("3", "5"), "TOY 3.1"),
    Option("hill", ("gentle", "steep"), "TOY 5.3"),
)


def base(data: Data, options: Mapping[str, str]) -> Rulebook:
    turns = data.scenario.turns[1] if data.scenario is not None else int(options["length"])
    return Rulebook(data, costs(data.map), turns, lambda hill, h: 0)


@rule("TOY 5.3")
def steep(rules: Rulebook) -> Rulebook:
    """The hill adds one to who defends it."""
    return replace(rules, cover=lambda hill, h: hill >> h & 1)


def rules_for(data: Data, options: Mapping[str, str]) -> Rulebook:
    return apply_layers(base(data, options), (("hill", "steep", steep),), options)
