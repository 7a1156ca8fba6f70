"""V, VI and VII together: what every unit may do, reckoned a second time by the plain text of the rules.

Nothing here asks the engine for costs, zones or neighbours: the map is read from its files, the
rules are written out by hand, and the two must agree hex for hex in hundreds of random positions
and all along random games.
"""

from __future__ import annotations

import csv
import heapq
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from grognard.games import load
from grognard.kernel.cite import cites
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.testing.table import Situation, situation

FILES = load("ts").files
AT_ONCE = {"stacking": "move"}  # so that where a unit may not end it may not go
ROWS = {
    name: list(csv.DictReader(FILES.read(f"{name}.csv")[0].splitlines()))
    for name in ("hexes", "hexsides", "lines", "units")
}
TERRAIN = {row["hex"]: row["terrain"] for row in ROWS["hexes"]}
FEATURES = {row["hex"]: row["features"].split() for row in ROWS["hexes"]}
RIVERS = {frozenset((row["a"], row["b"])) for row in ROWS["hexsides"]}
UNITS = {row["id"]: row for row in ROWS["units"]}
CHAINS = [row["hexes"].split() for row in ROWS["lines"]]
TRACKS = {frozenset(pair) for chain in CHAINS for pair in pairwise(chain)}
LIMIT = {"white": 3, "red": 2}
Placing = dict[str, str]  # unit to hex


def beside(label: str) -> Iterator[str]:
    c, r = int(label[:2]), int(label[2:])
    up = r - 1 if c % 2 else r
    for x, y in ((c, r - 1), (c, r + 1), (c - 1, up), (c - 1, up + 1), (c + 1, up), (c + 1, up + 1)):
        if 1 <= x <= 12 and 1 <= y <= 14:
            yield f"{x:02}{y:02}"


def price(kind: str, a: str, b: str) -> int | None:
    """What the step costs, or None where this kind may not make it."""
    water = TERRAIN[b] == "volga"
    if kind == "gunboat":
        return 1 if water or "bank" in FEATURES[b] else None
    if water:
        return None
    if kind == "train":
        return 1 if frozenset((a, b)) in TRACKS or TERRAIN[a] == TERRAIN[b] == "tsaritsyn" else None
    wet = frozenset((a, b)) in RIVERS
    if wet and kind == "tank":
        return None
    return (2 if TERRAIN[b] == "rough" else 1) + ("fort" in FEATURES[b]) + (wet and kind != "cavalry")


def reachable(unit: str, placing: Placing, flipped: set[str]) -> dict[str, int]:
    """The hexes a fresh unit can reach and the points it would have left, stacking and company apart."""
    me = UNITS[unit]
    kind, points = me["kind"], 10**6 if me["move"] == "*" else int(me["move"])
    foes = {u: h for u, h in placing.items() if UNITS[u]["side"] != me["side"]}
    afloat = kind == "gunboat"
    shut = {h for u, h in foes.items() if (UNITS[u]["kind"] == "gunboat") == afloat}
    line = [
        h
        for u, h in foes.items()
        if UNITS[u]["kind"] in ("infantry", "cavalry", "sailors") and u not in flipped
    ]
    zone = set() if afloat else {n for h in line for n in beside(h)}
    start = placing[unit]
    best = {start: 0}
    heap = [(0, start)]
    while heap:
        spent, here = heapq.heappop(heap)
        if spent > best[here] or (here in zone and here != start):
            continue
        for n in beside(here):
            cost = price(kind, here, n)
            if cost is None or n in shut:
                continue
            total = spent + cost if spent + cost <= points else points if here == start else None
            if total is not None and total < best.get(n, 10**7):
                best[n] = total
                heapq.heappush(heap, (total, n))
    del best[start]
    return {h: points - spent for h, spent in best.items()}


def distance(a: str, b: str) -> int:
    seen, ring, steps = {a}, {a}, 0
    while b not in ring:
        ring = {n for h in ring for n in beside(h)} - seen
        seen |= ring
        steps += 1
    return steps


def may_end(unit: str, placing: Placing, h: str) -> bool:
    """Within the stacking limit, and a train within four hexes of a land unit that is no train."""
    me = UNITS[unit]
    mine = [u for u in placing if UNITS[u]["side"] == me["side"] and u != unit]
    if me["kind"] == "train":
        return any(distance(placing[u], h) <= 4 for u in mine if UNITS[u]["kind"] not in ("train", "gunboat"))
    if me["kind"] in ("tank", "hq", "gunboat"):
        return True
    there = [
        u for u in mine if placing[u] == h and UNITS[u]["kind"] not in ("tank", "hq", "train", "gunboat")
    ]
    return len(there) < LIMIT[me["side"]]


def expected(unit: str, placing: Placing, flipped: set[str]) -> dict[str, int]:
    return {h: left for h, left in reachable(unit, placing, flipped).items() if may_end(unit, placing, h)}


def placing_of(pos: Position) -> Placing:
    return {pos.game.roster[u].id: pos.game.map.label(h) for u, h in enumerate(pos.state.where) if h >= 0}


# -- random positions


def scattered(rng: random.Random) -> Placing:
    """Counters thrown on a part of the map, so that they meet; sides never share a hex but on the water."""
    held: dict[str, str] = {}
    placing: Placing = {}
    columns = rng.sample(range(1, 13), 6)
    for unit in rng.sample(sorted(UNITS), 34):
        side, kind = UNITS[unit]["side"], UNITS[unit]["kind"]
        good = [
            h
            for h in TERRAIN
            if int(h[:2]) in columns
            and (price(kind, h, h) if kind != "train" else any(h in c for c in CHAINS))
        ]
        good = [h for h in good if kind == "gunboat" or held.get(h, side) == side]
        good = [
            h
            for h in good
            if kind in ("tank", "hq", "gunboat", "train") or may_end(unit, {**placing, unit: h}, h)
        ]
        if good:
            placing[unit] = rng.choice(good)
            if kind != "gunboat":
                held[placing[unit]] = side
    return placing


def left_in(t: Situation) -> Any:
    menu = choices(t.pos)
    return menu.args["points"] if menu.prompt == "ts-moving" else 0


@cites(
    "TS V.2",
    "TS V.4",
    "TS V.5",
    "TS V.6",
    "TS V.7",
    "TS V.8",
    "TS V.9",
    "TS V.10",
    "TS V.11",
    "TS VI.1",
    "TS VI.2",
    "TS VI.3",
    "TS VII.1",
    "TS VII.2",
    "TS VII.6",
)
@pytest.mark.parametrize("seed", range(12))
def test_every_unit_goes_where_the_rules_let_it(seed: int) -> None:
    rng = random.Random(seed)
    placing = scattered(rng)
    flipped = {
        u
        for u in placing
        if UNITS[u]["side"] == "red" and UNITS[u]["kind"] in ("infantry", "militia") and rng.random() < 0.3
    }
    # no objective is White's but those he stands in: so Red's train has no prize to run on from; White's
    # train is left out
    units = {u: {"at": h, "marks": ["flipped"] if u in flipped else []} for u, h in placing.items()}
    for side in ("white", "red"):
        t = situation("ts", f"{side}-movement", units=units, own={"white_last": []}, options=AT_ONCE)
        for unit in sorted(u for u in placing if UNITS[u]["side"] == side and u not in flipped):
            if UNITS[unit]["kind"] == "train" and side == "white":
                continue
            t.act("unit", unit)
            assert set(t.may("to")) == set(expected(unit, placing, flipped)), (unit, placing)
            t.act("drop")


@cites("TS V.2", "TS V.4", "TS V.6")
@pytest.mark.parametrize("seed", range(4))
def test_every_unit_has_left_what_it_has_not_spent(seed: int) -> None:
    rng = random.Random(100 + seed)
    placing = scattered(rng)
    before = situation("ts", "white-movement", units=placing, options=AT_ONCE)
    zone = {
        n
        for u, h in placing.items()
        if UNITS[u]["side"] == "red" and UNITS[u]["kind"] in ("infantry", "cavalry", "sailors")
        for n in beside(h)
    }
    for unit in sorted(u for u in placing if UNITS[u]["side"] == "white" and UNITS[u]["kind"] != "train"):
        for h, left in expected(unit, placing, set()).items():
            t = Situation(before.pos).acts(f"unit {unit}", f"to {h}")
            if t.winner is None:
                assert left_in(t) == (0 if h in zone else left), (unit, h, placing)


# -- random games


@cites("TS V.2", "TS V.4", "TS VI.2", "TS VII.1", "TS VII.6")
@pytest.mark.parametrize("seed", range(3))
def test_the_rules_hold_all_along_a_game(seed: int) -> None:
    """Whatever is remembered from one position to the next is remembered rightly."""
    rng, dice = random.Random(seed), SeededDice(bytes([seed]))
    pos, _ = begin(load("ts", {"setup": "ready_made", **AT_ONCE}), dice)
    checked = 0
    while pos.state.result is None and pos.state.turn <= 4:
        menu = choices(pos)
        if (
            menu.prompt == "ts-moving"
            and not pos.frame.memo.begun
            and pos.game.roster[pos.frame.memo.unit].kind != "train"
        ):
            unit = pos.game.roster[pos.frame.memo.unit].id
            flipped = set(pos.game.roster.ids(pos.state.marks[pos.game.mark("flipped")]))
            found = {pos.game.map.label(h) for h in bits(menu.verbs["to"].set)}
            assert found == set(expected(unit, placing_of(pos), flipped)), (seed, unit)
            checked += 1
        acts = menu.acts()
        act = rng.choice(acts)
        if act.verb == "end_phase" and rng.random() < 0.8:
            act = rng.choice(acts)
        pos = step(pos, Act(*act), dice).pos
        assert not pos.game.hooks.invariants(pos)
    assert checked > 40
