"""17.1 and 17.2. Reinforcements: who comes on which turn, where, and on by rail; the last mobilisations."""

from __future__ import annotations

import pytest
from tests.games.victory_roads.campaign import CAMPAIGN, DATA, Words, campaign, ended, lying, own, steps

from grognard.kernel.cite import cites
from grognard.testing.table import Situation

SMOLENSK, VELIKIE_LUKI, RIGA, MINSK = "6721", "6115", "4314", "5426"
BERLIN, LEIPZIG, KONIGSBERG, MEMEL = "1133", "0837", "3324", "3519"


def soviet(units: Words, own: Words | None = None, **more: object) -> Situation:
    return campaign("soviet-reinforcements", units, own, **more)


def axis(units: Words, own: Words | None = None, **more: object) -> Situation:
    return campaign("axis-reinforcements", units, own, **more)


# -- Soviet


@cites("VR 17.1a", "VR 2b")
def test_soviet_reinforcements_come_to_major_cities_in_the_soviet_union_or_to_the_stavka_box() -> None:
    t = soviet({"S10T": "pool", "Q4UF": "pool"}, {"soviet": [RIGA, MINSK]}, turn=5)
    assert (t.who, t.may("unit")) == ("soviet", ["Q4UF", "S10T"])
    t.act("unit", "S10T")
    assert {SMOLENSK, VELIKIE_LUKI, MINSK} <= set(t.may("at"))
    assert t.refusals("at", RIGA) == ["VR 17.1a"], "the Baltic states are no Soviet Union (K-06)"
    assert t.refusals("at", "5046") == ["VR 17.1a"]
    assert t.may("box") == ["stavka"]
    t.act("box", "stavka")
    assert t.at("S10T") == "stavka"
    t.acts("unit Q4UF", f"at {SMOLENSK}")
    assert t.at("Q4UF") == SMOLENSK


@cites("VR 17.1a")
def test_only_in_cities_that_they_control() -> None:
    t = soviet({"S10T": "pool"}, {"axis": [SMOLENSK]}, turn=5).act("unit", "S10T")
    assert t.refusals("at", SMOLENSK) == ["VR 17.1a"]
    assert t.refusals("at", MINSK) == ["VR 17.1a"]


@cites("VR 17.1a")
def test_they_come_on_their_turn_and_not_before() -> None:
    """K-36: the owner chooses the hex, and not the turn; who found no room comes later."""
    early = soviet({"S10T": "pool"}, turn=4)
    assert (early.phase, early.at("S10T")) == ("axis-movement", "pool")
    t = soviet({"S10T": "pool"}, turn=6)
    assert t.may("unit") == ["S10T"]
    assert t.refusals("next") == ["VR 17.1a"], "all must come who can"


@cites("VR 17.1a")
def test_a_full_city_takes_nobody() -> None:
    full = {"S5T": SMOLENSK, "S1T": SMOLENSK, "S2GT": SMOLENSK}
    t = soviet({"S10T": "pool", "Q4UF": "pool", **full}, turn=5).act("unit", "S10T")
    assert t.refusals("at", SMOLENSK) == ["VR 1.11.3"]
    t.acts("drop", "unit Q4UF")
    assert SMOLENSK in t.may("at"), "an HQ counts for nothing"


@cites("VR 17.1b")
def test_soviet_supports_of_the_calendar_go_into_the_pool() -> None:
    t = soviet({"S10T": "pool"}, turn=5)
    assert lying(t, "soviet_supports") == ["capitulation-1"]
    assert lying(soviet({"S10T": "pool"}, turn=6), "soviet_supports") == []


@cites("VR 17.1a", "VR 10.2.2", "VR 10.1.2")
def test_rifle_corps_of_the_calendar_are_drawn_in_standard_mode() -> None:
    names = [unit.id for unit in CAMPAIGN.roster.units if getattr(unit.more, "pool", "") == "corps"][:3]
    pool = dict.fromkeys(names, "corps_pool")
    t = soviet(pool, turn=3, dice=[2, 1])
    come = t.may("unit")
    assert len(come) == 2
    assert {steps(t, one) for one in come} == {1}
    assert len(lying(t, "corps_pool")) == 1
    t.acts(f"unit {come[0]}", "box stavka", f"unit {come[1]}", f"at {SMOLENSK}")
    assert (t.at(come[0]), t.at(come[1])) == ("stavka", SMOLENSK)


@cites("VR 10.2.2")
def test_a_pool_that_runs_dry_gives_what_it_has() -> None:
    """K-27."""
    name = next(unit.id for unit in CAMPAIGN.roster.units if getattr(unit.more, "pool", "") == "corps")
    assert soviet({name: "corps_pool"}, turn=3).may("unit") == [name]


# -- German


@cites("VR 17.2.1a", "VR 2c", "VR 2m")
def test_german_reinforcements_come_to_german_cities_and_advanced_fortifications() -> None:
    t = axis({"G28J": "pool", "S5T": "3323"}, {"soviet": [MEMEL]}, turn=2).act("unit", "G28J")
    assert {BERLIN, "3722"} <= set(t.may("at")), "major and minor cities"
    assert {KONIGSBERG, "3055"} <= set(t.may("at")), "next to an enemy; a fortress"
    assert t.refusals("at", MEMEL) == ["VR 17.2.1a"], "not controlled"
    assert t.refusals("at", MINSK) == ["VR 17.2.1a"]
    assert t.refusals("at", "1134") == ["VR 17.2.1a"]


@cites("VR 17.2.1a", "VR 13.0")
def test_a_fortress_once_captured_is_none_any_more() -> None:
    t = axis({"G28J": "pool"}, {"captured": ["3055"]}, turn=2).act("unit", "G28J")
    assert t.refusals("at", "3055") == ["VR 17.2.1a"]


@cites("VR 17.2.1b")
def test_german_supports_of_the_calendar_go_into_the_pool() -> None:
    assert lying(axis({"G28J": "pool"}, turn=2), "axis_supports") == ["model-1"]


@cites("VR 17.2.1a")
def test_garrisons_of_fallen_towns_never_come() -> None:
    """K-36: a row tied to a place that is not held is lost for good."""
    posen, breslau = "2233", "2239"
    both = {"GFP": "pool", "GFB": "pool"}
    t = axis(both, {"soviet": [posen]}, turn=17)
    assert t.at("GFP") == "gone"
    t.act("unit", "GFB")
    assert t.may("at") == [breslau]


@cites("VR 17.2.1a")
def test_without_room_they_wait_for_the_next_turn() -> None:
    full = {"G6": "2239", "G31": "2239", "G12": "2239"}
    t = axis({"GFB": "pool", **full}, turn=17, dice=[3, 3])
    assert t.at("GFB") == "pool"
    assert axis({"GFB": "pool"}, turn=18).may("unit") == ["GFB"]


@cites("VR 17.2.1a")
def test_hungarians_come_to_hungarian_cities_while_they_are_allies() -> None:
    t = axis({"H1A": "pool", "Q4": "dead"}, turn=8).act("unit", "H1A")
    assert {"2855", "3755", "2054"} <= set(t.may("at"))
    assert t.refusals("at", BERLIN) == ["VR 17.2.1a"]
    for stance in ("out", "soviet"):
        assert "H1A" not in axis({"H1A": "pool", "G28J": "pool"}, {"hungary": stance}).may("unit")


@cites("VR 17.1a")
def test_bulgarians_wait_for_romania() -> None:
    assert soviet({"SB1": "pool", "S10T": "pool"}, turn=10).may("unit") == ["S10T"]
    assert soviet({"SB1": "pool"}, {"romania": "soviet"}, turn=10).may("unit") == ["SB1"]


# -- by rail


@cites("VR 17.2.2", "VR 6.4.5", "VR 6.4.2")
def test_german_reinforcements_go_on_by_rail_in_the_same_phase() -> None:
    t = axis({"G28J": "pool"}, {"rail": 2}, turn=2).acts("unit G28J", f"at {BERLIN}")
    assert KONIGSBERG in t.may("rail")
    t.act("rail", KONIGSBERG, [3, 3])
    assert t.at("G28J") == KONIGSBERG


@cites("VR 17.2.2")
def test_they_may_stay_where_they_came() -> None:
    t = axis({"G28J": "pool", "G50": "pool"}, {"rail": 2}, turn=2).acts("unit G28J", f"at {BERLIN}", "done")
    assert (t.at("G28J"), own(t).rail, t.may("unit")) == (BERLIN, 2, ["G50"])


@cites("VR 17.2.2", "VR 6.4.2")
def test_armour_costs_two_points_and_what_is_spent_is_gone() -> None:
    t = axis({"G6P": "pool", "G19P": "pool"}, {"rail": 3}, turn=3).acts("unit G6P", f"at {BERLIN}")
    t.act("rail", KONIGSBERG)
    assert own(t).rail == 1
    t.act("unit", "G19P").act("at", BERLIN, [3, 3])  # one point is not enough: nothing is asked
    assert t.at("G19P") == BERLIN


@cites("VR 17.2.2")
def test_nobody_goes_by_rail_to_a_full_hex() -> None:
    full = {"G6": KONIGSBERG, "G31": KONIGSBERG, "G12": KONIGSBERG}
    t = axis({"G28J": "pool", **full}, {"rail": 1}, turn=2).acts("unit G28J", f"at {BERLIN}")
    assert t.refusals("rail", KONIGSBERG) == ["VR 1.11.3"]


# -- HQs that lost their line


@cites("VR 4.1.2")
def test_hqs_come_back_for_nothing_like_reinforcements() -> None:
    """E-01."""
    t = axis({"Q4": "waiting_axis"}).act("unit", "Q4")
    assert {BERLIN, "3722", "3055"} <= set(t.may("at"))
    t = soviet({"Q1BF": "waiting_soviet"}).act("unit", "Q1BF")
    assert SMOLENSK in t.may("at")
    assert t.may("box") == [], "a hex, no box"


@cites("VR 4.1.2")
@pytest.mark.parametrize(("hq", "home", "minor"), [("QH1", "3755", "2054"), ("QR3", "5756", "5354")])
def test_hqs_of_allies_come_back_to_a_major_city_of_their_country(hq: str, home: str, minor: str) -> None:
    t = axis({hq: "waiting_axis"}).act("unit", hq)
    assert home in t.may("at")
    assert t.refusals("at", minor) == ["VR 4.1.2"]
    assert t.refusals("at", BERLIN) == ["VR 4.1.2"]


@cites("VR 4.1.2", "VR 17.2.1a")
def test_small_scenarios_without_german_cities() -> None:
    """K-37: the hexes of entry of Bessarabia; a minor city, where there is no major one."""
    t = axis({"Q4": "waiting_axis"}, {"soviet": ["4452"]}, scenario="bessarabia", turn=7).act("unit", "Q4")
    assert t.may("at") == ["4458", "4461", "4462", "4468"]
    home = DATA.country("romania") & CAMPAIGN.map.features["city"]
    lost = {"soviet": CAMPAIGN.map.labels(home)}
    t = axis({"QR3": "waiting_axis"}, lost, scenario="bessarabia", turn=7).act("unit", "QR3")
    assert "4461" in t.may("at")
    waits = axis({"QR3": "waiting_axis", "G28J": "pool"}, lost, turn=7)
    assert waits.may("unit") == ["G28J"], "on the whole map it waits"


@cites("VR 4.1.2")
def test_in_the_basic_game_too() -> None:
    t = axis({"QH3": "waiting_axis"}, scenario="budapest_wien", turn=20).act("unit", "QH3")
    assert "3260" not in t.may("at"), "Szeged is Soviet"
    assert set(t.may("at")) <= set(CAMPAIGN.map.labels(DATA.country("hungary")))


# -- the last mobilisations

DEAD = {name: {"at": "dead", "steps": 1} for name in ("G6", "G31", "G12", "G5P", "SS20", "VS1", "H7")}


@cites("VR 17.2.3", "VR 16.2.1d")
def test_two_reduced_infantry_divisions_once_an_objective_is_lost() -> None:
    t = axis(DEAD, {"objectives": 5})
    assert t.may("raise") == ["G12", "G31", "G6", "SS20"]
    for refused in ("G5P", "VS1", "H7"):
        assert t.refusals("raise", refused) == ["VR 17.2.3"], "armour, one face only (J-13), Hungarian"
    t.acts("raise G6", "raise G31")
    assert t.may("unit") == ["G31", "G6"]
    t.acts("unit G6", f"at {BERLIN}")
    assert (t.at("G6"), steps(t, "G6")) == (BERLIN, 1)
    assert t.at("G12") == "dead"


@cites("VR 17.2.3", "VR 16.2.1d")
def test_none_before() -> None:
    assert axis({**DEAD, "G28J": "pool"}, {"objectives": 6}).may("unit") == ["G28J"]


@cites("VR 17.2.3")
def test_as_many_as_there_are() -> None:
    """H-10; a division that was eliminated whole comes back reduced."""
    t = axis({"G6": "dead"}, {"objectives": 4})
    assert t.may("unit") == ["G6"]
    assert steps(t, "G6") == 1


@cites("VR 17.2.3", "VR 16.2.1d")
def test_only_divisions_whose_reduced_attack_is_nought_or_one() -> None:
    strong = next(
        unit.id
        for unit in CAMPAIGN.roster.units
        if getattr(unit.more, "type", "") == "division"
        and (unit.more.nation, unit.more.armour, len(unit.faces)) == ("german", False, 2)
        and unit.faces[1].attack > 1
    )
    t = axis({**DEAD, strong: {"at": "dead", "steps": 1}}, {"objectives": 5})
    assert t.refusals("raise", strong) == ["VR 17.2.3"]


@cites("VR 17.2.3")
def test_ss_infantry_may_be_raised() -> None:
    """K-41: the bar of 17.3.12 is on points."""
    assert axis({"SS20": {"at": "dead", "steps": 1}}, {"objectives": 5}).may("unit") == ["SS20"]


@cites("VR 2m", "VR 17.2.1a")
def test_the_phase_is_passed_over_when_nobody_comes() -> None:
    t = ended(campaign("axis-movement", {"G6": BERLIN}), 3, 3)
    assert t.phase == "soviet-movement"
