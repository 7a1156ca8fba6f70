"""Supports that must be played: Stalin, Himmler, and those of the End of the Reich."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads import drawn as movement
from tests.games.victory_roads.combats import asked, told
from tests.games.victory_roads.events import (
    attack,
    axis_supports,
    box,
    closed,
    in_play,
    messages,
    own,
    steps,
    until,
)
from tests.games.victory_roads.theatre_situations import BOXES, campaign, hand, hexes, many

from grognard.games.victory_roads.law.points import receive_axis
from grognard.games.victory_roads.law.secrecy import conceal
from grognard.kernel.changes import Rolled
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices
from grognard.kernel.referee import Referee
from grognard.testing.table import Situation

HAND = "available_axis"
CITIES = ("3324", "2725", "5426", "4724", "3535", "4314")
FRONT = {"TOCN": "6721", "G58": "6021"}

# -- Stalin: the die


def stalin(*dice: int, **own_: Any) -> Situation:
    """The only theatre has him when supports are placed."""
    units = {**FRONT, "stalin-1": "available_cn", **hand("soviet_supports", "engineers*2")}
    t = campaign("soviet-supports", units, {"moving": ["TOCN"], **own_})
    return t.act("next", None, dice)  # no support for a theatre in movement mode


def effect(t: Situation) -> str:
    (line,) = told(t, "vr-stalin")
    return str(line["effect"])


@cites("VR 11.5.2a", "VR 6.7.11", "VR 1.5.3a")
@pytest.mark.parametrize(
    ("die", "markers", "what"),
    [
        (1, 0, "must_attack"),
        (2, 2, "must_attack"),
        (3, 0, "nothing"),
        (3, 2, "nothing"),  # two are no full three
        (3, 3, "must_attack"),  # one less
        (4, 6, "must_attack"),  # two less
        (5, 0, "two_more"),
        (5, 3, "nothing"),
        (6, 5, "two_more"),
        (1, 6, "must_attack"),  # less than one
    ],
)
def test_a_die_less_one_for_each_three_orders_to_hold(die: int, markers: int, what: str) -> None:
    draw = [1] if what == "two_more" else []
    t = stalin(die, *draw, holding=list(CITIES[:markers]))
    assert effect(t) == what
    assert t.at("stalin-1") == "played_soviet"


@cites("VR 1.5.2a", "VR 11.3.4b")
def test_he_may_bring_two_more_supports() -> None:
    t = stalin(6, 2)
    assert (effect(t), many(t, BOXES["TOCN"])) == ("two_more", 2)
    assert own(t).resting == 1 << t.game.roster.index["TOCN"]


@cites("VR 1.5.3a")
def test_he_counts_against_no_limit() -> None:
    assert own(stalin(4)).used == (0, 0, 0, 0)


# -- Stalin: attacks that must be made

MINSK = "5426"
RING = {"S30": "5526", "S33": "5527"}
HOLDERS = {"G96": {"at": MINSK, "marks": ["unsupplied"]}}
ORDER = {"holding": [MINSK], "driven": "TOCN"}


def driven(own_: dict[str, Any] | None = None, **more: Any) -> Situation:
    units = {"TOCN": "6223", **RING, **HOLDERS, **more}
    return campaign("soviet-movement", units, {**ORDER, **(own_ or {})})


@cites("VR 1.5.2a")
def test_the_units_of_his_theatre_must_attack_an_order_to_hold() -> None:
    t = driven().act("end_phase")
    assert own(t).must_attack == 1 << t.game.map.index[MINSK]
    assert told(t, "vr-stalin-orders")


@cites("VR 1.5.2a")
@pytest.mark.parametrize(
    "changed",
    [
        {"TOCN": "6721"},  # the theatre is far away
        {"S30": "5626", "S33": "5625"},  # nobody is adjacent
        {id: {"at": MINSK, "marks": []} for id in ("G96", "G5P", "G6P")}
        | {"S30": {"at": "5526", "steps": 1}, "S33": "5625"},  # 1 against 36
    ],
)
def test_only_those_who_are_adjacent_and_can_have_odds(changed: dict[str, Any]) -> None:
    assert own(driven(**changed).act("end_phase")).must_attack == 0


@cites("VR 1.5.2a")
def test_an_attack_satisfies_him_whatever_comes_of_it() -> None:
    """16 against 18: the defenders stay."""
    strong = {id: {"at": MINSK, "marks": ["unsupplied"]} for id in ("G5P", "G6P")}
    t = driven(**strong, S134="6345", G12="6346", **hand("available_cn", "engineers*3")).act("end_phase")
    assert own(t).must_attack
    before = t.pos.state.turn
    until(attack(t, MINSK, "S30", "S33", dice=[1, 1]), "soviet-combat.fight", 1, 1)
    assert (t.pos.state.turn, t.at("G5P"), own(t).must_attack) == (before, MINSK, 0)
    assert not told(t.act("end_phase"), "vr-stalin-penalty")
    assert [t.at(f"engineers-{n}") for n in (1, 2, 3)] == ["available_cn"] * 3


@cites("VR 1.5.2a")
@pytest.mark.parametrize("held", [1, 2])
def test_without_one_two_supports_of_the_theatre_go_back(held: int) -> None:
    t = driven(**hand("available_cn", f"engineers*{held}")).act("end_phase").act("end_phase")
    assert told(t, "vr-stalin-penalty")
    assert {t.at(f"engineers-{n}") for n in range(1, held + 1)} == {"soviet_supports"}
    assert own(t).driven == -1


@cites("VR 1.5.2a")
def test_their_owner_chooses_which() -> None:
    t = driven(**hand("available_cn", "engineers*3", "partisans")).act("end_phase").act("end_phase")
    assert (t.who, asked(t), len(t.may("give_back"))) == ("soviet", "penalty", 4)
    t.act("give_back", "engineers-1").act("give_back", "partisans-1")
    assert box(t, "available_cn") == ["engineers-2", "engineers-3"]


@cites("VR 1.5.2a")
def test_nothing_is_owed_for_an_order_that_stands_no_more() -> None:
    """Two of them must be attacked; from one the last division has gone when the phase ends."""
    t = driven(**hand("available_cn", "engineers*3")).act("end_phase")
    assert own(t).must_attack
    here = t.game.map.index[MINSK]
    gone = own(t)._replace(holding=own(t).holding & ~(1 << here))
    t.pos = type(t.pos)(t.game, t.pos.state._replace(own=gone))
    assert told(t.act("end_phase"), "vr-stalin-penalty") == []
    assert [t.at(f"engineers-{n}") for n in (1, 2, 3)] == ["available_cn"] * 3


# -- Stalin: in German hands


def handed(*draw: int, **own_: Any) -> Situation:
    units = {
        **FRONT,
        "TOS": "6958",
        "G170": "6358",
        "stalin-1": "gone",
        **hand("soviet_supports", "engineers*3"),
    }
    t = campaign("soviet-supports", units, {"handed": True, "moving": ["TOS", "TOCN"], **own_})
    return t.act("priority", "TOCN").act("next")


@cites("VR 19.1.2c")
def test_the_germans_may_make_any_theatre_play_him() -> None:
    t = handed()
    assert (t.who, asked(t), t.may("order"), t.may("pass")) == ("axis", "handed", ["TOCN", "TOS"], [""])
    t.act("order", "TOCN", [5, 1, 1])
    assert (effect(t), many(t, "available_cn"), t.at("stalin-1")) == ("two_more", 2, "gone")
    assert told(handed().act("pass"), "vr-stalin") == []


@cites("VR 11.3.2d")
def test_also_in_a_grand_offensive_of_another_though_that_brings_nothing() -> None:
    """J-19."""
    t = handed()
    t.pos = type(t.pos)(t.game, t.pos.state._replace(own=own(t)._replace(grand=t.game.roster.index["TOCN"])))
    t.act("order", "TOS", [6])
    assert (many(t, "available_s"), bool(told(t, "vr-stalin-in-vain"))) == (0, True)


@cites("VR 11.3.1b", "VR 11.2.1b")
def test_a_secondary_or_a_remote_theatre_receives_none_through_him_either() -> None:
    t = handed()
    t.act("order", "TOS", [6])
    assert (many(t, "available_s"), bool(told(t, "vr-stalin-secondary"))) == (0, True)
    t = handed()
    now = own(t)._replace(moving=0, remote=1 << t.game.roster.index["TOCN"])
    t.pos = type(t.pos)(t.game, t.pos.state._replace(own=now))
    t.act("order", "TOCN", [6])
    assert (many(t, "available_cn"), bool(told(t, "vr-stalin-remote"))) == (0, True)


@cites("VR 19.1.2c")
def test_not_while_he_is_soviet() -> None:
    t = campaign("soviet-supports", {**FRONT}, {"moving": ["TOCN"]})
    assert asked(t) != "handed"


# -- the End of the Reich


def drawn_by_axis(*names: str, **more: Any) -> Situation:
    """Mandatory supports at hand when the placement begins."""
    own_ = more.pop("own_", {})
    return axis_supports(
        {"mood": 1, "objectives": 5, **own_}, **{f"{name}__1": HAND for name in names}, **more
    )


@cites("VR 1.5.3a", "VR 1.5.2a")
@pytest.mark.parametrize("name", ["reich_fuel", "reich_no_rail", "reich_no_pr", "reich_ammunition"])
def test_some_are_in_force_for_the_turn(name: str) -> None:
    t = drawn_by_axis(name)
    assert own(t).curbs == {name}
    assert t.at(f"{name}-1") == "played_axis"
    supports, placements = in_play(borne={f"{name}-1": ""})
    t = campaign("axis-supports", {"G58": "6021", **supports}, {**placements, "mood": 0, "objectives": 5})
    assert t.at(f"{name}-1") == "axis_supports"


@cites("VR 1.5.2a")
def test_a_turn_later_they_are_in_force_no_more() -> None:
    own_ = {"curbs": ["reich_fuel"], "refugees": ["3324"], "driven": "TOCN", "mood": 5, "objectives": 5}
    t = campaign("axis-exploitation", {"G5P": {"at": "5220", "marks": ["exploiting"]}}, own_, turn=8)
    assert own(t).curbs == {"reich_fuel"}
    before = t.pos.state.turn
    while t.pos.state.turn == before:
        closed(t)
    assert (own(t).curbs, own(t).refugees) == (frozenset(), 0)


def points(unit: str, phase: str = "axis-movement", **own_: Any) -> int:
    marks = {"marks": ["exploiting"]} if "exploitation" in phase else {}
    t = movement.drawn(phase, {unit: {"at": "5220", **marks}}, own_, scenario="campaign", turn=8)
    return int(choices(movement.past_orders(t).act("unit", unit).pos).args["points"])  # type: ignore[arg-type]


@cites("VR 1.5.2a", "VR 1.9.1")
def test_a_shortage_of_fuel_halves_german_armour_alone() -> None:
    """Panzers have 4 points, infantry 2, the Hungarian 1st armoured 3."""
    short = {"curbs": ["reich_fuel"]}
    assert [points("G5P"), points("G5P", **short)] == [4, 2]
    assert [points("G96"), points("G96", **short)] == [2, 2]
    assert [points("G5P", "axis-exploitation"), points("G5P", "axis-exploitation", **short)] == [2, 1]
    soviets = movement.drawn("soviet-movement", {"S2GT": "5220"}, short, scenario="campaign", turn=8)
    assert choices(soviets.act("unit", "S2GT").pos).args["points"] == 4


@cites("VR 1.5.2a")
def test_on_lines_that_are_cut_nobody_goes_by_rail() -> None:
    units = {"G96": "4723", "S30": "6424"}
    free = movement.drawn("axis-movement", units, {"rail": 5}, scenario="campaign", turn=8)
    assert movement.past_orders(free).act("unit", "G96").may("rail")
    cut = movement.drawn("axis-movement", units, {"curbs": ["reich_no_rail"]}, scenario="campaign", turn=8)
    movement.past_orders(cut).act("unit", "G96")
    assert cut.may("rail") == []
    assert messages(cut, "rail", "4622") == ["vr-why-lines-cut"]


@cites("VR 1.5.2a", "VR 17.3.2")
@pytest.mark.parametrize(("curbs", "german"), [([], 4), (["reich_no_pr"], 0)])
def test_without_factories_the_germans_have_no_replacement_points(curbs: list[str], german: int) -> None:
    t = campaign(
        "axis-supports",
        {"G58": "6021"},
        {"curbs": curbs, "mood": 7, "hungary": "axis", "objectives": 5},
        turn=8,
        dice=[],
    )
    ref = Referee(t.pos, FixedDice([]))
    receive_axis(ref, ref.frame)
    assert ref.state.own.points[1] == german
    assert ref.state.own.points[2] == t.game.rules.data.turns[7].pr["hungarian"], "not those of allies"


@cites("VR 1.5.2a")
def test_deserters_leave_a_german_infantry_division_that_the_soviets_choose() -> None:
    t = drawn_by_axis("reich_desertion", G96="5220", G5P="5120", G11={"at": "5119", "steps": 1})
    assert (t.who, asked(t), t.may("desert")) == ("soviet", "desertion", ["G11", "G58", "G96"])
    assert t.refusals("desert", "G5P") == ["VR 11.5.4"]
    one, other = drawn_by_axis("reich_desertion", G96="5220").act("desert", "G96"), t.act("desert", "G11")
    assert (steps(one, "G96"), other.at("G11")) == (1, "dead")


@cites("VR 1.5.3a")
def test_where_nobody_can_desert_it_goes_back() -> None:
    """K-28."""
    t = drawn_by_axis("reich_desertion", G58="dead", G5P="5120", tiger__1=HAND)
    assert t.at("reich_desertion-1") == "axis_supports"


@cites("VR 1.5.2a")
def test_refugees_fill_the_roads_around_a_german_city_of_the_soviets_choice() -> None:
    t = drawn_by_axis("reich_refugees")
    assert (t.who, asked(t)) == ("soviet", "refugees")
    assert "3324" in hexes(t, "flee")
    assert t.refusals("flee", "3535") == ["VR 11.5.4"], "Warsaw"
    taken = drawn_by_axis("reich_refugees", own_={"soviet": ["3324"]})
    assert taken.refusals("flee", "3324") == ["VR 11.5.4"], "nobody flees from a city that is Soviet"
    t.act("flee", "3324")
    around = t.game.map.grid.disc(1 << t.game.map.index["3324"], 2) & t.game.rules.data.land
    assert own(t).refugees == around


@cites("VR 1.5.2a")
def test_there_roads_and_railways_do_not_serve_germans() -> None:
    units, full = {"G96": "3326", "QH1": "2653", "S30": "6424"}, {"refugees": ["3326", "3325", "3327"]}

    def reach(unit: str, own_: dict[str, Any]) -> tuple[dict[str, float], list[str]]:
        t = movement.drawn("axis-movement", units, own_, scenario="campaign", turn=8)
        movement.past_orders(t).act("unit", unit)
        return t.costs(unit), t.may("rail")

    free, trains = reach("G96", {})
    crowded, none = reach("G96", full)
    assert (bool(trains), none) == (True, [])
    assert (free["3325"], crowded["3325"]) == (0.5, 1)
    assert "3325" in trains
    assert "3325" not in reach("G96", {"refugees": ["3325"]})[1]
    _, allied = reach("QH1", {"refugees": ["2653"]})
    assert allied == reach("QH1", {})[1], "Hungarians are no Germans"


@cites("VR 1.5.2a")
def test_a_lost_depot_costs_another_support_by_lot() -> None:
    t = drawn_by_axis("reich_lost", "reich_fuel", tiger__1=HAND)
    assert asked(t) == "axis-supports.order"
    t.act("play", "reich_lost-1", [2])
    assert t.at("reich_lost-1") == "played_axis"
    assert {t.at("reich_fuel-1"), t.at("tiger-1")} & {"axis_supports"}
    assert {t.at("reich_fuel-1"), t.at("tiger-1")} != {"axis_supports"}
    die = Rolled(2, 2, "vr-die-lost", "VR 1.5.2a")
    assert conceal(die, t.pos, 0) is None
    assert conceal(die, t.pos, 1) == die
    alone = drawn_by_axis("reich_lost")
    assert alone.at("reich_lost-1") == "axis_supports", "no other: back to the pool"


@cites("VR 1.5.2a", "VR 15.3.1a")
def test_meddling_costs_a_point_of_satisfaction() -> None:
    t = drawn_by_axis("reich_meddling", own_={"mood": 4})
    assert own(t).mood == 3


# -- Himmler


@cites("VR 1.5.3a", "VR 1.5.2a", "VR 5.4.4c")
def test_the_soviets_say_where_himmler_appears() -> None:
    supports, placements = in_play(borne={"model-1": "Q9"})
    more = {"Q4": "4920", "Q9": "4322", "QH1": "2653", "Q3P": "3324"}
    units = {"himmler-1": HAND, "tiger-1": HAND, **more, **supports}
    t = campaign("axis-supports", {"G58": "6021", **units}, {**placements, "mood": 0, "objectives": 5})
    t.act("next")
    assert (t.who, asked(t), t.may("appoint")) == ("soviet", "himmler", ["Q3P", "Q4"])
    assert t.refusals("appoint", "Q9") == ["VR 5.4.4c"]
    assert t.refusals("appoint", "QH1") == ["VR 11.5.4"]
    t.act("appoint", "Q4")
    assert [one.bearer for one in own(t).placements if one.support == t.game.roster.index["himmler-1"]] == [
        t.game.roster.index["Q4"]
    ]
    supports, placements = in_play(borne={"himmler-1": "Q4"})
    t = campaign("axis-supports", {"Q4": "4920", **supports}, {**placements, "mood": 0, "objectives": 5})
    assert t.at("himmler-1") == "axis_supports", "he stays for a turn"


@cites("VR 1.5.3a")
def test_without_an_hq_he_goes_back() -> None:
    assert drawn_by_axis("himmler", tiger__1=HAND).at("himmler-1") == "axis_supports"
