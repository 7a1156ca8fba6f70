"""Scenarios whose set-up is a file, and which have some chapters only."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.kernel.errors import BadInput
from grognard.kernel.places import ABSENT, BOXES, DEAD, Box
from grognard.rules.scenario import Scenario, read_scenario, read_setup
from grognard.testing.paper import Paper

TOY = load("toy")
BOX_LIST = (*BOXES, Box("reserve"))
FACES = {"full": 0, "standard": 1}
SETUP = "unit,at,face,zone,source\nR-F,0301,standard,x,rulebook X 1\nB-H,reserve,full,x,rulebook X 1\n"
SCENARIO = 'turns = [2, 3]\nsetup_file = "setup_small.csv"\nchapters = "1-3 5"\n[victory]\n'


def places(text: str) -> dict[int, tuple[int, int]]:
    return read_setup(
        Paper({"setup.csv": text}), "setup.csv", TOY.roster, TOY.map, BOX_LIST, FACES, ("zone",)
    )


def scenario(text: str = SCENARIO, setup: str = SETUP.replace(",zone", "").replace(",x", "")) -> Scenario:
    files = Paper({"scenarios/small.toml": text, "setup_small.csv": setup})
    found = read_scenario(files, "small", TOY.roster, TOY.map, 9, boxes=BOX_LIST, faces=FACES)
    assert found is not None
    return found


def test_a_counter_is_in_a_hex_or_a_box_with_a_face_up():
    assert places(SETUP) == {
        TOY.roster.index["R-F"]: (TOY.map.index["0301"], 1),
        TOY.roster.index["B-H"]: (-5, 1),
    }
    assert places(SETUP.replace("reserve", "dead"))[TOY.roster.index["B-H"]] == (DEAD, 1)


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("R-F", "R-X", "setup.csv:2: unit"),
        ("B-H", "R-F", "setup.csv:3: unit"),
        ("reserve", "reverse", "setup.csv:3: at"),
        ("0301", "9999", "setup.csv:2: at"),
        ("standard", "upright", "setup.csv:2: face"),
        ("reserve,full", "reserve,standard", "setup.csv:3: face"),
        ("full,x,rulebook", "full,x,hearsay", "setup.csv:3: source"),
    ],
)
def test_faults_are_told_by_line(old: str, new: str, where: str):
    with pytest.raises(BadInput) as wrong:
        places(SETUP.replace(old, new))
    assert where in str(wrong.value)


def test_who_is_not_named_takes_no_part():
    found = scenario()
    by_id = {unit.id: (found.where[n], found.steps[n]) for n, unit in enumerate(TOY.roster.units)}
    assert by_id == {
        "B-F": (ABSENT, 2),
        "B-H": (-5, 1),
        "R-F": (TOY.map.index["0301"], 1),
        "R-H": (ABSENT, 1),
    }
    assert found.turns == (2, 3)


def test_chapters_in_force():
    assert [n for n in range(8) if scenario().is_in_force(n)] == [1, 2, 3, 5]
    assert all(scenario(SCENARIO.replace('chapters = "1-3 5"\n', "")).is_in_force(n) for n in range(8))


@pytest.mark.parametrize("wrong", ['chapters = "one"', 'chapters = "1-x"', "chapters = 3"])
def test_chapters_are_numbers_and_ranges(wrong: str):
    with pytest.raises(BadInput, match=r"small\.toml:3"):
        scenario(SCENARIO.replace('chapters = "1-3 5"', wrong))


def test_a_file_that_is_not_there():
    with pytest.raises(BadInput, match=r"small\.toml:2"):
        scenario(SCENARIO.replace("setup_small", "setup_smell"))
