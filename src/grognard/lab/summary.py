"""What a batch comes to: who won, by side and by player, and pair by pair where players changed sides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from grognard.lab.batch import Batch
from grognard.lab.match import GameResult
from grognard.lab.stats import mean_difference, sign_test, wilson

DRAW = "draw"


@dataclass(frozen=True)
class Summary:
    batch: Batch
    sides: tuple[str, ...]
    results: tuple[GameResult, ...]  # by number; when the batch was interrupted, those that were finished
    seconds: float  # of all runs together

    @property
    def failures(self) -> list[GameResult]:
        return [r for r in self.results if r.failure]

    @property
    def finished(self) -> list[GameResult]:
        return [r for r in self.results if not r.failure]

    @property
    def acts(self) -> int:
        return sum(r.acts for r in self.results)

    def wins(self) -> dict[str, int]:
        """Games by the side that won, and draws."""
        found = Counter(r.winner for r in self.finished)
        return {side: found[side] for side in (*self.sides, DRAW)}

    def seats(self) -> dict[str, int]:
        """Games by the player that won, whatever side he held."""
        found = Counter(r.player for r in self.finished)
        return {f"{n + 1} {name}": found[n] for n, name in enumerate(self.batch.players)}

    def to_dict(self) -> dict[str, Any]:
        """One object with all that was counted. A draw is half a win where a share is told of a player."""
        wins, many = self.wins(), len(self.finished)
        found = {
            "game": self.batch.game,
            "scenario": self.batch.scenario,
            "options": dict(self.batch.options),
            "players": list(self.batch.players),
            "seed": self.batch.seed,
            "swap": self.batch.swap,
            "wanted": self.batch.games,
            "games": len(self.results),
            "failures": len(self.failures),
            "results": {
                "winner": wins,
                "seat": self.seats(),
                "how": dict(sorted(Counter(r.how for r in self.finished).items())),
            },
            "intervals": {name: [round(x, 4) for x in wilson(won, many)] for name, won in wins.items()},
            "by_player": [self.player(n) for n in range(len(self.batch.players))],
            "turns": {str(turn): n for turn, n in sorted(Counter(r.turn for r in self.finished).items())},
            "acts": self.acts,
            "seconds": round(self.seconds, 3),
            "acts_per_s": round(self.acts / self.seconds, 1) if self.seconds else 0.0,
            "games_per_h": round(3600 * len(self.results) / self.seconds, 1) if self.seconds else 0.0,
        }
        return found | {"pairs": pairs(self.results)} if self.batch.swap else found

    def player(self, n: int) -> dict[str, Any]:
        """How one of the players fared, in all and with each side."""
        by_side = {
            name: record([r for r in self.finished if r.side_of(n) == side], n)
            for side, name in enumerate(self.sides)
        }
        return {"player": self.batch.players[n], **record(self.finished, n), "sides": by_side}


def record(games: Sequence[GameResult], player: int) -> dict[str, Any]:
    """Games won, drawn and lost by a player, and his share of the points."""
    many = len(games)
    won, drawn = sum(r.player == player for r in games), sum(r.player is None for r in games)
    share = (won + drawn / 2) / many if many else 0.0
    interval = [round(x, 4) for x in wilson(won + drawn / 2, many)]
    return {
        "games": many,
        "won": won,
        "drawn": drawn,
        "lost": many - won - drawn,
        "share": round(share, 4),
        "interval": interval,
    }


def pairs(results: Sequence[GameResult]) -> dict[str, Any]:
    """Pair by pair: who did better with the same dice on either side, and how far the two players are apart.

    `difference` is the first player's points less the second's, from -1 to 1, a game.
    """
    found = differences(results)
    won = [sum(d > 0 for d in found), sum(d < 0 for d in found)]
    mean, low, high = mean_difference(found)
    return {
        "played": len(found),
        "won": won,
        "even": len(found) - sum(won),
        "p": round(sign_test(*won), 6),
        "difference": round(mean, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def differences(results: Sequence[GameResult]) -> list[float]:
    """For each pair with both games finished, by how much the first player did better: 1 when he won both."""
    done = {r.number: r for r in results if not r.failure}
    whole = [(done[n], done[n + 1]) for n in sorted(done) if n % 2 == 0 and n + 1 in done]
    return [sum(r.score(0) - r.score(1) for r in pair) / 2 for pair in whole]
