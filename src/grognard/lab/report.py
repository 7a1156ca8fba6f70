"""A batch on one page that needs nothing else: shares with their intervals, points, losses, the map, luck,
every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from grognard.draw.board import art_of
from grognard.games import entry, load
from grognard.lab import heat
from grognard.lab.effects import correlation
from grognard.lab.plots import Bar, Dot, Series, bars, columns, curves, scatter
from grognard.lab.report_cities import cities
from grognard.lab.report_data import (
    Fortune,
    Played,
    by_odds,
    fortune,
    gains,
    lengths,
    luck_stacks,
    per_turn,
    read_played,
    style_of,
)
from grognard.lab.report_map import Ground
from grognard.lab.report_page import (
    Reader,
    contents,
    document,
    figure,
    note,
    option_words,
    rows,
    section,
    side_style,
)
from grognard.lab.stats import wilson

MOST_ROWS = 2000


def page(
    summary: dict[str, Any],
    games: list[dict[str, Any]],
    lang: str = "en",
    chronicles: Sequence[dict[str, Any]] | None = None,
) -> str:
    """`summary` and `games` as a batch sums itself up; what each game was like comes with its row or in
    `chronicles`, and may be missing.
    """
    return Report(summary, games, lang, chronicles).page()


class Report:
    def __init__(
        self,
        summary: dict[str, Any],
        games: list[dict[str, Any]],
        lang: str,
        chronicles: Sequence[dict[str, Any]] | None = None,
    ) -> None:
        self.summary, self.games, self.reader = summary, games, Reader(summary["game"], lang)
        self.game = load(summary["game"], summary.get("options") or {}, summary.get("scenario") or None)
        self.sides = list(self.game.sides)
        self.names = [*(self.reader.side(name) for name in self.sides[:2]), self.reader.side("draw")]
        self.played = read_played(games, chronicles)
        self.ground = Ground(self.game, lang)

    def page(self) -> str:
        say, summary = self.reader.say, self.summary
        chapters = [
            (id, say(f"lab-{id}"), section(id, say(f"lab-{id}"), *parts)) for id, parts in self.chapters()
        ]
        title = say(
            "lab-title",
            game=self.game.map.title.get(self.reader.lang, summary["game"]),
            games=summary["games"],
        )
        counted = {name: summary[name] for name in ("acts", "failures")}
        facts = say("lab-facts", players=", ".join(summary["players"]), seed=str(summary["seed"]), **counted)
        body = [
            f"<h1>{title}</h1>",
            f"<p>{facts}</p>",
            self.options(),
            contents(chapters),
            *(body for _, _, body in chapters),
        ]
        style = side_style(art_of(self.game), len(self.sides)) + (
            self.ground.style() + heat.STYLE if self.played else ""
        )
        return document(title, self.reader.lang, body, style)

    def chapters(self) -> list[tuple[str, list[str]]]:
        return [
            ("winners", [self.winners(), self.players(), self.pairs()]),
            ("ends", [self.ends()]),
            ("endings", [self.endings()]),
            ("points", self.points()),
            ("losses", self.losses()),
            ("control", self.control()),
            ("cities", cities(self.reader, self.game, self.played)),
            ("luck", self.luck()),
            ("games", [self.table()]),
        ]

    def options(self) -> str:
        """What was agreed before the games, where it is not the usual."""
        chosen = self.summary.get("options") or {}
        found = [
            option_words(self.reader, o.name, chosen[o.name])
            for o in entry(self.game.id).options
            if chosen.get(o.name, o.usual) != o.usual
        ]
        return note(self.reader.say("lab-options", options=", ".join(found))) if found else ""

    # -- who won

    def winners(self) -> str:
        wins: dict[str, int] = self.summary["results"]["winner"]
        total = sum(wins.values())
        shown = [
            self._bar(self.reader.side(name), style_of(name, self.sides), won, total)
            for name, won in wins.items()
        ]
        return bars(self.reader.say("lab-winners"), shown)

    def _bar(self, name: str, style: int, won: int, total: int) -> Bar:
        low, high = wilson(won, total)
        share = won / total if total else 0.0
        return Bar(
            name,
            style,
            share,
            low,
            high,
            f"{won} · {self.reader.percent(share)} ({self.reader.span(low, high)})",
        )

    def players(self) -> str:
        """How each player did, in all and by side."""
        reader, found = self.reader, self.summary.get("by_player") or []
        if not found or len({one["player"] for one in found}) < 2:
            return ""
        head = [
            ("lab-player", False),
            ("lab-with", False),
            ("lab-won", True),
            ("lab-drawn", True),
            ("lab-lost", True),
            ("lab-share", True),
        ]
        body = []
        for one in found:
            for side, record in [("", one), *one["sides"].items()]:
                if not record["games"]:
                    continue
                share = f"{reader.percent(record['share'], 1)} ({reader.span(*record['interval'])})"
                name = f"<strong>{escape(one['player'])}</strong>" if not side else ""
                told = reader.side(side) if side else reader.say("lab-both")
                body.append(
                    [name, told, str(record["won"]), str(record["drawn"]), str(record["lost"]), share]
                )
        title = f"<h3>{reader.say('lab-by-player')}</h3>"
        return (
            title
            + rows([(reader.say(name), right) for name, right in head], body)
            + note(reader.say("lab-players-note"))
        )

    def pairs(self) -> str:
        """Pairs of games with the same dice and the sides changed."""
        found, reader = self.summary.get("pairs"), self.reader
        if not found or not found["played"]:
            return ""
        one, other = (escape(name) for name in self.summary["players"][:2])
        args = {
            "one": one,
            "other": other,
            "pairs": found["played"],
            "won": found["won"][0],
            "lost": found["won"][1],
            "even": found["even"],
        }
        low, high = found["interval"]
        p = (
            f"< {reader.number(0.0001, 4)}"
            if found["p"] < 0.0001
            else f"= {reader.number(found['p'], 4 if found['p'] < 0.01 else 2)}"
        )
        gap = reader.percent(found["difference"], 1, signed=True)
        extent = f"{reader.percent(low, 1, signed=True)} … {reader.percent(high, 1, signed=True)}"
        text = reader.texts.say("lab-pairs-told", **args, p=p, gap=gap, extent=extent)
        return f"<h3>{reader.say('lab-pairs')}</h3><p>{escape(text, quote=False)}</p>"

    def ends(self) -> str:
        how: dict[str, int] = self.summary["results"]["how"]
        total = sum(how.values())
        winners = {game["how"]: game["winner"] for game in self.games if game.get("how")}
        shared = {
            game["how"] for game in self.games if game.get("how") and game["winner"] != winners[game["how"]]
        }
        shown = []
        for name, many in sorted(how.items(), key=lambda item: -item[1]):
            text = (
                self.reader.texts.say(name, winner=self.reader.texts.say(f"side-{winners.get(name)}"))
                if name
                else "–"
            )
            bar = self._bar(
                "", style_of("draw" if name in shared else winners.get(name, ""), self.sides), many, total
            )
            shown.append((text[:1].upper() + text[1:], bar))
        return "".join(figure(escape(text), bars(text, [bar], 0)) for text, bar in shown)

    def endings(self) -> str:
        reader = self.reader
        return columns(
            reader.say("lab-endings"),
            lengths(self.games, self.sides),
            reader.say("lab-turn"),
            reader.say("lab-games-n"),
            self.names,
        )

    # -- turn by turn

    def points(self) -> list[str]:
        """Tracks of both sides in one plot, several of one side each in its own."""
        if not self.played:
            return []
        reader = self.reader
        tracks = self.played[0].chronicle["points"]
        sides = [track["side"] for track in tracks]
        lines = [
            Series(
                self._short(track), self._style(track["side"]), per_turn(self.played, f"track_{track['id']}")
            )
            for track in tracks
        ]
        if len(set(sides)) == len(sides) and lines:
            plots = [figure(reader.say("lab-points-plot"), self._over_turns(reader.say("lab-points"), lines))]
        else:
            plots = [
                figure(reader.capital(f"track-{t['id']}"), self._over_turns(t["id"], [s]))
                for t, s in zip(tracks, lines, strict=True)
            ]
        score = [Series(self.names[0], 0, per_turn(self.played, "score"))]
        plots.append(
            figure(
                reader.say("lab-score-plot", side=self.names[0]),
                self._over_turns(reader.say("lab-score"), score),
            )
        )
        return [f'<div class="two">{"".join(plots)}</div>', note(reader.say("lab-band"))]

    def _short(self, track: dict[str, Any]) -> str:
        return (
            self.reader.side(track["side"]) if track["side"] else self.reader.capital(f"track-{track['id']}")
        )

    def _style(self, side: str) -> int:
        return style_of(side, self.sides)

    def _over_turns(self, label: str, lines: Sequence[Series]) -> str:
        return curves(label, lines, self.reader.say("lab-turn"), "", self.reader.brief)

    def losses(self) -> list[str]:
        if not self.played:
            return []
        reader, both = self.reader, list(enumerate(self.sides[:2]))
        totals = [Series(self.names[n], n, per_turn(self.played, f"lost_{side}")) for n, side in both]
        each = [Series(one.name, one.style, gains(one.points)) for one in totals]
        left = [Series(self.names[n], n, per_turn(self.played, f"steps_{side}")) for n, side in both]
        plots = [
            figure(reader.say(f"lab-{name}"), self._over_turns(reader.say(f"lab-{name}"), lines))
            for name, lines in (("losses-each", each), ("losses-total", totals), ("steps-left", left))
        ]
        return [f'<div class="two">{"".join(plots)}</div>', note(reader.say("lab-band"))]

    def control(self) -> list[str]:
        if not self.played:
            return []
        chronicles, reader, names = [game.chronicle for game in self.played], self.reader, self.names
        found = [self.ground.definitions(), heat.HATCH, heat.key(names, reader)]
        maps = []
        for turn in (*heat.turns_to_draw(chronicles), None):
            caption = (
                reader.say("lab-heat-turn", turn=turn) if turn is not None else reader.say("lab-heat-end")
            )
            maps.append(
                heat.heat_map(self.ground, heat.control_counts(chronicles, turn), caption, names, reader)
            )
        return [*found, "".join(maps) if self.ground.far else f'<div class="two">{"".join(maps)}</div>']

    # -- luck

    def luck(self) -> list[str]:
        fortunes = [fortune(game) for game in self.played if game.chronicle["throws"]]
        if len(fortunes) < 2:
            return []
        reader, side = self.reader, self.names[0]
        spread = columns(
            reader.say("lab-luck-spread"),
            luck_stacks(fortunes, self.sides, reader.number),
            reader.say("lab-luck-axis", side=side),
            reader.say("lab-games-n"),
            self.names,
        )
        dots = [
            Dot(f.expected, f.expected + f.luck, style_of(f.game.winner, self.sides), self._dot(f))
            for f in fortunes
        ]
        cloud = scatter(
            reader.say("lab-luck-cloud"),
            dots,
            reader.say("lab-expected"),
            reader.say("lab-actual"),
            lambda v: reader.number(v, 0),
            self.names,
        )
        plots = figure(reader.say("lab-luck-spread"), spread) + figure(reader.say("lab-luck-cloud"), cloud)
        return [
            note(reader.say("lab-luck-note", side=side)),
            f'<div class="two">{plots}</div>',
            self._correlation(fortunes),
            self._odds(),
        ]

    def _dot(self, one: Fortune) -> str:
        reader, actual = self.reader, one.expected + one.luck
        change = f"{reader.number(one.expected)} → {reader.number(actual)}"
        return f"{one.game.number}{reader.colon}{reader.side(one.game.winner)}, {change}"

    def _correlation(self, fortunes: Sequence[Fortune]) -> str:
        worth = {self.sides[0]: 1.0, self.sides[1]: 0.0}
        found = correlation([(f.luck, worth.get(f.game.winner, 0.5)) for f in fortunes])
        reader, side = self.reader, self.names[0]
        if found is None:
            return f"<p>{reader.say('lab-luck-none')}</p>"
        r, low, high = (reader.number(v, 2, signed=True) for v in found)
        share = reader.percent(found.value**2)
        return f"<p>{reader.say('lab-luck-told', side=side, r=r, extent=f'{low} … {high}', share=share)}</p>"

    def _odds(self) -> str:
        reader, found = self.reader, by_odds(self.played)
        head = [
            (reader.say(name), name != "lab-odds")
            for name in ("lab-odds", "lab-attacks", "lab-expected", "lab-actual")
        ]
        body = [
            [
                escape(r.odds),
                str(r.many),
                reader.number(r.expected, 2, True),
                reader.number(r.actual, 2, True),
            ]
            for r in found
        ]
        table = rows(head, body)
        return (
            f"<h3>{reader.say('lab-by-odds')}</h3>{table}{note(reader.say('lab-by-odds-note'))}"
            if table
            else ""
        )

    # -- every game

    def table(self) -> str:
        lucky = {game.number: fortune(game).luck for game in self.played if game.chronicle["throws"]}
        seats = "sides" if any("sides" in game for game in self.games) else "players"
        names = ["number", seats, "winner", "how", "turn", "acts", *(["luck-n"] if lucky else [])]
        names += ["journal"] if any(game.get("journal") for game in self.games) else []
        right = {"number", "turn", "acts", "luck-n"}
        head = [(self.reader.say(f"lab-{name}"), name in right) for name in names]
        body = ([self._cell(game, name, lucky) for name in names] for game in self.games[:MOST_ROWS])
        left = len(self.games) - MOST_ROWS
        return rows(head, body) + (note(self.reader.say("lab-more", left=left)) if left > 0 else "")

    def _cell(self, game: dict[str, Any], name: str, lucky: dict[int, float]) -> str:
        if name == "luck-n":
            return self.reader.number(lucky[game["number"]], 1, True) if game["number"] in lucky else ""
        if name == "journal" and game.get("journal"):
            return f'<a href="{escape(game["journal"])}">{escape(game["journal"])}</a>'
        if name == "how" and game["failure"]:
            return f'<span class="failed">{escape(game["failure"])}</span>'
        text = "" if game.get(name) is None else str(game[name])
        if text and name == "winner":
            return self.reader.side(text)
        if text and name == "how":
            return self.reader.capital(text, winner=self.reader.texts.say(f"side-{game['winner']}"))
        return escape(text)


__all__ = ["Played", "Report", "page"]
