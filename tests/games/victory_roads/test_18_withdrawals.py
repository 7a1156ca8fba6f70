"""18. German divisions withdrawn by the calendar, and units that become others."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.games.victory_roads.campaign import CAMPAIGN, Words, campaign, own, steps
from tests.games.victory_roads.campaign import unit as number

from grognard.games.victory_roads.law.book import Rulebook
from grognard.games.victory_roads.law.schedule import Calendar, Transformation
from grognard.games.victory_roads.law.withdrawals import Departing, withdrawable_divisions
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.position import begin
from grognard.testing.table import Situation

LODZ, BESIDE, LUBLIN = "3036", "3035", "3939"


def axis(units: Words, own: Words | None = None, turn: int = 7, **more: object) -> Situation:
    """Turn 7: two infantry divisions with an attack of three or more; turn 12: one armoured one of seven."""
    return campaign("axis-reinforcements", {"Q4": LODZ, **units}, own, turn, **more)


def drawn(rules: Rulebook, units: Words) -> Situation:
    """Turn 7 under other rules than those of the campaign."""
    table = {"game": "vr", "turn": 7, "phase": "axis-reinforcements", "units": units, "own": {}}
    return Situation(begin(replace(CAMPAIGN, rules=rules), FixedDice([]), table)[0])


FOUR = {"G6": LODZ, "G31": LODZ, "G11": BESIDE, "G58": BESIDE}


@cites("VR 18.1.1a", "VR 2m", "VR 1.3.4a")
def test_the_owner_chooses_who_is_withdrawn() -> None:
    t = axis(FOUR)
    assert (t.who, t.may("withdraw")) == ("axis", ["G11", "G31", "G58", "G6"])
    t.act("withdraw", "G31").act("withdraw", "G58", [3, 3])
    assert (t.at("G31"), t.at("G58"), t.at("G6")) == ("gone", "gone", LODZ)
    assert not own(t).forfeited


@cites("VR 18.1.1a")
def test_the_kind_and_the_attack_factor_are_those_of_the_calendar() -> None:
    """H-15: the factor of the full-strength face; reduced units may go."""
    others = {"G5P": LODZ, "H7": BESIDE, "VS1": BESIDE, "G6": {"at": BESIDE, "steps": 1}}
    t = axis({"G31": LODZ, "G11": LODZ, **others})
    assert t.may("withdraw") == ["G11", "G31", "G6"]
    for unit in ("G5P", "H7", "VS1"):
        assert t.refusals("withdraw", unit) == ["VR 18.1.1a"]


@cites("VR 18.1.1b")
def test_of_whatever_branch_but_the_navy() -> None:
    t = axis({"SS20": LODZ, "G6": LODZ, "G31": LODZ, "GM1": BESIDE, "G4L": BESIDE})
    able = withdrawable_divisions(t.pos, Departing(armour=False, attack=0, left=1))
    assert set(t.game.roster.ids(able)) == {"SS20", "G6", "G31", "G4L"}


@cites("VR 18.1.2a")
def test_they_must_be_in_supply() -> None:
    cut_off = {"G58": {"at": LUBLIN, "marks": ["unsupplied"]}}
    t = axis({"G6": LODZ, "G31": LODZ, "G11": BESIDE, **cut_off})
    assert t.refusals("withdraw", "G58") == ["VR 18.1.2a"]


@cites("VR 18.1.2b")
def test_who_cannot_withdraw_enough_loses_his_points_for_good() -> None:
    """H-16: what can go goes."""
    one = {"G6": LODZ, "G31": {"at": LUBLIN, "marks": ["unsupplied"]}, "G12": {"at": BESIDE, "steps": 1}}
    t = axis({"G6": LODZ, "SS20": {"at": BESIDE, "marks": ["unsupplied"]}}, dice=[3, 3])
    assert t.at("G6") == "gone"
    assert own(t).forfeited
    assert own(t).points == (0, 0, 0, 0)
    later = axis(one, {"forfeited": True}, turn=8, dice=[3, 3])
    assert own(later).points == (0, 0, 0, 0)


@cites("VR 18.1.2b")
def test_points_are_lost_in_the_phase_itself() -> None:
    weak = {"G5P": {"at": BESIDE, "steps": 1}, "tiger-1": "available_axis"}
    t = axis({**weak, "G6": LODZ}, dice=[3, 3])
    assert steps(t, "G5P") == 1


@cites("VR 18.1.1a")
def test_exactly_enough_go_without_a_question() -> None:
    t = axis({"G6": LODZ, "G31": LODZ, "G5P": {"at": BESIDE, "steps": 1}, "tiger-1": "available_axis"})
    assert (t.at("G6"), t.at("G31")) == ("gone", "gone")
    assert t.may("restore") == ["G5P"]


@cites("VR 18.1.1a")
def test_armour_on_its_turn() -> None:
    t = axis({"G5P": LODZ, "G19P": LODZ, "G6": BESIDE}, turn=12)
    assert t.may("withdraw") == ["G19P", "G5P"]


@cites("VR 0a")
def test_not_where_the_chapter_is_not_in_force() -> None:
    units = {"Q4": LODZ, **FOUR, "G12": {"at": LODZ, "steps": 1}}
    t = drawn(replace(CAMPAIGN.rules, withdrawals=False), units)
    assert t.may("restore") == ["G12"]
    assert t.at("G6") == LODZ


# -- transformations


@cites("VR 18.2.1a", "VR 18.2.1b")
@pytest.mark.parametrize("left", [1, 2])
def test_the_new_unit_stands_where_the_old_one_stood(left: int) -> None:
    """Turn 11: the 6th Infantry becomes a Volksgrenadier division; a reduced one stays reduced."""
    at = {"at": LODZ, "steps": left, "marks": ["unsupplied"]}
    t = axis({"G6": at, "G5P": {"at": BESIDE, "steps": 1}, "tiger-1": "available_axis"}, turn=11)
    assert (t.at("G6"), t.at("G6V"), steps(t, "G6V")) == ("gone", LODZ, left)
    assert t.units_marked("unsupplied") == ["G6V"]


@cites("VR 18.2.1a")
def test_an_eliminated_unit_is_exchanged_in_its_box() -> None:
    refit = {"G5P": {"at": BESIDE, "steps": 1}, "tiger-1": "available_axis"}
    t = axis({"G6": "dead", **refit}, turn=11)
    assert (t.at("G6"), t.at("G6V")) == ("gone", "dead")


@cites("VR 18.2.1a")
def test_of_one_that_is_gone_nothing_comes() -> None:
    """K-38."""
    refit = {"G5P": {"at": BESIDE, "steps": 1}, "tiger-1": "available_axis"}
    assert axis({"G6": "gone", **refit}, turn=11).at("G6V") == "absent"


@cites("VR 18.2.1a")
def test_one_that_has_not_arrived_arrives_as_the_new_one() -> None:
    """K-38; nobody in the calendar is late, so one is listed that is."""
    data, old, new = CAMPAIGN.rules.data, number("G28J"), number("G6V")
    calendar = Calendar(
        arrivals={old: data.tables.calendar.arrivals[old]},
        transformations=[Transformation(7, 1, old, new)],
    )
    tables = replace(data.tables, calendar=calendar)
    t = drawn(replace(CAMPAIGN.rules, data=replace(data, tables=tables)), {"G28J": "pool", "Q4": LODZ})
    assert (t.at("G28J"), t.may("unit")) == ("gone", ["G6V"])
    t.act("unit", "G6V")
    assert "1133" in t.may("at")


@cites("VR 18.2.1a")
def test_in_the_stavka_box_too() -> None:
    t = campaign("soviet-reinforcements", {"S5M": {"at": "stavka", "steps": 1}, "S10T": "pool"}, turn=9)
    assert (t.at("S5M"), t.at("S9GM"), steps(t, "S9GM")) == ("gone", "stavka", 1)


@cites("VR 18.2.1a")
def test_its_supports_go_back() -> None:
    """K-42: a counter whose bearer leaves."""
    placed = {"placements": {"tiger-1": ["GFHH", ""]}}
    units = {"GFHH": LODZ, "tiger-1": "played_axis", "tiger-2": "available_axis"}
    t = axis({**units, "G5P": {"at": BESIDE, "steps": 1}}, placed, turn=10)
    assert (t.at("GFHHP"), t.at("tiger-1")) == (LODZ, "axis_supports")


@cites("VR 6.7.9", "VR 18.1.1a")
def test_a_plain_order_to_hold_goes_with_the_division_that_the_calendar_takes() -> None:
    t = axis({"G6": LUBLIN, "G31": BESIDE, "S30": "6345"}, {"holding": [LUBLIN]}, dice=[3, 3])
    assert t.at("G6") == "gone"
    assert own(t).holding == 0
    before = axis({"G6": LUBLIN, "G31": BESIDE, "G11": BESIDE}, {"holding": [LUBLIN]}).act("withdraw", "G6")
    assert before.pos.frame.step == "depart", "another must go"
    assert own(before).holding == 0, "and the marker has gone with the first"


@cites("VR 6.7.6a", "VR 18.1.1a")
def test_the_last_division_under_a_watched_order_stays_while_others_can_go() -> None:
    """6.7.6 wants one German division under the marker, 18.1 two divisions of any hex."""
    watched = {"G6": LUBLIN, "S30": "3938", "G31": LODZ, "G11": BESIDE}
    t = axis(watched, {"holding": [LUBLIN]})
    assert t.may("withdraw") == ["G11", "G31"]
    assert t.refusals("withdraw", "G6") == ["VR 6.7.6a"]
    two = axis({**watched, "G58": LUBLIN}, {"holding": [LUBLIN]})
    assert two.can("withdraw", "G6")
    two.act("withdraw", "G6")
    assert two.refusals("withdraw", "G58") == ["VR 6.7.6a"], "now he is the last"
    far = axis({**watched, "S30": "5526"}, {"holding": [LUBLIN]})
    assert far.can("withdraw", "G6"), "nobody watches"
    none = axis({"G6": LUBLIN, "S30": "3938", "G31": LODZ}, {"holding": [LUBLIN]}, dice=[3, 3])
    assert (none.at("G6"), own(none).forfeited) == ("gone", False), "two must go, and there are two"
