"""The PettingZoo environment: its own tests, rewards, ends."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import grognard.ml
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.ml.aec import Raw
from grognard.ml.shaping import potential_of

# PettingZoo would have agents called player_0 and flat observations; ours are sides, planes and rows
OTHER_TASTES = (
    "We recommend agents|Observation is not a NumPy|Observation space for each agent|"
    "Action mask numpy array is all zeros"
)
GAMES = ["toy", "ts", "vl", "avl", "vr"]


def finished(table, seed: int = 1) -> dict[str, float]:
    """Random play to the end; what each agent earned."""
    luck = np.random.default_rng(seed)
    earned: dict[str, float] = {}
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
        assert sums[name] == pytest.approx(ends[name] - potential_of(shaped.pos, side))
    assert potential_of(shaped.pos, 0) != 0.0


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
        ({"game": "ts", "scenario": "none"}, 'unknown scenario "none"'),
        ({"game": "ts", "options": {"length": "99"}}, 'option length: "99" is not one of'),
        ({"game": "ts", "render_mode": "human"}, 'render_mode: "human" is not one of ansi, rgb_array'),
        ({"game": "ts", "most": 0}, "most: 0: at least one act is required"),
        ({"game": "ts", "most": 1.5}, 'most: "1.5" is no whole number'),
        ({"game": "ts", "shaping": "a"}, 'shaping: "a" is no number'),
        ({"game": "ts", "discount": float("nan")}, 'discount: "nan" is no number'),
    ],
)
def test_bad_settings_are_refused_in_one_line(settings, told):
    with pytest.raises(BadInput, match=told):
        grognard.ml.env(**settings)


def test_with_a_discount_each_agent_is_paid_between_its_own_decisions():
    """discount x promise at a decision - promise at the one before, whatever the other
    side did in between.
    """
    table, luck = Raw("ts", scenario="training", shaping=1.0, discount=0.9), np.random.default_rng(4)
    stood: dict[str, float] = {}
    paid: list[tuple[float, float]] = []
    table.reset(seed=4)
    for agent in table.agent_iter(200):
        seen, reward, over, cut, _ = table.last()
        if over or cut:
            break
        now = potential_of(table.pos, table.game.side(agent))
        if agent in stood:
            paid.append((reward, 0.9 * now - stood[agent]))
        stood[agent] = now
        table.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    assert len(paid) > 40
    assert [reward for reward, _ in paid] == pytest.approx([wanted for _, wanted in paid])


def test_with_shaping_too_an_illegal_act_is_no_better_than_a_loss():
    table = Raw("ts", scenario="training", shaping=3.0)
    table.reset(seed=1)
    first, start = table.agent_selection, potential_of(table.pos, 0)
    assert start > 0.5, "who stands well has most to lose"
    table.step(int(np.flatnonzero(table.observe(first)["action_mask"] == 0)[0]))
    assert table.rewards == {
        "white": pytest.approx(-1.0 - 3.0 * start),
        "red": pytest.approx(-3.0 * promise_of_red(table)),
    }


def promise_of_red(table: Raw) -> float:
    table.reset(seed=1)
    return potential_of(table.pos, 1)


def bidding(make):
    return make("ts", options={"length": "bid", "chooser": "white", "setup": "ready_made"})


def test_who_takes_the_other_side_holds_it():
    """Red is asked which side to take for the length that White has set, and takes White's: the agents keep
    their names.
    """
    table = bidding(Raw)
    table.reset(seed=1)
    space = table.numbers
    table.step(
        next(
            n
            for n in np.flatnonzero(table.observe("white")["action_mask"])
            if space.act(int(n)).verb == "length"
        )
    )
    assert table.agent_selection == "red"
    table.step(
        next(
            n for n in np.flatnonzero(table.observe("red")["action_mask"]) if space.act(int(n)) == ("side", 0)
        )
    )
    assert table.pos.state.seats == (1, 0)
    asked = table.agent_selection
    assert asked == table.possible_agents[table.pos.state.seats[choices(table.pos).who]]
    assert table.observe(asked)["action_mask"].any()
    earned = dict.fromkeys(table.agents, 0.0)
    luck = np.random.default_rng(1)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        earned[agent] += reward
        table.step(None if over or cut else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    winner = table.pos.state.result.winner
    assert winner >= 0
    assert earned[table.possible_agents[table.pos.state.seats[winner]]] == 1.0
