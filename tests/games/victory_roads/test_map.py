"""The map of Victory Roads: what the rulebook says of its hexes, and what geography and the front of June
1944 ask of it.
"""

from __future__ import annotations

import csv
import math
from itertools import pairwise

import pytest

from grognard.games.boards import board
from grognard.games.victory_roads.map_types import SECTORS
from grognard.kernel.hexes import bits
from grognard.mapcheck.hexsides import river_sides, side_of
from grognard.mapcheck.map_checks import faults
from grognard.mapcheck.pins import read_pins, verdicts
from grognard.testing.survey import Survey

BOARD = board("vr")
MAP = BOARD.map
WET = MAP.terrain["sea"] | MAP.terrain["lake"]
LAND = MAP.grid.board & ~WET
COSTS = {row["feature"]: row for row in csv.DictReader(BOARD.files.read("terrain.csv")[0].splitlines())}
SURVEY = Survey(MAP)
PLACE, near, side, featured, flood = (
    SURVEY.places,
    SURVEY.neighbours,
    SURVEY.side,
    SURVEY.feature_sides,
    SURVEY.flood,
)
RAILS, ROADS = SURVEY.steps("rail"), SURVEY.steps("road")

COUNTRY = {  # who rules each town in 1944; annexed lands, Austria and the Protectorate count as Germany
    "ussr": """
        volosovo kingisepp luga staraya_russa novgorod velikie_luki nevel smolensk krichev gomel rechitsa mozyr korosten sarny rovno
        lutsk zhitomir kiev vinnitsa shepetovka proskurov tarnopol chernovtsy kamenets mogilev_podolsk balti uman odessa tiraspol
        kolomyia pskov ostrov opochka idritsa polotsk vitebsk orsha mogilev bobruisk lepel rogachev zhlobin borisov minsk molodechno
        lida baranovichi slutsk luninets pinsk slonim volkovysk grodno bialystok brest kobrin kovel vladimir brody lvov stanislav
        stryj drohobycz augustow
    """,
    "baltic": """
        narva reval dorpat pernau valga riga mitau libau windau rezekne dunaburg jekabpils tukums siauliai kaunas vilnius panevezys
        alytus telsiai
    """,
    "poland": """
        warsaw siedlce lublin chelm zamosc radom kielce sandomierz rzeszow przemysl tarnow cracow czestochowa nowy_sacz modlin pulawy
    """,
    "germany": """
        lomza ostroleka memel tilsit insterburg konigsberg pillau gumbinnen lotzen allenstein lyck suwalki elbing danzig gotenhafen
        marienburg graudenz thorn bromberg plock mlawa lodz posen kutno konin kalisz katowice gleiwitz oppeln breslau liegnitz glogau
        gorlitz ratibor neisse lauban schneidemuhl kolberg koslin stolp stettin stargard swinemunde landsberg kustrin frankfurt guben
        cottbus berlin dresden prenzlau stralsund rostock vienna wiener_neustadt graz st_polten brunn olmutz ostrau prague
    """,
    "slovakia": """
        bratislava zilina banska_bystrica presov poprad
    """,
    "hungary": """
        kassa miskolc buda pest debrecen nyiregyhaza szolnok szeged kecskemet szekesfehervar gyor komarom veszprem nagykanizsa pecs
        szombathely sopron nagyvarad kolozsvar munkacs ungvar szatmar marosvasarhely ujvidek
    """,
    "romania": """
        iasi chisinau pascani roman bacau barlad husi bendery cetatea_alba focsani galati braila izmail buzau ploesti bucharest
        constanta brasov sibiu pitesti craiova turnu_severin arad timisoara
    """,
    "yugoslavia": """
        belgrade osijek
    """,
    "bulgaria": """
        ruse
    """,
}
SOVIET_AT_START = """
    volosovo kingisepp luga staraya_russa novgorod velikie_luki nevel smolensk krichev gomel rechitsa mozyr korosten sarny rovno
    lutsk zhitomir kiev vinnitsa shepetovka proskurov tarnopol chernovtsy kamenets mogilev_podolsk balti uman odessa tiraspol
    kolomyia rogachev
"""
MAJOR = """
    novgorod velikie_luki smolensk gomel rovno zhitomir kiev vinnitsa tarnopol chernovtsy odessa reval pskov riga libau dunaburg
    siauliai kaunas vilnius polotsk vitebsk orsha mogilev bobruisk minsk baranovichi grodno bialystok brest lvov warsaw lublin
    przemysl cracow memel konigsberg danzig bromberg lodz posen katowice gleiwitz oppeln breslau stettin frankfurt berlin dresden
    vienna graz brunn ostrau prague bratislava miskolc buda pest debrecen szeged nagyvarad kolozsvar iasi chisinau galati ploesti
    bucharest constanta brasov craiova timisoara belgrade
"""
PORTS = "narva reval pernau riga libau windau memel konigsberg pillau elbing danzig gotenhafen kolberg stettin swinemunde stralsund rostock"

EARTH = {  # latitude and longitude, from an atlas
    "minsk": (53.90, 27.57), "velikie_luki": (56.34, 30.52), "reval": (59.44, 24.75), "riga": (56.95, 24.11), "narva": (59.38, 28.19),
    "pskov": (57.82, 28.33), "vitebsk": (55.19, 30.20), "polotsk": (55.49, 28.77), "smolensk": (54.78, 32.05), "mogilev": (53.91, 30.34),
    "gomel": (52.43, 31.00), "kiev": (50.45, 30.52), "odessa": (46.48, 30.73), "vilnius": (54.69, 25.28), "kaunas": (54.90, 23.90),
    "memel": (55.71, 21.14), "konigsberg": (54.71, 20.51), "danzig": (54.35, 18.65), "grodno": (53.68, 23.83), "brest": (52.09, 23.69),
    "warsaw": (52.23, 21.01), "lublin": (51.25, 22.57), "lvov": (49.84, 24.03), "cracow": (50.06, 19.94), "posen": (52.41, 16.93),
    "breslau": (51.11, 17.03), "stettin": (53.43, 14.55), "berlin": (52.52, 13.40), "dresden": (51.05, 13.74), "prague": (50.08, 14.44),
    "vienna": (48.21, 16.37), "bratislava": (48.15, 17.11), "buda": (47.50, 19.04), "debrecen": (47.53, 21.63), "szeged": (46.25, 20.15),
    "kolozsvar": (46.77, 23.59), "iasi": (47.16, 27.59), "chisinau": (47.01, 28.86), "galati": (45.44, 28.05), "ploesti": (44.94, 26.03),
    "bucharest": (44.43, 26.10), "constanta": (44.18, 28.65), "belgrade": (44.79, 20.45), "craiova": (44.32, 23.80), "ruse": (43.85, 25.95),
}  # fmt: skip


def country(h: int) -> str:
    return MAP.attributes_of(h).get("country", "")


def projected(lat: float, lon: float) -> tuple[float, float]:
    """The conic that Minsk 5426 and Velikie Luki 6115 fix, in columns and rows of the plane."""

    def tan(p: float) -> float:
        return math.tan(math.pi / 4 + math.radians(p) / 2)

    n = math.log(math.cos(math.radians(47)) / math.cos(math.radians(57))) / math.log(tan(57) / tan(47))
    f = 6371.0 * math.cos(math.radians(47)) * tan(47) ** n / n
    rho, turn = f / tan(lat) ** n, n * math.radians(lon - 20.35)
    return rho * math.sin(turn) / 25.31 + 28.1683, 35.7418 - (f / tan(52) ** n - rho * math.cos(turn)) / 25.31


def centre(label: str) -> tuple[float, float]:
    c, r = int(label[:2]), int(label[2:])
    return c * math.sqrt(3) / 2, r + (0 if c % 2 else 0.5)


# -- the sheet


def test_it_is_sound() -> None:
    assert faults(MAP, BOARD.customs, BOARD.files) == []


def test_every_pin_holds() -> None:
    found = verdicts(MAP, read_pins(BOARD.files))
    assert len(found) > 70
    assert [str(v.fault()) for v in found if not v.is_met] == []


def test_the_extent() -> None:
    assert len(MAP.index) == 70 * 75
    assert {"0101", "7001", "0175", "7075"} <= set(MAP.index)


def test_the_two_anchors() -> None:
    """VR 4, 7: Velikie Luki is 6115 and Minsk 5426, thirteen hexes of 25 km apart."""
    assert MAP.label(PLACE["minsk"]) == "5426"
    assert MAP.label(PLACE["velikie_luki"]) == "6115"
    assert MAP.grid.distance(PLACE["minsk"], PLACE["velikie_luki"]) == 15  # 7 columns and 11.5 rows
    assert math.dist(centre("5426"), centre("6115")) == pytest.approx(13.0, abs=0.4)


@pytest.mark.parametrize("id", EARTH)
def test_towns_lie_within_a_hex_of_where_they_are(id: str) -> None:
    assert math.dist(projected(*EARTH[id]), centre(MAP.label(PLACE[id]))) < 1.0


@pytest.mark.parametrize(
    ("a", "b"),
    [
        *(
            ("6161", "6160"),
            ("6161", "6260"),
            ("6161", "6261"),
            ("5026", "5027"),
            ("5026", "5127"),
            ("6221", "6222"),
        ),
        *pairwise(["5917", "5817", "5818", "5719", "5619"]),
        *pairwise(["5319", "5219", "5119"]),
        *pairwise(["5125", "5225", "5326", "5426"]),
    ],
)
def test_hexes_of_the_examples_touch(a: str, b: str) -> None:
    assert MAP.grid.distance(MAP.hex(a), MAP.hex(b)) == 1


# -- the ground of the examples


def test_the_wood_of_the_first_combat() -> None:
    """VR 7: 5026 is a wood, a river on some of its sides, and a side without one for the division that saves
    the others.
    """
    assert MAP.terrain_of(MAP.hex("5026")) == "forest"
    found = [side("5026", MAP.label(n)) for n in near(MAP.hex("5026"))]
    assert {"river"} in found
    assert set() in found
    assert not any("major_river" in each for each in found)


def test_the_supply_example_stays_on_one_bank_and_5721_is_on_the_other() -> None:
    shut = featured("major_river") - featured("bridge")
    reached = flood(MAP.hex("5917"), MAP.hexes("5917 5817 5818 5719 5619 5720 5721 5620 5520"), shut)
    assert all(reached >> MAP.hex(label) & 1 for label in ("5817", "5818", "5719", "5619"))
    assert not reached >> MAP.hex("5721") & 1


def test_the_dvina_bars_the_radius_from_the_north_in_the_command_example() -> None:
    shut = featured("major_river")
    around = MAP.hexes("5017 5117 5217 5317 5417 5018 5118 5218 5318 5418 5119 5219 5319 5019 5120 5220 5320")
    south = flood(MAP.hex("5319"), around, shut)
    assert all(south >> MAP.hex(label) & 1 for label in ("5219", "5119"))
    assert not any(south >> MAP.hex(label) & 1 for label in ("5017", "5117", "5217", "5417", "5318"))


def test_the_river_before_the_256th_division() -> None:
    """VR 11.5: the attack from 6221 to the south crosses a river and meets a fortified side."""
    assert {"river", "works"} <= side("6221", "6222")
    assert "fort" in MAP.features_of(MAP.hex("6222"))
    assert MAP.attributes_of(MAP.hex("6221"))["start"] == "soviet"


def test_bessarabia_is_open_round_6161() -> None:
    assert [MAP.terrain_of(MAP.hex(x)) for x in ("6161", "6160", "6260", "6261")] == ["clear"] * 4
    assert country(MAP.hex("6161")) == "romania"


def test_5125_is_a_crossroads_west_of_minsk() -> None:
    """VR 8: half of three points, rounded up, take a corps there from beside Minsk by road."""
    here = MAP.hex("5125")
    assert sum(side_of(here, n) in ROADS for n in near(here)) >= 3
    assert sum(side_of(here, n) in RAILS for n in near(here)) >= 3
    assert SURVEY.way(PLACE["minsk"], PLACE["molodechno"], ROADS) == 4
    assert all(
        side_of(MAP.hex(a), MAP.hex(b)) in RAILS for a, b in pairwise(["5125", "5225", "5326", "5426"])
    )


# -- towns and countries


@pytest.mark.parametrize("name", COUNTRY)
def test_every_town_is_in_its_country(name: str) -> None:
    assert [id for id in COUNTRY[name].split() if country(PLACE[id]) != name] == []


def test_towns_are_cities_of_their_class() -> None:
    every = {id for ids in COUNTRY.values() for id in ids.split()}
    assert len(every) == 216
    for id in every:
        wanted = "city" if id in MAJOR.split() else "minor_city"
        assert wanted in MAP.features_of(PLACE[id]), id
    assert all("port" in MAP.features_of(PLACE[id]) for id in PORTS.split())


def test_ports_are_on_the_baltic_or_on_a_river_or_lagoon_of_it() -> None:
    inland = {"stettin": "oder", "konigsberg": "pregel"}  # ships go up the river
    for id in PORTS.split():
        water = any(MAP.terrain["sea"] >> n & 1 for n in near(PLACE[id]))
        stream = inland.get(id)
        assert water or (stream and any(PLACE[id] in s for s in river_sides(MAP, stream))), id


def test_every_land_hex_has_a_country_and_no_water_has() -> None:
    whole = 0
    for s in MAP.attributes["country"].values():
        whole |= s
    assert MAP.labels(LAND & ~whole) == []
    assert MAP.labels(whole & WET) == []


@pytest.mark.parametrize("name", ["germany", "ussr", "poland", "slovakia", "hungary", "romania", "bulgaria"])
def test_countries_hang_together(name: str) -> None:
    s = MAP.attributes["country"][name]
    assert flood(bits(s)[0], s).bit_count() >= s.bit_count() - 3  # an island or a spit may lie apart


def test_budapest_has_two_hexes_with_the_danube_between() -> None:
    assert MAP.areas["budapest"].bit_count() == 2
    assert {"major_river", "bridge"} <= side(MAP.label(PLACE["buda"]), MAP.label(PLACE["pest"]))
    assert side_of(PLACE["buda"], PLACE["pest"]) in river_sides(MAP, "danube")


def test_the_objectives() -> None:
    """VR 16.1.1: three towns of Silesia, the oil, Budapest, Berlin."""
    assert MAP.areas["silesia"] == 1 << PLACE["katowice"] | 1 << PLACE["gleiwitz"] | 1 << PLACE["oppeln"]
    assert MAP.areas["ploesti"] == MAP.features["oil"] == 1 << PLACE["ploesti"]
    assert MAP.areas["berlin"] == 1 << PLACE["berlin"]
    cities = MAP.features["city"] | MAP.features["minor_city"]
    assert MAP.areas["german_cities"] == cities & MAP.attributes["country"]["germany"]


# -- the front of June 1944


def test_the_sectors_make_up_the_front() -> None:
    whole = 0
    for name in SECTORS:
        s = MAP.areas[name]
        assert s & whole == 0
        assert flood(bits(s)[0], s) == s, name
        whole |= s
    assert whole == MAP.areas["front_1944"]


def test_the_front_is_closed_from_the_gulf_of_finland_to_the_black_sea() -> None:
    """Only Lake Peipus interrupts it, and whoever walks from the Soviet side meets it everywhere."""
    with_lake = MAP.areas["front_1944"] | MAP.terrain["lake"]
    front = MAP.areas["front_1944"]
    assert front & ~flood(bits(front)[0], with_lake) == 0
    assert flood(PLACE["kiev"], LAND & ~front) == MAP.areas["soviet_ground"]
    assert all(any(MAP.terrain["sea"] >> n & 1 for n in near(MAP.hex(label))) for label in ("5302", "6759"))


def test_who_holds_which_town() -> None:
    soviet = SOVIET_AT_START.split()
    assert [id for id in soviet if not MAP.areas["soviet_ground"] >> PLACE[id] & 1] == []
    assert [id for id in soviet if not MAP.areas["soviet_cities"] >> PLACE[id] & 1] == []
    others = [id for ids in COUNTRY.values() for id in ids.split() if id not in soviet]
    assert [id for id in others if not MAP.areas["axis_ground"] >> PLACE[id] & 1] == []


def test_works_face_the_enemy() -> None:
    """VR 13.1.1: every hex of a basic line is fortified on some sides and open on others."""
    works = featured("works")
    for h in bits(MAP.areas["front_1944"] & MAP.features["fort"]):
        mine = [side_of(h, n) in works for n in near(h)]
        assert not all(mine)
    between = {
        side_of(h, n)
        for h in bits(MAP.areas["front_1944"])
        for n in near(h)
        if MAP.areas["soviet_ground"] >> n & 1
    }
    assert between <= works


def test_basic_and_advanced_fortifications() -> None:
    lines = MAP.areas["front_1944"] | MAP.areas["line_a2"] | MAP.areas["line_b2"]
    assert MAP.features["fortress"] == MAP.areas["advanced"]
    assert MAP.features["fort"] == lines & ~MAP.areas["advanced"]
    for id in ("konigsberg", "posen", "breslau", "kustrin", "graudenz", "glogau", "kolberg"):
        assert MAP.features["fortress"] >> PLACE[id] & 1
    for name in ("line_a2", "line_b2"):
        assert flood(bits(MAP.areas[name])[0], MAP.areas[name]) == MAP.areas[name]


def test_the_east_edge_feeds_the_soviets_where_lines_leave_it() -> None:
    """VR 4.3.1."""
    on = {h for s in RAILS | ROADS for h in s if MAP.label(h).startswith("70")}
    assert set(bits(MAP.areas["east_edge"])) == on


# -- the table


def test_costs_of_the_rulebook() -> None:
    """VR 6.1.4, 6.1.9, 13.2.3."""
    assert [COSTS[name]["infantry"] for name in ("clear", "forest", "road", "rail", "fortress")] == [
        "1",
        "2",
        "1/2",
        "1/2",
        "4",
    ]
    assert [COSTS[name]["strength"] for name in ("forest", "city", "fort", "river")] == [
        "x2",
        "x2",
        "x2",
        "/2",
    ]
    assert set(MAP.terrain) <= set(COSTS)
