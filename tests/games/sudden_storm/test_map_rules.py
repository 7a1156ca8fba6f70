"""The map of Sudden Storm, held against the rules that lean on it: counted anew here, not
read off the pins.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from grognard.games.boards import board
from grognard.kernel.hexes import HexSet, bits, hexset_of_many
from grognard.mapcheck.hexsides import corners, side_of
from grognard.testing.survey import Survey

MAP = board("ss").map
GRID = MAP.grid
SURVEY = Survey(MAP)
PLACE = SURVEY.places
LAND = GRID.board & ~MAP.terrain["sea"] & ~MAP.terrain["lake"]
RAILS = SURVEY.steps("rail")
RIVERS = ("river", "major_river")

# army, its country, whose border, how far from it, and the two ends of its zone (orders of battle)
ZONES = """
    axis_18th_army germany ussr 5 1B:2224 1B:2424, axis_4th_panzer_group germany ussr 5 1B:2524 1B:2623,
    axis_16th_army germany ussr 5 1B:2723 1B:2923, axis_3rd_panzer_group germany ussr 5 1B:3023 1B:3122,
    axis_9th_army germany ussr 5 1B:3221 1B:3327, axis_4th_army germany ussr 5 1B:3427 1B:3926,
    axis_2nd_panzer_group germany ussr 5 1B:4025 1B:4325, axis_6th_army germany ussr 5 1B:4425 1B:4625,
    axis_4th_rumanian_army rumania ussr 3 3B:2118 3B:2819, axis_4th_rumanian_coast rumania ussr 3 3B:2919 3B:3115,
    soviet_7th_army ussr finland 5 6A:3226 6A:5029, soviet_23rd_army ussr finland 5 6A:5130 1B:0402,
    soviet_11th_army ussr germany 5 1B:2622 1B:3220, soviet_3rd_army ussr germany 5 1B:3321 1B:3325,
    soviet_10th_army ussr germany 5 1B:3425 1B:3825, soviet_4th_army ussr germany 5 1B:3925 1B:4324,
    soviet_5th_army ussr germany 5 1B:4424 1B:4824, soviet_6th_army ussr germany 5 1B:4925 1B:5028,
    soviet_26th_army ussr germany 5 1B:5129 3B:0330
"""
DELTA = "8A:3325 8A:3326 8A:3425 8A:3426 8A:3526 8A:3527 8A:3626"
# where the river is, seen from the town
BANKS = """
    przemysl san N, rzeszow wislok S, balashov khoper W, murmansk kola_r W, murmansk kola_r N, polyarnyy kola_r E, mariupol kalmius E,
    ostroleka narew N, smolensk dnepr N, mogilev dnepr E, rogachev dnepr E, zhlobin dnepr E, rechitsa dnepr E, kiev dnepr E, kanev dnepr E,
    dnepropetrovsk dnepr E, zaporozhye dnepr W, nikopol dnepr S, kherson dnepr S, gomel sozh E, borisov berezina W, bobruisk berezina E,
    warsaw vistula E, deblin vistula W, brest_litovsk bug W, kaunas niemen S, tilsit niemen N, polotsk western_dvina S,
    riga western_dvina S, narva narva E, pskov velikaya W, novgorod volkhov E, shlisselburg neva W, lodeynoye_pole svir N,
    kalinin volga N, gorkiy volga N, kazan volga S, ulyanovsk volga E, kuybyshev volga W, saratov volga E, stalingrad volga E,
    astrakhan volga W, kaluga oka S, ryazan oka N, murom oka E, rostov don S, liski don W, kalach don W, nikolayev southern_bug W,
    bryansk desna E, chernigov desna S, krasnodar kuban S, mozdok terek S, izmail danube S, galati danube S, ruse danube N, giurgiu danube S
"""


def facts(text: str) -> list[list[str]]:
    return [fact.split() for fact in text.split(",")]


def hexes(labels: str) -> list[int]:
    return [MAP.hex(label) for label in labels.split()]


def country(name: str) -> HexSet:
    return MAP.attributes["country"][name]


def rows(h: int) -> int:
    return MAP.spot[h][1]


def spot(h: int) -> tuple[float, float]:
    """East and south in hexes: columns are counted westward, odd rows lie half a hex east."""
    column, row = MAP.spot[h]
    return -column + (0.5 if row % 2 else 0.0), row * 0.866


# -- what the issue of the maps asks to be shown


def test_a_train_from_wilno_to_riga_is_worth_two_points() -> None:
    """SS 37C: fifteen or sixteen hexes."""
    assert SURVEY.way(MAP.hex("1B:3016"), MAP.hex("1B:1816"), RAILS) in (15, 16)


def test_the_dnepr_of_the_example_is_one_river() -> None:
    """SS 27E: six steps, each from a hex on the river to the next along it, and the river between them is
    whole.
    """
    chain = hexes("3B:0807 3B:0806 3B:0906 3B:1005 3B:1004 3B:1104 3B:1203")
    assert all(GRID.distance(a, b) == 1 for a, b in pairwise(chain))
    river = SURVEY.sides_named("dnepr", *RIVERS)
    beside = [{s for s in river if h in s} for h in chain]
    assert all(beside)
    whole, rest = set(beside[0]), set().union(*beside)
    while more := {
        s for s in rest - whole if any(set(corners(GRID, *s)) & set(corners(GRID, *t)) for t in whole)
    }:
        whole |= more
    assert whole == rest


def test_lines_cross_rivers_by_bridges_alone() -> None:
    crossed = SURVEY.feature_sides(*RIVERS) & (RAILS | SURVEY.steps("road"))
    assert crossed == SURVEY.feature_sides("bridge")


def test_kronshtadt_is_reached_by_land_from_the_south_and_by_sea_from_leningrad() -> None:
    """SS 30A4."""
    assert SURVEY.side("2A:0831", "2A:0832") == {"sea"}
    here = MAP.hex("2A:0832")
    open_land = [
        n
        for n in SURVEY.neighbours(here)
        if LAND >> n & 1 and side_of(here, n) not in SURVEY.feature_sides("sea")
    ]
    assert open_land
    assert all(spot(n)[1] > spot(here)[1] or spot(n)[0] < spot(here)[0] for n in open_land)


# -- supply, building, ships


def length(chain: list[int], road: bool) -> int:
    """SS 12B1: hexes of a supply line overland in clear weather, the first not counted."""
    costly = {"mountain", "forest", "swamp", "wooded_rough", "sand"}
    many = sum(1 if road or MAP.terrain_of(h) not in costly else 2 for h in chain[1:])
    return many + (
        0 if road else sum(side_of(a, b) in SURVEY.feature_sides("major_river") for a, b in pairwise(chain))
    )


def test_the_line_of_the_supply_example_is_two_hexes_longer_than_it_looks() -> None:
    chain = hexes("3B:1001 3B:1002 3B:1003 3B:1004 3B:1005 3B:1006")
    assert length(chain, road=True) == 5
    assert length(chain, road=False) == 7
    assert not {side_of(a, b) for a, b in pairwise(chain)} & (RAILS | SURVEY.steps("road"))


def test_the_fort_of_the_example_is_built_in_half_a_turn() -> None:
    """SS 14A: one turn on clear or rough ground, two elsewhere; SS 14A2 halves the one."""
    assert MAP.terrain_of(MAP.hex("2A:3320")) in ("clear", "rough")
    assert min(GRID.distance(MAP.hex("2A:3320"), h) for h in bits(MAP.areas["moscow"])) <= 4


def test_the_volga_leaves_astrakhan_for_the_sea_along_seven_hexes() -> None:
    """SS 27A3: they are all the land along the river from the town down."""
    river, start = SURVEY.sides_named("volga", "major_river"), MAP.hex("8A:3325")
    south = {h for s in river for h in s if rows(h) >= rows(start)}
    assert {h for h in south if LAND >> h & 1} - set(hexes("8A:3324 8A:3225")) == set(hexes(DELTA))
    last = MAP.hex("8A:3626")
    assert any(MAP.terrain["sea"] >> n & 1 for n in SURVEY.neighbours(last))


def test_the_cape_bars_the_ship() -> None:
    """SS 27B1."""
    assert [GRID.distance(a, b) for a, b in pairwise(hexes("3B:3106 3B:3205 3B:3305"))] == [1, 1]
    assert LAND >> MAP.hex("3B:3205") & 1


def test_the_four_islands_off_estonia() -> None:
    """SS 30A3: with the straits shut, each lies alone; with them open, all hang on the mainland."""
    straits = SURVEY.sides_named("baltic_islands", "strait")
    near = [MAP.hex(label) for label in ("1B:0816", "1B:0916", "1B:1016", "1B:1118")]
    alone = [SURVEY.flood(h, LAND, straits) for h in near]
    assert len(set(alone)) == 4
    assert max(s.bit_count() for s in alone) < 8
    assert all(SURVEY.flood(h, LAND) >> PLACE["tallinn"] & 1 for h in near)
    touching = {
        side_of(a, b)
        for s in alone
        for a in bits(s)
        for b in SURVEY.neighbours(a)
        if LAND >> b & 1 and not s >> b & 1
    }
    assert touching == straits


def test_broad_gauge_is_laid_in_the_ussr_of_1939_and_in_finland_alone() -> None:
    """SS 7A3. A standard line may end in the hex beyond the border, where trains are changed."""
    for line in MAP.lines:
        broad = [MAP.attributes_of(h).get("border39") in ("ussr", "finland") for h in line.hexes]
        if line.kind == "rail" and line.gauge == "broad":
            assert all(broad), line.id
        elif line.kind == "rail":
            assert line.gauge == "standard", line.id
            assert not any(broad[1:-1]), line.id
            assert not (broad[0] and broad[-1]), line.id


def test_coasts_that_freeze() -> None:
    """SS 28D3: the Baltic from row 22 north but for Hango, and 6A east of column 15 or south of row 17."""
    wanted = []
    for h in bits(MAP.features["coast"]):
        for sheet, number in (label.split(":") for label in MAP.names[h]):
            row, column = int(number[:2]), int(number[2:])
            baltic = (
                MAP.attributes_of(h).get("sea") == "baltic" and (sheet != "1B" or row <= 22) and sheet != "3B"
            )
            if (baltic and h != PLACE["hango"]) or (sheet == "6A" and (column < 15 or row > 17)):
                wanted.append(h)
    assert MAP.areas["freezing_coast"] == hexset_of_many(sorted(set(wanted)))


# -- borders and zones


@pytest.mark.parametrize("zone", facts(ZONES), ids=lambda zone: zone[0])
def test_an_army_may_stand_so_far_from_the_border_and_no_further(zone: list[str]) -> None:
    name, own, foe, reach, first, last = zone
    low, high = sorted(rows(MAP.hex(x)) for x in (first, last))
    near = hexset_of_many(
        h for h in bits(country(foe)) if any(country(own) >> n & 1 for n in SURVEY.neighbours(h))
    )
    for _ in range(int(reach)):
        near |= GRID.adjacent(near)
    assert MAP.areas[name] == hexset_of_many(h for h in bits(near & country(own)) if low <= rows(h) <= high)


def test_the_san_parts_germans_and_soviets_at_przemysl() -> None:
    upper = hexes("3B:0330 3B:0230 3B:0229 1B:5129")
    sides = [
        s for s in SURVEY.sides_named("san", *RIVERS) if set(s) & set(upper) and not set(s) <= set(upper)
    ]
    assert len(sides) >= 8
    owners = [{MAP.attributes_of(h).get("country") for h in s} for s in sides]
    assert (
        sum(pair == {"germany", "ussr"} for pair in owners) >= len(owners) - 1
    )  # it rises behind the Soviet line


def test_the_danube_parts_rumania_and_bulgaria() -> None:
    danube = SURVEY.sides_named("danube", *RIVERS)
    assert SURVEY.flood(PLACE["varna"], country("bulgaria"), danube) == country("bulgaria")
    border = [s for s in danube if any(country("bulgaria") >> h & 1 for h in s)]
    assert all(any(country("rumania") >> h & 1 for h in s) for s in border)


@pytest.mark.parametrize("fact", [" ".join(fact) for fact in facts(BANKS)])
def test_towns_are_on_their_own_bank(fact: str) -> None:
    town, river, towards = fact.split()
    here = spot(PLACE[town])
    across = [
        n
        for n in SURVEY.neighbours(PLACE[town])
        if side_of(PLACE[town], n) in SURVEY.sides_named(river, *RIVERS)
    ]
    pull = [sum(spot(n)[i] - here[i] for n in across) for i in (0, 1)]
    assert {"E": pull[0], "W": -pull[0], "S": pull[1], "N": -pull[1]}[towards] > 0.2
