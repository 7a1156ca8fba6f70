"""SS 37D (advanced): search aircraft over the sea in the enemy's movement phase."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.air_situations import aloft, fly, on_ground, prompt
from tests.games.sudden_storm.ships import PINSK, RIFLES, fleet
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered, until_so

from grognard.games.sudden_storm.law.air import flights, search
from grognard.games.sudden_storm.law.names import Leg
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation

MAP, GRID = GAME.map, GAME.map.grid
SEARCH = {"search": "zones"}
SEVASTOPOL, ODESSA, BATUM = "3B:3704", "3B:2510", "9A:0632"
KAVKAZ, VOROSHILOV, MOLOTOV = "SKrasnyyKavkaz", "SVoroshilov", "SMolotov"
JU88, JU87 = "LJu88A01", "LJu87B01"
TEAM = ("LJu88A01", "LJu88A02", "LJu88A03", "LJu88A04")
BASE = MAP.label(DATA.places["constanta"])
# Open sea off Odessa: the way from Sevastopol leads through its zone, Sevastopol lies outside it.
OFF_ODESSA = MAP.label(
    next(
        h
        for h in range(GRID.size)
        if DATA.map.terrain["sea"] >> h & 1
        and GRID.distance(h, MAP.hex(ODESSA)) == 3
        and GRID.distance(h, MAP.hex(SEVASTOPOL)) > 4
    )
)


def number(unit: str) -> int:
    return GAME.roster.index[unit]


def out(*aircraft: str, at: str = OFF_ODESSA) -> dict[str, Any]:
    return {"flights": [{"unit": one, "mission": "search", "base": BASE} for one in aircraft]}


def at_sea(
    units: dict[str, Any],
    *aircraft: str,
    at: str = OFF_ODESSA,
    own: dict[str, Any] | None = None,
    **more: Any,
) -> Situation:
    """The Soviet movement phase with German aircraft searching the sea."""
    ports = {"soviet": [SEVASTOPOL, ODESSA, BATUM], "weather": "clear"}
    placed = {**units, **dict.fromkeys(aircraft, at)}
    return drawn(
        "soviet-movement", placed, {**ports, **out(*aircraft), **(own or {})}, options=SEARCH, **more
    )


def convoy(*aircraft: str) -> Situation:
    """Two cruisers carry a division from Sevastopol to Odessa."""
    units = {KAVKAZ: SEVASTOPOL, VOROSHILOV: SEVASTOPOL, RIFLES: SEVASTOPOL}
    return fleet(at_sea(units, *aircraft), KAVKAZ, VOROSHILOV).act("embark", RIFLES).act("land", ODESSA)


# -- 37D.1


@cites("SS 37D.1", "SS 37.1")
def test_search_hexes_are_sea_four_points_nearer() -> None:
    t = aloft({JU88: BASE}, turn=6, options=SEARCH).act("unit", JU88)
    far = [GRID.distance(MAP.hex(BASE), MAP.hex(h)) for h in t.may("search")]
    assert max(far) == 26 - 4
    assert all(
        (DATA.map.terrain["sea"] | DATA.map.features["coast"]) >> MAP.hex(h) & 1 for h in t.may("search")
    )
    inland = MAP.label(DATA.places["bucuresti"])
    assert t.refusals("search", inland) == ["SS 37D.1"]
    assert "search" not in choices(aloft({JU88: BASE}, turn=6).act("unit", JU88).pos).verbs


@cites("SS 37D.1")
def test_in_its_own_air_phase_it_is_met_but_bombs_nothing() -> None:
    t = aloft({JU88: BASE, KAVKAZ: ODESSA}, turn=6, options=SEARCH)
    fly(t, "search", OFF_ODESSA, JU88).act("end_phase")
    assert prompt(t) not in ("ss-missions", "ss-landing")
    assert t.at(JU88) == OFF_ODESSA
    assert flights.flight_rating(t.pos, number(JU88), "search") == 22
    fighter = "VMiG304"
    met = aloft({JU88: BASE, fighter: ODESSA}, turn=6, options=SEARCH)
    fly(met, "search", OFF_ODESSA, JU88).act("end_phase").act("unit", fighter)
    assert met.may("to") == [OFF_ODESSA]


# -- 37D.2


@cites("SS 37D.2")
def test_the_zone_has_the_sea_within_four_hexes() -> None:
    t = at_sea({KAVKAZ: ODESSA}, JU88)
    zone = search.zone(t.pos, number(JU88))
    near = GRID.disc(1 << MAP.hex(OFF_ODESSA), 4)
    assert zone == near & (DATA.map.terrain["sea"] | DATA.map.features["coast"])


@cites("SS 37D.2")
def test_it_bombs_who_passes_and_returns_with_the_phase() -> None:
    t = convoy(JU88).act("end_phase")
    assert (t.who, prompt(t)) == ("axis", "ss-search")
    t.act("join", JU88)
    assert t.may("sink") == sorted([KAVKAZ, VOROSHILOV])
    t.act("sink", KAVKAZ)  # 3 halved by guns is below 2
    assert t.message("ss-bombs-too-few") == {}
    assert t.at(RIFLES) == ODESSA
    until_so(t, lambda: prompt(t) != "ss-landing")
    assert on_ground(t, JU88)  # home when the phase ends
    assert t.phase != "soviet-movement"


@cites("SS 37D.2")
def test_who_lies_in_port_or_far_away_is_not_seen() -> None:
    units = {KAVKAZ: ODESSA, MOLOTOV: BATUM, VOROSHILOV: {"at": OFF_ODESSA, "marks": ["at_sea"]}}
    t = at_sea(units, *TEAM[:2]).act("end_phase")
    t.act("join", TEAM[0])
    assert t.may("sink") == [VOROSHILOV]
    assert "SS 37D.2" in t.refusals("sink", KAVKAZ)
    assert "SS 37D.2" in t.refusals("sink", MOLOTOV)


@cites("SS 37D.2")
def test_each_aircraft_bombs_once() -> None:
    t = convoy(*TEAM).act("end_phase")
    for unit in TEAM[:2]:
        t.act("join", unit)
    t.act("sink", KAVKAZ, dice=[1])
    assert t.may("join") == list(TEAM[2:])


# -- 37D.3


def hit() -> Situation:
    t = convoy(*TEAM).act("end_phase")
    for unit in TEAM[:2]:
        t.act("join", unit)
    return t.act("sink", KAVKAZ, dice=[6])


@cites("SS 37D.3")
def test_a_ship_that_is_hit_returns_with_its_cargo_to_a_port_outside_the_zone() -> None:
    t = hit()
    assert t.pos.state.steps[number(KAVKAZ)] == GAME.roster[number(KAVKAZ)].steps - 1
    assert (t.who, prompt(t)) == ("soviet", "ss-refuge")
    assert "SS 37D.3" in t.refusals("shelter", ODESSA)
    t.act("shelter", SEVASTOPOL)
    assert t.at(KAVKAZ) == t.at(VOROSHILOV) == SEVASTOPOL
    assert (t.who, prompt(t)) == ("axis", "ss-search")  # two more may bomb, also on the way back
    assert KAVKAZ in t.act("join", TEAM[2]).may("sink")
    t.act("leave", TEAM[2]).act("end_phase")
    assert t.at(RIFLES) == SEVASTOPOL


@cites("SS 37D.3")
def test_cargo_that_it_took_aboard_later_stays_where_it_was() -> None:
    """Two cruisers leave the zone empty, and load in Sevastopol; one had been hit before."""
    ships = (KAVKAZ, VOROSHILOV)
    t = fleet(at_sea({**dict.fromkeys(ships, ODESSA), RIFLES: SEVASTOPOL}, *TEAM), *ships)
    t.act("sail", SEVASTOPOL).act("embark", RIFLES).act("land", BATUM).act("end_phase")
    for unit in TEAM[:2]:
        t.act("join", unit)
    t.act("sink", KAVKAZ, dice=[6])
    assert (t.at(RIFLES), t.at(VOROSHILOV)) == (SEVASTOPOL, SEVASTOPOL)
    t.act("shelter", BATUM)
    assert t.at(KAVKAZ) == BATUM
    t.act("end_phase")
    assert t.at(RIFLES) == SEVASTOPOL
    assert not remembered(t).convoys
    assert not remembered(t).unloading


@cites("SS 37D.3")
def test_the_zone_will_do_where_there_is_no_other_port() -> None:
    t = at_sea({KAVKAZ: {"at": OFF_ODESSA, "marks": ["at_sea"]}}, *TEAM[:2])
    ships, zone = 1 << number(KAVKAZ), search.zone(t.pos, number(TEAM[0]))
    some = search.refuges(t.pos, ships, zone).set
    assert some
    assert not some & zone
    assert search.refuges(t.pos, ships, -1).set >> MAP.hex(ODESSA) & 1


@cites("SS 37D.3")
def test_a_ship_that_is_sunk_goes_down_with_its_cargo() -> None:
    units = {
        KAVKAZ: {"at": SEVASTOPOL, "steps": 1},
        VOROSHILOV: {"at": SEVASTOPOL, "steps": 1},
        RIFLES: SEVASTOPOL,
    }
    t = fleet(at_sea(units, *TEAM), KAVKAZ, VOROSHILOV).act("embark", RIFLES).act("land", ODESSA)
    t.act("end_phase").act("join", TEAM[0]).act("join", TEAM[1]).act("sink", KAVKAZ, dice=[6])
    assert t.pos.state.where[number(KAVKAZ)] < 0
    assert t.pos.state.where[number(RIFLES)] < 0


# -- 37D.4


@cites("SS 37D.4")
def test_nothing_comes_ashore_before_the_aircraft_have_had_their_turn() -> None:
    t = convoy(JU88)
    assert t.at(RIFLES) == "afloat"
    assert "SS 6.1" in t.refusals("unit", RIFLES)
    t.act("declare")
    assert prompt(t) == "ss-search"
    t.act("end_phase")
    assert (t.who, t.phase) == ("soviet", "soviet-movement")
    assert t.at(RIFLES) == ODESSA
    assert t.can("unit", RIFLES)  # and it moves on


@cites("SS 37D.4")
def test_after_the_declaration_no_ship_moves() -> None:
    t = convoy(JU88)
    other = at_sea({KAVKAZ: SEVASTOPOL, MOLOTOV: BATUM}, JU88)
    assert "declare" not in choices(other.pos).verbs  # nothing has moved yet
    fleet(other, KAVKAZ).act("sail", ODESSA).act("done").act("declare").act("end_phase")
    assert "SS 27C1.2" in other.refusals("fleet", MOLOTOV)
    assert "declare" not in choices(other.pos).verbs
    assert t.can("declare")


@cites("SS 37D.4")
def test_without_search_aircraft_cargo_lands_at_once() -> None:
    t = convoy()
    assert t.at(RIFLES) == ODESSA
    assert remembered(t).legs == ()


# -- 37D.5


@cites("SS 37D.5")
def test_a_flotilla_on_a_river_is_not_seen() -> None:
    """E104: moving on a river inside a search zone; at sea it is seen."""
    kherson, mouth = "3B:2604", MAP.label(DATA.places["ochakov"])
    t = at_sea({PINSK: kherson}, JU88, at=mouth)
    way = tuple(MAP.hex(h) for h in ("3B:2404", "3B:2504", "3B:2604"))
    sea = next(h for h in range(GRID.size) if DATA.map.terrain["sea"] >> h & 1 and coastal(h))
    shore = next(n for _, n in GRID.neighbours(sea) if DATA.map.features["coast"] >> n & 1)
    assert search.sea_hexes_of_leg(t.pos, Leg(number(PINSK), way, False)) == []
    assert search.sea_hexes_of_leg(t.pos, Leg(number(PINSK), (shore, sea), False)) == [sea]
    assert search.sea_hexes_of_leg(t.pos, Leg(number(KAVKAZ), way, False)) == list(way[1:])


def coastal(h: int) -> bool:
    return any(DATA.map.features["coast"] >> n & 1 for _, n in GRID.neighbours(h))


@cites("SS 37D.2")
@pytest.mark.parametrize("level", ["policy", "end_phase"])
def test_orders_answer_the_search(level: str) -> None:
    assert level in GAME.hooks.orders["search"]


@cites("SS 37D.2")
def test_aircraft_bomb_together_from_one_search_hex_alone() -> None:
    """SS-P30: the ship is in the zones of both, and each may bomb it by itself."""
    beside = MAP.label(
        next(h for _, h in GRID.neighbours(MAP.hex(OFF_ODESSA)) if DATA.map.terrain["sea"] >> h & 1)
    )
    units = {TEAM[1]: beside, VOROSHILOV: {"at": OFF_ODESSA, "marks": ["at_sea"]}}
    t = at_sea(units, TEAM[0], TEAM[2], own=out(*TEAM[:3])).act("end_phase")
    t.act("join", TEAM[0])
    assert t.refusals("join", TEAM[1]) == ["SS 37D.2"]
    t.act("join", TEAM[2]).act("sink", VOROSHILOV, dice=[1])
    t.act("join", TEAM[1])
    assert t.may("sink") == [VOROSHILOV]
