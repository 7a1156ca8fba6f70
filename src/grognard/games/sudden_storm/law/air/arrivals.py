"""26B, 33C, OB-A.10 and OB-S.13. Air units that the calendar brings and takes."""

from __future__ import annotations

from grognard.games.sudden_storm.law.air.air_forces import units_in_box
from grognard.games.sudden_storm.law.air.air_losses import clear_flight
from grognard.games.sudden_storm.law.air.bases import active, units_at_base
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.limits import limit_used
from grognard.games.sudden_storm.law.names import AXIS, DELAYED, EFT, REMNANTS, own
from grognard.games.sudden_storm.law.pools import with_value
from grognard.games.sudden_storm.law.schedule import Event
from grognard.kernel.changes import Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Step, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import UNIT, Menu, units
from grognard.kernel.places import GONE, POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.why_not import not_among_cause, unit_words

MARK = "withdraw_air "  # in the quotas: units of a model that are still to be withdrawn


@rule("SS 26B", "SS OB-S.13")
def begin_arrivals(ref: Referee, frame: Frame) -> None:
    """The reinforcements of this turn are put at bases next, with those that have found none so far."""
    data = book(ref.pos).data
    for event in data.events(ref.state.turn, frame.who, "arrive_air") if data.scene.campaign else ():
        if ref.state.where[event.unit] == POOL:
            ref.do(Removed(event.unit, DELAYED[frame.who], "air-comes", "SS 26B"))


# -- withdrawals


def listed_withdrawals(pos: Position) -> tuple[Event, ...]:
    data = book(pos).data
    return data.events(pos.state.turn, AXIS, "withdraw_air") if data.scene.campaign else ()


def units_of_model(pos: Position, event: Event, some: UnitSet) -> UnitSet:
    data = book(pos).data
    mine = some & data.planes_of[event.nation]
    return sum(1 << unit for unit in bits(mine) if data.plane(unit).model == event.goods)


@rule("SS OB-A.10", "SS 33C.1")
def withdrawable(pos: Position, event: Event) -> UnitSet:
    """Active units of the model, at bases that are not isolated."""
    return units_of_model(pos, event, active(pos, AXIS)) & ~cut_off(pos)


def cut_off(pos: Position) -> UnitSet:
    return pos.units_in(own(pos).cut_off[AXIS])


def arrivals_due(pos: Position) -> Event | None:
    """The next withdrawal that somebody can answer."""
    return next(
        (
            one
            for one in listed_withdrawals(pos)
            if limit_used(pos, MARK + one.goods) and withdrawable(pos, one)
        ),
        None,
    )


def begin(ref: Referee, _: Frame) -> None:
    for event in listed_withdrawals(ref.pos):
        ref.note("SS 33C.1", quotas=with_value(own(ref.pos).quotas, MARK + event.goods, event.many))


def menu(pos: Position) -> Menu:
    event = arrivals_due(pos)
    assert event is not None
    alike = units_of_model(pos, event, units_at_base(pos, AXIS))
    found = units(alike, "SS OB-A.10", not_among_cause(pos, "SS OB-A.10", "ss-why-not-withdrawn"))
    found.less("SS OB-A.10", alike & ~active(pos, AXIS), unit_words("ss-why-inactive-withdrawn", pos))
    found.less("SS 33C.1", alike & cut_off(pos), unit_words("ss-why-isolated", pos))
    left = limit_used(pos, MARK + event.goods)
    return Menu(AXIS, "ss-withdraw-air", "SS OB-A.10", {"withdraw": found}, {"many": left})


def withdraw(ref: Referee, unit: int) -> None:
    event = arrivals_due(ref.pos)
    assert event is not None
    clear_flight(ref, unit, "SS OB-A.10")
    ref.do(Removed(unit, GONE, "withdrawn", "SS OB-A.10"))
    count(ref, event)


def count(ref: Referee, event: Event) -> None:
    name = MARK + event.goods
    ref.note("SS 33C.1", quotas=with_value(own(ref.pos).quotas, name, limit_used(ref.pos, name) - 1))


@rule("SS 33C.2", "SS OB-A.10")
def close(ref: Referee, _: Frame) -> None:
    """With none on the map that can go, one of the boxes goes, of the Remnants first; else nothing is owed,
    as air units cost no points.
    """
    for event in listed_withdrawals(ref.pos):
        boxed = units_in_box(ref.pos, event.nation, REMNANTS), units_in_box(ref.pos, event.nation, EFT)
        some = [unit for box in boxed for unit in bits(units_of_model(ref.pos, event, box))]
        for unit in some[: limit_used(ref.pos, MARK + event.goods)]:
            ref.do(Removed(unit, GONE, "withdrawn", "SS 33C.2"))
    left = tuple(one for one in own(ref.pos).quotas if not one[0].startswith(MARK))
    ref.note("SS 33C.1", quotas=left)


WITHDRAWALS: tuple[Step, ...] = (
    Do("air_withdrawals", begin),
    Ask(
        "withdraw_air",
        menu,
        {"withdraw": Verb(withdraw, UNIT)},
        when=lambda pos: arrivals_due(pos) is not None,
    ),
    Do("air_withdrawals_done", close),
)
COME: tuple[Step, ...] = (Do("air_comes", begin_arrivals),)
