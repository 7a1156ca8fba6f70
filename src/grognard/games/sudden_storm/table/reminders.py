"""What a player is reminded of before he ends a phase."""

from __future__ import annotations

from grognard.games.sudden_storm.law import garrisons
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, ISOLATED, SOVIET
from grognard.games.sudden_storm.law.presence import on_land
from grognard.games.sudden_storm.law.stacking import overstacked
from grognard.games.sudden_storm.law.supply import supplied
from grognard.games.sudden_storm.table import air_view
from grognard.games.sudden_storm.table.guards import unguarded
from grognard.games.sudden_storm.table.overlays import attackers, struck
from grognard.kernel.game import Unfinished
from grognard.kernel.state import Position, UnitSet
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
    *("fleet", "berths", "gunners", "axis_yards", "soviet_yards"),
    *("air_pairs", "air_fives", "air_guards"),
)


def unfinished(pos: Position) -> list[Unfinished]:
    """Stacks that are too large, units that have lost their line, pockets."""
    side, name = pos.frame.who, phase(pos)
    found = air_view.unfinished(pos, side)
    if not name.endswith(("movement", "exploitation")):
        return found
    if over := overstacked(pos, side):
        found.append(Unfinished("ss-undone-over", over, cite="SS 8B.1"))
    mine = on_land(pos, side) & book(pos).data.combat_units
    cut = mine & pos.state.marks[ISOLATED]
    if cut:
        found.append(Unfinished("ss-undone-isolated", cut, cite="SS 3H"))
    hungry = mine & ~cut & ~supplied(pos, side)
    if hungry:
        found.append(Unfinished("ss-undone-line", hungry, cite="SS 12B.1"))
    return found + watched(pos, side, name, cut)


def watched(pos: Position, side: int, name: str, cut: UnitSet) -> list[Unfinished]:
    """Cities and borders without their garrison, and pockets that the enemy can reach and attack."""
    found = list[Unfinished]()
    if side == AXIS and (bare := unguarded(pos)):
        found.append(Unfinished("ss-undone-city", hexes=bare, cite="SS 32.1"))
    if side == SOVIET and name == "soviet-movement" and (re := garrisons.missing(pos)):
        found.append(Unfinished("ss-undone-garrison", cite="SS 30H.1", args=(("re", re),)))
    foes = 1 - side
    if cut and (near := cut & pos.units_in(struck(pos, foes, attackers(pos, foes)))):
        found.append(Unfinished("ss-undone-threatened", near, cite="SS 9.1"))
    return found
