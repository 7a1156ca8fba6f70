"""19A. The interception of the other player: one question for all that he may meet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from grognard.games.sudden_storm.law.air import airspace, flights, reach
from grognard.games.sudden_storm.law.air.missions import TakingOff, ready_units, targets
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.presence import side_of
from grognard.kernel.cite import rule
from grognard.kernel.flow import GO, HAND, Ask, Do, Step, Verb
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import HEX, UNIT, Allowed, Menu, button
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, fact
from grognard.rules.answers import ENOUGH, PUT_DOWN
from grognard.rules.why_not import Closure, fixed_words, unit_words


class Rising(NamedTuple):
    """An interceptor in hand."""

    unit: int


@rule("SS 19A", "SS 20.1")
def raids(pos: Position, side: int) -> HexSet:
    """Hexes with air units of the enemy that have flown out in this phase: who stays over from his own turn
    is not met (D16).
    """
    return pos.hexes_of(flights.units_on_mission(pos, 1 - side))


def raid_targets(pos: Position, unit: int) -> Allowed:
    """The raids that a fighter can meet, within half of its range."""
    some = raids(pos, side_of(pos, unit))
    return targets(pos, TakingOff(unit), flights.INTERCEPTION, some, "ss-why-no-raid")


@fact
@rule("SS 19A", "SS 16A")
def interceptors(pos: Position, side: int) -> Allowed:
    """Fighters that can meet any."""
    data = book(pos).data
    found = ready_units(pos, side, flights.INTERCEPTION, "SS 19A")
    bombers = sum(1 << unit for unit in bits(found.set) if not data.plane(unit).is_fighter)
    found.less("SS 19A", bombers, unit_words("ss-why-no-fighter", pos))
    far = sum(1 << unit for unit in bits(found.set) if not raid_targets(pos, unit).set)
    for unit, closure, h in closed_off(pos, side, far):
        found.less(closure.cite, 1 << unit, fixed_words(*closure.words(h)))
        far &= ~(1 << unit)
    return found.less("SS 19A", far, unit_words("ss-why-no-raid-near", pos))


def closed_off(pos: Position, side: int, some: UnitSet) -> Iterator[tuple[int, Closure, int]]:
    """Of fighters that can meet no raid those that have one in range, over which they may not fly."""
    for unit in bits(some):
        points, start = flights.flight_rating(pos, unit, flights.INTERCEPTION), pos.state.where[unit]
        near = raids(pos, side) & reach.hexes_in_range(pos, unit, start, points)
        for one in airspace.closed_targets(pos, unit, start):
            if near & one.hexes:
                yield unit, one, bits(near & one.hexes)[0]
                break


def menu(pos: Position) -> Menu:
    side = pos.frame.who
    verbs = {"unit": interceptors(pos, side), "end_phase": button("SS 19A")}
    return Menu(side, "ss-intercept", "SS 19A", verbs, {"many": raids(pos, side).bit_count()})


def take(ref: Referee, unit: int) -> None:
    ref.ask("rising", ref.frame.who, Rising(unit))


def rising_menu(pos: Position) -> Menu:
    unit = pos.memo(Rising).unit
    verbs = {"to": raid_targets(pos, unit), "drop": button("SS 19A")}
    return Menu(pos.frame.who, "ss-rising", "SS 19A", verbs, hand=unit)


def meet(ref: Referee, target: int) -> None:
    unit = ref.pos.memo(Rising).unit
    ref.drop()
    flights.begin_flight(ref, unit, flights.INTERCEPTION, target)


@rule("SS 18.2", "SS 19A")
def interception_step(side: int) -> Do:
    """The question is put to the player who is not phasing, in a frame of his own."""

    def offer(ref: Referee, _: Frame) -> None:
        if raids(ref.pos, side) and interceptors(ref.pos, side).set:
            ref.ask("intercept", side)

    return Do("interception", offer)


PROCEDURES: Mapping[str, Step] = {
    "intercept": Ask("intercept", menu, {"unit": Verb(take, UNIT, HAND), "end_phase": ENOUGH}),
    "rising": Ask("rising", rising_menu, {"to": Verb(meet, HEX, GO), "drop": PUT_DOWN}, memo=Rising),
}
