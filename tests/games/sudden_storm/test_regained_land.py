"""31A2 and 31B. Bessarabia and the land lost by Finland, once they have gone back: for all rules."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.economy import asked
from tests.games.sudden_storm.situations import DATA, GAME
from tests.games.sudden_storm.still_situations import MAP, still, unit

from grognard.games.sudden_storm.law import allies, entries, nationality, rebuilding_sites, special, supply
from grognard.games.sudden_storm.law.names import AXIS, SOVIET
from grognard.games.sudden_storm.law.sea import fuel
from grognard.kernel.cite import cites
from grognard.kernel.referee import Referee

KISHINEV, VIIPURI, TAMPERE, CERNAUTI = "3B:2115", "1B:0401", "5B:4711", "3B:1222"
REGAINED = {"axis": "area bessarabia", "bessarabia": True}
LOST_AGAIN = {"bessarabia": True}  # the Soviets own it once more
FINNISH = {"axis": "place viipuri", "finland": "axis"}


def coming(nation: str, where: str, what: str = "arrive") -> int:
    some = (one for one in DATA.schedule if (one.nation, one.where, one.what) == (nation, where, what))
    found: int = next(some).unit
    return found


def may_enter(number: int, label: str, **own: Any) -> bool:
    ref = still({GAME.roster[number].id: "pool"}, own=own, turn=18)
    ref.note("SS 12B.1", supplied=(DATA.land, 0))
    return bool(entries.entry(ref.pos, number).hexes >> MAP.hex(label) & 1)


@cites("SS 31A2.4", "SS 33A1.6")
def test_rumanians_arrive_in_bessarabia_once_it_is_theirs_again() -> None:
    reserve = coming("rumanian", "rumanian", "arrive_reserve")
    assert may_enter(reserve, KISHINEV, **REGAINED)
    assert not may_enter(reserve, KISHINEV, axis="area bessarabia")
    assert not may_enter(reserve, KISHINEV, **LOST_AGAIN)


@cites("SS 31A2.4", "SS 33B1.2")
def test_rumanians_bought_back_come_in_there_as_well() -> None:
    t = asked("axis", {"R1Inf": "dead"}, {"rumanian infantry": 9}, **REGAINED).act("buy", "R1Inf")
    assert t.can("at", KISHINEV)
    assert t.can("at", "3B:3126")


@cites("SS 31B.4", "SS 33B1.2")
def test_finns_come_in_at_viipuri_once_the_axis_has_taken_it() -> None:
    for own, able in ((FINNISH, True), ({"finland": "axis"}, False)):
        t = asked("axis", {"F6Rif": "dead"}, {"finnish infantry": 9}, **own).act("buy", "F6Rif")
        assert t.can("at", VIIPURI) is able
        assert t.can("at", TAMPERE)


@cites("SS 31A2.4", "SS 31B.4", "SS 33A1.5")
def test_land_that_has_gone_back_is_no_place_of_the_ussr_for_germans_from_the_east() -> None:
    east = coming("german", "east")
    assert may_enter(east, KISHINEV, axis="area bessarabia")
    assert not may_enter(east, KISHINEV, **REGAINED)
    assert not may_enter(east, VIIPURI, **FINNISH)
    assert may_enter(coming("german", "finland"), VIIPURI, **FINNISH)


@cites("SS 12C3", "SS 31B.4")
def test_viipuri_supplies_finns_once_it_is_finnish() -> None:
    """Helsinki and every other town of Finland are the Soviets' here."""
    for own, fed in (
        ({**FINNISH, "soviet": "country finland"}, True),
        ({"finland": "axis", "axis": "hex 1B:0402", "soviet": "country finland"}, False),
    ):
        at = VIIPURI if fed else "1B:0402"
        ref = still({"F6Rif": at, "G1Inf": at}, own=own, turn=7)
        assert bool(supply.supplied_units(ref.pos, AXIS) >> unit("F6Rif") & 1) is fed
        assert not supply.supplied_units(ref.pos, AXIS) >> unit("G1Inf") & 1


SOVIET_FINLAND = {"finland": "axis", "soviet": "country finland"}


@cites("SS 31A2.5", "SS 31B3", "SS 31A2.4", "SS 31B.4")
@pytest.mark.parametrize(
    ("nation", "own", "beaten"),
    [
        ("finnish", SOVIET_FINLAND, True),
        ("finnish", {**SOVIET_FINLAND, "axis": "place viipuri"}, False),
        ("finnish", {**SOVIET_FINLAND, "ever_axis": "place viipuri"}, True),
        ("rumanian", {"soviet": "country rumania"}, True),
        ("rumanian", {"soviet": "country rumania", "axis": "place kishinev"}, True),
        ("rumanian", {"soviet": "country rumania", "axis": "place kishinev", "bessarabia": True}, False),
    ],
)
def test_who_surrenders_has_lost_the_towns_that_were_given_back_too(
    nation: str, own: dict[str, Any], beaten: bool
) -> None:
    assert allies.is_beaten(still({}, own=own, turn=7).pos, nation) is beaten


# -- the Soviets, who may win it again, have it in no district any more


def ours(**own: Any) -> Referee:
    return still({}, own=own, turn=9, phase="soviet-initial")


@cites("SS 31A2.4", "SS 33A2.1", "SS 33B3.3")
def test_soviet_districts_have_lost_what_went_back_for_good() -> None:
    """Kishinev lies in the district of Odessa only as long as Bessarabia is Soviet."""
    others = "district odessa - place kishinev"
    for own, able in (({}, True), (LOST_AGAIN, False)):
        ref = ours(axis=others, **own)
        assert ref.pos.state.own.soviet >> MAP.hex(KISHINEV) & 1
        assert bool(entries.district_hexes(ref.pos, "md odessa")) is able
        assert bool(special.room(ref.pos, "odessa")) is able
        assert bool(rebuilding_sites.district_lines(ref.pos, "odessa")) is able


@cites("SS 31A2.4", "SS 33B2.7")
def test_a_cadre_on_rumanian_ground_is_in_no_district() -> None:
    for own, name in (({}, "odessa infantry"), (LOST_AGAIN, None)):
        ref = still({"S25Rif": KISHINEV}, own=own, turn=9, phase="soviet-initial")
        assert rebuilding_sites.creditor(ref.pos, unit("S25Rif"), "infantry") == name


@cites("SS 31A2.4", "SS 27B3.1")
def test_ships_find_fuel_in_bessarabia_as_in_the_country_it_belongs_to() -> None:
    port = 1 << DATA.places["belgorod_dnestrovskiy"]
    before = {"at_start": [MAP.label(DATA.places["belgorod_dnestrovskiy"])]}  # the port was theirs already
    assert fuel.fuel_ports(still({}, own=before).pos, SOVIET) & port
    assert not fuel.fuel_ports(still({}, own={**LOST_AGAIN, **before}).pos, SOVIET) & port
    assert fuel.fuel_ports(still({}, own={**REGAINED, **before}).pos, AXIS) & port
    assert not fuel.fuel_ports(still({}, own={"axis": "area bessarabia", **before}).pos, AXIS) & port


def test_what_has_gone_back() -> None:
    assert nationality.gone_back(still({}, own={}).pos) == 0
    assert nationality.gone_back(still({}, own=FINNISH).pos) == 1 << MAP.hex(VIIPURI)
    assert nationality.gone_back(still({}, own=REGAINED).pos) >> MAP.hex(CERNAUTI) & 1
