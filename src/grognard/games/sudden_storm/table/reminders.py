"""What a player is reminded of before he ends a phase."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import ISOLATED
from grognard.games.sudden_storm.law.stacking import overstacked
from grognard.games.sudden_storm.law.supply import supplied
from grognard.kernel.game import Unfinished
from grognard.kernel.state import Position
from grognard.kernel.views import phase

# Questions and verbs that leave nobody idle: what may be done there is seldom wanted.
OPTIONAL = (
    "works",
    "factories",
    "capital",
    "axis_trucks",
    "soviet_trucks",
    "assembling",
    "rebuild",
    "destroy",
)


def unfinished(pos: Position) -> list[Unfinished]:
    """Stacks that are too large, units that have lost their line, pockets."""
    side, name = pos.frame.who, phase(pos)
    found = list[Unfinished]()
    if not name.endswith(("movement", "exploitation")):
        return found
    if over := overstacked(pos, side):
        found.append(Unfinished("ss-undone-over", over, cite="SS 8B.1"))
    mine = pos.on_map(side) & book(pos).data.combat_units
    cut = mine & pos.state.marks[ISOLATED]
    if cut:
        found.append(Unfinished("ss-undone-isolated", cut, cite="SS 3H"))
    hungry = mine & ~cut & ~supplied(pos, side)
    if hungry:
        found.append(Unfinished("ss-undone-line", hungry, cite="SS 12B.1"))
    return found
