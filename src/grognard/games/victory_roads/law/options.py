"""What players may agree on: each option is a layer over the base rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from grognard.games.victory_roads.law.book import Rulebook
from grognard.games.victory_roads.law.data import Data
from grognard.games.victory_roads.law.ground import Ground
from grognard.kernel.cite import rule
from grognard.kernel.game import Option
from grognard.rules.options import layered

OPTIONS = (Option("ports", ("four", "all"), "VR 4.4.2"),)
FOUR = 4


@rule("VR 4.4.2")
def base(data: Data) -> Rulebook:
    """A port with fewer land neighbours than four is never closed (E-14)."""
    return Rulebook(data, Ground(data), lambda around: FOUR)


@rule("VR 4.4.2")
def all_neighbours(rules: Rulebook) -> Rulebook:
    """A port is closed only when Soviet units occupy every land hex around it."""
    return replace(rules, blockade=lambda around: around)


def rules_for(data: Data, options: Mapping[str, str]) -> Rulebook:
    return layered(base(data), (("ports", "all", all_neighbours),), options)
