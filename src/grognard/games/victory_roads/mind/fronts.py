"""What the theatres of the Soviets are worth: the troops in their radius, their modes, and which is first."""

from __future__ import annotations

from grognard.games.victory_roads.law import draws, theatres
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AXIS, NOBODY, SOVIET, own
from grognard.games.victory_roads.law.presence import held
from grognard.games.victory_roads.mind.army import stacks
from grognard.games.victory_roads.mind.weights import Weights
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position

NAMING = ("soviet-supports.secondary", "soviet-supports.grand")
CHOOSING = "soviet-supports.gift"
DRAWN = 8  # supports that a grand offensive brings, with the one that is chosen
SECOND = 0.5  # of what the priority theatre is worth, what the secondary one costs


def theatres_worth(pos: Position, weights: Weights) -> float:
    if not book(pos).theatres:
        return 0.0
    now, troops = own(pos), stacks(pos, SOVIET)
    covered, led = theatres.theatre_area(pos), theatres.offensive_area(pos)
    front = pos.game.map.grid.around(held(pos, AXIS))
    value = 0.0
    for h, one in troops.items():
        if covered >> h & 1:
            value += weights.covered * one.worth
            value += weights.led * one.worth if led & front and led >> h & 1 else 0.0
    value -= weights.remote * theatres.remote(pos).bit_count()
    value += offensive(pos, weights)
    for name, share in ((now.priority, 1.0), (now.secondary, -SECOND)):
        if name != NOBODY and pos.state.where[name] >= 0:
            value += share * weights.named * around(pos, name)
    return value


def offensive(pos: Position, weights: Weights) -> float:
    """A grand offensive that is declared, or can be next; and what it still has to draw."""
    step, declared = pos.state.frames[0].step, own(pos).grand != NOBODY
    if not declared and not (step in NAMING and draws.may_declare(pos)):
        return 0.0
    return weights.grand + (DRAWN * weights.hand if step in (*NAMING, CHOOSING) else 0.0)


def around(pos: Position, theatre: int) -> float:
    """The strength in the radius of a theatre that touches the enemy."""
    near = theatres.area(pos, theatre) & pos.game.map.grid.around(held(pos, AXIS))
    troops = stacks(pos, SOVIET)
    return sum(troops[h].attack for h in bits(near) if h in troops)
