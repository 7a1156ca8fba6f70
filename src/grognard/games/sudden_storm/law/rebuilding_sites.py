"""33B.3 and 33B.4. Where cadres are rebuilt and units converted: in quarters, with a line to a source of
replacements; and which account then pays.
"""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.sudden_storm.law import accounts, entries, supply
from grognard.games.sudden_storm.law.accounts import Bill
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, NOBODY, SOVIET, own
from grognard.games.sudden_storm.law.nationality import gone_back
from grognard.games.sudden_storm.law.pools import (
    ANY_AXIS,
    ANY_SOVIET,
    ARMOUR,
    ARTILLERY,
    INFANTRY,
    districts,
    pool,
)
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.presence import side_of
from grognard.games.sudden_storm.law.prices import Price
from grognard.games.sudden_storm.law.tables import TWENTIETHS
from grognard.games.sudden_storm.law.zoc import zoc
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet
from grognard.kernel.state import Position, UnitSet, fact


@rule("SS 33B.3")
def rebuilding_hexes(pos: Position, side: int) -> HexSet:
    """Cities and fortresses outside enemy zones of control."""
    data = book(pos).data
    fortresses = data.features("fortress") & ~own(pos).razed
    return (data.cities | fortresses) & ~zoc(pos, 1 - side)


# -- lines


@fact
@rule("SS 33B.4")
def axis_lines(pos: Position, nation: str) -> HexSet:
    """Hexes with a line to Helsinki for Finns, Bucuresti for Rumanians, a regular source for others."""
    capital = {"finnish": "helsinki", "rumanian": "bucuresti"}.get(nation)
    start = 1 << book(pos).data.places[capital] if capital else supply.sources(pos, AXIS)
    return lines(pos, AXIS, start & owned_hexes(pos, AXIS))


def lines(pos: Position, side: int, start: HexSet) -> HexSet:
    return supply.lines_from(pos, side, start) if start else 0


@rule("SS 33B.4")
def replacement_cities(pos: Position) -> HexSet:
    found = sum(1 << one.hex for one in book(pos).data.tables.soviet_replacements if one.hex != NOBODY)
    return found & owned_hexes(pos, SOVIET)


@fact
@rule("SS 33B.4")
def soviet_lines(pos: Position, kind: str) -> HexSet:
    """Hexes with a line to a source of such points: replacement cities, or factories that produce."""
    if kind == INFANTRY:
        return lines(pos, SOVIET, replacement_cities(pos))
    found = works_lines(pos)
    for one in accounts.works(pos, apart=True):
        found |= place_lines(pos, one.hex)
    return found


@fact
@rule("SS 33B2.4")
def works_lines(pos: Position) -> HexSet:
    """Hexes with a line to a producing factory that is not isolated, or to a railway at the eastern edge."""
    data, mine = book(pos).data, owned_hexes(pos, SOVIET)
    found = sum(1 << one.hex for one in accounts.works(pos, apart=False) if one.hex != NOBODY)
    grid, rails = data.map.grid, data.lines["rail"]
    edge = data.area("east_edge") & grid.spread(grid.board, rails) & mine & data.scene.area
    return lines(pos, SOVIET, found | edge)


@fact
def place_lines(pos: Position, h: int) -> HexSet:
    return lines(pos, SOVIET, 1 << h)


@fact
@rule("SS 33B2.7")
def district_lines(pos: Position, district: str) -> HexSet:
    """Hexes with a line to a major or dot city of a district that is not isolated."""
    cities = entries.cities_in(pos, f"md {district}") & owned_hexes(pos, SOVIET) & ~own(pos).cut_off[SOVIET]
    return lines(pos, SOVIET, cities)


# -- who pays


@rule("SS 33B1.1", "SS 33B.1")
def axis_bill(pos: Position, unit: int, price: Price) -> Bill:
    """Infantry points are national, armour points are not."""
    nation = book(pos).data.more(unit).nation
    due = (
        (pool(ANY_AXIS, ARMOUR), price.armour),
        (pool(nation, INFANTRY), price.infantry),
    )
    return tuple((name, many * TWENTIETHS) for name, many in due if many)


def kind_in(price: Price) -> tuple[str, int]:
    """The one kind of a Soviet price, and its points."""
    named = ((ARMOUR, price.armour), (ARTILLERY, price.artillery), (INFANTRY, price.infantry))
    return max(named, key=lambda one: abs(one[1]))


@rule("SS 33B2.4", "SS 33B2.7")
def soviet_accounts(pos: Position, h: int, kind: str) -> Iterator[str]:
    """The accounts that serve a unit in a hex: stores first, which can be used nowhere else."""
    if kind == INFANTRY:
        for district in districts(book(pos).data):
            land = book(pos).data.district(district) & ~gone_back(pos)
            if not land >> h & 1:
                continue
            for city, name in accounts.city_stores(pos):
                if land >> city & 1 and place_lines(pos, city) >> h & 1:
                    yield name
            if district_lines(pos, district) >> h & 1:
                yield pool(district, INFANTRY)
        return
    for one in accounts.works(pos, apart=True):
        if place_lines(pos, one.hex) >> h & 1:
            yield accounts.store(pos, one.hex, kind)
    if works_lines(pos) >> h & 1:
        yield pool(ANY_SOVIET, kind)


def rebuilding_bill(pos: Position, unit: int, price: Price) -> Bill | None:
    """Who pays so much for a unit where it stands; none if nobody can. Nothing costs nothing."""
    if side_of(pos, unit) == AXIS:
        found = axis_bill(pos, unit, price)
        return found if accounts.covers(pos, found) else None
    kind, points = kind_in(price)
    if not points:
        return ()
    for name in soviet_accounts(pos, pos.state.where[unit], kind):
        if accounts.covers(pos, ((name, points * TWENTIETHS),)):
            return ((name, points * TWENTIETHS),)
    return None


def creditor(pos: Position, unit: int, kind: str) -> str | None:
    """The account that receives points for a Soviet unit where it stands: that of an isolated place, else a
    pool; a city that has been relieved keeps what it has and receives nothing more.
    """
    found = list(soviet_accounts(pos, pos.state.where[unit], kind))
    return min(found, key=lambda name: relieved(pos, name), default=None)


@rule("SS 33B2.6")
def relieved(pos: Position, name: str) -> bool:
    """Is an account that of a place which is isolated no more?"""
    return name.startswith(accounts.STORE) and not accounts.is_isolated(pos, accounts.place_of(pos, name)[0])


@rule("SS 33B.3", "SS 33B.4")
def units_with_line(pos: Position, units: UnitSet, kind: str) -> UnitSet:
    """Of some units of one side, those with a line to a source of replacements."""
    data, found = book(pos).data, 0
    if units & data.of_side[SOVIET]:
        return units & pos.units_in(soviet_lines(pos, kind))
    for nation, group in data.of_nation.items():
        if units & group:
            found |= units & group & pos.units_in(axis_lines(pos, nation))
    return found


def ready_units(pos: Position, units: UnitSet, kind: str) -> UnitSet:
    """Of some units of one side, those in quarters with such a line: they can be rebuilt or converted."""
    if not units:
        return 0
    side = side_of(pos, units.bit_length() - 1)
    some = units & pos.units_in(rebuilding_hexes(pos, side))
    return units_with_line(pos, some, kind) if some else 0
