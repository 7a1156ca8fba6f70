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
from grognard.rules.answers import ENOUGH, PUT_DOWN, Choice
from grognard.rules.phases import decision_phase

M = TypeVar("M")  # what a question remembers of a unit in hand: who, the points left, how it goes
Args = dict[str, Argument]


class Way(NamedTuple):
    """How a unit goes to a hex."""

    to: int
    cost: int
    path: tuple[int, ...]  # where it starts first
    how: str


class Manner(NamedTuple, Generic[M]):
    """One manner of going, which is a verb with a hex: on foot, by rail, by strategic movement.

    `onward` judges a way before it is gone: what is remembered of the unit after it, and the paragraph that
    ends its move, or "" where it may go on.
    """

    cite: str
    # of the reach, what this game allows; None: not on the menu
    places: Callable[[Position, M], Allowed | None]
    reached: Callable[[Position, M], Reach]
    onward: Callable[[Position, M, Way], tuple[M, str]]
    entered: Callable[[Referee, M, Way], None] | None = None  # capture, payment: what the way brings about
    how: str = "move"  # as the log calls it


def finish(ref: Referee, memo: Any, cite: str) -> None:
    ref.finish()


class March(NamedTuple, Generic[M]):
    """The law of movement.

    `put_down` marks a unit, or keeps the points it has left, and finishes the question. It is given the
    paragraph that ended the move, or "" where the player has moved the unit as he wished.
    """

    memo: type[M]
    take: Callable[[Position, int], M]  # a unit is taken in hand
    manners: Mapping[str, Manner[M] | Choice[M]]
    put_down: Callable[[Referee, M, str], None] = finish
    unit: Callable[[Position, M], int] | None = None  # where the memo has no field of that name


def phase(
    name: str,
    side: int,
    cite: str,
    march: March[Any],
    movable: Callable[[Position, int], Allowed],
    prompt: str,
    more: Mapping[str, Choice[int]] | None = None,
    under: str = "",
    end: Callable[[Position, int, str], Allowed] = lambda pos, side, cite: button(cite),
    args: Callable[[Position, Mapping[str, Allowed]], Args] | None = None,
    when: Test | None = None,
    before: tuple[Step, ...] = (),
    after: tuple[Step, ...] = (),
) -> Phase:
    """A side's movement phase: it takes units that are movable in hand, or does something of `more`, until it
    has had enough.

    `under` is the paragraph of the question, where it is not that of the phase; `end` says whether the phase
    may be left.
    """
    choices = {"unit": Choice(movable, take_verb(march)), **(more or {})}
    answers = [(verb, choice.allowed) for verb, choice in choices.items()]

    def menu(pos: Position, side: int, cite: str) -> Menu:
        verbs: dict[str, Allowed] = {}
        for verb, allowed in answers:
            found = allowed(pos, side)
            if found is not None:
                verbs[verb] = found
        verbs["end_phase"] = end(pos, side, cite)
        return Menu(side, prompt, under or cite, verbs, args(pos, verbs) if args is not None else None)

    verbs = {verb: choice.verb for verb, choice in choices.items()} | {"end_phase": ENOUGH}
    return decision_phase(name, side, cite, "move", menu, verbs, when, before, after)


def moving(
    march: March[M],
    menu: Callable[[Position, M, dict[str, Allowed]], Menu],
    drop: str,
    done: Callable[[Position, M], Allowed | None] | None = None,
    more: Mapping[str, Choice[M]] | None = None,
    name: str = "moving",
) -> Ask:
    """The question of a unit in hand: where it goes, and whatever else may be done with it. Other counters
    that march by a law of their own have a question of another name, and a verb of their own to ask it.

    `done` is the button that ends its move, or None while it has not begun to move: then it is dropped under
    the paragraph `drop`. Where units go only once there is no such button at all.
    """

    def stop(ref: Referee, _: int) -> None:
        march.put_down(ref, ref.frame.memo, "")

    manners: dict[str, Choice[M]] = {
        verb: Choice(one.places, move_verb(march, one)) if isinstance(one, Manner) else one
        for verb, one in march.manners.items()
    }
    others = more or {}
    first = [(verb, choice.allowed) for verb, choice in manners.items()]
    last = [(verb, choice.allowed) for verb, choice in others.items()]

    def question(pos: Position) -> Menu:
        memo: M = pos.state.frames[-1].memo
        verbs: dict[str, Allowed] = {}
        for verb, allowed in first:
            found = allowed(pos, memo)
            if found is not None:
                verbs[verb] = found
        enough = None if done is None else done(pos, memo)
        if enough is None:
            verbs["drop"] = button(drop)
        else:
            verbs["done"] = enough
        for verb, allowed in last:
            found = allowed(pos, memo)
            if found is not None:
                verbs[verb] = found
        return menu(pos, memo, verbs)

    verbs = {verb: choice.verb for verb, choice in manners.items()}
    verbs |= {"done": Verb(stop, BUTTON, CLOSE)} if done is not None else {}
    verbs |= {"drop": PUT_DOWN, **{verb: choice.verb for verb, choice in others.items()}}
    return Ask(name, question, verbs, memo=march.memo)


def take_verb(march: March[Any]) -> Verb:
    """The verb that takes a unit in hand."""

    def take(ref: Referee, unit: int) -> None:
        ref.ask("moving", ref.frame.who, march.take(ref.pos, unit))

    return Verb(take, UNIT, HAND)


def move_verb(march: March[M], manner: Manner[M]) -> Verb:
    """The verb that moves the unit in hand in this manner."""

    cite, _, reached, onward, entered, how = manner
    unit_of = march.unit

    def go(ref: Referee, to: int) -> None:
        pos = ref.pos
        memo = pos.state.frames[-1].memo
        way = Way(to, *reached(pos, memo).way(to), how)
        left, over = onward(pos, memo, way)
        ref.do(Moved(memo.unit if unit_of is None else unit_of(pos, memo), way.path, how, cite))
        depth = len(ref.state.frames)
        if entered is not None:
            entered(ref, left, way)
        asked = ref.set_aside(depth)  # what the way leads to is asked once the unit is seen to
        if over:
            march.put_down(ref, left, over)
        else:
            ref.remember(left)
        ref.resume(asked)

    return Verb(go, HEX, GO)


def points_args(left: int, unit: int) -> Args:
    """Points as a prompt says them: whole ones, and a half."""
    return {"points": left // unit, "half": left % unit}


def clear_marks(ref: Referee, cite: str, *marks: int) -> None:
    """Take marks off all units that have them, without a word."""
    for mark in marks:
        if ref.state.marks[mark]:
            ref.do(Marked(mark, ref.state.marks[mark], False, cite, quiet=True))
