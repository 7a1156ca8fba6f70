"""What the attacks promise that may follow at once: while a side moves, its combat phase is still to come.

Of each enemy stack next to them the steps it may lose, and what leaving its hex costs it, the more where every way back
is closed. The best target is served first, and a hex that strikes there strikes nobody else.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.games.velikie_louki.data import Data
from grognard.games.velikie_louki.lineup import BODY, ground, lineup
from grognard.games.velikie_louki.odds import odds_column
from grognard.games.velikie_louki.ordeal import parsed
from grognard.games.velikie_louki.rulebook import book
from grognard.games.velikie_louki.state import SIDES
from grognard.games.velikie_louki.weights import Weights
from grognard.games.velikie_louki.zoc import line, zoc
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.state import Position
from grognard.rules.threats import shared_out

EVEN = 2  # the column of 1/1: nobody attacks at less
STEP = 2.0  # what a step is worth
DRIVEN = 0.15  # share of a stack that leaving its hex costs it
HEMMED_IN = 4.0  # so many times as much where it has no way back
PLACE = 3.0  # a hex that counts, once its defender has left it


class Promise(NamedTuple):
    """What a column promises: steps that the defender loses, whether he leaves, the attacker's steps."""

    steps: float
    leaves: float
    dear: float


class Table(NamedTuple):
    columns: tuple[Promise, ...]
    shift: tuple[int, ...]  # what a hex takes from the odds
    places: HexSet  # that count


@lru_cache(maxsize=8)
def table(data: Data) -> Table:
    map, size, effects = data.map, data.map.grid.size, data.effects
    kinds = {**map.terrain, **{name: map.features[name] for name in ("village", "city")}}
    shift = [
        min(effects[name].combat for name, area in kinds.items() if area >> h & 1) if data.map.grid.board >> h & 1 else 0
        for h in range(size)
    ]
    columns = [promise([data.crt.cell(die, c) for die in range(1, 7)]) for c in range(len(data.crt.columns))]
    return Table(tuple(columns), tuple(shift), data.prizes[0] | data.prizes[1] | (ground(data).ring if data.levels else 0))


def promise(faces: list[str]) -> Promise:
    both = [face.split("/") for face in faces]
    leaves, hit = zip(*[parsed(defender) for _, defender in both], strict=True)
    return Promise(sum(hit) / 6, sum(map(bool, leaves)) / 6, sum(parsed(attacker)[1] for attacker, _ in both) / 6)


def moving(pos: Position, side: int) -> bool:
    return bool(pos.state.frames) and pos.state.frames[0].step.startswith(f"{SIDES[side]}-movement")


def strikes(pos: Position, side: int, weights: Weights) -> float:
    """What a side may hope for when it has moved."""
    data = book(pos).data
    known, near, shut = table(data), ground(data).near, zoc(pos, side) | line(pos, side)
    mine, theirs = lineup(pos, side, weights).values, lineup(pos, 1 - side, weights).values
    grid = data.map.grid

    def hope(target: int, used: set[int]) -> float:
        attack = sum([mine[h] for h in near[target] if h not in used])
        if not attack:
            return 0.0
        column = odds_column(attack, max(1, theirs[target])) + known.shift[target]
        if column < EVEN:
            return 0.0
        found = known.columns[min(column, len(known.columns) - 1)]
        worth = theirs[target] + BODY
        hemmed = not grid.around(1 << target) & grid.board & ~shut
        gain = min(worth, STEP * found.steps) + DRIVEN * found.leaves * worth * (HEMMED_IN if hemmed else 1.0)
        return gain + (PLACE * found.leaves if known.places >> target & 1 else 0.0) - STEP * found.dear

    return shared_out(bits(line(pos, 1 - side) & zoc(pos, side)), hope, near)
