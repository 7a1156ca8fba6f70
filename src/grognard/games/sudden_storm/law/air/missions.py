"""18, 19 and 23B. The air movement of the phasing player: unit after unit takes off for its target hex."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law.air import airspace, bases, flights, reach
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import FLOWN, NOBODY, own
from grognard.games.sudden_storm.law.presence import side_of
from grognard.games.sudden_storm.law.sea import waters
from grognard.kernel.arguments import At
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, GO, HAND, Ask, Step, Verb
from grognard.kernel.hexes import HexSet, holds
from grognard.kernel.menu import HEX, UNIT, Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.rules.answers import PUT_DOWN, finish
from grognard.rules.why_not import Words, fixed_words, known_units, unit_words


class TakingOff(NamedTuple):
    """An air unit in hand, and the base where it stages before its mission."""

    unit: int
    via: int = NOBODY


# -- who


def not_at_base_cause(pos: Position, cite: str) -> Callable[[int], Cause]:
    def cause(unit: int) -> Cause:
        args = (("unit", known_units(pos, 1 << unit)),)
        if flights.flight_of(pos, unit) is not None:
            return Cause("SS 19.1", "ss-why-in-the-air", args)
        return Cause(cite, "ss-why-no-air-unit", args)

    return cause


@rule("SS 18.2", "SS 19.1", "SS 16B1")
def ready_units(pos: Position, side: int, mission: str, cite: str) -> Allowed:
    """A side's active units at their bases, each once in an air phase."""
    found = units(bases.units_at_base(pos, side), cite, not_at_base_cause(pos, cite))
    found.less("SS 19.1", found.set & pos.state.marks[FLOWN], unit_words("ss-why-flown", pos))
    for bar in bases.takeoff_bars(pos, side, mission):
        found.less(bar.cite, bar.out, bar.because)
    return found


# -- where to


def start_of(pos: Position, aloft: TakingOff) -> int:
    return pos.state.where[aloft.unit] if aloft.via == NOBODY else aloft.via


def out_of_range_words(pos: Position, unit: int, start: int, points: int) -> Callable[[int], Words]:
    """How far it would be, and how far one flies."""

    def words(h: int) -> Words:
        far = reach.distance(pos, unit, start, h)
        args = (("unit", known_units(pos, 1 << unit)), ("hex", At(h)), ("far", far), ("points", points))
        return "ss-why-too-far-to-fly" if far != reach.NOWHERE else "ss-why-no-air-way", args

    return words


@rule("SS 18.1", "SS 19.2")
def targets(
    pos: Position,
    aloft: TakingOff,
    mission: str,
    some: HexSet,
    why: str | Callable[[int], Cause],
    extended: bool = False,
) -> Allowed:
    """Of some hexes those in range over which the unit may fly, if it may take off for such a mission."""
    unit, cite, start = aloft.unit, flights.CITES[mission], start_of(pos, aloft)
    points = flights.flight_rating(pos, unit, mission, extended) or 0
    found = hexes(some, cite, lambda h: why(h) if callable(why) else Cause(cite, why, (("hex", At(h)),)))
    near = reach.hexes_in_range(pos, unit, start, points)
    found.less(range_cite(mission, extended), some & ~near, out_of_range_words(pos, unit, start, points))
    for one in airspace.closed_targets(pos, unit, start):
        found.less(one.cite, one.hexes & some, one.because)
    return without_takeoff(pos, aloft, mission, found)


@rule("SS 29.6", "SS 17A")
def without_takeoff(pos: Position, aloft: TakingOff, mission: str, found: Allowed) -> Allowed:
    """No target at all where the base of the mission lets nobody take off for it."""
    unit, side = aloft.unit, side_of(pos, aloft.unit)
    if aloft.via == NOBODY:
        for bar in bases.takeoff_bars(pos, side, mission):
            if holds(bar.out, unit):
                words = bar.because(unit) if callable(bar.because) else (bar.because, ())
                found.less(bar.cite, found.set, fixed_words(*words))
    elif lacks_point(pos, side, aloft.via):
        found.less("SS 29.7", found.set, "ss-why-no-arctic-point")
    return found


def lacks_point(pos: Position, side: int, base: int) -> bool:
    """Would a mission from a base want a point that is not there?"""
    data = book(pos).data
    cold = data.scene.is_on("29") and holds(data.arctic, base)
    return cold and bases.is_point_due(pos) and not bases.points(pos, side)


def range_cite(mission: str, extended: bool) -> str:
    """What sets the range of a mission."""
    if extended:
        return "SS 23B.1" if mission == flights.BOMB else "SS 23B.2"
    return {flights.INTERCEPTION: "SS 19A", flights.SEARCH: "SS 37D.1"}.get(mission, "SS 18.1")


def no_targets(cite: str, why: str) -> Allowed:
    """A mission that is not for such a unit."""
    return hexes(0, cite, lambda _: Cause(cite, why))


@rule("SS 19D.1", "SS 19D2c.1", "SS 30K")
def bombable(pos: Position, side: int) -> HexSet:
    """Any land that is not neutral, and wherever enemy ships are: the kind of bombing is named later."""
    data = book(pos).data
    ships = pos.hexes_of(pos.on_map(1 - side) & data.ships)
    return (data.land & ~own(pos).neutral | ships) & data.scene.area


@rule("SS 19D.1", "SS 23B.1", "SS 19D2a.2")
def bombing(pos: Position, aloft: TakingOff, extended: bool) -> Allowed:
    """Who has a bombing strength; a fighter has one when it strafes, and flies no farther than usual."""
    plane = book(pos).data.plane(aloft.unit)
    if extended and plane.is_fighter:
        return no_targets("SS 23B.1", "ss-why-fighter-far")
    if not (plane.tactical or plane.strategic or plane.is_fighter):
        return no_targets("SS 19D.1", "ss-why-no-bombs")
    some = bombable(pos, side_of(pos, aloft.unit))
    return targets(pos, aloft, flights.BOMB, some, lambda h: not_bombed(pos, h), extended)


def not_bombed(pos: Position, h: int) -> Cause:
    """Neutral land, land that is not in the game, or open sea without enemies."""
    where = (("hex", At(h)),)
    if holds(own(pos).neutral, h):
        return Cause("SS 30B.1", "ss-why-neutral", where)
    if not holds(book(pos).data.scene.area, h):
        return Cause("SS 30K", "ss-why-outside-area", where)
    return Cause("SS 19D.1", "ss-why-nothing-to-bomb", where)


@rule("SS 37D.1")
def searching(pos: Position, aloft: TakingOff) -> Allowed | None:
    """To any hex of sea, full or partial, whether ships are there or not (advanced)."""
    if not book(pos).searching:
        return None
    data = book(pos).data
    if not data.plane(aloft.unit).tactical:
        return no_targets("SS 37D.1", "ss-why-no-bombs")
    some = (waters.sea(data) | waters.coast(data)) & data.scene.area
    return targets(pos, aloft, flights.SEARCH, some, "ss-why-no-sea")


@rule("SS 19B", "SS 23B.2", "SS 16A")
def escort(pos: Position, aloft: TakingOff, extended: bool) -> Allowed:
    """Fighters go where other units of their side have their target."""
    if not book(pos).data.plane(aloft.unit).is_fighter:
        return no_targets("SS 19B", "ss-why-only-fighters")
    side = side_of(pos, aloft.unit)
    others = flights.units_on_mission(pos, side) & ~flights.flying_units(
        pos, side, flights.ESCORT, *flights.STAYING[:2]
    )
    some = pos.hexes_of(others)
    return targets(pos, aloft, flights.ESCORT, some, "ss-why-nobody-to-escort", extended)


@rule("SS 19C1", "SS 19C2")
def transfer(pos: Position, aloft: TakingOff) -> Allowed | None:
    """To any base that takes the unit; who stages is on his way to something else."""
    unit, start = aloft.unit, pos.state.where[aloft.unit]
    if aloft.via != NOBODY:
        return None
    found = bases.may_base(pos, unit).less("SS 19C1", 1 << start, "ss-why-same-base")
    away = found.set & ~reach.hexes_in_range(pos, unit, start, None)
    return found.less("SS 30B.1", away, out_of_range_words(pos, unit, start, reach.FARTHEST))


@rule("SS 19C2", "SS 17A")
def staging_bases(pos: Position, aloft: TakingOff) -> Allowed | None:
    """To a base within the printed range from which it still can take off."""
    unit, start = aloft.unit, pos.state.where[aloft.unit]
    if aloft.via != NOBODY:
        return None
    points = flights.flight_rating(pos, unit, flights.STAGING) or 0
    found = bases.may_base(pos, unit).less("SS 19C2", 1 << start, "ss-why-same-base")
    near = reach.hexes_in_range(pos, unit, start, points)
    found.less("SS 19C2", found.set & ~near, out_of_range_words(pos, unit, start, points))
    return found.less("SS 17A", bases.full_bases(pos, found.set), "ss-why-staging-full")


# -- the questions


def fly_menu(side: int) -> Callable[[Position], Menu]:
    def menu(pos: Position) -> Menu:
        verbs = {"unit": ready_units(pos, side, flights.TRANSFER, "SS 19.2"), "end_phase": button("SS 19.2")}
        return Menu(side, "ss-fly", "SS 19.2", verbs)

    return menu


def take(ref: Referee, unit: int) -> None:
    ref.ask("aloft", ref.frame.who, TakingOff(unit))


def aloft_menu(pos: Position) -> Menu:
    aloft = pos.memo(TakingOff)
    verbs: dict[str, Allowed] = {
        "bomb": bombing(pos, aloft, False),
        "bomb_far": bombing(pos, aloft, True),
        "escort": escort(pos, aloft, False),
        "escort_far": escort(pos, aloft, True),
    }
    more = {
        "search": searching(pos, aloft),
        "transfer": transfer(pos, aloft),
        "stage": staging_bases(pos, aloft),
    }
    for verb, found in more.items():
        if found is not None:
            verbs[verb] = found
    verbs["drop"] = button("SS 19.2")
    prompt = "ss-aloft" if aloft.via == NOBODY else "ss-staging"
    return Menu(pos.frame.who, prompt, "SS 19.2", verbs, hand=aloft.unit)


def mission_verb(mission: str, extended: bool = False) -> Verb:
    def fly(ref: Referee, target: int) -> None:
        aloft = ref.pos.memo(TakingOff)
        ref.drop()
        flights.begin_flight(ref, aloft.unit, mission, target, extended=extended, via=aloft.via)

    return Verb(fly, HEX, GO)


def stop_over(ref: Referee, base: int) -> None:
    """Nothing is done before its mission is known: no unit stays where it stages."""
    ref.remember(ref.pos.memo(TakingOff)._replace(via=base))


def question(side: int) -> Ask:
    """The phasing player's air movement; nobody is asked who cannot take off."""

    def some(pos: Position) -> bool:
        return bool(
            ready_units(pos, side, flights.TRANSFER, "SS 19.2").set or flights.units_on_mission(pos, side)
        )

    verbs = {"unit": Verb(take, UNIT, HAND), "end_phase": Verb(finish, role=CLOSE)}
    return Ask("fly", fly_menu(side), verbs, some)


VERBS = {
    "bomb": mission_verb(flights.BOMB),
    "bomb_far": mission_verb(flights.BOMB, True),
    "escort": mission_verb(flights.ESCORT),
    "escort_far": mission_verb(flights.ESCORT, True),
    "search": mission_verb(flights.SEARCH),
    "transfer": mission_verb(flights.TRANSFER),
    "stage": Verb(stop_over, HEX),
    "drop": PUT_DOWN,
}
PROCEDURES: Mapping[str, Step] = {"aloft": Ask("aloft", aloft_menu, VERBS, memo=TakingOff)}
