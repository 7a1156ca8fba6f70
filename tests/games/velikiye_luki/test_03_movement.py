"""3. Movement: points, terrain, rivers and bridges, roads and railways, and the traffic on them."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.arguments import Units
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation, situation

SOVIETS = {"357DF", "184BC", "44S", "45S", "27RC", "36RC", "QG3C", "38G", "21DFG"}


def side(unit: str) -> str:
    return "soviet" if unit in SOVIETS else "german"


def moving(unit: str, at: Any, others: dict[str, Any] | None = None, **options: str) -> Situation:
    """A unit in hand; a turn on which nobody comes on."""
    units = {unit: at, **(others or {})}
    return situation("vl", f"{side(unit)}-movement", turn=8, units=units, options=options).act("unit", unit)


def left(t: Situation) -> float:
    return t.points()


def price(unit: str, *way: str, others: dict[str, Any] | None = None, **options: str) -> float:
    """What a way costs, hex by hex, from its first hex."""
    t = moving(unit, way[0], others, **options)
    before = left(t)
    for h in way[1:]:
        t.act("to", h)
    return before - left(t)


def costs_of(t: Situation, unit: str) -> dict[str, float]:
    return t.costs(unit)


# -- 3.1


@cites("VL 3.1b", "VL 1.3j", "VL 1.3k", "VL 1.3l")
@pytest.mark.parametrize(
    ("unit", "points"),
    [
        *((unit, 6) for unit in ("357DF", "44S", "Klatt", "FR1-7", "Pi743", "S343", "3Jg")),
        *((unit, 8) for unit in ("184BC", "3-185", "43-8Pz", "AA331", "8-8Pz", "10-8Pz", "K8")),
    ],
)
def test_six_points_on_foot_and_eight_with_engines(unit: str, points: int) -> None:
    assert left(moving(unit, "1312")) == points


@cites("VL 1.4j", "VL 1.5l", "VL 1.3i")
@pytest.mark.parametrize("unit", ["QG3C", "QG83", "38G", "sWR3"])
def test_hqs_and_rockets_move_as_motor_units(unit: str) -> None:
    """Eight points, two into woods, half a point by rail."""
    assert left(moving(unit, "1312")) == 8
    assert price(unit, "1412", "1413") == 2
    assert price(unit, "1410", "1510") == 0.5


@cites("VL 3.1a")
def test_a_unit_spends_its_points_hex_by_hex_and_no_more() -> None:
    """Southwards from 1311: five hexes in the clear and, in 1317, woods, which cost a foot unit no more."""
    t = moving("357DF", "1311")
    assert t.can("to", "1317")
    assert t.refusals("to", "1318") == ["VL 3.1a"]
    t.act("to", "1314")
    assert left(t) == 3
    assert t.can("to", "1317")
    assert t.refusals("to", "1318") == ["VL 3.1a"]
    t.act("to", "1317")
    assert choices(t.pos).prompt == "vl-move"  # nothing is left


@cites("VL 3.1a", "VL 8.3d", "VL 4.2.1b")
def test_nobody_is_granted_a_hex_he_cannot_pay_for() -> None:
    """From 1015 over the Lovat into the woods of 0915: 2 + 3 for engines, 1 + 2 on foot, and 2 to leave a
    zone.
    """
    t = moving("184BC", {"at": "1015", "marks": ["unsupplied"]})
    assert t.refusals("to", "0915") == ["VL 8.3d"]
    assert moving("357DF", {"at": "1015", "marks": ["unsupplied"]}).can("to", "0915")
    t = moving("357DF", {"at": "1015", "marks": ["unsupplied"]}, {"S343": "1116"})
    assert t.refusals("to", "0915") == ["VL 4.2.1b", "VL 8.3d"]


@cites("VL 6.1a", "VL 1.4k", "VL 1.5m", "VL 3.1a")
@pytest.mark.parametrize(
    ("foes", "why"),
    [
        ("S343", ["VL 6.1a"]),
        ("S343 QG83 sWR3", ["VL 6.1a"]),
        ("QG83", ["VL 1.4k"]),
        ("sWR3", ["VL 1.5m"]),
        ("QG83 sWR3", ["VL 1.4k", "VL 1.5m"]),
    ],
)
def test_no_unit_enters_a_hex_of_the_enemy_whoever_stands_there(foes: str, why: list[str]) -> None:
    """AMB-VL-50: even an HQ or rockets alone are attacked, from beside them. Near or far
    makes no difference.
    """
    for at in ("1313", "0103"):
        assert moving("184BC", "1312", dict.fromkeys(foes.split(), at)).refusals("to", at) == why
    assert moving("184BC", "1312", dict.fromkeys(foes.split(), "1313")).refusals("to", "0104") == [
        "VL 3.1a"
    ], "too far"


@cites("VL 3.1c", "VL 2.1.C", "VL 2.1.F")
def test_points_not_spent_are_lost_and_a_unit_moves_once() -> None:
    for phase, unit, other in (("soviet-movement", "357DF", "184BC"), ("german-movement", "S343", "Klatt")):
        t = situation("vl", phase, turn=8, units={unit: "1312", other: "1412"})
        t.acts(f"unit {unit}", "drop")
        assert t.may("unit") == sorted([unit, other])  # picked up and put back has not moved
        t.acts(f"unit {unit}", "to 1313", "done")
        assert t.refusals("unit", unit) == ["VL 3.1c"]
        assert t.may("unit") == [other]
        assert t.can("end_phase")  # all, some or none


@cites("VL 3.1c")
def test_the_next_turn_all_points_are_there_again() -> None:
    units = {"357DF": "1312", "S343": "0211", "FestungW": "1110"}
    t = situation("vl", "soviet-movement", turn=7, units=units).acts(
        "unit 357DF", "to 1313", "done", "end_phase"
    )
    assert t.phase == "german-movement"
    t.act("end_phase", dice=[3])
    assert (t.phase, t.pos.state.turn, t.may("unit")) == ("soviet-movement", 8, ["357DF"])
    assert left(t.act("unit", "357DF")) == 6


@cites("VL 2.1.C", "VL 2.1.F")
def test_each_side_moves_in_its_own_phase_only() -> None:
    units = {"357DF": "1312", "S343": "0211"}
    t = situation("vl", "soviet-movement", turn=8, units=units)
    assert (t.who, t.may("unit")) == ("soviet", ["357DF"])
    assert t.refusals("unit", "S343") == ["VL 2.1.C"]
    t = situation("vl", "german-movement", turn=8, units=units)
    assert (t.who, t.may("unit")) == ("german", ["S343"])
    assert situation("vl", "soviet-combat", turn=8, units={"357DF": "1312", "S343": "1313"}).refusals(
        "unit", "357DF"
    ) == ["VL 2.1.D"]


# -- the terrain table


@cites("VL T.terr.1", "VL T.terr.2", "VL T.terr.3", "VL T.terr.11", "VL 3.2a", "VL 1.2c")
@pytest.mark.parametrize(
    ("way", "foot", "ski", "motor"),
    [
        (("1312", "1313"), 1, 1, 1),  # clear
        (("1412", "1413"), 1, 1, 2),  # woods
        (("1117", "1118"), 2, 1, 3),  # marsh
        (("0811", "0812"), 1, 1, 1),  # a height, and a village on it
        (("0713", "0712"), 1, 1, 1),  # a height
        (("0104", "0103"), 1, 1, 2),  # a wooded height: the woods are paid
    ],
)
def test_what_the_ground_costs(way: tuple[str, str], foot: int, ski: int, motor: int) -> None:
    assert [price(unit, *way) for unit in ("357DF", "44S", "184BC")] == [foot, ski, motor]


@cites("VL T.terr.4", "VL T.terr.5")
def test_villages_and_cities_cost_what_is_under_them() -> None:
    assert [price(unit, "0112", "0211") for unit in ("357DF", "184BC")] == [
        1,
        1,
    ]  # a city in the clear, no line followed
    assert [price(unit, "1203", "1204") for unit in ("357DF", "184BC")] == [1, 1]  # a village in the clear


@cites("VL T.terr.6", "VL T.terr.7")
def test_roads_and_railways() -> None:
    """0512 to 0612 goes by road into woods; 1410 to 1510 by rail over clear ground; 0304 to 0303 by rail into
    woods.
    """
    assert [price(unit, "0512", "0612") for unit in ("357DF", "44S", "184BC")] == [1, 1, 1]
    assert [price(unit, "1410", "1510") for unit in ("357DF", "44S", "184BC")] == [1, 1, 0.5]
    assert [price(unit, "0304", "0303") for unit in ("357DF", "44S", "184BC")] == [1, 1, 0.5]
    assert price("184BC", "0804", "0803") == 1  # by road through the marsh
    assert price("184BC", "0703", "0803") == 3  # the same marsh, but not along the road


@cites("VL T.terr.6")
def test_a_road_at_half_a_point_is_an_option() -> None:
    assert price("184BC", "0512", "0612", roads="half") == 0.5
    assert price("357DF", "0512", "0612", roads="half") == 1
    assert price("184BC", "0512", "0612", others={"36RC": "0612"}, roads="half") == 2


@cites("VL 3.2d", "VL T.terr.6", "VL T.terr.3")
def test_foot_units_use_roads_whoever_is_on_them() -> None:
    crowd = {"184BC": "0803", "27RC": "0803"}
    assert price("357DF", "0804", "0803", others=crowd) == 1
    assert price("44S", "0804", "0803", others=crowd) == 1
    assert price("357DF", "0703", "0803") == 2


@cites("VL T.terr.12", "VL 3.2a")
def test_lakes_carry_foot_units_and_not_engines() -> None:
    assert [price(unit, "0416", "0417") for unit in ("357DF", "44S")] == [2, 2]
    assert moving("184BC", "0416").refusals("to", "0417") == ["VL T.terr.12"]


@cites("VL T.terr.12")
def test_lakes_as_printed_are_an_option() -> None:
    assert price("184BC", "0416", "0417", lakes="printed") == 2
    for unit in ("357DF", "44S"):
        assert moving(unit, "0416", lakes="printed").refusals("to", "0417") == ["VL T.terr.12"]


# -- rivers and bridges


@cites("VL T.terr.8", "VL T.terr.10", "VL 3.2a")
def test_rivers_cost_more_to_cross() -> None:
    """1115 from 1014 over the Lovat, 0605 from 0506 over the Nasva, both clear; and back into the woods of
    0506.
    """
    assert [price(unit, "1014", "1115") for unit in ("357DF", "44S", "184BC")] == [3, 3, 4]
    assert [price(unit, "0506", "0605") for unit in ("357DF", "44S", "184BC")] == [2, 2, 3]
    assert [price(unit, "0605", "0506") for unit in ("357DF", "44S", "184BC")] == [2, 2, 4]


@cites("VL 3.2e", "VL 3.2f", "VL T.terr.9")
def test_the_bridge_between_0717_and_0816() -> None:
    """The example of 3.2: on foot nothing but the road is paid. By the table a motor unit pays one more on a
    major river.
    """
    assert [price(unit, "0717", "0816") for unit in ("357DF", "44S", "184BC")] == [1, 1, 2]
    assert [price(unit, "0816", "0717") for unit in ("357DF", "44S", "184BC")] == [1, 1, 2]


@cites("VL 3.2e", "VL 3.2f", "VL T.terr.10")
def test_a_bridge_over_a_minor_river_costs_nobody_anything() -> None:
    assert [price(unit, "0604", "0505") for unit in ("357DF", "44S", "184BC")] == [1, 1, 1]


@cites("VL 3.2e", "VL 3.2f", "VL 3.2c")
def test_a_bridge_serves_a_unit_that_may_not_use_the_road() -> None:
    """Another motor unit in the woods of 0505, or of 0717: the woods are paid and not the river."""
    assert price("184BC", "0604", "0505", others={"36RC": "0505"}) == 2
    assert price("184BC", "0816", "0717", others={"36RC": "0717"}) == 3


@cites("VL 3.2e")
def test_there_is_a_bridge_wherever_a_line_crosses_a_river() -> None:
    """By rail over the Lovat from 1110 to 1210: half a point and one for the bridge."""
    assert price("184BC", "1110", "1210") == 1.5
    assert price("357DF", "1110", "1210") == 1
    assert price("184BC", "1007", "1006") == 1


# -- traffic


@cites("VL 3.2b", "VL 3.2c", "VL 3.1a", "VL 4.2.1b", "VL T.terr.7")
def test_the_movement_example_comes_to_five_points_and_a_half() -> None:
    """3/185 leaves the zone of the 357th (2) for 0516 (1), takes the railway to 0615 and 0614, where a foot
    unit is no hindrance (½ each), passes another motor unit in 0714 at the price of clear ground (1), and
    ends in 0713 (½)."""
    others = {"357DF": "0317", "Meyer": "0614", "K8": "0714"}
    t = moving("3-185", "0416", others)
    spent = []
    for h in ("0516", "0615", "0614", "0714", "0713"):
        before = left(t)
        t.act("to", h)
        spent.append(before - left(t))
    assert spent == [3, 0.5, 0.5, 1, 0.5]
    assert left(t) == 2.5
    t = moving("3-185", "0416", others)
    assert costs_of(t, "3-185")["0713"] == 5.5
    assert left(t.act("to", "0713")) == 2.5


@cites("VL 3.2b")
def test_a_foot_unit_does_not_spoil_the_road() -> None:
    assert price("184BC", "1410", "1510", others={"357DF": "1510"}) == 0.5
    assert price("184BC", "0512", "0612", others={"357DF": "0612", "44S": "0612"}) == 1


@cites("VL 3.2b", "VL 3.2c", "VL 5.1c")
@pytest.mark.parametrize("other", ["27RC", "QG3C", "38G"])
def test_another_motor_unit_on_the_road_spoils_it_in_its_hex_alone(other: str) -> None:
    """Hex by hex: 1510 costs the clear ground, the hexes before and after it the railway. HQs and rockets are
    motor units.
    """
    assert price("184BC", "1310", "1410", "1510", "1610", others={other: "1510"}) == 2
    assert price("184BC", "0512", "0612", others={other: "0612"}) == 2


@cites("VL 3.2c")
def test_what_is_left_behind_on_the_road_does_not_matter() -> None:
    assert price("184BC", "1410", "1510", others={"27RC": "1410"}) == 0.5


@cites("VL 3.2c")
def test_a_hex_out_of_reach_for_the_traffic_alone_says_so() -> None:
    """Sixteen hexes of railway from 0219 towards Velikié Louki, if nobody is on it."""
    t = moving("K8", "0219")
    assert costs_of(t, "K8")["1110"] == 7
    t = moving("K8", "0219", {"3-185": "0516", "1-15Pz": "0614", "PzAbt18": "0812"})
    assert t.refusals("to", "1110") == ["VL 3.2c"]


@cites("VL 3.1a", "VL T.terr.7")
def test_a_move_may_be_made_in_parts_and_half_points_are_kept() -> None:
    t = moving("184BC", "1410").act("to", "1510")
    assert left(t) == 7.5
    assert choices(t.pos).args == {"unit": Units(1 << t.game.roster.index["184BC"]), "points": 7, "half": 1}


@cites("VL 1.6b", "VL 3.1a")
def test_the_city_is_closed_to_the_soviets_while_its_garrison_stands() -> None:
    t = moving("357DF", "1112", {"FestungW": "1110", "FestungE": "1210"})
    assert t.can("to", "1111")
    t = moving("184BC", "1111", {"FestungW": "1110", "FestungE": "1210"})
    assert "VL 1.6b" in t.refusals("to", "1110")
    assert moving("184BC", "1111", {"FestungE": "1210"}).can("to", "1110")  # the west has fallen
    assert moving("Giehl", "1111", {"FestungW": "1110", "FestungE": "1210"}).can("to", "1110")
    assert "FestungW" not in situation(
        "vl", "german-movement", turn=8, units={"FestungW": "1110", "Giehl": "1012"}
    ).may("unit")


@cites("VL 3.2g", "VL T.terr.8", "VL T.terr.9", "VL T.terr.10")
@pytest.mark.parametrize(
    ("at", "target", "shift"),
    [
        # the example of 3.2: nothing to pay for the river, but a column all the same
        ("0816", "0717", ("bridge", -1)),
        ("0817", "0717", ("major_river", -2)),
        ("0604", "0505", ("river", -1)),  # over a bridge
        ("0605", "0505", ("river", -1)),  # without one
    ],
)
def test_a_bridge_does_not_do_away_with_the_malus_in_combat(
    at: str, target: str, shift: tuple[str, int]
) -> None:
    t = situation("vl", "soviet-combat", turn=8, units={"357DF": at, "S795": target}).acts(
        f"target {target}", "join 357DF"
    )
    assert shift in [(s.what, s.columns) for s in t.odds().shifts]


@cites("VL 2.1.C", "VL 2.1.F")
def test_an_enemy_unit_is_refused_by_the_paragraph_of_the_phase() -> None:
    units = {"Klatt": "0512", "357DF": "1410"}
    assert situation("vl", "german-movement", units=units).refusals("unit", "357DF") == ["VL 2.1.F"]
    assert situation("vl", "soviet-movement", units=units).refusals("unit", "Klatt") == ["VL 2.1.C"]
