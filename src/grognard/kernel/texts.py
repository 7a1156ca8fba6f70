"""What a player reads: message ids, with a French and an English catalogue (Mozilla Fluent)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("fr", "en")


class Texts:
    """One reader's language, for the shared messages and those of one game."""

    def __init__(self, lang: str, packages: tuple[str, ...]) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for package in packages:
            source = files(package).joinpath("texts" if package != "grognard.texts" else "", f"{lang}.ftl")
            self.bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")), allow_overrides=True)

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def say(self, message: str, **args: Any) -> str:
        """A message in words. A message that is missing shows its id: tests look for that."""
        if not self.bundle.has_message(message):
            return message
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            return message
        text, errors = self.bundle.format_pattern(pattern, {k: _plain(v) for k, v in args.items()})
        if errors:
            raise ValueError(f"{self.lang} {message}: {errors[0]}")
        return str(text)


def _plain(value: Any) -> Any:
    return value if isinstance(value, str | int | float) else str(value)


@cache
def texts(lang: str, *packages: str) -> Texts:
    return Texts(lang, ("grognard.texts", *packages))
