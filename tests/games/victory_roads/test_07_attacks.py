"""7.1, 7.3 and 7.11. Who attacks whom, and what an attack uses up."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads.combats import (
    ADVANCED,
    AXIS,
    MIDDLE,
    NORTH,
    NORTHEAST,
    NORTHWEST,
    SOUTH,
    SOUTHEAST,
    SOVIETS,
    aimed,
    announced,
    drawn,
    fought,
    go_on,
    lost,
    memo,
    named,
    play,
    suffering,
    targets,
    told,
)

from grognard.games.victory_roads.law import sequence
from grognard.games.victory_roads.law.combat import phase
from grognard.games.victory_roads.law.combat.battle import attacking_side
from grognard.games.victory_roads.law.names import ALLIES, Battle, own
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.menu import Act

# -- 7.1: what an attack is


@cites("VR 7.1.1", "VR 7.1.3")
def test_adjacent_enemies_may_be_attacked_and_nobody_must() -> None:
    t = drawn(SOVIETS, {"S30": NORTH, "G96": MIDDLE, "G71": "5224"})
    assert (t.phase, t.who, targets(t)) == ("soviet-combat", "soviet", [MIDDLE])
    assert t.refusals("target", "5224") == ["VR 7.1.1"]
    assert t.refusals("target", NORTHEAST) == ["VR 7.1.1"]  # nobody is there
    assert drawn(SOVIETS, {"S30": NORTH, "G96": MIDDLE}).can("end_phase")
    assert targets(aimed(t, MIDDLE).act("cancel")) == [MIDDLE]


@cites("VR 7.1.1")
@pytest.mark.parametrize(("a", "b", "adjacent"), [("2258", "2259", False), ("2457", "2458", True)])
def test_water_parts_hexes_unless_a_road_crosses_it(a: str, b: str, adjacent: bool) -> None:
    """K-01: narrow lakes, one with a road over it."""
    t = drawn(SOVIETS, {"S30": a, "G96": b, "S33": "2255", "G71": "2256"})
    assert (b in t.may("target")) == adjacent
    if not adjacent:
        assert t.refusals("target", b) == ["VR 7.1.1"]


@cites("VR 7.1.2")
@pytest.mark.parametrize(("of", "attacks"), [(SOVIETS, 0), (AXIS, 1)])
def test_the_player_in_phase_is_the_attacker(of: str, attacks: int) -> None:
    t = drawn(of, {"S30": NORTH, "G1P": MIDDLE})
    assert targets(t) == [(MIDDLE, NORTH)[attacks]]
    aimed(t, (MIDDLE, NORTH)[attacks])
    assert attacking_side(t.pos, memo(t)) == attacks


@cites("VR 7.1.4", "VR 7.1.10")
def test_units_of_a_stack_attack_different_hexes_and_none_must_attack_all() -> None:
    t = drawn(
        SOVIETS, {"S30": MIDDLE, "S33": MIDDLE, "S50": MIDDLE, "G96": NORTH, "G71": SOUTH, "G46": NORTHEAST}
    )
    assert targets(t) == sorted([NORTH, SOUTH, NORTHEAST])
    fought(t, NORTH, "S30", "S33")
    assert targets(t) == sorted([SOUTH, NORTHEAST])
    assert aimed(t, SOUTH).may("leave") == ["S50"]


@cites("VR 7.1.5", "VR 7.1.6", "VR 7.3.2")
def test_all_units_of_the_hex_defend_together() -> None:
    t = drawn(SOVIETS, {"S30": NORTH, "G96": MIDDLE, "G71": MIDDLE, "Q6": MIDDLE})
    aimed(t, MIDDLE)
    assert not [verb for verb in choices(t.pos).verbs if "defend" in verb]
    play(t, Act("attack"))
    assert set(named(t, told(t, "vr-attack")[0]["foes"])) == {"G96", "G71", "Q6"}


@cites("VR 7.1.7")
def test_combats_come_in_any_order() -> None:
    around = {"G96": NORTH, "G71": SOUTH}
    for first, second in ((NORTH, SOUTH), (SOUTH, NORTH)):
        t = drawn(SOVIETS, {"S30": MIDDLE, "S33": MIDDLE, "S50": MIDDLE, "S51": MIDDLE, **around})
        fought(t, first, "S30", "S33")
        assert targets(t) == [second]


@cites("VR 7.1.8")
def test_a_hex_is_attacked_once_in_a_phase() -> None:
    t = drawn(
        SOVIETS,
        {"S30": MIDDLE, "S33": MIDDLE, "S50": SOUTH, "G96": NORTHWEST, "G71": NORTHWEST, "G46": SOUTHEAST},
    )
    fought(t, NORTHWEST, "S30", "S33")
    assert "VR 7.1.8" in t.refusals("target", NORTHWEST)
    assert own(t.pos).attacked == 1 << t.game.map.index[NORTHWEST]
    close = t.game.program["soviet-combat.close"].step
    assert own(go_on(t, lambda ref: close.run(ref, ref.frame)).pos).attacked == 0  # type: ignore[union-attr]


@cites("VR 7.1.9")
def test_a_unit_takes_part_in_one_combat_of_a_phase() -> None:
    t = drawn(SOVIETS, {"S30": MIDDLE, "S33": MIDDLE, "S50": MIDDLE, "G96": NORTH, "G71": SOUTH})
    fought(t, NORTH, "S30", "S33")
    assert set(t.units_marked("fought")) == {"S30", "S33"}
    aimed(t, SOUTH, "S50")
    assert t.refusals("join", "S33") == ["VR 7.1.9"]
    close = t.game.program["soviet-combat.close"].step
    assert not go_on(t, lambda ref: close.run(ref, ref.frame)).units_marked("fought")  # type: ignore[union-attr]


@cites("VR 7.1.11")
def test_units_of_several_hexes_attack_one_together() -> None:
    t = drawn(SOVIETS, {"S30": NORTH, "S33": SOUTH, "S50": "5224", "G96": MIDDLE})
    t.act("target", MIDDLE)
    assert t.may("join") == ["S30", "S33"]
    assert t.refusals("join", "S50") == ["VR 7.1.1"]
    assert t.refusals("join", "G96") == ["VR 7.1.1"]


@cites("VR 1.11.6c")
def test_six_corps_of_a_bridgehead_attack_and_defend() -> None:
    six = dict.fromkeys(("S30", "S33", "S50", "S51", "S57", "S64"), MIDDLE)
    t = drawn(SOVIETS, {**six, "G96": NORTH}, {"bridgeheads": [MIDDLE]})
    assert aimed(t, NORTH).may("leave") == sorted(six)
    t = drawn(AXIS, {**six, "G1P": NORTH}, {"bridgeheads": [MIDDLE]})
    announced(t, MIDDLE, "G1P")  # too weak, and so without dice
    assert set(named(t, told(t, "vr-attack")[0]["foes"])) == set(six)


# -- 7.3: naming


@cites("VR 7.3.1", "VR 7.2.1a")
def test_first_the_hex_then_the_units_are_named() -> None:
    t = drawn(SOVIETS, {"S30": NORTH, "S33": SOUTH, "G96": MIDDLE})
    t.act("target", MIDDLE)
    assert t.refusals("attack") == ["VR 7.3.1"]  # nobody attacks yet
    play(t.act("join", "S30").act("leave", "S30").act("join", "S33"), Act("attack"))
    assert named(t, told(t, "vr-attack")[0]["units"]) == ["S33"]
    assert "VR 7.3.1" in t.cites()


@cites("VR 7.3.3b")
def test_what_was_named_cannot_be_taken_back() -> None:
    """Even in a combat that comes to nothing hex and units are used up (C-11)."""
    t = drawn(
        SOVIETS,
        {"S3GC": {"at": NORTH, "steps": 1}, "S30": SOUTH, "G1P": MIDDLE, "G5P": MIDDLE, "G6P": MIDDLE},
    )
    announced(t, MIDDLE, "S3GC")
    assert t.cites()[-1] == "VR 7.5.8a"
    assert (t.units_marked("fought"), targets(t)) == (["S3GC"], [])
    assert t.refusals("target", MIDDLE) == ["VR 7.1.8"]


@cites("VR 7.3.3c", "VR 7.3.3a", "VR 7.3.4")
def test_hqs_do_not_attack_and_bystanders_are_not_concerned() -> None:
    t = drawn(SOVIETS, {"S30": NORTH, "S33": NORTH, "Q3UF": NORTH, "S50": SOUTH, "G96": MIDDLE})
    aimed(t, MIDDLE, "S30")
    assert t.refusals("join", "Q3UF") == ["VR 7.3.3c"]
    assert not targets(drawn(SOVIETS, {"Q3UF": NORTH, "G96": MIDDLE}))
    t = drawn(SOVIETS, {"S30": NORTH, "S33": NORTH, "S50": SOUTH, "G96": MIDDLE})
    assert lost(suffering(t, MIDDLE, "S30", 1, 0)) == ["S30"]


@cites("VR 6.7.8a")
def test_a_garrison_does_not_attack() -> None:
    t = drawn(AXIS, {"HB1": MIDDLE, "S30": NORTH, "G96": MIDDLE}, {"holding": [MIDDLE]})
    assert t.act("target", NORTH).refusals("join", "HB1") == ["VR 6.7.8a"]
    assert not targets(drawn(AXIS, {"HB1": MIDDLE, "S30": NORTH}, {"holding": [MIDDLE]}))


@cites("VR 4.7.1f")
def test_units_that_have_withdrawn_without_leave_do_not_attack() -> None:
    t = drawn(AXIS, {"G96": {"at": NORTH, "marks": ["withdrawn"]}, "G71": NORTH, "S30": MIDDLE})
    assert t.act("target", MIDDLE).refusals("join", "G96") == ["VR 4.7.1f"]
    assert t.may("join") == ["G71"]


RING = {"S30": "5425", "S33": "5427", "S50": "5326"}


@cites("VR 6.7.5a", "VR 6.7.5b")
@pytest.mark.parametrize(
    ("holding", "hungry", "soviets", "besieged"),
    [
        (["5426"], ["unsupplied"], RING, True),
        ([], ["unsupplied"], RING, False),
        (["5426"], [], RING, False),
        (["5426"], ["unsupplied"], {"S30": "5425", "S33": "5427"}, False),
        (["5426"], ["unsupplied"], {"S30": "5425", "S33": "5427", "Q1BR": "5326"}, True),  # HQs count
    ],
)
def test_besieged_divisions_do_not_attack(holding, hungry, soviets, besieged) -> None:  # type: ignore[no-untyped-def]
    """Minsk, under an order to hold."""
    spec = {"at": "5426", "marks": hungry}
    t = drawn(AXIS, {"G96": spec, "G71": spec, "G46": "5424", **soviets}, {"holding": holding})
    t.act("target", "5425")
    if besieged:
        assert t.refusals("join", "G96") == ["VR 6.7.5b"]
    assert t.may("join") == (["G46"] if besieged else ["G46", "G71", "G96"])


# -- 3.2.2: rivers in mud

MUD = {"weather": "mud"}


@cites("VR 3.2.2n")
@pytest.mark.parametrize(
    ("here", "there"), [("2153", "2152"), ("0450", "0449")], ids=["major river", "river that mud swells"]
)
def test_in_mud_no_attack_crosses_a_river_without_a_bridge(here: str, there: str) -> None:
    units = {"G96": here, "S30": there, "G71": "6162", "S33": "6161"}
    assert there in targets(drawn(AXIS, units))
    t = drawn(AXIS, units, MUD)
    assert targets(t) == ["6161"]
    assert t.refusals("target", there) == ["VR 3.2.2n"]


@cites("VR 3.2.2n", "VR 3.2.2o")
def test_in_mud_any_bridge_of_one_s_own_lets_an_attack_through() -> None:
    assert "2952" in targets(drawn(AXIS, {"G96": "2953", "S30": "2952"}, MUD))  # the railway
    pontoon = {**MUD, "pontoons": {"Q6": "2152"}}
    t = drawn(AXIS, {"Q6": "2153", "G96": "2153", "S30": "2152"}, pontoon)
    assert targets(t) == ["2152"]
    assert not targets(drawn(SOVIETS, {"Q6": "2153", "G96": "2153", "S30": "2152"}, pontoon))
    engineers = {"engineers-1": "2152", "S30": "2152", "G96": "2153"}
    assert targets(drawn(SOVIETS, engineers, MUD)) == ["2153"]
    assert targets(drawn(SOVIETS, {"S30": "2152", "G96": "2153"}, {**MUD, "bridgeheads": ["2152"]})) == [
        "2153"
    ]


@cites("VR 3.2.2n")
def test_in_mud_those_across_the_river_cannot_join() -> None:
    t = drawn(AXIS, {"G96": "6161", "G71": "6062", "S30": "6061"}, MUD).act("target", "6061")
    assert t.may("join") == ["G71"]
    assert t.refusals("join", "G96") == ["VR 3.2.2n"]


# -- 7.11: allies

ROMANIANS = {"R6": NORTH, "R7": NORTHEAST, "R11": SOUTHEAST}


@cites("VR 7.11.1")
def test_romanians_and_hungarians_never_attack_together() -> None:
    t = drawn(AXIS, {"R6": NORTH, "H24": SOUTH, "G1P": NORTHEAST, "S30": MIDDLE})
    aimed(t, MIDDLE, "R6")
    assert t.refusals("join", "H24") == ["VR 7.11.1"]
    assert t.may("join") == ["G1P"]
    t.act("leave", "R6").act("join", "H24")
    assert t.refusals("join", "R6") == ["VR 7.11.1"]


def autonomy(units: dict[str, object], attackers: str, side: str = AXIS) -> list[str]:
    t = drawn(side, {**units, ("S30" if side == AXIS else "G96"): MIDDLE})
    aimed(t, MIDDLE, *attackers.split())
    found = phase.autonomous(t.pos, memo(t))
    return [nation for n, nation in enumerate(ALLIES) if found >> n & 1]


@cites("VR 7.11.3b")
@pytest.mark.parametrize(
    ("units", "autonomous"),
    [
        ({"R6": NORTH}, ["romanian"]),  # C-22
        ({"R6": NORTH, "G1P": SOUTH}, []),  # as many steps: C-20
        ({"R6": NORTH, "R7": SOUTH, "G1P": SOUTH}, ["romanian"]),
        ({"R6": {"at": NORTH, "steps": 1}, "G1P": {"at": SOUTH, "steps": 1}}, []),
        ({"R6": NORTH, "G1P": {"at": SOUTH, "steps": 1}}, ["romanian"]),
        ({"H24": NORTH}, ["hungarian"]),
        ({"G1P": NORTH}, []),
    ],
)
def test_an_attack_is_autonomous_with_fewer_german_steps(
    units: dict[str, object], autonomous: list[str]
) -> None:
    assert autonomy(units, " ".join(units)) == autonomous


@cites("VR 7.11.3b")
def test_for_turned_allies_the_soviets_are_the_major_ally() -> None:
    assert autonomy({"SR6": NORTH, "SR7": SOUTH, "S30": SOUTH}, "SR6 SR7 S30", SOVIETS) == ["romanian"]
    assert autonomy({"SR6": NORTH, "S30": SOUTH}, "SR6 S30", SOVIETS) == []


@cites("VR 7.11.3a")
def test_each_ally_makes_one_autonomous_attack_in_a_turn() -> None:
    foes = {"S30": {"at": MIDDLE, "steps": 1}, "S33": {"at": "5445", "steps": 1}}
    mine = {"R6": NORTH, "R7": NORTH, "R11": "5444", "R13": "5444", "G1P": "5444", "H24": "5545"}
    t = drawn(AXIS, {**mine, **foes})
    fought(t, MIDDLE, "R6", "R7")
    assert own(t.pos).autonomous == 1
    aimed(t, "5445", "R11", "R13")
    assert t.refusals("attack") == ["VR 7.11.3a"]
    t.act("join", "G1P")
    assert t.refusals("attack") == ["VR 7.11.3a"]
    t.act("leave", "R13")
    assert t.can("attack")  # as many German steps as Romanian ones
    t.act("leave", "G1P").act("leave", "R11").act("join", "H24")
    assert t.can("attack")  # Hungary has not made its own


@cites("VR 7.11.3a")
def test_an_attack_that_is_cancelled_uses_autonomy_up() -> None:
    """J-18."""
    t = announced(drawn(AXIS, {"R6": NORTH, "S30": MIDDLE, "S33": MIDDLE}), MIDDLE, "R6")
    assert t.cites()[-1] == "VR 7.5.8a"
    assert own(t.pos).autonomous == 1


@cites("VR 7.11.3a")
def test_a_new_turn_lets_them_attack_again() -> None:
    t = drawn(SOVIETS, {}, {"autonomous": 3})
    assert own(go_on(t, lambda ref: sequence.new_turn(ref, ref.frame)).pos).autonomous == 0


# -- kinds of combat


@cites("VR 7.1.8", "VR 7.1.9")
def test_surprise_and_counter_attacks_use_up_neither_hex_nor_unit() -> None:
    """K-21, and both phases of combat do."""
    for kind in ("", "exploitation", "surprise", "counter"):
        one = phase.assault_terms(kind, phase.ready)
        t = drawn(AXIS, {"G1P": NORTH, "S30": MIDDLE}, {"attacked": [MIDDLE]}, ADVANCED)
        counted = kind in ("", "exploitation")
        assert bool(one.targets(t.pos, 1).set >> t.game.map.index[MIDDLE] & 1) != counted
        assert (one.mark is not None) == counted
        battle = Battle(t.game.map.index[MIDDLE], 1 << t.game.roster.index["G1P"], kind=kind)
        assert ("attacked" in one.spent(t.pos, battle)) == counted
        assert one.aim is not None
        assert one.aim(3).kind == kind


@cites("VR 6.7.5b", "VR 7.1.9", "VR 4.7.1f", "VR 7.3.3c", "VR 7.1.1")
@pytest.mark.parametrize(
    ("beside", "cite"),
    [
        ({"G96": {"at": NORTH, "marks": ["withdrawn"]}}, "VR 4.7.1f"),
        ({"G96": {"at": NORTH, "marks": ["fought"]}}, "VR 7.1.9"),
        ({"Q16": NORTH}, "VR 7.3.3c"),
        ({"G96": "5117"}, "VR 7.1.1"),
    ],
)
def test_a_hex_beside_those_who_may_not_attack_is_refused_for_what_keeps_them(
    beside: dict[str, Any], cite: str
) -> None:
    t = drawn(AXIS, {**beside, "S30": MIDDLE}, scenario=ADVANCED)
    assert t.refusals("target", MIDDLE) == [cite]


@cites("VR 6.7.5b")
def test_the_besieged_have_no_target() -> None:
    ring = {"S30": "5527", "S33": "5526", "S35": "5427"}
    t = drawn(AXIS, {"G11": {"at": "5426", "marks": ["unsupplied"]}, **ring}, {"holding": ["5426"]}, ADVANCED)
    assert t.refusals("target", "5527") == ["VR 6.7.5b"]
