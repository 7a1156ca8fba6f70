"""How well White stands, as one number: for bots that look a step ahead. Nothing legal hangs on it.

Counted in points of strength: who is left, who holds what, how hard each stack is pressed by all
that the enemy could bring against it, how far White has still to go, and the line to the south.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from grognard.games.tsaritsyn.control import NEEDED, collapsed, free_south
from grognard.games.tsaritsyn.data import Data
from grognard.games.tsaritsyn.rulebook import book
from grognard.games.tsaritsyn.state import RED, WHITE, Own
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.state import POOL, Position, UnitSet, board_fact

WON = 1000.0
WORTH = {  # for each point of strength
    "infantry": 1.0,
    "cavalry": 1.15,
    "sailors": 1.1,
    "artillery": 1.0,
    "tank": 1.2,
    "train": 0.8,
    "gunboat": 0.7,
    "militia": 0.8,
    "hq": 0.0,
}
HQ = 2.5
PRESENT = 0.6  # any counter on the map
CITY = (0.0, 7.0, 16.0, 46.0)  # so many hexes of Tsaritsyn were last White's; a scenario of fewer hexes counts from the end
OPEN, AJAR = 0.6, 0.1  # the chance that an empty hex of it is taken, with enemies near and without
TOWN, COLLAPSE = 0.7, 5.0
EXITS = (0.0, 1.0, 2.5, 5.0, 14.0)  # so many cavalry units have left and count
LINE = 0.6  # each hex between Tsaritsyn and what is joined to the south
FAR = 16
MARCH = 0.045  # each point of White strength and point of movement that it is nearer to Tsaritsyn than FAR
STAY = 0.02  # the same for Red, who may as well stand a little way off
LOOSE = 4
WAITING = 2.0  # any counter that waits beside the map
HELD = {"tsaritsyn": 3.0, "fort": 0.8, "town": 0.5}  # what it is worth to Red to stand there
PRESS = (0.0, 1.0, 0.5, 0.35)  # the share of a unit's strength that tells so many hexes away
SHELL = (0.0, 1.0, 1.0, 0.5)  # the same for guns
RIVER = 0.75
OUTCOME = {"DE": 1.0, "EX": 0.45, "DR": 0.4, "AR": -0.12, "AE": -0.6}  # in shares of the stack attacked
LATER = 0.4  # the weight of attacks by the side whose turn is further off
FINE = 8  # parts of a column in which pressure is counted
LAST = 8 * FINE - 1
FOOT, MOUNTED, COMBINED = 1, 2, 3
FEAR = 0.15  # each Red unit that a tank can frighten


def score(pos: Position, side: int) -> float:
    """White's standing; Red's is its contrary."""
    result = pos.state.result
    if result is not None:
        value = {WHITE: WON, RED: -WON}.get(result.winner, 0.0)
    else:
        white_next = not pos.state.frames[0].step.startswith(("white-c", "white-me", "red-r", "red-mo"))
        value = ground(pos) + forces(pos, white_next, pos.state.own.last & book(pos).data.goal)
    return value if side == WHITE else -value


def ground(pos: Position) -> float:
    """Towns and Tsaritsyn, the cavalry that has left, and how far the free line to the south has come."""
    own: Own = pos.state.own
    data = book(pos).data
    value = CITY[-1 - (data.goal & ~own.last).bit_count()] + TOWN * (own.last & data.towns).bit_count() + EXITS[min(own.exits, NEEDED)]
    return value + COLLAPSE * collapsed(pos) - LINE * gap(pos)


@board_fact
def gap(pos: Position) -> int:
    """Hexes between Tsaritsyn and those joined to the south edge."""
    grid, near, joined = pos.game.map.grid, book(pos).data.goal, free_south(pos)
    for away in range(9):
        if near & joined:
            return away
        near |= grid.around(near)
    return 9


@dataclass(frozen=True)
class Counter:
    """What a counter brings to a stack."""

    worth: float
    press: float
    shell: float
    firm: int  # defence that terrain multiplies
    bare: int  # defence that it does not
    arms: int
    shy: bool  # fears tanks
    tank: bool


@dataclass(frozen=True, eq=False)
class Field:
    """What can be said of the map and the counters once for all."""

    counters: tuple[Counter, ...]
    spans: tuple[tuple[int, int], tuple[int, int]]
    near: tuple[HexSet, ...]  # the hexes that bear on each other
    press: tuple[tuple[float, ...], ...]  # from hex to hex, the share of a strength that tells
    shell: tuple[tuple[float, ...], ...]
    times: tuple[int, ...]
    held: tuple[float, ...]
    away: tuple[int, ...]  # points of movement to Tsaritsyn, FAR at most
    losses: tuple[tuple[float, ...], ...]  # by parts of a column: elsewhere, in a fort
    forts: HexSet
    city: HexSet


@lru_cache(maxsize=8)
def field(data: Data) -> Field:
    grid, size = data.map.grid, data.map.grid.size
    rivers, rough, forts = data.map.sides["river"], data.map.terrain["rough"], data.map.features["fort"]

    def shares(by_distance: tuple[float, ...], wet: float) -> tuple[tuple[float, ...], ...]:
        rows = [[0.0] * size for _ in range(size)]
        for a in bits(grid.board):
            across = grid.spread(1 << a, rivers)
            for b in bits(grid.disc(1 << a, len(by_distance) - 1)):
                rows[a][b] = by_distance[grid.distance(a, b)] * (wet if across >> b & 1 else 1.0)
        return tuple(map(tuple, rows))

    def at(h: int) -> float:
        here = {"tsaritsyn": data.goal, "fort": forts, "town": data.towns}
        return sum(HELD[name] for name, s in here.items() if s >> h & 1)

    return Field(
        counters=tuple(_counter(data, u) for u in range(len(data.roster))),
        spans=((data.roster.spans[0][0], data.roster.spans[2][1]), (data.roster.spans[3][0], data.roster.spans[5][1])),
        near=tuple(grid.disc(1 << h & grid.board, len(PRESS) - 1) for h in range(size)),
        press=shares(PRESS, RIVER),
        shell=shares(SHELL, 1.0),
        times=tuple(1 + min(2, (rough >> h & 1) + (forts >> h & 1) + (data.tsaritsyn >> h & 1)) for h in range(size)),
        held=tuple(at(h) for h in range(size)),
        away=_marches(data),
        losses=(_losses(data, False), _losses(data, True)),
        forts=forts,
        city=data.goal,
    )


def _counter(data: Data, unit: int) -> Counter:
    counter = data.roster[unit]
    kind = counter.kind
    gun, single = kind in ("artillery", "train", "gunboat"), kind in ("artillery", "train", "militia")
    defence = 1 if kind == "artillery" else counter.defence
    return Counter(
        worth=PRESENT + (HQ if kind == "hq" else WORTH[kind] * counter.attack),
        press=0.0 if gun else counter.attack,
        shell=counter.attack if gun else 0.0,
        firm=0 if single else defence,
        bare=defence if single else 0,
        arms=FOOT if kind in ("infantry", "sailors") else MOUNTED if kind in ("cavalry", "tank", "train") else 0,
        shy=kind in ("infantry", "militia") and counter.side == RED,
        tank=kind == "tank" and counter.side == WHITE,
    )


def _marches(data: Data) -> tuple[int, ...]:
    """Points of movement from each hex to the nearest hex of Tsaritsyn, were nobody in the way."""
    grid, entering = data.map.grid, [1] * data.map.grid.size
    for h in bits(data.map.terrain["rough"] | data.map.features["fort"]):
        entering[h] = 1 + (data.map.terrain["rough"] >> h & 1) + (data.map.features["fort"] >> h & 1)
    costs = [99] * grid.size
    todo = bits(data.goal)
    for h in todo:
        costs[h] = 0
    for h in todo:  # grows as it is read
        for _, n in grid.neighbours(h):
            if data.land >> n & 1 and costs[h] + entering[h] < costs[n]:
                costs[n] = costs[h] + entering[h]
                todo.append(n)
    return tuple(min(cost, FAR) for cost in costs)


def _losses(data: Data, fort: bool) -> tuple[float, ...]:
    """The share of a stack that an attack may be expected to cost it, by parts of a column from 0-1 to 8-1."""
    columns = []
    for c in range(len(data.crt.columns)):
        faces = [data.crt.cell(die, c) for die in range(1, 7)]
        columns.append(sum(OUTCOME[f] for f in faces if not (fort and f == "DR")) / 6)
    by_odds = [-0.6, *columns[1:], columns[-1], columns[-1]]  # 0-1, 1-1, … 8-1
    found = []
    for part in range(LAST + 1):
        low, rest = divmod(part, FINE)
        sure = by_odds[low] + (by_odds[low + 1] - by_odds[low]) * rest / FINE
        found.append(0.85 * max(sure, 0.0) + 0.015 * part / FINE)  # a hopeless attack is not made, yet nearer is better
    return tuple(found)


class Stack(NamedTuple):
    """The counters of a side in one hex, added up."""

    worth: float
    press: float
    shell: float
    firm: int
    bare: int
    arms: int  # FOOT, MOUNTED or both
    shy: int
    tank: bool


@lru_cache(maxsize=1 << 16)
def stack_of(known: Field, units: UnitSet) -> Stack:
    here = [known.counters[u] for u in bits(units)]
    return Stack(
        worth=sum(c.worth for c in here),
        press=sum(c.press for c in here),
        shell=sum(c.shell for c in here),
        firm=sum(c.firm for c in here),
        bare=sum(c.bare for c in here),
        arms=reduce(or_, (c.arms for c in here), 0),
        shy=sum(c.shy for c in here),
        tank=any(c.tank for c in here),
    )


class Lineup(NamedTuple):
    """One side's stacks by hex, and what they are worth for themselves."""

    stacks: dict[int, Stack]
    held: HexSet
    value: float


@lru_cache(maxsize=1 << 12)
def lineup(known: Field, side: int, places: tuple[int, ...]) -> Lineup:
    """Kept from one position to the next: mostly only one side has moved."""
    here: dict[int, UnitSet] = {}
    unit = 1 << known.spans[side][0]
    for at in places:
        if at >= 0:
            here[at] = here.get(at, 0) | unit
        unit <<= 1
    stacks = {h: stack_of(known, units) for h, units in here.items()}
    waiting = WAITING * places.count(POOL)
    return Lineup(stacks, hexset(stacks), -waiting + sum(_standing(known, side, h, stack) for h, stack in stacks.items()))


def _standing(known: Field, side: int, h: int, stack: Stack) -> float:
    """White is on the march; Red holds strong places, and does not stray far from Tsaritsyn."""
    strength = stack.press + stack.shell
    if side == WHITE:
        return stack.worth + MARCH * (FAR - known.away[h]) * strength
    return stack.worth + known.held[h] + STAY * (FAR - max(LOOSE, known.away[h])) * strength


@board_fact
def forces(pos: Position, white_next: bool, taken: HexSet) -> float:
    """What both sides have on the map, less what they are likely to lose to each other."""
    known, where = field(book(pos).data), pos.state.where
    white, red = (lineup(known, side, where[first:end]) for side, (first, end) in enumerate(known.spans))
    ours, theirs = (1.0, LATER) if white_next else (LATER, 1.0)
    many = len(CITY) - 1 - (known.city & ~taken).bit_count()
    next_, back = CITY[min(3, many + 1)] - CITY[many], CITY[many] - CITY[max(0, many - 1)]
    might, arms, value = dict[int, float](), dict[int, int](), white.value - red.value
    for h, stack in white.stacks.items():
        near = known.near[h] & red.held
        if near:
            here, foes, fear = 0.0, 0, 0
            shares, shells = known.press[h], known.shell[h]
            for g in bits(near):
                share, shell, foe = shares[g], shells[g], red.stacks[g]
                might[g] = might.get(g, 0.0) + share * stack.press + shell * stack.shell
                here += share * foe.press + shell * foe.shell
                if share >= RIVER:
                    arms[g] = arms.get(g, 0) | stack.arms
                    foes |= foe.arms
                    fear += foe.shy
            lost = stack.worth + (back if taken >> h & 1 else 0.0)
            value += FEAR * fear * stack.tank - theirs * lost * share_lost(known, h, stack, here, foes)
    for g, here in might.items():
        foe = red.stacks[g]
        lost = foe.worth + known.held[g] + (next_ if known.city >> g & ~taken >> g & 1 else 0.0)
        value += ours * lost * share_lost(known, g, foe, here, arms.get(g, 0))
    value += ours * next_ * open_to(known, known.city & ~taken & ~red.held, white)
    return value - theirs * back * open_to(known, taken & ~white.held, red)


def open_to(known: Field, empty: HexSet, foe: Lineup) -> float:
    """How many of these hexes the enemy has only to walk into."""
    return sum(OPEN if known.near[h] & foe.held else AJAR for h in bits(empty)) if empty else 0.0


def share_lost(known: Field, h: int, stack: Stack, might: float, arms: int) -> float:
    """The share of a stack that may be expected to be lost when so much bears on it."""
    if not might:
        return 0.0
    defence = stack.firm * known.times[h] + stack.bare
    part = int((might / defence + (arms == COMBINED)) * FINE) if defence else LAST
    return known.losses[known.forts >> h & 1][part if part < LAST else LAST]
