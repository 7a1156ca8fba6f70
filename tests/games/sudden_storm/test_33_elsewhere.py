"""33A. Why a unit that arrives may not come in at a hex: the paragraph that forbids it, and its cause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.sudden_storm.situations import DATA, GAME
from tests.games.sudden_storm.still_situations import MAP, still

from grognard.games.sudden_storm.law import entries
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits

MOSCOW, GORKIY, LENINGRAD, MURMANSK = "2A:3317", "2A:3201", "2A:0931", "6A:1519"
TAMPERE, KEMIJARVI, INSIDE, KISHINEV = "5B:4711", "5B:2502", "6A:4328", "3B:2115"


def first(where: str, what: str = "arrive") -> int:
    found: int = next(one.unit for one in DATA.schedule if (one.where, one.what) == (where, what))
    return found


def why(
    unit: int, at: str, units: Mapping[str, Any] | None = None, supplied: str = "land", **own: Any
) -> tuple[str, str]:
    ref = still({GAME.roster[unit].id: "pool", **(units or {})}, own=own, turn=19)
    found = DATA.select(supplied)
    ref.note("SS 12B.1", supplied=(found, found))
    h = MAP.hex(at)
    assert not entries.entry(ref.pos, unit).hexes >> h & 1
    cause = entries.elsewhere(ref.pos, unit, h)
    return cause.cite, cause.what


@cites("SS 33A.1")
def test_in_enemy_hands_or_in_a_zone_of_control() -> None:
    other = first("md moscow")
    assert why(other, GORKIY, axis=f"hex {GORKIY}") == ("SS 33A.1", "ss-why-not-open")
    beside = MAP.label(bits(MAP.grid.adjacent(1 << MAP.hex(GORKIY)) & DATA.land)[0])
    assert why(other, GORKIY, {"G1Inf": beside}) == ("SS 33A.1", "ss-why-not-open")


@cites("SS 33A2.1", "SS 33A1.2", "SS 33A1.3")
def test_no_place_of_that_entry() -> None:
    assert why(first("md moscow"), LENINGRAD) == ("SS 33A2.1", "ss-why-not-there")
    assert why(first("arctic"), "1B:3830") == ("SS 33A1.2", "ss-why-not-there")
    assert why(first("sweden"), "1B:3830") == ("SS 33A1.3", "ss-why-not-there")


@cites("SS 33A2.1")
def test_another_city_of_the_district_comes_first() -> None:
    dot = MAP.label(DATA.places["kalinin"])
    assert why(first("md moscow"), dot) == ("SS 33A2.1", "ss-why-other-city-first")


@cites("SS 33A2.4")
def test_one_of_a_type_has_come_there() -> None:
    gun = first("other")
    used = f"{entries.key_of(DATA, MAP.hex(MOSCOW))} {entries.exact_type(still({}).pos, gun)}"
    assert why(gun, MOSCOW, quotas=[[used, 1]]) == ("SS 33A2.4", "ss-why-one-of-a-type")


@cites("SS 33A1.4", "SS 33A1.5", "SS 31B1.4")
def test_out_of_supply_or_over_the_german_limit() -> None:
    unsupplied = ("SS 33A1.5", "ss-why-entry-unsupplied")
    assert why(first("east"), KISHINEV, supplied="country finland", axis=f"hex {KISHINEV}") == unsupplied
    guests = {"G11Inf": INSIDE}
    full = why(first("finland"), TAMPERE, guests, finland="axis", axis="theatre finnish & country ussr")
    assert full == ("SS 31B1.4", "ss-why-german-limit")


@cites("SS 31A2.2")
def test_new_reserves_come_in_their_own_area() -> None:
    """East of the line no town of Rumania is open to them."""
    assert why(first("rumanian", "arrive_reserve"), "3B:1919") == ("SS 31A2.2", "ss-why-reserve")
