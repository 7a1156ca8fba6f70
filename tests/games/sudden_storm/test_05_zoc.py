"""5, 30G, 12D and the rulings on them: how far a zone of control runs, and what leaving it costs."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA
from tests.games.sudden_storm.still_situations import MAP, around, hexes, labels, still, unit, units

from grognard.games.sudden_storm.law import zoc
from grognard.games.sudden_storm.law.names import AXIS, MP, MUD, SOVIET
from grognard.games.sudden_storm.law.weather_areas import AreaWeather
from grognard.kernel.cite import cites
from grognard.kernel.network import Leg, Network

FIELD = "4A:0511"  # clear, and far from water, borders and cities


def zone(units: dict[str, Any], side: int = AXIS, **more: Any) -> set[str]:
    return labels(zoc.zoc(still(units, **more).pos, side))


def apart(units: dict[str, Any], side: int, **more: Any) -> tuple[set[str], set[str]]:
    """The hexes where a zone is only reduced, and those where it is standard."""
    reduced, standard = zoc.zones(still(units, **more).pos, side)
    return labels(reduced), labels(standard)


# -- how far it runs


@cites("SS 5.1", "SS 5.3")
@pytest.mark.parametrize("name", ["G1Inf", "G6Pz", "S14Rif", "G207Sec"])
def test_a_division_has_a_zone_through_all_six_sides(name: str) -> None:
    assert zone({name: FIELD}, SOVIET if name[0] == "S" else AXIS) == around(FIELD)


@cites("SS 5.4", "SS 14D.3")
@pytest.mark.parametrize("name", ["S8RifB", "S33LTkC", "S3TkB", "S1RktR", "G1Trk"])
def test_nothing_smaller_has_one_outside_zones_a_and_g(name: str) -> None:
    assert zone({name: FIELD}, SOVIET if name[0] == "S" else AXIS) == set()


@cites("SS 5.4", "SS 3A2")
def test_a_division_reduced_to_its_cadre_loses_its_zone() -> None:
    assert zone({"G1Inf": {"at": FIELD, "steps": 1}}) == set()


@cites("SS 5.4")
def test_small_units_have_a_zone_in_zones_a_and_g_wherever_they_stand() -> None:
    """SS-P4: a brigade on the border of zone B reaches into the Arctic, and no further."""
    arctic = DATA.map.attributes["zone"]["a"]
    assert arctic >> MAP.hex("6A:3125") & 1
    assert not arctic >> MAP.hex("6A:3225") & 1
    assert zone({"S8RifB": "6A:3225"}, SOVIET) == {"6A:3125", "6A:3126"}
    assert zone({"G1Trk": "6A:3225"}) == set()


@cites("SS 5.2")
def test_no_zone_runs_over_sea() -> None:
    """Example E8: of the hexes around the cape only those joined to it by land."""
    assert zone({"S14Rif": "4A:3032"}, SOVIET) == {"4A:3031", "4A:2932", "3B:2901"}


@cites("SS 5.2")
def test_tanks_have_no_zone_in_mountains_they_may_not_enter_nor_in_swamps_in_mud() -> None:
    """Mountains are shut to c/m units in mud, swamps too; a road leads the zone in (SS-P5)."""
    swamp, beside = "1B:4121", "1B:4120"
    assert MAP.terrain_of(MAP.hex(swamp)) == "swamp"
    assert MAP.terrain_of(MAP.hex(beside)) == "swamp"
    step = MAP.grid.direction(MAP.hex(beside), MAP.hex(swamp))
    assert not DATA.ways[step] >> MAP.hex(beside) & 1
    assert swamp in zone({"G6Pz": beside})
    assert swamp not in zone({"G6Pz": beside}, own={"weather": "mud"})
    assert swamp in zone({"G1Inf": beside}, own={"weather": "mud"})
    assert swamp in zone({"G6Pz": beside}, own={"weather": "snow"})  # frozen


@cites("SS 5.2")
def test_a_road_carries_the_zone_into_ground_that_is_shut_otherwise() -> None:
    """SS-P5."""
    barred = zoc.barred_hexes(DATA, "cm", AreaWeather((MUD,) * 5, (False,) * 5))
    roads = [
        (h, n)
        for h in range(MAP.grid.size)
        if DATA.land >> h & 1 and DATA.weather_zones[2] >> h & 1
        for d, n in MAP.grid.neighbours(h)
        if DATA.ways[d] >> h & 1 and barred >> n & 1
    ]
    here, there = roads[0]
    assert MAP.label(there) in zone({"G6Pz": MAP.label(here)}, own={"weather": "mud"})


@cites("SS 5.2")
def test_cavalry_has_no_zone_in_the_arctic() -> None:
    """SS-P5: it may not operate there."""
    arctic = labels(DATA.arctic)
    assert zone({"S6Cav": "6A:3225"}, SOVIET) == (around("6A:3225") & labels(DATA.land)) - arctic
    assert zone({"S14Rif": "6A:3225"}, SOVIET) == around("6A:3225") & labels(DATA.land)


@cites("SS 30A1", "SS 30A2.1", "SS 30A3")
def test_zones_run_over_causeways_straits_and_between_the_baltic_islands() -> None:
    assert "4A:3526" in zone({"S14Rif": "4A:3525"}, SOVIET)
    assert {"1B:1017", "1B:0916", "1B:1015"} <= zone({"S14Rif": "1B:1016"}, SOVIET)
    assert "4A:3132" in zone({"S14Rif": "4A:3031"}, SOVIET)


@cites("SS 30A4")
def test_the_zone_over_to_kronshtadt_is_soviet_while_both_ends_are() -> None:
    there, here = "2A:0832", "2A:0831"
    assert there in zone({"S14Rif": here}, SOVIET)
    assert here in zone({"S14Rif": there}, SOVIET)
    assert there not in zone({"S14Rif": here}, SOVIET, own={"axis": [there]})
    assert here not in zone({"G1Inf": there}, own={"axis": [there]})
    assert there not in zone({"S8RifB": here}, SOVIET)


@cites("SS 28D2.2")
def test_ice_carries_zones_over_the_ladoga() -> None:
    """Example E78's hexside."""
    assert "2A:0928" not in zone({"S14Rif": "2A:0929"}, SOVIET)
    assert "2A:0928" in zone({"S14Rif": "2A:0929"}, SOVIET, own={"cold": [2] * 5})
    assert "2A:0828" not in zone({"S14Rif": "2A:0928"}, SOVIET, own={"cold": [2] * 5})  # all lake


@cites("SS 30B.1")
def test_neutral_land_knows_no_zone() -> None:
    """SS-P34: neither into it nor out of it."""
    border = hexes(" ".join(labels(DATA.near_border("finland", "ussr", 1, 1))))
    at = MAP.labels(border & DATA.map.attributes["zone"]["b"])[10]
    assert zone({"G163Inf": at}, turn=1) == set()
    assert zone({"G163Inf": at}, turn=2) != set()
    across = next(label for label in sorted(around(at)) if DATA.ussr >> MAP.hex(label) & 1)
    assert at not in zone({"S14Rif": across}, SOVIET, turn=1)
    assert zone({"S14Rif": across}, SOVIET, turn=1) != set()


@cites("SS 30F1")
def test_in_the_surprise_turn_no_soviet_zone_leaves_the_ussr() -> None:
    soviets = {"S14Rif": "1B:2622"}
    everywhere = zone(soviets, SOVIET, turn=1)
    assert everywhere - labels(DATA.ussr)
    assert zone(soviets, SOVIET, turn=1, own={"surprise": True}) == everywhere & labels(DATA.ussr)


# -- reduced zones


@cites("SS 30G.4")
@pytest.mark.parametrize(("turn", "reduced"), [(1, True), (2, True), (3, True), (4, False)])
def test_soviet_zones_are_reduced_for_three_turns(turn: int, reduced: bool) -> None:
    six = around(FIELD)
    assert apart({"S14Rif": FIELD}, SOVIET, turn=turn) == ((six, set()) if reduced else (set(), six))
    assert apart({"G1Inf": FIELD}, AXIS, turn=turn) == (set(), six)


@cites("SS 30G.4")
def test_the_hex_into_which_a_zone_runs_decides_whether_it_is_reduced() -> None:
    """SS-P35: from zone B into the Arctic it is whole."""
    land, arctic = around("6A:3225") & labels(DATA.land), labels(DATA.arctic)
    assert apart({"S14Rif": "6A:3225"}, SOVIET, turn=2) == (land - arctic, land & arctic)


@cites("SS 12D.3")
def test_a_unit_in_its_second_turn_out_of_supply_has_a_reduced_zone() -> None:
    assert apart({"G1Inf": {"at": FIELD, "marks": ["unsupplied"]}}, AXIS) == (set(), around(FIELD))
    assert apart({"G1Inf": {"at": FIELD, "marks": ["starving"]}}, AXIS) == (around(FIELD), set())


@cites("SS 5.5")
def test_where_a_standard_zone_runs_a_reduced_one_does_not_count() -> None:
    two = {"G1Inf": {"at": FIELD, "marks": ["starving"]}, "G11Inf": "4A:0509"}
    reduced, standard = apart(two, AXIS)
    assert standard == around("4A:0509")
    assert reduced == around(FIELD) - standard


# -- uncontested


@cites("SS 3E.2")
def test_a_zone_is_contested_by_enemies_there_and_by_their_zones() -> None:
    pos = still({"G1Inf": "4A:0512", "S14Rif": "4A:0509", "S8RifB": "4A:0612"}).pos
    assert labels(zoc.uncontested_zoc(pos, AXIS)) == {"4A:0513", "4A:0411", "4A:0412", "4A:0611", "4A:0511"}
    assert labels(zoc.uncontested_zoc(pos, SOVIET)) == around("4A:0509")
    pos = still({"G1Inf": "4A:0511", "S14Rif": "4A:0509"}).pos
    assert "4A:0510" not in labels(zoc.uncontested_zoc(pos, AXIS) | zoc.uncontested_zoc(pos, SOVIET))


def test_the_zone_a_unit_would_have_is_the_one_it_has() -> None:
    for name, at in (("G1Inf", FIELD), ("G6Pz", "1B:4120"), ("S14Rif", "2A:0831"), ("S8RifB", "6A:3225")):
        side = SOVIET if name[0] == "S" else AXIS
        pos = still({name: at}).pos
        assert zoc.zone_from(pos, unit(name), MAP.hex(at)) == zoc.zoc(pos, side), name


# -- what it costs


def price(mover: str, first: str, second: str, units: dict[str, Any], **more: Any) -> int:
    """What a step of one point costs in all, in half points, against Soviet zones."""
    net = Network(MAP.grid, ((Leg(MP, MAP.grid.open),),))
    terms = zoc.terms(still(units, **more).pos, AXIS, mover)
    steps = {to: cost for cost, to in net.under(terms).steps(MAP.hex(first))}
    return steps[MAP.hex(second)] - MP


STANDARD = {"foot": 2 * MP, "cm": 4 * MP}
REDUCED = {"foot": MP, "cm": 2 * MP}


@cites("SS 6A.1", "SS 6A.3")
@pytest.mark.parametrize("mover", ["foot", "cm"])
def test_who_leaves_a_zone_pays_and_who_enters_one_does_not(mover: str) -> None:
    soviets = {"S14Rif": "4A:0509"}
    assert price(mover, "4A:0511", "4A:0510", soviets) == 0
    assert price(mover, "4A:0510", "4A:0511", soviets) == STANDARD[mover]
    assert price(mover, "4A:0510", "4A:0410", soviets) == STANDARD[mover]


@cites("SS 6A.2")
@pytest.mark.parametrize("mover", ["foot", "cm"])
def test_the_reduced_price_needs_every_zone_of_the_step_to_be_reduced(mover: str) -> None:
    """Examples E10 and E11: a hungry division's zone runs beside a fed one's."""
    soviets = {"S14Rif": {"at": "4A:0509", "marks": ["starving"]}, "S52Rif": "4A:0513"}
    assert price(mover, "4A:0510", "4A:0410", soviets) == REDUCED[mover]
    assert price(mover, "4A:0409", "4A:0410", soviets) == REDUCED[mover]  # into no zone
    soviets["S52Rif"] = "4A:0512"
    assert price(mover, "4A:0510", "4A:0511", soviets) == STANDARD[mover]
    assert price(mover, "4A:0511", "4A:0510", soviets) == STANDARD[mover]


def test_the_zones_of_units_being_overrun_cost_nothing() -> None:
    ref = still({"S14Rif": "4A:0509", "S52Rif": "4A:0508"})
    terms = zoc.terms_without(ref.pos, AXIS, "cm", units("S14Rif"), MAP.hexes(["4A:0509", "4A:0508"]))
    assert labels(terms.zones[0] | terms.zones[1]) == around("4A:0508")
