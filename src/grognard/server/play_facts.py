"""How long a scenario takes and how hard it is: play.csv of each game, read once."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from grognard.games import entry
from grognard.kernel.load import Files, Row


class PlayFacts(NamedTuple):
    """Minutes that one player needs, and a level from 1 to 5; noughts where nobody knows."""

    least: int = 0
    most: int = 0
    level: int = 0


@cache
def play_facts(game: str) -> dict[str, PlayFacts]:
    files = Files(entry(game).package)
    if "play.csv" not in files.names():
        return {}
    rows = files.rows("play.csv", ("scenario", "least", "most", "level", "source"))
    return {row.cells["scenario"]: facts_of(row) for row in rows}


def facts_of(row: Row) -> PlayFacts:
    row.source()
    return PlayFacts(row.number("least"), row.number("most"), row.number("level"))
