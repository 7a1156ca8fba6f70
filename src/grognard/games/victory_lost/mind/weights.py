"""What counts for how much. Those of the score were set by hand; those of who plans for a side, by games.

A planner hopes for the attacks that may follow at once, and minds cities into which reinforcements could come
by rail: in a watched game the Axis lost two of them so in turn 2. The Axis marches to those of its cities
that are in danger, not to any. Both want each HQ to have somebody to lead: one without anybody leaves the
game with its chit, and so the Axis lost the command of its best divisions in a watched game. The Axis also
minds enemies who are a march away: by what is beside a stack alone it lost some seventeen points in a game
before the last count, and some eleven since. Of other weights two values each were tried against the bot that
looks one step ahead, all mixed in every game; more for stacks in command and more fear of being pressed,
which looked like cures for divisions left behind, brought fewer points.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from grognard.games.victory_lost.law.data import TURNS
from grognard.games.victory_lost.law.names import AXIS, SOVIET


def final_turn_shares(*shares: float) -> Mapping[int, float]:
    """Shares for the last turns, the last of them for the last turn."""
    return dict(enumerate(shares, TURNS + 1 - len(shares)))


@dataclass(frozen=True, eq=False)
class Weights:
    point: float = 4.0  # a victory point
    cut_off: float = 0.4  # share of a stack without a line of supply; more of one that has a marker already
    starving: float = 0.25
    # who then has no line counts as lost (AVL 14.0.1f)
    late: Mapping[int, float] = field(default_factory=lambda: final_turn_shares(0.3, 0.8))
    fragile: float = 0.1  # share of a stack whose line the enemy could cut
    # and of its points, as the end comes
    doomed: Mapping[int, float] = field(default_factory=lambda: final_turn_shares(0.2, 0.35, 0.6, 0.8))
    pressed: float = 0.16  # share of a stack lost for each step of odds against it
    # the same for those that could come and gather against it, Soviet and Axis
    menaced: tuple[float, float] = (0.0, 0.0)
    stake: float = 0.35  # the part of its points that a unit in danger has at stake
    # for each point of strength and hex from where it is wanted, Soviet and Axis
    march: tuple[float, float] = (0.022, 0.018)
    city: float = 0.12  # for each point by which one side is stronger around a city
    cover: float = 0.35  # a stack in somebody's radius
    led: float = 0.0  # and again for each HQ in whose radius it is
    idle: float = 0.0  # an HQ that has nobody to lead
    alone: float = 4.0  # an HQ that an enemy could overrun
    strike: float = 0.0  # what the attacks of those who are moving promise
    driven: float = 0.06  # share of a stack that a hex of retreat costs it
    # a city with an enemy so many hexes off wants relief, Soviet and Axis; none does by the score
    relief: tuple[int, int] = (0, 0)
    rails: float = (
        0.0  # share of a city's points, where the enemy's reinforcements could come into it by rail
    )
    storm: float = 0.5  # share of a city's points that driving its defender out promises


PLAIN = Weights()
PLANNED = {
    SOVIET: replace(PLAIN, strike=0.5, rails=0.5, led=0.3, idle=12.0),
    AXIS: replace(
        PLAIN,
        strike=0.6,
        rails=0.5,
        led=0.3,
        idle=12.0,
        relief=(0, 10),
        fragile=0.06,
        march=(0.022, 0.026),
        menaced=(0.0, 0.16),
    ),
}
