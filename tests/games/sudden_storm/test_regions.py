"""The map of Sudden Storm as the rules name its parts."""

from __future__ import annotations

import pytest
from tests.games.sudden_storm.situations import DATA

from grognard.games.sudden_storm.law.zones import select
from grognard.kernel.cite import cites
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import bits

MAP = DATA.map


def hexes(*labels: str) -> int:
    found: int = MAP.hexes(labels)
    return found


@cites("SS 2B.1", "SS 2B.2", "SS 35.1")
def test_nine_sheets_are_one_map() -> None:
    assert {label.split(":")[0] for label in MAP.index} == {
        "5B",
        "6A",
        "1B",
        "2A",
        "7A",
        "3B",
        "4A",
        "8A",
        "9A",
    }
    assert DATA.places["baku"] == MAP.hex("9A:1506")
    assert MAP.hex("5B:5108") == MAP.hex("1B:0108")


@cites("SS 2D7", "SS 2D8", "SS 28A1", "SS 3G.8")
def test_the_zones_of_weather_share_out_the_land() -> None:
    assert sum((zone & DATA.land).bit_count() for zone in DATA.weather_zones) == DATA.land.bit_count()
    assert DATA.arctic == DATA.weather_zones[0]
    assert DATA.arctic >> MAP.hex("6A:1519") & 1  # Murmansk
    assert not DATA.arctic >> DATA.places["moscow"] & 1


@cites("SS 3F")
def test_major_cities() -> None:
    moscow = next(city for city in DATA.great_cities if city >> DATA.places["moscow"] & 1)
    assert moscow == DATA.area("moscow")
    assert moscow.bit_count() > 1
    assert not DATA.major_cities & DATA.features("dot_city", "reference_city")
    whole = 0
    for city in DATA.great_cities:
        assert not whole & city
        whole |= city
    assert whole & ~DATA.area("moscow") & ~DATA.area("leningrad") == DATA.major_cities & ~DATA.area(
        "moscow"
    ) & ~DATA.area("leningrad")


@cites("SS 3G.2", "SS 3G.3")
def test_districts_reach_over_annexed_land() -> None:
    assert DATA.district("baltic") & DATA.baltic_states == DATA.baltic_states
    assert DATA.district("odessa") >> DATA.places["kishinev"] & 1
    assert not DATA.ussr39 >> DATA.places["kishinev"] & 1


@cites("SS 3G.4", "SS 3G.5", "SS 3G.6")
def test_the_ussr_of_1941_and_that_of_1939() -> None:
    riga, lwow = DATA.places["riga"], DATA.places["lwow"]
    assert DATA.ussr >> riga & DATA.ussr >> lwow & 1
    assert not (DATA.ussr39 >> riga | DATA.ussr39 >> lwow) & 1
    assert not DATA.ussr & DATA.area("hango")
    assert DATA.baltic_states >> riga & 1
    assert not DATA.baltic_states >> lwow & 1


@cites("SS 3G.7", "SS 3G.9", "SS 3G.10")
def test_regions() -> None:
    assert DATA.greater_germany >> MAP.hex("1B:2627") & 1  # Königsberg
    assert not DATA.greater_germany & DATA.ussr
    assert DATA.crimea >> DATA.places["sevastopol"] & 1
    assert DATA.crimea >> MAP.hex("3B:3001") & 1
    assert DATA.bessarabia >> DATA.places["kishinev"] & 1
    assert not DATA.bessarabia & DATA.border39("ussr")


@cites("SS 7A3.1", "SS 7B.3")
def test_gauges_and_railways_as_roads() -> None:
    broad, standard = DATA.lines["broad"], DATA.lines["standard"]
    assert all(not one & other for one, other in zip(broad, standard, strict=True))
    assert all(
        rail == one | other for rail, one, other in zip(DATA.lines["rail"], broad, standard, strict=True)
    )
    assert all(way & rail == rail for way, rail in zip(DATA.ways, DATA.lines["rail"], strict=True))
    a, b = MAP.hex("1B:2906"), MAP.hex("1B:2806")
    assert broad[MAP.grid.direction(a, b)] >> a & 1


@cites("SS 35.2")
def test_distances_from_a_border_begin_with_one() -> None:
    first = DATA.near_border("ussr", "germany", 1, 1)
    assert MAP.grid.adjacent(first) & DATA.country("germany") & DATA.land
    assert all(MAP.grid.adjacent(1 << h) & DATA.country("germany") for h in bits(first))
    second = DATA.near_border("ussr", "germany", 2, 2)
    assert not second & first
    assert not MAP.grid.adjacent(second) & DATA.country("germany") & DATA.land
    assert DATA.near_border("ussr", "germany", 1, 2) == first | second


def test_expressions_of_zones() -> None:
    finland, arctic = DATA.country("finland") & DATA.land, DATA.arctic
    assert select(MAP, "country finland - zone a") == finland & ~arctic
    assert select(MAP, "country finland & zone a | place riga") == finland & arctic | 1 << DATA.places["riga"]
    assert select(MAP, "within 1 of riga").bit_count() <= 7
    assert select(MAP, "box 1B:2224 1B:2225") == hexes("1B:2224", "1B:2225") & DATA.land
    assert not select(MAP, "terrain sea")
    for wrong in ("country atlantis", "area nowhere", "place nowhere", "hex 1B:9999", "somewhere", ""):
        with pytest.raises(BadInput):
            select(MAP, wrong)
