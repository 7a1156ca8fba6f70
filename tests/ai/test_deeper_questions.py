"""An answer that only opens a deeper question is worth what that question is worth, not what stands now."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest

from grognard.ai.evaluation import is_back_in
from grognard.ai.greedy import Greedy
from grognard.ai.officer import Officer
from grognard.ai.player import decide
from grognard.games import load
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import step
from grognard.kernel.flow import BACK, CLOSE, HAND, Ask, Do, Seq, Verb, compile_program
from grognard.kernel.menu import BUTTON, Act, Menu, button
from grognard.kernel.places import POOL
from grognard.kernel.position import begin
from grognard.kernel.state import Frame, Position, State


class Own(NamedTuple):
    points: int = 3


def menu(*verbs):
    return lambda pos: Menu(0, "q", "X", {verb: button("X") for verb in verbs})


def scoring(points):
    def score(ref, _):
        ref.note("X", points=points)
        ref.finish()

    return Verb(score)


def question(suffer: int, retreat: int) -> Position:
    """Suffer at once, or fall back: that asks how, and one way of it is as good as `retreat`, the other
    worse.
    """
    first = {"suffer": scoring(suffer), "fall_back": Verb(lambda ref, _: ref.ask("how", 0))}
    how = {
        "well": scoring(retreat),
        "badly": scoring(-9),
        "cancel": Verb(lambda ref, _: ref.drop(), BUTTON, BACK),
    }
    return opening(first, how)


def opening(first: dict[str, Verb], deeper: dict[str, Verb]) -> Position:
    """A question, and one that it opens."""
    asks = Do("open", lambda ref, frame: ref.ask("result", 0))
    main = Seq((asks, Ask("stop", menu("on"), {"on": Verb(lambda ref, _: ref.finish())})))
    start, program = compile_program(
        main,
        {
            "result": Ask("result", menu(*first), first),
            "how": Ask("how", menu(*deeper), deeper),
        },
    )
    toy = load("toy")

    def state(_):
        return State(1, (Frame(start, 0),), (POOL,) * 4, (2, 1, 2, 1), (0,) * 3, Own())

    hooks = replace(
        toy.hooks,
        score=lambda pos, side: float(pos.state.own.points),
        scramble=lambda game, state, viewer, luck: state,
        odds=lambda pos: None,
    )
    game = replace(
        toy, first=start, program=program, start=state, judge=lambda ref: None, hooks=hooks, own=Own
    )
    return begin(game, FixedDice(()))[0]


@pytest.mark.parametrize("kind", [Greedy, Officer])
@pytest.mark.parametrize(
    ("suffer", "retreat", "chosen"),
    [(5, 10, "fall_back"), (5, 4, "suffer"), (1, 0, "suffer"), (1, 2, "fall_back")],
)
def test_what_it_opens_is_what_counts(kind, suffer, retreat, chosen):
    """Three points stand on the table: an answer priced by them would be right only by chance."""
    assert decide(kind(1), question(suffer, retreat), Random(1)).verb == chosen


def withdrawal(gain: int | None, price: int) -> Position:
    """Some may be taken in hand, one after the other: to go, where there is a way, or to be put down. Closing
    costs so much in any case.
    """

    def go(ref, _):
        ref.finish()
        ref.note("X", points=ref.state.own.points + gain)

    def close(ref, _):
        ref.note("X", points=ref.state.own.points - price)
        ref.finish()

    first = {"take": Verb(lambda ref, _: ref.ask("how", 0), BUTTON, HAND), "done": Verb(close, BUTTON, CLOSE)}
    drop = Verb(lambda ref, _: ref.drop(), BUTTON, BACK)
    in_hand = {"drop": drop} if gain is None else {"go": Verb(go), "drop": drop}
    return opening(first, in_hand)


@pytest.mark.parametrize("kind", [Greedy, Officer])
@pytest.mark.parametrize(
    ("gain", "price", "chosen"),
    [(None, 3, "done"), (-1, 3, "done"), (1, 3, "take")],
)
def test_who_has_nowhere_better_to_go_is_not_taken_up_to_put_off_the_price(kind, gain, price, chosen):
    """It would go on for ever, or send everybody away."""
    player, pos = kind(1), withdrawal(gain, price)
    assert decide(player, pos, Random(1)).verb == chosen


def test_an_act_that_ends_the_game_is_weighed_like_any_other():
    """Nothing is open then, and nothing below it that could be closed."""
    first = {"end": Verb(lambda ref, _: ref.end(0, "won", "X")), "pay": scoring(1)}
    pos = opening(first, {"drop": Verb(lambda ref, _: ref.drop(), BUTTON, BACK)})
    over = step(pos, Act("end"), FixedDice(())).pos
    alone = Position(pos.game, pos.state._replace(frames=pos.state.frames[-1:]))
    ended = Position(pos.game, over.state._replace(frames=()))
    assert over.state.result is not None
    assert not is_back_in(alone, ended)
