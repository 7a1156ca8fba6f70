"""How well the Soviets stand, as one number: for bots that look a step ahead. Nothing legal hangs on it.

Counted in points of combat value: who is left and supplied, what is held, what the siege promises,
how far each unit is from where it is wanted, and how hard each stack is pressed. What the siege
promises is the levels that the throws still to come may take, by the chance that the ring closes
and holds: a hex of it that Germans hold counts the more the harder they are pressed.
"""

from __future__ import annotations

from functools import lru_cache

from grognard.games.velikiye_luki.law import festung, victory
from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.names import GERMAN, ISOLATED, SOVIET, UNSUPPLIED
from grognard.games.velikiye_luki.law.supply import edge, open_ways
from grognard.games.velikiye_luki.law.zoc import line, occupied_hexes, zoc
from grognard.games.velikiye_luki.mind.army_strength import BODY, MARCH, army_strength, ground
from grognard.games.velikiye_luki.mind.weights import PLAIN, PLANNED, Weights
from grognard.kernel.game import Game, Judge
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.state import Position, board_fact, fact
from grognard.rules import supply
from grognard.rules.schedule import due
from grognard.rules.threats import hexes_within_strides

WON = 1000.0
FALLEN = 200.0  # all of them before the last turn: the game is won when the turn ends
COVERED, EXPOSED = 0.97, 0.7  # a hex closed by a zone alone, with no Germans near and with some
LATCHED = 1.25  # an encirclement that holds this turn
ISOLATION, STARVING = 0.3, 0.55  # shares of a unit's value
WAITING = 0.6  # a unit beside the map that could come on
ALONE = 3.0  # an HQ or rockets that an enemy could reach
MASSED = 0.5  # how much of the enemies near is gathered against one stack
SPARE = 0.2  # a point of artillery or an air mission not yet spent
KEPT = 4096  # standings of a game, before all of them are forgotten

Seen = tuple[int | bool | tuple[int, ...], ...]


def score(pos: Position, side: int) -> float:
    return side_score(pos, side, PLAIN)


def planner_score(planner: int) -> Judge:
    """As one judges who plans for a side."""
    weights = PLANNED[planner]
    return lambda pos, side: side_score(pos, side, weights)


def side_score(pos: Position, side: int, weights: Weights) -> float:
    """The Soviets' standing; the Germans' is its contrary."""
    result, own = pos.state.result, pos.state.own
    if result is not None:
        value = {SOVIET: WON, GERMAN: -WON}.get(result.winner, 0.0) + victory.points(pos)
    else:
        value = cached_standing(pos, weights)
        value += SPARE * (own.guns[SOVIET] + own.air[SOVIET] - own.guns[GERMAN] - own.air[GERMAN])
    return value if side == SOVIET else -value


@lru_cache(maxsize=24)
def standings(game: Game, weights: Weights) -> dict[Seen, float]:
    return {}


def cached_standing(pos: Position, weights: Weights) -> float:
    """Worked out once for all that it looks at: many acts lead to the same places."""
    state, own = pos.state, pos.state.own
    hardship = state.marks[ISOLATED], state.marks[UNSUPPLIED]
    seen = (
        state.where,
        state.steps,
        hardship,
        state.turn,
        own.encircled,
        own.besieged,
        own.exits,
        next_to_attack(pos),
    )
    known = standings(pos.game, weights)
    value = known.get(seen)
    if value is None:
        if len(known) >= KEPT:
            known.clear()
        value = known[seen] = standing(pos, weights)
    return value


def standing(pos: Position, weights: Weights) -> float:
    lost, data = victory.levels_lost(pos), book(pos).data
    won = FALLEN if data.levels and lost == data.levels and pos.state.turn < data.last_turn else 0.0
    return (
        won
        + weights.point * (victory.points(pos) - lost)
        + weights.level * lost
        + siege(pos, weights)
        + army(pos, SOVIET, weights)
        - army(pos, GERMAN, weights)
    )


def next_to_attack(pos: Position) -> int:
    """The side whose combat phase is the next to begin: who is in one has had his attacks."""
    return (
        GERMAN
        if pos.state.frames[0].step.startswith(("soviet-combat", "german-supply", "german-movement"))
        else SOVIET
    )


def attack_weight(pos: Position, attacker: int, weights: Weights) -> float:
    return 1.0 if next_to_attack(pos) == attacker else weights.later


def army(pos: Position, side: int, weights: Weights) -> float:
    data, state = book(pos).data, pos.state
    fed = supplied_hexes(pos, side)
    value = -WAITING * waiting(pos, side) - pressure(pos, side, weights)
    if weights.menaced[side]:
        value -= weights.menaced[side] * threat_cost(pos, side, weights)
    for h, supplied, cut_off, crowded in army_strength(pos, side, weights).stands:
        value += supplied if fed >> h & 1 else cut_off
        value -= crowded
    values, steps, where = data.values, state.steps, state.where
    for mark, share in ((ISOLATED, ISOLATION), (UNSUPPLIED, STARVING)):
        for u in bits(state.marks[mark] & data.of_side[side] & data.combat):
            if where[u] >= 0:
                value -= share * (values[u][steps[u]] + BODY)
    return value


def waiting(pos: Position, side: int) -> int:
    """Units beside the map whose turn has come."""
    return due(pos, book(pos).data.reinforcements, side).bit_count()


# -- who is pressed


@fact
def odds_against(pos: Position, side: int, weights: Weights) -> dict[int, float]:
    """What the enemy next to a stack, and a hex farther, could bring against it, for each point of its own.

    Only of stacks that the enemy is in touch with.
    """
    cover, mine, foes = (
        ground(book(pos).data).cover,
        army_strength(pos, side, weights).values,
        army_strength(pos, 1 - side, weights),
    )
    return {
        h: foes.strength_against(h) / (max(1, mine[h]) * cover[h])
        for h in bits(line(pos, side) & zoc(pos, 1 - side))
    }


def pressure(pos: Position, side: int, weights: Weights) -> float:
    """What the enemy might take from each stack that he is in touch with."""
    mine, lost = army_strength(pos, side, weights).values, 0.0
    for h, odds in odds_against(pos, side, weights).items():
        if odds > 0.8:
            lost += weights.pressed * mine[h] * min(3.0, odds - 0.8)
    bare = occupied_hexes(pos, side) & ~line(pos, side)
    lost *= attack_weight(pos, 1 - side, weights)
    return lost + ALONE * (bare & zoc(pos, 1 - side)).bit_count()


def threat_cost(pos: Position, side: int, weights: Weights) -> float:
    """The loss a side has to fear from enemies who are a march away and can move next to its stacks."""
    cover, mine, foes = (
        ground(book(pos).data).cover,
        army_strength(pos, side, weights).values,
        army_strength(pos, 1 - side, weights),
    )
    lost = 0.0
    for h in bits(line(pos, side) & pos.game.map.grid.adjacent(enemy_reach(pos, side))):
        odds = MASSED * foes.strength_a_march_away(h) / (max(1, mine[h]) * cover[h])
        if odds > 1.0:
            lost += (mine[h] + BODY) * min(4.0, odds - 1.0)
    return lost


@board_fact("encircled")
def enemy_reach(pos: Position, side: int) -> HexSet:
    """Where a side's enemies stand, and could come to through its gaps."""
    grid = pos.game.map.grid
    return hexes_within_strides(
        grid, line(pos, 1 - side), ~zoc(pos, side), grid.board & ~occupied_hexes(pos, side), MARCH - 1
    )


# -- the siege


def siege(pos: Position, weights: Weights) -> float:
    """The levels that the throws still to come may take, by the chance that the ring is closed."""
    data = book(pos).data
    left = data.levels - victory.levels_lost(pos)
    own, turn = pos.state.own, pos.state.turn
    if not left:
        return 0.0
    throws = data.last_turn - turn + (own.encircled and not own.besieged)
    levels = min(float(left), throws * siege_levels(help_in_contact(pos)))
    value = weights.level * weights.hope * levels * closure(pos, weights)
    return value * LATCHED if own.encircled else value


@lru_cache(maxsize=16)
def siege_levels(plus: int) -> float:
    """The levels a throw takes: one for a six, two for more."""
    return sum([max(0, min(2, die + plus - 5)) for die in range(1, 7)]) / 6


def closure(pos: Position, weights: Weights) -> float:
    """How likely the ring closes and holds: one factor for each hex of it."""
    german, soviet = line(pos, GERMAN), line(pos, SOVIET)
    zone, pressed, endangered = (
        zoc(pos, SOVIET),
        odds_against(pos, GERMAN, weights),
        odds_against(pos, SOVIET, weights),
    )
    taken, lost = (
        weights.taken * attack_weight(pos, SOVIET, weights),
        weights.endangered * attack_weight(pos, GERMAN, weights),
    )
    value = 1.0
    for h, about in ground(book(pos).data).around_ring:
        if german >> h & 1:
            value *= weights.held_against + taken * chance(pressed.get(h, 0.0))
        elif soviet >> h & 1:
            value *= 1.0 - lost * chance(endangered.get(h, 0.0))
        elif zone >> h & 1:
            value *= EXPOSED if about & german else COVERED
        else:
            value *= weights.open_to
    return value


def chance(odds: float) -> float:
    """How likely a stack so pressed must leave its hex: never at even odds, nearly always at five to one."""
    return min(1.0, max(0.0, (odds - 1.0) / 4.0))


def help_in_contact(pos: Position) -> int:
    """The siege's modifier, as it would be for those who stand round the city now; less if they are not
    enough.
    """
    if not festung.is_strong_enough(pos):
        return -1 if not festung.contact(pos) else 0
    return festung.modifier(pos, False)


# -- supply


def supplied_hexes(pos: Position, side: int) -> HexSet:
    """The hexes in supply; who stands where no motor unit could is taken to be."""
    grid = pos.game.map.grid
    found = supply.joined_hexes(grid, edge(pos, side), open_ways(pos, side), grid.open)
    return found | ~book(pos).ground.open_to("motor")
