"""4.6.2 to 4.6.4, 6.1.11, 6.3, 8.2: units out of supply, tired corps, abandoned equipment, exploitation."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads.drawn import GAME, drawn, left, moving, past_orders, until

from grognard.games.victory_roads.law.strategic import reached_strategically
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.testing.table import Situation

LOST: dict[str, Any] = {"marks": ["unsupplied"]}


def out_of_supply(unit: str, at: str, others: dict[str, Any] | None = None, **more: Any) -> Situation:
    return moving(unit, {"at": at, **LOST}, others, **more)


# -- 4.6


@cites("VR 4.6.2", "VR 1.9.1")
def test_a_unit_out_of_supply_has_half_its_points_rounded_up() -> None:
    """Three points become two, four become two; an HQ in mud still has no more than two."""
    assert left(moving("S30", "3059", {"Q3UF": "2855"})) == 3
    assert left(out_of_supply("S30", "3059", {"Q3UF": "2855"})) == 2
    assert left(out_of_supply("G6P", "1346", {"Q6": "1348"})) == 2


@cites("VR 4.6.4a")
def test_it_goes_only_towards_a_source_or_an_hq() -> None:
    """The HQ stands in the north-west; no way leads it south."""
    others = {"Q6": "2354"}
    t = out_of_supply("G96", "2557", others)
    grid, goal = GAME.map.grid, GAME.map.index["2354"]
    for label in t.may("to"):
        h = GAME.map.index[label]
        near = [goal, *bits(GAME.rules.data.german_cities & t.pos.game.map.grid.board)]
        assert any(grid.distance(h, one) < grid.distance(GAME.map.index["2557"], one) for one in near)
    assert t.refusals("to", "2657") == ["VR 4.6.4a"]
    assert moving("G96", "2557", others).can("to", "2657")


@cites("VR 4.6.4a")
def test_it_keeps_to_the_goal_it_is_heading_for() -> None:
    """Each further step brings it nearer to where its first steps led."""
    t = out_of_supply("G96", "2557", {"Q6": "2354"}).act("to", "2457")
    here = t.pos.state.where[GAME.roster.index["G96"]]
    goals = t.pos.frame.memo.goals
    assert goals
    for label in t.may("to"):
        h = GAME.map.index[label]
        assert any(GAME.map.grid.distance(h, one) < GAME.map.grid.distance(here, one) for one in bits(goals))


@cites("VR 4.6.4b")
def test_an_elite_unit_goes_where_it_likes() -> None:
    assert out_of_supply("SS11", "2557", {"Q6": "2354"}).can("to", "2657")


@cites("VR 4.6.4a")
def test_it_does_not_bind_the_railway() -> None:
    """K-07. 2256 lies on the railway to the south, away from the only HQ."""
    t = out_of_supply("G96", "2256", {"Q6": "2354"}, own={"rail": 3})
    free = moving("G96", "2256", {"Q6": "2354"}, own={"rail": 3})
    assert t.may("rail") == free.may("rail") != []


@cites("VR 15.3.1e", "VR 1.9.1")
def test_a_dismissal_halves_german_movement_and_forbids_strategic_movement() -> None:
    own = {"slowed": True, "paid": True}
    t = moving("G6P", "1346", {"Q6": "1348"}, own=own)
    assert left(t) == 2
    assert t.refusals("strategic", "1347") == ["VR 15.3.1e"]
    assert left(moving("H24", "1346", {"QH3": "1348"}, own=own)) == 2, "Hungarians keep their two"
    assert left(out_of_supply("G6P", "1346", {"Q6": "1348"}, own=own)) == 1, "divided by four, once (E-13)"


@cites("VR 15.3.1e")
def test_after_a_dismissal_the_allies_do_not_move_strategically_either() -> None:
    """Halved are German units; strategic movement is forbidden without regard to the nation."""
    hungarian = {"QH3": "1348"}
    assert moving("H24", "1346", hungarian, own={"paid": True}).can("strategic", "1347")
    t = moving("H24", "1346", hungarian, own={"paid": True, "slowed": True})
    assert t.refusals("strategic", "1347") == ["VR 15.3.1e"]


@cites("VR 15.3.1e")
def test_it_tells_on_the_next_axis_movement_phase_alone() -> None:
    t = drawn("axis-movement", {"G96": "2256", "S30": "3059"}, {"slowed": True})
    assert t.pos.state.own.halting
    until(t, "soviet-movement")
    assert not t.pos.state.own.halting
    assert not until(t, "axis-movement").pos.state.own.halting


@cites("VR 6.2.2", "VR 1.9.2a")
def test_halved_and_doubled_is_the_printed_allowance() -> None:
    """Out of supply, in the radius of an HQ that has a line (K-44)."""
    t = out_of_supply("S30", "3059", {"Q3UF": "2855"})
    near = [
        h
        for h in t.may("strategic")
        if GAME.map.grid.distance(*(GAME.map.index[x] for x in ("3059", h))) == 1
    ]
    t.act("strategic", near[0])
    assert left(t) in (2, 2.5)


# -- 6.1.11, 6.2.4


@pytest.mark.parametrize(("far", "mode"), [(2, 2), (3, 1)])
@cites("VR 6.1.11", "VR 9.2.3", "VR 10.1.4d")
def test_a_reinforced_corps_that_marches_far_outside_theatres_is_standard_again(far: int, mode: int) -> None:
    """Bessarabia: plain hexes far from both theatres."""
    t = marched(far, {"TOS": "6958"})
    assert t.pos.state.steps[GAME.roster.index["S30"]] == mode


def marched(
    points: int, theatre: dict[str, str], at: str = "5559", own: dict[str, Any] | None = None
) -> Situation:
    """A reinforced corps after a march of so many plain hexes."""
    units = {"S30": {"at": at, "steps": 2}, "Q3UF": "6958", **theatre}
    t = drawn("soviet-movement", units, own, turn=6, scenario="campaign").act("unit", "S30")
    for _ in range(points):
        here = left(t)
        plain = [h for h in t.may("to") if t.costs("S30")[h] == 1]
        t.act("to", plain[0])
        if t.pos.frame.memo is None or not hasattr(t.pos.frame.memo, "spent"):
            return t
        assert left(t) == here - 1
    return t.act("done") if t.can("done") else t


# -- 6.3: abandoned equipment

SUPPORTS = {"tiger-1": "available_axis", "rail-1": "available_axis", "tiger-2": "available_axis"}
TOUCH = {"G11": "4454", "S30": "4555"}  # a division beside a Soviet corps


def abandoning(own: dict[str, Any] | None = None, **more: Any) -> Situation:
    units = {"Q6": "4253", **TOUCH, "G58": "4354", **SUPPORTS, **more}
    given = {"mood": 2, "freedom": 1, **(own or {})}
    return past_orders(drawn("axis-movement", units, given, turn=6, scenario="campaign"))


@cites("VR 6.3.1a")
def test_two_supports_are_laid_on_an_hq_which_then_stays() -> None:
    t = abandoning().act("abandon", "Q6").act("lay", "tiger-1")
    assert set(t.may("lay")) == {"rail-1", "tiger-2"}
    t.act("lay", "rail-1").act("done")
    assert t.refusals("unit", "Q6") == ["VR 6.3.1a"]


@cites("VR 6.3.1a")
def test_it_wants_two_supports_and_an_hq_that_has_not_moved() -> None:
    few = dict.fromkeys(("rail-1", "tiger-2"), "axis_supports")
    assert abandoning(**few).refusals("abandon", "Q6") == ["VR 6.3.1a"]
    t = abandoning().act("unit", "Q6")
    t.act("to", t.may("to")[0])
    if t.can("done"):
        t.act("done")
    assert t.refusals("abandon", "Q6") == ["VR 6.3.1a"]
    assert abandoning({"weather": "mud"}).refusals("abandon", "Q6") == ["VR 3.2.2b"]


@cites("VR 15.3.1e")
def test_after_a_dismissal_no_hq_lets_its_units_abandon_their_equipment() -> None:
    """E-10: it would be strategic movement, which is forbidden whatever the nation."""
    hungarian = {"QH3": "4154", "H24": "4155"}
    assert abandoning(**hungarian).may("abandon") == ["Q6", "QH3"]
    assert abandoning({"slowed": True}, **hungarian).refusals("abandon", "QH3") == ["VR 15.3.1e"]


@cites("VR 6.3.1b")
def test_units_in_its_radius_leave_contact_strategically_without_paying() -> None:
    t = abandoning().acts("abandon Q6", "lay tiger-1", "lay rail-1", "unit G11")
    assert t.may("strategic")
    assert t.may("to") == [], "only strategically"
    beside = [GAME.map.label(h) for _, h in GAME.map.grid.neighbours(GAME.map.index["4555"])]
    assert not set(t.may("strategic")) & set(beside), "never adjacent to an enemy on the way"
    t.act("strategic", t.may("strategic")[-1])
    assert t.at("G11") != "4454"


@cites("VR 6.3.2a", "VR 6.3.1b")
def test_afterwards_the_supports_go_back_and_others_must_pay() -> None:
    t = abandoning({"mood": 8}).acts("abandon Q6", "lay tiger-1", "lay rail-1", "done")
    assert (t.at("tiger-1"), t.at("rail-1"), t.at("tiger-2")) == (*["axis_supports"] * 2, "available_axis")
    assert "VR 6.2.3a" in t.act("unit", "G58").refusals("strategic", "4153")


@cites("VR 6.3.2a", "VR 6.3.2b", "VR 15.3.1e")
def test_the_price_may_be_a_dismissal_that_tells_on_the_next_phase() -> None:
    """EX-09: the freedom of action goes from 1 to 2, satisfaction from 2 to 0 and back to 10."""
    t = abandoning().acts("abandon Q6", "lay tiger-1", "lay rail-1", "done")
    own = t.pos.state.own
    assert (own.freedom, own.mood, own.dismissals) == (2, 10, 1)
    assert (own.slowed, own.halting) == (True, False)
    assert t.at("tiger-2") == "axis_supports", "what is left at hand is lost"


@cites("VR 6.3.1a")
def test_it_is_taken_back_before_the_second_support() -> None:
    t = abandoning().acts("abandon Q6", "lay tiger-1", "cancel")
    assert t.at("tiger-1") == "available_axis"
    assert t.can("unit", "Q6")


# -- 8.2: exploitation


def exploiting(unit: str, at: str, *marks: str, **more: Any) -> Situation:
    units = {unit: {"at": at, "marks": ["exploiting", *marks]}, "S33": "3159", "Q3UF": "2855"}
    return drawn("soviet-exploitation", units, **more)


@cites("VR 8.1.1", "VR 8.2.1", "VR 7.14.4")
def test_only_marked_units_move_in_exploitation() -> None:
    t = exploiting("S30", "3059")
    assert t.may("unit") == ["S30"]
    assert t.refusals("unit", "S33") == ["VR 8.2.1"]


@cites("VR 8.2.2", "VR 4.6.3", "VR 1.9.1")
def test_they_have_half_their_points_and_one_without_supply() -> None:
    assert left(exploiting("S30", "3059").act("unit", "S30")) == 2
    assert left(exploiting("S30", "3059", "unsupplied").act("unit", "S30")) == 1


@cites("VR 8.2.3", "VR 6.1.7")
def test_the_other_rules_hold_but_for_special_movement() -> None:
    t = exploiting("S30", "3059").act("unit", "S30")
    assert t.may("to")
    assert t.may("strategic") == []
    here = t.at("S30")
    t.act("to", t.may("to")[0])
    assert t.at("S30") != here


@cites("VR 6.1.11")
def test_within_a_theatre_it_stays_reinforced() -> None:
    """Odessa, where theatre South stands in offensive mode."""
    t = marched(3, {"TOS": "6958"}, "6857", {"moving": []})
    assert t.pos.state.steps[GAME.roster.index["S30"]] == 2


@cites("VR 6.2.4", "VR 10.1.4d")
def test_strategic_movement_tires_it_beyond_four_points() -> None:
    """Along a road of the Soviet rear, far from every theatre."""
    for label, mode in (("near", 2), ("far", 1)):
        units = {"S30": {"at": "6115", "steps": 2}, "Q1BF": "6115", "TOS": "6958"}
        t = drawn("soviet-movement", units, turn=6, scenario="campaign").act("unit", "S30")
        wanted = [
            h for h, cost in strategic_costs(t).items() if (cost <= 4) is (label == "near") and cost > 3
        ]
        t.act("strategic", wanted[0])
        if t.can("done"):
            t.act("done")
        assert t.pos.state.steps[GAME.roster.index["S30"]] == mode, label


def strategic_costs(t: Situation) -> dict[str, float]:
    """What strategic movement to each hex costs the unit in hand, in points."""
    found = reached_strategically(t.pos, t.pos.frame.memo).by_hex()
    return {t.game.map.label(h): cost / 2 for h, cost in found.items()}
