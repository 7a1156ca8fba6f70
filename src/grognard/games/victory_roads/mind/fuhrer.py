"""What the Führer's tracks, orders to hold, allies and replacement points are worth to the Soviets."""

from __future__ import annotations

from grognard.games.victory_roads.law import allies
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.haltebefehl import bound
from grognard.games.victory_roads.law.names import SOVIET, own
from grognard.games.victory_roads.law.presence import held
from grognard.games.victory_roads.mind.army import worth_of
from grognard.games.victory_roads.mind.weights import Weights
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position

DIE = 6
AT_HAND, IN_POOL = 0.7, 0.4  # share of an ally, by where the support is that makes it change sides
PROSPECT = 0.3  # that it may come to it one day
SIGHT = 3  # hexes from a Soviet unit within which a city is threatened


def fuhrer(pos: Position, weights: Weights) -> float:
    now, rules = own(pos), book(pos)
    value = 0.0
    if rules.satisfaction:
        value -= weights.mood * now.mood
        value += weights.freedom * now.freedom + weights.dismissal * now.dismissals
        value += weights.objective * (len(rules.data.tables.objectives) - now.objectives) / 2
    for stance, before in ((now.romania, rules.data.scene.romania), (now.hungary, rules.data.scene.hungary)):
        value += weights.ally if stance != before else 0.0
    value += weights.ally * wavering(pos)
    soviet, *axis = now.points
    return value + weights.point * (soviet - sum(axis)) - orders(pos, weights)


def wavering(pos: Position) -> float:
    """How likely Romania is to change sides soon."""
    if own(pos).romania != "axis":
        return 0.0
    more = sum(allies.romanian_modifiers(pos).values())
    chance = min(1.0, max(PROSPECT, (allies.eliminated(pos) - 1 - more) / DIE))
    return chance * (AT_HAND if allies.offers(pos) else IN_POOL)


def orders(pos: Position, weights: Weights) -> float:
    """What orders to hold spare the Axis where a city is threatened, less the divisions that they bind."""
    now = own(pos)
    if not now.holding:
        return 0.0
    strategic = book(pos).data.tables.strategic
    near = pos.game.map.grid.disc(held(pos, SOVIET), SIGHT)
    spared = sum(
        weights.order * weights.mood * strategic[h].unheld
        for h in bits(now.holding & near)
        if h in strategic and book(pos).satisfaction
    )
    tied = sum(weights.bound * worth_of(pos, unit) for unit in bits(bound(pos)))
    return spared - tied
