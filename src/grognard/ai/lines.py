"""Lines of acts, and what a player knows of those of a phase."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from grognard.kernel.menu import Act, Menu

REPUTED = (8, 3)  # of many places, those that others did best with: at the first look, and later
PROVEN = 5  # and those that were best for this one before


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
    # what was chosen in each position: whoever comes back to it goes on otherwise, and not round for ever
    chosen: dict[Any, set[Act]] = field(default_factory=dict)
    quiet: bool = False  # has everybody gone, and is there nothing left to strike at on the way?

    def filter_places(self, menu: Menu, places: list[Act], opened_by: Act) -> list[Act]:
        """Of places only those that nobody has tried, that were best before or that others did well with."""
        tried = sorted((act for act in places if act in self.repute), key=lambda act: -self.repute[act])
        proven = self.proven.get(opened_by, [])
        kept = {*tried[: REPUTED[bool(proven)]], *proven}
        return [act for act in menu.acts() if act in kept or act not in self.repute]

    def note_results(self, opened_by: Act, found: list[Line], base: float) -> None:
        """Keep in mind how the places did."""
        for line in found:
            gain, old = line.value - base, self.repute.get(line.acts[0])
            self.repute[line.acts[0]] = gain if old is None else (gain + old) / 2
        best = sorted(found, key=lambda line: -line.value)[:PROVEN]
        self.proven[opened_by] = [line.acts[0] for line in best]
