"""What a request did wrong: a status and one line in the reader's language."""

from __future__ import annotations

from typing import Any

from grognard.games import MODULES
from grognard.kernel.errors import BadInput
from grognard.kernel.texts import texts


class Fault(Exception):
    """A request that cannot be granted; `message` is an id of the catalogues, `text` says it already in words."""

    def __init__(
        self, status: int, message: str, *, field: str = "", text: str = "", headers: dict[str, str] | None = None, **details: Any
    ):
        super().__init__(f"{status} {message}")
        self.status, self.message, self.field, self.text = status, message, field, text
        self.headers, self.details = headers or {}, details


def told(bad: BadInput, lang: str) -> str:
    """What was wrong, in the reader's language where the catalogues have it."""
    packages = [module.removesuffix(".record") for module in MODULES.values()]
    for words in (texts(lang), *(texts(lang, package) for package in packages)):
        if bad.message and words.has(bad.message):
            return bad.where + words.say(bad.message, **bad.details)
    return str(bad)
