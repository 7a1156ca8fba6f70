"""What is unsound about a map, drawn small: each fault is told where it is, and its sound
neighbour is not.
"""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.maps import Sheet
from grognard.mapcheck.hexsides import corners, corners_of, is_on_edge
from grognard.mapcheck.map_checks import MapConventions, faults
from grognard.testing.paper import draw_map, paper

# Around 0303: N 0302, NE 0402, SE 0403, S 0304, SW 0203, NW 0202.
DON = ["0303/0302 river don", "0303/0402 river don", "0303/0403 river don"]


def fault_texts(customs: dict[str, tuple[str, ...]] | None = None, **given: Any) -> list[str]:
    return [str(fault) for fault in faults(*draw_map(paper(7, 7, **given), **(customs or {})))]


def test_a_sound_map_has_no_fault():
    assert (
        fault_texts(
            {
                "complete": ("country",),
                "islands": ("0606",),
                "areas": ("front",),
                "places": ("minsk",),
                "bridged": ("rail",),
            },
            terrain={"sea": "0605 0706 0707 0607 0507 0506"},
            attributes={
                "country": {"poland": " ".join(f"{c:02}{r:02}" for c in range(1, 8) for r in range(1, 8))}
            },
            sides=[*DON, "0303/0402 bridge"],
            lines=["west rail - 0202 0303 0402", "lane road - 0303 0304"],
            areas={"front": "0303"},
            places=["minsk 0202 town", "pinsk 0402 town"],
        )
        == []
    )


# -- corners


def test_the_sides_of_a_hex_meet_at_its_six_corners():
    m = draw_map(paper(5, 5))[0]
    for label in ("0303", "0202", "0101"):
        h = m.hex(label)
        ends = [corners(m.grid, h, n) for _, n in m.grid.neighbours(h)]
        assert {c for pair in ends for c in pair} <= set(corners_of(m.grid, h))
        assert len(set(corners_of(m.grid, h))) == 6
    h = m.hex("0303")
    for _, n in m.grid.neighbours(h):
        assert (
            set(corners(m.grid, h, n))
            == set(corners(m.grid, n, h))
            == set(corners_of(m.grid, h)) & set(corners_of(m.grid, n))
        )
    assert not any(is_on_edge(m.grid, c) for c in corners_of(m.grid, h))
    assert any(is_on_edge(m.grid, c) for c in corners_of(m.grid, m.hex("0101")))


# -- rivers


def test_a_river_in_pieces():
    assert fault_texts(sides=DON) == []
    gap = ["0303/0302 river don", "0302/0402 river don", "0303/0304 river don", "0304/0403 river don"]
    assert fault_texts(sides=gap) == ["hexsides.csv:4: don is in 2 pieces: 0303/0304 does not join the rest"]
    assert fault_texts({"parted": ("don",)}, sides=gap) == []
    assert fault_texts(sides=[*gap, "0303/0402 river don", "0303/0403 river don"]) == []


def test_a_river_is_one_whatever_its_width():
    wide = ["0303/0302 river don", "0303/0402 major_river don", "0303/0403 river don"]
    assert fault_texts(sides=wide) == []
    assert fault_texts(sides=[wide[0], wide[2], "0302/0402 river don", "0403/0304 river don"]) == [
        "hexsides.csv:3: don is in 2 pieces: 0303/0403 does not join the rest"
    ]


def test_a_lake_joins_a_river_and_the_sea_does_not():
    parts = ["0303/0302 river don", "0302/0402 river don", "0403/0304 river don", "0303/0304 river don"]
    assert len(fault_texts(sides=parts)) == 1
    assert fault_texts(terrain={"lake": "0303"}, sides=parts) == []
    assert fault_texts(terrain={"sea": "0303"}, sides=parts) == [
        "hexsides.csv:4: don is in 2 pieces: 0304/0403 does not join the rest"
    ]


def test_narrow_water_joins_a_river_too():
    parts = ["0303/0302 river don", "0302/0402 river don", "0303/0304 river don", "0304/0403 river don"]
    narrows = ["0303/0402 bridge", "0303/0403 bridge"]  # this board calls them bridges
    assert fault_texts({"bridges": (), "wet_sides": ("bridge",)}, sides=[*parts, *narrows]) == []
    assert len(fault_texts({"bridges": ()}, sides=[*parts, *narrows])) == 1


def test_an_orphan_side():
    assert fault_texts(sides=["0303/0302 river"]) == ["hexsides.csv:2: river 0302/0303 joins nothing"]
    assert fault_texts(sides=["0303/0302 river", "0303/0402 river"]) == []  # it joins another
    assert fault_texts(terrain={"sea": "0402"}, sides=["0303/0302 river"]) == []  # or water
    assert fault_texts(sides=["0101/0102 river"]) == []  # or the edge


def test_the_names_of_rivers_are_the_boards_own():
    assert fault_texts({"rivers": ()}, sides=["0303/0302 river"]) == []


# -- sides given twice, sides that contradict each other


def test_a_side_given_twice():
    both_ways = [*DON, "0402/0303 river don"]
    assert fault_texts(sides=both_ways) == ["hexsides.csv:5: river 0402/0303 is given twice"]
    assert (
        fault_texts(sides=[*DON, "0303/0402 river volga"])[0]
        == "hexsides.csv:5: river 0303/0402 is given twice"
    )
    assert fault_texts(sides=[*DON, "0402/0303 bridge"]) == []


def test_a_side_that_is_two_rivers():
    assert fault_texts(sides=[*DON, "0402/0303 major_river don"]) == [
        "hexsides.csv:5: 0402/0303 is both river and major_river"
    ]


def test_a_bridge_on_dry_land():
    assert fault_texts(sides=[*DON, "0303/0304 bridge"]) == [
        "hexsides.csv:5: bridge 0303/0304 crosses no river"
    ]
    assert fault_texts(sides=[*DON, "0402/0303 bridge"]) == []


# -- lines


def test_a_line_that_repeats_a_step():
    assert fault_texts(lines=["west rail - 0101 0102 0101"]) == ["lines.csv:2: west repeats 0102/0101"]
    assert fault_texts(lines=["west rail - 0101 0102 0103", "east rail - 0103 0102"]) == [
        "lines.csv:3: east repeats 0103/0102"
    ]
    assert (
        fault_texts(
            lines=["west rail broad 0101 0102", "east rail standard 0102 0101", "lane road - 0101 0102"]
        )
        == []
    )


def test_a_line_of_one_hex():
    assert fault_texts(lines=["west road - 0303"]) == ["lines.csv:2: west leads nowhere"]


def test_a_railway_that_joins_no_two_places():
    inland = ["west rail - 0303 0304", "east rail - 0404 0304"]
    assert fault_texts(lines=inland) == ["lines.csv:2: west (0303 …) joins no two places and reaches no edge"]
    assert fault_texts(lines=inland, places=["minsk 0303 town"]) == [
        "lines.csv:2: west (0303 …) joins no two places and reaches no edge"
    ]
    assert (
        fault_texts(lines=inland, places=["minsk 0303 town", "volga 0404 river"]) != []
    )  # a river's name is no place to go
    assert fault_texts(lines=inland, places=["minsk 0303 town", "pinsk 0404 town"]) == []
    assert fault_texts({"lone": ("0404",)}, lines=inland) == []
    assert (
        fault_texts(lines=["west rail - 0303 0304", "east rail - 0304 0305 0306 0307"]) == []
    )  # the southern edge
    assert fault_texts(lines=["lane road - 0303 0304"]) == []


def test_each_piece_of_a_net_is_looked_at():
    lines = ["west rail - 0303 0304", "east rail - 0505 0506", "mid rail - 0304 0404"]
    assert fault_texts(lines=lines, places=["minsk 0303 town", "pinsk 0404 town"]) == [
        "lines.csv:3: east (0505 …) joins no two places and reaches no edge"
    ]


def test_a_crossing_without_a_bridge():
    over = {
        "sides": DON,
        "lines": ["west rail - 0303 0402", "lane road - 0403 0303"],
        "places": ["minsk 0303 town", "pinsk 0402 town"],
    }
    assert fault_texts(**over) == []
    assert fault_texts({"bridged": ("rail",)}, **over) == [
        "lines.csv:2: west crosses a river without a bridge: 0303/0402"
    ]
    assert (
        fault_texts(
            {"bridged": ("rail", "road")}, **{**over, "sides": [*DON, "0402/0303 bridge", "0303/0403 bridge"]}
        )
        == []
    )


# -- places, areas


def test_places_and_areas_that_are_wanted():
    assert fault_texts(places=["minsk 0303 town", "minsk 0404 town"]) == [
        "places.csv:3: minsk is given twice"
    ]
    assert fault_texts(areas={"front": ""}) == ["areas.csv: area front has no hex"]
    assert fault_texts({"areas": ("front",), "places": ("minsk",)}) == [
        "areas.csv: there is no area front",
        "places.csv: there is no place minsk",
    ]
    assert (
        fault_texts(
            {"areas": ("front",), "places": ("minsk",)}, areas={"front": "0101"}, places=["minsk 0101 town"]
        )
        == []
    )


# -- land


def test_land_cut_off():
    moat = {"sea": "0302 0402 0403 0304 0203 0202"}
    assert fault_texts(terrain=moat) == ["hexes.csv: 1 land hexes cut off at 0303"]
    assert fault_texts({"islands": ("0303",)}, terrain=moat) == []
    assert fault_texts(terrain=moat, areas={"island": "0303"}) == []
    assert fault_texts(terrain=moat, areas={"island_of_oesel": "0303"}) == []
    assert fault_texts(terrain=moat, areas={"islander": "0303"}) != []
    assert fault_texts({"water": ()}, terrain=moat) == []


def test_an_island_that_is_none():
    assert fault_texts({"islands": ("0303",)}) == ["hexes.csv: 0303 is no island"]
    assert fault_texts({"islands": ("9999",)}) == ["hexes.csv: 9999 is no island"]
    assert fault_texts({"islands": ("0302",)}, terrain={"sea": "0302"}) == ["hexes.csv: 0302 is no island"]


# -- attributes


def test_an_attribute_that_some_hexes_lack():
    whole = " ".join(f"{c:02}{r:02}" for c in range(1, 8) for r in range(1, 8))
    lacking = whole.replace("0303 ", "").replace("0304 ", "")
    assert fault_texts({"complete": ("country",)}, attributes={"country": {"poland": whole}}) == []
    assert fault_texts({"complete": ("country",)}, attributes={"country": {"poland": lacking}}) == [
        "hexes.csv: 2 hexes have no country (0303 is the first)"
    ]
    assert fault_texts(attributes={"country": {"poland": lacking}}) == []
    assert fault_texts({"complete": ("country",)})[0].startswith("hexes.csv: 49 hexes have no country")


# -- sheets


def test_a_river_across_sheets_is_given_by_either_label():
    sheets = [Sheet("A", 4, 5), Sheet("B", 4, 5, column=3)]
    sides = ["A:0303/A:0402 river don", "B:0102/B:0202 river don"]
    found = [
        str(fault)
        for fault in faults(*draw_map(paper(sheets=sheets, sides=[*sides, "B:0102/A:0303 river don"])))
    ]
    assert found[0] == "hexsides.csv:4: river A:0402/A:0303 is given twice"


# -- what a board calls things


@pytest.mark.parametrize(
    ("words", "name", "wanted"),
    [
        ({"SIDES": ("river", "bridge", "dyke")}, "rivers", ("river",)),
        ({"SIDES": ("river", "bridge")}, "bridges", ("bridge",)),
        ({"SIDES": ("brook",), "RIVERS": ("brook",)}, "rivers", ("brook",)),
        ({"TERRAINS": ("clear", "lake", "sea")}, "water", ("lake", "sea")),
        ({"TERRAINS": ("clear", "lake"), "WATER": ()}, "water", ()),
        ({"LINES": ("rail", "road", "track")}, "rails", ("rail",)),
        ({"LINES": ("rail", "road", "track"), "ROADS": ("road", "track")}, "roads", ("road", "track")),
        ({"COMPLETE": ["country"]}, "complete", ("country",)),
        ({}, "islands", ()),
    ],
)
def test_the_customs_of_a_board(words, name, wanted):
    assert getattr(MapConventions.from_words(words), name) == wanted
