"""The training scenario: who takes part, when it ends and who has won, and what is said of a file that is
wrong.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.scenario_files import complaint_of

from grognard.games import load
from grognard.games.velikiye_luki.law import victory
from grognard.kernel.dice import FixedDice
from grognard.kernel.places import ABSENT
from grognard.kernel.position import begin
from grognard.testing.table import Situation

GAME = load("vl", scenario="training")


def standing(table: dict[str, Any]) -> Situation:
    """A position of the scenario, as a file would give it."""
    return Situation(begin(GAME, FixedDice([]), {"game": "vl", **table})[0])


def test_who_takes_part_stands_where_the_scenario_says_and_the_city_is_shut_in() -> None:
    pos, _ = begin(GAME, FixedDice([3]))
    here = {GAME.roster[u].id: GAME.map.label(at) for u, at in enumerate(pos.state.where) if at >= 0}
    soviet = {"357DF": "1010", "31BF": "1109", "257DF": "1111", "27RC": "1310", "92BC": "1310"}
    german = {
        "Meyer": "0909",
        "3-185": "0909",
        "Klatt": "0911",
        "Giehl": "0810",
        "FestungW": "1110",
        "FestungE": "1210",
    }
    assert here == {**soviet, **german}
    assert {at for at in pos.state.where if at < 0} == {ABSENT}
    assert (pos.state.turn, GAME.hooks.turns(pos)) == (4, 6)
    assert pos.state.own.encircled
    assert victory.points(pos) == 0


def test_a_level_of_the_garrison_is_a_point_and_a_village_none() -> None:
    units = {
        "FestungW": {"at": "1110", "steps": 1},
        "FestungE": {"at": "1210", "steps": 2},
        "31BF": "0909",
        "Meyer": "0810",
    }
    t = standing({"turn": 5, "phase": "soviet-movement", "units": units})
    assert victory.points(t.pos) == 1


@pytest.mark.parametrize(("levels", "winner", "how"), [(2, 1, "vl-goal-missed"), (1, 0, "vl-goal-reached")])
def test_the_last_turn_says_who_has_won(levels: int, winner: int, how: str) -> None:
    units = {
        "FestungW": {"at": "1110", "steps": levels},
        "FestungE": {"at": "1210", "steps": 2},
        "31BF": "1415",
        "Meyer": "0810",
    }
    t = standing({"turn": 6, "phase": "german-movement", "units": units})
    t.act("end_phase")
    assert t.pos.state.result is not None
    assert (t.pos.state.result.winner, t.pos.state.result.how) == (winner, how)


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
    where, told = complaint_of(GAME, tmp_path, old, new)
    assert told.startswith(f"{where}: ")
    assert said in told
    assert "\n" not in told
