"""III. Victory: the city with a free line to the south, the draw by cavalry exits, and
Red's win by default.
"""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation, situation

# Two of the three city hexes are already White's; a Red cavalryman far away keeps the game a game.
TWO = {"white_last": ["1003", "1004"]}
THREE = {"white_last": ["1003", "1004", "1104"]}


def before_the_city(
    phase: str = "white-movement", own: dict[str, Any] | None = None, **units: Any
) -> Situation:
    return situation(
        "ts",
        phase,
        own=own or TWO,
        units={"RD-1": "0101", **{u.replace("_", "-"): at for u, at in units.items()}},
    )


def last_turn(exits: int, length: int = 12, turn: int = 12, **options: str) -> Situation:
    """Red's last mechanised phase of the last turn, with so many exits counted."""
    return situation(
        "ts",
        "red-mechanised",
        turn=turn,
        options=options,
        own={"exits": exits, "length": length},
        RD_1="0101",
        W2_1="0710",
    )


def end(t: Situation) -> Situation:
    return t.act("end_phase")


@cites("TS III.1", "TS III.2")
def test_entering_the_third_city_hex_with_a_free_line_wins_on_the_spot() -> None:
    t = before_the_city(W2_1="1105").acts("unit W2-1", "to 1104")
    assert t.winner == "white"
    assert t.pos.state.result is not None
    assert t.pos.state.result.cite == "TS III.1"
    assert "TS III.1" in t.cites()


@cites("TS III.2")
def test_after_white_has_won_nothing_more_is_played() -> None:
    """The unit still had points and the turn its other phases: none of it is asked for."""
    t = before_the_city(W2_1="1105", W2_2="0712").acts("unit W2-1", "to 1104")
    assert choices(t.pos).acts() == []
    assert t.pos.state.frames == ()
    assert t.refusals("end_phase") == ["TS III.1"]


@cites("TS III.1")
def test_two_city_hexes_are_not_enough() -> None:
    t = before_the_city(own={"white_last": ["1004"]}, W2_1="1105").acts("unit W2-1", "to 1104")
    assert t.winner is None


@cites("TS III.1")
def test_the_line_needs_to_start_in_one_city_hex_only() -> None:
    """AMB-TS-02: Red at 0904 reaches into 1003 and 1004; the bank below 1104 is free."""
    t = before_the_city(R37_3="0904", W2_1="1105").acts("unit W2-1", "to 1104")
    assert t.winner == "white"


@cites("TS III.1")
def test_zones_over_all_three_city_hexes_deny_the_line_even_where_whites_stand() -> None:
    """AMB-TS-02: friends do not cancel a zone of control, here in 1104 and 1004."""
    t = before_the_city(R37_3="0904", R37_4="1103", W2_1="1105", W2_2="1004", W2_3="1003").acts(
        "unit W2-1", "to 1104"
    )
    assert t.at("W2-1") == "1104"
    assert t.winner is None


@pytest.mark.parametrize(
    ("north", "south", "wins"),
    [("R-M1", "R-M2", False), ("R-M1", "R-GB", False), ("R-M1", "", True), ("", "R-M2", True)],
)
@cites("TS III.1")
def test_a_red_unit_without_a_zone_bars_its_own_hex(north: str, south: str, wins: bool) -> None:
    """AMB-TS-02: from 1104 the line can only leave by 1103 or 1105; militia or a ship there stops it."""
    blocks = {unit: at for unit, at in ((north, "1103"), (south, "1105")) if unit}
    t = situation(
        "ts", "white-movement", own=TWO, units={"RD-1": "0101", "R37-3": "0904", "W2-1": "1003", **blocks}
    )
    t.acts("unit W2-1", "to 1104")
    assert (t.winner == "white") is wins


@cites("TS III.1")
def test_the_line_runs_to_the_south_edge_and_only_to_it() -> None:
    """A cordon of zones across the map leaves the whole north open, and that is no line."""
    cordon = {
        "R37-1": "0112",
        "R37-2": "0312",
        "R37-3": "0512",
        "R37-4": "0712",
        "R37-5": "0912",
        "R38-1": "1012",
    }
    closed = situation("ts", "white-movement", own=TWO, units={**cordon, "W2-1": "1105"}).acts(
        "unit W2-1", "to 1104"
    )
    assert closed.winner is None
    cordon["R37-2"] = "0201"
    opened = situation("ts", "white-movement", own=TWO, units={**cordon, "W2-1": "1105"}).acts(
        "unit W2-1", "to 1104"
    )
    assert opened.winner == "white"


@cites("TS III.1")
def test_the_line_stays_on_land() -> None:
    """AMB-TS-02: playable hexes only; full Volga hexes do not carry it past a Red cordon to the south."""
    cordon = {
        "R37-1": "0112",
        "R37-2": "0312",
        "R37-3": "0512",
        "R37-4": "0712",
        "R37-5": "0912",
        "R-M1": "1011",
        "R-M2": "1012",
    }
    t = situation("ts", "white-movement", own=TWO, units={**cordon, "W2-1": "1105"}).acts(
        "unit W2-1", "to 1104"
    )
    assert t.winner is None


@cites("TS III.1")
def test_whoever_was_last_in_a_city_hex_holds_it_when_he_has_gone() -> None:
    """White cavalry rides through 1104 and out again; Red rides through 1003 and takes it back."""
    t = before_the_city(own={"white_last": ["1004"]}, W3KC_1="1105", W2_1="0710")
    t.acts("unit W3KC-1", "to 1104", "to 1105", "done")
    assert "1104" in t.game.hooks.own_view(t.pos, 0)["control"]["white"]
    t = situation("ts", "red-movement", own=THREE, RD_1="1002", R37_3="0904", R37_4="1103", W2_1="0710")
    t.acts("unit RD-1", "to 1003", "to 1002", "done")
    assert t.winner is None
    assert "1003" in t.game.hooks.own_view(t.pos, 0)["control"]["red"]


@cites("TS III.1")
def test_passing_through_counts_on_a_move_of_several_hexes() -> None:
    t = before_the_city(W3KC_1="1105").acts("unit W3KC-1", "to 1103")
    assert t.winner == "white", "the cheapest way from 1105 to 1103 leads through 1104"


@cites("TS III.1")
def test_a_red_move_that_opens_the_line_hands_white_the_game() -> None:
    """AMB-TS-02: tested after Red moves too; the win comes in Red's own phase."""
    t = situation("ts", "red-movement", own=THREE, RD_1="0101", R37_3="0904", R37_4="1103", W2_1="0710")
    assert t.winner is None
    t.acts("unit R37-4", "to 1102", "done")
    assert t.winner == "white", "1104 is out of every Red zone now, and so is the bank below it"
    assert choices(t.pos).acts() == []


@cites("TS III.1")
def test_an_advance_into_the_last_city_hex_wins_before_anything_else_is_asked() -> None:
    t = situation("ts", "white-combat", own=TWO, R_M1="1104", RD_1="0101", W2_1="1105", W2_2="1105")
    t.acts("target 1104", "join W2-1", "join W2-2").act("attack", dice=[1])
    assert t.at("R-M1") == "dead"
    assert t.winner is None, "the hex is empty, but Red was the last in it"
    t.act("advance", "W2-1")
    assert t.winner == "white"
    assert choices(t.pos).acts() == []


@cites("TS III.1")
def test_a_white_retreat_through_the_last_city_hex_wins_too() -> None:
    """AMB-TS-02: the beaten attacker falls back through 1104, and the line south passes west of Red."""
    t = situation("ts", "white-combat", own=TWO, R37_1="1106", W2_1="1105")
    t.acts("target 1106", "join W2-1").act("attack", dice=[3])
    assert t.may("back") == ["1004", "1104"]
    t.act("back", "1104")
    assert t.winner is None, "it is still going back"
    assert t.act("back", t.may("back")[0]).winner == "white"


@pytest.mark.parametrize(("first", "winner"), [("R37-3", "white"), ("R-TK", None)])
@cites("TS III.1")
def test_each_red_retreat_is_judged_by_itself(first: str, winner: str | None) -> None:
    """AMB-TS-02: the infantry has no way back, and with it goes the last zone on the line; the armoured

    cars can only fall back to 1105, which shuts it again. Red must think of the order.
    """
    red = {"R38-1": "0904", "R-M2": "1103", "R-M3": "1106", "R-M4": "1006", "R37-3": "0907", "R-TK": "1107"}
    white = {"W2-1": "1007", "W2-2": "0906", "W2-3": "0808"}
    t = situation("ts", "red-combat", own=THREE, units={**red, **white})
    t.acts("target 1007", "join R37-3", "join R-TK").act("attack", dice=[3])
    assert t.winner is None
    t.act("retreat", first)
    assert (t.winner, t.at("R37-3")) == (winner, "dead")
    assert t.at("R-TK") == ("1107" if winner else "1105")


@cites("TS III.1", "TS IX.fear.4")
@pytest.mark.parametrize(("to", "winner"), [("1105", None), ("1006", "white")])
def test_a_panicked_unit_falls_back_before_the_line_is_tested(to: str, winner: str | None) -> None:
    """AMB-TS-02: flipped where it stands R37-4 would open the line; in 1105 it is in the way again."""
    units = {"RD-1": "0101", "R37-3": "0904", "R-M2": "1103", "R37-4": "1106", "W-TK1": "1109"}
    t = (
        situation("ts", "white-movement", own=THREE, units=units)
        .acts("unit W-TK1", "to 1107")
        .act("end_phase", dice=[5])
    )
    assert (t.winner, t.may("back")) == (None, ["1005", "1006", "1105"])
    assert (
        t.act("back", to, dice=[] if winner else [2]).winner == winner
    )  # otherwise the tank is tested for breakdown


# A wall of Reds without zones across the map; 0710 is open for its plug.
WALL = {f"R-M{n}": f"0{n}10" for n in range(1, 7)} | {
    "R-M7": "0810",
    "R-AT": "0910",
    "R37-A1": "1010",
    "R37-A2": "0611",
    "R-HQ": "0712",
}


@cites("TS III.1", "TS VIII.r1")
def test_a_retreat_of_two_hexes_is_judged_when_it_is_over() -> None:
    """The armoured cars in 0710 are the plug. Driven back by guns, they may plug the wall again from 0811."""
    t = situation(
        "ts", "white-combat", own=THREE, units={**WALL, "R-TK": "0710", "W2-A": "0708", "W3K-A": "0708"}
    )
    t.acts("target 0710", "join W2-A", "join W3K-A").act("attack", dice=[2])
    assert t.act("back", "0810").winner is None, "on its way"
    assert "0811" in t.may("back")
    other = next(h for h in t.may("back") if h != "0811")
    assert Situation(t.pos).act("back", other).winner == "white"
    assert t.act("back", "0811").winner is None


@cites("TS III.1", "TS V.2")
def test_a_red_move_is_judged_when_it_is_over() -> None:
    """The plug goes by 0810 to 0811, hex by hex or in one go, and the wall is whole again."""

    def plugged() -> Situation:
        return situation("ts", "red-movement", own=THREE, units={**WALL, "R-TK": "0710", "W2-A": "0711"}).act(
            "unit", "R-TK"
        )

    assert plugged().act("to", "0811").winner is None
    t = plugged().act("to", "0810")
    assert t.winner is None, "on its way"
    assert Situation(t.pos).act("to", "0811").winner is None
    assert Situation(t.pos).act("done").winner == "white"


@pytest.mark.parametrize(("exits", "winner"), [(3, "red"), (4, "draw"), (5, "draw")])
@cites("TS III.3", "TS III.4")
def test_at_the_end_four_exits_make_a_draw_and_fewer_a_red_win(exits: int, winner: str) -> None:
    t = end(last_turn(exits))
    assert t.winner == winner
    assert t.pos.state.result is not None
    assert t.pos.state.result.cite == ("TS III.3" if winner == "draw" else "TS III.4")


@cites("TS III.3")
def test_the_draw_is_judged_at_the_end_of_the_game_only() -> None:
    """AMB-TS-03: four exits do not stop a game that has turns to come, not even at the end of turn 7."""
    t = end(last_turn(4, turn=7))
    assert t.winner is None
    assert (t.phase, t.pos.state.turn) == ("white-movement", 8)


@cites("TS III.3", "TS III.4")
def test_a_game_of_seven_turns_can_be_drawn() -> None:
    assert end(last_turn(4, length=7, turn=7)).winner == "draw"
    assert end(last_turn(0, length=7, turn=7)).winner == "red"


@cites("TS III.1", "TS III.3")
def test_a_white_win_overrides_the_draw() -> None:
    t = situation(
        "ts", "white-movement", turn=12, own={**TWO, "exits": 5, "length": 12}, RD_1="0101", W2_1="1105"
    )
    assert t.acts("unit W2-1", "to 1104").winner == "white"


@cites("TS III.4")
def test_red_does_not_win_before_the_last_turn_is_over() -> None:
    t = end(last_turn(0, turn=11))
    assert t.winner is None
    assert t.pos.state.turn == 12


# -- what makes an exit count


def rider(
    turn: int, at: str = "0301", exit_clock: str = "deadline", phase: str = "white-movement", **units: Any
) -> Situation:
    t = situation(
        "ts",
        phase,
        turn=turn,
        options={"exit_clock": exit_clock},
        W3KC_1=at,
        W2_1="0710",
        R37_3="1002",
        **units,
    )
    return t.acts("unit W3KC-1", "exit")


def counted(t: Situation) -> int:
    return int(t.game.hooks.own_view(t.pos, 0)["exits"])


@pytest.mark.parametrize(
    ("clock", "turn", "exits"),
    [
        ("deadline", 1, 1),
        ("deadline", 7, 1),
        ("deadline", 8, 0),
        ("from_turn_7", 6, 0),
        ("from_turn_7", 7, 1),
        ("from_turn_7", 12, 1),
    ],
)
@cites("TS III.3")
def test_exits_count_up_to_the_end_of_turn_seven_or_by_the_other_reading_from_then_on(
    clock: str, turn: int, exits: int
) -> None:
    """AMB-TS-03, with its switch."""
    t = rider(turn, exit_clock=clock)
    assert t.at("W3KC-1") == "gone"
    assert counted(t) == exits


@cites("TS III.3")
def test_the_mechanised_phase_of_turn_seven_is_still_in_time() -> None:
    assert counted(rider(7, phase="white-mechanised")) == 1


@pytest.mark.parametrize(("red", "exits"), [("0302", 0), ("0401", 0), ("0402", 1)])
@cites("TS III.3")
def test_an_exit_counts_only_from_a_hex_outside_red_zones(red: str, exits: int) -> None:
    """AMB-TS-03: the line begins in the exit hex, at the moment of leaving."""
    t = rider(4, RD_1=red)
    assert t.at("W3KC-1") == "gone", "it may leave all the same"
    assert counted(t) == exits


@cites("TS III.3")
def test_an_exit_counts_only_with_a_line_all_the_way_to_the_south_edge() -> None:
    """AMB-TS-03: a cordon across the map in row 5 makes the exit void; a gap in it makes it good."""
    cordon = {
        "R37-1": "0105",
        "R37-4": "0305",
        "R37-5": "0505",
        "R37-6": "0705",
        "R38-1": "0905",
        "R38-2": "1105",
    }
    closed = situation("ts", "white-movement", units={**cordon, "W3KC-1": "0301", "W2-1": "0710"}).acts(
        "unit W3KC-1", "exit"
    )
    assert counted(closed) == 0
    del cordon["R37-5"]
    opened = situation("ts", "white-movement", units={**cordon, "W3KC-1": "0301", "W2-1": "0710"}).acts(
        "unit W3KC-1", "exit"
    )
    assert counted(opened) == 1


@cites("TS III.3")
def test_exits_void_when_made_stay_void() -> None:
    """Four riders leave, one of them without a line: that is three, and Red wins."""
    t = situation(
        "ts",
        "white-movement",
        turn=7,
        own={"length": 7},
        RD_1="0402",
        R37_3="1002",
        W3KC_1="0401",
        W3KC_2="0101",
        W3KC_3="0101",
        W3KC_4="0201",
    )
    for unit in ("W3KC-1", "W3KC-2", "W3KC-3", "W3KC-4"):
        t.acts(f"unit {unit}", "exit")
    assert counted(t) == 3
    while t.winner is None:
        t.act("end_phase")
    assert t.winner == "red"
