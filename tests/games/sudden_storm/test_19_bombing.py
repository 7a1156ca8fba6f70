"""19D, 21 and SS-P77: yards, bases and ships bombed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.sudden_storm.air_situations import MINSK, WILNO, aloft, flight, fly, met, prompt
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered, until_so

from grognard.games.sudden_storm.law import rail
from grognard.games.sudden_storm.law.air import bombing, flights, yards
from grognard.games.sudden_storm.law.names import AXIS, REMNANTS, SOVIET, STRENGTH
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation

MAP, GRID = GAME.map, GAME.map.grid
JU88 = "LJu88A01"
JU88S = ("LJu88A01", "LJu88A02", "LJu88A03")
JU87, F1, E1, L1, MIG = "LJu87B01", "LMe109F01", "LMe109E01", "VLaGG301", "VMiG301"
RIFLE = "S54Rif"
AIR = DATA.tables.air


def number(unit: str) -> int:
    return GAME.roster.index[unit]


def bombers(
    *units: str,
    target: str = MINSK,
    others: Mapping[str, Any] | None = None,
    own: Mapping[str, Any] | None = None,
    turn: int = 4,
) -> Situation:
    """Over their target, nobody having met them: the missions are to be resolved."""
    t = aloft({**dict.fromkeys(units, WILNO), RIFLE: MINSK, **(others or {})}, own, turn=turn)
    fly(t, "bomb", target, *units).act("end_phase")
    if prompt(t) == "ss-intercept":
        t.act("end_phase")
    return t


def strike(t: Situation, target: str = MINSK, *out: str) -> Situation:
    t.act("bombard", target)
    for unit in out:
        t.act("leave", unit)
    return t


def strength(t: Situation, kind: str, *units: str) -> float:
    some = sum(1 << number(unit) for unit in units)
    return bombing.compute_bombing(t.pos, some, kind).strength / STRENGTH


# -- the table


@cites("SS 19D.4")
@pytest.mark.parametrize(
    ("strength", "column"), [(8, 5), (2, 2), (4.75, 2), (5, 5), (10, 10), (14, 10), (99, 20), (1.75, None)]
)
def test_the_column_is_the_highest_not_above(strength: float, column: int | None) -> None:
    """E53: 8 is in column 5; below 2 there is none."""
    found = AIR.bombing_column(strength)
    assert (found and found.strength) == column


@cites("SS 19D.4")
def test_below_two_it_fails_without_a_die() -> None:
    t = strike(bombers(F1, others={L1: MINSK})).act("raid", L1)  # 1, and 1 for strafing, halved over Minsk
    assert t.rolls == []
    assert t.message("ss-bombs-too-few") == {}
    assert L1 not in t.units_marked("inactive")


@cites("SS 19D.5")
def test_the_die_against_the_column() -> None:
    """Three Ju 88A in the column of 15 hit with 3."""
    for die, hits in ((3, True), (2, False)):
        t = strike(bombers(*JU88S)).act("yard", dice=[die])
        what = "ss-bombs-hit" if hits else "ss-bombs-miss"
        assert t.message(what) == {"column": 15, "modifier": 0, "die": die}


@cites("SS 19D.1")
def test_who_has_no_strength_does_not_bomb() -> None:
    """A LaGG-3 has neither, but strafes; the yard wants strategic strength."""
    t = strike(bombers(F1))
    assert t.refusals("yard") == ["SS 19D1.1"]
    soviet = drawn("soviet-air", {L1: MINSK, "G1Inf": WILNO}, {"axis": [WILNO]}).act("unit", L1)
    assert soviet.may("bomb")
    soviet.act("bomb", soviet.may("bomb")[0]).act("end_phase")
    soviet.act("bombard", soviet.may("bombard")[0])
    assert "SS 19D2d.1" in soviet.refusals("harass")


@cites("SS 19D.2", "SS 19D.3")
def test_units_bomb_together_or_alone_and_each_attack_is_named_before_its_die() -> None:
    t = strike(bombers(*JU88S), MINSK, "LJu88A02", "LJu88A03")
    assert (t.may("leave"), t.may("join")) == ([JU88], ["LJu88A02", "LJu88A03"])
    t.act("yard", dice=[6])
    assert t.message("ss-bombs")["units"].set == 1 << number(JU88)
    assert flight(t, JU88).over == "spent"
    assert t.who == "axis"
    t.act("bombard", MINSK)
    assert t.may("leave") == ["LJu88A02", "LJu88A03"]  # two are left, for another attack of any kind
    t.act("support")
    assert flight(t, "LJu88A02").mission == "support"


@cites("SS 19D.2")
def test_an_attack_has_bombers() -> None:
    t = strike(bombers(JU88), MINSK, JU88)
    assert "SS 19D.2" in t.refusals("yard")
    assert t.act("cancel").may("bombard") == [MINSK]


@cites("SS 19D.6", "SS 28C.3")
@pytest.mark.parametrize(("weather", "share"), [("clear", 1), ("mud", 0.5), ("frost", 1), ("snow", 0.5)])
def test_mud_and_snow_halve_bombing(weather: str, share: float) -> None:
    """SS-P87: the weather of the target; frost does nothing."""
    t = bombers(JU88, own={"weather": weather})
    assert strength(t, flights.YARD, JU88) == 5 * share
    assert strength(t, flights.DEFENCE, JU88) == 3 * share


@cites("SS 28C.3")
def test_it_is_the_weather_of_the_target() -> None:
    zone = next(n for n, hexes in enumerate(DATA.weather_zones) if hexes >> MAP.hex(MINSK) & 1)
    others = ["snow"] * 5
    others[zone] = "clear"
    assert strength(bombers(JU88, own={"weather": others}), flights.YARD, JU88) == 5


# -- guns


@cites("SS 21.1", "SS 21A.2")
def test_guns_halve_it_over_major_cities_and_fortresses() -> None:
    """Bases and ground support; not yards, defensive support or harassment. No die is thrown for them."""
    t = bombers(JU88)
    assert strength(t, flights.RAID, JU88) == strength(t, flights.SUPPORT, JU88) == 1.5
    for kind in (flights.DEFENCE, flights.HARASSMENT):
        assert strength(t, kind, JU88) == 3
    assert strength(t, flights.YARD, JU88) == 5
    fortress = MAP.label(nearest(DATA.features("fortress") & ~DATA.cities & DATA.ussr))
    over = {"flights": [in_air(JU88)], "weather": "clear"}
    away = drawn("axis-air", {JU88: fortress, RIFLE: fortress}, over)
    assert strength(away, flights.SUPPORT, JU88) == 1.5
    razed = {**over, "razed": [fortress]}
    assert strength(drawn("axis-air", {JU88: fortress, RIFLE: MINSK}, razed), flights.SUPPORT, JU88) == 3


def nearest(some: int) -> int:
    start = MAP.hex(WILNO)
    return min((h for h in range(some.bit_length()) if some >> h & 1), key=lambda h: GRID.distance(start, h))


def in_air(unit: str, mission: str = "bombing") -> dict[str, str]:
    return {"unit": unit, "mission": mission, "base": WILNO}


@cites("SS 21A.2")
def test_guns_and_weather_add_up() -> None:
    t = bombers(JU88, own={"weather": "snow"})
    assert strength(t, flights.SUPPORT, JU88) == 0.75


@cites("SS 30G.3")
def test_in_june_soviet_major_cities_have_no_such_guns() -> None:
    t = bombers(JU88, turn=1)
    assert strength(t, flights.SUPPORT, JU88) == 3


@cites("SS 21A.1")
def test_guns_always_halve_naval_bombing() -> None:
    t = bombers(JU88)
    assert strength(t, flights.NAVAL, JU88) == 1.5


# -- yards


@cites("SS 19D1.1")
def test_a_hit_takes_two_re_for_one_player_turn() -> None:
    t = strike(bombers(*JU88S)).act("yard", dice=[6])
    before = bombers(*JU88S)
    less = rail.capacity(before.pos, rail.SOVIET_NET) - rail.capacity(t.pos, rail.SOVIET_NET)
    assert less == 2
    later = until_so(t, lambda: t.phase == "soviet-movement")
    assert remembered(later).yards_hit == (2, 0, 0)
    assert remembered(until_so(t, lambda: t.phase == "axis-movement")).yards_hit == (0, 0, 0)


@cites("SS 19D1.1")
def test_dot_cities_and_major_cities_of_the_enemy_are_yards() -> None:
    pos = bombers(JU88).pos
    found = yards.yards(pos, SOVIET)
    assert found == (DATA.features("dot_city") | DATA.major_cities) & remembered(Situation(pos)).soviet
    assert not found & DATA.features("reference_city")
    plain = MAP.label(nearest(DATA.ussr & ~DATA.cities & GRID.disc(1 << MAP.hex(MINSK), 3)))
    t = strike(bombers(JU88, target=plain), plain)
    assert t.refusals("yard") == ["SS 19D1.1"]


@cites("SS 19D1.2")
def test_a_yard_without_a_line_is_not_hit() -> None:
    """Minsk in a ring of enemies: no rail element leads to a source."""
    ring = MAP.labels(GRID.ring(1 << MAP.hex(MINSK), 1))
    germans = GAME.roster.ids(DATA.divisions & DATA.of_nation["german"])
    t = strike(bombers(*JU88S, others=dict(zip(germans, ring, strict=False)))).act("yard", dice=[6])
    assert t.message("ss-yard-idle")["hex"].place == MAP.hex(MINSK)
    assert remembered(t).yards_hit == (0, 0, 0)


@cites("SS 19D1.3")
def test_so_many_hits_count() -> None:
    """Two on a hex of a major city, one on a dot city."""
    t = bombers(*JU88S)
    for unit, lost in (("LJu88A01", 2), ("LJu88A02", 4), ("LJu88A03", 4)):
        others = [one for one in JU88S if one != unit and flight(t, one).over == ""]
        strike(t, MINSK, *others).act("yard", dice=[6])
        assert remembered(t).yards_hit[rail.SOVIET_NET] == lost
    assert yards.most_hits(t.pos, MAP.hex(MINSK)) == 2
    assert yards.most_hits(t.pos, nearest(DATA.features("dot_city"))) == 1


@cites("SS 19D1.1")
def test_yards_of_the_axis_by_net() -> None:
    """SS-P77: those of the Finnish net lower its capacity, all others the standard one; never below 0."""
    pos = aloft({JU88: WILNO}, turn=6).pos
    assert yards.net_of_yard(pos, AXIS, DATA.places["helsinki"]) == rail.FINNISH_NET
    assert yards.net_of_yard(pos, AXIS, DATA.places["warsaw"]) == rail.STANDARD_NET
    assert yards.net_of_yard(pos, SOVIET, MAP.hex(MINSK)) == rail.SOVIET_NET
    spent = aloft({JU88: WILNO}, {"yards_hit": [500, 0, 0], "rail_more": [3, 0, 0]}).pos
    assert rail.capacity(spent, rail.SOVIET_NET) == 3


# -- bases


@cites("SS 19D2a.1")
def test_a_hit_makes_inactive_and_a_second_destroys() -> None:
    t = bombers(*JU88S, others={L1: MINSK, MIG: {"at": MINSK, "marks": ["inactive"]}})
    strike(t, MINSK).act("raid", L1, dice=[6])
    assert L1 in t.units_marked("inactive")
    t = bombers(*JU88S, others={L1: MINSK, MIG: {"at": MINSK, "marks": ["inactive"]}})
    strike(t, MINSK).act("raid", MIG, dice=[6])
    assert t.pos.state.where[number(MIG)] == REMNANTS


@cites("SS 19D2a.1")
def test_only_air_units_at_a_base_of_the_target_hex() -> None:
    t = strike(bombers(JU88, others={L1: MINSK, "VYak101": MAP.label(DATA.places["moscow"])}))
    assert t.may("raid") == [L1]
    assert "SS 19D2a.1" in t.refusals("raid", "VYak101")
    assert "SS 19D2a.1" in t.refusals("raid", RIFLE)


@cites("SS 19D2a.2")
def test_a_fighter_strafes_with_one_more() -> None:
    """E54: a tactical strength of 0 is 1; other missions have no more."""
    t = bombers(F1, others={L1: MINSK})
    assert strength(t, flights.RAID, F1) == (1 + 1) / 2
    assert bombing.printed_strength(t.pos, number(L1), flights.RAID) == 1
    assert bombing.printed_strength(t.pos, number(L1), flights.HARASSMENT) == 0
    assert bombing.printed_strength(t.pos, number(JU88), flights.RAID) == 3


# -- ships


@cites("SS 19D2e")
def test_a_hit_damages_a_ship_and_the_last_sinks_it() -> None:
    port = MAP.label(DATA.places["riga"])
    for steps, left in ((2, 1), (1, 0)):
        cruiser = next(GAME.roster[u].id for u in range(len(GAME.roster)) if is_cruiser(u))
        others = {cruiser: {"at": port, "steps": steps}, RIFLE: port}
        units = dict.fromkeys(JU88S, WILNO)
        t = aloft({**units, **others})
        fly(t, "bomb", port, *JU88S).act("end_phase").act("bombard", port)
        assert t.may("sink") == [cruiser]
        t.act("sink", cruiser, dice=[6])
        if left:
            assert t.pos.state.steps[number(cruiser)] == left
        else:
            assert t.pos.state.where[number(cruiser)] < 0


def is_cruiser(unit: int) -> bool:
    ship = GAME.roster[unit].more.ship
    return ship is not None and ship.type == "CL"


@cites("SS 19D.3", "SS 20B2")
def test_who_was_turned_back_bombs_nothing() -> None:
    t = met({JU88: "bomb", JU87: "bomb"}, L1).act("fight").act("against", JU88, dice=[6, 6, 4, 4])
    assert flight(t, JU88).over == "returned"
    t.act("bombard", MINSK)
    assert t.may("leave") == [JU87]
    assert "bombard" not in choices(t.pos).verbs
