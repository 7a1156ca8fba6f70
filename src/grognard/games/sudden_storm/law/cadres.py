"""33B and 33E1. Cadres raised: to full strength, or, of fragile Soviet divisions, to their substitutes."""

from __future__ import annotations

from grognard.games.sudden_storm.law import accounts, limits, prices
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.exchanges import exchange
from grognard.games.sudden_storm.law.names import NOBODY, SOVIET
from grognard.games.sudden_storm.law.possession import resolve_possession
from grognard.games.sudden_storm.law.presence import land_units
from grognard.games.sudden_storm.law.prices import Price
from grognard.games.sudden_storm.law.rebuilding_sites import (
    rebuilding_bill,
    rebuilding_hexes,
    units_with_line,
)
from grognard.games.sudden_storm.law.replacements import has_surrendered
from grognard.games.sudden_storm.law.unit_losses import leave_map, substitutes
from grognard.kernel.changes import StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Allowed, units
from grognard.kernel.places import GONE
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.why_not import not_among_cause


def cadres(pos: Position, side: int) -> UnitSet:
    """Divisions on the map at cadre strength; those that begin as cadres are counters of their own."""
    data, steps = book(pos).data, pos.state.steps
    some = land_units(pos, side) & data.with_cadre & data.of_side[side]
    found = sum(1 << unit for unit in bits(some) if steps[unit] < data.roster[unit].steps)
    return found | (land_units(pos, side) & data.cadre_counters if side == SOVIET else 0)


@rule("SS 33E1.2")
def is_fragile(data: Data, unit: int) -> bool:
    """Of the Soviets: never at its full strength again; of the Finns the cadres may be (33E1.3)."""
    return data.roster[unit].side == SOVIET and bool(data.more(unit).substitute)


@rule("SS 33E1.2")
def successor_of(pos: Position, unit: int) -> int:
    """What a fragile cadre becomes; nobody, once they have run out (SS-P71)."""
    found = substitutes(pos, unit)
    return found[0] if found else NOBODY


@rule("SS 33B.2", "SS 33E1.2")
def cost(pos: Position, unit: int) -> Price:
    """The difference; of a substitute in the points of its own kind (SS-P83)."""
    data = book(pos).data
    if not is_fragile(data, unit):
        return prices.raising(data, unit)
    new = successor_of(pos, unit)
    attack = prices.rebuilt_face(data, new).attack - data.roster[unit].faces[-1].attack
    return prices.price_of_kind(prices.kind_of(data, new), max(0, attack))


@rule("SS 33E2", "SS 33E1.2")
def raisable(pos: Position, side: int) -> UnitSet:
    """Cadres of tank divisions are not, nor fragile ones without a substitute, nor those of nations that have
    surrendered.
    """
    data, found = book(pos).data, 0
    for unit in bits(cadres(pos, side)):
        new = successor_of(pos, unit) if is_fragile(data, unit) else unit
        if (
            new != NOBODY
            and prices.is_replaceable(data, unit)
            and not has_surrendered(pos, data.more(unit).nation)
        ):
            found |= 1 << unit
    return found


def kind_for(pos: Position, unit: int) -> str:
    """The kind of points, which says what its source is."""
    data = book(pos).data
    return prices.kind_of(data, successor_of(pos, unit) if is_fragile(data, unit) else unit)


def re_gain(pos: Position, unit: int) -> int:
    data = book(pos).data
    new = successor_of(pos, unit) if is_fragile(data, unit) else unit
    return limits.weight(data, new, 0, data.roster[new].steps) - data.re(unit, 1)


def exceeded_limits(pos: Position, unit: int) -> list[limits.Limit]:
    new = successor_of(pos, unit) if is_fragile(book(pos).data, unit) else unit
    return limits.limits_exceeded(pos, new, re_gain(pos, unit), raised=True)


def cadres_to_raise(pos: Position, side: int) -> Allowed:
    some = raisable(pos, side)
    found = units(some, "SS 33B.2", not_among_cause(pos, "SS 33B.2", "ss-why-no-cadre"))
    found.less("SS 33B.3", some & ~pos.units_in(rebuilding_hexes(pos, side)), "ss-why-no-quarters")
    over: dict[str, UnitSet] = {}
    for unit in bits(found.set):
        for one in exceeded_limits(pos, unit):
            over[one.cite] = over.get(one.cite, 0) | 1 << unit
    for cite, barred in over.items():
        found.less(cite, barred, limits.told(pos, cite, lambda unit: re_gain(pos, unit)))
    some = found.set
    found.less("SS 33B.4", some & ~with_line(pos, some), "ss-why-no-source-line")
    poor = sum(1 << unit for unit in bits(found.set) if rebuilding_bill(pos, unit, cost(pos, unit)) is None)
    return found.less(
        "SS 33B.1", poor, lambda unit: ("ss-why-no-points", (("points", sum(cost(pos, unit))),))
    )


def with_line(pos: Position, some: UnitSet) -> UnitSet:
    found = 0
    for unit in bits(some):
        found |= units_with_line(pos, 1 << unit, kind_for(pos, unit))
    return found


@rule("SS 33B.1", "SS 33E1.2")
def raise_cadre(ref: Referee, unit: int) -> None:
    """Paid for; a substitute stands in the place of a fragile cadre, which is out of the game."""
    data, due = book(ref.pos).data, rebuilding_bill(ref.pos, unit, cost(ref.pos, unit))
    assert due is not None
    new = successor_of(ref.pos, unit) if is_fragile(data, unit) else unit
    accounts.pay(ref, due, "SS 33B.1")
    limits.use(ref, new, re_gain(ref.pos, unit), raised=True)
    if new == unit:
        ref.do(StepsChanged(unit, data.roster[unit].steps, "SS 33B.2", "raised"))
    else:
        exchange(ref, unit, new, retire_cadre, "SS 33E1.2")
    resolve_possession(ref)


def retire_cadre(ref: Referee, unit: int) -> None:
    leave_map(ref, unit, GONE, "converted", "SS 33D1")
