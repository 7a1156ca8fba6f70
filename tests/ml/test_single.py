"""One side learns, somebody else holds the other."""

from __future__ import annotations

import pickle
import sys
import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import grognard.ml
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.ml.aec import Raw
from grognard.ml.shaping import potential_of


def finished(table, seed: int | None) -> float:
    luck = np.random.default_rng(seed)
    _, info = table.reset(seed=seed)
    while True:
        assert np.array_equal(table.action_masks(), info["action_mask"].astype(bool))
        assert choices(table.pos).who == table.side
        _, reward, over, cut, info = table.step(int(luck.choice(np.flatnonzero(info["action_mask"]))))
        if over or cut:
            assert cut or not info["action_mask"].any()
            return float(reward)


@pytest.mark.parametrize(
    ("game", "against"),
    [("toy", "random"), ("toy", "greedy"), ("ts", "random"), ("avl", "random"), ("vr", "random")],
)
def test_gymnasium_finds_nothing_amiss(game, against):
    table = grognard.ml.gym(game, against=against)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*not having a spec.*")
        check_env(table)
    seen, _ = table.reset(seed=1)
    assert table.observation_space.contains(seen)


def test_sides_are_held_by_turns():
    table = grognard.ml.gym("toy", side="both")
    sides = []
    for n in range(4):
        assert finished(table, 5 if n == 0 else None) in (-1.0, 0.0, 1.0)
        sides.append(table.side)
    assert sides == [0, 1, 0, 1]


def test_the_same_seed_plays_the_same_game():
    games = [grognard.ml.gym("toy", side="red") for _ in range(3)]
    ends = [
        (finished(table, seed), table.acts, table.pos.state)
        for table, seed in zip(games, (7, 7, 8), strict=True)
    ]
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


def test_the_opponent_may_be_a_function_of_what_it_sees():
    asked = []

    def first(seen, mask):
        asked.append((seen["planes"].shape, seen["vector"][2:4].tolist()))
        return int(mask.argmax())

    table = grognard.ml.gym("toy", side="blue", against=first)
    _, info = table.reset(seed=2)
    for _ in range(8):
        *_, info = table.step(int(info["action_mask"].argmax()))
    assert asked
    assert set(asked[0][1]) == {0.0, 1.0}
    assert all(told == [0.0, 1.0] for _, told in asked)  # it sees through red eyes


def test_a_table_can_be_sent_to_another_process():
    """Packed, it is a table with the same settings, on which nothing has been played."""
    for table in (
        grognard.ml.gym("toy", side="red", options={"length": "5"}),
        Raw("toy", most=7, options={"length": "5"}),
    ):
        other = pickle.loads(pickle.dumps(table))
        assert other.game is table.game
        assert other.most == table.most


def test_an_illegal_act_loses_and_stays_lost():
    table = grognard.ml.gym("toy", side="blue")
    _, info = table.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = table.pos
    _, reward, over, cut, info = table.step(wrong)
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, True)
    assert table.pos is before
    assert not table.action_masks().any()


def test_a_game_is_cut_off():
    table = grognard.ml.gym("ts", side="white", most=40)
    _, info = table.reset(seed=1)
    over = cut = False
    while not (over or cut):
        _, _, over, cut, info = table.step(int(info["action_mask"].argmax()))
    assert (over, cut) == (False, True)
    assert table.acts == 40


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"side": "green"}, 'side: "green" is not one of blue, red, both'),
        ({"against": "napoleon"}, 'no player is called "napoleon"'),
        ({"render_mode": "human"}, 'render_mode: "human"'),
    ],
)
def test_bad_settings_are_refused_in_one_line(settings, told):
    with pytest.raises(BadInput, match=told):
        grognard.ml.gym("toy", **settings)


@pytest.mark.parametrize(
    ("make", "package", "extra"),
    [
        (grognard.ml.env, "pettingzoo", "ml"),
        (grognard.ml.gym, "gymnasium", "ml"),
        (grognard.ml.gym, "numpy", "ml"),
        (grognard.ml.spiel, "pyspiel", "openspiel"),
    ],
)
def test_a_missing_package_is_named_with_its_remedy(monkeypatch, make, package, extra):
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(BadInput, match=rf'needs the package {package}: pip install "grognard\[{extra}\]"'):
        make("toy")


def test_who_takes_the_other_side_learns_with_it():
    """The learner is asked second, takes White for the length that White has set, and is asked as White from
    then on.
    """
    table = grognard.ml.gym(
        "ts", side="red", options={"length": "bid", "chooser": "white", "setup": "ready_made"}
    )
    _, info = table.reset(seed=1)
    assert info["side"] == "red"
    white = next(n for n in np.flatnonzero(info["action_mask"]) if table.numbers.act(int(n)) == ("side", 0))
    *_, info = table.step(int(white))
    assert (info["side"], table.pos.state.seats) == ("white", (1, 0))
    assert info["action_mask"].any()


def test_what_shaping_has_paid_is_taken_back_when_a_game_breaks_off():
    table = grognard.ml.gym("ts", side="white", scenario="training", shaping=1.0)
    _, info = table.reset(seed=1)
    start = potential_of(table.pos, 0)
    _, reward, over, _, _ = table.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (pytest.approx(-1.0 - start), True)
    _, again, *_ = table.step(0)
    assert again == -1.0
