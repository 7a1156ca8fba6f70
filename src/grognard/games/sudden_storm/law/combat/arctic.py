"""29.4 and 29.5. An attack in the Arctic costs a resource point that every attacker can reach by an overland
line.
"""

from __future__ import annotations

from typing import Any

from grognard.games.sudden_storm.law import supply
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.combat.forces import attacking_side
from grognard.games.sudden_storm.law.names import Battle, Stock, own
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, holds
from grognard.kernel.state import Position, UnitSet

POINTS = 1


@rule("SS 29.4")
def costs(pos: Position, target: int) -> bool:
    """The hex attacked decides, wherever the attackers stand (SS-P19)."""
    return book(pos).data.scene.on("29") and holds(book(pos).data.arctic, target)


def stocked(pos: Position, side: int) -> HexSet:
    """The hexes where a side has resource points."""
    found = 0
    for one in own(pos).stocks:
        if one.side == side:
            found |= 1 << one.hex
    return found


@rule("SS 29.4")
def in_reach(pos: Position, side: int, unit: int) -> HexSet:
    """The stocks from which an overland line alone leads to a unit."""
    here, found = pos.state.where[unit], 0
    for h in bits(stocked(pos, side)):
        found |= 1 << h if holds(supply.overland(pos, side, 1 << h, "overland"), here) else 0
    return found


@rule("SS 29.4")
def sources(pos: Position, battle: Battle) -> HexSet:
    """The hexes with a point that every attacker reaches just now."""
    side = attacking_side(pos, battle)
    found = stocked(pos, side)
    for unit in bits(battle.attackers):
        if found:
            found &= in_reach(pos, side, unit)
    return found


def unprovided(pos: Position, side: int, battle: Battle, some: UnitSet) -> UnitSet:
    """Of some units, those that reach no point at all, or none that the attackers reach."""
    if not costs(pos, battle.target):
        return 0
    points = sources(pos, battle) if battle.attackers else stocked(pos, side)
    return sum(1 << unit for unit in bits(some) if not in_reach(pos, side, unit) & points)


@rule("SS 29.4")
def paid(pos: Position, battle: Battle) -> dict[str, Any]:
    """The stocks when the point has been spent: one for an attack, whatever its size."""
    if not costs(pos, battle.target):
        return {}
    side, found = attacking_side(pos, battle), sources(pos, battle)
    stocks = list(own(pos).stocks)
    able = [one for one in stocks if one.side == side and holds(found, one.hex)]
    spent = max(able, key=lambda one: (one.carrier, one.points))
    stocks.remove(spent)
    left = spent._replace(points=spent.points - POINTS)
    return {"stocks": tuple(sorted([*stocks, *kept(left)]))}


def kept(stock: Stock) -> list[Stock]:
    return [stock] if stock.points > 0 else []
