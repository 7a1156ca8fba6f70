"""The training scenario: who takes part, when it ends and who has won, and what is said of a file that is wrong."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.games import load
from grognard.games.velikie_louki import victory
from grognard.kernel.dice import Given
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.kernel.journal import parse
from grognard.kernel.position import begin
from grognard.kernel.state import DEAD
from grognard.lab.match import play_game, seated
from grognard.testing.conformance import new_journal, opened, picked, text_of
from grognard.testing.table import Table

GAME = load("vl", scenario="training")
TEXT = GAME.files.read("scenarios/training.toml")[0]


def pack(folder: Path, text: str) -> Path:
    (folder / "scenarios").mkdir()
    (folder / "scenarios" / "training.toml").write_text(text, encoding="utf-8")
    return folder


def standing(table: dict[str, Any]) -> Table:
    """A position of the scenario, as a file would give it."""
    return Table(begin(GAME, Given([]), {"game": "vl", **table})[0])


def test_who_takes_part_stands_where_the_scenario_says_and_the_city_is_shut_in() -> None:
    pos, _ = begin(GAME, Given([3]))
    here = {GAME.roster[u].id: GAME.map.label(at) for u, at in enumerate(pos.state.where) if at >= 0}
    soviet = {"357DF": "1010", "31BF": "1109", "257DF": "1111", "27RC": "1310", "92BC": "1310"}
    german = {"Meyer": "0909", "3-185": "0909", "Klatt": "0911", "Giehl": "0810", "FestungW": "1110", "FestungE": "1210"}
    assert here == {**soviet, **german}
    assert {at for at in pos.state.where if at < 0} == {DEAD}
    assert (pos.state.turn, GAME.hooks.turns(pos)) == (4, 6)
    assert pos.state.own.encircled
    assert victory.points(pos) == 0


def test_a_level_of_the_garrison_is_a_point_and_a_village_none() -> None:
    units = {"FestungW": {"at": "1110", "steps": 1}, "FestungE": {"at": "1210", "steps": 2}, "31BF": "0909", "Meyer": "0810"}
    t = standing({"turn": 5, "phase": "soviet-movement", "units": units})
    assert victory.points(t.pos) == 1


@pytest.mark.parametrize(("levels", "winner", "how"), [(2, 1, "vl-goal-missed"), (1, 0, "vl-goal-reached")])
def test_the_last_turn_says_who_has_won(levels: int, winner: int, how: str) -> None:
    units = {"FestungW": {"at": "1110", "steps": levels}, "FestungE": {"at": "1210", "steps": 2}, "31BF": "1415", "Meyer": "0810"}
    t = standing({"turn": 6, "phase": "german-movement", "units": units})
    t.act("end_phase")
    assert t.pos.state.result is not None
    assert (t.pos.state.result.winner, t.pos.state.result.how) == (winner, how)


@pytest.mark.parametrize("seed", range(8))
def test_a_random_game_ends_within_its_turns(seed: int) -> None:
    result = play_game(GAME, seated(("random", "random"), seed), seed)
    assert result.failure == ""
    assert result.winner in (*GAME.sides, "draw")
    assert result.turn <= 6


def test_a_journal_is_read_again_to_the_same_position() -> None:
    journal, live = new_journal(GAME, 5)
    luck = Random(5)
    while journal.pos.state.result is None:
        journal.play(picked(choices(journal.pos), luck, by_verb=False), live)
    again = parse(text_of(journal), "journal", opened)
    assert again.game.scenario == "training"
    assert again.pos.state == journal.pos.state


def test_the_other_scenarios_do_not_change_what_a_game_was_played_with() -> None:
    assert load("vl").digest != GAME.digest
    assert load("vl").digest == GAME.files.digest()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"31BF" = "1109"', '"31FB" = "1109"', "31FB"),
        ('"31BF" = "1109"', '"31BF" = {at = "1109", steps = 9}', "steps"),
        ("turns = [4, 6]", "turns = [4, 12]", "turns"),
        ("points = 1 ", "points = 9 ", "points"),
        ("points = 1 ", 'points = "1" ', "points"),
        ("places = []", 'places = ["0000"]', "0000"),
    ],
)
def test_a_wrong_file_is_told_in_one_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert TEXT.count(old) == 1
    folder = pack(tmp_path, TEXT.replace(old, new))
    line = TEXT[: TEXT.index(old)].count("\n") + 1
    with pytest.raises(BadInput) as e:
        load("vl", scenario="training", pack=folder)
    assert str(e.value).startswith(f"{folder / 'scenarios' / 'training.toml'}:{line}: ")
    assert said in str(e.value)
    assert "\n" not in str(e.value)
