"""33B. Eliminated units bought back, whole or as cadres, and where they come in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law import accounts, limits, possession, prices, supply_check
from grognard.games.sudden_storm.law.accounts import Bill
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.entries import (
    EASTERN,
    can_come_by_sea,
    district_hexes,
    eastern_edge,
    entry_hexes,
    hexes_in_finland,
    hexes_of_lines,
    key_of,
    open_hexes,
    quota_used,
)
from grognard.games.sudden_storm.law.names import (
    AXIS,
    GERMANY,
    NOBODY,
    REBUILT,
    RESERVE,
    SOVIET,
    own,
)
from grognard.games.sudden_storm.law.names import EASTERN as FROM_EAST
from grognard.games.sudden_storm.law.pools import ANY_SOVIET, INFANTRY, districts, pool, with_value
from grognard.games.sudden_storm.law.prices import Price
from grognard.games.sudden_storm.law.rebuilding_sites import axis_bill, kind_in
from grognard.games.sudden_storm.law.replacements import has_surrendered
from grognard.games.sudden_storm.law.tables import TWENTIETHS
from grognard.games.sudden_storm.law.territory import is_german, reserve_area
from grognard.kernel.arguments import Arguments
from grognard.kernel.changes import Marked, Placed, StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.flow import GO, Ask, Step, Verb
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import HEX, Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import PUT_DOWN
from grognard.rules.why_not import Words, known_units, not_among_cause, unit_words

AS_RESERVES = ("hungarian", "rumanian")
GERMAN_WAYS = ("german", "east")


class Buying(NamedTuple):
    """A unit in hand that has been bought, and with how many steps it comes."""

    unit: int
    steps: int


# -- who may be bought


@rule("SS 33E2")
def replaceable_units(pos: Position, side: int) -> UnitSet:
    """Eliminated units of a side that can be replaced; those of a nation that has surrendered cannot."""
    data = book(pos).data
    some = pos.at(DEAD) & data.of_side[side]
    found = sum(1 << unit for unit in bits(some) if prices.is_replaceable(data, unit))
    for nation, group in data.of_nation.items():
        if found & group and has_surrendered(pos, nation):
            found &= ~group
    return found


@rule("SS 33B.2")
def price(pos: Position, unit: int, steps: int) -> Price:
    """For its full strength, or for that of its cadre."""
    data = book(pos).data
    return prices.full_price(data, unit) if steps == data.roster[unit].steps else prices.as_cadre(data, unit)


# -- where, and who pays


@rule("SS 33B1.2")
def axis_hexes(pos: Position, unit: int) -> HexSet:
    """As reinforcements of the same nation; Germans as standard or eastern ones. Rumanians and Hungarians
    come in as reserves, and so where these may be.
    """
    data = book(pos).data
    nation = data.more(unit).nation
    if nation in ("german", "foreign"):
        ways = GERMAN_WAYS if data.scene.campaign else ("west_edge", "east")
        found = 0
        for way in ways:
            found |= entry_hexes(pos, AXIS, way)
        return hexes_in_finland(pos, unit, found)
    found = entry_hexes(pos, AXIS, nation) if data.scene.campaign else entry_hexes(pos, AXIS, "west_edge")
    return found & reserve_area(pos, nation) if nation in AS_RESERVES and data.scene.is_on("31A") else found


@rule("SS 33B1.2", "SS 33A1.1")
def off_map(pos: Position, unit: int) -> bool:
    """Germans come as standard reinforcements, and so in the ports off the map, too."""
    return is_german(pos, unit) and can_come_by_sea(pos, GERMAN_WAYS[0])


@rule("SS 33B2.3", "SS 33B2.5", "SS 33B2.6", "SS 33B2.9")
def soviet_hexes(pos: Position, kind: str, points: int) -> dict[str, HexSet]:
    """By the account that can pay so much: for infantry the cities of its district, as reinforcements come
    there, but no isolated ones; the city that keeps its own; the eastern edge. For armour and guns the
    factories, the Urals by the eastern edge.
    """
    data, free = book(pos).data, open_hexes(pos, SOVIET)
    found: dict[str, HexSet] = {}
    if kind == INFANTRY:
        for h, name in accounts.city_stores(pos):
            found[name] = 1 << h & free
        for district in districts(data):
            if accounts.account_balance(pos, pool(district, kind)) >= points:
                found[pool(district, kind)] = district_hexes(pos, f"md {district}", isolated_too=False)
        found[pool(EASTERN, kind)] = eastern_edge(data) & free if data.scene.campaign else 0
    else:
        for one in accounts.works(pos, apart=True):
            found[accounts.store(pos, one.hex, kind)] = 1 << one.hex & free
        mine = accounts.works(pos, apart=False)
        there = sum(1 << one.hex for one in mine if one.hex != NOBODY)
        urals = any(one.hex == NOBODY for one in mine) and data.scene.campaign
        found[pool(ANY_SOVIET, kind)] = (there | (eastern_edge(data) if urals else 0)) & free
    return {
        name: where
        for name, where in found.items()
        if where and accounts.account_balance(pos, name) >= points
    }


def offers(pos: Position, unit: int, steps: int) -> tuple[tuple[Bill, HexSet], ...]:
    """Who can pay for a unit, and where it then comes in."""
    cost = price(pos, unit, steps)
    if book(pos).data.more(unit).nation != "soviet":
        bill = axis_bill(pos, unit, cost)
        able = accounts.covers(pos, bill)
        where = axis_hexes(pos, unit) if able else 0
        return ((bill, where),) if where or (able and off_map(pos, unit)) else ()
    kind, points = kind_in(cost)
    found = soviet_hexes(pos, kind, points * TWENTIETHS)
    return tuple((((name, points * TWENTIETHS),), where) for name, where in found.items())


def hexes_of(found: tuple[tuple[Bill, HexSet], ...]) -> HexSet:
    where = 0
    for _, some in found:
        where |= some
    return where


# -- the questions


def cadre_too(pos: Position, side: int) -> UnitSet:
    return replaceable_units(pos, side) & book(pos).data.with_cadre


def steps_of(pos: Position, unit: int, whole: bool) -> int:
    return pos.game.roster[unit].steps if whole else 1


def re_of(pos: Position, unit: int, whole: bool) -> int:
    return limits.weight(book(pos).data, unit, 0, steps_of(pos, unit, whole))


@rule("SS 33.3")
def same_units(pos: Position, some: UnitSet) -> UnitSet:
    """Of units that differ in their names alone, all but one: a list of sorts is enough to choose from."""
    found, sorts = 0, set()
    for unit in bits(some):
        one = pos.game.roster[unit]
        sort = one.more.nation, one.more.branch, one.kind, one.size, one.faces, one.more.other
        if sort in sorts:
            found |= 1 << unit
        sorts.add(sort)
    return found


def units_to_buy(pos: Position, side: int, whole: bool) -> Allowed:
    """Who may be bought back, at full strength or as a cadre."""
    some = replaceable_units(pos, side) if whole else cadre_too(pos, side)
    found = units(some, "SS 33B.2", not_among_cause(pos, "SS 33B.2", "ss-why-not-bought"))
    found.less("SS 33.3", same_units(pos, some), unit_words("ss-why-twin", pos))
    over: dict[str, UnitSet] = {}
    homeless = 0
    for unit in bits(found.set):
        for one in limits.limits_exceeded(pos, unit, re_of(pos, unit, whole)):
            over[one.cite] = over.get(one.cite, 0) | 1 << unit
        if not offers(pos, unit, steps_of(pos, unit, whole)):
            homeless |= 1 << unit
    found.less("SS 33B.1", homeless, lambda unit: unpaid(pos, unit, steps_of(pos, unit, whole)))
    for cite, barred in over.items():
        found.less(cite, barred, limits.told(pos, cite, lambda unit: re_of(pos, unit, whole)))
    return found


def unpaid(pos: Position, unit: int, steps: int) -> Words:
    """Why nobody can pay for a unit: no account has the points, or none that has them a place to put it."""
    cost, data = price(pos, unit, steps), book(pos).data
    args: Arguments = (("unit", known_units(pos, 1 << unit)), ("points", sum(cost)))
    if data.more(unit).nation != "soviet":
        rich = accounts.covers(pos, axis_bill(pos, unit, cost))
    else:
        kind, points = kind_in(cost)
        rich = any(
            accounts.account_balance(pos, name) >= points * TWENTIETHS for name in accounts.of_kind(pos, kind)
        )
    return ("ss-why-no-entry" if rich else "ss-why-not-paid"), args


def take_whole(ref: Referee, unit: int) -> None:
    ref.ask("buying", ref.frame.who, Buying(unit, ref.game.roster[unit].steps))


def take_cadre(ref: Referee, unit: int) -> None:
    ref.ask("buying", ref.frame.who, Buying(unit, 1))


def menu(pos: Position) -> Menu:
    memo = pos.memo(Buying)
    where = hexes_of(offers(pos, memo.unit, memo.steps))
    verbs = {
        "at": hexes(where, "SS 33B.2", lambda _: Cause("SS 33B.2", "ss-why-not-bought-there")),
        "drop": button("SS 33B.2"),
    }
    if off_map(pos, memo.unit):
        verbs["off_map"] = button("SS 33A1.1")
    return Menu(pos.frame.who, "ss-buying", "SS 33B.2", verbs, hand=memo.unit)


@rule("SS 33B.1", "SS 33B.2")
def pay(ref: Referee, bill: Bill) -> None:
    """The unit in hand is paid for, and comes with so many steps."""
    unit, steps = ref.pos.memo(Buying)
    accounts.pay(ref, bill, "SS 33B.1")
    limits.use(ref, unit, limits.weight(book(ref.pos).data, unit, 0, steps))
    if ref.state.steps[unit] != steps:
        ref.do(StepsChanged(unit, steps, "SS 33B.2", "rebuilt"))


@rule("SS 33B1.2")
def wait_for_ships(ref: Referee, _: int) -> None:
    """In the ports off the map, for ships to bring it."""
    memo = ref.pos.memo(Buying)
    pay(ref, offers(ref.pos, memo.unit, memo.steps)[0][0])
    ref.do(Placed(memo.unit, GERMANY, "off-map", "SS 33B1.2"))
    ref.finish()


def enter(ref: Referee, h: int) -> None:
    """The unit comes onto the map."""
    memo = ref.pos.memo(Buying)
    unit = memo.unit
    bill = next(bill for bill, where in offers(ref.pos, unit, memo.steps) if where >> h & 1)
    pay(ref, bill)
    ref.do(Placed(unit, h, "rebuilt", "SS 33B.2"))
    mark(ref, unit, h, bill)
    supply_check.take_status(ref, 1 << unit, h)
    possession.resolve_possession(ref)
    ref.finish()


@rule("SS 33B1.2", "SS 33B2.5", "SS 33B2.9", "SS 33F3.2")
def mark(ref: Referee, unit: int, h: int, bill: Bill) -> None:
    """What follows from how a unit came: allies in reserve, rifle divisions on their weaker side, a city of
    the round of its district used (SS-P68), eastern units that ride free this turn.
    """
    data = book(ref.pos).data
    if data.more(unit).nation in AS_RESERVES and data.scene.is_on("31A"):
        ref.do(Marked(RESERVE, 1 << unit, True, "SS 33B1.2"))
    if data.more(unit).other is not None:
        ref.do(Marked(REBUILT, 1 << unit, True, "SS 33F3.2", quiet=True))
    for name, _ in bill:
        if name in (pool(district, INFANTRY) for district in districts(data)):
            city = key_of(data, h)
            ref.note("SS 33B2.5", quotas=with_value(own(ref.pos).quotas, city, quota_used(ref.pos, city) + 1))
    east = eastern_edge(data) & hexes_of_lines(data.lines["rail"]) if data.scene.campaign else 0
    if east >> h & 1 and data.of_side[SOVIET] >> unit & 1:
        ref.do(Marked(FROM_EAST, 1 << unit, True, "SS 33B2.9", quiet=True))


PROCEDURES: Mapping[str, Step] = {
    "buying": Ask(
        "buying",
        menu,
        {"at": Verb(enter, HEX, GO), "off_map": Verb(wait_for_ships), "drop": PUT_DOWN},
        memo=Buying,
    ),
}
