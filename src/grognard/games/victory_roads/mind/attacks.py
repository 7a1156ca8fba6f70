"""What the attacks promise that a side could make from where it stands: the best first, no hex twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import (
    EXPLOITING,
    FOUGHT,
    RETREATED,
    SIDES,
    SOVIET,
    UNSUPPLIED,
    WITHDRAWN,
    own,
)
from grognard.games.victory_roads.law.presence import side_units
from grognard.games.victory_roads.mind.army import Stack, stacks, stacks_of
from grognard.games.victory_roads.mind.ground import beside, cover
from grognard.games.victory_roads.mind.promise import promises
from grognard.games.victory_roads.mind.weights import Weights
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.state import Position, board_fact

FLED = 1.0  # the defence of a stack that has gone back in this phase
GUNS = ("artillery_3", "artillery_2", "katyusha")


class Attack(NamedTuple):
    """What could be brought against a hex, and from where."""

    target: int
    attack: float  # halved, where every hex lies across water
    defence: float  # on its ground
    columns: int  # of supports placed for it
    row: str  # of the ground
    origins: tuple[int, ...]


ALL, FRESH, MARKED = "all", "fresh", "marked"  # who may attack


def strikers(pos: Position, side: int) -> str:
    """Who of a side may still attack: in its combat phase whoever has not, in exploitation whoever is marked,
    and otherwise, in its next combat, everybody.
    """
    name = pos.state.frames[0].step.partition(".")[0]
    if not name.startswith(SIDES[side]):
        return ALL
    if "-exploitation" in name:
        return MARKED
    return FRESH if name.endswith("-combat") else ALL


@board_fact("steps", "fought", "exploiting", "withdrawn")
def forces(pos: Position, side: int, who: str) -> dict[int, Stack]:
    """The stacks that may attack."""
    if who == ALL:
        return stacks(pos, side)
    marks = pos.state.marks
    able = side_units(pos, side) & ~marks[FOUGHT] & ~marks[WITHDRAWN]
    return stacks_of(pos, able & marks[EXPLOITING] if who == MARKED else able)


@board_fact(
    *("steps", "unsupplied", "retreated", "fought", "exploiting", "withdrawn", "captured", "attacked")
)
def attacks(pos: Position, side: int, who: str) -> tuple[Attack, ...]:
    """One for each enemy hex beside a side's divisions."""
    mine, theirs = forces(pos, side, who), stacks(pos, 1 - side)
    spent = own(pos).attacked if who != ALL else 0
    near, ground = beside(book(pos).data), cover(pos)
    starved, fled = pos.state.marks[UNSUPPLIED], pos.state.marks[RETREATED]
    starved, fled = starved and pos.hexes_of(starved), fled and pos.hexes_of(fled)
    guns, air = batteries(pos, side)
    over: dict[int, float] = {}  # what comes over water, and over land
    dry: dict[int, float] = {}
    origins: dict[int, list[int]] = {}
    for h, stack in mine.items():
        strength = hungry(stack.attack, starved, h)
        if strength:
            for n, wet in near[h]:
                if n in theirs and not spent >> n & 1:
                    where = over if wet else dry
                    where[n] = where.get(n, 0.0) + strength
                    origins.setdefault(n, []).append(h)
    made = []
    for target, hexes in origins.items():
        attack = dry[target] + over.get(target, 0.0) if target in dry else over[target] / 2
        defence = FLED if fled >> target & 1 else hungry(theirs[target].defence, starved, target)
        columns = air.get(target, 0) + (max([guns.get(h, 0) for h in hexes]) if guns else 0)
        row, multiplier = ground[target]
        made.append(Attack(target, attack, defence * multiplier, columns, row, tuple(hexes)))
    return tuple(made)


def hungry(strength: float, starved: HexSet, h: int) -> float:
    return strength / 2 if starved >> h & 1 else strength


def batteries(pos: Position, side: int) -> tuple[dict[int, int], dict[int, int]]:
    """Columns of artillery by the hexes from where it serves, and of aircraft by target."""
    if side != SOVIET:
        return {}, {}
    data, grid = book(pos).data, pos.game.map.grid
    guns: dict[int, int] = {}
    for id in GUNS:
        support = data.support(id)
        for h in bits(pos.hexes_of(data.supports[id])):
            for n in bits(grid.disc(1 << h, support.range)):
                guns[n] = max(guns.get(n, 0), support.shift_attack)
    planes = data.support("aviation_s").shift_attack
    return guns, dict.fromkeys(bits(pos.hexes_of(data.supports["aviation_s"])), planes)


def hopes(pos: Position, side: int, places: Mapping[int, float], weights: Weights) -> float:
    """What a side may hope for, if each of its hexes attacks once."""
    who = strikers(pos, side)
    theirs, mine = stacks(pos, 1 - side), forces(pos, side, who)
    table = promises(book(pos).data)
    rated = []
    for target, attack, defence, columns, row, origins in attacks(pos, side, who):
        known = table[row]
        column = min(ratio(attack, defence) + columns, len(known) - 1)
        if column < 0:
            continue
        promise, stand = known[column], theirs[target]
        worth = steps = 0.0
        for h in origins:
            worth, steps = worth + mine[h].worth, steps + mine[h].steps
        value = (
            weights.life[1 - side] * min(promise.theirs, stand.steps) * stand.worth / stand.steps
            + weights.life[1 - side] * weights.driven * promise.back * stand.worth
            + weights.gain * promise.leaves * places.get(target, 0.0)
            + weights.chance * promise.exploits
            - weights.life[side] * weights.blow * promise.mine * worth / steps
        )
        if value > 0:
            rated.append((value, origins))
    rated.sort(reverse=True)
    total, used = 0.0, set[int]()
    for value, origins in rated:
        if used.isdisjoint(origins):
            total += value
        else:
            total += value * sum([h not in used for h in origins]) / len(origins)
        used.update(origins)
    return total


def ratio(attack: float, defence: float) -> int:
    """The number of a column, on the table or beyond it; rounded for the defender."""
    if attack >= defence:
        return int(attack // max(defence, 1.0))
    return 2 - int(-(-defence // max(attack, 0.5)))
