"""What the attacks promise that may follow at once: while the activated move, their combat segment is still
to come.

Of each enemy stack next to them the steps it may lose, and what a retreat costs it, the more where every way
back leads through zones. The best target is served first, and a hex that strikes there strikes nobody else.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from grognard.games.victory_lost.law.book import book
from grognard.games.victory_lost.law.combat import parse_result
from grognard.games.victory_lost.law.data import Data
from grognard.games.victory_lost.law.names import ACTIVE, LINES, SIDES
from grognard.games.victory_lost.law.odds import odds_step, shifts_at
from grognard.games.victory_lost.law.zoc import line, zoc
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.state import Position, UnitSet, side_fact

HEMMED_IN = 3.0  # a retreat through nothing but zones costs so many times as much
BLOW = 3.0  # a step of the attacker's


class ExpectedLosses(NamedTuple):
    """What a column promises: steps that the defender loses, hexes that he falls back, whether he leaves at
    all; the attacker's steps.
    """

    steps: float
    hexes: float
    leaves: float
    dear: float


class Ground(NamedTuple):
    near: tuple[HexSet, ...]  # from where each hex may be attacked
    beside: tuple[tuple[tuple[int, bool], ...], ...]  # the same one by one, and whether it is across a river
    shift: tuple[int, ...]
    columns: tuple[ExpectedLosses, ...]


@lru_cache(maxsize=4)
def ground(data: Data) -> Ground:
    map, grid, size = data.map, data.map.grid, data.map.grid.size
    rivers = [map.sides["minor_river"], map.sides["major_river"]]
    near = [grid.spread(1 << h & data.land, data.passable) & data.land for h in range(size)]
    wet = [grid.spread(1 << h, rivers[0]) | grid.spread(1 << h, rivers[1]) for h in range(size)]
    return Ground(
        near=tuple(near),
        beside=tuple(
            tuple((n, bool(over >> n & 1)) for n in bits(one)) for one, over in zip(near, wet, strict=True)
        ),
        shift=tuple(sum(one.columns for one in shifts_at(data, h)) for h in range(size)),
        columns=tuple(
            expected_losses([data.crt.cell(die, c) for die in range(1, 7)])
            for c in range(len(data.crt.columns))
        ),
    )


def expected_losses(faces: list[str]) -> ExpectedLosses:
    lost, hit, back = zip(*[parse_result(face) for face in faces], strict=True)
    return ExpectedLosses(sum(hit) / 6, sum(back) / 6, sum(map(bool, back)) / 6, sum(lost) / 6)


class Stand(NamedTuple):
    """What defends a hex."""

    defence: int
    steps: int


@lru_cache(maxsize=256)
def stands(data: Data, side: int, where: tuple[int, ...], steps: tuple[int, ...]) -> dict[int, Stand]:
    found: dict[int, Stand] = {}
    for u, (at, left) in enumerate(zip(where, steps, strict=True), data.roster.spans[LINES[side]][0]):
        if at >= 0:
            old = found.get(at, Stand(0, 0))
            found[at] = Stand(old.defence + unit_strengths(data)[u][left][1], old.steps + left)
    return found


@lru_cache(maxsize=4)
def unit_strengths(data: Data) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Attack and defence of each unit with so many steps left."""
    return tuple(((0, 0), *((f.attack, f.defence) for f in reversed(u.faces))) for u in data.roster.units)


def is_moving(pos: Position, side: int) -> bool:
    return bool(pos.state.frames) and pos.state.frames[0].step.startswith(f"{SIDES[side]}-movement")


def attack_prospects(
    pos: Position, side: int, worth: Callable[[int], float], places: HexSet, place: float, driven: float
) -> float:
    """What a side may hope for; `worth` tells it of an enemy stack, `places` are hexes that are worth
    something to come into.
    """
    data, state, foe = book(pos).data, pos.state, 1 - side
    known, foes = ground(data), line(pos, foe)
    first, end = data.roster.spans[LINES[foe]]
    against = stands(data, foe, state.where[first:end], state.steps[first:end])
    blows = ready_strength(pos, side)
    if not blows:
        return 0.0
    free = ~(zoc(pos, side) | line(pos, side))
    attacks = dict.fromkeys(bits(pos.game.map.grid.adjacent(hexset(blows)) & foes), 0)
    for h, blow in blows.items():
        for target, wet in known.beside[h]:
            if target in attacks:
                attacks[target] += blow // 2 if wet else blow

    def hope(target: int, attack: int) -> float:
        stand = against[target]
        step = odds_step(attack, max(1, stand.defence)) + known.shift[target]
        if step < 0 or not attack:
            return 0.0
        promise = known.columns[min(step, len(known.columns) - 1)]
        hemmed = not known.near[target] & free
        prize = worth(target)
        gain = min(1.0, promise.steps / stand.steps) * prize
        gain += driven * promise.hexes * prize * (HEMMED_IN if hemmed else 1.0)
        return gain + (place * promise.leaves if places >> target & 1 else 0.0) - BLOW * promise.dear

    total, used = 0.0, set[int]()
    for gain, target in sorted([(hope(t, attack), t) for t, attack in attacks.items()], reverse=True):
        if gain <= 0.0:
            break
        if used:
            unused = [(blows[h], wet) for h, wet in known.beside[target] if h in blows and h not in used]
            gain = hope(target, sum([blow // 2 if wet else blow for blow, wet in unused]))
        if gain > 0.0:
            total += gain
            used.update([h for h, _ in known.beside[target]])
    return total


def ready_strength(pos: Position, side: int) -> dict[int, int]:
    """The strength of the activated next to an enemy, hex by hex."""
    data, state, touch = book(pos).data, pos.state, hexes_in_touch(pos, 1 - side)
    active: UnitSet = state.marks[ACTIVE] & ~data.hqs & data.of_side[side]
    known, where, steps = unit_strengths(data), state.where, state.steps
    found: dict[int, int] = {}
    for u in bits(active):
        at = where[u]
        if at >= 0 and touch >> at & 1:
            found[at] = found.get(at, 0) + known[u][steps[u]][0]
    return found


@side_fact()
def hexes_in_touch(pos: Position, side: int) -> HexSet:
    return pos.game.map.grid.adjacent(line(pos, side))
