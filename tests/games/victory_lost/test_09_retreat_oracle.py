"""9.5 once more: every retreat that can be made written out hex by hex, and the best of them held against the
menu.

A retreat is a row of hexes, none twice. It is judged by the enemy zones entered by all of it; then by the
hexes of the result that do not lead closer to one source that is the same for all of it, and by whether they
end where there is room; then, in the same way, by the hexes that were added. Crowded random corners of the
map, both sides, all three readings of "closer".
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from tests.games.victory_lost.plain import (
    AREAS,
    CLOSED,
    FOE,
    LAND,
    SIDES,
    UNITS,
    Placing,
    beside,
    hq,
    pocket,
    room,
    stands,
    zone,
)

from grognard.games.victory_lost.law import retreat_paths
from grognard.games.victory_lost.law.names import Retreat
from grognard.kernel.cite import cites
from grognard.kernel.state import Position
from grognard.testing.table import Situation, situation

FAR = 10_000
Path = tuple[str, ...]
MAJOR = SIDES["major_river"]


@cache
def steps_to(source: str) -> dict[str, int]:
    """Hexes counted straight, over water and everything."""
    found, ring = {source: 0}, {source}
    while ring:
        ring = {n for h in ring for n in beside(h)} - found.keys()
        found |= {h: found[next(n for n in beside(h) if n in found)] + 1 for h in ring}
    return found


@cache
def steps_to_nearest(side: str) -> dict[str, int]:
    each = [steps_to(s) for s in AREAS[f"{side}_supply"]]
    return {h: min(one[h] for one in each) for h in each[0]}


def lengths(placing: Placing, side: str, turn: int) -> dict[str, int]:
    """Hexes to the source along a line of supply; one may stand where a line does not pass."""
    bad = stands(placing, FOE[side]) | (zone(placing, FOE[side]) - stands(placing, side)) | pocket(turn)
    open_ = LAND - bad
    found: dict[str, int] = {}
    ring, n = AREAS[f"{side}_supply"] & open_, 0
    while ring:
        found |= dict.fromkeys(ring, n)
        n += 1
        ring = {b for a in ring & open_ for b in beside(a) if frozenset((a, b)) not in CLOSED} - found.keys()
    return found


class Scene:
    def __init__(self, placing: Placing, unit: str, turn: int, reading: str) -> None:
        self.placing, self.unit, self.turn, self.origin = placing, unit, turn, placing[unit]
        self.side = side = UNITS[unit]["side"]
        self.zone = zone(placing, FOE[side])
        self.friends = {u: h for u, h in placing.items() if UNITS[u]["side"] == side and u != unit}
        self.shut = {h for u, h in placing.items() if UNITS[u]["side"] != side and not hq(u)} | pocket(turn)
        if reading == "straight":
            self.scales = [steps_to(s) for s in sorted(AREAS[f"{side}_supply"])]
        else:
            self.scales = [steps_to_nearest(side) if reading == "nearest" else lengths(placing, side, turn)]

    def may(self, a: str, b: str, first: bool) -> bool:
        over = frozenset((a, b))
        if over in MAJOR and ((a in self.zone and b in self.zone) or (over in CLOSED and not first)):
            return False
        return b in LAND and b not in self.shut

    def ways(self, path: Path, hexes: int) -> Iterator[Path]:
        """All retreats that begin like this."""
        here = path[-1] if path else self.origin
        if len(path) >= hexes and room(self.friends, self.unit, here):
            yield path
            return
        for n in sorted(beside(here) - {self.origin, *path}):
            if self.may(here, n, not path):
                yield from self.ways((*path, n), hexes)

    def price(self, path: Path, hexes: int, scale: dict[str, int]) -> tuple[int, ...]:
        zones = sum(h in self.zone for h in path)
        away = [scale.get(b, FAR) >= scale.get(a, FAR) for a, b in pairwise((self.origin, *path))]
        added = len(path) - hexes
        return zones, sum(away[:hexes]), int(added > 0), sum(away[hexes:]), added

    def best(self, hexes: int) -> set[Path]:
        found = {
            (path, i): self.price(path, hexes, scale)
            for path in self.ways((), hexes)
            for i, scale in enumerate(self.scales)
        }
        least = min(found.values(), default=None)
        return {path for (path, _), price in found.items() if price == least}


def corner(rng: random.Random, turn: int) -> Placing:
    """A crowd of one side with a few enemies in it."""
    middle = rng.choice(sorted(LAND if rng.random() < 0.5 else {h for pair in MAJOR for h in pair}))
    near = {middle}
    for _ in range(2):
        near |= {n for h in near for n in beside(h)}
    good = sorted((near & LAND) - pocket(turn))
    mine = rng.choice(("soviet", "axis", "axis"))
    placing: Placing = {}
    for side, many in ((FOE[mine], rng.randrange(1, 6)), (mine, rng.randrange(1, 45))):
        names = sorted(u for u, row in UNITS.items() if row["side"] == side)
        for unit in rng.sample(names, many):
            at = rng.choice(good)
            if room(placing, unit, at):
                placing[unit] = at
    return placing


def put(t: Situation, unit: str, at: str) -> Position:
    index = t.game.roster.index[unit]
    where = t.pos.state.where
    return Position(
        t.game, t.pos.state._replace(where=(*where[:index], t.game.map.hex(at), *where[index + 1 :]))
    )


def compare(t: Situation, scene: Scene, hexes: int) -> int:
    """At every hex of every best retreat the same next hexes."""
    best, game = scene.best(hexes), t.game
    unit, seen = game.roster.index[scene.unit], 0
    for start in {path[:n] for path in best for n in range(len(path))} | {()}:
        pos = put(t, scene.unit, start[-1] if start else scene.origin)
        falling = Retreat(
            1 << unit, hexes, game.map.hex(scene.origin), unit, tuple(game.map.hex(h) for h in start)
        )
        wanted = sorted({path[len(start)] for path in best if path[: len(start)] == start})
        assert game.map.labels(retreat_paths.retreat_hexes(pos, falling).set) == wanted, (
            scene.placing,
            scene.unit,
            hexes,
            start,
        )
        seen += 1
    return seen


@cites(
    "AVL 9.5.2a",
    "AVL 9.5.2b",
    "AVL 9.5.2c",
    "AVL 9.5.2d",
    "AVL 9.5.4",
    "AVL 9.5.5",
    "AVL 9.5.6a",
    "AVL 9.5.6b",
    "AVL 9.5.8",
)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("reading", ["straight", "nearest", "path"])
def test_the_menu_is_the_best_of_all_retreats(reading: str, seed: int) -> None:
    rng = random.Random(f"{reading} {seed}")
    seen = 0
    for _ in range(20):
        turn = rng.choice((4, 5))
        placing = corner(rng, turn)
        t = situation("avl", "soviet-movement", turn, {"supply_distance": reading}, units=dict(placing))
        able = sorted(u for u in placing if not hq(u))
        for unit in rng.sample(able, min(3, len(able))):
            scene = Scene(placing, unit, turn, reading)
            seen += compare(t, scene, 1) + compare(t, scene, 2)
    assert seen > 100
