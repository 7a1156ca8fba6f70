"""What the attacks promise that a side could make from where it stands: the best first, no hex twice."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.combat.armour import AECA, STEPS
from grognard.games.sudden_storm.law.combat.odds import column_of
from grognard.games.sudden_storm.law.crossings import steps
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import (
    AXIS,
    FED,
    FOUGHT,
    SIDES,
    STARVING,
    STRATEGIC,
    UNSUPPLIED,
    own,
)
from grognard.games.sudden_storm.law.presence import land_units
from grognard.games.sudden_storm.law.weather_areas import AreaWeather, area_weather, frozen_swamps
from grognard.games.sudden_storm.map_types import CITIES
from grognard.games.sudden_storm.mind.army import Stack, stacks
from grognard.games.sudden_storm.mind.column_values import HIGHEST, LOWEST, column_values
from grognard.games.sudden_storm.mind.outcome import at_stake
from grognard.games.sudden_storm.mind.weights import Weights
from grognard.kernel.hexes import HexSet, bits, unite_gates
from grognard.kernel.state import Position, board_fact

WET = 2  # what divides an attack over a river
SOVIET_RATE, AXIS_RATE = 0, 1  # of a scenario's losses
BARE = (0, True)  # ground that changes nothing


class Attack(NamedTuple):
    """What could be brought against a hex, and from where."""

    target: int
    column: int
    die: int
    origins: tuple[int, ...]


# -- ground, as a judge sees it


@lru_cache(maxsize=16)
def attackable_neighbours(data: Data, now: AreaWeather) -> tuple[tuple[tuple[int, bool], ...], ...]:
    """The hexes beside each that can be attacked from it, and whether a river lies between."""
    grid, way = data.map.grid, steps(data, now)
    water = unite_gates(data.map.sides["river"], data.map.sides["major_river"])
    return tuple(
        tuple((n, bool(wet >> n & 1)) for n in bits(grid.spread(1 << h, way) & data.land))
        for h in range(grid.size)
        for wet in [grid.spread(1 << h, water)]
    )


@lru_cache(maxsize=16)
def cover(data: Data, now: AreaWeather, forts: HexSet) -> dict[int, tuple[int, bool]]:
    """What the ground of a hex changes in the die, and whether tanks count there; where it does anything."""
    found: dict[int, tuple[int, bool]] = {}
    rows = data.tables.terrain
    swamps = frozen_swamps(data, now)
    laid = [(name, hexes & ~swamps) for name, hexes in data.map.terrain.items()]
    laid += [(name, data.map.features[name]) for name in (*CITIES, "fortress")]
    for name, hexes in (*laid, ("fort", forts & ~data.features("fortress"))):
        one = rows[name]
        for h in bits(hexes) if one.die or one.aeca is False else ():
            die, open_ = found.get(h, BARE)
            found[h] = die + one.die, open_ and one.aeca is not False
    return found


# -- who may attack

ALL, FRESH = "all", "fresh"
FIGHTERS = {"surprise-combat": AXIS} | {f"{name}-combat": side for side, name in enumerate(SIDES)}


def fighter(pos: Position) -> int | None:
    """The side whose phase of combat is under way."""
    name = pos.state.frames[0].step.partition(".")[0]
    return FIGHTERS.get(name)


def strikers(pos: Position, side: int) -> str:
    """Who of a side may still attack: in its combat phase whoever has not, otherwise everybody."""
    return FRESH if fighter(pos) == side else ALL


@board_fact("steps", "fought", "strategic")
def forces(pos: Position, side: int, who: str) -> dict[int, Stack]:
    """The stacks that may attack."""
    every = stacks(pos, side)
    marks = pos.state.marks
    spent = (marks[FOUGHT] | marks[STRATEGIC] if who == FRESH else marks[STRATEGIC]) & land_units(pos, side)
    if not spent:
        return every
    gone = pos.hexes_of(spent)
    return {h: one for h, one in every.items() if not gone >> h & 1}


@board_fact(
    *("steps", "fought", "strategic", "unsupplied", "starving", "fed", "attacked", "weather", "cold", "forts")
)
def attacks(pos: Position, side: int, who: str) -> tuple[Attack, ...]:
    """One for each enemy hex beside a side's units, on the table at least."""
    data, now = book(pos).data, area_weather(pos)
    mine, theirs = forces(pos, side, who), stacks(pos, 1 - side)
    spent = own(pos).attacked if who == FRESH else 0
    near, ground, marks = attackable_neighbours(data, now), cover(data, now, own(pos).forts), pos.state.marks
    hungry = (marks[UNSUPPLIED] | marks[STARVING]) & ~marks[FED]
    starved = pos.hexes_of(hungry) if hungry else 0
    weak = pos.hexes_of(marks[STARVING] & ~marks[FED]) if marks[STARVING] else 0
    brought: dict[int, list[float]] = {}  # attack, regimental equivalents, those of tanks
    origins: dict[int, list[int]] = {}
    for h, stack in mine.items():
        attack = stack.attack / 2 if starved and starved >> h & 1 else stack.attack
        for n, wet in near[h] if attack else ():
            if n in theirs and not (spent and spent >> n & 1):
                force = brought.get(n)
                if force is None:
                    force, origins[n] = brought.setdefault(n, [0.0, 0.0, 0.0]), []
                force[0] += attack / WET if wet else attack
                force[1] += stack.re
                force[2] += stack.tanks
                origins[n].append(h)
    made = []
    for target, (attack, re, armour) in brought.items():
        defence = theirs[target].defence / (1 + (weak >> target & 1 if weak else 0))
        column = column_for(data, int(attack * 2), max(1, int(defence * 2)))
        if column >= 0:
            die, open_ = ground.get(target, BARE)
            die += tanks(re, armour) if open_ and armour else 0
            made.append(Attack(target, column, die, tuple(origins[target])))
    return tuple(made)


@lru_cache(maxsize=1 << 16)
def column_for(data: Data, attack: int, defence: int) -> int:
    return column_of(data.tables.crt, attack, defence)


def tanks(re: float, armour: float) -> int:
    """What the armour of a force adds to its die, on open ground."""
    return next((die for (part, of), die in STEPS[AECA] if armour * of >= re * part), 0)


@lru_cache(maxsize=8)
def strength_prices(data: Data, weights: Weights, more: float = 0.0) -> tuple[float, float]:
    """What a point of strength lost costs each side in victory points, where a scenario counts them; each
    of them may be worth more than usual.
    """
    rates = data.scene.goals.losses
    if rates is None:
        return 0.0, 0.0
    point = weights.victory + more
    return point / rates[AXIS_RATE], point / rates[SOVIET_RATE]


def attack_prospects(
    pos: Position, side: int, who: str, places: Mapping[int, float], weights: Weights
) -> float:
    """What a side may hope for, if each of its hexes attacks once."""
    data = book(pos).data
    theirs, mine = stacks(pos, 1 - side), forces(pos, side, who)
    stake = 0.0 if data.scene.goals.campaign else at_stake(pos, weights)
    price, rated = strength_prices(data, weights, stake), []
    gain = weights.gain * (1.0 + stake / weights.victory)  # a place brings points as losses do
    mine_each, theirs_each = weights.life[side] + price[side], weights.life[1 - side] + price[1 - side]
    table = column_values(data)
    for target, column, die, origins in attacks(pos, side, who):
        chance, stand = table[min(max(die, LOWEST), HIGHEST)][column], theirs[target]
        worth = sum([mine[h].worth for h in origins])
        value = (
            (theirs_each * chance.theirs + weights.life[1 - side] * weights.driven * chance.leaves)
            * stand.worth
            + gain * chance.leaves * places.get(target, 0.0)
            - mine_each * weights.blow * chance.mine * min(worth, 2 * stand.worth + worth / 4)
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
