"""6 and 6.1. Who attacks whom; HQs and rockets caught alone; the 2nd Mechanised Corps."""

from __future__ import annotations

from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

CITY = {"FestungW": "1110", "FestungE": "1210"}
CORPS = {"18-2M": "0407", "34-2M": "0407", "43-2M": "0408", "33-2M": "0408", "36-2M": "0408"}


def aimed(target: str, *attackers: str, phase: str = "soviet-combat", **units: object) -> Situation:
    t = situation("vl", phase, units=units).act("target", target)
    for unit in attackers:
        t.act("join", unit)
    return t


# -- 6: adjacent units


@cites("VL 6a", "VL 6b")
def test_only_adjacent_combat_units_attack_and_rockets_join_none() -> None:
    t = aimed("0308", S343="0308", **{"357DF": "0408", "27RC": "0509", "38G": "0407", "QG3C": "0407"})
    assert t.may("join") == ["357DF"], "27 RC is two hexes away; rockets and HQs do not attack"
    assert "VL 6a" in t.refusals("join", "38G")
    assert "VL 6a" in t.refusals("join", "QG3C")
    assert "VL 6.1b" in t.refusals("join", "27RC")


@cites("VL 6.1a")
def test_any_adjacent_hex_with_an_enemy_may_be_attacked_and_no_other() -> None:
    t = situation(
        "vl",
        "soviet-combat",
        units={"357DF": "0408", "S343": "0308", "S663": "0509", "S591": "0307", "QG83": "0409"},
    )
    assert t.may("target") == ["0308", "0409", "0509"]
    assert "VL 6.1a" in t.refusals("target", "0307"), "two hexes off"
    assert "VL 6.1a" in t.refusals("target", "0407"), "nobody there"


@cites("VL 6.1b")
def test_all_adjacent_units_may_attack_one_hex() -> None:
    around = {
        "357DF": "0408",
        "257DF": "0407",
        "381DF": "0309",
        "28DF": "0208",
        "31BF": "0207",
        "184BC": "0307",
    }
    t = aimed("0308", *around, S343="0308", **around)
    assert t.odds().attack == 7 * 4 + 4 + 4
    assert t.may("leave") == sorted(around)


@cites("VL 6.1c", "VL 6b")
def test_all_units_of_a_hex_defend_together() -> None:
    t = aimed("0308", "357DF", S343="0308", Kraft="0308", QG83="0308", **{"357DF": "0408"})
    assert t.odds().defence == 3 + 3
    assert {i.what for i in t.odds().strengths} == {"357DF", "S343", "Kraft", "QG83"}


@cites("VL 6.1d", "VL 6.1e")
def test_a_stack_may_part_but_a_unit_fights_once() -> None:
    t = aimed("0308", "357DF", S343="0308", S663="0409", **{"357DF": "0408", "27RC": "0408"})
    t.act("attack", dice=[3, 3, 1])  # 7:3 = 2/1, a 1: 1/-
    t.act("lose", "357DF")
    assert t.may("target") == ["0409"]
    t.act("target", "0409")
    assert t.may("join") == ["27RC"]
    assert "VL 6.1e" in t.refusals("join", "357DF")


@cites("VL 6.1c", "VL 6.1e")
def test_a_hex_is_attacked_once_in_a_phase() -> None:
    """AMB-VL-51."""
    t = aimed("0308", "357DF", S343="0308", S663="0409", **{"357DF": "0408", "27RC": "0408"})
    t.act("attack", dice=[3, 3, 1]).act("lose", "357DF")
    assert "VL 6.1c" in t.refusals("target", "0308"), "27 RC has not fought, the hex has"


@cites("VL 6.1e")
def test_those_who_fought_may_fight_again_next_turn() -> None:
    t = aimed("0308", "357DF", S343="0308", FestungW="1110", **{"357DF": "0408"})
    t.act("attack", dice=[3, 3, 1]).act("lose", "357DF")
    assert t.phase == "german-movement", "nobody is left who could attack"
    t.act("end_phase")
    assert t.may("target") == ["0408"], "and the German attacks the hex from which he was attacked"
    t.act("end_phase", dice=[4]).act("end_phase")
    assert (t.phase, t.may("target")) == ("soviet-combat", ["0308"])
    assert t.act("target", "0308").may("join") == ["357DF"]


@cites("VL 6.1a", "VL 4.3a")
def test_an_attack_may_be_called_off_before_it_is_announced_and_needs_somebody() -> None:
    t = aimed("0308", S343="0308", **{"357DF": "0408"})
    assert "VL 6.1a" in t.refusals("attack")
    t.acts("join 357DF", "leave 357DF", "cancel")
    assert t.may("target") == ["0308"]
    t.act("end_phase")
    assert t.phase == "german-movement"


@cites("VL 2.1.D", "VL 2.1.G")
def test_each_side_fights_in_its_own_phase_in_the_order_it_likes() -> None:
    units = {"357DF": "0408", "257DF": "0509", "S343": "0308", "S663": "0609"}
    for first, second in (("0308", "0609"), ("0609", "0308")):
        t = situation("vl", "soviet-combat", units=units)
        assert (t.who, t.may("target")) == ("soviet", ["0308", "0609"])
        # 2/1 in both, a 1: 1/-
        t.act("target", first).act("join", t.may("join")[0]).act("attack", dice=[3, 4, 1])
        t.act("lose", t.may("lose")[0])
        assert t.may("target") == [second]
    t = situation("vl", "german-combat", units=units)
    assert (t.who, t.may("target")) == ("german", ["0408", "0509"])


# -- 1.4 and 1.5: HQs and rockets alone


@cites("VL 1.4k", "VL 1.4l")
def test_an_hq_attacked_alone_goes_without_a_die_and_returns_next_turn() -> None:
    """AMB-VL-05: no die; the attacker may advance one hex."""
    t = aimed("0308", "27RC", "357DF", QG83="0308", S343="0612", **{"357DF": "0408", "27RC": "0408"})
    t.act("attack", dice=[])
    assert (t.at("QG83"), t.rolls) == ("pool", [])
    back = t.game.hooks.own_view(t.pos, 0)["back"]
    assert back == {"QG83": {"turn": 5, "hex": ""}}
    assert t.may("advance") == ["27RC", "357DF"]
    t.act("advance", "27RC")
    assert t.at("27RC") == "0308"
    assert t.may("to") == []
    assert t.may("advance") == ["357DF"], "one hex, even for tanks"


@cites("VL 1.4l")
def test_it_comes_back_by_any_hex_of_its_edges_that_the_enemy_neither_holds_nor_watches() -> None:
    """AMB-VL-05."""
    t = aimed("0308", "357DF", QG83="0308", FestungW="1110", **{"357DF": "0408", "31BF": "0105"})
    t.act("attack", dice=[]).act("halt")
    assert t.phase == "german-movement"
    assert "VL 1.4l" in t.refusals("enter", "QG83"), "not in the same turn"
    t.act("end_phase", dice=[4]).act("end_phase")
    assert (t.phase, t.pos.state.turn) == ("german-movement", 5)
    t.act("enter", "QG83")
    found = t.may("at")
    assert {"0101", "0501", "0103", "0107", "0120", "0520", "0119", "0219"} <= set(found)
    assert not {"0104", "0105", "0106"} & set(found), "31 BF is in 0105"
    assert not {"0601", "0308", "1110", "1605"} & set(found)


@cites("VL 1.5m")
def test_rockets_attacked_alone_are_destroyed() -> None:
    t = aimed("0408", "S343", phase="german-combat", S343="0308", **{"38G": "0408", "357DF": "0612"})
    t.act("attack", dice=[])
    assert t.at("38G") == "dead"
    t.act("advance", "S343")
    assert t.at("S343") == "0408"


@cites("VL 1.4k", "VL 1.5m")
def test_an_hq_and_rockets_together_have_nobody_to_defend_them() -> None:
    t = aimed("0308", "357DF", QG83="0308", sWR3="0308", **{"357DF": "0408"})
    t.act("attack", dice=[])
    assert (t.at("QG83"), t.at("sWR3")) == ("pool", "dead")


@cites("VL 1.4k", "VL 1.5m")
def test_with_a_combat_unit_they_are_not_alone() -> None:
    t = aimed("0308", "357DF", QG83="0308", sWR3="0308", S343="0308", **{"357DF": "0408"})
    t.act("attack").act("ready", dice=[3, 3, 1])  # 7:3 = 2/1; the rockets could support: the German declines
    assert (t.at("QG83"), t.at("sWR3")) == ("0308", "0308")


@cites("VL 1.4k", "VL 1.6b")
def test_an_hq_with_the_garrison_is_not_alone_and_the_garrison_is_not_attacked() -> None:
    units = {"357DF": "1109", "QG83": "1110", "FestungW": "1110"}
    t = situation("vl", "soviet-combat", units={**units, "S343": "1008"})
    assert t.may("target") == ["1008"]
    assert "VL 1.6b" in t.refusals("target", "1110")
    t = situation("vl", "soviet-combat", units={**units, "S343": "1110"})
    assert t.may("target") == ["1110"], "a German unit in the city is attacked like any other"


@cites("VL 1.4k")
def test_supports_are_of_no_use_against_a_lone_hq() -> None:
    t = aimed("0308", "357DF", QG83="0308", QGChevalerie="0209", **{"357DF": "0408", "QG3C": "0409"})
    t.act("attack", dice=[])
    assert t.at("QG83") == "pool"
    assert t.pos.state.own.guns == (5, 4)


# -- 13.2.3: the 2nd Mechanised Corps


@cites("VL 13.2.3a")
def test_no_more_than_two_of_the_corps_attack_together() -> None:
    t = aimed("0308", "18-2M", "33-2M", S343="0308", **CORPS, **{"QG2M": "0407", "27RC": "0407"})
    assert t.may("join") == ["27RC"]
    assert t.refusals("join", "34-2M") == ["VL 13.2.3a"]
    t.act("leave", "33-2M")
    assert t.can("join", "34-2M")


@cites("VL 13.2.3a")
def test_the_limit_is_for_one_combat_not_for_the_phase() -> None:
    t = aimed("0308", "18-2M", "33-2M", S343="0308", S663="0409", **CORPS)
    t.act("attack", dice=[3, 3, 4])  # 9:3 = 3/1, combined: 4/1, a 4: -/R
    t.act("back", t.may("back")[0]).act("halt").act("target", "0409")
    assert t.may("join") == ["36-2M", "43-2M"]


@cites("VL 13.2.3a")
def test_in_defence_all_the_corps_fights() -> None:
    """AMB-VL-44."""
    t = aimed("0408", "S343", phase="german-combat", S343="0308", **CORPS)
    assert t.odds().defence == 5 + 4 + 4


@cites("VL 13.2.3c", "VL 6.2.2d")
def test_by_agreement_the_limit_is_lifted_and_three_brigades_have_integrity() -> None:
    for option, allowed in (("limited", False), ("free", True)):
        t = situation("vl", "soviet-combat", options={"corps": option}, units={**CORPS, "S343": "0308"})
        t.acts("target 0308", "join 18-2M", "join 33-2M")
        assert t.can("join", "34-2M") == allowed
        assert shift(t, "integrity") == 0
    t.act("join", "34-2M")
    assert shift(t, "integrity") == 1


def shift(t: Situation, what: str) -> int:
    return next(s.columns for s in t.odds().shifts if s.what == what)


@cites("VL 2.1.D", "VL 2.1.G")
def test_the_phase_is_passed_over_when_nobody_can_fight() -> None:
    units = {"357DF": "0408", "S343": "0208", "FestungW": "1110"}
    assert situation("vl", "soviet-combat", units=units).phase == "german-movement"
    assert situation("vl", "german-combat", units=units, dice=[4]).phase == "soviet-movement", (
        "the 4 is the weather of the next turn"
    )


@cites("VL 1.4k", "VL 1.6b")
def test_an_hq_with_the_garrison_stays_when_those_beside_it_fall() -> None:
    units = {
        **CITY,
        "Kraft": {"at": "1110", "steps": 1},
        "QG83": "1110",
        "9DFG": "1010",
        "21DFG": "1109",
        "S795": "1418",
        "150DF": "1518",
    }
    t = (
        situation("vl", "soviet-combat", units=units)
        .acts("target 1110", "join 9DFG", "join 21DFG")
        .act("attack", dice=[3, 3, 2])
    )
    t.act("hold", "Kraft")
    assert (t.at("Kraft"), t.at("QG83")) == ("dead", "1110")
