"""14: victory points, sudden death, the last count."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.victory_lost.law import victory
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, fresh, situation

GERMAN_TANKS = ["G27Pz", "G22Pz", "G11Pz", "G6Pz", "G17Pz", "G23Pz"]  # 3 each
GERMAN_FOOT = ["G298", "G385", "G387", "G62", "G294", "G306", "G336"]  # 1 each
SOVIET_TANKS = ["S17Tk", "S18Tk", "S24Tk", "S25Tk", "S1GM", "S1Tk", "S5M"]  # 1 each
SUDDEN, COUNTED = "AVL 14.0.2a", "AVL 14.0.2b"
CITIES = ["0325", "0430", "1112", "2129", "3336"]
RING = {"S25G": "2109", "S107": "2112", "S141": "1810"}  # cuts off 2010


def end(
    turn: int, cities: int = 0, dead: list[str] | None = None, phase: str = "end", **units: Any
) -> Situation:
    """The end of a turn, with so many cities in Soviet hands and these eliminated."""
    own = {"cities": CITIES[:cities], "eliminated": dead or []}
    gone = dict.fromkeys(dead or [], "dead")
    return situation("avl", phase, turn=turn, units={"S141": "4110", "G62": "2510", **gone, **units}, own=own)


def how(t: Situation) -> str:
    """By which paragraph the game has ended, if it has."""
    return t.pos.state.result.cite if t.pos.state.result else ""


# -- what counts


@cites("AVL 3.0f", "AVL 3.0g", "AVL 14.0.1g", "AVL ANX.P1")
def test_the_axis_begins_with_five_cities_and_25_points() -> None:
    """EX-AVL-13."""
    t = fresh("avl")
    assert victory.points(t.pos) == (0, 25)
    shown = t.game.hooks.own_view(t.pos, 0)
    assert shown["points"] == {"soviet": 0, "axis": 25}
    assert shown["cities"] == {"soviet": [], "axis": CITIES}


@cites("AVL 14.0.1a", "AVL 2.5b")
def test_a_city_gives_its_captor_five_and_takes_five() -> None:
    """EX-AVL-12: 26 to 8, and Rostov falls."""
    dead = [*GERMAN_TANKS[:2], *GERMAN_FOOT[:2], SOVIET_TANKS[0]]
    units = {**dict.fromkeys(dead, "dead"), "S2GM": {"at": "3335", "marks": ["active"]}}
    t = situation("avl", "soviet-movement", turn=6, units=units, own={"eliminated": dead})
    assert victory.points(t.pos) == (8, 26)
    t.acts("unit S2GM", "to 3336")
    assert victory.points(t.pos) == (13, 21)
    assert t.game.hooks.own_view(t.pos, 1)["cities"]["soviet"] == ["3336"]
    assert "AVL 14.0.1a" in t.cites()


SOVIETS = {"S1GM": "2009", "S2GM": "2009", "S4M": "2110", "S6M": "2110"}
GERMANS = {"G11Pz": "2009", "G6Pz": "2009", "G17Pz": "2110", "G23Pz": "2110"}


def destroyed(victim: str, options: dict[str, str] | None = None, steps: int = 1) -> Situation:
    """Four strong units against one in 2010, with a six."""
    side, force = ("axis", GERMANS) if victim.startswith("S") else ("soviet", SOVIETS)
    units: dict[str, Any] = {u: {"at": at, "marks": ["active"]} for u, at in force.items()}
    units |= {victim: {"at": "2010", "steps": steps}, "Hollidt": "2205", "1GdA": "2305"}
    t = situation("avl", f"{side}-combat", turn=6, options=options, units=units)
    t.acts("target 2010", *(f"join {u}" for u in force))
    t.act("attack", dice=[6])
    return t


@cites("AVL 14.0.1b", "AVL 14.0.1c", "AVL 14.0.1d", "AVL 14.0.1e")
@pytest.mark.parametrize(
    ("victim", "soviet", "axis"),
    [
        ("G22Pz", 3, 0),
        ("G16Mot", 3, 0),
        ("GWik", 3, 0),
        ("G168", 1, 0),
        ("G7Lw", 1, 0),
        ("G213Sec", 1, 0),
        ("G3Mt", 1, 0),
        ("S17Tk", 0, 1),
        ("S13M", 0, 1),
        ("S25G", 0, 0),
        ("S8C", 0, 0),
        ("H7", 0, 0),
        ("H1Tk", 0, 0),
        ("R7", 0, 0),
        ("R1Mot", 0, 0),
        ("R5C", 0, 0),
        ("ItTrd", 0, 0),
    ],
)
def test_what_an_eliminated_unit_is_worth(victim: str, soviet: int, axis: int) -> None:
    """EX-AVL-14."""
    t = destroyed(victim)
    assert t.at(victim) == "dead"
    assert victory.points(t.pos) == (soviet, 25 + axis)


@cites("AVL 14.0.1b")
def test_a_step_lost_is_worth_nothing() -> None:
    """GGD has two steps and loses three: worth 3; 26 against its 8 is 3-1, a six is 1DR:
    worth nothing yet.
    """
    units: dict[str, Any] = {u: {"at": at, "marks": ["active"]} for u, at in SOVIETS.items()}
    t = situation("avl", "soviet-combat", turn=6, units={**units, "GGD": "2010", "Hollidt": "2205"})
    t.acts("target 2010", *(f"join {u}" for u in SOVIETS))
    assert "1DR" in t.odds().faces
    t.act("attack", dice=[t.odds().faces.index("1DR") + 1])
    while t.may("back"):
        t.act("back", t.may("back")[0])
    assert t.pos.state.steps[t.game.roster.index["GGD"]] == 1
    assert victory.points(t.pos) == (0, 25)


# -- sudden death


@cites("AVL 14.0.2a", "AVL 4.3c", "AVL ANX.S3b", "AVL 4.0b")
@pytest.mark.parametrize("turn", [1, 5, 8, 9])
def test_thirty_points_ahead_wins_twenty_nine_do_not(turn: int) -> None:
    """EX-AVL-16, for the Axis and for the Soviets."""
    t = end(turn, 0, SOVIET_TANKS[:5])
    assert (victory.points(t.pos), t.winner, how(t)) == ((0, 30), "axis", SUDDEN)
    t = end(turn, 5, GERMAN_FOOT[:5])
    assert (victory.points(t.pos), t.winner, how(t)) == ((30, 0), "soviet", SUDDEN)
    for cities, dead in ((0, SOVIET_TANKS[:4]), (5, GERMAN_FOOT[:4])):
        t = end(turn, cities, dead)
        assert abs(victory.points(t.pos)[0] - victory.points(t.pos)[1]) == 29
        assert (how(t), t.pos.state.turn) == (("", turn + 1) if turn < 9 else (COUNTED, 9))


@cites("AVL 14.0.2a", "AVL ANX.END")
def test_the_lead_is_looked_at_only_at_the_end_of_the_turn() -> None:
    """29 ahead in the combat segment, 30 and more by it: the segment goes on; then the turn ends, and the
    game.
    """
    dead = [*GERMAN_FOOT[:4]]
    units: dict[str, Any] = {u: {"at": at, "marks": ["active"]} for u, at in SOVIETS.items()}
    units |= {
        "G6Pz": {"at": "2010", "steps": 1},
        "Hollidt": "2205",
        "1GdA": "2305",
        "G17Pz": "2208",
        **dict.fromkeys(dead, "dead"),
    }
    t = situation("avl", "soviet-combat", turn=6, units=units, own={"cities": CITIES, "eliminated": dead})
    t.acts("target 2010", *(f"join {u}" for u in SOVIETS)).act("attack", dice=[6])
    assert (victory.points(t.pos), t.winner) == ((32, 0), None)
    t.act("halt")  # nobody else can attack: on to the end of the turn
    assert (t.winner, how(t)) == ("soviet", SUDDEN)


@cites("AVL 14.0.2a", "AVL 4.3c", "AVL 11.1.3")
def test_the_check_comes_after_the_reinforcements() -> None:
    """29 ahead before them; a Soviet tank corps cannot come and is the thirtieth point."""
    shut = {"G168": "3302", "G26": "5002", "G298": "6511"}
    dead = SOVIET_TANKS[:4]
    units = {**shut, **dict.fromkeys(dead, "dead"), "S2Tk": "pool", "S57G": "pool"}
    t = situation("avl", "soviet-reinforcement", turn=1, units=units, own={"eliminated": dead})
    assert (t.at("S2Tk"), t.winner, how(t)) == ("dead", "axis", SUDDEN)


@cites("AVL 14.0.2a", "AVL 14.0.1f")
def test_units_without_supply_do_not_count_for_sudden_death() -> None:
    """28 ahead and a tank division cut off: not on turn 8; on turn 9 the check passes too, and the last count
    takes it in.
    """
    for turn, result in ((8, ""), (9, COUNTED)):
        t = end(turn, 5, GERMAN_FOOT[:3], phase="supply", G6Pz="2010", **{**RING, "S141": "1810"})
        assert how(t) == result
        assert victory.points(t.pos) == ((28, 0) if turn == 8 else (31, 0))


@cites("AVL 14.0.2a")
def test_sudden_death_on_turn_9_comes_before_the_last_count() -> None:
    """30 ahead by the board; the German cut off would make it 29."""
    t = end(9, 0, SOVIET_TANKS[:5], phase="supply", G168="2010", **{**RING, "S141": "1810"})
    assert (t.winner, how(t), victory.points(t.pos)) == ("axis", SUDDEN, (0, 30))


# -- the last count


@cites("AVL 14.0.2b", "AVL 4.0b", "AVL ANX.END")
def test_more_points_win_at_the_end_of_turn_9() -> None:
    for cities, dead, winner in (
        (2, GERMAN_FOOT[:6], "soviet"),
        (2, GERMAN_FOOT[:4], "axis"),
        (3, [], "soviet"),
        (0, [], "axis"),
    ):
        t = end(9, cities, dead)
        assert (t.winner, how(t)) == (winner, COUNTED)
        t = end(8, cities, dead)
        assert (t.winner, t.pos.state.turn) == (None, 9)


@cites("AVL 14.0.2b")
def test_as_many_points_are_a_draw() -> None:
    """Ten for two cities and five divisions against fifteen."""
    t = end(9, 2, GERMAN_FOOT[:5])
    assert victory.points(t.pos) == (15, 15)
    assert (t.winner, how(t)) == ("draw", COUNTED)


@cites("AVL 14.0.1f")
@pytest.mark.parametrize(
    ("unit", "points"),
    [
        ("G168", (1, 25)),
        ("G6Pz", (3, 25)),
        ("H7", (0, 25)),
        ("4PzA", (0, 25)),
        ("S17Tk", (0, 26)),
        ("S219", (0, 25)),
    ],
)
@pytest.mark.parametrize("marks", [[], ["unsupplied"]])
def test_who_has_a_supply_marker_at_the_end_counts_as_eliminated(
    unit: str, points: tuple[int, int], marks: list[str]
) -> None:
    """Out of supply or isolated by the supply phase of turn 9; an HQ without supply is sent to the rear and
    counts nothing.
    """
    ring = (
        dict(zip(("G298", "G385", "G387"), RING.values(), strict=True)) if unit.startswith("S") else {**RING}
    )
    spec = "2010" if unit == "4PzA" else {"at": "2010", "marks": marks}
    t = situation("avl", "supply", turn=9, units={**ring, unit: spec})
    if t.may("at"):
        t.act("at", t.may("at")[0])
    assert t.winner is not None
    assert victory.points(t.pos) == points
    assert t.at(unit) == "dead" or unit == "4PzA"


@cites("AVL 14.0.1f")
def test_a_marker_of_an_earlier_turn_goes_when_supply_comes_back() -> None:
    t = situation(
        "avl", "supply", turn=9, units={"G6Pz": {"at": "2010", "marks": ["isolated"]}, "S25G": "4110"}
    )
    assert (victory.points(t.pos), t.at("G6Pz")) == ((0, 25), "2010")


@cites("AVL 14.0.1f")
def test_units_without_supply_stay_on_the_map_on_earlier_turns() -> None:
    t = situation("avl", "supply", turn=8, units={"G6Pz": {"at": "2010", "marks": ["unsupplied"]}, **RING})
    assert (victory.points(t.pos), t.at("G6Pz"), t.units_marked("isolated")) == ((0, 25), "2010", ["G6Pz"])


# -- markers


@cites("AVL 2.5a", "AVL 4.0a")
def test_the_turn_marker_goes_one_space() -> None:
    t = end(3)
    assert (t.pos.state.turn, t.phase) == (4, "soviet-selection")


@cites("AVL 2.5c", "AVL 7.3.3d")
def test_who_is_out_of_command_is_known_from_who_is_not() -> None:
    """1GdA has a radius of 5: 2010 is five hexes from 2005, 2011 six."""
    t = situation(
        "avl", "draw", turn=6, units={"1GdA": "2005", "S25G": "2010", "S107": "2011"}, own={"bag": ["1GdA"]}
    )
    assert sorted(t.units_marked("active")) == ["1GdA", "S25G"]
    assert t.refusals("unit", "S107") == ["AVL 7.0", "AVL 7.3.3a"]
