"""SS 9, 9B, 8B.3, 14D, 29.4, 30A2, 30F, 31: who may attack what."""

from __future__ import annotations

import pytest
from tests.games.sudden_storm.fights import (
    EAST,
    NORTH_WEST,
    PLAIN,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    around,
    attack,
    battle,
    facing,
    fought,
    joined,
    spread,
    strengths,
)
from tests.games.sudden_storm.situations import drawn, remembered, until

from grognard.kernel.cite import cites
from grognard.kernel.engine import choices

# -- whom


@cites("SS 9.1")
def test_only_enemies_next_to_ones_own_are_attacked() -> None:
    t = facing("G1Inf", "S54Rif", others={"S14Rif": around(EAST)[3]})
    assert t.may("target") == [PLAIN]
    assert "SS 9.1" in t.refusals("target", around(EAST)[3])
    assert "SS 9.1" in t.refusals("target", NORTH_WEST)


@cites("SS 9.1")
def test_nobody_must_attack() -> None:
    t = facing("G1Inf", "S54Rif")
    assert t.may("end_phase") == [""]
    t = attack("G1Inf", "S54Rif").act("cancel")
    assert t.may("end_phase") == [""]
    assert t.may("target") == [PLAIN]


@cites("SS 9B3", "SS 9B2")
def test_an_attack_is_against_all_units_of_one_hex() -> None:
    t = attack("G1Inf", "S54Rif S14Rif", others={"S100Rif": SOUTH_WEST})
    assert strengths(t) == (8, 10)


@cites("SS 9B1", "SS 9B4", "SS 9B5", "SS 9B6")
def test_a_stack_may_attack_several_hexes_and_each_unit_once() -> None:
    two = {"S14Rif": SOUTH_WEST}
    t = facing("G1Inf G11Inf G21Inf", "S54Rif", others=two)
    joined(t, PLAIN, "G1Inf").act("attack", dice=[4])
    assert t.may("target") == [SOUTH_WEST]
    assert "SS 9B1" in t.refusals("target", PLAIN)
    t.act("target", SOUTH_WEST)
    assert t.may("join") == ["G11Inf", "G21Inf"]
    assert "SS 9B1" in t.refusals("join", "G1Inf")
    t.act("join", "G11Inf")
    assert "SS 9B5" in t.refusals("join", "G11Inf")


@cites("SS 9B1")
def test_the_next_phase_begins_anew() -> None:
    t = fought("G1Inf G11Inf", "S54Rif", 2, others={"S14Rif": SOUTH_WEST})
    assert sorted(t.units_marked("fought")) == ["G11Inf", "G1Inf"]
    assert remembered(t).attacked
    until(t, "soviet-combat")
    assert t.units_marked("fought") == []
    assert not remembered(t).attacked
    assert t.may("target")


# -- with what


@cites("SS 9B7", "SS 8B.3")
def test_the_limit_of_the_hex_attacked_binds_attackers_of_each_hex() -> None:
    """E20: an Arctic hex, attacked from one to the south of the line that holds six."""
    target, from_ = "6A:2112", "6A:2212"
    stock = {"stocks": [[from_, "soviet", 3]]}
    mine = "S54Rif S8RifB S41RifB SLeni1ArtB SLeni2ArtB"
    t = facing(mine, "G1Inf", target, from_=from_, own=stock).act("target", target)
    t.acts("join S54Rif", "join S8RifB", "join SLeni1ArtB")
    assert "SS 9B7" in t.refusals("join", "S41RifB")
    assert "SS 9B7" in t.refusals("join", "SLeni2ArtB")


@cites("SS 9B7")
def test_three_divisions_from_each_hex() -> None:
    t = facing("G1Inf G11Inf G21Inf", "S54Rif", others={"G61Inf": EAST, "G217Inf": EAST})
    joined(t, PLAIN, "G1Inf G11Inf G21Inf G61Inf G217Inf")
    assert strengths(t)[0] == 8 * 4 + 7


@cites("SS 14D.1")
def test_trucks_do_not_attack_alone() -> None:
    t = attack("G1Trk", "S54Rif", others=spread("G1Inf", WEST))
    assert "SS 14D.1" in t.refusals("attack")
    t.act("join", "G1Inf")
    assert t.may("attack") == [""]
    assert strengths(t) == (8, 5)


@cites("SS 14D.1")
def test_a_truck_by_itself_has_nothing_to_attack() -> None:
    t = facing("G1Inf", "S54Rif", others={"G1Trk": "8A:0719", "S14Rif": "8A:0718"})
    assert t.may("target") == [PLAIN]


@cites("SS 7A2.3")
def test_who_has_gone_by_strategic_rail_does_not_attack() -> None:
    railed = {"G1Inf": {"at": WEST, "marks": ["strategic"]}}
    t = facing("G1Inf G11Inf", "S54Rif", as_=railed).act("target", PLAIN)
    assert t.may("join") == ["G11Inf"]
    assert "SS 7A2.3" in t.refusals("join", "G1Inf")


@cites("SS 30J.2")
def test_an_intrinsic_defence_does_not_attack() -> None:
    t = drawn("axis-combat", {"GinTilsit": "1B:2523", "G1Inf": "1B:2523", "S54Rif": "1B:2423"})
    t.act("target", "1B:2423")
    assert "SS 30J.2" in t.refusals("join", "GinTilsit")


# -- over what ground


@cites("SS 9.2")
def test_no_attack_over_ground_that_is_prohibited() -> None:
    """Mud closes swamps to tanks, and mountains; infantry goes there."""
    mud = {"weather": "mud"}
    t = facing("G1Inf G1Pz", "S54Rif", "1B:2110", from_="1B:2111", own=mud).act("target", "1B:2110")
    assert t.may("join") == ["G1Inf"]
    assert "SS 9.2" in t.refusals("join", "G1Pz")
    t = facing("G1Pz", "S54Rif", "1B:2110", from_="1B:2111", own=mud, others={"G1Inf": WEST, "S14Rif": PLAIN})
    assert "SS 9.2" in t.refusals("target", "1B:2110")


@cites("SS 9.2", "SS 30A2.1")
def test_no_attack_across_the_strait_of_kerch() -> None:
    t = drawn("axis-combat", {"G1Inf": "4A:3526", "S54Rif": "4A:3525", "G11Inf": WEST, "S14Rif": PLAIN})
    assert t.may("target") == [PLAIN]
    assert "SS 30A2.1" in t.refusals("target", "4A:3525")


# -- nations


def test_hungarians_do_not_attack_with_rumanians_or_slovaks() -> None:
    t = facing("H102Sec G1Inf", "S54Rif", others={"R6Inf": EAST, "K1Infb": SOUTH_WEST})
    joined(t, PLAIN, "H102Sec")
    assert "SS 31A.2" in t.refusals("join", "R6Inf")
    assert "SS 31A.2" in t.refusals("join", "K1Infb")
    t.act("join", "G1Inf").act("leave", "H102Sec").act("join", "R6Inf")
    assert "SS 31A.2" in t.refusals("join", "H102Sec")


def test_finns_do_not_attack_outside_the_theatres() -> None:
    t = drawn("axis-combat", {"F1Rif": "6A:3819", "G1Inf": WEST, "S54Rif": "6A:3919", "S14Rif": PLAIN})
    assert t.may("target") == [PLAIN]
    assert "SS 31B1.3" in t.refusals("target", "6A:3919")


# -- the surprise turn


@cites("SS 30F.1")
def test_only_germans_attack_in_the_surprise_turn() -> None:
    units = {"G1Inf": "1B:2623", "S54Rif": "1B:2622", "R6Inf": "3B:1420", "S14Rif": "3B:1419"}
    t = drawn("surprise-combat", units, own={"surprise": True}, turn=1)
    assert t.may("target") == ["1B:2622"]
    t.act("target", "1B:2622").act("join", "G1Inf")
    assert strengths(t) == (8, 5)


# -- the Arctic


@cites("SS 29.4", "SS 29.5")
def test_an_attack_in_the_arctic_costs_a_point() -> None:
    """Of a stock that all attackers reach; it does not feed them."""
    target, from_ = "6A:2112", "6A:2012"
    hungry = {"S54Rif": {"at": from_, "marks": ["unsupplied"]}}
    t = facing("S54Rif", "G1Inf", target, from_=from_, own={"stocks": [[from_, "soviet", 2]]}, as_=hungry)
    joined(t, target, "S54Rif")
    assert strengths(t)[0] == 2.5
    t.act("attack", dice=[6])
    assert [one.points for one in remembered(t).stocks] == [1]


@cites("SS 29.4")
def test_without_a_point_in_reach_nobody_attacks_there() -> None:
    target, from_ = "6A:2112", "6A:2012"
    far = {"stocks": [["2A:0931", "soviet", 9]]}
    others = {"S14Rif": WEST, "G11Inf": PLAIN}
    t = facing("S54Rif", "G1Inf", target, from_=from_, own=far, others=others).act("target", target)
    assert "SS 29.4" in t.refusals("join", "S54Rif")


@cites("SS 29.4")
def test_the_hex_attacked_decides() -> None:
    """SS-P19: nothing is paid south of the line."""
    t = fought("S54Rif", "G1Inf", 6, own={"stocks": [[WEST, "soviet", 2]]}, others={"G11Inf": EAST})
    assert [one.points for one in remembered(t).stocks] == [2]


@cites("SS 29.4")
def test_its_owner_chooses_the_stock() -> None:
    target, from_ = "6A:2112", "6A:2012"
    other = next(label for label in around(from_) if label != target)
    own = {"stocks": [[from_, "soviet", 2], [other, "soviet", 1]]}
    t = attack("S54Rif", "G1Inf", target, from_=from_, own=own).act("attack")
    assert t.may("provide") == sorted([from_, other])
    t.act("provide", other, dice=[6])
    assert [one.points for one in remembered(t).stocks] == [2]


# -- refugees


@cites("SS 9F1.6")
def test_refugees_alone_are_not_attacked() -> None:
    """SS-P82: those who have retreated, wherever that has brought them next to other attackers."""
    far = {"GGDMotR": "8A:1209", "G61Inf": "1B:3016", "S168Rif": "1B:3015"}
    t = facing("G1Inf G11Inf", "S54Rif", others=far)
    joined(t, PLAIN, "G1Inf G11Inf").act("attack", dice=[5])
    t.act("back", SOUTH_EAST)
    assert t.units_marked("beaten") == ["S54Rif"]
    t.act("halt")
    assert "SS 9F1.6" in t.refusals("target", SOUTH_EAST)
    until(t, "soviet-combat")
    assert t.units_marked("beaten") == []


@cites("SS 9F1.6", "SS 9C.AH")
def test_refugees_only_suffer() -> None:
    """They add nothing to the defence, and with DH lose half of their own strength (SS-P14)."""
    guests = {unit: {"at": PLAIN, "marks": ["beaten"]} for unit in ("S14Rif", "S100Rif")}
    t = facing("G1Inf G11Inf G21Inf", "S54Rif S8RifB", as_=guests)
    joined(t, PLAIN, "G1Inf G11Inf G21Inf")
    assert strengths(t) == (24, 8)
    t.act("attack", dice=[6])
    assert t.message("ss-result")["result"] == "DH"
    assert battle(t).counted.bit_count() == 2
    assert t.who == "soviet"
    assert "lose" in choices(t.pos).verbs


@pytest.mark.parametrize("phase", ["axis-combat", "soviet-combat"])
def test_both_sides_have_a_combat_phase(phase: str) -> None:
    t = drawn(phase, {"G1Inf": WEST, "S54Rif": PLAIN})
    assert len(t.may("target")) == 1
