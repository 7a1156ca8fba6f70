"""18. Withdrawals and transformations, by the calendar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.victory_roads.law import haltebefehl
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AXIS, UNSUPPLIED
from grognard.games.victory_roads.law.presence import side_units
from grognard.games.victory_roads.law.unit_losses import leave_map
from grognard.kernel.arguments import Argument
from grognard.kernel.changes import Marked, Placed, Removed, StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Seq, Step, Verb
from grognard.kernel.hexes import bits, unitset
from grognard.kernel.menu import UNIT, Allowed, Menu, units
from grognard.kernel.places import ABSENT, GONE
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.why_not import fixed_words, not_among_cause, unit_words

BRANCHES = ("wehrmacht", "luftwaffe", "ss")

# -- withdrawals


class Departing(NamedTuple):
    """Divisions that must leave: their kind, the least attack factor, and how many are still to go."""

    armour: bool
    attack: int
    left: int


def withdraw(ref: Referee, _: Frame) -> None:
    if book(ref.pos).withdrawals:
        for one in reversed(book(ref.pos).data.tables.calendar.withdrawals):
            if one.turn == ref.state.turn:
                ref.ask("departing", AXIS, Departing(one.armour, one.attack, one.many))


@rule("VR 18.1.1a", "VR 18.1.1b")
def withdrawable_divisions(pos: Position, wanted: Departing) -> UnitSet:
    """German divisions on the map of whatever branch of the army; the factor is that of the full-strength
    face (H-15).
    """
    data, roster = book(pos).data, pos.game.roster
    mine = side_units(pos, AXIS) & data.of_nation["german"] & data.of_type["division"]
    mine &= data.armour if wanted.armour else ~data.armour
    return unitset(
        u for u in bits(mine) if roster[u].attack >= wanted.attack and data.more(u).branch in BRANCHES
    )


@rule("VR 18.1.2a")
def candidates(pos: Position, wanted: Departing) -> Allowed:
    """They must be in supply, but may be reduced."""
    found = units(
        withdrawable_divisions(pos, wanted),
        "VR 18.1.1a",
        not_among_cause(pos, "VR 18.1.1a", "vr-why-no-departure"),
    )
    cut_off = found.set & pos.state.marks[UNSUPPLIED]
    return found.less("VR 18.1.2a", cut_off, fixed_words("vr-why-cut-off", ()))


@rule("VR 6.7.6a")
def choosable(pos: Position, wanted: Departing) -> Allowed:
    """Where the owner has a choice, the last division stays under an order to hold with Soviets beside it:
    the calendar takes it only when there is nobody else (K-23).
    """
    found = candidates(pos, wanted)
    return found.prefer("VR 6.7.6a", ~haltebefehl.bound_units(pos), unit_words("vr-why-bound", pos))


@rule("VR 18.1.2b")
def leave_without_choice(ref: Referee, frame: Frame) -> None:
    """Where there are no more than must go, all go; too few, and there are no points any more (H-16)."""
    wanted: Departing = frame.memo
    found = candidates(ref.pos, wanted).set
    if found.bit_count() > wanted.left:
        return
    for unit in bits(found):
        depart(ref, unit)
    if found.bit_count() < wanted.left:
        ref.note("VR 18.1.2b", "vr-forfeited", forfeited=True)
    ref.remember(wanted._replace(left=0))


@rule("VR 1.3.4a", "VR 6.7.9")
def depart(ref: Referee, unit: int) -> None:
    leave_map(ref, unit, GONE, "withdrawn", "VR 18.1.1a")
    haltebefehl.lift_empty(ref)


def departing_menu(pos: Position) -> Menu:
    wanted = pos.memo(Departing)
    kind = "armour" if wanted.armour else "infantry"
    args: dict[str, Argument] = {"many": wanted.left, "kind": kind, "attack": wanted.attack}
    return Menu(AXIS, "vr-departing", "VR 18.1.1a", {"withdraw": choosable(pos, wanted)}, args)


def withdraw_one(ref: Referee, unit: int) -> None:
    wanted = ref.pos.memo(Departing)
    depart(ref, unit)
    ref.remember(wanted._replace(left=wanted.left - 1))


# -- transformations


def transform(ref: Referee, frame: Frame) -> None:
    if book(ref.pos).withdrawals:
        for one in book(ref.pos).data.tables.calendar.transformations:
            if (one.turn, one.side) == (ref.state.turn, frame.who):
                exchange(ref, one.old, one.new)


@rule("VR 18.2.1a", "VR 18.2.1b")
def exchange(ref: Referee, old: int, new: int) -> None:
    """The new unit takes the place of the old one, on the map or in its box, with the steps it has lost; of
    one that is out of the game nothing comes (K-38).
    """
    at, roster, cite = ref.state.where[old], ref.game.roster, "VR 18.2.1a"
    if at in (GONE, ABSENT):
        return
    marks = [n for n, marked in enumerate(ref.state.marks) if marked >> old & 1]
    leave_map(ref, old, GONE, "transformed", cite)
    ref.do(Placed(new, at, "transformed", cite) if at >= 0 else Removed(new, at, "joins-box", cite))
    if lost := roster[old].steps - ref.state.steps[old]:
        ref.do(StepsChanged(new, roster[new].steps - lost, "VR 18.2.1b", "reduced"))
    for mark in marks:
        ref.do(Marked(mark, 1 << new, True, cite, quiet=True))


PROCEDURES: Mapping[str, Step] = {
    "departing": Seq(
        (
            Do("departing", leave_without_choice),
            Ask(
                "depart",
                departing_menu,
                {"withdraw": Verb(withdraw_one, UNIT)},
                when=lambda pos: pos.memo(Departing).left > 0,
                memo=Departing,
            ),
        )
    )
}
