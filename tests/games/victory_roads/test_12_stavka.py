"""12. The Stavka phase: the strategic reserve, theatres moved by its die, units that enter the box."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads.drawn import drawn
from tests.games.victory_roads.theatre_situations import (
    FRONT,
    GAME,
    THEATRES,
    campaign,
    hand,
    hexes,
    many,
    why,
)

from grognard.games.victory_roads.law.names import STAVKA, own
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.testing.table import Situation

RIFLES = ("S11G", "S13G", "S54", "S1G", "S10", "S63", "S32G", "S33G", "S34G", "S90")
HEAVY = ("S19T", "S20T", "S8M", "S1GM", "S7GM")
LIGHT = "S7GC"
BOX = {
    **{id: {"at": "stavka", "steps": 1} for id in RIFLES},
    **dict.fromkeys((*HEAVY, LIGHT), "stavka"),
}
# An HQ with a line and a corps near each theatre.
HQS = {"Q1UF": "5241", "Q1BR": "6621", "Q2BR": "6115", "Q3UF": "6857"}
EX_23 = {"priority": "TOCS", "secondary": "TON", "moving": ["TON"]}


def index(id: str) -> int:
    return GAME.roster.index[id]


def stavka(own_: dict[str, Any] | None = None, **units: Any) -> Situation:
    given = {**THEATRES, **FRONT, **BOX, **HQS, **units}
    return campaign("stavka", given, {**EX_23, **(own_ or {})})


def called(theatre: str, die: int, own_: dict[str, Any] | None = None, **units: Any) -> Situation:
    """A theatre has called on the reserve and thrown its die."""
    t = stavka({"priority": theatre, "secondary": "TOS", **(own_ or {})}, **units)
    return t.act("call_reserve", theatre).act("roll_stavka", None, [die])


def points(t: Situation) -> int:
    return int(choices(t.pos).args["points"])  # type: ignore[arg-type]


def in_stavka(t: Situation) -> list[str]:
    return GAME.roster.ids(t.pos.at(STAVKA))


# -- the example


@cites("VR 12.1.1a", "VR 12.1.1b", "VR 12.1.1e", "VR 12.1.1f", "VR 12.2.2", "VR 12.3.2a", "VR 12.0b")
def test_ex_27_reserves_for_two_theatres_and_a_move_for_the_third() -> None:
    t = stavka(TON="6214")
    assert t.may("call_reserve") == ["TOCS"], "the priority theatre first"
    assert t.refusals("call_reserve", "TOCN") == ["VR 12.1.1b"]
    t.act("call_reserve", "TOCS").act("roll_stavka", None, [5])
    assert points(t) == 4
    t.act("unit", "S19T").act("to", "5242")
    assert points(t) == 2, "heavy armour counts double"
    t.act("unit", "S20T").act("to", "5242")
    assert t.may("call_reserve") == ["TOCN", "TOS"], "then those between, as their owner likes"
    t.act("call_reserve", "TOCN").act("roll_stavka", None, [6])
    assert points(t) == 3
    t.act("unit", "S8M").act("to", "6620")
    assert points(t) == 1
    assert t.refusals("unit", LIGHT) == ["VR 12.2.2"], "only two armoured corps would be left"
    assert t.refusals("unit", "S1GM") == ["VR 12.1.1f", "VR 12.2.2"]
    t.act("unit", "S90").act("to", "6620").act("skip_theatre", "TOS")
    assert (t.may("call_reserve"), t.may("move_theatre")) == (["TON"], ["TON"]), "the secondary one last"
    t.act("move_theatre", "TON").act("roll_stavka", None, [3])
    assert points(t) == 1, "3 in the column of the secondary theatre: one hex"
    t.act("to", "6115")
    assert sorted(in_stavka(t)) == sorted([*RIFLES[:-1], "S1GM", "S7GM", LIGHT])


# -- who, and when


@cites("VR 12.0c", "VR 12.0b", "VR 12.0a")
def test_what_a_theatre_will_do_is_said_before_its_die() -> None:
    t = stavka({"moving": ["TOCS"]}).act("call_reserve", "TOCS")
    assert set(choices(t.pos).verbs) == {"bonus", "roll_stavka", "drop"}
    t.act("drop").act("move_theatre", "TOCS").act("roll_stavka", None, [6])
    assert t.pos.frame.step == "shifting"
    t.act("done")
    assert t.refusals("call_reserve", "TOCS") == ["VR 12.0b"], "one thing or the other"


@cites("VR 12.1.1b")
def test_nobody_comes_before_the_priority_theatre_or_after_the_secondary_one() -> None:
    t = stavka()
    t.act("skip_theatre", "TOCS")
    assert t.may("call_reserve") == ["TOCN", "TOS"]
    assert t.refusals("call_reserve", "TON") == ["VR 12.1.1b"]
    assert t.refusals("move_theatre", "TON") == ["VR 12.1.1b"], "moves keep to that order too"
    t.act("skip_theatre", "TOS").act("skip_theatre", "TOCN")
    assert t.may("call_reserve") == ["TON"]


@cites("VR 12.1.1a", "VR 12.1.1e")
@pytest.mark.parametrize(
    ("theatre", "die", "units"),
    [
        *(("TOCN", die, n) for die, n in enumerate((1, 2, 3, 4, 4, 5), 1)),
        *(("TOCS", die, n) for die, n in enumerate((0, 1, 2, 2, 3, 3), 1)),
    ],
)
def test_the_table_has_a_column_for_each_status(theatre: str, die: int, units: int) -> None:
    t = stavka({"priority": "TOCN", "secondary": "TON"})
    if theatre == "TOCS":
        t.act("skip_theatre", "TOCN")
    t.act("call_reserve", theatre).act("roll_stavka", None, [die])
    assert (points(t) if t.pos.frame.step == "leaving" else 0) == units


@cites("VR 12.1.1c", "VR 12.3.2b")
@pytest.mark.parametrize(("verb", "moving"), [("call_reserve", []), ("move_theatre", ["TOCN"])])
def test_supports_given_back_add_to_the_die(verb: str, moving: list[str]) -> None:
    """Before the die, as many as one likes (G-03); they go to the pool at once (G-17)."""
    mine = {**hand("available_cn", "engineers*3"), **hand("available_cs", "katyusha")}
    t = stavka({"priority": "TOCN", "secondary": "TON", "moving": moving}, **mine).act(verb, "TOCN")
    assert t.may("bonus") == ["engineers-1", "engineers-2", "engineers-3"], "of its own box"
    for n in (1, 2, 3):
        t.act("bonus", f"engineers-{n}")
    assert (many(t, "available_cn"), many(t, "soviet_supports")) == (0, 3)
    assert t.refusals("drop") == ["VR 12.1.1a" if verb == "call_reserve" else "VR 12.3.2a"]
    t.act("roll_stavka", None, [1])
    assert points(t) == 4, "1 + 3 in the column of the priority theatre"


@cites("VR 11.3.2e", "VR 12.1.1d", "VR 11.3.2d", "VR 12.3.1")
def test_in_a_grand_offensive_one_theatre_has_it_all() -> None:
    t = stavka({"priority": "TOCN", "grand": "TOCN", "moving": ["TOCS"]})
    assert t.may("call_reserve") == ["TOCN"]
    assert "VR 11.3.2e" in t.refusals("call_reserve", "TOCS")
    assert t.refusals("move_theatre", "TOCS") == ["VR 11.3.2d", "VR 12.1.1b"]
    assert t.may("move_theatre") == []
    t.act("call_reserve", "TOCN").act("roll_stavka", None, [2])
    assert points(t) == 4, "two more on the die"


@cites("VR 12.3.1", "VR 3.2.2h", "VR 11.3.4b", "VR 9.1.3a", "VR 9.1.3b")
@pytest.mark.parametrize(
    ("change", "cite"),
    [
        ({}, ""),
        ({"moving": []}, "VR 9.1.3b"),
        ({"resting": ["TOCS"]}, "VR 12.3.1"),
        ({"weather": "mud"}, "VR 3.2.2h"),
        ({"weather": "snow"}, ""),
    ],
)
def test_theatres_in_movement_mode_that_have_received_nothing_move(change: dict[str, Any], cite: str) -> None:
    t = stavka({"moving": ["TOCS"], **change})
    if cite:
        assert t.refusals("move_theatre", "TOCS") == [cite]
    else:
        assert t.can("move_theatre", "TOCS")


@cites("VR 12.3.2a", "VR 9.1.4a")
def test_it_goes_along_its_line_as_far_as_the_die_says() -> None:
    t = stavka({"moving": ["TOCS"]}).act("move_theatre", "TOCS").act("roll_stavka", None, [2])
    far = max(GAME.map.grid.distance(GAME.map.hex("5141"), GAME.map.hex(h)) for h in hexes(t, "to"))
    assert (points(t), far) == (2, 2)


def test_zhukov_adds_one_to_the_die() -> None:
    t = called("TOCN", 1, {"placements": {"zhukov-1": ["TOCN", ""]}}, **{"zhukov-1": "played_soviet"})
    assert points(t) == 2


@cites("VR 12.0b", "VR 12.1.2")
def test_each_turn_begins_anew() -> None:
    before = {"tested": ["TOCS"], "entered": 6, "called": ["S8E"], "shifted": ["TOCS"], "moving": ["TOCS"]}
    t = stavka(before)
    assert (t.may("call_reserve"), t.may("move_theatre")) == (["TOCS"], ["TOCS"])
    assert (own(t.pos).entered, own(t.pos).called) == (0, 0)


# -- where to


@cites("VR 12.1.1g", "VR 12.1.1e")
def test_without_a_place_nobody_leaves() -> None:
    t = called("TOCN", 6, Q1BR="dead", Q2BR="dead")
    assert t.pos.frame.step == "stavka.options", "nobody of theirs stands near Smolensk"


@cites("VR 12.1.1g")
def test_units_leave_for_the_radius_beside_a_friend_away_from_enemies_and_in_supply() -> None:
    t = called("TOCN", 6, S8E="6022", S109="6225", S30G="6427", G58="6124").act("unit", "S11G")
    open_ = hexes(t, "to")
    assert open_, "beside the HQ in 6621"
    grid, label = GAME.map.grid, GAME.map.label
    friends = [GAME.map.hex(h) for h in ("6621", "6022", "6225", "6427", "6115")]
    for h in (GAME.map.hex(one) for one in open_):
        assert grid.distance(h, GAME.map.hex("6721")) <= 9
        assert min(grid.distance(h, friend) for friend in friends) == 1, label(h)
        assert grid.distance(h, GAME.map.hex("6124")) > 1
    assert why(t, "to", "6125") == ["vr-why-beside-enemy"]
    assert why(t, "to", "6124")[0] == "why-enemy-there"
    assert why(t, "to", "6823") == ["vr-why-no-friend-beside"]
    assert why(t, "to", "5521") == ["vr-why-hex-outside-radius"]
    assert why(t, "to", "6622") == []


@cites("VR 12.1.1g")
def test_no_hex_without_supply() -> None:
    """S30G stands within the radius of CN, but of no supplied HQ."""
    t = called("TOCN", 6, S30G="6628", Q1BR="dead", S8E="6722").act("unit", "S11G")
    assert why(t, "to", "6728") == ["vr-why-hex-unsupplied"]


@cites("VR 12.1.1g")
def test_who_has_just_left_the_box_is_no_friend_who_was_there() -> None:
    """G-04."""
    t = called("TOCN", 6, {"moving": []}).act("unit", "S11G")
    first = "6622"
    assert "6623" not in hexes(t, "to")
    t.act("to", first).act("unit", "S13G")
    assert "6623" not in hexes(t, "to"), "adjacent to the newcomer alone"
    assert own(t.pos).called == 1 << index("S11G")


@cites("VR 12.1.1g")
def test_three_divisions_fill_a_hex() -> None:
    t = called("TOCN", 6)
    for unit in ("S11G", "S13G", "S54"):
        t.act("unit", unit).act("to", "6622")
    t.act("unit", "S1G")
    assert t.refusals("to", "6622") == ["VR 1.11.3"]


@cites("VR 12.1.1g", "VR 1.11.5")
def test_turned_hungarians_are_not_put_among_turned_romanians() -> None:
    t = called("TOCN", 6, SH7="stavka", SR1G="6622")
    assert t.act("unit", "S11G").can("to", "6622")
    t.act("drop").act("unit", "SH7")
    assert t.refusals("to", "6622") == ["VR 1.11.5"]


@cites("VR 12.1.1e")
def test_it_ends_when_nobody_can_leave_any_more() -> None:
    """Five units; but of ten rifle corps and six armoured ones only so many may go."""
    small = dict.fromkeys((*RIFLES[5:], *HEAVY[:3]), "absent")
    t = called("TOCN", 6, **small)  # five rifle corps, three armoured ones
    assert set(t.may("unit")) == set(RIFLES[:5])
    t.act("unit", "S11G").act("to", "6622")
    assert t.pos.frame.step == "stavka.options", "four rifle corps and three armoured ones stay"


@cites("VR 12.2.2", "VR 12.2.1")
def test_four_rifle_corps_and_three_armoured_ones_stay() -> None:
    few = dict.fromkeys(RIFLES[4:], "absent")
    t = called("TOCN", 6, **few)
    assert set(t.may("unit")) == {*HEAVY, LIGHT}
    assert why(t, "unit", "S11G") == ["vr-why-stavka-minimum"]
    assert len(in_stavka(called("TOCN", 6))) == 16, "no maximum"


@cites("VR 12.1.1f", "VR 12.2.2")
def test_turned_allies_leave_one_by_one_and_count_for_no_minimum() -> None:
    """K-32."""
    ally = {"SR1A": "stavka"}
    few = dict.fromkeys(HEAVY[:3], "absent")
    t = called("TOCN", 1, **few, **ally)
    assert points(t) == 1
    assert t.can("unit", "SR1A"), "an armoured division, yet one unit"
    assert why(t, "unit", LIGHT) == ["vr-why-stavka-minimum"], "three armoured corps without him"


@cites("VR 12.1.1f")
@pytest.mark.parametrize(("unit", "cost"), [("S19T", 2), ("S8M", 2), (LIGHT, 1), ("S11G", 1)])
def test_heavy_armour_counts_double(unit: str, cost: int) -> None:
    t = called("TOCN", 6).act("unit", unit).act("to", "6622")
    assert points(t) == 5 - cost


# -- entering


HERE = {"S2GT": {"at": "6621", "steps": 1}, "S8E": "6621", "S109": {"at": "6821"}}


def entering(own_: dict[str, Any] | None = None, **units: Any) -> Situation:
    t = stavka(own_, **{**HERE, **units}).act("next")
    assert t.pos.frame.step == "stavka.entering"
    return t


@cites("VR 12.1.2", "VR 12.2.3", "VR 12.2.4", "VR 12.1")
def test_units_stacked_with_an_hq_enter_and_are_refitted() -> None:
    t = entering()
    assert t.may("enter_stavka") == ["S2GT", "S8E"]
    assert why(t, "enter_stavka", "S109") == ["vr-why-no-hq-there"]
    assert why(t, "enter_stavka", "Q1BR") == ["vr-why-hq-stays"]
    t.act("enter_stavka", "S2GT").act("enter_stavka", "S8E")
    steps = t.pos.state.steps
    assert (steps[index("S2GT")], steps[index("S8E")]) == (2, 1), "full armour, standard rifles"
    assert {"S2GT", "S8E"} <= set(in_stavka(t))


@cites("VR 12.1.2")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"S8E": {"at": "6621", "marks": ["unsupplied"]}}, "vr-why-unsupplied"),
        ({"G58": "6522"}, "vr-why-enemy-beside"),
    ],
)
def test_supplied_and_next_to_no_enemy(change: dict[str, Any], message: str) -> None:
    other = {"S112": "6115"}
    t = entering(**change, **other)
    assert why(t, "enter_stavka", "S8E") == [message]
    assert t.can("enter_stavka", "S112")


@cites("VR 12.1.2")
def test_six_in_a_turn() -> None:
    """In all, wherever they stand (G-05)."""
    more = {"S112": "6115", "S30G": "6115", "S117": "6115", "S29T": "5241", "S5T": "5241", "S9T": "5241"}
    t = entering(**more)
    for _ in range(6):
        t.act("enter_stavka", t.may("enter_stavka")[0])
    assert t.phase != "stavka"
    assert own(t.pos).entered == 6


@cites("VR 12.2.4")
def test_turned_allies_are_not_refitted() -> None:
    t = entering(SR1A={"at": "6115", "steps": 1}).act("enter_stavka", "SR1A")
    assert t.pos.state.steps[index("SR1A")] == 1


@cites("VR 12.1.2", "VR 11.5.7a")
def test_what_enters_leaves_its_leader_behind() -> None:
    """K-42."""
    lead = {"rybalko-1": "played_soviet"}
    t = entering({"placements": {"rybalko-1": ["S2GT", "TOCN"]}}, **lead).act("enter_stavka", "S2GT")
    assert t.at("rybalko-1") == "soviet_supports"


@cites("VR 12.0a", "VR 1.6.4")
def test_no_stavka_phase_by_the_basic_rules() -> None:
    t = drawn("stavka", {"S8E": "3147", "Q1BR": "3147", "S5T": "stavka"})
    assert t.phase == "soviet-movement"


def test_ground_taken_counts_when_the_phase_ends() -> None:
    """E-15: the hex into which the reserve comes may be the enemy's."""
    t = called("TOCN", 6, {"axis": ["6622"]}).act("unit", "S11G").act("to", "6622").act("done")
    assert not own(t.pos).control >> GAME.map.hex("6622") & 1
    while t.phase == "stavka":
        t.act("next")
    assert own(t.pos).control >> GAME.map.hex("6622") & 1
    assert bits(own(t.pos).called) == [index("S11G")]
