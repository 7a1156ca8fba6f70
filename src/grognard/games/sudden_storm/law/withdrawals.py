"""33C. Withdrawals."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law import accounts, exchanges, pools, possession, prices, unit_losses
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import AXIS, GERMANY, ISOLATED, RETURNING, own
from grognard.games.sudden_storm.law.presence import land_units
from grognard.games.sudden_storm.law.prices import Price
from grognard.games.sudden_storm.law.rebuilding_sites import axis_bill
from grognard.games.sudden_storm.law.replacements import has_surrendered
from grognard.games.sudden_storm.law.schedule import Event
from grognard.kernel.changes import Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Step, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import UNIT, Menu, units
from grognard.kernel.places import DEAD, GONE
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.why_not import not_among_cause, unit_words

MARK = "withdraw "  # in the quotas: what is still to be withdrawn, by its place in the calendar


@rule("SS OB-A.9", "SS 31.2")
def listed_withdrawals(pos: Position) -> tuple[Event, ...]:
    """The withdrawals of the turn; a nation that has surrendered has nobody to give, and owes nothing."""
    data = book(pos).data
    events = data.events(pos.state.turn, AXIS, "withdraw") if data.scene.gifts is None else ()
    return tuple(one for one in events if not has_surrendered(pos, one.nation))


@rule("SS 33C.1")
def units_in_play(pos: Position, event: Event) -> UnitSet:
    """Any unit of that nation, kind, size and strength, whatever its name, that is not isolated: a whole one
    for a cadre, and a cadre for a whole one, too (33C, SS-P64).
    """
    return alike(pos, event) & ~pos.state.marks[ISOLATED]


def alike(pos: Position, event: Event) -> UnitSet:
    """Such units on the map, or waiting in the ports off it."""
    return exchanges.same_counters(pos, event.unit) & (land_units(pos, AXIS) | pos.at(GERMANY))


def waiting(pos: Position) -> list[Event]:
    """The withdrawals of this turn that have not been made."""
    open_ = dict(own(pos).quotas)
    return [event for number, event in enumerate(listed_withdrawals(pos)) if open_.get(f"{MARK}{number}")]


def due(pos: Position) -> Event | None:
    """The next withdrawal that somebody on the map can answer."""
    return next((event for event in waiting(pos) if units_in_play(pos, event)), None)


def box_for(data: Data, event: Event) -> int:
    """Out of the game; but some are to come back."""
    back = any(one.what == "return" and one.unit == event.unit for one in data.schedule)
    return RETURNING if back else GONE


def begin(ref: Referee, _: Frame) -> None:
    other = [one for one in own(ref.pos).quotas if not one[0].startswith(MARK)]
    asked = [(f"{MARK}{number}", 1) for number in range(len(listed_withdrawals(ref.pos)))]
    ref.note("SS 33C.1", quotas=tuple(sorted(other + asked)))


@rule("SS 33C.2")
def close(ref: Referee, _: Frame) -> None:
    """With none left in play one is taken from those that can be replaced, and its cost is paid or owed; it
    is owed, too, if there is none (SS-P29).
    """
    data = book(ref.pos).data
    for event in waiting(ref.pos):
        dead = exchanges.same_counters(ref.pos, event.unit) & ref.pos.at(DEAD)
        for unit in list(bits(dead))[:1]:
            ref.do(Removed(unit, box_for(data, event), "withdrawn", "SS 33C.2"))
        lost = prices.as_cadre(data, event.unit) if event.cadre else prices.full_price(data, event.unit)
        charge(ref, event.unit, lost)
    left = tuple(one for one in own(ref.pos).quotas if not one[0].startswith(MARK))
    ref.note("SS 33C.1", quotas=left)


def charge(ref: Referee, unit: int, price: Price) -> None:
    """Paid as far as there are points, and the rest owed."""
    accounts.pay(ref, axis_bill(ref.pos, unit, price), "SS 33C.2")


def menu(pos: Position) -> Menu:
    event = due(pos)
    assert event is not None
    some = alike(pos, event)
    found = units(some, "SS 33C.1", not_among_cause(pos, "SS 33C.1", "ss-why-not-withdrawn"))
    found.less("SS 33C.1", some & ~units_in_play(pos, event), unit_words("ss-why-isolated", pos))
    return Menu(AXIS, "ss-withdraw", "SS 33C.1", {"withdraw": found})


@rule("SS 33C.1", "SS 33C.3")
def withdraw(ref: Referee, unit: int) -> None:
    """A whole division given for a cadre gains what raising it would cost, usable from a later turn on; a
    cadre given for a division pays or owes that.
    """
    event = due(ref.pos)
    assert event is not None
    data, number = book(ref.pos).data, listed_withdrawals(ref.pos).index(event)
    whole = ref.state.steps[unit] == data.roster[unit].steps
    unit_losses.leave_map(ref, unit, box_for(data, event), "withdrawn", "SS 33C.1")
    ref.note("SS 33C.1", quotas=pools.with_value(own(ref.pos).quotas, f"{MARK}{number}", 0))
    if whole and event.cadre:
        for name, many in axis_bill(ref.pos, unit, prices.raising(data, unit)):
            accounts.credit(ref, name, many, "SS 33C.3")
    if not whole and not event.cadre:
        charge(ref, unit, prices.raising(data, unit))
    possession.resolve_possession(ref)


def steps(side: int) -> tuple[Step, ...]:
    """Withdrawals of an initial phase."""
    if side != AXIS:
        return ()
    ask = Ask("withdraw", menu, {"withdraw": Verb(withdraw, UNIT)}, when=lambda pos: due(pos) is not None)
    return (Do("withdrawals", begin), ask, Do("withdrawals_done", close))


PROCEDURES: Mapping[str, Step] = {}
