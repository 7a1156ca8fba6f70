"""When cities fell in the games of a batch."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from statistics import median_low

from grognard.kernel.game import Game
from grognard.kernel.narration import hex_name
from grognard.lab.report_data import Played
from grognard.lab.report_page import Reader, note, rows

MOST = 40  # of the cities that fell most often


def first_falls(games: Sequence[Played]) -> dict[tuple[str, str], list[int]]:
    """For each city and who took it, the turns in which he did so first, game by game."""
    found: dict[tuple[str, str], list[int]] = {}
    for game in games:
        met: set[tuple[str, str]] = set()
        for row in game.chronicle.get("captures", ()):
            key = row["place"], row["side"]
            if key not in met:
                met.add(key)
                found.setdefault(key, []).append(row["turn"])
    return found


def cities(reader: Reader, game: Game, games: Sequence[Played]) -> list[str]:
    """A table; nothing of a game that does not say who controls what."""
    found = first_falls(games)
    if not found:
        return []
    places = {place.id: place for place in game.map.places}

    def dated(turn: int) -> str:
        date = game.hooks.date(game, turn, reader.lang)
        return f"{turn} · {date}" if date else str(turn)

    head = [
        (reader.say(name), name == "lab-fall-share")
        for name in (
            "lab-city",
            "lab-taken-by",
            "lab-fall-share",
            "lab-first-fall",
            "lab-usual-fall",
            "lab-last-fall",
        )
    ]
    often = sorted(found.items(), key=lambda item: (-len(item[1]), median_low(item[1])))[:MOST]
    body = [
        [
            escape(hex_name(game, places[place].hex, reader.texts)),
            reader.side(side),
            reader.percent(len(turns) / len(games)),
            *(dated(turn) for turn in (min(turns), median_low(turns), max(turns))),
        ]
        for (place, side), turns in often
    ]
    return [rows(head, body), note(reader.say("lab-cities-note"))]
