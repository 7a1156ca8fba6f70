"""Counters, sets of them, and steps along the lines of a map."""

from __future__ import annotations

import pytest

from grognard.kernel.errors import BadInput
from grognard.kernel.maps import load_map
from grognard.kernel.units import Face, Roster, Unit
from grognard.rules.readers import counter, counters, gates, hexes_along, units_by_kind, units_by_side
from grognard.testing.paper import NAMES, Paper, paper

COLUMNS = ("id", "side", "kind", "nation", "fr", "en", "source")
UNITS = """id,side,kind,nation,fr,en,source
B1,blue,foot,x,Un,One,rulebook X 1
R1,red,foot,y,Deux,Two,rulebook X 1
R2,red,horse,x,Trois,Three,rulebook X 1
"""
SIDES, KINDS = ("blue", "red"), ("foot", "horse", "guns")


def read(text: str = UNITS) -> list[Unit]:
    def make(row):
        return counter(row, SIDES, KINDS, (Face(1, 2, 3),), formation=row["nation"])

    return counters(Paper({"units.csv": text}), COLUMNS, make)


def test_a_counter_has_what_all_have_and_what_a_game_adds():
    one = read()[2]
    assert (one.id, one.side, one.kind, one.name("fr"), one.name("en")) == (
        "R2",
        1,
        "horse",
        "Trois",
        "Three",
    )
    assert (one.faces, one.formation, one.size, one.source) == ((Face(1, 2, 3),), "x", "", "rulebook X 1")


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("R2", "R1", "units.csv:4: id"),
        ("red,foot", "green,foot", "units.csv:3: side"),
        ("horse", "hoarse", "units.csv:4: kind"),
        ("Two,rulebook", "Two,hearsay", "units.csv:3: source"),
    ],
)
def test_faults_are_told_by_line(old: str, new: str, where: str):
    with pytest.raises(BadInput) as wrong:
        read(UNITS.replace(old, new))
    assert where in str(wrong.value)


def test_sets_of_units():
    roster = Roster.of(read(), lambda unit: SIDES[unit.side], SIDES, 9)
    assert units_by_kind(roster, KINDS) == {"foot": 0b011, "horse": 0b100, "guns": 0}
    assert units_by_kind(roster, ("x", "y"), lambda unit: unit.formation) == {"x": 0b101, "y": 0b010}
    assert units_by_side(roster) == (0b001, 0b110)


def test_steps_and_hexes_along_lines():
    map = load_map(
        paper(4, 4, lines=["a rail - 0101 0201", "b rail - 0303 0403", "c road - 0101 0102"]), *NAMES
    )
    found = gates(map, ("rail", "road"))
    assert map.labels(map.grid.spread(map.hexes(["0201", "0303", "0102"]), found["rail"])) == ["0101", "0403"]
    assert map.labels(map.grid.spread(map.hexes(["0101"]), found["road"])) == ["0102"]
    assert map.labels(hexes_along(map, "rail")) == ["0101", "0201", "0303", "0403"]
