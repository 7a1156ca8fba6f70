"""What an attack may come to, before its die."""

from __future__ import annotations

from grognard.games.sudden_storm.law.combat import artillery
from grognard.games.sudden_storm.law.combat.forces import are_trucks_alone, attacking_side, battle_of
from grognard.games.sudden_storm.law.combat.odds import (
    HOPELESS,
    OVERRUN,
    complete,
    compute_odds,
    crt,
    name,
    overrun_odds,
    read,
)
from grognard.games.sudden_storm.law.combat.strength import item_value, items_by_unit, strength
from grognard.games.sudden_storm.law.names import STRENGTH, Battle
from grognard.games.sudden_storm.table import air_odds, forecast
from grognard.kernel.hexes import bits
from grognard.kernel.preview import Preview
from grognard.kernel.state import Position
from grognard.kernel.tables import Item, Shift, odds_for_defender

DICE = range(1, 7)


def preview(pos: Position) -> Preview | None:
    """The attack being put together, or declared, as the table shows it; on land or in the air."""
    battle = battle_of(pos)
    if battle is None:
        return air_odds.preview(pos)
    if battle.result or not battle.attackers:
        return None
    return preview_attack(pos, complete(pos, battle))


def preview_attack(pos: Position, battle: Battle) -> Preview | None:
    """Trucks alone are gone without odds."""
    if are_trucks_alone(pos, battle.defenders):
        return None
    if battle.kind == OVERRUN:
        return overrun(pos, battle)
    sum_, table = compute_odds(pos, battle), crt(pos)
    faces = tuple(read(table, die + sum_.modifier, sum_.column) for die in DICE)
    column = name(pos, sum_.column) or odds_below_table(sum_.attack, sum_.defence)
    return Preview(
        hex=battle.target,
        attacker=attacking_side(pos, battle),
        attack=points(sum_.attack),
        defence=points(sum_.defence),
        strengths=(*strengths(pos, battle, True), *strengths(pos, battle, False)),
        columns=table.columns,
        before=column,
        column=column,
        faces=faces if sum_.column != HOPELESS else (),
        policy=forecast.POLICY,
        play=lambda: forecast.rows(pos, battle, faces),
        shifts=tuple(Shift(item.value, item.cite, item.what) for item in sum_.dice),
    )


def overrun(pos: Position, battle: Battle) -> Preview:
    """Strengths and odds alone: no die is thrown."""
    mine, theirs = (strength(pos, battle, attacking) for attacking in (True, False))
    odds = f"{overrun_odds(pos, battle.attackers, battle.target)}-1"
    return Preview(
        hex=battle.target,
        attacker=attacking_side(pos, battle),
        attack=points(mine),
        defence=points(theirs),
        strengths=(*strengths(pos, battle, True), *strengths(pos, battle, False)),
        columns=(odds,),
        before=odds,
        column=odds,
        faces=(),
        policy=forecast.POLICY,
        play=lambda: (),
        shifts=(),
    )


def points(strength: int) -> float:
    """Of 48ths: a whole number, or one with the halves that it has."""
    whole, rest = divmod(strength, STRENGTH)
    return whole if not rest else strength / STRENGTH


def odds_below_table(attack: int, defence: int) -> str:
    """Odds below the table."""
    high, low = odds_for_defender(max(attack, 1), defence)
    return f"{high}-{low}"


def strengths(pos: Position, battle: Battle, attacking: bool) -> list[Item]:
    """A line for each unit; one of the artillery in excess of a hex stands for all of it."""
    found = items_by_unit(pos, battle, attacking)
    excess = artillery.excess_artillery(pos, battle, attacking, lambda unit: item_value(found[unit]))
    cite, first = ("SS 14B.2" if attacking else "SS 14B.1"), set[int]()
    counted_with = artillery.park_hexes(pos, battle, attacking)
    for unit in bits(excess):
        at = counted_with[unit]
        found[unit] = Item(found[unit].what, 0 if at in first else artillery.EXCESS, cite)
        first.add(at)
    return list(found.values())
