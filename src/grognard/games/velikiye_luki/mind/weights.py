"""What counts for how much. Those of the score were set by hand; those of who plans for a side, by games.

For a planner, random weights were tried against the bot that looks one step ahead, a game for each draw, and
each weight was moved the way that brought more points. Both do better to look at what they can press now and
less at what comes later, the Soviets also to hope less for the siege and to hurry less. The Germans mind
enemies a march away: 89 of 100 games where they had won 72. The same fear made the Soviets worse, 6 of 21
games where they had won 15; hope for the attacks that follow their march, by the table's columns, did nothing
for them (58 % of 139 games with three weights, against 62 % without it, draws counted half).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from grognard.games.velikiye_luki.law.names import GERMAN, SOVIET


@dataclass(frozen=True, eq=False)
class Weights:
    point: float = 8.0  # a victory point that may be lost again
    level: float = 12.0  # a level of the garrison, which may not
    hope: float = 0.6  # the share of the levels to come that is counted on when the ring is closed
    held_against: float = 0.25  # a hex of the ring that Germans hold unpressed
    open_to: float = 0.45  # one that nobody closes
    taken: float = 0.3  # what pressing them as hard as can be adds
    endangered: float = 0.35  # what pressing those who stand in one takes away
    # for each point of value and hex from where it is wanted, Soviet and German
    march: tuple[float, float] = (0.06, 0.05)
    farther: float = 0.35  # the weight of enemies two hexes away
    pressed: float = 0.13  # the share of a stack lost for each step of odds against it
    # the same for those that could come and gather against it, Soviet and German
    menaced: tuple[float, float] = (0.0, 0.0)
    later: float = 0.5  # the weight of attacks by the side whose next combat is further off


PLAIN = Weights()
PLANNED = {
    SOVIET: replace(PLAIN, hope=0.3, march=(0.03, 0.05), later=0.25, taken=0.4, farther=0.6),
    GERMAN: replace(PLAIN, later=0.25, taken=0.4, farther=0.6, menaced=(0.0, 0.05)),
}
