"""How two batches of games with the same seeds differ: what is counted in both, and how it reads."""

from __future__ import annotations

from collections.abc import Sequence
from html import unescape
from typing import Any, NamedTuple

from grognard.lab.effects import Effect, mean, newcombe, paired_share
from grognard.lab.report_page import Reader

Row = dict[str, Any]


class Measure(NamedTuple):
    """Something counted in both halves: what it is, of whom, its two values, and how far they are apart."""

    what: str  # wins, player, track, lost, turns
    of: str  # a side, a player, a track
    a: float
    b: float
    apart: Effect  # game by game with the same seed
    alone: Effect | None = None  # for shares: as if the games had nothing to do with each other
    share: bool = False


def difference(games_a: Sequence[Row], games_b: Sequence[Row], sides: Sequence[str]) -> list[Measure]:
    """Wins by side and by player, victory points, losses and length; game by game, where
    both were finished.
    """
    other = {game["number"]: game for game in games_b if not game["failure"]}
    pairs = [
        (game, other[game["number"]]) for game in games_a if not game["failure"] and game["number"] in other
    ]
    if not pairs:
        return []
    found = [wins("wins", side, pairs, lambda game, s=side: side_points(game, s)) for side in sides]
    if {game["player"] for pair in pairs for game in pair} != {None} and len(
        set(pairs[0][0]["players"].split(","))
    ) > 1:
        found.append(wins("player", first_player(pairs[0][0]), pairs, player_points))
    told = [pair for pair in pairs if all(game.get("chronicle", {}).get("turns") for game in pair)]
    if told:
        for track in told[0][0]["chronicle"]["points"]:
            found.append(number("track", track["id"], told, f"track_{track['id']}"))
        found += [number("lost", side, told, f"lost_{side}") for side in sides]
    turns = [(float(a["turn"]), float(b["turn"])) for a, b in pairs]
    return [*found, means("turns", "", turns)]


def side_points(game: Row, side: str) -> float:
    return 0.5 if game["winner"] == "draw" else float(game["winner"] == side)


def player_points(game: Row) -> float:
    return 0.5 if game["player"] is None else float(game["player"] == 1)


def first_player(game: Row) -> str:
    names: list[str] = game["players"].split(",")
    return names[0]


def wins(what: str, of: str, pairs: Sequence[tuple[Row, Row]], value: Any) -> Measure:
    both = [(value(a), value(b)) for a, b in pairs]
    many, won_a, won_b = len(both), sum(a for a, _ in both), sum(b for _, b in both)
    return Measure(
        what,
        of,
        won_a / many,
        won_b / many,
        paired_share(both),
        newcombe(won_a, many, won_b, many),
        share=True,
    )


def number(what: str, of: str, pairs: Sequence[tuple[Row, Row]], key: str) -> Measure:
    """The figure at the end of each game."""
    return means(
        what,
        of,
        [tuple(float(game["chronicle"]["turns"][-1].get(key) or 0) for game in pair) for pair in pairs],
    )


def means(what: str, of: str, both: Sequence[tuple[float, ...]]) -> Measure:
    many = len(both)
    apart = mean([pair[1] - pair[0] for pair in both])
    return Measure(
        what, of, sum(pair[0] for pair in both) / many, sum(pair[1] for pair in both) / many, apart
    )


# -- in words


def measure_name(one: Measure, reader: Reader) -> str:
    """Plain text, of what was counted."""
    of = (
        one.of
        if one.what == "player"
        else unescape(reader.side(one.of))
        if one.what in ("wins", "lost")
        else one.of
    )
    if one.what == "track":
        name = reader.texts.say(f"track-{one.of}")
        return name[:1].upper() + name[1:]
    return reader.texts.say(f"compare-{one.what}", of=of)


def measure_figures(one: Measure, reader: Reader) -> tuple[str, str, str, str]:
    """a, b, the difference and its interval, as the reader writes them."""
    if one.share:
        show = [reader.percent(one.a, 1), reader.percent(one.b, 1), reader.percent(one.apart.value, 1, True)]
        return (
            show[0],
            show[1],
            show[2],
            f"{reader.percent(one.apart.low, 1, True)} … {reader.percent(one.apart.high, 1, True)}",
        )
    show = [reader.number(one.a, 2), reader.number(one.b, 2), reader.number(one.apart.value, 2, True)]
    return (
        show[0],
        show[1],
        show[2],
        f"{reader.number(one.apart.low, 2, True)} … {reader.number(one.apart.high, 2, True)}",
    )
