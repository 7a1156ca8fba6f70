"""IV. The sequence of play: eight phases, so many turns."""

from __future__ import annotations

import pytest

from grognard.kernel.changes import PhaseStarted, TurnStarted
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

WHITES = {"W2-1": "0611", "W3KC-1": "0612", "W2-A": "0613", "W-TK1": "0511", "W-AT1": "0308", "W-M1": "0309"}
REDS = {
    "R38-1": "0302",
    "R38-S1": "0303",
    "RD-1": "0304",
    "R38-A": "0403",
    "R-TK": "0503",
    "R-HQ": "1004",
    "R-GB": "1206",
    "R-AT": "1002",
    "R-M1": "0603",
}
ORDER = [
    ("white-combat", "TS IV.5"),
    ("white-mechanised", "TS IV.6"),
    ("red-reinforcement", "TS IV.7"),
    ("red-movement", "TS IV.8"),
    ("red-combat", "TS IV.9"),
    ("red-mechanised", "TS IV.10"),
    ("white-reinforcement", "TS IV.3"),
    ("white-movement", "TS IV.4"),
]


def phases(t: Situation) -> list[tuple[str, str]]:
    return [(c.step, c.cite) for c in t.log if isinstance(c, PhaseStarted)]


@cites("TS IV.2", "TS IV.3", "TS IV.4", "TS IV.5", "TS IV.6", "TS IV.7", "TS IV.8", "TS IV.9", "TS IV.10")
def test_a_turn_is_eight_phases_in_this_order() -> None:
    """Played round from one White movement phase to the next, with contact and cavalry on both sides."""
    t = situation("ts", "white-movement", turn=4, W2_1="0711", W3KC_1="0611", R38_1="0712", RD_1="0304")
    seen, asked, turns = [], [], []
    while (t.phase, t.pos.state.turn) != ("white-movement", 5):
        asked.append(t.phase)
        t.act("end_phase")
        seen += phases(t)
        turns += [c.turn for c in t.log if isinstance(c, TurnStarted)]
    assert seen == ORDER
    assert asked == [
        "white-movement",
        "white-combat",
        "white-mechanised",
        "red-movement",
        "red-combat",
        "red-mechanised",
    ]
    assert turns == [5]  # one new turn, between Red's last phase and White's first


@cites("TS IV.2")
def test_a_phase_knows_no_act_of_another() -> None:
    t = situation("ts", "white-movement", W2_1="0711", W3KC_1="0611", R38_1="0712")
    assert t.refusals("target", "0712") == ["TS IV.4"]
    t.act("end_phase")
    assert t.phase == "white-combat"
    assert t.refusals("unit", "W3KC-1") == ["TS IV.5"]
    t.act("end_phase")
    assert t.phase == "white-mechanised"
    assert t.refusals("target", "0712") == ["TS IV.6"]


@cites("TS IV.2")
def test_a_phase_does_not_end_with_a_unit_in_hand() -> None:
    t = situation("ts", "white-movement", W2_1="0711", R38_1="0701").act("unit", "W2-1")
    assert t.refusals("end_phase") == ["TS V.2"]
    t.act("to", "0712")
    assert t.refusals("end_phase") == ["TS V.2"]
    t.act("done")
    assert t.can("end_phase")


@cites("TS IV.2", "TS V.1")
def test_what_one_phase_has_marked_is_forgotten_in_the_next() -> None:
    """Cavalry held up by a zone of control in phase 2 moves again in phase 4, and in phase 2 of the next
    turn.
    """
    t = situation("ts", "white-movement", W3KC_1="0709", R38_1="0712")
    t.acts("unit W3KC-1", "to 0711")
    assert t.units_marked("stopped") == t.units_marked("moved") == ["W3KC-1"]
    assert t.may("unit") == []
    t.acts("end_phase", "end_phase")
    assert t.phase == "white-mechanised"
    assert t.units_marked("stopped") == t.units_marked("moved") == []
    t.acts("unit W3KC-1", "to 0709", "done")
    t.acts("end_phase")  # White's phase was over with his last unit; Red's is ended
    assert t.phase == "white-movement"
    assert t.may("unit") == ["W3KC-1"]


# -- reinforcements


@cites("TS IV.3")
def test_in_phase_1_white_reinforcements_may_enter_and_nothing_else() -> None:
    t = situation("ts", "white-reinforcement", turn=3, W2KC_1="pool", W2_1="0611", R_AT="pool", RD_1="0304")
    assert (t.phase, t.who) == ("white-reinforcement", "white")
    assert t.may("unit") == ["W2KC-1"]
    assert t.refusals("unit", "W2-1") == ["TS IV.3"]
    assert t.refusals("unit", "R-AT") == ["TS IV.3"]
    t.act("end_phase")  # they may enter; they need not
    assert t.at("W2KC-1") == "pool"
    assert t.phase == "white-movement"


@cites("TS IV.7")
def test_in_phase_5_red_reinforcements_may_enter_and_nothing_else() -> None:
    t = situation("ts", "red-reinforcement", turn=3, W2KC_1="pool", W2_1="0611", R_AT="pool", RD_1="0304")
    assert (t.phase, t.who) == ("red-reinforcement", "red")
    assert t.may("unit") == ["R-AT"]
    assert t.refusals("unit", "RD-1") == ["TS IV.7"]
    assert t.refusals("unit", "W2KC-1") == ["TS IV.7"]
    t.act("end_phase")
    assert t.at("R-AT") == "pool"
    assert t.phase == "red-movement"


# -- movement


@cites("TS IV.4")
def test_in_phase_2_every_white_unit_may_move_and_no_red_one() -> None:
    t = situation("ts", "white-movement", units={**WHITES, **REDS})
    assert t.may("unit") == sorted(WHITES)
    assert t.who == "white"


@cites("TS IV.8")
def test_in_phase_6_every_red_unit_may_move_and_no_white_one() -> None:
    t = situation("ts", "red-movement", units={**WHITES, **REDS})
    assert t.may("unit") == sorted(REDS)
    assert t.who == "red"


@cites("TS IV.6", "TS V.12")
def test_in_phase_4_white_cavalry_tanks_and_trains_may_move_again() -> None:
    t = situation("ts", "white-mechanised", dice=[2], units={**WHITES, **REDS})
    assert t.may("unit") == ["W-AT1", "W-TK1", "W3KC-1"]
    for unit in set(WHITES) - {"W-AT1", "W-TK1", "W3KC-1"}:
        assert "TS V.12" in t.refusals("unit", unit)


@cites("TS IV.10", "TS V.12")
def test_in_phase_8_red_cavalry_tanks_and_trains_may_move_again() -> None:
    t = situation("ts", "red-mechanised", dice=[2], units={**WHITES, **REDS})
    assert t.may("unit") == ["R-AT", "R-TK", "RD-1"]
    for unit in set(REDS) - {"R-AT", "R-TK", "RD-1"}:
        assert "TS V.12" in t.refusals("unit", unit)


# -- combat


@cites("TS IV.5")
def test_in_phase_3_every_white_unit_beside_the_enemy_may_attack() -> None:
    """0308 lies on the rails beside 0309; all seven stand around it or in it."""
    around = {
        "W2-1": "0308",
        "W-AT1": "0308",
        "W3KC-1": "0208",
        "W-TK1": "0209",
        "W2-A": "0310",
        "W-M1": "0409",
    }
    t = situation("ts", "white-combat", units={**around, "RD-1": "0309"}).act("target", "0309")
    assert t.may("join") == sorted(around)
    assert t.who == "white"


@cites("TS IV.9")
def test_in_phase_7_every_red_unit_beside_the_enemy_may_attack() -> None:
    """1103 on the bank, with Tsaritsyn, the rails and the river around it."""
    around = {
        "R38-1": "1002",
        "R-AT": "1003",
        "RD-1": "1104",
        "R-TK": "1003",
        "R38-A": "1102",
        "R-M1": "1002",
        "R38-S1": "1104",
        "R-GB": "1203",
    }
    t = situation("ts", "red-combat", units={**around, "W2-1": "1103"}).act("target", "1103")
    assert t.may("join") == sorted(around)
    assert t.who == "red"


# -- how many turns


@cites("TS IV.1")
@pytest.mark.parametrize("length", [7, 12, 14])
def test_the_game_has_as_many_turns_as_were_agreed_on(length: int) -> None:
    for turn, over in ((length - 1, False), (length, True)):
        t = situation("ts", "red-mechanised", turn=turn, own={"length": length}, W2_1="0611", RD_1="0304")
        assert t.winner is None
        t.act("end_phase")
        assert (t.winner == "red") is over
        assert over or t.pos.state.turn == turn + 1


@cites("TS IV.1")
def test_the_last_turn_is_played_to_its_last_phase() -> None:
    t = situation("ts", "white-movement", turn=7, own={"length": 7}, W2_1="0611", RD_1="0304")
    t.act("end_phase")
    assert t.winner is None
    assert t.phase == "red-movement"
