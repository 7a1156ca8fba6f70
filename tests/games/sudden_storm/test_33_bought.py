"""33B. Eliminated units bought back: for what, where, and how many."""

from __future__ import annotations

import pytest
from tests.games.sudden_storm.economy import INDEX, amended, asked, isolated, points, steps
from tests.games.sudden_storm.situations import DATA, remembered

from grognard.games.sudden_storm.law import faces, prices
from grognard.games.sudden_storm.law.names import CityCount, Factory
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

MAP = DATA.map


def labels(where: int) -> list[str]:
    return sorted(MAP.labels(where))


# -- the Axis


@cites("SS 33B.1", "SS 33B.2")
@pytest.mark.parametrize(("verb", "paid", "left"), [("buy", 8, 2), ("buy_cadre", 3, 1)])
def test_a_unit_is_replaced_whole_or_as_a_cadre(verb: str, paid: int, left: int) -> None:
    t = asked("axis", {"G15Inf": "dead"}, {"german infantry": 9})
    t.act(verb, "G15Inf").act("at", "1B:3233")
    assert (t.at("G15Inf"), steps(t, "G15Inf"), points(t, "german infantry")) == ("1B:3233", left, 9 - paid)


@cites("SS 33B.1")
def test_what_the_points_do_not_reach_is_not_replaced() -> None:
    t = asked("axis", {"G15Inf": "dead"}, {"german infantry": 7})
    assert t.refusals("buy", "G15Inf") == ["SS 33B.1"]
    assert t.can("buy_cadre", "G15Inf")
    t.act("next")
    assert points(t, "german infantry") == 7  # and is kept


@cites("SS 33B1.1")
def test_infantry_points_are_national() -> None:
    """E89, and the foreign contingent is a nation of its own."""
    units = {"H102Sec": "dead", "G250Inf": "dead", "G110Inf": "dead"}
    t = asked("axis", units, {"german infantry": 40})
    assert t.refusals("buy", "H102Sec") == ["SS 33B.1"]
    assert t.refusals("buy", "G250Inf") == ["SS 33B.1"]
    assert t.can("buy", "G110Inf")
    assert asked("axis", units, {"foreign infantry": 7}).may("buy") == ["G250Inf"]


@cites("SS 33B1.3")
def test_what_armour_pays_for() -> None:
    units = {"G9Pz": "dead", "G1Trk": "dead", "G203PzR": "dead", "G60Mot": "dead"}
    rich = {"german infantry": 40, "axis armor": 40}
    for name, armour, infantry in (("G9Pz", 4, 5), ("G1Trk", 4, 0), ("G203PzR", 3, 0), ("G60Mot", 1, 5)):
        t = asked("axis", units, rich).act("buy", name).act("at", "1B:3233")
        assert (40 - points(t, "axis armor"), 40 - points(t, "german infantry")) == (armour, infantry)


@cites("SS 33B1.2")
def test_germans_come_as_standard_or_eastern_reinforcements() -> None:
    t = asked("axis", {"G15Inf": "dead"}, {"german infantry": 9}, axis="place minsk")
    amended(t, supplied=(DATA.select("place minsk"), 0))
    t.act("buy", "G15Inf")
    assert t.may("at") == labels(DATA.area("west_edge") & DATA.land | DATA.select("place minsk"))


@cites("SS 33B1.2", "SS 31A2.3")
@pytest.mark.parametrize(
    ("name", "nation", "country", "reserve"),
    [
        ("R5Cav", "rumanian", "rumania", True),
        ("H102Sec", "hungarian", "hungary", True),
        ("F6Rif", "finnish", "finland", False),
        ("K1Inf", "slovak", "germany", False),
    ],
)
def test_allies_come_at_home_and_two_of_them_in_reserve(
    name: str, nation: str, country: str, reserve: bool
) -> None:
    t = asked("axis", {name: "dead"}, {f"{nation} infantry": 9}).act("buy", name)
    assert t.may("at")
    assert MAP.hexes(t.may("at")) & ~DATA.country(country) == 0
    assert MAP.hexes(t.may("at")) & ~DATA.way_in(nation) == 0
    if name == "R5Cav":
        assert MAP.hexes(t.may("at")) & ~DATA.area("axis_rumanian_reserve") == 0
    t.act("at", t.may("at")[0])
    assert (name in t.units_marked("reserve")) == reserve


@cites("SS 33B1.4")
def test_one_artillery_unit_of_the_axis_a_month() -> None:
    units = {"G610ArtR": "dead", "G782ArtR": "dead", "R4AArtR": "dead", "G15Inf": "dead"}
    rich = {"german infantry": 40, "rumanian infantry": 9}
    t = asked("axis", units, rich).act("buy", "G610ArtR").act("at", "1B:3233")
    assert t.refusals("buy", "G782ArtR") == ["SS 33B1.4"]
    assert t.refusals("buy", "R4AArtR") == ["SS 33B1.4"]
    assert t.can("buy", "G15Inf")
    used = [["guns", 1]]
    assert not asked("axis", units, rich, turn=7, quotas=used).can("buy", "G610ArtR")  # the month goes on
    assert asked("axis", units, rich, turn=8, quotas=used).can("buy", "G610ArtR")


@cites("SS 33.3")
def test_of_units_that_differ_in_name_alone_one_stands_for_all() -> None:
    units = dict.fromkeys(("G15Inf", "G46Inf", "G110Inf", "G250Inf"), "dead")
    t = asked("axis", units, {"german infantry": 40, "foreign infantry": 9})
    assert t.may("buy") == ["G110Inf", "G15Inf", "G250Inf"]
    assert t.refusals("buy", "G46Inf") == ["SS 33.3"]
    t.act("buy", "G15Inf").act("at", "1B:3233")
    assert t.can("buy", "G46Inf")


# -- the Soviets


@cites("SS 33B2.2")
def test_the_three_kinds_of_soviet_points() -> None:
    kinds = {"S1MoRB": "armor", "S3TkB": "armor", "SLeni1ArtB": "artillery", "SBalt1ATB": "artillery"}
    kinds |= {"S1RktR": "artillery", "S225Rif": "infantry", "S2Cav": "infantry", "S1NvMarB": "infantry"}
    assert {name: prices.kind_of(DATA, INDEX[name]) for name in kinds} == kinds
    for name, kind in kinds.items():
        pool = "moscow infantry" if kind == "infantry" else f"soviet {kind}"
        t = asked("soviet", dict.fromkeys(kinds, "dead"), {pool: 9})
        assert t.can("buy", name)
        assert {kinds[one] for one in t.may("buy")} == {kind}


@cites("SS 33B2.3")
def test_armour_comes_at_any_factory_that_works_and_is_not_isolated() -> None:
    works = ["2A:0931", "2A:3317", "2A:4118", "4A:1124", "4A:2101", "4A:2715"]
    made = [{"hex": h} for h in works[:5]] + [{"hex": works[5], "state": "prepared", "since": 6}]
    t = asked("soviet", {"S3TkB": "dead"}, {"soviet armor": 3}, factories=made)
    isolated(t, "leningrad")
    t.act("buy", "S3TkB")
    assert t.may("at") == works[1:5]
    t.act("at", "2A:4118")
    assert points(t, "soviet armor") == 0


@cites("SS 33B2.3")
def test_the_points_of_an_isolated_factory_serve_there_alone() -> None:
    t = asked("soviet", {"S3TkB": "dead", "S225Rif": "dead"}, {"moscow infantry": 3})
    apart, usual = Factory(MAP.hex("2A:0931"), armour=4), Factory(MAP.hex("2A:3317"))
    amended(t, pools=(), factories=(apart, usual))
    isolated(t, "leningrad")
    t.act("buy", "S3TkB")
    assert t.may("at") == ["2A:0931"]
    t.act("at", "2A:0931")
    assert [one.armour for one in remembered(t).factories] == [1, 0]


@cites("SS 33B2.5")
def test_a_district_pays_for_units_in_its_cities_as_reinforcements_come_there() -> None:
    names = [f"S{n}Rif" for n in (225, 304, 8, 234, 241)]
    t = asked("soviet", dict.fromkeys(names, "dead"), {"kharkov infantry": 30})
    majors = labels(DATA.way_in("md kharkov") & DATA.major_cities)
    t.act("buy", names[0])
    assert t.may("at") == majors
    t.act("at", majors[0]).act("buy", names[1])
    assert t.may("at") == majors[1:]
    t.act("drop")
    cities = DATA.way_in("md kharkov")
    amended(t, cut_off=(0, cities & ~DATA.select("place kharkov")))
    t.act("buy", names[1])
    assert t.may("at") == ["4A:1124"]
    t.act("drop")
    amended(t, cut_off=(0, cities))
    assert t.refusals("buy", names[1]) == ["SS 33B.1"]


@cites("SS 33A2.1", "SS 33B2.5")
def test_reinforcements_and_replacements_share_a_round() -> None:
    """SS-P68: a city that has had a reinforcement of the district comes after the others."""
    comes = next(e for e in DATA.schedule if e.where == "md kharkov" and e.turn == 3 and e.what == "arrive")
    name = DATA.roster[comes.unit].id
    t = asked("soviet", {"S225Rif": "dead", name: "pool"}, {"kharkov infantry": 9}, verb="fill")
    t.act("unit", name).act("at", "4A:1124").act("buy", "S225Rif")
    assert t.may("at") == ["4A:2220"]


@cites("SS 33B2.6")
def test_what_an_isolated_city_keeps_pays_for_units_there() -> None:
    t = asked("soviet", {"S225Rif": "dead"}, {"moscow infantry": 3})
    amended(t, pools=(), stores=((MAP.hex("4A:1124"), "infantry", 100),))
    isolated(t, "kharkov")
    t.act("buy", "S225Rif")
    assert t.may("at") == ["4A:1124"]
    t.act("at", "4A:1124")
    assert remembered(t).stores == ((MAP.hex("4A:1124"), "infantry", 40),)


@cites("SS 33B2.6")
def test_points_are_not_put_together_from_two_accounts() -> None:
    t = asked("soviet", {"S225Rif": "dead"}, {"kharkov infantry": 9})
    kept = ((MAP.hex("4A:1124"), "infantry", 40),)
    amended(t, pools=(("kharkov infantry", 40),), stores=kept)
    assert t.refusals("buy", "S225Rif") == ["SS 33B.1"]


@cites("SS 33B2.9")
def test_the_eastern_districts_and_the_urals_bring_units_in_at_the_eastern_edge() -> None:
    t = asked("soviet", {"S225Rif": "dead"}, {"eastern infantry": 9})
    amended(t, pools=(("eastern infantry", 180),))
    edge = DATA.area("east_edge")
    assert MAP.hexes(t.act("buy", "S225Rif").may("at")) & ~edge == 0
    rails = MAP.grid.spread(MAP.grid.board, DATA.lines["rail"])
    t.act("at", next(h for h in t.may("at") if rails & MAP.hexes([h])))
    assert t.units_marked("eastern") == ["S225Rif"]
    t = asked("soviet", {"S3TkB": "dead"}, {"soviet armor": 9}, factories=[{"hex": -1}])
    assert t.act("buy", "S3TkB").may("at")
    assert MAP.hexes(t.may("at")) & ~edge == 0
    t = asked("soviet", {"S3TkB": "dead"}, {"soviet armor": 9}, factories=[{"hex": "2A:3317"}])
    assert t.act("buy", "S3TkB").may("at") == ["2A:3317"]


@cites("SS 33B2.10")
def test_six_re_of_cavalry_a_turn() -> None:
    units = dict.fromkeys(("S2Cav", "S10Cav", "S12Cav", "S225Rif"), "dead")
    t = asked("soviet", units, {"moscow infantry": 30})
    for name in ("S2Cav", "S10Cav"):
        t.act("buy", name)
        t.act("at", t.may("at")[0])
    assert t.refusals("buy", "S12Cav") == ["SS 33B2.10"]
    assert t.can("buy", "S225Rif")
    assert asked("soviet", units, {"moscow infantry": 30}, quotas=[["cavalry", 6]]).can("buy", "S2Cav")


@cites("SS 33B2.11")
def test_three_re_of_winterized_units_a_month() -> None:
    units = dict.fromkeys(("S1NvMarB", "S104Rif", "S1GdRif", "S225Rif"), "dead")
    rich = {"moscow infantry": 60}
    t = asked("soviet", units, rich).act("buy", "S1NvMarB")
    t.act("at", t.may("at")[0])
    assert t.refusals("buy", "S104Rif") == ["SS 33B2.11"]
    assert t.refusals("buy", "S1GdRif") == ["SS 33B2.11"]
    assert t.can("buy_cadre", "S1GdRif")  # one RE
    assert t.can("buy", "S225Rif")
    used = [["winterized", 3]]
    assert not asked("soviet", units, rich, turn=7, quotas=used).can("buy", "S104Rif")
    assert asked("soviet", units, rich, turn=8, quotas=used).can("buy", "S104Rif")


@cites("SS 33F3.2")
@pytest.mark.parametrize("name", ["S10Rif", "S225Rif"])
def test_a_division_of_two_strengths_comes_back_at_the_lower(name: str) -> None:
    t = asked("soviet", {name: "dead"}, {"moscow infantry": 9})
    before = points(t, "moscow infantry")
    t.act("buy", name)
    t.act("at", t.may("at")[0])
    assert before - points(t, "moscow infantry") == 3
    assert face_of(t, name) == (3, 3)


def face_of(t: Situation, name: str) -> tuple[int, int]:
    found = faces.face(t.pos, INDEX[name])
    return found.attack, found.defence


@cites("SS 33E2")
def test_tank_militia_and_nkvd_divisions_are_never_replaced() -> None:
    for name in ("S28Tk", "S2MiRif", "S1NkRif", "S33LTkC"):
        assert not prices.is_replaceable(DATA, INDEX[name])
    t = asked("soviet", {"S28Tk": "dead", "S225Rif": "dead"}, {"moscow infantry": 9, "soviet armor": 40})
    assert t.may("buy") == ["S225Rif"]


@cites("SS 33.1")
def test_a_replacement_shares_the_lot_of_its_city() -> None:
    """E87: Leningrad has been out of supply for three turns."""
    t = asked("soviet", {"S225Rif": "dead"}, {"leningrad infantry": 9})
    h = MAP.hex("2A:0931")
    amended(t, counts=(CityCount(h, 3, True),))
    t.act("buy", "S225Rif").act("at", "2A:0931")
    assert t.units_marked("starving") == ["S225Rif"]
    assert t.units_marked("by_soviet") == ["S225Rif"]


@cites("SS 31.2")
def test_nobody_is_bought_for_a_nation_that_has_surrendered() -> None:
    units = {"R2ArmR": "dead", "G203PzR": "dead"}
    t = asked("axis", units, {"axis armor": 9}, rumania="out")
    assert t.may("buy") == ["G203PzR"]
    assert asked("axis", units, {"axis armor": 9}).may("buy") == ["G203PzR", "R2ArmR"]
