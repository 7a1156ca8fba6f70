"""12E1. Trucks as special sources: named by their owner, who sees which units are short (SS-P54)."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import EMPTY, own
from grognard.games.sudden_storm.law.presence import land_units
from grognard.games.sudden_storm.law.sea import landed
from grognard.games.sudden_storm.law.supply import overland, supplied_units
from grognard.kernel.arguments import unit
from grognard.kernel.changes import Marked
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, Ask, Step, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import BUTTON, UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet, fact
from grognard.rules.answers import finish
from grognard.rules.why_not import not_among_cause, unit_words

NAMES = ("axis_trucks", "soviet_trucks")


@fact
@rule("SS 12E1.1", "SS 12E.1")
def drawing(pos: Position, truck: int) -> UnitSet:
    """The units of its side with a special line to a truck, itself unsupplied or isolated or not."""
    side = pos.game.roster[truck].side
    reached = overland(pos, side, 1 << pos.state.where[truck], "special")
    return pos.units_in(reached) & land_units(pos, side) & ~book(pos).data.trucks


def units_without_supply(pos: Position, side: int) -> UnitSet:
    """Units without regular supply that neither trucks nor ships feed yet."""
    hungry = land_units(pos, side) & ~supplied_units(pos, side) & ~book(pos).data.trucks
    return hungry & ~units_fed_by_trucks(pos, side) & ~landed.units_fed_by_sea(pos, side)


def units_fed_by_trucks(pos: Position, side: int) -> UnitSet:
    """Units without regular supply that draw from the trucks named."""
    found = 0
    for truck in bits(own(pos).feeding & book(pos).data.of_side[side]):
        found |= drawing(pos, truck)
    return found & ~supplied_units(pos, side)


@rule("SS 12E1.3", "SS 12E1.2")
def able(pos: Position, side: int) -> Allowed:
    """Full trucks that some unit without regular supply can draw from."""
    trucks = land_units(pos, side) & book(pos).data.trucks
    found = units(trucks, "SS 12E1.1", not_among_cause(pos, "SS 12E1.1", "ss-why-no-truck"))
    found.less("SS 12E1.3", trucks & pos.state.marks[EMPTY], unit_words("ss-why-truck-empty", pos))
    hungry = units_without_supply(pos, side)
    idle = sum(1 << truck for truck in bits(found.set) if not drawing(pos, truck) & hungry)
    return found.less("SS 12E1.1", idle, unit_words("ss-why-nobody-draws", pos))


@rule("SS 12E1.2")
def name_truck(ref: Referee, truck: int) -> None:
    """It extends no line in this phase, and is empty."""
    ref.do(Marked(EMPTY, 1 << truck, True, "SS 12E1.2", quiet=True))
    args = (("unit", unit(truck)),)
    ref.note("SS 12E1.2", "ss-truck-feeds", args, feeding=own(ref.pos).feeding | 1 << truck)


def question_steps(phasing: int) -> tuple[Step, ...]:
    """The phasing player first, then the other."""
    return question(phasing), question(1 - phasing)


def question(side: int) -> Ask:
    def menu(pos: Position) -> Menu:
        return Menu(side, "ss-trucks", "SS 12E1.1", {"feed": able(pos, side), "done": button("SS 12E1.1")})

    return Ask(
        NAMES[side],
        menu,
        {"feed": Verb(name_truck, UNIT), "done": Verb(finish, BUTTON, CLOSE)},
        when=lambda pos: bool(able(pos, side).set),
    )
