"""The reckoning of a combat, line by line."""

from __future__ import annotations

from typing import NamedTuple


class Item(NamedTuple):
    """A line of the reckoning: what, how much, and why."""

    what: str
    value: int
    cite: str
