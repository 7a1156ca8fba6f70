"""15. The Führer's satisfaction."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import Battle
from grognard.kernel.cite import rule
from grognard.kernel.referee import Referee

PANZERS = 2


def change_satisfaction(ref: Referee, by: int, cite: str) -> None:
    """Move the marker of Hitler's mood, where the scenario has it."""


@rule("VR 15.2.2a")
def praise_attack(ref: Referee, battle: Battle) -> None:
    """An attack by at least two German armoured divisions, no Kampfgruppen, as an armoured exploitation."""
    data = book(ref.pos).data
    panzers = data.of_type["division"] & data.armour & data.of_nation["german"]
    if battle.armoured and (battle.attackers & panzers).bit_count() >= PANZERS:
        change_satisfaction(ref, 1, "VR 15.2.2a")
def advance_freedom(ref: Referee, cite: str) -> None:
    """Advance the marker of the freedom of action, and pay for it."""
