"""The map of Sudden Storm: what the rulebook and the orders of battle say of it, and what the country was
like.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from grognard.draw.art import load_art
from grognard.games.boards import board
from grognard.games.sudden_storm.map_types import CITIES, FEATURES, TERRAINS
from grognard.kernel.hexes import HexSet, bits, hexset_of_many
from grognard.mapcheck.map_checks import faults
from grognard.mapcheck.pins import read_pins, verdicts

BOARD = board("ss")
MAP = BOARD.map
GRID = MAP.grid
PLACES = {p.id: p for p in MAP.places}
WET = MAP.terrain["sea"] | MAP.terrain["lake"]
LAND = GRID.board & ~WET

# where armies stand on the border, from north to south (orders of battle); two Soviet ends and Kandalaksha
# are misprints put right
GERMAN_ENDS = (
    "1B:2224 1B:2424 1B:2524 1B:2623 1B:2723 1B:2923 1B:3023 1B:3122 1B:3221 1B:3327 1B:3427 1B:3926 1B:4025 "
    "1B:4325 "
    "1B:4425 1B:4625 1B:4725 1B:4826 1B:4827 3B:0231"
)
SOVIET_ENDS = (
    "1B:2523 1B:2622 1B:3220 1B:3321 1B:3325 1B:3425 1B:3825 1B:3925 1B:4324 1B:4424 1B:4824 1B:4925 "
    "1B:5028 1B:5129 3B:0330"
)
RUMANIAN_ENDS = "3B:1326 3B:1421 3B:1420 3B:2018 3B:2118 3B:2819 3B:2919 3B:3115"
FINNISH_FRONT = "6A:1219 6A:3126 6A:3226 6A:5029 6A:5130 1B:0402"
CITY_HEXES = {
    "polotsk": "1B:2906",
    "astrakhan": "8A:3325",
    "kronshtadt": "2A:0832",
    "baku": "9A:1506",
    "ploesti": "3B:2826",
    "trondheim": "5B:2532",
    "narvik": "5B:0911",
    "cluj": "3B:1630",
    "bucuresti": "3B:3126",
    "rovaniemi": "5B:2502",
    "kandalaksha": "6A:2420",
    "hango": "1B:0515",
    "tallinn": "1B:0711",
    "riga": "1B:1816",
    "minsk": "1B:3611",
    "wilno": "1B:3016",
    "kiev": "3B:0607",
    "odessa": "3B:2510",
    "dnepropetrovsk": "4A:1828",
    "arkhangelsk": "6A:3907",
    "moscow": "2A:3317",
    "leningrad": "2A:0931",
    "stalingrad": "4A:2101",
    "rostov": "4A:2715",
    "saratov": "8A:0730",
    "velikie_luki": "1B:2601",
}

SEAMS = (
    "5B:5112=1B:0112 6A:5120=2A:0120 1B:5104=3B:0104 2A:5130=4A:0130 5B:2001=6A:2033 1B:3001=2A:3033 "
    "3B:3001=4A:3033 "
    "2A:3401=7A:3417 4A:2101=8A:2134 7A:5110=8A:0127"
)
OWNERS = (  # in June 1941, and on 1 September 1939
    "lwow ussr poland, wilno ussr poland, kaunas ussr lithuania, riga ussr latvia, tallinn ussr estonia, "
    "kishinev ussr rumania, "
    "cernauti ussr rumania, viipuri ussr finland, warsaw germany poland, suwalki germany poland, konigsberg "
    "germany germany, "
    "cluj hungary rumania, uzhgorod hungary hungary, hango finland finland, petsamo finland finland, "
    "kirkenes norway norway, "
    "polotsk ussr ussr, minsk ussr ussr, varna bulgaria bulgaria, kars turkey turkey"
)
DISTRICTS = {
    "leningrad": "leningrad novgorod",
    "baltic": "riga kaunas tallinn",
    "western": "smolensk pinsk minsk",
    "kiev": "kiev lwow zhitomir",
    "odessa": "odessa kishinev sevastopol",
    "kharkov": "kharkov stalino",
    "orel": "voronezh kursk",
    "moscow": "gorkiy tula",
    "north_caucasus": "rostov stalingrad",
    "transcaucasus": "tbilisi baku",
    "volga": "saratov kazan",
    "arkhangelsk": "vologda viipuri sortavala",
    "": "warsaw helsinki",
}
ZONES = {
    "a": "murmansk oulu kemi",
    "b": "helsinki leningrad moscow",
    "c": "saratov warsaw kiev konigsberg memel",
    "d": "odessa astrakhan sevastopol",
    "g": "baku tbilisi",
}
ARMIES = (
    "axis_18th_army 1B:2224 1B:2424, axis_16th_army 1B:2723 1B:2923, axis_11th_army 3B:1420 3B:2018, "
    "soviet_10th_army 1B:3425 1B:3825, soviet_4th_army 1B:3925 1B:4324, soviet_6th_army 1B:4925 1B:5028"
)
# held by the Axis at the end of March 1942; Bryansk is counted apart, Leningrad, Kronshtadt and Sevastopol
# are cut off
HELD = (
    "kiev minsk riga lwow odessa dnepropetrovsk kharkov zaporozhye stalino tallinn kaunas liepaja wilno "
    "vitebsk mogilev gomel "
    "smolensk orel kursk pskov chernigov zhitomir vinnitsa poltava kremenchug kirovograd krivoy_rog "
    "nikolayev kherson "
    "mariupol taganrog kishinev cernauti simferopol viipuri petrozavodsk brest_litovsk"
)


def triples(text: str) -> list[list[str]]:
    return [part.split() for part in text.split(",")]


def own(label: str, name: str) -> str:
    return MAP.attributes_of(MAP.hex(label)).get(name, "")


def at(place: str, name: str) -> str:
    return MAP.attributes_of(PLACES[place].hex).get(name, "")


def around(label: str) -> dict[str, int]:
    return {MAP.label(n): n for _, n in GRID.neighbours(MAP.hex(label))}


def touched(label: str, name: str) -> set[str]:
    """What the hexes beside it have for an attribute."""
    return {MAP.attributes_of(n).get(name, "") for n in around(label).values()}


def has(feature: str, labels: Iterable[str]) -> bool:
    return all(MAP.features[feature] >> MAP.hex(x) & 1 for x in labels)


def in_area(area: str) -> set[str]:
    return set(MAP.labels(MAP.areas[area]))


def country(name: str) -> HexSet:
    return MAP.attributes["country"][name]


def test_the_map_is_sound() -> None:
    assert [str(f) for f in faults(MAP, BOARD.customs, BOARD.files)] == []


def test_every_pin_of_the_rulebook_holds() -> None:
    pins = read_pins(BOARD.files)
    named = [pin for pin in pins if pin.claim in ("place", "on")]
    assert len(named) == 150  # every hex that the rulebook and the orders of battle name
    assert [str(v.fault()) for v in verdicts(MAP, pins) if not v.is_met] == []


def test_what_stands_on_the_map_can_be_drawn() -> None:
    art = load_art(BOARD.files)
    assert all(name in art.terrain for name in TERRAINS)
    assert all(name in art.feature for name in FEATURES)
    assert all(MAP.terrain[name] for name in TERRAINS)


# -- sheets (SS 35)


@pytest.mark.parametrize(("one", "other"), [pair.split("=") for pair in SEAMS.split()])
def test_neighbouring_sheets_share_a_row_or_column(one: str, other: str) -> None:
    assert MAP.hex(one) == MAP.hex(other)


def test_odd_rows_lie_half_a_hex_east() -> None:
    assert {"2A:3316", "2A:3318", "2A:3216", "2A:3217", "2A:3416", "2A:3417"} == set(around("2A:3317"))
    assert {"3B:1004", "3B:1006", "3B:0905", "3B:0906", "3B:1105", "3B:1106"} == set(around("3B:1005"))


# -- cities (SS 3F, 30A4, 36B)


@pytest.mark.parametrize(("city", "label"), CITY_HEXES.items())
def test_cities_lie_in_the_hexes_of_the_rulebook(city: str, label: str) -> None:
    assert PLACES[city].hex == MAP.hex(label)


def test_moscow_is_worth_fifteen_points() -> None:
    ring = set(around("2A:3317"))
    assert len(ring) == 6
    assert has("partial_city", ring)
    assert has("full_city", ["2A:3317"])
    assert in_area("moscow") == ring | {"2A:3317"}


def test_leningrad_is_worth_thirteen_points_and_touches_kronshtadt() -> None:
    hexes = in_area("leningrad")
    full = [x for x in hexes if has("full_city", [x])]
    assert full == ["2A:0931"]
    assert has("partial_city", hexes - {"2A:0931"})
    assert 3 * len(full) + 2 * (len(hexes) - 1) == 13
    assert hexes & set(around("2A:0832")) == {"2A:0831"}


def test_the_line_of_march_1942_is_worth_57_points() -> None:
    """SS 36D: what the Germans held, half of what was cut off, Bryansk, and one move of the capital."""
    worth = {"full_city": 3, "partial_city": 2, "dot_city": 1, "fortress": 1}
    held = sum(max(worth.get(f, 0) for f in MAP.features_of(PLACES[city].hex)) for city in HELD.split())
    assert held == 47
    assert int(held + (13 + 1 + 1) / 2 + 2 + 1) == 57


def test_a_hex_has_one_size_of_city() -> None:
    for a in CITIES:
        for b in CITIES:
            assert a == b or not MAP.features[a] & MAP.features[b]


def test_the_dot_cities_of_the_western_district_are_the_five_listed() -> None:
    district = MAP.attributes["district"]["western"]
    found = {MAP.label(h) for h in bits(MAP.features["dot_city"] & district)}
    assert found == {MAP.label(MAP.hex(x)) for x in ("1B:4604", "1B:3804", "2A:3532", "1B:3203", "1B:3016")}


def test_there_are_two_oil_fields() -> None:
    assert set(bits(MAP.features["oil"])) == {PLACES["baku"].hex, PLACES["ploesti"].hex}


def test_ports_are_cities_or_fortresses_by_the_water() -> None:
    towns = MAP.features["fortress"]
    for size in CITIES:
        towns |= MAP.features[size]
    assert not MAP.features["port"] & ~towns
    assert not MAP.features["port"] & WET


def test_moscow_district_has_as_many_cities_as_divisions_to_place() -> None:
    major = {"moscow"}
    for h in bits(
        (MAP.features["partial_city"] | MAP.features["dot_city"]) & MAP.attributes["district"]["moscow"]
    ):
        major |= {p.id for p in MAP.places if p.hex == h and p.kind in ("partial_city", "dot_city")}
    assert {"gorkiy", "yaroslavl", "tula", "kalinin", "ryazan"} <= major
    assert len(major) == 9  # one division each (order of battle)


# -- borders


@pytest.mark.parametrize("label", GERMAN_ENDS.split())
def test_german_armies_stand_on_the_border(label: str) -> None:
    assert own(label, "country") == "germany"
    assert "ussr" in touched(label, "country")


@pytest.mark.parametrize("label", SOVIET_ENDS.split())
def test_soviet_armies_stand_opposite(label: str) -> None:
    assert own(label, "country") == "ussr"
    assert "germany" in touched(label, "country")


@pytest.mark.parametrize("label", RUMANIAN_ENDS.split())
def test_the_rumanian_front(label: str) -> None:
    assert own(label, "country") == "rumania"
    assert "ussr" in touched(label, "country")


@pytest.mark.parametrize("label", FINNISH_FRONT.split())
def test_the_finnish_border_of_1941(label: str) -> None:
    assert own(label, "country") == "ussr"
    assert "finland" in touched(label, "country")


@pytest.mark.parametrize("label", ["2A:0732", "2A:0630"])
def test_the_finnish_border_of_1939_before_leningrad(label: str) -> None:
    assert own(label, "border39") == "finland"
    assert "ussr" in touched(label, "border39")
    assert own(label, "country") == "ussr"


def test_every_land_hex_has_a_country_and_no_other_hex_has() -> None:
    held = 0
    for hexes in MAP.attributes["country"].values():
        held |= hexes
    assert held == LAND


@pytest.mark.parametrize(("place", "now", "before"), triples(OWNERS))
def test_whose_the_cities_were(place: str, now: str, before: str) -> None:
    assert (at(place, "country"), at(place, "border39")) == (now, before)


def test_bessarabia_lies_between_the_two_rumanian_borders() -> None:
    bessarabia = MAP.areas["bessarabia"]
    assert bessarabia
    assert bessarabia & ~country("ussr") == 0
    assert bessarabia == MAP.attributes["border39"]["rumania"] & country("ussr")
    assert all(bessarabia >> PLACES[p].hex & 1 for p in ("kishinev", "beltsy", "izmail"))


# -- districts, weather, theatres


@pytest.mark.parametrize(
    ("place", "district"), [(p, d) for d, names in DISTRICTS.items() for p in names.split()]
)
def test_military_districts(place: str, district: str) -> None:
    assert at(place, "district") == district


@pytest.mark.parametrize(("place", "zone"), [(p, z) for z, names in ZONES.items() for p in names.split()])
def test_weather_zones(place: str, zone: str) -> None:
    assert at(place, "zone") == zone


def test_weather_zone_c_is_a_band_and_two_small_regions_on_9a() -> None:
    rest, pieces = MAP.attributes["zone"]["c"], []
    while rest:
        pieces.append(GRID.flood(rest & -rest, rest, GRID.open))
        rest &= ~pieces[-1]
    small = sorted(pieces, key=int.bit_count)[:-1]
    assert len(small) == 2
    on_9a = {h for label, h in MAP.index.items() if label.startswith("9A:")}
    assert all(set(bits(piece)) & on_9a for piece in small)


def test_the_finnish_theatre_ends_at_its_limits() -> None:
    for place in ("viipuri", "petrozavodsk", "sortavala", "helsinki", "hango"):
        assert at(place, "theatre") == "finnish"
    for place in ("leningrad", "tikhvin", "tallinn", "volkhov", "arkhangelsk"):
        assert at(place, "theatre") == ""
    for place in ("murmansk", "rovaniemi", "petsamo", "narvik", "trondheim"):
        assert at(place, "theatre") == "arctic"


# -- water


def test_ships_sail_round_the_cape_and_not_over_it() -> None:
    assert MAP.terrain_of(MAP.hex("3B:3106")) == MAP.terrain_of(MAP.hex("3B:3305")) == "sea"
    assert LAND >> MAP.hex("3B:3205") & 1


def test_the_four_seas_are_apart() -> None:
    for name, hexes in MAP.attributes["sea"].items():
        assert hexes & ~(MAP.terrain["sea"] | MAP.features["coast"]) == 0
        water = hexes & MAP.terrain["sea"]
        assert GRID.flood(water, MAP.terrain["sea"], GRID.open) == water, name


def test_ports_are_reached_from_the_sea() -> None:
    wet = MAP.terrain["sea"] | MAP.features["coast"]
    reached = GRID.flood(MAP.terrain["sea"], wet, GRID.open)
    assert MAP.features["port"] & ~reached == 1 << MAP.hex("8A:3325")  # Astrakhan, up the Volga (SS 27A3)


def test_set_up_areas_keep_to_their_own_side() -> None:
    for name, hexes in MAP.areas.items():
        if name.startswith(("axis_", "soviet_")):
            assert hexes & ~LAND == 0, name
        if name.startswith("soviet_"):
            assert hexes & ~country("ussr") == 0, name
    for army in ("18th_army", "4th_panzer_group", "16th_army", "9th_army", "2nd_panzer_group", "17th_army"):
        assert MAP.areas[f"axis_{army}"] & ~country("germany") == 0


@pytest.mark.parametrize(("area", "first", "last"), triples(ARMIES))
def test_army_zones_reach_from_end_to_end(area: str, first: str, last: str) -> None:
    rows = {int(x.split(":")[1][:2]) for x in in_area(area)}
    assert MAP.areas[area] >> MAP.hex(first) & 1
    assert MAP.areas[area] >> MAP.hex(last) & 1
    assert min(rows) == int(first[3:5])
    assert max(rows) == int(last[3:5])


def test_railways_at_the_edges_feed_both_sides() -> None:
    rails = hexset_of_many(h for line in MAP.lines if line.kind == "rail" for h in line.hexes)
    for area, edge in (("axis_supply", "west_edge"), ("soviet_supply", "east_edge")):
        assert MAP.areas[area]
        assert MAP.areas[area] & ~(MAP.areas[edge] & rails) == 0
    for name in ("germany", "hungary", "rumania", "bulgaria"):
        assert MAP.areas["axis_supply"] & country(name), name
    assert MAP.areas["swedish_entry"] & rails & country("sweden")


def test_coasts_freeze_in_the_north_but_not_at_hango_or_murmansk() -> None:
    ice = MAP.areas["freezing_coast"]
    for place in (
        "helsinki",
        "tallinn",
        "riga",
        "oulu",
        "kronshtadt",
        "arkhangelsk",
        "belomorsk",
        "kandalaksha",
    ):
        assert ice >> PLACES[place].hex & 1, place
    for place in ("hango", "murmansk", "konigsberg", "petsamo", "narvik", "odessa"):
        assert not ice >> PLACES[place].hex & 1, place


@pytest.mark.parametrize(
    "label", ["2A:0929", "1B:4218", "3B:2917", "1B:1705", "2A:0719", "2A:1731", "7A:3404"]
)
def test_river_flotillas_lie_at_the_water(label: str) -> None:
    sides = {f for a, b, f, _, _ in MAP.side_names if MAP.hex(label) in (a, b)}
    beside = any(WET >> n & 1 for n in around(label).values())
    assert beside or sides & {"river", "major_river", "lake"}
