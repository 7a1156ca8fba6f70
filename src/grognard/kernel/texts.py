"""What a player reads: message ids, with a French and an English catalogue (Mozilla Fluent)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import inf
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("fr", "en")
SHARED = "grognard.texts"


def language(env: Mapping[str, str]) -> str:
    """The reader's language as the surroundings tell it: French if they say so, else English."""
    told = env.get("LC_ALL") or env.get("LC_MESSAGES") or env.get("LANG") or ""
    return "fr" if told.lower().startswith("fr") else "en"


def source(lang: str, package: str) -> str:
    """The text of one catalogue; empty for a game that has none of its own."""
    path = files(package).joinpath(f"{lang}.ftl" if package == SHARED else f"texts/{lang}.ftl")
    return path.read_text(encoding="utf-8") if path.is_file() else ""


SAID = 20_000  # sentences remembered of one catalogue
SIMPLE = (str, int)  # what equals what it is said like: 1 is 1.0, and reads otherwise
LONGEST = 800  # characters of a word that is quoted back
HUGE = 10**15  # a number from here on is quoted as it stands: Fluent cannot group the digits of every number


class Texts:
    """One reader's language, for the shared messages and those of one game."""

    def __init__(self, lang: str, packages: tuple[str, ...]) -> None:
        self.lang = lang
        self.said: dict[tuple[Any, ...], str] = {}  # a table says the same things again and again
        self.bundle = FluentBundle([lang], use_isolating=False)
        for package in packages:
            self.bundle.add_resource(FluentResource(source(lang, package)), allow_overrides=True)

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def say(self, message: str, **args: Any) -> str:
        """A message in words. A message that is missing shows its id: tests look for that."""
        key = (message, *args.items())
        try:
            found = self.said.get(key)
        except TypeError:  # of something that may change
            return self.put_into_words(message, args)
        if found is None or not all(type(value) in SIMPLE for value in args.values()):
            found = self.put_into_words(message, args)
            if len(self.said) >= SAID:
                self.said.clear()
            self.said[key] = found
        return found

    def put_into_words(self, message: str, args: Mapping[str, Any]) -> str:
        if not self.bundle.has_message(message):
            return message
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            return message
        text, errors = self.bundle.format_pattern(pattern, {k: _plain(v) for k, v in args.items()})
        if errors:
            raise ValueError(f"{self.lang} {message}: {errors[0]}")
        return str(text)

    def words(self, items: list[str]) -> str:
        """A list in words: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])


def _plain(value: Any) -> Any:
    """A number, or a text short enough to be quoted: Fluent takes no more than a thousand characters."""
    if isinstance(value, int | float) and not HUGE <= abs(value) < inf:
        return value
    text = str(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


@cache
def texts(lang: str, *packages: str) -> Texts:
    return Texts(lang, (SHARED, *packages))
