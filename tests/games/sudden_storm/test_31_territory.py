"""30B, 30K and 31. Where the units of each nation may go, what they may attack, and how many of them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA
from tests.games.sudden_storm.still_situations import MAP, hexes, labels, still, unit

from grognard.games.sudden_storm.law import nationality, territory
from grognard.games.sudden_storm.law.names import AXIS, SOVIET
from grognard.kernel.cite import cites
from grognard.kernel.hexes import HexSet
from grognard.kernel.state import Position

HOME = {"H102Sec": "3B:1630", "R6Inf": "3B:3126", "K1Inf": "3B:0733", "I3Cav": "3B:1630", "G1Inf": "1B:2325"}
FINN, FINLAND = "F1Rif", "6A:4228"
THEATRE = DATA.theatre("finnish")
ZONE = {letter: DATA.map.attributes["zone"][letter] & DATA.land for letter in "abcdg"}


def closed(pos: Position, name: str) -> dict[str, HexSet]:
    return {one.cite: one.hexes for one in territory.closed_hexes(pos, unit(name))}


def shut(pos: Position, name: str) -> HexSet:
    found = 0
    for one in territory.closed_hexes(pos, unit(name)):
        found |= one.hexes
    return found


def drawn(name: str, at: str, others: dict[str, Any] | None = None, **more: Any) -> Position:
    return still({name: at, **(others or {})}, **more).pos


# -- the map and neutral land


@cites("SS 30K")
def test_nobody_leaves_the_area_of_a_scenario() -> None:
    pos = still({"G6Pz": "1B:2625"}, scenario="dvina", turn=1).pos
    area = pos.game.rules.data.scene.area
    assert closed(pos, "G6Pz")["SS 30K"] == DATA.land & ~area
    assert territory.hexes_closed_in_retreat(pos, unit("G6Pz")) & DATA.land & ~area == DATA.land & ~area
    assert "SS 30K" not in closed(drawn("G6Pz", "1B:2625"), "G6Pz")


@cites("SS 30B.1")
@pytest.mark.parametrize(("name", "at"), [("G6Pz", "1B:2625"), ("S14Rif", "4A:0511"), ("R6Inf", "3B:3126")])
def test_nobody_enters_neutral_land(name: str, at: str) -> None:
    swedes, turks = DATA.country("sweden") & DATA.land, DATA.country("turkey") & DATA.land
    first = closed(drawn(name, at, turn=1), name)["SS 30B.1"]
    assert (swedes | turks) & ~first == 0
    hungarians = DATA.country("hungary") & DATA.land
    assert hungarians & ~first == 0
    later = closed(drawn(name, at, turn=2), name)["SS 30B.1"]
    assert (swedes | turks) & ~later == 0
    assert not later & (hungarians | DATA.country("finland"))
    assert territory.hexes_closed_in_retreat(drawn(name, at, turn=1), unit(name)) & swedes == swedes


@cites("SS 30B.1")
def test_iran_is_shut_until_it_is_occupied() -> None:
    iran = DATA.country("iran") & DATA.land
    assert iran & ~shut(drawn("S14Rif", "4A:0511", turn=3), "S14Rif") == 0
    assert not iran & shut(drawn("S14Rif", "4A:0511", turn=5), "S14Rif")


@cites("SS 30B.2")
def test_sweden_is_shut_to_all_marches() -> None:
    pos = drawn("G163Inf", "5B:4833", turn=1)
    assert DATA.country("sweden") & DATA.land & ~shut(pos, "G163Inf") & ~MAP.hexes(["5B:4833"]) == 0
    assert shut(drawn("G163Inf", "1B:2325", turn=1), "G163Inf") & DATA.country("sweden")


@cites("SS 29.3")
def test_cavalry_stays_out_of_the_arctic() -> None:
    for name in ("S6Cav", "S17MtC", "F1CavB"):
        assert DATA.arctic & DATA.land & ~shut(drawn(name, "6A:4228"), name) == 0
    assert not DATA.arctic & closed(drawn("S14Rif", "6A:4228"), "S14Rif").get("SS 29.3", 0)


# -- while Finland and Hungary are neutral


@cites("SS 31B.1", "SS 31A1.1")
@pytest.mark.parametrize(
    ("name", "at", "country", "cite"),
    [(FINN, FINLAND, "finland", "SS 31B.1"), ("H102Sec", "3B:1630", "hungary", "SS 31A1.1")],
)
def test_neutrals_stay_at_home_and_attack_nobody(name: str, at: str, country: str, cite: str) -> None:
    home = DATA.country(country) & DATA.land & ~DATA.area("hango")
    pos = drawn(name, at, turn=1)
    assert not shut(pos, name) & home & ~DATA.arctic
    assert closed(pos, name)[cite] & DATA.land == DATA.land & ~home
    target = next(iter(labels(DATA.ussr & MAP.grid.adjacent(home))))
    assert not territory.may_attack(pos, unit(name), MAP.hex(target))
    assert not territory.may_attack(pos, unit(name), MAP.hex(at))
    assert cite not in closed(drawn(name, at, turn=2), name)


@cites("SS 31B.2")
def test_germans_may_be_in_neutral_finland_and_not_go_from_there_into_the_ussr() -> None:
    pos = drawn("G163Inf", FINLAND, turn=1)
    assert not shut(pos, "G163Inf") & DATA.country("finland") & ~DATA.area("hango") & THEATRE
    assert closed(pos, "G163Inf")["SS 31B.2"] == DATA.ussr
    assert not territory.may_attack(pos, unit("G163Inf"), MAP.hex("2A:0530"))
    gate = territory.shut(pos, AXIS)
    border = DATA.near_border("finland", "ussr", 1, 1)
    assert sum(gate)
    assert all(not steps & ~border for steps in gate)
    assert not any(territory.shut(pos, SOVIET))
    later = drawn("G163Inf", FINLAND, turn=2)
    assert "SS 31B.2" not in closed(later, "G163Inf")
    assert not any(territory.shut(later, AXIS))
    assert not closed(drawn("G1Inf", "1B:2325", turn=1), "G1Inf").get("SS 31B.2")


# -- the allies of eastern Europe


@cites("SS 31A.1")
@pytest.mark.parametrize("name", ["H102Sec", "I3Cav", "R6Inf", "K1Inf"])
def test_eastern_europeans_stay_in_three_zones_of_weather(name: str) -> None:
    pos = drawn(name, HOME[name])
    found = closed(pos, name)["SS 31A.1"]
    assert found == DATA.land & ~(ZONE["c"] | ZONE["d"] | ZONE["g"])
    assert found & territory.hexes_closed_in_retreat(pos, unit(name)) == found
    assert "SS 31A.1" not in closed(drawn("G1Inf", HOME["G1Inf"]), "G1Inf")


def test_hungarians_keep_out_of_rumania_and_slovakia_and_these_out_of_hungary() -> None:
    def kept_out(name: str) -> HexSet:
        return closed(drawn(name, HOME[name]), name).get("SS 31A.2", 0)

    hungary, rumania, slovakia = (
        DATA.country(name) & DATA.land for name in ("hungary", "rumania", "slovakia")
    )
    assert kept_out("H102Sec") == rumania | slovakia
    assert kept_out("R6Inf") == hungary
    assert kept_out("K1Inf") == hungary
    assert kept_out("I3Cav") == 0


def test_who_may_neither_stack_nor_attack_together() -> None:
    pos = still({}).pos
    foes = nationality.rivals(pos, unit("H1MotB"))
    assert foes >> unit("R6Inf") & foes >> unit("K1Inf") & 1
    assert not foes & (1 << unit("G1Inf") | 1 << unit("I3Cav") | 1 << unit("H102Sec"))
    assert nationality.rivals(pos, unit("R6Inf")) >> unit("H102Sec") & 1
    assert not nationality.rivals(pos, unit("R6Inf")) >> unit("K1Inf") & 1
    assert not nationality.rivals(pos, unit("G1Inf"))


@cites("SS 31A1.3")
def test_cluj_is_hungarian() -> None:
    assert nationality.hungary(still({}).pos) >> MAP.hex("3B:1630") & 1
    assert not nationality.rumania(still({}).pos) >> MAP.hex("3B:1630") & 1


def test_hungarian_reserves_move_and_attack_in_hungary_alone() -> None:
    spec: dict[str, Any] = {"at": "3B:1630", "marks": ["reserve"]}
    pos = still({"H102Sec": spec}).pos
    hungary = DATA.country("hungary") & DATA.land
    assert shut(pos, "H102Sec") & DATA.land == DATA.land & ~(
        hungary & ~shut(drawn("H102Sec", "3B:1630"), "H102Sec")
    )
    assert not territory.may_attack(pos, unit("H102Sec"), MAP.hex("3B:1310"))
    assert territory.may_attack(pos, unit("H102Sec"), MAP.hex("3B:1631"))
    assert territory.may_attack(drawn("H102Sec", "3B:1630"), unit("H102Sec"), MAP.hex("3B:1310"))


@cites("SS 31A2.2")
def test_rumanian_reserves_stay_behind_the_line_until_bessarabia_is_regained() -> None:
    spec: dict[str, Any] = {"at": "3B:3126", "marks": ["reserve"]}
    found = closed(still({"R6Inf": spec}).pos, "R6Inf")["SS 31A2.2"]
    line = DATA.area("rumanian_reserve_line")
    assert not found & line
    assert not found & hexes("3B:3126")
    assert found & hexes("3B:2018")  # Rumania, and east of it
    later = closed(still({"R6Inf": spec}, own={"bessarabia": True}).pos, "R6Inf")["SS 31A2.2"]
    assert later == DATA.land & ~((DATA.country("rumania") | DATA.area("bessarabia")) & DATA.land)


# -- Finns, and Germans among them


@cites("SS 31B.3")
def test_finns_stay_in_zones_a_and_b() -> None:
    found = closed(drawn(FINN, FINLAND), FINN)["SS 31B.3"]
    assert found == DATA.land & ~(ZONE["a"] | ZONE["b"])


@cites("SS 31B1.1")
def test_finns_attack_in_the_two_theatres_alone() -> None:
    """They may enter what is left empty beyond, and overrun."""
    pos = drawn(FINN, FINLAND)
    one = unit(FINN)
    assert territory.may_attack(pos, one, MAP.hex("2A:0530"))  # on the isthmus
    assert territory.may_attack(pos, one, DATA.places["kandalaksha"])
    beyond = "2A:0931"
    assert not THEATRE >> MAP.hex(beyond) & 1
    assert not territory.may_attack(pos, one, MAP.hex(beyond))
    assert not shut(pos, FINN) >> MAP.hex(beyond) & 1
    assert territory.barred_from_attack(pos, 1 << one | 1 << unit("G1Inf"), MAP.hex(beyond)) == 1 << one


@cites("SS 31B1.1")
def test_the_finnish_theatre_ends_at_the_old_border_the_svir_and_the_canal() -> None:
    assert THEATRE & hexes("2A:0732 2A:0630 6A:4228") == hexes("2A:0732 2A:0630 6A:4228")
    assert not THEATRE & (DATA.arctic | DATA.area("leningrad"))
    assert not THEATRE & hexes("2A:0928")


def test_germans_in_the_finnish_theatre_have_the_finnish_war_aims() -> None:
    one, beyond = unit("G1Inf"), MAP.hex("2A:0931")
    assert not territory.may_attack(drawn("G1Inf", FINLAND), one, beyond)
    assert territory.may_attack(drawn("G1Inf", "2A:0932"), one, beyond)
    assert territory.may_attack(drawn("G1Inf", FINLAND, own={"leningrad": True}), one, beyond)


@cites("SS 31B2")
def test_the_fall_of_leningrad_frees_germans_and_not_finns_from_the_war_aims() -> None:
    pos = drawn(FINN, FINLAND, own={"leningrad": True})
    assert not territory.may_attack(pos, unit(FINN), MAP.hex("2A:0931"))


def test_no_more_than_five_re_of_germans_in_the_finnish_theatre() -> None:
    """C/m units count twice; those that are there already may move about."""
    others = {"G11Inf": "6A:4328"}
    assert territory.finnish_room(still(others).pos) == 2
    pos = drawn("G1Inf", "1B:2325", others)
    assert closed(pos, "G1Inf")["SS 31B1.4"] == THEATRE
    assert "SS 31B1.4" not in closed(drawn("G818ArtR", "1B:2325", others), "G818ArtR")
    assert "SS 31B1.4" not in closed(drawn("G1MotB", "1B:2325", others), "G1MotB")  # two of two
    assert "SS 31B1.4" in closed(drawn("G1MotB", "1B:2325", {**others, "G818ArtR": "6A:4328"}), "G1MotB")
    assert "SS 31B1.4" not in closed(drawn("G1Inf", FINLAND, {**others, "G21Inf": "6A:4328"}), "G1Inf")
    assert "SS 31B1.4" not in closed(drawn("G1Inf", "1B:2325", others, own={"finnish_limit": 20}), "G1Inf")
    assert "SS 31B1.4" not in closed(drawn(FINN, FINLAND, others), FINN)


def test_a_retreat_may_exceed_the_limit() -> None:
    """SS-P51."""
    pos = drawn("G1Inf", "1B:2325", {"G11Inf": "6A:4328"})
    assert not territory.hexes_closed_in_retreat(pos, unit("G1Inf")) & THEATRE


@cites("SS 31B1.2")
def test_no_more_than_ten_re_of_finns_in_the_arctic_beyond_the_old_border() -> None:
    north = "6A:2319"
    far = DATA.arctic & DATA.land & ~DATA.border39("finland")
    assert far >> MAP.hex(north) & 1
    others = dict.fromkeys(["F2Rif", "F3Rif", "F4Rif"], north)
    assert territory.arctic_room(still(others).pos) == 1
    assert closed(drawn(FINN, FINLAND, others), FINN)["SS 31B1.2"] == far
    assert "SS 31B1.2" not in closed(drawn("F1JgrSkiB", FINLAND, others), "F1JgrSkiB")
    assert "SS 31B1.2" not in closed(drawn(FINN, north, others), FINN)
    at_home = MAP.labels(DATA.arctic & DATA.border39("finland") & DATA.land)[0]
    assert territory.arctic_room(still(dict.fromkeys(others, at_home)).pos) == 10
    assert "SS 31B1.2" not in closed(drawn("G1Inf", FINLAND, others), "G1Inf")
