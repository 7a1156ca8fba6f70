"""Position files: a situation in TOML; every error names its line."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.kernel.places import ABSENT, DEAD, POOL
from grognard.kernel.position import begin, check_text, read_table
from grognard.kernel.views import phase

GOOD = """\
game = "toy"
turn = 2
phase = "red-combat"
side = "red"
[options]
hill = "steep"
[units]
"B-F" = "0201"
"R-F" = {at = "0301", marks = ["known"], steps = 1}
"R-H" = "0302"
[own]
red = "bugle"
sounded = ["blue"]
"""


def test_a_position_begins_where_it_says():
    pos, rolls = begin(load("toy"), FixedDice([]), read_table(GOOD, "p"))
    state, index = pos.state, pos.game.roster.index
    assert (state.turn, phase(pos), choices(pos).who, rolls) == (2, "red-combat", 1, [])
    assert pos.game.map.label(state.where[index["R-F"]]) == "0301"
    assert state.steps == (2, 1, 1, 1)
    assert state.marks[pos.game.mark("known")] == 1 << index["R-F"]
    assert state.own == ((1, 2), (True, False))
    assert state.where[index["B-H"]] == ABSENT


def test_units_that_have_yet_to_come_wait_and_the_others_not_named_are_out():
    table = {
        "game": "ts",
        "turn": 2,
        "phase": "white-movement",
        "units": {"W2-1": "0910", "W-AT2": "dead", "W-M1": "pool"},
    }
    pos, _ = begin(load("ts"), FixedDice([]), table)
    where = {u.id: pos.state.where[i] for i, u in enumerate(pos.game.roster.units)}
    assert where["W2KC-1"] == POOL  # turn 3
    assert where["R-M1"] == ABSENT  # turn 2 has begun, and it is not named
    assert (where["W-AT2"], where["W-M1"], where["W2-2"]) == (DEAD, POOL, ABSENT)


def test_automatic_steps_run_before_anybody_is_asked():
    """Nobody of Blue's stands beside Red: his combat phase is over at once, and Red moves."""
    table = {"game": "toy", "turn": 2, "phase": "blue-combat", "units": {"B-F": "0101", "R-F": "0301"}}
    pos, _ = begin(load("toy"), FixedDice([]), table)
    assert phase(pos) == "red-movement"


def test_a_good_position_is_accepted():
    check_text(load("toy"), GOOD, "p")


SPOILT = [
    ('game = "toy"', "game = 7", ":1: game is of the wrong kind"),
    ("turn = 2", "turn = true", ":2: turn is of the wrong kind"),
    ("turn = 2", "turn = -1", ":2: turn: from 0"),
    ("turn = 2\n", "", ":1: turn is missing"),
    ("turn = 2", "turn = ", ":2: "),
    ("turn = 2", "trun = 2", ':2: unknown key "trun" (did you mean "turn"?)'),
    ('phase = "red-combat"', 'phase = "red-dance"', ':3: phase "red-dance" is not one of '),
    ('side = "red"', 'side = "blue"', ":4: side: red-combat is not a phase of blue"),
    ('"B-F" = "0201"', '"B-G" = "0201"', ':8: unit "B-G" is not known (did you mean "B-'),
    ('"B-F" = "0201"', '"B-F" = "2010"', ':8: unit B-F: "2010" is not a hex of this map'),
    ('"B-F" = "0201"', '"B-F" = 201', ":8: unit B-F: a hex is required"),
    ("steps = 1", "steps = 3", ":9: unit R-F: steps: from 1 to 2"),
    ("steps = 1", 'steps = "one"', ":9: unit R-F: steps: from 1 to 2"),
    ("steps = 1", "strength = 1", ':9: unit R-F: unknown key "strength"'),
    (
        'marks = ["known"]',
        'marks = ["hurt"]',
        ":9: unit R-F: no mark is called hurt (marks: moved, fought, known)",
    ),
    ('marks = ["known"]', 'marks = "known"', ":9: unit R-F: marks: a list is required"),
    ('"R-H" = "0302"', '"R-H" = "0201"', ":7: two counters in 0201"),
    ('red = "bugle"', 'red = "drum"', ":12: [own] red: drum is not one of none, blank, bugle"),
    ('red = "bugle"', 'green = "bugle"', ":12: [own]: unknown key"),
    ("[options]", "scenario = 3\n[options]", ":5: scenario is of the wrong kind"),
    ("turn = 2", "turn = 2\ngame = 3", ":3: "),
    ('red = "bugle"', "red = 2020-01-01", ":12: "),
]


@pytest.mark.parametrize(("old", "new", "said"), SPOILT)
def test_a_spoilt_position_is_refused_by_its_line(old, new, said):
    assert GOOD.count(old) == 1
    with pytest.raises(BadInput) as refused:
        check_text(load("toy"), GOOD.replace(old, new), "p")
    assert str(refused.value).startswith(f"p{said}")
    assert "\n" not in str(refused.value)
