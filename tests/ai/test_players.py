"""Players: found by name, repeatable from their seed, and given no more than their side may know."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from grognard.ai.player import decide, player, sample_hidden
from grognard.ai.random_player import RandomPlayer
from grognard.games import load
from grognard.games.tsaritsyn.law.names import RED, WHITE
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.menu import Act, Menu, button, hexes, units
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.testing.table import situation

HIDDEN = {"red_tactical_advantage": "yes"}


def at_white_set_up() -> Position:
    """Red is set up, face down; White is about to be."""
    dice = SeededDice(b"1")
    pos, _ = begin(load("ts", HIDDEN), dice)
    for verb in ("ready_made", "end_setup"):
        pos = step(pos, Act(verb), dice).pos
    assert choices(pos).who == WHITE
    return pos


def test_an_unknown_player_is_refused_with_a_hint() -> None:
    with pytest.raises(BadInput, match="did you mean greedy"):
        player("gredy", 1)


def test_random_choice_is_uniform_over_all_acts_of_all_verbs() -> None:
    """Six acts under three verbs, one of them with nothing: each is chosen as often as any other."""
    menu = Menu(
        0,
        "",
        "",
        {"unit": units(0b10110, ""), "to": hexes(0, ""), "at": hexes(0b1001 << 70, ""), "end": button("")},
    )
    bot = RandomPlayer(3)
    found = Counter(
        bot.choose(dict, menu, lambda: situation("ts", "white-combat", W2_1="0910").pos) for _ in range(6000)
    )
    assert set(found) == set(menu.acts())
    assert len(found) == 6
    assert all(850 < many < 1150 for many in found.values())  # 1000 expected, spread about 29


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_chooses_the_same_acts(name: str) -> None:
    """Forty decisions from the very beginning, twice."""

    def played(seed: int) -> list[Act]:
        dice, luck, bots, acts = SeededDice(b"2"), Random(9), [player(name, seed), player(name, seed + 1)], []
        pos, _ = begin(load("ts"), dice)
        for _ in range(40):
            acts.append(decide(bots[choices(pos).who], pos, luck))
            pos = step(pos, acts[-1], dice).pos
        return acts

    assert played(5) == played(5)


class Curious:
    """Asks for everything it may ask for."""

    name = "curious"

    def __init__(self) -> None:
        self.views: list[dict[str, Any]] = []
        self.samples: list[Position] = []

    def choose(self, view: Any, menu: Menu, sample: Any) -> Act:
        self.views.append(view())
        self.samples += [sample() for _ in range(8)]
        return menu.acts()[0]


def test_what_is_face_down_reaches_no_player() -> None:
    """TS XI.5: White sees where counters lie, not which; its samples deal them anew."""
    pos, bot = at_white_set_up(), Curious()
    decide(bot, pos, Random(4))
    known = {unit["id"] for unit in bot.views[0]["units"]}
    assert not any(name.startswith("R") for name in known)
    assert len(bot.views[0]["hidden"]) == sum(counter.side == RED for counter in pos.game.roster.units)
    dealt = {sample.state.where for sample in bot.samples}
    assert len(dealt) == 8  # not one arrangement twice
    assert pos.state.where not in dealt
    for where in dealt:  # the same hexes are taken by as many counters
        assert Counter(where) == Counter(pos.state.where)


def test_red_may_know_its_own_counters() -> None:
    pos = at_white_set_up()
    assert sample_hidden(pos, RED, Random(1)) is pos


def test_where_nothing_is_hidden_the_sample_is_the_position() -> None:
    pos = situation("ts", "white-combat", W2_1="0910", R37_1="0709").pos
    assert sample_hidden(pos, WHITE, Random(1)) is pos
