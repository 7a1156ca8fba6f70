"""20, 23A and 23C: air combat, from abort to the mission force."""

from __future__ import annotations

import pytest
from tests.games.sudden_storm.air_situations import (
    FIELD,
    MINSK,
    WILNO,
    aloft,
    flight,
    fly,
    met,
    on_ground,
    prompt,
    shots,
)
from tests.games.sudden_storm.situations import DATA, GAME

from grognard.games.sudden_storm.law.air import duels
from grognard.games.sudden_storm.law.names import EFT
from grognard.kernel.arguments import Units
from grognard.kernel.changes import Rolled
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation

JU88, JU87, F1, F2 = "LJu88A01", "LJu87B01", "LMe109F01", "LMe109F02"
L1, L2, L3, MIG = "VLaGG301", "VLaGG302", "VLaGG303", "VMiG301"
RAID = {JU88: "bomb", F1: "escort", F2: "escort"}
AIR = DATA.tables.air


def number(unit: str) -> int:
    return GAME.roster.index[unit]


def units_of(t: Situation) -> int:
    """The mission that is asked whether it fights."""
    found = choices(t.pos).args["units"]
    assert isinstance(found, Units)
    return found.set


def inactive(t: Situation, unit: str) -> bool:
    return unit in t.units_marked("inactive")


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
    # Me 109F and LaGG-3 at the screen; the free Me 109F; the Ju 88A and the LaGG-3 that got past.
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
    other = near(MINSK, 1)
    t = aloft({JU88: WILNO, JU87: WILNO, L1: MINSK, L2: MINSK})
    fly(t, "bomb", MINSK, JU88)
    fly(t, "bomb", other, JU87).act("end_phase")
    fly(t, "to", MINSK, L1)
    fly(t, "to", other, L2).act("end_phase")
    assert (t.who, t.may("dogfight")) == ("soviet", sorted([MINSK, other]))
    assert "SS 20.1" in t.refusals("dogfight", WILNO)
    t.act("dogfight", other)
    assert units_of(t) == 1 << number(JU87)
    t.act("fight", dice=[6, 6, 6, 6])
    assert units_of(t) == 1 << number(JU88)  # the last hex is no choice


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
    t.act("home")
    assert all(on_ground(t, unit) and t.at(unit) == WILNO for unit in RAID)
    assert not any(isinstance(one, Rolled) for one in t.log)
    assert not eliminated(t, L1)
    assert (t.who, prompt(t)) == ("soviet", "ss-landing")  # nobody is left to bomb: the interceptors return


@cites("SS 20A1")
def test_a_transfer_aborted_does_not_land_where_it_was_met() -> None:
    field = near(MINSK, 3)
    t = aloft({F1: WILNO, MIG: MINSK}, {"axis": [WILNO, field], "airfields": [field]})
    fly(t, "transfer", field, F1).act("end_phase")
    fly(t, "to", field, MIG).act("end_phase").act("abort").act("unit", F1)
    assert "SS 20A1" in t.refusals("to", field)
    t.act("to", WILNO)
    assert on_ground(t, F1)


def near(label: str, steps: int) -> str:
    """A hex on the way from one to Wilno."""
    return GAME.map.label(GAME.map.grid.line(GAME.map.hex(label), GAME.map.hex(WILNO))[steps])


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
    assert "SS 20A3" in t.refusals("bypass", F1)


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
    """The second of two has but one escort left, and is asked nothing: dice fall."""
    t = met(RAID, f"{L1} {L2}").act("fight").act("ready").act("against", F2, dice=[6] * 8)
    assert [(one[0], one[1]) for one in shots(t)] == [(F2, L1), (L1, F2), (F1, L2), (L2, F1)]


@cites("SS 20B1a.1")
def test_of_three_the_last_may_be_bound_to_the_bare_escort() -> None:
    t = met(RAID, f"{L1} {L2} {L3}").act("fight").act("ready").act("against", F1)
    t.act("against", F1, dice=[6] * 10)
    assert {(one[0], one[1]) for one in shots(t)} >= {(L3, F2), (L1, F1), (L2, F1)}


@cites("SS 20B1a.1")
def test_a_second_interceptor_waits_until_each_escort_has_one() -> None:
    escorts = {JU88: "bomb", F1: "escort", F2: "escort", "LMe109F03": "escort"}
    t = met(escorts, f"{L1} {L2} {L3}", {F1: FIELD}).act("fight").act("ready").act("against", F1)
    assert t.may("against") == [F2, "LMe109F03"]
    assert t.refusals("against", F1) == ["SS 20B1a.1"]


@cites("SS 20B1a.1", "SS 20B1a.2")
def test_escorts_left_over_join_in_or_wait() -> None:
    t = met(RAID, f"{L1} {L2}").act("fight").act("bypass", L2).act("ready").act("against", F1)
    assert (t.who, t.may("against"), t.may("hold")) == ("axis", [L1], [""])
    joined = t.act("against", L1, dice=[6, 6, 6, 6, 6, 6, 6, 6, 6, 6])
    # Both at the one, who answers once; nobody is free for the other, who attacks the bomber.
    assert [(one[0], one[1]) for one in shots(joined)] == [
        (L1, F1),
        (F1, L1),
        (F2, L1),
        (JU88, L2),
        (L2, JU88),
    ]


# -- fire


@cites("SS 20B1b.1")
def test_results_of_an_exchange_come_after_it() -> None:
    """Both are shot down: who is hit first fires all the same."""
    t = met({F1: "bomb"}, MIG).act("fight", dice=[1, 1, 1, 1])
    assert [one[5] for one in shots(t)] == ["K", "K"]
    assert eliminated(t, F1)
    assert eliminated(t, MIG)


@cites("SS 20B1b.2")
def test_three_interceptors_on_one_escort() -> None:
    """E56: the escort kills one; the first misses, the second scores, the third does not fire."""
    t = met({JU88: "bomb", F1: "escort"}, f"{L1} {L2} {L3}").act("fight")
    t.act("ready", dice=[1, 1, 6, 6, 2, 2])
    assert shots(t)[0] == (F1, L1, 2, 2, -1, "K")
    assert [(one[0], one[5]) for one in shots(t)[1:]] == [(L1, "-"), (L2, "A")]
    assert eliminated(t, L1)
    assert flight(t, F1).over == "shot"


@cites("SS 20B1b.2")
def test_the_lone_unit_chooses_its_target_and_the_many_their_order() -> None:
    t = met({JU88: "bomb"}, f"{L1} {MIG}").act("fight")
    assert (t.who, t.may("fire_at")) == ("axis", [L1, MIG])
    t.act("fire_at", MIG, dice=[6, 6])
    assert (t.who, t.may("shoot")) == ("soviet", [L1, MIG])
    t.act("shoot", MIG, dice=[6, 6, 6, 6])
    assert [one[:2] for one in shots(t)] == [(MIG, JU88), (L1, JU88)]
    assert "SS 20B1b.2" in met({JU88: "bomb"}, f"{L1} {MIG}").act("fight").refusals("fire_at", JU88)


@cites("SS 20B.1", "SS 20B1b.3")
def test_who_has_fought_at_the_screen_is_done() -> None:
    """The interceptor that beat its escort does not go on, and no unit fires twice."""
    t = met(RAID, f"{L1} {L2}").act("fight").act("bypass", L2).act("ready").act("against", F1)
    t.act("hold", dice=[6, 6, 1, 1, 6, 6, 6, 6, 6, 6])
    fired = [one[0] for one in shots(t)]
    assert sorted(fired) == sorted(set(fired))
    assert (L1, JU88) not in [one[:2] for one in shots(t)]
    assert flight(t, L1).joined


@cites("SS 20B1d", "SS 20B1c")
def test_three_pass_and_two_escorts_are_free() -> None:
    """E57: one is turned back, one not; who passes does not fire, and two attack the mission."""
    t = met({JU88: "bomb", JU87: "bomb", F1: "escort", F2: "escort"}, f"{L1} {L2} {L3}", {F1: FIELD}).act(
        "fight"
    )
    for unit in (L1, L2, L3):
        t.act("bypass", unit)
    t.act("ready").act("against", L1).act("against", L2, dice=[4, 4, 6, 6])
    assert [(one[0], one[1], one[5]) for one in shots(t)] == [(F1, L1, "R"), (F2, L2, "-")]
    assert flight(t, L1).over == "returned"
    assert (t.who, prompt(t)) == ("soviet", "ss-match-mission")
    assert t.may("against") == [JU87, JU88]


@cites("SS 20B1c")
def test_two_escorts_may_take_the_same_interceptor() -> None:
    t = met({JU88: "bomb", F1: "escort", F2: "escort"}, f"{L1} {L2}").act("fight")
    t.act("bypass", L1).act("bypass", L2).act("ready").act("against", L2)
    t.act("against", L2, dice=[1, 1, 6, 6, 6, 6])
    assert shots(t)[0][:2] == (F1, L2)
    assert eliminated(t, L2)  # and the second escort does not fire
    assert [one[:2] for one in shots(t)[1:]] == [(JU88, L1), (L1, JU88)]


@cites("SS 20B1e")
def test_who_is_not_attacked_takes_no_part() -> None:
    t = met({JU88: "bomb", JU87: "bomb"}, L1).act("fight").act("against", JU87, dice=[6, 6, 6, 6])
    assert {one[0] for one in shots(t)} == {L1, JU87}
    assert not flight(t, JU88).joined


@cites("SS 20B1f")
def test_the_mission_force_fires_back_once() -> None:
    t = met({JU88: "bomb"}, f"{L1} {L2}").act("fight", dice=[6, 6, 6, 6, 6, 6])
    assert [one[0] for one in shots(t)] == [JU88, L1, L2]
    assert prompt(t) == "ss-missions"


# -- results


@cites("SS 20B2")
def test_returned_is_active_shot_up_inactive_killed_gone() -> None:
    # The LaGG-3 has +1 in the column, and -1 at a bomber: K to 4, A to 6, R to 8.
    for dice, code in ((4, "R"), (3, "A"), (2, "K")):
        t = met({JU88: "bomb"}, L1).act("fight", dice=[6, 6, dice, dice])
        assert shots(t)[1][5] == code
        if code == "K":
            assert eliminated(t, JU88)
            continue
        assert "bombard" not in choices(t.pos).verbs  # it bombs nothing
        t = home(t)
        assert t.at(JU88) == WILNO
        assert inactive(t, JU88) == (code == "A")


def home(t: Situation) -> Situation:
    while "home" in choices(t.pos).verbs:
        t.act("home")
    return t


# -- differences and dice


@cites("SS 20B3")
def test_mig_against_stuka() -> None:
    """E58."""
    t = met({JU87: "bomb"}, MIG)
    assert duels.difference(t.pos, number(MIG), number(JU87)) == 2
    assert duels.difference(t.pos, number(JU87), number(MIG)) == -3


@cites("SS 20B3")
@pytest.mark.parametrize(
    ("difference", "dice", "result"),
    [
        (-1, 5, "R"),
        (2, 6, "A"),
        (2, 8, "-"),
        (1, 3, "K"),
        (1, 8, "-"),
        (-9, 2, "R"),
        (9, 5, "K"),
        (-3, 0, "A"),
    ],
)
def test_the_table(difference: int, dice: int, result: str) -> None:
    """What the example fixes; the first and the last column count beyond them; where no kill is printed none
    comes.
    """
    assert AIR.column(difference).result(dice) == result


@cites("SS 20B3.1")
def test_only_type_b_changes_the_dice() -> None:
    t = met({JU88: "bomb", JU87: "bomb"}, L1)
    values = {
        (firer, target): sum(item.value for item in duels.dice_items(t.pos, number(firer), number(target)))
        for firer, target in ((L1, JU88), (JU88, L1), (L1, JU87), (JU87, L1))
    }
    assert values == {(L1, JU88): -1, (JU88, L1): 1, (L1, JU87): 0, (JU87, L1): 0}
