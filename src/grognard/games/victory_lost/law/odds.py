"""9.3. What an attack comes to before the die."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.victory_lost.law import supply
from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.data import COLUMNS, Data
from grognard.games.victory_lost.law.names import ISOLATED, Battle
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, holds, one_of
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.tables import Item, Shift

LAST = len(COLUMNS) - 1  # 10-1 and above


class OddsCalculation(NamedTuple):
    attack: int
    defence: int
    strengths: list[Item]
    # the bare odds, as a step of the scale: 0 is 1-1, 1 is 1.5-1, from 2 on n is n-1; less than 1-1 is -1
    raw: int
    shifts: list[Shift]
    odds: int  # after terrain; may be above the table, or beneath it
    column: int


@rule("AVL 9.1.5", "AVL 12.1b")
def defenders(pos: Position, battle: Battle) -> UnitSet:
    """All the combat units of the hex together."""
    data = book(pos).data
    mine = data.of_side[pos.game.roster[one_of(battle.attackers)].side] if battle.attackers else 0
    return pos.at(battle.target) & ~data.hqs & ~mine


def strength(pos: Position, unit: int, attacking: bool) -> int:
    face = pos.game.roster[unit].face(pos.state.steps[unit])
    return face.attack if attacking else face.defence


@rule("AVL 9.3.1b", "AVL 9.3.1c", "AVL 2.1.3")
def is_over_river(pos: Position, unit: int, target: int) -> bool:
    """Across a minor or major river, bridge or no bridge."""
    grid, sides, at = pos.game.map.grid, pos.game.map.sides, 1 << pos.state.where[unit]
    return holds(grid.spread(at, sides["minor_river"]) | grid.spread(at, sides["major_river"]), target)


@rule("AVL 9.3.1f", "AVL 9.3.1d", "AVL 9.3.1b")
def attack_divisor(pos: Position, unit: int, target: int) -> int:
    """A river and want of supply together make a quarter."""
    return supply.attack_divisor(pos, unit) * (2 if is_over_river(pos, unit, target) else 1)


@rule("AVL 1.3a", "AVL 1.3b", "AVL 9.3.1a", "AVL 9.3.1g")
def total(parts: list[tuple[int, int, int]]) -> int:
    """Strengths as (hex, divisor, strength): in each hex those with the same divisor are added, divided,
    rounded down; then all added.
    """
    groups: dict[tuple[int, int], int] = {}
    for at, divisor, value in parts:
        groups[at, divisor] = groups.get((at, divisor), 0) + value
    return sum(value // divisor for (_, divisor), value in groups.items())


@rule("AVL 9.3.2a", "AVL 9.3.2b", "AVL 9.3.2c", "AVL 9.3.4a")
def odds_step(attack: int, defence: int) -> int:
    """Rounded down to the next odds there are: 1-1, 1.5-1, 2-1 and whole ones from there."""
    if attack < defence:
        return -1
    if attack >= 2 * defence:
        return attack // defence
    return 1 if 2 * attack >= 3 * defence else 0


def odds_name(step: int) -> str:
    return "<1-1" if step < 0 else ("1-1", "1.5-1")[step] if step < 2 else f"{step}-1"


def shifts(pos: Position, target: int) -> list[Shift]:
    return shifts_at(book(pos).data, target)


@rule("AVL 9.3.3a", "AVL 9.3.3c")
def shifts_at(data: Data, target: int) -> list[Shift]:
    """Terrain and victory city, added up."""
    map, effects = data.map, data.effects
    found = [
        Shift(effects[name].combat, "AVL 9.3.3a", f"terrain-{name}")
        for name, area in map.terrain.items()
        if area >> target & 1
    ]
    cities = [f for f in ("victory_city", "city", "town") if map.features[f] >> target & 1]
    return found + [Shift(effects[name].combat, "AVL 9.3.3c", f"terrain-{name}") for name in cities[:1]]


@rule("AVL 9.2c", "AVL 9.3.1a", "AVL 9.3.3b", "AVL 9.3.4a", "AVL 9.3.4b", "AVL 9.3.5")
def compute_odds(pos: Position, battle: Battle) -> OddsCalculation:
    """Each shift is one step of the scale, above the table too; against no defence at all the last column,
    whatever the terrain.
    """
    target = battle.target
    where, roster = pos.state.where, pos.game.roster
    mine = [
        (u, where[u], attack_divisor(pos, u, target), strength(pos, u, True)) for u in bits(battle.attackers)
    ]
    defending = battle.defenders or defenders(pos, battle)
    theirs = [(u, target, supply.defence_divisor(pos, u), strength(pos, u, False)) for u in bits(defending)]
    attack, defence = (total([part[1:] for part in parts]) for parts in (mine, theirs))
    items = [Item(roster[u].id, value, cite_of(pos, u, target), by) for u, _, by, value in mine]
    items += [
        Item(roster[u].id, value, "AVL 9.3.1e" if by > 1 else "AVL 9.3.1a", by) for u, _, by, value in theirs
    ]
    if not defence:
        return OddsCalculation(attack, 0, items, LAST, [], LAST, LAST)
    raw, terrain = odds_step(attack, defence), shifts(pos, target)
    step = raw + sum(s.columns for s in terrain)
    return OddsCalculation(attack, defence, items, raw, terrain, step, max(0, min(LAST, step)))


def cite_of(pos: Position, unit: int, target: int) -> str:
    """Why an attacker counts as he does."""
    hungry, wet = supply.attack_divisor(pos, unit) > 1, is_over_river(pos, unit, target)
    if hungry and wet:
        return "AVL 9.3.1f"
    if hungry:
        return "AVL 9.3.1e" if holds(pos.state.marks[ISOLATED], unit) else "AVL 9.3.1d"
    return "AVL 9.3.1b" if wet else "AVL 9.3.1a"


@rule("AVL 9.3.4a")
def is_possible(sum_: OddsCalculation) -> bool:
    """At least 1-1 after terrain, and some strength at all."""
    return sum_.attack > 0 and sum_.odds >= 0
