"""VIII. What comes of a combat: losses, retreats and the advance."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation


def attack(t: Situation, target: str, *attackers: str, dice: tuple[int, ...] = ()) -> Situation:
    t.act("target", target)
    for unit in attackers:
        t.act("join", unit)
    return t.act("attack", dice=dice)


def assault(
    die: int,
    phase: str = "white-combat",
    own: dict[str, Any] | None = None,
    target: str = "0711",
    **units: Any,
) -> Situation:
    """All units of the attacking side that can, attack one hex."""
    t = situation("ts", phase, own=own, **units).act("target", target)
    for unit in t.may("join"):
        t.act("join", unit)
    return t.act("attack", dice=[die])


# -- DR and AR: two hexes back


@cites("TS VIII.r1", "TS VIII.ret1")
def test_every_defender_goes_back_two_hexes_by_ways_of_his_owners_choice() -> None:
    """AMB-TS-07: out of White's zone, and two hexes away from where he stood."""
    t = assault(2, R37_3="0711", R37_4="0711", W2_1="0712", W2_2="0712", W2_3="0712")
    assert (t.who, t.may("retreat")) == ("red", ["R37-3", "R37-4"])
    t.act("retreat", "R37-4")
    assert t.may("back") == ["0610", "0710", "0810"]
    assert "TS VII.4" in t.refusals("back", "0811")
    t.act("back", "0710")
    assert t.may("back") == ["0609", "0709", "0809"], "0610 and 0810 are but one hex from 0711"
    t.act("back", "0709").act("back", "0610")
    assert t.may("back") == ["0510", "0511", "0609"]
    t.act("back", "0511")
    assert (t.at("R37-4"), t.at("R37-3")) == ("0709", "0511")


@cites("TS VIII.r2", "TS VIII.ret1")
def test_every_attacker_beside_the_hex_goes_back_two_hexes() -> None:
    t = assault(3, R37_1="0711", R37_3="0711", W2_1="0712", W2_2="0811")
    assert (t.who, t.may("retreat")) == ("white", ["W2-1", "W2-2"])
    t.act("retreat", "W2-2")
    assert t.may("back") == ["0812", "0911", "0912"]
    t.acts("back 0911", "back 1011")
    assert t.may("back") == ["0612", "0713", "0812"]
    t.acts("back 0713", "back 0714")
    assert (t.at("W2-1"), t.at("W2-2"), t.at("R37-1")) == ("0714", "1011", "0711")


@cites("TS VIII.r2", "TS IX.range.6")
def test_guns_at_two_hexes_stand_firm_when_the_others_are_beaten_back() -> None:
    """AMB-TS-14."""
    t = assault(3, R37_1="0711", R37_3="0711", W2_1="0712", W2_A="0713", W3K_A="0811")
    assert t.may("retreat") == ["W2-1", "W3K-A"], (
        "artillery that fires from the next hex shares the fate of the rest"
    )


@cites("TS VIII.r2", "TS VIII.r4", "TS IX.range.6")
def test_nothing_happens_to_attackers_who_all_fire_from_afar() -> None:
    """AMB-TS-14: 4 to 5 is 1-2: a 2 would beat them back, a 6 destroy them."""
    for die in (2, 6):
        t = assault(die, R37_1="0711", R37_3="0711", W2_A="0713", W3K_A="0713")
        assert (t.at("W2-A"), t.at("W3K-A"), t.at("R37-1")) == ("0713", "0713", "0711")
        assert t.phase == "red-movement"


# -- DE, AE and EX: losses


@cites("TS VIII.r3")
def test_all_defenders_are_lost_even_in_a_fort() -> None:
    t = assault(1, target="0707", R_M1="0707", R37_A1="0707", R_HQ="0707", W2_1="0607", W2_2="0607")
    assert t.rolls == [1]
    assert [t.at(u) for u in ("R-M1", "R37-A1", "R-HQ")] == ["dead"] * 3
    assert t.at("W2-1") == "0607"


@cites("TS VIII.r4", "TS IX.range.6")
def test_all_attackers_beside_the_hex_are_lost_and_those_at_range_are_not() -> None:
    t = assault(6, R37_1="0711", R37_3="0711", W2_1="0712", W2_2="0811", W2_A="0713")
    assert [t.at(u) for u in ("W2-1", "W2-2", "W2-A", "R37-1", "R37-3")] == [
        "dead",
        "dead",
        "0713",
        "0711",
        "0711",
    ]


@cites("TS VIII.r5")
def test_an_exchange_costs_each_side_one_unit_of_its_own_choice() -> None:
    """The defender names his first; nobody else is hurt."""
    t = assault(1, R37_3="0711", R37_4="0711", W2_1="0712", W2_2="0712", W2_3="0811")
    assert (t.who, t.may("lose")) == ("red", ["R37-3", "R37-4"])
    t.act("lose", "R37-4")
    assert (t.who, t.may("lose")) == ("white", ["W2-1", "W2-2", "W2-3"])
    t.act("lose", "W2-2")
    assert [t.at(u) for u in ("R37-3", "R37-4", "W2-1", "W2-2", "W2-3")] == [
        "0711",
        "dead",
        "0712",
        "dead",
        "0811",
    ]


@cites("TS VIII.r6")
def test_only_an_attacker_beside_the_hex_can_be_given_up() -> None:
    t = assault(1, R37_3="0711", R37_4="0711", W2_1="0712", W2_2="0712", W2_A="0713", W3K_A="0713")
    t.act("lose", "R37-3")
    assert t.may("lose") == ["W2-1", "W2-2"]
    assert t.refusals("lose", "W2-A") == ["TS VIII.r6"]


@cites("TS VIII.r6", "TS IX.range.6", "TS VIII.r5")
def test_an_exchange_with_guns_at_range_costs_the_attacker_nothing() -> None:
    """AMB-TS-14."""
    t = assault(1, R37_3="0711", W2_A="0713", W3K_A="0713")
    assert [t.at(u) for u in ("R37-3", "W2-A", "W3K-A")] == ["dead", "0713", "0713"]
    assert (t.may("lose"), t.phase) == ([], "red-movement")


@cites("TS VIII.r5", "TS VIII.r6")
def test_where_there_is_no_choice_none_is_asked() -> None:
    t = assault(1, R37_3="0711", W2_1="0712", W2_A="0713")
    assert [t.at(u) for u in ("R37-3", "W2-1", "W2-A")] == ["dead", "dead", "0713"]
    assert t.may("lose") == []


# -- retreats that cannot be made

CLOSED = {"W2-1": "0712", "W2-2": "0712", "W2-4": "0709", "W3K-1": "0910", "W3K-2": "0511"}


@cites("TS VIII.ret1")
def test_a_unit_whose_every_way_lies_in_enemy_zones_is_lost() -> None:
    t = attack(
        situation("ts", "white-combat", units={"R37-3": "0711", **CLOSED}), "0711", "W2-1", "W2-2", dice=(3,)
    )
    assert t.at("R37-3") == "dead"
    assert "TS VIII.ret1" in t.cites()
    open_side = {u: at for u, at in CLOSED.items() if u != "W3K-2"}
    t = attack(
        situation("ts", "white-combat", units={"R37-3": "0711", **open_side}),
        "0711",
        "W2-1",
        "W2-2",
        dice=(3,),
    )
    assert t.at("R37-3") == "0610"
    assert t.may("back") == ["0510", "0511"]


@cites("TS VIII.ret1")
def test_friends_do_not_cancel_a_zone_for_a_retreat() -> None:
    """AMB-TS-07: a comrade in 0610 does not make it safe."""
    t = attack(
        situation("ts", "white-combat", units={"R37-3": "0711", "R37-4": "0610", **CLOSED}),
        "0711",
        "W2-1",
        "W2-2",
        dice=(3,),
    )
    assert t.at("R37-3") == "dead"


@cites("TS VIII.ret1")
def test_the_edge_of_the_map_is_no_way_out() -> None:
    t = assault(3, target="0101", R37_3="0101", W2_1="0102", W2_2="0102")
    assert t.at("R37-3") == "dead"


@cites("TS VIII.ret1")
def test_the_full_volga_is_fatal_and_its_bank_is_not() -> None:
    """AMB-TS-34: 1108 and 1107 are partial Volga hexes; 1208, 1209 and 1110 are full ones."""
    t = situation("ts", "white-combat", R37_3="1109", W2_1="1009", W2_2="1009", W2_3="1107")
    assert attack(t, "1109", "W2-1", "W2-2", dice=(3,)).at("R37-3") == "dead"
    t = situation("ts", "white-combat", R37_3="1109", W2_1="1009", W2_2="1009")
    assert attack(t, "1109", "W2-1", "W2-2", dice=(3,)).at("R37-3") == "1108"
    assert t.may("back") == ["1007", "1107"]
    assert t.act("back", "1107").at("R37-3") == "1107"


# The corner 0114 touches 0113, 0213 and 0214; White militia, which has no zone, stands two hexes off.
CORNER = {"R37-3": "0114", "W2-A": "0112", "W3K-A": "0112", "W-M1": "0212", "W-M2": "0313", "W-M3": "0314"}


def cornered(**units: Any) -> Situation:
    t = situation(
        "ts", "white-combat", units={**CORNER, **{u.replace("_", "-"): at for u, at in units.items()}}
    )
    return attack(t, "0114", "W2-A", "W3K-A", dice=(2,))


@cites("TS VIII.ret1", "TS VIII.r1")
def test_where_two_hexes_away_cannot_be_had_two_different_hexes_must_do() -> None:
    """AMB-TS-07: never back to where it stood."""
    t = cornered()
    assert t.may("back") == ["0113", "0213", "0214"]
    t.act("back", "0213")
    assert t.may("back") == ["0113", "0214"]


@cites("TS VIII.ret1", "TS VIII.r1")
def test_one_free_hex_is_not_enough_for_a_retreat_of_two() -> None:
    t = cornered(W_M4="0213")
    assert t.at("R37-3") == "dead"


@cites("TS VIII.ret1")
def test_comrades_may_be_passed_even_in_a_full_hex() -> None:
    """AMB-TS-07: stacking counts where the retreat ends."""
    t = cornered(R38_1="0213", R38_2="0213", W_M4="0214")
    assert t.at("R37-3") == "0113", "by way of 0213, which is full"


@pytest.mark.parametrize("crowd", [{}, {"R-M1": "0610", "R-M2": "0610"}])
@cites("TS VIII.ret1", "TS VI.4")
def test_a_first_hex_that_leads_nowhere_is_refused_for_that_and_not_for_being_full(
    crowd: dict[str, str],
) -> None:
    """From 0610 no hex is two away; the second hex is refused for the limit."""
    units = {
        "R37-1": "0711",
        "W2-1": "0712",
        "W2-2": "0712",
        "W2-3": "0712",
        "W2-4": "0509",
        "W3K-1": "0512",
        **crowd,
    }
    t = attack(
        situation("ts", "white-combat", units={**units, "R37-2": "0910", "R37-3": "0910"}),
        "0711",
        "W2-1",
        "W2-2",
        "W2-3",
        dice=(3,),
    )
    assert t.refusals("back", "0610") == ["TS VIII.ret1"]
    assert t.act("back", "0810").refusals("back", "0910") == ["TS VI.4"]


@cites("TS VIII.ret1")
def test_a_retreat_that_would_end_over_the_limit_is_fatal() -> None:
    t = cornered(R38_1="0213", R38_2="0213", R38_3="0214", R38_4="0214", W_M4="0113")
    assert t.at("R37-3") == "dead"
    t = cornered(R38_1="0213", R38_2="0213", R38_3="0214", W_M4="0113")
    assert t.at("R37-3") == "0214"


@cites("TS VIII.ret1")
def test_each_unit_of_a_stack_counts_for_those_that_follow() -> None:
    """Two units flee into the one hex left, where one place is free."""
    t = cornered(R37_4="0114", R38_1="0213", R38_2="0213", R38_3="0214", W_M4="0113")
    t.act("retreat", "R37-4")
    assert (t.at("R37-4"), t.at("R37-3")) == ("0214", "dead")


@cites("TS VIII.ret1")
def test_a_tank_cannot_flee_across_a_river() -> None:
    """Infantry of the same hex can."""
    t = situation("ts", "red-combat", R37_1="0907", R37_2="0907", R38_1="1007", W2_1="0908", W_TK1="0908")
    attack(t, "0908", "R37-1", "R37-2", "R38-1", dice=(1,))
    assert t.may("retreat") == ["W-TK1", "W2-1"]
    t.act("retreat", "W-TK1")
    assert t.at("W-TK1") == "dead"
    assert t.may("back") == ["0808", "0909"]


@pytest.mark.parametrize(
    ("red", "end"), [({}, "0108"), ({"R38-1": "0207"}, "dead"), ({"R38-1": "0107"}, "dead")]
)
@cites("TS VIII.ret1", "TS IX.train.2")
def test_a_train_flees_along_the_rails_or_not_at_all(red: dict[str, str], end: str) -> None:
    """AMB-TS-07: from 0308 there is only 0208 and then 0108, whatever open country lies about."""
    t = situation("ts", "red-combat", units={"R37-1": "0407", "R37-2": "0407", "W-AT1": "0308", **red})
    assert attack(t, "0308", "R37-1", "R37-2", dice=(2,)).at("W-AT1") == end


@pytest.mark.parametrize(("marks", "end"), [([], "dead"), (["flipped"], "0314")])
@cites("TS VIII.ret1", "TS IX.fear.7")
def test_a_flipped_unit_bars_no_retreat(marks: list[str], end: str) -> None:
    t = situation("ts", "white-combat", R37_3="0113", R37_4={"at": "0313", "marks": marks}, W2_1="0114")
    assert attack(t, "0113", "W2-1", dice=(3,)).at("W2-1") == end


# -- the advance


@cites("TS VIII.p6", "TS VIII.adv1")
def test_after_a_retreat_some_all_or_none_of_the_attackers_may_enter() -> None:
    t = assault(3, R37_3="0711", W2_1="0712", W2_2="0712")
    t.acts("back 0710", "back 0709")
    assert (t.who, t.may("advance"), t.may("halt")) == ("white", ["W2-1", "W2-2"], [""])
    t.act("advance", "W2-2").act("halt")
    assert (t.at("W2-1"), t.at("W2-2"), t.phase) == ("0712", "0711", "red-movement")


@pytest.mark.parametrize(("die", "column", "advance"), [(1, "DE", True), (2, "EX", True), (5, "AR", False)])
@cites("TS VIII.p6", "TS VIII.adv1")
def test_the_advance_follows_a_vacated_hex_only(die: int, column: str, advance: bool) -> None:
    """AMB-TS-13: DR, DE and an exchange that takes the last defender."""
    t = assault(die, R37_3="0711", W2_1="0712", W2_2="0712")
    if column == "EX":
        t.act("lose", "W2-1")
    assert bool(t.may("advance")) is advance


@cites("TS VIII.p6", "TS VIII.adv1")
def test_no_advance_while_a_defender_is_left() -> None:
    t = assault(1, R37_3="0711", R37_4="0711", W2_1="0712", W2_2="0712", W2_3="0712")
    t.acts("lose R37-4", "lose W2-3")
    assert t.may("advance") == []
    assert t.phase == "red-movement"


@cites("TS VIII.adv1", "TS VIII.p6")
def test_guns_at_range_do_not_advance() -> None:
    t = assault(1, R_M1="0711", W2_1="0712", W2_A="0713", W3K_A="0811")
    assert t.may("advance") == ["W2-1", "W3K-A"]
    assert t.refusals("advance", "W2-A") == ["TS IX.range.6"]


@cites("TS VIII.adv1")
def test_zones_of_control_do_not_hinder_an_advance() -> None:
    """White stands in the zone of 0610 and enters another hex of it."""
    t = situation("ts", "white-combat", R_M1="0711", R37_1="0610", W2_1="0611", W2_2="0611")
    attack(t, "0711", "W2-1", "W2-2", dice=(1,))
    assert t.act("advance", "W2-1").at("W2-1") == "0711"


@cites("TS VIII.adv1")
def test_the_stacking_limit_holds_for_an_advance() -> None:
    """AMB-TS-13: three White units and any number of tanks."""
    t = assault(1, R_M1="0711", W2_1="0712", W2_2="0712", W2_3="0712", W2_4="0611", W_TK1="0611")
    t.acts("advance W2-1", "advance W2-4", "advance W2-2")
    assert t.may("advance") == ["W-TK1"]
    assert t.refusals("advance", "W2-3") == ["TS VI.2"]
    t.act("advance", "W-TK1", dice=[2])
    assert (t.at("W2-3"), t.phase) == ("0712", "white-mechanised")


@cites("TS VIII.adv1")
def test_tanks_do_not_advance_across_a_river() -> None:
    t = assault(1, target="0807", R_M1="0807", W2_1="0808", W_TK1="0808", W_TK2="0908")
    assert t.may("advance") == ["W-TK2", "W2-1"]


@pytest.mark.parametrize(
    ("target", "train", "may"),
    [("0407", "0308", True), ("0408", "0308", False), ("1002", "0903", False), ("1002", "1003", True)],
)
@cites("TS VIII.adv1")
def test_trains_advance_by_rail_only(target: str, train: str, may: bool) -> None:
    """AMB-TS-13: 0903 and 1002 are both railway hexes, but no rail joins them."""
    t = assault(1, target=target, own={"white_last": ["1003"]}, units={"R-M1": target, "W-AT1": train})
    assert (t.may("advance") == ["W-AT1"]) is may


@cites("TS VIII.adv2")
def test_the_advance_is_decided_before_any_other_attack() -> None:
    t = situation("ts", "white-combat", R_M1="0711", R37_4="0613", W2_1="0712", W2_2="0712", W2_4="0614")
    attack(t, "0711", "W2-1", "W2-2", dice=(1,))
    assert (t.may("target"), t.may("end_phase")) == ([], [])
    t.act("halt")
    assert (t.may("target"), t.may("advance")) == (["0613"], []), "afterwards it is too late"


@cites("TS VIII.adv1", "TS VIII.4")
def test_a_unit_that_has_advanced_does_not_attack_again() -> None:
    t = situation("ts", "white-combat", R_M1="0711", R37_4="0610", W2_1="0712", W2_2="0712", W2_4="0611")
    attack(t, "0711", "W2-1", "W2-2", dice=(1,)).acts("advance W2-1", "halt", "target 0610")
    assert t.may("join") == ["W2-4"]
    assert t.refusals("join", "W2-1") == ["TS VIII.4"]
