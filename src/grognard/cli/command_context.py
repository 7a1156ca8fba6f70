"""What every command has at hand: the reader's language, how to print, and how to refuse."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from typing import Any

from grognard.games import MODULES, entry
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.menu import Cause
from grognard.kernel.narration import cause_text
from grognard.kernel.paragraphs import Paragraph, paragraphs
from grognard.kernel.texts import Texts, texts

DONE, BROKEN, BAD = 0, 1, 2


@dataclass(frozen=True)
class CommandContext:
    lang: str
    json: bool = False

    @property
    def texts(self) -> Texts:
        return texts(self.lang)

    def of(self, game: Game | str) -> Texts:
        """The catalogue with a game's own messages."""
        return texts(self.lang, entry(game if isinstance(game, str) else game.id).package)

    def say(self, message: str, **args: Any) -> None:
        print(self.texts.say(message, **args))

    def dump(self, value: Any) -> None:
        print(json.dumps(value, ensure_ascii=False, indent=1))

    def complain(self, line: str) -> None:
        """One line to whoever made the mistake."""
        print(" ".join(line.split("\n")), file=sys.stderr)


def complaint(bad: BadInput, words: Texts) -> str:
    """What was wrong, in the reader's language where the catalogues have it."""
    if bad.message:
        of_games = (texts(words.lang, module.removesuffix(".record")) for module in MODULES.values())
        for known in (words, *of_games):  # a complaint of a game is in that game's own catalogue
            if known.has(bad.message):
                return bad.where + known.say(bad.message, **bad.details)
    return str(bad)


def paragraph(game: Game, cite: str) -> Paragraph | None:
    return paragraphs(game.files).get(cite)


def paragraph_dict(game: Game, cite: str, lang: str) -> dict[str, str]:
    """A paragraph as JSON answers give it."""
    found = paragraph(game, cite)
    if found is None:
        return {"cite": cite, "title": "", "summary": ""}
    return {"cite": cite, "title": found.title(lang), "summary": found.summary(lang)}


def reason_line(game: Game, words: Texts, message: str, act: str, cause: Cause, **more: str) -> str:
    """`refused: to 0709: 5 points needed, 3 left: TS V.2 Movement: …`, in the reader's language."""
    told, why = paragraph_dict(game, cause.cite, words.lang), cause_text(game, cause, words)
    if why:
        act = words.say("act-because", act=act, why=why.rstrip("."))
    return words.say(message, act=act, cite=cause.cite, title=told["title"], summary=told["summary"], **more)


def side_number(game: Game, name: str | None) -> int | None:
    """A side by its name; None when nobody was named."""
    if name is None:
        return None
    if name not in game.sides:
        sides = ", ".join(game.sides)
        raise BadInput(f'--as: "{name}" is not one of {sides}', "bad-side", side=name, names=sides)
    return game.side(name)
