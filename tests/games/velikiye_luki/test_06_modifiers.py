"""6.2.2 to 6.2.8 and T.mod.10: what units bring to a combat by being what they are and where they are."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.velikiye_luki.law.names import Back
from grognard.kernel.cite import cites
from grognard.kernel.state import Position
from grognard.testing.table import Situation, situation


def aimed(
    target: str,
    *attackers: str,
    phase: str = "soviet-combat",
    own: Any = None,
    options: Any = None,
    **units: Any,
) -> Situation:
    t = situation("vl", phase, options=options, own=own, units=units).act("target", target)
    for unit in attackers:
        t.act("join", unit)
    return t


def shift(t: Situation, what: str) -> int:
    return next(s.columns for s in t.odds().shifts if s.what == what)


def all_in(what: str, phase: str = "soviet-combat", target: str = "0308", **units: Any) -> int:
    """The shift when everybody beside the target attacks it."""
    t = situation("vl", phase, units=units).act("target", target)
    for unit in t.may("join"):
        if t.can("join", unit):
            t.act("join", unit)
    return shift(t, what)


# -- 6.2.2: divisional integrity

FORMATIONS = {
    "20M": ("76-20M", "90-20M"),
    "1SS": ("1-1SS", "2-1SS"),
    "291": ("504-291", "505-291", "506-291"),
    "6L": ("1-6L", "2-6L"),
    "205": ("335-205", "358-205", "353-205"),
    "331": ("558-331", "559-331"),
}


@pytest.mark.parametrize("name", FORMATIONS)
@cites("VL 6.2.2a", "VL 6.2.2c", "VL T.mod.2")
def test_all_the_regiments_of_a_listed_formation_together(name: str) -> None:
    regiments = FORMATIONS[name]
    t = aimed(
        "0308", *regiments, phase="german-combat", **dict.fromkeys(regiments, "0408"), **{"357DF": "0308"}
    )
    assert shift(t, "integrity") == 1
    t.act("leave", regiments[0])
    assert shift(t, "integrity") == 0, "one stands aside"


@cites("VL 6.2.2a")
def test_only_regiments_in_play_are_counted_and_two_at_least() -> None:
    """AMB-VL-17: the third regiment of the 291st has not come yet, or is lost, or was thrown off the map."""
    two = {"505-291": "0408", "506-291": {"at": "0408", "steps": 1}, "357DF": "0308"}
    for third, there in (("pool", 1), ("dead", 1), ("0612", 0)):
        assert all_in("integrity", "german-combat", **two, **{"504-291": third}) == there
    assert all_in("integrity", "german-combat", **{"505-291": "0408", "357DF": "0308"}) == 0, (
        "one regiment is no formation"
    )
    t = aimed("0308", "505-291", "506-291", phase="german-combat", **two)
    away = t.pos.state.own._replace(back=(Back(t.game.roster.index["504-291"], 9, 0),))
    t.pos = Position(t.game, t.pos.state._replace(own=away))
    assert shift(t, "integrity") == 0, "it has entered and is not eliminated, but it does not attack"


@cites("VL 6.2.2b")
def test_battalions_besides_are_not_needed_and_do_not_help() -> None:
    """AA 331 may stay away from the two regiments of the 331st."""
    units = {"558-331": "0408", "559-331": "0408", "357DF": "0308", "AA331": "0612"}
    assert all_in("integrity", "german-combat", **units) == 1
    assert all_in("integrity", "german-combat", **{"558-331": "0408", "AA331": "0408", "357DF": "0308"}) == 0


@cites("VL 6.2.2c", "VL 6.2.2a")
def test_other_formations_have_none_and_it_is_for_the_attack_only() -> None:
    assert (
        all_in(
            "integrity",
            "german-combat",
            **{"8-8Pz": "0408", "28-8Pz": "0408", "10-8Pz": "0407", "357DF": "0308"},
        )
        == 0
    )
    assert all_in("integrity", **{"76-20M": "0308", "90-20M": "0308", "357DF": "0408"}) == 0, "they defend"
    assert all_in("integrity", **{"18-2M": "0408", "34-2M": "0408", "S343": "0308"}) == 0, (
        "two brigades of the corps"
    )


# -- 6.2.3: infantry and armour


@pytest.mark.parametrize(
    ("units", "there"),
    [
        ({"357DF": "0408", "27RC": "0408"}, 1),
        ({"357DF": "0408", "27RC": "0407"}, 0),  # not stacked
        ({"44S": "0408", "184BC": "0408"}, 1),  # skiers
        ({"CC1": "0408", "146": "0408"}, 1),  # a cadre
        ({"357DF": "0408", "515LF": "0408"}, 1),  # AMB-VL-18: flame tanks are tanks
        ({"225": "0408", "27RC": "0408"}, 0),  # engineers are not infantry
        ({"27RC": "0408", "184BC": "0408"}, 0),
        ({"18-2M": "0408"}, 1),  # a mechanised brigade by itself
        ({"47BM": "0408"}, 1),
        ({"33-2M": "0408"}, 0),  # a tank brigade of the corps
    ],
)
@cites("VL 6.2.3a", "VL 6.2.3b", "VL 1.5d", "VL T.mod.3")
def test_infantry_stacked_with_tanks_in_attack(units: dict[str, str], there: int) -> None:
    assert all_in("combined", **units, S343="0308") == there


@pytest.mark.parametrize(
    ("pair", "there"),
    [
        (("Meyer", "3-185"), -1),
        (("Klatt", "10-8Pz"), -1),
        (("FR1-7", "StuG459"), -1),
        (("76-20M", "PzAbt18"), -1),
        (("S343", "43-8Pz"), 0),  # guns on carriers are no tanks
        (("S343", "AA331"), 0),
        (("AA331", "10-8Pz"), 0),  # reconnaissance is no infantry
    ],
)
@cites("VL 6.2.3a")
def test_infantry_stacked_with_tanks_or_assault_guns_in_defence(pair: tuple[str, str], there: int) -> None:
    assert all_in("combined", **dict.fromkeys(pair, "0308"), **{"357DF": "0408"}) == there


@cites("VL 6.2.3a", "VL 6.2.3b")
def test_both_sides_have_it_and_it_cancels() -> None:
    assert all_in("combined", Meyer="0308", **{"3-185": "0308", "18-2M": "0408"}) == 0


@cites("VL 6.2.3a")
def test_both_of_the_pair_must_take_part() -> None:
    t = aimed("0308", "357DF", S343="0308", **{"357DF": "0408", "27RC": "0408"})
    assert shift(t, "combined") == 0
    assert shift(t.act("join", "27RC"), "combined") == 1


# -- 6.2.4: infantry and antitank


@pytest.mark.parametrize("armour", ["27RC", "515LF", "18-2M"])
@cites("VL 6.2.4a", "VL 6.2.4c", "VL 1.3f", "VL T.mod.4")
def test_a_dot_is_worth_a_column_against_any_armour(armour: str) -> None:
    assert all_in("antitank", Giehl="0308", **{armour: "0408", "357DF": "0407"}) == -1
    assert all_in("antitank", Kraft="0308", **{armour: "0408"}) == 0, "no dot"
    assert all_in("antitank", Giehl="0308", **{"357DF": "0408"}) == 0, "no armour"


@pytest.mark.parametrize("armour", ["10-8Pz", "3-185", "43-8Pz"])
@cites("VL 6.2.4a")
def test_soviet_infantry_needs_the_guns_in_its_hex(armour: str) -> None:
    for guns, there in (("0308", -1), ("0307", 0)):
        assert (
            all_in("antitank", "german-combat", **{armour: "0408", "357DF": "0308", "171AT": guns}) == there
        )
    assert all_in("antitank", "german-combat", **{armour: "0408", "171AT": "0308"}) == 0, (
        "guns without infantry"
    )
    assert all_in("antitank", "german-combat", **{"8-8Pz": "0408", "357DF": "0308", "171AT": "0308"}) == 0, (
        "motorised infantry is no armour"
    )


@cites("VL 6.2.4a")
def test_german_guns_on_carriers_serve_infantry_without_a_dot() -> None:
    assert all_in("antitank", Kraft="0308", **{"43-8Pz": "0308", "27RC": "0408"}) == -1


@cites("VL 6.2.4b")
def test_in_attack_guns_bring_their_value_and_no_column() -> None:
    t = aimed("0308", "357DF", "171AT", **{"357DF": "0408", "171AT": "0408", "10-8Pz": "0308"})
    assert (t.odds().attack, shift(t, "antitank")) == (8, 0)
    assert all_in("antitank", "german-combat", **{"Giehl": "0408", "27RC": "0308"}) == 0


# -- 6.2.5: the armour bonus


@cites("VL 6.2.5a", "VL 1.3e", "VL T.mod.5")
def test_a_star_attacking_tanks_without_one() -> None:
    for foe, there in (("27RC", 1), ("18-2M", 1), ("357DF", 0), ("515LF", 0)):
        assert all_in("armour-bonus", "german-combat", **{"StuG459": "0408", foe: "0308"}) == there
    assert (
        all_in("armour-bonus", "german-combat", **{"StuG459": "0408", "27RC": "0308", "515LF": "0308"}) == 0
    ), "one of them has a star"
    assert all_in("armour-bonus", "german-combat", **{"10-8Pz": "0408", "27RC": "0308"}) == 0, "no star"


@cites("VL 6.2.5a", "VL 6.2.5b")
def test_guns_on_carriers_have_their_star_in_defence_only() -> None:
    assert all_in("armour-bonus", "german-combat", **{"43-8Pz": "0408", "27RC": "0308"}) == 0
    assert all_in("armour-bonus", **{"43-8Pz": "0308", "27RC": "0408"}) == -1


@cites("VL 6.2.5b")
def test_a_star_in_defence() -> None:
    for attacker, there in (("27RC", -1), ("34-2M", -1), ("357DF", 0), ("515LF", 0)):
        assert all_in("armour-bonus", **{"3-185": "0308", attacker: "0408"}) == there


@cites("VL 6.2.5a")
def test_the_soviet_star_needs_german_tanks_assault_guns_are_none() -> None:
    """AMB-VL-18: tanks, flame tanks and Soviet mechanised infantry only; an assault gun's star does not
    forbid it either.
    """
    assert all_in("armour-bonus", **{"515LF": "0408", "10-8Pz": "0308"}) == 1
    assert all_in("armour-bonus", **{"515LF": "0408", "StuG459": "0308"}) == 0
    assert all_in("armour-bonus", **{"515LF": "0408", "1-15Pz": "0308"}) == 0, "their tanks have stars too"
    assert all_in("armour-bonus", **{"515LF": "0408", "10-8Pz": "0308", "StuG459": "0308"}) == 1


@cites("VL 1.3e", "VL 6.2.5a", "VL 6.2.5b")
def test_the_star_is_on_the_full_side_alone() -> None:
    worn = {"at": "0408", "steps": 1}
    assert all_in("armour-bonus", "german-combat", **{"StuG459": worn, "27RC": "0308"}) == 0
    assert all_in("armour-bonus", **{"StuG459": {"at": "0308", "steps": 1}, "27RC": "0408"}) == 0
    assert (
        all_in("armour-bonus", "german-combat", **{"StuG459": "0408", "515LF": {"at": "0308", "steps": 1}})
        == 1
    )


# -- 6.2.6: engineers and flame-throwers


@pytest.mark.parametrize("unit", ["225", "515LF"])
@cites("VL 6.2.6", "VL 1.5b", "VL 1.5f", "VL T.mod.6")
def test_engineers_and_flame_tanks_against_a_village_or_city(unit: str) -> None:
    assert all_in("engineers", target="0508", S343="0508", **{unit: "0408"}) == 1
    assert all_in("engineers", target="0211", S343="0211", **{unit: "0311"}) == 1
    assert all_in("engineers", S343="0308", **{unit: "0408"}) == 0, "open country"
    assert all_in("engineers", S343="0308", **{unit: "0407", "QG3C": "0508"}) == 0


@cites("VL 6.2.6", "VL 1.5b", "VL 1.5f")
def test_engineers_in_a_village_help_to_defend_it_and_both_sides_cancel() -> None:
    """AMB-VL-06."""
    assert all_in("engineers", target="0508", Pi743="0508", **{"357DF": "0408"}) == -1
    assert all_in("engineers", target="0508", Pi743="0508", **{"225": "0408"}) == 0
    assert all_in("engineers", "german-combat", target="0508", S343="0408", **{"225": "0508"}) == -1
    assert all_in("engineers", "german-combat", target="0408", S343="0508", **{"225": "0408"}) == 0, (
        "the village is the attacker's"
    )


# -- 6.2.8: the concentric attack


@cites("VL 6.2.8", "VL T.mod.9")
def test_a_ring_of_units_and_zones() -> None:
    """0308 has 0307, 0309, 0207, 0208, 0407 and 0408 around it: two units on opposite sides cover all of
    them.
    """
    assert all_in("concentric", S343="0308", **{"357DF": "0408", "31BF": "0207"}) == 1
    assert all_in("concentric", S343="0308", **{"357DF": "0408"}) == 0
    assert all_in("concentric", S343="0308", **{"357DF": "0408", "QG3C": "0207"}) == 0, "HQs have no zone"


@cites("VL 6.2.8")
def test_those_who_do_not_attack_count_for_the_ring() -> None:
    """AMB-VL-19."""
    t = aimed("0308", "357DF", S343="0308", **{"357DF": "0408", "31BF": "0207"})
    assert shift(t, "concentric") == 1
    assert all_in("concentric", S343="0308", **{"357DF": "0408", "31BF": "0206", "26BF": "0108"}) == 1, (
        "zones two hexes away"
    )


@cites("VL 6.2.8", "VL 4.2.1g")
def test_a_friend_of_the_defender_in_the_ring_does_not_break_it() -> None:
    """AMB-VL-19: 0307 holds a German, in the zone of both."""
    assert all_in("concentric", S343="0308", Kraft="0307", **{"357DF": "0408", "31BF": "0207"}) == 1


@cites("VL 6.2.8")
def test_the_edge_of_the_map_closes_a_ring() -> None:
    """0108 is on the west edge: 0107, 0109, 0207 and 0208 are all there is around it."""
    assert all_in("concentric", target="0108", S343="0108", **{"357DF": "0208", "31BF": "0207"}) == 1
    assert all_in("concentric", target="0108", S343="0108", **{"357DF": "0208"}) == 0


@cites("VL 6.2.8")
def test_the_garrisons_hex_is_closed_to_a_soviet_even_when_it_has_no_zone() -> None:
    """1109 has 1108, 1110, 1008, 1009, 1208 and 1209 around it; 1110 holds the Festung, which an encirclement
    has robbed of its zone.
    """
    units = {"357DF": "1109", "FestungW": "1110", "Kraft": "1008", "S343": "1208"}
    own = {"encircled": True}
    t = aimed("1109", "Kraft", phase="german-combat", own=own, **units)
    assert shift(t, "concentric") == 1
    t = aimed("1109", "Kraft", phase="german-combat", own=own, **{**units, "S343": "1206"})
    assert shift(t, "concentric") == 0


# -- 7.6 and T.mod.10: the besiegers

RING = {"FestungW": "1110", "FestungE": "1210"}


@cites("VL 7.6a", "VL T.mod.10")
def test_a_besieger_in_the_combat_costs_a_column_in_attack_and_in_defence() -> None:
    """AMB-VL-33."""
    held = {"encircled": True}
    units = {**RING, "357DF": "1109", "257DF": "1007", "S343": "1008"}
    t = aimed("1008", "357DF", own=held, **units)
    assert shift(t, "besieging") == -1
    assert shift(aimed("1008", "257DF", own=held, **units), "besieging") == 0, "1007 is not beside the city"
    assert shift(aimed("1008", "257DF", "357DF", own=held, **units), "besieging") == -1, (
        "one is enough, and it counts once"
    )
    assert shift(aimed("1008", "357DF", own={"encircled": False}, **units), "besieging") == 0
    assert shift(aimed("1109", "S343", phase="german-combat", own=held, **units), "besieging") == 1


@cites("VL 7.6a", "VL T.mod.10")
def test_beside_a_fallen_half_of_the_city_nobody_besieges() -> None:
    """1109 touches 1110 only: with the western Festung gone its unit is no participant."""
    t = aimed(
        "1008", "357DF", own={"encircled": True}, **{"FestungE": "1210", "357DF": "1109", "S343": "1008"}
    )
    assert shift(t, "besieging") == 0
