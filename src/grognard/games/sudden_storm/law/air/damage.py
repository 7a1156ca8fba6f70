"""19D2e and 27B. A hit on a ship."""

from __future__ import annotations

from grognard.kernel.changes import Removed, StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.places import GONE
from grognard.kernel.referee import Referee


@rule("SS 19D2e")
def hit(ref: Referee, ship: int, cite: str) -> None:
    """One point of damage; with the last one it bears it is sunk."""
    left = ref.state.steps[ship] - 1
    if left:
        ref.do(StepsChanged(ship, left, cite, "hit"))
    else:
        ref.do(Removed(ship, GONE, "sunk", cite))
