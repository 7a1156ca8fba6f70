"""20, 23A and 23C: air combat, from abort to the mission force."""

from __future__ import annotations

import pytest
from tests.games.sudden_storm.drawn import DATA, GAME
from tests.games.sudden_storm.skies import MINSK, WILNO, aloft, base, flight, fly, met, on_ground, prompt, shots

from grognard.games.sudden_storm.law.air import duels
from grognard.games.sudden_storm.law.names import EFT
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation

JU88, JU87, F1, F2 = "LJu88A01", "LJu87B01", "LMe109F01", "LMe109F02"
L1, L2, L3, MIG = "VLaGG301", "VLaGG302", "VLaGG303", "VMiG301"
RAID = {JU88: "bomb", F1: "escort", F2: "escort"}
AIR = DATA.tables.air


def number(unit: str) -> int:
    return GAME.roster.index[unit]


def inactive(t: Situation, unit: str) -> bool:
    return unit in t.marked("inactive")


def eliminated(t: Situation, unit: str) -> bool:
    return t.pos.state.where[number(unit)] == EFT


# -- the example of the rulebook, played whole


@cites("SS 20.1", "SS 20A2", "SS 20A3", "SS 20B1a.2", "SS 20B1c", "SS 20B1d", "SS 20B1e", "SS 20B1f")
@cites("SS 20B3", "SS 20B3.1", "SS 20B2")
def test_two_lagg_meet_a_bomber_with_two_escorts() -> None:
    """Examples E59 to E63: one faces the screen, the other passes it."""
    t = met(RAID, f"{L1} {L2}")
    assert (t.who, prompt(t)) == ("axis", "ss-clash")
    t.act("fight")
    assert (t.who, prompt(t)) == ("soviet", "ss-air-groups")
    t.act("bypass", L2).act("ready").act("against", F1)
    assert (t.who, prompt(t)) == ("axis", "ss-match-spare")
    # Dice: the Me 109F and the LaGG-3 at the screen; the free Me 109F; the Ju 88A and the LaGG-3 that got past.
    t.act("hold", dice=[3, 4, 2, 3, 4, 5, 3, 4, 1, 3])
    assert shots(t) == [
        (F1, L1, 2, 7, -1, "A"),  # E60
        (L1, F1, -1, 5, 0, "R"),  # E59
        (F2, L2, 2, 9, -1, "-"),  # E61
        (JU88, L2, 1, 7, 1, "-"),  # E63
        (L2, JU88, 1, 4, -1, "K"),  # E62
    ]
    assert eliminated(t, JU88)
    assert (flight(t, L1).over, flight(t, F1).over, flight(t, L2).over) == ("shot", "returned", "")


# -- when and where


@cites("SS 20.1")
def test_the_interceptor_chooses_the_order_of_hexes() -> None:
    other = "1B:2015"
    t = aloft({JU88: WILNO, JU87: WILNO, L1: MINSK, L2: MINSK, "S54Rif": other})
    fly(t, "bomb", MINSK, JU88)
    near = fly(t, "bomb", t_near(t), JU87).act("end_phase")
    fly(near, "to", MINSK, L1)
    fly(near, "to", t_near(t), L2).act("end_phase")
    assert (t.who, t.may("dogfight")) == ("soviet", sorted([MINSK, t_near(t)]))
    assert "SS 20.1" in t.refused("dogfight", WILNO)
    t.act("dogfight", t_near(t))
    assert choices(t.pos).args["units"].set == 1 << number(JU87)
    t.act("fight", dice=[6, 6, 6, 6])
    assert choices(t.pos).args["units"].set == 1 << number(JU88)  # the last hex is no choice


def t_near(t: Situation) -> str:
    """A hex beside Minsk, toward Wilno."""
    grid, game = GAME.map.grid, GAME.map
    way = grid.line(game.hex(MINSK), game.hex(WILNO))
    return game.label(way[1])


@cites("SS 20.1")
def test_without_interceptors_there_is_no_combat() -> None:
    t = aloft({JU88: WILNO, L1: MINSK})
    fly(t, "bomb", MINSK, JU88).act("end_phase").act("end_phase")
    assert prompt(t) == "ss-missions"


# -- abort


@cites("SS 20A1")
def test_a_mission_aborted_goes_home_at_once_and_not_to_that_hex() -> None:
    """Everybody over the hex; the interceptors stay until their step, and fight nobody."""
    t = met(RAID, f"{L1} {L2}").act("abort")
    assert prompt(t) == "ss-landing"
    t.act("unit", F1)
    assert "SS 17.1" in t.refused("to", MINSK)
    t.act("drop").act("home")
    assert all(on_ground(t, unit) and t.at(unit) == WILNO for unit in RAID)
    assert on_ground(t, L1)  # one base alone in range: back at it, when its step came
    assert t.phase == "axis-air" or t.phase == "axis-combat"


@cites("SS 20A1", "SS 19C1")
def test_a_transfer_aborted_does_not_land_where_it_was_met() -> None:
    lida = "1B:2918"
    own = {"axis": [WILNO, lida], "airfields": [lida]}
    t = aloft({F1: WILNO, L1: MINSK, "VMiG302": MINSK}, own)
    fly(t, "transfer", lida, F1).act("end_phase")
    assert "to" not in choices(t.pos).verbs
    t.act("unit", "VMiG302")
    assert lida in t.may("to")
    t.act("to", lida).act("end_phase").act("abort")
    assert t.at(F1) == WILNO
    assert on_ground(t, F1)


# -- groups


@cites("SS 20A2")
def test_escorts_are_the_screen_and_the_others_the_mission() -> None:
    t = met(RAID, f"{L1} {L2}").act("fight").act("bypass", L1).act("bypass", L2)
    t.act("ready")
    assert (t.who, prompt(t)) == ("axis", "ss-match-bypass")  # both escorts are free
    assert t.may("against") == [L1, L2]
    assert JU88 not in t.may("against")


@cites("SS 20A3")
def test_interceptors_divide_as_they_like() -> None:
    t = met(RAID, f"{L1} {L2}").act("fight")
    t.act("bypass", L1)
    assert (t.may("bypass"), t.may("face")) == ([L2], [L1])
    t.act("face", L1)
    assert t.may("bypass") == [L1, L2]
    assert "SS 20A3" in t.refused("bypass", F1)


@cites("SS 20A3")
def test_without_a_screen_all_go_for_the_mission() -> None:
    t = met({JU88: "bomb"}, f"{L1} {L2}").act("fight", dice=[6, 6, 6, 6, 6, 6])
    assert [(one[0], one[1]) for one in shots(t)] == [(JU88, L1), (L1, JU88), (L2, JU88)]


# -- matching


@cites("SS 20B1a.1")
@pytest.mark.parametrize("both", [True, False])
def test_four_interceptors_on_two_escorts(both: bool) -> None:
    """E55: two and two, or three and one; not four and none."""
    t = met(RAID, f"{L1} {L2} {L3} {MIG}").act("fight").act("ready")
    for _ in range(2):
        t.act("against", F1)
    if both:
        t.act("against", F2).act("against", F2)
    else:
        t.act("against", F1)
    assert prompt(t) == ("ss-fire-at")


@cites("SS 20B1a.1")
def test_each_escort_is_faced_before_any_is_faced_twice() -> None:
    t = met(RAID, f"{L1} {L2}").act("fight").act("ready").act("against", F1)
    # The second has but one escort left, and is asked nothing: dice are wanted.
    assert [one[0] for one in shots(t)] == []
