"""The levels: by name and style, each able to play every game to its end, the higher ones the better."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from grognard.ai.player import LEVELS, decide, player, player_names, reason_of
from grognard.ai.reasons import reason_sentence, reason_texts
from grognard.games import FINISHED, entry, load
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game, PlayerBias
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.kernel.texts import LANGUAGES
from grognard.testing.table import situation

MOST = 3000  # acts; a training game that is longer has lost its way


def played(game: Game, order: tuple[str, str], seed: int, heard: Counter[str] | None = None) -> Position:
    """A whole game; what reasons were given is counted, each said in both languages."""
    dice, luck = SeededDice(seed.to_bytes(16, "big")), Random(seed)
    players = [player(name, 2 * seed + seat) for seat, name in enumerate(order)]
    words = [reason_texts(lang, entry(game.id).package) for lang in LANGUAGES]
    pos, _ = begin(game, dice)
    for _ in range(MOST):
        if pos.state.result is not None:
            break
        who = players[pos.state.seats[choices(pos).who]]
        act = decide(who, pos, luck)
        reason = reason_of(who)
        if heard is not None and reason is not None:
            for texts in words:
                assert not reason_sentence(reason, game, texts).startswith("reason-")
            heard[reason.what] += 1
        pos = step(pos, act, dice).pos
    return pos


def wins(game: Game, one: str, other: str, pairs: int) -> Counter[str]:
    """By player, the sides changed in every other game."""
    found: Counter[str] = Counter()
    for seed in range(pairs):
        for order in ((one, other), (other, one)):
            state = played(game, order, seed).state
            assert state.result is not None
            found[order[state.seats[state.result.winner]] if state.result.winner >= 0 else "draw"] += 1
    return found


def test_the_names_are_the_levels_and_those_for_experiments() -> None:
    assert player_names() == ["recruit", "officer", "marshal", "random", "greedy"]
    for level in LEVELS:
        assert player(level, 1).name == level
        assert player(f"{level}-cautious", 1).name == f"{level}-cautious"


@pytest.mark.parametrize("name", ["oficer", "officer-timid", "officer-", "random-cautious", "marshal:"])
def test_another_name_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="no player is called"):
        player(name, 1)


@pytest.mark.parametrize("name", ["officer:5", "marshal:0", "marshal:61"])
def test_seconds_are_for_the_marshal_and_not_without_end(name: str) -> None:
    with pytest.raises(BadInput, match="seconds are for the marshal, from 1 to 60"):
        player(name, 1)
    assert player("marshal-aggressive:60", 1).name == "marshal-aggressive:60"


@pytest.mark.parametrize("game", FINISHED)
@pytest.mark.parametrize("level", ["recruit", "officer", "officer-cautious", "officer-aggressive"])
def test_every_level_plays_the_training_scenario_to_its_end_and_says_why(game: str, level: str) -> None:
    heard: Counter[str] = Counter()
    pos = played(load(game, {}, "training"), (level, level), 1, heard)
    assert pos.state.result is not None
    assert {"end", "attack", "take"} & set(heard)
    assert len(heard) >= 4, heard


@pytest.mark.parametrize("game", FINISHED)
def test_the_marshal_plays_the_training_scenario_too(game: str) -> None:
    heard: Counter[str] = Counter()
    pos = played(load(game, {}, "training"), ("marshal:1", "recruit"), 2, heard)
    assert pos.state.result is not None
    assert len(heard) >= 4, heard


@pytest.mark.parametrize(("one", "other", "least"), [("recruit", "random", 17), ("officer", "random", 18)])
def test_a_level_beats_random(one: str, other: str, least: int) -> None:
    """On the training scenario of Tsaritsyn, both ways round: twenty games."""
    found = wins(load("ts", {}, "training"), one, other, 10)
    assert found[one] >= least, found


@pytest.mark.parametrize(
    ("style", "attacks"),
    [("-cautious", (True, False, False)), ("", (True, True, False)), ("-aggressive", (True, True, True))],
)
def test_the_cautious_want_more_of_an_attack_than_the_aggressive(
    style: str, attacks: tuple[bool, ...]
) -> None:
    """The same attack, with the enemy's leaving worth four points, half of one, or a little less than
    nothing.
    """
    found = []
    for worth in (4.0, 0.5, -0.2):
        t = situation("ts", "white-combat", W2_1="0910", RD_1="0909")
        unit, at = t.game.roster.index["RD-1"], t.game.map.index["0909"]
        hints = replace(t.game.hooks.hints, planner_score=None, bias=lambda side: PlayerBias())

        def score(pos: Position, side: int, worth=worth, unit=unit, at=at) -> float:
            return float(worth * (pos.state.where[unit] != at))

        hooks = replace(t.game.hooks, score=score, hints=hints)
        pos = Position(replace(t.game, hooks=hooks), t.pos.state)
        found.append(decide(player(f"officer{style}", 1), pos, Random(1)).verb == "target")
    assert tuple(found) == attacks


@pytest.mark.parametrize(("zeal", "attacks"), [(0.0, False), (0.6, True)])
def test_a_game_may_make_who_plans_for_a_side_more_eager(zeal: float, attacks: bool) -> None:
    """The enemy's leaving is worth a little less than nothing; a bot that does not plan is not made eager."""
    t = situation("ts", "white-combat", W2_1="0910", RD_1="0909")
    unit, at = t.game.roster.index["RD-1"], t.game.map.index["0909"]
    hints = replace(
        t.game.hooks.hints, planner_score=None, bias=lambda side: PlayerBias(zeal=zeal if side == 0 else 0.0)
    )
    hooks = replace(t.game.hooks, score=lambda pos, side: -0.2 * (pos.state.where[unit] != at), hints=hints)
    pos = Position(replace(t.game, hooks=hooks), t.pos.state)
    assert (decide(player("officer", 1), pos, Random(1)).verb == "target") is attacks
    assert decide(player("greedy", 1), pos, Random(1)).verb != "target"
