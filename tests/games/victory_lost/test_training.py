"""The training scenario: who takes part, when it ends and who has won, and what is said of a file that is
wrong.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.scenario_files import complaint_of

from grognard.games import load
from grognard.games.victory_lost.law import victory
from grognard.kernel.dice import FixedDice
from grognard.kernel.places import ABSENT, place_name
from grognard.kernel.position import begin
from grognard.testing.table import Situation

GAME = load("avl", scenario="training")


def standing(table: dict[str, Any]) -> Situation:
    """A position of the scenario, as a file would give it."""
    return Situation(begin(GAME, FixedDice([]), {"game": "avl", **table})[0])


def chits(held: int) -> set[str]:
    return {chit.id for n, chit in enumerate(GAME.rules.data.chits) if held >> n & 1}


def test_who_takes_part_stands_where_the_scenario_says_with_the_chits_of_their_hqs() -> None:
    pos, _ = begin(GAME, FixedDice([]))
    here = {GAME.roster[u].id: GAME.map.label(at) for u, at in enumerate(pos.state.where) if at >= 0}
    soviet = {"Popov": "1718", "1GdA": "2019", "S4Tk": "1620", "S35G": "1620", "S38G": "1720"}
    assert here == {**soviet, "1PzA": "1824", "G335": "1824", "G7Pz": "1824", "G3Pz": "1727"}
    assert {at for at in pos.state.where if at < 0} == {ABSENT}
    assert (pos.state.turn, GAME.hooks.turns(pos)) == (4, 7)
    assert chits(pos.state.own.five) == {"Popov", "1GdA"}
    assert chits(pos.state.own.axis) == {"1PzA"}
    assert pos.frame.step == "soviet-selection.select"  # no five are chosen


def test_nobody_supposes_other_chits_than_those_of_the_scenario() -> None:
    pos, _ = begin(GAME, FixedDice([]))
    for seed in range(10):
        assert GAME.hooks.scramble(GAME, pos.state, 1, Random(seed)).own.five == pos.state.own.five


def test_points_are_for_the_cities_of_the_scenario() -> None:
    pos, _ = begin(GAME, FixedDice([]))
    assert victory.points(pos) == (10, 15)


@pytest.mark.parametrize(("held", "winner"), [(["1719", "1621"], 1), (["1719", "1621", "1922"], 0)])
def test_more_points_win_when_the_turns_are_over(held: list[str], winner: int) -> None:
    table = {
        "turn": 7,
        "phase": "axis-reinforcement",
        "units": {"S38G": "1720", "G335": "1824"},
        "own": {"cities": held},
    }
    t = standing(table)
    assert t.pos.state.result is not None
    assert t.pos.state.result.winner == winner


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"S38G" = "1720"', '"S38GG" = "1720"', "S38GG"),
        ('"S38G" = "1720"', '"S38G" = "28b"', "28b"),
        ("turns = [4, 7]", "turns = [4]", "turns"),
        ('cities = ["1719", "1621", "1922", "1923", "1727"]', "cities = []", "cities"),
        ('soviet_cities = ["1719", "1621"]', 'soviet_cities = ["1720"]', "soviet_cities"),
    ],
)
def test_a_wrong_file_is_told_in_one_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    where, told = complaint_of(GAME, tmp_path, old, new)
    assert told.startswith(f"{where}: ")
    assert said in told
    assert "\n" not in told


def test_a_scenario_may_put_units_into_a_box(tmp_path: Path) -> None:
    """The army in its box has its chit (AVL 11.2.1b); an HQ that waits for its turn has not yet."""
    text = GAME.files.read("scenarios/training.toml")[0]
    file = tmp_path / "scenarios" / "training.toml"
    file.parent.mkdir()
    for place, held in (("1pza", {"1PzA"}), ("pool", set())):
        file.write_text(text.replace('"1PzA" = "1824"', f'"1PzA" = "{place}"'), encoding="utf-8")
        game = load("avl", scenario="training", pack=tmp_path)
        pos, _ = begin(game, FixedDice([]))
        assert place_name(game, pos.state.where[game.roster.index["1PzA"]]) == place
        assert chits(pos.state.own.axis) == held
