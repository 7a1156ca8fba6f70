"""Names that have reached a file and are others today: who reads takes the old name for the new one, who
hashes keeps to the old one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

NONE: Mapping[str, str] = {}


class Aliases(NamedTuple):
    """For each kind of name: what it was called in files, and what it is called now."""

    verbs: Mapping[str, str] = NONE
    nouns: Mapping[str, str] = NONE  # units, hexes and choices in acts
    options: Mapping[str, str] = NONE
    values: Mapping[str, str] = NONE  # "option=value"
    scenarios: Mapping[str, str] = NONE
    sides: Mapping[str, str] = NONE
    marks: Mapping[str, str] = NONE
    steps: Mapping[str, str] = NONE  # phases, questions and other steps of the sequence of play
    fields: Mapping[str, str] = NONE  # of Own and of memos

    def mark(self, name: str) -> str:
        """The name of a mark as files have it."""
        return _first(self.marks, name)

    def step(self, name: str) -> str:
        return _first(self.steps, name)

    def field(self, name: str) -> str:
        return _first(self.fields, name)


def _first(renamed: Mapping[str, str], name: str) -> str:
    return next((old for old, now in renamed.items() if now == name), name) if renamed else name


UNCHANGED = Aliases()
