"""The roster: groups as slices, sets of units, names."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grognard.kernel.network import UNLIMITED
from grognard.kernel.units import Face, Roster, Unit
from grognard.testing import synthetic_game


def unit(name, side, kind):
    return Unit(name, side, kind, "", "", (Face(1, 1, 1),), (("fr", f"{name} fr"), ("en", f"{name} en")))


MIXED = [
    unit("r1", 1, "foot"),
    unit("b1", 0, "foot"),
    unit("b2", 0, "gun"),
    unit("r2", 1, "gun"),
    unit("b3", 0, "foot"),
]
GROUPS = ("0 foot", "0 gun", "0 ship", "1 foot", "1 gun")


@pytest.fixture
def roster():
    return Roster.of(MIXED, lambda u: f"{u.side} {u.kind}", GROUPS, hex_count=10)


def test_units_lie_in_the_order_of_their_groups_and_keep_their_own_within(roster):
    assert [u.id for u in roster.units] == ["b1", "b3", "b2", "r1", "r2"]
    assert roster.spans == ((0, 2), (2, 3), (3, 3), (3, 4), (4, 5))


def test_a_group_that_nobody_belongs_to_is_empty_and_an_unknown_group_is_refused(roster):
    first, end = roster.spans[GROUPS.index("0 ship")]
    assert first == end
    with pytest.raises(ValueError, match=r"tuple\.index"):
        Roster.of(MIXED, lambda u: "elsewhere", GROUPS, hex_count=10)


def test_sides_are_slices_too(roster):
    assert roster.side_spans == ((0, 3), (3, 5))
    jumbled = Roster.of(MIXED, lambda u: u.kind, ("foot", "gun"), hex_count=10)
    with pytest.raises(ValueError, match="side by side"):
        assert jumbled.side_spans


def test_units_are_found_by_id_and_by_test(roster):
    assert roster.index["r2"] == 4
    assert roster[4].id == "r2"
    assert len(roster) == 5
    assert roster.where(lambda u: u.kind == "gun") == 0b10100
    assert roster.ids(0b10100) == ["b2", "r2"]


def test_names(roster):
    assert roster[0].name("fr") == "b1 fr"
    assert roster[0].name("de") == "b1"


def test_a_counter_is_what_its_face_says_for_the_steps_it_has_left():
    """8-8-3 on one side, 1-5-2 on the other: no number follows from another."""
    one = Unit("x", 0, "foot", "", "", (Face(8, 8, 3), Face(1, 5, 2)), ())
    assert (one.steps, one.attack, one.defence, one.move) == (2, 8, 8, 3)
    assert (one.face(2), one.face(1)) == ((8, 8, 3), (1, 5, 2))
    assert (one.face(3), one.face(0)) == ((8, 8, 3), (1, 5, 2)), "held at the first face and the last"


def test_what_a_counter_prints_follows_from_its_faces():
    game = synthetic_game.make(6, 6, 4, 1)
    faces = (Face(8, 8, 6), Face(1, 5, 4), Face(2, 2, UNLIMITED))
    units = (replace(game.roster[0], faces=faces), *game.roster.units[1:])
    game = replace(game, roster=replace(game.roster, units=units))
    assert game.faces(0) == ("8-3", "1-5-2", "2-∗"), (
        "movement is reckoned in half points and printed in whole ones"
    )
    assert [game.face(0, left) for left in (3, 2, 1, 0)] == ["8-3", "1-5-2", "2-∗", "2-∗"]
