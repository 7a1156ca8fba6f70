"""How well White stands, as one number: for bots that look a step ahead. Nothing legal hangs on it.

Counted in points of strength: who is left, who holds what, how hard each stack is pressed by all
that the enemy could bring against it, how far White has still to go, and the line to the south.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from grognard.games.tsaritsyn.law.book import book
from grognard.games.tsaritsyn.law.control import NEEDED, clear_line_hexes, have_reds_collapsed
from grognard.games.tsaritsyn.law.data import Data
from grognard.games.tsaritsyn.law.names import RED, WHITE, Own
from grognard.games.tsaritsyn.law.stacking import excess
from grognard.games.tsaritsyn.mind.weights import PLAIN, PLANNED, Weights
from grognard.kernel.game import Judge
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.places import POOL
from grognard.kernel.state import Position, UnitSet, board_fact, side_fact

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
OPEN, AJAR = 0.6, 0.1  # the chance that an empty hex of it is taken, with enemies near and without
TOWN, COLLAPSE = 0.7, 5.0
EXITS = (0.0, 1.0, 2.5, 5.0, 14.0)  # so many cavalry units have left and count
UNJOINED = 9
FAR = 16
WAITING = 2.0  # any counter that waits beside the map
RIVER = 0.75
FINE = 8  # parts of a column in which pressure is counted
LAST = 8 * FINE - 1
FOOT, MOUNTED, COMBINED = 1, 2, 3
CROWD = 4.0  # a unit too many in a hex
FEAR = 0.15  # each Red unit that a tank can frighten


def score(pos: Position, side: int) -> float:
    return side_score(pos, side, PLAIN)


def planner_score(planner: int) -> Judge:
    """As one judges who plans for a side."""
    weights = PLANNED[planner]
    return lambda pos, side: side_score(pos, side, weights)


def side_score(pos: Position, side: int, weights: Weights) -> float:
    """White's standing; Red's is its contrary."""
    result = pos.state.result
    if result is not None:
        value = {WHITE: WON, RED: -WON}.get(result.winner, 0.0)
    else:
        white_next = not pos.state.frames[0].step.startswith(("white-c", "white-me", "red-r", "red-mo"))
        data = book(pos).data
        value = (
            ground(pos, weights)
            + forces(pos, (field(data, weights), white_next, pos.state.own.last & data.goal))
            - crowding_cost(pos)
        )
    return value if side == WHITE else -value


def crowding_cost(pos: Position) -> float:
    """The cost of overstacked hexes to the side that is moving: positive for White's, negative for Red's."""
    step = pos.state.frames[0].step
    if step.startswith("white-m"):
        return CROWD * excess(pos, WHITE)
    return -CROWD * excess(pos, RED) if step.startswith("red-m") else 0.0


def ground(pos: Position, weights: Weights) -> float:
    """Towns and Tsaritsyn, the cavalry that has left, and how far the free line to the south has come."""
    own: Own = pos.state.own
    data = book(pos).data
    value = weights.city[-1 - (data.goal & ~own.last).bit_count()]
    value += TOWN * (own.last & data.towns).bit_count() + EXITS[min(own.exits, NEEDED)]
    return value + COLLAPSE * have_reds_collapsed(pos) - weights.line * gap(pos)


def gap(pos: Position) -> int:
    """Hexes between Tsaritsyn and those joined to the south edge."""
    return gap_left_by(pos, RED)


@side_fact("flipped")
def gap_left_by(pos: Position, side: int) -> int:
    """Only Red bars the line: it is as long as Red lets it be."""
    joined = clear_line_hexes(pos)
    for away, disc in enumerate(field(book(pos).data, PLAIN).discs):
        if disc & joined:
            return away
    return UNJOINED


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

    weights: Weights
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
    discs: tuple[HexSet, ...]  # what lies so many hexes from Tsaritsyn, or nearer


@lru_cache(maxsize=24)
def field(data: Data, weights: Weights) -> Field:
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
        return sum(weights.held[name] for name, s in here.items() if s >> h & 1)

    return Field(
        weights=weights,
        counters=tuple(_counter(data, weights, u) for u in range(len(data.roster))),
        spans=(
            (data.roster.spans[0][0], data.roster.spans[2][1]),
            (data.roster.spans[3][0], data.roster.spans[5][1]),
        ),
        near=tuple(grid.disc(1 << h & grid.board, len(weights.press) - 1) for h in range(size)),
        press=shares(weights.press, RIVER),
        shell=shares(weights.shell, 1.0),
        times=tuple(
            1 + min(2, (rough >> h & 1) + (forts >> h & 1) + (data.tsaritsyn >> h & 1)) for h in range(size)
        ),
        held=tuple(at(h) for h in range(size)),
        away=_marches(data),
        losses=(_losses(data, weights, False), _losses(data, weights, True)),
        forts=forts,
        city=data.goal,
        discs=tuple(grid.disc(data.goal, away) for away in range(UNJOINED)),
    )


def _counter(data: Data, weights: Weights, unit: int) -> Counter:
    counter = data.roster[unit]
    kind = counter.kind
    gun, single = kind in ("artillery", "train", "gunboat"), kind in ("artillery", "train", "militia")
    defence = 1 if kind == "artillery" else counter.defence
    return Counter(
        worth=weights.present + (HQ if kind == "hq" else WORTH[kind] * counter.attack),
        press=0.0 if gun else counter.attack,
        shell=counter.attack if gun else 0.0,
        firm=0 if single else defence,
        bare=defence if single else 0,
        arms=FOOT
        if kind in ("infantry", "sailors")
        else MOUNTED
        if kind in ("cavalry", "tank", "train")
        else 0,
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


def _losses(data: Data, weights: Weights, fort: bool) -> tuple[float, ...]:
    """The share of a stack that an attack may be expected to cost, by odds."""
    columns = []
    for c in range(len(data.crt.columns)):
        faces = [data.crt.cell(die, c) for die in range(1, 7)]
        columns.append(sum(weights.outcome[f] for f in faces if not (fort and f == "DR")) / 6)
    by_odds = [-0.6, *columns[1:], columns[-1], columns[-1]]  # 0-1, 1-1, … 8-1
    found = []
    for part in range(LAST + 1):
        low, rest = divmod(part, FINE)
        sure = by_odds[low] + (by_odds[low + 1] - by_odds[low]) * rest / FINE
        # a hopeless attack is not made, yet nearer is better
        found.append(0.85 * max(sure, 0.0) + 0.015 * part / FINE)
    return tuple(found)


class Target(NamedTuple):
    """A stack as the enemy sees it."""

    hex: int
    near: HexSet  # what can bear on it
    prize: float  # what the enemy gains by its loss
    defence: int
    losses: tuple[float, ...]
    tank: bool


class Threat(NamedTuple):
    """What a stack brings to bear on others."""

    press: float
    shell: float
    arms: int  # FOOT, MOUNTED or both
    shy: int  # counters that fear tanks


class Stack(NamedTuple):
    """The counters of a side in one hex, added up."""

    target: Target
    threats: tuple[Threat, ...]
    standing: float  # what it is worth for itself


@lru_cache(maxsize=1 << 15)
def stack_at(known: Field, side: int, h: int, units: UnitSet) -> Stack:
    here = [known.counters[u] for u in bits(units)]
    worth, press, shell = sum(c.worth for c in here), sum(c.press for c in here), sum(c.shell for c in here)
    defence = sum(c.firm for c in here) * known.times[h] + sum(c.bare for c in here)
    prize = worth if side == WHITE else worth + known.held[h]
    return Stack(
        target=Target(
            h, known.near[h], prize, defence, known.losses[known.forts >> h & 1], any(c.tank for c in here)
        ),
        threats=_threats(
            side, Threat(press, shell, reduce(or_, (c.arms for c in here), 0), sum(c.shy for c in here))
        ),
        standing=_standing(known, side, h, worth, press + shell),
    )


def _threats(side: int, threat: Threat) -> tuple[Threat, ...]:
    """White's guns come after those they stand with, Red's with them: sums of fractions keep their order."""
    return (
        (threat._replace(shell=0.0), Threat(0.0, threat.shell, 0, 0))
        if side == WHITE and threat.shell
        else (threat,)
    )


def _standing(known: Field, side: int, h: int, worth: float, strength: float) -> float:
    """White is on the march; Red holds strong places, and does not stray far from Tsaritsyn."""
    if side == WHITE:
        return worth + known.weights.march * (FAR - known.away[h]) * strength
    return (
        worth
        + known.held[h]
        + known.weights.stay * (FAR - max(known.weights.loose, known.away[h])) * strength
    )


class ArmyStrength:
    """One side's stacks, what they are worth, and what they bring to bear on the hexes around them."""

    __slots__ = ("arms", "asked", "held", "known", "might", "shy", "targets", "threats", "value")

    def __init__(self, known: Field, side: int, places: tuple[int, ...]) -> None:
        here: dict[int, UnitSet] = {}
        unit = 1 << known.spans[side][0]
        for at in places:
            if at >= 0:
                here[at] = here.get(at, 0) | unit
            unit <<= 1
        stacks = [stack_at(known, side, h, units) for h, units in here.items()]
        self.known, self.held = known, hexset(here)
        self.targets = {stack.target.hex: stack.target for stack in stacks}
        self.threats = [(stack.target.hex, *threat) for stack in stacks for threat in stack.threats]
        if side == RED:
            self.threats.sort()
        self.value: float = -WAITING * places.count(POOL) + sum([stack.standing for stack in stacks])
        self.asked: HexSet = 0  # the hexes for which the following has been worked out
        self.might: dict[int, float] = {}
        self.arms: dict[int, int] = {}  # of the stacks beside a hex
        self.shy: dict[int, int] = {}

    def prepare_hexes(self, hexes: HexSet) -> None:
        """Work out what bears on these hexes, unless it is known: mostly only the other side has moved."""
        hexes &= ~self.asked
        if not hexes:
            return
        self.asked |= hexes
        might, beside, frightened, known = self.might, self.arms, self.shy, self.known
        for h, press, shell, arms, shy in self.threats:
            near = known.near[h] & hexes
            if near:
                shares, shells = known.press[h], known.shell[h]
                for g in bits(near):
                    share = shares[g]
                    told = share * press + shells[g] * shell if shell else share * press
                    might[g] = might[g] + told if g in might else told
                    if share >= RIVER:
                        beside[g] = beside[g] | arms if g in beside else arms
                        if shy:
                            frightened[g] = frightened.get(g, 0) + shy


lineup = lru_cache(maxsize=1 << 11)(ArmyStrength)


@board_fact()
def forces(pos: Position, terms: tuple[Field, bool, HexSet]) -> float:
    """What both sides have on the map, less what they are likely to lose to each other."""
    (known, white_next, taken), where = terms, pos.state.where
    city, later = known.weights.city, known.weights.later
    (first, end), (begin, last) = known.spans
    white, red = lineup(known, WHITE, where[first:end]), lineup(known, RED, where[begin:last])
    white.prepare_hexes(red.held)
    red.prepare_hexes(white.held)
    ours, theirs = (1.0, later) if white_next else (later, 1.0)
    many = len(city) - 1 - (known.city & ~taken).bit_count()
    next_, back = city[min(3, many + 1)] - city[many], city[many] - city[max(0, many - 1)]
    value = with_losses(white.value - red.value, white.targets.values(), red, -theirs, taken, back)
    value = with_losses(value, targets_pressed_by(white, red), white, ours, known.city & ~taken, next_)
    value += ours * next_ * open_hexes_value(known, known.city & ~taken & ~red.held, white)
    return value - theirs * back * open_hexes_value(known, taken & ~white.held, red)


def targets_pressed_by(white: ArmyStrength, red: ArmyStrength) -> list[Target]:
    """The Red stacks that White bears on, in White's order."""
    left, found = red.held, list[int]()
    for target in white.targets.values():
        near = target[1] & left
        if near:
            found += bits(near)
            left ^= near
    return [red.targets[h] for h in found]


def with_losses(
    value: float, targets: Iterable[Target], foe: ArmyStrength, weight: float, dear: HexSet, dearer: float
) -> float:
    """The value with what these stacks may be expected to lose to their foe, some hexes counting more."""
    might, arms, shy = foe.might, foe.arms, foe.shy
    for h, _, prize, defence, losses, tank in targets:
        here = might.get(h)
        if here is None:
            continue
        fear = FEAR * shy.get(h, 0) if tank else 0.0
        if here:
            lost = prize + dearer if dear >> h & 1 else prize
            part = int((here / defence + (arms.get(h) == COMBINED)) * FINE) if defence else LAST
            fear += weight * lost * losses[part if part < LAST else LAST]
        value += fear
    return value


def open_hexes_value(known: Field, empty: HexSet, foe: ArmyStrength) -> float:
    """How many of these hexes the enemy has only to walk into."""
    return sum(OPEN if known.near[h] & foe.held else AJAR for h in bits(empty)) if empty else 0.0
