"""What a player is reminded of before he ends a phase."""

from __future__ import annotations

from grognard.games.sudden_storm.law import garrisons
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, ISOLATED, SOVIET
from grognard.games.sudden_storm.law.presence import land_units
from grognard.games.sudden_storm.law.stacking import overstacked_units
from grognard.games.sudden_storm.law.supply import supplied_units
from grognard.games.sudden_storm.table import air_view
from grognard.games.sudden_storm.table.guards import unguarded_cities
from grognard.games.sudden_storm.table.overlays import attackers, struck_hexes
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


def unfinished_business(pos: Position) -> list[Unfinished]:
    """Stacks that are too large, units that have lost their line, pockets."""
    side, name = pos.frame.who, phase(pos)
    found = air_view.unfinished_air(pos, side)
    if not name.endswith(("movement", "exploitation")):
        return found
    if over := overstacked_units(pos, side):
        found.append(Unfinished("ss-undone-over", over, cite="SS 8B.1"))
    mine = land_units(pos, side) & book(pos).data.combat_units
    cut = mine & pos.state.marks[ISOLATED]
    if cut:
        found.append(Unfinished("ss-undone-isolated", cut, cite="SS 3H"))
    hungry = mine & ~cut & ~supplied_units(pos, side)
    if hungry:
        found.append(Unfinished("ss-undone-line", hungry, cite="SS 12B.1"))
    return found + unwatched_places(pos, side, name, cut)


def unwatched_places(pos: Position, side: int, name: str, cut: UnitSet) -> list[Unfinished]:
    """Cities and borders without their garrison, and pockets that the enemy can reach and attack."""
    found = list[Unfinished]()
    if side == AXIS and (bare := unguarded_cities(pos)):
        found.append(Unfinished("ss-undone-city", hexes=bare, cite="SS 32.1"))
    if side == SOVIET and name == "soviet-movement" and (re := garrisons.missing(pos)):
        found.append(Unfinished("ss-undone-garrison", cite="SS 30H.1", args=(("re", re),)))
    foes = 1 - side
    if cut and (near := cut & pos.units_in(struck_hexes(pos, foes, attackers(pos, foes)))):
        found.append(Unfinished("ss-undone-threatened", near, cite="SS 9.1"))
    return found
