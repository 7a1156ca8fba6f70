"""9A. The odds of an attack, the die and what changes it; the odds of an overrun are reckoned alike."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.combat import winter
from grognard.games.sudden_storm.law.combat.armament import armour
from grognard.games.sudden_storm.law.combat.armour import AECA
from grognard.games.sudden_storm.law.combat.forces import are_trucks_alone, defenders
from grognard.games.sudden_storm.law.combat.ground import field_of, terrain_dice
from grognard.games.sudden_storm.law.combat.strength import items, strength, total
from grognard.games.sudden_storm.law.names import Battle
from grognard.kernel.cite import rule
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.tables import Item, OddsTable

HOPELESS = -1  # below the first column: no die is thrown
OVERRUN = "overrun"
CITES = {AECA: "SS 10C1", "aecd": "SS 10C2.1", "atec": "SS 10C3.2"}


class OddsCalculation(NamedTuple):
    """Both strengths in 48ths, line by line; the column, and what changes the die."""

    attack: int
    defence: int
    attackers: list[Item]
    defenders: list[Item]
    column: int
    dice: list[Item]

    @property
    def modifier(self) -> int:
        return sum(item.value for item in self.dice)


# -- columns


@lru_cache(8)
def ratios(table: OddsTable) -> tuple[tuple[int, int], ...]:
    """The odds of each column: 3-2 is three to two."""
    pairs = (column.split("-") for column in table.columns)
    return tuple((int(high), int(low)) for high, low in pairs)


@rule("SS 9A3")
def column_of(table: OddsTable, attack: int, defence: int) -> int:
    """The last column whose odds are reached; below the first none is, and above the last it is the last."""
    reached = (n for n, (high, low) in enumerate(ratios(table)) if attack * low >= high * defence)
    return max(reached, default=HOPELESS)


def name(pos: Position, column: int) -> str:
    return "" if column == HOPELESS else crt(pos).columns[column]


def crt(pos: Position) -> OddsTable:
    return book(pos).data.tables.crt


# -- the die


@rule("SS 9A4", "SS 3C2", "SS 10D")
def dice(pos: Position, battle: Battle) -> list[Item]:
    """All that changes the die: ground, armour of both sides, winter."""
    ground = field_of(pos, battle)
    found = [Item(f"terrain-{row}", die, "SS 9G") for row, die in terrain_dice(pos, ground, battle.attackers)]
    tanks = armour(pos, battle)
    if tanks.attack_die:
        found.append(Item(AECA, tanks.attack_die, CITES[AECA]))
    if tanks.defence_die:
        found.append(Item(tanks.category, tanks.defence_die, CITES[tanks.category]))
    return found + winter.dice(pos, battle)


@rule("SS 9A4")
def read(table: OddsTable, die: int, column: int) -> str:
    """A die below or above the rows is read as the first or the last; below the first column it is AE."""
    if column == HOPELESS:
        return "AE"
    return table.cell(min(max(die, table.first), table.last), column)


# -- the whole


@rule("SS 9A1", "SS 9A2", "SS 9A3")
def compute_odds(pos: Position, battle: Battle) -> OddsCalculation:
    """An attack as it has been declared so far; before it is announced, on all who stand in the hex."""
    battle = complete(pos, battle)
    mine, theirs = items(pos, battle, True), items(pos, battle, False)
    attack, defence = total(mine), total(theirs)
    return OddsCalculation(
        attack, defence, mine, theirs, column_of(crt(pos), attack, defence), dice(pos, battle)
    )


def complete(pos: Position, battle: Battle) -> Battle:
    return battle if battle.defenders else battle._replace(defenders=defenders(pos, battle))


# -- overruns


@rule("SS 13.3", "SS 14D.2")
def overrun_odds(pos: Position, units: UnitSet, target: int) -> int:
    """So many to one, rounded down, of a stack that overruns a hex: ground, supply and artillery tell as in
    combat, what changes the die does not (D5). Trucks alone are overrun at 12 to 1 by anybody (D6).
    """
    battle = complete(pos, Battle(target, units, kind=OVERRUN))
    if are_trucks_alone(pos, battle.defenders):
        return book(pos).data.constant("overrun.truck")
    defence = strength(pos, battle, False)
    return strength(pos, battle, True) // defence if defence else 0
