"""What counts for how much, in points of strength: half the attack and defence of a full division of infantry
are three and a half.

Those of the score were set by hand. Who plans for a side hopes more for the attacks that follow his march at
once, and the Axis minds enemies a march away.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from grognard.games.victory_roads.law.names import AXIS, SOVIET

Pair = tuple[float, float]  # Soviet, Axis


@dataclass(frozen=True, eq=False)
class Weights:
    # -- units
    body: float = 1.5  # a unit, whatever it is worth besides
    # what strength counts for: the Soviets have more of it, and spend it on ground
    life: Pair = (0.6, 1.0)
    armour: float = 1.2  # times: it goes farther, and exploits
    headquarters: float = 9.0
    starving: float = 0.3  # share of a unit that bears the marker
    cut_off: float = 0.35  # share of one that is not in supply now
    reserve: float = 0.95  # share of a unit in the Stavka box
    refit: float = 0.3  # share of what an armoured corps lacks, where the box can take it in
    waiting: float = 0.6  # of one beside the map that may still come
    exploiting: float = 0.6  # share that a marker adds while its phase is to come
    doubtful: float = 6.0  # a division of an ally, where the scenario hangs on how many are left
    crowded: float = 3.0  # each unit too many in a hex
    # -- ground
    prize: float = 20.0  # a place that the victory of the scenario hangs on
    objective: float = 30.0  # one of the six of the End of the Reich
    city: float = 2.5  # a point of a strategic hex
    verdict: float = 100.0  # what the result would be if the game ended now, at its last turn
    spear: float = 20.0  # a place of the scenario still to be taken, once the nearest strong stack is there
    march: Pair = (3.0, 0.6)  # share of a unit, from as far as can be to where it is wanted
    hold: float = 0.5  # share of a place that an enemy can walk into
    leak: Pair = (0.02, 0.06)  # a hex that enemies can come to through gaps
    # -- fighting
    strike: float = 0.5  # share of what attacks promise to whoever attacks next
    later: float = 0.2  # and to whoever attacks after him
    blow: float = 1.1  # a step of the attacker's, against one of the defender's
    driven: float = 0.1  # share of a stack for each hex it is driven back
    gain: float = 0.6  # share of a place that its defenders are driven out of
    chance: float = 2.0  # a unit that may exploit
    # -- theatres and supports
    covered: float = 0.12  # share of a unit in the radius of a theatre
    led: float = 0.08  # and again, where that theatre is in offensive mode
    remote: float = 6.0  # a theatre far from the front
    behind: float = 12.0  # one that the front has left behind, at most
    named: float = 0.03  # of the strength around the priority theatre
    hand: float = 2.0  # a support at one's disposal
    placed: float = 1.0  # one in play
    leader: float = 3.0  # more, a commander with a corps or an HQ at the front
    watched: float = 0.6  # each hex of the front in the radius of a commander's HQ, up to that
    grand: float = 10.0  # a grand offensive declared
    # -- the Führer
    mood: float = 3.0  # a box
    freedom: float = 2.0
    dismissal: float = 6.0
    order: float = 0.7  # of what the loss of a threatened city costs less under an order to hold
    bound: float = 0.06  # share of a division that must stay
    point: float = 1.2  # a replacement point not spent
    ally: float = 35.0  # an ally of the Axis that has changed sides
    decides: float = 4.0  # times, where the scenario is won by that


PLAIN = Weights()
PLANNED = {
    SOVIET: replace(PLAIN, strike=0.5, later=0.15),
    AXIS: replace(PLAIN, strike=0.6, later=0.35),
}
