"""8. How many units a hex holds, how many may attack it, and what becomes of a surplus."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA, drawn, until
from tests.games.sudden_storm.still_situations import ROSTER, still, unit, units

from grognard.games.sudden_storm.law import stacking
from grognard.games.sudden_storm.law.names import AXIS, SOVIET
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee

FIELD, MOUNTAIN, ARCTIC, ARCTIC_MOUNTAIN = "4A:0511", "3B:0827", "6A:2824", "5B:0705"
INF = [one.id for one in ROSTER.units if one.more.nation == "german" and one.kind == "infantry"][:9]
ART = [one.id for one in ROSTER.units if one.more.nation == "german" and one.kind == "artillery"][:6]
MOT = [one.id for one in ROSTER.units if one.more.nation == "german" and one.kind == "motorized"]
BRIGADES = [name for name in MOT if ROSTER[unit(name)].size != "XX"][:8]


def crowd(at: str, divisions: int, brigades: int = 0, guns: int = 0, **more: Any) -> Referee:
    names = [*INF[:divisions], *BRIGADES[:brigades], *ART[:guns]]
    return still(dict.fromkeys(names, at), **more)


def room(at: str, divisions: int, brigades: int = 0, guns: int = 0) -> bool:
    return not stacking.overstacked_units(crowd(at, divisions, brigades, guns).pos, AXIS)


@cites("SS 8A1")
@pytest.mark.parametrize(
    ("stack", "legal"),
    [
        ((3, 3, 0), True),
        ((3, 3, 2), True),  # eight in all
        ((3, 1, 4), True),  # two of the guns among the six
        ((3, 2, 4), False),
        ((3, 3, 3), False),
        ((3, 4, 0), False),
        ((4, 0, 0), False),
        ((0, 6, 2), True),
        ((0, 7, 0), False),
        ((0, 0, 6), True),
    ],
)
def test_six_units_with_three_divisions_among_them_and_two_of_artillery_besides(
    stack: tuple[int, int, int], legal: bool
) -> None:
    assert room(FIELD, *stack) is legal


@cites("SS 8A2")
@pytest.mark.parametrize(
    ("stack", "legal"),
    [((2, 2, 1), True), ((3, 0, 0), False), ((2, 3, 0), False), ((2, 2, 2), False), ((1, 1, 3), True)],
)
def test_in_mountains_four_with_two_and_one(stack: tuple[int, int, int], legal: bool) -> None:
    assert room(MOUNTAIN, *stack) is legal


@cites("SS 8A3")
@pytest.mark.parametrize("at", [ARCTIC, ARCTIC_MOUNTAIN])
@pytest.mark.parametrize(
    ("stack", "legal"),
    [((1, 1, 1), True), ((2, 0, 0), False), ((1, 2, 0), False), ((1, 1, 2), False), ((0, 2, 1), True)],
)
def test_in_the_arctic_two_with_one_and_one_in_its_mountains_too(
    at: str, stack: tuple[int, int, int], legal: bool
) -> None:
    assert DATA.arctic >> DATA.map.hex(at) & 1
    assert room(at, *stack) is legal


@cites("SS 14D.3", "SS 30J.2")
def test_trucks_and_intrinsic_defences_do_not_count() -> None:
    names = [*INF[:3], *BRIGADES[:3], *ART[:2], "G1Trk", "G2Trk", "G3Trk"]
    assert not stacking.overstacked_units(still(dict.fromkeys(names, FIELD)).pos, AXIS)
    names = [INF[0], BRIGADES[0], ART[0], "GinNarvik"]
    assert not stacking.overstacked_units(still(dict.fromkeys(names, "5B:0911")).pos, AXIS)


@cites("SS 3A2")
def test_a_cadre_is_no_division() -> None:
    spots: dict[str, Any] = dict.fromkeys(INF[:4], FIELD)
    spots[INF[0]] = {"at": FIELD, "steps": 1}
    assert not stacking.overstacked_units(still(spots).pos, AXIS)


@cites("SS 8B.3")
def test_the_attacked_hex_says_how_many_attack_it_from_each_hex() -> None:
    """Example E20: into the Arctic one division and a unit more, and one of artillery."""
    ref = crowd("6A:3225", 3, 3, 2)
    target = DATA.map.hex("6A:3125")
    assert stacking.may_attack(ref.pos, target, units(INF[0], BRIGADES[0], ART[0]))
    assert not stacking.may_attack(ref.pos, target, units(INF[0], INF[1]))
    assert not stacking.may_attack(ref.pos, target, units(INF[0], *BRIGADES[:2]))
    assert stacking.may_attack(ref.pos, DATA.map.hex("6A:3226"), units(*INF[:3], *BRIGADES[:3], *ART[:2]))


def test_hungarians_do_not_stack_with_rumanians_or_slovaks() -> None:
    def quarrel(*names: str) -> bool:
        return bool(stacking.overstacked_units(still(dict.fromkeys(names, FIELD)).pos, AXIS))

    assert quarrel("H102Sec", "R6Inf")
    assert quarrel("H1MotB", "K1Inf")
    assert not quarrel("R6Inf", "K1Inf")
    assert not quarrel("H102Sec", "I3Cav")
    assert not quarrel("H102Sec", "G1Inf")


# -- the end of a phase


def checked(ref: Referee) -> Referee:
    stacking.check(ref, ref.frame)
    return ref


def offered(ref: Referee) -> set[str]:
    found = stacking.excess_menu(ref.pos).verbs["disband"].set
    return {ROSTER[one].id for one in bits(found)}


@cites("SS 8B.1")
def test_the_owner_picks_the_surplus_and_it_is_gone_whole() -> None:
    """SS-P42: a division leaves no cadre."""
    ref = checked(crowd(FIELD, 4, 1))
    assert ref.frame.step == "excess"
    assert ref.frame.who == AXIS
    assert offered(ref) == set(INF[:4])  # a brigade less would not help
    stacking.disband(ref, unit(INF[0]))
    assert ref.state.where[unit(INF[0])] == DEAD
    assert ref.frame.step != "excess"


@cites("SS 8B.1")
def test_nobody_is_asked_where_every_hex_complies() -> None:
    assert checked(crowd(FIELD, 3, 3, 2)).frame.step != "excess"


@cites("SS 8B.1")
def test_artillery_is_offered_only_where_losing_it_helps() -> None:
    assert offered(checked(crowd(FIELD, 3, 4, 2))) == {*INF[:3], *BRIGADES[:4]}
    assert offered(checked(crowd(FIELD, 3, 3, 3))) == {*INF[:3], *BRIGADES[:3], *ART[:3]}


@cites("SS 8B.1")
def test_both_owners_are_asked_one_after_the_other() -> None:
    spots = dict.fromkeys(INF[:4], FIELD) | dict.fromkeys(
        ["S14Rif", "S52Rif", "S104Rif", "S122Rif"], "4A:0508"
    )
    ref = checked(still(spots))
    assert ref.frame.who == AXIS
    stacking.disband(ref, unit(INF[3]))
    assert (ref.frame.step, ref.frame.who) == ("excess", SOVIET)
    stacking.disband(ref, unit("S14Rif"))
    assert ref.frame.step != "excess"


def test_there_is_room_as_long_as_the_limit_is_kept() -> None:
    ref = still({**dict.fromkeys(INF[:3], FIELD), INF[3]: "4A:0513", BRIGADES[0]: "4A:0513"})
    there = DATA.map.hex(FIELD)
    assert not stacking.has_room(ref.pos, units(INF[3]), there)
    assert stacking.has_room(ref.pos, units(BRIGADES[0]), there)


@cites("SS 8B.4", "SS 8B.1")
def test_what_arrives_over_the_limit_has_until_the_end_of_the_movement_phase() -> None:
    crowded = dict.fromkeys(INF[:4], FIELD)
    t = drawn("axis-initial", crowded, turn=5)
    until(t, "axis-movement")
    assert all(t.at(name) == FIELD for name in INF[:4])
    t.act("end_phase")
    assert set(t.may("disband")) == set(INF[:4])
    t.act("disband", INF[0])
    assert t.at(INF[0]) == "dead"
    assert not t.may("disband")


@cites("SS 8B.4")
def test_who_leaves_in_time_is_spared() -> None:
    t = until(drawn("axis-initial", dict.fromkeys(INF[:4], FIELD), turn=5), "axis-movement")
    t.acts(f"unit {INF[0]}", "to 4A:0512")
    t.act("done")
    t.act("end_phase")
    assert not t.may("disband")
    assert all(t.at(name) == FIELD for name in INF[1:4])
