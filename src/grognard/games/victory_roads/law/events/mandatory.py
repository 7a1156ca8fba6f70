"""1.5.3. Events that must be played when their support is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.events import reich, stalin
from grognard.games.victory_roads.law.names import NOBODY
from grognard.games.victory_roads.law.placements import attach_support
from grognard.games.victory_roads.law.supports_available import theatre_of_support
from grognard.kernel.cite import rule
from grognard.kernel.flow import Step
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position


class Forced(NamedTuple):
    """What a support does that must be played, and whether there is anything that it could do."""

    play: Callable[[Referee, int], None]
    has_target: Callable[[Position, int], bool]


@rule("VR 1.5.3a", "VR 11.5.2a")
def play_stalin(ref: Referee, support: int) -> None:
    """The support lies with the theatre that has drawn it."""
    theatre = theatre_of_support(ref.pos, support)
    attach_support(ref, support, theatre, theatre, "VR 1.5.3a")
    stalin.roll_stalin(ref, theatre)


def always_true(pos: Position, support: int) -> bool:
    return True


FORCED: Mapping[str, Forced] = {
    "stalin": Forced(play_stalin, lambda pos, support: theatre_of_support(pos, support) != NOBODY),
    "himmler": Forced(reich.himmler, lambda pos, support: bool(reich.hqs(pos).set)),
    "reich_fuel": Forced(reich.curb, always_true),
    "reich_no_rail": Forced(reich.curb, always_true),
    "reich_no_pr": Forced(reich.curb, lambda pos, support: book(pos).replacements),
    "reich_ammunition": Forced(reich.curb, always_true),
    "reich_desertion": Forced(reich.desertion, lambda pos, support: bool(reich.weary_divisions(pos).set)),
    "reich_refugees": Forced(reich.refugees, lambda pos, support: bool(reich.crowded_cities(pos).set)),
    "reich_lost": Forced(reich.lose_depot, reich.has_another),
    "reich_meddling": Forced(reich.meddle, lambda pos, support: book(pos).satisfaction),
}


@rule("VR 1.5.3a")
def has_target(pos: Position, support: int) -> bool:
    """Is there anything that a mandatory support could do (K-28)?"""
    return FORCED[book(pos).data.event(support).id].has_target(pos, support)


def play(ref: Referee, support: int) -> None:
    """A mandatory support is played: everybody sees it until it goes back to its pool."""
    FORCED[book(ref.pos).data.event(support).id].play(ref, support)


PROCEDURES: Mapping[str, Step] = {**reich.PROCEDURES, **stalin.PROCEDURES}
