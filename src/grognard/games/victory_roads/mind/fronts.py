"""What the theatres of the Soviets are worth: the troops in their radius, their modes, and which is first."""

from __future__ import annotations

from grognard.games.victory_roads.law import draws, theatres
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AXIS, NOBODY, SOVIET, own
from grognard.games.victory_roads.law.presence import occupied_hexes
from grognard.games.victory_roads.mind.army import stacks
from grognard.games.victory_roads.mind.weights import Weights
from grognard.kernel.hexes import Grid, HexSet, bits
from grognard.kernel.state import Position

NAMING = ("soviet-supports.secondary", "soviet-supports.grand")
CHOOSING = "soviet-supports.gift"
DRAWN = 8  # supports that a grand offensive brings, with the one that is chosen
LAG = (5, 15)  # hexes to the nearest enemy from which a theatre lags, and beyond which it lags no more
FOLLOWS = 0.4  # of what it costs to lag, in movement mode
SECOND = 0.5  # of what the priority theatre is worth, what the secondary one costs


def theatres_value(pos: Position, weights: Weights) -> float:
    if not book(pos).theatres:
        return 0.0
    now, troops = own(pos), stacks(pos, SOVIET)
    covered, led = theatres.theatre_area(pos), theatres.offensive_area(pos)
    front = pos.game.map.grid.adjacent(occupied_hexes(pos, AXIS))
    value = 0.0
    for h, one in troops.items():
        if covered >> h & 1:
            value += weights.covered * one.worth
            value += weights.led * one.worth if led & front and led >> h & 1 else 0.0
    value -= weights.remote * theatres.remote(pos).bit_count()
    value -= lagging_cost(pos, weights)
    value += offensive(pos, weights)
    for name, share in ((now.priority, 1.0), (now.secondary, -SECOND)):
        if name != NOBODY and pos.state.where[name] >= 0:
            value += share * weights.named * strength_around(pos, name)
    return value


def lagging_cost(pos: Position, weights: Weights) -> float:
    """What theatres cost that the front has left behind; less where one may follow it next turn."""
    found, moving = 0.0, theatres.moving_theatres(pos)
    foes = occupied_hexes(pos, AXIS)
    for one in bits(theatres.theatres(pos)):
        lag = distance_behind(pos.game.map.grid, pos.state.where[one], foes)
        found += weights.behind * lag * (FOLLOWS if moving >> one & 1 else 1.0)
    return found


def distance_behind(grid: Grid, h: int, foes: HexSet) -> float:
    """How far behind a theatre is: nothing as long as its radius reaches well beyond the front."""
    near, far = LAG
    if theatres.disc(grid, h, near) & foes:
        return 0.0
    for steps in range(near + 1, far):
        if theatres.disc(grid, h, steps) & foes:
            return (steps - near) / (far - near)
    return 1.0


def offensive(pos: Position, weights: Weights) -> float:
    """A grand offensive that is declared, or can be next; and what it still has to draw."""
    step, declared = pos.state.frames[0].step, own(pos).grand != NOBODY
    if not declared and not (step in NAMING and draws.may_declare(pos)):
        return 0.0
    return weights.grand + (DRAWN * weights.hand if step in (*NAMING, CHOOSING) else 0.0)


def strength_around(pos: Position, theatre: int) -> float:
    """The strength in the radius of a theatre that touches the enemy."""
    near = theatres.area(pos, theatre) & pos.game.map.grid.adjacent(occupied_hexes(pos, AXIS))
    troops = stacks(pos, SOVIET)
    return sum(troops[h].attack for h in bits(near) if h in troops)
