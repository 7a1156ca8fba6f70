"""The map of Velikié Louki: what the rulebook says of its hexes, and what hangs together as it should."""

from __future__ import annotations

import csv
from fractions import Fraction
from itertools import pairwise

import pytest

from grognard.games.boards import board
from grognard.kernel.hexes import bits
from grognard.mapcheck.hexsides import Corner, corners, is_on_edge, river_sides, side_of
from grognard.mapcheck.map_checks import faults
from grognard.mapcheck.pins import read_pins, verdicts

BOARD = board("vl")
MAP = BOARD.map
COSTS = {row["feature"]: row for row in csv.DictReader(BOARD.files.read("costs.csv")[0].splitlines())}

GERMAN_START = ["0512", "0607", "0308", "1109", "1010", "1012", "1014", "0916", "0717", "0618"]  # VL 13.1
SOVIET_START = ["1001", "1103", "1508", "1410", "1312", "1313", "1314", "1316", "1415", "1411", "1612"]
# VL 13.3.1
VICTORY = {"novosokolniki": 3, "opukhiliki": 1, "chernosem": 1, "chusprovo": 1, "gribushino": 1, "gorki": 1}


def beside(label: str) -> set[str]:
    """The six labels round a hex: columns of even number sit half a hex lower."""
    c, r = int(label[:2]), int(label[2:])
    up = r - 1 if c % 2 else r
    return {
        f"{x:02}{y:02}"
        for x, y in ((c, r - 1), (c, r + 1), (c - 1, up), (c - 1, up + 1), (c + 1, up), (c + 1, up + 1))
    }


def steps(kind: str) -> set[frozenset[str]]:
    return {
        frozenset((MAP.label(a), MAP.label(b)))
        for line in MAP.lines
        if line.kind == kind
        for a, b in pairwise(line.hexes)
    }


def side(a: str, b: str) -> set[str]:
    one, two = MAP.hex(a), MAP.hex(b)
    return {feature for x, y, feature, _, _ in MAP.side_names if side_of(x, y) == side_of(one, two)}


def terrain(label: str) -> str:
    return MAP.terrain_of(MAP.hex(label))


def area(name: str) -> set[str]:
    return set(MAP.labels(MAP.areas[name]))


def at_edge(label: str) -> bool:
    return not beside(label) <= set(MAP.index)


def place(id: str) -> str:
    return next(MAP.label(p.hex) for p in MAP.places if p.id == id)


# -- the sheet


def test_it_is_sound() -> None:
    assert faults(MAP, BOARD.customs, BOARD.files) == []


def test_every_pin_holds() -> None:
    found = verdicts(MAP, read_pins(BOARD.files))
    assert len(found) > 50
    assert [str(v.fault()) for v in found if not v.is_met] == []


def test_columns_end_at_row_20_and_19_by_turns() -> None:
    """VL 8.2: the south edge goes by 0120 and 0520, and by 0819 and 1219."""
    for c in range(1, 17):
        assert max(int(x[2:]) for x in MAP.index if int(x[:2]) == c) == (20 if c % 2 else 19)


def test_the_corner_above_1605_is_cut() -> None:
    """VL 8.2: the north edge of the Soviets ends at 1605; 1001 and 1103 are on the board (VL 13.1)."""
    assert min(x for x in MAP.index if x.startswith("16")) == "1605"
    assert {"1001", "1103"} <= set(MAP.index)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        *pairwise(["1109", "1008", "0909", "0808"]),
        *pairwise(["0516", "0615", "0614", "0714", "0713"]),
        ("0717", "0816"),
    ],
)
def test_hexes_of_the_examples_touch(a: str, b: str) -> None:
    assert b in beside(a)
    assert MAP.grid.distance(MAP.hex(a), MAP.hex(b)) == 1


# -- what the examples need of the ground


@pytest.mark.parametrize("label", ["0516", "0714", "0709", "0710", "1109", "1010"])
def test_clear_in_the_examples(label: str) -> None:
    """VL 3.1, 4.4 and the two combats: one point for the terrain, or no shift."""
    assert terrain(label) == "clear"


@pytest.mark.parametrize("label", ["1109", "1010"])
def test_no_shift_for_the_attackers_of_the_two_combats(label: str) -> None:
    assert MAP.features_of(MAP.hex(label)) == []
    assert all(side(label, other) == set() for other in beside(label))


def test_the_way_of_the_retreat_is_open() -> None:
    assert all(terrain(label) != "lake" for label in ("1008", "0909", "0808"))


def test_the_bridge_between_0717_and_0816() -> None:
    """VL 3.2: a river, a bridge on it, and a road or a railway over it."""
    found = side("0717", "0816")
    assert "bridge" in found
    assert found & {"river", "major_river"}
    assert frozenset(("0717", "0816")) in steps("road") | steps("rail")


def test_a_bridge_wherever_a_line_crosses_a_river_and_nowhere_else() -> None:
    rivers = {
        frozenset((MAP.label(a), MAP.label(b)))
        for a, b, f, _, _ in MAP.side_names
        if f in ("river", "major_river")
    }
    bridges = {frozenset((MAP.label(a), MAP.label(b))) for a, b, f, _, _ in MAP.side_names if f == "bridge"}
    assert bridges == rivers & (steps("rail") | steps("road"))


def test_the_movement_example_costs_five_and_a_half() -> None:
    """VL 3.1: 2 to leave, 1 into 0516, then by rail; in 0714 another motor unit is in the way, so the terrain
    is paid.
    """
    rail = {0: COSTS["rail"], 1: COSTS["rail"], 2: COSTS[terrain("0714")], 3: COSTS["rail"]}
    chain = ["0516", "0615", "0614", "0714", "0713"]
    assert all(frozenset(pair) in steps("rail") for pair in pairwise(chain))
    assert frozenset(chain[:2]) in steps("road")
    spent = 2 + Fraction(COSTS[terrain("0516")]["motor"]) + sum(Fraction(rail[n]["motor"]) for n in range(4))
    assert spent == Fraction(11, 2)


def test_the_skiers_of_the_example_pay_one_for_the_ground() -> None:
    assert [COSTS[terrain(label)]["ski"] for label in ("0709", "0710")] == ["1", "1"]
    assert (COSTS["marsh"]["foot"], COSTS["marsh"]["ski"]) == ("2", "1")


# -- towns, rivers, railways


def test_velikie_louki_is_two_hexes_and_the_river_between() -> None:
    """VL 1.6: an east and a west garrison; VL 6, combat 1: from 1109 one is at the town."""
    west, east = place("velikie_louki_west"), place("velikie_louki_east")
    assert area("velikie_louki") == {west, east} == area("festung_west") | area("festung_east")
    assert east in beside(west)
    assert west in beside("1109")
    assert int(west[:2]) < int(east[:2])
    assert "major_river" in side(west, east)
    assert not {west, east} & {*GERMAN_START, *SOVIET_START}
    assert all("city" in MAP.features_of(MAP.hex(x)) for x in (west, east))


@pytest.mark.parametrize(("id", "points"), VICTORY.items())
def test_places_worth_points(id: str, points: int) -> None:
    """VL 13.3.1: a town for three, five villages for one each."""
    assert place(id) in area(f"victory_{points}")
    assert ("city" if points == 3 else "village") in MAP.features_of(MAP.hex(place(id)))
    assert (len(area("victory_3")), len(area("victory_1"))) == (1, 5)


def test_goriki_is_in_the_north_and_opukhliki_in_the_south() -> None:
    """VL 1.2: from Goriki in the north towards Nevel, off the map in the south."""
    assert int(place("gorki")[2:]) <= 5
    assert int(place("opukhiliki")[2:]) >= 16


def test_by_rail_from_velikie_louki_to_novosokolniki() -> None:
    chain = ["1110", "1010", "0910", "0810", "0711", "0611", "0511", "0411", "0311", "0211"]
    assert (chain[0], chain[-1]) == (place("velikie_louki_west"), place("novosokolniki"))
    assert all(frozenset(pair) in steps("rail") for pair in pairwise(chain))


def test_railways_reach_the_edges_of_both_sides() -> None:
    ends = {x for pair in steps("rail") for x in pair if at_edge(x)}
    assert ends & area("german_supply") >= {"0111", "0119", "0219", "0201"}
    assert ends & area("soviet_supply") == {"1609", "1610"}


def test_the_lovat_comes_in_from_the_south_and_goes_out_by_the_north() -> None:
    """VL 1.2: the map lies along the Lovat, which rises beyond Nevel and flows to Kholm."""
    run = river_sides(MAP, "lovat")
    many: dict[Corner, int] = {}
    for a, b in run:
        for c in corners(MAP.grid, a, b):
            many[c] = many.get(c, 0) + 1
    ends = [c for c, n in many.items() if n == 1]
    assert len(ends) == 2
    assert all(is_on_edge(MAP.grid, c) for c in ends)
    rows = sorted(int(MAP.label(h)[2:]) for pair in run for h in pair)
    assert (rows[0], rows[-1]) == (1, 20)


def test_the_lovat_parts_the_town_and_the_front() -> None:
    """The garrisons of VL 13.1 stand behind the river; the main Soviet force is across."""
    shut = {side_of(a, b) for a, b in river_sides(MAP, "lovat")}
    west, queue = {MAP.hex("1109")}, [MAP.hex("1109")]
    while queue:
        a = queue.pop()
        for _, b in MAP.grid.neighbours(a):
            if b not in west and side_of(a, b) not in shut:
                west.add(b)
                queue.append(b)
    assert {MAP.hex(x) for x in GERMAN_START} <= west
    assert [x for x in SOVIET_START if MAP.hex(x) in west] == ["1001", "1103"]


@pytest.mark.parametrize(
    ("kind", "some"),
    [("woods", "0303 0705 0814 1117 1505"), ("marsh", "0404 0803 1217"), ("lake", "0316 0217 0417 1503")],
)
def test_every_kind_of_ground_is_there(kind: str, some: str) -> None:
    assert all(terrain(label) == kind for label in some.split())


def test_heights_west_of_the_town() -> None:
    assert MAP.hexes("0812 0911 0712 1011") & ~MAP.features["height"] == 0


def test_nobody_starts_or_enters_on_a_lake() -> None:
    asked = {
        *GERMAN_START,
        *SOVIET_START,
        *(x for name in MAP.areas if name.startswith("entry") for x in area(name)),
    }
    assert [x for x in sorted(asked) if terrain(x) == "lake"] == []


# -- set-up, entries, supply


def test_set_up_hexes() -> None:
    assert area("german_setup") == set(GERMAN_START)
    assert area("soviet_setup") == set(SOVIET_START)
    assert area("soviet_free") == {x for x in MAP.index if int(x[:2]) >= 13}


@pytest.mark.parametrize(
    ("name", "hexes"),
    [
        ("entry_101", "0101"),
        ("entry_119", "0119"),
        ("entry_219", "0219"),
        ("entry_101_501", "0101 0201 0301 0401 0501"),
        ("entry_119_219", "0119 0120 0219"),
        ("entry_116_219", "0116 0117 0118 0119 0120 0219"),
        ("entry_1607", "1607"),
        ("entry_1606_1610", "1606 1607 1608 1609 1610"),
        ("entry_1610_1615", "1610 1611 1612 1613 1614 1615"),
    ],
)
def test_entries(name: str, hexes: str) -> None:
    """VL 13.2.1 and 13.2.2: on the edge, all hexes met between the two that are named."""
    assert area(name) == set(hexes.split())
    assert all(at_edge(x) for x in area(name))


def test_supply_edges() -> None:
    """VL 8.2. Edge hexes that are not named belong to nobody."""
    german, soviet = area("german_supply"), area("soviet_supply")
    assert german == {f"01{r:02}" for r in range(1, 21)} | {
        "0201",
        "0301",
        "0401",
        "0501",
        "0219",
        "0320",
        "0419",
        "0520",
    }
    assert {"0701", "0801", "0901", "1001", "1101", "1201", "0819", "0920", "1019", "1120", "1219"} <= soviet
    assert {f"16{r:02}" for r in range(5, 20)} <= soviet
    assert all(at_edge(x) for x in german | soviet)
    assert not (german | soviet) & {"0601", "0619", "0720"}
    assert not german & soviet


def test_the_north_edge_of_the_soviets_is_one_chain() -> None:
    chain = [
        "0701",
        "0801",
        "0901",
        "1001",
        "1101",
        "1201",
        "1301",
        "1302",
        "1402",
        "1503",
        "1504",
        "1505",
        "1605",
    ]
    assert set(chain) <= area("soviet_supply")
    assert all(b in beside(a) for a, b in pairwise(chain))


def test_motor_units_reach_every_hex_but_lakes() -> None:
    """Where motor units go supply goes (VL 8.1): no piece of the board is cut off."""
    land = MAP.grid.board & ~MAP.terrain["lake"]
    assert MAP.grid.flood(1 << MAP.hex("1109"), land, MAP.grid.open) == land
    assert COSTS["lake"]["motor"] == "-"


def test_every_hex_of_the_board_has_a_source() -> None:
    assert set(MAP.sources) == set(bits(MAP.grid.board))
