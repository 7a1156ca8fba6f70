"""1.5, 5.4 and 11.5. Supports played as events: in which order, by whom, on what."""

from __future__ import annotations

from typing import Any

from tests.games.victory_roads.theatre_situations import (
    BOXES,
    DATA,
    FRONT,
    GAME,
    THEATRES,
    campaign,
    hand,
    hexes,
    in_box,
    many,
    pool,
)

from grognard.games.victory_roads.law.names import own
from grognard.games.victory_roads.law.placements import supports_of
from grognard.games.victory_roads.law.supports_available import generic_supports
from grognard.games.victory_roads.law.unit_losses import eliminate
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice, SeededDice
from grognard.kernel.engine import choices
from grognard.kernel.position import begin
from grognard.kernel.referee import Referee
from grognard.testing.table import Situation

TWO = {"TON": "6115", "TOCN": "6721", **FRONT}
# Soviet units: S8E within nine hexes of N, S30G of CN, S2GT of both.
UNITS = {"S8E": "6014", "S30G": "6424", "S2GT": "6219"}


def placing(own_: dict[str, Any] | None = None, **units: Any) -> Situation:
    """Step 4, CN being the priority theatre; the pool is empty, so that nothing is drawn."""
    t = campaign("soviet-supports", {**TWO, **UNITS, **units}, own_)
    six = sum(box == "available_cn" for box in units.values()) >= 6
    t.act("priority", "TOCN", [] if six else [1, 1])
    if six and t.can("no_offensive"):
        t.act("no_offensive", None, [1, 1])
    assert t.pos.frame.step == "soviet-supports.place"
    return t


def index(id: str) -> int:
    return GAME.roster.index[id]


# -- on what


@cites("VR 5.4.1b", "VR 1.5.2a", "VR 11.5.4", "VR 11.5.1b", "VR 11.1d")
def test_a_support_is_placed_where_its_words_allow() -> None:
    t = placing(**hand("available_cn", "engineers", "aviation_s"))
    t.act("play", "engineers-1")
    assert hexes(t, "place_on") == {"6014", "6424", "6219"}, "a hex held by a Soviet unit"
    assert t.refusals("place_on", "6021") == ["VR 11.5.4"]
    t.act("place_on", "6219")
    assert t.at("engineers-1") == "6219"
    t.act("play", "aviation_s-1")
    assert t.at("aviation_s-1") == "6021", "the only enemy in the radius of CN: no question"


@cites("VR 9.2.1a", "VR 11.5.5", "VR 9.2.1b", "VR 1.6.4", "VR 9.1.2c")
def test_supports_marked_to_stay_within_the_radius_of_their_theatre() -> None:
    marked = placing(**hand("available_n", "artillery_2")).act("play", "artillery_2-1")
    assert hexes(marked, "place_on") == {"6014", "6219"}
    assert marked.refusals("place_on", "6424") == ["VR 11.5.5"]
    free = placing(**hand("available_n", "engineers")).act("play", "engineers-1")
    assert hexes(free, "place_on") == {"6014", "6424", "6219"}, "engineers bear no such mark"


@cites("VR 11.5.1b")
def test_some_are_played_in_other_phases() -> None:
    t = placing(**hand("available_cn", "politruks", "engineers"))
    assert t.may("play") == ["engineers-1"]
    assert t.refusals("play", "politruks-1") == ["VR 11.5.1b"]


@cites("VR 5.4.2", "VR 11.5.6", "VR 3.2.2k")
def test_no_aircraft_under_clouds_and_some_supports_not_in_mud() -> None:
    there = hand("available_cn", "aviation_s", "katyusha", "engineers")
    assert placing(**there).may("play") == ["aviation_s-1", "engineers-1", "katyusha-1"]
    cloudy = placing({"sky": "overcast"}, **there)
    assert cloudy.refusals("play", "aviation_s-1") == ["VR 5.4.2"]
    muddy = placing({"weather": "mud"}, **there)
    assert muddy.refusals("play", "katyusha-1") == ["VR 3.2.2k"]


@cites("VR 5.4.4a", "VR 11.5.7a")
def test_a_leader_goes_with_a_corps() -> None:
    t = placing(**hand("available_cn", "rybalko"), S5T="6015")
    t.act("play", "rybalko-1")
    assert t.may("give_to") == ["S2GT", "S5T"]
    assert t.refusals("give_to", "S8E") == ["VR 11.5.4"]
    t.act("give_to", "S5T")
    assert supports_of(t.pos, index("S5T")) == 1 << index("rybalko-1")
    assert t.at("rybalko-1") == "played_soviet"


@cites("VR 5.4.4b", "VR 11.5.7a")
def test_it_goes_back_when_the_corps_is_eliminated() -> None:
    t = placing(**hand("available_cn", "rybalko")).act("play", "rybalko-1")
    ref = Referee(t.pos, FixedDice(()))
    eliminate(ref, index("S2GT"), "combat", "VR 1.3.2")
    t.pos = ref.pos
    assert t.at("rybalko-1") == "soviet_supports"
    assert not own(t.pos).placements


@cites("VR 5.4.4c", "VR 11.5.7b")
def test_no_unit_bears_two_leaders() -> None:
    t = placing(**hand("available_cn", "rybalko", "katukov"), S5T="6015")
    t.act("play", "rybalko-1").act("give_to", "S5T").act("play", "katukov-1")
    assert t.at("katukov-1") == "played_soviet"
    assert supports_of(t.pos, index("S2GT")) == 1 << index("katukov-1"), "only one corps is left for him"


@cites("VR 5.4.4c")
def test_where_every_corps_has_a_leader_there_is_none_for_another() -> None:
    t = placing(**hand("available_cn", "rybalko", "katukov")).act("play", "rybalko-1")
    assert t.refusals("play", "katukov-1") == ["VR 11.5.4"]


# -- in which order


ALL = hand("available_cn", "lend_lease*2", "artillery_2*2", "engineers")


@cites("VR 11.5.2b", "VR 11.5.2d")
def test_lend_lease_comes_before_the_others() -> None:
    t = placing(**ALL)
    assert {"lend_lease-1", "artillery_2-1"} <= set(t.may("play"))
    t.act("play", "artillery_2-1").act("place_on", "6424")
    assert t.refusals("play", "lend_lease-1") == ["VR 11.5.2b"]
    assert t.can("play", "artillery_2-2")


@cites("VR 11.5.2c")
def test_a_surprise_attack_comes_before_the_others() -> None:
    t = placing(**ALL, **hand("available_cn", "surprise_attack"))
    assert t.can("play", "surprise_attack-1")
    t.act("play", "artillery_2-1").act("place_on", "6424")
    assert "VR 11.5.2c" in t.refusals("play", "surprise_attack-1")


@cites("VR 11.5.2b", "VR 9.1.2a")
def test_lend_lease_widens_the_theatre_for_the_turn() -> None:
    """As in EX-26: the radius of CN grows, from 9 hexes to 12."""
    assert GAME.map.grid.distance(GAME.map.hex("6721"), GAME.map.hex("5524")) == 12
    t = placing(**ALL, S109="5524", S5T={"at": "6424", "steps": 1})
    t.act("play", "artillery_2-1")
    assert "5524" not in hexes(t, "place_on")
    t.act("drop").act("play", "lend_lease-1")
    assert t.may("give_to") == ["TOCN", "TON"], "N is nine hexes from CN"
    t.act("give_to", "TOCN")
    assert t.may("refit") == ["S5T"], "one reduced armoured corps in it goes to full strength"
    t.act("refit", "S5T")
    assert t.pos.state.steps[index("S5T")] == 2
    t.act("play", "artillery_2-1")
    assert "5524" in hexes(t, "place_on")


@cites("VR 11.5.2b")
def test_no_theatre_is_widened_twice() -> None:
    t = placing(**ALL).act("play", "lend_lease-1").act("give_to", "TOCN").act("play", "lend_lease-2")
    assert supports_of(t.pos, index("TON")) == 1 << index("lend_lease-2"), "only N is left for it"


@cites("VR 11.5.2e")
def test_once_a_corps_is_reinforced_nothing_is_placed_any_more() -> None:
    t = placing(**ALL, S109={"at": "6521", "steps": 1})
    t.act("reinforce", "artillery_2-1").act("reinforce_corps", "S109")
    assert t.refusals("play", "engineers-1") == ["VR 11.5.2d"]


# -- how many


@cites("VR 11.5.3b")
def test_an_ordinary_theatre_uses_two_supports() -> None:
    t = placing(**hand("available_n", "engineers*3"))
    for n in (1, 2):
        t.act("play", f"engineers-{n}").act("place_on", "6014")
    assert t.refusals("play", "engineers-3") == ["VR 11.5.3b"]
    assert own(t.pos).used == (2, 0, 0, 0)


@cites("VR 11.5.3a")
def test_the_priority_theatre_uses_as_many_as_it_likes() -> None:
    t = placing(**hand("available_cn", "engineers*3", "artillery_2*3"))
    for n in (1, 2, 3):
        t.act("play", f"engineers-{n}").act("place_on", "6424")
        t.act("play", f"artillery_2-{n}").act("place_on", "6424")
    assert many(t, "available_cn") == 0


@cites("VR 11.5.3b")
def test_corps_reinforced_count_against_the_two() -> None:
    """G-01: every use counts."""
    t = placing(**hand("available_n", "engineers*3"), S109={"at": "6015", "steps": 1})
    t.act("play", "engineers-1").act("place_on", "6014")
    t.act("reinforce", "engineers-2").act("reinforce_corps", "S109")
    assert own(t.pos).used == (2, 0, 0, 0)
    assert "VR 11.5.3b" in t.refusals("reinforce", "engineers-3")


# -- what must be played


@cites("VR 1.5.3a", "VR 11.5.2a", "VR 11.5.3c")
def test_stalin_is_played_as_soon_as_he_is_drawn() -> None:
    t = campaign("soviet-supports", {"TON": "6115", **FRONT, **pool("stalin")}, dice=[1, 1, 3])
    assert t.at("stalin-1") == "played_soviet", "before anything is placed"
    assert own(t.pos).used == (0, 0, 0, 0)


@cites("VR 1.5.3a")
def test_of_several_the_owner_chooses_the_first() -> None:
    reich = hand("axis_supports", "reich_fuel", "reich_no_rail", "tiger")
    t = campaign("axis-supports", reich, {"mood": 9}, dice=[1, 1])
    assert (t.pos.frame.step, t.may("play")) == ("axis-supports.order", ["reich_fuel-1", "reich_no_rail-1"])
    assert t.refusals("play", "tiger-1") == ["VR 1.5.3a"]
    t.act("play", "reich_no_rail-1")
    assert in_box(t, "played_axis") == ["reich_fuel-1", "reich_no_rail-1"]
    assert t.pos.frame.step == "axis-supports.place"


@cites("VR 9.1.1b", "VR 9.1.1c", "VR 9.1.1a", "VR 1.6.1")
def test_the_campaign_begins_with_four_theatres_and_their_supports() -> None:
    """N and CS draw two each; what must be played is exchanged (K-28), and so never lies there."""
    drawn = set()
    for seed in range(20):
        t = Situation(begin(GAME, SeededDice(bytes([seed])))[0])
        assert {id: t.at(id) for id in THEATRES} == {**THEATRES}
        assert own(t.pos).moving == 1 << index("TOS")
        assert [many(t, box) for box in BOXES.values()] == [2, 6, 2, 0]
        held = {*in_box(t, "available_n"), *in_box(t, "available_cs")}
        assert not any(DATA.mandatory >> index(id) & 1 for id in held)
        drawn |= held
    assert len(drawn) > 20
    assert in_box(t, "available_cn")[0] == "artillery_2-1"


# -- generic use


@cites("VR 1.5.3b", "VR 1.5.2b", "VR 1.5.2c")
def test_supports_of_the_end_of_the_reich_pay_for_nothing() -> None:
    t = campaign("axis-supports", hand("available_axis", "tiger", "reich_fuel*1"), {"mood": 1})
    everything = (1 << index("tiger-1")) | 1 << index("reich_fuel-1")
    found = generic_supports(t.pos, everything, "VR 6.2.3a")
    assert found.set == 1 << index("tiger-1")
    assert found.why_not(index("reich_fuel-1")) == ["VR 1.5.3b"]


# -- going back


@cites("VR 5.2.1a", "VR 11.1a")
def test_what_was_played_goes_back_when_the_next_phase_of_its_owner_begins() -> None:
    there = {"engineers-1": "6014", "rybalko-1": "played_soviet", "katyusha-1": "spent_soviet"}
    t = campaign(
        "soviet-supports",
        {"TON": "6115", **FRONT, **UNITS, **there, "aviation_s-1": "available_n", "tiger-1": "played_axis"},
        {
            "placements": {"engineers-1": ["", "TON"], "rybalko-1": ["S2GT", "TON"]},
            "fired": ["TON"],
            "used": [2, 0, 0, 0],
        },
        dice=[1, 1, 1, 1],
    )
    back = {"engineers-1", "rybalko-1", "katyusha-1"}
    assert all(t.at(one) in ("soviet_supports", "available_n") for one in back)
    assert t.at("aviation_s-1") == "available_n", "what is at hand stays"
    assert t.at("tiger-1") == "played_axis", "and so do the supports of the other side"
    assert not own(t.pos).placements
    assert (own(t.pos).fired, own(t.pos).used) == (0, (0, 0, 0, 0))


@cites("VR 5.2.1b")
def test_some_stay_until_their_owner_takes_them_back() -> None:
    there = {"model-1": "played_axis", "schorner-1": "played_axis", "tiger-1": "played_axis", "Q18": "2531"}
    placed = {"model-1": ["Q18", ""], "schorner-1": ["Q18", ""], "tiger-1": ["Q18", ""]}
    t = campaign("axis-supports", there, {"mood": 1, "placements": placed})
    assert (t.pos.frame.step, t.may("take_back")) == ("axis-supports.recall", ["model-1", "schorner-1"])
    assert t.at("tiger-1") == "axis_supports"
    t.act("take_back", "schorner-1").act("next", None, [1])
    assert t.at("model-1") == "played_axis"


@cites("VR 5.1.3", "VR 11.1g")
def test_each_theatre_keeps_six_by_itself() -> None:
    """G-16."""
    full = hand("available_n", "aviation_s*6", "engineers") | hand(
        "available_cn", "artillery_2*5", "katyusha*1"
    )
    t = campaign("soviet-supports", {**TWO, **UNITS, **full})
    t.act("priority", "TOCN").act("no_offensive", None, [1, 1]).act("next").act("next")
    assert t.pos.frame.step == "soviet-supports.surplus"
    assert choices(t.pos).args["many"] == 1
    assert set(t.may("give_back")) == {*(f"aviation_s-{n}" for n in range(1, 7)), "engineers-1"}
    assert t.refusals("give_back", "katyusha-1") == ["VR 5.1.3"]
    t.act("give_back", "engineers-1")
    assert t.phase == "stavka"


@cites("VR 5.1.3", "VR 11.1g", "VR 9.1.1c")
def test_two_boxes_that_are_too_full_are_emptied_in_any_order() -> None:
    north, centre = hand("available_n", "engineers*3", "partisans*4"), hand("available_cn", "aviation_s*7")
    t = campaign("soviet-supports", {**TWO, **UNITS, **north, **centre}, {"weather": "mud"}, [])
    t.act("priority", "TOCN", [1, 1])
    while t.pos.frame.step != "soviet-supports.surplus":
        t.act("next")
    assert (len(t.may("give_back")), choices(t.pos).args["many"]) == (14, 2)
    t.act("give_back", "engineers-1")
    assert (t.may("give_back"), choices(t.pos).args["many"]) == ([f"aviation_s-{n}" for n in range(1, 8)], 1)
    t.act("give_back", "aviation_s-7")
    assert [many(t, "available_n"), many(t, "available_cn")] == [6, 6]
