"""5.4.1 and 9.1.1. The supports at a side's disposal: in one box, or in one for each theatre."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AVAILABLE, NOBODY, SOVIET, THEATRE_BOXES
from grognard.kernel.cite import rule
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Allowed, units
from grognard.kernel.places import ABSENT
from grognard.kernel.state import Position, UnitSet
from grognard.rules.why_not import not_among_cause


def box_of(game: Game, theatre: int) -> int:
    """The box with the supports of a theatre."""
    return THEATRE_BOXES[game.roster[theatre].id]


@rule("VR 9.1.1c")
def support_boxes(pos: Position, side: int) -> dict[int, int]:
    """The boxes with the supports of a side, and the theatre that each belongs to."""
    if side != SOVIET or not book(pos).theatres:
        return {AVAILABLE[side]: NOBODY}
    return {box_of(pos.game, theatre): theatre for theatre in bits(book(pos).data.of_type["theatre"])}


def usable_supports(pos: Position, side: int) -> UnitSet:
    """The supports that a side may use."""
    found = 0
    for box in support_boxes(pos, side):
        found |= pos.at(box)
    return found


def hides(pos: Position, id: str) -> bool:
    """Might a side hold this support, for all that the other one knows? That a question is asked must not
    tell what lies in its boxes (K-26): it is asked for every hand that is not empty.
    """
    copies = book(pos).data.supports[id]
    side = pos.game.roster[bits(copies)[0]].side
    return bool(copies & ~pos.at(ABSENT) and usable_supports(pos, side))


def theatre_of_support(pos: Position, support: int) -> int:
    """The theatre whose box holds a support at hand."""
    return support_boxes(pos, pos.game.roster[support].side).get(pos.state.where[support], NOBODY)


@rule("VR 1.5.2b", "VR 1.5.3b")
def generic_supports(pos: Position, among: UnitSet, cite: str) -> Allowed:
    """Of some supports at hand, those that may be spent generically: all but those of the End of the Reich
    (A-02). What they do as events does not matter.
    """
    found = units(among, cite, not_among_cause(pos, cite, "vr-why-not-available"))
    return found.less("VR 1.5.3b", among & book(pos).data.end_of_reich, "vr-why-end-of-reich")
