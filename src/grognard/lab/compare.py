"""What an option does: the same seeds played with either value, and the differences with the doubt that belongs to them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple

from grognard.kernel.errors import BadInput
from grognard.lab.effects import Effect, mean, newcombe, paired_share
from grognard.lab.report_page import Reader
from grognard.lab.results import rows
from grognard.lab.resume import COMPARISON, HALVES, check_comparison, put
from grognard.lab.sim import Summary, prepared

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


class Comparison(NamedTuple):
    option: str
    values: tuple[str, str]
    a: Summary
    b: Summary
    measures: list[Measure]

    @property
    def games(self) -> int:
        return len(self.a.results)

    def told(self) -> dict[str, Any]:
        return {
            "option": self.option,
            "values": list(self.values),
            "difference": [told_measure(one) for one in self.measures],
            "a": self.a.told(),
            "b": self.b.told(),
        }


def told_measure(one: Measure) -> dict[str, Any]:
    told: dict[str, Any] = {"what": one.what, "of": one.of, "a": round(one.a, 4), "b": round(one.b, 4)}
    told |= {"difference": round(one.apart.value, 4), "interval": interval(one.apart), "clear": one.apart.certain}
    return told | ({"newcombe": interval(one.alone)} if one.alone is not None else {})


def interval(effect: Effect) -> list[float | None]:
    return [round(x, 4) if abs(x) < float("inf") else None for x in (effect.low, effect.high)]


def read_compare(text: str, options: Mapping[str, str]) -> tuple[str, tuple[str, str]]:
    """OPTION=A,B: an option that is not fixed already, and two values of it."""
    name, _, given = text.partition("=")
    values = given.split(",")
    if not name or len(values) != 2 or not all(values) or values[0] == values[1]:
        raise BadInput(f'--compare: "{text}" is not OPTION=A,B', "bad-compare", given=text)
    if name in options:
        raise BadInput(f"--compare: {name} is given with --option too", "compare-twice", name=name)
    return name, (values[0], values[1])


def compared(
    game: str,
    options: Mapping[str, str],
    scenario: str | None,
    option: str,
    values: tuple[str, str],
    out: Path | None = None,
    lang: str = "en",
    **wishes: Any,
) -> Comparison:
    """Both halves into folders of their own, and the page that holds them against each other."""
    if wishes.get("chronicle") is None:
        wishes["chronicle"] = True  # points and losses cannot be compared without
    if out is not None:
        check_comparison(out)
    runs = [  # both, before anything is played: a value or a folder of either may be refused
        prepared(game, {**options, option: value}, scenario, out=None if out is None else out / name, lang=lang, **wishes)
        for name, value in zip(HALVES, values, strict=True)
    ]
    halves = [run.play() for run in runs]
    found = Comparison(option, values, halves[0], halves[1], difference(rows(halves[0]), rows(halves[1]), halves[0].sides))
    if out is not None:
        from grognard.lab.compare_page import compare_page

        put(out / COMPARISON, (json.dumps(found.told(), ensure_ascii=False, indent=1) + "\n").encode())
        put(out / "comparison.html", compare_page(found.a.told(), rows(found.a), found.b.told(), rows(found.b), lang).encode())
    return found


# -- the differences


def difference(games_a: Sequence[Row], games_b: Sequence[Row], sides: Sequence[str]) -> list[Measure]:
    """Wins by side and by player, victory points, losses and length; game by game, where both were finished."""
    other = {game["number"]: game for game in games_b if not game["failure"]}
    pairs = [(game, other[game["number"]]) for game in games_a if not game["failure"] and game["number"] in other]
    if not pairs:
        return []
    found = [wins("wins", side, pairs, lambda game, s=side: worth(game, s)) for side in sides]
    if {game["player"] for pair in pairs for game in pair} != {None} and len(set(pairs[0][0]["players"].split(","))) > 1:
        found.append(wins("player", first_player(pairs[0][0]), pairs, player_worth))
    told = [pair for pair in pairs if all(game.get("chronicle", {}).get("turns") for game in pair)]
    if told:
        for track in told[0][0]["chronicle"]["points"]:
            found.append(number("track", track["id"], told, f"track_{track['id']}"))
        found += [number("lost", side, told, f"lost_{side}") for side in sides]
    turns = [(float(a["turn"]), float(b["turn"])) for a, b in pairs]
    return [*found, means("turns", "", turns)]


def worth(game: Row, side: str) -> float:
    return 0.5 if game["winner"] == "draw" else float(game["winner"] == side)


def player_worth(game: Row) -> float:
    return 0.5 if game["player"] is None else float(game["player"] == 1)


def first_player(game: Row) -> str:
    names: list[str] = game["players"].split(",")
    return names[0]


def wins(what: str, of: str, pairs: Sequence[tuple[Row, Row]], value: Any) -> Measure:
    both = [(value(a), value(b)) for a, b in pairs]
    many, won_a, won_b = len(both), sum(a for a, _ in both), sum(b for _, b in both)
    return Measure(what, of, won_a / many, won_b / many, paired_share(both), newcombe(won_a, many, won_b, many), share=True)


def number(what: str, of: str, pairs: Sequence[tuple[Row, Row]], key: str) -> Measure:
    """The figure at the end of each game."""
    return means(what, of, [tuple(float(game["chronicle"]["turns"][-1].get(key) or 0) for game in pair) for pair in pairs])


def means(what: str, of: str, both: Sequence[tuple[float, ...]]) -> Measure:
    many = len(both)
    apart = mean([pair[1] - pair[0] for pair in both])
    return Measure(what, of, sum(pair[0] for pair in both) / many, sum(pair[1] for pair in both) / many, apart)


# -- in words


def measure_name(one: Measure, reader: Reader) -> str:
    """Plain text, of what was counted."""
    of = one.of if one.what == "player" else unescape(reader.side(one.of)) if one.what in ("wins", "lost") else one.of
    if one.what == "track":
        name = reader.texts.say(f"track-{one.of}")
        return name[:1].upper() + name[1:]
    return reader.texts.say(f"compare-{one.what}", of=of)


def measure_figures(one: Measure, reader: Reader) -> tuple[str, str, str, str]:
    """a, b, the difference and its interval, as the reader writes them."""
    if one.share:
        show = [reader.percent(one.a, 1), reader.percent(one.b, 1), reader.percent(one.apart.value, 1, True)]
        return show[0], show[1], show[2], f"{reader.percent(one.apart.low, 1, True)} … {reader.percent(one.apart.high, 1, True)}"
    show = [reader.number(one.a, 2), reader.number(one.b, 2), reader.number(one.apart.value, 2, True)]
    return show[0], show[1], show[2], f"{reader.number(one.apart.low, 2, True)} … {reader.number(one.apart.high, 2, True)}"


def measure_words(one: Measure, found: Comparison, lang: str) -> str:
    reader = Reader(found.a.batch.game, lang)
    a, b, apart, extent = measure_figures(one, reader)
    clear = reader.texts.say("compare-clear" if one.apart.certain else "compare-unclear")
    return reader.texts.say("compare-line", what=measure_name(one, reader), a=a, b=b, apart=apart, extent=extent, clear=clear)
