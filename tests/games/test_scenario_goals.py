"""What is said of a small scenario whose [victory] its game cannot keep count of."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.scenario_files import complaint_of

from grognard.games import load

TS, VL, AVL = 'hexes = ["1009"]', "points = 1 ", 'cities = ["1719", "1621", "1922", "1923", "1727"]'


@pytest.mark.parametrize(
    ("game", "old", "new", "said"),
    [
        ("ts", TS, 'goals = ["1009"]', 'unknown key "goals"'),
        ("vl", VL, "point = 1 ", 'unknown key "point" (did you mean "points"?)'),
        ("avl", AVL, AVL.replace("cities", "city"), 'unknown key "city"'),
        ("ts", TS, 'hexes = ["1009", "1010"]', "hexes: one to 3 towns or hexes of Tsaritsyn are required"),
        ("vl", VL, "points = 0 ", "points: from 1 to 4, as many as there are to be had"),
        (
            "avl",
            AVL,
            AVL.replace('"1727"', '"1838"'),
            "cities: hexes on land are required, of which some may be Soviet",
        ),
        (
            "avl",
            'soviet_cities = ["1719"',
            'soviet_cities = ["1720"',
            "soviet_cities: hexes on land are required",
        ),
    ],
)
def test_a_victory_that_nobody_could_keep_count_of_is_told_by_its_line(
    tmp_path: Path, game: str, old: str, new: str, said: str
) -> None:
    where, told = complaint_of(load(game, scenario="training"), tmp_path, old, new)
    assert told.startswith(f"{where}: {said}")
    assert "\n" not in told


def test_an_unknown_key_is_told_before_what_is_missing_for_it(tmp_path: Path) -> None:
    """Without its hexes the goal cannot be worked out; but the slip of the pen is the news."""
    _, told = complaint_of(load("ts", scenario="training"), tmp_path, TS, 'hexs = ["1009"]')
    assert 'unknown key "hexs" (did you mean "hexes"?)' in told
