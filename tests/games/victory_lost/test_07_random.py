"""Chits in games played at random: none is lost, none is drawn twice, and only those that were selected are
drawn.
"""

from __future__ import annotations

import random

import pytest

from grognard.games import load
from grognard.games.victory_lost.law.data import Data
from grognard.kernel.changes import OwnChanged
from grognard.kernel.cite import cites
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.kernel.views import phase

SELECTING = ("soviet-chits", "soviet-selection", "axis-selection")
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"preselection": "yes", "free_chit": "yes"},
    {"early_manstein": "yes", "preselection": "yes"},
    {"chits": "historical", "free_chit": "yes", "early_manstein": "yes"},
)


def check(pos: Position) -> None:
    own, data = pos.state.own, pos.game.rules.data
    assert not own.bag & own.played
    assert not (own.bag | own.played) & ~(own.five | own.axis | 1 << data.stavka)
    if phase(pos) not in SELECTING:
        assert own.bag | own.played == own.picked[0] | own.picked[1] | 1 << data.stavka
        check_numbers(pos, data)
    if own.active < 0:
        assert pos.state.marks[0] == 0
    else:
        assert not pos.state.marks[0] & data.of_side[1 - own.active]


def check_numbers(pos: Position, data: Data) -> None:
    """Three and as many as the track says, unless there were fewer, or what was noted has left."""
    own = pos.state.own
    picked = [chits.bit_count() for chits in own.picked]
    assert picked[0] <= 3
    assert picked[0] == min(3, own.five.bit_count()) or own.lost & own.five
    assert picked[1] <= data.axis_chits[pos.state.turn - 1]
    assert (
        picked[1] == min(data.axis_chits[pos.state.turn - 1], (own.axis & ~own.lost).bit_count()) or own.lost
    )


@cites(
    "AVL 2.4b", "AVL 3.0k", "AVL 7.1.2b", "AVL 7.1.2c", "AVL 7.1.2d", "AVL 7.2.1a", "AVL 7.2.1d", "AVL 4.1.2d"
)
@pytest.mark.parametrize(("seed", "options"), list(enumerate(OPTIONS)))
def test_the_bag_gives_back_what_was_put_into_it(seed: int, options: dict[str, str]) -> None:
    rng, dice = random.Random(seed), SeededDice(seed.to_bytes(16, "big"))
    pos, _ = begin(load("avl", options), dice)
    drawn: list[str] = []
    while pos.state.result is None and pos.state.turn < 5:
        turn, refused = pos.state.turn, pos.state.own.drawn
        act = rng.choice(choices(pos).acts())
        outcome = step(pos, act, dice)
        drawn += [
            str(dict(c.args)["chit"])
            for c in outcome.changes
            if isinstance(c, OwnChanged) and c.what == "avl-drawn"
        ]
        if act.verb == "refuse":
            assert refused >= 0
            drawn.remove("Manstein")
        pos = outcome.pos
        if pos.state.turn > turn:
            assert len(drawn) == len(set(drawn)) + max(0, drawn.count("Manstein") - 1)
            assert turn == 0 or "STAVKA" in drawn
            drawn = []
        check(pos)
    assert pos.state.turn == 5
