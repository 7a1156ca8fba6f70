"""1: only rules and orders of battle are given; every chart had to be made, and says from what."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.sudden_storm.situations import GAME

from grognard.games import load
from grognard.kernel.cite import cites
from grognard.kernel.errors import BadInput

ROWS = [
    ("zoc_costs.csv", "cm,4,2,reconstructed chart", "cm,4,2,"),
    ("winterization.csv", "reconstructed chart", "somewhere"),
    ("supply_lengths.csv", "rulebook SS 37E", "SS 37E"),
    ("turns.csv", "rulebook", "book"),
]


@cites("SS 1.2")
@pytest.mark.parametrize(("file", "old", "new"), ROWS)
def test_a_row_of_a_chart_that_names_no_source_is_refused(
    tmp_path: Path, file: str, old: str, new: str
) -> None:
    (tmp_path / file).write_text(GAME.files.read(file)[0].replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput) as wrong:
        load("ss", pack=tmp_path)
    assert ": source: " in str(wrong.value)
