"""How well the Soviets stand, as one number: for bots that look a step ahead. Nothing legal hangs on it.

Counted in points of combat value: who is left and supplied, what is held, how far the ring round the
city is closed, how far each unit is from where it is wanted, and how hard each stack is pressed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.games.velikie_louki import festung, supply, victory
from grognard.games.velikie_louki.data import TURNS, Data
from grognard.games.velikie_louki.rulebook import book
from grognard.games.velikie_louki.stacking import counting, fits
from grognard.games.velikie_louki.state import GERMAN, ISOLATED, SOVIET, UNSUPPLIED
from grognard.games.velikie_louki.zoc import held, line, zoc
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.state import POOL, Position, fact

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
FARTHER = 0.35  # the weight of enemies two hexes away
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
    return float(value * (1.0 if pos.state.turn < TURNS else 0.3))


class Stack(NamedTuple):
    """What of a side stands in a hex."""

    value: int  # in defence
    worth: float  # to its side, supplied or not, near to where it is wanted or far
    many: int


@fact
def stacks(pos: Position, side: int) -> dict[int, Stack]:
    data, state = book(pos).data, pos.state
    values, where, steps = data.values, state.where, state.steps
    starving, isolated = state.marks[UNSUPPLIED], state.marks[ISOLATED]
    wanted, fed = distances(pos, side), supply.traced(pos, side)
    found: dict[int, Stack] = {}
    for u in data.fighting[side]:
        at = where[u]
        if at < 0:
            continue
        value, share = values[u][steps[u]], 1.0 - MARCH[side] * wanted[at]
        if not fed >> at & 1:
            share -= CUT_OFF
        if isolated >> u & 1:
            share -= ISOLATION
        if starving >> u & 1:
            share -= STARVING
        old = found.get(at, NOBODY)
        found[at] = Stack(old.value + value, old.worth + (value + 0.4) * share, old.many + 1)
    return found


NOBODY = Stack(0, 0.0, 0)


@fact
def army(pos: Position, side: int) -> float:
    mine = stacks(pos, side)
    value = sum(stack.worth for stack in mine.values()) - WAITING * waiting(pos, side)
    for h, stack in mine.items():
        if stack.many > 2 and not fits(pos, side, counting(pos, side, h)):
            value -= CROWD
    return value - pressure(pos, side)


def waiting(pos: Position, side: int) -> int:
    """Units beside the map whose turn has come."""
    where, turn = pos.state.where, pos.state.turn
    return sum(where[u] == POOL and due <= turn for u, due in book(pos).data.arrivals[side])


@fact
def pressure(pos: Position, side: int) -> float:
    """What the enemy next to each stack, and a hex farther, might take from it."""
    grid, data = pos.game.map.grid, book(pos).data
    foes, lost, danger = stacks(pos, 1 - side), 0.0, zoc(pos, 1 - side)
    for h, stack in stacks(pos, side).items():
        if danger >> h & 1:
            near, second = grid.ring_of_each(1 << h, 1), grid.ring_of_each(1 << h, 2)
            against = sum(foe.value if near >> f & 1 else FARTHER * foe.value for f, foe in foes.items() if (near | second) >> f & 1)
            odds = against / (max(1, stack.value) * cover(data, h))
            lost += PRESSED * stack.value * min(3.0, max(0.0, odds - 0.8))
    bare = held(pos, side) & ~line(pos, side)
    return lost + ALONE * (bare & danger).bit_count()


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
