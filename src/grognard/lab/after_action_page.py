"""The after-action report of one game: a page to read and to print, with a map for every turn."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from grognard.ai.reasons import Reason
from grognard.games import entry
from grognard.kernel.journal import Journal
from grognard.kernel.narration import Line, hex_name, place_text, side_name, unit_name, unit_plain
from grognard.kernel.views import phase
from grognard.lab.after_action import UNKNOWN, Event, GameSummary, Turn, UnitChange, sum_up, turning_points
from grognard.lab.after_action_map import STYLE, MapSheet, heads
from grognard.lab.luck import MOST
from grognard.lab.plots import Point, Series, curves
from grognard.lab.reasons import Reasons, reason_clause
from grognard.lab.report_map import Ground
from grognard.lab.report_page import Reader, document, figure, note, option_words, rows, section, side_style

AIMS = 5  # of each side in a turn: those that most strength moved for


def report(
    journal: Journal, lang: str, side: int | None = None, most: int = MOST, reasons: Reasons | None = None
) -> str:
    """The page as HTML. A game that is not over is told only as one side may know it."""
    reader = Reader(journal.game.id, lang)
    return Page(sum_up(journal, reader.texts, side, most=most, reasons=reasons), reader).html()


class Page:
    def __init__(self, tale: GameSummary, reader: Reader) -> None:
        self.tale, self.reader, self.game = tale, reader, tale.journal.game
        self.ground = Ground(self.game, reader.lang)
        self.table = MapSheet(tale, self.ground, reader.texts)
        self.names = [reader.side(name) for name in self.game.sides]
        self.first = side_name(self.game, 0, reader.texts)
        self.first_turn = self.game.hooks.first_turn(self.game)

    def html(self) -> str:
        reader, title = self.reader, escape(self.game.map.title.get(self.reader.lang, self.game.id))
        turns = [self.turn(turn) for turn in self.tale.turns]
        chapters = [
            ("course", reader.say("aar-course"), section("course", reader.say("aar-course"), *self.course())),
            ("swings", reader.say("aar-swings"), section("swings", reader.say("aar-swings"), *self.swings())),
            *(
                (f"turn-{t.turn}", self.heading(t), body)
                for t, body in zip(self.tale.turns, turns, strict=True)
            ),
            ("cities", reader.say("aar-cities"), section("cities", reader.say("aar-cities"), *self.cities())),
            ("fallen", reader.say("aar-fallen"), section("fallen", reader.say("aar-fallen"), *self.falls())),
            ("dice", reader.say("aar-dice"), section("dice", reader.say("aar-dice"), self.dice())),
        ]
        nav = (
            "<nav>" + "".join(f'<a href="#{id}">{name}</a>' for id, name, body in chapters if body) + "</nav>"
        )
        head = [f"<h1>{title}</h1>", f'<p class="lead">{self.headline()}</p>', self.facts(), nav]
        body = [
            self.ground.definitions(),
            self.table.definitions(),
            heads(),
            *head,
            *(body for _, _, body in chapters),
        ]
        style = side_style(self.ground.art, len(self.game.sides)) + self.ground.style() + STYLE
        return document(f"{title} · {reader.say('aar-title')}", reader.lang, body, style)

    # -- the head

    def headline(self) -> str:
        reader, pos = self.reader, self.tale.journal.pos
        result = pos.state.result
        if result is None:
            name = reader.texts.say(f"phase-{phase(pos)}")
            return reader.say(
                "aar-not-over",
                turn=pos.state.turn,
                phase=name,
                side=side_name(self.game, self.tale.viewer, reader.texts),
            )
        winner = side_name(self.game, result.winner, reader.texts) if result.winner >= 0 else ""
        return f"{reader.capital(result.how, winner=winner)} {self.cite(result.cite)}"

    def facts(self) -> str:
        reader, journal = self.reader, self.tale.journal
        last = journal.pos.state.turn
        usual = {option.name: option.usual for option in entry(self.game.id).options}
        options = [option_words(reader, k, v) for k, v in self.game.options.items() if v != usual.get(k)]
        items = [
            ("aar-turns", str(last) if self.first_turn == 1 else f"{self.first_turn}–{last}"),
            ("aar-acts", str(len(journal.entries))),
            ("aar-options", escape("; ".join(options)) or reader.say("aar-usual")),
            (
                "aar-rules",
                f"{escape(self.game.id)} {escape(self.game.version)}, {escape(self.game.scenario)}",
            ),
        ]
        if not self.tale.full:
            items.append(("aar-eyes", self.names[self.tale.viewer]))
        return (
            "<dl>"
            + "".join(f"<dt>{reader.say(name)}</dt><dd>{value}</dd>" for name, value in items)
            + "</dl>"
        )

    def cite(self, paragraph: str) -> str:
        return f'<span class="cite">{escape(paragraph)}</span>' if paragraph else ""

    # -- the course of the game

    def course(self) -> list[str]:
        told = self.tale.chronicle
        plots = [
            *self.tracks(),
            self.plot("aar-strength", self.by_side("steps")),
            self.plot("aar-losses", self.by_side("lost")),
        ]
        if self.tale.over:
            score = [Point(row["turn"], row["score"]) for row in told["turns"] if row["score"] is not None]
            plots.append(self.plot("aar-score", [Series(self.names[0], 0, score)], side=self.first))
            plots.append(self.plot("aar-luck", [Series(self.names[0], 0, self.luck())], side=self.first))
        return [
            f'<div class="two">{"".join(plots)}</div>',
            note(self.reader.say("aar-luck-note", side=self.first)) if self.tale.over else "",
        ]

    def plot(self, message: str, lines: Sequence[Series], **args: str) -> str:
        text = self.reader.texts.say(message, **args)
        caption = text[:1].upper() + text[1:]
        return figure(
            escape(caption), curves(caption, lines, self.reader.say("lab-turn"), "", self.reader.brief, 210)
        )

    def by_side(self, what: str) -> list[Series]:
        """Of both sides, or of the reader's own while the other's forces are its own business."""
        sides = range(len(self.game.sides)) if self.tale.over else [self.tale.viewer]
        told = self.tale.chronicle["turns"]
        return [
            Series(
                self.names[n],
                min(n, 2),
                [Point(row["turn"], row[f"{what}_{self.game.sides[n]}"]) for row in told],
            )
            for n in sides
        ]

    def tracks(self) -> list[str]:
        told, points = self.tale.chronicle["turns"], self.tale.chronicle["points"]
        sides = [track["side"] for track in points]
        lines = [
            Series(
                self.reader.side(track["side"])
                if track["side"]
                else self.reader.capital(f"track-{track['id']}"),
                self.game.sides.index(track["side"]) if track["side"] else 2,
                [Point(row["turn"], row[f"track_{track['id']}"]) for row in told],
            )
            for track in points
        ]
        if len(set(sides)) == len(sides):
            return [self.plot("lab-points-plot", lines)] if lines else []
        return [self.plot(f"track-{track['id']}", [line]) for track, line in zip(points, lines, strict=True)]

    def luck(self) -> list[Point]:
        """The sum of all luck so far, act by act within each turn."""
        found, sum_ = [Point(self.first_turn - 1, 0.0)], 0.0
        for turn in self.tale.turns:
            thrown = [event for event in turn.events if event.luck is not None and not event.luck.ends]
            for k, event in enumerate(thrown, 1):
                sum_ += event.luck.gave if event.luck else 0.0
                found.append(Point(round(turn.turn - 1 + k / len(thrown), 3), sum_))
        return found

    def swings(self) -> list[str]:
        reader, found = self.reader, turning_points(self.tale)
        head = [
            (reader.say(f"aar-{name}"), name in ("expected", "swing"))
            for name in ("when", "who", "where", "column", "came", "expected", "swing")
        ]
        body = []
        for event in found:
            if event.luck is None:
                continue
            where = escape(hex_name(self.game, event.target, reader.texts)) if event.target >= 0 else ""
            came = " ".join(
                escape(line.text) for line in event.lines if line.kind in ("told", "removed", "step")
            )
            odds = escape(event.odds.column if event.odds else "")
            expected, swing = (
                reader.number(value, 1, True) for value in (event.luck.expected, event.luck.gave)
            )
            body.append([str(event.turn), self.names[event.side], where, odds, came, expected, swing])
        return [rows(head, body), note(reader.say("aar-swings-note", side=self.first))] if body else []

    # -- one turn

    def heading(self, turn: Turn) -> str:
        if turn.turn < self.first_turn:
            return self.reader.say("aar-setup")
        return self.reader.say("aar-turn", turn=turn.turn) + self.date_text(turn.turn)

    def date_text(self, turn: int) -> str:
        date = self.game.hooks.date(self.game, turn, self.reader.lang)
        return f" · {date}" if date else ""

    def turn(self, turn: Turn) -> str:
        if turn.state is None:
            return ""
        fights = [event for event in turn.events if event.odds]
        numbered = list(enumerate(fights, 1))
        begun = turn.turn >= self.first_turn
        arrows = turn.arrows if begun else []
        map_ = self.table.sheet(self.heading(turn), turn.state, arrows, numbered)
        caption = self.reader.say("aar-map" if begun else "aar-map-setup")
        beside = (
            [self.aims(turn), self.fights(numbered), self.others(turn), self.coming(turn), self.lost(turn)]
            if begun
            else []
        )
        grid = "wide" if self.ground.far else "spread"
        inside = f'<div class="{grid}">{figure(caption, map_)}<div>{"".join(beside)}</div></div>'
        return f'<section id="turn-{turn.turn}" class="turn"><h2>{self.heading(turn)}</h2>{inside}</section>'

    def fights(self, events: Sequence[tuple[int, Event]]) -> str:
        items = "".join(f"<li>{self.fight(number, event)}</li>" for number, event in events)
        return f'<h3>{self.reader.say("aar-fights")}</h3><ul class="fights">{items}</ul>' if items else ""

    def fight(self, number: int, event: Event) -> str:
        reader, odds = self.reader, event.odds
        where = escape(hex_name(self.game, event.target, reader.texts))
        assert odds is not None
        forces = f"{odds.attack} : {odds.defence}"
        shifted = f"{odds.before} → {odds.column}" if odds.before != odds.column else odds.column
        dice = " ".join(map(str, event.faces))
        head = f'<p><span class="tag">{number}</span><b>{where}</b>, {self.names[event.side]} · {escape(forces)} · {escape(shifted)}'
        head += f' · {reader.say("aar-die")} <span class="dice">{dice}</span></p>' if dice else "</p>"
        return (
            head
            + self.why(event.why)
            + self.log_paragraph(event.lines)
            + self.moves(event)
            + self.fortune(event)
        )

    def why(self, reason: Reason | None) -> str:
        """What a computer player said of its attack."""
        text = reason_clause(self.game, reason, self.reader.lang) if reason is not None else ""
        return f'<p class="why">{self.reader.say("aar-why", why=text)}</p>' if text else ""

    def aims(self, turn: Turn) -> str:
        """What units were moved for, as computer players said: the aims that most strength went to."""
        lines = []
        for side, name in enumerate(self.names):
            found: dict[str, list[int]] = {}
            for (who, why), units in turn.aims.items():
                if who == side and (text := reason_clause(self.game, why, self.reader.lang)):
                    found.setdefault(text, []).extend(
                        unit for unit in units if unit not in found.get(text, ())
                    )
            for text, units in sorted(found.items(), key=lambda aim: -self.strength(aim[1]))[:AIMS]:
                who_moved = ", ".join(map(self.plain_name, units))
                lines.append(
                    f"<li><b>{name}</b> · {self.reader.say('aar-aim', why=text, units=who_moved)}</li>"
                )
        return f'<h3>{self.reader.say("aar-aims")}</h3><ul class="why">{"".join(lines)}</ul>' if lines else ""

    def strength(self, units: Sequence[int]) -> int:
        return sum(self.game.roster[unit].attack for unit in units if unit != UNKNOWN)

    def plain_name(self, unit: int) -> str:
        return (
            self.reader.texts.say("aar-unknown")
            if unit == UNKNOWN
            else unit_plain(self.game, unit, self.reader.texts)
        )

    def moves(self, event: Event) -> str:
        """Who went back and who advanced, each kind in one line."""
        lines = []
        for how, units in event.went.items():
            message = f"aar-went-{how}" if self.reader.texts.has(f"aar-went-{how}") else "aar-went"
            names = [self.name(unit) for unit in units]
            lines.append(f"{self.reader.say(message)} {', '.join(names)}.")
        return f"<p>{' '.join(lines)}</p>" if lines else ""

    def name(self, unit: int) -> str:
        return escape(self.plain_name(unit))

    def log_paragraph(self, lines: Sequence[Line]) -> str:
        """The sentences of the log, each paragraph named once in a run."""
        text = " ".join(
            f"{escape(line.text)} {self.cite(line.cite)}" for line in lines if line.kind != "roll"
        )
        return f"<p>{text}</p>" if text else ""

    def fortune(self, event: Event) -> str:
        reader, luck = self.reader, event.luck
        if luck is None:
            return ""
        gave = luck.gave if event.side == 0 else -luck.gave
        kind = "good" if gave > luck.spread / 2 else "bad" if gave < -luck.spread / 2 else "even-luck"
        return f'<p class="note {kind}">{reader.say(f"aar-{kind}", gave=reader.number(gave, 1, True))}</p>'

    def others(self, turn: Turn) -> str:
        """Dice that were thrown for something else than an attack, and what else was told."""
        thrown = [event for event in turn.events if not event.odds]
        items = [
            f"<li>{self.log_paragraph(event.lines) or self.roll_text(event)}{self.moves(event)}</li>"
            for event in thrown
        ]
        items += [f"<li>{escape(line.text)} {self.cite(line.cite)}</li>" for line in turn.others]
        if not items:
            return ""
        return f"<details open><summary>{self.reader.say('aar-others')}</summary><ul class=note>{''.join(items)}</ul></details>"

    def roll_text(self, event: Event) -> str:
        return " ".join(f"{escape(line.text)} {self.cite(line.cite)}" for line in event.lines)

    def coming(self, turn: Turn) -> str:
        return self.units_by_side("aar-arrived", turn.arrived)

    def lost(self, turn: Turn) -> str:
        return self.units_by_side("aar-lost", turn.losses)

    def units_by_side(self, message: str, changes: Sequence[UnitChange]) -> str:
        """Units by side, each with where it was."""
        lines = []
        for side, name in enumerate(self.names):
            mine = [self.unit_change_text(one) for one in changes if one.side == side]
            lines += [f"<li><b>{name}</b>{self.reader.colon}{', '.join(mine)}</li>"] if mine else []
        return f"<h3>{self.reader.say(message)}</h3><ul>{''.join(lines)}</ul>" if lines else ""

    def unit_change_text(self, one: UnitChange) -> str:
        at = (
            self.game.map.label(one.hex)
            if one.hex >= 0
            else place_text(self.game, one.hex, self.reader.texts)
        )
        return f"{self.name(one.unit)} ({escape(at)})" + ("" if one.gone else f" −{one.steps}")

    # -- the end

    def cities(self) -> list[str]:
        """Who took which city, and when."""
        reader, places = self.reader, {place.id: place for place in self.game.map.places}
        head = [(reader.say(name), name == "lab-turn") for name in ("lab-turn", "aar-where", "aar-taken-by")]
        body = [
            [
                f"{one['turn']}{self.date_text(one['turn'])}",
                escape(hex_name(self.game, places[one["place"]].hex, reader.texts)),
                reader.side(one["side"]),
            ]
            for one in self.tale.chronicle["captures"]
        ]
        return [rows(head, body)] if body else []

    def falls(self) -> list[str]:
        reader = self.reader
        head = [
            (reader.say(name), name == "lab-turn")
            for name in ("aar-who", "lab-turn", "aar-unit", "aar-where")
        ]
        body = []
        for side, name in enumerate(self.names):
            for turn in self.tale.turns:
                for one in turn.losses:
                    if one.side == side and one.gone and one.unit != UNKNOWN:
                        where = escape(hex_name(self.game, one.hex, reader.texts)) if one.hex >= 0 else ""
                        body.append(
                            [
                                name,
                                str(turn.turn),
                                escape(unit_name(self.game, one.unit, reader.texts)),
                                where,
                            ]
                        )
        return [rows(head, body)]

    def dice(self) -> str:
        reader, counts = self.reader, self.tale.dice
        if not any(map(sum, counts)):
            return ""
        head = [
            (reader.say("aar-who"), False),
            *((str(face), True) for face in range(1, 7)),
            (reader.say("aar-mean"), True),
        ]
        body = []
        for name, faces in zip(self.names, counts, strict=True):
            many = sum(faces)
            mean = reader.number(sum(face * n for face, n in enumerate(faces, 1)) / many, 2) if many else "–"
            body.append([name, *map(str, faces), mean])
        return rows(head, body) + note(reader.say("aar-dice-note"))
