"""SS 9C to 9E, 9H, 10H, 28D1b: every result, and which losses meet it."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.fights import (
    EAST,
    PLAIN,
    WEST,
    around,
    battle,
    facing,
    fought,
    joined,
    names,
    numbers,
    resolved,
    steps,
)
from tests.games.sudden_storm.situations import GAME

from grognard.games.sudden_storm.law.combat.armament import payers
from grognard.games.sudden_storm.law.combat.duties import Loss
from grognard.games.sudden_storm.law.combat.losses import loss_taker
from grognard.games.sudden_storm.law.names import own
from grognard.kernel.changes import Rolled
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation


def dead(t: Situation, unit: str) -> bool:
    return t.at(unit) in ("dead", "gone")


# -- results: two Germans of 8 attack a rifle division of 5 and a brigade of 3, and so on

LATER = {"G58Inf": "1B:3016", "S168Rif": "1B:3015"}  # keeps the phase open when a combat is over


def result(t: Situation) -> str:
    found = t.message("ss-result")["result"]
    assert isinstance(found, str)
    return found


def back(t: Situation) -> Situation:
    """Retreats, whoever goes first, wherever he may."""
    while (t.may("unit") and "back" not in choices(t.pos).verbs) or "back" in choices(t.pos).verbs:
        verb = "back" if "back" in choices(t.pos).verbs else "unit"
        if verb == "unit" and choices(t.pos).prompt != "ss-retreat-who":
            break
        t.act(verb, t.may(verb)[0])
    return t


def strike(attackers: str, defenders: str, *dice: int, **more: Any) -> Situation:
    more["others"] = LATER | more.pop("others", {})
    return fought(attackers, defenders, *dice, **more)


@cites("SS 9C.NE")
def test_no_effect() -> None:
    t = strike("G1Inf G11Inf", "S54Rif S8RifB", 2)
    assert result(t) == "NE"
    assert {t.at("G1Inf"), t.at("G11Inf")} == {WEST}
    assert {t.at("S54Rif"), t.at("S8RifB")} == {PLAIN}
    assert steps(t, "G1Inf") == steps(t, "S54Rif") == 2
    assert t.may("target")


@cites("SS 9C.AE", "SS 9E.1", "SS 9F1.1")
def test_all_attackers_are_eliminated_and_their_cadres_go_back() -> None:
    t = strike("G330Inf G610ArtR", "S54Rif S14Rif S100Rif", 1)
    assert result(t) == "AE"
    assert dead(t, "G610ArtR")
    assert steps(t, "G330Inf") == 1
    assert steps(t, "S54Rif") == 2
    back(t)
    assert t.at("G330Inf") != WEST
    assert not dead(t, "G330Inf")


@cites("SS 9C.AE", "SS 9E.1")
def test_all_defenders_are_eliminated() -> None:
    t = strike("G6Pz G8Pz", "S8RifB S54Rif", 6)
    assert result(t) == "DE"
    assert dead(t, "S8RifB")
    assert steps(t, "S54Rif") == 1
    back(t)
    assert t.at("S54Rif") not in (PLAIN, "dead")
    assert "advance" in choices(t.pos).verbs


@cites("SS 9C.AH", "SS 9D.1", "SS 9E.2")
def test_half_of_the_attackers_are_eliminated() -> None:
    """Of 13 at least 7: the division of 8 falls to its cadre, that of 5 would be lost in vain."""
    t = strike("G1Inf G339Sta", "S54Rif S100Rif", 1)
    assert result(t) == "AH"
    assert (steps(t, "G1Inf"), t.at("G339Sta")) == (1, WEST)
    back(t)
    assert WEST not in (t.at("G1Inf"), t.at("G339Sta"))
    assert not dead(t, "G1Inf")


@cites("SS 9C.AH", "SS 9D.1", "SS 9E.3", "SS 9H")
def test_half_of_the_defenders_are_eliminated() -> None:
    """Of 11 at least 6: the division and its cadre, the division and a brigade, or both brigades."""
    everybody = {"G61Inf": EAST, "G217Inf": EAST}
    t = facing("G1Inf G11Inf G21Inf", "S54Rif S8RifB S41RifB", others=LATER | everybody)
    t = joined(t, PLAIN, "G1Inf G11Inf G21Inf G61Inf G217Inf").act("attack", dice=[6])
    assert result(t) == "DH"
    assert t.who == "soviet"
    assert t.may("lose") == ["S41RifB", "S54Rif", "S8RifB"]
    t.act("lose", "S8RifB")
    assert t.may("lose") == ["S41RifB", "S54Rif"]
    t.act("lose", "S41RifB")
    assert steps(t, "S54Rif") == 2
    back(t)
    assert t.at("S54Rif") not in (PLAIN, "dead")


@cites("SS 9C.AR")
def test_the_attacker_retreats_whole() -> None:
    t = strike("G1Inf G339Sta", "S54Rif S100Rif", 3)
    assert result(t) == "AR"
    back(t)
    assert WEST not in (t.at("G1Inf"), t.at("G339Sta"))
    assert steps(t, "G1Inf") == 2


@cites("SS 9C.AR", "SS 9F1.1")
def test_the_defender_retreats_whole() -> None:
    t = strike("G1Inf G11Inf", "S54Rif S8RifB", 6)
    assert result(t) == "DR"
    back(t)
    for unit in ("S54Rif", "S8RifB"):
        assert t.at(unit) not in (PLAIN, "dead")
    assert steps(t, "S54Rif") == 2


# -- exchanges


@cites("SS 9C.EX", "SS 9E.1")
def test_an_exchange_costs_both_as_much() -> None:
    """The defenders lose 8, and go back; the attackers lose 8, and stay."""
    t = strike("G1Inf G11Inf", "S54Rif S8RifB", 4)
    assert result(t) == "EX"
    assert dead(t, "S8RifB")
    assert steps(t, "S54Rif") == 1
    assert (steps(t, "G1Inf"), steps(t, "G11Inf")) == (
        2,
        2,
    )  # the eliminated side first, its retreats, then they
    back(t)
    assert t.at("S54Rif") not in (PLAIN, "dead")
    assert t.may("lose") == ["G11Inf", "G1Inf"]
    t.act("lose", "G1Inf")
    assert (steps(t, "G1Inf"), steps(t, "G11Inf")) == (1, 2)
    assert t.at("G1Inf") == WEST  # D1: no retreat of the stronger side
    assert "advance" in choices(t.pos).verbs


@cites("SS 9C.HX")
def test_a_half_exchange_costs_the_stronger_half() -> None:
    """E22: the weaker side loses 10, the other at least 5."""
    t = strike("G1Inf G11Inf G339Sta", "S54Rif S14Rif", 5)
    assert result(t) == "HX"
    back(t)
    assert t.may("lose") == ["G11Inf", "G1Inf", "G339Sta"]
    t.act("lose", "G339Sta")
    assert (steps(t, "G1Inf"), steps(t, "G11Inf")) == (2, 2)
    assert "advance" in choices(t.pos).verbs


@cites("SS 9C.EX", "SS 9C.HX")
def test_the_defender_is_the_weaker_side_when_both_are_equal() -> None:
    t = strike("G1Inf", "S54Rif S8RifB", 6)
    assert result(t) == "EX"
    assert dead(t, "S8RifB")
    assert (steps(t, "S54Rif"), steps(t, "G1Inf")) == (1, 2)
    back(t)
    assert steps(t, "G1Inf") == 1


@cites("SS 9C.EX", "SS 9D.1", "SS 9D.2")
def test_the_attacker_may_be_the_weaker_side() -> None:
    """Printed strength counts, not that of the day: 8 attack 10 that defend with 5, and are eliminated; the
    defenders lose as much, and stay where they are (D1).
    """
    hungry = {unit: {"at": PLAIN, "marks": ["starving"]} for unit in ("S54Rif", "S14Rif")}
    t = strike("G1Inf", "S54Rif S14Rif", 5, as_=hungry)
    assert t.message("ss-odds")["column"] == "3-2"
    assert result(t) == "EX"
    assert (steps(t, "G1Inf"), steps(t, "S54Rif"), steps(t, "S14Rif")) == (1, 2, 2)
    back(t)
    assert t.at("G1Inf") not in (WEST, "dead")
    assert (steps(t, "S54Rif"), steps(t, "S14Rif")) == (1, 1)
    assert t.at("S54Rif") == t.at("S14Rif") == PLAIN


# -- duties


@cites("SS 9H", "SS 10H.1")
def test_half_of_the_attackers_losses_fall_on_his_armour() -> None:
    """E25: he owes ten, five of them from armour: panzers and their cadre, or panzers and infantry."""
    t = strike("G1Pz G1Inf", "S54Rif S14Rif", 3)
    assert result(t) == "EX"
    back(t)
    assert (steps(t, "G1Inf"), steps(t, "G1Pz")) == (2, 1)  # nobody can do without their nine
    assert t.may("lose") == ["G1Inf", "G1Pz"]
    t.act("lose", "G1Inf")
    assert (steps(t, "G1Inf"), steps(t, "G1Pz")) == (1, 1)


@cites("SS 10H.1")
def test_who_attacks_over_a_side_that_bars_armour_bears_nothing_for_it() -> None:
    """SS-P11, SS-P47: two panzer divisions, one of them over a major river."""
    t = facing("G1Pz", "S54Rif", "2A:2903", from_="2A:3002", others=LATER | {"G4Pz": "2A:2803"})
    t = joined(t, "2A:2903", "G1Pz G4Pz")
    assert names(t, payers(t.pos, battle(t)._replace(defenders=numbers("S54Rif")), True)) == ["G4Pz"]


@cites("SS 10H.1", "SS 10H.2")
def test_a_cadre_pays_only_if_it_is_half_or_better() -> None:
    """SS-P47: that of a panzer division does, that of a mechanised one does not."""
    t = joined(facing("G1Pz G3PzG", "S54Rif", others=LATER), PLAIN, "G1Pz G3PzG")
    due = battle(t)._replace(armour=(numbers("G1Pz G3PzG"), 0))
    assert loss_taker(t.pos, due, unit("G1Pz"), True).losses == (Loss(9, 3), Loss(4, 3))
    assert loss_taker(t.pos, due, unit("G3PzG"), True).losses == (Loss(11, 3), Loss(4, 1))


@cites("SS 9H", "SS 28D1b.4")
def test_one_loss_may_serve_both_duties() -> None:
    t = joined(facing("G1Pz", "S54Rif", others=LATER), PLAIN, "G1Pz")
    due = battle(t)._replace(armour=(numbers("G1Pz"), 0), winter=(numbers("G1Pz"), 0))
    assert loss_taker(t.pos, due, unit("G1Pz"), True).losses == (Loss(9, 7), Loss(4, 7))


@cites("SS 10C3.1", "SS 10H.1")
def test_who_does_without_armour_owes_nothing_for_it() -> None:
    t = facing("G1Pz G1Inf", "S54Rif S14Rif", others=LATER)
    t = joined(t, PLAIN, "G1Pz G1Inf").act("decline").act("attack", dice=[5])
    assert result(t) == "EX"
    back(t)
    t.act("lose", "G1Inf")
    assert t.may("lose") == ["G1Inf", "G1Pz"]
    t.act("lose", "G1Inf")
    assert steps(t, "G1Pz") == 2


@cites("SS 10H.2")
def test_half_of_the_defenders_losses_fall_on_his_guns() -> None:
    """An anti-tank brigade and a brigade: ATEC of one half; of 6 lost 3 are due, half of it from the guns."""
    t = strike("G6Pz G1Pz", "SBalt1ATB S8RifB", 5)
    assert result(t) == "DH"
    assert (dead(t, "SBalt1ATB"), dead(t, "S8RifB")) == (True, False)


@cites("SS 28D1b.4", "SS 9H")
def test_half_of_the_losses_in_winter_fall_on_who_is_equipped() -> None:
    t = strike("S1GdRif S54Rif", "G330Inf", 2, own={"weather": "snow"}, turn=14)
    assert result(t) == "EX"
    back(t)
    assert (steps(t, "S1GdRif"), steps(t, "S54Rif")) == (1, 2)


@cites("SS 28D1b.4")
def test_no_such_duty_before_the_winter() -> None:
    t = strike("S1GdRif S54Rif", "G330Inf", 4, turn=5)
    assert result(t) == "EX"
    back(t)
    assert t.may("lose") == ["S1GdRif", "S54Rif"]


# -- trucks, intrinsic defences


@cites("SS 14D.1")
def test_trucks_share_the_fate_of_the_weaker_side() -> None:
    """SS-P45."""
    t = strike("G330Inf G1Trk", "S54Rif S14Rif S100Rif", 1)
    assert result(t) == "AE"
    assert dead(t, "G1Trk")
    t = strike("G1Inf G339Sta G1Trk", "S54Rif S100Rif", 1)
    assert result(t) == "AH"
    assert not dead(t, "G1Trk")
    back(t)
    assert t.at("G1Trk") not in (WEST, "dead")


@cites("SS 14D.2")
def test_trucks_alone_are_gone_without_a_die() -> None:
    """SS-P43: the attackers have attacked, and may advance."""
    t = strike("S54Rif", "G1Trk G2Trk")
    assert t.rolls == []
    assert dead(t, "G1Trk")
    assert dead(t, "G2Trk")
    t.act("advance", "S54Rif")
    assert t.at("S54Rif") == PLAIN
    assert t.units_marked("fought") == ["S54Rif"]


@cites("SS 30J.2")
def test_an_intrinsic_defence_cannot_go_back() -> None:
    """SS-P22: any retreat removes it, and for good."""
    place = GAME.map.label(GAME.rules.data.scenario.where[unit("GinTilsit")])
    t = strike("S100Rif S14Rif", "GinTilsit", 6, target=place, from_=around(place)[3])
    assert result(t) in ("DE", "DH", "DR")
    assert t.at("GinTilsit") == "gone"


# -- what is lost counts


@cites("SS 33B3.1")
def test_special_replacements_count_what_is_lost() -> None:
    """SS-P84: what falls to a cadre counts less what the cadre has left; isolated units do not count."""
    t = strike("G6Pz G8Pz", "S8RifB S54Rif", 6)
    assert dict(own(t.pos).losses) == {"soviet": 3 + 5 - 1}
    ring = dict(zip(("G1Inf", "G11Inf", "G21Inf", "G61Inf", "G217Inf"), around(PLAIN)[1:], strict=True))
    t = strike("G6Pz G8Pz", "S8RifB S54Rif", 6, others=ring)
    assert t.message("ss-result")
    assert dict(own(t.pos).losses) == {}


@cites("SS 33E1.1", "SS 33E2")
def test_who_takes_the_place_of_a_fragile_division() -> None:
    """A cadre of a 5-6 leaves a 3-6 in the pool; a tank division nothing; a 3-6 itself."""
    small = {"S54Rif": {"at": PLAIN, "steps": 1}, "S1SubRif": "converted", "S131SubRif": "converted"}
    t = strike("G6Pz G8Pz", "S54Rif S22NkMot S237Rif", 6, as_=small)
    assert result(t) == "DE"
    assert (t.at("S54Rif"), t.at("S22NkMot"), t.at("S237Rif")) == ("gone", "gone", "dead")
    assert (t.at("S1SubRif"), t.at("S131SubRif")) == ("dead", "converted")


@cites("SS 33E1.3")
def test_a_weaker_finnish_division_takes_the_place_of_a_fragile_one() -> None:
    small = {"F1Rif": {"at": "6A:3226", "steps": 1}, "F1SubRif": "converted"}
    t = facing("S54Rif S14Rif", "F1Rif", "6A:3226", from_="6A:3327", others=LATER, as_=small)
    t = resolved(joined(t, "6A:3226", "S54Rif S14Rif"), "DE")
    assert (t.at("F1Rif"), t.at("F1SubRif")) == ("gone", "dead")


@cites("SS 3C3")
def test_one_die_of_six() -> None:
    t = strike("G1Inf G11Inf", "S54Rif S8RifB", 2)
    assert [(roll.sides, roll.face) for roll in t.log if isinstance(roll, Rolled)] == [(6, 2)]


def unit(id: str) -> int:
    return GAME.roster.index[id]
