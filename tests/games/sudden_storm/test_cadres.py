"""33B and 33E1. Cadres raised."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.economy import INDEX, amended, asked, cadre, isolated, points, steps
from tests.games.sudden_storm.situations import DATA, GAME, remembered

from grognard.games.sudden_storm.law import prices
from grognard.games.sudden_storm.law.names import Factory
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

MAP = DATA.map
RICH = {"german infantry": 40, "axis armor": 40}


def axis(units: dict[str, Any], pools: dict[str, float] | None = None, **own: Any) -> Situation:
    reduced = {name: cadre(at) for name, at in units.items()}
    return asked("axis", {"G110Inf": "dead", **reduced}, pools or RICH, **own)


def soviet(units: dict[str, Any], pools: dict[str, float], **own: Any) -> Situation:
    """With somebody who can be bought, so that the question is always put."""
    more = {"S225Rif": "dead", "S1SubRif": "converted", "S1SubCav": "converted"}
    return asked("soviet", {**more, **units}, {"eastern infantry": 9, **pools}, **own)


@cites("SS 33B.2", "SS 33B.1")
def test_a_cadre_is_raised_for_the_difference() -> None:
    """E88."""
    t = axis({"G110Inf": "1B:3830"}, {"german infantry": 7})
    t.act("raise", "G110Inf")
    assert (steps(t, "G110Inf"), points(t, "german infantry")) == (2, 3)


@cites("SS 33B.3")
def test_a_cadre_is_raised_in_a_city_or_fortress_alone() -> None:
    t = axis({"G15Inf": "1B:3830", "G86Inf": "1B:3631"})
    assert t.may("raise") == ["G15Inf"]
    assert "SS 33B.3" in t.refusals("raise", "G86Inf")
    t = asked(
        "axis",
        {"G110Inf": "dead", "G15Inf": cadre("1B:3830"), "S18Rif": "1B:3831"},
        RICH,
    )
    assert t.refusals("raise", "G15Inf") == ["SS 33B.3"]  # in a zone of control


@cites("SS 33B.3", "SS 30A5a")
def test_a_fortress_that_was_captured_is_no_place_for_it_any_more() -> None:
    """It is a town in combat alone, whoever owns the hex again."""
    sevastopol = "3B:3704"
    for razed, able in (([], True), ([sevastopol], False)):
        t = soviet({"S54Rif": cadre(sevastopol)}, {"odessa infantry": 9}, razed=razed)
        assert t.can("raise", "S54Rif") is able
    assert t.refusals("raise", "S54Rif") == ["SS 33B.3"]


@cites("SS 33B.4")
def test_each_nation_has_its_own_source() -> None:
    """Finns and Rumanians need their capital; others a regular source, which a lost Helsinki is not."""
    units = {"F6Rif": "1B:0202", "R6Inf": "3B:3126", "G15Inf": "1B:3830"}
    rich = {"finnish infantry": 9, "rumanian infantry": 9, "german infantry": 49}
    assert axis(units, rich).may("raise") == ["F6Rif", "G15Inf", "R6Inf"]
    t = axis(units, rich, soviet="place helsinki")
    assert t.refusals("raise", "F6Rif") == ["SS 33B.4"]
    assert t.may("raise") == ["G15Inf", "R6Inf"]
    t = axis({"F6Rif": "1B:0202", "R6Inf": "3B:2823"}, rich, soviet="place bucuresti")
    assert t.refusals("raise", "R6Inf") == ["SS 33B.4"]


@cites("SS 33B1.3")
def test_panzer_divisions_need_the_mix_of_the_chart() -> None:
    assert prices.full_price(DATA, INDEX["G9Pz"]) == (4, 5, 0)
    assert prices.full_price(DATA, INDEX["G15Inf"]) == (0, 8, 0)
    assert prices.full_price(DATA, INDEX["G1Trk"]) == (4, 0, 0)
    t = axis({"G9Pz": "1B:3830"})
    t.act("raise", "G9Pz")
    assert (points(t, "axis armor"), points(t, "german infantry")) == (36, 39)  # five, armour first


@cites("SS 33E1.3")
def test_finnish_cadres_are_raised_although_their_divisions_are_fragile() -> None:
    t = axis({"F1Rif": "1B:0202"}, {"finnish infantry": 4, "german infantry": 40})
    t.act("raise", "F1Rif")
    assert (steps(t, "F1Rif"), points(t, "finnish infantry")) == (2, 0)


# -- the Soviets


@cites("SS 33E1.2")
def test_a_fragile_cadre_becomes_its_substitute() -> None:
    """E92: a 5-6 at 1-6 becomes a 3-6 for two points, and is out of the game."""
    t = soviet({"S54Rif": cadre("4A:1124")}, {"kharkov infantry": 3})
    t.act("raise", "S54Rif")
    assert (t.at("S54Rif"), t.at("S1SubRif"), points(t, "kharkov infantry")) == ("gone", "4A:1124", 1)


@cites("SS 33E1.2")
def test_a_motorised_cadre_becomes_a_rifle_division_and_a_tank_cadre_nothing() -> None:
    units = {"S204MotC": "4A:1124", "S33LTkC": "4A:1124", "S28Tk": cadre("4A:1124")}
    t = soviet(units, {"kharkov infantry": 3})
    assert t.may("raise") == ["S204MotC"]
    t.act("raise", "S204MotC")
    assert (t.at("S1SubRif"), points(t, "kharkov infantry")) == ("4A:1124", 3)  # three for three


@cites("SS 33E1.2")
def test_no_substitute_is_left() -> None:
    t = soviet({"S54Rif": cadre("4A:1124"), "S1SubRif": "gone"}, {"kharkov infantry": 3})
    assert not t.can("raise", "S54Rif")


@cites("SS 33B2.7")
def test_a_cadre_is_paid_by_the_district_where_it_stands() -> None:
    t = soviet({"S54Rif": cadre("4A:1124")}, {"kiev infantry": 30, "moscow infantry": 30})
    assert t.refusals("raise", "S54Rif") == ["SS 33B.1"]
    t = soviet({"S54Rif": cadre("4A:1124")}, {"kharkov infantry": 2})
    assert t.can("raise", "S54Rif")
    cities = MAP.labels(DATA.way_in("md kharkov"))
    amended(t, cut_off=(0, MAP.hexes(cities)))
    assert t.refusals("raise", "S54Rif") == ["SS 33B.1"]  # no city of the district that is not isolated


@cites("SS 33B2.7")
def test_a_cadre_may_use_what_an_isolated_city_keeps() -> None:
    t = soviet({"S54Rif": cadre("4A:1124")}, {})
    isolated(t, "kharkov")
    amended(t, stores=((MAP.hex("4A:1124"), "infantry", 100),))
    t.act("raise", "S54Rif")
    assert remembered(t).stores == ((MAP.hex("4A:1124"), "infantry", 60),)


@cites("SS 33B2.7")
def test_not_from_another_district() -> None:
    t = soviet({"S54Rif": cadre("4A:0414")}, {})  # Voronezh, in the district of Orel
    amended(t, stores=((MAP.hex("4A:1124"), "infantry", 100),))
    assert t.refusals("raise", "S54Rif") == ["SS 33B.1"]


def besieged(unit: str, pools: dict[str, float], **own: Any) -> Situation:
    """A cadre in Kharkov, and Germans all around at two hexes."""
    grid, start = MAP.grid, 1 << MAP.hex("4A:1124")
    ring = MAP.labels(grid.disc(start, 2) & ~grid.disc(start, 1))
    germans = (name for name in GAME.roster.ids(DATA.divisions & DATA.of_nation["german"]))
    return soviet({**dict(zip(germans, ring, strict=False)), unit: cadre("4A:1124")}, pools, **own)


@cites("SS 33B2.4")
def test_armour_points_for_cadres() -> None:
    """From the general pool with a line to a factory or an eastern railway; else from an isolated factory."""
    unit, pool = "S1GdMoR", {"soviet armor": 3}
    assert soviet({unit: cadre("4A:1124")}, pool, factories=[]).can("raise", unit)  # the railway is enough
    t = besieged(unit, pool)
    assert remembered(t).cut_off[1] >> MAP.hex("4A:1124") & 1
    assert t.refusals("raise", unit) == ["SS 33B.1"]
    assert besieged(unit, pool, factories=[]).refusals("raise", unit) == ["SS 33B.4"]
    amended(t, factories=(Factory(MAP.hex("4A:1124"), armour=4),))
    t.act("raise", unit)
    assert (steps(t, unit), remembered(t).factories[0].armour) == (2, 1)
    assert points(t, "soviet armor") == 3


@cites("SS 33B2.10")
def test_cavalry_raised_counts_two_re() -> None:
    t = soviet({"S36Cav": cadre("4A:1124")}, {"kharkov infantry": 9})
    t.act("raise", "S36Cav")
    assert dict(remembered(t).quotas)["cavalry"] == 2


@cites("SS 33B2.11")
def test_a_guards_cadre_raised_counts_two_re() -> None:
    units = {"S1GdRif": cadre("4A:1124"), "S5GdRif": cadre("4A:1124")}
    t = soviet(units, {"kharkov infantry": 9})
    t.act("raise", "S1GdRif")
    assert dict(remembered(t).quotas)["winterized"] == 2
    assert t.refusals("raise", "S5GdRif") == ["SS 33B2.11"]
