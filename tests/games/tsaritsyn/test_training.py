"""The training scenario: who takes part, when it ends and who has won, and what is said of a file that is
wrong.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.scenario_files import complaint_of

from grognard.games import load
from grognard.kernel.dice import FixedDice
from grognard.kernel.places import ABSENT
from grognard.kernel.position import begin
from grognard.testing.table import Situation

GAME = load("ts", scenario="training")


def standing(table: dict[str, Any]) -> Situation:
    """A position of the scenario, as a file would give it."""
    return Situation(begin(GAME, FixedDice([]), {"game": "ts", **table})[0])


def test_who_takes_part_stands_where_the_scenario_says_and_nobody_else_comes() -> None:
    pos, rolls = begin(GAME, FixedDice([]))
    here = {GAME.roster[u].id: GAME.map.label(at) for u, at in enumerate(pos.state.where) if at >= 0}
    white = {
        "W2-1": "0711",
        "W2-3": "0711",
        "W3KC-1": "0711",
        "W2-2": "0914",
        "W2-4": "1013",
        "W3KC-2": "1013",
    }
    assert here == {**white, "R38-S2": "1008", "R37-2": "1107"}
    assert {at for at in pos.state.where if at < 0} == {ABSENT}
    assert rolls == []
    assert (pos.state.turn, pos.state.own.length, GAME.hooks.turns(pos)) == (1, 4, 4)
    assert pos.frame.step == "white-movement.move"  # neither a length nor a set-up is asked for


def test_when_stacking_is_checked_is_still_for_the_players_to_say() -> None:
    game = load("ts", {"stacking": "move"}, "training")
    assert game.rules.full_bars_entry
    assert not GAME.rules.full_bars_entry
    assert begin(game, FixedDice([]))[0].state.where == begin(GAME, FixedDice([]))[0].state.where


def test_white_wins_by_the_goal_with_a_free_line() -> None:
    """The goal is Red's until a White has been there, and a Red zone over it spoils it."""
    start, _ = begin(GAME, FixedDice([]))
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
        ("settles = [", 'settles = ["lenght",', "lenght"),
    ],
)
def test_a_wrong_file_is_told_in_one_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    where, told = complaint_of(GAME, tmp_path, old, new)
    assert told.startswith(f"{where}: ")
    assert said in told
    assert "\n" not in told
