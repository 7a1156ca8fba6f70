"""9.5.4 to 9.5.8. Further back from crowds, rivers, HQs in the way, and no way at all. See retreats.py for
the ground.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.victory_lost.fighting import awake, played_on, redrawn, witnesses
from tests.games.victory_lost.plain import UNITS, hq
from tests.games.victory_lost.retreats import NORTH, SOUTH, THIN, beaten, steps, struck

from grognard.kernel.changes import Moved
from grognard.kernel.cite import cites
from grognard.testing.table import situation

FULL = {"G26": "2920", "G298": "2920", "G385": "2921", "G387": "2921"}  # both hexes to the west
# and all behind them
DEEP = {"G62": "2819", "G294": "2819", "G336": "2820", "G306": "2820", "G304": "2821", "G320": "2821"}


@cites("AVL 9.5.4")
def test_where_there_is_no_room_it_goes_on_by_the_same_rules() -> None:
    t = beaten("DR", SOUTH, G168="3020", **FULL).act("back", "2920")
    assert (t.at("G168"), t.may("back")) == ("2920", ["2819", "2820"])
    assert t.refusals("back", "2919") == ["AVL 9.5.2b"]
    t.act("back", "2820")
    assert (t.at("G168"), steps(t, "G168"), t.who) == ("2820", [2], "soviet")


@cites("AVL 9.5.4", "AVL 9.5.2c")
def test_the_further_hex_should_have_room_too() -> None:
    """Behind 2920 the hex 2820 is full: 2819 it is."""
    t = beaten("DR", SOUTH, G168="3020", **FULL, G62="2820", G294="2820").act("back", "2920")
    assert t.at("G168") == "2819"


@cites("AVL 9.5.4")
def test_and_on_until_there_is_room() -> None:
    """Five full hexes: three hexes back, into any of 2719 to 2722 that the way leads to."""
    t = beaten("DR", SOUTH, G168="3020", **FULL, **DEEP).acts("back 2921", "back 2821")
    assert t.may("back") == ["2721", "2722"]
    assert t.act("back", "2722").at("G168") == "2722"


@cites("AVL 9.5.4", "AVL 9.5.2a")
def test_zones_on_the_further_hexes_count_from_the_first() -> None:
    """2920 and 2921 are full, and a division in 2720 has 2819 and 2820 in its zone: by 2921 it can go on to
    2821, by 2920 no further without a loss, except back to 2919, which is no closer."""
    t = beaten("DR", SOUTH, G168="3020", **FULL, S270="2720")
    assert (t.at("G168"), steps(t, "G168")) == ("2821", [2])


@cites("AVL 9.5.4", "AVL 9.5.3")
def test_a_further_hex_in_a_zone_costs_a_step() -> None:
    """With divisions in 2720 and 2721, in 2918 and in 2923, all hexes behind the full ones are in zones, as
    are 3019 and 3021.
    """
    foes = {"S270": "2720", "S160": "2721", "S127": "2918", "S172": "2923"}
    t = beaten("DR", G168="3020", **FULL, **foes)
    assert t.may("back") == ["2920", "2921"], "one zone by any way; these are closer"
    t.act("back", "2921").act("back", "2821")
    assert (t.at("G168"), steps(t, "G168")) == ("2821", [1])


@cites("AVL 9.5.4", "AVL 5.0.4b")
def test_a_long_column_of_full_hexes_is_no_dead_end() -> None:
    """Ten full hexes from 2920 to 2020, each closer than the last, between two rows of enemies whose zones
    cover all beside them.
    """
    column = [f"{c}20" for c in range(29, 19, -1)]
    germans = sorted(
        u for u, row in UNITS.items() if row["nation"] == "german" and not hq(u) and u not in ("G168", "G106")
    )
    crowd = dict(zip(germans, column * 2, strict=False))
    foes = ("S270", "S160", "S127", "S172", "S350", "S267", "S219", "S305", "S340", "S141")
    banks = [f"{c}18" for c in range(20, 29, 2)] + [f"{c}22" for c in range(21, 30, 2)]
    t = beaten("DR", G168="3020", **crowd, **dict(zip(foes, banks, strict=True)))
    assert (t.at("G168"), t.may("back")) == ("2020", ["1920", "1921"])
    assert steps(t, "G168") == [2]


@cites("AVL 9.5.5", "AVL 5.0.3b")
def test_an_ally_does_not_stay_with_another_nation() -> None:
    """A Romanian division in each of the two hexes: a Hungarian one passes them, a German one stays."""
    romanians = {"R7": "2920", "R9": "2921"}
    t = beaten("DR", THIN, H7="3020", **romanians).act("back", "2920")
    assert (t.at("H7"), t.may("back")) == ("2920", ["2819", "2820"])
    assert t.act("back", "2819").at("H7") == "2819"
    t = beaten("DR", SOUTH, G168="3020", **romanians).act("back", "2920")
    assert (t.at("G168"), t.may("back")) == ("2920", [])


@cites("AVL 9.5.5", "AVL 9.5.2c")
def test_it_goes_to_its_own_or_to_germans_if_it_can() -> None:
    t = beaten("DR", THIN, H7="3020", R7="2920", H20="2921")
    assert t.at("H7") == "2921"
    t = beaten("DR", THIN, H7="3020", R7="2920", G26="2921")
    assert t.at("H7") == "2921"


@cites("AVL 9.5.5")
def test_an_hq_of_another_nation_drives_it_on_as_well() -> None:
    t = beaten("DR", THIN, H7="3020", R7="2921", R3A="2920").act("back", "2920")
    assert (t.at("H7"), t.may("back")) == ("2920", ["2819", "2820"])


@cites("AVL 9.5.5", "AVL 9.5.4")
def test_nation_after_nation() -> None:
    """Romanians, behind them Italians: the Hungarians go three hexes."""
    others = {"R7": "2920", "R9": "2921", "ItTrd": "2819", "ItJul": "2820", "ItCun": "2821"}
    t = beaten("DR", THIN, H7="3020", **others).acts("back 2920", "back 2819")
    assert (t.at("H7"), t.may("back")) == ("2819", ["2719", "2720"])


# -- rivers: 5528 lies on the east bank of the Don, with 5527, 5427 and 5428 across it and no bridge


BANK: dict[str, Any] = {"S17Tk": awake("5628"), "S18Tk": awake("5628")}  # their zone: 5528 and 5529


@cites("AVL 9.5.6a")
def test_over_the_river_with_the_first_step() -> None:
    t = beaten("DR", BANK, target="5528", G168="5528")
    assert t.may("back") == ["5427", "5428"]


@cites("AVL 9.5.6a")
def test_and_it_goes_on_beyond() -> None:
    t = beaten("DR2", BANK, target="5528", G168="5528").act("back", "5427")
    assert (t.at("G168"), t.may("back")) == ("5427", ["5327", "5328"])


@cites("AVL 9.5.6a")
def test_not_over_the_river_with_a_later_step() -> None:
    """From 5529 both 5428, across the Don, and 5429, on the same bank, are closer to supply and free of
    zones.
    """
    attackers = {"S1GM": awake("5729"), "S2GM": awake("5729")}
    t = beaten("DR2", attackers, target="5629", G168="5629")
    assert t.may("back") == ["5529", "5530"]
    assert t.act("back", "5529").at("G168") == "5429"


@cites("AVL 9.5.6a", "AVL 9.5.8")
def test_nor_if_nothing_else_is_left() -> None:
    """From 5629 only 5529 is left, and beyond that only 5428, across the Don: one hex back it lives, two it
    cannot go.
    """
    attackers = {"S17Tk": awake("5630"), "S18Tk": awake("5630")}
    foes = {"S270": "5530", "S160": "5628", "S127": "5729", "S172": "5730", "S350": "5528", "S267": "5429"}
    t = beaten("DR", attackers, target="5629", G168="5629", **foes)
    assert (t.at("G168"), steps(t, "G168")) == ("5529", [1])
    t = beaten("DR2", attackers, target="5629", G168="5629", **foes)
    assert (t.at("G168"), "AVL 9.5.8" in t.cites()) == ("dead", True)


# -- 4933 lies south of the Don, 4932 across a bridge; 4832 across the water; 5032, 5033, 4934 and 4833 on the
# same bank


# zones: 5032, 4832
SOUTH_BANK: dict[str, Any] = {"S17Tk": awake("5033"), "S18Tk": awake("5033"), "S270": "4934", "S160": "4833"}


@cites("AVL 9.5.6b")
def test_over_a_bridge_out_of_a_zone() -> None:
    t = beaten("DR", SOUTH_BANK, target="4933", G168="4933")
    assert (t.at("G168"), steps(t, "G168")) == ("4932", [2])


@pytest.mark.parametrize("friends", [{}, {"G26": "4932"}])
@cites("AVL 9.5.6b")
def test_over_no_river_from_zone_to_zone_bridge_and_friends_or_not(friends: dict[str, str]) -> None:
    """A division in 4931 has the far end of the bridge in its zone: the way along the bank, in a zone too, is
    the only one.
    """
    t = beaten("DR", SOUTH_BANK, target="4933", G168="4933", S127="4931", **friends)
    assert (t.at("G168"), steps(t, "G168")) == ("5032", [1])


@cites("AVL 9.5.6b", "AVL 9.5.8")
def test_nor_if_it_is_the_only_way() -> None:
    t = beaten("DR", SOUTH_BANK, target="4933", G168="4933", S127="4931", S172="5032")
    assert (t.at("G168"), "AVL 9.5.8" in t.cites()) == ("dead", True)


# -- no way out


@cites("AVL 9.5.8", "AVL 5.0.2")
def test_enemies_all_around() -> None:
    t = beaten("DR", G168="3020", G26="3020", S270="2920", S160="2921", S127="3019", S172="3021").act(
        "fall", "G26"
    )
    assert (t.at("G168"), t.at("G26")) == ("dead", "dead")
    assert "AVL 9.5.8" in t.cites()


@cites("AVL 9.5.8")
def test_off_the_map() -> None:
    """0101 is the corner of the map: 0102 and 0201 are its only neighbours."""
    foes = {"S17Tk": awake("0201"), "S18Tk": awake("0201")}
    assert beaten("DR", foes, target="0101", G168="0101").at("G168") == "0102"
    assert beaten("DR", foes, target="0101", G168="0101", S270="0102").at("G168") == "dead"


@cites("AVL 9.5.8")
def test_into_the_water() -> None:
    """1837 has the sea to its south, 1838, and to its south-east, 1938."""
    foes = {"S17Tk": awake("1836"), "S18Tk": awake("1836"), "S270": "1737", "S160": "1738", "S127": "1937"}
    assert beaten("DR", foes, target="1837", G168="1837").at("G168") == "dead"
    del foes["S127"]
    assert beaten("DR", foes, target="1837", G168="1837").at("G168") == "1937"


@cites("AVL 9.5.8")
def test_across_an_impassable_side(tmp_path: Path) -> None:
    """The map has none; so one is drawn around the west of 3020."""
    units = {**witnesses("soviet-combat"), **NORTH, **SOUTH, "G168": "3020", "S270": "3019", "S160": "3021"}
    game = redrawn(tmp_path, [("3020", "2920", "impassable")])
    assert struck(played_on(game, "soviet-combat", units), "3020", "DR").at("G168") == "2921"
    game = redrawn(tmp_path, [("3020", "2920", "impassable"), ("3020", "2921", "impassable")])
    assert struck(played_on(game, "soviet-combat", units), "3020", "DR").at("G168") == "dead"


@pytest.mark.parametrize(("turn", "fate"), [(4, ["dead"]), (5, ["6022", "6023"])])
@cites("AVL 9.5.8", "AVL 13.0a")
def test_into_the_pocket_from_turn_5_on(turn: int, fate: list[str]) -> None:
    foes = {"S17Tk": awake("5924"), "S18Tk": awake("5924"), "S270": "5922", "S160": "5822", "S127": "5823"}
    t = beaten("DR", foes, target="5923", turn=turn, G168="5923")
    assert (t.may("back") or [t.at("G168")]) == fate


@cites("AVL 9.5.8", "AVL 9.5a")
def test_a_hex_with_no_way_on_but_back_is_no_way() -> None:
    """From 0102 only the corner 0101 is left, which leads back to 0102 alone: one hex it can go, two it
    cannot, and does not begin.
    """
    foes = {"S17Tk": awake("0103"), "S18Tk": awake("0103"), "S270": "0201", "S160": "0202"}
    assert beaten("DR", foes, target="0102", G168="0102").at("G168") == "0101"
    t = beaten("DR2", foes, target="0102", G168="0102")
    assert t.at("G168") == "dead"
    assert "AVL 9.5.3" not in t.cites()


# -- 9.5.7: HQs in the way


@cites("AVL 9.5.7a", "AVL 12.1a", "AVL 12.7a")
def test_a_retreat_overruns_an_hq() -> None:
    t = beaten("DR2", SOUTH, **{"G168": "3020", "6A": "2920"}).act("back", "2920")
    assert (t.at("G168"), t.at("6A"), t.who) == ("2920", "pool", "soviet"), "at once, before the second hex"
    t.act("at", t.may("at")[0])
    assert (t.who, t.may("back")) == ("axis", ["2819", "2820"])


@cites("AVL 9.5.7a", "AVL 9.5.2a")
def test_only_as_far_as_its_way_leads_there() -> None:
    t = beaten("DR", SOUTH, **{"G168": "3020", "6A": "3019"})
    assert t.may("back") == ["2920", "2921"]
    assert t.refusals("back", "3019") == ["AVL 9.5.2b"]


@cites("AVL 9.5.7b")
def test_who_dies_of_a_zone_overruns_nobody() -> None:
    t = beaten("DR", THIN, **{"H7": "3020", "S270": "2820", "6A": "2920"}).act("back", "2920")
    assert (t.at("H7"), t.at("6A")) == ("dead", "2920")
    t = beaten("DR", **{"G168": "3020", "S270": "2820", "6A": "2920"}).act("back", "2920")
    assert (t.at("G168"), steps(t, "G168"), t.at("6A")) == ("2920", [1], "pool"), "who lives does"


@cites("AVL 9.5.7a", "AVL 5.0.2")
def test_an_hq_with_troops_is_in_the_way() -> None:
    t = beaten("DR", SOUTH, **{"G168": "3020", "6A": "2920", "S270": "2920"})
    assert (t.at("G168"), steps(t, "G168")) == ("2921", [1]), (
        "2920 has all hexes around 3020 but the attackers' in its zone, or they have"
    )


# -- closer to supply before room


@cites("AVL 9.5.2b", "AVL 9.5.2c", "AVL 9.5.2d", "AVL 9.5.4")
def test_towards_supply_comes_before_room_even_where_the_next_hex_leads_away() -> None:
    """5528 is the one hex that brings S 270 closer; it is full, and every hex behind it leads away again."""
    units = {"G6Pz": awake("5728"), "G7Pz": awake("5728"), "S270": "5628", "S160": "5528", "S127": "5528"}
    t = situation("avl", "axis-combat", 5, units={**witnesses("axis-combat"), **units})
    t = struck(t, "5628", "DR")
    went = [t.game.map.label(c.path[-1]) for c in t.log if isinstance(c, Moved)]
    assert went == ["5528", "5529"], "it goes on, for there is no room"
    t = situation("avl", "axis-combat", 5, units={**witnesses("axis-combat"), **units, "S127": "5524"})
    assert struck(t, "5628", "DR").at("S270") == "5528"
