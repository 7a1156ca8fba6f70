"""How a player goes about it: how it likes to attack, how near to the enemy it likes to be, how long it may
think.
"""

from __future__ import annotations

from dataclasses import dataclass

STYLES = ("cautious", "aggressive")
SECONDS = (1, 60)
USUAL_SECONDS = 10


@dataclass(frozen=True)
class PlayStyle:
    name: str = ""
    zeal: float = 0.0  # what an attack is thought to be worth beyond what it is
    boldness: float = 0.0  # for each unit that stands next to an enemy, in points of score
    seconds: float = USUAL_SECONDS

    @staticmethod
    def from_name(name: str, style: str, seconds: str | None) -> PlayStyle:
        zeal, boldness = {"": (0.0, 0.0), "cautious": (-0.6, -0.15), "aggressive": (0.3, 0.15)}[style]
        return PlayStyle(name, zeal, boldness, float(seconds or USUAL_SECONDS))
