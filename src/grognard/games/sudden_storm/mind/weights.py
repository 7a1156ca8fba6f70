"""What counts for how much, in points of strength: half the attack and defence of a German infantry division
are eight.

All were set by hand. Who plans for a side hopes more for the attacks that follow its march at once.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from grognard.games.sudden_storm.law.names import AXIS, SOVIET

Pair = tuple[float, float]  # Axis, Soviets


@dataclass(frozen=True, eq=False)
class Weights:
    # -- units
    body: float = 0.5  # a unit, whatever it is worth besides
    truck: float = 2.0
    life: Pair = (1.0, 0.6)  # the Soviets replace what they lose, and spend it for time
    armour: float = 1.2  # times: it goes farther, and helps others
    unsupplied: float = 0.25  # share of a unit in its first turn without supply
    starving: float = 0.5  # from the second turn
    isolated: float = 0.2  # besides: it leaves neither cadre nor replacements
    cut_off: float = 0.3  # share of a unit that is cut off now
    beyond: float = 0.08  # share of one beyond the hexes that were in supply at the last check
    crowded: float = 4.0  # each unit too many in a hex
    point: float = 0.8  # a replacement point that is kept
    ship: float = 1.0  # times: what a ship is worth undamaged
    # -- ground
    victory: float = 9.0  # a victory point of a hex
    city: float = 1.0  # a Soviet replacement city besides
    factory: float = 12.0  # in production, or on its way
    garrison: float = 0.6  # victory points that a taken city without its garrison may cost
    verdict: float = 80.0  # what the result would be if the game ended now, at its last turn
    march: Pair = (0.5, 0.35)  # share of a unit, from as far as can be to where it is wanted
    hold: float = 0.4  # share of a place that an enemy can walk into
    leak: Pair = (0.03, 0.03)  # a hex that enemies can come to through gaps
    track: float = 0.12  # a hex of railway that is owned
    # -- fighting
    strike: float = 0.5  # share of what attacks promise to whoever attacks next
    now: float = 0.25  # while he attacks
    later: float = 0.2  # and to whoever attacks after him
    blow: float = 1.1  # what the attacker loses, against what the defender does
    driven: float = 0.12  # share of a stack that is driven back
    gain: float = 0.6  # share of a place that its defenders are driven out of
    fort: float = 1.0  # a fort of one's own beside the enemy


PLAIN = Weights()
PLANNED = {
    AXIS: replace(PLAIN, strike=0.8, later=0.2),
    SOVIET: replace(PLAIN, strike=0.6, later=0.35),
}
