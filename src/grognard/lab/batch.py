"""What is played: enough for any process on any machine to play game number n, and to know that it would be
the same game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import grognard
from grognard.games import entry, load
from grognard.lab.chronicle import Chronicle
from grognard.lab.match import GameResult, play_game, seat_players, seed_number

DECIDING = ("kernel", "rules", "ai")  # parts that decide how a game goes, besides the game itself


@dataclass(frozen=True)
class Batch:
    game: str
    options: tuple[tuple[str, str], ...]
    scenario: str
    players: tuple[str, ...]
    games: int
    seed: int
    swap: bool = False  # games 2k and 2k+1 have the same dice, and the players change seats
    journals: bool = False
    chronicle: bool = False

    def seed_of(self, n: int) -> int:
        return seed_number(self.seed, "game", n // 2 * 2 if self.swap else n)

    def order_of(self, n: int) -> tuple[int, ...]:
        """Which of the players sits in each seat."""
        seats = tuple(range(len(self.players)))
        return seats[::-1] if self.swap and n % 2 else seats

    def to_dict(self) -> dict[str, Any]:
        """As it is laid down in a folder, with what else decides how its games go."""
        game = load(self.game, dict(self.options), self.scenario)
        return {
            "game": self.game,
            "scenario": self.scenario,
            "options": dict(self.options),
            "players": list(self.players),
            "seed": self.seed,
            "swap": self.swap,
            "journals": self.journals,
            "chronicle": self.chronicle,
            "version": grognard.__version__,
            "rules": game.version,
            "data": game.digest,
            "code": code(self.game),
            "games": self.games,
        }


def play_number(batch: Batch, n: int) -> GameResult:
    """Game n of a batch, in whatever process this is."""
    game = load(batch.game, dict(batch.options), batch.scenario)
    seed, order = batch.seed_of(n), batch.order_of(n)
    players = seat_players(batch.players, seed)  # a player's own luck goes with him to the other seat
    follower = Chronicle(game) if batch.chronicle else None
    found = play_game(game, [players[i] for i in order], seed, batch.journals, chronicle=follower)
    return replace(found, number=n, order=order)


@cache
def code(game: str) -> str:
    """One short name for all the code and data that decide how a game goes."""
    home = Path(grognard.__file__).parent
    sum_ = hashlib.blake2b(digest_size=8)
    for path in _sources(home, entry(game).package.removeprefix("grognard.").replace(".", "/")):
        sum_.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return sum_.hexdigest()


def _sources(home: Path, package: str) -> Iterator[Path]:
    yield home / "lab" / "match.py"
    for part in (*DECIDING, package):
        yield from sorted(
            path
            for path in (home / part).rglob("*")
            if path.suffix in (".py", ".csv", ".toml", ".json", ".npz")
        )
