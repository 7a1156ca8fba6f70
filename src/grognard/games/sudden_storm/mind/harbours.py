"""What ships are worth, and where a side wants them: ports whose troops have no supply, hexes that guns could
help in, ports about to fall.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import AXIS, GERMANY, PRIMARY, SOVIET, own
from grognard.games.sudden_storm.law.presence import land_units, occupied_hexes
from grognard.games.sudden_storm.law.sea import guns, ports
from grognard.games.sudden_storm.law.sea.zone import dangerous
from grognard.games.sudden_storm.law.sizes import size
from grognard.games.sudden_storm.mind.army import NOBODY, Stack, stacks, unit_value
from grognard.games.sudden_storm.mind.attacks import ALL, attacks
from grognard.games.sudden_storm.mind.column_values import column_value
from grognard.games.sudden_storm.mind.places import values
from grognard.kernel.hexes import HexSet, bits, holds
from grognard.kernel.state import Position, UnitSet, fact

HULL, GUN = 2.0, 0.5  # what a ship is worth: besides its guns, and for each point of them
AROUND = 2  # hexes from a port within which troops live on what is landed there
LOST = 0.6  # how likely an attack must drive a garrison out before it is taken off
RISK = 0.4  # and before ships leave its port
STRIDE = 4  # hexes that an enemy comes on through empty land
PORTLESS = 1.0  # what it costs to lie off a port that may fall
HIT = 0.45  # share of a ship that a voyage through mined waters costs
HALF = 2


# -- worth


@lru_cache(maxsize=4)
def ship_values(data: Data) -> tuple[tuple[int, float], ...]:
    """Every ship, with what it is worth to the Axis for each point of damage that it can still take."""
    found = ((ship, ship_full_value(data, ship) / data.roster[ship].steps) for ship in bits(data.ships))
    return tuple((ship, point if data.roster[ship].side == AXIS else -point) for ship, point in found)


def ship_full_value(data: Data, ship: int) -> float:
    return HULL + GUN * gunnery(data, ship)


def gunnery(data: Data, ship: int) -> int:
    return sum(guns.strengths(data, ship).values())


def ship_value(pos: Position, ship: int) -> float:
    data = book(pos).data
    return ship_full_value(data, ship) * pos.state.steps[ship] / data.roster[ship].steps


def fleet_value(pos: Position) -> float:
    """The Axis's ships less the Soviets', those in the German ports among them."""
    where, steps, value = pos.state.where, pos.state.steps, 0.0
    for ship, point in ship_values(book(pos).data):
        if where[ship] >= 0 or where[ship] == GERMANY:
            value += point * steps[ship]
    return value


# -- dangers


@fact
def risks(pos: Position, side: int) -> dict[int, float]:
    """Hexes of a side that could be attacked, with how likely it is driven out."""
    data = book(pos).data
    return {one.target: column_value(data, one.die, one.column).leaves for one in attacks(pos, 1 - side, ALL)}


@fact
def falling(pos: Position, side: int) -> HexSet:
    """Where a side's ships should not lie in port: attacks promise much there, or the enemy walks in."""
    bad = sum(1 << h for h, chance in risks(pos, side).items() if chance >= RISK)
    return bad | pos.game.map.grid.disc(occupied_hexes(pos, 1 - side), STRIDE) & ~occupied_hexes(pos, side)


def voyage_risk(pos: Position, ship: int, h: int) -> float:
    """What a voyage to a hex may cost."""
    side = pos.game.roster[ship].side
    return HIT * ship_value(pos, ship) if holds(dangerous(pos, side), h) else 0.0


# -- troops without supply


class Need(NamedTuple):
    """Troops at a port without supply: their RE beyond what is landed, their worth, and whether they are to
    be taken off.
    """

    port: int
    units: UnitSet
    re: int
    worth: float
    leave: bool


@fact
def needs(pos: Position, side: int) -> tuple[Need, ...]:
    data, grid = book(pos).data, pos.game.map.grid
    supplied = own(pos).supplied[side]
    fighters = land_units(pos, side) & ~data.trucks & ~data.intrinsic
    hungry = fighters & ~pos.units_in(supplied)
    found = []
    for h in bits(ports.ports(pos, side) & ~supplied) if hungry else ():
        near = hungry & pos.units_in(grid.disc(1 << h, AROUND))
        landed = sum(one.re for one in own(pos).landed if (one.hex, one.side) == (h, side))
        re = sum(size(pos, unit) for unit in bits(near)) - landed
        if near:
            worth = sum(unit_value(pos, unit) for unit in bits(near))
            found.append(Need(h, near, re, worth, is_given_up(pos, side, h)))
    return tuple(found)


def is_given_up(pos: Position, side: int, h: int) -> bool:
    """Is a port without supply not worth holding, or about to fall? Germans wait for their railway."""
    worth = any(holds(pos.game.map.grid.disc(1 << h, AROUND), place) for place in values(pos))
    return side == SOVIET and (not worth or risks(pos, side).get(h, 0.0) >= LOST)


# -- guns


def strength(pos: Position, ship: int, at: int, h: int) -> float:
    """What a ship lying in one hex fires into another."""
    data = book(pos).data
    far = pos.game.map.grid.distance(at, h)
    main, other = data.constant("naval.gun.primary"), data.constant("naval.gun.other")
    printed = guns.strengths(data, ship)
    return sum(s for gun, s in printed.items() if far <= (main if gun == PRIMARY else other)) / HALF


@fact
def threatened_stacks(pos: Position) -> dict[int, float]:
    """The Soviet stacks that the Axis could attack, each by what it may lose there."""
    mine = stacks(pos, SOVIET)
    return {h: chance * mine.get(h, NOBODY).worth for h, chance in risks(pos, SOVIET).items() if chance}


def cover_value(pos: Position, ship: int, at: int, h: int) -> float:
    """What the guns of a ship are good for in the defence of a hex, with those that fire for it already."""
    fire = strength(pos, ship, at, h)
    if not fire or h not in threatened_stacks(pos):
        return 0.0
    others = sum(
        strength(pos, one.ship, pos.state.where[one.ship], h) for one in own(pos).covers if one.target == h
    )
    return threatened_stacks(pos)[h] * share(fire, stacks(pos, SOVIET)[h], others)


def share(fire: float, stack: Stack, others: float = 0.0) -> float:
    """What part of a defence the guns would be."""
    return fire / max(1.0, stack.defence + others + fire)


def help_value(pos: Position, ship: int, at: int) -> float:
    """And in the attacks that the Soviets could make."""
    theirs, best = stacks(pos, AXIS), 0.0
    for one in attacks(pos, SOVIET, ALL):
        stack = theirs[one.target]
        best = max(best, strength(pos, ship, at, one.target) / max(1.0, stack.defence) * stack.worth * HELP)
    return best


HELP = 0.2  # of an enemy stack, where the guns are as strong as it is


def station_value(pos: Position, ship: int, at: int) -> float:
    """What a ship could do from a hex until its next move, less what could befall it there."""
    best = max((cover_value(pos, ship, at, h) for h in threatened_stacks(pos)), default=0.0)
    if holds(falling(pos, SOVIET) & ports.harbours_now(pos), at):
        best -= PORTLESS
    return best + help_value(pos, ship, at) - voyage_risk(pos, ship, at)
