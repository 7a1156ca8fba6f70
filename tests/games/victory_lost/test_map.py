"""The map of A Victory Lost: what the rulebook and the charts say of it, and what the country was like."""

from __future__ import annotations

import csv
from itertools import pairwise

import pytest

from grognard.draw.art import load_art
from grognard.games.boards import board
from grognard.games.victory_lost.map_types import AXIS_ARMIES, SOVIET_ARMIES
from grognard.kernel.hexes import Gate, HexSet, bits, subtract_gate
from grognard.mapcheck.hexsides import corners, corners_of, is_on_edge, join_corners, river_sides, side_of
from grognard.mapcheck.map_checks import faults
from grognard.mapcheck.pins import read_pins, verdicts

BOARD = board("avl")
MAP = BOARD.map
GRID = MAP.grid
COSTS = {row["feature"]: row for row in csv.DictReader(BOARD.files.read("costs.csv")[0].splitlines())}
LAND = GRID.board & ~MAP.terrain["sea"]
STARS = {
    "kharkov": "1112",
    "rostov": "3336",
    "stalino": "2129",
    "dnepropetrovsk": "0325",
    "zaporozhe": "0430",
}
MAJOR, MINOR = (
    ("don", "dnepr", "volga"),
    ("donets", "oskol", "aidar", "derkul", "kalitva", "chir", "mius", "samara"),
)
SOUTHERN = ("sal", "manych", "myshkova", "aksai")

# who stood where in the middle of December 1942: the Soviet bridgeheads are those of Storozhevoye, Shchuchye
# and Osetrovka
BRIDGEHEADS = "3001 3305 3811"
DON_LEFT = (
    "3101 3102 3103 3203 3506 3607 3609 3710 3711 3810 3911 4112 4212 4313 3809 3910 4009 4514 4614 4815"
)
DON_BEND = "4817 4917 4918 5018 5019 5121 5122 5222 5323 5423 5523 5322 5321 5421 5624"
BEYOND_DON = "5826 5926 6026 6126 6127 6226 6128 6130 6131 6227 6229 6133 5726 5825"
AXIS_RIGHT = (
    "2902 2903 2904 3105 3206 2803 2801 2604 2704 2706 3407 3408 3510 3511 3712 4114 4315 4516 3913 3411 "
    "3612 3613 "
    "4617 4719 4721 5023 4618 4820 4518 4821 4722 5325 5224 5326 5426 5226"
)
AXIS_BEHIND_CHIR = "4617 4719 4721 5023 4618 4820 4518 4821 4722 5325 5224 5326 5426 5226"
AXIS_LEFT = "5728 5528 5829 5433 5931 5830 5831 5833 5429"  # 4PzA, on its way to Stalingrad


def area(name: str) -> HexSet:
    return MAP.areas[name]


def has(s: HexSet, label: str) -> bool:
    return bool(s >> MAP.hex(label) & 1)


def setup_hexes(armies: tuple[str, ...]) -> HexSet:
    found = 0
    for army in armies:
        found |= area(f"setup_{army}")
    return found


def named(*rivers: str) -> Gate:
    return GRID.gate(side for name in rivers for side in river_sides(MAP, name))


def net(kind: str) -> Gate:
    return GRID.gate((a, b) for line in MAP.lines if line.kind == kind for a, b in pairwise(line.hexes))


def at_edge(h: int) -> bool:
    return sum(1 for _ in GRID.neighbours(h)) < 6


def bank(label: str, *rivers: str) -> HexSet:
    """The land that is reached from a hex without crossing the rivers, not even by a bridge."""
    return GRID.flood(1 << MAP.hex(label), LAND, subtract_gate(GRID.open, named(*rivers)))


RIGHT, LEFT = bank("1112", "don"), bank("5001", "don")


# -- the sheet


def test_the_sheet_is_65_by_38_hexes_of_13_kilometres() -> None:
    assert len(MAP.index) == 65 * 38
    assert load_art(BOARD.files).metres == 13000
    near = {MAP.label(n) for _, n in GRID.neighbours(MAP.hex("3303"))}
    assert near == {"3302", "3304", "3202", "3203", "3402", "3403"}, "odd columns sit half a hex higher"


def test_every_pin_holds_and_the_map_is_sound() -> None:
    pins = read_pins(BOARD.files)
    assert len(pins) > 80
    assert [v.pin for v in verdicts(MAP, pins) if not v.is_met] == []
    assert faults(MAP, BOARD.customs, BOARD.files) == []


def test_the_rulebook_knows_rough_ground_and_no_woods() -> None:
    assert set(MAP.terrain) == {"clear", "rough", "sea"}
    assert has(MAP.terrain["rough"], "2726"), "the Donets ridge"
    assert has(MAP.terrain["sea"], "2338"), "the Sea of Azov"
    assert 0.01 < MAP.terrain["rough"].bit_count() / LAND.bit_count() < 0.08, "steppe for the most part"


def test_terrain_costs_what_the_rulebook_says() -> None:
    assert (COSTS["clear"]["mech"], COSTS["clear"]["foot"]) == ("1", "1")
    assert COSTS["rough"]["combat"] == COSTS["victory_city"]["combat"] == "-1"  # AVL 9.3.3
    assert COSTS["minor_river"]["mech"] == "+1"  # AVL 8.1.3
    assert COSTS["bridge"]["mech"] == "+0"
    assert {COSTS[f]["combat"] for f in ("minor_river", "major_river", "bridge")} == {
        "1/2"
    }  # AVL 9.3.1: bridge or not
    assert COSTS["road"]["foot"] == "1/2"  # AVL 8.3.1
    assert COSTS["sea"]["mech"] == COSTS["impassable"]["foot"] == "-"  # AVL 8.1.5
    assert set(COSTS) == {*MAP.terrain, *MAP.features, *MAP.sides, "road", "rail"}


# -- cities


def test_five_victory_cities_with_rostov_among_them() -> None:
    assert MAP.labels(MAP.features["victory_city"]) == sorted(STARS.values())
    assert area("victory_cities") == MAP.features["victory_city"]
    assert {p.id: MAP.label(p.hex) for p in MAP.places if p.id in STARS} == STARS


def test_a_town_is_written_in_both_languages_and_once() -> None:
    towns = [p for p in MAP.places if p.kind in ("city", "town", "village")]
    assert all(p.fr and p.en for p in MAP.places)
    assert len({p.id for p in MAP.places}) == len(MAP.places)
    assert len(towns) > 150
    assert {p.en for p in towns} >= {
        "Voroshilovgrad",
        "Stalino",
        "Artemovsk",
        "Krasnoarmeiskoye",
        "Stalingrad",
    }
    assert not {p.en for p in towns} & {"Donetsk", "Luhansk", "Bakhmut", "Volgograd", "Volgodonsk"}, (
        "names of 1942"
    )


# -- rivers


@pytest.mark.parametrize("river", [*MAJOR, *MINOR, *SOUTHERN])
def test_a_river_is_one_run_of_sides(river: str) -> None:
    sides = river_sides(MAP, river)
    assert len(sides) > 5
    assert len(set(join_corners(corners(GRID, *s) for s in sides).values())) == 1
    kinds = {feature for *_, feature, name, _ in MAP.side_names if name == river and feature != "bridge"}
    assert kinds == {"major_river" if river in MAJOR else "minor_river"}


def test_the_don_runs_from_the_north_edge_to_the_sea_of_azov() -> None:
    ends = {c for s in river_sides(MAP, "don") for c in corners(GRID, *s)}
    north = {c for c in corners_of(GRID, MAP.hex("3001")) if is_on_edge(GRID, c)}
    shore = {c for h in bits(MAP.terrain["sea"]) for c in corners_of(GRID, h)}
    assert ends & north
    assert ends & shore
    assert not RIGHT & LEFT, "it parts the country in two"


def test_the_don_bends_towards_the_volga_and_back() -> None:
    assert max(MAP.spot[h][0] for s in river_sides(MAP, "don") for h in s) == 61, (
        "at Kachalinskaya, 40 km from the Volga"
    )
    for label in (
        "4932",
        "4232",
        "3336",
        "5316",
        "5526",
        "2904",
    ):  # Tsimlyanskaya … Rostov, Serafimovich, Nizhne-Chirskaya
        assert has(RIGHT, label), label
    for label in (
        "3436",
        "5823",
        "4615",
        "4213",
        "3203",
        "3608",
        "5532",
        "6423",
    ):  # Bataisk, Kalach, Veshenskaya …
        assert has(LEFT, label), label


@pytest.mark.parametrize(
    "town",
    [
        "korotoyak",
        "liski",
        "pavlovsk",
        "verkhny_mamon",
        "kazanskaya",
        "veshenskaya",
        "serafimovich",
        "kletskaya",
        "kalach",
        "nizhne_chirskaya",
        "tsimlyanskaya",
        "konstantinovskaya",
        "rostov",
        "bataisk",
    ],
)
def test_towns_of_the_don_touch_it(town: str) -> None:
    hex = next(p.hex for p in MAP.places if p.id == town)
    assert any(hex in side for side in river_sides(MAP, "don"))


def test_towns_are_on_their_own_bank_of_the_dnepr_the_volga_and_the_donets() -> None:
    west = bank("0125", "dnepr")
    assert has(west, "0325")  # Dnepropetrovsk
    assert not has(west, "0430")  # Zaporozhe
    assert not has(west, "0423")  # Novomoskovsk
    assert has(bank("6222", "volga", "don"), "6423"), "Stalingrad is on the western bank"
    assert not has(bank("6522", "volga"), "6423")
    south, between = bank("2526", "donets", "don", "oskol"), bank("2818", "donets", "don", "oskol")
    for label in (
        "3024",
        "2522",
        "3726",
        "1922",
    ):  # Voroshilovgrad, Lisichansk, Kamensk, Slavyansk: the Donets is to their north
        assert has(south, label), label
    for label in ("3821", "3210", "2310"):  # Millerovo, Rossosh, Valuiki
        assert has(between, label), label
        assert not has(south, label), label
    assert not has(between, "2014"), "Kupyansk is on the right bank of the Oskol"
    round_kharkov = GRID.disc(1 << MAP.hex("1112"), 3)
    near = GRID.flood(1 << MAP.hex("1112"), round_kharkov, subtract_gate(GRID.open, named("donets")))
    assert has(near, "1413"), "Chuguev is on the right bank of the Donets, as Kharkov is"


@pytest.mark.parametrize(
    ("tributary", "of"),
    [
        ("donets", "don"),
        ("chir", "don"),
        ("sal", "don"),
        ("manych", "don"),
        ("myshkova", "don"),
        ("aksai", "don"),
        ("khoper", "don"),
        ("medveditsa", "don"),
        ("oskol", "donets"),
        ("aidar", "donets"),
        ("derkul", "donets"),
        ("kalitva", "donets"),
        ("samara", "dnepr"),
    ],
)
def test_tributaries_flow_where_they_should(tributary: str, of: str) -> None:
    mine, other = ({c for s in river_sides(MAP, r) for c in corners(GRID, *s)} for r in (tributary, of))
    assert mine & other


def test_mius_and_kalmius_reach_the_sea() -> None:
    shore = {c for h in bits(MAP.terrain["sea"]) for c in corners_of(GRID, h)}
    for river in ("mius", "kalmius"):
        assert shore & {c for s in river_sides(MAP, river) for c in corners(GRID, *s)}


# -- railways, roads and bridges


def rivers() -> set[tuple[int, int]]:
    return {
        side_of(a, b) for a, b, feature, _, _ in MAP.side_names if feature in ("major_river", "minor_river")
    }


def test_a_river_has_a_bridge_exactly_where_a_road_or_railway_crosses() -> None:
    bridges = {side_of(a, b) for a, b, feature, _, _ in MAP.side_names if feature == "bridge"}
    crossed = {side_of(a, b) for line in MAP.lines for a, b in pairwise(line.hexes)} & rivers()
    assert bridges == crossed  # AVL 2.1.3, both ways


@pytest.mark.parametrize(
    "stations",
    [
        "dnepropetrovsk sinelnikovo pavlograd lozovaya kharkov",
        "sinelnikovo zaporozhe",
        "sinelnikovo krasnoarmeiskoye stalino debaltsevo voroshilovgrad kamensk",
        "lozovaya slavyansk kramatorsk artemovsk debaltsevo krasny_sulin shakhty novocherkassk rostov",
        "stalino volnovakha mariupol",
        "stalino matveev_kurgan taganrog rostov bataisk",
        "zimovniki kotelnikovo abganerovo stalingrad",
        "kamensk belaya_kalitva tatsinskaya morozovsk oblivskaya surovikino kalach stalingrad",
        "kamensk millerovo chertkovo kantemirovka rossosh liski",
        "kharkov chuguev kupyansk valuiki alekseevka ostrogozhsk liski",
        "kupyansk starobelsk voroshilovgrad",
        "kharkov belgorod",
        "kharkov merefa krasnograd dnepropetrovsk",
        "kharkov poltava",
        "izyum kupyansk",
        "kharkov rostov",
    ],
)
def test_the_railways_of_the_chart_lead_from_station_to_station(stations: str) -> None:
    at = {p.id: p.hex for p in MAP.places}
    reached = GRID.flood(1 << at[stations.split()[0]], LAND, net("rail"))
    assert all(reached >> at[s] & 1 for s in stations.split())


def test_lines_of_later_years_are_not_there() -> None:
    """Morozovsk to Kuberle was laid after the battle: no railway crosses the Don between
    the Chir and Rostov.
    """
    don = set(river_sides(MAP, "don"))
    rails = {side_of(a, b) for line in MAP.lines if line.kind == "rail" for a, b in pairwise(line.hexes)}
    assert {MAP.label(h) for side in don & rails for h in side if MAP.spot[h][1] > 26} == {"3336", "3436"}


def test_every_source_of_supply_lies_at_the_edge_on_a_line() -> None:
    """Those of the chart, and west of the two cities on the Dnepr. Akhtyrka is one hex from the edge."""
    lines = {h for line in MAP.lines for h in line.hexes}
    for h in bits(area("axis_supply") | area("soviet_supply")):
        assert h in lines
        assert at_edge(h) or MAP.label(h) == "0209"
    assert area("axis_supply").bit_count() == 4
    assert MAP.labels(area("soviet_supply")) == [
        "3001",
        "3301",
        "3801",
        "4401",
        "5001",
        "6510",
        "6529",
        "6533",
    ]


def test_both_sides_can_bring_reinforcements_by_rail() -> None:
    for side, towns in (
        ("axis_supply", ("1112", "2129", "3336", "0325", "0430")),
        ("soviet_supply", ("3203", "5001", "6118")),
    ):
        reached = GRID.flood(area(side), LAND, net("rail"))
        assert all(has(reached, t) for t in towns), side


# -- areas


def test_the_pocket_holds_stalingrad_between_don_and_volga() -> None:
    pocket = area("pocket")
    assert has(pocket, "6423")
    assert not pocket & ~LAND
    assert not pocket & RIGHT
    assert not pocket & ~bank("6222", "volga"), "all on the western bank of the Volga"
    for h in bits(pocket):
        column, row = MAP.spot[h]
        assert 59 <= column <= 64
        assert 20 <= row <= 25
    assert GRID.flood(1 << MAP.hex("6423"), pocket, GRID.open) == pocket


def test_the_boxes_open_on_the_south_and_the_south_east() -> None:
    assert MAP.labels(area("entry_1pza")) == [f"{c}38" for c in range(36, 46)]
    assert MAP.labels(area("entry_28a")) == sorted(
        [*(f"{c}38" for c in range(55, 66)), "6534", "6535", "6536", "6537"]
    )
    for name in ("entry_1pza", "entry_28a"):
        assert not area(name) & ~LAND
        assert not area(name) & RIGHT, "south of the Don"


def test_armies_set_up_on_land_outside_the_pocket_and_apart() -> None:
    axis, soviet = setup_hexes(AXIS_ARMIES), setup_hexes(SOVIET_ARMIES)
    assert not axis & soviet
    assert not (axis | soviet) & (area("pocket") | ~LAND)
    assert (axis.bit_count(), soviet.bit_count()) == (45 + 5, 53 + 8), (
        "hexes of the charts, and those of headquarters"
    )


@pytest.mark.parametrize(
    ("labels", "shore"),
    [
        (AXIS_RIGHT, RIGHT),
        (AXIS_LEFT, LEFT),
        (DON_LEFT, LEFT),
        (DON_BEND, RIGHT),
        (BEYOND_DON, LEFT),
        (BRIDGEHEADS, RIGHT),
    ],
    ids=["axis", "4PzA", "voronezh and south-west front", "don bend", "stalingrad front", "bridgeheads"],
)
def test_units_start_on_the_bank_they_held(labels: str, shore: HexSet) -> None:
    assert [x for x in labels.split() if not has(shore, x)] == []


def test_the_chir_lies_between_the_armies() -> None:
    """From the middle of the bend one comes to no hex of Hollidt or R3A without crossing the Chir or going
    round its head.
    """
    head = 1 << MAP.hex("4416")  # between the head of the Chir and the Don
    held = GRID.flood(1 << MAP.hex("5121"), LAND & ~head, subtract_gate(GRID.open, named("don", "chir")))
    assert all(has(held, x) for x in DON_BEND.split())
    assert [x for x in AXIS_BEHIND_CHIR.split() if has(held, x)] == []


@pytest.mark.parametrize(
    ("mine", "theirs", "source"),
    [(AXIS_ARMIES, SOVIET_ARMIES, "axis_supply"), (SOVIET_ARMIES, AXIS_ARMIES, "soviet_supply")],
    ids=["axis", "soviet"],
)
def test_everybody_can_be_supplied_at_the_start(
    mine: tuple[str, ...], theirs: tuple[str, ...], source: str
) -> None:
    """Land all the way to a source, no enemy, no closed pocket, no great river but by a
    bridge (AVL 10.1.2).
    """
    enemy = setup_hexes(theirs)
    unbridged = subtract_gate(MAP.sides["major_river"], MAP.sides["bridge"])
    supplied = GRID.flood(area(source), LAND & ~enemy & ~area("pocket"), subtract_gate(GRID.open, unbridged))
    short = {army: MAP.labels(area(f"setup_{army}") & ~supplied) for army in mine}
    assert {army: labels for army, labels in short.items() if labels} == {}
