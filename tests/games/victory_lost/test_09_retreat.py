"""9.5.1 to 9.5.3. Which way back: the fewest enemy zones, then closer to one source, then to where there is
room.

See retreats.py for the ground.
"""

from __future__ import annotations

import pytest
from tests.games.victory_lost.fighting import awake, witnesses
from tests.games.victory_lost.retreats import SOUTH, THIN, beaten, steps, struck

from grognard.kernel.cite import cites
from grognard.testing.table import situation


@cites("AVL 9.5a", "AVL 9.5.2b")
def test_one_hex_closer_to_a_source() -> None:
    t = beaten("DR", SOUTH, G168="3020")
    assert (t.who, t.may("back")) == ("axis", ["2920", "2921"])
    assert t.refusals("back", "3019") == ["AVL 9.5.2b"], "as far as before"
    t.act("back", "2921")
    assert (t.at("G168"), t.who) == ("2921", "soviet"), "one hex and no more"


@cites("AVL 9.5a", "AVL 9.5.2b")
def test_two_hexes_each_closer() -> None:
    t = beaten("DR2", SOUTH, G168="3020").act("back", "2920")
    assert t.may("back") == ["2819", "2820"]
    for away in ("2919", "2921"):
        assert t.refusals("back", away) == ["AVL 9.5.2b"]
    assert t.refusals("back", "3020") == ["AVL 9.5a"]
    assert t.act("back", "2819").at("G168") == "2819"


@cites("AVL 9.5.1a")
def test_it_is_no_movement() -> None:
    """An isolated unit with two points, too few to leave a zone, goes two hexes, and one that has moved goes
    again.
    """
    t = beaten("DR2", SOUTH, G26={"at": "3020", "marks": ["isolated", "moved"]})
    t.act("back", "2921").act("back", "2821")
    assert t.at("G26") == "2821"
    assert t.units_marked("moved") == ["G26"], "nothing was spent"


@cites("AVL 9.5.1b")
def test_a_stack_may_split_and_its_owner_says_who_goes_first() -> None:
    t = beaten("DR", G168="3020", G26="3020")
    assert (t.who, t.may("fall")) == ("axis", ["G168", "G26"])
    t.acts("fall G26", "back 2920", "back 2921")
    assert (t.at("G26"), t.at("G168")) == ("2920", "2921")


@cites("AVL 9.5.2a")
def test_out_of_enemy_zones_even_if_no_closer() -> None:
    """A division in 2820 has 2920 and 2921 in its zone, those in 3121 have 3120 and 3021: 3019 is left."""
    t = beaten("DR", SOUTH, G168="3020", S270="2820")
    assert (t.at("G168"), steps(t, "G168")) == ("3019", [2])


@cites("AVL 9.5.2a")
def test_zones_are_counted_over_the_whole_retreat() -> None:
    """2921 is free and closer, but all beyond it lies in the zones of 2819, 2721, 2822 and 3121. North of
    3019 there is no enemy.
    """
    around = {"S270": "2819", "S127": "2721", "S160": "2822"}
    t = beaten("DR2", SOUTH, G168="3020", **around)
    assert t.at("G168") == "3019", "no other way begins a retreat without a zone"
    assert t.may("back") == ["3018", "3119"]
    assert t.refusals("back", "2919") == ["AVL 9.5.2a"]
    assert steps(t.act("back", "3018"), "G168") == [2]


@cites("AVL 9.5.2a")
def test_the_way_out_of_fewest_zones_may_begin_in_any_direction() -> None:
    """2820 covers 2819, 2920 and 2921, the attackers 3019 and 3021: one zone cannot be helped. Behind each of
    the four lies a hex without; the one behind 2920 is no closer, the one behind 3019 is: one hex of two, for
    all of them.
    """
    t = beaten("DR2", G168="3020", S270="2820")
    assert t.may("back") == ["2920", "2921", "3019", "3021"]
    t.act("back", "3019")
    assert (t.at("G168"), steps(t, "G168")) == ("2919", [1]), "the only closer one that is free"


@cites("AVL 9.5.2b")
def test_closeness_is_judged_over_the_whole_retreat() -> None:
    """A division in 2721 has 2820 and 2821 in its zone: only 2920 leads on to a free hex that is closer."""
    t = beaten("DR2", G168="3020", S270="2721")
    assert t.at("G168") == "2819"


# they have 6028 and 5929 in their zone, and 6027 too
FLEEING = {"G11Pz": awake("5928"), "G6Pz": awake("5928")}


@cites("AVL 9.5.2b")
def test_closer_to_one_source_that_is_kept() -> None:
    """From 6028 the hex 6129 is closer to the sources 6529 and 6533 alone; from there 6128 is closer to 6510
    alone.
    """
    t = situation("avl", "axis-combat", 5, units={**witnesses("axis-combat"), **FLEEING, "S4M": "6028"})
    t = struck(t, "6028", "DR2")
    assert t.may("back") == ["6029", "6128", "6129"]
    t.act("back", "6129")
    assert t.may("back") == ["6130", "6228", "6229"]
    assert t.refusals("back", "6128") == ["AVL 9.5.2b"]


@cites("AVL 9.5.2b")
def test_whichever_source_its_owner_likes() -> None:
    """6128 is closer to 6510 and to 6529: after it, north for the one or east for the other."""
    t = situation("avl", "axis-combat", 5, units={**witnesses("axis-combat"), **FLEEING, "S4M": "6028"})
    t = struck(t, "6028", "DR2").act("back", "6128")
    assert t.may("back") == ["6127", "6227", "6228"]


@cites("AVL 9.5.2b")
@pytest.mark.parametrize(
    ("reading", "ways"), [("straight", ["6029", "6128", "6129"]), ("nearest", ["6128", "6129"])]
)
def test_option_the_nearest_source(reading: str, ways: list[str]) -> None:
    """6028 is five hexes from 6529 and seven from 6533: with the option only the former counts, and 6029 is
    no closer to it.
    """
    t = situation(
        "avl",
        "axis-combat",
        5,
        {"supply_distance": reading},
        units={**witnesses("axis-combat"), **FLEEING, "S4M": "6028"},
    )
    assert struck(t, "6028", "DR2").may("back") == ways


WALL = ("2702", "2705", "2708", "2711", "2714", "2717", "2720")


@cites("AVL 9.5.2b")
@pytest.mark.parametrize(("reading", "ways"), [("straight", ["2920", "2921"]), ("path", ["2921"])])
def test_option_the_way_of_a_supply_line(reading: str, ways: list[str]) -> None:
    """A wall of zones in column 27, from the northern edge to row 21: lines go round it by 2722. From 2920 it
    is as far there as from 3020, for it must be by 2921 and 2821."""
    wall = dict(zip(("S270", "S160", "S127", "S172", "S350", "S267", "S219"), WALL, strict=True))
    t = beaten("DR", SOUTH, options={"supply_distance": reading}, G168="3020", **wall)
    if len(ways) > 1:
        assert t.may("back") == ways
    else:
        assert t.at("G168") == ways[0]


@cites("AVL 9.5.2c")
def test_then_where_there_is_room() -> None:
    t = beaten("DR", SOUTH, G168="3020", G26="2920", G298="2920")
    assert t.at("G168") == "2921"


@cites("AVL 9.5.2c")
def test_room_counts_where_the_retreat_ends_not_on_the_way() -> None:
    """Both hexes beside it are full, 2820 beyond too: two hexes back, anything but 2820."""
    full = {"G26": "2920", "G298": "2920", "G385": "2921", "G387": "2921", "G62": "2820", "G294": "2820"}
    t = beaten("DR2", SOUTH, G168="3020", **full)
    assert t.may("back") == ["2920", "2921"]
    assert t.act("back", "2920").at("G168") == "2819"


@cites("AVL 9.5.2c")
def test_those_of_a_stack_fill_a_hex_for_each_other() -> None:
    """One German stands in 2920 and two in 2921: of two that fall back one finds room, the other goes on."""
    t = beaten("DR", G168="3020", G26="3020", G298="2920", G385="2921", G387="2921").act("fall", "G168")
    assert t.at("G168") == "2920"
    assert (t.at("G26"), t.may("back")) == ("3020", ["2920", "2921"]), "now both are full"


@cites("AVL 9.5.2d")
def test_closer_before_room() -> None:
    """3019 is empty but no closer; both closer hexes are full, so it goes into one of them and on."""
    t = beaten("DR", SOUTH, G168="3020", G26="2920", G298="2920", G385="2921", G387="2921")
    assert t.may("back") == ["2920", "2921"]
    assert t.refusals("back", "3019") == ["AVL 9.5.2b"]


@cites("AVL 9.5.2a", "AVL 9.5.2c")
def test_zones_before_room() -> None:
    """2920 has room but lies in the zone of 2819; 2921 is full and leads on to 2821, which is closer still
    and free.
    """
    t = beaten("DR", SOUTH, G168="3020", S270="2819", G385="2921", G387="2921")
    assert (t.at("G168"), steps(t, "G168")) == ("2821", [2])


@cites("AVL 9.5.3", "AVL 9.4.2a")
def test_a_zone_costs_a_step_even_with_a_friend_there() -> None:
    """All around is in zones; a friend stands in 2920."""
    t = beaten("DR", G168="3020", S270="2820", G26="2920")
    assert t.may("back") == ["2920", "2921"]
    t.act("back", "2920")
    assert (t.at("G168"), steps(t, "G168", "G26")) == ("2920", [1, 2])
    assert "AVL 9.5.3" in t.cites()


@cites("AVL 9.5.3")
def test_each_unit_of_a_stack_pays() -> None:
    t = beaten("DR", G168="3020", G26="3020", S270="2820").acts("fall G168", "back 2920", "back 2920")
    assert (t.at("G168"), t.at("G26"), steps(t, "G168", "G26")) == ("2920", "2920", [1, 1])


@cites("AVL 9.5.3")
def test_each_zone_hex_costs_a_step() -> None:
    """2820, 2918 and 2923 with the attackers cover all hexes one and two away; by 2920 only 2819 is closer.
    Two steps are all it has.
    """
    t = beaten("DR2", G168="3020", S270="2820", S160="2918", S127="2923")
    assert t.may("back") == ["2920", "2921"]
    t.act("back", "2920")
    assert (t.at("G168"), t.cites().count("AVL 9.5.3")) == ("dead", 2)


@cites("AVL 9.5.3", "AVL 2.2.3c")
def test_a_unit_without_another_side_dies_of_a_zone() -> None:
    t = beaten("DR", THIN, H7="3020", S270="2820").act("back", "2921")
    assert t.at("H7") == "dead"
