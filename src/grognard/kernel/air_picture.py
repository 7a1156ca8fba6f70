"""What a game tells of its air forces for the eye: who flies where, from which bases, who may meet him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from grognard.kernel.arguments import Arguments
    from grognard.kernel.hexes import HexSet
    from grognard.kernel.state import UnitSet

Manner = Literal["mission", "escort", "interception", "voyage"]


class Sortie(NamedTuple):
    """Units on their way together; what they do is the message sortie-<what>."""

    units: UnitSet
    side: int
    what: str
    start: int
    to: int
    manner: Manner = "mission"
    over: bool = False  # it has been done, or given up


class Airbase(NamedTuple):
    hex: int
    side: int
    used: int  # take-offs of this phase
    capacity: int


class Raid(NamedTuple):
    """A target hex, who flies there, and the enemy fighters that may meet him, the best first."""

    hex: int
    units: UnitSet
    escorts: UnitSet
    foes: tuple[int, ...]


class Ring(NamedTuple):
    """How far somebody flies; its words are a message."""

    hexes: HexSet
    side: int
    text: str
    args: Arguments = ()
    foe: bool = False  # it warns of fighters


class Lane(NamedTuple):
    """Who stands where in an air combat: its name is the message lane-<what>."""

    what: str
    units: UnitSet
    out: UnitSet  # those of them that take no more part


class AirPicture(NamedTuple):
    """The air forces in a phase of theirs."""

    side: int  # whose missions they are
    bases: tuple[Airbase, ...]
    raids: tuple[Raid, ...]
    aircraft: UnitSet  # of both sides, at their bases
    idle: UnitSet  # those of them that cannot fly until they are repaired
    met: bool = False  # may fighters still rise?
    rings: tuple[Ring, ...] = ()
    lanes: tuple[Lane, ...] = ()  # of the combat under way
