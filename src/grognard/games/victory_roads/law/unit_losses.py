"""1.3. What becomes of units that lose steps or leave the map."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import CORPS_POOL, Pontoon, own
from grognard.games.victory_roads.law.placements import release
from grognard.games.victory_roads.law.satisfaction import headquarters_lost
from grognard.kernel.changes import Marked, Removed, StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.places import DEAD, GONE, POOL
from grognard.kernel.referee import Referee


@rule("VR 1.3.3a", "VR 1.3.3b", "VR 1.3.4b", "VR 10.2.1b")
def eliminated_box(ref: Referee, unit: int) -> int:
    """The box of an eliminated unit: Kampfgruppen are gone for good, rifle corps go back to their pool where
    the scenario has one (K-43), a garrison's marker can be used again.
    """
    data = book(ref.pos).data
    if data.of_type["kg"] >> unit & 1:
        return GONE
    if data.of_type["garrison"] >> unit & 1:
        return POOL
    return CORPS_POOL if book(ref.pos).data.rifle_corps >> unit & 1 and book(ref.pos).corps_modes else DEAD


def eliminate(ref: Referee, unit: int, how: str, cite: str) -> None:
    leave_map(ref, unit, eliminated_box(ref, unit), how, cite)
    headquarters_lost(ref, unit)


def leave_map(ref: Referee, unit: int, box: int, how: str, cite: str) -> None:
    """A unit leaves the map for a box: its supports go back, its pontoon and its marks go (K-42)."""
    release(ref, unit)
    left: tuple[Pontoon, ...] = tuple(one for one in own(ref.pos).pontoons if one.unit != unit)
    ref.note(cite, pontoons=left)
    ref.do(Removed(unit, box, how, cite))
    for mark, marked in enumerate(ref.state.marks):
        if marked >> unit & 1:
            ref.do(Marked(mark, 1 << unit, False, cite, quiet=True))


@rule("VR 1.3.1c", "VR 1.3.2", "VR 10.1.4a", "VR 10.1.5")
def lose_step(ref: Referee, unit: int, how: str, cite: str) -> None:
    """A unit is flipped to its reduced side, which is the standard mode of a rifle corps; a reduced one is
    eliminated, and so is a unit of one step.
    """
    left = ref.state.steps[unit] - 1
    if left > 0:
        ref.do(StepsChanged(unit, left, cite))
    else:
        eliminate(ref, unit, how, cite)
