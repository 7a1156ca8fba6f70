"""II. How many turns, and who plays whom."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice, NeedRoll
from grognard.kernel.errors import BadInput
from grognard.kernel.position import begin
from grognard.testing.table import fresh, situation

LENGTHS = [str(n) for n in range(7, 15)]


@cites("TS II.1")
@pytest.mark.parametrize(("face", "first", "second"), [(1, "white", "red"), (2, "red", "white")])
def test_a_coin_says_who_sets_the_length_and_the_other_takes_a_side(
    face: int, first: str, second: str
) -> None:
    t = fresh("ts", dice=[face], length="bid")
    assert t.who == first
    assert sorted(t.may("length"), key=int) == LENGTHS
    t.act("length", "9")
    assert t.who == second
    assert t.may("side") == ["red", "white"]


@cites("TS II.1")
@pytest.mark.parametrize("named", ["white", "red"])
def test_players_who_agree_on_one_of_them_need_no_coin(named: str) -> None:
    assert fresh("ts", length="bid", chooser=named).who == named
    with pytest.raises(NeedRoll):
        begin(load("ts", {"length": "bid"}), FixedDice([]))


@cites("TS II.2")
@pytest.mark.parametrize("turns", [7, 14])
def test_seven_and_fourteen_turns_are_the_bounds_of_what_is_announced(turns: int) -> None:
    t = fresh("ts", dice=[1], length="bid")
    assert t.pos.state.own.length == 0
    t.act("length", str(turns))
    assert t.pos.state.own.length == turns
    assert t.cites() == ["TS II.2"]
    for beyond in ("6", "15"):
        assert fresh("ts", dice=[1], length="bid").refusals("length", beyond) == ["TS II.2"]
    with pytest.raises(AssertionError, match="not one of 7, 8, 9, 10, 11, 12, 13, 14"):
        fresh("ts", dice=[1], length="bid").can("length", "many")


@cites("TS II.2")
@pytest.mark.parametrize("turns", [6, 15])
def test_no_game_is_shorter_than_seven_turns_or_longer_than_fourteen(turns: int) -> None:
    with pytest.raises(BadInput, match="TS II"):
        fresh("ts", length=str(turns))
    with pytest.raises(BadInput, match="TS II"):
        situation("ts", "white-movement", own={"length": turns}, W2_1="0910")


@cites("TS II.3")
@pytest.mark.parametrize(
    ("face", "taken", "seats"),
    [(1, "red", (0, 1)), (1, "white", (1, 0)), (2, "white", (0, 1)), (2, "red", (1, 0))],
)
def test_the_other_player_plays_the_side_he_likes(face: int, taken: str, seats: tuple[int, int]) -> None:
    """The coin falls on seat 0 or 1; the other seat names its side, and the seats change if it is not his."""
    t = fresh("ts", dice=[face], length="bid").acts("length 8", f"side {taken}")
    other = 2 - face  # the seat that did not set the length
    assert t.pos.state.seats == seats
    assert t.pos.state.seats[t.game.side(taken)] == other
    assert (t.phase, t.who) == ("red-setup", "red")
    assert t.pos.state.own.length == 8


@cites("TS II.4")
def test_what_is_agreed_beforehand_is_not_asked() -> None:
    """Twelve turns are the usual thing; sides stay as the players sat down."""
    t = fresh("ts")
    assert t.phase == "red-setup"
    assert t.pos.state.own.length == 12
    assert t.pos.state.seats == (0, 1)
    assert fresh("ts", length="7").pos.state.own.length == 7
    assert not t.may("length")
