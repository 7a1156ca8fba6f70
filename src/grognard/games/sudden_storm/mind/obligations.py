"""What a side has to look after besides its front: factories that could fall, garrisons that are owed."""

from __future__ import annotations

from grognard.games.sudden_storm.law import garrisons, occupation
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.factories import PREPARED, PRODUCING
from grognard.games.sudden_storm.law.names import NOBODY, Factory, own
from grognard.games.sudden_storm.mind.places import endangered_hexes
from grognard.games.sudden_storm.mind.weights import Weights
from grognard.kernel.state import Position

# Shares of a factory's worth: near the enemy, about to leave, and at rest where nobody threatens it.
EXPOSED, LEAVING, IDLE = 0.4, 0.7, 0.9


def factories_value(pos: Position, weights: Weights) -> float:
    """What the Soviets' factories are worth to them: the less the sooner they could fall."""
    return weights.factory * sum(share(pos, one) for one in own(pos).factories)


def share(pos: Position, one: Factory) -> float:
    if one.hex == NOBODY:
        return 1.0
    if endangered_hexes(pos) >> one.hex & 1:
        return LEAVING if one.state == PREPARED else EXPOSED
    return 1.0 if one.state == PRODUCING else IDLE


def unguarded_cost(pos: Position, weights: Weights) -> float:
    """What it costs the Axis to leave the major cities that it has taken (32)."""
    data = book(pos).data
    if not data.scene.is_on("32"):
        return 0.0
    taken = occupation.occupied_cities(pos)
    bare = [city for city in data.great_cities if city & taken and not occupation.is_garrisoned(pos, city)]
    return weights.victory * weights.garrison * len(bare)


def garrison_debt_cost(pos: Position, weights: Weights) -> float:
    """What it costs the Soviets to leave their neutral borders (30H)."""
    due = garrisons.due(pos).values()
    return weights.point * sum(garrisons.points_short(pos, one, garrisons.members(pos, one)) for one in due)
