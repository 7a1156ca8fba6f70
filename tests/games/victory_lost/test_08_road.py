"""8.3. Strategic movement: half a point a hex, on the road from the first hex to the last, far from enemy
zones.
"""

from __future__ import annotations

import pytest
from tests.games.victory_lost.moving import left, moving, overlay_labels

from grognard.kernel.changes import Moved
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

# the road from Millerovo to Boguchar
NORTH = ["3820", "3819", "3818", "3817", "3816", "3916", "3915", "3914", "3913"]


def how(t: Situation) -> str:
    """How the last move was made."""
    return next(c.how for c in t.log if isinstance(c, Moved))


@cites("AVL 8.3.1a")
@pytest.mark.parametrize("unit", ["S25G", "S17Tk", "1GdA"])
def test_half_a_point_a_hex_for_everybody(unit: str) -> None:
    t = moving(unit, "3821").act("by_road")
    before = left(t)
    for n, h in enumerate(NORTH[:6], 1):
        t.act("to", h)
        assert left(t) == before - n / 2


@cites("AVL 8.3.1a", "AVL 8.1.2b")
def test_twice_as_many_hexes_as_points_and_no_more() -> None:
    t = moving("S25G", "3821").act("by_road")
    assert t.can("to", NORTH[7])
    assert t.refusals("to", NORTH[8]) == ["AVL 8.1.2d"]
    t.act("to", NORTH[7])
    assert t.refusals("unit", "S25G") == ["AVL 8.1.2b"], "nothing is left"


@cites("AVL 8.3.1a", "AVL 8.3.1b")
def test_half_a_point_left_is_lost() -> None:
    t = moving("S25G", "3821").acts("by_road", f"to {NORTH[6]}")
    assert left(t) == 0.5
    assert t.may("to") == ["3914", "3916"], "one hex of the road, this way or that"
    t.act("done")
    assert t.refusals("unit", "S25G") == ["AVL 8.1.2b"]


@cites("AVL 8.3.1a", "AVL 10.2.3")
def test_the_isolated_have_half_of_it() -> None:
    """Four points halved are four hexes; five halved are two points, and four hexes too."""
    for unit in ("S25G", "6A"):
        t = moving(unit, "3821", None, "isolated").act("by_road")
        assert left(t) == 2
        assert t.can("to", NORTH[3])
        assert not t.can("to", NORTH[4])


@cites("AVL 8.3.1a", "AVL 8.1.3c")
def test_a_bridge_on_the_road_costs_nothing_more() -> None:
    """Over the Derkul between 3818 and 3817, and over the Don between 3810 and 3811."""
    assert left(moving("S25G", "3818").acts("by_road", "to 3817")) == 3.5
    assert left(moving("S25G", "3810").acts("by_road", "to 3811")) == 3.5


@cites("AVL 8.3.1a")
def test_rough_ground_costs_half_a_point_too() -> None:
    assert left(moving("S25G", "4209").acts("by_road", "to 4210")) == 3.5


@cites("AVL 8.3.1b")
def test_it_may_turn_off_at_a_junction() -> None:
    """At Verkhny Mamon the road from 3910 goes on to 3710 and over the Don."""
    t = moving("S25G", "4009").act("by_road")
    assert {"3710", "3811", "3812"} <= set(t.may("to"))


@cites("AVL 8.3.1b")
def test_it_sets_out_on_the_road() -> None:
    t = moving("S25G", "3921")
    assert t.refusals("by_road") == ["AVL 8.3.1b"]
    assert t.can("to", "3817"), "four hexes"
    assert not t.can("to", "3816"), "and half a point is not enough for the fifth"


@cites("AVL 8.3.1b")
def test_it_follows_the_road_and_not_the_hexes_beside_it() -> None:
    """5616 and 5716 are joined by a road, 5319 and 5219, 5218 and 5219 too, but 5318 and 5319 only touch."""
    t = moving("S25G", "5319").act("by_road")
    reach = overlay_labels(t, "reach", "S25G")
    assert (reach["5219"], reach["5218"], reach["5318"]) == (0.5, 1, 1.5)
    assert "AVL 8.3.1b" in t.refusals("to", "5320")


@cites("AVL 8.3.1b")
def test_who_has_begun_otherwise_does_not_take_the_road_and_the_other_way_round() -> None:
    t = moving("S25G", "3821").act("to", "3820")
    assert (how(t), left(t)) == ("move", 3)
    assert t.may("by_road") == []
    assert t.refusals("to", "3816") == ["AVL 8.3.1b"]
    t = moving("S25G", "3821").acts("by_road", "to 3820")
    assert (how(t), left(t)) == ("road", 3.5)
    assert "AVL 8.3.1b" in t.refusals("to", "3920")


@cites("AVL 8.3.1a")
def test_where_nothing_else_gets_it_there_a_unit_takes_the_road_by_itself() -> None:
    t = moving("S25G", "3821")
    reach = overlay_labels(t, "reach", "S25G")
    assert (reach["3817"], reach["3816"]) == (4, 2.5)
    t.act("to", "3817")
    assert how(t) == "move"
    t = moving("S25G", "3821").act("to", "3816")
    assert (how(t), left(t)) == ("road", 1.5)
    assert not t.can("to", "3717"), "it keeps to the road"


@cites("AVL 8.3.1c")
def test_not_out_of_an_enemy_zone() -> None:
    """A German in 3922 watches Millerovo, and nothing of the road northwards."""
    t = moving("S25G", "3821", {"G168": "3922"})
    assert t.refusals("by_road") == ["AVL 8.3.1c"]
    assert "AVL 8.3.1c" in t.refusals("to", "3816")
    t = moving("S25G", "3821", {"Hollidt": "3922"})
    assert t.can("by_road"), "an HQ has none"
    assert t.can("to", "3816")


@cites("AVL 8.3.1c")
@pytest.mark.parametrize("unit", ["S25G", "1GdA"])
def test_not_into_an_enemy_zone(unit: str) -> None:
    """A German in 3716 watches 3816; friends on the road change nothing."""
    for others in ({"G168": "3716"}, {"G168": "3716", "S17Tk": "3816", "3GdA": "3915"}):
        t = moving(unit, "3821", others).act("by_road")
        assert t.can("to", "3817")
        assert "AVL 8.3.1c" in t.refusals("to", "3816")
        assert "AVL 8.3.1c" in t.refusals("to", "3916")


@cites("AVL 8.3.2")
def test_no_rate_on_railways() -> None:
    """From Millerovo a railway runs by 3722, another by 3720."""
    t = moving("S25G", "3821").act("by_road")
    assert "AVL 8.3.2" in t.refusals("to", "3722")
    assert "AVL 8.3.2" in t.refusals("to", "3720")
    assert moving("S25G", "3722").refusals("by_road") == ["AVL 8.3.1b"], "a railway is not a road"


# -- 15.0.1b


@cites("AVL 15.0.1b")
def test_administrative_movement_is_a_point_more_for_soviets_far_from_the_enemy() -> None:
    assert left(moving("S25G", "5406", administrative="yes")) == 5
    assert left(moving("1GdA", "5406", administrative="yes")) == 7
    assert left(moving("G168", "5406", administrative="yes")) == 4
    assert left(moving("S25G", "5406", {"G168": "5407"}, administrative="yes")) == 4, "it sets out in a zone"
    assert left(moving("S25G", "5406")) == 4, "without the option"
    t = moving("S25G", "5406", administrative="yes")
    assert t.can("to", "5411")
    assert not t.can("to", "5412")


@cites("AVL 15.0.1b")
def test_the_point_more_does_not_pay_for_a_zone() -> None:
    """G168 watches 5409: from 5406 it costs 5, which four points do not pay."""
    t = moving("S25G", "5406", {"G168": "5410"}, administrative="yes")
    assert not t.can("to", "5409")
    assert "AVL 15.0.1b" in t.refusals("to", "5409")
    t = moving("S25G", "5407", {"G168": "5410"}, administrative="yes").act("to", "5409")
    assert t.refusals("unit", "S25G") == ["AVL 8.1.2b"], "four spent, and the fifth forfeited"
    t = moving("S17Tk", "5407", {"G168": "5410"}, administrative="yes").act("to", "5409")
    assert left(t) == 3
    t.act("to", "5408")
    assert t.refusals("unit", "S17Tk") == ["AVL 8.1.2b"], "out again, it does not come back"


@cites("AVL 15.0.1b", "AVL 8.3.1a")
def test_the_point_more_goes_with_the_road() -> None:
    t = moving("S25G", "3821", administrative="yes").act("by_road")
    assert left(t) == 5
    assert t.can("to", "3913")


@cites("AVL 15.0.1b")
def test_the_isolated_have_it_on_top_of_half() -> None:
    assert left(moving("S25G", "5406", None, "isolated", administrative="yes")) == 3
