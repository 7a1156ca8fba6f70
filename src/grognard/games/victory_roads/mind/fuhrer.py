"""What the Führer's tracks, orders to hold, allies and replacement points are worth to the Soviets."""

from __future__ import annotations

from grognard.games.victory_roads.law import allies
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.haltebefehl import bound_units
from grognard.games.victory_roads.law.names import AXIS, SIDES, SOVIET, own
from grognard.games.victory_roads.law.presence import occupied_hexes
from grognard.games.victory_roads.mind.army import decisive, unit_value
from grognard.games.victory_roads.mind.weights import Weights
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position

DIE = 6
AT_HAND, IN_POOL = 0.9, 0.25  # share of an ally, by where the support is that makes it change sides
WORN = 0.4  # of a division that is eliminated, one that has lost all but its last step
COMING = 3  # divisions that a turn still to come may eliminate
FORESEEN = 2  # turns of which that is thought
OVER = ("soviet-exploitation", "soviet-reinforcements")  # phases after the attempt of a turn
FIGHTS, LATER = "soviet-combat.fight", 1  # and what is left of a phase of combat
SIGHT = 3  # hexes from a Soviet unit within which a city is threatened


def fuhrer(pos: Position, weights: Weights) -> float:
    now, rules = own(pos), book(pos)
    value = 0.0
    if rules.satisfaction:
        value -= weights.mood * now.mood
        value += weights.freedom * now.freedom + weights.dismissal * now.dismissals
        value += weights.objective * (len(rules.data.tables.objectives) - now.objectives) / 2
    for stance, before in ((now.romania, rules.data.scene.romania), (now.hungary, rules.data.scene.hungary)):
        value += ally(pos, weights) if stance != before else 0.0
    if now.romania == "axis":
        value += stake(pos, weights) * wavering(pos)
    soviet, *axis = now.points
    return value + weights.point * (soviet - sum(axis)) - orders(pos, weights)


def ally(pos: Position, weights: Weights) -> float:
    """What it is worth that an ally changes sides: the more where nothing else wins."""
    return weights.ally * (weights.decides if decisive(book(pos).data) else 1.0)


def stake(pos: Position, weights: Weights) -> float:
    """What the Soviets gain when Romania changes sides: the ally, her divisions, and the verdict where that
    hangs on it.
    """
    divisions = sum([unit_value(pos, unit) for unit in bits(allies.divisions(pos, "romanian"))])
    verdict = weights.verdict if decisive(book(pos).data) else 0.0
    return ally(pos, weights) + divisions + verdict


def wavering(pos: Position) -> float:
    """How likely Romania is to change sides soon. There is one attempt; whoever makes it today has none when
    more divisions are gone, and whoever still waits on the last day has none either.
    """
    left = to_come(pos)
    if not left:
        return 0.0
    sure = DIE + 1 + sum(allies.romanian_modifiers(pos).values())  # divisions with which nothing can fail
    gone = allies.count_eliminated(pos) + WORN * worn(pos)
    chance = (gone + left - sure + DIE) / DIE
    hoped = (within(chance) + within(gone / max(sure, 1))) / 2
    return hoped * (AT_HAND if allies.offers(pos) else IN_POOL)


def within(share: float) -> float:
    return min(1.0, max(0.0, share))


def to_come(pos: Position) -> int:
    """Divisions that may still be eliminated before the last attempt."""
    turns = book(pos).data.scenario.turns[1] - max(pos.state.turn, book(pos).data.scenario.turns[0])
    phase = pos.state.frames[0].step.partition(".")[0]
    if phase.startswith((*OVER, SIDES[AXIS])):
        return COMING * min(turns, FORESEEN)
    fights = LATER if pos.state.frames[0].step == FIGHTS else 0
    return COMING * min(turns, FORESEEN - 1) + (fights if phase == "soviet-combat" else COMING)


def worn(pos: Position) -> float:
    """Romanian divisions that have lost steps, each by its share."""
    steps, roster = pos.state.steps, pos.game.roster
    some = bits(allies.divisions(pos, "romanian"))
    return sum([1 - steps[unit] / roster[unit].steps for unit in some])


def orders(pos: Position, weights: Weights) -> float:
    """What orders to hold spare the Axis where a city is threatened, less the divisions that they bind."""
    now = own(pos)
    if not now.holding:
        return 0.0
    strategic = book(pos).data.tables.strategic
    near = pos.game.map.grid.disc(occupied_hexes(pos, SOVIET), SIGHT)
    spared = sum(
        weights.order * weights.mood * strategic[h].unheld
        for h in bits(now.holding & near)
        if h in strategic and book(pos).satisfaction
    )
    tied = sum(weights.bound * unit_value(pos, unit) for unit in bits(bound_units(pos)))
    return spared - tied
