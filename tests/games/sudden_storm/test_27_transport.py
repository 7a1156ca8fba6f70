"""27A3 to 27A5, 27C. Units and resource points carried by sea."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.fights import around, strengths
from tests.games.sudden_storm.ships import (
    GERMAN,
    KIROV,
    MARAT,
    MARINES,
    PARIS,
    RIFLES,
    at_sea,
    fleet,
    germans,
    soviets,
    steps,
)
from tests.games.sudden_storm.situations import GAME, drawn, remembered, until, until_asked

from grognard.games.sudden_storm.law.names import BEACHED, HAULED, SHIPPED
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

GORKIY, KAVKAZ, VOROSHILOV, MOLOTOV = "SMaksimGorkiy", "SKrasnyyKavkaz", "SVoroshilov", "SMolotov"
SEVASTOPOL, ODESSA, OCHAKOV, BATUM = "3B:3704", "3B:2510", "3B:2508", "9A:0632"
BEACH = "3B:3503"  # on the coast of the Crimea, without a port
INLAND = next(one for one in around(ODESSA) if GAME.rules.data.land >> GAME.map.hex(one) & 1)
KONIGSBERG, MEMEL, RIGA = "1B:2627", "1B:2224", "1B:1816"
BLACK = (PARIS, KAVKAZ, VOROSHILOV, MOLOTOV)
CAVALRY, TANKS, GUNS = "S2Cav", "S28Tk", "SLeni1ArtB"


def harbour(*ships: str, at: str = SEVASTOPOL, **units: Any) -> Situation:
    """Ships in port with units beside them."""
    return soviets({**dict.fromkeys(ships, at), **units})


def left(t: Situation, unit: str) -> float | None:
    """Movement points that a unit has left; none: it has not begun to move, or is done."""
    found = dict(remembered(t).left).get(GAME.roster.index[unit])
    return None if found is None else found / 2


# -- 27C1.1 and 27A5: room


@cites("SS 27C1.1", "SS 27A5")
@pytest.mark.parametrize(("unit", "ships"), [(RIFLES, 2), (CAVALRY, 3), (TANKS, 3)])
def test_ships_carry_two_re_each_and_together_what_is_larger(unit: str, ships: int) -> None:
    """A division is 3 RE, twice as many of cavalry and tanks."""
    t = soviets({**dict.fromkeys(BLACK, SEVASTOPOL), unit: SEVASTOPOL})
    fleet(t, *BLACK[: ships - 1])
    assert "SS 27C1.1" in t.refusals("embark", unit)
    t.act("sail_along", BLACK[ships - 1])
    t.act("embark", unit)
    assert t.at(unit) == "afloat"
    t.act("land", ODESSA)
    assert t.at(unit) == ODESSA
    assert {t.at(ship) for ship in BLACK[:ships]} == {ODESSA}


@cites("SS 27C1.1")
def test_ships_with_a_cargo_keep_together() -> None:
    t = fleet(soviets({**dict.fromkeys(BLACK, SEVASTOPOL), RIFLES: SEVASTOPOL}), *BLACK[:2])
    t.act("embark", RIFLES)
    assert not t.may("sail_along")
    convoy = remembered(t).convoys[0]
    assert {GAME.roster[ship].id for ship in convoy.ships} == set(BLACK[:2])
    assert convoy.units == (GAME.roster.index[RIFLES],)


@cites("SS 27C1.1", "SS 27A3.3")
def test_between_ports_of_ones_own_on_one_sea() -> None:
    t = fleet(
        soviets({**dict.fromkeys(BLACK, SEVASTOPOL), RIFLES: SEVASTOPOL}, own={"axis": [OCHAKOV]}), *BLACK[:2]
    )
    t.act("embark", RIFLES)
    assert t.refusals("land", OCHAKOV) == ["SS 27C1.1"]
    assert t.refusals("land", "1B:0711") == ["SS 27A1"]
    assert t.can("land", BATUM)


# -- 27A3.1 and 27A4: ports and beaches


@cites("SS 27A3.1")
def test_a_port_takes_eight_re_loaded_and_landed_together() -> None:
    t = fleet(soviets({**dict.fromkeys(BLACK, SEVASTOPOL), RIFLES: SEVASTOPOL}, own={}), *BLACK[:2])
    t.act("embark", RIFLES).act("land", ODESSA)
    loads = {GAME.map.label(h): re for h, re in remembered(t).port_loads}
    assert loads == {SEVASTOPOL: 3, ODESSA: 3}


@cites("SS 27A3.1", "SS 27A4")
def test_a_full_port_takes_no_more_and_its_beach_any_number() -> None:
    """Six RE of tanks and a brigade fill Sevastopol but for one RE."""
    t = soviets(
        {**dict.fromkeys((*BLACK, "SKrasnyyKrym"), SEVASTOPOL), TANKS: SEVASTOPOL, RIFLES: SEVASTOPOL}
    )
    fleet(t, *BLACK[:3])
    t.act("embark", TANKS).act("land", BATUM)
    fleet(t, BLACK[3], "SKrasnyyKrym")
    assert t.refusals("embark", RIFLES) == ["SS 27A3.1"]
    t.act("embark_beach", RIFLES)
    assert t.refusals("land", BATUM) == ["SS 27A3.1"]
    t.act("land_beach", BATUM)
    assert t.at(RIFLES) == BATUM


@cites("SS 27A4")
def test_a_beach_is_any_coast_but_mountains() -> None:
    t = fleet(soviets({**dict.fromkeys(BLACK, SEVASTOPOL), RIFLES: SEVASTOPOL}), *BLACK[:2])
    t.act("embark_beach", RIFLES)
    beaches = t.may("land_beach")
    mountains = [h for h in beaches if GAME.map.terrain["mountain"] >> GAME.map.hex(h) & 1]
    assert BEACH in beaches
    assert not mountains
    coast = GAME.map.terrain["mountain"] & GAME.map.features["coast"] & GAME.map.attributes["sea"]["black"]
    high = GAME.map.labels(coast)[0]
    t = soviets(
        {**dict.fromkeys(BLACK, SEVASTOPOL), RIFLES: SEVASTOPOL}, own={"soviet": [high], "neutral": []}
    )
    fleet(t, *BLACK[:2]).act("embark_beach", RIFLES)
    assert t.refusals("land_beach", high) == ["SS 27A4"]


# -- 27C1.2


@cites("SS 27C1.2")
def test_a_ship_may_sail_before_loading_and_ends_where_it_unloads() -> None:
    t = fleet(soviets({**dict.fromkeys(BLACK, SEVASTOPOL), RIFLES: ODESSA}), *BLACK[:2])
    t.act("sail", ODESSA).act("embark", RIFLES)
    assert t.refusals("done") == ["SS 27C1.2"]
    t.act("land", BATUM)
    assert "SS 27C1.2" in t.refusals("fleet", PARIS)
    assert t.at(PARIS) == BATUM


@cites("SS 27C1.2", "SS 27B1.3")
def test_german_transports_land_nothing_on_beaches() -> None:
    t = fleet(germans({GERMAN: KONIGSBERG, "GTr2": KONIGSBERG, "G1Inf": KONIGSBERG}), GERMAN, "GTr2")
    t.act("embark", "G1Inf")
    assert not t.may("land_beach")
    assert t.can("land", MEMEL)
    assert t.refusals("land_beach", MEMEL) == ["SS 27B1.3"]


@cites("SS 27C1.2")
def test_nothing_stays_aboard_at_the_end_of_the_phase() -> None:
    """A position may begin with cargo aboard: it has to be landed."""
    aboard = {"convoys": [{"ships": [PARIS, KAVKAZ], "units": [RIFLES]}]}
    units = {PARIS: at_sea("3B:3801"), KAVKAZ: at_sea("3B:3801"), RIFLES: "afloat"}
    t = soviets(units, own=aboard)
    assert t.refusals("end_phase") == ["SS 27C1.2"]
    t.act("fleet", PARIS)
    assert t.refusals("drop") == ["SS 27C1.2"]
    t.act("land", SEVASTOPOL).act("end_phase")
    assert t.at(RIFLES) == SEVASTOPOL


@cites("SS 27C1.2")
def test_cargo_that_nobody_can_land_is_lost() -> None:
    """The tanks are aboard, and there is no port left on the Black Sea."""
    aboard = {"convoys": [{"ships": [PARIS, KAVKAZ, VOROSHILOV], "units": [TANKS]}]}
    units = {**dict.fromkeys((PARIS, KAVKAZ, VOROSHILOV), at_sea("3B:3801")), TANKS: "afloat"}
    ports = GAME.map.labels(GAME.rules.data.ports["black"])
    t = soviets(units, own={**aboard, "axis": ports}).act("end_phase")
    assert t.at(TANKS) == "dead" or t.at(TANKS) == "gone"
    assert not remembered(t).convoys


# -- 27C1.3


@cites("SS 27C1.3", "SS 27B5.3")
def test_what_a_sunk_ship_carries_is_lost() -> None:
    """Two cruisers with a division: the second is sunk by mines off Tallinn, and the division with it."""
    units = {KIROV: {"at": "2A:0832", "steps": 1}, GORKIY: {"at": "2A:0832", "steps": 1}, RIFLES: "2A:0832"}
    t = fleet(soviets(units), KIROV, GORKIY)
    t.act("embark", RIFLES).act("land", "1B:0711", dice=[1, 6])
    assert t.at(GORKIY) == "gone"
    assert t.at(KIROV) == "1B:0711"
    assert t.at(RIFLES) not in ("afloat", "1B:0711")
    assert not remembered(t).convoys


@cites("SS 27C1.3")
def test_what_the_others_carry_is_saved() -> None:
    units = {KIROV: {"at": "2A:0832", "steps": 1}, GORKIY: {"at": "2A:0832", "steps": 1}}
    t = fleet(
        soviets({**units, MARINES: "2A:0832", "SLeni5ArtB": "2A:0832", "SLeni4ArtB": "2A:0832"}),
        KIROV,
        GORKIY,
    )
    for unit in ("SLeni5ArtB", "SLeni4ArtB", MARINES):
        t.act("embark", unit)
    t.act("load_supply").act("land", "1B:0711", dice=[6, 1])
    assert t.at(KIROV) == "gone"
    assert t.at(GORKIY) == "1B:0711"
    assert t.at("SLeni5ArtB") not in ("afloat", "1B:0711")
    assert t.at("SLeni4ArtB") not in ("afloat", "1B:0711")
    assert t.at(MARINES) == "1B:0711"
    assert [one.re for one in remembered(t).landed] == [5]


# -- 27C1.4: E74


@cites("SS 27C1.4")
def test_who_came_by_sea_attacks_in_the_same_turn_with_all_its_strength() -> None:
    units = {**dict.fromkeys(BLACK[:2], SEVASTOPOL), RIFLES: SEVASTOPOL, "G1Inf": INLAND}
    t = fleet(soviets(units), *BLACK[:2])
    t.act("embark", RIFLES).act("land", ODESSA).act("end_phase")
    until(t, "soviet-combat")
    t.act("target", INLAND).act("join", RIFLES)
    assert strengths(t)[0] == GAME.roster[GAME.roster.index[RIFLES]].attack


# -- 27C1a


@cites("SS 27C1a")
@pytest.mark.parametrize(("unit", "ships", "price"), [(RIFLES, 2, 2), (TANKS, 3, 4)])
def test_a_voyage_from_port_to_port_costs_two_points_and_c_m_units_four(
    unit: str, ships: int, price: int
) -> None:
    t = fleet(soviets({**dict.fromkeys(BLACK, SEVASTOPOL), unit: SEVASTOPOL}), *BLACK[:ships])
    t.act("embark", unit).act("land", ODESSA)
    assert left(t, unit) == GAME.roster[GAME.roster.index[unit]].move / 2 - price
    t.act("unit", unit).act("to", INLAND)


@cites("SS 27C1a")
def test_a_unit_may_march_before_and_after() -> None:
    t = soviets({**dict.fromkeys(BLACK, SEVASTOPOL), RIFLES: "3B:3703"})
    t.act("unit", RIFLES).act("to", SEVASTOPOL).act("done")
    before = left(t, RIFLES)
    assert before is not None
    fleet(t, *BLACK[:2]).act("embark", RIFLES).act("land", ODESSA)
    assert left(t, RIFLES) == before - 2
    t.act("unit", RIFLES)


@cites("SS 27C1a")
def test_who_has_too_few_points_left_does_not_sail() -> None:
    t = soviets({**dict.fromkeys(BLACK, SEVASTOPOL), RIFLES: SEVASTOPOL}, own={"left": [[RIFLES, 3]]})
    assert fleet(t, *BLACK[:2]).refusals("embark", RIFLES) == ["SS 27C1a"]


# -- 27C1b


@cites("SS 27C1b.1")
@pytest.mark.parametrize(("unit", "ships"), [(TANKS, 3), (GUNS, 1)])
def test_neither_c_m_units_nor_artillery_use_beaches(unit: str, ships: int) -> None:
    t = fleet(soviets({**dict.fromkeys(BLACK, SEVASTOPOL), unit: SEVASTOPOL}), *BLACK[:ships])
    assert t.refusals("embark_beach", unit) == ["SS 27C1b.1"]
    t.act("embark", unit)
    assert not t.may("land_beach")
    assert t.refusals("land_beach", BEACH) == ["SS 27C1b.1"]


@cites("SS 27C1b.1")
@pytest.mark.parametrize("how", ["beach to port", "port to beach", "beach to beach"])
def test_a_beach_takes_all_the_points_of_a_unit(how: str) -> None:
    first, _, last = how.partition(" to ")
    t = fleet(soviets({**dict.fromkeys(BLACK, SEVASTOPOL), RIFLES: SEVASTOPOL}), *BLACK[:2])
    t.act("embark_beach" if first == "beach" else "embark", RIFLES)
    t.act("land_beach" if last == "beach" else "land", ODESSA)
    assert t.refusals("unit", RIFLES) == ["SS 6.3"]


@cites("SS 27C1b.1")
def test_who_has_moved_uses_no_beach() -> None:
    t = soviets({**dict.fromkeys(BLACK, SEVASTOPOL), RIFLES: SEVASTOPOL}, own={"left": [[RIFLES, 8]]})
    fleet(t, *BLACK[:2])
    assert t.refusals("embark_beach", RIFLES) == ["SS 27C1b.1"]
    t.act("embark", RIFLES)
    assert t.refusals("land_beach", BEACH) == ["SS 27C1b.1"]


# -- resource points


def stock(hex_: str, points: int = 1, used: int = 0) -> dict[str, Any]:
    return {"stocks": [{"hex": hex_, "side": "soviet", "points": points, "used": used}]}


@cites("SS 27C1a", "SS 27A5")
def test_points_go_from_port_to_port_between_two_carriers() -> None:
    t = fleet(soviets({PARIS: SEVASTOPOL}, own=stock(SEVASTOPOL, 3, HAULED | SHIPPED)), PARIS)
    t.act("load_point").act("load_point")
    assert not t.may("load_point")
    t.act("land", ODESSA)
    found = {GAME.map.label(one.hex): (one.points, one.used) for one in remembered(t).stocks}
    assert found == {SEVASTOPOL: (1, HAULED | SHIPPED), ODESSA: (2, SHIPPED)}


@cites("SS 27C1b.2")
def test_points_for_a_beach_are_neither_carried_nor_railed_before() -> None:
    t = fleet(soviets({PARIS: SEVASTOPOL}, own=stock(SEVASTOPOL, 1, HAULED)), PARIS)
    t.act("load_point")
    assert t.refusals("land_beach", BEACH) == ["SS 27C1b.1"]
    t = fleet(soviets({PARIS: SEVASTOPOL}, own=stock(SEVASTOPOL)), PARIS)
    t.act("load_point").act("land_beach", BEACH)
    assert [(one.points, one.used) for one in remembered(t).stocks] == [(1, HAULED | SHIPPED | BEACHED)]


@cites("SS 27C1b.2")
def test_nor_after_it() -> None:
    t = soviets({PARIS: at_sea(BEACH), MARINES: BEACH}, own=stock(BEACH, 1, HAULED | SHIPPED | BEACHED))
    t.act("unit", MARINES)
    assert not t.may("load")


# -- German ports off the map


@cites("SS 27A3.2", "SS 27B1.2")
def test_ships_carry_to_and_from_the_box_of_germany() -> None:
    units = {GERMAN: KONIGSBERG, "GTr2": KONIGSBERG, "G1Inf": KONIGSBERG}
    t = fleet(germans(units), GERMAN, "GTr2")
    t.act("embark", "G1Inf").act("leave_map")
    assert t.at("G1Inf") == t.at(GERMAN) == "germany"
    t = fleet(germans(dict.fromkeys(units, "germany")), GERMAN, "GTr2")
    t.act("embark", "G1Inf").act("land", MEMEL)
    assert t.at("G1Inf") == t.at(GERMAN) == MEMEL


@cites("SS 27A3.2")
def test_ports_off_the_map_take_any_number() -> None:
    """Four transports with 8 RE, and then a ninth."""
    ships = [f"GTr{n}" for n in range(1, 5)]
    t = fleet(germans({**dict.fromkeys(ships, "germany"), "G6Pz": "germany"}), *ships)
    t.act("embark", "G6Pz")
    assert not remembered(t).port_loads


@cites("SS 33A1.1")
def test_standard_germans_may_wait_for_ships() -> None:
    t = until_asked(drawn("axis-initial", {GERMAN: KONIGSBERG, "G227Inf": "pool"}, turn=8), "fill")
    unit = next(one for one in t.may("unit") if "off_map" in offered(t, one))
    t.act("unit", unit).act("off_map")
    assert t.at(unit) == "germany"


def offered(t: Situation, unit: str) -> list[str]:
    t.act("unit", unit)
    found = ["off_map"] if t.can("off_map") else []
    t.act("drop")
    return found


@cites("SS 33A1.1")
def test_german_points_may_wait_there_too_and_be_shipped() -> None:
    t = fleet(germans({GERMAN: "germany"}, own={"depot": 2, "stocks": []}), GERMAN)
    t.act("load_point").act("load_point").act("land", MEMEL)
    assert remembered(t).depot == 0
    assert [(GAME.map.label(one.hex), one.points) for one in remembered(t).stocks] == [(MEMEL, 2)]


# -- 31.1


@cites("SS 31.1", "SS 31B.3")
def test_allies_are_not_carried_out_of_their_zone() -> None:
    finns = next(
        GAME.roster[n].id
        for n in range(len(GAME.roster))
        if GAME.roster[n].more.nation == "finnish" and GAME.roster[n].size == "XX"
    )
    t = fleet(
        germans({GERMAN: "1B:0410", "GTr2": "1B:0410", finns: "1B:0410"}, own={"axis": [RIGA]}),
        GERMAN,
        "GTr2",
    )
    t.act("embark", finns)
    assert "SS 31B.3" in t.refusals("land", KONIGSBERG)


@cites("SS 27C1a")
def test_who_carries_points_sets_them_down_first() -> None:
    t = soviets({**dict.fromkeys(BLACK, SEVASTOPOL), RIFLES: SEVASTOPOL}, own=stock(SEVASTOPOL))
    t.act("unit", RIFLES).act("load").act("drop")
    fleet(t, *BLACK[:2])
    assert t.refusals("embark", RIFLES) == ["SS 27C1a"]
    assert steps(t, MARAT) == 4
