"""Situations in the air that two rules bear on at once, and refusals that name what really forbids."""

from __future__ import annotations

from tests.games.sudden_storm.air_situations import (
    FIELD,
    MAP,
    MINSK,
    WILNO,
    aloft,
    fly,
    hexes_from,
    met,
    prompt,
)
from tests.games.sudden_storm.aircraft import BUCURESTI, IASI, KIEV, KIRKENES, KONIGSBERG, MURMANSK
from tests.games.sudden_storm.fights import around
from tests.games.sudden_storm.situations import DATA, GAME

from grognard.games.sudden_storm.law.air import duels, interception
from grognard.games.sudden_storm.law.air.clash import Clash, laden_units
from grognard.games.sudden_storm.law.names import AXIS
from grognard.games.sudden_storm.table import air_odds
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

JU88, JU88B, JU87 = "LJu88A01", "LJu88A02", "LJu87B01"
F1, F2, E1 = "LMe109F01", "LMe109F02", "LMe109E01"
L1, L2, MIG = "VLaGG301", "VLaGG302", "VMiG301"
RIFLE = "S54Rif"
CONSTANTA = MAP.label(DATA.places["constanta"])
BOMBER = "VPe801"
RUMANIANS = ("RAIAR8001", "RAIAR8002", "RAIAR8003")


# -- ranges


@cites("SS 19A", "SS 18.1")
def test_a_raid_beyond_half_the_range_is_refused_by_what_halves_it() -> None:
    t = aloft({JU88: WILNO, JU88B: WILNO, L1: MINSK, L2: KIEV, RIFLE: MINSK})
    far = hexes_from(MINSK, 8)
    fly(t, "bomb", MINSK, JU88)
    fly(t, "bomb", far, JU88B).act("end_phase")
    assert t.refusals("unit", L2) == ["SS 19A"]
    t.act("unit", L1)
    assert t.refusals("to", far) == ["SS 19A"]


@cites("SS 23B.2", "SS 18.1")
def test_an_escort_too_far_away_is_refused_by_its_range_or_twice_of_it() -> None:
    near, far = hexes_from(WILNO, 14), hexes_from(WILNO, 20)
    t = aloft({JU88: WILNO, JU88B: WILNO, F1: WILNO})
    fly(t, "bomb", near, JU88)
    fly(t, "bomb", far, JU88B).act("unit", F1)
    assert t.refusals("escort", near) == ["SS 18.1"]
    assert t.can("escort_far", near)
    assert t.refusals("escort_far", far) == ["SS 23B.2"]


@cites("SS 19C2", "SS 17C")
def test_one_may_stage_at_a_base_that_the_enemy_stands_next_to() -> None:
    beside = next(one for one in around(FIELD) if DATA.land >> MAP.hex(one) & 1)
    t = aloft({JU88: WILNO, RIFLE: beside}).act("unit", JU88)
    assert t.can("stage", FIELD)
    t.act("stage", FIELD)
    assert not t.can("transfer", WILNO)
    assert not t.can("stage", WILNO)


@cites("SS 29.6", "SS 29.7", "SS 19C2")
def test_who_stages_in_the_arctic_flies_from_there_for_a_point() -> None:
    """It is the base of the mission that counts, not that of the first take-off."""
    south = next(
        one
        for one in MAP.labels(DATA.country("finland") & DATA.land & ~DATA.arctic)
        if MAP.grid.distance(MAP.hex(one), MAP.hex(KIRKENES)) <= 26
    )
    own = {"axis": [south, KIRKENES], "airfields": [south]}
    target = next(one for one in around(MURMANSK) if DATA.land >> MAP.hex(one) & 1)
    poor, rich = (
        aloft({JU88: at}, {**own, "stocks": stocks}).act("unit", JU88)
        for at, stocks in ((south, []), (south, [{"hex": KIRKENES, "side": "axis", "points": 1}]))
    )
    for t in (poor, rich):
        t.act("stage", KIRKENES)
    assert poor.refusals("bomb", target) == ["SS 29.7"]
    assert rich.can("bomb", target)
    north = aloft({JU88: KIRKENES}, {**own, "stocks": []}).act("unit", JU88)
    assert north.refusals("bomb", south) == ["SS 29.7"]
    assert north.act("stage", south).can("bomb", south)


# -- what may be bombed, and by whom


@cites("SS 30B.1", "SS 19D.1")
def test_neutral_land_is_refused_as_neutral() -> None:
    t = aloft({JU88: KONIGSBERG}, {"axis": [KONIGSBERG]}).act("unit", JU88)
    sweden = MAP.labels(DATA.country("sweden") & DATA.land)[0]
    open_sea = MAP.labels(MAP.terrain["sea"])[0]
    assert t.refusals("bomb", sweden) == ["SS 30B.1"]
    assert t.refusals("bomb", open_sea) == ["SS 19D.1"]


@cites("SS 23A.2", "SS 20B2", "SS 19B", "SS 19.1")
def test_why_one_over_the_target_does_not_bomb() -> None:
    t = met({JU88: "bomb", JU88B: "bomb", F1: "bomb", F2: "escort"}, f"{L1} {L2}", {F1: FIELD, F2: FIELD})
    t.act("jettison", F1).act("fight").act("bypass", L1).act("bypass", L2).act("ready")
    assert prompt(t) == "ss-match-bypass"
    t.act("against", L1).act("against", L1, dice=[6, 6, 6, 6])
    assert prompt(t) == "ss-match-mission"
    # one fires at each bomber, which is turned back or not
    t.act("against", JU88).act("against", JU88B, dice=[6, 6, 3, 4, 6, 6, 6, 6])
    assert prompt(t) == "ss-missions"
    t.act("bombard", MINSK)
    assert t.refusals("join", F1) == ["SS 23A.2"]
    assert t.refusals("join", F2) == ["SS 19B"]
    assert t.refusals("join", JU88) == ["SS 20B2"]
    t.act("harass")
    assert prompt(t) != "ss-missions"


@cites("SS 19.1")
def test_who_has_bombed_once_does_not_join_another_attack() -> None:
    t = aloft({JU88: WILNO, JU88B: WILNO, L1: MINSK, RIFLE: MINSK})
    fly(t, "bomb", MINSK, JU88, JU88B).act("end_phase").act("end_phase")
    t.act("bombard", MINSK).act("leave", JU88B).act("yard", dice=[1]).act("bombard", MINSK)
    assert t.refusals("join", JU88) == ["SS 19.1"]


@cites("SS 31A2.1", "SS 19A")
def test_a_fighter_that_may_not_fly_there_is_refused_by_what_closes_the_hex() -> None:
    """Two Rumanians are over the USSR already; a third has a raid in range, and may not meet it."""
    border = next(
        one
        for one in MAP.labels(MAP.grid.ring(1 << MAP.hex(IASI), 3) & DATA.ussr)
        if not DATA.cities >> MAP.hex(one) & 1
    )
    away = [{"unit": one, "mission": "defence", "base": IASI} for one in RUMANIANS[:2]]
    units = {**dict.fromkeys(RUMANIANS[:2], border), RUMANIANS[2]: IASI, BOMBER: KIEV}
    t = aloft(units, {"axis": [IASI, BUCURESTI], "flights": away}, side="soviet")
    others = aloft({RUMANIANS[2]: IASI, BOMBER: KIEV}, {"axis": [IASI, BUCURESTI]}, side="soviet")
    for one in (t, others):
        fly(one, "bomb", border, BOMBER).act("end_phase")
    assert prompt(others) == "ss-intercept"
    assert others.can("unit", RUMANIANS[2])
    # nobody can rise, so nobody is asked
    assert prompt(t) != "ss-intercept"
    assert cited(t, RUMANIANS[2]) == ["SS 31A2.1"]


def cited(t: Situation, unit: str) -> list[str]:
    """Why a fighter meets nothing, asked before the question would be put."""
    found = interception.interceptors(t.pos, AXIS)
    number = GAME.roster.index[unit]
    return found.why_not(number)


# -- air combat


@cites("SS 23A.1", "SS 37D.1")
def test_a_fighter_that_searches_carries_bombs() -> None:
    """Seven and five, less two each, as on any other bombing mission; it may drop them."""
    off_shore = MAP.labels(MAP.terrain["sea"] & MAP.grid.disc(1 << MAP.hex(CONSTANTA), 3))[0]
    t = aloft({E1: CONSTANTA}, {"axis": [CONSTANTA]}, turn=6, options={"search": "zones"})
    fly(t, "search", off_shore, E1)
    number = GAME.roster.index[E1]
    assert duels.strengths(t.pos, number) == (5, 3)
    clash = Clash(MAP.hex(off_shore), AXIS)
    assert laden_units(t.pos, clash) == 1 << number


# -- what is shown


@cites("SS 20B1a.1", "SS 20B1b.2")
def test_an_exchange_is_shown_with_all_who_are_matched_in_it() -> None:
    """The third interceptor joins one of two against an escort: both fire, the strongest first."""
    t = met({JU88: "bomb", F1: "escort", E1: "escort"}, f"{L1} {L2} {MIG}", {E1: FIELD})
    t.act("fight").act("ready").act("against", F1).act("against", E1)
    assert prompt(t) == "ss-match-screen"
    told = {unit: shown_with(t, unit) for unit in (F1, E1)}
    assert told == {F1: {MIG, L2}, E1: {L1, L2}}
    shown = air_odds.preview(t.pos)
    assert shown is not None
    assert len(shown.strengths) == 3


def shown_with(t: Situation, foe: str) -> set[str]:
    """Who would fire at an escort with the interceptor in hand."""
    memo = t.pos.memo(Clash)
    found = air_odds.joined(t.pos, memo, GAME.roster.index[foe])
    return set(GAME.roster.ids(found))
