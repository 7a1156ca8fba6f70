"""1.4, 1.5, 6.2.7, 10.1 and 12: artillery and aircraft through the HQs, and rockets."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games import load
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

CLEAR = {"weather": "clear"}  # three Soviet air missions, two German


def attack(
    target: str,
    *attackers: str,
    phase: str = "soviet-combat",
    own: Any = None,
    options: Any = None,
    **units: Any,
) -> Situation:
    """Up to the moment when somebody may give support."""
    t = situation("vl", phase, own=own or CLEAR, options=options, units=units).act("target", target)
    for unit in attackers:
        t.act("join", unit)
    return t.act("attack")


def shift(t: Situation, what: str) -> int:
    return next(s.columns for s in t.odds().shifts if s.what == what)


BASE: dict[str, Any] = {"S343": "0308", "357DF": "0408"}


# -- what a point is worth


@cites("VL 6.2.7a", "VL 6.2.7d", "VL T.mod.7", "VL T.mod.8", "VL 10.1a", "VL 10.1b", "VL 1.4a")
def test_each_point_given_through_an_hq_is_a_column() -> None:
    t = attack("0308", "357DF", **BASE, QG3C="0409")
    assert t.odds().column == "2/1"
    t.act("artillery", "QG3C")
    assert (shift(t, "artillery"), t.odds().column) == (1, "3/1")
    t.act("aviation", "QG3C")
    assert (shift(t, "aviation"), t.odds().column) == (1, "4/1")
    own = t.pos.state.own
    assert (own.guns[0], own.air[0]) == (4, 2), "a point of each is gone"


@cites("VL 6.2.7a", "VL 10.1b", "VL 6.2.7f")
def test_the_defender_answers_and_his_columns_count_the_other_way() -> None:
    t = attack("0308", "357DF", **BASE, QG3C="0409", QG83="0209")
    assert t.who == "soviet"
    assert t.may("artillery") == ["QG3C"], "the attacker first"
    t.acts("artillery QG3C", "ready")
    assert t.who == "german"
    assert t.may("artillery") == ["QG83"]
    t.acts("artillery QG83", "aviation QG83")
    assert (shift(t, "artillery"), shift(t, "aviation"), t.odds().column) == (0, -1, "3/2")
    t.act("ready", dice=[3, 3, 1])
    assert t.rolls == [3, 3, 1]


@cites("VL 6.2.7b", "VL 6.2.7e", "VL 10.1c", "VL T.mod.7", "VL T.mod.8")
def test_two_points_of_artillery_and_one_mission_for_each_side() -> None:
    """AMB-VL-03 and 38: the limits are of each side."""
    t = attack("0308", "357DF", **BASE, QG3C="0409", QGChevalerie="0209")
    t.acts("artillery QG3C", "artillery QG3C", "aviation QG3C")
    assert t.refusals("artillery", "QG3C") == ["VL 6.2.7b"]
    assert t.refusals("aviation", "QG3C") == ["VL 6.2.7e"]
    t.act("ready").acts("artillery QGChevalerie", "artillery QGChevalerie", "aviation QGChevalerie")
    assert "VL 6.2.7b" in t.refusals("artillery", "QGChevalerie")
    assert "VL 6.2.7e" in t.refusals("aviation", "QGChevalerie")
    assert (shift(t, "artillery"), shift(t, "aviation")) == (0, 0)


@cites("VL 12a", "VL 10.1a")
def test_no_point_no_support() -> None:
    t = attack("0308", "357DF", **BASE, QG3C="0409", own={"artillery": [0, 4], "air": [1, 0]})
    assert "VL 12a" in t.refusals("artillery", "QG3C")
    assert t.can("aviation", "QG3C")
    t = attack("0308", "357DF", **BASE, QG3C="0409", own={"artillery": [1, 4], "air": [0, 0]})
    assert "VL 10.1a" in t.refusals("aviation", "QG3C")
    assert t.can("artillery", "QG3C")
    t.act("artillery", "QG3C")
    assert t.refusals("artillery", "QG3C") == ["VL 12a"]


@cites("VL 12a")
def test_points_are_of_the_turn_and_are_not_saved() -> None:
    """Turn 3: five Soviet points and four German; nothing of them is added to turn 4's."""
    t = situation("vl", "german-combat", turn=3, units={**BASE, "FestungW": "1110", "QG3C": "0409"})
    assert t.pos.state.own.guns == (5, 4)
    t.act("end_phase", dice=[4])
    assert (t.pos.state.turn, t.pos.state.own.guns) == (4, (5, 4))


# -- HQs


@cites("VL 1.4b", "VL 1.4a")
def test_an_hq_gives_so_many_supports_in_a_turn_of_either_kind() -> None:
    """5G has two: one of artillery and one mission use it up."""
    units = {"S343": "0308", "9DFG": "0408", "QG5G": "0409"}
    t = attack("0308", "9DFG", **units)
    t.acts("artillery QG5G", "aviation QG5G")
    assert t.refusals("artillery", "QG5G") == ["VL 1.4b"]


@cites("VL 1.4b")
def test_supports_in_attack_and_in_defence_come_from_the_same_number() -> None:
    """HQ 83 has two, one of them given in the Soviet phase: in the German phase one is left."""
    units = {**BASE, "QG83": "0209", "FestungW": "1110"}
    t = attack("0308", "357DF", **units)
    t.act("artillery", "QG83").act("ready", dice=[3, 3, 1]).act("lose", "357DF")
    t.act("end_phase").acts("target 0408", "join S343", "attack")
    t.act("artillery", "QG83")
    assert t.refusals("artillery", "QG83") == ["VL 1.4b"]
    assert t.refusals("aviation", "QG83") == ["VL 1.4b"]


@pytest.mark.parametrize(("hq", "supports", "reach"), [("QG3C", 4, 8), ("QG5G", 2, 5), ("QG2M", 2, 5)])
@cites("VL 1.4b", "VL 1.4c")
def test_the_numbers_on_the_hqs(hq: str, supports: int, reach: int) -> None:
    data = load("vl", None).rules.data
    more = data.more(data.roster.index[hq])
    assert (more.supports, more.range) == (supports, reach)


@cites("VL 1.4c")
def test_range_is_counted_to_the_defenders_hex() -> None:
    """AMB-VL-03: 5G reaches five hexes; 0810 is five from 0308, 0910 six. 3C is there so that the question is
    put.
    """
    for at, far, there in (("0810", 5, True), ("0910", 6, False)):
        t = attack("0308", "9DFG", S343="0308", QG3C="0409", **{"9DFG": "0408", "QG5G": at})
        assert t.game.map.grid.distance(t.game.map.hex(at), t.game.map.hex("0308")) == far
        assert t.can("artillery", "QG5G") == t.can("aviation", "QG5G") == there
    assert t.refusals("artillery", "QG5G") == ["VL 1.4c"]


@cites("VL 1.4c")
def test_by_agreement_range_is_counted_to_a_unit_it_supports() -> None:
    """The switch: 0910 is five hexes from the 9th Guards in 0408, though six from the enemy."""
    units = {"S343": "0308", "9DFG": "0408", "QG5G": "0910", "QG3C": "0409", "26BF": "0407"}
    t = attack("0308", "9DFG", options={"hq_range": "unit"}, **units)
    assert t.can("artillery", "QG5G")
    t = attack("0308", "9DFG", options={"hq_range": "target"}, **units)
    assert not t.can("artillery", "QG5G")
    t = attack("0308", "26BF", "9DFG", options={"hq_range": "unit"}, **{**units, "9DFG": "0207"})
    assert t.refusals("artillery", "QG5G") == ["VL 1.4c"], "the unit in reach is not of its colour"


@pytest.mark.parametrize(
    ("hq", "yes", "no"),
    [
        ("QG3C", ("357DF", "9DFG", "18-2M", "31BF", "515LF"), ()),
        ("QG5G", ("9DFG", "46DFG"), ("257DF", "18-2M", "31BF")),
        ("QG2M", ("18-2M", "33-2M", "43-2M"), ("9DFG", "47BM", "27RC")),
    ],
)
@cites("VL 1.4d", "VL 1.4e", "VL 1.4f", "VL 1.4g")
def test_the_colours_of_the_soviet_hqs(hq: str, yes: tuple[str, ...], no: tuple[str, ...]) -> None:
    for unit in yes + no:
        t = attack("0308", unit, S343="0308", **{unit: "0408", hq: "0409", "38G": "0407"})
        assert t.can("artillery", hq) == (unit in yes), unit
        if unit in no:
            assert t.refusals("artillery", hq) == ["VL 1.4d"]


@cites("VL 1.4d")
def test_one_unit_of_its_colour_in_the_combat_is_enough() -> None:
    """AMB-VL-03."""
    t = attack("0308", "31BF", "18-2M", S343="0308", **{"31BF": "0408", "18-2M": "0407", "QG2M": "0409"})
    assert t.can("artillery", "QG2M")


@pytest.mark.parametrize(
    ("hq", "yes", "no"),
    [
        ("QGChevalerie", ("S343", "76-20M", "FKD", "3-185"), ()),
        ("QGWohler", ("S343", "1-15Pz", "1-6L"), ()),
        (
            "QG83",
            ("S343", "S591", "S663", "S795", "Meyer", "Giehl", "3Jg", "5Jg", "Klatt"),
            ("76-20M", "FKD", "1Jg"),
        ),
    ],
)
@cites("VL 1.4d", "VL 1.4h", "VL 1.4i")
def test_the_colours_of_the_german_hqs(hq: str, yes: tuple[str, ...], no: tuple[str, ...]) -> None:
    """AMB-VL-04: the 83rd are those who stand there at the beginning."""
    for unit in yes + no:
        t = attack("0308", "357DF", **{unit: "0308", hq: "0209", "357DF": "0408", "sWR3": "0207"})
        assert (t.who, t.can("artillery", hq)) == ("german", unit in yes), unit


# -- 1.5: rockets


@cites("VL 1.5h", "VL 6.2.7c", "VL 6a", "VL 1.5i")
def test_rockets_within_two_hexes_give_a_column_besides_the_two_points() -> None:
    """AMB-VL-07: counted to the defender's hex."""
    t = attack("0308", "357DF", **BASE, QG3C="0409", **{"38G": "0508"})
    t.acts("artillery QG3C", "artillery QG3C", "rockets 38G")
    assert (shift(t, "artillery"), t.odds().column) == (3, "5/1")
    assert t.odds().attack == 7, "they bring no value"
    t = attack("0308", "357DF", **BASE, QG3C="0409", **{"38G": "0608"})
    assert t.refusals("rockets", "38G") == ["VL 1.5h"], "three hexes"
    t = attack("0308", "357DF", **BASE, **{"38G": "0407"})
    assert t.can("rockets", "38G"), "one hex is within two"


@cites("VL 1.5h", "VL 1.5i", "VL 6.2.7c")
def test_rockets_in_defence_and_both_of_them() -> None:
    data = load("vl", None).rules.data
    assert data.roster.ids(data.units_of_kind["rocket"]) == ["38G", "sWR3", "WLR1"], (
        "no other artillery is on the map"
    )
    t = attack("0308", "357DF", **BASE, sWR3="0308", WLR1="0208")
    t.acts("rockets sWR3", "rockets WLR1")
    assert shift(t, "artillery") == -2


@cites("VL 1.5k", "VL 1.5h")
def test_once_in_a_turn_in_attack_or_defence() -> None:
    units = {**BASE, "sWR3": "0208", "FestungW": "1110"}
    t = attack("0308", "357DF", **units).act("rockets", "sWR3")
    assert t.units_marked("used") == ["sWR3"]
    t.act("ready", dice=[3, 3, 2])  # 7:3 is 2/1, a column for the rockets: 3/2, a 2: 1/-
    t.act("lose", "357DF").act("end_phase").acts("target 0408", "join S343")
    t.act("attack", dice=[3, 3, 4])
    assert t.rolls == [3, 3, 4], "the rockets have fired: nobody is asked for support"


@cites("VL 1.5k")
def test_next_turn_they_may_fire_again() -> None:
    t = situation(
        "vl", "german-combat", units={**BASE, "38G": {"at": "0409", "marks": ["used"]}, "FestungW": "1110"}
    )
    t.act("end_phase", dice=[4])
    assert t.units_marked("used") == []


@cites("VL 1.4j", "VL 1.5l")
def test_hqs_and_rockets_move_as_motor_units() -> None:
    data = load("vl", None).rules.data
    for unit in ("QG3C", "QG83", "38G", "sWR3"):
        at = data.roster.index[unit]
        assert data.motor >> at & 1
        assert data.roster[at].move == 16, "8 points, reckoned in halves"


@cites("VL 6.2.7f")
def test_who_has_nothing_to_give_is_not_asked() -> None:
    t = attack("0308", "357DF", **BASE, QG83="0209")
    assert t.who == "german"


@cites("VL 1.4d", "VL 1.4f", "VL 1.4i")
def test_an_hq_is_no_unit_of_its_own_colour() -> None:
    """257 DF is not one of the 5th Guards Corps: an HQ of the corps in its hex does not help it; nor QG 83
    Kraft, who is not grey.
    """
    t = attack(
        "0408",
        "Klatt",
        phase="german-combat",
        **{"257DF": "0408", "QG5G": "0408", "QG3C": "0409", "Klatt": "0308"},
    )
    assert (t.who, t.may("artillery"), t.may("aviation")) == ("soviet", ["QG3C"], ["QG3C"])
    assert t.refusals("artillery", "QG5G") == ["VL 1.4d"]
    t = attack("0408", "Klatt", phase="german-combat", **{"9DFG": "0408", "QG5G": "0408", "Klatt": "0308"})
    assert t.may("artillery") == ["QG5G"]


@cites("VL 10.2b", "VL 10.1a")
def test_an_overcast_sky_has_no_german_mission() -> None:
    t = attack(
        "0408",
        "Klatt",
        phase="german-combat",
        own={"weather": "overcast"},
        **{"257DF": "0408", "Klatt": "0308", "QGChevalerie": "0307"},
    )
    assert t.refusals("aviation", "QGChevalerie") == ["VL 10.2b"]
    t = attack(
        "0408",
        "Klatt",
        phase="german-combat",
        own={"weather": "cloudy"},
        **{"257DF": "0408", "Klatt": "0308", "QGChevalerie": "0307"},
    )
    assert t.can("aviation", "QGChevalerie")


@cites("VL 10.1a")
def test_missions_that_a_position_gives_may_be_flown_and_spent_ones_are_spent() -> None:
    units = {"257DF": "0408", "Klatt": "0308", "QGChevalerie": "0307"}
    t = attack("0408", "Klatt", phase="german-combat", own={"weather": "overcast", "air": [0, 1]}, **units)
    assert t.can("aviation", "QGChevalerie")
    t = attack("0408", "Klatt", phase="german-combat", own={"weather": "clear", "air": [0, 0]}, **units)
    assert t.refusals("aviation", "QGChevalerie") == ["VL 10.1a"]


@cites("VL 8.3d", "VL 1.5h")
def test_rockets_without_supply_fire_in_defence_only() -> None:
    bad = {"at": "0508", "marks": ["unsupplied"]}
    t = situation(
        "vl",
        "soviet-combat",
        turn=5,
        units={"357DF": "0408", "S343": "0308", "38G": bad, "FestungE": "1210", "QG3C": "0508"},
    )
    t.acts("target 0308", "join 357DF").act("attack")
    assert t.refusals("rockets", "38G") == ["VL 8.3d"]
    t = situation(
        "vl", "german-combat", turn=5, units={"357DF": "0408", "S343": "0308", "38G": bad, "FestungE": "1210"}
    )
    t.acts("target 0408", "join S343").act("attack")
    assert (t.who, t.may("rockets")) == ("soviet", ["38G"])
