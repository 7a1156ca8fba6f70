"""I and the charts: the map, the counters, and the two tables they are played with."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.draw.art import load_art
from grognard.games import load
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import bits
from grognard.kernel.pathfinding import UNLIMITED, MoveTerms, reach
from grognard.kernel.position import begin
from grognard.testing.table import Situation, situation

GAME = load("ts")
FULL_VOLGA = "1110 1111 1112 1113 1114 " + " ".join(f"12{row:02}" for row in range(1, 15))
SYMBOLS = {"infantry", "cavalry", "artillery", "tank", "hq", "sailors", "gunboat", "train", "militia"}


def beside(label: str) -> set[str]:
    """The neighbours of a hex on twelve columns of fourteen, odd columns half a hex higher."""
    c, r = int(label[:2]), int(label[2:])
    up = r - 1 if c % 2 else r
    near = [(c, r - 1), (c, r + 1), (c - 1, up), (c - 1, up + 1), (c + 1, up), (c + 1, up + 1)]
    return {f"{x:02}{y:02}" for x, y in near if 1 <= x <= 12 and 1 <= y <= 14}


def pack(folder: Path, file: str, old: str, new: str) -> Path:
    """A data pack that changes one thing in one file."""
    text, _ = GAME.files.read(file)
    assert text.count(old) == 1, f"{old} stands {text.count(old)} times in {file}"
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return folder


def with_pack(folder: Path, phase: str, **units: str) -> Situation:
    placed = {name.replace("_", "-"): at for name, at in units.items()}
    pos, _ = begin(
        load("ts", pack=folder), FixedDice([]), {"game": "ts", "turn": 4, "phase": phase, "units": placed}
    )
    return Situation(pos)


def channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def cost(kind: str, start: str, to: str) -> int:
    """What the chart asks of a kind of unit for one step, were it to have all the points in the world."""
    here, there = GAME.map.hex(start), GAME.map.hex(to)
    return reach(
        GAME.rules.networks[kind], 1 << here, UNLIMITED, MoveTerms(free=1 << here | 1 << there)
    ).cost(there)


@cites("TS I.1")
def test_hexes_touch_as_on_the_sheet_and_north_is_the_top() -> None:
    grid, index, label = GAME.map.grid, GAME.map.index, GAME.map.label
    assert len(index) == 12 * 14
    for name, h in index.items():
        assert {label(n) for _, n in grid.neighbours(h)} == beside(name), name
    assert grid.names[grid.direction(index["0510"], index["0509"])] == "N"
    assert grid.names[grid.direction(index["0510"], index["0511"])] == "S"
    assert GAME.map.labels(GAME.map.areas["north_edge"]) == [f"{c:02}01" for c in range(1, 12)]
    assert GAME.map.labels(GAME.map.areas["south_edge"]) == [f"{c:02}14" for c in range(1, 11)]


@cites("TS I.2")
def test_the_hexes_that_the_text_names_are_what_it_says() -> None:
    terrain, features = GAME.map.terrain_of, GAME.map.features_of
    at = GAME.map.hex
    assert features(at("0604")) == ["town"]
    assert terrain(at("0905")) == "rough"
    assert terrain(at("0209")) == terrain(at("0210")) == "clear"
    assert "fort" in features(at("0907"))
    assert {line.kind for line in GAME.map.lines} == {"rail"}
    assert any(GAME.map.sides["river"])


@cites("TS I.2")
def test_a_map_of_other_terrain_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"hexes\.csv:\d+: terrain"):
        load("ts", pack=pack(tmp_path, "hexes.csv", "0210,clear", "0210,marsh"))


@cites("TS I.4")
def test_the_open_volga_bears_no_land_unit() -> None:
    """1110, 1210 and 1205 by the text; a bank hex is entered by what it has of land (AMB-TS-32)."""
    assert set(GAME.map.labels(GAME.map.terrain["volga"])) == set(FULL_VOLGA.split())
    t = situation("ts", "white-movement", W2_1="1009", W2_2="1109", W2_3="1105", RD_1="0101")
    t.act("unit", "W2-1")
    assert t.can("to", "1010")  # a bank, for one point
    assert t.can("to", "1109")
    assert "TS I.4" in t.refusals("to", "1110")
    t.acts("drop", "unit W2-2")
    assert "TS I.4" in t.refusals("to", "1110")
    assert "TS I.4" in t.refusals("to", "1209")
    t.acts("drop", "unit W2-3")
    assert "TS I.4" in t.refusals("to", "1205")
    assert not set(t.may("to")) & set(FULL_VOLGA.split())


@cites("TS I.4")
def test_no_way_leads_a_retreat_onto_the_open_volga() -> None:
    """Red on the bank at 1108 can only fall back by 1109; with 1009 taken there is but water left."""
    units = {"R38-2": "1108", "W2-A": "1008", "W3K-A": "1007", "W-M1": "1107", "RD-1": "0101"}
    for taken, lost in ((None, False), ("1009", True)):
        t = situation("ts", "white-combat", units={**units, **({"W-TK1": taken} if taken else {})})
        t.acts("target 1108", "join W2-A", "join W3K-A", "join W-M1")
        assert t.odds().column == "2-1"
        t.act("attack", dice=[2])  # DR
        assert (t.at("R38-2") == "dead") is lost
        assert lost or t.at("R38-2") == "1009"  # by the bank hex 1109 (AMB-TS-34)


@cites("TS I.5")
def test_two_sides_white_in_blue_and_red_in_red(tmp_path: Path) -> None:
    assert GAME.sides == ("white", "red")
    assert {u.side for u in GAME.roster.units} == {0, 1}
    art = load_art(GAME.files)
    red, _, blue = channels(art.face(GAME.side("white")).face)
    assert blue > red
    red, green, blue = channels(art.face(GAME.side("red")).face)
    assert red > 2 * max(green, blue)
    with pytest.raises(BadInput, match=r"units\.csv:\d+: side"):
        load("ts", pack=pack(tmp_path, "units.csv", "R37-1,red,", "R37-1,green,"))


@cites("TS I.6")
def test_units_are_battalions_or_regiments_and_it_changes_nothing(tmp_path: Path) -> None:
    assert {u.size for u in GAME.roster.units} == {"II", "III"}
    with pytest.raises(BadInput, match=r"units\.csv:\d+: size"):
        load("ts", pack=pack(tmp_path, "units.csv", "W2-1,white,2,infantry,III", "W2-1,white,2,infantry,XX"))
    folder = tmp_path / "small"
    folder.mkdir()
    pack(folder, "units.csv", "W2-1,white,2,infantry,III", "W2-1,white,2,infantry,II")
    t = with_pack(folder, "white-movement", W2_1="0712", W2_2="0712", RD_1="0101")
    t.act("unit", "W2-1")
    small = t.may("to")
    t.acts("drop", "unit W2-2")
    assert t.may("to") == small


@cites("TS I.8")
def test_nine_types_of_unit_and_no_other(tmp_path: Path) -> None:
    assert {u.kind for u in GAME.roster.units} == SYMBOLS
    with pytest.raises(BadInput, match=r"units\.csv:\d+: kind"):
        load("ts", pack=pack(tmp_path, "units.csv", "R-HQ,red,,hq,", "R-HQ,red,,plane,"))


@cites("TS I.9")
def test_the_strength_printed_is_the_strength_that_fights(tmp_path: Path) -> None:
    t = situation("ts", "white-combat", W2_1="0711", W3KC_1="0711", R37_1="0712", R37_3="0712")
    t.acts("target 0712", "join W2-1")
    assert (t.odds().attack, t.odds().defence) == (3, 5)
    t.act("join", "W3KC-1")
    assert (t.odds().attack, t.odds().defence) == (5, 5)
    with pytest.raises(BadInput, match=r"units\.csv:\d+: strength"):
        load(
            "ts",
            pack=pack(
                tmp_path, "units.csv", "W2-1,white,2,infantry,III,3,3", "W2-1,white,2,infantry,III,-3,3"
            ),
        )


@cites("TS I.10")
@pytest.mark.parametrize(
    ("unit", "points"), [("W-M1", 2), ("W2-1", 3), ("W2-A", 3), ("W3KC-1", 3), ("W-TK1", 4)]
)
def test_the_capacity_printed_is_how_far_a_unit_goes(unit: str, points: int) -> None:
    """Over open ground, all clear around 0712 down to the edge, so many hexes and no more."""
    t = situation("ts", "white-movement", units={unit: "0712", "RD-1": "0101"}).act("unit", unit)
    goal = {
        h for h in GAME.map.index if GAME.map.grid.distance(GAME.map.hex("0712"), GAME.map.hex(h)) <= points
    }
    south = {h for h in goal if h[2:] >= "12" and h[:2] not in ("11", "12")}
    assert {h for h in t.may("to") if h[2:] >= "12"} == south - {"0712"}


@cites("TS I.10")
def test_trains_and_ships_have_no_limit() -> None:
    assert {u.kind for u in GAME.roster.units if u.move == UNLIMITED} == {"train", "gunboat"}


@cites("TS I.11")
def test_the_formation_says_where_a_unit_is_set_up() -> None:
    asked = {
        ("red", "37"): "start_forts",
        ("red", "38"): "38th",
        ("red", "D"): "dum_cav",
        ("white", "2"): "2nd_inf",
        ("white", "3K"): "3k",
        ("white", "3KC"): "3rd_cav",
        ("white", "2KC"): "",  # comes on turn 3
    }
    found = {(GAME.sides[u.side], u.formation): u.setup for u in GAME.roster.units if u.formation}
    assert found == asked
    for unit in GAME.roster.units:
        if unit.formation:
            assert unit.setup == asked[GAME.sides[unit.side], unit.formation], unit.id


# -- the charts


@cites("TS T.tec", "TS V.5")
def test_the_terrain_chart_keeps_what_the_text_pins() -> None:
    assert cost("infantry", "0611", "0612") == 1  # clear
    assert cost("infantry", "0810", "0809") == 2  # rough
    assert cost("infantry", "0908", "0909") == 3  # rough across a river
    assert cost("infantry", "0906", "0905") == 3  # rough with a fort
    assert cost("infantry", "0904", "0905") == 4  # all three
    assert cost("infantry", "0508", "0507") == 2  # fort on clear ground
    assert cost("infantry", "0603", "0604") == 1  # town
    assert cost("infantry", "1104", "1003") == 1  # Tsaritsyn
    assert cost("infantry", "1003", "1004") == 2  # Tsaritsyn across a river
    assert cost("cavalry", "0908", "0909") == 2  # no charge for the river
    assert cost("cavalry", "0904", "0905") == 3
    with pytest.raises(KeyError):
        cost("tank", "0908", "0909")  # tanks do not cross


@cites("TS T.tec")
@pytest.mark.parametrize(
    ("row", "other", "start", "to"),
    [
        ("clear,1", "clear,2", "0712", "0713"),
        ("town,1", "town,2", "0512", "0511"),
        ("rough,2", "rough,3", "0810", "0809"),
        ("tsaritsyn,1", "tsaritsyn,2", "1104", "1003"),
        ("fort,+1", "fort,+2", "0508", "0507"),
        ("river,+1", "river,+2", "0410", "0409"),
    ],
)
def test_costs_are_read_from_the_chart(tmp_path: Path, row: str, other: str, start: str, to: str) -> None:
    folder = pack(tmp_path, "costs.csv", row, other)

    def price(game_pack: Path | None) -> int:
        game = load("ts", pack=game_pack)
        h, n = game.map.hex(start), game.map.hex(to)
        return reach(game.rules.networks["infantry"], 1 << h, 9, MoveTerms(free=1 << h | 1 << n)).cost(n)

    assert price(folder) == price(None) + 1


@cites("TS T.tec")
def test_a_chart_without_one_of_its_rows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no row for fort"):
        load("ts", pack=pack(tmp_path, "costs.csv", "fort,+1,+1,+1,x2,rulebook TS V.5\n", ""))


@cites("TS T.crt")
def test_the_combat_table_keeps_what_the_examples_pin() -> None:
    table = GAME.rules.data.crt
    assert table.columns == ("1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1")
    assert table.cell(3, table.columns.index("4-1")) == "EX"
    assert table.cell(1, table.columns.index("2-1")) == "EX"
    assert len(table.rows) == 6
    assert {cell for row in table.rows for cell in row} == {"DR", "AR", "DE", "AE", "EX"}


@cites("TS T.crt")
def test_results_are_read_from_the_table(tmp_path: Path) -> None:
    """At 1-1 a four is AR in our table; a pack that says DE there changes the outcome."""
    folder = pack(tmp_path, "crt.csv", "4,AR,AR,AR", "4,AR,DE,AR")
    for t, outcome in (
        (situation("ts", "white-combat", W2_1="0711", R37_1="0712"), "alive"),
        (with_pack(folder, "white-combat", W2_1="0711", R37_1="0712"), "dead"),
    ):
        t.acts("target 0712", "join W2-1")
        assert t.odds().column == "1-1"
        t.act("attack", dice=[4])
        assert (t.at("R37-1") == "dead") == (outcome == "dead")


@cites("TS T.crt")
@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("4,AR", "4,NE", "1-2"),
        ("6,AE", "7,AE", "die"),
        ("6,AE,AE,AR,AR,AR,DR,DR,reconstructed\n", "", "6 rows"),
    ],
)
def test_a_table_that_is_not_one_is_refused(tmp_path: Path, old: str, new: str, wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong):
        load("ts", pack=pack(tmp_path, "crt.csv", old, new))


@cites("TS X.0")
def test_the_start_line_parts_the_map_and_every_label_is_on_it(tmp_path: Path) -> None:
    areas, grid = GAME.map.areas, GAME.map.grid
    assert areas["north"] | areas["south"] == grid.board
    assert not areas["north"] & areas["south"]
    for fort in bits(areas["start_forts"]):
        assert areas["north"] >> fort & 1
        assert grid.adjacent(1 << fort) & areas["south"]  # it lies on the line
        assert GAME.map.features["fort"] >> fort & 1
    assert areas["tsaritsyn"].bit_count() == 3
    assert not areas["tsaritsyn"] & areas["south"]
    for label in ("dum_cav", "38th"):
        assert not areas[label] & areas["south"]
    for label in ("2nd_inf", "3k", "3rd_cav", "bassargino", "yelchi"):
        assert areas[label]
        assert not areas[label] & areas["north"]
    line = next(row for row in GAME.files.read("areas.csv")[0].splitlines() if row.startswith("38th"))
    with pytest.raises(BadInput, match="no area 38th"):
        load("ts", pack=pack(tmp_path, "areas.csv", line + "\n", ""))
