"""19D2e and 27B. A hit on a ship."""

from __future__ import annotations

from grognard.games.sudden_storm.law.sea.ship_damage import damage
from grognard.kernel.cite import rule
from grognard.kernel.referee import Referee


@rule("SS 19D2e")
def hit(ref: Referee, ship: int, cite: str) -> None:
    """A hit of a bomb."""
    damage(ref, ship, 1, cite)
