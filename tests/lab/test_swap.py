"""Games two by two with the same dice, the players changing sides; and what is counted of them."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.kernel.replaying import parse
from grognard.lab.batch import Batch, play_number
from grognard.lab.match import GameResult, first_position
from grognard.lab.sim import Summary, simulate
from grognard.lab.summary import differences

BID = (("length", "bid"), ("setup", "ready_made"))


def test_a_pair_has_the_same_dice_and_the_players_change_seats() -> None:
    batch = Batch("toy", (), "standard", ("greedy", "random"), 6, 3, swap=True, journals=True)
    games = [play_number(batch, n) for n in range(6)]
    secrets = [parse(game.journal, "journal", first_position).revealed for game in games]
    assert [game.players for game in games] == [("greedy", "random"), ("random", "greedy")] * 3
    assert [game.order for game in games] == [(0, 1), (1, 0)] * 3
    assert secrets[0::2] == secrets[1::2]
    assert len(set(secrets)) == 3
    assert [game.number for game in games] == list(range(6))


def test_without_swapping_every_game_has_dice_of_its_own() -> None:
    found = simulate("toy", players=("greedy", "random"), games=6, seed=3, progress=False)
    assert len({game.seed for game in found.results}) == 6
    assert {game.order for game in found.results} == {(0, 1)}


def test_equal_players_do_not_play_the_same_game_twice() -> None:
    """A player takes his own luck along to the other side."""
    found = simulate("toy", players=("random", "random"), games=8, seed=3, swap=True, progress=False)
    assert len({game.hash for game in found.results}) > 4


@pytest.mark.slow
def test_the_player_that_won_is_told_where_sides_were_chosen() -> None:
    """TS II.3: seats, sides and players may all be different things."""
    batch = Batch("ts", BID, "standard", ("random", "random"), 4, 1, swap=True, journals=True)
    seen = set()
    game = load("ts", dict(BID))
    for n in range(4):
        found = play_number(batch, n)
        seats = parse(found.journal, "journal", first_position).pos.state.seats
        assert found.seats == seats
        assert found.winner in game.sides
        side = game.side(found.winner)
        assert found.player is not None
        assert found.side_of(found.player) == side
        assert found.player == (seats[side] if n % 2 == 0 else 1 - seats[side])
        seen.add(seats)
    assert seen == {(0, 1), (1, 0)}  # both ways round were met


def result(number: int, winner: int | None, seats: tuple[int, int] = (0, 1), failure: str = "") -> GameResult:
    """A game that one of the players, or nobody, won."""
    order = (1, 0) if number % 2 else (0, 1)
    seat = None if winner is None else order.index(winner)
    side = "draw" if seat is None else ("blue", "red")[seats.index(seat)]
    return GameResult(
        1, ("a", "b"), side, seat, "x", 3, 10, "", failure, number=number, seats=seats, order=order
    )


def summed(results: list[GameResult]) -> dict[str, object]:
    return Summary(
        Batch("toy", (), "standard", ("a", "b"), 10, 9, swap=True), ("blue", "red"), tuple(results), 2.0
    ).to_dict()


def test_pairs_are_counted() -> None:
    """a wins both, a wins both, split, b wins and draws, one broken off: four pairs tell something."""
    winners = [0, 0, 0, 0, 0, 1, 1, None, 0]
    results = [result(n, winner) for n, winner in enumerate(winners)] + [result(9, None, failure="x")]
    assert differences(results) == [1.0, 1.0, 0.0, -0.5]
    pairs = summed(results)["pairs"]
    assert isinstance(pairs, dict)
    assert pairs["played"] == 4
    assert (pairs["won"], pairs["even"]) == ([2, 1], 1)
    assert pairs["p"] == 1.0
    assert pairs["difference"] == 0.375
    low, high = pairs["interval"]
    assert -1 <= low < 0.375 < high <= 1


def test_shares_are_by_player_and_by_his_side() -> None:
    """In the last game the sides were chosen: seat 1 has blue."""
    results = [result(0, 0), result(1, 0), result(2, None), result(3, 1), result(4, 0, (1, 0))]
    told = summed(results)["by_player"]
    assert isinstance(told, list)
    a, b = told
    assert (a["player"], a["won"], a["drawn"], a["lost"], a["share"]) == ("a", 3, 1, 1, 0.7)
    assert (b["player"], b["won"], b["drawn"], b["lost"], b["share"]) == ("b", 1, 1, 3, 0.3)
    assert a["interval"] == pytest.approx([1 - x for x in reversed(b["interval"])], abs=1e-4)
    # a is blue in games 0 and 2, red in 1 and 3, and red in 4
    assert (a["sides"]["blue"]["games"], a["sides"]["blue"]["won"], a["sides"]["blue"]["drawn"]) == (2, 1, 1)
    assert (a["sides"]["red"]["games"], a["sides"]["red"]["won"]) == (3, 2)
    assert (b["sides"]["blue"]["games"], b["sides"]["blue"]["won"]) == (3, 1)
