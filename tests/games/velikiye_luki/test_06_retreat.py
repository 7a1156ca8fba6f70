"""6.6.1. Where those go who go back, and what it costs them.

0308 has 0207 and 0208 to the west, 0307 and 0309 beside it, 0407 and 0408 to the east. Quality dice of 3
change nothing for A, B and C.
"""

from __future__ import annotations

from typing import Any

from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

# a pair in contact far away, so that the phase goes on
WITNESSES = {"S795": "1418", "150DF": "1518", "FestungE": "1210"}


def fight(
    die: int,
    *attackers: str,
    target: str = "0308",
    phase: str = "soviet-combat",
    own: Any = None,
    dice: tuple[int, int] = (3, 3),
    **units: Any,
) -> Situation:
    """These, or all who can, attack the target."""
    t = situation("vl", phase, own=own, units={**WITNESSES, **units}).act("target", target)
    for unit in attackers or t.may("join"):
        t.act("join", unit)
    return t.act("attack", dice=[*dice, die])


def result(t: Situation) -> str:
    return str(t.message("vl-result")["result"])


def steps(t: Situation, *units: str) -> list[int]:
    index = t.game.roster.index
    return [t.pos.state.steps[index[u]] if t.pos.state.where[index[u]] >= 0 else 0 for u in units]


# 5 points, quality C; two counters, so that the way is always asked
PAIR: dict[str, Any] = {"S343": "0308", "S663": "0308"}
# with an attacker in 0408 their zones cover every hex around 0308
RINGED: dict[str, Any] = {"31BF": "0108", "26BF": "0306"}


# -- the three priorities


@cites("VL 6.6.1c")
def test_first_out_of_enemy_zones_even_if_not_homewards() -> None:
    """9 to 5 is 3/2, a 6: -/R. A brigade in 0108 watches 0207 and 0208; only 0307 is in nobody's zone."""
    t = fight(6, "9DFG", **PAIR, **{"9DFG": "0408", "31BF": "0108"})
    assert (result(t), t.may("back")) == ("-/R", ["0307"])
    for zone in ("0207", "0208", "0309", "0407"):
        assert t.refusals("back", zone) == ["VL 6.6.1c"]


@cites("VL 6.6.1d")
def test_then_towards_the_friendly_edge() -> None:
    t = fight(6, **PAIR, **{"9DFG": "0408"})
    assert t.may("back") == ["0207", "0208"], "west"
    assert t.refusals("back", "0307") == ["VL 6.6.1d"]
    t = fight(
        6, phase="german-combat", **{"357DF": "0308", "171AT": "0308", "505-291": "0208", "506-291": "0208"}
    )
    assert result(t) == "-/R", "10 to 8 is 1/1, integrity 3/2, a 6"
    assert t.may("back") == ["0407", "0408"], "east"
    assert t.refusals("back", "0307") == ["VL 6.6.1d"]


@cites("VL 6.6.1e")
def test_then_as_far_from_the_enemy_as_can_be() -> None:
    """16 to 5 is 3/1, a 6: -/R1. From 0208: 0109 is two hexes from the brigade in 0111, 0108 three from
    everybody.
    """
    t = fight(6, **PAIR, **{"9DFG": "0408", "257DF": "0407", "31BF": "0111"})
    assert result(t) == "-/R1"
    t.act("back", "0208").act("fall_back")
    assert t.may("back") == ["0108"]
    assert t.refusals("back", "0109") == ["VL 6.6.1e"]


@cites("VL 6.6.1a", "VL 6.6.1b")
def test_never_into_an_enemy_nor_where_it_cannot_go() -> None:
    """0709 has the lake 0708 to its north: tanks do not go there."""
    t = fight(6, target="0709", **{"10-8Pz": "0709", "8-29-12Pz": "0709", "9DFG": "0809", "21DFG": "0809"})
    t.act("fall_back")
    assert t.refusals("back", "0809") == ["VL 6.6.1a"]
    assert t.refusals("back", "0708") == ["VL 6.6.1b"]
    assert t.refusals("back", "0510") == ["VL 6.5b"], "R is one hex"


@cites("VL 1.6b", "VL 6.6.1i")
def test_never_into_the_garrison() -> None:
    """6 to 10 is 1/2 at best: with a 1 the attackers beside the city go back, and not into it."""
    germans = {"Meyer": "1009", "Giehl": "1009", "FestungW": "1110"}
    t = fight(1, target="1009", **{"27RC": "1109", "34RC": "1109", **germans})
    assert result(t).startswith("R")
    assert t.refusals("back", "1110") == ["VL 1.6b"]


# -- zones


@cites("VL 6.6.1f", "VL 4.3b")
def test_a_zone_entered_costs_a_step() -> None:
    """9 to 3 is 3/1, the ring 4/1, a 4: -/R. All around is watched: still homewards."""
    t = fight(4, "9DFG", S343="0308", **{"9DFG": "0408"}, **RINGED)
    assert (result(t), t.may("back")) == ("-/R", ["0207", "0208"])
    t.act("back", "0207")
    assert (t.at("S343"), steps(t, "S343")) == ("0207", [1])
    assert "VL 6.6.1f" in t.cites()


@cites("VL 6.6.1f", "VL 4.2.1d", "VL 4.3b")
def test_a_friend_in_the_hex_cancels_the_zone() -> None:
    t = fight(4, "9DFG", S343="0308", Kraft="0208", **{"9DFG": "0408"}, **RINGED)
    assert (t.at("S343"), steps(t, "S343")) == ("0208", [2]), (
        "the only hex that costs nothing is the one to go to"
    )


@cites("VL 6.6.1f", "VL 4.3b", "VL 6.6.1g")
def test_a_stack_that_goes_together_loses_one_step_and_a_stack_that_parts_one_for_each_group() -> None:
    """AMB-VL-24: 18 to 5 is 3/1, the ring 4/1, a 4: -/R."""
    units: dict[str, Any] = {**PAIR, "9DFG": "0408", "21DFG": "0407", **RINGED}
    t = fight(4, "9DFG", "21DFG", **units).act("back", "0207")
    assert t.may("lose") == ["S343", "S663"], "its owner says which"
    t.act("lose", "S663")
    assert steps(t, "S343", "S663") == [2, 1]
    for second, left in (("0208", [1, 1]), ("0207", [1, 2])):
        t = fight(4, "9DFG", "21DFG", **units).act("apart", "S343").act("back", "0207").act("back", second)
        assert (t.at("S343"), t.at("S663"), steps(t, "S343", "S663")) == ("0207", second, left), (
            "who follows goes with those who have paid"
        )


@cites("VL 6.6.1g", "VL 6.6.1f")
def test_four_may_go_two_by_two_for_a_step_of_each_pair() -> None:
    four: dict[str, Any] = {**PAIR, "Kraft": "0308", "8-29-12Pz": "0308"}
    units: dict[str, Any] = {
        **four,
        "9DFG": "0408",
        "21DFG": "0407",
        "19DFG": "0407",
        "46DFG": "0408",
        **RINGED,
    }
    t = fight(4, "9DFG", "21DFG", "19DFG", "46DFG", **units)
    if t.can("fall_back"):
        t.act("fall_back")
    t.acts("apart S343", "back 0207", "apart S663", "back 0207", "apart Kraft", "back 0208", "back 0208")
    assert [t.at(u) for u in four] == ["0207", "0207", "0208", "0208"]
    assert steps(t, *four) == [1, 2, 1, 1], "S 343 and Kraft have paid; a company of tanks has one step"


@cites("VL 6.6.1h", "VL 6.6.1f", "VL 6.6.1g")
def test_who_has_no_way_is_lost_and_the_others_go_together() -> None:
    """Around 0709 every hex holds an enemy except the lake 0708, where tanks do not go."""
    ring = {"9DFG": "0710", "21DFG": "0609", "19DFG": "0809", "46DFG": "0808", "257DF": "0608"}
    t = fight(4, "9DFG", "21DFG", "46DFG", target="0709", Kraft="0709", FKD="0709", PzAbt18="0709", **ring)
    assert result(t).endswith("/R")
    t.act("fall_back")
    assert (t.at("PzAbt18"), t.may("back")) == ("dead", ["0708"])
    t.act("back", "0708").act("lose", "FKD")
    assert (t.at("Kraft"), steps(t, "Kraft", "FKD")) == ("0708", [2, 1])


@cites("VL 6.6.1f", "VL 4.2.1d")
def test_one_who_held_is_a_friend_to_those_who_go_back_from_the_next_hex() -> None:
    """8 to 9 is 1/2, a 2: R/-. The regiment of quality B stays in 0207; all other ways of
    S 343 are watched.
    """
    units = {"505-291": "0207", "S343": "0208", "9DFG": "0308", "26BF": "0107", "31BF": "0110"}
    t = fight(2, "505-291", "S343", phase="german-combat", **units)
    assert result(t) == "R/-"
    for _ in range(2):
        if t.can("hold", "505-291"):
            t.act("hold", "505-291")
    assert (t.at("S343"), steps(t, "S343", "505-291")) == ("0207", [2, 1])


@cites("VL 6.6.1f", "VL 6.6.2i")
def test_a_retreat_may_be_the_death_of_a_unit() -> None:
    """9 to 1 is 8/1 with the ring, a 2: 1/R2. Its last step goes with the first hex; two obligations are
    left: 3 hexes of advance.
    """
    t = fight(2, "9DFG", S343={"at": "0308", "steps": 1}, **{"9DFG": "0408"}, **RINGED)
    assert result(t) == "1/R2"
    t.act("back", "0207")
    assert (t.at("S343"), t.who) == ("dead", "soviet")
    t.act("lose", "9DFG")
    assert t.pos.frame.memo.hexes == 3


# -- stacks


@cites("VL 6.6.1g")
def test_units_of_a_stack_may_part_but_go_equally_far() -> None:
    """16 to 5 is 3/1, a 6: -/R1. One hex each; then either both go on or one of them loses a step."""
    units = {**PAIR, "9DFG": "0408", "257DF": "0407"}
    t = fight(6, **units).act("apart", "S663").act("back", "0208").act("back", "0207")
    assert (t.at("S343"), t.at("S663")) == ("0207", "0208")
    t.act("fall_back")
    moved = [t.may("back")]
    t.act("back", t.may("back")[0])
    moved.append(t.may("back"))
    t.act("back", t.may("back")[0])
    assert all(moved)
    assert {t.at("S343")[:2], t.at("S663")[:2]} == {"01"}, "both went a second hex west"


@cites("VL 6.6.1g", "VL 1.4k")
def test_hqs_and_rockets_go_back_with_the_stack() -> None:
    t = situation(
        "vl",
        "soviet-combat",
        own={"artillery": [0, 0], "air": [0, 0]},
        units={"S343": "0308", "QG83": "0308", "9DFG": "0408"},
    )
    t.acts("target 0308", "join 9DFG").act("attack", dice=[3, 3, 5])  # 9:3 is 3/1, a 5: -/R
    t.act("back", "0208")
    assert (t.at("S343"), t.at("QG83")) == ("0208", "0208")


@cites("VL 6.6.1k")
def test_a_retreat_onto_a_full_stack_costs_a_unit_when_the_phase_ends() -> None:
    t = (
        fight(5, S343="0308", Kraft="0208", **{"335-205": "0208", "358-205": "0208", "9DFG": "0408"})
        .act("back", "0208")
        .act("halt")
    )
    t.act("end_phase")
    assert (t.who, t.may("disband")) == ("german", ["335-205", "358-205", "Kraft", "S343"])
    t.act("disband", "S343")
    assert (t.at("S343"), t.phase) == ("dead", "german-movement")


# -- no way back


def walled(unit: str) -> dict[str, Any]:
    return {
        unit: "0308",
        "9DFG": "0408",
        "21DFG": "0407",
        "31BF": "0307",
        "26BF": "0309",
        "44S": "0207",
        "45S": "0208",
    }


@cites("VL 6.6.1h", "VL 6.6.1a")
def test_with_no_way_back_a_unit_is_lost() -> None:
    """18 to 3 is 6/1, the ring 7/1, a 1: -/R."""
    t = fight(1, "9DFG", "21DFG", **walled("S343"))
    assert (result(t), t.at("S343")) == ("-/R", "dead")
    assert "VL 6.6.1h" in t.cites()


@cites("VL 6.6.1h", "VL 1.4k", "VL 1.5m")
def test_its_hq_is_taken_off_and_its_rockets_are_destroyed() -> None:
    units = {**walled("S343"), "QG83": "0308", "sWR3": "0308"}
    t = situation(
        "vl", "soviet-combat", own={"artillery": [0, 0], "air": [0, 0]}, units={**WITNESSES, **units}
    )
    t.acts("target 0308", "join 9DFG", "join 21DFG", "attack").act("ready", dice=[3, 3, 1])
    assert [t.at(u) for u in ("S343", "QG83", "sWR3")] == ["dead", "pool", "dead"]


@cites("VL 6.6.1h", "VL 6.6.1b")
def test_a_lake_is_no_way_for_tanks_and_one_for_infantry() -> None:
    """0709: all around is held but the lake 0708. 18 to 4 is 4/1, the ring 5/1, a 3: -/R; 18 to 3 is 7/1 with
    the ring, a 1: -/R.
    """
    wall = {"9DFG": "0809", "21DFG": "0808", "31BF": "0608", "26BF": "0609", "44S": "0710"}
    t = fight(3, "9DFG", "21DFG", target="0709", **{"10-8Pz": "0709"}, **wall)
    assert t.may("hold") == ["10-8Pz"]
    assert t.act("fall_back").at("10-8Pz") == "dead"
    t = fight(1, "9DFG", "21DFG", target="0709", S343="0709", **wall)
    assert (t.at("S343"), steps(t, "S343")) == ("0708", [1]), "over the ice, through a zone"
    t = fight(6, "9DFG", "21DFG", target="0709", S343="0709", **{"10-8Pz": "0709"}, **wall)
    assert result(t) == "-/R", "18 to 7 is 2/1; the ring and the Germans' tanks cancel"
    t.act("fall_back")
    assert (t.at("S343"), t.at("10-8Pz")) == ("0708", "dead")


# -- beside the city

CITY: dict[str, Any] = {
    **{"FestungW": "1110", "504-291": "1009", "505-291": "1008", "506-291": "1008"},
    **{"S343": "1108", "S663": "1208", "S591": "1209", "357DF": "1109"},
}


@cites("VL 6.6.1i")
def test_a_besieger_with_the_city_behind_him_loses_a_step_and_stays() -> None:
    """AMB-VL-25. 15 to 7 is 2/1; integrity, the ring and the besieger give three columns: 5/1, a 3: -/R."""
    t = fight(
        3,
        "504-291",
        "505-291",
        "506-291",
        target="1109",
        phase="german-combat",
        own={"encircled": True},
        **CITY,
    )
    assert result(t) == "-/R"
    assert (t.at("357DF"), steps(t, "357DF")) == ("1109", [2])
    assert "VL 6.6.1i" in t.cites()
    assert t.may("advance") == []
    assert t.may("target"), "nobody advances into a hex that is held"


@cites("VL 6.6.1i")
def test_his_hq_stays_with_him() -> None:
    own = {"encircled": True, "artillery": [0, 0], "air": [0, 0]}
    t = fight(
        3, "504-291", "505-291", "506-291", target="1109", phase="german-combat", own=own, QG3C="1109", **CITY
    )
    assert (t.at("357DF"), t.at("QG3C"), steps(t, "357DF")) == ("1109", "1109", [2])


@cites("VL 6.6.1i", "VL 6.6.1h")
def test_without_an_encirclement_he_is_lost() -> None:
    """15 to 7 with integrity and the ring: 4/1, a 4: -/R."""
    t = fight(4, "504-291", "505-291", "506-291", target="1109", phase="german-combat", **CITY)
    assert (result(t), t.at("357DF")) == ("-/R", "dead")


@cites("VL 6.6.1i")
def test_with_another_way_he_goes_it() -> None:
    """1209 is free: a zone, but a way."""
    units = {**CITY, "S591": "0512"}
    t = fight(
        3,
        "504-291",
        "505-291",
        "506-291",
        target="1109",
        phase="german-combat",
        own={"encircled": True},
        **units,
    )
    assert (t.at("357DF"), steps(t, "357DF")) == ("1209", [2]), "it costs a step by 6.6.1f, not by 6.6.1i"
    assert "VL 6.6.1f" in t.cites()
    assert "VL 6.6.1i" not in t.cites()


# -- off the map

EDGE: dict[str, Any] = {"S343": "0108", "9DFG": "0208", "21DFG": "0207", "26BF": "0107", "31BF": "0109"}


@cites("VL 6.6.1j")
def test_forced_off_the_map_a_unit_returns_next_turn_by_the_same_hex_or_beside_it() -> None:
    """18 to 3 is 6/1, the ring 7/1, a 1: -/R."""
    t = fight(1, "9DFG", "21DFG", target="0108", **EDGE)
    assert t.at("S343") == "pool"
    assert "VL 6.6.1j" in t.cites()
    assert t.game.hooks.own_view(t.pos, 1)["back"] == {"S343": {"turn": 5, "hex": "0108"}}
    t.act("halt").act("end_phase")
    assert t.phase == "german-movement"
    assert "VL 6.6.1j" in t.refusals("enter", "S343"), "not in the same turn"
    t.act("end_phase").act("end_phase", dice=[4]).act("end_phase").act("end_phase")
    assert t.phase == "german-movement"
    t.act("enter", "S343")
    assert t.may("at") == ["0108"], "0107 and 0109 are the enemy's"


@cites("VL 6.6.1j")
def test_if_the_enemy_holds_it_the_return_is_shifted() -> None:
    t = fight(1, "9DFG", "21DFG", target="0108", **EDGE).act("advance", "9DFG").act("halt")
    t.act("end_phase").act("end_phase").act("end_phase", dice=[4]).act("end_phase").act("end_phase")
    t.act("enter", "S343")
    assert t.may("at") == ["0106", "0110"]


@cites("VL 6.6.1j", "VL 6.6.1h")
def test_a_hex_of_the_map_comes_before_the_edge() -> None:
    """With 0107 free the unit goes there, zone or not."""
    t = fight(1, "9DFG", "21DFG", target="0108", **{**EDGE, "26BF": "0205"})
    assert t.at("S343") == "0107"
