"""VII. Zones of control: who has one, what it stops, and the hexes nobody enters."""

from __future__ import annotations

import pytest

from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

AROUND_0712 = ["0611", "0612", "0711", "0713", "0811", "0812"]


def zone(t: Situation, side: str) -> list[str]:
    """The overlay of a side's zones, which the movement rules use too."""
    return t.hexes("zoc", side)


def entered(
    unit: str, foe: str, start: str = "0709", at: str = "0712", phase: str = "white-movement"
) -> Situation:
    """A unit goes from 0709 to 0711, beside an enemy at 0712."""
    return situation("ts", phase, units={unit: start, foe: at}).acts(f"unit {unit}", "to 0711")


# -- VII.1 and VII.2: who has one


@cites("TS VII.1")
@pytest.mark.parametrize(("foe", "unit"), [("R38-1", "W2-1"), ("RD-1", "W-TK1"), ("R38-S1", "W-M1")])
def test_infantry_cavalry_and_sailors_hold_all_six_hexes_around(foe: str, unit: str) -> None:
    t = situation("ts", "white-movement", units={unit: "0710", foe: "0712"})
    assert zone(t, "red") == AROUND_0712
    t.acts(f"unit {unit}", "to 0711")
    assert t.units_marked("stopped") == [unit]


@cites("TS VII.1")
@pytest.mark.parametrize("foe", ["W2-1", "W3KC-1"])
def test_white_infantry_and_cavalry_hold_theirs(foe: str) -> None:
    t = entered("RD-1", foe, phase="red-movement")
    assert zone(t, "white") == AROUND_0712
    assert t.units_marked("stopped") == ["RD-1"]


@cites("TS VII.2")
@pytest.mark.parametrize("foe", ["R-TK", "R38-A", "R-M1", "R-HQ"])
def test_tanks_guns_militia_and_staffs_hold_none(foe: str) -> None:
    t = entered("W2-1", foe)
    assert zone(t, "red") == []
    assert t.can("to", "0611")  # straight past them


@cites("TS VII.2")
def test_trains_and_gunboats_hold_none() -> None:
    t = situation("ts", "white-movement", W2_1="1009", R_GB="1109", R_AT="1007")
    assert zone(t, "red") == []
    t.acts("unit W2-1", "to 1008")
    assert t.can("to", "1108")  # from the hex beside the train to the one beside both
    t = situation("ts", "red-movement", R38_1="0307", W_AT1="0308")
    assert zone(t, "white") == []
    assert t.act("unit", "R38-1").can("to", "0309")


@cites("TS VII.1")
def test_zones_reach_over_rivers_and_into_forts_the_city_and_the_volga() -> None:
    """AMB-TS-06: no exception is made."""
    t = situation("ts", "red-movement", W2_1="0904", W2_2="1106", RD_1="0101")
    assert {"0905", "0804", "1004", "1003"} <= set(
        zone(t, "white")
    )  # across the Tsaritsa, two of them forts or city
    assert {"1205", "1206", "1005"} <= set(zone(t, "white"))
    t = situation("ts", "red-movement", W2_1="0904", R38_1="0906")
    t.acts("unit R38-1", "to 0905")
    assert t.units_marked("stopped") == ["R38-1"]


@cites("TS VII.1", "TS VII.3")
def test_a_friend_in_the_hex_does_not_lift_a_zone() -> None:
    """AMB-TS-06."""
    t = situation("ts", "white-movement", W2_1="0710", W2_2="0711", R38_1="0712").act("unit", "W2-1")
    assert t.refusals("to", "0612") == ["TS V.4"]
    t.act("to", "0711")
    assert t.units_marked("stopped") == ["W2-1"]


@cites("TS VII.1")
def test_zones_end_at_the_edge_of_the_map() -> None:
    t = situation("ts", "white-movement", W2_1="0710", RD_1="0101", R38_1="0114")
    assert zone(t, "red") == ["0102", "0113", "0201", "0213", "0214"]


# -- VII.3: halt


@cites("TS VII.3", "TS V.4")
@pytest.mark.parametrize("unit", ["W2-1", "W3KC-1", "W-TK1", "W2-A", "W-M1"])
def test_whoever_meets_a_zone_has_moved_for_this_phase(unit: str) -> None:
    t = situation("ts", "white-movement", units={unit: "0710", "R38-1": "0712"}).acts(
        f"unit {unit}", "to 0711"
    )
    assert "TS V.4" in t.refusals("unit", unit)
    assert t.may("to") == []


@cites("TS VII.3")
def test_two_zones_stop_no_more_than_one() -> None:
    """Between Reds at 0712 and 0709, a unit at 0610 has 0710 and 0711 to enter, and stops in either."""
    t = situation("ts", "white-movement", W2_1="0610", R38_1="0712", R38_2="0709").act("unit", "W2-1")
    assert {"0710", "0711"} <= set(t.may("to"))
    t.act("to", "0710")
    assert t.units_marked("stopped") == ["W2-1"]


# -- VII.4: retreats


def driven_from_the_corner(others: dict[str, str]) -> Situation:
    """White guns at 0201 have no zone; Red in the corner must go by 0102 to 0103 or 0202."""
    units = {"R38-2": "0101", "W2-A": "0201", "W3K-A": "0201", **others}
    t = situation("ts", "white-combat", units=units).acts("target 0101", "join W2-A", "join W3K-A")
    assert t.odds().column == "2-1"
    return t.act("attack", dice=[2])  # DR


@cites("TS VII.4")
@pytest.mark.parametrize(
    ("guard", "at", "end"),
    [
        ("W-TK1", "0203", "free"),  # a tank looks on and has no zone
        ("W2-1", "0203", "dead"),  # both ends, 0103 and 0202, lie in its zone
        ("W2-1", "0202", "dead"),  # the first hex does
        ("W2-1", "0104", "0202"),  # only 0103 does
    ],
)
def test_a_retreat_through_an_enemy_zone_is_the_end_of_the_unit(guard: str, at: str, end: str) -> None:
    t = driven_from_the_corner({guard: at})
    if end == "free":
        assert t.may("back") == ["0103", "0202"]
    else:
        assert t.at("R38-2") == end


@cites("TS VII.4")
def test_a_friend_does_not_open_a_zone_to_a_retreat() -> None:
    t = driven_from_the_corner({"W2-1": "0203", "R37-1": "0103"})
    assert t.at("R38-2") == "dead"


@cites("TS VII.4")
def test_the_attackers_own_zones_bar_the_way_back() -> None:
    """Infantry at 0302 holds 0201 and 0401, the only hexes behind 0301."""
    t = situation("ts", "white-combat", R38_2="0301", W2_1="0302", R_GB="1201").acts(
        "target 0301", "join W2-1"
    )
    assert t.odds().column == "1-1"
    t.act("attack", dice=[2])
    assert t.at("R38-2") == "dead"


# -- VII.5: reinforcements


@cites("TS VII.5")
def test_no_reinforcement_appears_in_an_enemy_zone() -> None:
    t = situation("ts", "white-reinforcement", turn=3, W2KC_1="pool", R38_1="0512", RD_1="0813").act(
        "unit", "W2KC-1"
    )
    for held in ("0714", "0814", "0914"):  # the south side of 0813
        assert t.refusals("at", held) == ["TS VII.5"]
    assert t.can("at", "0514")  # two hexes from the infantry at 0512
    assert t.can("at", "0614")


@cites("TS VII.5")
def test_guns_beside_it_keep_no_reinforcement_out() -> None:
    t = situation("ts", "white-reinforcement", turn=3, W2KC_1="pool", R38_A="0813", R_M1="0513").act(
        "unit", "W2KC-1"
    )
    assert {"0814", "0514", "0614"} <= set(t.may("at"))


@cites("TS VII.5")
def test_a_friend_in_the_hex_does_not_open_it() -> None:
    t = situation("ts", "white-reinforcement", turn=2, W_AT2="pool", W2_1="0208", R38_1="0207")
    assert t.phase == "white-movement"  # nobody could enter: the phase went by
    assert t.at("W-AT2") == "pool"


# -- VII.6: enemy hexes


@cites("TS VII.6")
@pytest.mark.parametrize("foe", ["R38-1", "R-TK", "R38-A", "R-M1", "R-HQ"])
def test_no_unit_enters_an_enemy_hex(foe: str) -> None:
    t = situation("ts", "white-movement", units={"W2-1": "0711", foe: "0712", "RD-1": "0101"}).act(
        "unit", "W2-1"
    )
    assert t.refusals("to", "0712") == ["TS VII.6"]


@cites("TS VII.6")
def test_nor_passes_through_one() -> None:
    """Militia has no zone, but 0114 lies behind it: 0113 and the other way round are taken."""
    foes = {"R-M1": "0113", "R-M2": "0213", "R-M3": "0214"}
    t = situation("ts", "white-movement", units={"W2-1": "0112", **foes, "RD-1": "0601"}).act("unit", "W2-1")
    assert t.refusals("to", "0113") == ["TS VII.6"]
    assert not t.can("to", "0114")
    del foes["R-M1"]
    t = situation("ts", "white-movement", units={"W2-1": "0112", **foes, "RD-1": "0601"}).act("unit", "W2-1")
    assert t.can("to", "0114")


@cites("TS VII.6")
def test_the_armoured_train_is_no_ram() -> None:
    t = situation("ts", "white-movement", W_AT1="0208", W2_1="0308", R_M1="0407").act("unit", "W-AT1")
    assert t.refusals("to", "0407") == ["TS VII.6"]
    assert not t.can("to", "0507")


@cites("TS VII.6")
def test_ships_and_land_units_share_a_bank_hex() -> None:
    """AMB-TS-19, in both directions."""
    t = situation("ts", "white-movement", W2_1="1009", R_GB="1109", RD_1="0101").act("unit", "W2-1")
    assert t.can("to", "1109")
    t = situation("ts", "red-movement", R_GB="1209", W2_1="1109", RD_1="0101").act("unit", "R-GB")
    assert t.can("to", "1109")


@cites("TS VII.6")
def test_no_reinforcement_appears_on_an_enemy() -> None:
    t = situation("ts", "white-reinforcement", turn=3, W2KC_1="pool", R_M1="0514").act("unit", "W2KC-1")
    assert t.refusals("at", "0514") == ["TS VII.6"]
    assert t.can("at", "0614")
