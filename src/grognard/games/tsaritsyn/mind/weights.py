"""What counts for how much. Those of the score were set by hand; those of who plans for a side, by some
hundreds of games.

For a planner, random weights were tried against the bot that looks one step ahead, a game for each draw, and
each weight was moved the way that did better. Red comes in to the city sooner than by hand; White believes
less in strength that is still two hexes away, and in results short of destruction.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from grognard.games.tsaritsyn.law.names import RED, WHITE


def results(ex: float, dr: float, ae: float) -> Mapping[str, float]:
    """What a result of combat is worth, in shares of the stack attacked."""
    return {"DE": 1.0, "EX": ex, "DR": dr, "AR": -0.12, "AE": -ae}


@dataclass(frozen=True, eq=False)
class Weights:
    # so many hexes of Tsaritsyn were last White's; fewer count from the end
    city: tuple[float, ...] = (0.0, 7.0, 16.0, 46.0)
    line: float = 0.6  # each hex between Tsaritsyn and what is joined to the south
    march: float = (
        0.045  # each point of White strength and point of movement that it is nearer to Tsaritsyn than FAR
    )
    stay: float = 0.02  # the same for Red, who may as well stand a little way off
    loose: int = 4  # so far off
    present: float = 0.6  # any counter on the map
    # to Red, for standing there
    held: Mapping[str, float] = field(default_factory=lambda: {"tsaritsyn": 3.0, "fort": 0.8, "town": 0.5})
    # the share of a unit's strength that tells so many hexes away
    press: tuple[float, ...] = (0.0, 1.0, 0.5, 0.35)
    shell: tuple[float, ...] = (0.0, 1.0, 1.0, 0.5)  # the same for guns
    outcome: Mapping[str, float] = field(default_factory=lambda: results(0.45, 0.4, 0.6))
    later: float = 0.4  # the weight of attacks by the side whose turn is further off


PLAIN = Weights()
PLANNED = {
    WHITE: replace(PLAIN, press=(0.0, 1.0, 0.25, 0.2), outcome=results(0.27, 0.25, 0.6)),
    RED: replace(
        PLAIN,
        city=(0.0, 7.0, 25.0, 50.0),
        stay=0.025,
        loose=1,
        present=0.45,
        held={"tsaritsyn": 3.5, "fort": 1.0, "town": 0.5},
        press=(0.0, 1.0, 0.4, 0.35),
        outcome=results(0.35, 0.3, 0.75),
    ),
}
