"""8.1. Movement: who moves, points, terrain, rivers and bridges, the edge, the sea; and the pocket of
Stalingrad.
"""

from __future__ import annotations

import pytest
from tests.games.victory_lost.moving import active, left, moving, overlay_labels, price, soviet_cities

from grognard.kernel.cite import cites
from grognard.testing.table import situation

# -- who, and in what order


@cites("AVL 8.0", "AVL 7.0", "AVL 4.1.2b")
def test_activated_units_and_hqs_move_and_nobody_else() -> None:
    units = {"S25G": active("5406"), "S17Tk": "5406", "1GdA": active("5408"), "3GdA": "5410", "G168": "0514"}
    t = situation("avl", "soviet-movement", units=units)
    assert t.may("unit") == ["1GdA", "S25G"]
    assert all("AVL 7.0" in t.refusals("unit", unit) for unit in ("S17Tk", "3GdA"))
    assert not t.can("unit", "G168")


@cites("AVL 8.1.1")
def test_one_unit_has_finished_before_the_next_begins() -> None:
    t = situation("avl", "soviet-movement", units={"S25G": active("5406"), "S17Tk": active("5406")})
    t.act("unit", "S25G")
    assert t.may("unit") == [], "put it down first"
    t.acts("drop", "unit S17Tk", "to 5404")
    assert t.may("unit") == t.may("drop") == [], "a move that has begun is finished"
    t.act("done")
    assert t.may("unit") == ["S25G"]


@cites("AVL 8.1.2b")
def test_a_unit_moves_once_and_saves_nothing() -> None:
    t = moving("S17Tk", "5406", {"G26": "5403"}).act("to", "5404")
    assert left(t) == 3
    t.act("done")
    assert t.refusals("unit", "S17Tk") == ["AVL 8.1.2b"]
    t.act("end_phase")
    assert t.phase == "soviet-combat"
    assert t.units_marked("moved") == [], "the next activation finds it fresh"


@cites("AVL 8.1.2b")
def test_nobody_is_made_to_move() -> None:
    t = situation("avl", "soviet-movement", units={"S25G": active("5406")}).act("end_phase")
    assert t.at("S25G") == "5406"


@cites("AVL 8.1.2a")
@pytest.mark.parametrize(
    ("unit", "points"),
    [
        ("S25G", 4),
        ("S8C", 6),
        ("S17Tk", 7),
        ("G168", 4),
        ("G11Pz", 8),
        ("R1Mot", 6),
        ("1GdA", 6),
        ("Kempf", 7),
    ],
)
def test_everybody_has_the_points_of_his_counter(unit: str, points: int) -> None:
    assert left(moving(unit, "5406")) == points
    assert left(moving(unit, "5406", None, "unsupplied")) == points, "want of supply alone leaves them"
    assert left(moving(unit, "5406", None, "isolated")) == points // 2


@cites("AVL 8.1.2a", "AVL 8.1.2b")
def test_a_unit_activated_a_second_time_has_all_its_points_again() -> None:
    """The next chit of the bag calls it again in the same turn."""
    units = {"S25G": "5406", "1GdA": "5405", "3GdA": "5407", "G168": "0514"}
    t = situation("avl", "draw", units=units, own={"bag": ["1GdA", "3GdA"]}, dice=[1])
    t.acts("unit S25G", "to 5409", "done", "end_phase")
    assert t.phase == "soviet-movement"
    assert left(t.act("unit", "S25G")) == 4


# -- what a step costs


@cites("AVL 8.1.2c")
def test_a_clear_hex_costs_one_point_and_a_rough_one_two() -> None:
    assert (
        price("S17Tk", "5406", "5405") == price("S25G", "5406", "5405") == price("1GdA", "5406", "5405") == 1
    )
    assert (
        price("S17Tk", "4209", "4110") == price("S25G", "4209", "4110") == price("1GdA", "4209", "4110") == 2
    )
    assert price("S25G", "4110", "4209") == 1, "the hex that is left does not count"


@cites("AVL 8.1.3a", "AVL 8.1.2c")
def test_a_minor_river_costs_one_point_more() -> None:
    assert price("S25G", "3718", "3817") == 2
    assert price("S17Tk", "3718", "3817") == price("1GdA", "3718", "3817") == 2
    assert price("S17Tk", "4109", "4110") == 3, "and rough ground behind it"


@cites("AVL 8.1.3c", "AVL 2.1.3")
def test_a_bridge_of_a_road_or_a_railway_takes_the_cost_away() -> None:
    assert price("S25G", "3818", "3817") == 1, "the road to Boguchar"
    assert price("S25G", "4208", "4108") == 1, "a railway"
    assert price("S25G", "3810", "3811") == 1, "the road over the Don"
    assert price("S25G", "3203", "3204") == 1, "the railway over it"


@cites("AVL 8.1.3c", "AVL 8.1.3b")
def test_over_a_bridge_on_a_major_river_a_unit_goes_on_and_may_come_from_afar() -> None:
    t = moving("S25G", "3809")
    assert overlay_labels(t, "reach", "S25G")["3812"] == 3
    t.act("to", "3811")
    assert left(t) == 2
    assert t.can("to", "3813")


@cites("AVL 8.1.3b")
def test_a_major_river_without_a_bridge_is_the_only_step_of_a_move() -> None:
    """Over the Don from 4414 to 4315: for one point, and all the others are gone."""
    t = moving("S17Tk", "4414")
    assert overlay_labels(t, "reach", "S17Tk")["4315"] == 1
    assert t.refusals("to", "4215") == ["AVL 8.1.3b"]
    t.act("to", "4315")
    assert t.at("S17Tk") == "4315"
    assert t.may("to") == []
    assert t.refusals("unit", "S17Tk") == ["AVL 8.1.2b"]


@cites("AVL 8.1.3b")
@pytest.mark.parametrize("unit", ["S17Tk", "S25G", "1GdA"])
def test_who_has_to_come_up_to_the_bank_does_not_cross(unit: str) -> None:
    t = moving(unit, "4413")
    assert t.refusals("to", "4315") == ["AVL 8.1.3b"]
    t.act("to", "4414")
    assert t.refusals("to", "4315") == ["AVL 8.1.3b"]


@cites("AVL 8.1.3b", "AVL 8.1.2d")
def test_the_crossing_must_be_paid_for_like_any_hex() -> None:
    """Into a zone it costs 3, out of one too: an isolated unit with 2 points stays."""
    assert moving("S25G", "4414", {"G168": "4215"}).can("to", "4315")
    assert "AVL 8.2.1a" in moving("S25G", "4414", {"G168": "4215"}, "isolated").refusals("to", "4315")
    assert moving("S25G", "4414", {"G168": "4514"}).can("to", "4315")
    assert "AVL 8.2.1b" in moving("S25G", "4414", {"G168": "4514"}, "isolated").refusals("to", "4315")


@cites("AVL 8.1.2d")
def test_there_is_no_hex_without_the_points_for_it() -> None:
    """An isolated unit of 4 has 2: rough ground behind a river costs 3."""
    t = moving("S25G", "4109", None, "isolated")
    assert left(t) == 2
    assert "4110" not in overlay_labels(t, "reach", "S25G")
    assert "AVL 10.2.3" in t.refusals("to", "4110")


@cites("AVL 8.1.2d", "AVL 8.2.1c")
def test_a_unit_held_on_all_sides_by_zones_may_not_move_at_all() -> None:
    """Four points do not go from zone to zone; there is no least move."""
    t = moving("S25G", "5406", {"G168": "5405", "G26": "5407"})
    assert t.may("to") == []
    assert "AVL 8.2.1c" in t.refusals("to", "5306")


# -- where nobody goes


@cites("AVL 8.1.5a")
def test_nobody_leaves_the_map() -> None:
    """Two points from the corner."""
    t = moving("S25G", "0101", None, "isolated")
    assert t.may("to") == ["0102", "0103", "0201", "0202", "0301", "0302"]


@cites("AVL 8.1.5b")
def test_nobody_goes_into_the_sea() -> None:
    t = moving("S25G", "2835")
    assert t.refusals("to", "2836") == ["AVL 8.1.5b"]
    assert set(t.may("to")).isdisjoint({"2836", "2936", "2837"})


@cites("AVL 13.0a", "AVL 13.0c")
def test_the_pocket_is_closed_through_turn_4_and_open_from_turn_5() -> None:
    for unit, at in (("S17Tk", "5925"), ("G11Pz", "5925"), ("1GdA", "5925")):
        assert moving(unit, at, turn=4).refusals("to", "6024") == ["AVL 13.0a"]
        assert moving(unit, at, turn=5).can("to", "6024")


@cites("AVL 13.0a")
def test_nobody_goes_through_the_closed_pocket_either() -> None:
    """From 5924 to 6025, an enemy HQ in 5925 that another HQ does not overrun: by 6024 it is 2 points, round
    by 5824 and 5926 it is 4.
    """
    for turn, points in ((5, 2), (4, 4)):
        assert (
            overlay_labels(moving("1GdA", "5924", {"Hollidt": "5925"}, turn=turn), "reach", "1GdA")["6025"]
            == points
        )


@cites("AVL 13.0a", "AVL 8.3.1a")
def test_the_closed_pocket_ends_a_road() -> None:
    assert moving("S17Tk", "6426", turn=4).act("by_road").refusals("to", "6424") == ["AVL 13.0a"]
    assert moving("S17Tk", "6426", turn=5).act("by_road").can("to", "6424")


# -- what passing does


@cites("AVL 14.0.1a", "AVL 8.1.2c")
@pytest.mark.parametrize("unit", ["S17Tk", "1GdA"])
def test_a_city_falls_to_whoever_passes_through(unit: str) -> None:
    """By road from 2028 through Stalino to 2229; an HQ will do."""
    t = moving(unit, "2028").acts("by_road", "to 2229", "done")
    assert (t.at(unit), soviet_cities(t)) == ("2229", ["2129"])


@cites("AVL 14.0.1a")
def test_a_city_that_is_only_passed_by_stays_as_it_was() -> None:
    t = moving("S17Tk", "2028").acts("to 2128", "to 2228", "done")
    assert soviet_cities(t) == []


@cites("AVL 14.0.1a")
def test_the_axis_takes_a_city_back_as_soon_as_it_enters() -> None:
    t = situation("avl", "axis-movement", units={"G168": active("2028")}, own={"cities": ["2129"]})
    assert soviet_cities(t) == ["2129"]
    t.acts("unit G168", "to 2129")
    assert soviet_cities(t) == []
