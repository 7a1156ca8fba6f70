"""Commanders: Rybalko, Katukov and Bogdanov; Model, Schörner and Himmler; and the Tiger battalion."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads import drawn as movement
from tests.games.victory_roads.combats import (
    AXIS,
    MIDDLE,
    NORTH,
    NORTHEAST,
    SOUTH,
    SOVIETS,
    asked,
    memo,
    odds_of,
    strength,
    suffering,
    taken_up,
)
from tests.games.victory_roads.events import attack, box, closed, column, fight, in_play, own, until
from tests.games.victory_roads.theatre_situations import campaign

from grognard.games.victory_roads.law.unit_losses import eliminate
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices
from grognard.kernel.referee import Referee
from grognard.testing.table import Situation

SOVIET_LEADERS = ("rybalko-1", "katukov-1", "bogdanov-1")
HUNGRY = {"marks": ["unsupplied"]}
FOES = {"G96": {"at": MIDDLE, **HUNGRY}, "G71": {"at": MIDDLE, **HUNGRY}}
HAND = "available_axis"
HQ = {"Q4": "4920"}  # on a railway, three hexes from MIDDLE


# -- Rybalko, Katukov, Bogdanov


def led(leader: str, corps: str = "S2GT", **more: Any) -> Situation:
    units = {"S2GT": NORTH, "S30": NORTHEAST, **FOES, **more}
    return fight(SOVIETS, units, borne={leader: corps})


@cites("VR 7.5.6", "VR 1.5.2a")
@pytest.mark.parametrize("leader", SOVIET_LEADERS)
def test_a_leader_shifts_an_attack_of_his_corps_and_lends_it_a_medal(leader: str) -> None:
    t = attack(led(leader), MIDDLE, "S2GT")
    before = column(t)
    assert (asked(t), before) == ("attacker_supports", 3)
    t.act("support", leader)
    assert column(t) == 4
    t.act("ready")
    assert (asked(t), t.may("elite")) == ("declare", ["S2GT"])
    t.act("elite", "S2GT")
    assert memo(t).lent[0] == t.game.roster.index["S2GT"]
    until(t, "soviet-combat.fight", 6, 6)
    assert (t.at(leader), t.pos.state.own.placements != ()) == ("played_soviet", True), "he stays with it"


@cites("VR 1.5.2a")
def test_unnamed_he_does_nothing_and_elsewhere_neither() -> None:
    t = attack(led("rybalko-1"), MIDDLE, "S2GT")
    assert memo(closed(t)).odds == 3
    alone = attack(led("rybalko-1"), MIDDLE, "S30")
    assert asked(alone) != "attacker_supports"


@cites("VR 1.5.2a", "VR 8.2.2")
def test_exploiting_units_that_stand_with_him_have_a_point_more() -> None:
    """12-12-4 goes two hexes of clear ground in exploitation; the rifle corps (3 points) two, then three."""
    marks = {"marks": ["exploiting"]}
    units = {"S2GT": {"at": NORTH, **marks}, "S30": {"at": NORTH, **marks}, "S33": {"at": NORTHEAST, **marks}}

    def points(unit: str, *leaders: str) -> int:
        supports, placements = in_play(borne=dict.fromkeys(leaders, "S2GT"))
        t = movement.drawn(
            "soviet-exploitation", {**units, **supports}, placements, scenario="campaign", turn=3
        )
        t.act("unit", unit)
        return int(choices(t.pos).args["points"])  # type: ignore[arg-type]

    assert [points("S2GT"), points("S30"), points("S33")] == [2, 2, 2]
    assert [points("S2GT", "katukov-1"), points("S30", "katukov-1")] == [3, 3]
    assert points("S33", "katukov-1") == 2, "another hex"


@cites("VR 1.5.2a")
def test_the_point_is_kept_while_the_unit_moves_on() -> None:
    supports, placements = in_play(borne={"rybalko-1": "S2GT"})
    units = {"S2GT": NORTH, "S30": {"at": NORTH, "marks": ["exploiting"]}, **supports}
    t = movement.drawn("soviet-exploitation", units, placements, scenario="campaign", turn=3)
    t.act("unit", "S30").act("to", "5218")
    assert choices(t.pos).args["points"] == 2


@cites("VR 5.4.4b", "VR 5.2.1a")
def test_he_goes_when_his_corps_goes_and_when_the_next_turn_comes() -> None:
    t = led("rybalko-1")
    ref = Referee(t.pos, FixedDice([]))
    eliminate(ref, t.game.roster.index["S2GT"], "combat", "VR 7.8.2a")
    assert ref.game.roster.ids(ref.pos.at(ref.state.where[ref.game.roster.index["rybalko-1"]]))
    assert ref.state.own.placements == ()
    supports, placements = in_play(borne={"rybalko-1": "S2GT"})
    t = campaign("soviet-supports", {"S2GT": "6014", **supports}, placements)
    assert t.at("rybalko-1") == "soviet_supports"


@cites("VR 11.5.4", "VR 5.4.4c")
def test_he_is_given_to_an_armoured_corps_without_another_leader() -> None:
    units = {"TOCN": "6721", "S2GT": "6424", "S5T": "6424", "S30": "6423", "G96": "6224"}
    t = campaign(
        "soviet-supports", {**units, "rybalko-1": "available_cn", "katukov-1": "available_cn"}, dice=[1, 1]
    )
    t.act("play", "rybalko-1")
    assert t.may("give_to") == ["S2GT", "S5T"]
    assert t.refusals("give_to", "S30") == ["VR 11.5.4"]
    t.act("give_to", "S5T").act("play", "katukov-1")
    assert {t.game.roster[one.bearer].id for one in own(t).placements} == {"S2GT", "S5T"}, "the only one left"


# -- the Tiger battalion


@cites("VR 1.5.2a", "VR 7.5.3", "VR 7.5.2")
def test_a_tiger_battalion_adds_to_both_factors_of_its_unit() -> None:
    """K-17: before supply and terrain: (7 + 2) and 8 in attack; 7 with want of supply: (6 + 2) / 2."""

    def value(t: Situation, unit: str) -> tuple[int, int]:
        found = next(item for item in odds_of(t).strengths if item.what == unit)
        return found.value, found.divisor

    t = fight(AXIS, {"G12P": NORTH, "G5P": NORTH, "S30": MIDDLE}, borne={"tiger-1": "G12P"})
    attack(t, MIDDLE, "G12P", "G5P")
    assert [value(t, "G12P")[0], value(t, "G5P")[0]] == [9, 8]
    t = fight(SOVIETS, {"S30": NORTH, "G12P": {"at": MIDDLE, **HUNGRY}}, borne={"tiger-1": "G12P"})
    assert value(t.act("target", MIDDLE).act("join", "S30"), "G12P") == (8, 2)


@cites("VR 5.4.5b", "VR 3.2.2k")
def test_one_of_them_in_a_combat_and_none_in_mud() -> None:
    units = {"G12P": NORTH, "G5P": NORTH, "S30": MIDDLE}
    tigers = {"tiger-1": "G12P", "tiger-2": "G5P"}
    t = attack(fight(AXIS, units, borne=tigers), MIDDLE, "G12P", "G5P")
    assert odds_of(t).attack == 17
    t = fight(AXIS, units, borne=tigers, own={"weather": "mud"})
    assert odds_of(t.act("target", MIDDLE).act("join", "G12P")).attack == 7


def struck(**more: Any) -> Situation:
    """The German attackers have a loss to bear."""
    units = {"G12P": NORTH, "S30": MIDDLE}
    return suffering(fight(AXIS, units, borne={"tiger-1": "G12P"}, **more), MIDDLE, "G12P", 1, 0)


@cites("VR 1.5.2a")
def test_the_battalion_may_bear_the_first_loss_and_goes_back_at_once() -> None:
    t = struck()
    assert (t.who, asked(t), t.may("pass")) == ("axis", "tiger", [""])
    t.act("spare")
    assert (strength(t, "G12P"), t.at("tiger-1"), own(t).placements) == (2, "axis_supports", ())


@cites("VR 1.5.2a")
def test_or_the_unit_bears_it_and_the_battalion_stays() -> None:
    t = struck().act("pass")
    assert (strength(t, "G12P"), t.at("tiger-1")) == (1, "played_axis")


@cites("VR 7.8.2a", "VR 1.5.2a")
def test_with_it_a_unit_bears_one_loss_more() -> None:
    t = suffering(
        fight(AXIS, {"G12P": NORTH, "S30": MIDDLE}, borne={"tiger-1": "G12P"}), MIDDLE, "G12P", 3, 0
    )
    t.act("spare")
    assert (strength(t, "G12P"), t.at("G12P")) == (0, "dead"), "two more"


@cites("VR 3.2.2k")
def test_in_mud_it_bears_nothing() -> None:
    t = struck(own={"weather": "mud"})
    assert (asked(t) == "tiger", strength(t, "G12P")) == (False, 1)


@cites("VR 7.15.1")
def test_an_elite_division_that_falls_all_the_same_leaves_a_kampfgruppe() -> None:
    units = {"G5P": {"at": NORTH, "steps": 1}, "S30": MIDDLE, "KA1": "kg_armour"}
    t = suffering(fight(AXIS, units, borne={"tiger-1": "G5P"}), MIDDLE, "G5P", 1, 0)
    assert asked(t.act("pass")) == "kampfgruppe"


@cites("VR 11.5.4", "VR 5.4.5b")
def test_it_is_given_to_armour_without_one() -> None:
    supports, placements = in_play(borne={"tiger-1": "G12P"})
    units = {"G12P": "5515", "G5P": "5516", "G96": "5517", "tiger-2": HAND}
    t = campaign("axis-supports", {**units, **supports, "model-1": HAND}, {**placements, "mood": 1})
    assert own(t).placements == (), "it lasts for a turn"
    t.act("play", "tiger-1")
    assert t.may("give_to") == ["G12P", "G5P"]
    assert t.refusals("give_to", "G96") == ["VR 11.5.4"]
    t.act("give_to", "G12P").act("play", "tiger-2")
    assert own(t).placements[-1].bearer == t.game.roster.index["G5P"], "the only one left"


# -- Model


def under(leader: str, **more: Any) -> Situation:
    own = more.pop("own", {})
    units = {"S30": NORTH, "S33": NORTHEAST, "G96": MIDDLE, "G71": MIDDLE, **HQ, **more}
    return fight(SOVIETS, units, borne={leader: "Q4"}, own=own)


@cites("VR 1.5.2a", "VR 7.6.1")
def test_in_models_radius_a_german_division_defends_as_an_elite() -> None:
    """K-16: it takes the first loss, and leaves no Kampfgruppe."""
    t = attack(under("model-1"), MIDDLE, "S30", "S33")
    until(t, "elite_defence")
    assert (t.who, t.may("elite")) == ("axis", ["G71", "G96"])
    t.act("elite", "G71", dice=[6, 5])
    assert memo(t).lent[1] == t.game.roster.index["G71"]
    until(t, "soviet-combat.fight")
    assert strength(t, "G71") < 2


@cites("VR 1.5.2a")
@pytest.mark.parametrize("where", ["4322", "dead"])
def test_not_out_of_his_radius(where: str) -> None:
    t = attack(
        under("model-1", Q4=where) if where != "dead" else fight(SOVIETS, FOES | {"S30": NORTH}),
        MIDDLE,
        "S30",
    )
    assert "elite_defence" not in [frame.step for frame in t.pos.state.frames]


@cites("VR 1.5.2a")
def test_not_while_his_hq_has_no_line() -> None:
    cut = {"S134": "4821", "S109": "5018", "S23": "4922"}
    t = attack(under("model-1", **cut), MIDDLE, "S30")
    assert "elite_defence" not in [frame.step for frame in t.pos.state.frames]


@cites("VR 1.5.2a")
def test_he_helps_no_german_attack() -> None:
    t = fight(AXIS, {"G96": NORTH, "S30": MIDDLE, **HQ}, borne={"model-1": "Q4"})
    attack(t, MIDDLE, "G96")
    assert asked(t) != "declare"


@cites("VR 5.2.1b", "VR 11.5.4", "VR 5.4.4c")
def test_german_commanders_go_to_supplied_hqs_and_stay() -> None:
    supports, placements = in_play(borne={"heinrici-1": "Q4"})
    units = {"Q4": "4920", "Q9": "4322", "Q3P": "5919", "QH1": "2653", "model-1": HAND}
    t = campaign("axis-supports", {**units, **supports, "S134": "5818"}, {**placements, "mood": 1})
    assert (t.pos.frame.step, t.may("take_back")) == ("axis-supports.recall", ["heinrici-1"])
    t.act("next").act("play", "model-1")
    assert t.at("model-1") == "played_axis"
    assert {t.game.roster[one.bearer].id for one in own(t).placements} == {"Q4", "Q9"}


# -- Schörner


def retreating(code: str, **more: Any) -> Situation:
    t = under("schorner-1", **more)
    dice = [1, 1] if code == "Eng" else []
    return taken_up(t, "stand", MIDDLE, "S30 S33", dice, answer=code, defence_code=code)


@cites("VR 1.5.2a")
@pytest.mark.parametrize(("code", "many"), [("DR", 1), ("DR2", 2), ("DR3", 3)])
def test_schorner_turns_a_retreat_into_steps(code: str, many: int) -> None:
    t = retreating(code)
    assert (t.who, asked(t), t.may("stand"), t.may("pass")) == ("axis", "stand", [""], [""])
    t.act("stand")
    while asked(t) == "losses":
        t.act("lose", t.may("lose")[0])
    assert strength(t, "G96") + strength(t, "G71") == 4 - many
    assert all(t.at(id) in (MIDDLE, "dead") for id in ("G96", "G71"))


@cites("VR 1.5.2a")
@pytest.mark.parametrize("code", ["S", "Eng", "-"])
def test_nothing_else_can_be_turned(code: str) -> None:
    """K-22."""
    assert asked(retreating(code)) != "stand"


@cites("VR 1.5.2a")
def test_they_may_go_back_all_the_same() -> None:
    t = retreating("DR").act("pass")
    until(t, "soviet-combat.fight")
    assert t.at("G96") != MIDDLE
    assert strength(t, "G96") == 2


@cites("VR 1.5.2a")
def test_out_of_his_radius_nobody_is_asked() -> None:
    assert asked(retreating("DR", Q4="4322")) != "stand"


@cites("VR 5.4.5b")
def test_not_where_model_has_lent_a_medal() -> None:
    units = {"S30": NORTH, "S33": NORTHEAST, "G96": MIDDLE, "G71": MIDDLE, "Q4": "4920", "Q9": "4921"}
    t = fight(SOVIETS, units, borne={"schorner-1": "Q4", "model-1": "Q9"})
    lent = (-1, t.game.roster.index["G96"])
    taken_up(t, "stand", MIDDLE, "S30 S33", answer="DR", defence_code="DR", lent=lent, elite=lent)
    assert asked(t) != "stand"


@cites("VR 1.5.2a")
def test_the_attack_of_germans_is_none_of_his_business() -> None:
    t = fight(AXIS, {"G96": MIDDLE, "S30": SOUTH, **HQ}, borne={"schorner-1": "Q4"})
    taken_up(t, "stand", SOUTH, "G96", answer="DR", defence_code="DR")
    assert asked(t) != "stand"


# -- Himmler


@cites("VR 1.5.2a")
def test_around_himmler_no_medal_counts() -> None:
    units = {"S30": NORTH, "G5P": MIDDLE, "G96": MIDDLE}
    plain = attack(fight(SOVIETS, {**units, **HQ}), MIDDLE, "S30")
    assert "G5P" in until(plain, "elite_defence").may("elite")
    t = attack(fight(SOVIETS, {**units, **HQ}, borne={"himmler-1": "Q4"}), MIDDLE, "S30")
    assert "elite_defence" not in [frame.step for frame in t.pos.state.frames]
    away = attack(fight(SOVIETS, {**units, "Q4": "4322"}, borne={"himmler-1": "Q4"}), MIDDLE, "S30")
    assert until(away, "elite_defence").may("elite") == ["G5P"]


@cites("VR 1.5.2a")
def test_around_himmler_nobody_moves_strategically() -> None:
    units = {"G96": "4720", "Q4": "4920", "Q9": "4322"}

    def reach(borne: dict[str, str]) -> list[str]:
        supports, placements = in_play(borne=borne)
        table = {**placements, "paid": True, "rail": 0}
        t = movement.drawn("axis-movement", {**units, **supports}, table, scenario="campaign", turn=3)
        return t.act("unit", "G96").may("strategic")

    assert reach({})
    assert reach({"himmler-1": "Q4"}) == []
    supports, placements = in_play(borne={"himmler-1": "Q4"})
    t = movement.drawn(
        "axis-movement", {**units, **supports}, {**placements, "paid": True}, scenario="campaign", turn=3
    )
    t.act("unit", "G96")
    assert "VR 1.5.2a" in t.refusals("strategic", "4721")


def test_all_of_them_go_back_when_their_hq_goes() -> None:
    t = under("model-1")
    ref = Referee(t.pos, FixedDice([]))
    eliminate(ref, t.game.roster.index["Q4"], "combat", "VR 7.8.2a")
    assert ref.state.own.placements == ()
    assert box(t, "axis_supports") == []
