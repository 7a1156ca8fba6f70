"""33A. The arrivals of an initial phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law import possession, rebuilding, supply_arrivals, supply_check, unit_losses
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.entries import (
    DISTRICT,
    EASTERN,
    OTHER,
    called_units,
    can_come_by_sea,
    due,
    eastern_edge,
    elsewhere,
    entry,
    exact_type,
    hexes_of_lines,
    joining_reserve,
    key_of,
    quota_used,
    way_of,
    without_place,
)
from grognard.games.sudden_storm.law.names import (
    DELAYED,
    GERMANY,
    RESERVE,
    SOVIET,
    own,
)
from grognard.games.sudden_storm.law.names import EASTERN as FROM_EAST
from grognard.games.sudden_storm.law.pools import with_value
from grognard.kernel.changes import Marked, Placed, Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import GO, HAND, Ask, Do, Step, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import BUTTON, HEX, UNIT, Menu, button, hexes, units
from grognard.kernel.places import DEAD, POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import ENOUGH, PUT_DOWN
from grognard.rules.why_not import not_among_cause, unit_words


class Arriving(NamedTuple):
    """A unit in hand that comes onto the map."""

    unit: int


# -- what happens by itself


@rule("SS 33A3")
def call_units(ref: Referee, _: Frame) -> None:
    """At the start of a Soviet initial phase: they are due from now on."""
    for unit in bits(called_units(ref.pos)):
        ref.do(Removed(unit, POOL, "called", "SS 33A3"))


@rule("SS 33A2.2", "SS 33E1.1", "SS 33E2")
def lose(ref: Referee, frame: Frame) -> None:
    """Those whose place is lost can come as replacements alone (SS-P26), if at all: militia never, and of a
    fragile division its substitute.
    """
    for unit in bits(without_place(ref.pos, due(ref.pos, frame.who))):
        back = unit_losses.eliminated_box(book(ref.pos).data, unit) == DEAD
        unit_losses.eliminate(ref, unit, "place-lost" if back else "place-lost-for-good", "SS 33A2.2")


def stock_pool(ref: Referee, frame: Frame) -> None:
    """Units that the calendar puts among those that can be bought."""
    for event in book(ref.pos).data.events(ref.state.turn, frame.who, "pool"):
        if ref.state.where[event.unit] == POOL and event.turn:
            ref.do(Removed(event.unit, DEAD, "to-replacements", "SS OB-S.13"))


def begin_arrivals(ref: Referee, frame: Frame) -> None:
    """Who entered from the east last turn, and what was used of the limits of a phase, is forgotten."""
    side = book(ref.pos).data.of_side[frame.who]
    ref.do(Marked(FROM_EAST, ref.state.marks[FROM_EAST] & side, False, "SS 33A2.3", quiet=True))
    phase = tuple(one for one in own(ref.pos).quotas if not one[0].startswith(("city ", f"{EASTERN} ")))
    ref.note("SS 33A2.1", quotas=phase)


# -- who comes


def placeable(pos: Position) -> UnitSet:
    some = bits(due(pos, pos.frame.who))
    return sum(
        1 << unit for unit in some if entry(pos, unit).hexes or can_come_by_sea(pos, way_of(pos, unit))
    )


def has_arrivals(pos: Position) -> bool:
    return bool(placeable(pos))


def arrive_menu(pos: Position) -> Menu:
    """All Soviet units come who can; an Axis unit may wait for a later turn (SS-P80)."""
    side = pos.frame.who
    some, able = due(pos, side), placeable(pos)
    found = units(some, "SS 33A.1", not_among_cause(pos, "SS 33A.1", "ss-why-not-coming"))
    found.less("SS 33A.1", some & ~able, unit_words("ss-why-no-place", pos))
    on = button("SS 33A.1").less("SS 33A.1", side == SOVIET and bool(able), "ss-why-must-come")
    verbs = {"unit": found, "fill": button("SS 33A.1"), "next": on}
    return Menu(side, "ss-arrive", "SS 33A.1", verbs, {"many": able.bit_count()})


def take(ref: Referee, unit: int) -> None:
    ref.ask("arriving", ref.frame.who, Arriving(unit))


def fill(ref: Referee, _: int) -> None:
    """All who are left come in, each where fewest stand."""
    while able := [unit for unit in bits(placeable(ref.pos)) if entry(ref.pos, unit).hexes]:
        unit = min(able)
        here = entry(ref.pos, unit)
        h = min(bits(here.hexes), key=lambda h: (ref.pos.at(h).bit_count(), h))
        place(ref, unit, h, way_of(ref.pos, unit), here.cite)


def arriving_menu(pos: Position) -> Menu:
    unit = pos.memo(Arriving).unit
    here = entry(pos, unit)
    verbs = {
        "at": hexes(here.hexes, here.cite, lambda h: elsewhere(pos, unit, h)),
        "drop": button(here.cite),
    }
    if can_come_by_sea(pos, way_of(pos, unit)):
        verbs["off_map"] = button("SS 33A1.1")
    return Menu(pos.frame.who, "ss-arriving", here.cite, verbs, hand=unit)


def enter(ref: Referee, h: int) -> None:
    unit = ref.pos.memo(Arriving).unit
    place(ref, unit, h, way_of(ref.pos, unit), entry(ref.pos, unit).cite)
    ref.finish()


@rule("SS 33A1.1")
def wait_for_ships(ref: Referee, _: int) -> None:
    """Standard Germans may wait in the ports off the map, for ships to bring them."""
    ref.do(Placed(ref.pos.memo(Arriving).unit, GERMANY, "off-map", "SS 33A1.1"))
    ref.finish()


@rule("SS 33.2")
def place(ref: Referee, unit: int, h: int, way: str, cite: str) -> None:
    """A unit comes onto the map; limits of stacking are looked at when the movement phase ends."""
    ref.do(Placed(unit, h, "arrives", cite))
    count(ref, unit, h, way)
    supply_check.take_status(ref, 1 << unit, h)
    if unit in joining_reserve(book(ref.pos).data):
        ref.do(Marked(RESERVE, 1 << unit, True, "SS 33A1.6"))


@rule("SS 33A2.1", "SS 33A2.3", "SS 33A2.4")
def count(ref: Referee, unit: int, h: int, way: str) -> None:
    """What a placement uses of the round of a district, of a city and of the Eastern districts."""
    data, used_now = book(ref.pos).data, list[str]()
    east = eastern_edge(data) >> h & 1 == 1
    if way.startswith(DISTRICT):
        used_now.append(key_of(data, h))
    if way == OTHER:
        kind = exact_type(ref.pos, unit)
        in_city = f"{key_of(data, h)} {kind}"
        city = data.way_in(OTHER) >> h & 1 and not quota_used(ref.pos, in_city)
        used_now.append(in_city if city else f"{EASTERN} {kind}")
    for what in used_now:
        ref.note("SS 33A2.1", quotas=with_value(own(ref.pos).quotas, what, quota_used(ref.pos, what) + 1))
    if way in (EASTERN, OTHER) and east and hexes_of_lines(data.lines["rail"]) >> h & 1:
        ref.do(Marked(FROM_EAST, 1 << unit, True, "SS 33A2.3", quiet=True))


@rule("SS 33A.1")
def delay(ref: Referee, frame: Frame) -> None:
    """Who has found no place waits, and possession is brought up to date."""
    waiting = due(ref.pos, frame.who) & ref.pos.at(POOL)
    for unit in bits(waiting):
        ref.do(Removed(unit, DELAYED[frame.who], "delayed", "SS 33A.1"))
    possession.resolve_possession(ref)


# -- the steps


CALL = Do("call", call_units)
ANSWERS = {"unit": Verb(take, UNIT, HAND), "fill": Verb(fill, BUTTON), "next": ENOUGH}


def steps(side: int) -> tuple[Step, ...]:
    """The arrivals of an initial phase."""
    return (
        Do("begin_arrivals", begin_arrivals),
        Do("lose_arrivals", lose),
        Do("stock_pool", stock_pool),
        Ask("arrive", arrive_menu, ANSWERS, when=has_arrivals),
        *rebuilding.steps(side),
        *supply_arrivals.steps(side),
        Do("delay", delay),
    )


PROCEDURES: Mapping[str, Step] = {
    **rebuilding.PROCEDURES,
    "arriving": Ask(
        "arriving",
        arriving_menu,
        {"at": Verb(enter, HEX, GO), "off_map": Verb(wait_for_ships), "drop": PUT_DOWN},
        memo=Arriving,
    ),
}
