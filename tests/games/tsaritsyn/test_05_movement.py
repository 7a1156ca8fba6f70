"""V. Movement: points and terrain, zones of control, the hex that nobody is denied, rails and water."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.changes import Moved
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation, situation

# 0712 is clear ground in the open south. Beside it: 0711 0713 0611 0612 0811 0812.
FOE = {"R38-1": "0712"}
FAR = {"RD-1": "0101"}  # somebody far away, so that there is a war
WEST = "0108 0208 0308 0407 0507 0606 0605 0604 0704 0803 0903 1003"
SOUTH = "1004 1005 1006 1007 1008 1009 0910 0911 0912 0913 0914"
RAILS = set(f"{WEST} {SOUTH} 1002 1001".split())
VOLGA_FULL = {f"12{row:02}" for row in range(1, 15)} | {f"11{row}" for row in range(10, 15)}
VOLGA_PART = {f"11{row:02}" for row in (1, 2, 3, 5, 6, 7, 8, 9)} | {f"10{row}" for row in range(10, 15)}


def moving(
    unit: str, at: str, others: dict[str, str] | None = None, phase: str = "white-movement", **options: str
) -> Situation:
    """A unit in hand."""
    return situation(
        "ts", phase, units={unit: at, **(FAR if others is None else others)}, options=options
    ).act("unit", unit)


def left(t: Situation) -> Any:
    return choices(t.pos).args["points"]


def over(t: Situation) -> bool:
    """Has the unit in hand been put down?"""
    return choices(t.pos).prompt != "ts-moving"


# -- V.1 to V.3: phases, points, freedom


@cites("TS V.1")
def test_a_unit_moves_once_in_a_phase() -> None:
    t = moving("W2-1", "0713").acts("to 0712", "done")
    assert t.refusals("unit", "W2-1") == ["TS V.1"]
    assert situation("ts", "white-combat", W2_1="0711", R38_1="0712").refusals("unit", "W2-1") == ["TS IV.5"]


@cites("TS V.1")
def test_movement_is_the_same_in_the_mechanised_phase() -> None:
    """All the points anew, the same costs, the same halt in a zone of control."""
    for phase in ("white-movement", "white-mechanised"):
        t = moving("W3KC-1", "0710", FOE, phase)
        assert left(t) == 3
        assert t.can("to", "0408")  # three clear hexes
        assert "TS V.2" in t.refusals("to", "0407")  # and a rough one beyond them
        assert "TS V.4" in t.refusals("to", "0612")
        t.act("to", "0711")
        assert over(t)


@cites("TS V.2")
def test_a_unit_goes_as_far_as_its_points_and_not_one_hex_further() -> None:
    t = moving("W2-1", "0713")
    assert left(t) == 3
    assert t.can("to", "0710")
    assert t.refusals("to", "0709") == ["TS V.2"]
    t.act("to", "0712")
    assert left(t) == 2
    assert t.can("to", "0710")
    assert t.refusals("to", "0709") == ["TS V.2"]
    t.act("to", "0710")
    assert over(t)  # nothing is left


@cites("TS V.2")
def test_terrain_and_not_distance_is_paid_for() -> None:
    """0809 is rough: from 0811 it takes all three points, from 0812 it is one too far."""
    assert moving("W2-1", "0811").can("to", "0809")
    assert moving("W2-1", "0812").refusals("to", "0809") == ["TS V.2"]
    assert moving("W2-1", "0812").can("to", "0710")  # as far away, over clear ground


@cites("TS V.3")
def test_some_all_or_none_may_move() -> None:
    t = situation("ts", "white-movement", W2_1="0713", W2_2="0513", RD_1="0101")
    assert t.can("end_phase")
    t.acts("unit W2-1", "drop")
    assert t.may("unit") == ["W2-1", "W2-2"]  # picked up and put back is not moved
    t.acts("unit W2-1", "to 0712", "done")
    assert t.can("end_phase")
    assert t.may("unit") == ["W2-2"]


@cites("TS V.3")
def test_any_direction_and_any_combination_of_them() -> None:
    t = moving("W2-1", "0612")
    assert {"0611", "0613", "0512", "0513", "0712", "0713"} <= set(t.may("to"))
    t.acts("to 0713", "to 0612", "to 0512")  # out, back, and out again
    assert t.at("W2-1") == "0512"
    assert over(t)


@cites("TS V.3", "TS III.1")
def test_a_train_may_run_out_and_back_again() -> None:
    """It takes Gumrak, far from any friend, on a journey that ends in company."""
    t = moving("W-AT1", "0308", {"W2-1": "0308", **FAR})
    assert "TS IX.train.7" in t.refusals("to", "0803")  # it may not end there, nor gain anything on the way
    t.act("to", "0604")
    assert t.game.hooks.own_view(t.pos, 0)["control"]["white"] == ["0208", "0511", "0604", "1009"]
    assert t.refusals("done") == ["TS IX.train.7"]  # 0604 lies five hexes from 0308
    t.act("to", "0308")
    assert over(t)
    assert t.refusals("unit", "W-AT1") == ["TS V.1"]


@cites("TS V.3", "TS III.1", "TS IX.train.2", "TS IX.train.7")
@pytest.mark.parametrize(("side", "white"), [("white", []), ("red", ["1004"])])
def test_a_train_may_take_a_hex_of_tsaritsyn_and_run_back(side: str, white: list[str]) -> None:
    """1004, ten hexes from the only friend, is a prize like a town; 1005 beside it is none. Whose it is
    already gains nothing.
    """
    train, friend, foe = (
        ("W-AT1", "W2-1", {"RD-1": "0101"}) if side == "white" else ("R-AT", "RD-1", {"W2-1": "0101"})
    )
    units = {train: "0914", friend: "0914", **foe}

    def in_hand(whites: list[str]) -> Situation:
        return situation("ts", f"{side}-movement", units=units, own={"white_last": whites}).act("unit", train)

    t = in_hand(white)
    assert t.refusals("to", "1005") == ["TS IX.train.7"]
    t.act("to", "1004")
    assert ("1004" in t.game.hooks.own_view(t.pos, 0)["control"]["white"]) is (side == "white")
    assert t.refusals("done") == ["TS IX.train.7"]
    t.act("to", "0914")
    assert over(t)
    assert in_hand(["1004"] if side == "white" else []).refusals("to", "1004") == ["TS IX.train.7"]


@cites("TS V.3")
def test_a_train_that_takes_a_place_in_company_may_stay() -> None:
    t = moving("W-AT1", "0308", {"W2-1": "0406", **FAR}).act("to", "0604")
    assert t.can("done")
    assert t.can("to", "0308")
    t.act("done")
    assert t.at("W-AT1") == "0604"
    assert over(t)


@cites("TS V.3", "TS V.9")
def test_a_train_held_up_out_of_company_has_no_such_way() -> None:
    """0604 lies in the zone of Red infantry at 0603: the train would have to stay there, alone."""
    t = moving("W-AT1", "0308", {"W2-1": "0308", "R38-1": "0603"})
    assert "TS IX.train.7" in t.refusals("to", "0604")


# -- V.4: zones of control stop


@cites("TS V.4", "TS VII.3")
def test_entering_a_zone_of_control_ends_the_move() -> None:
    t = moving("W2-1", "0710", FOE)
    assert t.can("to", "0611")
    assert t.refusals("to", "0612") == ["TS V.4"]  # two hexes away, but by 0611
    t.act("to", "0711")
    assert over(t)  # with two points unspent
    assert t.units_marked("stopped") == ["W2-1"]
    assert t.refusals("to", "0710") == ["TS V.4"]
    assert "TS V.4" in t.refusals("unit", "W2-1")


@cites("TS V.4")
def test_a_way_round_the_zone_is_open_by_way_points() -> None:
    """From 0610 to 0512 by 0511: none of them touches 0712."""
    t = moving("W2-1", "0610", FOE).act("to", "0511")
    assert left(t) == 2
    t.act("to", "0512")
    assert left(t) == 1
    t.act("to", "0612")
    assert over(t)
    assert t.units_marked("stopped") == ["W2-1"]


# -- V.5: the example


@cites("TS V.5", "TS V.2")
def test_the_costs_of_the_example() -> None:
    """EX-TS-01: clear 1, rough 2, rough across a river 3, rough with a fortification 3."""
    t = moving("W2-1", "0610").act("to", "0611")
    assert left(t) == 2
    t = moving("W2-1", "0810").act("to", "0809")
    assert left(t) == 1
    t = moving("W2-1", "0908")
    assert t.costs("W2-1")["0909"] == 3
    t.act("to", "0909")
    assert over(t)
    t = moving("W-TK1", "0906").act("to", "0905")  # a tank has a point to spare and shows the cost
    assert left(t) == 1


@cites("TS V.5")
@pytest.mark.parametrize(("start", "way", "goal"), [("0907", "0908", "0909"), ("0706", "0805", "0806")])
def test_what_costs_three_cannot_follow_another_hex(start: str, way: str, goal: str) -> None:
    t = moving("W2-1", start).act("to", way)
    assert left(t) == 2
    assert t.refusals("to", goal) == ["TS V.2"]


@cites("TS V.5", "TS V.2")
def test_rails_make_no_road_for_infantry() -> None:
    """AMB-TS-35: 0803 to 0903 along the line is still a rough hex, two points."""
    t = moving("W2-1", "0803").act("to", "0903")
    assert left(t) == 1


@cites("TS V.5")
def test_rivers_are_hexsides_and_cost_only_the_one_who_crosses() -> None:
    """AMB-TS-17: 0410 and 0510 lie on either bank; along the bank there is nothing to pay."""
    assert left(moving("W2-1", "0410").act("to", "0510")) == 1
    assert left(moving("W2-1", "0410").act("to", "0310")) == 2
    assert left(moving("W3KC-1", "0410").act("to", "0510")) == 2
    t = moving("W-TK1", "0410")
    assert t.refusals("to", "0510") == ["TS IX.tank.5"]
    assert left(t.act("to", "0310")) == 3


@cites("TS V.5", "TS IX.tank.5")
def test_a_tank_goes_round_the_head_of_a_river() -> None:
    """From 0609 to 0610 it is two hexes by 0710, where the Chervlenaya has not begun."""
    t = moving("W-TK1", "0609").act("to", "0610")
    assert left(t) == 2
    (step,) = [c for c in t.log if isinstance(c, Moved)]
    assert [t.game.map.label(h) for h in step.path] == ["0609", "0710", "0610"]


# -- V.6 and V.7: one hex is never denied


@cites("TS V.6")
def test_one_hex_may_always_be_entered_whatever_it_costs() -> None:
    """Militia has two points: a rough fort asks three, with a river four."""
    t = moving("W-M1", "0805")
    assert t.can("to", "0806")
    assert over(t.act("to", "0806"))
    t = moving("W-M1", "0904")
    assert t.can("to", "0905")
    assert over(t.act("to", "0905"))
    assert t.at("W-M1") == "0905"
    assert moving("W2-1", "0904").can("to", "0905")  # four points for infantry's three


@cites("TS V.6")
def test_the_grace_is_for_the_first_hex_only() -> None:
    t = moving("W-M1", "0706").act("to", "0805")
    assert left(t) == 1
    assert t.refusals("to", "0806") == ["TS V.2"]
    assert moving("W-M1", "0706").can("to", "0806")
    assert moving("W-M1", "0705").refusals("to", "0806") == ["TS V.2"]  # two hexes away


@cites("TS V.6")
def test_the_grace_opens_nothing_that_is_forbidden() -> None:
    """AMB-TS-04: tanks and rivers, the open Volga, off the rails, an enemy's hex."""
    assert "TS IX.tank.5" in moving("W-TK1", "0904").refusals("to", "0905")
    bridge = moving("W-TK1", "1008", {"R-M1": "1108"})  # the way round by the bank is shut
    assert "TS IX.tank.5" in bridge.refusals(
        "to", "1007"
    )  # the rails cross there; that helps no tank (AMB-TS-17)
    assert "TS I.4" in moving("W-M1", "1109").refusals("to", "1110")
    assert "TS V.8" in moving("W-AT1", "0308", {"W2-1": "0308", **FAR}).refusals("to", "0309")
    assert "TS VII.6" in moving("W-M1", "0711", FOE).refusals("to", "0712")


@cites("TS V.7", "TS V.4")
def test_from_one_zone_of_control_straight_into_another() -> None:
    t = moving("W2-1", "0711", FOE)
    assert t.can("to", "0611")
    assert t.can("to", "0811")
    assert "TS V.4" in t.refusals("to", "0612")  # the second hex of the zone is out of reach
    t.act("to", "0611")
    assert over(t)


@cites("TS V.7", "TS V.4")
def test_leaving_a_zone_costs_nothing_and_stops_nobody() -> None:
    t = moving("W2-1", "0711", FOE)
    assert t.can("to", "0708")  # three clear hexes
    t.act("to", "0710")
    assert left(t) == 2
    t.act("to", "0711")  # back into the zone
    assert over(t)


@cites("TS V.7", "TS V.6")
def test_militia_between_zones_and_a_rough_fort() -> None:
    """From the zone at 0805 into the zone at 0806, for more points than it has."""
    t = moving("W-M1", "0805", {"R38-1": "0906"})
    assert over(t.act("to", "0806"))
    assert t.at("W-M1") == "0806"
    assert t.units_marked("stopped") == ["W-M1"]


# -- V.8 and V.9: trains


@cites("TS V.8")
def test_trains_keep_to_the_rails_and_the_city() -> None:
    """AMB-TS-33: rails where they lie, and any step within Tsaritsyn."""
    friends = {"W2-1": "0902", "W2-2": "0606", "W2-3": "1007", "W2-4": "0911", "W3K-1": "0308"}
    t = moving("W-AT1", "1104", {**friends, **FAR})
    assert set(t.may("to")) == RAILS
    assert "TS V.8" in t.refusals("to", "1103")


@cites("TS V.8")
def test_trains_follow_the_line_and_not_the_map() -> None:
    """0903 and 1002 touch, but the line between them runs by 1003; an armoured car there shuts it."""
    friends = {"W2-1": "0901", "W2-2": "0904"}
    assert moving("W-AT1", "0903", {**friends, **FAR}).can("to", "1002")
    t = moving("W-AT1", "0903", {**friends, "R-TK": "1003"})
    assert not t.can("to", "1002")
    assert t.can("to", "0803")


@cites("TS V.9", "TS VII.3")
def test_trains_stop_in_a_zone_of_control() -> None:
    """Red infantry at 0406 commands 0407 and 0507 on the line from Bassargino."""
    t = moving("W-AT1", "0208", {"W2-1": "0308", "R38-1": "0406"})
    assert t.can("to", "0407")
    assert "TS V.4" in t.refusals("to", "0507")
    assert "TS V.4" in t.refusals("to", "0606")
    t.act("to", "0407")
    assert over(t)
    t = moving("W-AT1", "0407", {"W2-1": "0308", "R38-1": "0406"})
    assert t.can("to", "0507")  # from zone to zone, one hex
    assert "TS V.4" in t.refusals("to", "0606")


@cites("TS V.9")
def test_trains_stop_in_a_zone_within_the_city_too() -> None:
    """White infantry on the bank at 1105 looks into 1004 and 1104, not into 1003."""
    t = moving("R-AT", "1002", {"R38-2": "1002", "W2-1": "1105"}, phase="red-movement")
    assert {"1001", "1003", "1004", "1104"} <= set(t.may("to"))
    assert "TS V.4" in t.refusals("to", "1005")


@cites("TS IX.train.7")
@pytest.mark.parametrize(("friend", "last", "beyond"), [("0811", "1008", "1007"), ("0812", "1009", "1008")])
def test_a_train_ends_within_four_hexes_of_a_friend(friend: str, last: str, beyond: str) -> None:
    """AMB-TS-15: two columns over and three rows up is four hexes; a row more is five."""
    t = moving("W-AT1", "0913", {"W2-1": friend, **FAR})
    grid, at = t.game.map.grid, t.game.map.hex
    assert (grid.distance(at(friend), at(last)), grid.distance(at(friend), at(beyond))) == (4, 5)
    assert t.can("to", last)
    assert t.refusals("to", beyond) == ["TS IX.train.7"]


@cites("TS IX.train.7")
def test_trains_and_ships_are_no_company_unless_players_say_so() -> None:
    friends = {"R-GB": "1103", "W2-1": "0101"}
    assert "TS IX.train.7" in moving("R-AT", "1001", friends, phase="red-movement").refusals("to", "1002")
    assert moving("R-AT", "1001", friends, phase="red-movement", train_escort="any").can("to", "1002")
    friends = {"W-AT2": "0208", **FAR}
    assert moving("W-AT1", "0308", friends).may("to") == []
    assert moving("W-AT1", "0308", friends, train_escort="any").can("to", "0407")


# -- V.10 and V.11: ships


@cites("TS V.10")
def test_ships_sail_the_volga_and_nothing_else() -> None:
    """AMB-TS-33: full and partial hexes of the Volga, any distance; no other river, no town on the shore."""
    t = moving("R-GB", "1201", {"W2-1": "0101"}, phase="red-movement")
    assert set(t.may("to")) == (VOLGA_FULL | VOLGA_PART) - {"1201"}
    assert "TS V.10" in t.refusals("to", "1009")
    assert "TS V.10" in t.refusals("to", "0908")
    assert "TS V.10" in t.refusals("to", "1104")


@cites("TS V.11")
def test_ships_heed_neither_zones_of_control_nor_troops_on_the_bank() -> None:
    """AMB-TS-19: White infantry holds the whole shore; the flotilla sails past, and in among them."""
    shore = {"W2-1": "1103", "W2-2": "1105", "W2-3": "1107", "W2-4": "1109", "W3K-1": "1010"}
    t = moving("R-GB", "1201", shore, phase="red-movement")
    assert set(t.may("to")) == (VOLGA_FULL | VOLGA_PART) - {"1201"}
    t.act("to", "1105")
    assert t.at("R-GB") == t.at("W2-2") == "1105"


@cites("TS V.11", "TS VII.6")
def test_land_units_walk_the_bank_past_an_enemy_ship() -> None:
    t = moving("W2-1", "1009", {"R-GB": "1109", **FAR})
    assert t.can("to", "1109")
    assert t.can("to", "1107")  # and beyond it
    t.act("to", "1109")
    assert left(t) == 2  # a ship has no zone of control either


@cites("TS V.12")
def test_ships_and_foot_do_not_move_in_the_mechanised_phase() -> None:
    t = situation(
        "ts",
        "red-mechanised",
        dice=[2],
        R_GB="1201",
        R_HQ="1004",
        R38_S1="1003",
        RD_1="0304",
        R_TK="0404",
        W2_1="0711",
    )
    assert t.may("unit") == ["R-TK", "RD-1"]
    for unit in ("R-GB", "R-HQ", "R38-S1"):
        assert t.refusals("unit", unit) == ["TS V.12"]


# -- leaving the map


@cites("TS V.2", "TS V.4")
def test_the_step_off_the_north_edge_costs_one_point_and_none_may_be_in_a_zone() -> None:
    """AMB-TS-40."""
    t = moving("W3KC-1", "0503", FAR).act("to", "0501")
    assert left(t) == 1
    assert t.can("exit")
    t = moving("W3KC-1", "0504").act("to", "0501")
    assert over(t)  # the last point is spent: it stands on the edge until it moves again
    t = moving("W3KC-1", "0401", {"R38-1": "0601"}).act("to", "0501")
    assert over(t)
    assert t.units_marked("stopped") == ["W3KC-1"]
