"""IX. Armoured trains, artillery, fire at two hexes, and the gunboats."""

from __future__ import annotations

from importlib.resources import files as resources
from pathlib import Path
from typing import Any

import pytest

from grognard.games import load
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.position import begin
from grognard.testing.table import Situation, situation

VOLGA = [f"12{n:02}" for n in range(1, 15)] + [f"11{n}" for n in range(10, 15)]
BANK = [f"11{n:02}" for n in (1, 2, 3, 5, 6, 7, 8, 9)] + [f"10{n}" for n in range(10, 15)]


def in_hand(
    unit: str, phase: str = "white-movement", options: dict[str, str] | None = None, **units: Any
) -> Situation:
    return situation("ts", phase, options=options, **units).act("unit", unit)


def assault(
    die: int, target: str, phase: str = "white-combat", verb: str = "target", **units: Any
) -> Situation:
    """All who can, attack."""
    t = situation("ts", phase, **units).act(verb, target)
    for unit in t.may("join"):
        t.act("join", unit)
    return t.act("attack", dice=[die])


# -- trains: movement


@cites("TS IX.train.2")
def test_a_train_keeps_to_the_rails() -> None:
    t = in_hand("W-AT1", W_AT1="0308", W2_1="0408", W2_2="0606", R_M1="0704")
    assert t.may("to") == ["0108", "0208", "0407", "0507", "0604", "0605", "0606"]
    for label in ("0309", "0508", "0705"):
        assert "TS V.8" in t.refusals("to", label)


@cites("TS IX.train.2")
def test_a_train_does_not_jump_from_one_line_to_another() -> None:
    """0903 and 1002 touch, but the rails meet only in 1003; with militia there the line north is cut."""
    assert in_hand("W-AT1", W_AT1="0903", W2_1="0904").can("to", "1002")
    assert not in_hand("W-AT1", W_AT1="0903", W2_1="0904", R_M1="1003").can("to", "1002")


@cites("TS IX.train.2")
def test_a_train_uses_the_streets_of_tsaritsyn() -> None:
    """1104 lies on no line, and 1003 and 1004 are joined across the Tsaritsa; 1103 is outside the city."""
    t = in_hand("W-AT1", W_AT1="1001", W2_1="1002")
    assert t.may("to") == ["0604", "0704", "0803", "0903", "1002", "1003", "1004", "1005", "1006", "1104"]
    assert "TS V.8" in t.refusals("to", "1103")


@cites("TS IX.train.3")
def test_a_train_stops_where_it_meets_an_enemy_zone() -> None:
    t = in_hand("W-AT1", W_AT1="0308", W2_1="0408", R37_3="0506")
    assert t.may("to") == ["0108", "0208", "0407", "0507"]
    assert "TS V.4" in t.refusals("to", "0606")


@cites("TS IX.train.6")
def test_a_train_goes_as_far_as_it_likes_in_one_move() -> None:
    """From one end of the western line through the city to the southern end of the other."""
    t = in_hand("W-AT1", W_AT1="0108", W2_1="0913").act("to", "0914")
    assert t.at("W-AT1") == "0914"
    assert t.refusals("unit", "W-AT1") == ["TS V.1"]


@pytest.mark.parametrize(
    ("friend", "at", "may"),
    [
        ("W2-1", "0112", True),
        ("W2-1", "0113", False),
        ("W-M1", "0112", True),
        ("W-TK1", "0112", True),
        ("W-AT2", "0208", False),
    ],
)
@cites("TS IX.train.7")
def test_a_train_ends_within_four_hexes_of_a_friend(friend: str, at: str, may: bool) -> None:
    """AMB-TS-15: any land unit but another train."""
    t = in_hand("W-AT1", units={"W-AT1": "0208", friend: at})
    assert t.can("to", "0108") is may
    if not may:
        assert t.refusals("to", "0108") == ["TS IX.train.7"]


@cites("TS IX.train.7")
def test_a_train_without_any_friend_cannot_move() -> None:
    """AMB-TS-15: enemies and the train itself keep it no company."""
    t = in_hand("W-AT1", W_AT1="0208", R_M1="0110")
    assert t.may("to") == []
    assert t.refusals("to", "0108") == ["TS IX.train.7"]


@cites("TS IX.train.7")
def test_a_train_may_pass_through_a_town_far_from_friends_but_not_end_there() -> None:
    """Beketovka is a prize on the way from one friend to the next; the move goes on until
    there is company.
    """
    t = in_hand("W-AT1", own={"white_last": ["0208", "0511"]}, W_AT1="0914", W2_1="0914", W2_2="1002").act(
        "to", "1009"
    )
    assert t.at("W-AT1") == "1009"
    assert t.refusals("done") == ["TS IX.train.7"]
    assert t.act("to", "1004").at("W-AT1") == "1004"


@pytest.mark.parametrize(("escort", "may"), [("land", False), ("any", True)])
@cites("TS IX.train.7")
def test_the_other_reading_lets_any_friend_keep_a_train_company(escort: str, may: bool) -> None:
    """AMB-TS-15, the switch: another train, or for Red the ships."""
    assert (
        in_hand("W-AT1", options={"train_escort": escort}, W_AT1="0208", W_AT2="0208").can("to", "0108")
        is may
    )
    assert (
        in_hand("R-AT", "red-movement", {"train_escort": escort}, R_AT="1002", R_GB="1101", W2_1="0114").can(
            "to", "1001"
        )
        is may
    )


# -- who has no zone of control


@pytest.mark.parametrize(
    ("unit", "stops"),
    [
        ("R-AT", False),
        ("R37-A1", False),
        ("R-TK", False),
        ("R-M1", False),
        ("R-HQ", False),
        ("R37-3", True),
        ("R38-S1", True),
        ("RD-1", True),
    ],
)
@cites("TS IX.train.4", "TS IX.art.3", "TS IX.tank.4", "TS IX.militia.6", "TS IX.sailor.1", "TS IX.cav.1")
def test_whose_neighbourhood_stops_a_mover(unit: str, stops: bool) -> None:
    """Past a unit on the railway at 0605: only infantry, sailors and cavalry hold anybody up."""
    t = in_hand("W2-1", units={"W2-1": "0504", unit: "0605"}).act("to", "0505")
    assert (t.may("to") == []) is stops
    assert bool(t.hexes("zoc", "red")) is stops


@cites("TS IX.gunboat.4")
def test_a_gunboat_stops_nobody_on_the_bank() -> None:
    t = in_hand("W2-1", W2_1="1109", R_GB="1207").act("to", "1108")
    assert "1107" in t.may("to")
    assert t.hexes("zoc", "red") == []


# -- fire at two hexes

RING = ["0709", "0713", "0609", "0612", "0809", "0812", "0510", "0511", "0512", "0910", "0911", "0912"]


@pytest.mark.parametrize("target", RING)
@cites("TS IX.art.1", "TS IX.range.4")
def test_artillery_fires_by_itself_at_two_hexes_in_every_direction(target: str) -> None:
    t = situation("ts", "white-combat", W2_A="0711", R_M1=target).acts(f"target {target}", "join W2-A")
    assert (t.odds().attack, t.can("attack")) == (2, True)


@pytest.mark.parametrize("target", ["0708", "0714", "0411", "1011", "0608"])
@cites("TS IX.art.1")
def test_three_hexes_are_too_far(target: str) -> None:
    t = situation("ts", "white-combat", W2_A="0711", W2_1="0101", R_M1=target, R_M2="0102")
    assert t.refusals("target", target) == ["TS VIII.1"]


@cites("TS IX.train.8", "TS IX.range.4")
def test_a_train_fires_by_itself_at_two_hexes() -> None:
    t = situation("ts", "white-combat", W_AT1="0308", R37_3="0410", R37_4="0411", R_M1="0208")
    assert t.may("target") == ["0208"], "with militia beside it the train fires at nothing else"
    t = situation("ts", "white-combat", W_AT1="0308", R37_3="0409", R37_4="0411")
    assert t.may("target") == ["0409"]
    assert t.acts("target 0409", "join W-AT1").odds().attack == 3
    assert t.act("attack", dice=[6]).at("W-AT1") == "0308"


@cites("TS IX.gunboat.5", "TS IX.range.4")
def test_a_gunboat_fires_by_itself_at_two_hexes() -> None:
    t = situation("ts", "red-combat", R_GB="1207", W2_1="1007", W2_2="0908", W2_3="1005")
    assert t.may("target") == ["1007"]
    assert t.acts("target 1007", "join R-GB").odds().attack == 3
    assert t.can("attack")


@pytest.mark.parametrize("near", ["R37-4", "R-M1", "R-HQ", "R37-A1", "R-TK"])
@cites("TS IX.range.1")
def test_any_enemy_beside_a_gun_keeps_it_from_firing_at_two_hexes(near: str) -> None:
    """AMB-TS-16: the gun's own neighbours count, whatever they are; at them it may fire."""
    t = situation("ts", "white-combat", units={"W2-A": "0713", "R37-3": "0711", near: "0714"})
    assert t.may("target") == ["0714"]
    assert t.refusals("target", "0711") == ["TS IX.range.1"]


@pytest.mark.parametrize(("ship", "may"), [("1108", False), ("1109", False), ("1207", True)])
@cites("TS IX.range.1")
def test_an_enemy_ship_beside_a_gun_counts_as_well(ship: str, may: bool) -> None:
    """AMB-TS-16."""
    t = situation("ts", "white-combat", W2_A="1008", R37_3="1006", R_GB=ship)
    assert t.can("target", "1006") is may


@pytest.mark.parametrize(("near", "may"), [("1007", False), ("1008", True)])
@cites("TS IX.range.1")
def test_a_gunboat_beside_an_enemy_does_not_fire_at_two_hexes_either(near: str, may: bool) -> None:
    t = situation("ts", "red-combat", R_GB="1107", W2_1="1005", W2_2=near, R37_1="1004")
    assert ("R-GB" in t.act("target", "1005").may("join")) is may


@cites("TS IX.range.2")
def test_guns_fire_over_friends() -> None:
    t = situation("ts", "white-combat", W2_A="0713", W2_1="0712", W2_2="0712", R_M1="0711").acts(
        "target 0711", "join W2-A"
    )
    assert t.odds().attack == 2


@cites("TS IX.range.5")
def test_guns_behind_the_front_add_nothing_to_its_defence() -> None:
    t = situation("ts", "white-combat", R37_3="0711", R37_A1="0710", R_AT="0605", W2_1="0712").acts(
        "target 0711", "join W2-1"
    )
    assert t.odds().defence == 2
    t.act("attack", dice=[3])
    assert (t.at("R37-A1"), t.who) == ("0710", "white"), "1-1 and a 3: the attacker goes back"


@cites("TS IX.range.6", "TS IX.train.8")
def test_a_train_at_two_hexes_ignores_the_result_and_one_at_the_next_hex_does_not() -> None:
    far = assault(6, "0409", R37_1="0409", W_AT1="0308", W2_1="0114")
    assert far.at("W-AT1") == "0308"
    near = assault(6, "0408", R37_1="0408", W_AT1="0308", W2_1="0114")
    assert near.at("W-AT1") == "dead"


@pytest.mark.parametrize(("printed", "unit"), [(2, "W2-A"), (2, "W3K-A")])
@cites("TS IX.art.2")
def test_artillery_defends_with_one(printed: int, unit: str) -> None:
    t = situation("ts", "red-combat", units={unit: "0711", "W-M1": "0711", "R37-3": "0712"}).acts(
        "target 0711", "join R37-3"
    )
    assert t.game.roster[t.game.roster.index[unit]].defence == printed
    assert t.odds().defence == 1 + 1
    assert "TS IX.art.2" in [s.cite for s in t.odds().strengths if s.what == unit]


# -- gunboats


@cites("TS IX.gunboat.1", "TS IX.gunboat.3")
def test_a_gunboat_reaches_all_of_the_volga_and_nothing_else() -> None:
    """AMB-TS-33: full and partial hexes, from one end to the other in one move."""
    t = in_hand("R-GB", "red-movement", R_GB="1201", W2_1="0710")
    assert t.may("to") == sorted([*VOLGA[1:], *BANK])
    assert "TS IX.gunboat.1" in t.refusals("to", "1009")
    t.act("to", "1014")
    assert (t.at("R-GB"), t.refusals("unit", "R-GB")) == ("1014", ["TS V.1"])


@cites("TS IX.gunboat.2")
def test_neither_zones_nor_land_units_hinder_a_gunboat() -> None:
    """AMB-TS-19: it sails through and into hexes where Whites stand."""
    t = in_hand(
        "R-GB", "red-movement", R_GB="1101", W2_1="1102", W2_2="1105", W2_3="1107", W2_4="1009", W3K_1="1011"
    )
    assert t.may("to") == sorted([*VOLGA, *BANK[1:]])
    assert t.act("to", "1105").at("R-GB") == t.at("W2-2")


@cites("TS IX.gunboat.2")
def test_a_land_unit_may_enter_the_hex_of_an_enemy_gunboat() -> None:
    """AMB-TS-19: and its comrades are not held up by the ship."""
    t = in_hand("W2-1", W2_1="1109", R_GB="1108").act("to", "1108")
    assert "1107" in t.may("to")


@cites("TS IX.gunboat.2", "TS IX.gunboat.6", "TS VIII.7")
def test_a_gunboat_and_the_land_units_of_its_hex_are_attacked_apart() -> None:
    """AMB-TS-38: neither helps nor shares the fate of the other."""
    units: dict[str, Any] = {
        "R-GB": "1107",
        "R-M1": "1107",
        "R37-A1": "1107",
        "W2-1": "1108",
        "W2-2": "1108",
        "W2-A": "1008",
    }
    t = situation("ts", "white-combat", units=units)
    assert (t.may("target"), t.may("target_ship")) == (["1107"], ["R-GB"])
    t.acts("target 1107", "join W2-1", "join W2-2")
    assert t.odds().defence == 2
    t.act("attack", dice=[1]).act("halt")
    assert (t.at("R-M1"), t.at("R37-A1"), t.at("R-GB")) == ("dead", "dead", "1107")
    t.acts("target_ship R-GB", "join W2-A")
    assert (t.odds().attack, t.odds().defence) == (2, 3)


@pytest.mark.parametrize(("gunboat", "die"), [("1107", 6), ("1107", 3), ("1106", 6), ("1106", 3)])
@cites("TS IX.gunboat.5")
def test_a_gunboat_ignores_results_at_any_distance(gunboat: str, die: int) -> None:
    """AMB-TS-16: 3 to 3 is 1-1: AE on a 6, AR on a 3; 1106 is next to 1006, 1107 too, 1207 is not."""
    t = assault(die, "1006", "red-combat", R_GB=gunboat, W2_1="1006")
    assert (t.at("R-GB"), t.at("W2-1")) == (gunboat, "1006")


@cites("TS IX.gunboat.5", "TS VIII.r6")
def test_a_gunboat_cannot_be_given_up_in_an_exchange() -> None:
    t = assault(1, "1006", "red-combat", R_GB="1106", R37_1="1005", W2_1="1006")
    assert [t.at(u) for u in ("W2-1", "R37-1", "R-GB")] == ["dead", "dead", "1106"]


@cites("TS IX.gunboat.6")
def test_only_artillery_and_trains_attack_a_gunboat() -> None:
    t = situation(
        "ts",
        "white-combat",
        R_GB="1108",
        W2_1="1008",
        W3KC_1="1008",
        W_TK1="1008",
        W_M1="1109",
        W2_A="1107",
        W_AT1="1007",
    )
    assert t.refusals("target", "1108") == ["TS IX.gunboat.6"]
    t.act("target_ship", "R-GB")
    assert t.may("join") == ["W-AT1", "W2-A"]
    for unit in ("W2-1", "W3KC-1", "W-TK1", "W-M1"):
        assert t.refusals("join", unit) == ["TS IX.gunboat.6"]
    t = situation("ts", "white-combat", R_GB="1108", R_M1="1010", W2_1="1009", W2_A="0101")
    assert t.refusals("target_ship", "R-GB") == ["TS IX.gunboat.6"]


@pytest.mark.parametrize(
    ("ship", "gun"), [("1110", "1009"), ("1210", "1009"), ("1108", "1008"), ("1107", "1008")]
)
@cites("TS IX.range.3", "TS IX.gunboat.6")
def test_guns_reach_a_ship_in_full_and_partial_river_hexes_at_one_and_at_two_hexes(
    ship: str, gun: str
) -> None:
    t = situation("ts", "white-combat", R_GB=ship, W2_A=gun).acts("target_ship R-GB", "join W2-A")
    assert (t.odds().attack, t.odds().defence) == (2, 3)


@cites("TS IX.range.3")
def test_a_ship_three_hexes_off_is_out_of_range() -> None:
    assert situation("ts", "white-combat", R_GB="1208", R_M1="0101", W2_A="1009", W2_1="0102").may(
        "target_ship"
    ) == ["R-GB"]
    assert (
        situation("ts", "white-combat", R_GB="1207", R_M1="0101", W2_A="1009", W2_1="0102").may("target_ship")
        == []
    )


@pytest.mark.parametrize(
    ("die", "ship", "train"), [(2, "1107", "1007"), (1, "dead", "dead"), (6, "1107", "1007")]
)
@cites("TS IX.gunboat.6")
def test_a_gunboat_ignores_dr_and_suffers_the_rest(die: int, ship: str, train: str) -> None:
    """3 and 3 against 3 is 2-1: a 2 would be a retreat, a 1 is an exchange; a 6 beats the neighbour back."""
    t = assault(die, "R-GB", verb="target_ship", R_GB="1107", W_AT1="1007", W_AT2="1008", W2_1="0114")
    assert (t.at("R-GB"), t.at("W-AT1"), t.at("W-AT2")) == (ship, train, "1008"), (
        "only the train beside it pays"
    )
    assert t.may("back") == (["1006", "1008"] if die == 6 else [])
    assert t.may("advance") == []


@cites("TS IX.gunboat.6")
def test_a_gunboat_is_destroyed_by_de() -> None:
    t = assault(
        1,
        "R-GB",
        verb="target_ship",
        R_GB="1107",
        W_AT1="1007",
        W_AT2="1007",
        W_AT3="1008",
        W2_A="1006",
        W3K_A="1006",
        W2_1="0114",
    )
    assert (t.at("R-GB"), t.at("W-AT1")) == ("dead", "1007"), "3+3+3+2+2 against 3 is 4-1"


@cites("TS VIII.4", "TS IX.gunboat.6")
def test_a_ship_is_attacked_once_a_phase() -> None:
    t = situation("ts", "white-combat", R_GB="1108", R_M1="0102", W2_A="1008", W3K_A="1109", W2_1="0101")
    t.acts("target_ship R-GB", "join W2-A").act("attack", dice=[1])
    assert t.at("R-GB") == "1108", "2 to 3 is 1-2, and a 1 there is a retreat that ships ignore"
    assert t.refusals("target_ship", "R-GB") == ["TS VIII.4"]


@cites("TS IX.gunboat.6", "TS VIII.p6", "TS VIII.adv1")
def test_no_advance_on_a_ship_that_stays_nor_on_troops_that_were_not_attacked() -> None:
    """Artillery at 1006 fires at the ship in 1107: first without effect, then with, while infantry stands
    there.
    """
    t = assault(1, "R-GB", verb="target_ship", R_GB="1107", W2_A="1006", W3K_A="1006", W2_1="0114")
    assert (t.at("R-GB"), t.may("advance")) == ("1107", [])
    t = assault(
        1,
        "R-GB",
        verb="target_ship",
        R_GB="1107",
        R_M1="1107",
        W2_A="1006",
        W3K_A="1006",
        W_AT1="1007",
        W_AT2="1008",
        W2_1="0114",
    )
    assert (t.at("R-GB"), t.at("R-M1"), t.may("advance")) == ("dead", "1107", [])


@cites("TS IX.gunboat.6", "TS IX.range.3")
def test_a_ship_could_attack_a_ship(tmp_path: Path) -> None:
    """AMB-TS-20: only Red has one, so White is lent one by a data pack."""
    mine = resources("grognard.games.tsaritsyn").joinpath("data", "units.csv").read_text(encoding="utf-8")
    (tmp_path / "units.csv").write_text(
        mine + "W-GB,white,,gunboat,II,3,*,Canonnière,Gunboat,volga,,reconstructed\n", encoding="utf-8"
    )
    table = {
        "game": "ts",
        "turn": 4,
        "phase": "white-combat",
        "units": {"W-GB": "1206", "R-GB": "1208", "W2-1": "0114"},
    }
    t = Situation(begin(load("ts", pack=tmp_path), FixedDice([]), table)[0]).acts(
        "target_ship R-GB", "join W-GB"
    )
    assert (t.odds().attack, t.odds().defence) == (3, 3)
