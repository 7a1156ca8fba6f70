"""How well a side stands, as one number: for players that look a step ahead. Nothing legal hangs on it.

Counted in points of strength: who is left and in supply, the places that the scenario and the Führer care
for, how far everybody is from where he is wanted, what the attacks promise that both sides could make, gaps,
theatres, and what each side has at its disposal. Of supports at hand one's own alone count.
"""

from __future__ import annotations

from functools import lru_cache

from grognard.games.victory_roads.law import victory
from grognard.games.victory_roads.law.book import Rulebook, book
from grognard.games.victory_roads.law.names import (
    AXIS,
    EXPLOITING,
    PLACE,
    SIDES,
    SOVIET,
    STAVKA,
    UNSUPPLIED,
    WAITING,
    own,
)
from grognard.games.victory_roads.law.presence import adjacent_hexes, occupied_hexes, side_units
from grognard.games.victory_roads.law.reserve import armoured_corps
from grognard.games.victory_roads.law.supply import supplied_units
from grognard.games.victory_roads.mind.army import price, stacks, stacks_by_counter, unit_value
from grognard.games.victory_roads.mind.attacks import attack_prospects
from grognard.games.victory_roads.mind.commanders import supports_value
from grognard.games.victory_roads.mind.fronts import theatres_value
from grognard.games.victory_roads.mind.fuhrer import fuhrer
from grognard.games.victory_roads.mind.places import (
    Aims,
    aims,
    ground,
    held_value,
    place_values,
    pull,
    value_in,
)
from grognard.games.victory_roads.mind.spearheads import spearheads
from grognard.games.victory_roads.mind.weights import PLAIN, PLANNED, Weights
from grognard.kernel.game import Judge
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.state import Position, board_fact
from grognard.rules.threats import hexes_within_strides

WON = 1000.0
KNOWN = 4096  # standings that are remembered
STRIDES = (4, 3)  # hexes that Soviets and Axis come on through gaps
FULL = 3  # divisions in a hex, but for bridgeheads
BACK, LATE = 2, 0.3  # turns before the end from which a unit in the Stavka box counts by that share
FEW = 3  # turns before the end from which the result is thought of
DEGREE = {"decisive": 1.0, "marginal": 0.5, "draw": 0.0}
# phases after which a side's combat of this turn is over
FOUGHT = ("exploitation-combat", "reinforcements")


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
    return lambda pos, side: side_score(in_its_phase(pos, first), side, weights, now)


def in_its_phase(pos: Position, first: Position) -> Position:
    """A phase of combat ends by itself with its last attack. What that comes to is judged as if the phase
    went on, like all attacks before it, and without the points and the want of supply that come next: an
    attack of one against ten was announced for their sake.
    """
    state, frames = pos.state, first.state.frames
    if state.result is not None or not is_fighting(first) or state.turn != first.state.turn:
        return pos
    if state.frames[0].step == frames[0].step:
        return pos
    then, marks = own(pos)._replace(points=own(first).points), list(state.marks)
    marks[UNSUPPLIED] = first.state.marks[UNSUPPLIED]
    if "exploitation" in frames[0].step:  # whoever has not exploited yet has lost nothing by that
        marks[EXPLOITING] |= first.state.marks[EXPLOITING]
    return Position(pos.game, state._replace(frames=frames[:1], own=then, marks=tuple(marks)), pos)


def side_score(pos: Position, side: int, weights: Weights, aimed: Aims | None = None) -> float:
    """The Soviets' standing; the Axis's is its contrary. Each counts its own hand."""
    result = pos.state.result
    if result is not None:
        won = 0.0 if result.winner < 0 else WON if result.winner == side else -WON
        return won * DEGREE.get(result.how.rpartition("-")[2], 1.0)
    value = standing(pos, weights, aimed)
    return (value if side == SOVIET else -value) + supports_value(pos, side, weights)


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
    first, places = next_to_attack(pos), place_values(pos, weights)
    value = result_value(pos, weights) + fuhrer(pos, weights) + theatres_value(pos, weights)
    value += spearheads(pos, weights)
    for side, sign in ((SOVIET, 1.0), (AXIS, -1.0)):
        value += sign * (army(pos, side, weights, aimed) + held_value(pos, side, weights))
        if side != first or not is_fighting(pos):
            share = weights.strike if side == first else weights.later
            value += sign * share * attack_prospects(pos, side, places, weights)
        value -= sign * exposure_cost(pos, side, weights)
    return value


def next_to_attack(pos: Position) -> int:
    """The side whose combat comes first from here on: while one moves or fights it is his, and after his
    exploitation the other's.
    """
    name = pos.state.frames[0].step.partition(".")[0]
    side = SOVIET if name.startswith(SIDES[SOVIET]) or name == "stavka" else AXIS
    return 1 - side if name.endswith(FOUGHT) else side


def is_fighting(pos: Position) -> bool:
    """Is a phase of combat under way? Then attacks are made and no longer hoped for: a hope given up would
    else be the price of every attack, and hopes run higher than what comes of them.
    """
    return pos.state.frames[0].step.partition(".")[0].endswith("combat")


def result_value(pos: Position, weights: Weights) -> float:
    """What the result would be if the game ended now, the more the nearer its end."""
    data = book(pos).data
    left = data.scenario.turns[1] - pos.state.turn
    if left >= FEW:
        return 0.0
    then = position_after_captures(pos)
    for goal in data.goals:
        if victory.is_met(then, goal):
            degree = DEGREE[goal.level] * (1.0 - left / FEW)
            return weights.verdict * degree * {SOVIET: 1.0, AXIS: -1.0}.get(goal.winner, 0.0)
    return 0.0


def position_after_captures(pos: Position) -> Position:
    """As it will be when the phase is over, and units have taken the hexes where they stand."""
    control = ground(pos, SOVIET)
    if control == own(pos).control:
        return pos
    return Position(pos.game, pos.state._replace(own=own(pos)._replace(control=control)), pos)


# -- an army


def army(pos: Position, side: int, weights: Weights, aimed: Aims | None) -> float:
    """Everybody on the map by how near he is to where he is wanted, less want of supply; and who may come."""
    field, share, troops = pull(pos, side, aimed), weights.march[side], stacks(pos, side)
    near = share * sum([field[h] * one.bulk for h, one in troops.items()])
    value = sum([one.worth for one in troops.values()]) + near + reserves(pos, side, weights)
    if side == SOVIET and book(pos).stavka:
        common = near / max(1.0, sum([one.bulk for one in troops.values()]))
        value += weights.reserve * (1.0 + common) * reserve_value(pos) + refitting(pos, weights)
    return weights.life[side] * (value - supply_cost(pos, side, weights))


def supply_cost(pos: Position, side: int, weights: Weights) -> float:
    data, state = book(pos).data, pos.state
    known, steps, mine = stacks_by_counter(data), state.steps, side_units(pos, side)
    starved = state.marks[UNSUPPLIED] & mine
    lost = weights.starving * sum([known[u][steps[u]].worth for u in bits(starved)])
    lost += weights.cut_off * sum([known[u][steps[u]].worth for u in bits(mine & ~supplied_units(pos, side))])
    lost += weights.crowded * sum(
        [one.units - FULL for one in stacks(pos, side).values() if one.units > FULL]
    )
    marked = state.marks[EXPLOITING] & mine
    return lost - weights.exploiting * sum([known[u][steps[u]].attack for u in bits(marked)])


def reserves(pos: Position, side: int, weights: Weights) -> float:
    """Units in the boxes from which they will still come."""
    boxes, mine = (WAITING[side], PLACE["next_turn"]), book(pos).data.of_side[side]
    return weights.waiting * sum(unit_value(pos, u) for box in boxes for u in bits(pos.at(box) & mine))


def reserve_value(pos: Position) -> float:
    """Units in the Stavka box, each as one that stands where the others stand on the average; hardly at all
    when there is no time left to call them back.
    """
    late = book(pos).data.scenario.turns[1] - pos.state.turn < BACK
    units = bits(pos.at(STAVKA) & book(pos).data.units)
    return (LATE if late else 1.0) * sum([unit_value(pos, u) for u in units])


def refitting(pos: Position, weights: Weights) -> float:
    """Worn armour that may enter the Stavka box in its next phase is half on its way to full strength."""
    data, state = book(pos).data, pos.state
    worn = [u for u in bits(armoured_corps(pos)) if 0 < state.steps[u] < data.roster[u].steps]
    if not worn or data.scenario.turns[1] - state.turn < FEW:
        return 0.0
    shelter = pos.hexes_of(data.of_side[SOVIET] & data.of_type["hq"]) & ~adjacent_hexes(pos, AXIS)
    found = 0.0
    for u in worn:
        if (h := state.where[u]) >= 0 and shelter >> h & 1:
            found += price(data, u, data.roster[u].steps) - price(data, u, state.steps[u])
    return weights.refit * found


# -- gaps


@board_fact()
def enemy_reach(pos: Position, side: int) -> HexSet:
    """Where a side's enemies could come to in one move, through its gaps."""
    data = book(pos).data
    foe = 1 - side
    return hexes_within_strides(
        pos.game.map.grid, occupied_hexes(pos, foe), ~0, data.area & ~occupied_hexes(pos, side), STRIDES[foe]
    ) & ~occupied_hexes(pos, foe)


def exposure_cost(pos: Position, side: int, weights: Weights) -> float:
    """Ground and places that enemies can walk into."""
    open_ = enemy_reach(pos, side) & ground(pos, side)
    return weights.leak[side] * open_.bit_count() + weights.hold * value_in(pos, open_, weights)
