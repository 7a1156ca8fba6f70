"""14B. Artillery in excess: beyond the other regimental equivalents of its hex it counts one point in all.
Ships in support count as artillery (27B2).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.combat.forces import units_counted
from grognard.games.sudden_storm.law.names import Battle
from grognard.games.sudden_storm.law.sea.guns import supporting
from grognard.games.sudden_storm.law.sizes import total
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


@rule("SS 27B2.2")
def equivalents(pos: Position, some: UnitSet) -> int:
    """RE of artillery, of which each ship is one."""
    ships = some & book(pos).data.ships
    return total(pos, some & ~ships) + ships.bit_count()


def surplus(pos: Position, battle: Battle, attacking: bool, h: int) -> int:
    """RE of artillery in a hex beyond the others there, among units that take part."""
    here = units_counted(pos, battle, attacking) & pos.at(h)
    guns = here & book(pos).data.artillery
    return total(pos, guns) - total(pos, here & ~guns)


@rule("SS 27B2.2")
def ships_by_hex(pos: Position, battle: Battle, attacking: bool) -> dict[int, UnitSet]:
    """The hexes with which ships in support are counted: in defence that attacked, in an attack one of the
    attackers' for each ship (SS-P85): where there is most room for it, or else where there is none at all.
    """
    ships = [one.ship for one in supporting(pos, battle, attacking)]
    if not ships:
        return {}
    if not attacking:
        return {battle.target: sum(1 << ship for ship in ships)}
    over = {h: surplus(pos, battle, True, h) for h in bits(pos.hexes_of(battle.attackers))}
    found: dict[int, UnitSet] = {}
    for ship in ships:
        h = min(over, key=lambda one: over[one])
        if over[h] >= 0:
            h = max(over, key=lambda one: over[one])
        over[h] += 1
        found[h] = found.get(h, 0) | 1 << ship
    return found


@rule("SS 14B.1", "SS 14B.2", "SS 27B2.2")
def parks(pos: Position, battle: Battle, attacking: bool) -> list[Park]:
    """Counted in each hex by itself, among those who take part (D7)."""
    guns = units_counted(pos, battle, attacking) & book(pos).data.artillery
    ships = ships_by_hex(pos, battle, attacking)
    found = []
    for h in bits(pos.hexes_of(guns) | sum(1 << h for h in ships)):
        off_shore = ships.get(h, 0)
        over = surplus(pos, battle, attacking, h) + off_shore.bit_count()
        if over > 0:
            found.append(Park(h, guns & pos.at(h) | off_shore, over))
    return found


def park_hexes(pos: Position, battle: Battle, attacking: bool) -> dict[int, int]:
    """Artillery of which there is too much, and the hex with which each is counted."""
    return {unit: park.hex for park in parks(pos, battle, attacking) for unit in bits(park.units)}


def missing(pos: Position, park: Park, chosen: UnitSet) -> int:
    """The equivalents that have yet to be named as excess."""
    return park.over - equivalents(pos, park.units & chosen)


def chosen_excess(battle: Battle, attacking: bool) -> UnitSet:
    return battle.excess[0 if attacking else 1]


def valid_excess(pos: Position, battle: Battle, attacking: bool, park: Park) -> UnitSet:
    """What its owner has named as excess, as long as that is not too much."""
    found = park.units & chosen_excess(battle, attacking)
    return found if missing(pos, park, found) >= 0 else 0


def excess_artillery(pos: Position, battle: Battle, attacking: bool, value: Value) -> UnitSet:
    """The artillery in excess: what its owner has named, and the weakest besides."""
    found = 0
    for park in parks(pos, battle, attacking):
        excess = valid_excess(pos, battle, attacking, park)
        for unit in sorted(bits(park.units & ~excess), key=value):
            if missing(pos, park, excess) > 0:
                excess |= 1 << unit
        found |= excess
    return found


def excess_choices(pos: Position, park: Park) -> Iterator[UnitSet]:
    """The sets of artillery that its owner may name as excess: no more of it than he must."""
    guns = bits(park.units)
    for many in range(1, len(guns) + 1):
        for some in combinations(guns, many):
            if is_valid_excess(pos, park, some):
                yield unitset(some)


def is_valid_excess(pos: Position, park: Park, some: tuple[int, ...]) -> bool:
    """Are these enough, and each of them needed?"""
    left = missing(pos, park, unitset(some))
    return left <= 0 and all(left + equivalents(pos, 1 << unit) > 0 for unit in some)
