"""Lines of acts, and what a player knows of those of a phase."""

from __future__ import annotations

from dataclasses import dataclass, field

from grognard.kernel.menu import Act


@dataclass
class Line:
    """Acts to be played one after the other, and what they are worth."""

    value: float
    acts: list[Act]
    dice: bool = False  # does it end in a throw?


@dataclass
class Agenda:
    """What is known of the acts of a phase."""

    phase: tuple[int, str] = (-1, "")
    gains: dict[Act, float] = field(default_factory=dict)
    # the verbs that end the phase, and those that do not
    leaving: dict[str, bool] = field(default_factory=dict)
    repute: dict[Act, float] = field(default_factory=dict)  # what going to a place last gained
    proven: dict[Act, list[Act]] = field(default_factory=dict)  # the best of what an act opened
    hopeless: set[Act] = field(default_factory=set)  # what lost far too much to be looked at again
    looks: int = 0
    asked: int = 0
    changed: bool = False
