"""3H, 12D and 12E. How long units and cities have been out of supply, isolation, and trucks as sources."""

from __future__ import annotations

from tests.games.sudden_storm.situations import DATA, GAME, drawn
from tests.games.sudden_storm.supplying import checked, hexes, marked, run, still

from grognard.games.sudden_storm.law import isolation, supply, supply_check, truck_sources
from grognard.games.sudden_storm.law.names import AXIS, BY_SOVIET, FED, SOVIET, STARVING, UNSUPPLIED, own
from grognard.games.sudden_storm.law.possession import apply_capture
from grognard.games.sudden_storm.law.zoc import zones
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

MAP, ROSTER = GAME.map, GAME.roster
MINSK = MAP.label(DATA.places["minsk"])
RING = MAP.labels(MAP.grid.ring(hexes(MINSK), 2) & DATA.land)
GERMANS = dict(zip(ROSTER.ids(DATA.divisions & DATA.of_nation["german"]), RING, strict=False))
POCKET = {**GERMANS, "S14Rif": MINSK}


def turn_by_turn(pos: Position, *sides: int) -> list[list[str]]:
    """The marks of the Soviet division after each check."""
    found = []
    for side in sides:
        pos = checked(pos, side)
        found.append([m for m in ("unsupplied", "starving", "by_soviet") if "S14Rif" in marked(pos, m)])
    return found


@cites("SS 12D.1")
def test_a_turn_out_of_supply_is_two_player_turns_from_the_one_in_which_it_began() -> None:
    """E41: from a Soviet phase on, the first turn lasts through the next German player turn."""
    found = turn_by_turn(still(POCKET, side=SOVIET), SOVIET, AXIS, SOVIET, AXIS, SOVIET)
    first, second = ["unsupplied", "by_soviet"], ["starving", "by_soviet"]
    assert found == [first, first, second, second, second]


@cites("SS 12D.1", "SS 12D.2", "SS 12D.3")
def test_begun_in_a_german_phase_it_is_counted_in_german_phases() -> None:
    found = turn_by_turn(still(POCKET), AXIS, SOVIET, AXIS, SOVIET)
    assert found == [["unsupplied"], ["unsupplied"], ["starving"], ["starving"]]


@cites("SS 12B.1")
def test_both_sides_are_checked_in_every_phase_and_a_line_clears_the_count() -> None:
    for side in (AXIS, SOVIET):
        pos = checked(still({"S14Rif": "2A:3317", "G1Inf": MINSK}, {"axis": RING}), side)
        assert marked(pos, "unsupplied") == ["G1Inf"]
    starving = still({"S14Rif": {"at": "2A:3317", "marks": ["starving", "by_soviet"]}})
    for side in (AXIS, SOVIET):
        pos = checked(starving, side)
        assert marked(pos, "starving") == marked(pos, "by_soviet") == []


@cites("SS 12B.2")
def test_a_city_keeps_a_count_and_hands_it_on() -> None:
    pos = still(POCKET, side=SOVIET)
    for turns, side in ((1, SOVIET), (1, AXIS), (2, SOVIET), (2, AXIS), (3, SOVIET)):
        pos = checked(pos, side)
        one = next(one for one in own(pos).counts if one.hex == DATA.places["minsk"])
        assert (one.turns, one.by_soviet) == (turns, True)
    ref = Referee(pos, FixedDice(()))
    supply_check.take_status(ref, 1 << ROSTER.index["S52Rif"], DATA.places["minsk"])
    new = 1 << ROSTER.index["S52Rif"]
    assert ref.state.marks[STARVING] & ref.state.marks[BY_SOVIET] & new
    assert not ref.state.marks[UNSUPPLIED] & new


@cites("SS 3H")
def test_a_pocket_is_isolated_and_a_long_line_is_not() -> None:
    pos = checked(still(POCKET), AXIS)
    assert marked(pos, "isolated") == ["S14Rif"]
    assert own(pos).cut_off[SOVIET] & hexes(MINSK)
    # without the ring, all about it in Axis hands: no line, but a path of any length
    lost = MAP.labels(MAP.grid.disc(hexes(MINSK), 14) & DATA.ussr)
    pos = checked(still({"S14Rif": MINSK}, {"axis": lost}), AXIS)
    assert marked(pos, "unsupplied") == ["S14Rif"]
    assert marked(pos, "isolated") == []


@cites("SS 4A4.1")
def test_at_the_start_of_a_combat_phase_isolation_alone_is_seen_anew() -> None:
    before = checked(still({"S14Rif": MINSK}), SOVIET)
    assert marked(before, "isolated") == []
    closed = Position(GAME, before.state._replace(where=still(POCKET).state.where))
    after = run(closed, AXIS, supply_check.ISOLATION)
    assert marked(after, "isolated") == ["S14Rif"]
    assert marked(after, "unsupplied") == []


# -- trucks

OFF = {"axis": MAP.labels(MAP.grid.disc(hexes(MINSK), 2) & DATA.land)}


@cites("SS 12E1.1", "SS 12E.1", "SS 12E1.2", "SS 12E.2")
def test_a_truck_feeds_for_one_player_turn_and_the_count_runs_on() -> None:
    """E42: about to begin its second turn, a unit draws from a truck."""
    pos = still({"G1Inf": {"at": MINSK, "marks": ["unsupplied"]}, "G1Trk": MINSK}, OFF)
    from_start = supply.supplied_units(pos, AXIS)
    assert not from_start
    ref = Referee(pos, FixedDice(()))
    question = truck_sources.question(AXIS)
    truck = ROSTER.index["G1Trk"]
    assert question.menu(pos).verbs["feed"].set == 1 << truck
    question.verbs["feed"].do(ref, truck)
    assert not question.menu(ref.pos).verbs["feed"].set
    after = run(ref.pos, AXIS, supply_check.CHECKS)
    assert marked(after, "fed") == ["G1Inf"]
    assert marked(after, "starving") == ["G1Inf"]
    assert marked(after, "empty") == ["G1Trk"]
    unit = 1 << ROSTER.index["G1Inf"]
    assert not supply_check.units_out_of_supply(after) & unit
    assert not supply_check.units_long_out(after) & unit
    later = checked(after, SOVIET)
    assert supply_check.units_long_out(later) & unit
    assert not later.state.marks[FED]


@cites("SS 12E1.3")
def test_an_empty_truck_feeds_nobody() -> None:
    pos = still({"G1Inf": MINSK, "G1Trk": {"at": MINSK, "marks": ["empty"]}}, OFF)
    menu = truck_sources.question(AXIS).menu(pos)
    assert not menu.verbs["feed"].set
    assert menu.verbs["feed"].why_not(ROSTER.index["G1Trk"]) == ["SS 12E1.3"]


@cites("SS 12E1.2", "SS 12E1.3")
def test_a_truck_extends_lines_empty_or_not_unless_it_feeds() -> None:
    h = DATA.places["minsk"]
    for words in ([], ["empty"]):
        assert supply.extending(still({"G1Trk": {"at": MINSK, "marks": words}}), AXIS) >> h & 1
    assert not supply.extending(still({"G1Trk": MINSK}, {"feeding": ["G1Trk"]}), AXIS) >> h & 1


@cites("SS 12E1.4")
def test_an_empty_truck_is_filled_where_a_railway_leads_to_a_source() -> None:
    station = MAP.label(min(h for h in range(MAP.grid.size) if DATA.area("axis_supply") >> h & 1))
    pos = checked(still({"G1Trk": {"at": station, "marks": ["empty"]}}), SOVIET)
    assert marked(pos, "empty") == []
    pos = checked(still({"G1Trk": {"at": MINSK, "marks": ["empty"]}}, OFF), AXIS)
    assert marked(pos, "empty") == ["G1Trk"]


@cites("SS 12B2.1")
def test_chained_trucks_lengthen_a_line() -> None:
    """From the end of the railways over open land: one truck, then two."""
    pos = still()
    railway = supply.hexes_by_rail(pos, SOVIET, supply.sources(pos, SOVIET))
    alone = supply.hexes_by_truck(pos, SOVIET, railway, 0)
    assert alone == railway
    far = supply.overland(pos, SOVIET, railway, "truck") & ~railway
    first = 1 << max(h for h in range(MAP.grid.size) if far >> h & 1)
    both = supply.hexes_by_truck(pos, SOVIET, railway, first)
    assert both == railway | first
    assert isolation.connected_hexes(pos, SOVIET, railway) & first


@cites("SS 12E1.1", "SS 12E1.2")
def test_the_owner_names_a_truck_and_it_feeds() -> None:
    """Asked in the initial phase, before anything is checked."""
    t = drawn("axis-initial", {"G1Inf": MINSK, "G1Trk": MINSK, "G2Trk": "1B:3030"}, OFF)
    assert t.who == "axis"
    assert t.may("feed") == ["G1Trk"]
    assert t.refusals("feed", "G2Trk") == ["SS 12E1.1"]
    t.act("feed", "G1Trk")
    assert t.units_marked("fed") == ["G1Inf"]
    assert t.units_marked("empty") == ["G1Trk"]
    assert t.units_marked("unsupplied") == ["G1Inf", "G1Trk"]


@cites("SS 12D.3", "SS 12E.1")
def test_a_zone_is_reduced_from_the_second_turn_unless_a_special_source_feeds() -> None:
    def standard(*marks: str) -> int:
        return zones(still({"G1Inf": {"at": MINSK, "marks": list(marks)}}), AXIS)[1]

    assert standard() == standard("unsupplied") == standard("starving", "fed") != 0
    assert standard("starving") == 0


@cites("SS 12B.2")
def test_a_city_that_changes_hands_begins_a_new_count() -> None:
    pos = checked(checked(still(POCKET, side=SOVIET), SOVIET), SOVIET)
    assert [one.turns for one in own(pos).counts if one.hex == DATA.places["minsk"]] == [2]
    ref = Referee(pos, FixedDice(()))
    apply_capture(ref, AXIS, hexes(MINSK))
    assert not [one for one in own(ref.pos).counts if one.hex == DATA.places["minsk"]]


@cites("SS 12E1.1")
def test_a_special_line_has_its_own_length() -> None:
    clear, mud = (still({"G1Trk": MINSK}, OFF, weather=weather) for weather in ("clear", "mud"))
    truck, grid = ROSTER.index["G1Trk"], MAP.grid
    for pos, length in ((clear, 4), (mud, 2)):
        found = supply.overland(pos, AXIS, 1 << pos.state.where[truck], "special")
        assert found & ~grid.disc(hexes(MINSK), length) == 0
        assert found & grid.ring(hexes(MINSK), length)


@cites("SS 12B2.1", "SS 12B.3")
def test_a_truck_in_reach_of_a_road_carries_a_line_farther() -> None:
    taken = {"axis": MAP.labels(DATA.ussr & ~DATA.ussr39)}
    before = supply.regular(still(own=taken), AXIS)
    pos = still(own=taken)
    ends = supply.hexes_by_road(pos, AXIS, supply.hexes_by_rail(pos, AXIS, supply.sources(pos, AXIS)))
    far = supply.overland(pos, AXIS, ends, "truck") & ~before
    truck = MAP.labels(far)[far.bit_count() // 2]
    after = supply.regular(still({"G1Trk": truck}, taken), AXIS)
    assert after & hexes(truck)
    assert (after & ~before).bit_count() > 1
