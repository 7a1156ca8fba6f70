"""11.2 to 11.4. Remoteness, priority, grand offensives, and how many supports each draw gives."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads.theatre_situations import (
    BOXES,
    FRONT,
    THEATRES,
    campaign,
    hand,
    hexes,
    in_box,
    many,
    pool,
)

from grognard.games.victory_roads.law.draws import mood_supports
from grognard.games.victory_roads.law.names import own
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

POOL = pool("aviation_s*6", "artillery_2*5", "partisans*4")
SOVIET = "soviet-supports"
ONES = [1] * 20


def four(own: dict[str, Any] | None = None, dice: list[int] | None = None, **more: Any) -> Situation:
    """All theatres on major cities with rails, each near the front."""
    return campaign(SOVIET, {**THEATRES, **FRONT, **POOL, **more}, own, dice or [])


def named(t: Situation, dice: list[int], priority: str = "TOCS", secondary: str = "TON") -> Situation:
    return t.act("priority", priority).act("secondary", secondary, dice)


def counts(t: Situation) -> list[int]:
    return [many(t, box) for box in BOXES.values()]


# -- the examples


@cites("VR 11.3.3a", "VR 11.3.3b", "VR 11.3.3d", "VR 11.3.3e", "VR 11.3.3h", "VR 11.3.1b", "VR 11.1c")
def test_ex_23_the_standard_draw() -> None:
    t = campaign(SOVIET, {**THEATRES, **FRONT, **POOL, "TON": "6214", "TOS": "5514"}, {"moving": ["TON"]})
    assert t.who == "soviet"
    named(t, [3, 4, *[1] * 3, 4, 4, *[1] * 6, 2, 3])
    assert counts(t) == [0, 3, 6, 0], "7 gives 3; 8 gives 4 and 2 more; 5 gives 2 less 3"
    assert t.pos.frame.step == "soviet-supports.place", "N is secondary: no support for it"


@cites("VR 11.3.2a", "VR 11.3.2b", "VR 11.3.2c", "VR 11.3.2d", "VR 11.3.3c", "VR 11.3.3i", "VR 11.1g")
@cites("VR EX-24a")
def test_ex_24_the_grand_offensive() -> None:
    full = hand("available_s", "engineers*3", "katyusha*2", "maskirovka")
    t = campaign(
        SOVIET, {**THEATRES, **FRONT, **full, **pool("capitulation", "aviation_s*6", "artillery_2*5")}
    )
    t.act("priority", "TOS").act("secondary", "TON")
    assert t.may("grand_offensive") == [""]
    t.act("grand_offensive")
    assert len(t.may("choose_support")) == 12, "any support of the pool"
    t.act("choose_support", "capitulation-1", [5, 5, *[1] * 9])
    assert counts(t) == [0, 0, 0, 16], "6 and 1 and 5 + 2 + 2"
    assert "capitulation-1" in in_box(t, "available_s")
    t.act("next")  # nobody moves: on to the modes
    assert t.pos.frame.step == "soviet-supports.modes"
    t.act("next")
    for n in range(10):
        assert t.pos.frame.step == "soviet-supports.surplus", f"{n} of 10 have gone back"
        t.act("give_back", t.may("give_back")[0])
    assert (t.phase, counts(t)) == ("stavka", [0, 0, 0, 6])


FAR = {**FRONT, "G11": "2531", "G58": "6126", "G170": {"at": "6358", "marks": ["unsupplied"]}}
MUD = {"weather": "mud", "sky": "overcast", "moving": ["TOS"]}


@cites("VR 11.2.1a", "VR 11.2.1b", "VR 11.2.1c", "VR 11.3.3g", "VR 3.2.2g", "VR 11.3.4a", "VR 11.1b")
@cites("VR EX-25a")
def test_ex_25_remoteness_in_mud() -> None:
    t = campaign(SOVIET, {**THEATRES, **FAR, **POOL, "TOS": "6657"}, MUD, turn=12)
    assert t.pos.frame.step == "soviet-supports.remote"
    assert t.may("unit") == ["TOS"]
    assert t.refusals("unit", "TON") == ["VR 9.1.3b"], "remote as well, but in offensive mode"
    assert t.refusals("unit", "TOCN") == ["VR 9.1.3b", "VR 11.2.1a"]
    t.act("unit", "TOS")
    far = max(t.game.map.grid.distance(t.game.map.hex("6657"), t.game.map.hex(h)) for h in hexes(t, "to"))
    assert far == 5, "five hexes, and mud takes none of them"
    t.act("to", "6457").act("done")
    t.act("priority", "TOCN").act("secondary", "TON", [5, 6, *[1] * 4, 5, 6, *[1] * 2])
    assert counts(t) == [0, 4, 2, 0], "5 + 2 - 3 for the priority theatre, 5 - 3 for CS; N is remote"
    assert t.pos.frame.step == "soviet-supports.place", "in mud no support for a theatre in movement mode"


# -- remoteness


@cites("VR 11.2.1a")
@pytest.mark.parametrize(
    ("enemy", "own_", "remote"),
    [
        ({"G170": "6358"}, {}, False),
        ({"G170": "5958"}, {}, False),  # ten hexes
        ({"G170": "5858"}, {}, True),  # eleven
        ({"G170": {"at": "6358", "marks": ["unsupplied"]}}, {}, True),
        ({"G170": {"at": "6358", "marks": ["unsupplied"]}}, {"holding": ["6358"]}, False),
        ({"HB1": {"at": "6358", "marks": ["unsupplied"]}}, {}, False),
    ],
)
def test_near_are_supplied_enemies_and_orders_to_hold(
    enemy: dict[str, Any], own_: dict[str, Any], remote: bool
) -> None:
    t = campaign(SOVIET, {"TOS": "6958", "TON": "6115", "G11": "5515", **enemy, **POOL}, own_)
    assert (own(t.pos).remote == 1 << t.game.roster.index["TOS"]) is remote


@cites("VR 11.2.1b")
def test_a_remote_theatre_in_offensive_mode_throws_no_dice() -> None:
    t = campaign(SOVIET, {**THEATRES, **FRONT, "G58": "2531", **POOL})
    named(t, [1, 2, *[1] * 3, 1, 2, 1], priority="TOCS")
    assert counts(t) == [0, 0, 3, 1]


# -- priority and secondary


@cites("VR 11.3.1a")
def test_two_theatres_are_the_priority_and_the_secondary_one() -> None:
    t = campaign(SOVIET, {"TON": "6115", "TOCN": "6721", **FRONT, **POOL})
    t.act("priority", "TON", [6, 6, *ONES[:8]])
    assert own(t.pos).secondary == t.game.roster.index["TOCN"]
    assert counts(t) == [8, 0, 0, 0]


@cites("VR 11.3.1a")
def test_a_theatre_alone_is_the_priority_one() -> None:
    t = campaign(SOVIET, {"TON": "6115", **FRONT, **POOL}, dice=[6, 6, *ONES[:8]])
    assert counts(t) == [8, 0, 0, 0]
    assert own(t.pos).secondary == -1


@cites("VR 11.3.1a")
def test_the_priority_theatre_is_not_secondary_besides() -> None:
    t = four().act("priority", "TON")
    assert t.may("secondary") == ["TOCN", "TOCS", "TOS"]
    assert t.refusals("secondary", "TON") == ["VR 11.3.1a"]


# -- the grand offensive


SIX = hand("available_s", "engineers*3", "katyusha*2", "maskirovka")


@cites("VR 11.3.2a", "VR 3.2.2i")
@pytest.mark.parametrize(
    ("change", "own_", "asked"),
    [
        ({}, {}, True),
        ({"katyusha-2": "soviet_supports"}, {}, False),  # five supports
        ({"TOS": "6557"}, {}, False),  # Tiraspol is minor
        ({}, {"moving": ["TOS"]}, False),
        ({}, {"weather": "mud"}, False),
        ({}, {"weather": "snow"}, True),
    ],
)
def test_a_grand_offensive_wants_six_supports_a_major_city_and_dry_ground(
    change: dict[str, str], own_: dict[str, Any], asked: bool
) -> None:
    t = campaign(SOVIET, {**THEATRES, **FRONT, **SIX, **change}, own_)
    t.act("priority", "TOS").act("secondary", "TON", [] if asked else [1] * (4 if own_.get("moving") else 6))
    assert (t.pos.frame.step == "soviet-supports.grand") is asked


@cites("VR 11.3.2a")
def test_only_the_priority_theatre_declares_it() -> None:
    t = campaign(SOVIET, {**THEATRES, **FRONT, **SIX})
    t.act("priority", "TOCS").act("secondary", "TON", [1] * 6)
    assert t.pos.frame.step != "soviet-supports.grand"


@cites("VR 11.3.2a", "VR 11.3.2d")
def test_without_the_declaration_the_draw_is_as_usual() -> None:
    t = campaign(SOVIET, {**THEATRES, **FRONT, **SIX, **POOL})
    t.act("priority", "TOS").act("secondary", "TON").act(
        "no_offensive", None, [*[1, 1, 1] * 2, 1, 1, *[1] * 3]
    )
    assert counts(t) == [0, 1, 1, 9]


@cites("VR 11.3.2d")
def test_in_a_grand_offensive_nobody_else_receives_or_moves() -> None:
    t = campaign(SOVIET, {**THEATRES, **FRONT, **SIX, **POOL}, {"moving": ["TOCS"]})
    t.act("priority", "TOS").act("secondary", "TON").act("grand_offensive")
    t.act("choose_support", "partisans-1", [1, 1, *[1] * 5])
    assert counts(t) == [0, 0, 0, 12]
    assert t.pos.frame.step == "soviet-supports.place", "CS is not asked whether it wants a support"
    t.act("next")
    assert t.pos.frame.step == "soviet-supports.modes", "nor whether it moves"


@cites("VR 11.2.1b", "VR 11.3.2b")
def test_a_remote_theatre_receives_nothing_even_in_a_grand_offensive() -> None:
    t = campaign(SOVIET, {**THEATRES, **FRONT, **SIX, **POOL, "G170": "2531"})
    t.act("priority", "TOS").act("secondary", "TON").act("grand_offensive")
    assert counts(t) == [0, 0, 0, 6]
    assert t.pos.frame.step == "soviet-supports.place"


# -- the dice


@cites("VR 11.3.3a")
def test_a_theatre_on_no_city_does_not_draw() -> None:
    t = campaign(SOVIET, {**THEATRES, **FRONT, **POOL, "TOCS": "5147"})
    named(t, [1, 1, 1, 1, 1, *[1] * 3], priority="TOS")
    assert counts(t) == [0, 1, 0, 3]


@cites("VR 11.3.3a", "VR 11.3.3h")
@pytest.mark.parametrize(("dice", "drawn"), [((1, 1), 1), ((1, 2), 1), ((2, 2), 2), ((6, 5), 5), ((6, 6), 6)])
def test_two_dice_halved_and_rounded_down(dice: tuple[int, int], drawn: int) -> None:
    t = campaign(SOVIET, {"TON": "6115", "TOCN": "6721", "TOS": "6958", **FRONT, **POOL}, {"moving": ["TON"]})
    named(t, [*dice, *[1] * drawn], priority="TON", secondary="TOS")
    assert counts(t)[1] == drawn


@cites("VR 11.3.3d")
def test_a_minor_city_costs_two() -> None:
    t = campaign(SOVIET, {**THEATRES, **FRONT, **POOL, "TOCN": "6229", "TOS": "5514"}, {"moving": ["TOCS"]})
    named(t, [3, 3, 1, 3, 3], priority="TOCS")
    assert counts(t) == [0, 1, 0, 0], "a minor city with rails 3 - 2; one without rails 3 - 2 - 1"


@cites("VR 11.3.3f", "VR 3.2.3d")
def test_snow_costs_one() -> None:
    t = named(four({"weather": "snow"}), [3, 3, 1, 1, 3, 3, *[1] * 4, 1, 1], priority="TOCS")
    assert counts(t) == [0, 2, 4, 0]


@cites("VR 11.3.3h")
def test_the_pool_gives_what_it_has() -> None:
    t = campaign(SOVIET, {"TON": "6115", **FRONT, **pool("engineers*3")}, dice=[6, 6, 1, 1])
    assert counts(t) == [3, 0, 0, 0]


def test_zhukov_brings_one_more() -> None:
    there = {"zhukov-1": "played_soviet"}
    t = campaign(SOVIET, {"TON": "6115", **FRONT, **POOL, **there}, {"placements": {"zhukov-1": ["TON", ""]}})
    assert t.pos.frame.step == "soviet-supports.recall"
    t.act("next", None, [1, 1, *[1] * 4])
    assert counts(t) == [4, 0, 0, 0], "1 + 2 + 1"


# -- theatres in movement mode


@cites("VR 11.3.4a", "VR 11.3.4b")
def test_a_theatre_in_movement_mode_may_take_one_support_and_stays() -> None:
    t = named(four({"moving": ["TON", "TOS"]}), [1, 1, *[1] * 3], secondary="TOCN")
    assert (t.pos.frame.step, t.may("receive_support")) == ("soviet-supports.receive", ["TON", "TOS"])
    assert t.refusals("receive_support", "TOCS") == ["VR 11.3.4a"]
    t.act("receive_support", "TOS", [1])
    assert counts(t) == [0, 0, 3, 1]
    assert t.refusals("receive_support", "TOS") == ["VR 11.3.4a"], "one and no more"
    t.act("next").act("next")
    assert (t.pos.frame.step, t.may("unit")) == ("soviet-supports.shift", ["TON"])
    assert t.refusals("unit", "TOS") == ["VR 11.3.4b"]


@cites("VR 11.3.4a", "VR 11.3.1b")
def test_the_secondary_theatre_takes_none() -> None:
    t = named(four({"moving": ["TON", "TOS"]}), [1, 1, 1, 1, 1, *[1] * 3])
    assert t.may("receive_support") == ["TOS"]
    assert t.refusals("receive_support", "TON") == ["VR 11.3.1b"]


@cites("VR 11.3.4a", "VR 3.2.2g")
def test_nor_any_theatre_in_mud() -> None:
    t = named(four({"moving": ["TON", "TOS"], "weather": "mud"}), [1, 1, 6, 6, *[1] * 5])
    assert t.pos.frame.step == "soviet-supports.place"


@cites("VR 12.3.1", "VR 11.3.3h")
def test_a_theatre_that_has_drawn_by_dice_moves_no_more_this_turn() -> None:
    """In step 6 it may turn to movement mode all the same; one that drew nothing moves (K-41)."""
    t = campaign(SOVIET, {"TON": "6115", "TOCN": "6721", "TOCS": "5514", **FRONT, **POOL})
    t.act("priority", "TOCN").act("secondary", "TON", [1, 1, *[1] * 3, 1, 1])
    t.act("next").act("change_mode", "TOCN").act("change_mode", "TOCS").act("next")
    assert t.refusals("move_theatre", "TOCN") == ["VR 12.3.1"]
    t.act("skip_theatre", "TOCN")
    assert t.may("move_theatre") == ["TOCS"]


@cites("VR 11.3.1a", "VR 5.2.1a")
def test_what_was_said_of_theatres_is_forgotten_when_the_next_turn_comes() -> None:
    old = {"priority": "TON", "secondary": "TOCN", "grand": "TON", "resting": ["TOCS"], "stage": 3}
    t = four({**old, "moving": ["TOCS"]}, dice=[], **hand("available_n", "lend_lease"))
    assert t.may("priority") == ["TOCN", "TOCS", "TON", "TOS"]
    named(t, [1, 1, 1, 1, 1, 1], priority="TOCS", secondary="TOS")
    assert t.may("receive_support") == ["TOCS"]
    t.act("next")
    assert t.can("play", "lend_lease-1")


# -- the German draw


GERMAN = hand("axis_supports", "aviation_g*3", "artillery_g*3", "tiger*3", "rail*2", "navy")


def german(own_: dict[str, Any], dice: list[int]) -> int:
    t = campaign("axis-supports", GERMAN, own_, dice)
    assert t.who == "axis"
    return many(t, "available_axis")


@cites("VR 11.4.1a", "VR 11.4.1b", "VR 11.4.2", "VR 3.2.2g", "VR 15.1.3")
@pytest.mark.parametrize(
    ("mood", "objectives", "weather", "drawn"),
    [
        (8, 5, "fair", 4),
        (8, 6, "fair", 5),  # all six objectives: one more
        (8, 5, "mud", 3),
        (8, 6, "mud", 4),
        (9, 5, "fair", 5),
        (4, 4, "snow", 2),
        (1, 3, "fair", 1),
        (1, 6, "mud", 1),  # first the bonus, then the mud (G-15)
    ],
)
def test_the_mood_of_the_fuhrer_pays(mood: int, objectives: int, weather: str, drawn: int) -> None:
    assert german({"mood": mood, "objectives": objectives, "weather": weather}, [1] * drawn) == drawn


@cites("VR 11.4.2")
def test_mud_never_takes_more_than_there_is() -> None:
    t = campaign("axis-supports", GERMAN, {"mood": 1, "objectives": 4, "weather": "mud"})
    assert many(t, "available_axis") == 0
    assert many(t, "axis_supports") == 12
    none = campaign("axis-supports", GERMAN, {"mood": 0, "objectives": 4, "weather": "mud"})
    assert mood_supports(none.pos) == 0, "not one less than nothing"


@cites("VR 11.4.3", "VR 15.3.1d", "VR 16.2.1c", "VR 16.2.1a")
@pytest.mark.parametrize(
    ("objectives", "drawn", "chosen"), [(6, 3, 1), (5, 2, 1), (4, 2, 0), (3, 1, 0), (1, 0, 0)]
)
def test_after_a_dismissal_the_end_of_the_reich_decides(objectives: int, drawn: int, chosen: int) -> None:
    """As EX-29: one objective lost, two supports, one of them chosen. Mud takes nothing (K-41)."""
    own_ = {"mood": 10, "objectives": objectives, "few_supports": True, "weather": "mud"}
    t = campaign("axis-supports", GERMAN, own_, [] if chosen else [1] * drawn)
    if chosen:
        assert len(t.may("choose_support")) == 12
        t.act("choose_support", "navy-1", [1] * (drawn - chosen))
        assert "navy-1" in in_box(t, "available_axis")
    assert many(t, "available_axis") == drawn
    assert not own(t.pos).few_supports, "the next draw is by the mood again"
