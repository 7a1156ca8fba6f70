"""20. Air combat in a hex: who aborts, who screens, who passes, and who is matched against whom."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.sudden_storm.law.air import flights, landing
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import RETURNED, own
from grognard.kernel.arguments import Argument, At, Units
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, COMMIT, Ask, Do, Verb, While
from grognard.kernel.hexes import HexSet, bits, one_of, unitset
from grognard.kernel.menu import HEX, UNIT, Cause, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import finish
from grognard.rules.why_not import not_among_cause

Pairs = tuple[tuple[int, int], ...]


class Clash(NamedTuple):
    """The air combat of a hex."""

    hex: int
    side: int  # whose mission it is
    bypass: UnitSet = 0  # interceptors that try to pass the screen
    held: UnitSet = 0  # escorts that wait for those
    pairs: Pairs = ()  # who is matched against whom in the present step: an interceptor and its foe


# -- who is there


def units_in_fight(pos: Position, clash: Clash, side: int, *missions: str) -> UnitSet:
    """Those over the hex who still fly their mission and have not fought in it."""
    joined = unitset(one.unit for one in own(pos).flights if one.joined)
    return flights.units_over(pos, flights.units_on_mission(pos, side, *missions), clash.hex) & ~joined


@rule("SS 20A2")
def screen(pos: Position, clash: Clash) -> UnitSet:
    """The escorts, and fighters that have dropped their bombs to join them."""
    return units_in_fight(pos, clash, clash.side, flights.ESCORT)


@rule("SS 20A2")
def mission_force(pos: Position, clash: Clash) -> UnitSet:
    return units_in_fight(pos, clash, clash.side) & ~screen(pos, clash)


def interceptors(pos: Position, clash: Clash) -> UnitSet:
    return units_in_fight(pos, clash, 1 - clash.side, flights.INTERCEPTION)


@rule("SS 20A3")
def screen_attackers(pos: Position, clash: Clash) -> UnitSet:
    """Interceptors that attack the screen."""
    return interceptors(pos, clash) & ~clash.bypass


def bypassing_units(pos: Position, clash: Clash) -> UnitSet:
    return interceptors(pos, clash) & clash.bypass


def units_in_pairs(clash: Clash) -> UnitSet:
    """Those who are in a pair."""
    return unitset(unit for pair in clash.pairs for unit in pair)


# -- hex by hex


@rule("SS 20.1", "SS 20A1")
def contested_hexes(pos: Position, side: int) -> HexSet:
    """Hexes where interceptors of a side meet a mission, and have not done so yet."""
    foes = flights.units_on_mission(pos, 1 - side)
    mine = flights.units_on_mission(pos, side, flights.INTERCEPTION)
    both = pos.hexes_of(mine) & pos.hexes_of(foes)
    return both & ~own(pos).air_fought


def begin(ref: Referee, h: int, side: int) -> None:
    """The combat of a hex, whose interceptors are a side's."""
    ref.note("SS 20.1", air_fought=own(ref.pos).air_fought | 1 << h)
    ref.ask("clash", 1 - side, Clash(h, 1 - side))


@rule("SS 20.1")
def clashes(side: int) -> While:
    """As long as there are hexes to be fought over; the last needs no choice of the intercepting player."""

    def onward(ref: Referee, _: Frame) -> None:
        found = contested_hexes(ref.pos, side)
        if found & found - 1:
            ref.ask("clash_hex", side)
        else:
            begin(ref, one_of(found), side)

    return While("clashes", lambda pos: bool(contested_hexes(pos, side)), Do("next_clash", onward))


def hex_menu(pos: Position) -> Menu:
    side = pos.frame.who
    found = hexes(contested_hexes(pos, side), "SS 20.1", no_clash_cause)
    return Menu(side, "ss-clash-hex", "SS 20.1", {"dogfight": found})


def go_there(ref: Referee, h: int) -> None:
    side = ref.frame.who
    ref.drop()
    begin(ref, h, side)


CHOICE = Ask("clash_hex", hex_menu, {"dogfight": Verb(go_there, HEX)})


def no_clash_cause(h: int) -> Cause:
    return Cause("SS 20.1", "ss-why-no-clash", (("hex", At(h)),))


# -- aborting, jettisoning


@rule("SS 23A.2", "SS 20A2")
def laden_units(pos: Position, clash: Clash) -> UnitSet:
    """Fighters on a bombing mission."""
    data = book(pos).data
    some = units_in_fight(pos, clash, clash.side, flights.BOMB, flights.SEARCH)
    return unitset(unit for unit in bits(some) if data.plane(unit).is_fighter)


def clash_menu(pos: Position) -> Menu:
    clash = pos.memo(Clash)
    mine = units_in_fight(pos, clash, clash.side)
    verbs = {"fight": button("SS 20A2"), "abort": button("SS 20A1")}
    if some := laden_units(pos, clash):
        verbs["jettison"] = units(
            some, "SS 23A.2", not_among_cause(pos, "SS 23A.2", "ss-why-no-bombs-to-drop")
        )
    args: dict[str, Argument] = {
        "hex": At(clash.hex),
        "units": Units(mine),
        "foes": Units(interceptors(pos, clash)),
    }
    return Menu(clash.side, "ss-clash", "SS 20A1", verbs, args)


@rule("SS 23A.2")
def jettison(ref: Referee, unit: int) -> None:
    """The fighter has what it prints again, as an escort, and bombs nothing."""
    flights.record_flights(ref, 1 << unit, "SS 23A.2", mission=flights.ESCORT, jettisoned=True)


@rule("SS 20A1")
def abort(ref: Referee, _: int) -> None:
    """All of the mission go home at once, and to no base in the hex; the interceptors stay unused until they
    return.
    """
    clash = ref.pos.memo(Clash)
    mine = units_in_fight(ref.pos, clash, clash.side)
    ref.do(Message("ss-air-aborted", (("hex", At(clash.hex)), ("units", Units(mine))), "SS 20A1"))
    ref.drop()
    flights.record_flights(ref, mine, "SS 20A1", over=RETURNED)
    landing.offer(ref, mine, 1 << clash.hex)


def pairs_message(pos: Position, clash: Clash) -> Message:
    """Who meets whom."""
    mine, foes = units_in_fight(pos, clash, clash.side), interceptors(pos, clash)
    args = (("hex", At(clash.hex)), ("units", Units(mine)), ("foes", Units(foes)))
    return Message("ss-air-clash", args, "SS 20.1")


QUESTION = Ask(
    "clash",
    clash_menu,
    {
        "fight": Verb(finish, role=CLOSE),
        "abort": Verb(abort, role=COMMIT),
        "jettison": Verb(jettison, UNIT),
    },
    memo=Clash,
)
