"""Attacks drawn for tests: in the open, or wherever a test wants them."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.situations import GAME, drawn

from grognard.games.sudden_storm.law.combat.forces import the_battle
from grognard.games.sudden_storm.law.combat.odds import OddsCalculation, compute_odds, read
from grognard.games.sudden_storm.law.names import STRENGTH, Battle
from grognard.kernel.hexes import unitset
from grognard.testing.table import Situation

# A clear hex in zone C, inside the Soviet Union; clear hexes without water or towns two deep around it.
PLAIN = "8A:1111"
BESIDE = [GAME.map.label(h) for _, h in GAME.map.grid.neighbours(GAME.map.hex(PLAIN))]
WEST, SOUTH_WEST, SOUTH_EAST, EAST, NORTH_EAST, NORTH_WEST = BESIDE


CRT = GAME.rules.data.tables.crt


def spread(units: str, at: str) -> dict[str, str]:
    return dict.fromkeys(units.split(), at)


def around(label: str) -> list[str]:
    """The neighbours of a hex, from the west on against the sun."""
    return [GAME.map.label(h) for _, h in GAME.map.grid.neighbours(GAME.map.hex(label))]


def facing(attackers: str, defenders: str, target: str = PLAIN, from_: str = "", **more: Any) -> Situation:
    """Two stacks face each other in the combat phase of the attackers' side; `others` may be given."""
    mine = attackers.split()
    side = GAME.sides[GAME.roster[GAME.roster.index[mine[0]]].side]
    units: dict[str, Any] = dict(more.pop("others", {}))
    units |= dict.fromkeys(mine, from_ or around(target)[0]) | dict.fromkeys(defenders.split(), target)
    units |= more.pop("as_", {})
    return drawn(f"{side}-combat", units, **more)


def joined(t: Situation, target: str, attackers: str) -> Situation:
    """The attack put together, and not yet announced."""
    t.act("target", target)
    for unit in attackers.split():
        t.act("join", unit)
    return t


def attack(attackers: str, defenders: str, target: str = PLAIN, **more: Any) -> Situation:
    """An attack put together by all of a stack."""
    return joined(facing(attackers, defenders, target, **more), target, attackers)


def fought(attackers: str, defenders: str, *dice: int, target: str = PLAIN, **more: Any) -> Situation:
    """The same, announced, the die thrown."""
    return attack(attackers, defenders, target, **more).act("attack", dice=dice)


def resolved(t: Situation, result: str) -> Situation:
    """The attack announced, with a die that brings this result; the defender declares nothing."""
    found = odds(t)
    able = (die for die in range(1, 7) if read(CRT, die + found.modifier, found.column) == result)
    die = next(able)
    try:
        return t.act("attack", dice=[die])
    except AssertionError:
        return t.act("attack").act("ready", dice=[die])


def odds(t: Situation) -> OddsCalculation:
    return compute_odds(t.pos, the_battle(t.pos))


def strengths(t: Situation) -> tuple[float, float]:
    """Attack and defence; what the 48ths make is exact in a float."""
    found = odds(t)
    return found.attack / STRENGTH, found.defence / STRENGTH


def column(t: Situation) -> str:
    found = odds(t).column
    return GAME.rules.data.tables.crt.columns[found] if found >= 0 else ""


def dice(t: Situation) -> dict[str, int]:
    """What changes the die."""
    return {item.what: item.value for item in odds(t).dice}


def battle(t: Situation) -> Battle:
    return the_battle(t.pos)


def steps(t: Situation, unit: str) -> int:
    """2: a whole division; 1: its cadre, or a unit that has none."""
    return t.pos.state.steps[GAME.roster.index[unit]]


def numbers(units: str) -> int:
    return unitset(GAME.roster.index[unit] for unit in units.split())


def names(t: Situation, units: int) -> list[str]:
    return sorted(t.game.roster.ids(units))


def reduced(units: str, at: str) -> dict[str, Any]:
    """Units as cadres."""
    return {unit: {"at": at, "steps": 1} for unit in units.split()}
