"""One game between players: to its end, the same again, and kept when it breaks."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from grognard.ai.player import Player, player
from grognard.games import load
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.menu import Act, Menu
from grognard.kernel.replaying import parse
from grognard.lab.match import first_position, play_game, reproduce, seat_players

SHORT = {"length": "7", "setup": "ready_made"}


def short() -> Game:
    return load("ts", SHORT)


def test_a_random_game_comes_to_its_end() -> None:
    """TS III.4: after the last turn Red has won, unless White did before."""
    found = play_game(short(), seat_players(("random", "random"), 1), 1)
    assert found.failure == ""
    assert found.winner in ("white", "red", "draw")
    assert found.turn == 7 or found.winner == "white"
    assert found.journal == ""


def test_the_same_seed_is_the_same_game_with_or_without_a_journal() -> None:
    games = [
        play_game(short(), seat_players(("random", "random"), seed), seed, journal)
        for seed, journal in ((1, False), (1, True), (2, False))
    ]
    assert games[0] == replace(games[1], journal="")
    assert games[0].hash != games[2].hash


def test_a_greedy_game_is_the_same_again() -> None:
    """Every hash of every position of three turns or so."""
    one, other = (
        play_game(short(), seat_players(("greedy", "greedy"), 4), 4, True, most=150) for _ in range(2)
    )
    hashes = [json.loads(line).get("hash") for line in one.journal.splitlines()]
    assert len(hashes) == 152  # the header, the acts, the seed
    assert one.journal == other.journal


def test_the_seat_that_won_is_told_where_sides_were_chosen() -> None:
    """TS II.3: the second player takes the side he likes, so that seat and side may differ."""
    game = load("ts", {"length": "bid", "setup": "ready_made"})
    seen = set()
    for seed in range(6):
        found = play_game(game, seat_players(("random", "random"), seed), seed, True)
        assert found.failure == ""
        journal = parse(found.journal, "journal", first_position)
        seats = journal.pos.state.seats
        assert found.winner in ("white", "red")
        assert found.seat == seats[game.side(found.winner)]
        seen.add(seats)
    assert seen == {(0, 1), (1, 0)}  # both ways round were met


class Names:
    """Plays like another and notes for which side it was asked."""

    def __init__(self, bot: Player) -> None:
        self.bot, self.name, self.asked = bot, bot.name, set[int]()

    def choose(self, view: Any, menu: Menu, sample: Any) -> Act:
        if menu.prompt not in ("ts-length", "ts-side"):
            self.asked.add(menu.who)
        return self.bot.choose(view, menu, sample)


def test_a_player_answers_for_the_side_its_seat_holds() -> None:
    game = load("ts", {"length": "bid", "setup": "ready_made"})
    for seed in range(4):
        bots = [Names(bot) for bot in seat_players(("random", "random"), seed)]
        found = play_game(game, bots, seed, True, most=300)
        seats = parse(found.journal, "journal", first_position).pos.state.seats
        assert [bot.asked for bot in bots] == [{seats.index(0)}, {seats.index(1)}]


class Broken:
    """Plays some acts and then goes wrong."""

    name = "broken"

    def __init__(self, after: int, how: str) -> None:
        self.bot, self.left, self.how = player("random", 1), after, how

    def choose(self, view: Any, menu: Menu, sample: Any) -> Act:
        self.left -= 1
        if self.left >= 0:
            return self.bot.choose(view, menu, sample)
        if self.how == "raises":
            raise ZeroDivisionError("a bug\nwith two lines")
        return Act("fly", 3)


@pytest.mark.parametrize(
    ("how", "failure"), [("raises", "ZeroDivisionError: a bug"), ("cheats", "Refused: fly")]
)
def test_a_game_that_breaks_is_reported_with_its_journal(tmp_path: Path, how: str, failure: str) -> None:
    path = tmp_path / "broken.jsonl"
    found = play_game(short(), [Broken(20, how), player("random", 2)], 3, path)
    assert found.failure.startswith(failure)
    assert "\n" not in found.failure
    assert "Traceback" in found.trace
    assert (found.winner, found.seat) == (None, None)
    assert found.journal == str(path)
    again = reproduce(path, found)  # what was played before it broke can be played again
    assert again.acts == found.acts >= 20


def test_a_game_without_end_is_a_failure() -> None:
    found = play_game(short(), seat_players(("random", "random"), 1), 1, most=50)
    assert (found.acts, found.failure) == (50, "RuntimeError: no end after 50 acts")


def test_a_journal_reproduces_its_game_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    found = play_game(short(), seat_players(("random", "random"), 8), 8, path)
    assert reproduce(path, found).hash == found.hash
    with pytest.raises(BadInput, match="turn"):
        reproduce(path, replace(found, turn=found.turn + 1))
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:30] + lines[31:]), encoding="utf-8")
    with pytest.raises(BadInput, match="31"):
        reproduce(path)


def test_the_dice_are_those_of_the_open_seed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play_game(short(), seat_players(("random", "random"), 8), 8, path)
    header = json.loads(path.read_text(encoding="utf-8").split("\n", 1)[0])
    assert header["dice"]["mode"] == "live"
    assert len(bytes.fromhex(header["dice"]["seed"])) == 32
    assert {"commit", "seed"} <= set(header["dice"])


@pytest.mark.slow
def test_hidden_set_up_is_played_by_the_rules() -> None:
    """TS XI.5: greedy sides that do not see what lies face down; the first turn and the set-up before it."""
    game = load("ts", {"red_tactical_advantage": "yes", "length": "7"})
    found = play_game(game, seat_players(("greedy", "greedy"), 2), 2, True, most=100)
    assert found.failure == "RuntimeError: no end after 100 acts"
    assert found.turn >= 1
    assert parse(found.journal, "journal", first_position).pos.state.turn == found.turn


@pytest.mark.slow
def test_greedy_beats_random_from_either_side() -> None:
    """White takes Tsaritsyn from a random Red well before the end; a random White neither takes it nor keeps
    his units.
    """
    won = play_game(load("ts"), seat_players(("greedy", "random"), 11), 11)
    assert (won.winner, won.seat) == ("white", 0), won
    assert won.turn < 12
    kept = play_game(short(), seat_players(("random", "greedy"), 11), 11, True)
    assert (kept.winner, kept.seat) == ("red", 1), kept
    assert lost(kept.journal, "white") > 2 * lost(kept.journal, "red")


def lost(journal: str, side: str) -> int:
    """Counters of a side that are dead at the end."""
    pos = parse(journal, "journal", first_position).pos
    number = pos.game.side(side)
    return sum(
        at == -2
        for at, unit in zip(pos.state.where, pos.game.roster.units, strict=True)
        if unit.side == number
    )
