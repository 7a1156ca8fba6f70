"""27B and 27B3. The end of a player turn: ships declared in port or at sea, and those without fuel."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AT_SEA, SOVIET, own
from grognard.games.sudden_storm.law.sea import fuel
from grognard.games.sudden_storm.law.sea.moorings import mooring_bars
from grognard.games.sudden_storm.law.sea.ports import flotillas, ports, ships_of
from grognard.kernel.changes import Marked
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, Ask, Do, Step, Verb
from grognard.kernel.menu import UNIT, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import finish
from grognard.rules.why_not import not_among_cause, unit_words


@rule("SS 27B.2", "SS 27B1.5", "SS 27A3.3")
def declarable(pos: Position) -> UnitSet:
    """Soviet ships in ports that they can use: the others are at sea. Who cannot leave is in port."""
    some = ships_of(pos, SOVIET) & ~flotillas(pos) & pos.units_in(ports(pos, SOVIET))
    for bar in mooring_bars(pos, SOVIET):
        some &= ~bar.units
    return some


@rule("SS 27B.2")
def menu(pos: Position) -> Menu:
    some, out = declarable(pos), pos.state.marks[AT_SEA]
    no_choice = not_among_cause(pos, "SS 27B.2", "ss-why-not-declared")
    to_sea = units(some, "SS 27B.2", no_choice).less("SS 27B.2", out, unit_words("ss-why-at-sea", pos))
    to_port = units(some, "SS 27B.2", no_choice).less(
        "SS 27B.2", some & ~out, unit_words("ss-why-in-port", pos)
    )
    verbs = {"to_sea": to_sea, "to_port": to_port, "done": button("SS 27B.2")}
    return Menu(SOVIET, "ss-berths", "SS 27B.2", verbs, {"many": some.bit_count()})


def declare_at_sea(ref: Referee, ship: int) -> None:
    ref.do(Marked(AT_SEA, 1 << ship, True, "SS 27B.2"))


def declare_in_port(ref: Referee, ship: int) -> None:
    ref.do(Marked(AT_SEA, 1 << ship, False, "SS 27B.2"))


VERBS = {
    "to_sea": Verb(declare_at_sea, UNIT),
    "to_port": Verb(declare_in_port, UNIT),
    "done": Verb(finish, role=CLOSE),
}


def forget(ref: Referee, frame: Frame) -> None:
    """What ships of a side could not do in its player turn is over with it."""
    others = book(ref.pos).data.all_of_side[1 - frame.who]
    now = own(ref.pos)
    ref.note("SS 27B2.5", carriers=now.carriers & others, mended=now.mended & others)


def steps(side: int) -> tuple[Step, ...]:
    asked = (Ask("berths", menu, VERBS, when=lambda pos: bool(declarable(pos))),) if side == SOVIET else ()
    return (Do("fuel", fuel.account), *asked, Do("ships_forget", forget))
