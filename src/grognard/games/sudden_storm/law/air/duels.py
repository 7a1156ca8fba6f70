"""20B. One exchange of fire: a unit against one or several, both sides at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law.air import air_losses, flights
from grognard.games.sudden_storm.law.air.charts import (
    ABORT,
    BOMBER_AT_FIGHTER,
    DIE,
    FIGHTER_AT_BOMBER,
    KILL,
    NOTHING,
    SUPERIOR,
)
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import NOBODY, RETURNED, SHOT, SOVIET
from grognard.games.sudden_storm.law.presence import side_of
from grognard.kernel.arguments import Argument, Units
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import SPEND, Ask, Do, Seq, Step, Verb, While
from grognard.kernel.hexes import bits, one_of
from grognard.kernel.menu import UNIT, Menu, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.kernel.tables import Item
from grognard.rules.why_not import not_among_cause

BOMBERS = "B"  # the type that the table has modifiers for
SUPERIORS = ("german", "finnish")


class Exchange(NamedTuple):
    """A lone unit, and who is matched against it."""

    lone: int
    many: UnitSet
    answers: bool = True  # does the lone one fire? Who passes the screen may not
    target: int = NOBODY  # at whom it does
    answer: str = ""  # and with what result
    next: int = NOBODY  # of the others, who fires next
    shots: tuple[tuple[int, str], ...] = ()  # of the others: who has fired, with what result


# -- a shot


@rule("SS 23A.1", "SS 23B.2")
def strengths(pos: Position, unit: int) -> tuple[int, int]:
    """Attack and defence: less for a fighter that carries bombs, or escorts in extended range."""
    data, flight = book(pos).data, flights.flight_in_progress(pos, unit)
    plane = data.plane(unit)
    laden = flight.mission in flights.BOMBING and plane.is_fighter
    far = flight.mission == flights.ESCORT and flight.extended
    less = data.constant("air.fighter_bombs") if laden or far else 0
    return plane.attack - less, plane.defence - less


@rule("SS 20B3.1", "SS 23C", "SS 23E")
def dice_items(pos: Position, firer: int, target: int) -> tuple[Item, ...]:
    """All that changes the dice of a shot."""
    data, found = book(pos).data, list[Item]()
    one, other, more = data.plane(firer), data.plane(target), data.tables.air.modifiers
    if one.is_fighter and other.type == BOMBERS:
        found.append(Item("at-bomber", more[FIGHTER_AT_BOMBER], "SS 20B3.1"))
    if one.type == BOMBERS and other.is_fighter:
        found.append(Item("at-fighter", more[BOMBER_AT_FIGHTER], "SS 20B3.1"))
    soviet = side_of(pos, target) == SOVIET and not air_losses.is_guards(pos, target)
    if one.is_fighter and data.more(firer).nation in SUPERIORS and soviet:
        found.append(Item("superior", more[SUPERIOR], "SS 23C"))
    return tuple(found)


@rule("SS 20B3")
def difference(pos: Position, firer: int, target: int) -> int:
    return strengths(pos, firer)[0] - strengths(pos, target)[1]


@rule("SS 20B3", "SS 20B2")
def fire(ref: Referee, firer: int, target: int) -> str:
    """Two dice, modified, in the column of the difference."""
    pos = ref.pos
    far, more = difference(pos, firer, target), sum(item.value for item in dice_items(pos, firer, target))
    dice = sum(ref.roll(DIE, "ss-die-air", "SS 20B3") for _ in range(2))
    found = book(pos).data.tables.air.column(far).result(dice + more)
    args = (
        ("unit", Units(1 << firer)),
        ("foe", Units(1 << target)),
        ("difference", far),
        ("dice", dice),
        ("modifier", more),
        ("result", found),
    )
    ref.do(Message("ss-air-shot", args, "SS 20B3"))
    return found


# -- who fires


def has_different_units(pos: Position, some: UnitSet) -> bool:
    """Does it matter which of some units is chosen? Those of one model on one mission are alike."""
    data = book(pos).data
    kinds = {
        (data.plane(unit)._replace(base=NOBODY), data.more(unit).nation, strengths(pos, unit))
        for unit in bits(some)
    }
    return len(kinds) > 1


def units_to_fire(exchange: Exchange) -> UnitSet:
    """Of the many those that have yet to fire: none any more once one of them has scored."""
    fired = sum(1 << unit for unit, _ in exchange.shots)
    scored = any(result != NOTHING for _, result in exchange.shots)
    return 0 if scored else exchange.many & ~fired


@rule("SS 20B1b.2")
def must_aim(pos: Position) -> bool:
    exchange = pos.memo(Exchange)
    return exchange.answers and exchange.target == NOBODY and has_different_units(pos, exchange.many)


@rule("SS 20B1b.2")
def must_choose(pos: Position) -> bool:
    return has_different_units(pos, units_to_fire(pos.memo(Exchange)))


def aim_menu(pos: Position) -> Menu:
    exchange = pos.memo(Exchange)
    found = units(exchange.many, "SS 20B1b.2", not_among_cause(pos, "SS 20B1b.2", "ss-why-not-in-exchange"))
    return Menu(
        side_of(pos, exchange.lone), "ss-fire-at", "SS 20B1b.2", {"fire_at": found}, hand=exchange.lone
    )


def aim(ref: Referee, unit: int) -> None:
    ref.remember(ref.pos.memo(Exchange)._replace(target=unit))
    ref.finish()


def order_menu(pos: Position) -> Menu:
    exchange = pos.memo(Exchange)
    some = units_to_fire(exchange)
    found = units(some, "SS 20B1b.2", not_among_cause(pos, "SS 20B1b.2", "ss-why-not-in-exchange"))
    args: dict[str, Argument] = {"foe": Units(1 << exchange.lone)}
    return Menu(side_of(pos, one_of(some)), "ss-shoot", "SS 20B1b.2", {"shoot": found}, args)


def choose(ref: Referee, unit: int) -> None:
    ref.remember(ref.pos.memo(Exchange)._replace(next=unit))
    ref.finish()


# -- firing


@rule("SS 20B1b.1", "SS 20B1b.2", "SS 20B1d")
def fire_once(ref: Referee, frame: Frame) -> None:
    """Once, at one of the others."""
    exchange: Exchange = frame.memo
    if exchange.answers:
        target = bits(exchange.many)[0] if exchange.target == NOBODY else exchange.target
        answer = fire(ref, exchange.lone, target)
        ref.remember(exchange._replace(target=target, answer=answer))


@rule("SS 20B1b.2")
def fire_all(ref: Referee, frame: Frame) -> None:
    """One after the other, until the first result."""
    exchange: Exchange = frame.memo
    unit = bits(units_to_fire(exchange))[0] if exchange.next == NOBODY else exchange.next
    shot = unit, fire(ref, unit, exchange.lone)
    ref.remember(exchange._replace(next=NOBODY, shots=(*exchange.shots, shot)))


@rule("SS 20B.1", "SS 20B1b.1", "SS 20B1b.3", "SS 20B2")
def close(ref: Referee, frame: Frame) -> None:
    """Results are applied when everybody has fired; all who took part are out of what follows, but for those
    who have got past the screen.
    """
    exchange: Exchange = frame.memo
    both = exchange.many | 1 << exchange.lone
    done = both if exchange.answers else exchange.many
    flights.record_flights(ref, done, "SS 20B.1", joined=True)
    results = [(exchange.target, exchange.answer)] if exchange.answer else []
    results += [(exchange.lone, result) for _, result in exchange.shots if result != NOTHING]
    for unit, result in results:
        apply(ref, unit, result)


@rule("SS 20B2")
def apply(ref: Referee, unit: int, result: str) -> None:
    """Back, back and inactive, or gone."""
    if result == KILL:
        air_losses.shoot_down(ref, unit, "SS 20B2")
    elif result != NOTHING:
        what = "ss-air-shot-up" if result == ABORT else "ss-air-turned-back"
        ref.do(Message(what, (("unit", Units(1 << unit)),), "SS 20B2"))
        flights.record_flights(ref, 1 << unit, "SS 20B2", over=SHOT if result == ABORT else RETURNED)


def is_firing(pos: Position) -> bool:
    return bool(units_to_fire(pos.memo(Exchange)))


STEPS = Seq(
    (
        Ask("exchange", aim_menu, {"fire_at": Verb(aim, UNIT, SPEND)}, must_aim, Exchange),
        Do("lone_shot", fire_once),
        While(
            "volley",
            is_firing,
            Seq(
                (
                    Ask("next_shot", order_menu, {"shoot": Verb(choose, UNIT, SPEND)}, must_choose, Exchange),
                    Do("many_shot", fire_all),
                )
            ),
        ),
        Do("exchange_over", close),
    )
)
PROCEDURES: Mapping[str, Step] = {"exchange": STEPS}
