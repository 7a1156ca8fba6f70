"""The figures of a batch report, from what each game told of itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import floor, log10
from typing import Any, NamedTuple

from grognard.lab.effects import mean, quantile
from grognard.lab.plots import Point, Stack

ChronicleDict = dict[str, Any]
COLUMNS = 15  # of a histogram of luck


class Played(NamedTuple):
    """A finished game that has told what it was like."""

    number: int
    winner: str
    chronicle: ChronicleDict


def read_played(games: Sequence[dict[str, Any]], chronicles: Sequence[ChronicleDict] | None) -> list[Played]:
    given = chronicles if chronicles is not None else [game.get("chronicle") or {} for game in games]
    both = zip(games, given, strict=True)
    return [
        Played(game["number"], game["winner"], one)
        for game, one in both
        if one.get("turns") and not game.get("failure")
    ]


def per_turn(games: Sequence[Played], key: str) -> list[Point]:
    """The mean of a figure after each turn, and where all but the lowest and the highest tenth of the games
    lie.

    A game that was over keeps its last figure, lest the long games be taken for all.
    """
    rows = [
        {row["turn"]: row[key] for row in game.chronicle["turns"] if row.get(key) is not None}
        for game in games
    ]
    rows = [row for row in rows if row]
    if not rows:
        return []
    found = []
    for turn in range(min(map(min, rows)), max(map(max, rows)) + 1):
        values = [float(row[max((t for t in row if t <= turn), default=min(row))]) for row in rows]
        found.append(Point(turn, mean(values).value, quantile(values, 0.1), quantile(values, 0.9)))
    return found


def gains(points: Sequence[Point]) -> list[Point]:
    """From a running total, what each turn added on the average."""
    return [Point(b.x, b.y - a.y) for a, b in pairwise(points)]


class Fortune(NamedTuple):
    """The dice of one game: what could be expected of them, and how much better they were
    for the first side.
    """

    game: Played
    expected: float
    luck: float


def fortune(game: Played) -> Fortune:
    """All throws but those that could end the game: victory is worth more than everything else together."""
    throws = [t for t in game.chronicle["throws"] if not t["ends"]]
    return Fortune(game, sum(t["expected"] for t in throws), sum(t["luck"] for t in throws))


def style_of(winner: str, sides: Sequence[str]) -> int:
    return sides.index(winner) if winner in sides[:2] else 2


def luck_stacks(
    fortunes: Sequence[Fortune], sides: Sequence[str], written: Callable[[float, int], str]
) -> list[Stack]:
    """Games by luck, each column divided among those who won them."""
    values = [f.luck for f in fortunes]
    if len(values) < 2:
        return []
    reach = max(map(abs, values)) or 1.0
    step = 2 * reach / COLUMNS
    counts = [[0, 0, 0] for _ in range(COLUMNS)]
    for one in fortunes:
        counts[min(COLUMNS - 1, int((one.luck + reach) / step))][style_of(one.game.winner, sides)] += 1
    middles = [-reach + (i + 0.5) * step for i in range(COLUMNS)]
    digits = max(0, -floor(log10(step)))  # so that no two columns are called alike
    return [Stack(at, written(at, digits), (a, b, c)) for at, (a, b, c) in zip(middles, counts, strict=True)]


class Attacks(NamedTuple):
    """All attacks at one column of the table, for the attacker."""

    odds: str
    many: int
    expected: float
    actual: float


def by_odds(games: Sequence[Played]) -> list[Attacks]:
    found: dict[str, list[tuple[float, float]]] = {}
    for game in games:
        for one in game.chronicle["throws"]:
            if one["odds"] and not one["ends"]:
                sign = 1 if one["side"] == game.chronicle["sides"][0] else -1
                found.setdefault(one["odds"], []).append(
                    (sign * one["expected"], sign * (one["expected"] + one["luck"]))
                )
    rows = [
        Attacks(odds, len(v), mean([e for e, _ in v]).value, mean([a for _, a in v]).value)
        for odds, v in found.items()
    ]
    return sorted(rows, key=lambda row: ratio(row.odds))


def ratio(odds: str) -> float:
    """Columns from the attacker's worst to his best, where they are written as odds."""
    found = re.fullmatch(r"([<>]?)([+-]?[\d.]+)(?:[-/:]([\d.]+))?\+?", odds.replace("−", "-"))
    if found is None:
        return 0.0
    less, first, second = found.groups()
    try:
        return float(first) / float(second or 1) - (0.01 if less == "<" else 0)
    except (ValueError, ZeroDivisionError):
        return 0.0


def lengths(games: Sequence[dict[str, Any]], sides: Sequence[str]) -> list[Stack]:
    """Games by the turn in which they ended, and who won them."""
    done = [game for game in games if not game.get("failure")]
    if not done:
        return []
    counts: dict[int, list[int]] = {
        turn: [0, 0, 0] for turn in range(min(g["turn"] for g in done), max(g["turn"] for g in done) + 1)
    }
    for game in done:
        counts[game["turn"]][style_of(game["winner"], sides)] += 1
    return [Stack(turn, str(turn), (a, b, c)) for turn, (a, b, c) in counts.items()]
