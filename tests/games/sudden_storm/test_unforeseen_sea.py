"""Situations at sea that two rules bear on at once."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.fights import around
from tests.games.sudden_storm.ships import (
    CASPIAN,
    GERMAN,
    KIROV,
    PARIS,
    PINSK,
    RIFLES,
    TANKS,
    at_sea,
    fleet,
    germans,
    soviets,
)
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered, until_asked

from grognard.games.sudden_storm.law.names import AXIS, SOVIET
from grognard.games.sudden_storm.law.sea import fuel, repair, routes
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

MAP = GAME.map
SEVASTOPOL, ODESSA, MARIUPOL, STRAIT = "3B:3704", "3B:2510", "4A:2722", "4A:3526"
RIGA, KONIGSBERG, HELSINKI, VIIPURI, AKKERMAN = "1B:1816", "1B:2627", "1B:0410", "1B:0401", "3B:2611"
ASTRAKHAN, MAKHACHKALA, MOUTH = "8A:3325", "8A:5126", "8A:3626"
KAVKAZ, VOROSHILOV = "SKrasnyyKavkaz", "SVoroshilov"
BLACK = (PARIS, KAVKAZ, VOROSHILOV)
GERMANS, MORE_GERMANS, TRANSPORTS = "G1Inf", "G11Inf", ("GTr1", "GTr2", "GTr3", "GTr4")
FINN = "F1Rif"
BOTH_SHORES = {"axis": ["4A:3525", "4A:3526"]}


@cites("SS 30A2.2", "SS 27B1.1")
def test_the_closed_strait_is_not_passed_in_two_steps_either() -> None:
    """A ship that puts into the strait and sails on would have passed it."""
    t = fleet(soviets({PARIS: SEVASTOPOL}, own=BOTH_SHORES), PARIS).act("sail", STRAIT)
    assert t.may("sail") == []
    assert t.can("done")
    t = fleet(soviets({PARIS: SEVASTOPOL}), PARIS).act("sail", STRAIT)
    assert t.can("sail", MARIUPOL)


# -- leaving a besieged port


def besieged(unit: str, turn: int = 4, **own: Any) -> Situation:
    """Three ships in Odessa with a unit that a German division stands next to."""
    land = DATA.land & ~MAP.terrain["sea"]
    beside = next(one for one in around(ODESSA) if land >> MAP.hex(one) & 1)
    units = {**dict.fromkeys(BLACK, ODESSA), unit: ODESSA, GERMANS: beside}
    return fleet(soviets(units, own={"weather": "clear", **own}, turn=turn), *BLACK)


def left(t: Situation, unit: str) -> float | None:
    found = dict(remembered(t).left).get(GAME.roster.index[unit])
    return None if found is None else found / 2


@cites("SS 6A.1", "SS 27C1a")
def test_who_sails_from_a_port_in_enemy_zoc_pays_for_leaving_it() -> None:
    """Six points, less two for the voyage and two for the ZOC; tanks have eight, and pay four and four."""
    assert left(besieged(RIFLES).act("embark", RIFLES).act("land", SEVASTOPOL), RIFLES) == 2
    t = besieged(TANKS).act("embark", TANKS).act("land", SEVASTOPOL)
    assert left(t, TANKS) is None
    assert TANKS in t.units_marked("done")


@cites("SS 6A.1")
def test_who_cannot_pay_for_the_zoc_stays_in_the_port() -> None:
    assert besieged(RIFLES, left=[[RIFLES, 8]]).can("embark", RIFLES)
    assert besieged(RIFLES, left=[[RIFLES, 6]]).refusals("embark", RIFLES) == ["SS 6A.1"]


@cites("SS 6A.1", "SS 27C1b.1")
def test_from_a_beach_in_enemy_zoc_all_points_are_enough() -> None:
    t = besieged(RIFLES).act("embark_beach", RIFLES).act("land", SEVASTOPOL)
    assert RIFLES in t.units_marked("done")


# -- whose port it is


@cites("SS 27B3.1", "SS 27A3.3")
def test_a_port_won_this_turn_has_no_fuel_yet() -> None:
    own = {"at_start": [SEVASTOPOL], "axis": [SEVASTOPOL]}
    t = soviets({PARIS: at_sea(ODESSA)}, own=own).act("end_phase")
    assert not remembered(t).fuelled
    assert remembered(soviets({PARIS: at_sea(ODESSA)}).act("end_phase")).fuelled


@cites("SS 27B.2", "SS 27A3.3")
def test_off_a_port_won_this_turn_ships_are_at_sea() -> None:
    units = {PARIS: at_sea(ODESSA), KAVKAZ: SEVASTOPOL}
    t = until_asked(drawn("soviet-exploitation", units, {"at_start": [SEVASTOPOL]}), "to_sea")
    assert t.refusals("to_port", PARIS) == ["SS 27B.2"]
    assert t.can("to_sea", KAVKAZ)


@cites("SS 27B3.1", "SS 31B.4", "SS 31A2.4")
@pytest.mark.parametrize(
    ("port", "lost"), [(VIIPURI, {"ever_axis": [VIIPURI]}), (AKKERMAN, {"bessarabia": True})]
)
def test_land_that_is_no_longer_soviet_has_no_soviet_fuel(port: str, lost: dict[str, Any]) -> None:
    """Won back, it stays Finnish, or Rumanian."""
    before, after = soviets({PARIS: SEVASTOPOL}), soviets({PARIS: SEVASTOPOL}, own=lost)
    assert fuel.fuel_ports(before.pos, SOVIET) >> MAP.hex(port) & 1
    assert not fuel.fuel_ports(after.pos, SOVIET) >> MAP.hex(port) & 1
    boat = GAME.roster.index[PINSK]
    assert repair.slips(before.pos, boat) >> MAP.hex(port) & 1
    assert not repair.slips(after.pos, boat) >> MAP.hex(port) & 1


@cites("SS 31A2.4", "SS 27B3.1")
def test_rumanian_bessarabia_has_fuel_for_germans() -> None:
    t = germans({GERMAN: KONIGSBERG}, own={"bessarabia": True, "axis": [AKKERMAN]})
    assert fuel.fuel_ports(t.pos, AXIS) >> MAP.hex(AKKERMAN) & 1


# -- who may sail where


@cites("SS 27B1.4")
def test_a_transport_that_has_fled_to_sea_is_not_shut_in() -> None:
    own = {"axis": [RIGA, KONIGSBERG]}
    t = fleet(germans({GERMAN: at_sea(RIGA), KIROV: at_sea(RIGA)}, own=own), GERMAN)
    assert t.can("sail", KONIGSBERG)
    assert germans({GERMAN: RIGA, KIROV: at_sea(RIGA)}, own=own).refusals("fleet", GERMAN) == ["SS 27B1.4"]


@cites("SS 27A3.4", "SS 27B1.1", "SS 27B.4")
def test_the_mouth_of_the_volga_is_coast_like_any_other() -> None:
    """With a hex of the river lost Astrakhan is out of reach, and the coast at its mouth is not."""
    t = fleet(soviets({CASPIAN: MAKHACHKALA}, own={"axis": ["8A:3326"]}), CASPIAN)
    assert t.can("sail", MOUTH)
    assert t.refusals("sail", ASTRAKHAN) == ["SS 27A3.4"]


@cites("SS 27A3.4", "SS 27A3.3")
def test_astrakhan_won_back_this_turn_is_no_port_yet() -> None:
    units = {CASPIAN: MAKHACHKALA, "STrC2": MAKHACHKALA, RIFLES: MAKHACHKALA}
    t = fleet(soviets(units, own={"at_start": [MAKHACHKALA]}), CASPIAN, "STrC2").act("embark", RIFLES)
    assert t.refusals("land", ASTRAKHAN) == ["SS 27A3.3"]


@cites("SS 31B.2", "SS 30B.1")
def test_german_ships_pass_the_coast_of_neutral_finland_and_no_other() -> None:
    """On Jun II: Germans may be in Finland before it is at war; its ports are not theirs yet."""
    t = germans({GERMAN: KONIGSBERG}, turn=1)
    found = routes.neutral_coast(t.pos, AXIS)
    assert not found >> MAP.hex(HELSINKI) & 1
    assert routes.neutral_coast(t.pos, SOVIET) >> MAP.hex(HELSINKI) & 1
    assert found & DATA.country("sweden")
    assert fleet(t, GERMAN).refusals("sail", HELSINKI) == ["SS 27B1.3"]


@cites("SS 31B1.4", "SS 27C1.1")
def test_of_the_germans_in_one_convoy_all_must_have_room_in_the_finnish_theatre() -> None:
    """Three RE go ashore where five may be, six do not."""
    units = {**dict.fromkeys(TRANSPORTS, KONIGSBERG), GERMANS: KONIGSBERG, MORE_GERMANS: KONIGSBERG}
    t = germans(units, turn=3, own={"axis": [KONIGSBERG, HELSINKI]})
    fleet(t, *TRANSPORTS).act("embark", GERMANS)
    assert t.can("land", HELSINKI)
    t.act("embark", MORE_GERMANS)
    assert t.refusals("land", HELSINKI) == ["SS 31B1.4"]


@cites("SS 31.1", "SS 31B.3", "SS 27B1.2")
def test_no_finn_is_carried_to_a_german_port() -> None:
    """He may land in another port of Finland; a German may go home."""
    ships = dict.fromkeys(TRANSPORTS[:2], HELSINKI)
    own = {"axis": [KONIGSBERG, HELSINKI], "weather": "clear"}
    t = fleet(germans({**ships, FINN: HELSINKI}, own=own), *TRANSPORTS[:2])
    assert t.can("leave_map")
    turku = MAP.label(DATA.places["turku"])
    t = fleet(germans({**ships, FINN: HELSINKI}, own={**own, "axis": [HELSINKI, turku]}), *TRANSPORTS[:2])
    t.act("embark", FINN)
    assert t.refusals("leave_map") == ["SS 31.1"]
    assert t.can("land", turku)
    t = fleet(germans({**ships, GERMANS: HELSINKI}, own=own), *TRANSPORTS[:2]).act("embark", GERMANS)
    assert t.can("leave_map")


# -- why nothing lands there


@cites("SS 27A3.1", "SS 27A3.3", "SS 27A4", "SS 27C1.1")
def test_a_shore_is_refused_for_what_it_is() -> None:
    """An enemy's, without a port, a mountain, a port won this turn."""
    beach, ochakov = "3B:3503", "3B:2508"
    units = {KAVKAZ: SEVASTOPOL, VOROSHILOV: SEVASTOPOL, RIFLES: SEVASTOPOL}
    own = {"axis": [ochakov], "at_start": [SEVASTOPOL, beach]}
    t = fleet(soviets(units, own=own), KAVKAZ, VOROSHILOV).act("embark_beach", RIFLES)
    assert t.refusals("land", ochakov) == ["SS 27C1.1"]
    assert t.refusals("land_beach", ochakov) == ["SS 27C1.1"]
    assert t.refusals("land", beach) == ["SS 27A3.1"]
    assert t.refusals("land", ODESSA) == ["SS 27A3.3"]
    high = MAP.labels(MAP.features["coast"] & MAP.terrain["mountain"] & DATA.ussr)
    assert not high or t.refusals("land_beach", high[0]) == ["SS 27A4"]


@cites("SS 27B1.3")
def test_only_warships_at_sea_keep_a_german_transport_out_of_a_hex() -> None:
    """Not a transport, though one shuts it in (27B1.4)."""
    own = {"axis": [KONIGSBERG, RIGA]}
    assert fleet(germans({GERMAN: KONIGSBERG, CASPIAN: at_sea(RIGA)}, own=own), GERMAN).can("sail", RIGA)
    t = fleet(germans({GERMAN: KONIGSBERG, KIROV: at_sea(RIGA)}, own=own), GERMAN)
    assert t.refusals("sail", RIGA) == ["SS 27B1.3"]


@cites("SS 27B2.5", "SS 27B2.4")
def test_who_has_carried_supply_fires_again_in_the_german_turn() -> None:
    land = DATA.land & ~MAP.terrain["sea"]
    beside = next(one for one in around(ODESSA) if land >> MAP.hex(one) & 1)
    units = {KAVKAZ: ODESSA, RIFLES: ODESSA, GERMANS: beside}
    t = drawn("soviet-exploitation", units, {"carriers": [KAVKAZ], "weather": "clear", "axis": [beside]})
    t = until_asked(t, "gunner")
    assert t.phase == "axis-combat"
    assert t.can("gunner", KAVKAZ)
