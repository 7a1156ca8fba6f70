"""What players may agree on: each option is a layer over the base rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from grognard.games.victory_roads.law.book import Rulebook
from grognard.games.victory_roads.law.data import Data
from grognard.games.victory_roads.law.ground import Ground
from grognard.kernel.cite import rule
from grognard.kernel.game import Option
from grognard.rules.options import apply_layers

OPTIONS = (
    Option("setup", ("ready_made", "free"), "VR 0a"),
    Option("ports", ("four", "all"), "VR 4.4.2"),
    Option("bridges", ("halve", "carry"), "VR 6.6a"),
    Option("cities", ("all", "any"), "VR 16.1.1e"),
    Option("medals", ("axis", "guards"), "VR 7.6.1"),
)
FOUR = 4
FORTIFICATIONS = 13  # the chapter


@rule("VR 4.4.2", "VR 0a")
def base(data: Data) -> Rulebook:
    """A port with fewer land neighbours than four is never closed (E-14); a city is held while all its hexes
    are (H-06).
    """
    medals = data.roster.where(lambda unit: getattr(unit.more, "elite", False))
    scene = data.scene
    return Rulebook(
        data,
        Ground(data),
        medals,
        blockade=lambda around: FOUR,
        city_held=lambda held, hexes: held == hexes,
        strongholds=FORTIFICATIONS in scene.chapters,
        corps_modes=scene.corps_modes,
        theatres=scene.theatres,
        satisfaction=scene.satisfaction,
        orders_to_hold=scene.haltebefehl,
        stavka=scene.stavka,
        replacements=scene.replacements,
        withdrawals=scene.withdrawals,
        warsaw=scene.warsaw,
    )


@rule("VR 4.4.2")
def all_neighbours(rules: Rulebook) -> Rulebook:
    """A port is closed only when Soviet units occupy every land hex around it."""
    return replace(rules, blockade=lambda around: around)


def carrying(rules: Rulebook) -> Rulebook:
    """A bridge spares an attack the halving of the river in fair weather and snow (C-05)."""
    return replace(rules, bridges_carry=True)


def any_hex(rules: Rulebook) -> Rulebook:
    """A city is held while one of its hexes is (H-06)."""
    return replace(rules, city_held=lambda held, hexes: held > 0)


def guards(rules: Rulebook) -> Rulebook:
    """Guards corps are elite."""
    found = rules.data.roster.where(lambda unit: getattr(unit.more, "branch", "") == "guards")
    return replace(rules, elite=rules.elite | found & rules.data.divisions)


LAYERS = (
    ("ports", "all", all_neighbours),
    ("bridges", "carry", carrying),
    ("cities", "any", any_hex),
    ("medals", "guards", guards),
)


def rules_for(data: Data, options: Mapping[str, str]) -> Rulebook:
    return apply_layers(base(data), LAYERS, options)
