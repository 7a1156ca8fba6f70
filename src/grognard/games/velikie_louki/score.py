"""How well the Soviets stand, as one number: for bots that look a step ahead. Nothing legal hangs on it.

Counted in points of combat value: who is left and supplied, what is held, how far the ring round the
city is closed, how far each unit is from where it is wanted, and how hard each stack is pressed.
"""

from __future__ import annotations

from functools import lru_cache

from grognard.games.velikie_louki import festung, supply, victory
from grognard.games.velikie_louki.data import TURNS, Data
from grognard.games.velikie_louki.reinforcements import all_due
from grognard.games.velikie_louki.rulebook import book
from grognard.games.velikie_louki.stacking import overfull
from grognard.games.velikie_louki.state import GERMAN, ISOLATED, SOVIET, UNSUPPLIED
from grognard.games.velikie_louki.zoc import held, line, zoc
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.state import Position, board_fact, fact

WON = 1000.0
POINT = 9.0  # a victory point
RING = 1.6  # a hex of the ring that is closed
CLOSED = 9.0  # the whole of it, with enough units in contact
LATCHED = 6.0  # an encirclement that holds this turn
HELP = 1.5  # each point of the siege's modifier
CUT_OFF, ISOLATION, STARVING = 0.25, 0.3, 0.55  # shares of a unit's value
WAITING = 0.6  # a unit beside the map that could come on
MARCH = (0.075, 0.06)  # for each point of value and hex from where it is wanted, Soviet and German
CROWD = 4.0  # a hex over the stacking limit
NEAR, FARTHER = 1.0, 0.35  # the weight of enemies one and two hexes away
PRESSED = 0.13  # the share of a stack lost for each step of odds against it
FAR = 12  # hexes; beyond it no place is farther
ALONE = 3.0  # an HQ or rockets that an enemy could reach


def score(pos: Position, side: int) -> float:
    """The Soviets' standing; the Germans' is its contrary."""
    result = pos.state.result
    if result is not None:
        value = {SOVIET: WON, GERMAN: -WON}.get(result.winner, 0.0) + victory.points(pos)
    else:
        value = POINT * victory.points(pos) + siege(pos) + army(pos, SOVIET) - army(pos, GERMAN)
    return value if side == SOVIET else -value


@fact
def siege(pos: Position) -> float:
    """The ring, hex by hex; the whole of it if the units in contact are enough."""
    if not festung.standing_festungs(pos):
        return 0.0
    ring = festung.ring(pos)
    shut = ring & (line(pos, SOVIET) | zoc(pos, SOVIET) & ~held(pos, GERMAN))
    value = RING * shut.bit_count() + LATCHED * pos.state.own.encircled
    if shut == ring and festung.strong_enough(pos):
        value += CLOSED + HELP * festung.modifier(pos, False)
    return value * (1.0 if pos.state.turn < TURNS else 0.3)


@board_fact
def army(pos: Position, side: int) -> float:
    data, state = book(pos).data, pos.state
    value = -CROWD * overfull(pos, side).bit_count() - WAITING * all_due(pos, side).bit_count()
    wanted, fed = distances(pos, side), supply.traced(pos, side)
    for u in bits(data.of_side[side] & data.combat):
        at = state.where[u]
        if at < 0:
            continue
        worth = float(supply.value(pos, u)) + 0.4
        share = 1.0 - MARCH[side] * wanted[at]
        share -= 0.0 if fed >> at & 1 else CUT_OFF
        share -= STARVING * (state.marks[UNSUPPLIED] >> u & 1) + ISOLATION * (state.marks[ISOLATED] >> u & 1)
        value += worth * share
    return value - pressure(pos, side)


@board_fact
def pressure(pos: Position, side: int) -> float:
    """What the enemy next to each stack, and a hex farther, might take from it."""
    grid, data = pos.game.map.grid, book(pos).data
    foes = strengths(pos, 1 - side)
    lost = 0.0
    for h, mine in strengths(pos, side).items():
        near = grid.around(1 << h)
        against = sum(NEAR * n for f, n in foes.items() if near >> f & 1)
        if against:
            second = grid.ring_of_each(1 << h, 2)
            against += sum(FARTHER * n for f, n in foes.items() if second >> f & 1)
            odds = against / (mine * cover(data, h))
            lost += PRESSED * mine * min(3.0, max(0.0, odds - 0.8))
    bare = held(pos, side) & ~line(pos, side)
    return lost + ALONE * (bare & zoc(pos, 1 - side)).bit_count()


@board_fact
def strengths(pos: Position, side: int) -> dict[int, int]:
    """The combat value in each hex of a side."""
    data, found = book(pos).data, dict[int, int]()
    for u in bits(data.of_side[side] & data.combat):
        at = pos.state.where[u]
        if at >= 0:
            found[at] = found.get(at, 0) + supply.defence_value(pos, u)
    return found


def cover(data: Data, h: int) -> float:
    """How much better a hex makes its defender."""
    map = data.map
    if map.features["city"] >> h & 1:
        return 1.7
    return 1.35 if (map.features["village"] | map.features["height"] | map.terrain["woods"] | map.terrain["marsh"]) >> h & 1 else 1.0


def distances(pos: Position, side: int) -> tuple[int, ...]:
    """How far each hex is from where a side wants its units: round the city, and at the places worth points."""
    areas = book(pos).data.map.areas
    goal = areas["victory_1"] | areas["victory_3"]
    if festung.standing_festungs(pos):
        goal |= festung.ring(pos)
    taken = held(pos, side)
    return spread(book(pos).data, goal & ~taken or goal)


@lru_cache(maxsize=4096)
def spread(data: Data, goal: HexSet) -> tuple[int, ...]:
    grid = data.map.grid
    found = [FAR] * grid.size
    seen, ring = 0, goal
    for n in range(FAR):
        for h in bits(ring):
            found[h] = n
        seen |= ring
        ring = grid.around(seen) & ~seen
    return tuple(found)
