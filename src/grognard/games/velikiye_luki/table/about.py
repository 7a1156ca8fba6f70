"""What a counter says, in words: an HQ's print is no strength."""

from __future__ import annotations

from grognard.games.velikiye_luki.law.support import EVERYBODY, ROCKET_RANGE
from grognard.kernel.game import Game
from grognard.kernel.texts import texts

PACKAGE = "grognard.games.velikiye_luki"
WHOM = {"5G": "guards", "2M": "mechanised", "83": "infantry"}  # a message's key begins with a letter


def about(game: Game, unit: int, lang: str) -> str:
    """What the figures of a counter mean: what "2 (5)" is on an HQ, and "7-C" on a division."""
    words, counter = texts(lang, PACKAGE), game.roster[unit]
    more = game.rules.data.more(unit)
    if counter.kind == "hq":
        whom = "all" if more.colour in EVERYBODY else WHOM[more.colour]
        return words.say("vl-about-hq", supports=more.supports, range=more.range, whom=whom)
    if counter.kind == "rocket":
        return words.say("vl-about-rocket", range=ROCKET_RANGE)
    if counter.kind == "festung":
        return words.say("vl-about-festung", levels=counter.steps)
    return words.say(
        "vl-about-unit",
        quality=more.quality,
        star="yes" if more.star else "no",
        dot="yes" if more.dot else "no",
    )
