"""What a player is reminded of before he ends a phase."""

from __future__ import annotations

from grognard.games.sudden_storm.law import garrisons, supply
from grognard.games.sudden_storm.law.names import AXIS, ISOLATED, SOVIET
from grognard.games.sudden_storm.law.presence import held
from grognard.games.sudden_storm.law.stacking import overstacked
from grognard.games.sudden_storm.table.guards import unguarded
from grognard.games.sudden_storm.table.overlays import strikers, struck
from grognard.kernel.game import Unfinished
from grognard.kernel.state import Position
from grognard.kernel.views import phase

# Questions that leave nobody idle: what may be done there is seldom wanted.
OPTIONAL = ("factories", "capital", "works", "axis_trucks", "soviet_trucks", "cadres")
MOVING = ("movement", "exploitation")


def unfinished(pos: Position) -> list[Unfinished]:
    """Stacks that are too large, units cut off, cities and borders without their garrison."""
    side, name = pos.frame.who, phase(pos)
    if not name.endswith(MOVING):
        return []
    found = []
    if over := overstacked(pos, side):
        found.append(Unfinished("ss-undone-over", over, must=False, cite="SS 8B.1"))
    if cut := pos.on_map(side) & pos.state.marks[ISOLATED]:
        found.append(Unfinished("ss-undone-isolated", cut, cite="SS 3H"))
    if hungry := pos.on_map(side) & ~supply.supplied(pos, side) & ~cut:
        found.append(Unfinished("ss-undone-hungry", hungry, cite="SS 12D.1"))
    if side == AXIS and (bare := unguarded(pos)):
        found.append(Unfinished("ss-undone-city", hexes=bare, cite="SS 32.1"))
    if side == SOVIET and name == "soviet-movement" and (re := garrisons.missing(pos)):
        found.append(Unfinished("ss-undone-garrison", cite="SS 30H.1", args=(("re", re),)))
    if threatened := alone(pos, side):
        found.append(Unfinished("ss-undone-threatened", threatened, cite="SS 9.1"))
    return found


def alone(pos: Position, side: int) -> int:
    """Cut-off units that the enemy can reach and attack in his next turn."""
    foes = struck(pos, 1 - side, strikers(pos, 1 - side)) & held(pos, side)
    return pos.on_map(side) & pos.state.marks[ISOLATED] & pos.units_in(foes)
