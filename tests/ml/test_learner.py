"""The small learner of the examples: its chances, its slope, its seeds, its curve."""

from __future__ import annotations

import argparse
import csv
import sys
from pathlib import Path

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "ml"


@pytest.fixture(autouse=True)
def _beside_the_examples(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLES))
    yield
    for name in ("policy", "learner", "train", "curve", "random_play", "greedy_play"):
        sys.modules.pop(name, None)


def some_choices(policy, games: int = 2):
    from learner import play, table_for

    table = table_for("toy", None, "random")
    return [play(table, policy, 5 if n == 0 else None) for n in range(games)]


def test_only_legal_acts_have_a_chance():
    from learner import table_for
    from policy import Policy

    policy, table = Policy("toy", None, 1), table_for("toy", None, "random")
    policy.weights[:] = np.random.default_rng(1).normal(size=policy.weights.shape)
    seen, info = table.reset(seed=1)
    for _ in range(10):
        act, choice = policy.choose(seen, info["action_mask"], table.side)
        assert info["action_mask"][act] == 1
        assert len(choice.chances) == info["action_mask"].sum()
        assert choice.chances.sum() == pytest.approx(1.0, abs=1e-5)
        assert (choice.chances > 0).all()
        seen, _, over, _, info = table.step(act)
        if over:
            break


def test_a_step_along_the_slope_makes_the_act_likelier():
    from policy import Policy, slope, softmax

    policy = Policy("toy", None, 1)
    choice = max((c for choices, _, _ in some_choices(policy) for c in choices), key=lambda c: len(c.chances))
    assert len(choice.chances) > 1
    moved = policy.weights + 0.01 * slope(choice, policy.weights)
    after = softmax(np.einsum("af,af->a", choice.features, moved[choice.side, choice.parts]))
    assert np.log(after[choice.taken]) > np.log(choice.chances[choice.taken])


def test_what_was_rewarded_becomes_likelier_and_what_was_not_rarer():
    from learner import Learner
    from policy import Policy, softmax

    policy = Policy("toy", None, 1)
    (good, _, _), (bad, _, _) = some_choices(policy)
    side = good[0].side
    bad = [choice._replace(side=side) for choice in bad]
    learner = Learner(policy, rate=0.001, entropy=0.0)
    learner.learn([(good, [0.0] * (len(good) - 1) + [1.0]), (bad, [0.0] * (len(bad) - 1) + [-1.0])])

    def likelier(choices) -> float:
        after = [
            softmax(np.einsum("af,af->a", c.features, policy.weights[c.side, c.parts]))[c.taken]
            for c in choices
        ]
        return float(np.sum(np.log(after)) - np.sum(np.log([c.chances[c.taken] for c in choices])))

    assert likelier(good) > 0
    assert likelier(good) > likelier(bad)


def trained(out: Path, seed: int) -> list[dict[str, str]]:
    from train import train

    train(
        argparse.Namespace(
            game="toy",
            scenario="",
            against="random",
            games=64,
            every=32,
            look=8,
            last=8,
            shaping=0.0,
            rate=0.01,
            seed=seed,
            out=out,
        )
    )
    with (out / "curve.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_a_tiny_training_is_the_same_for_the_same_seed(tmp_path):
    one, same, other = (trained(tmp_path / name, seed) for name, seed in (("a", 1), ("b", 1), ("c", 2)))
    weights = {name: np.load(tmp_path / name / "weights.npz")["weights"] for name in "abc"}
    assert [row["won"] for row in one] == [row["won"] for row in same]
    assert [row["games"] for row in other] == ["0", "32", "64"]
    assert np.array_equal(weights["a"], weights["b"])
    assert not np.array_equal(weights["a"], weights["c"])
    assert np.abs(weights["a"]).max() > 0
    assert (tmp_path / "a" / "curve.svg").read_text(encoding="utf-8").count("<polyline") == 1


@pytest.mark.parametrize(("script", "words"), [("random_play", "game 2:"), ("greedy_play", "greedy won")])
def test_the_other_examples_run(script, words, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", [script, "--game", "toy", "--scenario", "", "--games", "2"])
    __import__(script).main()
    assert words in capsys.readouterr().out


@pytest.mark.parametrize(
    ("script", "words", "told"),
    [
        ("random_play", ["--game", "nope"], 'no game is called "nope"'),
        ("greedy_play", ["--player", "napoleon"], 'no player is called "napoleon"'),
        ("train", ["--games", "0"], "0: at least 1 is required"),
    ],
)
def test_what_makes_no_sense_gets_one_line(script, words, told, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", [script, *words])
    with pytest.raises(SystemExit) as ended:
        __import__(script).main()
    assert ended.value.code == 2
    assert told in capsys.readouterr().err.splitlines()[-1]
