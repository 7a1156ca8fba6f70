"""Situations at sea that no example of the rulebook shows."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.ships import (
    DANUBE,
    GERMAN,
    KIROV,
    MARAT,
    PARIS,
    PINSK,
    RIFLES,
    TANKS,
    WINTER,
    at_sea,
    fleet,
    germans,
    soviets,
    steps,
)
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered, until, until_asked

from grognard.kernel.cite import cites
from grognard.testing.table import Situation

MAP = GAME.map
KAVKAZ, VOROSHILOV = "SKrasnyyKavkaz", "SVoroshilov"
SEVASTOPOL, ODESSA, BEACH = "3B:3704", "3B:2510", "3B:3503"
TALLINN, KRONSHTADT, RIGA, KONIGSBERG = "1B:0711", "2A:0832", "1B:1816", "1B:2627"
ASTRAKHAN, MAKHACHKALA = "8A:3325", "8A:5126"
STUKA = "LJu87B01"


def left(t: Situation, unit: str) -> float | None:
    found = dict(remembered(t).left).get(GAME.roster.index[unit])
    return None if found is None else found / 2


def harassed(*aircraft: str, **own: Any) -> Situation:
    """Rifles in Sevastopol with two cruisers, and aircraft over them."""
    units = {RIFLES: SEVASTOPOL, KAVKAZ: SEVASTOPOL, VOROSHILOV: SEVASTOPOL}
    flights = [{"unit": one, "mission": "harassment", "base": "3B:2510"} for one in aircraft]
    some = {**units, **dict.fromkeys(aircraft, SEVASTOPOL)}
    t = soviets(some, own={"weather": "clear", "flights": flights, **own})
    return fleet(t, KAVKAZ, VOROSHILOV)


@cites("SS 19D2d.2", "SS 27C1a")
def test_who_leaves_a_harassed_port_by_sea_pays_for_it() -> None:
    """Four points of bombing are two of harassment: two more than the two of the voyage."""
    batum = "9A:0632"
    free, hard = (harassed(*some).act("embark", RIFLES).act("land", batum) for some in ((), (STUKA,)))
    before, after = left(free, RIFLES), left(hard, RIFLES)
    assert before is not None
    assert after is not None
    assert before - after == 2


@cites("SS 19D2d.2")
def test_who_cannot_pay_for_harassment_does_not_sail() -> None:
    assert harassed(left=[[RIFLES, 6]]).can("embark", RIFLES)
    assert harassed(STUKA, left=[[RIFLES, 6]]).refusals("embark", RIFLES) == ["SS 19D2d.2"]


@cites("SS 27B1.4", "SS 27B1.3")
def test_a_soviet_ship_in_port_shuts_nobody_in_and_a_transport_at_sea_does() -> None:
    t = germans({GERMAN: RIGA, KIROV: RIGA}, own={"axis": [RIGA, KONIGSBERG]})
    assert t.can("fleet", GERMAN)
    t = germans({GERMAN: RIGA, "STrC1": at_sea(RIGA)}, own={"axis": [RIGA, KONIGSBERG]})
    assert t.refusals("fleet", GERMAN) == ["SS 27B1.4"]


@cites("SS 27B5.2")
def test_a_ship_that_goes_out_twice_is_tested_twice() -> None:
    t = fleet(soviets({MARAT: KRONSHTADT}), MARAT)
    t.act("sail", "1B:0703").act("sail", KRONSHTADT, dice=[4])
    t.act("sail", "1B:0703").act("done", dice=[5])
    assert t.message("ss-mines")["hexes"] == 1
    assert steps(t, MARAT) == 4 - 1 - 2


@cites("SS 27B5.2")
def test_a_ship_that_sails_back_to_where_it_lay_outside_is_tested_once() -> None:
    t = fleet(soviets({KIROV: at_sea(TALLINN)}), KIROV)
    t.act("sail", "1B:0703").act("done", dice=[1])
    assert steps(t, KIROV) == 3
    t.act("end_phase")
    assert steps(t, KIROV) == 3


@cites("SS 28D3.2")
def test_who_is_at_sea_off_a_frozen_port_may_leave_it() -> None:
    t = soviets({KIROV: at_sea(TALLINN), MARAT: TALLINN}, own={"cold": WINTER})
    assert t.can("fleet", KIROV)
    assert t.refusals("fleet", MARAT) == ["SS 28D3.2"]


@cites("SS 28D3.2", "SS 27B.2")
def test_nobody_declares_to_be_at_sea_off_a_frozen_port() -> None:
    units = {KIROV: TALLINN, PARIS: SEVASTOPOL}
    t = until_asked(drawn("soviet-exploitation", units, {"cold": WINTER}), "to_sea")
    assert t.may("to_sea") == [PARIS]


@cites("SS 27A3.4")
def test_a_ship_is_shut_in_at_astrakhan_when_its_river_is_cut() -> None:
    cut = next(one for one in MAP.labels(DATA.area("volga_delta")) if one != ASTRAKHAN)
    t = soviets({"STrC1": ASTRAKHAN})
    assert fleet(t, "STrC1").can("sail", MAKHACHKALA)
    t = soviets({"STrC1": ASTRAKHAN}, own={"axis": [cut]})
    assert "SS 27B1.1" in fleet(t, "STrC1").refusals("sail", MAKHACHKALA)


@cites("SS 27C1b.1", "SS 27C1a")
def test_who_goes_ashore_over_a_beach_has_not_marched_before_he_went_aboard() -> None:
    units = {KAVKAZ: SEVASTOPOL, VOROSHILOV: SEVASTOPOL, RIFLES: SEVASTOPOL}
    t = fleet(soviets(units, own={"left": [[RIFLES, 8]]}), KAVKAZ, VOROSHILOV)
    t.act("embark", RIFLES)
    assert "SS 27C1b.1" in t.refusals("land_beach", BEACH)
    assert t.can("land", ODESSA)


@cites("SS 27E.6", "SS 27C1b.1")
def test_tanks_go_aboard_a_flotilla_in_a_river_port_alone() -> None:
    kiev, bank = "3B:0607", "3B:0807"
    boats = {PINSK: kiev, DANUBE: kiev}
    t = fleet(soviets({**boats, TANKS: kiev}), PINSK, DANUBE)
    assert t.can("embark", TANKS)
    t = fleet(soviets({PINSK: bank, DANUBE: bank, TANKS: bank}), PINSK, DANUBE)
    assert not t.may("embark")
    assert t.refusals("embark_beach", TANKS) == ["SS 27C1b.1"]


@cites("SS 27B3.1", "SS 27B4")
def test_who_escaped_to_sea_may_fetch_fuel_in_another_port() -> None:
    t = soviets({PARIS: at_sea(ODESSA)}, own={"axis": [ODESSA], "dry": [PARIS]}).act("end_phase")
    assert remembered(t).fuelled >> GAME.roster.index[PARIS] & 1
    t = until(t, "axis-movement", *[6] * 400)
    assert t.at(PARIS) == ODESSA


@cites("SS 27C1.1", "SS 27C1.2")
def test_who_has_unloaded_sails_no_more() -> None:
    units = {KAVKAZ: SEVASTOPOL, VOROSHILOV: SEVASTOPOL, RIFLES: SEVASTOPOL}
    t = fleet(soviets(units), KAVKAZ, VOROSHILOV).act("embark", RIFLES).act("land", ODESSA)
    assert t.refusals("fleet", KAVKAZ) == ["SS 27C1.2"]


@cites("SS 27A4", "SS 27A3.3")
def test_a_port_won_this_turn_is_a_beach_at_once() -> None:
    units = {KAVKAZ: SEVASTOPOL, VOROSHILOV: SEVASTOPOL, RIFLES: SEVASTOPOL}
    own = {"at_start": [SEVASTOPOL]}
    t = fleet(soviets(units, own=own), KAVKAZ, VOROSHILOV)
    t.act("embark", RIFLES)
    assert t.refusals("land", ODESSA) == ["SS 27A3.3"]
    assert t.can("land_beach", ODESSA)


@cites("SS 27E.5", "SS 27E.4")
def test_a_flotilla_may_not_sail_past_a_bank_of_the_enemy() -> None:
    """All banks of the Dnepr below Kiev but one side are German."""
    t = fleet(soviets({PINSK: "3B:0807"}, own={"axis": ["3B:0806", "3B:0906"]}), PINSK)
    assert t.refusals("sail", "3B:0806") == ["SS 27E.4"]
    assert t.refusals("sail", "3B:0906") == ["SS 27E.4"]
