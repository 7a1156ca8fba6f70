"""What a player is reminded of before he ends a phase."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.stacking import overstacked_units
from grognard.games.victory_roads.law.supply import hqs_in_supply
from grognard.games.victory_roads.law.supports_available import usable_supports
from grognard.kernel.engine import choices
from grognard.kernel.game import Unfinished
from grognard.kernel.state import Position
from grognard.kernel.views import phase

# Questions that leave nobody idle: what may be done there is seldom wanted.
OPTIONAL = (
    *("pontoons", "orders", "airlift", "withdrawal", "recall", "remote", "receive", "shift", "modes"),
    *("options", "entering", "romania", "hungary", "corps", "grand"),
)
MOVING = ("movement", "exploitation", "stavka", "reinforcements")


def unfinished_business(pos: Position) -> list[Unfinished]:
    """Supports that could be played, stacks that are too large, HQs that would lose their line."""
    side, name = pos.frame.who, phase(pos)
    found = []
    if pos.frame.step.endswith("-supports.place"):
        found += supports(pos, side)
    if name.endswith(MOVING):
        over = overstacked_units(pos, side)
        if over:
            found.append(Unfinished("vr-undone-over", over, cite="VR 1.11.2b"))
    if name.endswith("movement"):
        lost = pos.on_map(side) & book(pos).data.of_type["hq"] & ~hqs_in_supply(pos, side)
        if lost:
            found.append(Unfinished("vr-undone-line", lost, cite="VR 4.1.2"))
    return found


def supports(pos: Position, side: int) -> list[Unfinished]:
    """Those that may be played now; and of more than are kept, that some must go back."""
    playable = choices(pos).verbs["play"].set
    kept = book(pos).data.tables.modifiers["supports"]["kept"]
    hand = usable_supports(pos, side)
    if not playable:
        return []
    args = (("kept", kept), ("hand", hand.bit_count()))
    return [Unfinished("vr-undone-supports", playable, cite="VR 5.1.3", args=args)]
