"""5.4.5 and 7.5.6. Supports of a combat: when they are named, which may be, and what they shift."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.victory_roads.combats import (
    AXIS,
    MIDDLE,
    NORTH,
    SOUTH,
    SOVIETS,
    aimed,
    announced,
    answers,
    asked,
    drawn,
    memo,
    named,
    odds_of,
    told,
)

from grognard.games.victory_roads.law.combat import odds
from grognard.games.victory_roads.law.events import combat as events
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

Units = Mapping[str, Any]
PAIR = {"S30": NORTH, "S33": NORTH, "G20P": MIDDLE, "G12P": MIDDLE}
HAND = dict.fromkeys(("aviation_g-1", "artillery_g-1", "navy-1", "aviation_g-2"), "available_axis")


def attack(units: Units, own: Units | None = None, side: str = SOVIETS, target: str = MIDDLE) -> Situation:
    return announced(drawn(side, {**PAIR, **units}, own), target)


def shifted(t: Situation) -> dict[str, int]:
    return {shift.what: shift.columns for shift in odds_of(t).shifts}


# -- when they are named


@cites("VR 7.5.6")
def test_nobody_is_asked_who_has_nothing_to_name() -> None:
    t = aimed(drawn(SOVIETS, PAIR), MIDDLE).act("attack", None, (1, 2))
    assert not asked(t).endswith("supports")


@cites("VR 7.5.6")
def test_first_the_attacker_names_all_of_his_then_the_defender() -> None:
    """K-11: there is no second round."""
    t = attack({"artillery_2-1": NORTH, "aviation_s-1": MIDDLE, **HAND})
    assert (asked(t), t.who, t.may("support")) == (
        "attacker_supports",
        "soviet",
        ["artillery_2-1", "aviation_s-1"],
    )
    t.act("support", "artillery_2-1")
    assert answers(t) == ["ready", "support"]
    t.act("ready")
    assert (asked(t), t.who) == ("defender_supports", "axis")
    assert t.may("support") == ["aviation_g-1", "aviation_g-2"]
    t.act("support", "aviation_g-2").act("ready", None, (1, 2))
    assert not asked(t).endswith("supports")


@cites("VR 7.5.6")
def test_one_who_has_named_something_says_when_he_is_done() -> None:
    t = attack({"artillery_2-1": NORTH}).act("support", "artillery_2-1")
    assert (asked(t), t.may("support"), t.can("ready")) == ("attacker_supports", [], True)


# -- what they shift


@cites("VR 7.5.6", "VR 5.4.5a")
def test_different_supports_add_up() -> None:
    tanks = {"S29T": NORTH, "rybalko-1": "played_soviet"}
    t = attack(
        {**tanks, "artillery_3-1": NORTH, "aviation_s-1": MIDDLE, "katyusha-1": NORTH},
        {"placements": {"rybalko-1": ["S29T", ""]}},
    )
    for support in ("artillery_3-1", "aviation_s-1", "katyusha-1", "rybalko-1"):
        t.act("support", support)
    assert sum(shifted(t).values()) == 6
    assert odds_of(t).column == min(6, odds_of(t).raw + 6)


@cites("VR 7.5.6")
@pytest.mark.parametrize(
    ("side", "support", "columns"),
    [(AXIS, "aviation_g-1", 1), (SOVIETS, "aviation_g-1", -1), (SOVIETS, "artillery_2-1", 2)],
)
def test_a_support_of_the_defender_shifts_to_the_left(side: str, support: str, columns: int) -> None:
    target = MIDDLE if side == SOVIETS else NORTH
    place = "available_axis" if "_g" in support else NORTH
    t = attack({support: place}, side=side, target=target)
    t.act("support", support)
    assert list(shifted(t).values()) == [columns]


@cites("VR 7.5.6")
def test_two_aviations_cancel_each_other_before_shifts_are_counted() -> None:
    """K-11."""
    t = attack({"aviation_s-1": MIDDLE, "artillery_2-1": NORTH, **HAND})
    t.act("support", "aviation_s-1").act("support", "artillery_2-1").act("ready")
    before = odds_of(t).raw
    t.act("support", "aviation_g-1")
    assert shifted(t) == {"support-aviation_s": 0, "support-aviation_g": 0, "support-artillery_2": 2}
    assert odds.name(odds_of(t).column) == odds.name(min(6, before + 2))


# -- which may be named


@cites("VR 7.5.6")
@pytest.mark.parametrize(
    ("support", "place", "may"),
    [
        ("artillery_2-1", NORTH, True),
        ("artillery_2-1", "5218", True),  # a hex from an attacker
        ("artillery_2-1", "5217", False),
        ("katyusha-1", "5218", True),
        ("aviation_s-1", MIDDLE, True),
        ("aviation_s-1", SOUTH, False),
        ("aviation_s-1", "available_cn", False),  # it was never placed
        ("engineers-1", NORTH, False),
        ("flotilla-1", "available_cn", False),  # no water here
    ],
)
def test_a_placed_support_bears_on_attacks_near_it(support: str, place: str, may: bool) -> None:
    own: dict[str, Any] = {}
    t = aimed(drawn(SOVIETS, {**PAIR, support: place, "G96": SOUTH, "S50": "5218"}, own), MIDDLE, "S30")
    usable = events.usable(t.pos, memo(t), 0)
    assert bool(usable.set >> t.game.roster.index[support] & 1) == may
    if not may:
        assert usable.why_not(t.game.roster.index[support]) == ["VR 7.5.6"]


@cites("VR 7.5.6")
def test_the_defender_s_own_supports_suit_his_place() -> None:
    """Nebelwerfer in the radius of a supplied HQ, the navy in a Baltic port."""
    hand = {"artillery_g-1": "available_axis", "navy-1": "available_axis"}

    def may(units: Units, target: str) -> list[str]:
        t = aimed(drawn(SOVIETS, {**units, **hand}), target)
        return t.game.roster.ids(events.usable(t.pos, memo(t), 1).set)

    assert may({"G96": "2049", "S30": "2050", "Q6": "2047"}, "2049") == ["artillery_g-1"]
    assert may({"G96": "2049", "S30": "2050"}, "2049") == []
    assert may({"G96": "2825", "S30": "2926"}, "2825") == ["navy-1"]


@cites("VR 7.5.6")
def test_a_flotilla_helps_against_a_port_or_a_city_on_a_major_river() -> None:
    own = {"flotilla-1": "available_s"}
    for target, origin, may in (("2825", "2926", True), ("2855", "2756", True), ("5426", "5427", False)):
        t = aimed(drawn(SOVIETS, {"G96": target, "S30": origin, **own}), target)
        assert bool(events.usable(t.pos, memo(t), 0).set) == may


@cites("VR 5.4.2", "VR 3.2.2k")
def test_sky_and_mud_forbid_some_supports() -> None:
    placed = {"aviation_s-1": MIDDLE, "katyusha-1": NORTH, "artillery_2-1": NORTH, **HAND}

    def usable(side: int, **own: str) -> Any:
        t = aimed(drawn(SOVIETS, {**PAIR, **placed}, own), MIDDLE)
        return t.game, events.usable(t.pos, memo(t), side)

    game, found = usable(0, sky="overcast")
    assert found.why_not(game.roster.index["aviation_s-1"]) == ["VR 5.4.2"]
    game, found = usable(1, sky="overcast")
    assert found.why_not(game.roster.index["aviation_g-1"]) == ["VR 5.4.2"]
    game, found = usable(0, weather="mud")
    assert found.why_not(game.roster.index["katyusha-1"]) == ["VR 3.2.2k"]
    assert set(game.roster.ids(found.set)) == {"aviation_s-1", "artillery_2-1"}


@cites("VR 1.5.2a")
def test_a_shortage_of_ammunition_silences_nebelwerfer_and_navy() -> None:
    units = {"G96": "2049", "S30": "2050", "Q6": "2047", "artillery_g-1": "available_axis"}
    t = aimed(drawn(SOVIETS, units, {"curbs": ["reich_ammunition"]}), "2049")
    assert "VR 1.5.2a" in events.usable(t.pos, memo(t), 1).why_not(t.game.roster.index["artillery_g-1"])


# -- two of a kind


@cites("VR 5.4.5b", "VR 11.5.8")
def test_two_supports_of_the_same_name_do_not_bear_on_one_combat() -> None:
    """EX-07: [1]/+2 and [1]/+3 are both Artillery."""
    t = attack({"artillery_2-1": NORTH, "artillery_3-1": NORTH, "artillery_2-2": NORTH})
    t.act("support", "artillery_2-1")
    assert t.may("support") == []
    for other in ("artillery_3-1", "artillery_2-2"):
        assert t.refusals("support", other) == ["VR 5.4.5b"]


@cites("VR 5.4.5b", "VR 11.5.8")
def test_two_leaders_do_not_bear_on_one_combat_but_one_and_artillery_do() -> None:
    units = {
        **{"S29T": NORTH, "S3GT": "5120", "artillery_2-1": NORTH},
        **{"rybalko-1": "played_soviet", "bogdanov-1": "played_soviet"},
    }
    t = attack(units, {"placements": {"rybalko-1": ["S29T", ""], "bogdanov-1": ["S3GT", ""]}})
    t.act("support", "rybalko-1")
    assert t.refusals("support", "bogdanov-1") == ["VR 5.4.5b"]
    assert t.may("support") == ["artillery_2-1"]


@cites("VR 5.4.5b")
def test_the_two_sides_do_not_count_together() -> None:
    t = attack({"aviation_s-1": MIDDLE, **HAND}).act("support", "aviation_s-1").act("ready")
    assert "aviation_g-1" in t.may("support")
    assert t.act("support", "aviation_g-1").refusals("support", "aviation_g-2") == ["VR 5.4.5b"]


# -- what becomes of them


@cites("VR 5.2.1a", "VR 7.5.6")
def test_what_was_named_is_spent_and_shown() -> None:
    t = attack({"artillery_2-1": NORTH, **HAND}).act("support", "artillery_2-1").act("ready")
    t.act("support", "aviation_g-1")
    assert named(t, told(t, "vr-support-named")[0]["support"]) == ["aviation_g-1"]
    assert t.at("aviation_g-1") == "played_axis"
    t.act("ready", None, (1, 2))
    assert (t.at("artillery_2-1"), t.at("aviation_g-1")) == ("spent_soviet", "spent_axis")
    assert t.at("aviation_g-2") == "available_axis"


@cites("VR 5.2.1a", "VR 7.5.8a")
def test_supports_of_a_cancelled_combat_are_spent_too() -> None:
    """C-11."""
    weak = {"S3GC": {"at": NORTH, "steps": 1}, "G20P": MIDDLE, "G12P": MIDDLE, "G6P": MIDDLE, **HAND}
    t = announced(drawn(SOVIETS, {**weak, "katyusha-1": NORTH}), MIDDLE)
    t.act("support", "katyusha-1").act("ready").act("support", "aviation_g-1").act("ready")
    assert t.cites()[-1] == "VR 7.5.8a"
    assert (t.at("katyusha-1"), t.at("aviation_g-1")) == ("spent_soviet", "spent_axis")


@cites("VR 5.2.1a")
def test_a_leader_stays_with_his_corps() -> None:
    units = {"S29T": NORTH, "rybalko-1": "played_soviet"}
    t = attack(units, {"placements": {"rybalko-1": ["S29T", ""]}})
    t.act("support", "rybalko-1").act("ready")
    assert t.at("rybalko-1") == "played_soviet"
    assert t.pos.state.own.placements


# -- Tiger


@cites("VR 5.4.5b", "VR 7.5.2", "VR 7.5.3")
def test_a_tiger_battalion_adds_to_the_printed_factors_of_its_unit() -> None:
    """K-17: before supply and terrain; one of them in a combat."""
    tigers = {"tiger-1": "played_axis", "tiger-2": "played_axis"}
    own = {"placements": {"tiger-1": ["G20P", ""], "tiger-2": ["G12P", ""]}}
    t = aimed(drawn(SOVIETS, {**PAIR, **tigers}, own), MIDDLE)
    defence = {item.what: (item.value, item.divisor) for item in odds_of(t).strengths}
    assert sorted((defence["G20P"], defence["G12P"])) == [(6, 2), (8, 2)]
    for weather, value in (("fair", 9), ("mud", 7)):
        t = aimed(drawn(AXIS, {**PAIR, **tigers}, {**own, "weather": weather}), NORTH, "G20P")
        assert {item.what: item.value for item in odds_of(t).strengths}["G20P"] == value
