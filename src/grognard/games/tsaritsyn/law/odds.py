"""VIII. The reckoning of a combat: strengths, terrain, columns and shifts, each with its paragraph."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.tsaritsyn.law.book import book
from grognard.games.tsaritsyn.law.control import have_reds_collapsed
from grognard.games.tsaritsyn.law.names import RED, WHITE, Battle
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, holds, one_of
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.tables import Item, Shift, odds_for_defender

BELOW = -1  # the column left of 1-2: the attacker is eliminated


class OddsCalculation(NamedTuple):
    attack: int
    defence: int
    strengths: list[Item]  # attackers, then defenders, as they count
    terrain: list[Item]  # the multipliers looked at; 1 where one does not apply
    raw: int  # the column before shifts
    shifts: list[Shift]
    column: int  # the column used
    certain: str  # a result that needs no die
    shown: str


def attacking_side(pos: Position, battle: Battle) -> int:
    return pos.game.roster[one_of(battle.attackers)].side


@rule("TS VIII.7", "TS IX.gunboat.2", "TS IX.range.5")
def defenders(pos: Position, battle: Battle) -> UnitSet:
    """All the land units of the hex, or the ship alone; guns elsewhere do not help."""
    if battle.ship >= 0:
        return 1 << battle.ship
    side = 1 - attacking_side(pos, battle) if battle.attackers else 1 - pos.frame.who
    data = book(pos).data
    return pos.at(battle.target) & data.of_side[side] & ~data.units_of_kind["gunboat"]


@rule("TS IX.art.2", "TS IX.train.9", "TS IX.gunboat.6")
def printed_defence(pos: Position, unit: int) -> int:
    """Artillery defends with one, whatever is printed."""
    counter = pos.game.roster[unit]
    return 1 if counter.kind == "artillery" else counter.defence


@rule("TS VIII.t1", "TS VIII.t2", "TS VIII.t3", "TS VIII.t6", "TS IX.fort.1")
def terrain(pos: Position, battle: Battle) -> list[Item]:
    """Rough, fort, Tsaritsyn, and a river that every adjacent attacker must cross, double each; nothing else
    counts.
    """
    data, h = book(pos).data, battle.target
    near = battle.attackers & pos.units_in(pos.game.map.grid.adjacent(1 << h))
    grid, rivers = pos.game.map.grid, data.map.sides["river"]
    wet = bool(near) and all(grid.spread(1 << pos.state.where[u], rivers) >> h & 1 for u in bits(near))
    found = [
        Item(
            "rough", data.effects["rough"].combat if holds(data.map.terrain["rough"], h) else 1, "TS VIII.t1"
        ),
        Item(
            "fort", data.effects["fort"].combat if holds(data.map.features["fort"], h) else 1, "TS IX.fort.1"
        ),
        Item("tsaritsyn", data.effects["tsaritsyn"].combat if holds(data.tsaritsyn, h) else 1, "TS VIII.t3"),
        Item("river", data.effects["river"].combat if wet else 1, "TS VIII.t2"),
    ]
    return found


@rule("TS VIII.t5")
def multiplier(items: list[Item]) -> int:
    """One doubles, two triple, and more than two count as two."""
    return 1 + min(2, sum(item.value > 1 for item in items))


@rule("TS VIII.t4", "TS IX.train.5", "TS IX.art.3", "TS IX.militia.6")
def never_doubled(pos: Position) -> UnitSet:
    of = book(pos).data.units_of_kind
    return of["militia"] | of["artillery"] | of["train"]


@rule("TS VIII.ca", "TS IX.cav.1", "TS IX.sailor.1")
def combined_arms(pos: Position, battle: Battle) -> Shift:
    """Infantry or sailors together with cavalry, tanks or trains."""
    of = book(pos).data.units_of_kind
    foot = battle.attackers & (of["infantry"] | of["sailors"])
    mounted = battle.attackers & (of["cavalry"] | of["tank"] | of["train"])
    return Shift(int(bool(foot and mounted)), "TS VIII.ca", "combined-arms")


@rule("TS IX.collapse.2")
def collapse(pos: Position, battle: Battle) -> Shift:
    """One column for White, one against Red, while the Reds have collapsed."""
    way = {WHITE: 1, RED: -1}[attacking_side(pos, battle)] if battle.attackers else 1
    return Shift(way * have_reds_collapsed(pos), "TS IX.collapse.2", "collapse")


SHIFTS = (combined_arms, collapse)


@rule("TS VIII.p1", "TS VIII.p2a", "TS VIII.p2b", "TS VIII.p2c", "TS VIII.p3")
def compute_odds(pos: Position, battle: Battle) -> OddsCalculation:
    """Strengths added and modified, divided in the defender's favour, then every shift."""
    table, roster = book(pos).data.crt, pos.game.roster
    foes = battle.defenders or defenders(pos, battle)
    ground = terrain(pos, battle) if battle.ship < 0 else []
    times, single = multiplier(ground), never_doubled(pos)
    mine = [Item(roster[u].id, roster[u].attack, "TS VIII.p1") for u in bits(battle.attackers)]
    theirs = []
    for u in bits(foes):
        base = printed_defence(pos, u)
        cite = (
            "TS IX.art.2"
            if roster[u].kind == "artillery"
            else "TS VIII.t4"
            if single >> u & 1 and times > 1
            else "TS VIII.p1"
        )
        theirs.append(Item(roster[u].id, base * (1 if single >> u & 1 else times), cite))
    attack, defence = sum(i.value for i in mine), sum(i.value for i in theirs)
    shifts = [shift(pos, battle) for shift in SHIFTS]
    raw, column, certain = columns(attack, defence, shifts, len(table.columns))
    shown = certain if raw == BELOW or certain == "DE" else "<1-2" if column < 0 else table.columns[column]
    return OddsCalculation(attack, defence, mine + theirs, ground, raw, shifts, column, certain, shown)


@rule("TS VIII.p2b", "TS VIII.p2c", "TS VIII.p3", "TS IX.hq.1")
def columns(attack: int, defence: int, shifts: list[Shift], many: int) -> tuple[int, int, str]:
    """(column before shifts, column used, result that needs no die)."""
    if defence == 0:  # HQs alone have nothing to defend themselves with
        return many - 1, many - 1, "DE"
    if attack == 0:
        return BELOW, BELOW, "AE"
    high, low = odds_for_defender(attack, defence)
    if low > 2:
        return BELOW, BELOW, "AE"
    raw = 0 if low == 2 else min(high, 6)
    column = min(raw + sum(s.columns for s in shifts), many - 1)
    return raw, column, "AE" if column < 0 else ""


def outcome(pos: Position, battle: Battle) -> str:
    """What the die in a battle's memo means."""
    return book(pos).data.crt.cell(battle.die, compute_odds(pos, battle).column)


@rule("TS IX.hq.2")
def commissars(pos: Position, battle: Battle, side: int) -> UnitSet:
    """HQs stacked with infantry, sailors or cavalry of theirs that take part in this combat."""
    data = book(pos).data
    part = battle.attackers | battle.defenders
    led = (
        part
        & (data.units_of_kind["infantry"] | data.units_of_kind["sailors"] | data.units_of_kind["cavalry"])
        & data.of_side[side]
    )
    return data.units_of_kind["hq"] & data.of_side[side] & pos.units_in(pos.hexes_of(led))
