"""Supports that bear on one combat: guns, rockets, aircraft, ships, political officers."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.games.victory_roads.combats import (
    AXIS,
    MIDDLE,
    NORTH,
    NORTHEAST,
    SOUTH,
    SOVIETS,
    asked,
    memo,
    paid_by,
    told,
)
from tests.games.victory_roads.events import CN, attack, box, closed, column, fight, messages, press, until

from grognard.kernel.changes import Removed, StepsChanged
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.menu import Act
from grognard.testing.table import Situation

DEFENDERS = {"G96": {"at": MIDDLE, "marks": ["unsupplied"]}, "G71": {"at": MIDDLE, "marks": ["unsupplied"]}}
FIELD = {"S30": NORTH, **DEFENDERS}  # 8 against 4: 2/1
FIGHT = "soviet-combat.fight"
HAND, SOVIET_HAND = "available_axis", "available_cn"


def battle(
    lying: Mapping[str, str] | None = None,
    borne: Mapping[str, str] | None = None,
    own: Mapping[str, object] | None = None,
    **more: str,
) -> Situation:
    """The Soviets attack at 2/1 before supports; `more` are counters besides, by id with _ for -."""
    others = {name.replace("__", "-"): at for name, at in more.items()}
    t = fight(SOVIETS, {**FIELD, **CN, **others}, lying, borne, own, theatre="TOCN")
    return attack(t, MIDDLE, "S30")


# -- artillery


@cites("VR 7.5.6", "VR 5.4.5a")
@pytest.mark.parametrize(("support", "many"), [("artillery_2-1", 2), ("artillery_3-1", 3), ("katyusha-1", 1)])
def test_artillery_shifts_one_attack_by_a_unit_near_it(support: str, many: int) -> None:
    t = battle({support: "5218"})  # a hex behind the attacker
    assert (t.who, asked(t), t.may("support"), column(t)) == ("soviet", "attacker_supports", [support], 2)
    t.act("support", support)
    assert column(t) == 2 + many
    until(t, FIGHT)
    assert t.at(support) == "spent_soviet"


@cites("VR 7.5.6")
@pytest.mark.parametrize("support", ["artillery_2-1", "artillery_3-1", "katyusha-1"])
def test_artillery_farther_away_is_of_no_use(support: str) -> None:
    t = battle({support: "5217", "aviation_s-1": MIDDLE})
    assert (t.may("support"), messages(t, "support", support)) == (
        ["aviation_s-1"],
        ["vr-why-support-elsewhere"],
    )


@cites("VR 7.5.6")
def test_it_helps_nobody_who_is_attacked() -> None:
    units = {"S30": MIDDLE, "G96": NORTH, "G71": NORTH, **CN}
    t = attack(fight(AXIS, units, {"artillery_2-1": MIDDLE, "aviation_s-1": NORTH}), MIDDLE, "G96", "G71")
    assert asked(t) not in ("attacker_supports", "defender_supports")


@cites("VR 11.5.5", "VR 9.2.1b")
def test_guns_whose_theatre_has_gone_away_do_not_fire() -> None:
    units = {**FIELD, "TOCN": "6541"}
    supports = {"artillery_2-1": NORTH, "katyusha-1": NORTH}
    t = fight(SOVIETS, {**units, "aviation_g-1": HAND}, supports, theatre="TOCN")
    attack(t, MIDDLE, "S30")
    assert asked(t) == "defender_supports", "the attacker has nothing to name"


# -- Katyushas


def katyushas(**battle_fields: str) -> Situation:
    return battle({"katyusha-1": NORTH}).act("support", "katyusha-1")


@cites("VR 1.5.2a")
def test_katyushas_add_a_d1_to_the_result_of_the_attacker() -> None:
    t = until(katyushas(), FIGHT, 4, 4)
    (cell,), (results,) = told(t, "vr-cell"), told(t, "vr-results")
    assert (cell["attack"], results["attack"]) == ("D1", "D1+D1")
    steps = [change for change in t.log if isinstance(change, StepsChanged | Removed)]
    assert [change.cite for change in steps].count("VR 7.9.6") == 2, "a step for each"
    t = until(katyushas(), FIGHT, 3, 3)
    (cell,), (results,) = told(t, "vr-cell"), told(t, "vr-results")
    assert (cell["attack"], results["attack"]) == ("E", "E+D1")


@cites("VR 1.5.2a")
def test_in_exploitation_there_is_no_result_to_add_to() -> None:
    far = {"S134": {"at": "6345", "marks": ["exploiting"]}}
    units = {"S2GT": {"at": NORTH, "marks": ["exploiting"]}, **DEFENDERS, **CN, **far}
    t = fight("soviet-exploitation-combat", units, {"katyusha-1": NORTH}, theatre="TOCN")
    attack(t, MIDDLE, "S2GT").act("support", "katyusha-1")
    until(t, "soviet-exploitation-combat.fight", 3, 3)
    (results,) = told(t, "vr-results")
    assert results["attack"] == "none"


@cites("VR 3.2.2k")
def test_not_in_mud() -> None:
    t = battle({"katyusha-1": NORTH, "artillery_2-1": NORTH}, own={"weather": "mud"})
    assert t.refusals("support", "katyusha-1") == ["VR 3.2.2k"]
    assert t.can("support", "artillery_2-1")


# -- aircraft


@cites("VR 7.5.6")
def test_soviet_aircraft_help_against_the_hex_where_they_lie() -> None:
    assert battle({"aviation_s-1": MIDDLE}).can("support", "aviation_s-1")
    t = battle({"aviation_s-1": SOUTH, "aviation_s-2": MIDDLE})
    assert t.refusals("support", "aviation_s-1") == ["VR 7.5.6"]
    t.act("support", "aviation_s-2")
    assert column(t) == 3
    closed(t, 1, 1)
    assert t.at("aviation_s-2") == "spent_soviet"
    assert t.at("aviation_s-1") == SOUTH, "kept for another attack"


@cites("VR 7.5.6", "VR 11.5.1b")
def test_german_aircraft_are_played_out_of_the_hand_and_cancel_theirs() -> None:
    """K-11: both cancel before shifts are counted."""
    t = battle({"aviation_s-1": MIDDLE, "artillery_2-1": NORTH}, aviation_g__1=HAND)
    t.act("support", "aviation_s-1").act("support", "artillery_2-1").act("ready")
    assert (t.who, asked(t), t.may("support"), column(t)) == (
        "axis",
        "defender_supports",
        ["aviation_g-1"],
        5,
    )
    t.act("support", "aviation_g-1")
    assert column(t) == 4
    assert box(t, "played_axis") == ["aviation_g-1"]


@cites("VR 7.5.6")
def test_alone_german_aircraft_are_worth_a_column_either_way() -> None:
    t = battle(aviation_g__1=HAND).act("support", "aviation_g-1")
    assert column(t) == 1
    units = {"G96": NORTH, "G71": NORTHEAST, "S30": {"at": MIDDLE, "steps": 1}, "aviation_g-1": HAND}
    t = attack(fight(AXIS, units), MIDDLE, "G96", "G71")
    before = column(t)
    assert column(t.act("support", "aviation_g-1")) == before + 1


@cites("VR 5.4.2", "VR 3.3b")
def test_nobody_flies_under_clouds() -> None:
    t = battle(
        {"aviation_s-1": MIDDLE, "artillery_2-1": NORTH},
        own={"sky": "overcast"},
        aviation_g__1=HAND,
        artillery_g__1=HAND,
        Q4="4920",
    )
    assert t.refusals("support", "aviation_s-1") == ["VR 5.4.2"]
    closed(t)
    assert t.refusals("support", "aviation_g-1") == ["VR 5.4.2"]


# -- Nebelwerfer


@cites("VR 7.5.6")
@pytest.mark.parametrize(("hq", "works"), [("4920", True), ("4322", False), ("dead", False)])
def test_nebelwerfer_want_a_supplied_hq_near_the_fight(hq: str, works: bool) -> None:
    t = battle(artillery_g__1=HAND, Q4=hq)
    assert (asked(t) == "defender_supports") == works
    if works:
        assert (t.who, t.may("support"), column(t)) == ("axis", ["artillery_g-1"], 2)
        assert column(t.act("support", "artillery_g-1")) == 1


@cites("VR 1.5.2a")
@pytest.mark.parametrize("support", ["artillery_g-1", "navy-1"])
def test_without_ammunition_neither_they_nor_the_ships_fire(support: str) -> None:
    units = {"S30": "4403", "G96": "4402", "Q18": "4402", support: HAND, "aviation_g-1": HAND}
    t = attack(fight(SOVIETS, units, own={"curbs": ["reich_ammunition"]}), "4402", "S30")
    assert messages(t, "support", support) == ["vr-why-ammunition"]
    t = attack(fight(SOVIETS, units), "4402", "S30")
    assert t.can("support", support)


# -- flotilla and ships


@cites("VR 7.5.6")
@pytest.mark.parametrize(
    ("here", "target", "works"),
    [("4403", "4402", True), ("5218", "5219", False)],  # a port; open country
)
def test_the_flotilla_fights_for_ports_and_cities_by_great_rivers(
    here: str, target: str, works: bool
) -> None:
    units = {"S30": here, "G96": target, "G71": target, "flotilla-1": SOVIET_HAND, "aviation_g-1": HAND, **CN}
    t = attack(fight(SOVIETS, units), target, "S30")
    assert (t.who == "soviet") == works
    if works:
        before = column(t)
        assert column(t.act("support", "flotilla-1")) == before + 1
        assert box(t, "played_soviet") == ["flotilla-1"]


@cites("VR 7.5.6")
def test_ships_defend_a_baltic_port_with_two_columns_and_attack_nobody() -> None:
    t = attack(fight(SOVIETS, {"S30": "4403", "G96": "4402", "navy-1": HAND}), "4402", "S30")
    before = column(t)
    assert column(t.act("support", "navy-1")) == before - 2
    away = attack(fight(SOVIETS, {**FIELD, "navy-1": HAND, "aviation_g-1": HAND}), MIDDLE, "S30")
    assert messages(away, "support", "navy-1") == ["vr-why-support-elsewhere"]
    mine = {"G96": "4403", "G71": "4403", "S30": {"at": "4402", "steps": 1}}
    t = attack(fight(AXIS, {**mine, "navy-1": HAND, "aviation_g-1": HAND}), "4402", "G96", "G71")
    assert not t.can("support", "navy-1")


# -- political officers


def shouting(**more: str) -> Situation:
    units = {"S30": NORTH, "S33": NORTHEAST, **DEFENDERS, "TOCN": "5417"}
    others = {name.replace("__", "-"): at for name, at in more.items()}
    return attack(fight(SOVIETS, {**units, **others}), MIDDLE, "S30", "S33")


@cites("VR 1.5.2a", "VR 7.9.5a")
def test_political_officers_spare_the_step_of_a_hurrah() -> None:
    t = shouting(politruks__1=SOVIET_HAND)
    assert (asked(t), messages(t, "politruks")) == ("declare", ["vr-why-no-hurrah"])
    t.act("hurrah").act("politruks")
    assert memo(t).spared
    assert t.refusals("politruks") == ["VR 5.4.5b"]
    press(t, Act("throw"), 6, 4)
    assert t.at("politruks-1") == "spent_soviet"
    other = press(shouting().act("hurrah"), Act("throw"), 6, 4)
    assert "VR 7.9.5a" not in paid_by(until(t, FIGHT)).values()
    assert "VR 7.9.5a" in paid_by(until(other, FIGHT)).values()


@cites("VR 7.6.2")
def test_what_is_taken_back_is_not_played() -> None:
    t = shouting(politruks__1=SOVIET_HAND).act("hurrah").act("politruks").act("undeclare")
    assert not memo(t).spared
    t.act("throw", dice=[6, 4])
    assert t.at("politruks-1") == SOVIET_HAND


def test_without_them_they_are_not_offered() -> None:
    assert "politruks" not in [act.verb for act in choices(shouting().pos).acts()]


# -- EX-07: what may not bear on the same combat


@cites("VR 5.4.5b", "VR 11.5.8")
@pytest.mark.parametrize(
    ("first", "second", "clash"),
    [
        ("artillery_2-1", "artillery_3-1", True),  # of the same name
        ("artillery_2-1", "artillery_2-2", True),
        ("aviation_s-1", "aviation_s-2", True),
        ("rybalko-1", "bogdanov-1", True),  # two leaders
        ("artillery_2-1", "rybalko-1", False),
        ("artillery_2-1", "katyusha-1", False),
        ("artillery_3-1", "aviation_s-1", False),
    ],
)
def test_ex_07_two_of_a_name_or_two_leaders(first: str, second: str, clash: bool) -> None:
    leaders = {
        one: corps for one, corps in zip((first, second), ("S2GT", "S5T"), strict=True) if "_" not in one
    }
    borne = {one: corps for one, corps in leaders.items() if not one.startswith("katyusha")}
    lying = {
        one: MIDDLE if one.startswith("aviation") else NORTH for one in (first, second) if one not in borne
    }
    units = {"S2GT": NORTH, "S5T": NORTH, **DEFENDERS, **CN}
    t = attack(fight(SOVIETS, units, lying, borne, theatre="TOCN"), MIDDLE, "S2GT", "S5T")
    assert t.can("support", second)
    t.act("support", first)
    assert t.can("support", second) is not clash
    if clash:
        assert t.refusals("support", second) == ["VR 5.4.5b"]


@cites("VR 5.4.5b")
def test_each_side_has_its_own() -> None:
    t = battle({"aviation_s-1": MIDDLE}, aviation_g__1=HAND).act("support", "aviation_s-1").act("ready")
    assert t.can("support", "aviation_g-1")
