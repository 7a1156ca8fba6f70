"""5.4. Supports in play: who bears them, where they came from, and how they go back."""

from __future__ import annotations

from grognard.games.victory_roads.law.names import NOBODY, PLAYED, SPENT, SUPPORT_POOL, Placement, own
from grognard.kernel.arguments import Units
from grognard.kernel.changes import Placed, Removed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet


def supports_of(pos: Position, unit: int) -> UnitSet:
    """The supports that a unit, an HQ or a theatre bears."""
    return sum(1 << one.support for one in own(pos).placements if one.bearer == unit)


def unit_with_support(pos: Position, support: int) -> int:
    return next((one.bearer for one in own(pos).placements if one.support == support), NOBODY)


def theatre_of(pos: Position, support: int) -> int:
    """The theatre from whose box a support in play came."""
    return next((one.theatre for one in own(pos).placements if one.support == support), NOBODY)


@rule("VR 5.4.1b")
def place_support(ref: Referee, support: int, h: int, theatre: int, cite: str) -> None:
    """Put a support on a hex."""
    ref.do(Placed(support, h, "support", cite))
    ref.note(cite, placements=(*own(ref.pos).placements, Placement(support, NOBODY, theatre)))


@rule("VR 5.4.4a")
def attach_support(ref: Referee, support: int, unit: int, theatre: int, cite: str) -> None:
    """Attach a support to a unit, an HQ or a theatre."""
    ref.do(Removed(support, PLAYED[ref.game.roster[support].side], "support-played", cite))
    ref.note(cite, placements=(*own(ref.pos).placements, Placement(support, unit, theatre)))


def reattach_support(ref: Referee, support: int, unit: int, cite: str) -> None:
    """A support that is in play already is attached to somebody."""
    others = tuple(one for one in own(ref.pos).placements if one.support != support)
    told = (("support", Units(1 << support)), ("unit", Units(1 << unit)))
    placements = (*others, Placement(support, unit, theatre_of(ref.pos, support)))
    ref.note(cite, "vr-attached", told, placements=placements)


def take_off(ref: Referee, support: int, box: int, how: str, cite: str) -> None:
    """A support leaves play, or a box, for another box."""
    ref.do(Removed(support, box, how, cite))
    left = tuple(one for one in own(ref.pos).placements if one.support != support)
    ref.note(cite, placements=left)


def to_pool(ref: Referee, support: int, cite: str) -> None:
    take_off(ref, support, SUPPORT_POOL[ref.game.roster[support].side], "support-back", cite)


def spend(ref: Referee, support: int, cite: str) -> None:
    """A support used up goes back to the pool in its owner's next supports phase (G-17)."""
    take_off(ref, support, SPENT[ref.game.roster[support].side], "support-spent", cite)


@rule("VR 5.4.4b", "VR 11.5.7a")
def release(ref: Referee, unit: int) -> None:
    """The supports of a unit that leaves the map in any way go back to their pool (K-42)."""
    for support in bits(supports_of(ref.pos, unit)):
        to_pool(ref, support, "VR 5.4.4b")
