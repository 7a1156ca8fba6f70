"""What is printed on a counter, and in whose colours."""

from __future__ import annotations

from grognard.games.sudden_storm.law.counters import More
from grognard.kernel.game import Game

BRANCHES = {"SS": "ss", "LW": "luftwaffe", "Gds": "guards", "NKVD": "nkvd"}


def printed(game: Game, unit: int, lost: int) -> str:
    """Attack, defence and movement; two figures, where attack and defence are equal."""
    attack, defence, points = game.roster[unit].faces[lost]
    move = points // game.mp
    return f"{attack}-{move}" if attack == defence else f"{attack}-{defence}-{move}"


def nation(game: Game, unit: int) -> str:
    """Allies of Germany, and branches with a colour of their own."""
    more: More = game.roster[unit].more
    if more.branch in BRANCHES:
        return BRANCHES[more.branch]
    return "" if more.nation in ("german", "foreign", "soviet") else more.nation
