"""The roster: groups as slices, sets of units, names."""

from __future__ import annotations

import pytest

from grognard.kernel.state import DEAD, GONE, POOL
from grognard.kernel.units import Roster, Unit


def unit(name, side, kind):
    return Unit(name, side, kind, "", "", 1, 1, 1, 1, (("fr", f"{name} fr"), ("en", f"{name} en")))


MIXED = [unit("r1", 1, "foot"), unit("b1", 0, "foot"), unit("b2", 0, "gun"), unit("r2", 1, "gun"), unit("b3", 0, "foot")]
GROUPS = ("0 foot", "0 gun", "0 ship", "1 foot", "1 gun")


@pytest.fixture
def roster():
    return Roster.of(MIXED, lambda u: f"{u.side} {u.kind}", GROUPS, board=10)


def test_units_lie_in_the_order_of_their_groups_and_keep_their_own_within(roster):
    assert [u.id for u in roster.units] == ["b1", "b3", "b2", "r1", "r2"]
    assert roster.spans == ((0, 2), (2, 3), (3, 3), (3, 4), (4, 5))


def test_a_group_that_nobody_belongs_to_is_empty_and_an_unknown_group_is_refused(roster):
    first, end = roster.spans[GROUPS.index("0 ship")]
    assert first == end
    with pytest.raises(ValueError, match=r"tuple\.index"):
        Roster.of(MIXED, lambda u: "elsewhere", GROUPS, board=10)


def test_sides_are_slices_too(roster):
    assert roster.side_spans == ((0, 3), (3, 5))
    jumbled = Roster.of(MIXED, lambda u: u.kind, ("foot", "gun"), board=10)
    with pytest.raises(ValueError, match="side by side"):
        assert jumbled.side_spans


def test_units_are_found_by_id_and_by_test(roster):
    assert roster.index["r2"] == 4
    assert roster[4].id == "r2"
    assert len(roster) == 5
    assert roster.where(lambda u: u.kind == "gun") == 0b10100
    assert roster.ids(0b10100) == ["b2", "r2"]


def test_the_boxes_beside_the_map_are_no_hex(roster):
    assert [roster.bit[box] for box in (POOL, DEAD, GONE)] == [0, 0, 0]
    assert roster.bit[9] == 1 << 9


def test_names(roster):
    assert roster[0].name("fr") == "b1 fr"
    assert roster[0].name("de") == "b1"
