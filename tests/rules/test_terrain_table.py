"""A terrain table read from its file, and refused by line where it is none."""

from __future__ import annotations

import pytest

from grognard.kernel.errors import BadInput
from grognard.kernel.load import Row
from grognard.rules.readers import Effect, effects
from grognard.testing.paper import Paper

TABLE = """feature,foot,cm,combat,source
clear,1,1/2,0,reconstructed
forest,2,h,-1,reconstructed
sea,-,-,0,reconstructed
"""
WORDS = {"-": None, "h": -1}


def read(text: str = TABLE, unit: int = 2) -> dict[str, Effect[int]]:
    def combat(row: Row) -> int:
        return row.number("combat")

    names = ("clear", "forest", "sea")
    return effects(Paper({"costs.csv": text}), ("foot", "cm"), unit, names, combat, words=WORDS)


def test_costs_are_counted_in_parts_of_a_point() -> None:
    found = read()
    assert found["clear"] == Effect({"foot": 2, "cm": 1}, 0)
    assert found["sea"].move == {"foot": None, "cm": None}


def test_words_may_stand_for_costs_that_are_no_number() -> None:
    assert read()["forest"] == Effect({"foot": 4, "cm": -1}, -1)


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("forest,2", "swamp,2", r"costs\.csv:3: feature: "),
        ("forest,2", "clear,2", r"costs\.csv:3: feature: clear is given twice"),
        ("forest,2", "forest,many", r"costs\.csv:3: foot: "),
        ("forest,2", "forest,-2", r"costs\.csv:3: foot: less than nothing"),
        ("h,-1", "h,none", r"costs\.csv:3: combat: "),
        ("-1,reconstructed", "-1,somebody", r"costs\.csv:3: source: "),
        ("sea,-,-,0,reconstructed\n", "", r"costs\.csv: no row for sea"),
    ],
)
def test_a_table_that_is_none_is_refused(old: str, new: str, wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong):
        read(TABLE.replace(old, new))
