"""The map and the counters read straight from their files, and the texts of chapters 6, 10 and 11 written out
hex by hex.

Nothing here uses the rules under test, nor sets of hexes: it is what they are held against.
"""

from __future__ import annotations

import csv
import random
from functools import cache
from itertools import pairwise

from grognard.games import load

FILES = load("avl").files


def rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(FILES.read(f"{name}.csv")[0].splitlines()))


TERRAIN = {row["hex"]: row["terrain"] for row in rows("hexes")}
LAND = {h for h, ground in TERRAIN.items() if ground != "sea"}
UNITS = {row["id"]: row for row in rows("units")}
AREAS = {row["area"]: set(row["hexes"].split()) for row in rows("areas")}
SIDES: dict[str, set[frozenset[str]]] = {}
for row in rows("hexsides"):
    SIDES.setdefault(row["feature"], set()).add(frozenset((row["a"], row["b"])))
RAIL = {
    frozenset(pair)
    for row in rows("lines")
    if row["kind"] == "rail"
    for pair in pairwise(row["hexes"].split())
}
CLOSED = SIDES["major_river"] - SIDES["bridge"] | SIDES.get("impassable", set())
FOE = {"soviet": "axis", "axis": "soviet"}
Placing = dict[str, str]


@cache
def beside(label: str) -> frozenset[str]:
    """Even columns lie half a hex lower."""
    c, r = int(label[:2]), int(label[2:])
    up = r - 1 if c % 2 else r
    six = ((c, r - 1), (c, r + 1), (c - 1, up), (c - 1, up + 1), (c + 1, up), (c + 1, up + 1))
    return frozenset(f"{x:02}{y:02}" for x, y in six) & TERRAIN.keys()


def hq(unit: str) -> bool:
    return UNITS[unit]["kind"] == "hq"


def stands(placing: Placing, side: str) -> set[str]:
    return {h for u, h in placing.items() if UNITS[u]["side"] == side}


def zone(placing: Placing, side: str) -> set[str]:
    """The hexes around combat units, not those around HQs."""
    found: set[str] = set()
    for unit, h in placing.items():
        if UNITS[unit]["side"] == side and not hq(unit):
            found |= {n for n in beside(h) if frozenset((h, n)) not in SIDES.get("impassable", set())}
    return found & LAND


def pocket(turn: int) -> set[str]:
    return AREAS["pocket"] if turn <= 4 else set()


def has_line(unit: str, placing: Placing, turn: int) -> bool:
    """Step by step from the unit towards any source of its side."""
    side = UNITS[unit]["side"]
    bad = (
        stands(placing, FOE[side])
        | (zone(placing, FOE[side]) - stands(placing, side))
        | pocket(turn)
        | (TERRAIN.keys() - LAND)
    )
    seen, queue = {placing[unit]}, [placing[unit]]
    while queue:
        here = queue.pop()
        if here in AREAS[f"{side}_supply"]:
            return True
        for n in beside(here) - bad - seen:
            if frozenset((here, n)) not in CLOSED:
                seen.add(n)
                queue.append(n)
    return False


def railheads(side: str, placing: Placing, turn: int) -> set[str]:
    """Rail hexes with a railway to a source, through no enemy and no zone of his, friends there or not."""
    bad = stands(placing, FOE[side]) | zone(placing, FOE[side]) | pocket(turn)
    on_rail = {h for pair in RAIL for h in pair}
    queue = sorted((AREAS[f"{side}_supply"] & on_rail) - bad)
    seen = set(queue)
    while queue:
        here = queue.pop()
        new = {n for n in beside(here) if frozenset((here, n)) in RAIL} - bad - seen
        seen |= new
        queue += new
    return seen


def room(placing: Placing, unit: str, h: str) -> bool:
    """Two combat units, one HQ, one side; of the allies of the Germans one nation."""
    stack = [u for u, at in placing.items() if at == h]
    nations = {UNITS[u]["nation"] for u in (*stack, unit)} - {"german"}
    alike = [u for u in stack if hq(u) == hq(unit)]
    one_side = all(UNITS[u]["side"] == UNITS[unit]["side"] for u in stack)
    return one_side and len(nations) <= 1 and len(alike) < (1 if hq(unit) else 2)


def scattered(rng: random.Random, turn: int, many: int = 60) -> Placing:
    """Many counters on few columns: pockets and broken lines come by themselves."""
    first = rng.choice((1, 10, 22, 30, 40, 50, 54))
    wide, top, deep = rng.choice((8, 12, 20)), rng.randrange(1, 20), rng.choice((12, 20, 38))
    good = [
        h
        for h in sorted(LAND - pocket(turn))
        if first <= int(h[:2]) < first + wide and top <= int(h[2:]) < top + deep
    ]
    placing: Placing = {}
    for unit in rng.sample(sorted(UNITS), many):
        able = [h for h in good if room(placing, unit, h)]
        if able and int(UNITS[unit]["arrives"] or 0) < turn:
            placing[unit] = rng.choice(able)
    return placing


def along_rails(rng: random.Random, turn: int, many: int) -> Placing:
    """Counters on railways and beside them, all over the map."""
    tracks = sorted({h for pair in RAIL for h in pair})
    placing: Placing = {}
    for unit in rng.sample([u for u in sorted(UNITS) if int(UNITS[u]["arrives"] or 0) < turn], many):
        able = [h for h in beside(rng.choice(tracks)) & LAND - pocket(turn) if room(placing, unit, h)]
        if able:
            placing[unit] = rng.choice(sorted(able))
    return placing
