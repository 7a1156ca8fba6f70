"""Losses: the owner of the units says which of them bear how many, unless there is nothing to choose.

A debt is `Debt`, or the game's own named tuple with `units`, `left` and `cite`. While it is borne it lies in
a frame of its own: whatever a loss leads to is asked first, and may change what is still owed
(`ref.amend(Debt, units=…)`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from grognard.kernel.arguments import Argument
from grognard.kernel.changes import Removed, StepsChanged
from grognard.kernel.flow import Ask, Do, Seq, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import UNIT, Allowed, Menu
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, with_frames

D = TypeVar("D")
Loss = Callable[[Referee, int, str], None]  # what a unit loses, by which paragraph


class Debt(NamedTuple):
    """So many losses are to be borne by some units."""

    units: UnitSet
    left: int
    cite: str


def steps_left(pos: Position, debt: Any, unit: int) -> int:
    return pos.state.steps[unit]


def one_less(pos: Position, debt: Any, unit: int) -> Any:
    return debt._replace(left=debt.left - 1)


def count(debt: Any) -> dict[str, Argument]:
    return {"left": debt.left}


class LossRule(NamedTuple, Generic[D]):
    """Which units may bear a loss, and what it does to them."""

    prompt: str
    cite: str  # of the question
    may: Callable[[Position, D], Allowed]  # who may bear the next loss, so that the rest can still be met
    pay: Loss  # one loss of one unit
    eliminate: Loss | None = None  # all that a unit has left, where no unit survives the debt
    rest: Callable[[Position, D, int], D] = one_less  # what is owed when a unit has borne a loss
    worth: Callable[[Position, D, int], int] = steps_left  # what a unit can bear in all
    args: Callable[[D], dict[str, Argument]] = count  # what the prompt speaks of
    memo: type[Any] = Debt
    name: str = "losses"  # the question
    due: str = "losses_due"  # the step that bears what leaves no choice


def owe(ref: Referee, side: int, debt: Any, rule: LossRule[Any]) -> None:
    """Put a debt before the present step: as a question, unless there is nothing to choose. Of several debts
    the last one is borne first.
    """
    debt = debt._replace(units=living_units(ref.pos, debt.units))
    if debt.left > 0 and debt.units:
        choice = has_choice(position_when_asked(ref.pos, side, debt, rule), debt, rule)
        ref.ask(rule.name if choice else rule.due, side, debt)


def position_when_asked(pos: Position, side: int, debt: Any, rule: LossRule[Any]) -> Position:
    """As it is when the question is put: who may bear a loss can hang on who is asked."""
    frames = (*pos.state.frames, Frame(rule.name, side, debt))
    return Position(pos.game, with_frames(pos.state, frames), pos)


def has_choice(pos: Position, debt: Any, rule: LossRule[Any]) -> bool:
    """May several units bear the next loss, and can some of them survive the debt?"""
    return total_value(pos, debt, rule) > debt.left > 0 and rule.may(pos, debt).set.bit_count() > 1


def total_value(pos: Position, debt: Any, rule: LossRule[Any]) -> int:
    return sum([rule.worth(pos, debt, unit) for unit in bits(living_units(pos, debt.units))])


def procedure(rule: LossRule[Any]) -> Seq:
    """The question who bears the next loss, and the step that bears what leaves no choice."""

    def menu(pos: Position) -> Menu:
        debt, who = pos.frame.memo, pos.frame.who
        return Menu(who, rule.prompt, rule.cite, {"lose": rule.may(pos, debt)}, rule.args(debt))

    def lose(ref: Referee, unit: int) -> None:
        debt = ref.frame.memo
        ref.finish()
        ref.remember(rule.rest(ref.pos, debt, unit))
        rule.pay(ref, unit, debt.cite)

    def choice_left(pos: Position) -> bool:
        return has_choice(pos, pos.frame.memo, rule)

    def bear(ref: Referee, frame: Frame) -> None:
        if has_choice(position_when_asked(ref.pos, frame.who, frame.memo, rule), frame.memo, rule):
            owe(ref, frame.who, frame.memo, rule)
        else:
            bear_forced(ref, frame, rule)

    ask = Ask(rule.name, menu, {"lose": Verb(lose, UNIT)}, choice_left, rule.memo)
    return Seq((ask, Do(rule.due, bear)))


def bear_forced(ref: Referee, frame: Frame, rule: LossRule[Any]) -> None:
    """Bear the next loss, or all of them where no unit survives. A debt that nobody may bear is forgotten."""
    debt = frame.memo
    pos = position_when_asked(ref.pos, frame.who, debt, rule)
    total, able = total_value(pos, debt, rule), rule.may(pos, debt).set
    if debt.left <= 0 or not total:
        return
    if total <= debt.left and rule.eliminate is not None:
        ref.ask(rule.due, frame.who, debt._replace(left=debt.left - total))
        for unit in bits(living_units(pos, debt.units)):
            rule.eliminate(ref, unit, debt.cite)
    elif able:
        unit = able.bit_length() - 1
        ref.ask(rule.due, frame.who, rule.rest(pos, debt, unit))
        rule.pay(ref, unit, debt.cite)


# -- what games have in common


def living_units(pos: Position, units: UnitSet) -> UnitSet:
    """The units that are still on the map."""
    where = pos.state.where
    return sum([1 << unit for unit in bits(units) if where[unit] >= 0])


def lose_step(ref: Referee, unit: int, cite: str) -> None:
    """Take a step off a unit, and the unit off the map with its last one."""
    left = ref.state.steps[unit] - 1
    if left:
        ref.do(StepsChanged(unit, left, cite))
    else:
        eliminate(ref, unit, cite)


def eliminate(ref: Referee, unit: int, cite: str) -> None:
    ref.do(Removed(unit, DEAD, "combat", cite))
