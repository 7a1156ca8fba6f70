"""What a voyage promises before it is made: how far it leads, how far outside the safety zone, and who may be
sunk on the way.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from grognard.games.sudden_storm.law.names import SOVIET, Sailing
from grognard.games.sudden_storm.law.sea import cargo, mines, routes, zone
from grognard.games.sudden_storm.law.sea.mines import DIE
from grognard.kernel.arguments import Arguments, Units
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet

MOST = 20  # ports of which it is told
MOST_DICE = 12  # more than a ship throws on a voyage


@lru_cache(4)
def forecast_voyages(pos: Position) -> Mapping[str, Mapping[int, tuple[str, Arguments]]]:
    """Of each port where the cargo of the ships in hand can be landed."""
    menu = choices(pos)
    ports = menu.verbs["land"].set if "land" in menu.verbs else 0
    if not ports or ports.bit_count() > MOST:
        return {}
    return {"land": {h: voyage_message(pos, h) for h in bits(ports)}}


def voyage_message(pos: Position, h: int) -> tuple[str, Arguments]:
    sailing = pos.memo(Sailing)
    ship = cargo.lead_ship(sailing)
    if cargo.is_river_convoy(pos, sailing) or pos.state.where[ship] < 0:
        return "ss-foretold-voyage", (("hexes", 0), ("outside", 0))
    path, _ = routes.path_to(pos, ship, h)
    danger = zone.dangerous(pos, pos.game.roster[ship].side)
    outside = sum(danger >> one & 1 for one in path[1:])
    args: Arguments = (("hexes", len(path) - 1), ("outside", outside))
    if pos.game.roster[ship].side != SOVIET or not danger:
        return "ss-foretold-voyage", args
    worst, who = max_risk({ship: faces_that_sink(pos, ship, path) for ship in bits(sailing.ships)})
    if not worst:
        return "ss-foretold-voyage", args
    return "ss-foretold-voyage-risk", (*args, ("units", Units(who)), ("chance", round(100 * worst / DIE)))


def max_risk(faces: Mapping[int, int]) -> tuple[int, UnitSet]:
    """The greatest number of faces, and the ships that run so great a risk."""
    worst = max(faces.values())
    return worst, sum(1 << ship for ship, many in faces.items() if many == worst)


def faces_that_sink(pos: Position, ship: int, path: tuple[int, ...]) -> int:
    """The rules themselves test the ship on this way, once for each face."""
    found = 0
    for face in range(1, DIE + 1):
        ref = Referee(pos, FixedDice([face] * MOST_DICE))
        mines.sail_past(ref, ship, path)
        if ref.state.where[ship] >= 0:
            mines.end_move(ref, ship)
        found += ref.state.where[ship] < 0
    return found
