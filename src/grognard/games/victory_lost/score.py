"""How well the Soviets stand, as one number: for bots that look a step ahead. Nothing legal hangs on it.

Counted in points of combat strength: victory points, who is left and in supply, how hard each stack is pressed,
who is stronger around each victory city, how far everybody is from where he is wanted, and who is in command.
"""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from grognard.games.victory_lost import command, reinforcements, supply, victory
from grognard.games.victory_lost.data import TURNS, Data
from grognard.games.victory_lost.rulebook import Rulebook, book
from grognard.games.victory_lost.state import ACTIVE, AXIS, ISOLATED, SIDES, SOVIET, UNSUPPLIED, ChitSet, Own
from grognard.games.victory_lost.zoc import held, line, lone_hqs, zoc
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.state import Position, fact
from grognard.rules.distances import steps_to

WON = 1000.0
POINT = 4.0  # a victory point
CUT_OFF = 0.4  # share of a stack without a line of supply; more of one that has a marker already
STARVING = 0.25
LATE = {TURNS - 1: 0.3, TURNS: 0.8}  # at the end who has no line counts as lost (AVL 14.0.1f)
FRAGILE = 0.1  # share of a stack whose line the enemy could cut
DOOMED = {TURNS - 3: 0.2, TURNS - 2: 0.35, TURNS - 1: 0.6, TURNS: 0.8}  # and of its points, as the end comes
STRIDES = 4  # hexes that the enemy may come on until he meets a zone
PRESSED = 0.16  # share of a stack lost for each step of odds against it
STAKE = 0.35  # the part of its points that a unit in danger has at stake
MARCH = (0.022, 0.018)  # for each point of strength and hex from where it is wanted, Soviet and Axis
FAR = 30  # hexes; beyond it no place is farther
CITY = 0.12  # for each point by which one side is stronger around a city
NEAR = 5  # hexes that count as around
COVER = 0.35  # a stack in somebody's radius
ALONE = 4.0  # an HQ that an enemy could overrun
PICKED = 0.02  # for each point of strength that a chit would activate
WAITING = 12.0  # a reinforcement that is not placed
CALLED = 0.01  # for each point of strength that is activated


def score(pos: Position, side: int) -> float:
    """The Soviets' standing; the Axis's is its contrary. Of chits only one's own count."""
    red, grey = victory.points(pos)
    result = pos.state.result
    if result is not None:
        value = {SOVIET: WON, AXIS: -WON}.get(result.winner, 0.0) + red - grey
    else:
        value = POINT * (red - grey) + army(pos, SOVIET) - army(pos, AXIS) + cities(pos)
    return (value if side == SOVIET else -value) + called(pos, side)


# -- armies


@lru_cache(maxsize=4)
def strengths(data: Data) -> tuple[tuple[float, ...], ...]:
    """What each unit is worth with so many steps left."""
    return tuple(
        (0.0, *reversed([(a + d) / 2 + 0.5 for a, d in zip(u.more.attack, u.more.defence, strict=True)])) if u.kind != "hq" else (0.0, 0.0)
        for u in data.roster.units
    )


class Stacks(NamedTuple):
    """The strength in each hex of a side; what it stands to lose there, strength and points for the enemy; and the points alone."""

    strength: dict[int, float]
    stake: dict[int, float]
    prize: dict[int, float]


def stacks(pos: Position, side: int) -> Stacks:
    first, end = pos.game.roster.side_spans[side]
    return gathered(book(pos), side, pos.state.where[first:end], pos.state.steps[first:end])


@lru_cache(maxsize=2048)
def gathered(rules: Rulebook, side: int, where: tuple[int, ...], steps: tuple[int, ...]) -> Stacks:
    """Kept by who stands where: of two sides mostly one alone has moved."""
    worth, points, first = strengths(rules.data), stakes(rules), rules.data.roster.side_spans[side][0]
    strength, stake, prize = dict[int, float](), dict[int, float](), dict[int, float]()
    for u, (at, left) in enumerate(zip(where, steps, strict=True), first):
        if at >= 0 and worth[u][left]:
            strength[at] = strength.get(at, 0.0) + worth[u][left]
            stake[at] = stake.get(at, 0.0) + worth[u][left] + STAKE * points[u]
            prize[at] = prize.get(at, 0.0) + points[u]
    return Stacks(strength, stake, prize)


@lru_cache(maxsize=16)
def stakes(rules: Rulebook) -> tuple[float, ...]:
    """What the enemy would have of each unit."""
    return tuple(POINT * victory.price(rules, u) for u in range(len(rules.data.roster)))


def as_in_the_game(pos: Position) -> int:
    """The turn, counted so that the last of a scenario is the last of the game."""
    return pos.state.turn + TURNS - book(pos).data.last_turn


@fact
def army(pos: Position, side: int) -> float:
    strength, stake, prize = stacks(pos, side)
    late = LATE.get(as_in_the_game(pos), 0.0)
    wanted = distances(book(pos).data, goals(pos, side))
    far = MARCH[side]
    value = sum([worth * (1.0 - far * wanted[h]) for h, worth in strength.items()])
    for h in bits(line(pos, side) & ~supply.traced(pos, side)):
        value -= CUT_OFF * stake[h] + late * prize[h]
    doomed = DOOMED.get(as_in_the_game(pos), 0.0)
    for h in bits(line(pos, side) & fragile(pos, side)):
        value -= FRAGILE * stake[h] + doomed * prize[h]
    starving = (pos.state.marks[UNSUPPLIED] | pos.state.marks[ISOLATED]) & book(pos).data.of_side[side]
    for h in bits(pos.hexes_of(starving) & line(pos, side)):
        value -= STARVING * stake[h]
    return value - pressure(pos, side) + staffs(pos, side) - WAITING * waiting(pos, side)


@fact
def fragile(pos: Position, side: int) -> HexSet:
    """Hexes with a line of supply now, and with none should the enemy come on through every gap."""
    data, foe = book(pos).data, 1 - side
    around, mine, zone = data.map.grid.around, held(pos, side), zoc(pos, side)
    coming = line(pos, foe)
    for _ in range(STRIDES):
        coming |= around(coming & ~zone) & data.land & ~mine
    shut = (coming | around(coming)) & ~mine
    ways = supply.open_ways(pos, side) & ~shut
    return supply.traced(pos, side) & ~supply.joined(data, supply.sources(pos, side), ways)


def waiting(pos: Position, side: int) -> int:
    """Reinforcements that could be placed, while their owner is about it."""
    if not pos.state.frames or pos.state.frames[0].step != f"{SIDES[side]}-reinforcement.reinforce":
        return 0
    return reinforcements.due(pos, side).bit_count()


@lru_cache(maxsize=4)
def neighbours(data: Data) -> tuple[tuple[int, ...], ...]:
    grid = data.map.grid
    return tuple(tuple(bits(grid.around(1 << h) & data.land)) if data.land >> h & 1 else () for h in range(grid.size))


@lru_cache(maxsize=4)
def cover(data: Data) -> tuple[float, ...]:
    """How much better a hex makes its defender."""
    strong = data.map.terrain["rough"] | data.map.features["victory_city"]
    return tuple(1.3 if strong >> h & 1 else 1.0 for h in range(data.map.grid.size))


@fact
def pressure(pos: Position, side: int) -> float:
    """What the enemies next to each stack might take from it."""
    data = book(pos).data
    mine, stake, _ = stacks(pos, side)
    foes, beside, ground = stacks(pos, 1 - side).strength, neighbours(data), cover(data)
    lost = 0.0
    for h in bits(line(pos, side) & zoc(pos, 1 - side)):
        against = 0.0
        for n in beside[h]:
            if n in foes:
                against += foes[n]
        odds = against / (mine[h] * ground[h])
        if odds > 1.0:
            lost += PRESSED * stake[h] * min(4.0, odds - 1.0)
    return lost


@fact
def staffs(pos: Position, side: int) -> float:
    """Stacks in command, less HQs that stand alone where an enemy could come."""
    data, where = book(pos).data, pos.state.where
    reach = reduce(or_, [command.radius(data, where[hq], data.more(hq).radius) for hq in hqs_of(data)[side] if where[hq] >= 0], 0)
    grid = data.map.grid
    danger = zoc(pos, 1 - side)
    return COVER * (line(pos, side) & reach).bit_count() - ALONE * (lone_hqs(pos, side) & (danger | grid.around(danger))).bit_count()


@lru_cache(maxsize=4)
def hqs_of(data: Data) -> tuple[tuple[int, ...], tuple[int, ...]]:
    soviet, axis = (tuple(bits(mine & data.hqs)) for mine in data.of_side)
    return soviet, axis


# -- places


def goals(pos: Position, side: int) -> HexSet:
    """The cities that the other side holds; one's own if it holds none."""
    own: Own = pos.state.own
    data = book(pos).data
    theirs = data.cities & ~own.control if side == SOVIET else own.control
    return theirs or data.cities


@lru_cache(maxsize=64)
def distances(data: Data, goal: HexSet) -> tuple[int, ...]:
    return steps_to(data.map.grid, goal, data.land, FAR)


@lru_cache(maxsize=4)
def around(data: Data) -> dict[int, tuple[tuple[int, float], ...]]:
    """For each hex near a city, which city it is and how much a unit there weighs."""
    found: dict[int, tuple[tuple[int, float], ...]] = {}
    for n, city in enumerate(bits(data.cities)):
        away = distances(data, 1 << city)
        for h in range(data.map.grid.size):
            if away[h] <= NEAR:
                found[h] = (*found.get(h, ()), (n, 1.0 - away[h] / (NEAR + 1)))
    return found


@fact
def cities(pos: Position) -> float:
    """By how much the Soviets are stronger around each city, and more as the end comes."""
    data = book(pos).data
    places, balance = around(data), [0.0] * data.cities.bit_count()
    for side, way in ((SOVIET, 1.0), (AXIS, -1.0)):
        for h, worth in stacks(pos, side).strength.items():
            if h in places:
                for n, weight in places[h]:
                    balance[n] += way * weight * worth
    return CITY * sum(max(-15.0, min(30.0, one)) for one in balance) * (1.0 + as_in_the_game(pos) / TURNS)


# -- chits


def called(pos: Position, side: int) -> float:
    """What one's own chits and activated units promise."""
    own: Own = pos.state.own
    data = book(pos).data
    chosen = choosing(pos, own, side)
    value = PICKED * sum(promise(pos, data.chits[c].hq) for c in bits(chosen))
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
    return sum(worth[u][steps[u]] for u in bits(units) if where[u] >= 0)


@fact
def promise(pos: Position, hq: int) -> float:
    """The strength in an HQ's radius; something for one that is to come, and for a Manstein, which may call the best."""
    if hq < 0:
        return max((force(pos, command.commanded(pos, h)) for h in bits(command.present(pos, AXIS))), default=0.0)
    return 8.0 + force(pos, command.commanded(pos, hq))
