"""11.6 and 11.7. Theatres move in the supports phase, and change their mode."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads.theatre_situations import FRONT, campaign, hand, hexes, why

from grognard.games.victory_roads.law.names import own
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation

# N moves; CN, the priority theatre, has no supports to draw, for the pool is empty.
TWO = {"TON": "6115", "TOCN": "6721", **FRONT}


def moving(own_: dict[str, Any] | None = None, **units: Any) -> Situation:
    """Theatre N in hand in step 5; it is neither the priority nor the secondary theatre."""
    t = campaign("soviet-supports", {**TWO, "TOCS": "5141", **units}, {"moving": ["TON"], **(own_ or {})})
    t.act("priority", "TOCN").act("secondary", "TOCS", [1, 1])
    if t.pos.frame.step == "soviet-supports.place":
        t.act("next")
    assert t.pos.frame.step == "soviet-supports.shift"
    return t.act("unit", "TON")


def left(t: Situation) -> int:
    return int(choices(t.pos).args["points"])  # type: ignore[arg-type]


# 6115 has railways to 6014, 6015 and 6214; from 6214 a road leads to 6213, a railway to 6315.


@cites("VR 11.6.2a", "VR 11.6.2b", "VR 1.6.3", "VR 9.1.3a", "VR 11.1e")
def test_three_hexes_and_a_fourth_if_all_are_by_rail() -> None:
    t = moving()
    assert left(t) == 4
    t.act("to", "6214").act("to", "6213")
    assert left(t) == 1, "a road: two of three hexes are gone"
    other = moving().act("to", "6214").act("to", "6315")
    assert left(other) == 2
    assert not hexes(moving(), "to") & {"6113", "6117"}, "no way leads there"


@cites("VR 11.6.2b")
def test_a_road_at_the_end_costs_the_bonus_too() -> None:
    t = moving()
    rails, grid = t.game.rules.data.lines["rail"], t.game.map.grid
    t.act("to", "6214").act("to", "6213")
    after = hexes(t, "to")
    assert after, "the third hex"
    for h in after:
        t2 = moving().acts("to 6214", "to 6213", f"to {h}")
        assert t2.pos.frame.step != "shifting", "the move is over"
    assert grid.spread(1 << t.game.map.hex("6214"), rails) >> t.game.map.hex("6213") & 1 == 0


@cites("VR 11.6.2d", "VR 11.6.2e", "VR 3.2.3d", "VR 3.2.2h")
@pytest.mark.parametrize(("weather", "points"), [("snow", 3), ("mud", 2)])
def test_snow_and_mud_shorten_the_way(weather: str, points: int) -> None:
    assert left(moving({"weather": weather})) == points


@cites("VR 11.6.2c", "VR 11.5.2f", "VR 1.5.2c")
def test_supports_of_its_own_box_lengthen_it_by_two_at_most() -> None:
    mine, others = hand("available_n", "engineers*3"), hand("available_cn", "katyusha")
    t = moving(**mine, **others)
    assert t.may("bonus") == ["engineers-1", "engineers-2", "engineers-3"]
    assert t.refusals("bonus", "katyusha-1") == ["VR 11.6.2c"]
    t.act("bonus", "engineers-1").act("bonus", "engineers-2")
    assert (left(t), t.at("engineers-1")) == (6, "spent_soviet")
    assert why(t, "bonus", "engineers-3") == ["vr-why-bonus-most"]


@cites("VR 11.6.2c")
def test_they_are_spent_before_the_first_step() -> None:
    t = moving(**hand("available_n", "engineers*3")).act("to", "6214")
    assert why(t, "bonus", "engineers-1") == ["vr-why-bonus-first"]


@cites("VR 11.6.2c", "VR 11.5.3a")
def test_the_priority_theatre_spends_no_more_than_two_on_its_move() -> None:
    t = campaign("soviet-supports", {**TWO, **hand("available_n", "engineers*3")}, {"moving": ["TON"]})
    t.act("priority", "TON").act("next").act("unit", "TON")
    t.act("bonus", "engineers-1").act("bonus", "engineers-2")
    assert t.refusals("bonus", "engineers-3") == ["VR 11.6.2c"]


@cites("VR 11.5.3b", "VR 11.6.2c")
def test_supports_used_before_count_against_those_of_the_move() -> None:
    t = campaign(
        "soviet-supports",
        {**TWO, "TOCS": "5141", **hand("available_n", "engineers*3"), "S8E": "6114"},
        {"moving": ["TON"]},
    )
    t.act("priority", "TOCN").act("secondary", "TOCS", [1, 1])
    t.act("play", "engineers-1").act("next").act("unit", "TON").act("bonus", "engineers-2")
    assert t.refusals("bonus", "engineers-3") == ["VR 11.5.3b"]


@cites("VR 9.1.4a", "VR 9.1.4c", "VR 1.6.3")
def test_every_hex_needs_a_line_and_no_enemy() -> None:
    """The enemy in 6016 bars that hex, and the lines through its neighbours that nobody guards."""
    open_ = hexes(moving(), "to")
    assert "6016" in open_
    t = moving(G227="6016")
    assert "VR 9.1.4c" in t.refusals("to", "6016")
    assert not hexes(t, "to") - open_
    assert "6015" in hexes(t, "to"), "next to the enemy, at the end of a line"
    assert "5915" in open_
    assert "5915" not in hexes(t, "to"), "the line would pass the enemy"
    assert t.refusals("to", "5915") == ["VR 9.1.4a"]


@cites("VR 9.1.3b")
def test_a_theatre_in_offensive_mode_does_not_move() -> None:
    t = moving().act("drop")
    assert t.may("unit") == ["TON"]
    assert t.refusals("unit", "TOCN") == ["VR 9.1.3b"]


@cites("VR 11.6.1")
def test_each_moves_once() -> None:
    t = campaign("soviet-supports", {**TWO, "TOCS": "5141"}, {"moving": ["TON", "TOCS"]})
    t.act("priority", "TOCN").act("secondary", "TOCS", [1, 1])
    t.act("unit", "TON").act("to", "6214").act("done")
    assert t.refusals("unit", "TON") == ["VR 11.6.1"]
    assert t.may("unit") == ["TOCS"]


@cites("VR 11.2.1c", "VR 11.6.1")
def test_a_remote_theatre_moves_in_both_steps() -> None:
    t = campaign("soviet-supports", {"TON": "6115", "TOCN": "6721", "G58": "6126"}, {"moving": ["TON"]})
    t.act("unit", "TON").act("to", "6214").act("done").act("priority", "TOCN", [1, 1])
    assert (t.pos.frame.step, t.may("unit")) == ("soviet-supports.shift", ["TON"])


# -- modes


def modes(own_: dict[str, Any] | None = None, **units: Any) -> Situation:
    t = campaign("soviet-supports", {**TWO, **units}, own_ or {})
    t.act("priority", "TOCN", [1, 1])
    while t.pos.frame.step not in ("soviet-supports.modes", "stavka.options"):
        t.act("next")
    return t


@cites("VR 11.7a", "VR 9.1.5", "VR 11.1f", "VR 1.6.2", "VR 9.1.2a")
def test_theatres_on_cities_change_mode_as_their_owner_likes() -> None:
    t = modes({"moving": ["TON"]})
    assert t.may("change_mode") == ["TOCN", "TON"]
    t.act("change_mode", "TOCN").act("change_mode", "TON")
    assert own(t.pos).moving == 1 << t.game.roster.index["TOCN"]


@cites("VR 11.7a")
def test_but_not_off_the_cities() -> None:
    t = modes(TON="6214")
    assert t.may("change_mode") == ["TOCN"]
    assert why(t, "change_mode", "TON") == ["vr-why-no-city"]
    assert modes(TON="6229").may("change_mode") == ["TOCN", "TON"], "a minor city will do"


@cites("VR 11.7b")
def test_artillery_keeps_its_theatre_in_offensive_mode() -> None:
    there = {**hand("available_cn", "artillery_2"), **hand("available_n", "engineers"), "S8E": "6424"}
    t = campaign("soviet-supports", {**TWO, **there})
    t.act("priority", "TOCN", [1, 1]).act("play", "artillery_2-1").act("next")
    assert t.at("artillery_2-1") == "6424"
    assert t.refusals("change_mode", "TOCN") == ["VR 11.7b"]
    assert t.can("change_mode", "TON")


@cites("VR 11.7c")
def test_a_grand_offensive_does_too() -> None:
    six = hand("available_cn", "engineers*3", "katyusha*2", "maskirovka")
    t = campaign("soviet-supports", {**TWO, **six})
    t.act("priority", "TOCN").act("grand_offensive", None, [1, 1]).act("next")
    assert t.refusals("change_mode", "TOCN") == ["VR 11.7c"]


@cites("VR 11.7d")
@pytest.mark.parametrize("moves", [[], ["TON"]])
def test_zhukov_allows_no_change_at_all(moves: list[str]) -> None:
    own_ = {"moving": moves, "placements": {"zhukov-1": ["TON", ""]}}
    t = campaign("soviet-supports", {**TWO, "zhukov-1": "played_soviet"}, own_)
    t.act("next").act("priority", "TOCN", [1, 1])
    while t.pos.frame.step != "soviet-supports.modes":
        t.act("next")
    assert t.refusals("change_mode", "TON") == ["VR 11.7d"]


@cites("VR 11.7a")
def test_once_in_a_phase() -> None:
    t = modes().act("change_mode", "TON")
    assert why(t, "change_mode", "TON") == ["vr-why-flipped"]
