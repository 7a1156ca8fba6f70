"""8.2. What enemy zones do to movement: two points in, two points out, and no major river from one to
another.
"""

from __future__ import annotations

import pytest
from tests.games.victory_lost.moving import left, moving, overlay_labels, price

from grognard.kernel.cite import cites

FOE = {"G168": "5406"}  # it watches 5306 5307 5405 5407 5506 5507
EVERYBODY = pytest.mark.parametrize("unit", ["S17Tk", "S8C", "1GdA", "Popov"])


@cites("AVL 8.2.1a", "AVL 8.2.1b", "AVL 8.2.1c")
@EVERYBODY
def test_example_15_three_in_three_out_five_between(unit: str) -> None:
    """EX-AVL-15, in the clear; HQs pay like the rest."""
    assert price(unit, "5404", "5405", others=FOE) == 3
    assert price(unit, "5405", "5404", others=FOE) == 3
    assert price(unit, "5405", "5306", others=FOE) == 5


@cites("AVL 8.2.1c")
def test_tolls_add_up_along_the_way() -> None:
    """Into 5405 and out again is 6; to 5408, behind the German, one rather goes round him."""
    assert price("S17Tk", "5404", "5405", "5404", others=FOE) == 6
    assert overlay_labels(moving("S17Tk", "5404", FOE), "reach", "S17Tk")["5408"] == 6, (
        "by 5305 5205 5206 5207 5308"
    )


@cites("AVL 8.2.1a", "AVL 8.2.1b")
def test_friends_in_a_zone_do_not_lift_it() -> None:
    friends = {**FOE, "S18Tk": "5405", "3GdA": "5404"}
    assert price("S17Tk", "5404", "5405", others=friends) == 3
    assert price("S17Tk", "5405", "5404", others=friends) == 3


@cites("AVL 8.2.1a")
def test_terrain_and_rivers_come_on_top() -> None:
    """4110 is rough, behind a river for who comes from 4109: 3 points, and 2 more for the zone."""
    assert price("S17Tk", "4109", "4110", others={"G168": "4111"}) == 5


@cites("AVL 8.2.1a", "AVL 6.0.1e")
def test_an_hq_and_the_axis_own_zones_cost_nothing() -> None:
    assert price("S17Tk", "5404", "5405", others={"Hollidt": "5406"}) == 1
    assert price("G11Pz", "5404", "5405", others=FOE) == 1


@cites("AVL 8.2.1a")
def test_the_axis_pays_soviet_zones() -> None:
    assert price("G11Pz", "5404", "5405", others={"S25G": "5406"}) == 3
    assert price("G11Pz", "5405", "5306", others={"S25G": "5406"}) == 5


@cites("AVL 8.2.1a", "AVL 8.1.2d")
def test_who_has_not_the_points_stays_out() -> None:
    t = moving("S25G", "5403", FOE)
    assert t.can("to", "5405"), "one and three"
    t = moving("S25G", "5402", FOE)
    assert "AVL 8.2.1a" in t.refusals("to", "5405")


# -- 8.2.2


@cites("AVL 8.2.2a", "AVL 8.2.2b")
@pytest.mark.parametrize("friends", [{}, {"S25G": "3811"}, {"S25G": "3810", "1GdA": "3811"}])
def test_no_major_river_from_zone_to_zone_not_even_by_the_bridge(friends: dict[str, str]) -> None:
    """A German in 3911 watches both ends of the bridge at Verkhny Mamon; friends on it do not help."""
    t = moving("S17Tk", "3810", {"G168": "3911", **friends})
    assert left(t) == 7, "five would do"
    assert "AVL 8.2.2a" in t.refusals("to", "3811")


@cites("AVL 8.2.2a")
@pytest.mark.parametrize(("foe", "points"), [("3812", 3), ("3809", 3), ("3814", 1)])
def test_with_one_end_watched_the_bridge_is_open(foe: str, points: int) -> None:
    assert price("S17Tk", "3810", "3811", others={"G168": foe}) == points


@cites("AVL 8.2.2a", "AVL 8.1.3b")
def test_no_crossing_without_a_bridge_from_zone_to_zone() -> None:
    """A German in 3712 watches 3711 and 3811: 5 points would do, and by the bridge at 3810 it is 6."""
    assert "AVL 8.2.2a" in moving("6A", "3711", {"G168": "3712"}).refusals("to", "3811")
    assert moving("6A", "3711", {"G168": "3812"}).can("to", "3811")
    assert moving("S17Tk", "3711", {"G168": "3712"}).can("to", "3811"), "round by the bridge"


@cites("AVL 8.2.2a")
def test_a_minor_river_is_crossed_from_zone_to_zone() -> None:
    """3718 and 3817 on either side of the Derkul, a German in 3717 between them: 1, 1 for the river, 4 for
    the zones.
    """
    assert price("S17Tk", "3718", "3817", others={"G168": "3717"}) == 6
