"""How well the Soviets stand, as one number: for bots that look a step ahead. Nothing legal hangs on it.

Counted in points of combat strength: victory points, who is left and in supply, how hard each stack is
pressed, who is stronger around each victory city, how far everybody is from where he is wanted, and who is in
command.
"""

from __future__ import annotations

from functools import lru_cache

from grognard.games.victory_lost.law import command, reinforcements, supply, victory
from grognard.games.victory_lost.law.book import Rulebook, book, schedule
from grognard.games.victory_lost.law.data import TURNS, Data
from grognard.games.victory_lost.law.names import (
    ACTIVE,
    AXIS,
    ISOLATED,
    SIDES,
    SOVIET,
    UNSUPPLIED,
    ChitSet,
    Own,
)
from grognard.games.victory_lost.law.zoc import line, lone_hq_hexes, occupied_hexes, zoc
from grognard.games.victory_lost.mind.army_strength import (
    ArmyStrength,
    Stack,
    army_strength,
    goals,
    strengths,
)
from grognard.games.victory_lost.mind.attack_forecast import attack_prospects, is_moving
from grognard.games.victory_lost.mind.command_value import command_radius, leadership_value
from grognard.games.victory_lost.mind.weights import PLAIN, PLANNED, Weights
from grognard.kernel.game import Judge
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.state import Position, board_fact, fact, side_fact
from grognard.rules.supply import joined_hexes
from grognard.rules.threats import hexes_within_strides

WON = 1000.0
STRIDES = 4  # hexes that the enemy may come on until he meets a zone
PICKED = 0.02  # for each point of strength that a chit would activate
KNOWN = 4096  # positions that are remembered
NEXT_TURN = 0.4  # what is to come with the next turn
WAITING = 12.0  # a reinforcement that is not placed
# hexes that an attacker comes from, and how much of what is so near is gathered against one stack
MARCH, MASSED = (STRIDES + 1, 0.5)
CALLED = 0.01  # for each point of strength that is activated
PLACING = tuple(f"{name}-reinforcement.reinforce" for name in SIDES)


def score(pos: Position, side: int) -> float:
    return side_score(pos, side, PLAIN)


def planner_score(planner: int) -> Judge:
    """As one judges who plans for a side."""
    weights = PLANNED[planner]
    return lambda pos, side: side_score(pos, side, weights)


def side_score(pos: Position, side: int, weights: Weights) -> float:
    """The Soviets' standing; the Axis's is its contrary. Of chits only one's own count."""
    value = standing(pos, weights)
    if weights.strike:
        value += attack_outlook(pos, weights)
    return (value if side == SOVIET else -value) + activation_value(pos, side)


def attack_outlook(pos: Position, weights: Weights) -> float:
    """What the attacks of those who are moving promise the Soviets."""
    side = next((side for side in (SOVIET, AXIS) if is_moving(pos, side)), None)
    if side is None:
        return 0.0
    stacks, city = army_strength(pos, 1 - side, weights).stacks, 2 * victory.CITY * weights.point

    def worth(h: int) -> float:
        return stacks[h].strength + stacks[h].prize

    value = weights.strike * attack_prospects(
        pos, side, worth, goals(pos, side), weights.storm * city, weights.driven
    )
    return value if side == SOVIET else -value


def standing(pos: Position, weights: Weights) -> float:
    """Every fifth position that a player looks at stands as one he has looked at not long before."""
    state = pos.state
    own: Own = state.own
    if state.result is not None:
        red, grey = victory.points(pos)
        return {SOVIET: WON, AXIS: -WON}.get(state.result.winner, 0.0) + red - grey
    late = waiting(pos, SOVIET), waiting(pos, AXIS)
    key = (
        state.where,
        state.steps,
        state.marks[UNSUPPLIED],
        state.marks[ISOLATED],
        own.control,
        own.fallen,
        state.turn,
        late,
    )
    known = value_cache(book(pos), weights)
    if key not in known:
        if len(known) >= KNOWN:
            known.clear()
        known[key] = balance(pos, weights)
    return known[key]


@lru_cache(maxsize=12)
def value_cache(_: Rulebook, weights: Weights) -> dict[tuple[object, ...], float]:
    """What positions were worth, by all that the worth hangs on."""
    return {}


def balance(pos: Position, weights: Weights) -> float:
    red, grey = victory.points(pos)
    soviet, axis = army_strength(pos, SOVIET, weights), army_strength(pos, AXIS, weights)
    return (
        weights.point * (red - grey)
        + army(pos, SOVIET, soviet, axis, weights)
        - army(pos, AXIS, axis, soviet, weights)
        + cities(pos, soviet, axis, weights)
        + (2 * victory.CITY * weights.point * weights.rails * rail_raid_value(pos) if weights.rails else 0.0)
    )


# -- armies


def as_in_the_game(pos: Position) -> int:
    """The turn, counted so that the last of a scenario is the last of the game."""
    return pos.state.turn + TURNS - book(pos).data.last_turn


def army(pos: Position, side: int, mine: ArmyStrength, theirs: ArmyStrength, weights: Weights) -> float:
    turn, stacks, troops = as_in_the_game(pos), mine.stacks, line(pos, side)
    fed = supply.supplied_hexes(pos, side)
    value = mine.march
    late = weights.late.get(turn, 0.0)
    for h in bits(troops & ~fed):
        value -= weights.cut_off * stacks[h].stake + late * stacks[h].prize
    doomed = weights.doomed.get(turn, 0.0)
    for h in bits(troops & fed & ~safe(pos, side, fed)):
        value -= weights.fragile * stacks[h].stake + doomed * stacks[h].prize
    starving = (pos.state.marks[UNSUPPLIED] | pos.state.marks[ISOLATED]) & book(pos).data.of_side[side]
    if starving:
        for h in bits(pos.hexes_of(starving) & troops):
            value -= weights.starving * stacks[h].stake
    value -= pressure(pos, side, stacks, theirs, weights.pressed)
    if weights.menaced[side]:
        value -= threat_cost(pos, side, stacks, theirs, weights.menaced[side])
    return value + command_cover(pos, side, weights) - WAITING * waiting(pos, side)


def safe(pos: Position, side: int, fed: HexSet) -> HexSet:
    """Of the hexes with a line of supply, those that keep one should the enemy come on through every gap."""
    data, coming = book(pos).data, enemy_reach(pos, side)
    shut = (coming | data.map.grid.adjacent(coming)) & ~occupied_hexes(pos, side)
    return joined_hexes(data.map.grid, supply.sources(pos, side), fed & ~shut, data.bridged_steps)


@board_fact()
def enemy_reach(pos: Position, side: int) -> HexSet:
    """Where a side's enemies stand, and could come to through its gaps."""
    data = book(pos).data
    return hexes_within_strides(
        data.map.grid, line(pos, 1 - side), ~zoc(pos, side), data.land & ~occupied_hexes(pos, side), STRIDES
    )


def waiting(pos: Position, side: int) -> int:
    """Reinforcements that could be placed, while their owner is about it."""
    if not pos.state.frames or pos.state.frames[0].step != PLACING[side]:
        return 0
    return reinforcements.due(pos, side).bit_count()


@lru_cache(maxsize=4)
def neighbours(data: Data) -> tuple[tuple[int, ...], ...]:
    grid = data.map.grid
    return tuple(
        tuple(bits(grid.adjacent(1 << h) & data.land)) if data.land >> h & 1 else () for h in range(grid.size)
    )


@lru_cache(maxsize=4)
def cover(data: Data) -> tuple[float, ...]:
    """How much better a hex makes its defender."""
    strong = data.map.terrain["rough"] | data.map.features["victory_city"]
    return tuple(1.3 if strong >> h & 1 else 1.0 for h in range(data.map.grid.size))


def pressure(pos: Position, side: int, mine: dict[int, Stack], foes: ArmyStrength, share: float) -> float:
    """What the enemies next to each stack might take from it."""
    data = book(pos).data
    ground, bearing = cover(data), foes.bearing
    lost = 0.0
    for h in bits(line(pos, side) & zoc(pos, 1 - side)):
        against = bearing.get(h)
        if against is None:
            against = bearing[h] = adjacent_strength(data, foes.stacks, h)
        strength, stake, _ = mine[h]
        odds = against / (strength * ground[h])
        if odds > 1.0:
            lost += share * stake * min(4.0, odds - 1.0)
    return lost


def threat_cost(pos: Position, side: int, mine: dict[int, Stack], foes: ArmyStrength, share: float) -> float:
    """What the enemies might take who are a march away and can come next to a stack: nobody stands before it.
    Cities are held.
    """
    data = book(pos).data
    grid, ground, looming = data.map.grid, cover(data), foes.looming
    lost = 0.0
    for h in bits(line(pos, side) & grid.adjacent(enemy_reach(pos, side)) & ~data.cities):
        against = looming.get(h)
        if against is None:
            against = looming[h] = sum(
                [one[0] for n, one in foes.stacks.items() if grid.distance(h, n) <= MARCH]
            )
        strength, stake, _ = mine[h]
        odds = MASSED * against / (strength * ground[h])
        if odds > 1.0:
            lost += share * stake * min(6.0, odds - 1.0)
    return lost


def adjacent_strength(data: Data, stacks: dict[int, Stack], h: int) -> float:
    against = 0.0
    for n in neighbours(data)[h]:
        if n in stacks:
            against += stacks[n][0]
    return against


def command_cover(pos: Position, side: int, weights: Weights) -> float:
    """Stacks in command, less HQs that stand alone where an enemy could come."""
    reach, alone = command_radius(pos, side), lone_hq_hexes(pos, side)
    exposed = (alone & danger(pos, 1 - side)).bit_count() if alone else 0
    value = weights.cover * (line(pos, side) & reach).bit_count() - weights.alone * exposed
    return value + leadership_value(pos, side, weights) if weights.led or weights.idle else value


@side_fact()
def danger(pos: Position, foe: int) -> HexSet:
    """Where an enemy could come at once."""
    zone = zoc(pos, foe)
    return zone | pos.game.map.grid.adjacent(zone)


# -- places


def cities(pos: Position, soviet: ArmyStrength, axis: ArmyStrength, weights: Weights) -> float:
    """By how much the Soviets are stronger around each city, and more as the end comes."""
    edge = [0.0] * book(pos).data.cities.bit_count()
    for n, weight in soviet.presence:
        edge[n] += weight
    for n, weight in axis.presence:
        edge[n] -= weight
    return (
        weights.city * sum([max(-15.0, min(30.0, one)) for one in edge]) * (1.0 + as_in_the_game(pos) / TURNS)
    )


def rail_raid_value(pos: Position) -> float:
    """How many more cities the Soviets may take by rail, far behind the front, than the
    Axis (AVL 11.1.1g).
    """
    rules, control, value = book(pos), pos.state.own.control, 0.0
    for side, theirs, sign in ((SOVIET, rules.data.cities & ~control, 1.0), (AXIS, control, -1.0)):
        soon = rail_arrival_weight(rules, side, pos.state.turn)
        if soon and theirs:
            value += sign * soon * (reinforcements.railhead(pos, side) & theirs).bit_count()
    return value


@lru_cache(maxsize=64)
def rail_arrival_weight(rules: Rulebook, side: int, turn: int) -> float:
    """How soon somebody may come by rail: this turn, the next, or later."""
    for later, share in enumerate((1.0, NEXT_TURN)):
        if schedule(rules).units_on(turn + later) & rules.data.of_side[side]:
            return share
    return 0.0


# -- chits


def activation_value(pos: Position, side: int) -> float:
    """What one's own chits and activated units promise."""
    own: Own = pos.state.own
    data = book(pos).data
    chosen = choosing(pos, own, side)
    value = PICKED * sum(hq_value(pos, data.chits[c].hq) for c in bits(chosen))
    if own.active == side:
        value += CALLED * force(pos, pos.state.marks[ACTIVE])
    return value


def choosing(pos: Position, own: Own, side: int) -> ChitSet:
    """One's own chits, where the question is which to take: for the game, or for a turn."""
    asked = pos.state.frames[0].step if pos.state.frames else ""
    if asked.endswith(".choose"):
        return own.five if side == SOVIET else 0
    if asked.endswith((".select", ".select_ahead")):
        return own.picked[side] | (own.ahead if side == SOVIET else 0)
    return 0


def force(pos: Position, units: int) -> float:
    worth, steps, where = strengths(book(pos).data), pos.state.steps, pos.state.where
    return sum([worth[u][steps[u]] for u in bits(units) if where[u] >= 0])


@fact
def hq_value(pos: Position, hq: int) -> float:
    """The strength in an HQ's radius; something for one that is to come, and for a Manstein, which may call
    the best.
    """
    if hq < 0:
        return max(
            (force(pos, command.units_commanded(pos, h)) for h in bits(command.present(pos, AXIS))),
            default=0.0,
        )
    return 8.0 + force(pos, command.units_commanded(pos, hq))
