"""16. Strategic objectives and the End of the Reich."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AXIS, PLACE, SUPPORT_POOL, own
from grognard.games.victory_roads.law.presence import controlled_hexes
from grognard.games.victory_roads.law.tables import Objective
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, board_fact
from grognard.rules.hidden import draw

DIE = "vr-die-reich"  # which support is added: for the Axis alone
GERMAN_CITIES = "german_cities"
WHOLE_CITIES = ("budapest", "berlin")  # objectives that are one city, of whatever many hexes

# -- what is held


@rule("VR 16.1.1a", "VR 16.1.1b", "VR 16.1.1c", "VR 16.1.1d", "VR 16.1.1e", "VR 16.1.1f")
@board_fact("control")
def objectives_held(pos: Position) -> tuple[Objective, ...]:
    """The objectives that the Axis controls now; of a city of several hexes all, unless players have agreed
    on one (H-06).
    """
    mine, rules = controlled_hexes(pos, AXIS), book(pos)

    def held(one: Objective) -> bool:
        if one.id in WHOLE_CITIES:
            return rules.city_held((one.hexes & mine).bit_count(), one.hexes.bit_count())
        return one.is_held(mine)

    return tuple(one for one in rules.data.tables.objectives if held(one))


def count_lost_objectives(pos: Position) -> int:
    return len(book(pos).data.tables.objectives) - len(objectives_held(pos))


def has_lost_objective(pos: Position) -> bool:
    """Has a check found an objective lost? What follows from it stays (H-08)."""
    return own(pos).objectives < len(book(pos).data.tables.objectives)


# -- the check


@rule("VR 16.1.2", "VR 16.1.3", "VR 15.2.1b", "VR 2l")
def check(ref: Referee, _: Frame) -> None:
    """The marker goes on to the number of objectives held, and never back; the German cities, once lost, end
    the loss of a point in each turn for good (H-08).
    """
    if not book(ref.pos).satisfaction:
        return
    holding, before = objectives_held(ref.pos), own(ref.pos).objectives
    if GERMAN_CITIES not in {one.id for one in holding}:
        ref.note("VR 15.2.1b", cities_lost=True)
    if (now := len(holding)) < before:
        ref.note("VR 16.1.3", "vr-objectives", (("many", now),), objectives=now)
        for box in range(before - 1, now - 1, -1):
            add_supports(ref, book(ref.pos).data.tables.end_of_reich[box].added)


@rule("VR 16.2.1b")
def add_supports(ref: Referee, many: int) -> None:
    """Supports of the End of the Reich, for each box entered or passed (J-09), while there are any (K-27)."""
    ref.do(Message("vr-reich-supports", (("many", many),), "VR 16.2.1b"))
    for _ in range(many):
        draw(ref, PLACE["end_supports"], SUPPORT_POOL[AXIS], DIE, "VR 16.2.1b")


# At the end of the Axis exploitation phase.
CHECK: tuple[Step, ...] = (Do("objectives", check),)
PROCEDURES: Mapping[str, Step] = {}
