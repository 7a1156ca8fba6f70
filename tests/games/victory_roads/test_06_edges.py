"""6.1.10, 6.3, 6.5 and 6.7 where they meet: HQs by sea and on foot, orders to hold and abandoned equipment,
what may be spent.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads.drawn import drawn, past_orders, until
from tests.games.victory_roads.test_04_withdrawal import retiring

from grognard.games.victory_roads.law.names import AXIS
from grognard.games.victory_roads.law.supply import hq_hexes, hqs_in_supply
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

PERNAU, LIBAU = "4407", "3516"


def axis(units: dict[str, Any], own: dict[str, Any] | None = None, **more: Any) -> Situation:
    return past_orders(drawn("axis-movement", units, own, turn=5, scenario="campaign", **more))


# -- HQs


@cites("VR 6.1.10a", "VR 6.5.2b")
@pytest.mark.parametrize("closed", [True, False])
def test_an_hq_does_not_sail_to_a_port_where_nothing_feeds_it(closed: bool) -> None:
    """Four of the five hexes around Pernau are Soviet: the port is open to ships, but no source."""
    ring = {"S30": "4307", "S33": "4406", "S35": "4408", "S4GC": "4507" if closed else "4420"}
    t = axis({"Q18": LIBAU, "G11": LIBAU, "G58": PERNAU, **ring}, {"axis": ["4508", "4507"]})
    t.act("unit", "Q18")
    if closed:
        assert t.refusals("naval", PERNAU) == ["VR 6.1.10a"]
    else:
        assert t.can("naval", PERNAU)
    t.act("drop").act("unit", "G11")
    assert t.can("naval", PERNAU), "a division may go to a port that is not shut in"


@cites("VR 6.1.10a", "VR 4.1.1a")
def test_an_hq_does_not_end_among_partisans_who_cut_its_line() -> None:
    """The line of supply does not pass their hex, and so an HQ in it has none."""
    t = axis({"Q16": "5124", "partisans-1": "5125"}, {"placements": {"partisans-1": ["", ""]}})
    hq, h = t.game.roster.index["Q16"], t.game.map.hex("5125")
    assert not hq_hexes(t.pos, hq) >> h & 1
    there = axis({"Q16": "5125", "partisans-1": "5125"}, {"placements": {"partisans-1": ["", ""]}})
    assert not hqs_in_supply(there.pos, AXIS)


@cites("VR 4.7.1d", "VR 6.1.10b", "VR 6.1.10a")
def test_an_hq_that_withdraws_may_leave_the_road_if_it_ends_on_one() -> None:
    t = retiring({"Q16": "5124", "S30": "5223"}).act("pull_back", "5124").act("unit", "Q16")
    hq = t.game.roster.index["Q16"]
    fed = set(t.game.map.labels(hq_hexes(t.pos, hq)))
    open_country = [h for h in t.may("to") if h not in fed]
    assert open_country, "three hexes are enough to come to a road again"
    t.act("to", open_country[0])
    assert t.refusals("done") == ["VR 6.1.10a"]
    while not t.can("done"):
        t.act("to", t.may("to")[0])
        if t.units_marked("withdrawn"):
            break
    assert t.at("Q16") in fed


# -- orders to hold

MINSK = "5426"
RING = {"S30": "5526", "S33": "5527", "S35": "5427"}
SUPPORTS = {"tiger-1": "available_axis", "rail-1": "available_axis"}


@cites("VR 6.7.6a", "VR 6.3.1b", "VR 6.1.8b")
def test_equipment_is_not_abandoned_by_whom_an_order_binds() -> None:
    """K-23: the last German division of the city stays; so does who has no points."""
    units = {"Q16": "5326", "G11": MINSK, "HB1": "5325", **RING, **SUPPORTS}
    t = axis(units, {"mood": 8, "holding": [MINSK]}).acts("abandon Q16", "lay tiger-1", "lay rail-1")
    assert t.refusals("unit", "G11") == ["VR 6.7.6a"]
    assert t.refusals("unit", "HB1") == ["VR 6.1.8b"]
    two = axis({**units, "G58": MINSK}, {"mood": 8, "holding": [MINSK]})
    two.acts("abandon Q16", "lay tiger-1", "lay rail-1")
    assert {"G11", "G58"} <= set(two.may("unit"))


@cites("VR 6.7.7a", "VR 4.7.1d")
@pytest.mark.parametrize("hungry", [True, False])
def test_a_withdrawal_ends_in_a_besieged_city(hungry: bool) -> None:
    """Without supply and with Soviets in three hexes around it; a German may go on into another."""
    ring = {"S30": "5326", "S33": "5327", "S35": "5427" if hungry else "5429"}
    units = {"G11": MINSK, "G5P": "5526", "S18T": "5626", **ring}
    t = retiring(units, {"holding": [MINSK]}).act("pull_back", "5526").act("unit", "G5P")
    t.act("to", MINSK)
    assert (t.units_marked("withdrawn") == ["G5P"]) is hungry


# -- what is spent


@cites("VR 1.5.3b", "VR 6.2.3a", "VR 6.3.1a")
def test_no_support_of_the_end_of_the_reich_pays_for_anything() -> None:
    """A-02."""
    units = {"Q16": "5124", "G11": "5024", "reich_fuel-1": "available_axis", **SUPPORTS}
    t = axis(units, {"mood": 8})
    assert t.may("spend") == ["rail-1", "tiger-1"]
    assert t.refusals("spend", "reich_fuel-1") == ["VR 1.5.3b"]
    t.act("abandon", "Q16")
    assert t.refusals("lay", "reich_fuel-1") == ["VR 1.5.3b"]
    poor = axis({**units, "rail-1": "axis_supports"}, {"mood": 8})
    assert poor.refusals("abandon", "Q16") == ["VR 6.3.1a"], "one that counts is not enough"


@cites("VR 4.7.1f")
def test_who_withdrew_is_barred_from_the_combat_phase_of_this_turn_alone() -> None:
    mark = {"at": "5426", "marks": ["withdrawn"]}
    t = drawn("axis-combat", {"G11": mark, "S30": "5527", "G58": "5427"}, turn=5, scenario="campaign")
    assert t.may("target") == ["5527"]
    t.act("target", "5527")
    assert t.refusals("join", "G11") == ["VR 4.7.1f"]
    until(t.act("cancel"), "soviet-movement")
    assert t.units_marked("withdrawn") == []


@cites("VR 6.7.9", "VR 6.7.10")
def test_a_plain_marker_goes_with_its_last_division_wherever_that_is_lost() -> None:
    """By desertion, in the rising of Warsaw, or by a withdrawal: the city then falls without an order."""
    own = {"mood": 6, "holding": [MINSK]}
    units = {"G11": {"at": MINSK, "steps": 1}, "reich_desertion-1": "available_axis", "S30": "6345"}
    t = drawn("axis-supports", units, {**own, "objectives": 5, "mood": 0}, turn=5, scenario="campaign")
    t.act("desert", "G11")
    assert t.pos.state.own.holding == 0
    left = retiring({"G11": MINSK, "S30": "5628"}, own).acts(f"pull_back {MINSK}", "unit G11")
    left.act("to", left.may("to")[0]).act("done")
    assert left.pos.state.own.holding == 0


@cites("VR 6.3.1b", "VR 6.2.1b")
def test_an_hq_frees_no_units_of_another_nation() -> None:
    """E-07, J-12: the Hungarian stands in the radius of both HQs, beside the enemy."""
    units = {"Q6": "4253", "QH1": "4353", "H24": "4454", "G11": "4454", "S30": "4555", **SUPPORTS}
    t = drawn("axis-movement", units, {"mood": 8}, turn=6, scenario="campaign")
    t = past_orders(t).acts("abandon Q6", "lay tiger-1", "lay rail-1")
    assert t.refusals("unit", "H24") == ["VR 6.3.1b"]
    assert t.can("unit", "G11")
    own = drawn("axis-movement", units, {"mood": 8}, turn=6, scenario="campaign")
    own = past_orders(own).acts("abandon QH1", "lay tiger-1", "lay rail-1")
    assert own.can("unit", "H24")
    assert own.refusals("unit", "G11") == ["VR 6.3.1b"]


@cites("VR 1.10.1a", "VR 4.7.1d")
def test_a_withdrawal_captures_what_it_passes_through() -> None:
    """Two hexes back through ground that the Soviets had overrun: both are the Axis's again."""
    lost = ["5427", "5327", "5328", "5428", "5227", "5228", "5229", "5429"]
    t = retiring({"G11": "5427", "S30": "5528"}, {"soviet": lost}).acts("pull_back 5427", "unit G11")
    control, index = t.pos.state.own.control, t.game.map.index
    way = [h for h in t.may("to") if control >> index[h] & 1]
    assert way, "a hex that the Soviets control lies behind it"
    t.act("to", way[0])
    on = [h for h in t.may("to") if h != way[0]]
    t.act("to", on[0])
    assert not t.pos.state.own.control >> index[way[0]] & 1


@cites("VR 1.11.2a", "VR 1.11.2b", "VR 4.7.1d")
def test_a_withdrawal_that_overfills_a_hex_is_settled_when_the_supply_phase_ends() -> None:
    three = dict.fromkeys(("G58", "G122", "G170"), "5121")
    t = retiring({"G11": "5220", **three, "S8E": "5320"}).acts(
        "pull_back 5220", "unit G11", "to 5121", "done"
    )
    t.act("done")
    assert "VR 11.4.1a" not in t.cites(), "before any support is drawn"
    assert (t.who, t.may("disband")) == ("axis", ["G11", "G122", "G170", "G58"])
    t.act("disband", "G11")
    assert t.at("G11") == "dead"
