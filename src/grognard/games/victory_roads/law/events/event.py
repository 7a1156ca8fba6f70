"""What an event of the supports phase is: on what it may be played, and what happens then."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from grognard.games.victory_roads.law.names import NOBODY
from grognard.games.victory_roads.law.placements import attach_support, place_support
from grognard.games.victory_roads.law.supports_available import theatre_of_support
from grognard.kernel.arguments import Arguments
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet
from grognard.kernel.menu import Allowed, Cause, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet

Targets = Callable[[Position, int], Allowed]  # of a support at hand: hexes, or units
Put = Callable[[Referee, int, int], None]  # the support, and its target


class Event(NamedTuple):
    """The radius of the theatre, the weather and the limits hold for all events alike: they are no part of
    one.
    """

    targets: Targets
    put: Put


# -- targets


def hex_targets(found: HexSet, word: str) -> Allowed:
    """Hexes, by the word of supports.csv for the target; others are refused by saying what it means."""
    return hexes(found, "VR 11.5.4", lambda h: not_a_target_cause(word))


def unit_targets(found: UnitSet, word: str) -> Allowed:
    return units(found, "VR 11.5.4", lambda unit: not_a_target_cause(word))


def not_a_target_cause(word: str) -> Cause:
    said: Arguments = (("target", word),)
    return Cause("VR 11.5.4", "vr-why-no-target-there", said)


# -- what happens


@rule("VR 11.5.4", "VR 5.4.1b")
def lay(ref: Referee, support: int, h: int) -> None:
    """Put the counter on a hex."""
    place_support(ref, support, h, theatre_of_support(ref.pos, support), "VR 11.5.4")


@rule("VR 11.5.7a", "VR 5.4.4a")
def attach(ref: Referee, support: int, unit: int) -> None:
    """Put the counter with a unit, an HQ or a theatre."""
    attach_support(ref, support, unit, theatre_of_support(ref.pos, support), "VR 11.5.7a")


def reveal(ref: Referee, support: int, cite: str) -> None:
    """Play a support that lies nowhere: all see it until it goes back to its pool."""
    attach_support(ref, support, NOBODY, theatre_of_support(ref.pos, support), cite)
