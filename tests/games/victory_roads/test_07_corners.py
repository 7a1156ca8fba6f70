"""7 where its paragraphs meet those of cities held at all costs, HQs, supply and exploitation."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads import combats, fighting
from tests.games.victory_roads.combats import MIDDLE, NORTH, NORTHEAST

from grognard.games.victory_roads.law.names import AXIS, SOVIET
from grognard.games.victory_roads.law.stacking import limit
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

Units = dict[str, Any]
POSEN, BESIDE_POSEN = "2233", "2333"


def posen(units: Units, code: str, defenders: str) -> Situation:
    """Posen, held by order and in supply, when step 5 of a Soviet attack on it comes."""
    own = {"mood": 8, "holding": [POSEN]}
    t = fighting.set_up({"S2GT": BESIDE_POSEN, "HB1": POSEN, **units}, own, phase="soviet-combat", turn=20)
    fields: dict[str, Any] = {"ground": "clear", "defence_code": code, "attack_code": "-"}
    return fighting.outcome_of(t, POSEN, "S2GT", defenders, **fields)


# -- garrisons and the divisions beside them


@cites("VR 7.10.13", "VR 7.10.3", "VR 6.7.8a", "VR 13.3.2")
def test_a_garrison_does_not_go_back_with_the_division_beside_it() -> None:
    """DR: the division goes, the garrison is lost, and the Soviets may enter after a final DR."""
    t = posen({"G11": POSEN}, "DR", "G11 HB1")
    assert t.at("HB1") == "pool"
    while combats.asked(t) == "falling":
        t.act("back", t.may("back")[0])
    assert t.at("G11") not in (POSEN, "dead")
    assert (combats.asked(t), t.may("advance")) == ("advance", ["S2GT"])


@cites("VR EX-17a", "VR 6.7.8b", "VR 7.10.13")
def test_s_is_a_step_of_the_division_or_the_end_of_the_garrison() -> None:
    t = posen({"G11": POSEN}, "S", "G11 HB1")
    assert t.may("lose") == ["G11"]
    assert t.refusals("lose", "HB1") == ["VR 6.7.8b"]
    t.act("fall_back")
    assert t.at("HB1") == "pool"


@cites("VR EX-17a", "VR 7.10.13", "VR 13.3.2")
def test_a_garrison_alone_answers_s_with_its_only_step() -> None:
    t = posen({}, "S", "HB1")
    assert t.at("HB1") == "pool"
    assert t.may("advance") == ["S2GT"], "it was an S, though paid for with a step"


@cites("VR 7.8.2b", "VR 6.7.8b")
def test_an_hq_is_hit_before_the_garrison_beside_it() -> None:
    """F-07: divisions, then HQs, the garrison last."""
    t = combats.drawn(
        combats.SOVIETS, {"S2GT": BESIDE_POSEN, "Q9": POSEN, "HB1": POSEN}, {"mood": 8, "holding": [POSEN]}
    )
    combats.suffering(t, POSEN, "S2GT", 0, 1)
    assert (t.at("Q9"), t.at("HB1")) == ("dead", POSEN)


# -- HQs


@cites("VR 7.4.4", "VR 7.5.2", "VR 7.3.2", "VR 7.13.2")
def test_an_hq_alone_is_attacked_like_any_unit() -> None:
    """12 to 1; it gets no marker, loses its step, and its hex may be entered."""
    t = combats.drawn(combats.SOVIETS, {"S2GT": NORTH, "Q3P": MIDDLE})
    sum_ = combats.reckoned(t, MIDDLE, "S2GT")
    assert (sum_.attack, sum_.defence, sum_.column) == (12, 1, 6)
    t.act("attack", dice=(2, 3))
    assert t.units_marked("unsupplied") == []
    assert t.at("Q3P") == "dead"
    assert t.may("advance") == ["S2GT"]


@cites("VR 7.8.2b", "VR 7.3.3d")
def test_an_hq_beside_attackers_bears_what_they_cannot() -> None:
    """K-15: two losses, one step."""
    t = combats.drawn(combats.SOVIETS, {"S8E": {"at": NORTH, "steps": 1}, "Q2BR": NORTH, "G11": MIDDLE})
    combats.suffering(t, MIDDLE, "S8E", 2, 0)
    assert (t.at("S8E"), t.at("Q2BR")) == ("corps_pool", "dead")


# -- nobody left


@cites("VR 7.9.5a", "VR 7.14.1", "VR 7.13.1")
def test_a_hurrah_of_the_dead_costs_and_gives_nothing() -> None:
    t = combats.drawn(combats.SOVIETS, {"S8E": {"at": NORTH, "steps": 1}, "G11": MIDDLE, "S65": NORTHEAST})
    combats.suffering(t, MIDDLE, "S8E", 1, 0, hurrah=True, attack_code="E", defence_code="-")
    assert t.units_marked("exploiting") == []
    assert combats.strength(t, "S65") == 2, "who was not named pays nothing"
    assert t.may("advance") == ["G11"], "the hex of the attackers is empty"


# -- attacks that are cancelled


@cites("VR 7.5.8a", "VR 7.4.3", "VR 7.1.8", "VR 7.1.9", "VR 4.6.2")
def test_a_cancelled_attack_has_found_the_defender_out_of_supply() -> None:
    """One to four, though hunger halves the defence: the marker stays, hex and unit are used up (C-11)."""
    t = combats.drawn(combats.AXIS, {"R3": {"at": NORTH, "steps": 1}, "S8E": MIDDLE})
    combats.announced(t, MIDDLE, "R3")
    assert combats.told(t, "vr-cancelled")
    assert t.units_marked("unsupplied") == ["S8E"]
    assert t.refusals("target", MIDDLE) == ["VR 7.1.8", "VR 7.1.9"]


# -- bridgeheads


@cites("VR 1.11.6b")
def test_a_bridgehead_widens_a_hex_for_the_soviets_alone() -> None:
    t = combats.drawn(combats.SOVIETS, {"S8E": NORTH, "G11": MIDDLE}, {"bridgeheads": [NORTH]})
    h = t.game.map.index[NORTH]
    assert (limit(t.pos, SOVIET, h), limit(t.pos, AXIS, h)) == (6, 3)


# -- exploitation after combat


@cites("VR 8.3.2a", "VR 7.10.12", "VR 7.1.8")
@pytest.mark.parametrize(("phase", "factor"), [("combat", 1), ("exploitation-combat", 4)])
def test_who_fell_back_in_the_combat_phase_defends_in_full_in_exploitation(phase: str, factor: int) -> None:
    """K-41: the mark of a retreat ends with the phase."""
    marks = ["retreated"] if phase == "combat" else []
    t = combats.drawn(
        f"soviet-{phase}",
        {"S2GT": {"at": NORTH, "marks": ["exploiting"]}, "G11": {"at": MIDDLE, "marks": marks}},
    )
    items = {item.what: item.value for item in combats.reckoned(t, MIDDLE, "S2GT").strengths}
    assert items["G11"] == factor


@cites("VR 8.3.2a", "VR 7.5.8b")
def test_before_an_exploitation_combat_no_result_of_the_attacker_is_promised() -> None:
    """At 6/1 every cell has one, and none of them counts: what is shown is what the log says then."""
    marked = {"at": NORTH, "marks": ["exploiting"]}
    far = {"S134": {"at": "6345", "marks": ["exploiting"]}, "G12": "6346"}
    t = combats.drawn("soviet-exploitation-combat", {**far, "S2GT": marked, "G11": MIDDLE})
    combats.aimed(t, MIDDLE, "S2GT")
    found = t.odds()
    parts = {part for code in found.faces for part in code.split()[1:]}
    assert parts <= {"S", "DR", "DR2", "DR3"}
    assert {row.code for row in found.rows} == set(found.faces) == set(found.words)
    assert sum(row.chance for row in found.rows) == pytest.approx(1)
    t.act("attack", dice=(3, 3))
    cell = combats.told(t, "vr-cell")[0]
    code = f"{cell['attacker']}/{cell['defender']} {cell['defence']}"
    assert cell["attack"] == "none"
    assert code in found.faces


@cites("VR 7.7.9", "VR 1.3.1d")
def test_a_corps_that_goes_to_standard_mode_is_not_foretold_as_a_loss() -> None:
    """Outside every theatre both corps are turned over; the cells say who loses a step."""
    t = combats.drawn(combats.SOVIETS, {"S8E": NORTH, "S65": NORTH, "S2GT": NORTHEAST, "G11": MIDDLE})
    combats.aimed(t, MIDDLE, "S8E", "S65", "S2GT")
    for row in t.odds().rows:
        assert row.losses[0] == int(row.code[0]), row.code
        flips = [effect for effect in row.effects if effect.what == "standard"]
        assert [(effect.cite, effect.n) for effect in flips] == [("VR 7.7.9", 2)]
        assert all(effect.cite != "VR 7.7.9" for effect in row.effects if effect.what == "steps")


# -- who pays, and how much a column counts


@cites("VR 7.9.5a", "VR 7.8.2b", "VR 7.3.3d")
def test_an_hq_beside_attackers_does_not_pay_for_a_hurrah_while_they_can() -> None:
    """K-15: tactical losses are free among those who fight, and it does not."""
    units = {"S8E": NORTH, "S2GT": NORTH, "Q2BR": NORTH, "G11": MIDDLE}
    t = combats.drawn(combats.SOVIETS, units)
    combats.suffering(t, MIDDLE, "S8E S2GT", 0, 0, hurrah=True, attack_code="-", defence_code="-")
    assert t.may("lose") == ["S2GT", "S8E"]
    assert t.refusals("lose", "Q2BR") == ["VR 7.8.2b"]


@cites("VR 7.5.7", "VR 7.5.6", "VR 7.5.8b")
def test_a_shift_of_the_defender_counts_from_the_ratio_above_the_table() -> None:
    """K-12: 12 to 1 and one column to the left is still more than 6/1."""
    units = {"S2GT": NORTH, "G11": {"at": MIDDLE, "steps": 1}, "aviation_g-1": "available_axis"}
    t = combats.drawn(combats.SOVIETS, units)
    combats.announced(t, MIDDLE, "S2GT")
    assert combats.odds_of(t).raw > 7
    t.act("support", "aviation_g-1")
    assert sum(shift.columns for shift in combats.odds_of(t).shifts) < 0
    assert combats.odds_of(t).column == 6


@cites("VR 7.15.1", "VR 7.1.9")
def test_a_kampfgruppe_of_the_defender_has_not_attacked() -> None:
    units = {"S2GT": NORTH, "G5P": {"at": MIDDLE, "steps": 1}, "KA6": "kg_armour"}
    t = combats.drawn(combats.SOVIETS, units)
    combats.suffering(t, MIDDLE, "S2GT", 0, 1)
    t.act("replace")
    assert t.at("KA6") == MIDDLE
    assert "KA6" not in t.units_marked("fought")


@cites("VR 7.10.10", "VR 1.11.4a")
@pytest.mark.parametrize(("unit", "asked"), [("Q3P", False), ("G11", True)])
def test_a_retreat_goes_on_only_for_units_that_overfill_the_hex(unit: str, asked: bool) -> None:
    """Four divisions stand south-west of it: an HQ takes no room, and so does not go on."""
    four = dict.fromkeys(("G58", "G122", "G170", "G225"), combats.SOUTHWEST)
    t = fighting.set_up({unit: MIDDLE, **four, "S8E": NORTHEAST}, {"mood": 8})
    fighting.pushed(t, unit, 1, NORTHEAST)
    t.act("back", combats.SOUTHWEST)
    assert (combats.asked(t) == "further") is asked
    assert t.at(unit) == combats.SOUTHWEST
