"""16A and 27A. What the counters of air units and ships print."""

from __future__ import annotations

from typing import NamedTuple

from grognard.kernel.cite import rule

FIGHTERS = ("F", "NF")
PLANE_TYPES = (*FIGHTERS, "A", "B", "D")
SHIP_TYPES = ("BB", "CA", "CL", "DD", "transport", "flotilla")


class Plane(NamedTuple):
    """An air unit: "7F5 1-0/7" is attack 7, type F, defence 5, tactical 1, strategic 0, range 7."""

    model: str
    type: str
    attack: int
    defence: int
    tactical: int
    strategic: int
    range: int
    guards: bool
    base: int  # the hex of the ready-made set-up; NOBODY for who comes later

    @property
    @rule("SS 16A", "SS 23E")
    def is_fighter(self) -> bool:
        """All others are bombers; the N of night types changes nothing."""
        return self.type in FIGHTERS


class Ship(NamedTuple):
    """A warship, a transport or a flotilla; its steps are the damage that it bears before it sinks."""

    type: str
    sea: str  # empty for flotillas
    moves: bool
    cargo: int  # regimental equivalents that it carries
    primary: int
    intermediate: int
    secondary: int
    hex: int  # of the ready-made set-up
