"""11.0 and 11.1: reinforcements by rail: where they may be put, and what becomes of those
that cannot come.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_lost.plain import AREAS, railheads

from grognard.games.victory_lost.law import victory
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

# The railway from Poltava, cut on both branches, and the other three black hexes in a zone: five hexes are
# left.
CUT = {"S270": "0126", "S160": "0132", "S127": "0210", "S25G": "0412", "S107": "0417"}
LEFT = ["0115", "0214", "0215", "0216", "0314"]
ONE = {"S270": "0126", "S160": "0132", "S127": "0210", "S25G": "0315"}  # nothing but 0115
SHUT = {"S219": "0116", "S270": "0126", "S160": "0132", "S127": "0210"}  # a zone on each black hex
SHUT_RED = {"G168": "3302", "G26": "5002", "G298": "6511"}  # and on each red one with a railway


def coming(side: str, turn: int, *waiting: str, own: dict[str, Any] | None = None, **units: Any) -> Situation:
    """The reinforcement segment of a side, with these counters due."""
    placed = {**dict.fromkeys(waiting, "pool"), **units}
    return situation("avl", f"{side}-reinforcement", turn=turn, units=placed, own=own)


def chits(t: Situation) -> set[str]:
    """The chits that the Axis may use."""
    own, known = t.pos.state.own, t.game.rules.data.chits
    return {c.id for i, c in enumerate(known) if (own.axis & ~own.lost) >> i & 1}


# -- where


@cites("AVL 11.1.1b", "AVL 11.1.1d")
def test_rail_hexes_joined_by_rail_to_a_black_hex_and_no_others() -> None:
    """No HQ is on the map: radii of command do not matter."""
    t = coming("axis", 1, "G304", **CUT).act("unit", "G304")
    assert t.may("at") == LEFT
    assert t.refusals("at", "0114") == ["AVL 11.1.1b"]  # beside the source, without a railway
    assert t.refusals("at", "0613") == ["AVL 11.1.1c"]  # on the railway, beyond the enemy
    t.act("at", "0314")
    assert t.at("G304") == "0314"


@cites("AVL 11.1.1b")
def test_roads_carry_nobody() -> None:
    """3801 is red and has a road only."""
    t = coming("soviet", 1, "S57G", **SHUT_RED)
    assert t.at("S57G") == "dead"
    t = coming("soviet", 1, "S57G").act("unit", "S57G")
    assert t.refusals("at", "3801") == ["AVL 11.1.1b"]


@cites("AVL 11.1.1c")
def test_an_enemy_hq_bars_the_line() -> None:
    others = {"S270": "0126", "S160": "0132", "S127": "0210"}
    t = coming("axis", 1, "G304", **others, **{"1GdA": "0413", "3GdA": "0317"}).act("unit", "G304")
    assert t.may("at") == LEFT
    assert t.refusals("at", "0413") == ["AVL 11.1.1c"]
    t = coming("axis", 1, "G304", **others).act("unit", "G304")
    assert {"0413", "0317", "1112", "3336"} <= set(t.may("at"))


@cites("AVL 11.1.1c", "AVL 11.1.1e", "AVL 11.1.1f")
def test_a_zone_bars_the_line_and_its_hexes_friends_or_not() -> None:
    """0413 and 0513 are beside the enemy in 0412; friends in both change nothing, though a line of supply
    would run.
    """
    t = coming("axis", 1, "G304", **CUT, G168="0413", G26="0513").act("unit", "G304")
    assert t.may("at") == LEFT
    assert t.refusals("at", "0413") == ["AVL 11.1.1e"]


@cites("AVL 11.1.1c")
def test_a_source_in_an_enemy_zone_is_no_source_friends_or_not() -> None:
    assert coming("axis", 1, "G304", **SHUT, G168="0115").at("G304") == "dead"
    shut = {**SHUT, "S219": "0114"}  # another hex beside 0115
    assert coming("axis", 1, "G304", **shut).at("G304") == "dead"


@cites("AVL 5.0.4a", "AVL 11.1.1b")
def test_there_must_be_room() -> None:
    t = coming("axis", 2, "G19Pz", "F-Pico", **CUT, G168="0115", G26="0115").act("unit", "G19Pz")
    assert (t.may("at"), t.refusals("at", "0115")) == (LEFT[1:], ["AVL 5.0.1a"])
    t.act("drop").act("unit", "F-Pico")
    assert t.may("at") == LEFT  # two combat units and an HQ
    t.act("drop").act("unit", "G19Pz")
    t.act("at", "0214").act("unit", "F-Pico").act("at", "0214")
    assert t.at("F-Pico") == "0214"


@cites("AVL 5.0.3b", "AVL 11.1.1b", "AVL 12.7g")
def test_nations_that_do_not_stack_are_not_placed_together() -> None:
    """An HQ that comes back is a reinforcement like another."""
    t = coming("axis", 2, "R3A", own={"returning": ["R3A"]}, **CUT, H7="0115", G26="0215", R7="0214").act(
        "unit", "R3A"
    )
    assert (t.may("at"), t.refusals("at", "0115")) == (LEFT[1:], ["AVL 5.0.3b"])


@cites("AVL 11.1.1g", "AVL 14.0.1a", "AVL 2.5b")
def test_a_city_is_taken_by_who_is_placed_in_it() -> None:
    """Kharkov and Stalino were lost and stand empty."""
    t = coming("axis", 2, "G19Pz", "F-Pico", own={"cities": ["1112", "2129"]})
    assert victory.points(t.pos) == (10, 15)
    t.acts("unit G19Pz", "at 1112")
    assert victory.points(t.pos) == (5, 20)
    t.acts("unit F-Pico", "at 2129")
    assert victory.points(t.pos) == (0, 25)


@cites("AVL 11.1.1g", "AVL 11.1.1b")
def test_soviets_come_out_of_a_city_behind_the_front() -> None:
    """The railway from Liski to Rostov lies open: nobody guards it."""
    t = coming("soviet", 1, "S57G", G168="2010").acts("unit S57G", "at 3336")
    assert victory.points(t.pos) == (5, 20)


@cites("AVL 2.2.3d", "AVL 11.0")
def test_reinforcements_come_at_full_strength() -> None:
    t = coming("axis", 1, "G304").acts("unit G304", "at 0115")
    assert t.pos.state.steps[t.game.roster.index["G304"]] == 2


# -- in what order


@cites("AVL 11.1.1a", "AVL 4.3a", "AVL ANX.S3a")
def test_the_axis_places_first() -> None:
    waiting = dict.fromkeys(("G304", "G213Sec", "S57G", "S2Tk"), "pool")
    t = situation("avl", "supply", turn=1, units={**waiting, "G168": "2010", "S25G": "4110"})
    assert (t.phase, t.who, t.may("unit")) == ("axis-reinforcement", "axis", ["G213Sec", "G304"])
    t.acts("unit G304", "at 1112", "unit G213Sec", "at 1112")
    assert (t.phase, t.who, t.may("unit")) == ("soviet-reinforcement", "soviet", ["S2Tk", "S57G"])
    assert t.act("unit", "S57G").refusals("at", "1012") == ["AVL 11.1.1e"]  # beside who has just come


@cites("AVL 11.1.1a", "AVL 11.0")
def test_all_that_can_be_placed_must_be() -> None:
    """One hex is left: two of the three find room. Nothing ends the segment before they are in it."""
    t = coming("axis", 1, "G304", "G213Sec", "G3Mt", **ONE)
    assert t.may("unit") == ["G213Sec", "G304", "G3Mt"]
    t.act("unit", "G304")
    assert t.may("at") == ["0115"]
    t.act("at", "0115")
    assert (t.phase, t.may("unit"), t.may("end_phase")) == ("axis-reinforcement", ["G213Sec", "G3Mt"], [])
    t.acts("unit G3Mt", "at 0115")
    assert (t.at("G213Sec"), t.phase) == ("dead", "soviet-selection")
    assert victory.points(t.pos) == (1, 25)


# -- who cannot come


@cites("AVL 11.1.3", "AVL 14.0.1b", "AVL 14.0.1c", "AVL 14.0.1d")
def test_who_cannot_come_is_eliminated_and_counts() -> None:
    t = coming("axis", 2, "G19Pz", "G7Pz", "GWik", **SHUT)
    assert [t.at(u) for u in ("G19Pz", "G7Pz", "GWik")] == ["dead"] * 3
    assert victory.points(t.pos) == (9, 25)
    t = coming("axis", 1, "G304", **SHUT)
    assert (t.at("G304"), victory.points(t.pos)) == ("dead", (1, 25))
    t = coming("soviet", 1, "S2Tk", "S57G", **SHUT_RED)
    assert (t.at("S2Tk"), t.at("S57G"), victory.points(t.pos)) == ("dead", "dead", (0, 26))


@cites("AVL 11.1.3")
def test_an_hq_that_cannot_come_goes_with_its_chit_and_counts_nothing() -> None:
    t = coming("axis", 2, "F-Pico", **SHUT)
    assert (t.at("F-Pico"), victory.points(t.pos)) == ("gone", (0, 25))
    assert "F-Pico" not in chits(t)
    t = coming("soviet", 3, "Popov", own={"chits": ["Popov", "1GdA", "2GdA", "3GdA", "5TkA"]}, **SHUT_RED)
    assert (t.at("Popov"), victory.points(t.pos)) == ("gone", (0, 25))
    assert t.phase == "soviet-selection"
    assert t.may("pick") == ["1GdA", "2GdA", "3GdA", "5TkA"]


@cites("AVL 12.7g", "AVL 11.1.3", "AVL 11.0")
def test_an_hq_waits_a_turn_before_it_comes_back() -> None:
    """Sent to the rear this turn, with no place to go: it is due on the next."""
    own = {"returning": ["Hollidt"], "displaced": ["Hollidt"]}
    t = coming("axis", 1, "Hollidt", "G304", own=own)
    assert t.may("unit") == ["G304"]
    t.acts("unit G304", "at 1112")
    assert (t.at("Hollidt"), t.pos.state.turn) == ("returning", 2)
    t = coming("axis", 2, "Hollidt", own={"returning": ["Hollidt"]})
    t.acts("unit Hollidt", "at 1112")
    assert t.at("Hollidt") == "gone"  # with nobody to command it leaves again (11.3)
    assert coming("axis", 2, "Hollidt", own={"returning": ["Hollidt"]}, **SHUT).at("Hollidt") == "gone"


# -- chits


@cites("AVL 11.1.2a", "AVL 3.0o")
@pytest.mark.parametrize(("turn", "hq"), [(2, "F-Pico"), (5, "Kempf")])
def test_an_axis_hq_brings_its_chit(turn: int, hq: str) -> None:
    """With a unit to command, so that it stays; on the next turn the chit may be selected."""
    before = situation("avl", "axis-selection", turn=turn, units={hq: "pool"})
    assert hq not in before.may("pick")
    t = coming("axis", turn, hq, G168="0115").acts(f"unit {hq}", "at 0115")
    assert hq in chits(t)
    while t.phase != "axis-selection":
        t.act(*(("end_selection",) if t.can("end_selection") else ("pick", t.may("pick")[0])))
    assert (t.pos.state.turn, hq in t.may("pick")) == (turn + 1, True)


@cites("AVL 11.1.2b", "AVL 4.3a", "AVL 3.0o", "AVL 2.1.1e")
def test_mansteins_come_on_turns_3_and_6() -> None:
    held = {}
    for turn in range(1, 9):
        t = situation("avl", "axis-reinforcement", turn=turn, units={"G168": "2010", "S25G": "4110"})
        held[turn] = {c for c in chits(t) if c.startswith("Manstein")}
    assert held == {turn: {3: {"Manstein-1"}, 6: {"Manstein-2"}}.get(turn, set()) for turn in range(1, 9)}


@cites("AVL 11.1.2c")
def test_the_soviets_receive_no_chit() -> None:
    five = ["1GdA", "2GdA", "3GdA", "5TkA", "6A"]
    for turn, hq in ((2, "3TkA"), (3, "Popov")):
        t = coming("soviet", turn, hq, own={"chits": five}, S25G="3301").acts(f"unit {hq}", "at 3301")
        assert (t.at(hq), t.phase, t.may("pick")) == ("3301", "soviet-selection", five)


@cites("AVL 13.0a", "AVL 11.1.1b")
def test_a_railway_through_the_closed_pocket_says_so() -> None:
    cut = sorted(railheads("soviet", {}, 5) - railheads("soviet", {}, 4) - AREAS["pocket"])
    t = situation("avl", "soviet-reinforcement", turn=4, units={"S3Tk": "pool"}).act("unit", "S3Tk")
    assert cut
    for h in cut:
        assert t.refusals("at", h) == ["AVL 13.0a"]
