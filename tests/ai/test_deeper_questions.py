"""An answer that only opens a deeper question is worth what that question is worth, not what stands now."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest

from grognard.ai.greedy import Greedy
from grognard.ai.officer import Officer
from grognard.ai.player import decide
from grognard.games import load
from grognard.kernel.dice import FixedDice
from grognard.kernel.flow import BACK, Ask, Do, Seq, Verb, compiled
from grognard.kernel.menu import BUTTON, Menu, button
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
    asks = Do("open", lambda ref, frame: ref.ask("result", 0))
    main = Seq((asks, Ask("stop", menu("on"), {"on": Verb(lambda ref, _: ref.finish())})))
    start, program = compiled(
        main,
        {
            "result": Ask("result", menu("suffer", "fall_back"), first),
            "how": Ask("how", menu("well", "badly", "cancel"), how),
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
