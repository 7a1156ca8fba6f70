"""33D and 33F4. Units converted, upgraded, or made Guards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from grognard.games.sudden_storm.law import accounts, exchanges, prices, unit_losses
from grognard.games.sudden_storm.law.accounts import Bill
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.cadres import retire_cadre
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.exchanges import exchange
from grognard.games.sudden_storm.law.faces import face
from grognard.games.sudden_storm.law.names import AXIS, CONVERTED, NOBODY, SOVIET
from grognard.games.sudden_storm.law.pools import INFANTRY
from grognard.games.sudden_storm.law.possession import resolve_possession
from grognard.games.sudden_storm.law.presence import land_units
from grognard.games.sudden_storm.law.prices import Price
from grognard.games.sudden_storm.law.rebuilding_sites import (
    axis_bill,
    creditor,
    rebuilding_bill,
    rebuilding_hexes,
    units_with_line,
)
from grognard.games.sudden_storm.law.schedule import Event
from grognard.games.sudden_storm.law.tables import TWENTIETHS
from grognard.kernel.cite import rule
from grognard.kernel.flow import GO, Ask, Step, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet, fact
from grognard.rules.answers import PUT_DOWN
from grognard.rules.why_not import Words, not_among_cause

CONVERSIONS, GUARDS = ("convert", "upgrade"), ("guards",)
PLAIN = ("", "w", "Nvl")  # regular, winterized and naval units may become Guards


class Converting(NamedTuple):
    """A unit in hand that is to become another."""

    unit: int


# -- who may become what


@rule("SS 33D1", "SS OB-A.9")
def open_rights(pos: Position, side: int) -> tuple[Event, ...]:
    """The conversions of the calendar up to this turn that have not been done; none lapses (SS-P65). Those of
    the time before a scenario begins have been done.
    """
    data, free = book(pos).data, pos.at(CONVERTED)
    what = CONVERSIONS if side == AXIS else GUARDS
    turns = range(data.scenario.turns[0], pos.state.turn + 1)
    return tuple(
        one
        for one in data.schedule
        if one.what in what and one.side == side and one.turn in turns and free >> one.unit & 1
    )


def kind_now(pos: Position, unit: int) -> tuple[str, str]:
    """The kind and size of a unit; a cadre is one of its own kind."""
    data, one = book(pos).data, pos.game.roster[unit]
    if pos.state.steps[unit] < one.steps:
        return data.tables.types[one.kind].cadre, "Cdr"
    return one.kind, one.size


@fact
def guardable_by_kind(pos: Position, side: int) -> dict[tuple[str, str], UnitSet]:
    """Those on the map that may become Guards, by their kind and size."""
    found: dict[tuple[str, str], UnitSet] = {}
    for one in bits(land_units(pos, side) & guardable(book(pos).data)):
        now = kind_now(pos, one)
        found[now] = found.get(now, 0) | 1 << one
    return found


@fact
@rule("SS 33D1", "SS 33F4.1")
def units_to_convert(pos: Position, side: int) -> dict[int, UnitSet]:
    """By the counter that arises, one of each sort, the units on the map that it may be made of."""
    found: dict[int, UnitSet] = {}
    sorts = set()
    mine = land_units(pos, side)
    for event in open_rights(pos, side):
        new = pos.game.roster[event.unit]
        sort = event.old, event.old_unit, new.faces, new.kind
        if sort in sorts:
            continue
        sorts.add(sort)
        if event.old_unit != NOBODY:
            whole = exchanges.same_counters(pos, event.old_unit) & mine
            found[event.unit] = sum(
                1 << one for one in bits(whole) if pos.state.steps[one] == pos.game.roster[one].steps
            )
        else:
            kinds = guardable_by_kind(pos, side)
            found[event.unit] = reduce(or_, (kinds.get(kind, 0) for kind in event.old), 0)
    return found


@lru_cache(maxsize=16)
@rule("SS 33F4.1")
def guardable(data: Data) -> UnitSet:
    """Regular, winterized and naval units; no militia, no NKVD, no Guards."""
    return data.roster.where(lambda unit: unit.more.nation == "soviet" and unit.more.branch in PLAIN)


@fact
def candidates(pos: Position, side: int) -> UnitSet:
    found = 0
    for some in units_to_convert(pos, side).values():
        found |= some
    return found


# -- the points


def source_of(pos: Position, new: int) -> str:
    """The kind of points whose source a Soviet unit must reach; for the Axis it makes no difference."""
    data = book(pos).data
    return prices.kind_of(data, new) if data.of_side[SOVIET] >> new & 1 else INFANTRY


@rule("SS 33F4.2")
def balance(pos: Position, old: int, new: int) -> int:
    """The old attack strength and one more, less that of the Guards: points gained, or spent if negative."""
    return face(pos, old).attack + 1 - pos.game.roster[new].faces[0].attack


@rule("SS 33D2", "SS 33F4.2")
def conversion_due(pos: Position, old: int, new: int) -> Bill | None:
    """What a conversion costs, and from which account; none if nobody can pay, or take what is gained."""
    data = book(pos).data
    if data.of_side[AXIS] >> new & 1:
        event = next(one for one in data.schedule if one.unit == new and one.what in CONVERSIONS)
        found = axis_bill(pos, old, Price(event.armour, event.infantry))
        return found if accounts.covers(pos, found) else None
    kind, points = prices.kind_of(data, new), balance(pos, old, new)
    if points > 0:
        return () if creditor(pos, old, kind) else None
    return rebuilding_bill(pos, old, prices.price_of_kind(kind, -points))


def conversion_forms(pos: Position, side: int, old: int) -> UnitSet:
    """The counters that a unit may become now."""
    found = 0
    for new, some in units_to_convert(pos, side).items():
        if (
            some >> old & 1
            and units_with_line(pos, 1 << old, source_of(pos, new))
            and conversion_due(pos, old, new) is not None
        ):
            found |= 1 << new
    return found


# -- the questions


def conversions_allowed(pos: Position, side: int) -> Allowed:
    """In quarters, with a line to a source of replacements: as a cadre that is raised."""
    cite = "SS 33D1" if side == AXIS else "SS 33F4.1"
    some = candidates(pos, side)
    found = units(some, cite, not_among_cause(pos, cite, "ss-why-not-converted"))
    found.less("SS 33B.3", some & ~pos.units_in(rebuilding_hexes(pos, side)), "ss-why-no-quarters")
    unfed = unpaid = 0
    for new, those in units_to_convert(pos, side).items():
        unfed |= found.set & those & ~units_with_line(pos, found.set & those, source_of(pos, new))
    found.less("SS 33B.4", unfed, "ss-why-no-source-line")
    unpaid = sum(1 << one for one in bits(found.set) if not conversion_forms(pos, side, one))
    return found.less(
        "SS 33D2" if side == AXIS else "SS 33F4.2", unpaid, lambda unit: lacking(pos, side, unit)
    )


def lacking(pos: Position, side: int, old: int) -> Words:
    """What the cheapest conversion of a unit would cost."""
    news = [new for new, some in units_to_convert(pos, side).items() if some >> old & 1]
    if side == AXIS:
        events = [one for one in book(pos).data.schedule if one.unit in news and one.what in CONVERSIONS]
        points = min(one.armour + one.infantry for one in events)
    else:
        points = min(max(0, -balance(pos, old, new)) for new in news)
    return "ss-why-no-points", (("points", points),)


def begin(ref: Referee, unit: int) -> None:
    """With one form alone there is nothing to choose."""
    found = conversion_forms(ref.pos, ref.frame.who, unit)
    if found.bit_count() == 1:
        convert(ref, unit, found.bit_length() - 1)
    else:
        ref.ask("converting", ref.frame.who, Converting(unit))


def menu(pos: Position) -> Menu:
    unit, cite = pos.memo(Converting).unit, "SS 33D1"
    found = conversion_forms(pos, pos.frame.who, unit)
    verbs = {"into": units(found, cite, not_among_cause(pos, cite, "ss-why-not-into")), "drop": button(cite)}
    return Menu(pos.frame.who, "ss-converting", cite, verbs, hand=unit)


def choose(ref: Referee, new: int) -> None:
    unit = ref.pos.memo(Converting).unit
    ref.finish()
    convert(ref, unit, new)


@rule("SS 33D1", "SS 33D2", "SS 33F4.2")
def convert(ref: Referee, old: int, new: int) -> None:
    """Paid for first; points gained can be used from the next turn on."""
    data, bill_now = book(ref.pos).data, conversion_due(ref.pos, old, new)
    assert bill_now is not None
    guards = data.of_side[SOVIET] >> new & 1 == 1
    accounts.pay(ref, bill_now, "SS 33F4.2" if guards else "SS 33D2")
    if not guards:
        exchange(ref, old, new, retire_cadre, "SS 33D1")
        resolve_possession(ref)
        return
    points = balance(ref.pos, old, new)
    name = creditor(ref.pos, old, prices.kind_of(data, new))
    if points > 0 and name is not None:
        accounts.credit(ref, name, points * TWENTIETHS, "SS 33F4.2")
    exchange(ref, old, new, to_the_pool, "SS 33F4.1")
    resolve_possession(ref)


@rule("SS 33F4.1")
def to_the_pool(ref: Referee, unit: int) -> None:
    """The old unit can be replaced; of a fragile one its substitute (SS-P27)."""
    unit_losses.eliminate(ref, unit, "converted", "SS 33F4.1")


PROCEDURES: Mapping[str, Step] = {
    "converting": Ask(
        "converting", menu, {"into": Verb(choose, UNIT, GO), "drop": PUT_DOWN}, memo=Converting
    ),
}
