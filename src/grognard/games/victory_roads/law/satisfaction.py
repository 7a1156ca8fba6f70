"""15. The Führer's satisfaction."""

from __future__ import annotations

from grognard.kernel.referee import Referee


def change_satisfaction(ref: Referee, by: int, cite: str) -> None:
    """Move the marker of Hitler's mood, where the scenario has it."""
