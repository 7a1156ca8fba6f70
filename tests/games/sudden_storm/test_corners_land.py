"""Corners of chapters 3, 5, 9, 12, 14 and 15: possession, retreats and works where several rules meet."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.fights import (
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    PLAIN,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    joined,
    resolved,
    steps,
)
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered
from tests.games.sudden_storm.still_situations import hexes, labels, march, still
from tests.games.sudden_storm.supplying import checked
from tests.games.sudden_storm.supplying import still as drawn_still

from grognard.games.sudden_storm.law import isolation, possession, works, zoc
from grognard.games.sudden_storm.law.names import AXIS, NOBODY, SOVIET, Stock, Work, own
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position
from grognard.testing.table import Situation

MAP, GRID = DATA.map, DATA.map.grid
LATER = {"G58Inf": "1B:3016", "S168Rif": "1B:3015"}  # keeps the phase open
MOSCOW = "2A:3317"


def beyond(centre: str, beside: str) -> str:
    """The hex on the far side of a neighbour."""
    a, b = MAP.hex(centre), MAP.hex(beside)
    way = GRID.direction(a, b)
    return str(MAP.label(next(h for d, h in GRID.neighbours(b) if d == way)))


# -- zones and possession


@cites("SS 5.4", "SS 30B.1")
def test_a_brigade_in_neutral_land_has_no_zone_over_the_border() -> None:
    """In the Arctic small units have one, but not out of a country that is neutral (SS-P34)."""
    finland = DATA.country("finland") & DATA.arctic & DATA.land
    at, near = next(
        (h, n)
        for h in bits(finland)
        for _, n in GRID.neighbours(h)
        if DATA.ussr >> n & 1 and DATA.arctic >> n & 1 and DATA.land >> n & 1
    )
    ski = {"F1JgrSkiB": MAP.label(at)}
    assert MAP.label(near) in labels(zoc.zoc(still(ski, turn=2).pos, AXIS))
    assert labels(zoc.zoc(still(ski, turn=1).pos, AXIS)) == set()


@cites("SS 3E.1", "SS 12F.5")
def test_a_regiment_that_stays_holds_its_hex_when_the_division_leaves_it_in_an_enemy_zone() -> None:
    """Otherwise the enemy beside it would take half of the points that lie there."""
    units = {"G1Inf": PLAIN, "GM1MtnR": PLAIN, "S14Rif": EAST}
    far, farther = WEST, beyond(PLAIN, WEST)
    own_ = {"axis": [PLAIN, far, farther], "neutral": [], "stocks": [{"hex": PLAIN, "side": 0, "points": 4}]}
    ref = march(still(units, own_), "G1Inf", f"{PLAIN} {far} {farther}")
    assert possession.owned_hexes(ref.pos, AXIS) & hexes(PLAIN)
    assert own(ref.pos).stocks == (Stock(MAP.hex(PLAIN), AXIS, 4, NOBODY),)
    del units["GM1MtnR"]
    ref = march(still(units, own_), "G1Inf", f"{PLAIN} {far} {farther}")
    assert possession.owned_hexes(ref.pos, SOVIET) & hexes(PLAIN)
    assert own(ref.pos).stocks == (Stock(MAP.hex(PLAIN), SOVIET, 2, NOBODY),)


# -- retreats

# Five Soviet divisions, whose zones cover all hexes around but that of the attackers.
RING = {
    unit: beyond(PLAIN, beside)
    for unit, beside in zip(
        ("S14Rif", "S70Rif", "S71Rif", "S72MtR", "S85Rif"),
        (EAST, NORTH_EAST, NORTH_WEST, SOUTH_WEST, SOUTH_EAST),
        strict=True,
    )
}


STACKS = ("S8RifB", "S3TkB", "S8RifB S3TkB", "S10Tk", "S10Tk S8RifB", "S10Tk S32Tk")


def driven_back(unit: str, others: dict[str, str]) -> Situation:
    """By the first of some attackers whose odds can bring that about."""
    for by in STACKS:
        units = {unit: PLAIN, **LATER, **others, **dict.fromkeys(by.split(), WEST)}
        t = joined(drawn("soviet-combat", units, {"axis": []}, turn=6), PLAIN, by)
        try:
            return resolved(t, "DR")
        except StopIteration:
            continue
    raise AssertionError(unit)


@cites("SS 9F1.7")
@pytest.mark.parametrize("friend", ["G11Inf", "G1Trk"])
def test_motorised_artillery_passes_zones_to_friends_and_a_truck_is_a_friend(friend: str) -> None:
    """C/m is what moves so, artillery too (3A4); who holds the hex does not matter (SS-P3)."""
    t = driven_back("G618MArR", {**RING, friend: EAST})
    assert t.at("G618MArR") == EAST


@cites("SS 9F1.7", "SS 9F1.4")
def test_of_motorised_regiments_only_germans_do() -> None:
    assert driven_back("GGGAAR", {**RING, "G11Inf": EAST}).at("GGGAAR") == EAST
    assert driven_back("R2ArmR", {**RING, "G11Inf": EAST}).at("R2ArmR") == "dead"
    assert driven_back("GM1MtnR", {**RING, "G11Inf": EAST}).at("GM1MtnR") != EAST


@cites("SS 9F1.7", "SS 14D.1")
def test_a_truck_does_not_pass_zones_with_the_division_it_goes_with() -> None:
    """It moves as c/m units do, and has no such privilege (SS-P1)."""
    t = driven_back("GGGAAR", {**RING, "G1Trk": PLAIN, "G11Inf": EAST})
    while "back" in choices(t.pos).verbs:
        t.act("back", t.may("back")[0])
    assert t.at("GGGAAR") == EAST
    assert ":" not in t.at("G1Trk")


@cites("SS 12F.3", "SS 12F.7", "SS 9F1.4")
def test_a_division_that_falls_to_a_cadre_on_its_way_back_carries_one_point_on() -> None:
    """Its only way leads into a full hex in a zone; two of its three points stay there."""
    full = dict.fromkeys(["G11Inf", "G15Inf", "G17Inf", "GM1MtnR", "G818ArtR", "GSturmParaR"], EAST)
    full |= dict.fromkeys(["G602ArtR", "G603ArtR"], EAST) if "G602ArtR" in GAME.roster.index else {}
    guns = [u.id for u in GAME.roster.units if u.side == 0 and u.kind == "artillery" and u.size == "III"]
    full |= dict.fromkeys([gun for gun in guns if gun not in full][:2], EAST)
    foes = {"S70Rif": NORTH_EAST, "S85Rif": SOUTH_EAST, "S71Rif": NORTH_WEST, "S72MtR": SOUTH_WEST}
    tanks = dict.fromkeys(["S10Tk", "S32Tk", "S8Tk"], WEST)
    own_ = {"axis": [], "stocks": [{"hex": PLAIN, "side": 0, "points": 3}]}
    t = drawn("soviet-combat", {"G1Inf": PLAIN, **full, **foes, **tanks, **LATER}, own_, turn=6)
    t = resolved(joined(t, PLAIN, " ".join(tanks)), "DR")
    t.act("carry", "G1Inf")
    while choices(t.pos).verbs.keys() & {"go", "back"}:
        verb = "go" if "go" in choices(t.pos).verbs else "back"
        t.act(verb, t.may(verb)[0] or None)
    assert steps(t, "G1Inf") == 1
    assert t.at("G1Inf") not in (PLAIN, EAST)
    lie = {MAP.label(one.hex): one.points for one in remembered(t).stocks}
    assert lie == {EAST: 2, t.at("G1Inf"): 1}


# -- works


def building(**more: Any) -> Position:
    """A Soviet initial phase with points in Moscow, supply checked."""
    pos = drawn_still(turn=4, side=SOVIET)
    stocks = (Stock(MAP.hex(MOSCOW), SOVIET, 8),)
    return checked(Position(GAME, pos.state._replace(own=own(pos)._replace(stocks=stocks, **more))), SOVIET)


@cites("SS 14A2.2", "SS 14A2.1")
def test_busy_workers_and_far_ones_are_two_reasons() -> None:
    kiev = DATA.places["kiev"]
    site = next(
        h
        for h in bits(works.hexes_helped(building(), kiev) & DATA.map.terrain["clear"] & ~DATA.cities)
        if works.verbs(building(), SOVIET)["fort_workers"].set >> h & 1
    )
    two = tuple(Work(kiev, kind, SOVIET, 6, kiev) for kind in ("airfield", "fort"))
    menu = works.verbs(building(works=two), SOVIET)
    assert menu["fort_workers"].why_not(site) == ["SS 14A2.2"]
    assert menu["fort"].set >> site & 1
    far = next(iter(bits(menu["fort"].set & ~works.hexes_in_help(building())[0])))
    assert menu["fort_workers"].why_not(far) == ["SS 14A2.1"]


@cites("SS 14A.1", "SS 30A5a")
def test_a_fort_may_rise_where_a_fortress_was_destroyed() -> None:
    h = next(
        h
        for h in bits(MAP.features["fortress"] & DATA.ussr & ~DATA.arctic)
        if works.verbs(building(razed=1 << h), SOVIET)["fort"].set >> h & 1
    )
    assert works.verbs(building(), SOVIET)["fort"].why_not(h) == ["SS 14A.1"]


@cites("SS 14A.1", "SS 14A.4")
def test_no_second_work_of_a_kind_is_begun_where_one_is_under_way() -> None:
    """A fort and an airfield may rise together (SS-P60)."""
    menu = works.verbs(building(), SOVIET)
    h = next(iter(bits(menu["fort"].set & menu["airfield"].set & MAP.terrain["clear"])))
    menu = works.verbs(building(works=(Work(h, "fort", SOVIET, 5),)), SOVIET)
    assert menu["fort"].why_not(h) == ["SS 14A.1"]
    assert menu["airfield"].set >> h & 1
    menu = works.verbs(building(works=(Work(h, "airfield", SOVIET, 5),)), SOVIET)
    assert menu["airfield"].why_not(h) == ["SS 14A.4"]
    assert menu["fort"].set >> h & 1


@cites("SS 14A.5", "SS 12A")
def test_points_in_a_hex_that_an_enemy_zone_closes_build_nothing_but_there() -> None:
    """A line may start in such a hex, and may not end there (SS-P53), unless a friend stands in it."""
    foe = MAP.label(next(n for _, n in GRID.neighbours(MAP.hex(PLAIN)) if MAP.label(n) == EAST))
    for friend, found in (({}, False), ({"S8RifB": PLAIN}, True)):
        pos = drawn_still({"G1Inf": foe, **friend}, turn=4, side=SOVIET)
        stocks = (Stock(MAP.hex(PLAIN), SOVIET, 1),)
        pos = checked(Position(GAME, pos.state._replace(own=own(pos)._replace(stocks=stocks))), SOVIET)
        assert bool(works.near_points(pos, SOVIET) & hexes(WEST)) is found


@cites("SS 3H", "SS 12A")
def test_a_hex_in_an_enemy_zone_is_not_isolated_beside_ground_that_is_joined() -> None:
    """The hex that a path starts from is not asked (SS-P53); the next one in the zone is a wall."""
    pos = drawn_still({"G1Inf": EAST}, turn=4, side=SOVIET)
    cut = isolation.cut_off_hexes(pos, SOVIET, hexes(beyond(PLAIN, WEST)))
    assert not cut & hexes(f"{PLAIN} {WEST}")
    around = drawn_still({"G1Inf": EAST, "G11Inf": WEST}, turn=4, side=SOVIET)
    north = hexes(beyond(PLAIN, NORTH_WEST))
    assert isolation.cut_off_hexes(around, SOVIET, north) & hexes(PLAIN)


# -- breakdown


@cites("SS 15B.1", "SS 15C1")
def test_a_drawn_position_has_the_regiments_of_its_divisions() -> None:
    """They lie in their box unless the file places them; those on the map are counters that are used up."""
    sets = {"G1Inf": PLAIN, "G7Para": EAST, "G1Cav": WEST}
    t = drawn("axis-movement", sets, {"axis": "country ussr", "neutral": []}, turn=6)
    assert t.may("break_down") == ["G1Inf", "G7Para"]
    t = drawn("axis-movement", {**sets, "GP2ParaR": SOUTH_EAST}, {"axis": "country ussr"}, turn=6)
    assert t.refusals("break_down", "G7Para") == ["SS 15C1"]


@cites("SS 15A.2", "SS 12E.1")
@pytest.mark.parametrize(("third", "fed"), [(["unsupplied", "fed"], True), (["unsupplied"], False)])
def test_a_division_is_fed_only_if_all_its_hungry_regiments_were(third: list[str], fed: bool) -> None:
    """The worst of them counts (SS-P55)."""
    hungry = {"at": PLAIN, "marks": ["unsupplied", "fed"]}
    units: dict[str, Any] = {"G1Inf": "whole_axis", "GA1InfR": PLAIN, "GA2InfR": hungry}
    units |= {"GA3InfR": {"at": PLAIN, "marks": third}}
    own_ = {"axis": "country ussr", "neutral": [], "parted": [["G1Inf", "A"]]}
    t = drawn("axis-movement", units, own_, turn=6).act("end_phase").act("assemble", "GA1InfR")
    assert "G1Inf" in t.units_marked("unsupplied")
    assert ("G1Inf" in t.units_marked("fed")) is fed


# -- the Arctic


@cites("SS 29.4")
def test_the_point_of_an_attack_is_one_that_all_attackers_reach() -> None:
    """One point is near to one of them alone, the other to both: that is spent, and nobody is asked."""
    target, a, b, near_a, near_both = "6A:1517", "6A:1518", "6A:1516", "6A:1319", "6A:1717"
    stocks = [{"hex": at, "side": 0, "points": 1} for at in (near_a, near_both)]
    units = {"G1Mtn": a, "G2Mtn": b, "S14Rif": target, **LATER}
    t = drawn("axis-combat", units, {"axis": [a, b], "neutral": [], "stocks": stocks}, turn=6)
    t = resolved(joined(t, target, "G1Mtn G2Mtn"), "NE")
    assert [MAP.label(one.hex) for one in remembered(t).stocks] == [near_a]
    t = drawn("axis-combat", units, {"axis": [a, b], "neutral": [], "stocks": stocks[:1]}, turn=6)
    assert t.act("target", target).act("join", "G1Mtn").refusals("join", "G2Mtn") == ["SS 29.4"]
