"""What a request did wrong: a status and one line in the reader's language."""

from __future__ import annotations

import re
from typing import Any

from grognard.games import MODULES
from grognard.kernel.errors import BadInput
from grognard.kernel.texts import texts

LONGEST = 100  # characters of a field's name that are told back


class Fault(Exception):
    """A request that cannot be granted; `message` is an id of the catalogues, `text` says it already in
    words.
    """

    def __init__(
        self,
        status: int,
        message: str,
        *,
        field: str = "",
        text: str = "",
        headers: dict[str, str] | None = None,
        **details: Any,
    ):
        super().__init__(f"{status} {message}")
        self.status, self.message, self.field, self.text = status, message, field, text
        self.headers, self.details = headers or {}, details

    def as_text(self, lang: str) -> str:
        return self.text or texts(lang).say(self.message, **self.details)


def bad_input_text(bad: BadInput, lang: str) -> str:
    """What was wrong, in the reader's language where the catalogues have it."""
    packages = [module.removesuffix(".record") for module in MODULES.values()]
    for words in (texts(lang), *(texts(lang, package) for package in packages)):
        if bad.message and words.has(bad.message):
            return bad.where + words.say(bad.message, **bad.details)
    return str(bad)


# What the decoder says, and the message that says it to a person.
PATTERNS = (
    (r"Object missing required field `(?P<name>.+?)`", "body-missing"),
    (r"Object contains unknown field `(?P<name>.+?)`", "body-unknown"),
    (r"Expected `\w+` of length >= (?P<least>\d+)", "body-short"),
    (r"Expected `\w+` of length <= (?P<most>\d+)", "body-long"),
)
WHERE = re.compile(r" - at (?:`key` in )?`\$\.?(?P<path>[^`]*)`$")


def malformed_fault(error: Exception) -> Fault:
    """What is wrong with something that was sent: the field, and why it cannot be taken."""
    said = " ".join(str(error).split())
    found = WHERE.search(said)
    path = found["path"] if found else ""
    for pattern, message in PATTERNS:
        known = re.match(pattern, said)
        if known:
            details: dict[str, Any] = known.groupdict()
            path = ".".join(filter(None, (path, details.pop("name", ""))))[:LONGEST]
            return Fault(400, message, field=path, name=path, **details)
    return Fault(400, "body-wrong", field=path, name=path) if path else Fault(400, "bad-json")
