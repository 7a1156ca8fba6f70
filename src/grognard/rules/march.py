"""Movement: a unit is taken in hand, goes hex by hex or all the way, and is put down.

A game gives the law as a record of functions (`March`) over whatever it remembers of a unit in hand; the
questions of the phase and of the unit in hand follow.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from grognard.kernel.arguments import Argument
from grognard.kernel.changes import Marked, Moved
from grognard.kernel.flow import CLOSE, GO, HAND, Ask, Phase, Step, Test, Verb
from grognard.kernel.menu import BUTTON, HEX, UNIT, Allowed, Menu, button
from grognard.kernel.reach import Reach
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.rules.answers import ENOUGH, PUT_DOWN
from grognard.rules.phases import decision_phase

A = TypeVar("A")
M = TypeVar("M")  # what a question remembers of a unit in hand: who, the points left, how it goes
Args = dict[str, Argument]


class Way(NamedTuple):
    """How a unit goes to a hex."""

    cost: int
    path: tuple[int, ...]  # where it starts first
    how: str

    @property
    def to(self) -> int:
        return self.path[-1]


class Manner(NamedTuple, Generic[M]):
    """One manner of going, which is a verb with a hex: on foot, by rail, by strategic movement."""

    places: Callable[[Position, M], Allowed]  # of the reach, what this game allows
    reached: Callable[[Position, M], Reach]
    cite: str
    how: str = "move"  # as the log calls it


class Choice(NamedTuple, Generic[M]):
    """An answer besides: when it may be given (None: it is not on the menu), and what it does."""

    allowed: Callable[[Position, M], Allowed | None]
    verb: Verb


def unit_in_hand(pos: Position, memo: Any) -> int:
    unit: int = memo.unit
    return unit


def nothing(ref: Referee, memo: Any, way: Way) -> None:
    """Entering hexes has no effect by itself."""


class March(NamedTuple, Generic[M]):
    """The law of movement.

    `onward` judges a way before it is gone: what is remembered of the unit after it, and the paragraph that
    ends its move, or "" where it may go on. `put_down` is given that paragraph, or "" where the player has
    moved the unit as he wished; it marks the unit, or keeps the points it has left, and finishes the question.
    """

    memo: type[M]
    movable: Callable[[Position, int], Allowed]  # the units of a side
    take: Callable[[Position, int], M]  # a unit is taken in hand
    manners: Mapping[str, Manner[M] | Choice[M]]
    onward: Callable[[Position, M, Way], tuple[M, str]]
    put_down: Callable[[Referee, M, str], None]
    entered: Callable[[Referee, M, Way], None] = nothing  # capture, payment: what going this way brings about
    unit: Callable[[Position, M], int] = unit_in_hand


def phase(
    name: str,
    side: int,
    cite: str,
    march: March[Any],
    prompt: str,
    more: Mapping[str, Choice[int]] | None = None,
    under: str = "",
    end: Callable[[Position, int, str], Allowed] = lambda pos, side, cite: button(cite),
    args: Callable[[Position, Mapping[str, Allowed]], Args] = lambda pos, verbs: {},
    when: Test | None = None,
    before: tuple[Step, ...] = (),
    after: tuple[Step, ...] = (),
) -> Phase:
    """A side's movement phase: it takes units in hand, or does something of `more`, until it has had enough.

    `under` is the paragraph of the question, where it is not that of the phase; `end` says whether the phase
    may be left.
    """

    def take(ref: Referee, unit: int) -> None:
        ref.ask("moving", ref.frame.who, march.take(ref.pos, unit))

    choices: dict[str, Choice[int]] = {
        "unit": Choice(march.movable, Verb(take, UNIT, HAND)),
        **(more or {}),
        "end_phase": Choice(lambda pos, side: end(pos, side, cite), ENOUGH),
    }

    def menu(pos: Position, side: int, cite: str) -> Menu:
        verbs = offered(pos, choices, side)
        return Menu(side, prompt, under or cite, verbs, args(pos, verbs))

    return decision_phase(name, side, cite, "move", menu, verbs_of(choices), when, before, after)


def moving(
    march: March[M],
    menu: Callable[[Position, M, dict[str, Allowed]], Menu],
    close: Callable[[Position, M], Allowed],
    begun: Callable[[Position, M], bool] | None = None,
    more: Mapping[str, Choice[M]] | None = None,
) -> Ask:
    """The question of a unit in hand: where it goes, and whatever else may be done with it.

    `close` is the button that puts the unit down: `done` once it has begun to move, `drop` before. Where a
    unit goes only once, nothing is begun.
    """

    def done(ref: Referee, _: int) -> None:
        march.put_down(ref, ref.frame.memo, "")

    choices: dict[str, Choice[M]] = {}
    for verb, one in march.manners.items():
        choices[verb] = Choice(one.places, going(march, one)) if isinstance(one, Manner) else one
    if begun is None:
        choices["drop"] = Choice(close, PUT_DOWN)
    else:
        under_way = begun
        choices["done"] = Choice(
            lambda pos, memo: close(pos, memo) if under_way(pos, memo) else None, Verb(done, BUTTON, CLOSE)
        )
        choices["drop"] = Choice(
            lambda pos, memo: None if under_way(pos, memo) else close(pos, memo), PUT_DOWN
        )
    choices |= more or {}

    def asked(pos: Position) -> Menu:
        memo: M = pos.frame.memo
        return menu(pos, memo, offered(pos, choices, memo))

    return Ask("moving", asked, verbs_of(choices), memo=march.memo)


def going(march: March[M], manner: Manner[M]) -> Verb:
    """The verb that moves the unit in hand in this manner."""

    def go(ref: Referee, to: int) -> None:
        pos, memo = ref.pos, ref.frame.memo
        way = Way(*manner.reached(pos, memo).way(to), manner.how)
        left, over = march.onward(pos, memo, way)
        ref.do(Moved(march.unit(pos, memo), way.path, way.how, manner.cite))
        march.entered(ref, left, way)
        if over:
            march.put_down(ref, left, over)
        else:
            ref.remember(left)

    return Verb(go, HEX, GO)


def offered(pos: Position, choices: Mapping[str, Choice[A]], about: A) -> dict[str, Allowed]:
    """What is on the menu now, of the choices about a side or a unit in hand."""
    found = {}
    for verb, choice in choices.items():
        allowed = choice.allowed(pos, about)
        if allowed is not None:
            found[verb] = allowed
    return found


def verbs_of(choices: Mapping[str, Choice[Any]]) -> dict[str, Verb]:
    return {verb: choice.verb for verb, choice in choices.items()}


def in_points(left: int, unit: int) -> Args:
    """Points as a prompt says them: whole ones, and a half."""
    return {"points": left // unit, "half": left % unit}


def wipe(ref: Referee, cite: str, *marks: int) -> None:
    """Take marks off all units that have them, without a word."""
    for mark in marks:
        if ref.state.marks[mark]:
            ref.do(Marked(mark, ref.state.marks[mark], False, cite, quiet=True))
