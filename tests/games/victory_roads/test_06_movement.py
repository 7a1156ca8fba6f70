"""6.1, 6.6: ordinary movement."""

from __future__ import annotations

import pytest
from tests.games.victory_roads.drawn import GAME, costs, drawn, left, moving, until

from grognard.games.victory_roads.law.names import AXIS, SOVIET
from grognard.games.victory_roads.law.supply import hq_hexes, sources
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices

# 1346 1446 1547 1647 1748 1848: clear ground without roads or rivers


@cites("VR 6.1.4", "VR 6.1.1a")
def test_four_points_are_four_hexes_of_clear_ground() -> None:
    """EX-08."""
    found = costs("G6P", "1346")
    assert [found[h] for h in ("1446", "1547", "1647", "1748")] == [1, 2, 3, 4]
    assert "1848" not in found
    assert moving("G6P", "1346").refusals("to", "1848") == ["VR 6.1.4"]


@cites("VR 6.1.4")
def test_or_two_of_clear_ground_and_one_of_forest() -> None:
    """EX-08: from 1548 over 1647 and 1548 to the forest 1549."""
    t = moving("G6P", "1647").act("to", "1548")
    before = left(t)
    assert before - left(t.act("to", "1448")) == 2
    assert left(t) == 1


@cites("VR 6.1.4", "VR 1.8.1a")
@pytest.mark.parametrize(
    ("start", "to", "cost"),
    [("1447", "1448", 2), ("1247", "1248", 3), ("1649", "1648", 2), ("2761", "2861", 3)],
)
def test_terrain_and_rivers(start: str, to: str, cost: float) -> None:
    """Forest, mountain, a river, a major river."""
    assert costs("G6P", start)[to] == cost


@cites("VR 6.1.9a", "VR 6.1.9b", "VR 1.8.1b", "VR 6.6a", "VR 6.6b")
def test_a_road_or_railway_costs_half_and_bridges_rivers() -> None:
    """The railway from Brünn to Vienna crosses a river between 2048 and 2049."""
    found = costs("G96", "2047")
    assert [found[h] for h in ("2048", "2049", "2050", "2051")] == [0.5, 1, 1.5, 2]
    assert costs("G6P", "1257")["1256"] == 0.5, "in the mountains too"


@cites("VR 6.6a", "VR 6.6b")
def test_bridges_laid_by_one_side_serve_it_alone() -> None:
    pontoon = {"pontoons": {"Q3UF": "2861"}}
    assert costs("S5GT", "2761", {"Q3UF": "2761"}, own=pontoon)["2861"] == 1
    assert costs("S5GT", "2761", {"Q3UF": "2761"}, own=pontoon)["2860"] > 1, "one side only"
    assert costs("G6P", "2660", {"Q3UF": "2761", "G96": "2660"}, own=pontoon).get("2861") is None
    engineers = {"engineers-1": "2761", "S30": "2761"}
    assert {costs("S5GT", "2761", engineers)[h] for h in ("2860", "2861")} == {1}
    assert costs("S5GT", "2761", {"S30": "2761"}, own={"bridgeheads": ["2761"]})["2860"] == 1


@cites("VR 13.2.3")
def test_a_fortress_costs_the_soviets_four_points_until_it_is_captured() -> None:
    """The railway from Vienna runs through 1953."""
    assert costs("S5GT", "1952")["1953"] == 4
    assert costs("G6P", "1952")["1953"] == 0.5
    assert costs("S5GT", "1952", own={"captured": ["1953"]})["1953"] == 0.5


# -- who moves


@cites("VR 6.1.1a")
def test_ones_own_units_move_and_nothing_else() -> None:
    units = {"S30": "2856", "G96": "2256", "TOS": "2856", "engineers-1": "2856", "S33": "dead"}
    t = drawn("soviet-movement", units)
    assert t.may("unit") == ["S30"]
    assert {tuple(t.refusals("unit", u)) for u in ("G96", "TOS", "engineers-1", "S33")} == {("VR 6.1.1a",)}


@cites("VR 6.1.3", "VR 6.1.5a")
def test_a_unit_moves_once_in_a_phase_and_keeps_no_points() -> None:
    t = moving("G6P", "1346", {"G96": "2256", "Q6": "1447"}).act("to", "1446").act("done")
    assert t.refusals("unit", "G6P") == ["VR 6.1.3"]
    assert t.may("unit") == ["G96", "Q6"]
    until(until(t, "soviet-movement"), "axis-movement")
    assert left(t.act("unit", "G6P")) == 4


@cites("VR 6.1.3")
def test_a_unit_goes_on_while_it_has_points_and_nobody_else_moves_meanwhile() -> None:
    t = moving("G6P", "1346", {"G96": "2256"}).act("to", "1446")
    assert left(t) == 3
    assert set(choices(t.pos).verbs) == {"to", "strategic", "rail", "done"}
    t.acts("to 1547", "to 1748")
    assert t.refusals("unit", "G6P") == ["VR 6.1.3"], "its points are spent"


@cites("VR 6.1.5b")
def test_points_of_others_are_no_use() -> None:
    t = moving("G6P", "1346", {"G96": "1748"})
    t.act("drop").act("unit", "G96")
    assert left(t) == 2
    assert max(t.costs("G96").values()) <= 2


@cites("VR 6.1.8b")
def test_pontoon_hqs_and_units_without_points_stay() -> None:
    units = {"Q6": "1649", "GFP": "2256", "G96": "2356"}
    t = drawn("axis-movement", units, {"pontoons": {"Q6": "1648"}})
    assert t.may("unit") == ["G96"]
    assert t.refusals("unit", "Q6") == t.refusals("unit", "GFP") == ["VR 6.1.8b"]
    assert drawn("axis-movement", units).may("unit") == ["G96", "Q6"]


@cites("VR 6.1.8a")
def test_one_hex_is_always_granted_but_no_second_one() -> None:
    """Volkssturm has one point, and a mountain costs three."""
    t = moving("VS8", "1247")
    assert t.can("to", "1248")
    t.act("to", "1248")
    assert t.refusals("unit", "VS8") == ["VR 6.1.3"]
    t = moving("G96", "1547").act("to", "1548")
    assert left(t) == 1
    assert t.refusals("to", "1448") == ["VR 6.1.4"], "only the first hex of a move is granted"


@cites("VR 6.1.8a", "VR 6.1.7")
def test_what_is_granted_lifts_no_ban() -> None:
    assert moving("VS8", "1247", {"S30": "1248"}).refusals("to", "1248") == ["VR 6.1.7"]


# -- where one may not go


@cites("VR 6.1.7")
def test_no_unit_enters_a_hex_of_the_enemy_or_passes_through_it() -> None:
    t = moving("G6P", "1346", {"S30": "1446"})
    assert t.refusals("to", "1446") == ["VR 6.1.7"]
    walls = dict(zip(("S30", "S33", "S50", "S51", "S57", "S64"), around("1547"), strict=True))
    shut = moving("G6P", "1547", walls)
    assert shut.may("to") == []
    assert shut.refusals("to", "1748") == ["VR 6.1.7"]


def around(label: str) -> list[str]:
    return [GAME.map.label(h) for _, h in GAME.map.grid.neighbours(GAME.map.index[label])]


@cites("VR 6.1.6", "VR 1.11.2a")
def test_friends_are_passed_through_and_joined_without_a_price() -> None:
    found = costs("G6P", "1346", {"G96": "1446", "G357": "1446", "G46": "1446"})
    assert (found["1446"], found["1547"]) == (1, 2)


@cites("VR 6.1.1a")
def test_markers_and_supports_bar_no_way() -> None:
    assert costs("G6P", "1346", {"TOS": "1446", "engineers-1": "1547"})["1547"] == 2


@cites("VR 6.1.4")
def test_water_is_impassable() -> None:
    """Lake Balaton parts 2259 and 2258; a road runs over its end between 2457 and 2458."""
    assert costs("G6P", "2259").get("2258", 9) > 1
    assert costs("G6P", "2457", {})["2458"] == 0.5
    sea = next(h for h in around("4407") if GAME.map.terrain["sea"] >> GAME.map.index[h] & 1)
    assert moving("G96", "4407", whole=True).refusals("to", sea) == ["VR 6.1.4"]


@cites("VR 0a")
def test_nobody_leaves_the_area_of_the_scenario() -> None:
    assert moving("G6P", "1246").refusals("to", "1146") == ["VR 0a"]
    assert moving("G6P", "1246", whole=True).can("to", "1146")


@cites("VR 1.7.5")
def test_romania_is_shut_to_hungarians_and_hungary_to_romanians_of_the_axis() -> None:
    """3560 lies in Hungary, 3660 in Romania."""
    assert moving("H24", "3560", whole=True).refusals("to", "3660") == ["VR 1.7.5"]
    assert moving("R3", "3660", whole=True).refusals("to", "3560") == ["VR 1.7.5"]
    assert moving("G96", "3560", whole=True).can("to", "3660")
    assert moving("SR2", "3660", whole=True).can("to", "3560"), "as an ally of the Soviets"


# -- HQs


@cites("VR 6.1.10a", "VR 6.1.10b", "VR 4.1.1a")
def test_an_hq_stops_only_where_a_line_leads_to_it() -> None:
    """Off the railway there is none, but it may leave it on its way."""
    t = moving("Q6", "2557")
    assert t.can("to", "2358")
    assert t.refusals("to", "2556") == ["VR 6.1.10a"]
    across = moving("Q6", "2057")
    assert "2056" in across.may("to")


@cites("VR 6.1.10a", "VR 4.1.1b")
def test_the_line_of_an_hq_may_not_pass_beside_an_enemy_without_a_friend() -> None:
    """Both ways west of 2557 run through 2457, which a Soviet corps looks into; that to Budapest is shut."""
    cut = {"S30": "2456", "S33": "2656", "Q6": "2557"}
    assert not fed(cut, "Q6", "2557")
    assert fed({**cut, "G96": "2457"}, "Q6", "2557")
    assert fed(cut, "Q6", "2457"), "the HQ itself is the friend where it stands"
    assert not fed({**cut, "Q6": "2457"}, "Q6", "2557"), "and is not where it has left"


def fed(units: dict[str, str], hq: str, label: str) -> bool:
    pos = drawn("soviet-movement", units).pos
    return bool(hq_hexes(pos, GAME.roster.index[hq]) >> GAME.map.index[label] & 1)


@cites("VR 4.3.1a", "VR 4.3.1b", "VR 4.4.1")
def test_sources_are_cities_and_ways_off_the_map() -> None:
    pos = drawn("soviet-movement", {}).pos
    soviet, axis = (set(GAME.map.labels(sources(pos, side))) for side in (SOVIET, AXIS))
    assert {"6115", "7003"} <= soviet
    assert "2855" not in soviet, "Budapest was not Soviet in June 1944"
    assert {"1952", "1251"} <= axis
    taken = drawn("soviet-movement", {"S30": "1952", "G96": "6115"}, whole=True).pos
    assert "1952" not in GAME.map.labels(sources(taken, AXIS))
    assert "6115" not in GAME.map.labels(sources(taken, SOVIET))


@cites("VR 4.4.2")
@pytest.mark.parametrize(
    ("option", "around", "open_"), [("four", 3, True), ("four", 4, False), ("all", 4, True)]
)
def test_a_port_is_closed_by_four_neighbours(option: str, around: int, open_: bool) -> None:
    """Pernau has five land neighbours, and is no city of Germany."""
    near = ("4307", "4406", "4408", "4507")[:around]
    corps = dict(zip(("S30", "S33", "S50", "S51"), near, strict=False))
    game = drawn("soviet-movement", {}, options={"ports": option}).game
    t = drawn("soviet-movement", corps, whole=True)
    t.pos = type(t.pos)(game, t.pos.state)
    assert ("4407" in GAME.map.labels(sources(t.pos, AXIS))) is open_


@cites("VR 4.5.1")
def test_budapest_feeds_hungarian_hqs_while_it_has_a_line_to_germany() -> None:
    assert fed({"QH3": "2855"}, "QH3", "2855")
    ring = dict(zip(("S30", "S33", "S50", "S51", "S57", "S64"), around("2855"), strict=True))
    assert not fed({"QH3": "2855", **ring}, "QH3", "2855")


@cites("VR 4.5.2")
def test_bucharest_feeds_romanian_hqs_while_it_has_a_line_to_germany() -> None:
    capital = next(place.hex for place in GAME.map.places if place.id == "bucharest")
    ring = dict(zip(("S30", "S33", "S50", "S51", "S57", "S64"), around(GAME.map.label(capital)), strict=True))
    for units, supplied in (({}, True), (ring, False)):
        t = drawn("soviet-movement", {"QR3": GAME.map.label(capital), **units}, whole=True)
        assert bool(hq_hexes(t.pos, GAME.roster.index["QR3"]) >> capital & 1) is supplied


@cites("VR DN3")
def test_there_are_no_zones_of_control() -> None:
    """A unit passes between two enemies as if they were not there."""
    foes = {"S30": "1546", "S33": "1447"}
    free, watched = costs("G6P", "1346"), costs("G6P", "1346", foes)
    beside = set(free) - {"1546", "1447"}
    assert {h: free[h] for h in beside if h in watched and free[h] <= 2} == {
        h: watched[h] for h in beside if h in watched and free[h] <= 2
    }
    assert "1446" in watched, "between them"
