"""The advance after combat: one unit after the other enters the vacated hex, and goes on from there as far as
its game lets it.

The memo is the game's own, with `target`, `units` and `unit`, or `Advance`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from grognard.kernel.flow import CLOSE, GO, HAND, Ask, Verb
from grognard.kernel.menu import BUTTON, HEX, UNIT, Allowed, Menu
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import ENOUGH

NOBODY = -1


class AdvanceMemo(Protocol):
    """What an advance remembers, whatever else it does."""

    @property
    def target(self) -> int:
        """The vacated hex."""

    @property
    def units(self) -> UnitSet:
        """The units that may still advance."""

    @property
    def unit(self) -> int:
        """The unit that is advancing, or NOBODY."""


class Advance(NamedTuple):
    """An advance into one hex, and on from there."""

    target: int
    units: UnitSet
    unit: int = NOBODY
    gone: int = 0  # hexes that the unit has advanced


C = TypeVar("C", bound=AdvanceMemo)


def take(chase: Any, unit: int) -> Any:
    return chase._replace(unit=unit)


def put_down(_: Position, chase: C) -> C:
    return chase


def end_here(ref: Referee, unit: int, to: int) -> None:
    """Nothing more follows."""


class AdvanceRule(NamedTuple, Generic[C]):
    """How the units of a game advance."""

    followers: Callable[[Position, C], Allowed]  # who may enter the vacated hex
    enter: Callable[[Referee, int], bool]  # move the unit into a hex; may it go on?
    entered: Callable[[Referee, int, int], None] = end_here  # what a unit in a hex leads to, its way recorded
    take: Callable[[C, int], C] = take  # the memo when a unit begins to advance
    put_down: Callable[[Position, C], C] = put_down  # the memo when it has arrived


def question(name: str, pursuit: AdvanceRule[Any], menu: Callable[[Position], Menu], memo: type) -> Ask:
    """Who advances, and how far, until nobody may or the owner halts."""

    def advance(ref: Referee, unit: int) -> None:
        ref.remember(pursuit.take(ref.frame.memo, unit))
        go(ref, ref.frame.memo.target)

    def go(ref: Referee, to: int) -> None:
        unit = ref.frame.memo.unit
        if not pursuit.enter(ref, to):
            stay(ref, 0)
        pursuit.entered(ref, unit, to)

    def stay(ref: Referee, _: int) -> None:
        chase = pursuit.put_down(ref.pos, ref.frame.memo)
        left = chase.units & ~(1 << chase.unit)
        ref.remember(chase._replace(units=left, unit=NOBODY))
        if not left:
            ref.finish()

    def may_advance(pos: Position) -> bool:
        chase = pos.frame.memo
        return chase.unit != NOBODY or bool(pursuit.followers(pos, chase).set)

    verbs = {
        "advance": Verb(advance, UNIT, HAND),
        "to": Verb(go, HEX, GO),
        "stay": Verb(stay, BUTTON, CLOSE),
        "halt": ENOUGH,
    }
    return Ask(name, menu, verbs, when=may_advance, memo=memo)
