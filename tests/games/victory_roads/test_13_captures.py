"""13.0. Works and German cities that the Soviets have taken once are that no longer."""

from __future__ import annotations

from tests.games.victory_roads.campaign import CAMPAIGN, campaign, hexes, own

from grognard.kernel.cite import cites

KONIGSBERG, BESIDE = "3324", "3424"


@cites("VR 13.0", "VR 13.2.3")
def test_a_fortress_costs_the_soviets_four_points_until_it_was_taken_once() -> None:
    fort = CAMPAIGN.map.labels(CAMPAIGN.map.features["fortress"] & ~CAMPAIGN.map.features["city"])[0]
    around = [n for _, n in CAMPAIGN.map.grid.neighbours(CAMPAIGN.map.hex(fort))]
    beside = CAMPAIGN.map.label(next(n for n in around if CAMPAIGN.rules.data.land >> n & 1))
    fresh = campaign("soviet-movement", {"S5T": beside}).act("unit", "S5T").costs("S5T")
    taken = {"captured": [fort]}  # and retaken since
    retaken = campaign("soviet-movement", {"S5T": beside}, taken).act("unit", "S5T").costs("S5T")
    assert fresh[fort] == 3, "all it has: the first hex is granted"
    assert retaken[fort] == 0.5, "by road"


@cites("VR 13.0", "VR 1.10.1a")
def test_captured_is_for_good() -> None:
    """K-45: control comes back to the Axis, the flag does not leave the hex."""
    t = campaign("axis-movement", {"G6": BESIDE}, {"soviet": [KONIGSBERG]}).acts(
        "unit G6", f"to {KONIGSBERG}"
    )
    assert not own(t).control & hexes(KONIGSBERG)
    assert own(t).captured & hexes(KONIGSBERG)


@cites("VR 13.0")
def test_an_ally_that_changed_sides_captures_like_any_soviet_unit() -> None:
    t = campaign("soviet-movement", {"SR6": BESIDE, "Q1BF": "3526"}, {"romania": "soviet"})
    t.acts("unit SR6", f"to {KONIGSBERG}")
    assert own(t).captured & own(t).control & hexes(KONIGSBERG)


@cites("VR 1.10.1b", "VR 13.0")
def test_hexes_occupied_at_the_end_of_a_phase_are_captured_too() -> None:
    t = campaign("soviet-movement", {"S5T": KONIGSBERG}, {"axis": [KONIGSBERG]})
    before = own(t).captured
    t.act("end_phase")
    assert not before & hexes(KONIGSBERG)
    assert own(t).captured & own(t).control & hexes(KONIGSBERG)
