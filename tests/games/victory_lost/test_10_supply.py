"""10.0 and 10.1: what a line of supply may run through, and what becomes of who has none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grognard.games import load
from grognard.games.victory_lost.record import GAME
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.position import begin
from grognard.testing.table import Situation, fresh, situation

# their zones are the six hexes around 2010 and nothing else between them
RING = {"S25G": "2109", "S107": "2112", "S141": "1810"}
HALF = {"S25G": "2109", "S107": "2112"}  # the same without 1910 and 1911
SHUT = {"S219": "0116", "S270": "0126", "S160": "0132", "S127": "0210"}  # a zone on each Axis source


def fed(turn: int = 6, **units: Any) -> Situation:
    """The supply phase of a position, and on to the next question."""
    return situation("avl", "supply", turn=turn, units=units)


def state(t: Situation, unit: str) -> str:
    found = [mark for mark in ("unsupplied", "isolated") if unit in t.units_marked(mark)]
    return found[0] if found else "supplied"


# -- the line


@cites("AVL 10.1.1b", "AVL 10.1.2a", "AVL 2.1.2a", "AVL 2.1.2b")
def test_a_line_may_be_of_any_length_to_a_source_of_ones_own() -> None:
    """0125 is black and 6510 red: each unit stands on a source of the other side, sixty
    columns from its own.
    """
    t = fed(G168="6510", S25G="0125")
    assert (state(t, "G168"), state(t, "S25G")) == ("supplied", "supplied")


@cites("AVL 2.1.2a", "AVL 2.1.2b")
@pytest.mark.parametrize(
    ("unit", "source", "foes"),
    [
        ("G168", "0115", {"S270": "0126", "S160": "0132", "S127": "0210"}),
        ("G168", "0125", {"S219": "0116", "S160": "0132", "S127": "0210"}),
        ("G168", "0131", {"S219": "0116", "S270": "0126", "S127": "0210"}),
        ("G168", "0209", {"S219": "0116", "S270": "0126", "S160": "0132"}),
    ],
)
def test_any_black_hex_supplies_the_axis(unit: str, source: str, foes: dict[str, str]) -> None:
    assert state(fed(**{unit: "2010"}, **foes), unit) == "supplied", source
    assert state(fed(**{unit: "2010"}, **SHUT), unit) == "unsupplied"


@cites("AVL 2.1.2a")
def test_red_hexes_supply_the_soviets_and_nobody_else() -> None:
    """All eight red hexes covered but one; black ones all open."""
    red = {
        "3001": "3002",
        "3301": "3302",
        "3801": "3802",
        "4401": "4402",
        "5001": "5002",
        "6510": "6511",
        "6529": "6530",
        "6533": "6534",
    }
    axis = ("G168", "G26", "G298", "G385", "G387", "G62", "G294", "G306")
    for opened in red:
        foes = {unit: at for unit, (source, at) in zip(axis, red.items(), strict=True) if source != opened}
        assert state(fed(S25G="2010", **foes), "S25G") == "supplied", opened
    foes = dict(zip(axis, red.values(), strict=True))
    assert state(fed(S25G="2010", **foes), "S25G") == "unsupplied"


@cites("AVL 10.1.2c", "AVL 10.1.3a")
def test_enemy_zones_all_round_cut_a_unit_off() -> None:
    t = fed(G168="2010", **RING)
    assert state(t, "G168") == "unsupplied"
    assert [state(t, unit) for unit in RING] == ["supplied"] * 3
    assert state(fed(G168="2010", **HALF), "G168") == "supplied"


@cites("AVL 10.1.2c")
@pytest.mark.parametrize("friend", ["G26", "H7", "Hollidt", "R3A"])
def test_a_friend_in_the_hex_opens_it_an_hq_too(friend: str) -> None:
    """1909 beyond it is free."""
    assert state(fed(G168="2010", **{friend: "1910"}, **RING), "G168") == "supplied"


@cites("AVL 10.1.2c")
def test_a_friend_in_the_next_hex_does_not_open_this_one() -> None:
    """1909 is beside 1910 and 2009; the friend there cannot be reached."""
    assert state(fed(G168="2010", G26="1909", **RING), "G168") == "unsupplied"


@cites("AVL 10.1.2c")
def test_each_hex_of_the_line_needs_its_own_friend() -> None:
    """A second ring hex by hex: 1910 is held, but a fourth enemy lays his zone on all that is beyond it."""
    cut = {**RING, "S340": "1808"}  # on 1809, 1908 and 1909
    assert state(fed(G168="2010", G26="1910", **cut), "G168") == "unsupplied"
    assert (
        state(fed(G168="2010", G26="1910", G298="1909", **cut), "G168") == "unsupplied"
    )  # 1908 and 2008 are in zones
    assert state(fed(G168="2010", G26="1910", G298="1909", G385="1908", **cut), "G168") == "supplied"


@cites("AVL 10.1.2b")
def test_an_enemy_unit_bars_its_hex() -> None:
    """1910 and 1911 are out of zones while 1810 is empty; HQs alone have no zone but bar where they stand."""
    assert state(fed(G168="2010", **HALF, **{"1GdA": "1910"}), "G168") == "supplied"
    assert state(fed(G168="2010", **HALF, **{"1GdA": "1910", "3GdA": "1911"}), "G168") == "unsupplied"


@cites("AVL 10.1.2b", "AVL 10.1.2c")
def test_the_source_is_a_hex_of_the_line_like_any_other() -> None:
    others = {"S270": "0126", "S160": "0132", "S127": "0210"}
    assert state(fed(G168="2010", **others, S219="0116"), "G168") == "unsupplied"  # a zone on 0115
    assert state(fed(G168="2010", **others, S219="0115"), "G168") == "unsupplied"  # an enemy in it
    assert state(fed(G168="2010", **others, **{"1GdA": "0115"}), "G168") == "unsupplied"  # an HQ of his
    assert (
        state(fed(G168="2010", **others, S219="0116", G26="0115"), "G168") == "supplied"
    )  # a friend in the zone


@cites("AVL 10.1.2d")
def test_a_major_river_without_a_bridge_stops_the_line() -> None:
    """North of the Don: the two hexes across it, 4214 and 4315, are free, the others in enemy zones."""
    foes = {"S25G": "4212", "S107": "4514"}
    assert state(fed(G168="4314", **foes), "G168") == "unsupplied"
    assert state(fed(G168="4315", **foes), "G168") == "supplied"


@cites("AVL 10.1.2d", "AVL 2.1.3")
def test_a_bridge_carries_the_line() -> None:
    """From Verkhny Mamon, 3810, over the road bridge to 3811; the rest around it is in enemy zones."""
    assert state(fed(G168="3810", S25G="3610", S107="3709", S141="4010"), "G168") == "supplied"


@cites("AVL 10.1.2d")
def test_no_line_runs_over_water() -> None:
    """2736 on the Azov coast: 2737 and 2836 are sea, the rest in enemy zones."""
    assert state(fed(G168="2736", S25G="2536", S107="2834"), "G168") == "unsupplied"


@cites("AVL 10.1.2d")
def test_no_line_crosses_an_impassable_side(tmp_path: Path) -> None:
    """The map has none: one with 2010 and 1910 walled in to the west."""
    game = load("avl")
    text = game.files.read("hexsides.csv")[0].rstrip("\n")
    walls = [
        ("2010", "1910"),
        ("2010", "1911"),
        ("2010", "2009"),
        ("2010", "2011"),
        ("2010", "2110"),
        ("2010", "2111"),
    ]
    (tmp_path / "hexsides.csv").write_text(
        text + "".join(f"\n{a},{b},impassable,,reconstructed hand" for a, b in walls) + "\n"
    )
    walled = GAME.build(game.options, "standard", tmp_path)
    table = {"game": "avl", "turn": 6, "phase": "supply", "units": {"G168": "2010", "G26": "2009"}}
    pos, _ = begin(walled, FixedDice([]), table)
    assert Situation(pos).units_marked("unsupplied") == ["G168"]


# -- the phase


@cites("AVL 10.0", "AVL 4.2a", "AVL ANX.S2", "AVL 2.5d")
def test_units_get_their_markers_then_hqs_go_to_the_rear() -> None:
    t = fed(G168="2010", **{"4PzA": "2010"}, **RING)
    assert (t.phase, t.who) == ("supply", "axis")
    assert t.units_marked("unsupplied") == ["G168"]
    assert t.at("4PzA") == "pool"
    assert t.may("at")


@cites("AVL 10.1.1a")
def test_both_sides_are_looked_at_at_once() -> None:
    """Two Axis HQs, out of supply, bar the last two hexes of a Soviet unit: they leave, but it is out of
    supply this time.
    """
    axis = {"G168": "2109", "G26": "2112", "4PzA": "1910", "Hollidt": "1911"}
    t = fed(S25G="2010", **axis, **SHUT)
    assert {"S25G", "G168", "G26"} <= set(t.units_marked("unsupplied"))
    assert (t.at("4PzA"), t.at("Hollidt")) == ("returning", "returning")
    t = fed(S25G="2010", G168="2109", G26="2112", **SHUT)
    assert state(t, "S25G") == "supplied"


@cites("AVL 10.1.3a", "AVL 10.1.3b", "AVL 10.1.3c", "AVL 10.1.3d", "AVL 2.5d")
@pytest.mark.parametrize(
    ("before", "cut", "after"),
    [
        ([], True, "unsupplied"),
        (["unsupplied"], True, "isolated"),
        (["isolated"], True, "isolated"),
        (["unsupplied"], False, "supplied"),
        (["isolated"], False, "supplied"),
        ([], False, "supplied"),
    ],
)
def test_the_ladder(before: list[str], cut: bool, after: str) -> None:
    """EX-AVL-17, rung by rung."""
    t = fed(G168={"at": "2010", "marks": before}, **(RING if cut else HALF))
    assert state(t, "G168") == after
    assert not set(t.units_marked("unsupplied")) & set(t.units_marked("isolated"))


def through_a_turn(t: Situation) -> Situation:
    """Selection, draws that activate nobody, supply."""
    for side in ("soviet", "axis"):
        assert t.phase == f"{side}-selection"
        while not t.can("end_selection"):
            t.act("pick", t.may("pick")[0])
        own = t.pos.state.own
        in_the_bag = own.bag.bit_count() + own.picked[1].bit_count()
        t.act("end_selection", dice=[1] * (in_the_bag - 1) if side == "axis" else [])
    return t


@cites("AVL 10.1.3b", "AVL 10.1.3c", "AVL 10.1.4")
def test_the_ladder_over_three_turns() -> None:
    """EX-AVL-17, played: nobody has an HQ on the map, so nobody moves. The ring closes on turn 5."""
    waiting = dict.fromkeys(
        (
            "G57",
            "GTot",
            "G15",
            "G167",
            "G332",
            "G106",
            "S2GTk",
            "S11C",
            "S303",
            "S252",
            "S253",
            "S1G",
            "S113",
        ),
        "dead",
    )
    t = fed(5, G168="2010", **RING, **waiting)
    assert (t.pos.state.turn, state(t, "G168")) == (6, "unsupplied")
    through_a_turn(t)
    assert (t.pos.state.turn, state(t, "G168")) == (7, "isolated")
    through_a_turn(t)
    assert (t.pos.state.turn, state(t, "G168")) == (8, "isolated")


@cites("AVL 10.1.4")
def test_a_marker_stays_until_the_next_supply_phase() -> None:
    """Nobody bars its line any more, and still G168 attacks with half of its 4; after the supply phase it is
    as before.
    """
    units = {
        "G168": {"at": "2010", "marks": ["active", "unsupplied"]},
        "Hollidt": "2008",
        "S25G": {"at": "2011", "steps": 1},
    }
    t = situation("avl", "axis-combat", turn=6, units=units)
    t.acts("target 2011", "join G168")
    assert (t.odds().attack, state(t, "G168")) == (2, "unsupplied")
    t.acts("cancel", "end_phase")
    assert (t.pos.state.turn, state(t, "G168")) == (7, "supplied")


@cites("AVL 10.1.4")
def test_a_unit_cut_off_in_the_turn_is_in_supply_until_the_phase() -> None:
    """The ring is closed in the Soviet movement segment; the marker comes with the supply phase and not
    before.
    """
    units = {
        "G168": "2010",
        **HALF,
        "S141": {"at": "1809", "marks": ["active"]},
        "1GdA": {"at": "1709", "marks": ["active"]},
    }
    t = situation("avl", "soviet-movement", turn=6, units=units)
    t.acts("unit S141", "to 1810")
    if t.can("done"):
        t.act("done")
    assert (t.at("S141"), state(t, "G168")) == ("1810", "supplied")
    t.act("end_phase")
    assert state(t, "G168") == "unsupplied"


@cites("AVL 10.1.5", "AVL 3.0p", "AVL ANX.S0")
def test_everybody_begins_in_supply() -> None:
    t = fresh("avl")
    assert t.units_marked("unsupplied") == t.units_marked("isolated") == []
    t.acts(*["historical"] * 5, "end_choice")
    assert (t.pos.state.turn, t.units_marked("unsupplied"), t.units_marked("isolated")) == (1, [], [])
