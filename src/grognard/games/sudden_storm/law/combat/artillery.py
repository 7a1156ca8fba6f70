"""14B. Artillery in excess: beyond the other regimental equivalents of its hex it counts one point in all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.combat.forces import counted
from grognard.games.sudden_storm.law.names import Battle
from grognard.games.sudden_storm.law.sizes import size, total
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.state import Position, UnitSet

EXCESS = 1  # what all the artillery in excess of a hex is worth together
Value = Callable[[int], int]


class Park(NamedTuple):
    """The artillery of a hex of which too much takes part: so many equivalents of it are in excess."""

    hex: int
    units: UnitSet
    over: int


@rule("SS 14B.1", "SS 14B.2")
def parks(pos: Position, battle: Battle, attacking: bool) -> list[Park]:
    """Counted in each hex by itself, among those who take part (D7)."""
    artillery, some = book(pos).data.artillery, counted(pos, battle, attacking)
    found = []
    for h in bits(pos.hexes_of(some & artillery)):
        here = some & pos.at(h)
        guns = here & artillery
        over = total(pos, guns) - total(pos, here & ~guns)
        if over > 0:
            found.append(Park(h, guns, over))
    return found


def missing(pos: Position, park: Park, chosen: UnitSet) -> int:
    """The equivalents that have yet to be named as excess."""
    return park.over - total(pos, park.units & chosen)


def chosen_by(battle: Battle, attacking: bool) -> UnitSet:
    return battle.excess[0 if attacking else 1]


def named(pos: Position, battle: Battle, attacking: bool, park: Park) -> UnitSet:
    """What its owner has named as excess, as long as that is not too much."""
    found = park.units & chosen_by(battle, attacking)
    return found if missing(pos, park, found) >= 0 else 0


def settled(pos: Position, battle: Battle, attacking: bool, value: Value) -> UnitSet:
    """The artillery in excess: what its owner has named, and the weakest besides."""
    found = 0
    for park in parks(pos, battle, attacking):
        excess = named(pos, battle, attacking, park)
        for unit in sorted(bits(park.units & ~excess), key=value):
            if missing(pos, park, excess) > 0:
                excess |= 1 << unit
        found |= excess
    return found


def ways(pos: Position, park: Park) -> Iterator[UnitSet]:
    """The sets of artillery that its owner may name as excess: no more of it than he must."""
    guns = bits(park.units)
    for many in range(1, len(guns) + 1):
        for some in combinations(guns, many):
            if spare(pos, park, some):
                yield unitset(some)


def spare(pos: Position, park: Park, some: tuple[int, ...]) -> bool:
    """Are these enough, and each of them needed?"""
    left = missing(pos, park, unitset(some))
    return left <= 0 and all(left + size(pos, unit) > 0 for unit in some)
