"""What follows from a capture, each thing once: the one function where all of it hangs."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA
from tests.games.sudden_storm.still_situations import MAP, hexes, march, still, told

from grognard.games.sudden_storm.law import possession
from grognard.games.sudden_storm.law.names import AXIS, NOBODY, SOVIET, Capital, Factory, Stock, Work, own
from grognard.kernel.cite import cites
from grognard.kernel.referee import Referee

FIELD, MOSCOW, KIEV, ODESSA = "4A:0511", "2A:3317", "3B:0607", "3B:2607"


def taken(at: str, side: int = AXIS, own: dict[str, Any] | None = None, **more: Any) -> Referee:
    """A hex changes hands."""
    given = {"axis": [at]} if side == SOVIET else {}
    ref = still({}, own={**given, **(own or {})}, **more)
    possession.apply_capture(ref, side, hexes(at))
    return ref


def at(label: str) -> int:
    return MAP.hex(label)


# -- resource points


@cites("SS 12F.5")
@pytest.mark.parametrize(("points", "captured"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_half_of_the_points_are_captured_and_the_rest_is_destroyed(points: int, captured: int) -> None:
    """Example E45: three points left behind, one captured."""
    ref = taken(FIELD, own={"stocks": [[FIELD, 1, points], [KIEV, 1, 7]]})
    left = (Stock(at(FIELD), AXIS, captured),) if captured else ()
    assert own(ref.pos).stocks == tuple(sorted((*left, Stock(at(KIEV), SOVIET, 7))))


@cites("SS 12F.5")
def test_points_in_several_counters_are_halved_together() -> None:
    ref = taken(FIELD, own={"stocks": [[FIELD, 1, 1], [FIELD, 1, 1], [FIELD, 1, 1]]})
    assert own(ref.pos).stocks == (Stock(at(FIELD), AXIS, 1),)


@cites("SS 12F.5")
def test_a_zone_alone_captures_points_too() -> None:
    """SS-R8."""
    ref = still({"G1Inf": "4A:0513"}, own={"axis": ["4A:0513"], "stocks": [[FIELD, 1, 4]]})
    march(ref, "G1Inf", "4A:0513 4A:0512")
    assert own(ref.pos).stocks == (Stock(at(FIELD), AXIS, 2),)
    march(ref, "G1Inf", "4A:0512 4A:0511")
    assert own(ref.pos).stocks == (Stock(at(FIELD), AXIS, 2),)  # once


# -- works


@cites("SS 30A5b")
def test_a_fort_is_removed_with_its_hex_by_a_zone_too() -> None:
    """SS-R8."""
    ref = still({"G1Inf": "4A:0513"}, own={"axis": ["4A:0513"], "forts": [FIELD, "4A:0509"]})
    march(ref, "G1Inf", "4A:0513 4A:0512")
    assert own(ref.pos).forts == hexes("4A:0509")


@cites("SS 30A5a")
def test_a_fortress_is_destroyed_for_good_when_it_is_captured() -> None:
    ref = taken("3B:3704")
    assert own(ref.pos).razed == hexes("3B:3704")
    possession.apply_capture(ref, SOVIET, hexes("3B:3704"))
    assert own(ref.pos).razed == hexes("3B:3704")
    assert told(ref).count("ss-fortress-destroyed") == 1
    assert own(taken(FIELD).pos).razed == 0


@cites("SS 14A.3")
def test_works_under_construction_are_lost_with_their_hex() -> None:
    works = [[FIELD, "fort", 1, 6], [KIEV, "fort", 1, 6], [FIELD, "airfield", 0, 6]]
    ref = taken(FIELD, own={"works": works})
    assert own(ref.pos).works == (Work(at(KIEV), "fort", SOVIET, 6), Work(at(FIELD), "airfield", AXIS, 6))


def test_an_airfield_stays() -> None:
    """It is the captor's (17C)."""
    assert own(taken(FIELD, own={"airfields": [FIELD]}).pos).airfields == hexes(FIELD)


# -- factories, the capital, railways


def test_points_kept_in_a_factory_are_lost_with_its_hex() -> None:
    factories = [["4A:2101", "producing", 0, 2, 1], [MOSCOW, "producing", 0, 3, 2]]
    ref = taken("4A:2101", own={"factories": factories})
    assert own(ref.pos).factories == (
        Factory(at("4A:2101"), "producing", 0, 0, 0),
        Factory(at(MOSCOW), "producing", 0, 3, 2),
    )


def test_a_factory_scores_each_time_its_hex_is_captured() -> None:
    """D23."""
    ref = taken("4A:2101")
    assert own(ref.pos).points == 2
    possession.apply_capture(ref, SOVIET, hexes("4A:2101"))
    assert own(ref.pos).points == 2
    possession.apply_capture(ref, AXIS, hexes("4A:2101"))
    assert own(ref.pos).points == 4


def test_the_capital_is_captured_with_its_hex() -> None:
    ref = taken("2A:3316", own={"factories": []}, turn=9)
    assert own(ref.pos).capital.hex == at(MOSCOW)
    possession.apply_capture(ref, AXIS, hexes(MOSCOW))
    assert own(ref.pos).capital == Capital(NOBODY, "captured", 9)
    assert own(ref.pos).penalty == 4
    assert own(ref.pos).points == 2


@cites("SS 7A4.7")
def test_soviet_rail_capacity_falls_by_each_city_hex_the_first_time() -> None:
    """Example E18: all of Moscow is worth seven."""
    ref = still({})
    moscow = DATA.area("moscow")
    possession.apply_capture(ref, AXIS, moscow)
    assert own(ref.pos).rail_lost == 7
    possession.apply_capture(ref, SOVIET, moscow)
    possession.apply_capture(ref, AXIS, moscow)
    assert own(ref.pos).rail_lost == 7
    possession.apply_capture(ref, AXIS, hexes("4A:1228"))  # a dot city
    assert own(ref.pos).rail_lost == 7
    possession.apply_capture(ref, AXIS, hexes(KIEV))
    assert own(ref.pos).rail_lost == 8


# -- replacement points, counts


def test_points_kept_in_an_isolated_city_are_lost_with_it() -> None:
    ref = taken(KIEV, own={"stores": [[KIEV, "infantry", 40], [MOSCOW, "infantry", 20]]})
    assert own(ref.pos).stores == ((at(MOSCOW), "infantry", 20),)


def test_a_replacement_city_won_back_begins_to_wait() -> None:
    place = next(one.hex for one in DATA.tables.soviet_replacements if one.hex >= 0)
    ref = taken(MAP.label(place), SOVIET, turn=11)
    assert own(ref.pos).retaken == ((place, 11),)
    assert own(taken(FIELD, SOVIET).pos).retaken == ()


def test_a_city_that_changes_hands_is_out_of_supply_for_the_first_time() -> None:
    """SS-P55."""
    counts = [[KIEV, 2, True], [MOSCOW, 1, True]]
    ref = taken(KIEV, own={"counts": counts})
    assert [one.hex for one in own(ref.pos).counts] == [at(MOSCOW)]


# -- land that goes back


@cites("SS 31A2.4")
def test_bessarabia_is_rumanian_for_good_once_all_of_it_has_been_axis() -> None:
    land = DATA.area("bessarabia")
    last, one = hexes("3B:2611"), hexes("3B:1615")
    ref = still({}, own={"axis": MAP.labels(land & ~last & ~one)})
    possession.apply_capture(ref, AXIS, one)
    assert not own(ref.pos).bessarabia
    possession.apply_capture(ref, AXIS, last)
    assert own(ref.pos).bessarabia
    possession.apply_capture(ref, SOVIET, last)
    assert own(ref.pos).bessarabia


# -- together


@cites("SS 3E.1")
def test_a_city_changes_hands_but_once() -> None:
    """Whoever enters what is his already gains nothing."""
    ref = still({"G1Inf": "4A:1229"}, own={"axis": ["4A:1229"], "stocks": [["4A:1228", 1, 4]]})
    march(ref, "G1Inf", "4A:1229 4A:1228 4A:1227 4A:1228")
    assert told(ref).count("ss-taken-axis") == 1
    assert own(ref.pos).stocks == (Stock(at("4A:1228"), AXIS, 2),)


@cites("SS 30B.1")
def test_land_that_is_ceded_is_not_plundered() -> None:
    ref = still({}, own={"stocks": [[FIELD, 1, 4]], "forts": [FIELD]})
    possession.cede(ref, hexes(FIELD), AXIS, "SS 31A3")
    assert hexes(FIELD) & possession.owned_hexes(ref.pos, AXIS)
    assert own(ref.pos).forts == hexes(FIELD)
    assert own(ref.pos).stocks == (Stock(at(FIELD), SOVIET, 4),)


def test_every_hex_has_one_owner_or_is_neutral_at_the_start() -> None:
    ref = still({})
    both = possession.owned_hexes(ref.pos, AXIS) & possession.owned_hexes(ref.pos, SOVIET)
    every = (
        possession.owned_hexes(ref.pos, AXIS) | possession.owned_hexes(ref.pos, SOVIET) | own(ref.pos).neutral
    )
    assert not both
    assert every == DATA.land
