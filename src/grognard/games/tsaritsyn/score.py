"""How well a side stands, as one number: for bots that look one step ahead. Nothing legal hangs on it."""

from __future__ import annotations

from grognard.games.tsaritsyn.control import NEEDED, free_south
from grognard.games.tsaritsyn.rulebook import book
from grognard.games.tsaritsyn.state import FLIPPED, RED, WHITE, Own
from grognard.games.tsaritsyn.zoc import land
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position

WORTH = {
    "infantry": 3.0,
    "cavalry": 2.6,
    "sailors": 3.2,
    "artillery": 2.2,
    "tank": 2.6,
    "train": 2.4,
    "hq": 2.0,
    "gunboat": 2.0,
    "militia": 0.9,
}


def score(pos: Position, side: int) -> float:
    """White's standing; Red's is its contrary."""
    result = pos.state.result
    if result is not None:
        value = {WHITE: 1000.0, RED: -1000.0}.get(result.winner, 0.0)
    else:
        value = material(pos) + ground(pos) + fronts(pos)
    return value if side == WHITE else -value


def material(pos: Position) -> float:
    total = 0.0
    flipped = pos.state.marks[FLIPPED]
    for unit, at in enumerate(pos.state.where):
        if at >= 0:
            counter = pos.game.roster[unit]
            worth = WORTH[counter.kind] * (0.8 if flipped >> unit & 1 else 1.0)
            total += worth if counter.side == WHITE else -worth
    return total


def ground(pos: Position) -> float:
    own: Own = pos.state.own
    data = book(pos).data
    city, towns = own.last & data.tsaritsyn, own.last & data.towns
    line = 2.0 if free_south(pos) & data.tsaritsyn else 0.0
    return 8.0 * city.bit_count() + 1.2 * towns.bit_count() + line + 1.0 * min(own.exits, NEEDED)


def fronts(pos: Position) -> float:
    """White wants to be near the hexes of Tsaritsyn that are not his; Red wants to stand in and before them."""
    data, grid = book(pos).data, pos.game.map.grid
    goal = bits(data.tsaritsyn & ~pos.state.own.last) or bits(data.tsaritsyn)
    near = 0.0
    for unit, at in enumerate(pos.state.where):
        if at < 0:
            continue
        counter = pos.game.roster[unit]
        away = min(grid.distance(at, g) for g in goal)
        if counter.side == WHITE:
            near -= 0.16 * away * (0.4 if counter.kind == "militia" else 1.0)
        elif counter.kind not in ("gunboat", "train"):
            near += 0.05 * max(0, away - 2)
    manned = (land(pos, RED) & data.tsaritsyn).bit_count()
    return near - 1.0 * manned - 0.15 * (land(pos, RED) & data.map.features["fort"]).bit_count()
