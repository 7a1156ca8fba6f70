"""12. The Stavka phase: each theatre calls on the strategic reserve or moves, then units enter the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.captures import occupy
from grognard.games.victory_roads.law.names import NOBODY, SOVIET, own
from grognard.games.victory_roads.law.placements import supports_of, to_pool
from grognard.games.victory_roads.law.reserve import (
    DEPLOYING,
    ENTERING,
    LEAVING,
    Leaving,
    leavable,
)
from grognard.games.victory_roads.law.stacking import check_stacks
from grognard.games.victory_roads.law.supports_available import box_of, generic_supports
from grognard.games.victory_roads.law.tables import STATUSES
from grognard.games.victory_roads.law.theatre_moves import STAVKA as BY_STAVKA
from grognard.games.victory_roads.law.theatre_moves import Shift, bar_movers, movers
from grognard.games.victory_roads.law.theatres import check_lines, theatres
from grognard.games.victory_roads.law.weather import is_mud
from grognard.kernel.arguments import Arguments, Units
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import COMMIT, SPEND, Ask, Do, Phase, Seq, Step, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import BUTTON, UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules.answers import ENOUGH, PUT_DOWN
from grognard.rules.why_not import not_among_cause

PRIORITY, ORDINARY, SECONDARY = range(len(STATUSES))


def begin(ref: Referee, _: Frame) -> None:
    ref.note("VR 12.0a", tested=0, called=0, entered=0, shifted=0)


# -- which theatre


def status(pos: Position, theatre: int) -> int:
    return {own(pos).priority: PRIORITY, own(pos).secondary: SECONDARY}.get(theatre, ORDINARY)


@rule("VR 12.1.1b", "VR 11.3.2e", "VR 12.1.1d")
def theatres_in_turn(pos: Position, cite: str) -> Allowed:
    """The theatres whose turn has come: the priority one, then the others as their owner likes, the secondary
    one last (K-30). In a grand offensive only the one that has declared it.
    """
    some, now = theatres(pos), own(pos)
    waiting = bits(some & ~now.tested)
    first = min((status(pos, one) for one in waiting), default=PRIORITY)
    later = sum(1 << one for one in waiting if status(pos, one) > first)
    found = units(some, cite, not_among_cause(pos, cite, "vr-why-no-theatre"))
    found.less("VR 12.0b", some & now.tested, "vr-why-tested")
    if now.grand != NOBODY:
        found.less("VR 11.3.2e", some & ~(1 << now.grand), "vr-why-grand-reserve")
    return found.less("VR 12.1.1b", later, "vr-why-not-in-turn")


@rule("VR 12.3.1", "VR 12.0b", "VR 3.2.2h", "VR 11.3.4b", "VR 11.3.2d")
def shiftable(pos: Position) -> Allowed:
    """Theatres in movement mode that have received no supports this turn, but not in mud."""
    found, turn = movers(pos, "VR 12.3.1"), theatres_in_turn(pos, "VR 12.3.1")
    bar_movers(pos, found, "VR 12.3.1")
    if is_mud(pos):
        found.less("VR 3.2.2h", found.set, "vr-why-mud-theatres")
    for bar in turn.barred:
        if bar.cite != "VR 11.3.2e":  # that is about the reserve; moving has a paragraph of its own
            found.less(*bar)
    return found


def options_menu(pos: Position) -> Menu:
    verbs = {
        "call_reserve": theatres_in_turn(pos, "VR 12.1.1a"),
        "move_theatre": shiftable(pos),
        "skip_theatre": theatres_in_turn(pos, "VR 12.0b"),
        "next": button("VR 12.1"),
    }
    return Menu(pos.frame.who, "vr-stavka", "VR 12.0b", verbs)


class Calling(NamedTuple):
    """A theatre about to throw its die, for units or for hexes, and the supports given back for it."""

    unit: int
    move: bool
    bonus: int = 0


@rule("VR 12.0b", "VR 12.0c")
def announce(move: bool) -> Verb:
    """What a theatre will do is said before its die."""

    def ask(ref: Referee, theatre: int) -> None:
        ref.ask("stavka_die", ref.frame.who, Calling(theatre, move))

    return Verb(ask, UNIT)


def skip(ref: Referee, theatre: int) -> None:
    ref.note("VR 12.0b", tested=own(ref.pos).tested | 1 << theatre)


# -- the die


@rule("VR 12.1.1c", "VR 12.3.2b")
def bonus_supports(pos: Position) -> Allowed:
    """Any number of the theatre's supports, before the die (G-03)."""
    calling = pos.memo(Calling)
    return generic_supports(pos, pos.at(box_of(pos.game, calling.unit)), cite_of(calling))


def cite_of(calling: Calling) -> str:
    return "VR 12.3.2b" if calling.move else "VR 12.1.1c"


def die_menu(pos: Position) -> Menu:
    calling = pos.memo(Calling)
    cite = "VR 12.3.2a" if calling.move else "VR 12.1.1a"
    verbs = {"bonus": bonus_supports(pos), "roll_stavka": button(cite)}
    if not calling.bonus:
        verbs["drop"] = button("VR 12.0c")
    args = {"more": die_modifier(pos, calling), "what": "move" if calling.move else "reserve"}
    return Menu(pos.frame.who, "vr-stavka-die", cite, verbs, {**args}, hand=calling.unit)


def give_up(ref: Referee, support: int) -> None:
    """It goes back to the pool at once (G-17)."""
    calling = ref.pos.memo(Calling)
    to_pool(ref, support, cite_of(calling))
    ref.remember(calling._replace(bonus=calling.bonus + 1))


@rule("VR 12.1.1c", "VR 12.1.1d", "VR 12.3.2b")
def die_modifier(pos: Position, calling: Calling) -> int:
    """One for each support given back, two in a grand offensive; Zhukov adds one."""
    data = book(pos).data
    table = data.tables.modifiers["stavka_die"]
    more = calling.bonus * table["per_support"]
    if own(pos).grand == calling.unit:
        more += table["grand_offensive"]
    zhukov = supports_of(pos, calling.unit) & data.supports["zhukov"]
    return more + (data.support("zhukov").amount if zhukov else 0)


@rule("VR 12.1.1a", "VR 12.1.1e", "VR 12.3.2a")
def roll(ref: Referee, _: int) -> None:
    """The Stavka table under the column of the theatre gives units, or hexes."""
    calling, pos = ref.pos.memo(Calling), ref.pos
    cite = "VR 12.3.2a" if calling.move else "VR 12.1.1e"
    die = ref.roll(6, "vr-die-stavka", cite) + die_modifier(pos, calling)
    column = STATUSES[status(pos, calling.unit)]
    many = book(pos).data.tables.stavka_units(die, column)
    args: Arguments = (("unit", Units(1 << calling.unit)), ("die", die), ("many", many))
    ref.do(Message("vr-stavka-hexes" if calling.move else "vr-stavka-units", args, cite))
    ref.note(cite, tested=own(pos).tested | 1 << calling.unit)
    ref.finish()
    if not many:
        return
    if calling.move:
        ref.ask("shifting", SOVIET, Shift(calling.unit, many, BY_STAVKA))
    elif leavable(ref.pos, Leaving(calling.unit, many)).set:
        ref.ask("leaving", SOVIET, Leaving(calling.unit, many))


DIE = Ask(
    "stavka_die",
    die_menu,
    {
        "bonus": Verb(give_up, UNIT, SPEND),
        "roll_stavka": Verb(roll, BUTTON, COMMIT),
        "drop": PUT_DOWN,
    },
    memo=Calling,
)

# -- the phase


def has_theatres_left(pos: Position) -> bool:
    """Is there a theatre that could still do something?"""
    return book(pos).stavka and bool(theatres_in_turn(pos, "VR 12.0b").set)


OPTIONS = Ask(
    "options",
    options_menu,
    {
        "call_reserve": announce(move=False),
        "move_theatre": announce(move=True),
        "skip_theatre": Verb(skip, UNIT),
        "next": ENOUGH,
    },
    when=has_theatres_left,
)


@rule("VR 12.1", "VR 1.6.4")
def steps() -> tuple[Step, ...]:
    """Units leave the box before others enter it."""
    ends = Do("occupy", occupy), Do("stacks", check_stacks), Do("lines", lambda ref, _: check_lines(ref))
    return (Phase("stavka", SOVIET, "VR 12.0a", Seq((Do("begin", begin), OPTIONS, ENTERING, *ends))),)


PHASE = steps()
PROCEDURES: Mapping[str, Step] = {"stavka_die": DIE, "leaving": LEAVING, "deploying": DEPLOYING}
