"""Pins: each claim holds on a map that keeps it, and fails, with what is there instead,
on one that does not.
"""

from __future__ import annotations

import pytest

from grognard.kernel.errors import BadInput
from grognard.kernel.load import WORDS, Files
from grognard.kernel.maps import Sheet, load_map
from grognard.mapcheck.pins import CLAIMS, read_pins, verdicts
from grognard.testing.paper import NAMES, Paper, paper

# Around 0303: N 0302, NE 0402, SE 0403, S 0304, SW 0203, NW 0202.
GIVEN = {
    "terrain": {"woods": "0101 0102", "sea": "0505"},
    "features": {"town": "0101", "port": "0101"},
    "attributes": {"country": {"poland": "0101", "hungary": "0102"}},
    "sides": [
        "0303/0302 river don",
        "0303/0402 river don",
        "0303/0403 river don",
        "0303/0402 bridge",
        "0101/0102 river bug",
    ],
    "lines": ["west rail - 0201 0202 0303 0403 0404", "lane road - 0101 0102", "east rail - 0501 0502"],
    "places": ["minsk 0303 town"],
    "areas": {"front": "0101 0102"},
}


def found(pin: str) -> str:
    """What the map says instead; nothing when the pin holds."""
    files = paper(5, 5, **GIVEN, pins=[pin])
    (verdict,) = verdicts(load_map(files, *NAMES), read_pins(files))
    assert verdict.is_met == (verdict.found == "")
    return verdict.found


HOLD = [
    "terrain 0101 0102 = woods",
    "terrain 0101 = !sea",
    "feature 0101 = town",
    "feature 0102 0303 = !town",
    "area 0101 = front",
    "area 0303 = !front",
    "attribute 0101 = country=poland",
    "attribute 0303 = country=",
    "place 0303 = minsk",
    "side 0303/0302 0402/0303 = river",
    "side 0303/0304 = !river",
    "side 0303/0304 0303/0203 = none",
    "line 0202 0303 0403 = rail",
    "line 0403 0303 = rail",
    "no_line 0302 0303 0304 =",  # others cross it
    "no_line 0101 0102 = rail",
    "no_line 0504 =",
    "no_line 0101 = rail",
    "route 0201 0404 = rail 5",
    "route 0404 0201 = rail 4..6",
    "along 0302 0402 0403 = don",
    "along 0302 0303 0403 = don",
    "apart 0101 0303 = 3",
    "same 0101 0101 =",
    "on 0101 0505 =",
]
FAIL = [
    ("terrain 0101 0303 = woods", "0303 clear"),
    ("terrain 0101 = !woods", "0101 woods"),
    ("feature 0102 = town", "0102 -"),
    ("feature 0101 = !town", "0101 town port"),
    ("area 0101 0303 = front", "0303 -"),
    ("area 0101 = !front", "0101 front"),
    ("attribute 0102 = country=poland", "0102 hungary"),
    ("attribute 0303 = country=poland", "0303 -"),
    ("attribute 0101 = country=", "0101 poland"),
    ("place 0302 = minsk", "0303"),
    ("side 0303/0302 0303/0304 = river", "0303/0304 -"),
    ("side 0303/0402 = !river", "0303/0402 river bridge"),
    ("side 0303/0402 = none", "0303/0402 river bridge"),
    ("line 0202 0303 0304 = rail", "0303/0304 -"),
    ("line 0202 0303 = road", "0202/0303 -"),
    ("no_line 0302 0303 0403 =", "0303/0403 rail"),
    ("no_line 0102 0101 = road", "0102/0101 road"),
    ("no_line 0303 =", "0303 rail"),
    ("route 0201 0404 = rail 6..9", "5"),
    ("route 0201 0404 = rail 4", "5"),
    ("route 0201 0502 = rail 4..9", "-"),
    ("along 0302 0304 = don", "0304 -"),  # no side of it
    ("along 0302 0403 = don", "0302/0403 -"),  # they do not touch
    ("apart 0101 0303 = 2", "3"),
    ("same 0101 0102 =", "0101 0102"),
    ("on 0101 0606 =", "0606 -"),
]


@pytest.mark.parametrize("pin", HOLD)
def test_a_pin_that_holds(pin):
    assert found(pin) == ""


@pytest.mark.parametrize(("pin", "instead"), FAIL)
def test_a_pin_that_fails_says_what_is_there(pin, instead):
    assert found(pin) == instead


def test_every_claim_is_tried_both_ways():
    assert {pin.split()[0] for pin in HOLD} == {pin.split()[0] for pin, _ in FAIL} == set(CLAIMS)


def test_hexes_along_a_river_follow_one_another():
    """0303 and 0302 touch, and both lie on the Don, but the river does not lead from the one's sides to the
    other's.
    """
    sides = ["0303/0403 river don", "0303/0304 river don", "0302/0401 river don", "0302/0301 river don"]
    files = paper(5, 5, sides=sides, pins=["along 0303 0302 = don"])
    assert [v.found for v in verdicts(load_map(files, *NAMES), read_pins(files))] == ["0303/0302 -"]


def test_labels_of_two_sheets_name_one_hex():
    sheets = [Sheet("A", 3, 3), Sheet("B", 3, 3, column=2)]
    files = paper(sheets=sheets, pins=["same A:0302 B:0102 =", "same A:0302 B:0103 ="])
    assert [v.found for v in verdicts(load_map(files, *NAMES), read_pins(files))] == ["", "A:0302 A:0303"]


BAD = [
    ("terrian 0101 = woods", 'pins.csv:2: claim: "terrian" is not known (did you mean "terrain"?)'),
    ("terrain 0101 = wods", 'pins.csv:2: value: "wods" is not known (did you mean "woods"?)'),
    ("terrain 0606 = woods", 'pins.csv:2: at: "0606" is not a hex of this map'),
    ("terrain = woods", "pins.csv:2: at: 0 hexes where 1 are required"),
    ("attribute 0101 = county=poland", 'pins.csv:2: value: "county" is not known (did you mean "country"?)'),
    (
        "attribute 0101 = country=poland2",
        'pins.csv:2: value: "poland2" is not known (did you mean "poland"?)',
    ),
    ("place 0101 = pinsk", 'pins.csv:2: value: "pinsk" is not known (did you mean "minsk"?)'),
    ("side 0101/0303 = river", 'pins.csv:2: at: "0101/0303" is no hexside of this map'),
    ("side 0101 = river", 'pins.csv:2: at: "0101" is no hexside of this map'),
    ("side 0101/0102 = rivver", 'pins.csv:2: value: "rivver" is not known (did you mean "river"?)'),
    ("line 0101 = road", "pins.csv:2: at: 1 hexes where 2 are required"),
    ("no_line 0101 0102 = raod", 'pins.csv:2: value: "raod" is not known (did you mean "road"?)'),
    ("no_line =", "pins.csv:2: at: 0 hexes where 1 are required"),
    ("route 0101 0102 = rail", 'pins.csv:2: value: "rail" is not a kind and a length, as in rail 15..16'),
    ("route 0101 0102 0103 = rail 3", "pins.csv:2: at: 3 hexes where 2 are required"),
    ("along 0101 0102 = dno", 'pins.csv:2: value: "dno" is not known (did you mean "don"?)'),
    ("apart 0101 0102 = two", 'pins.csv:2: value: "two" is not a whole number'),
]


@pytest.mark.parametrize(("pin", "told"), BAD)
def test_a_pin_that_cannot_be_read_is_refused_where_it_stands(pin, told):
    with pytest.raises(BadInput) as refusal:
        found(pin)
    assert str(refusal.value) == told


def test_a_fault_names_file_line_claim_and_paragraph():
    files = paper(5, 5, pins=["terrain 0101 = clear", "terrain 0303 = sea"])
    good, bad = verdicts(load_map(files, *NAMES), read_pins(files))
    assert good.is_met
    assert str(bad.fault()) == "pins.csv:3: terrain 0303: sea is required, 0303 clear is found (rulebook T 1)"


def test_a_pin_cites_its_source():
    files = paper(5, 5, pins=["terrain 0101 = clear"])
    with pytest.raises(BadInput, match=r"pins\.csv:2: source"):
        read_pins(Paper({**files.made, "pins.csv": files.made["pins.csv"].replace("rulebook", "somebody")}))


def test_pins_are_no_part_of_a_game():
    """A game is known by the digest of its data; a pin more changes no game."""
    with_pins = paper(5, 5, pins=["terrain 0101 = clear"])
    without = paper(5, 5)
    assert "pins.csv" in WORDS
    assert with_pins.digest() == without.digest()
    assert read_pins(without) == []
    assert len(read_pins(Files("grognard.games.tsaritsyn"))) > 20
