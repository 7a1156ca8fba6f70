"""Computer players as a seat names them: a level, maybe a style, maybe seconds of thought:
`marshal-aggressive:5`.
"""

from __future__ import annotations

from typing import NamedTuple

from grognard.ai.player import LEVELS, player, player_names
from grognard.ai.style import SECONDS, USUAL_SECONDS
from grognard.ai.style import STYLES as MANNERS
from grognard.kernel.errors import BadInput
from grognard.kernel.texts import texts
from grognard.server import wire
from grognard.server.faults import Fault

STYLES = ("", *MANNERS)  # neither of the others first
TIMED = ("marshal",)  # who thinks for as long as it is given


class Level(NamedTuple):
    base: str
    style: str = ""
    seconds: str = ""


def read(bot: str) -> Level:
    head, _, seconds = bot.partition(":")
    base, _, style = head.partition("-")
    return Level(base, style, seconds)


def check_name(bot: str | None) -> str:
    """The name of a player that there is; a fault that says what is wrong with it otherwise."""
    try:
        player(bot or "", 0)
    except BadInput as e:
        if e.message == "bad-seconds":
            raise Fault(
                400, "bad-bot-seconds", field="seats", name=str(bot), least=SECONDS[0], most=SECONDS[1]
            ) from None
        raise Fault(400, "bad-bot", field="seats", name=bot or "") from None
    return bot or ""


def player_name(bot: str, lang: str) -> str:
    """A player in words: "The marshal, aggressive, 5 s"."""
    words, level = texts(lang), read(bot)
    parts = [words.say(f"bot-{level.base}")]
    if level.style:
        parts.append(words.say(f"style-{level.style}", level=level.base))
    if level.seconds:
        parts.append(words.say("bot-seconds", seconds=level.seconds))
    text = ", ".join(parts)
    return text[:1].upper() + text[1:]


def levels_offered(lang: str) -> list[wire.BotInfo]:
    """The levels from the gentlest on, then what is there for experiments."""
    words = texts(lang)
    return [
        wire.BotInfo(
            id=name,
            text=player_name(name, lang),
            hint=words.say(f"bot-{name}-hint"),
            styles=name in LEVELS,
            seconds=USUAL_SECONDS if name in TIMED else 0,
            experiment=name not in LEVELS,
        )
        for name in player_names()
    ]


def styles(lang: str) -> list[wire.StyleInfo]:
    words = texts(lang)
    return [
        wire.StyleInfo(
            id=id,
            text=words.say(f"style-{id or 'even'}", level="").capitalize(),
            hint=words.say(f"style-{id or 'even'}-hint"),
        )
        for id in STYLES
    ]
