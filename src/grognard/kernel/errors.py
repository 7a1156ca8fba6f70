"""What a person did wrong, said in one line."""

from __future__ import annotations


class BadInput(Exception):
    """Something from outside that cannot be used: one clear line, nothing changed."""


class Refused(Exception):
    """An act that is not on the menu, with the paragraphs that rule it out."""

    def __init__(self, act: str, reasons: list[str]) -> None:
        super().__init__(f"{act}: {', '.join(reasons)}")
        self.act, self.reasons = act, reasons
