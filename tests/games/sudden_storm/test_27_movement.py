"""27A and 27B1. Seas and ports, and how ships sail."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.ships import (
    CASPIAN,
    DANUBE,
    DESTROYERS,
    GERMAN,
    KIROV,
    LAME,
    MARAT,
    PARIS,
    RIFLES,
    WINTER,
    at_sea,
    fleet,
    germans,
    path,
    soviets,
    steps,
)
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered

from grognard.games import load
from grognard.games.sudden_storm.law.sea import waters
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import bits
from grognard.kernel.position import begin
from grognard.testing.table import Situation

MAP = GAME.map
TALLINN, KRONSHTADT, LENINGRAD = "1B:0711", "2A:0832", "2A:0931"
SEVASTOPOL, ODESSA, KERCH, BAKU = "3B:3704", "3B:2510", "4A:3526", "9A:1506"
KONIGSBERG, RIGA, HELSINKI, MURMANSK = "1B:2627", "1B:1816", "1B:0410", "6A:1519"
ASTRAKHAN, MAKHACHKALA = "8A:3325", "8A:5126"
MARIUPOL = "4A:2722"


# -- 27A1: E70


@cites("SS 27A1")
def test_a_ship_stays_on_its_sea() -> None:
    t = fleet(soviets({PARIS: SEVASTOPOL}), PARIS)
    assert t.can("sail", ODESSA)
    assert t.refusals("sail", TALLINN) == ["SS 27A1"]
    assert t.refusals("sail", BAKU) == ["SS 27A1"]


@cites("SS 27A1")
def test_there_are_four_seas_and_each_hangs_together() -> None:
    net = waters.waters(DATA)
    assert set(DATA.map.attributes["sea"]) == {"arctic", "baltic", "black", "caspian"}
    t = soviets({PARIS: SEVASTOPOL, MARAT: KRONSHTADT, DESTROYERS: MURMANSK, CASPIAN: BAKU})
    for ship, sea in ((PARIS, "black"), (MARAT, "baltic"), (DESTROYERS, "arctic"), (CASPIAN, "caspian")):
        fleet(t, ship)
        for label in t.may("sail"):
            assert waters.sea_of(DATA, MAP.hex(label)) == sea
        t.act("drop")
    assert len(net.hex) > len(bits(waters.sea(DATA)))


@cites("SS 27A1", "SS 27B1.2", "SS 27A3.2")
def test_german_ships_go_from_sea_to_sea_by_way_of_their_ports_off_the_map() -> None:
    """One sea in a turn; the box of Germany lies on two."""
    t = fleet(germans({GERMAN: KONIGSBERG}), GERMAN)
    assert t.refusals("sail", "5B:2532") == ["SS 27A1"]  # Trondheim
    t.act("leave_map")
    assert t.at(GERMAN) == "germany"
    assert "SS 27C1.2" in t.refusals("fleet", GERMAN)
    t = fleet(germans({GERMAN: "germany"}), GERMAN)
    assert t.can("sail", "5B:2532")
    assert t.can("sail", KONIGSBERG)
    t.act("sail", "5B:2532")
    assert t.at(GERMAN) == "5B:2532"
    assert t.refusals("sail", KONIGSBERG) == ["SS 27A1"]


@cites("SS 27A3.2")
def test_soviet_ships_never_leave_the_map() -> None:
    t = fleet(soviets({MARAT: KRONSHTADT}), MARAT)
    assert not t.may("leave_map")


# -- 27A2


@cites("SS 27A2", "SS 27B.1")
def test_the_german_has_transports_alone_and_the_soviets_all_three_kinds() -> None:
    kinds = {
        side: {GAME.roster[ship].kind for ship in bits(DATA.ships & DATA.all_of_side[side])}
        for side in (0, 1)
    }
    assert kinds == {0: {"transport"}, 1: {"warship", "transport", "flotilla"}}
    for ship in bits(DATA.ships):
        one = DATA.ship(ship)
        assert bool(one.primary or one.intermediate or one.secondary) == (GAME.roster[ship].kind == "warship")


# -- 27A3: ports


@cites("SS 27A3.3")
def test_a_port_serves_who_owned_it_when_his_turn_began() -> None:
    t = fleet(germans({GERMAN: KONIGSBERG}, own={"axis": [RIGA]}), GERMAN)
    assert t.can("sail", RIGA)
    t = fleet(germans({GERMAN: KONIGSBERG}, own={"axis": [RIGA], "at_start": [KONIGSBERG]}), GERMAN)
    assert t.can("sail", RIGA)  # there is a beach, to take troops from
    t.act("sail", RIGA)
    assert t.refusals("done") == ["SS 27B1.3"]


@cites("SS 27A3.4")
def test_astrakhan_is_a_port_with_all_its_river_alone() -> None:
    t = fleet(soviets({CASPIAN: MAKHACHKALA}), CASPIAN)
    t.act("sail", ASTRAKHAN)
    assert t.at(CASPIAN) == ASTRAKHAN
    for label in ("8A:3326", "8A:3425", "8A:3426", "8A:3526", "8A:3527", "8A:3626"):
        t = fleet(soviets({CASPIAN: MAKHACHKALA}, own={"axis": [label]}), CASPIAN)
        assert t.refusals("sail", ASTRAKHAN) == ["SS 27A3.4"], label


# -- 27B1.1


@cites("SS 27B1.1")
def test_any_distance_over_sea_and_coast_but_neither_land_nor_rivers() -> None:
    t = fleet(soviets({PARIS: SEVASTOPOL}), PARIS)
    assert t.can("sail", "9A:0632")
    assert t.can("sail", "3B:3923")
    assert t.refusals("sail", "3B:1004") == ["SS 27B1.1"]  # on the Dnepr
    assert t.refusals("sail", "4A:2312") == ["SS 27B1.1"]


@cites("SS 27B1.1")
def test_land_bars_the_way_through_a_hex() -> None:
    """E71: from 3B:3106 not through 3205 to 3305."""
    t = fleet(soviets({PARIS: at_sea("3B:3106")}), PARIS)
    t.act("sail", "3B:3305")
    assert "3B:3205" not in path(t, PARIS)
    t = fleet(soviets({PARIS: at_sea("3B:3106")}), PARIS)
    assert t.can("sail", "3B:3205")


@cites("SS 27B1.1")
def test_a_coastal_hex_on_two_waters_joins_them_not() -> None:
    """4A:3529 touches the Black Sea and the sea of Azov: who has come from one does not go on into the other.
    With the strait closed no ship comes from Odessa to Mariupol.
    """
    closed = {"axis": ["4A:3525", "4A:3526"]}
    t = fleet(soviets({PARIS: ODESSA}, own=closed), PARIS)
    t.act("sail", "4A:3529").act("done")
    t = fleet(soviets({PARIS: at_sea("4A:3529")}, own={**closed, "lying": [[PARIS, lying(t)]]}), PARIS)
    assert t.can("sail", ODESSA)
    assert t.refusals("sail", "4A:3122") == ["SS 27B1.1"]


def lying(t: Situation) -> int:
    return dict(remembered(t).lying)[GAME.roster.index[PARIS]]


# -- 30A2


@cites("SS 30A2.2")
@pytest.mark.parametrize(
    ("axis", "passes"),
    [([], True), (["4A:3525"], True), (["4A:3526"], True), (["4A:3525", "4A:3526"], False)],
)
def test_the_strait_of_kerch_is_closed_by_who_owns_both_shores(axis: list[str], passes: bool) -> None:
    t = fleet(soviets({PARIS: SEVASTOPOL}, own={"axis": axis}), PARIS)
    assert t.can("sail", MARIUPOL) == passes
    if not passes:
        assert t.refusals("sail", MARIUPOL) == ["SS 27B1.1"]
        assert t.can("sail", "4A:3526")
        assert t.can("sail", "4A:3625")


# -- 27B1.3 and 27B1.4: Germans


@cites("SS 27B1.3")
def test_german_transports_end_in_ports_and_keep_off_warships() -> None:
    t = fleet(germans({GERMAN: KONIGSBERG}), GERMAN)
    assert t.refusals("sail", "1B:2229") == ["SS 27B1.3"]  # open sea
    t = fleet(germans({GERMAN: KONIGSBERG, MARAT: at_sea("1B:2224")}), GERMAN)
    assert "SS 27B1.3" in t.refusals("sail", "1B:2224")
    t = fleet(germans({GERMAN: KONIGSBERG, MARAT: "1B:2224"}, own={"axis": ["1B:2224"]}), GERMAN)
    assert t.can("sail", "1B:2224")


@cites("SS 27B1.4")
def test_a_soviet_ship_at_sea_in_its_hex_shuts_a_transport_in() -> None:
    t = germans({GERMAN: KONIGSBERG, MARAT: at_sea(KONIGSBERG)})
    assert t.refusals("fleet", GERMAN) == ["SS 27B1.4"]
    assert germans({GERMAN: KONIGSBERG, MARAT: at_sea("1B:2528")}).can("fleet", GERMAN)


@cites("SS 27B5.4")
def test_no_german_transport_enters_the_safety_zone() -> None:
    narva = {"axis": ["1B:1004", "1B:0801"]}
    t = fleet(germans({GERMAN: "1B:1004"}, own=narva), GERMAN)
    assert "SS 27B5.4" in t.refusals("sail", "1B:0801")
    t = fleet(germans({GERMAN: "1B:1004"}, own={**narva, "unsafe": True}), GERMAN)
    assert t.can("sail", "1B:0801")


# -- 27B1.5


@cites("SS 27B1.5")
def test_a_ship_in_parentheses_never_moves() -> None:
    t = soviets({LAME: LENINGRAD, MARAT: LENINGRAD})
    assert t.refusals("fleet", LAME) == ["SS 27B1.5"]
    assert t.can("fleet", MARAT)


# -- 27B.4


@cites("SS 27B.4")
def test_ships_go_where_enemies_are_and_stop_nobody() -> None:
    t = fleet(soviets({PARIS: SEVASTOPOL, "G1Inf": "3B:2611"}), PARIS)
    t.act("sail", "3B:2611").act("done")
    assert t.at(PARIS) == "3B:2611"
    t = germans({PARIS: at_sea("3B:2611"), "G1Inf": "3B:2612"})
    t.act("unit", "G1Inf").act("to", "3B:2611")
    assert t.at("G1Inf") == t.at(PARIS) == "3B:2611"


@cites("SS 27B.4")
def test_ships_are_no_units_on_land() -> None:
    """They neither hold a hex nor have a ZOC."""
    t = soviets({PARIS: at_sea("3B:2611"), "G1Inf": "3B:2412"})
    assert GAME.hooks.zone is not None
    assert not GAME.hooks.zone(t.pos, 1)


# -- 28D3


@cites("SS 28D3.2")
def test_nobody_sails_into_frozen_coast_nor_out_of_a_frozen_port() -> None:
    t = soviets({MARAT: LENINGRAD, KIROV: at_sea("1B:2229")}, own={"cold": WINTER}, turn=13)
    assert t.refusals("fleet", MARAT) == ["SS 28D3.2"]
    fleet(t, KIROV)
    assert t.refusals("sail", TALLINN) == ["SS 28D3.2"]
    assert t.can("sail", "1B:2528")
    t = soviets({MARAT: LENINGRAD}, turn=13)
    assert t.can("fleet", MARAT)


@cites("SS 28D3.2")
def test_hango_never_freezes() -> None:
    t = fleet(soviets({KIROV: at_sea("1B:2229")}, own={"cold": WINTER}, turn=13), KIROV)
    assert t.can("sail", "1B:0515")


# -- neutral coasts


@cites("SS 30B.1")
def test_no_ship_enters_neutral_waters_ashore() -> None:
    t = fleet(soviets({MARAT: KRONSHTADT}), MARAT)
    assert t.refusals("sail", "1B:0225") == ["SS 30B.1"]  # Stockholm


# -- phases


@cites("SS 30F1")
def test_there_is_no_naval_transport_in_the_surprise_turn() -> None:
    t = drawn("surprise-movement", {GERMAN: KONIGSBERG, "G1Inf": KONIGSBERG}, own={"surprise": True}, turn=0)
    assert not t.may("fleet")


@cites("SS 27B1.1")
def test_a_ship_sails_in_as_many_legs_as_it_likes_and_then_lies_still() -> None:
    t = fleet(soviets({PARIS: SEVASTOPOL}), PARIS)
    t.act("sail", ODESSA).act("sail", KERCH).act("sail", SEVASTOPOL).act("done")
    assert t.refusals("fleet", PARIS) == ["SS 27C1.2"]


# -- set-up


@cites("SS OB-A.8", "SS OB-S.10", "SS 27B.2")
def test_the_fleets_begin_in_ports_of_their_seas() -> None:
    state = GAME.start(GAME)
    assert not state.marks[GAME.mark("at_sea")]
    zones = DATA.tables.zones
    many = 0
    for ship in bits(DATA.ships):
        at, more = state.where[ship], DATA.more(ship)
        if more.status != "map":
            assert at < 0
            continue
        many += 1
        if more.zone in zones:
            assert zones[more.zone].hexes >> at & 1
            assert waters.sea_of(DATA, at) == DATA.ship(ship).sea
        else:
            assert MAP.label(at) == more.zone.removeprefix("hex ")
    assert many == 4 + 14 + 2 + 4
    assert RIFLES in GAME.roster.index
    assert DANUBE in GAME.roster.index


@cites("SS OB-A.8", "SS OB-S.10")
def test_by_hand_each_ship_goes_to_any_port_of_its_sea() -> None:
    game = load("ss", {"setup": "free"}, "campaign")
    t = Situation(begin(game, FixedDice([]), None)[0])
    t.act("ready_made").act("end_setup")
    assert t.may("fill")
    assert "german_ports" in t.may("fill")
    t.act("unit", GERMAN)
    assert sorted(t.may("at")) == sorted(["1B:2224", "1B:2627", "1B:2731"])
    t.act("at", "1B:2731")
    assert t.at(GERMAN) == "1B:2731"
    t.act("ready_made").act("end_setup")
    t.act("unit", DANUBE)
    assert t.may("at") == ["3B:2917"]
    t.act("at", "3B:2917").act("unit", MARAT)
    assert "1B:0515" in t.may("at")
    assert SEVASTOPOL not in t.may("at")


@cites("SS 27B.3")
def test_damage_a_type_bears() -> None:
    wanted = {"BB": 4, "CA": 3, "CL": 2, "DD": 1, "transport": 2, "flotilla": 2}
    for ship in bits(DATA.ships):
        assert GAME.roster[ship].steps == wanted[DATA.ship(ship).type]
    t = soviets({MARAT: {"at": KRONSHTADT, "steps": 2}})
    assert steps(t, MARAT) == 2


@cites("SS 2D9")
def test_the_sheet_of_cities_says_what_each_is() -> None:
    """Every city and fortress of the map has its class, its sea and its airbase."""
    every = DATA.cities | DATA.features("fortress")
    assert sum(1 << h for h in DATA.tables.cities) == every
    for city in DATA.tables.cities.values():
        assert DATA.map.features[city.kind] >> city.hex & 1
        on_coast = bool(DATA.map.features["coast"] >> city.hex & 1)
        assert city.port == (on_coast or city.name == "astrakhan")


@cites("SS 27B1.2")
def test_off_the_map_a_ship_lies_in_port() -> None:
    """It has come from the open sea, and is not at sea any more."""
    t = fleet(germans({GERMAN: KONIGSBERG}), GERMAN)
    t.act("leave_map")
    assert t.units_marked("at_sea") == []


# -- what must always hold


@pytest.mark.parametrize(
    ("units", "own", "told"),
    [
        ({PARIS: "8A:1111"}, {}, "a ship on dry land"),
        ({PARIS: "3B:0807"}, {}, "a ship on dry land"),
        ({RIFLES: "afloat"}, {}, "units afloat"),
        (
            {RIFLES: ODESSA, PARIS: ODESSA},
            {"convoys": [{"ships": [PARIS], "units": [RIFLES]}]},
            "units afloat",
        ),
        ({PARIS: {"at": "gone", "marks": ["at_sea"]}}, {}, "at sea, and no ship"),
        ({MARAT: "germany"}, {}, "a box of others"),
    ],
)
def test_ships_lie_on_water_and_cargo_on_ships(units: dict[str, Any], own: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        soviets(units, own=own)


def test_a_position_file_says_damage_cargo_and_who_is_at_sea() -> None:
    aboard = {"convoys": [{"ships": [PARIS, "SMolotov"], "units": [RIFLES], "supply": 1}]}
    units = {PARIS: at_sea("3B:3801", steps=2), "SMolotov": at_sea("3B:3801"), RIFLES: "afloat"}
    t = soviets(units, own=aboard)
    assert steps(t, PARIS) == 2
    assert t.units_marked("at_sea") == sorted([PARIS, "SMolotov"], key=GAME.roster.index.__getitem__)
    convoy = remembered(t).convoys[0]
    assert (convoy.units, convoy.supply) == ((GAME.roster.index[RIFLES],), 1)
