"""4. The supply phase: HQs, pontoons, units, the Ju-52."""

from __future__ import annotations

from tests.games.victory_roads.drawn import GAME, drawn, until

from grognard.games.victory_roads.law.supply import supplied_units
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

SOVIET, AXIS = 0, 1
Q6 = {"Q6": "2354"}  # on the road along the Danube, which parts it from 2353 and 2453


def around(label: str) -> list[str]:
    return [GAME.map.label(h) for _, h in GAME.map.grid.neighbours(GAME.map.index[label])]


def supplied(t: Situation, side: int = AXIS) -> list[str]:
    found = supplied_units(t.pos, side)
    return sorted(unit.id for n, unit in enumerate(GAME.roster.units) if found >> n & 1)


def checked(units: dict[str, object], phase: str = "axis-supply", **more: object) -> Situation:
    """The end of a side's supply phase."""
    t = drawn(phase, units, dice=[1] * (2 if phase == "soviet-supply" else 0), **more)
    return t if t.phase != phase else until(t, phase.replace("supply", "movement"))


# -- 4.0, 4.1: HQs


@cites("VR 4.1.2", "VR 4.1.1a")
def test_an_hq_without_a_line_leaves_and_comes_back() -> None:
    """Six Soviet divisions around 2557 cut every road; the HQ waits for the reinforcements phase."""
    ring = dict(zip(("S30", "S33", "S50", "S51", "S57", "S64"), around("2557"), strict=True))
    t = checked({"Q6": "2557", **ring})
    assert t.at("Q6") == "waiting_axis"
    assert checked({"Q6": "2557"}).at("Q6") == "2557"


@cites("VR 4.0")
def test_only_the_phasing_player_is_checked() -> None:
    ring = dict(zip(("S30", "S33", "S50", "S51", "S57", "S64"), around("2557"), strict=True))
    t = checked({"Q6": "2557", "G96": "2256", **ring}, "soviet-supply")
    assert t.at("Q6") == "2557"
    assert "G96" not in t.units_marked("unsupplied")


@cites("VR 4.0", "VR 2d", "VR 4.1.2")
def test_hqs_are_checked_before_units() -> None:
    """Those led by an HQ that has just left are out of supply."""
    ring = dict(zip(("S30", "S33", "S50", "S51", "S57", "S64"), around("2557"), strict=True))
    assert checked({"Q6": "2557", "G96": "2557", **ring}).units_marked("unsupplied") == ["G96"]
    assert checked({"Q6": "2557", "G96": "2557"}).units_marked("unsupplied") == []


# -- 4.1.3, 4.1.4: pontoons


@cites("VR 4.1.3a")
def test_a_supplied_hq_on_a_watercourse_bridges_one_side() -> None:
    t = drawn("axis-supply", {**Q6, "Q6S": "2557"})
    assert t.may("pontoon") == ["Q6"]
    assert t.refusals("pontoon", "Q6S") == ["VR 4.1.3a"], "no river beside it"
    t.act("pontoon", "Q6")
    assert "2353" in t.may("across")
    assert t.refusals("across", "2254") == ["VR 4.1.3a"]


@cites("VR 4.1.3b", "VR 1.2.4b")
def test_the_bridge_serves_the_units_checked_after_it() -> None:
    """G96 stands across the Danube, where the radius of the HQ does not reach without it."""
    units = {**Q6, "G96": "2353", "S30": "2252", "S33": "2352", "S50": "2553"}
    t = drawn("axis-supply", units)
    assert "G96" not in supplied(t)
    t.acts("pontoon Q6", "across 2353")
    assert "G96" in supplied(t)
    t.act("done")
    assert t.units_marked("unsupplied") == []
    assert until(drawn("axis-supply", units), "axis-movement").units_marked("unsupplied") == ["G96"]


@cites("VR 4.1.4")
def test_the_pontoon_is_taken_up_again_and_set_elsewhere_in_the_same_phase() -> None:
    t = drawn("axis-supply", {**Q6, "G96": "2256"}, {"pontoons": {"Q6": "2353"}})
    assert t.refusals("pontoon", "Q6") == ["VR 4.1.3a"]
    t.act("take_up", "Q6")
    assert t.pos.state.own.pontoons == ()
    assert t.refusals("take_up", "Q6") == ["VR 4.1.4"]
    t.acts("pontoon Q6", "across 2453")
    assert [GAME.map.label(one.across) for one in t.pos.state.own.pontoons] == ["2453"]


@cites("VR 4.1.3a", "VR 1.1.5b", "VR 1.1.5c", "VR 6.1.8b")
def test_an_hq_on_its_pontoon_side_leads_but_does_not_move() -> None:
    t = drawn("axis-movement", {**Q6, "G96": "2354"}, {"pontoons": {"Q6": "2353"}})
    assert "G96" in supplied(t)
    assert t.refusals("unit", "Q6") == ["VR 6.1.8b"]


# -- 4.2: units


@cites("VR 4.2.1a", "VR 4.4.1", "VR 4.2.2", "VR 4.6.1")
def test_a_unit_on_a_source_needs_no_hq() -> None:
    """Vienna is in Germany; Győr is not."""
    t = checked({"G96": "1952", "G46": "2354"})
    assert t.units_marked("unsupplied") == ["G46"]


@cites("VR 4.2.1b", "VR 4.2.1c")
def test_an_hq_supplies_its_nation_and_a_german_one_its_allies() -> None:
    assert supplied(drawn("axis-movement", {"Q6": "2557", "H24": "2556"})) == ["H24", "Q6"]
    assert supplied(drawn("axis-movement", {"QH3": "2557", "G96": "2556", "H24": "2556"})) == ["H24", "QH3"]


@cites("VR 4.2.1b", "VR 4.1.1a")
def test_only_a_supplied_hq_supplies() -> None:
    ring = dict(zip(("S30", "S33", "S50", "S51", "S57", "S64"), around("2557"), strict=True))
    assert "G96" not in supplied(drawn("axis-movement", {"Q6": "2557", "G96": "2557", **ring}))


@cites("VR 4.2.1e", "VR 1.2.3", "VR 1.2.4a")
def test_enemies_and_rivers_stop_the_radius() -> None:
    """EX-05 in small: through an empty hex beside an enemy there is no way, over the Danube neither."""
    far = {**Q6, "G96": "2353", "S30": "2252", "S33": "2352", "S50": "2553"}
    assert "G96" not in supplied(drawn("axis-movement", far))
    assert "G96" in supplied(drawn("axis-movement", {**Q6, "G96": "2454", "S30": "2553"}))


@cites("VR 4.6.1", "VR 4.2.2")
def test_the_marker_stays_until_the_owners_next_supply_phase() -> None:
    t = checked(
        {"G96": {"at": "2556", "marks": ["unsupplied"]}, "Q6": "2557", "S30": "3159"}, "soviet-supply"
    )
    assert "G96" in t.units_marked("unsupplied")
    assert "G96" not in until(t, "axis-movement").units_marked("unsupplied")


@cites("VR 4.3.1a", "VR 4.3.1b")
def test_soviet_sources_are_the_cities_of_june_and_the_east_edge() -> None:
    """Smolensk was Soviet in June 1944, Minsk was not."""
    units = {"S30": "6721", "S33": "5426"}
    t = drawn("soviet-movement", units, whole=True)
    assert supplied(t, SOVIET) == ["S30"]
    assert "S30" not in supplied(drawn("soviet-movement", units, {"axis": ["6721"]}, whole=True), SOVIET)


@cites("VR 4.4.3", "VR 13.0")
def test_an_uncaptured_fortress_supplies_the_germans_in_it() -> None:
    """2052, before Vienna."""
    units = {"G96": "2052", "H24": "2052"}
    assert supplied(drawn("axis-movement", units)) == ["G96"]
    assert supplied(drawn("axis-movement", units, {"captured": ["2052"]})) == []


@cites("VR 4.5.1")
def test_budapest_supplies_hungarians_while_it_has_a_line() -> None:
    units = {"H24": "2955", "G96": "2955"}
    axis = {"axis": ["2855", "2955"]}
    assert supplied(drawn("axis-movement", units, axis)) == ["H24"]
    assert supplied(drawn("axis-movement", units, {**axis, "hungary": "out"})) == []
    ring = {"S30": "2756", "S33": "2754", "S50": "2956", "S51": "3055", "S57": "2954", "S64": "3056"}
    assert "H24" not in supplied(drawn("axis-movement", {**units, **ring}, axis))


@cites("VR 4.5.2")
def test_bucharest_supplies_romanians_while_romania_fights_for_the_axis() -> None:
    units = {"R6": "5368", "G96": "5368"}
    found = [
        supplied(drawn("axis-movement", units, {"romania": stance}, whole=True))
        for stance in ("axis", "soviet")
    ]
    assert found == [["R6"], []]


# -- 4.2.1d: the Ju-52


CUT = {"G96": "2857", "S30": "2757", "S33": "2858", "S50": "2956"}


@cites("VR 4.2.1d")
def test_a_ju_52_supplies_a_stack_until_the_next_supply_phase() -> None:
    t = drawn("axis-supply", {**CUT, "ju52-1": "available_axis"})
    assert t.may("airlift") == ["2857"]
    t.act("airlift", "2857")
    assert t.units_marked("unsupplied") == []
    assert t.at("ju52-1") == "2857"
    t = until(until(t, "soviet-movement"), "axis-supply") if t.phase != "axis-supply" else t
    assert t.at("ju52-1") != "2857"


@cites("VR 4.2.1d")
def test_it_flies_ten_hexes_from_a_german_source() -> None:
    """2857 lies nine hexes from the nearest German city."""
    t = drawn("axis-supply", {**CUT, "G46": "3459", "ju52-1": "available_axis"}, whole=True)
    assert t.refusals("airlift", "3459") == ["VR 4.2.1d"]
    assert t.refusals("airlift", "2757") == ["VR 4.2.1d"]


@cites("VR 3.3b", "VR 5.4.2")
def test_it_does_not_fly_under_an_overcast_sky() -> None:
    t = drawn("axis-supply", {**CUT, "ju52-1": "available_axis"}, {"sky": "overcast"})
    assert t.phase != "axis-supply" or not t.may("airlift")
    assert "G96" in t.units_marked("unsupplied")


@cites("VR 4.1.1b")
def test_partisans_let_no_axis_line_pass() -> None:
    """1257 has two ways out, to 1256 and 1258."""
    one, both = {"partisans-1": "1256"}, {"partisans-1": "1256", "partisans-2": "1258"}
    assert "Q6" in supplied(drawn("axis-movement", {"Q6": "1257", **one}))
    assert "Q6" not in supplied(drawn("axis-movement", {"Q6": "1257", **both}))
    assert "Q3UF" in supplied(drawn("soviet-movement", {"Q3UF": "2855", "partisans-1": "2954"}), SOVIET)
