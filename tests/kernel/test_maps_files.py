"""What the files of a map may say beyond hexes and sides: attributes, gauges, corners that are cut off."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import bits, hexset, hexset_of_many
from grognard.kernel.load import Files
from grognard.kernel.maps import Sheet, load_map
from grognard.testing.paper import NAMES, Paper, paper

COUNTRY = {"country": {"poland": "0101 0102", "hungary": "0201"}}


def changed(files: Paper, name: str, old: str, new: str) -> Paper:
    text = files.read(name)[0]
    assert text.count(old) == 1, f"{old} stands {text.count(old)} times"
    return Paper({**files.made, name: text.replace(old, new)})


def refused(files: Files) -> str:
    with pytest.raises(BadInput) as told:
        load_map(files, *NAMES)
    return str(told.value)


def test_attributes_are_sets_of_hexes():
    m = load_map(paper(attributes={**COUNTRY, "weather": {"A": "0101"}}), *NAMES)
    assert {
        name: {value: m.labels(s) for value, s in values.items()} for name, values in m.attributes.items()
    } == {
        "country": {"poland": ["0101", "0102"], "hungary": ["0201"]},
        "weather": {"A": ["0101"]},
    }
    assert m.attributes_of(m.hex("0101")) == {"country": "poland", "weather": "A"}
    assert m.attributes_of(m.hex("0505")) == {}


def test_a_map_without_attributes_has_none():
    assert load("toy").map.attributes == {}
    assert load_map(paper(), *NAMES).attributes == {}


def test_a_bad_value_is_refused_with_its_line_and_a_near_one():
    bad = changed(paper(attributes=COUNTRY), "hexes.csv", "0102,clear,,poland", "0102,clear,,polnad")
    assert refused(bad) == 'hexes.csv:3: country: "polnad" is not known (did you mean "poland"?)'


def test_a_column_that_map_toml_does_not_name_is_refused():
    bad = changed(paper(), "hexes.csv", "features,source", "features,country,source")
    assert refused(bad).startswith('hexes.csv:1: unknown column "country"')
    assert 'column "country" is missing' in refused(
        changed(paper(attributes=COUNTRY), "hexes.csv", "country,", "")
    )


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("country = 'poland'", "map.toml:9: country: "),
        ("country = [1]", "map.toml:9: country: "),
        ("country = ['poland', 'poland']", "map.toml:9: country is given twice"),
        ("terrain = ['poland']", "map.toml:9: terrain is given twice"),
    ],
)
def test_attributes_are_lists_of_names(given, told):
    bad = changed(paper(attributes=COUNTRY), "map.toml", "country = ['poland', 'hungary']", given)
    assert refused(bad).startswith(told)


def test_a_line_has_a_gauge_or_none():
    m = load_map(paper(lines=["west rail broad 0101 0102", "east rail - 0201 0202"]), *NAMES)
    assert [(line.id, line.gauge) for line in m.lines] == [("west", "broad"), ("east", "")]
    assert [line.gauge for line in load("ts").map.lines] == ["", "", ""]  # a file without the column


def test_an_unknown_feature_names_a_near_one():
    bad = changed(paper(features={"town": "0303"}), "hexes.csv", "town", "twon")
    assert refused(bad) == 'hexes.csv:14: features: "twon" is not known (did you mean "town"?)'


# -- missing corners


def test_a_missing_label_is_no_hex():
    m = load_map(paper(4, 4, missing="0401 0402"), *NAMES)
    assert len(m.names) == m.grid.board.bit_count() == 14
    assert "0401" not in m.index
    assert m.labels(m.grid.adjacent(1 << m.hex("0301"))) == ["0201", "0302"]
    with pytest.raises(BadInput, match='"0402" is not a hex'):
        m.hex("0402")


def test_a_missing_label_may_not_be_given():
    bad = changed(paper(4, 4, missing="0401"), "hexes.csv", "0402,", "0401,")
    assert refused(bad).startswith('hexes.csv:14: hex: "0401" is not a hex of this map')


def test_a_label_that_the_grid_has_not_cannot_be_missing():
    assert (
        refused(changed(paper(4, 4, missing="0401"), "map.toml", "0401", "0405"))
        == 'map.toml:6: "0405" is not a hex of this map'
    )
    assert refused(changed(paper(4, 4, missing="0401"), "map.toml", '["0401"]', "[401]")).startswith(
        "map.toml:6: missing: "
    )


def test_a_hex_of_two_sheets_is_there_while_one_of_them_prints_it():
    sheets = [Sheet("A", 3, 3), Sheet("B", 3, 3, column=2)]
    m = load_map(paper(sheets=sheets, missing="B:0101"), *NAMES)
    assert m.names[m.hex("A:0301")] == ("A:0301",)
    assert m.names[m.hex("A:0302")] == ("A:0302", "B:0102")
    gone = load_map(paper(sheets=sheets, missing="B:0101 A:0301"), *NAMES)
    assert "A:0301" not in gone.index
    assert gone.grid.board.bit_count() == m.grid.board.bit_count() - 1


def test_a_hex_is_given_once_by_whichever_label():
    sheets = [Sheet("A", 3, 3), Sheet("B", 3, 3, column=2)]
    whole = paper(sheets=sheets)
    load_map(changed(whole, "hexes.csv", "A:0302,", "B:0102,"), *NAMES)
    twice = Paper({**whole.made, "hexes.csv": whole.made["hexes.csv"] + "B:0102,clear,,reconstructed\n"})
    assert refused(twice) == "hexes.csv:17: hex: B:0102 is given twice"


def test_an_area_may_go_on_in_another_row():
    whole = paper(areas={"front": "0101 0102"})
    more = Paper({**whole.made, "areas.csv": whole.made["areas.csv"] + "front,0201,rulebook T 2\n"})
    m = load_map(more, *NAMES)
    assert m.labels(m.areas["front"]) == ["0101", "0102", "0201"]
    assert m.area_sources == {"front": "reconstructed; rulebook T 2"}


def test_rows_know_their_line_when_a_cell_runs_over_two():
    whole = paper(places=["minsk 0303 town", "pinsk 0404 town"])
    text = whole.made["places.csv"].replace("Minsk,Minsk", '"Min\nsk",Minsk').replace("0404", "9999")
    assert refused(Paper({**whole.made, "places.csv": text})).startswith(
        'places.csv:4: hex: "9999" is not a hex'
    )


# -- size


def test_many_hexes_gather_to_the_same_set():
    hexes = [7 * n % 20_011 for n in range(9_000)]
    assert hexset_of_many(hexes) == hexset(hexes)
    assert hexset_of_many([]) == 0
    assert bits(hexset_of_many([3, 8, 3])) == [3, 8]


@pytest.mark.slow
def test_nine_sheets_are_read_as_one():
    """Each of 33 by 51, with four attributes; how long it takes is for `make bench` to say."""
    sheets = [Sheet(f"{n}A", 51, 33, 50 * (n % 3), 32 * (n // 3)) for n in range(9)]
    values = {name: dict.fromkeys("abcde", "") for name in ("country", "district", "weather", "theatre")}
    files = paper(sheets=sheets, attributes=values)
    m = load_map(files, *NAMES)
    assert m.grid.board.bit_count() == 151 * 97
    assert all(sum(s.bit_count() for s in found.values()) <= 151 * 97 for found in m.attributes.values())
