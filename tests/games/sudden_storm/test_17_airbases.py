"""17. Airbases: whose they are, how many take off from them, who may be based there."""

from __future__ import annotations

import pytest
from tests.games.sudden_storm.aircraft import (
    BUCURESTI,
    HELSINKI,
    IASI,
    KIEV,
    KIRKENES,
    KONIGSBERG,
    MINSK,
    MOSCOW,
    RIGA,
    names,
)
from tests.games.sudden_storm.situations import DATA
from tests.games.sudden_storm.still_situations import MAP, hexes, labels, march, still, unit

from grognard.games.sudden_storm.law.air import bases
from grognard.games.sudden_storm.law.names import AXIS, SOVIET
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits, holds
from grognard.kernel.referee import Referee

PLAIN = "1B:3411"  # clear ground of the USSR, nothing on it
KRONSHTADT, BREST = "2A:0832", "1B:4223"


def based(ref: Referee, side: int) -> set[str]:
    return labels(bases.airbases(ref.pos, side))


def why(ref: Referee, name: str, h: str) -> set[str]:
    return {one.cite for one in bases.may_base(ref.pos, unit(name)).causes(MAP.hex(h))}


# -- what is a base, and whose


@cites("SS 17.1")
def test_cities_fortresses_and_airfields_are_bases_of_their_owner() -> None:
    ref = still({"S73Rif": "7A:4801"}, {"airfields": [PLAIN]})
    assert {MINSK, KIEV, MOSCOW, BREST, PLAIN} <= based(ref, SOVIET)
    assert {KONIGSBERG, BUCURESTI} <= based(ref, AXIS)
    assert not based(ref, SOVIET) & based(ref, AXIS)
    assert PLAIN not in based(still({"S73Rif": "7A:4801"}), SOVIET)


@cites("SS 17.1")
def test_a_destroyed_fortress_is_no_base() -> None:
    """Kronshtadt is one no more; Brest-Litovsk remains a city."""
    ref = still({"S73Rif": "7A:4801"}, {"razed": [BREST, KRONSHTADT], "airfields": []})
    assert KRONSHTADT not in based(ref, SOVIET)
    assert BREST in based(ref, SOVIET)
    assert [bases.capacity(ref.pos, MAP.hex(h)) for h in (BREST, KRONSHTADT)] == [1, 0]


@cites("SS 17.1")
def test_nobody_is_based_at_an_enemy_base_or_on_plain_ground() -> None:
    ref = still({"LMe109F01": KONIGSBERG, "S73Rif": "7A:4801"})
    allowed = bases.may_base(ref.pos, unit("LMe109F01"))
    assert allowed.set == bases.bases_for(ref.pos, unit("LMe109F01"))
    told = {h: allowed.causes(MAP.hex(h))[0] for h in (MINSK, PLAIN)}
    assert {h: (one.cite, one.what) for h, one in told.items()} == {
        MINSK: ("SS 17.1", "ss-why-enemy-airbase"),
        PLAIN: ("SS 17.1", "ss-why-no-airbase"),
    }


@cites("SS 17C")
def test_a_captured_base_serves_its_captor_at_once() -> None:
    ref = still({"G1Inf": "1B:3612", "S73Rif": "7A:4801"}, {"airfields": [PLAIN]}, phase="axis-movement")
    assert MINSK in based(ref, SOVIET)
    march(ref, "G1Inf", f"1B:3612 {MINSK}")
    assert MINSK in based(ref, AXIS)
    assert MINSK not in based(ref, SOVIET)


@cites("SS 17C")
def test_an_airfield_falls_to_whoever_enters_it() -> None:
    ref = still({"G1Inf": "1B:3412", "S73Rif": "7A:4801"}, {"airfields": [PLAIN]}, phase="axis-movement")
    assert PLAIN in based(ref, SOVIET)
    march(ref, "G1Inf", f"1B:3412 {PLAIN}")
    assert PLAIN in based(ref, AXIS)


# -- capacity


@cites("SS 17A")
@pytest.mark.parametrize(
    ("h", "many"),
    [(MOSCOW, 8), (KIEV, 8), (MINSK, 5), ("1B:3016", 3), (BREST, 1), (KIRKENES, 1), (PLAIN, 0)],
)
def test_the_capacity_of_a_base_is_that_of_its_class(h: str, many: int) -> None:
    ref = still({"S73Rif": "7A:4801"}, {"airfields": []})
    assert bases.capacity(ref.pos, MAP.hex(h)) == many


@cites("SS 17A")
def test_an_airfield_adds_three() -> None:
    ref = still({"S73Rif": "7A:4801"}, {"airfields": [PLAIN, MINSK]})
    assert bases.capacity(ref.pos, MAP.hex(PLAIN)) == 3
    assert bases.capacity(ref.pos, MAP.hex(MINSK)) == 5 + 3


@cites("SS 17A")
@pytest.mark.parametrize("mission", ["escort", "interception", "transfer", "staging", "bombing"])
def test_every_take_off_counts_whatever_it_is_for(mission: str) -> None:
    """D14. From a reference city one takes off in an air phase; any number may be there."""
    city = "2A:2224"
    assert bases.capacity(still({}).pos, MAP.hex(city)) == 1
    ref = still({"VMiG301": city, "VMiG302": city, "VMiG303": MOSCOW}, phase="soviet-movement")
    assert not bases.takeoff_bars(ref.pos, SOVIET, mission)
    bases.take_off(ref, unit("VMiG301"), mission)
    barred = bases.takeoff_bars(ref.pos, SOVIET, mission)
    assert [(bar.cite, names(bar.out)) for bar in barred] == [("SS 17A", ["VMiG301", "VMiG302"])]
    bases.begin_phase(ref, ref.frame)
    assert not bases.takeoff_bars(ref.pos, SOVIET, mission)


@cites("SS 17A")
def test_any_number_may_land() -> None:
    city = "2A:2224"
    units = dict.fromkeys(("VMiG301", "VMiG302", "VMiG303"), city)
    ref = still({**units, "VMiG304": MOSCOW})
    assert holds(bases.bases_for(ref.pos, unit("VMiG304")), MAP.hex(city))


# -- 30 and 31: who may be based where


@cites("SS 31.1", "SS 31B1.3")
def test_finnish_air_units_stay_in_their_zones() -> None:
    ref = still({"FAMS40601": HELSINKI, "S73Rif": "7A:4801"}, {"axis": [RIGA, "1B:0401"]})
    assert "SS 31B.3" in why(ref, "FAMS40601", KONIGSBERG)
    assert not why(ref, "FAMS40601", "1B:0401")


@cites("SS 30B.1", "SS 31.1")
def test_while_finland_is_neutral_its_aircraft_stay_and_others_keep_out() -> None:
    ref = still({"FAMS40601": HELSINKI, "LMe109F01": KONIGSBERG, "RAJu87B01": BUCURESTI}, turn=1)
    assert not why(ref, "FAMS40601", "5B:2502")
    assert "SS 31B.1" in why(ref, "FAMS40601", KONIGSBERG)
    assert "SS 30B.1" in why(ref, "LMe109F01", HUNGARIAN)
    assert "SS 30B.1" in why(ref, "RAJu87B01", HELSINKI)


HUNGARIAN = MAP.label(bits(DATA.country("hungary") & DATA.cities)[0])


@cites("SS 31A2.1")
def test_two_rumanians_at_a_time_are_based_in_the_ussr() -> None:
    """D37: whichever they are; one in the air counts too."""
    gained = {"axis": ["3B:2115", "3B:2510"]}
    units = {"RAJu87B01": "3B:2115", "RAIAR8001": BUCURESTI, "RAIAR8002": BUCURESTI, "S73Rif": "7A:4801"}
    ref = still(units, gained)
    assert not why(ref, "RAIAR8001", "3B:2510")
    ref = still({**units, "RAIAR8001": "3B:2510"}, gained)
    assert why(ref, "RAIAR8002", "3B:2510") == {"SS 31A2.1"}
    assert not why(ref, "RAIAR8002", IASI)
    assert not why(ref, "RAJu87B01", "3B:2510")  # it is one of the two
    flight = {"unit": "RAIAR8001", "mission": "support", "base": BUCURESTI}
    ref = still({**units, "RAIAR8001": "3B:2410"}, {**gained, "flights": [flight]})
    assert why(ref, "RAIAR8002", "3B:2510") == {"SS 31A2.1"}


@cites("SS 31A2.1")
def test_rumanians_are_based_in_no_third_country() -> None:
    ref = still({"RAJu87B01": BUCURESTI, "S73Rif": "7A:4801"})
    southern = DATA.country("bulgaria") & DATA.cities
    assert {tuple(why(ref, "RAJu87B01", MAP.label(h))) for h in bits(southern)} == {("SS 31A2.1",)}


@cites("SS 31A.2", "SS 31A1.2")
def test_hungarians_and_rumanians_share_no_base_and_keep_out_of_each_others_land() -> None:
    gained = {"axis": ["3B:2115", "3B:2510"]}
    units = {"RAJu87B01": "3B:2115", "HAJu88A01": HUNGARIAN, "S73Rif": "7A:4801"}
    ref = still(units, gained, turn=18)
    assert not why(ref, "HAJu88A01", "3B:2510")
    assert why(ref, "HAJu88A01", "3B:2115") == {"SS 31A.2"}
    assert "SS 31A.2" in why(ref, "HAJu88A01", BUCURESTI)
    assert "SS 31A.2" in why(ref, "RAJu87B01", HUNGARIAN)
    assert not why(ref, "HAJu88A01", HUNGARIAN)


@cites("SS 31B1.4")
def test_german_air_units_count_one_in_the_limit_of_the_finnish_theatre() -> None:
    """Five RE: a division and two air units leave no room for a second one, whether based or flying there."""
    inside = "1B:0410"
    crowd = {"G1Inf": "1B:0310", "LMe109F01": inside, "LMe109F02": inside, "S73Rif": "7A:4801"}
    ref = still({**crowd, "LMe109F03": KONIGSBERG})
    assert why(ref, "LMe109F03", inside) == {"SS 31B1.4"}
    assert not why(ref, "LMe109F02", "5B:4711")  # it is there already
    fewer = {name: h for name, h in crowd.items() if name != "LMe109F02"}
    assert not why(still({**fewer, "LMe109F03": KONIGSBERG}), "LMe109F03", inside)
    away = {"unit": "LMe109F02", "mission": "escort", "base": inside}
    ref = still({**crowd, "LMe109F02": "1B:1410", "LMe109F03": KONIGSBERG}, {"flights": [away]})
    assert why(ref, "LMe109F03", inside) == {"SS 31B1.4"}


@cites("SS 31B1.4")
def test_once_leningrad_has_fallen_the_limit_is_gone() -> None:
    crowd = {"G1Inf": "1B:0310", "LMe109F01": HELSINKI, "LMe109F02": HELSINKI, "S73Rif": "7A:4801"}
    ref = still({**crowd, "LMe109F03": KONIGSBERG}, {"leningrad": True})
    assert not why(ref, "LMe109F03", HELSINKI)


def test_the_hexes_of_these_tests_are_what_they_say() -> None:
    assert not hexes(PLAIN) & (DATA.cities | DATA.features("fortress"))
    assert hexes(KRONSHTADT) & DATA.features("fortress")
