"""17.3. Replacement points: who receives how many, what each unit costs, and where the rebuilt come."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.victory_roads.campaign import CAMPAIGN, DATA, Words, acting, campaign, lying, own, steps

from grognard.games.victory_roads.law.names import CORPS_POOL, SPENT
from grognard.games.victory_roads.law.unit_losses import eliminate
from grognard.kernel.cite import cites
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.places import DEAD
from grognard.testing.table import Situation

LODZ, BESIDE, FAR, BERLIN, SMOLENSK, MINSK = "3036", "3035", "4131", "1133", "6721", "5426"
REDUCED = {"at": BESIDE, "steps": 1}
HAND = {"tiger-1": "available_axis", "tiger-2": "available_axis"}
PLAIN = "SS4"  # armour without a medal
REICH = {"reich_fuel-1": "available_axis"}


def axis(units: Words, own: Words | None = None, **more: object) -> Situation:
    return campaign("axis-reinforcements", {"Q4": LODZ, **units}, own, **more)


def soviet(units: Words, own: Words | None = None, **more: object) -> Situation:
    return campaign("soviet-reinforcements", {"Q1BF": SMOLENSK, **units}, own, **more)


def dead(*names: str) -> Words:
    return {name: {"at": "dead", "steps": 1} for name in names}


# -- points


@cites("VR 17.3.1")
@pytest.mark.parametrize(("turn", "points"), [(1, 4), (8, 5), (15, 5), (17, 6)])
def test_soviet_points_by_the_calendar(turn: int, points: int) -> None:
    assert own(soviet(dead("Q2BF"), turn=turn)).points == (points, 0, 0, 0)


@cites("VR 17.3.2", "VR 15.1.3")
@pytest.mark.parametrize(("mood", "points"), [(5, 3), (6, 3), (8, 4), (10, 5)])
def test_german_points_by_the_mood(mood: int, points: int) -> None:
    """H-22: the box is read after the point that every turn costs."""
    assert own(axis({"G6": REDUCED}, {"mood": mood})).points[1] == points


@cites("VR 17.3.2", "VR 17.3.3a")
def test_none_on_the_first_turn_of_the_campaign() -> None:
    later = axis({"G6": REDUCED, "H7": {"at": BESIDE, "steps": 1}}, turn=2)
    assert own(later).points[1] > 0
    first = axis({"G6": REDUCED}, turn=1, dice=[3, 3])
    assert own(first).points == (0, 0, 0, 0)
    allied = axis({"G6": REDUCED, "H7": {"at": BESIDE, "steps": 1}}, turn=1)
    assert own(allied).points == (0, 0, 1, 1), "17.3.2 speaks of German units, the calendar of their allies"
    assert allied.may("restore") == ["H7"]
    small = {"Q6": "4461", "G6": {"at": "4461", "steps": 1}}
    t = campaign("axis-reinforcements", small, scenario="bessarabia", turn=6)
    assert own(t).points[1] == 3, "Bessarabia has no such turn (H-19)"


@cites("VR 17.3.2", "VR 15.3.1c")
def test_none_after_a_dismissal_and_again_in_the_next_turn() -> None:
    t = axis({"G6": REDUCED}, {"no_replacements": True}, dice=[3, 3])
    assert own(t).points == (0, 0, 0, 0)
    assert t.phase != "axis-reinforcements", "nothing to spend: the phase is over"
    assert not own(t).no_replacements


@cites("VR 17.3.3a", "VR 17.3.3b")
@pytest.mark.parametrize(
    ("stances", "points"),
    [
        ({}, (1, 1)),
        ({"romania": "soviet"}, (1, 0)),
        ({"hungary": "soviet"}, (0, 1)),
        ({"hungary": "out"}, (0, 1)),
    ],
)
def test_points_of_allies_while_they_are_allies(stances: Words, points: tuple[int, int]) -> None:
    assert own(axis({"G6": REDUCED}, stances, turn=3)).points[2:] == points


@cites("VR 17.3.4")
def test_points_are_not_kept() -> None:
    t = axis({"G6": REDUCED}).act("next", None, [3, 3])
    assert own(t).points == (0, 0, 0, 0)


@cites("VR 0a")
def test_no_points_where_the_chapter_is_not_in_force() -> None:
    units = {"G6": {"at": "1952", "steps": 1}, "Q6": "1952"}
    t = campaign("axis-reinforcements", units, turn=20, scenario="budapest_wien", dice=[3, 3, 1])
    assert own(t).points == (0, 0, 0, 0)
    assert t.phase != "axis-reinforcements"


# -- on the map


@cites("VR 17.3.6")
def test_a_german_infantry_division_on_the_map_costs_a_point() -> None:
    t = axis({"G6": REDUCED, "G31": REDUCED})
    before = own(t).points
    t.act("restore", "G6")
    assert steps(t, "G6") == 2
    assert own(t).points == (0, before[1] - 1, *before[2:])
    assert t.refusals("restore", "G6") == ["VR 17.3.6"], "it is whole"
    assert steps(t, "G31") == 1


@cites("VR 17.3.7")
def test_german_armour_costs_a_point_and_a_support() -> None:
    t = axis({"G5P": REDUCED, "G6": REDUCED, **HAND, **REICH}).act("restore", "G5P")
    before = own(t).points[1]
    assert t.may("pay") == ["tiger-1", "tiger-2"]
    assert t.refusals("pay", "reich_fuel-1") == ["VR 1.5.3b"]
    t.act("pay", "tiger-2")
    assert (steps(t, "G5P"), own(t).points[1], t.at("tiger-2")) == (2, before - 1, "spent_axis")
    assert t.at("tiger-1") == "available_axis"


@cites("VR 17.3.7")
def test_without_a_support_armour_is_not_restored() -> None:
    t = axis({"G5P": REDUCED, "G6": REDUCED, **REICH})
    assert t.refusals("restore", "G5P") == ["VR 17.3.7"]


@cites("VR 17.3.7")
def test_what_was_taken_in_hand_can_be_put_back() -> None:
    t = axis({"G5P": REDUCED, **HAND}).acts("restore G5P", "drop")
    assert (steps(t, "G5P"), t.at("tiger-1"), own(t).points[1]) == (1, "available_axis", 4)


@cites("VR 17.3.12a")
@pytest.mark.parametrize(
    ("spec", "others"),
    [
        ({"at": BESIDE, "steps": 1, "marks": ["unsupplied"]}, {}),
        ({"at": FAR, "steps": 1}, {}),
        ({"at": "2233", "steps": 1}, {"Q9": "2233"}),  # Posen
        ({"at": BESIDE, "steps": 1}, {"S5T": "3034"}),
    ],
)
def test_who_may_not_receive_points(spec: Words, others: Words) -> None:
    """Out of supply, out of every radius, in an advanced fortification, adjacent to an enemy."""
    t = axis({"G6": spec, "G31": {"at": LODZ, "steps": 1}, **others})
    assert t.refusals("restore", "G6") == ["VR 17.3.12a"]


@cites("VR 17.3.12a")
def test_the_radius_of_any_hq_of_its_side_will_do() -> None:
    """A Hungarian division that a German HQ feeds and no Hungarian one leads."""
    hungarian = {"at": BESIDE, "steps": 1}
    t = axis({"H7": hungarian, "G6": {"at": LODZ, "steps": 1}}, turn=3)
    assert t.can("restore", "H7")


@cites("VR 17.3.12a", "VR 13.0")
def test_a_fortress_once_captured_bars_nobody() -> None:
    t = axis({"G6": {"at": "2233", "steps": 1}, "Q9": "2233"}, {"captured": ["2233"]})
    assert "G6" in t.may("restore")


@cites("VR 17.3.12b")
def test_ss_infantry_receives_nothing() -> None:
    t = axis({"SS20": REDUCED, "G6": REDUCED, **dead("SS15")})
    assert t.refusals("restore", "SS20") == ["VR 17.3.12b"]
    assert t.refusals("rebuild", "SS15") == ["VR 17.3.12b"]
    armour = axis({"SS5": REDUCED, **HAND})
    assert armour.may("restore") == ["SS5"], "SS armour is no infantry"


@cites("VR 17.3.3a")
def test_allies_are_paid_from_their_own_points() -> None:
    """H-13: they cost what Germans cost; armour wants a German support besides."""
    t = axis({"H7": {"at": LODZ, "steps": 1}, "QH1": LODZ, "H2A": {"at": LODZ, "steps": 1}}, turn=3)
    assert t.refusals("restore", "H2A") == ["VR 17.3.7"]


@cites("VR 17.3.6")
def test_a_reduced_kampfgruppe_may_be_restored() -> None:
    """H-14."""
    assert axis({"KA1": REDUCED, "tiger-1": "available_axis"}).may("restore") == ["KA1"]


@cites("VR 17.3.10")
def test_soviet_armour_on_the_map_is_paid_with_a_support_of_its_theatre() -> None:
    units = {
        "S5T": {"at": SMOLENSK, "steps": 1},
        "TOCN": SMOLENSK,
        "TOS": "6958",
        "artillery_3-1": "available_cn",
        "aviation_s-1": "available_s",
    }
    t = soviet(units).act("restore", "S5T")
    assert t.may("pay") == ["artillery_3-1"]
    assert t.refusals("pay", "aviation_s-1") == ["VR 17.3.10"]
    t.act("pay", "artillery_3-1")
    assert (steps(t, "S5T"), t.at("artillery_3-1")) == (2, "spent_soviet")


@cites("VR 17.3.10")
def test_outside_every_theatre_it_is_not_restored() -> None:
    units = {"S5T": {"at": SMOLENSK, "steps": 1}, "TOS": "6958", "aviation_s-1": "available_s"}
    units |= dead("Q2BF")
    assert soviet(units).refusals("restore", "S5T") == ["VR 17.3.10"]


@cites("VR 17.3.8b", "VR 10.3.1")
def test_rifle_corps_are_not_reinforced_with_points() -> None:
    name = next(unit.id for unit in CAMPAIGN.roster.units if getattr(unit.more, "pool", "") == "corps")
    t = soviet({name: {"at": SMOLENSK, "steps": 1}, **dead("Q2BF")})
    assert t.refusals("restore", name) == ["VR 17.3.8b"]


@cites("VR 17.3.3b")
def test_turned_allies_receive_nothing() -> None:
    turned = {"SR6": {"at": SMOLENSK, "steps": 1}, **dead("SR7", "Q2BF")}
    t = soviet(turned, {"romania": "soviet"})
    assert t.refusals("restore", "SR6") == ["VR 17.3.3b"]
    assert t.refusals("rebuild", "SR7") == ["VR 17.3.3b"]


# -- rebuilt


@cites("VR 17.3.6", "VR 17.3.11a")
def test_an_eliminated_division_is_rebuilt_on_an_hq_of_its_nation() -> None:
    hqs = {"Q9": "3331", "QH1": "3755"}
    t = axis({**hqs, **dead("G6")}).act("rebuild", "G6")
    assert t.may("at") == ["3036", "3331"]
    assert t.refusals("at", "3755") == ["VR 17.3.11a"], "a Hungarian HQ"
    before = own(t).points[1]
    t.act("at", LODZ)
    assert (t.at("G6"), steps(t, "G6"), own(t).points[1]) == (LODZ, 1, before - 1)


@cites("VR 17.3.6")
def test_a_second_step_costs_a_second_point() -> None:
    t = axis(dead("G6", "G31")).act("rebuild", "G6")
    before = own(t).points[1]
    t.acts("more", f"at {LODZ}")
    assert (steps(t, "G6"), own(t).points[1]) == (2, before - 2)


@cites("VR 17.3.4", "VR 17.3.6")
def test_no_more_steps_than_points() -> None:
    t = axis(dead("G6", "G31"), {"mood": 2}).act("rebuild", "G6")
    assert own(t).points[1] == 1
    assert not t.can("more")


@cites("VR 17.3.7", "VR 17.3.11a")
def test_rebuilt_armour_wants_a_support_for_each_step() -> None:
    t = axis({**dead(PLAIN), **HAND})
    t.act("rebuild", PLAIN)
    assert t.refusals("at", LODZ) == ["VR 17.3.11a"], "nothing is paid yet"
    t.acts("pay tiger-1", "pay tiger-2")
    assert t.may("pay") == []
    t.act("at", LODZ, [3, 3])
    assert (t.at(PLAIN), steps(t, PLAIN)) == (LODZ, 2)
    assert lying(t, "spent_axis") == ["tiger-1", "tiger-2"]


@cites("VR 17.3.11a")
def test_an_hq_out_of_supply_takes_nobody() -> None:
    t = axis({"Q9": "5425", "G6": REDUCED, "S5T": "5325", **dead("G31")}, {"soviet": ["5325"]})
    t.act("rebuild", "G31")
    assert t.may("at") == [LODZ]


@cites("VR 17.3.11a")
def test_a_crowded_hq_takes_nobody() -> None:
    full = {"G31": LODZ, "G12": LODZ, "G58": LODZ, "G11": REDUCED}
    t = axis({**full, **dead("G6")})
    assert t.refusals("rebuild", "G6") == ["VR 17.3.11a"]


@cites("VR 17.3.11c")
def test_the_german_elite_comes_in_the_next_turn_to_a_german_city() -> None:
    t = axis({**dead("SS5"), **HAND}).acts("rebuild SS5", "pay tiger-1")
    assert t.may("at") == []
    assert t.may("box") == ["next_turn"]
    t.act("box", "next_turn", [3, 3])
    assert (t.at("SS5"), steps(t, "SS5")) == ("next_turn", 1)
    t = axis({"SS5": {"at": "next_turn", "steps": 1}}, turn=9).act("unit", "SS5")
    assert {BERLIN, "3722"} <= set(t.may("at"))
    assert t.refusals("at", "3055") == ["VR 17.3.11c"], "a fortress is no city"
    t.act("at", BERLIN, [3, 3])
    assert (t.at("SS5"), steps(t, "SS5")) == (BERLIN, 1)


@cites("VR 17.3.5")
@pytest.mark.parametrize(
    ("hq", "home", "not_home"), [("Q9", BERLIN, "3722"), ("QH1", "3755", BERLIN), ("QR3", "5756", "3755")]
)
def test_an_hq_is_rebuilt_in_a_major_city_of_its_nation(hq: str, home: str, not_home: str) -> None:
    """H-12: its own paragraph, not that of divisions."""
    t = axis({**dead(hq), "G6": REDUCED, "G31": REDUCED}, turn=3).act("rebuild", hq)
    assert home in t.may("at")
    assert t.refusals("at", not_home) == ["VR 17.3.5"]
    purse = {"Q9": 1, "QH1": 2, "QR3": 3}[hq]
    before = own(t).points[purse]
    t.act("at", home)
    assert t.at(hq) == home
    assert own(t).points[purse] == before - 1


@cites("VR 17.3.5", "VR 17.3.1")
def test_a_soviet_hq_in_a_soviet_major_city() -> None:
    t = soviet(dead("Q2BF"), {"soviet": ["4314", MINSK]}).act("rebuild", "Q2BF")
    assert MINSK in t.may("at")
    assert t.refusals("at", "4314") == ["VR 17.3.5"], "Riga"
    assert t.refusals("at", SMOLENSK) == ["VR 1.11.4b"], "another HQ is there"


@cites("VR 17.3.9", "VR 12.2.5")
def test_soviet_armour_is_rebuilt_whole_in_the_stavka_box() -> None:
    """H-21: no city for armour; the support may be any theatre's."""
    units = {**dead("S5T", "Q2BF"), "TOS": "6958", "aviation_s-1": "available_s"}
    t = soviet(units).act("rebuild", "S5T")
    assert t.refusals("box", "stavka") == ["VR 17.3.9"], "nothing is paid yet"
    t.acts("pay aviation_s-1", "box stavka")
    assert (t.at("S5T"), steps(t, "S5T"), t.at("aviation_s-1")) == ("stavka", 2, "spent_soviet")
    assert own(t).points[0] == 5 - 1


@cites("VR 17.3.9")
def test_not_without_a_support() -> None:
    assert soviet(dead("S5T", "Q2BF")).refusals("rebuild", "S5T") == ["VR 17.3.9"]


CORPS = [unit.id for unit in CAMPAIGN.roster.units if getattr(unit.more, "pool", "") == "corps"][:3]


@cites("VR 17.3.8a", "VR 17.3.11b", "VR 2h")
def test_a_point_draws_a_rifle_corps_from_the_pool() -> None:
    """After the armour; in standard mode, to a city of the Soviet Union or to the Stavka box."""
    t = soviet({**dict.fromkeys(CORPS, "corps_pool"), **dead("Q2BF")})
    assert not t.can("draw")
    t.act("next").act("draw", None, [2])
    (drawn,) = [name for name in CORPS if t.at(name) == "waiting_soviet"]
    assert steps(t, drawn) == 1
    assert own(t).points[0] == 4
    assert SMOLENSK in t.may("at")
    assert not t.can("drop")
    t.act("box", "stavka")
    assert t.at(drawn) == "stavka"
    t.act("draw", None, [1]).act("at", SMOLENSK)
    assert len(lying(t, "corps_pool")) == 1


@cites("VR 1.3.3b", "VR 10.2.1b")
def test_an_eliminated_rifle_corps_goes_back_to_the_pool() -> None:
    """Polish, Czech and Bulgarian corps too (K-43); armour and turned allies to the eliminated."""
    units = {CORPS[0]: SMOLENSK, "SP2": MINSK, "S5T": LODZ, "SR6": BERLIN}
    t = campaign("axis-movement", units, {"romania": "soviet"})
    ref = acting(t)
    for name in units:
        eliminate(ref, CAMPAIGN.roster.index[name], "combat", "VR 7.8.2")
    assert CAMPAIGN.roster.ids(ref.pos.at(CORPS_POOL)) == sorted([CORPS[0], "SP2"])
    assert CAMPAIGN.roster.ids(ref.pos.at(DEAD)) == ["S5T", "SR6"]


@cites("VR 17.3.8a")
def test_no_more_corps_than_points_and_than_the_pool_has() -> None:
    t = soviet({CORPS[0]: "corps_pool"})
    t.act("draw").act("box", "stavka")
    assert t.phase != "soviet-reinforcements"


# -- the books


@cites("VR 17.3.4", "VR 17.3.6", "VR 17.3.7", "VR 17.3.8a", "VR 17.3.9", "VR 17.3.10")
@pytest.mark.parametrize("seed", range(12))
def test_steps_gained_are_steps_paid_for(seed: int) -> None:
    """Played at random: a step of the Axis costs a point of its nation, one of armour a support besides."""
    units = {
        **dict.fromkeys(("G6", "G31", "G5P"), REDUCED),
        **dead("G12", "G19P", "SS5", "Q9", "H7", "QR3", "R6"),
        **{f"aviation_g-{n}": "available_axis" for n in (1, 2)},
        **HAND,
        "QH1": "3755",
    }
    t = axis(units, {"mood": 9}, turn=3)
    luck, dice, first = Random(seed), SeededDice(bytes([seed])), t.pos
    while t.phase == "axis-reinforcements":
        last = t.pos
        t.pos = step(t.pos, luck.choice(choices(t.pos).acts()), dice).pos
    gained = dict.fromkeys(("german", "hungarian", "romanian"), 0)
    armour = 0
    for n in bits(DATA.of_side[1] & DATA.units):
        before, after = (0 if p.state.where[n] == DEAD else p.state.steps[n] for p in (first, last))
        if before != after:
            gained[DATA.more(n).nation] += after - before
            armour += after - before if DATA.armour >> n & 1 else 0
    paid = [had - left for had, left in zip(first.state.own.points, last.state.own.points, strict=True)]
    assert [0, *gained.values()] == paid
    assert armour == last.at(SPENT[1]).bit_count()


@cites("VR 6.7.5c")
def test_under_siege_nobody_is_restored() -> None:
    """Minsk with a Haltebefehl and Soviet units on three sides; an HQ in the city keeps it in command."""
    inside = {"G58": {"at": MINSK, "steps": 1, "marks": ["unsupplied"]}, "Q9": MINSK}
    ring = {"S30": "5425", "S33": "5526", "S50": "5527", "G11": REDUCED}
    t = axis({**inside, **ring, **HAND}, {"holding": [MINSK], "points": [0, 5, 0, 0]})
    assert "VR 6.7.5c" in t.refusals("restore", "G58")
    free = axis({**inside, "G11": REDUCED, **HAND}, {"holding": [MINSK], "points": [0, 5, 0, 0]})
    assert "VR 6.7.5c" not in free.refusals("restore", "G58")
