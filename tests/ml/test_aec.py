"""The PettingZoo environment: its own tests, rewards, ends."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import grognard.ml
from grognard.kernel.errors import BadInput
from grognard.ml.aec import Raw
from grognard.ml.shaping import promise

# PettingZoo would have agents called player_0 and flat observations; ours are sides, planes and rows
OTHER_TASTES = "We recommend agents|Observation is not a NumPy|Observation space for each agent|Action mask numpy array is all zeros"
GAMES = ["toy", "ts", "vl", "avl"]


def finished(table, seed: int = 1) -> dict[str, float]:
    """Random play to the end; what each agent earned."""
    luck, earned = np.random.default_rng(seed), {}
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        earned[agent] = earned.get(agent, 0.0) + reward
        table.step(None if over or cut else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    return earned


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_amiss(game):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for words in OTHER_TASTES.split("|"):
            warnings.filterwarnings("ignore", words)
        api_test(grognard.ml.env(game), num_cycles=60)
        seed_test(lambda: grognard.ml.env(game), num_cycles=40)
    table = grognard.ml.env(game)
    table.reset(seed=42)
    assert table.observation_space(table.agent_selection).contains(table.last()[0])


def test_whole_games_pass_too():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(grognard.ml.env("toy"), num_cycles=400)
    sums = [sum(finished(grognard.ml.env("toy"), seed).values()) for seed in range(6)]
    assert sums == [0.0] * 6
    assert any(finished(grognard.ml.env("toy"), seed)["blue"] for seed in range(6))


def test_the_seed_throws_the_dice():
    def dice(seed: int) -> list[int]:
        table = Raw("toy")
        finished(table, seed)
        return [table.dice.roll(6, "") for _ in range(8)]

    assert dice(3) == dice(3)
    assert dice(3) != dice(4)


def test_games_go_on_from_the_last_seed_given():
    one, other = Raw("toy"), Raw("toy")
    for table in (one, other):
        table.reset(seed=9)
        table.reset()
    assert one.dice.seed == other.dice.seed
    other.reset()
    assert one.dice.seed != other.dice.seed


def test_a_game_is_cut_off():
    table = Raw("ts", most=30)
    earned = finished(table)
    assert table.acts == 30
    assert earned == {"white": 0.0, "red": 0.0}


def test_an_illegal_act_loses():
    table = grognard.ml.env("toy")
    table.reset(seed=1)
    seen, *_ = table.last()
    table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(table.terminations.values())
    earned = {}
    for agent in table.agent_iter():
        seen, reward, _, _, info = table.last()
        earned[agent] = (reward, info, bool(seen["action_mask"].any()))
        table.step(None)
    assert earned == {"blue": (-1.0, {"illegal": True}, False), "red": (0.0, {}, False)}


def test_a_number_that_is_none_is_refused():
    table = grognard.ml.env("toy")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="act 58: from 0 to 57"):
        table.step(58)
    assert not any(table.terminations.values())


def test_shaping_adds_what_the_first_position_promised_and_no_more():
    """The gains of a potential cancel out along the way, whatever was played."""
    plain, shaped = Raw("ts", scenario="training"), Raw("ts", scenario="training", shaping=1.0)
    ends, sums = finished(plain), finished(shaped)
    assert plain.pos.state == shaped.pos.state
    shaped.reset(seed=1)
    for side, name in enumerate(shaped.game.sides):
        assert sums[name] == pytest.approx(ends[name] - promise(shaped.pos, side))
    assert promise(shaped.pos, 0) != 0.0


def test_the_map_in_letters():
    table = grognard.ml.env("toy", render_mode="ansi")
    table.reset(seed=1)
    for _ in range(2):
        seen, *_ = table.last()
        table.step(int(np.flatnonzero(seen["action_mask"])[0]))
    shown = table.render()
    assert shown.startswith("toy turn 1 blue-movement (blue to act)\n")
    assert shown.count("B1") == 2
    assert shown.count("R1") == 2


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"game": "tss"}, 'no game is called "tss"'),
        ({"game": "ts", "scenario": "none"}, 'scenario "none" is none of'),
        ({"game": "ts", "options": {"length": "99"}}, 'option length: "99" is none of'),
        ({"game": "ts", "render_mode": "human"}, 'render_mode: "human" is none of ansi, rgb_array'),
        ({"game": "ts", "most": 0}, "most: 0: at least one act is wanted"),
    ],
)
def test_bad_settings_are_refused_in_one_line(settings, told):
    with pytest.raises(BadInput, match=told):
        grognard.ml.env(**settings)
