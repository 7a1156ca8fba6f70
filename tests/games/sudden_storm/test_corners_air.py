"""Situations in the air that no example of the rulebook shows."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.air_situations import (
    FIELD,
    MINSK,
    WILNO,
    aloft,
    flight,
    fly,
    hexes_from,
    met,
    on_ground,
    prompt,
    shots,
)
from tests.games.sudden_storm.aircraft import idle
from tests.games.sudden_storm.fights import BESIDE, PLAIN, SOUTH_WEST, WEST, attack, strengths
from tests.games.sudden_storm.situations import DATA, GAME, drawn, moving, until_so

from grognard.games.sudden_storm.law.air import bases, bombing, duels, flights, harassment, repair
from grognard.games.sudden_storm.law.names import EFT, REMNANTS, SOVIET, STRENGTH
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

MAP, GRID = GAME.map, GAME.map.grid
JU88, JU88B, JU87, STUKA = "LJu88A01", "LJu88A02", "LJu87B01", "LJu87B02"
F1, F2, F3, E1 = "LMe109F01", "LMe109F02", "LMe109F03", "LMe109E01"
L1, L2, L3, MIG, NIGHT = "VLaGG301", "VLaGG302", "VLaGG303", "VMiG301", "VLaGG3N06"
RIFLE, INF = "S54Rif", "G1Inf"


def number(unit: str) -> int:
    return GAME.roster.index[unit]


def strength(t: Situation, kind: str, *units: str) -> float:
    return bombing.compute_bombing(t.pos, sum(1 << number(one) for one in units), kind).strength / STRENGTH


# -- bases, ranges


@cites("SS 17A", "SS 19C2")
def test_who_stages_takes_a_take_off_from_those_who_are_based_there() -> None:
    """Three leave an airfield; with one that stages there, two of its own are left."""
    own = ("LMe109E01", "LMe109E02", "LMe109E03")
    t = aloft({**dict.fromkeys(own, FIELD), JU88: WILNO})
    t.act("unit", JU88).act("stage", FIELD).act("bomb", MINSK)
    assert flight(t, JU88).base == MAP.hex(FIELD)
    fly(t, "bomb", MINSK, *own[:2])
    assert t.refusals("unit", own[2]) == ["SS 17A"]


@cites("SS 19C2", "SS 23B.1", "SS 23B.3")
def test_extended_range_counts_from_where_one_stages() -> None:
    """A Stuka prints nine: eighteen from the airfield, two hexes nearer than Wilno."""
    target = hexes_from(FIELD, 18)
    t = aloft({JU87: WILNO}).act("unit", JU87)
    assert t.refusals("bomb_far", target) == ["SS 23B.1"]
    t.act("stage", FIELD)
    assert t.can("bomb_far", target)
    assert not t.can("bomb", target)


@cites("SS 23B.1", "SS 23E")
def test_a_heavy_fighter_bombs_no_farther_than_usual() -> None:
    """The Me 110 is a fighter, however much it carries."""
    t = aloft({"LMe110E01": WILNO}).act("unit", "LMe110E01")
    assert t.can("bomb", MINSK)
    assert not t.may("bomb_far")
    assert t.refusals("bomb_far", MINSK) == ["SS 23B.1"]


@cites("SS 19A", "SS 17A")
def test_interceptions_use_the_capacity_of_their_base() -> None:
    """A reference city has one take-off."""
    small = next(
        one
        for one in MAP.labels(GRID.disc(1 << MAP.hex(MINSK), 3) & DATA.features("reference_city"))
        if one not in (WILNO, FIELD)
    )
    t = aloft({JU88: WILNO, L1: small, L2: small, RIFLE: MINSK})
    fly(t, "bomb", MINSK, JU88).act("end_phase")
    fly(t, "to", MINSK, L1)
    assert t.refusals("unit", L2) == ["SS 17A"]


@cites("SS 19B")
def test_escorts_may_go_with_a_transfer_but_not_with_escorts_alone() -> None:
    t = aloft({E1: WILNO, F1: WILNO, F2: WILNO})
    fly(t, "transfer", FIELD, E1)
    t.act("unit", F1)
    assert t.may("escort") == [FIELD]
    t.act("escort", FIELD).act("unit", F2)
    assert t.may("escort") == [FIELD]


@cites("SS 19.1")
def test_who_has_flown_is_not_taken_in_hand_again() -> None:
    t = aloft({F1: {"at": WILNO, "marks": ["flown"]}, F2: WILNO})
    assert t.refusals("unit", F1) == ["SS 19.1"]
    assert t.can("unit", F2)


@cites("SS 17B", "SS 18.3", "SS 25B2")
def test_whose_only_base_falls_while_he_is_away_is_lost_when_he_returns() -> None:
    t = drawn(
        "soviet-movement",
        {JU87: PLAIN, RIFLE: WEST},
        {
            "weather": "clear",
            "axis": [SOUTH_WEST],
            "airfields": [SOUTH_WEST],
            "flights": [{"unit": JU87, "mission": "harassment", "base": SOUTH_WEST}],
        },
    )
    t.act("unit", RIFLE).act("to", SOUTH_WEST)
    assert t.at(JU87) == PLAIN
    until_so(t, lambda: t.phase == "axis-movement")
    assert t.pos.state.where[number(JU87)] == REMNANTS


# -- air combat


@cites("SS 23A.2", "SS 20B1c", "SS 20B1d", "SS 20B1e")
def test_with_the_bombs_gone_there_may_be_nobody_left_behind_the_screen() -> None:
    """The interceptor that passes is fired at and has nobody to attack."""
    t = met({F1: "bomb"}, L1, {F1: FIELD})
    t.act("jettison", F1).act("fight").act("bypass", L1).act("ready", dice=[6, 6])
    assert [one[:2] for one in shots(t)] == [(F1, L1)]
    assert prompt(t) not in ("ss-missions", "ss-match-mission")


@cites("SS 20B1a.2", "SS 20B1c", "SS 20B.1")
def test_of_three_escorts_one_meets_one_joins_it_and_one_waits() -> None:
    t = met({JU88: "bomb", F1: "escort", F2: "escort", F3: "escort"}, f"{L1} {L2}", {F3: FIELD})
    t.act("fight").act("bypass", L2).act("ready").act("against", F1)
    assert prompt(t) == "ss-match-spare"
    t.act("against", L1)
    t.act("hold", dice=[6] * 12)
    fired = [one[0] for one in shots(t)]
    assert len(fired) == len(set(fired))
    assert sum(one[1] == L1 for one in shots(t)) == 2
    assert (F3, L2) in {one[:2] for one in shots(t)}
    assert (L2, F3) not in {one[:2] for one in shots(t)}


@cites("SS 20B2", "SS 16B1")
def test_an_interceptor_that_is_shot_up_lands_inactive() -> None:
    t = met({JU88: "bomb", F1: "escort"}, L1)
    t.act("fight").act("ready", dice=[4, 3, 6, 6])
    assert flight(t, L1).over == "shot"
    until_so(t, lambda: not t.phase.endswith("air"))
    assert L1 in t.units_marked("inactive")
    assert on_ground(t, L1)


@cites("SS 20B3.1", "SS 23C", "SS 23E")
def test_a_night_fighter_fires_as_a_fighter_and_is_fired_at_as_one() -> None:
    t = met({JU88: "bomb", F1: "escort"}, NIGHT)
    pairs = ((NIGHT, JU88, -1), (JU88, NIGHT, 1), (F1, NIGHT, -1))
    for firer, foe, more in pairs:
        found = duels.dice_items(t.pos, number(firer), number(foe))
        assert sum(one.value for one in found) == more


@cites("SS 23C")
def test_a_german_bomber_has_no_superior_pilots() -> None:
    t = met({JU88: "bomb", JU87: "bomb"}, L1)
    assert duels.dice_items(t.pos, number(JU87), number(L1)) == ()


@cites("SS 20A1")
def test_interceptors_of_an_aborted_raid_have_flown() -> None:
    t = aloft({JU88: WILNO, JU87: FIELD, L1: MINSK, RIFLE: MINSK})
    fly(t, "bomb", MINSK, JU88).act("end_phase")
    fly(t, "to", MINSK, L1).act("end_phase").act("abort")
    assert (t.who, prompt(t)) == ("axis", "ss-landing")
    t.act("home")
    assert on_ground(t, JU88)
    assert prompt(t) not in ("ss-intercept", "ss-fly", "ss-missions")


# -- bombing


@cites("SS 21A.2", "SS 19D.6", "SS 23B.1")
def test_range_weather_and_guns_divide_by_twelve() -> None:
    city = MAP.label(DATA.places["kiev"])
    t = drawn(
        "axis-combat",
        {JU88: city, RIFLE: city},
        {
            "weather": "mud",
            "flights": [{"unit": JU88, "mission": "support", "base": WILNO, "extended": True}],
        },
    )
    assert strength(t, "support", JU88) == 3 / 12
    assert strength(t, "harassment", JU88) == 3 / 6


@cites("SS 19D2a.1", "SS 16B1")
def test_two_attacks_on_one_unit_in_a_phase_destroy_it() -> None:
    first, second = ("LJu88A01", "LJu88A02"), ("LJu88A03", "LJu88A04")
    t = aloft({**dict.fromkeys(first, WILNO), **dict.fromkeys(second, FIELD), L1: MINSK, RIFLE: MINSK})
    fly(t, "bomb", MINSK, *first, *second).act("end_phase").act("end_phase")
    t.act("bombard", MINSK)
    for one in second:
        t.act("leave", one)
    t.act("raid", L1, dice=[6])
    assert L1 in t.units_marked("inactive")
    t.act("bombard", MINSK).act("raid", L1, dice=[6])
    assert t.pos.state.where[number(L1)] == REMNANTS


@cites("SS 19D2b.2", "SS 21A.2")
def test_the_cap_of_support_counts_what_is_printed_and_not_what_guns_leave() -> None:
    """Of a cadre's strength only as many printed points count, and those are halved."""
    field = BESIDE[1]
    own: dict[str, Any] = {"weather": "mud", "axis": [field], "airfields": [field]}
    own |= {"flights": [{"unit": one, "mission": "support", "base": field} for one in (JU87, STUKA)]}
    cadre = {INF: {"at": WEST, "steps": 1}}
    bare = strengths(attack(INF, RIFLE, PLAIN, as_=cadre, own={"weather": "mud"}))[0]
    helped = strengths(
        attack(INF, RIFLE, PLAIN, as_=cadre, others=dict.fromkeys((JU87, STUKA), PLAIN), own=own)
    )[0]
    printed = GAME.roster[number(INF)].faces[1].attack
    assert printed < 8
    assert helped - bare == printed / 2


# -- harassment, repair


@cites("SS 19D2d.1")
def test_halves_of_bombing_points_add_up_before_they_are_counted() -> None:
    """Three and three in mud: one and a half each, three together, one point of harassment."""
    some = {"flights": [{"unit": one, "mission": "harassment", "base": WILNO} for one in (JU88, JU88B)]}
    t = drawn("soviet-movement", {RIFLE: PLAIN, JU88: PLAIN, JU88B: PLAIN}, {"weather": "mud", **some})
    assert harassment.points_at(t.pos, SOVIET, MAP.hex(PLAIN)) == 1


@cites("SS 19D2d.2")
def test_harassment_is_paid_in_exploitation_too() -> None:
    tanks = "S28Tk"

    def cost(own: dict[str, Any], *aircraft: str) -> dict[str, float]:
        units = {tanks: PLAIN, **dict.fromkeys(aircraft, PLAIN)}
        return (
            drawn("soviet-exploitation", units, {"weather": "clear", **own}).act("unit", tanks).costs(tanks)
        )

    away = {"flights": [{"unit": JU87, "mission": "harassment", "base": WILNO}]}
    free, hard = cost({}), cost(away, JU87)
    assert all(hard[one] - free[one] == 2 for one in hard if one in BESIDE)


@cites("SS 19D2d.2")
def test_a_march_through_a_harassed_hex_pays_when_it_leaves_it() -> None:
    away = {"weather": "clear", "flights": [{"unit": JU88, "mission": "harassment", "base": WILNO}]}
    east = BESIDE[3]
    free = moving(RIFLE, WEST, own={"weather": "clear"})
    hard = moving(RIFLE, WEST, {JU88: PLAIN}, own=away)
    assert hard.costs(RIFLE)[PLAIN] == free.costs(RIFLE)[PLAIN]
    assert hard.costs(RIFLE)[east] >= free.costs(RIFLE)[east]


@cites("SS 22.2", "SS 28C.4")
def test_a_soviet_unit_is_repaired_in_any_weather() -> None:
    t = drawn("soviet-movement", {L1: idle(MINSK), F1: idle(WILNO)}, {"weather": "snow", "axis": [WILNO]})
    assert repair.modifier(t.pos, number(L1)) == 0
    assert repair.modifier(t.pos, number(F1)) == 1


@cites("SS 17.1", "SS 17C")
def test_an_airfield_that_is_won_back_serves_its_first_owner_again() -> None:
    t = drawn("soviet-movement", {RIFLE: WEST}, {"axis": [SOUTH_WEST], "airfields": [SOUTH_WEST]})
    t.act("unit", RIFLE).act("to", SOUTH_WEST)
    assert bases.airbases(t.pos, SOVIET) >> MAP.hex(SOUTH_WEST) & 1
    assert bases.capacity(t.pos, MAP.hex(SOUTH_WEST)) == 3


@cites("SS 25B1", "SS 20B2")
def test_interceptors_shot_down_go_to_the_same_box_as_those_they_meet() -> None:
    t = met({JU88: "bomb", F1: "escort"}, L1)
    t.act("fight").act("ready", dice=[1, 1, 1, 1])
    assert {t.pos.state.where[number(one)] for one in (L1, F1)} == {EFT}


@cites("SS 18.1", "SS 19A")
def test_interceptors_return_no_farther_than_they_may_come() -> None:
    t = met({JU88: "bomb"}, L1)
    assert flights.range_of(t.pos, flight(t, L1)) == 3
