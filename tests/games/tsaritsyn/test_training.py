"""The training scenario: who takes part, when it ends and who has won, and what is said of a file that is wrong."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.games import load
from grognard.kernel.dice import Given
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.kernel.journal import parse
from grognard.kernel.position import begin
from grognard.kernel.state import DEAD
from grognard.lab.match import play_game, seated
from grognard.testing.conformance import new_journal, opened, picked, text_of
from grognard.testing.table import Table

GAME = load("ts", scenario="training")
TEXT = GAME.files.read("scenarios/training.toml")[0]


def pack(folder: Path, text: str) -> Path:
    (folder / "scenarios").mkdir()
    (folder / "scenarios" / "training.toml").write_text(text, encoding="utf-8")
    return folder


def standing(table: dict[str, Any]) -> Table:
    """A position of the scenario, as a file would give it."""
    return Table(begin(GAME, Given([]), {"game": "ts", **table})[0])


def test_who_takes_part_stands_where_the_scenario_says_and_nobody_else_comes() -> None:
    pos, rolls = begin(GAME, Given([]))
    here = {GAME.roster[u].id: GAME.map.label(at) for u, at in enumerate(pos.state.where) if at >= 0}
    white = {"W2-1": "0711", "W2-3": "0711", "W3KC-1": "0711", "W2-2": "0914", "W2-4": "1013", "W3KC-2": "1013"}
    assert here == {**white, "R38-S2": "1008", "R37-2": "1107"}
    assert {at for at in pos.state.where if at < 0} == {DEAD}
    assert rolls == []
    assert (pos.state.turn, pos.state.own.length, GAME.hooks.turns(pos)) == (1, 4, 4)
    assert pos.frame.step == "white-movement.move"  # neither a length nor a set-up is asked for


@pytest.mark.parametrize("option", [{"length": "bid"}, {"setup": "free"}, {"red_tactical_advantage": "yes"}])
def test_the_options_of_set_up_and_length_change_nothing(option: dict[str, str]) -> None:
    game = load("ts", option, "training")
    assert begin(game, Given([]))[0].state.where == begin(GAME, Given([]))[0].state.where
    assert begin(game, Given([]))[0].state.own.length == 4


def test_white_wins_by_the_goal_with_a_free_line() -> None:
    """The goal is Red's until a White has been there, and a Red zone over it spoils it."""
    start, _ = begin(GAME, Given([]))
    assert not start.state.own.last >> GAME.map.hex("1009") & 1
    far = standing({"turn": 2, "phase": "white-movement", "units": {"W2-1": "1010", "R37-2": "0806"}})
    far.act("unit", "W2-1").act("to", "1009")
    assert far.pos.state.result is not None
    assert (far.pos.state.result.winner, far.pos.state.result.how) == (0, "ts-goal-taken")
    near = standing({"turn": 2, "phase": "white-movement", "units": {"W2-1": "1010", "R37-2": "1008"}})
    near.act("unit", "W2-1").act("to", "1009")
    assert near.pos.state.result is None


def test_red_wins_when_the_turns_are_over() -> None:
    t = standing({"turn": 4, "phase": "red-movement", "units": {"W2-1": "1013", "R37-2": "1008"}})
    t.act("end_phase")
    assert t.pos.state.result is not None
    assert (t.pos.state.result.winner, t.pos.state.result.how) == (1, "ts-goal-held")


@pytest.mark.parametrize("seed", range(8))
def test_a_random_game_ends_within_its_turns(seed: int) -> None:
    result = play_game(GAME, seated(("random", "random"), seed), seed)
    assert result.failure == ""
    assert result.winner in (*GAME.sides, "draw")
    assert result.turn <= 4


def test_a_journal_is_read_again_to_the_same_position() -> None:
    journal, live = new_journal(GAME, 5)
    luck = Random(5)
    while journal.pos.state.result is None:
        journal.play(picked(choices(journal.pos), luck, by_verb=False), live)
    again = parse(text_of(journal), "journal", opened)
    assert again.game.scenario == "training"
    assert again.pos.state == journal.pos.state


def test_the_other_scenarios_do_not_change_what_a_game_was_played_with() -> None:
    assert load("ts").digest != GAME.digest
    assert load("ts").digest == GAME.files.digest()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"W2-1" = "0711"', '"W2-99" = "0711"', "W2-99"),
        ('"W2-1" = "0711"', '"W2-1" = "9999"', "9999"),
        ('"W2-1" = "0711"', '"W2-1" = 711', "W2-1"),
        ("turns = [1, 4]", "turns = [4, 1]", "turns"),
        ("turns = [1, 4]", "turns = [1, 15]", "turns"),
        ('hexes = ["1009"]', 'hexes = ["1010"]', "hexes"),
        ('hexes = ["1009"]', "hexes = []", "hexes"),
        ('source = "own"', 'sauce = "own"', "sauce"),
    ],
)
def test_a_wrong_file_is_told_in_one_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert TEXT.count(old) == 1
    folder = pack(tmp_path, TEXT.replace(old, new))
    line = TEXT[: TEXT.index(old)].count("\n") + 1
    with pytest.raises(BadInput) as e:
        load("ts", scenario="training", pack=folder)
    assert str(e.value).startswith(f"{folder / 'scenarios' / 'training.toml'}:{line}: ")
    assert said in str(e.value)
    assert "\n" not in str(e.value)
