"""What the attacks promise that a side could make from where it stands: the best first, no hex twice."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.data import Data
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
from grognard.games.victory_roads.mind.column_values import column_values
from grognard.games.victory_roads.mind.ground import Cover, adjacent_hexes, cover
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


class Field(NamedTuple):
    """All that attacks hang on: the stacks that may attack and those that may be attacked, and what bears on
    every one of them.
    """

    mine: Mapping[int, Stack]
    theirs: Mapping[int, Stack]
    starved: HexSet
    fled: HexSet
    spent: HexSet  # hexes that are not attacked again
    guns: Mapping[int, int]
    air: Mapping[int, int]
    ground: tuple[Cover, ...]


@board_fact(
    *("steps", "unsupplied", "retreated", "fought", "exploiting", "withdrawn", "captured", "attacked")
)
def field(pos: Position, side: int, who: str) -> Field:
    starved, fled = pos.state.marks[UNSUPPLIED], pos.state.marks[RETREATED]
    return Field(
        forces(pos, side, who),
        stacks(pos, 1 - side),
        starved and pos.hexes_of(starved),
        fled and pos.hexes_of(fled),
        own(pos).attacked if who != ALL else 0,
        *batteries(pos, side),
        cover(pos),
    )


def attack_on(on: Field, target: int, around: tuple[tuple[int, bool], ...]) -> Attack | None:
    """What could be brought against a hex from the hexes around it; nothing where nobody stands there."""
    over = dry = 0.0  # what comes over water, and over land
    origins = []
    for h, wet in around:
        stack = on.mine.get(h)
        if stack is not None and (strength := unsupplied_units(stack.attack, on.starved, h)):
            over, dry = (over + strength, dry) if wet else (over, dry + strength)
            origins.append(h)
    if not origins or on.spent >> target & 1:
        return None
    attack = dry + over if dry else over / 2
    defence = (
        FLED if on.fled >> target & 1 else unsupplied_units(on.theirs[target].defence, on.starved, target)
    )
    columns = on.air.get(target, 0) + (max([on.guns.get(h, 0) for h in origins]) if on.guns else 0)
    row, multiplier = on.ground[target]
    return Attack(target, attack, defence * multiplier, columns, row, tuple(origins))


def unsupplied_units(strength: float, starved: HexSet, h: int) -> float:
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


Rated = tuple[float, tuple[int, ...]]  # what an attack promises, and from where it is made


class AttackRatings(NamedTuple):
    """What the attacks of a side promised when they were last asked for."""

    on: Field
    places: Mapping[int, float]
    rated: dict[int, Rated]


@lru_cache(maxsize=32)
def last_ratings(data: Data, weights: Weights, side: int, who: str) -> list[AttackRatings]:
    """From one question to the next few stacks change: the others' attacks are not worked out again."""
    return []


def rated_attacks(
    pos: Position, side: int, places: Mapping[int, float], weights: Weights
) -> dict[int, Rated]:
    """The attacks of a side that promise something, by target."""
    data, who = book(pos).data, strikers(pos, side)
    on, kept = field(pos, side, who), last_ratings(data, weights, side, who)
    near = adjacent_hexes(data)
    if kept and kept[0].places is places and kept[0].on[2:] == on[2:]:
        old = kept[0].on
        here = changed_hexes(old.theirs, on.theirs)
        targets = {n for h in changed_hexes(old.mine, on.mine) for n, _ in near[h]}.union(here)
        rated = {target: one for target, one in kept[0].rated.items() if target not in targets}
    else:
        rated, targets = {}, set(on.theirs)
    for target in targets:
        attack = attack_on(on, target, near[target]) if target in on.theirs else None
        if attack is not None:
            value = attack_value(data, on, attack, side, places, weights)
            if value > 0:
                rated[target] = (value, attack.origins)
    kept[:] = [AttackRatings(on, places, rated)]
    return rated


def changed_hexes(old: Mapping[int, Stack], new: Mapping[int, Stack]) -> list[int]:
    """The hexes whose stacks are others."""
    if old is new:
        return []
    return [h for h in old.keys() | new.keys() if old.get(h) != new.get(h)]


def attack_value(
    data: Data, on: Field, attack: Attack, side: int, places: Mapping[int, float], weights: Weights
) -> float:
    """What one attack promises to whoever makes it."""
    known = column_values(data)[attack.row]
    column = min(ratio(attack.attack, attack.defence) + attack.columns, len(known) - 1)
    if column < 0:
        return 0.0
    promise, stand = known[column], on.theirs[attack.target]
    worth = steps = 0.0
    for h in attack.origins:
        worth, steps = worth + on.mine[h].worth, steps + on.mine[h].steps
    return (
        weights.life[1 - side] * min(promise.theirs, stand.steps) * stand.worth / stand.steps
        + weights.life[1 - side] * weights.driven * promise.back * stand.worth
        + weights.gain * promise.leaves * places.get(attack.target, 0.0)
        + weights.chance * promise.exploits
        - weights.life[side] * weights.blow * promise.mine * worth / steps
    )


def attack_prospects(pos: Position, side: int, places: Mapping[int, float], weights: Weights) -> float:
    """What a side may hope for, if each of its hexes attacks once."""
    total, used = 0.0, set[int]()
    for value, origins in sorted(rated_attacks(pos, side, places, weights).values(), reverse=True):
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
