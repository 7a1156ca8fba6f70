"""What a viewer may know: built from what he knows, in the position, the menu and the log."""

from __future__ import annotations

import json
import random

import pytest

from grognard.kernel.changes import Marked, Message, Moved, OwnChanged, Placed, Revealed, Rolled, StepsChanged
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices, step
from grognard.kernel.journal import read_act
from grognard.kernel.places import place_name
from grognard.kernel.state import Position
from grognard.kernel.views import (
    OBSERVER,
    UNKNOWN,
    menu_view,
    phase,
    prompt_args,
    seen_change,
    view,
    winner,
)
from grognard.testing.table import fresh, situation

BLUE, RED = 0, 1
UNITS = {"B-F": "0201", "B-H": "0102", "R-F": "0301", "R-H": "0302"}


@pytest.fixture
def hidden():
    """Nobody has fought yet: every counter lies face down."""
    return situation("toy", "blue-combat", turn=1, units=UNITS, own={"blue": "bugle", "red": "blank"}).pos


@pytest.fixture
def foot_revealed():
    """The red foot has been turned up."""
    return situation(
        "toy", "blue-combat", turn=1, units={**UNITS, "R-F": {"at": "0301", "marks": ["known"], "steps": 1}}
    ).pos


def test_one_sees_ones_own_counters_and_the_places_of_the_others(hidden):
    seen = view(hidden, BLUE)
    assert [u["id"] for u in seen["units"]] == ["B-F", "B-H"]
    assert seen["units"][0] == {"id": "B-F", "at": "0201", "steps": 2, "marks": []}
    assert seen["hidden"] == [{"side": "red", "at": "0301"}, {"side": "red", "at": "0302"}]


def test_an_observer_sees_no_face(hidden):
    seen = view(hidden, OBSERVER)
    assert seen["units"] == []
    assert len(seen["hidden"]) == 4


def test_a_counter_turned_up_is_seen_by_all(foot_revealed):
    for viewer in (BLUE, OBSERVER):
        assert {"id": "R-F", "at": "0301", "steps": 1, "marks": ["known"]} in view(foot_revealed, viewer)[
            "units"
        ]


def test_a_view_tells_turn_phase_and_who_must_act(hidden):
    seen = view(hidden, RED)
    assert (seen["game"], seen["turn"], seen["phase"], seen["to_act"], seen["result"]) == (
        "toy",
        1,
        "blue-combat",
        "blue",
        None,
    )


def test_secrets_of_the_game_are_its_own_to_show(hidden):
    assert view(hidden, BLUE)["own"]["chits"] == {"blue": "bugle", "red": "?"}
    assert view(hidden, RED)["own"]["chits"] == {"blue": "?", "red": "blank"}
    assert view(hidden, OBSERVER)["own"]["chits"] == {"blue": "?", "red": "?"}


def test_no_name_of_a_hidden_counter_is_anywhere_in_a_view(hidden):
    text = json.dumps(
        [view(hidden, BLUE), menu_view(hidden, BLUE), view(hidden, OBSERVER), menu_view(hidden, OBSERVER)]
    )
    assert "R-F" not in text
    assert "R-H" not in text


@pytest.mark.parametrize("viewer", [BLUE, RED, OBSERVER])
def test_what_is_scrambled_looks_the_same(hidden, viewer):
    before = view(hidden, viewer), menu_view(hidden, viewer)
    dealt = set()
    for seed in range(12):
        state = hidden.game.hooks.scramble(hidden.game, hidden.state, viewer, random.Random(seed))
        dealt.add(state)
        again = Position(hidden.game, state)
        assert (view(again, viewer), menu_view(again, viewer)) == before
    assert len(dealt) > 2  # two places for the counters, two chits


def test_a_game_that_is_over_names_its_winner():
    t = situation("toy", "red-movement", turn=3, units={"B-F": "0201", "R-F": "0302"})
    t.act("end_phase")
    t.act("end_phase")
    seen = view(t.pos, OBSERVER)
    assert seen["result"] == {"winner": "blue", "how": "toy-holds-hill", "cite": "TOY 6.2"}
    assert (seen["to_act"], seen["phase"], winner(t.pos)) == (None, "over", "blue")
    assert menu_view(t.pos, BLUE) == {"who": None, "prompt": "game-over", "cite": "TOY 6.2", "acts": []}


def test_a_draw_has_no_winner():
    t = situation("toy", "red-movement", turn=3, units={"B-F": "0101", "R-F": "0302"})
    t.act("end_phase")
    assert winner(t.pos) == "draw"
    assert winner(fresh("toy", dice=[6]).pos) is None


# -- the menu


def test_the_menu_is_for_the_side_to_act(hidden):
    mine = menu_view(hidden, BLUE)
    assert mine["who"] == "blue"
    assert mine["prompt"] == "toy-fight"
    assert {"verb": "unit", "noun": "B-F", "kind": "unit", "cite": "TOY 5.1", "role": "hand"} in mine["acts"]
    assert {"verb": "end_phase", "noun": None, "kind": "button", "cite": "TOY 3.2", "role": "close"} in mine[
        "acts"
    ]
    assert len(mine["acts"]) == choices(hidden).count()
    for viewer in (RED, OBSERVER):
        theirs = menu_view(hidden, viewer)
        assert (theirs["who"], theirs["prompt"], theirs["acts"]) == ("blue", "waiting", [])


def test_hexes_and_options_are_written_as_printed(hidden):
    pos = step(hidden, read_act(hidden, "unit", "B-F"), FixedDice([])).pos
    acts = menu_view(pos, BLUE)["acts"]
    assert [a["noun"] for a in acts if a["verb"] == "target"] == ["0301", "0302"]
    assert menu_view(pos, BLUE)["args"] == {"hex": "0201"}
    start = fresh("toy", dice=[6]).pos
    assert [a["noun"] for a in menu_view(start, BLUE)["acts"]] == ["north", "south"]


def test_the_words_of_a_prompt_are_printed_names():
    pos = situation("ts", phase="white-movement", W2_1="0910").pos
    pos = step(pos, read_act(pos, "unit", "W2-1"), FixedDice([])).pos
    assert prompt_args(pos, choices(pos))["unit"] == "W2-1"


def test_boxes_beside_the_map_have_names(hidden):
    assert [place_name(hidden.game, at) for at in (-1, -2, -3, -4)] == ["pool", "dead", "gone", "absent"]
    assert place_name(hidden.game, hidden.game.map.hex("0201")) == "0201"
    assert phase(hidden) == "blue-combat"


# -- the log


def seen(change, pos, viewer, after=None):
    return seen_change(change, pos, after or pos, viewer)


def test_a_hidden_counter_moves_without_a_name(hidden):
    red = hidden.game.roster.index["R-F"]
    here, there = hidden.game.map.hex("0301"), hidden.game.map.hex("0302")
    for change in (
        Moved(red, (here, there), "move", "X"),
        Placed(red, there, "set-up", "X"),
        StepsChanged(red, 1, "X"),
    ):
        assert seen(change, hidden, RED) == change
        for viewer in (BLUE, OBSERVER):
            assert seen(change, hidden, viewer) == change._replace(unit=UNKNOWN)


def test_a_counter_turned_up_by_the_act_is_told_by_name(hidden, foot_revealed):
    red = hidden.game.roster.index["R-F"]
    change = StepsChanged(red, 1, "X")
    assert seen(change, hidden, BLUE, after=foot_revealed) == change
    assert seen(change, foot_revealed, BLUE, after=hidden) == change


def test_of_a_set_one_sees_what_one_knows(foot_revealed):
    foot, horse = (1 << foot_revealed.game.roster.index[u] for u in ("R-F", "R-H"))
    assert seen(Marked(0, foot | horse, True, "X"), foot_revealed, BLUE) == Marked(0, foot, True, "X")
    assert seen(Revealed(foot | horse, "X"), foot_revealed, BLUE) == Revealed(foot, "X")
    assert seen(Marked(0, foot | horse, True, "X"), foot_revealed, RED) == Marked(0, foot | horse, True, "X")


def test_what_the_game_remembers_is_never_handed_out(hidden):
    note = OwnChanged("toy-drawn", (("side", "red"),), (("drawn", (0, 2)),), "TOY 2.1")
    for viewer in (BLUE, RED, OBSERVER):
        assert seen(note, hidden, viewer) == note._replace(fields=())
        assert seen(note._replace(what=""), hidden, viewer) is None


def test_a_secret_die_is_its_owners(hidden):
    die = Rolled(6, 1, "toy-die-chit-red", "TOY 2.1")
    assert seen(die, hidden, RED) == die
    assert seen(die, hidden, BLUE) is None
    assert seen(die, hidden, OBSERVER) is None
    open_die = Rolled(6, 1, "toy-die-combat", "TOY 5.4")
    assert seen(open_die, hidden, OBSERVER) == open_die
    assert seen(Message("x", (), "X"), hidden, OBSERVER) == Message("x", (), "X")


def test_the_order_of_placing_does_not_give_away_what_lies_face_down():
    """Whichever way Blue deploys, Red is told the same."""
    told = []
    for way in ("north", "south"):
        t = fresh("toy", dice=[6])
        out = step(t.pos, read_act(t.pos, "deploy", way), FixedDice([6]))
        told.append([seen_change(c, t.pos, out.pos, RED) for c in out.changes])
    assert told[0] == told[1]
