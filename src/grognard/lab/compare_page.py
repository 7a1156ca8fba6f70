"""The page that holds two batches against each other, which differ in one option."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from grognard.draw.board import art_of
from grognard.games import entry, load
from grognard.lab import heat
from grognard.lab.differences import Measure, difference, measure_figures, measure_name
from grognard.lab.plots import Series, Span, curves, spans
from grognard.lab.report_data import Played, per_turn, read_played
from grognard.lab.report_map import Ground
from grognard.lab.report_page import Reader, document, figure, note, option_words, rows, section, side_style

A, B = 3, 2  # styles of the two halves: no side's colour


def compare_page(
    summary_a: dict[str, Any],
    games_a: list[dict[str, Any]],
    summary_b: dict[str, Any],
    games_b: list[dict[str, Any]],
    lang: str = "en",
) -> str:
    return Page((summary_a, games_a), (summary_b, games_b), lang).html()


class Page:
    def __init__(
        self,
        a: tuple[dict[str, Any], list[dict[str, Any]]],
        b: tuple[dict[str, Any], list[dict[str, Any]]],
        lang: str,
    ) -> None:
        self.summaries, self.halves = (a[0], b[0]), (a[1], b[1])
        self.reader = Reader(a[0]["game"], lang)
        self.game = load(a[0]["game"], a[0]["options"], a[0]["scenario"])
        self.sides = self.game.sides
        self.names = [self.reader.side(name) for name in self.sides]
        self.measures = difference(a[1], b[1], self.sides)
        self.played = [read_played(games, None) for games in self.halves]
        self.labels = [self.label(summary) for summary in self.summaries]

    def label(self, summary: dict[str, Any]) -> str:
        """The option that differs, and its value in this half."""
        mine, theirs = summary["options"], self.summaries[1 if summary is self.summaries[0] else 0]["options"]
        known = [option.name for option in entry(self.game.id).options]
        return escape(
            "; ".join(
                option_words(self.reader, name, mine[name])
                for name in known
                if mine.get(name) != theirs.get(name)
            )
        )

    def html(self) -> str:
        reader = self.reader
        title = reader.say(
            "compare-title",
            game=self.game.map.title.get(reader.lang, self.game.id),
            games=self.summaries[0]["games"],
        )
        head = [
            f"<h1>{title}</h1>",
            "<dl>",
            *(f"<dt>{name}</dt><dd>{text}</dd>" for name, text in zip("AB", self.labels, strict=True)),
            "</dl>",
        ]
        players = reader.say(
            "lab-facts",
            players=", ".join(self.summaries[0]["players"]),
            seed=str(self.summaries[0]["seed"]),
            **self.counted(),
        )
        body = [
            *head,
            f"<p>{players}</p>",
            section(
                "difference", reader.say("compare-differences"), self.verdict(), self.plot(), self.table()
            ),
            section("course", reader.say("lab-points"), self.course()),
            section("control", reader.say("lab-control"), *self.control()),
        ]
        style = (
            side_style(art_of(self.game), len(self.sides))
            + Ground(self.game, reader.lang).style()
            + heat.STYLE
        )
        return document(title, reader.lang, body, style)

    def counted(self) -> dict[str, int]:
        return {name: self.summaries[0][name] + self.summaries[1][name] for name in ("acts", "failures")}

    def verdict(self) -> str:
        """In one sentence: whether the option decides who wins."""
        won = [one for one in self.measures if one.what == "wins"]
        clear = [one for one in won if one.apart.is_certain]
        if not won:
            return ""
        shown = max(won, key=lambda one: one.apart.value)
        args = {
            "side": self.reader.texts.say(f"side-{shown.of}"),
            "gap": measure_figures(shown, self.reader)[2],
        }
        message = "compare-decides" if clear else "compare-open"
        return f'<p class="lead">{self.reader.say(message, **args, extent=measure_figures(shown, self.reader)[3])}</p>'

    def plot(self) -> str:
        """The differences of shares as points on a line with their intervals."""
        shares = [one for one in self.measures if one.share]
        shown = [
            Span(
                escape(measure_name(one, self.reader)),
                one.apart.value,
                one.apart.low,
                one.apart.high,
                measure_figures(one, self.reader)[2],
            )
            for one in shares
        ]
        caption = self.reader.say("compare-plot")
        return figure(caption, spans(caption, shown, lambda v: self.reader.percent(v, 0, True)))

    def table(self) -> str:
        reader = self.reader
        head = [
            (reader.say("compare-what"), False),
            ("A", True),
            ("B", True),
            (reader.say("compare-gap"), True),
            (reader.say("compare-extent"), True),
            ("", False),
        ]
        body = [
            [escape(measure_name(one, reader)), *measure_figures(one, reader), self.clear(one)]
            for one in self.measures
        ]
        return rows(head, body) + note(reader.say("compare-note"))

    def clear(self, one: Measure) -> str:
        return self.reader.say("compare-clear" if one.apart.is_certain else "compare-unclear")

    def course(self) -> str:
        if not all(self.played):
            return ""
        reader = self.reader
        keys = [
            (f"track_{track['id']}", reader.capital(f"track-{track['id']}"))
            for track in self.played[0][0].chronicle["points"]
        ]
        keys += [
            (f"lost_{side}", reader.say("compare-lost", of=name))
            for side, name in zip(self.sides, self.names, strict=True)
        ]
        plots = [
            figure(caption, curves(caption, self.lines(key), reader.say("lab-turn"), "", reader.brief))
            for key, caption in keys
        ]
        return f'<div class="two">{"".join(plots)}</div>' + note(reader.say("lab-band"))

    def lines(self, key: str) -> list[Series]:
        halves: Sequence[tuple[str, int, list[Played]]] = (("A", A, self.played[0]), ("B", B, self.played[1]))
        return [Series(name, style, per_turn(games, key)) for name, style, games in halves]

    def control(self) -> list[str]:
        if not all(self.played):
            return []
        ground = Ground(self.game, self.reader.lang)
        maps = [
            heat.heat_map(
                ground,
                heat.control_counts([g.chronicle for g in games], None),
                f"{name}{self.reader.colon}{label}",
                self.names,
                self.reader,
            )
            for name, label, games in zip("AB", self.labels, self.played, strict=True)
        ]
        inside = "".join(maps) if ground.far else f'<div class="two">{"".join(maps)}</div>'
        return [ground.definitions(), heat.HATCH, heat.key(self.names, self.reader), inside]
