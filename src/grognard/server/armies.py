"""Armies as they are shown from afar: what a counter of each prints, in the reader's language."""

from __future__ import annotations

import re
from collections import Counter

from grognard.draw.art import Art
from grognard.draw.board import symbol
from grognard.kernel.game import Game
from grognard.kernel.texts import Texts
from grognard.kernel.units import Unit
from grognard.server import wire

LEAST = 2  # units: a single one is no army


def armies(game: Game, art: Art, words: Texts) -> list[wire.ArmyInfo]:
    """Those of at least two units, in the order of the roster. Their words are army-<id> and army-<id>-code;
    an army without any has its id for its code.
    """
    members: dict[tuple[int, str], list[Unit]] = {}
    for number, unit in enumerate(game.roster.units):
        members.setdefault((unit.side, game.hooks.army(game, number)), []).append(unit)
    return [
        army(game, side, id, main_kind(found), art, words)
        for (side, id), found in members.items()
        if id and len(found) >= LEAST
    ]


def main_kind(units: list[Unit]) -> str:
    """The kind that has most of an army's strength."""
    found: Counter[str] = Counter()
    for unit in units:
        found[unit.kind] += unit.attack
    return found.most_common(1)[0][0]


def army(game: Game, side: int, id: str, kind: str, art: Art, words: Texts) -> wire.ArmyInfo:
    code, text = army_words(id, words)
    return wire.ArmyInfo(
        id=id, side=game.sides[side], code=code, text=text, kind=kind, sidc=symbol(art, kind)[0]
    )


def army_words(id: str, words: Texts) -> tuple[str, str]:
    """What its counter prints, and its name."""
    key = "army-" + re.sub(r"[^A-Za-z0-9_-]", "-", id)
    code = words.say(f"{key}-code") if words.has(f"{key}-code") else id
    return code, words.say(key) if words.has(key) else words.say("army-plain", code=code)
