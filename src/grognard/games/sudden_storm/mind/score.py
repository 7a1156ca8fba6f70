"""How well a side stands, as one number: for players that look a step ahead. Nothing legal hangs on it.

Counted in points of strength: who is left and in supply, the places that score, how far everybody is from
where he is wanted, what the attacks promise that both sides could make, gaps, and points that are kept.
"""

from __future__ import annotations

from functools import lru_cache

from grognard.games.sudden_storm.law import isolation, victory
from grognard.games.sudden_storm.law.book import Rulebook, book
from grognard.games.sudden_storm.law.names import AXIS, ISOLATED, SIDES, SOVIET, STARVING, UNSUPPLIED, own
from grognard.games.sudden_storm.law.pools import all_of
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.presence import land_units, occupied_hexes
from grognard.games.sudden_storm.law.tables import TWENTIETHS
from grognard.games.sudden_storm.mind import obligations
from grognard.games.sudden_storm.mind.army import count_overstacked, stacks, stacks_by_counter
from grognard.games.sudden_storm.mind.attacks import ALL, FRESH, attack_prospects, fighter, strength_prices
from grognard.games.sudden_storm.mind.harbours import fleet_value
from grognard.games.sudden_storm.mind.outcome import DEGREE, begun, nearness, outlook
from grognard.games.sudden_storm.mind.places import Aims, aims, ground, held_value, pull, rails, values
from grognard.games.sudden_storm.mind.weights import PLAIN, PLANNED, Weights
from grognard.kernel.game import Judge
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.state import Position, UnitSet, board_fact, fact
from grognard.rules.threats import hexes_within_strides

WON = 1000.0
KNOWN = 4096  # standings that are remembered
STRIDES = (4, 3)  # hexes that Axis and Soviets come on through gaps
AFTER_MOVES = ("combat", "exploitation")


def score(pos: Position, side: int) -> float:
    return side_score(pos, side, PLAIN)


def planner_score(planner: int) -> Judge:
    """As one judges who plans for a side."""
    weights = PLANNED[planner]
    return lambda pos, side: side_score(pos, side, weights)


def planner_from(planner: int, first: Position) -> Judge:
    """And as he judges what he does from a position on: what he takes goes on drawing everybody until he has
    done it, or whoever stands near would lose by every place that is taken.
    """
    weights, now = PLANNED[planner], aims(first)
    return lambda pos, side: side_score(pos, side, weights, now)


def side_score(pos: Position, side: int, weights: Weights, aimed: Aims | None = None) -> float:
    """The Axis's standing; the Soviets' is its contrary."""
    result = pos.state.result
    if result is not None:
        won = 0.0 if result.winner < 0 else WON if result.winner == side else -WON
        return won * DEGREE.get(result.how, 1.0)
    value = standing(pos, weights, aimed)
    return value if side == AXIS else -value


@lru_cache(maxsize=6)
def value_cache(_: Rulebook, weights: Weights, aimed: Aims | None) -> dict[tuple[object, ...], float]:
    """What positions were worth, by all that the worth hangs on."""
    return {}


def standing(pos: Position, weights: Weights, aimed: Aims | None) -> float:
    """Many acts lead to positions that stand alike."""
    state = pos.state
    key = (state.where, state.steps, state.marks, state.own, state.turn, state.frames[0].step)
    known = value_cache(book(pos), weights, aimed)
    if key not in known:
        if len(known) >= KNOWN:
            known.clear()
        known[key] = balance(pos, weights, aimed)
    return known[key]


def balance(pos: Position, weights: Weights, aimed: Aims | None) -> float:
    value = result_value(pos, weights) + assets_value(pos, weights) + scored_value(pos, weights)
    for side, sign in ((AXIS, 1.0), (SOVIET, -1.0)):
        value += sign * (army(pos, side, weights, aimed) + held_value(pos, side, weights))
        value += sign * attack_outlook(pos, side, weights)
        value += sign * weights.point * all_of(pos, side) / TWENTIETHS
        value -= sign * exposure_cost(pos, side, weights)
    return value


def attack_outlook(pos: Position, side: int, weights: Weights) -> float:
    """What a side's attacks to come are worth. While it fights they are worth what they will be after that,
    and those it can still make besides: so the last attack of a phase is not judged by other values than the
    first.
    """
    places, fights = values(pos, weights), fighter(pos) == side
    share = weights.strike if side == next_to_attack(pos) else weights.later
    value = share * attack_prospects(pos, side, ALL, places, weights)
    return value + weights.now * attack_prospects(pos, side, FRESH, places, weights) if fights else value


def next_to_attack(pos: Position) -> int:
    """The side whose combat comes first from here on: whoever moves, and after that the other."""
    name = pos.state.frames[0].step.partition(".")[0]
    side = SOVIET if name.startswith(SIDES[SOVIET]) else AXIS
    return 1 - side if name.endswith(AFTER_MOVES) else side


def result_value(pos: Position, weights: Weights) -> float:
    """What the result would be if the game ended about so, the more the nearer its end."""
    near = nearness(pos)
    return weights.verdict * near * outlook(pos, victory.total(pos) + begun(pos)) if near else 0.0


def scored_value(pos: Position, weights: Weights) -> float:
    """What has been scored so far: by events, and by the strength lost where a scenario counts it."""
    price, fallen = strength_prices(book(pos).data, weights), own(pos).fallen
    return weights.victory * own(pos).points + price[SOVIET] * fallen[SOVIET] - price[AXIS] * fallen[AXIS]


def assets_value(pos: Position, weights: Weights) -> float:
    """Factories that the Soviets still have, garrisons, forts beside the enemy, railways that serve the Axis,
    ships.
    """
    now = own(pos)
    value = weights.track * rails(pos) - obligations.factories_value(pos, weights)
    value += obligations.garrison_debt_cost(pos, weights) - obligations.unguarded_cost(pos, weights)
    if book(pos).data.scene.is_on("27"):
        value += weights.ship * fleet_value(pos)
    grid = pos.game.map.grid
    for side, sign in ((AXIS, 1.0), (SOVIET, -1.0)):
        if now.forts:
            front = grid.adjacent(occupied_hexes(pos, 1 - side)) & owned_hexes(pos, side)
            value += sign * weights.fort * (now.forts & front).bit_count()
    return value


# -- an army


def army(pos: Position, side: int, weights: Weights, aimed: Aims | None) -> float:
    """Everybody on the map by how near he is to where he is wanted, less want of supply and crowding."""
    field, share = pull(pos, side, aimed), weights.march[side]
    value = sum([one.worth * (1.0 + share * field[h]) for h, one in stacks(pos, side).items()])
    return weights.life[side] * (value - supply_cost(pos, side, weights))


def supply_cost(pos: Position, side: int, weights: Weights) -> float:
    marks, mine = pos.state.marks, land_units(pos, side)
    return (
        weights.unsupplied * total_value(pos, mine & marks[UNSUPPLIED])
        + weights.starving * total_value(pos, mine & marks[STARVING])
        + weights.isolated * total_value(pos, mine & marks[ISOLATED])
        + weights.cut_off * total_value(pos, mine & ~pos.units_in(connected_hexes(pos, side)))
        + weights.beyond * total_value(pos, mine & ~pos.units_in(own(pos).supplied[side]))
        + weights.crowded * count_overstacked(pos, side)
    )


@fact
def connected_hexes(pos: Position, side: int) -> HexSet:
    """Where a side is not cut off from what was in supply at the last check: supply itself takes too long."""
    return isolation.connected_hexes(pos, side, own(pos).supplied[side])


def total_value(pos: Position, units: UnitSet) -> float:
    known, steps = stacks_by_counter(book(pos).data), pos.state.steps
    return sum([known[u][steps[u]].worth for u in bits(units)]) if units else 0.0


# -- gaps


@board_fact()
def enemy_reach(pos: Position, side: int) -> HexSet:
    """Where a side's enemies could come to in one move, through its gaps."""
    data, foe = book(pos).data, 1 - side
    area = data.land & data.scene.area & ~occupied_hexes(pos, side)
    return hexes_within_strides(
        pos.game.map.grid, occupied_hexes(pos, foe), ~0, area, STRIDES[foe]
    ) & ~occupied_hexes(pos, foe)


def exposure_cost(pos: Position, side: int, weights: Weights) -> float:
    """Ground and places that enemies can walk into."""
    open_ = enemy_reach(pos, side) & ground(pos, side)
    places = values(pos, weights)
    lost = sum(places[h] for h in places if open_ >> h & 1)
    return weights.leak[side] * open_.bit_count() + weights.hold * lost
