"""15. The Führer's satisfaction."""

from __future__ import annotations

from grognard.kernel.referee import Referee


def change_satisfaction(ref: Referee, by: int, cite: str) -> None:
    """Move the marker of Hitler's mood, where the scenario has it."""


def advance_freedom(ref: Referee, cite: str) -> None:
    """Advance the marker of the freedom of action, and pay for it."""
