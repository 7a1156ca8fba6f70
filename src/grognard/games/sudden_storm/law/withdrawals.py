"""33C. Withdrawals."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law import cadres, pools
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, ISOLATED, own
from grognard.games.sudden_storm.law.schedule import Event
from grognard.kernel.changes import Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Step, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import UNIT, Menu, units
from grognard.kernel.places import DEAD, GONE
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.why_not import not_among

MARK = "withdraw "  # in the quotas: what is still to be withdrawn, by its place in the calendar


def listed(pos: Position) -> tuple[Event, ...]:
    data = book(pos).data
    return data.events(pos.state.turn, AXIS, "withdraw") if data.scene.gifts is None else ()


@rule("SS 33C.1")
def alike(pos: Position, event: Event) -> UnitSet:
    """Any unit of that nation, kind, size and strength, whatever its name (33.3, SS-P64)."""
    data, roster, steps = book(pos).data, pos.game.roster, pos.state.steps
    named = roster[event.unit]
    wanted = (named.kind, named.size, named.faces)
    least = 1 if event.cadre else named.steps
    return sum(
        1 << unit
        for unit in bits(data.of_nation[event.nation])
        if (roster[unit].kind, roster[unit].size, roster[unit].faces) == wanted and steps[unit] == least
    )


@rule("SS 33C.1")
def in_play(pos: Position, event: Event) -> UnitSet:
    """Of these, those on the map that are not isolated."""
    return alike(pos, event) & pos.on_map(AXIS) & ~pos.state.marks[ISOLATED]


def due(pos: Position) -> Event | None:
    """The next withdrawal that somebody on the map can answer."""
    waiting = dict(own(pos).quotas)
    for number, event in enumerate(listed(pos)):
        if waiting.get(f"{MARK}{number}"):
            return event
    return None


@rule("SS 33C.2")
def begin(ref: Referee, _: Frame) -> None:
    """With none in play one is taken from those that can be replaced, and its cost is paid or owed."""
    data = book(ref.pos).data
    ref.note("SS 33C.1", quotas=tuple(one for one in own(ref.pos).quotas if not one[0].startswith(MARK)))
    for number, event in enumerate(listed(ref.pos)):
        if in_play(ref.pos, event):
            ref.note("SS 33C.1", quotas=pools.changed(own(ref.pos).quotas, f"{MARK}{number}", 1))
            continue
        dead = alike(ref.pos, event) & ref.pos.at(DEAD)
        for unit in list(bits(dead))[:1]:
            ref.do(Removed(unit, GONE, "withdrawn", "SS 33C.2"))
        for name, many in cadres.bills(data, event.unit, cadres.full_cost(data, event.unit)):
            pools.spend(ref, name, many, "SS 33C.2")


def menu(pos: Position) -> Menu:
    event = due(pos)
    assert event is not None
    some = in_play(pos, event)
    found = units(some, "SS 33C.1", not_among(pos, "SS 33C.1", "ss-why-not-withdrawn"))
    return Menu(AXIS, "ss-withdraw", "SS 33C.1", {"withdraw": found})


def withdraw(ref: Referee, unit: int) -> None:
    event = due(ref.pos)
    number = listed(ref.pos).index(event) if event else 0
    ref.do(Removed(unit, GONE, "withdrawn", "SS 33C.1"))
    ref.note("SS 33C.1", quotas=pools.changed(own(ref.pos).quotas, f"{MARK}{number}", 0))


def still_possible(pos: Position) -> bool:
    event = due(pos)
    return event is not None and bool(in_play(pos, event))


def steps(side: int) -> tuple[Step, ...]:
    """Withdrawals of an initial phase."""
    if side != AXIS:
        return ()
    ask = Ask("withdraw", menu, {"withdraw": Verb(withdraw, UNIT)}, when=still_possible)
    return (Do("withdrawals", begin), ask)


PROCEDURES: Mapping[str, Step] = {}
