"""11.5. The supports that may be played as events in their owner's supports phase, and on what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.events import placed
from grognard.games.victory_roads.law.events.event import Event, hex_targets
from grognard.games.victory_roads.law.names import NOBODY, OVERCAST, SOVIET, own
from grognard.games.victory_roads.law.placements import supports_of
from grognard.games.victory_roads.law.supports_available import (
    support_boxes,
    theatre_of_support,
    usable_supports,
)
from grognard.games.victory_roads.law.theatres import area
from grognard.games.victory_roads.law.uses import count_use, exhausted_theatres
from grognard.games.victory_roads.law.weather import is_mud
from grognard.kernel.cite import rule
from grognard.kernel.flow import GO, Ask, Step, Verb
from grognard.kernel.hexes import bits, holds, only, unitset
from grognard.kernel.menu import HEX, UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, fact
from grognard.rules.answers import PUT_DOWN
from grognard.rules.why_not import not_among_cause

# The order in which the Soviets place supports (11.5.2); what must be played comes before all of them.
LEND_LEASE, SURPRISE, OTHERS, CORPS = range(4)
STAGES = {"lend_lease": LEND_LEASE, "surprise_attack": SURPRISE}
TOO_LATE = {LEND_LEASE: "VR 11.5.2b", SURPRISE: "VR 11.5.2c", OTHERS: "VR 11.5.2d"}


class Playing(NamedTuple):
    """A support whose target is asked for."""

    support: int


def event_of(pos: Position, support: int) -> Event | None:
    """How a support is played; None for one that is never played in a supports phase."""
    said = book(pos).data.event(support)
    return placed.EVENTS.get(said.id) or placed.EVENTS.get(said.target)


def stage_of(pos: Position, support: int) -> int:
    return STAGES.get(book(pos).data.event(support).id, OTHERS)


# -- which supports


@rule("VR 5.4.1b", "VR 1.5.2a", "VR 11.5.1b", "VR 11.1d")
def playable(pos: Position, side: int) -> Allowed:
    """The supports at hand that can be placed on the map now."""
    mine, data = usable_supports(pos, side), book(pos).data
    found = units(mine, "VR 11.5.1b", not_among_cause(pos, "VR 11.5.1b", "vr-why-not-available"))
    later = unitset(one for one in bits(mine) if "supports" not in data.event(one).phases)
    found.less("VR 11.5.1b", later, "vr-why-other-phase")
    bar_by_weather(pos, found)
    if side == SOVIET:
        bar_by_order(pos, found)
        bar_by_theatre(pos, found)
    idle = unitset(one for one in bits(found.set) if not open_targets(pos, one))
    return found.less(
        "VR 11.5.4", idle, lambda one: ("vr-why-no-target", (("target", data.event(one).target),))
    )


@rule("VR 5.4.2", "VR 11.5.6", "VR 3.3b", "VR 3.2.2k")
def bar_by_weather(pos: Position, found: Allowed) -> None:
    data = book(pos).data
    if own(pos).sky == OVERCAST:
        air = unitset(one for one in bits(found.set) if data.event(one).air)
        found.less("VR 5.4.2", air, "vr-why-overcast")
    if is_mud(pos):
        dry = unitset(one for one in bits(found.set) if data.event(one).no_mud)
        found.less("VR 3.2.2k", dry, "vr-why-not-in-mud")


@rule("VR 11.5.2b", "VR 11.5.2c", "VR 11.5.2d")
def bar_by_order(pos: Position, found: Allowed) -> None:
    """What comes earlier in the order cannot be placed any more once something later has been."""
    for stage, cite in TOO_LATE.items():
        if own(pos).stage > stage:
            early = unitset(one for one in bits(found.set) if stage_of(pos, one) == stage)
            found.less(cite, early, "vr-why-too-late")


def bar_by_theatre(pos: Position, found: Allowed) -> None:
    over = exhausted_theatres(pos)
    for box, theatre in support_boxes(pos, SOVIET).items():
        if theatre != NOBODY and holds(over, theatre):
            found.less("VR 11.5.3b", pos.at(box), "vr-why-used-up")


# -- on what


@fact
def open_targets(pos: Position, support: int) -> int:
    """The hexes or units on which a support can be played."""
    return targets(pos, support).set


@rule("VR 11.5.4")
def targets(pos: Position, support: int) -> Allowed:
    """On what a support may be placed."""
    event = event_of(pos, support)
    found = hex_targets(0, "") if event is None else event.targets(pos, support)
    bar_outside(pos, support, found)
    bar_leaders(pos, support, found)
    return found


@rule("VR 9.2.1a", "VR 9.2.1b", "VR 11.5.5", "VR 5.4.3")
def bar_outside(pos: Position, support: int, found: Allowed) -> None:
    """Supports marked TO stay within the radius of the theatre whose they are."""
    theatre = theatre_of_support(pos, support)
    if theatre != NOBODY and book(pos).data.event(support).theatre:
        inside = area(pos, theatre)
        outside = found.set & ~(inside if found.kind == HEX else pos.units_in(inside))
        found.less("VR 11.5.5", outside, "vr-why-outside-radius")


@rule("VR 5.4.4c", "VR 11.5.7b")
def bar_leaders(pos: Position, support: int, found: Allowed) -> None:
    """A unit never bears two leaders."""
    data = book(pos).data
    if found.kind == UNIT and data.event(support).leader:
        leaders = data.leaders
        led = unitset(one for one in bits(found.set) if supports_of(pos, one) & leaders)
        found.less("VR 5.4.4c", led, "vr-why-leader")


# -- playing


def play(ref: Referee, support: int) -> None:
    """A support is played: at once where there is only one target, else when that is named."""
    where = open_targets(ref.pos, support)
    if where.bit_count() == 1:
        play_on_target(ref, support, only(where))
    else:
        ref.ask("placing", ref.frame.who, Playing(support))


@rule("VR 11.5.3b", "VR 11.5.2b", "VR 11.5.2c", "VR 11.5.2d")
def play_on_target(ref: Referee, support: int, target: int) -> None:
    event = event_of(ref.pos, support)
    assert event is not None
    count_use(ref, theatre_of_support(ref.pos, support), "VR 11.5.3b")
    ref.note("VR 11.5.2d", stage=max(own(ref.pos).stage, stage_of(ref.pos, support)))
    event.put(ref, support, target)


def play_selected(ref: Referee, target: int) -> None:
    support = ref.pos.memo(Playing).support
    ref.finish()
    play_on_target(ref, support, target)


def placing_menu(pos: Position) -> Menu:
    support = pos.memo(Playing).support
    found = targets(pos, support)
    verbs = {"place_on" if found.kind == HEX else "give_to": found, "drop": button("VR 11.5.4")}
    return Menu(pos.frame.who, "vr-placing", "VR 11.5.1b", verbs, hand=support)


PLACING = Ask(
    "placing",
    placing_menu,
    {"place_on": Verb(play_selected, HEX, GO), "give_to": Verb(play_selected, UNIT), "drop": PUT_DOWN},
    memo=Playing,
)
PROCEDURES: Mapping[str, Step] = {"placing": PLACING, **placed.PROCEDURES}
