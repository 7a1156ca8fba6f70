"""Costs of movement and the command radius against a second, slow implementation read from the files."""

from __future__ import annotations

import csv
import heapq
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random

import pytest
from tests.games.victory_roads.drawn import DATA, GAME, drawn

from grognard.games.victory_roads.law.names import AXIS, SOVIET, WEATHERS
from grognard.games.victory_roads.law.supply import command, connected_hexes
from grognard.kernel.cite import cites


def rows(name: str) -> Iterator[dict[str, str]]:
    yield from csv.DictReader(GAME.files.read(name)[0].splitlines())


HEXES = {row["hex"]: row for row in rows("hexes.csv")}
SIDES: dict[frozenset[str], set[str]] = {}
for _row in rows("hexsides.csv"):
    SIDES.setdefault(frozenset((_row["a"], _row["b"])), set()).add(_row["feature"])
WAYS = {frozenset(step) for row in rows("lines.csv") for step in pairwise(row["hexes"].split())}
WET = ("lake", "sea")
COSTS = {row["feature"]: row for row in rows("terrain.csv")}


def beside(label: str) -> list[str]:
    c, r = int(label[:2]), int(label[2:])
    up = r - 1 if c % 2 else r
    near = ((c, r - 1), (c, r + 1), (c - 1, up), (c - 1, up + 1), (c + 1, up), (c + 1, up + 1))
    return [name for x, y in near if (name := f"{x:02}{y:02}") in HEXES]


def touch(a: str, b: str) -> bool:
    side = frozenset((a, b))
    return side in WAYS or not SIDES.get(side, set()) & set(WET)


def rivers(a: str, b: str, weather: str) -> str:
    """The unbridged river between two hexes."""
    side = frozenset((a, b))
    found = SIDES.get(side, set())
    if side in WAYS or "bridge" in found:
        return ""
    if "major_river" in found or ("river" in found and weather == "mud"):
        return "major_river"
    return "river" if "river" in found else ""


def step_cost(a: str, b: str, mover: str, side: str, weather: str, captured: set[str]) -> float | None:
    hex_, fortress = (
        HEXES[b],
        "fortress" in HEXES[b]["features"].split() and side == "soviet" and b not in captured,
    )
    if hex_["terrain"] in WET or not touch(a, b):
        return None
    if frozenset((a, b)) in WAYS and not fortress:
        return 0.5
    terrain = "forest" if hex_["terrain"] == "marsh" and weather == "snow" else hex_["terrain"]
    base = 4 if fortress else int(COSTS[terrain][mover])
    river = rivers(a, b, weather)
    return base + (int(COSTS[river][mover]) if river else 0)


def cheapest(start: str, step: Callable[[str, str], float | None], limit: float) -> dict[str, float]:
    found, queue = {start: 0.0}, [(0.0, start)]
    while queue:
        spent, at = heapq.heappop(queue)
        if spent > found[at]:
            continue
        for h in beside(at):
            cost = step(at, h)
            if cost is not None and spent + cost <= min(limit, found.get(h, limit + 1) - 0.25):
                found[h] = spent + cost
                heapq.heappush(queue, (spent + cost, h))
    return found


AREA = set(GAME.map.labels(DATA.area))
UNITS = ("S5GT", "S30", "S18T", "S33", "S4GC", "G6P", "G96", "SS1", "G44", "G1P", "G357", "G46")


def situation(seed: int) -> tuple[dict[str, str], str]:
    luck = Random(seed)
    places = luck.sample(sorted(AREA), len(UNITS))
    return dict(zip(UNITS, places, strict=True)), luck.choice(WEATHERS)


def side_of(unit: str) -> str:
    return GAME.sides[GAME.roster[GAME.roster.index[unit]].side]


@cites(
    "VR 6.1.4",
    "VR 6.1.8a",
    "VR 6.1.9a",
    "VR 6.6a",
    "VR 6.1.7",
    "VR 3.2.2a",
    "VR 3.2.2l",
    "VR 3.2.2m",
    "VR 13.2.3",
)
@pytest.mark.parametrize("seed", range(12))
def test_reach_is_what_a_slow_search_finds(seed: int) -> None:
    units, weather = situation(seed)
    for side in GAME.sides:
        t = drawn(f"{side}-movement", units, {"weather": weather})
        captured = set(GAME.map.labels(t.pos.state.own.captured))
        for unit in (u for u in units if side_of(u) == side):
            assert t.costs(unit) == slow_reach(unit, units, weather, captured)


def slow_reach(unit: str, units: dict[str, str], weather: str, captured: set[str]) -> dict[str, float]:
    number, side, here = GAME.roster.index[unit], side_of(unit), units[unit]
    foes = {at for other, at in units.items() if side_of(other) != side}
    danger = {h for foe in foes for h in beside(foe) if touch(foe, h)}

    def step(a: str, b: str) -> float | None:
        if b not in AREA or b in foes or (weather == "mud" and b in danger and rivers(a, b, weather)):
            return None
        return step_cost(a, b, DATA.movers[number], side, weather, captured)

    move = GAME.roster[number].move / 2
    limit = min(move, 2) if weather == "mud" else move
    found = cheapest(here, step, limit)
    del found[here]
    for h in beside(here):  # one hex is always granted
        if step(here, h) is not None:
            found.setdefault(h, limit)
    return found


@cites("VR 1.2.2a", "VR 1.2.2b", "VR 1.2.3", "VR 1.2.4a", "VR 4.1.1a", "VR 4.1.1b")
@pytest.mark.parametrize("seed", range(8))
def test_lines_and_command_radii_are_what_a_slow_search_finds(seed: int) -> None:
    units, weather = situation(seed)
    luck = Random(seed)
    on_road = sorted(h for h in AREA if any(h in way for way in WAYS) and h not in units.values())
    units |= dict(zip(("Q6", "Q8", "Q3UF"), luck.sample(on_road, 3), strict=True))
    pos = drawn("soviet-movement", units, {"weather": weather}).pos
    for side, nation in ((SOVIET, "soviet"), (AXIS, "german")):
        mine = {at for unit, at in units.items() if side_of(unit) == GAME.sides[side]}
        foes = set(units.values()) - mine
        danger = {h for foe in foes for h in beside(foe) if touch(foe, h)} - mine
        shut = foes | danger
        fed = flood(sources(pos, side) - shut, shut)
        assert set(GAME.map.labels(connected_hexes(pos, side))) == fed
        wanted: set[str] = set()
        for hq in ("Q6", "Q8", "Q3UF"):
            if side_of(hq) == GAME.sides[side] and units[hq] in fed | sources(pos, side):
                wanted |= slow_radius(hq, units[hq], shut, weather)
        assert set(GAME.map.labels(command(pos, side, nation))) == wanted


def slow_radius(hq: str, at: str, shut: set[str], weather: str) -> set[str]:
    def step(a: str, b: str) -> float | None:
        if b in shut or HEXES[b]["terrain"] in WET or not touch(a, b):
            return None
        if rivers(a, b, weather) == "major_river":
            return None
        return 0.5 if frozenset((a, b)) in WAYS else 1

    return set(cheapest(at, step, DATA.more(GAME.roster.index[hq]).radii[0]))


def sources(pos: object, side: int) -> set[str]:
    held = set(GAME.map.labels(pos.state.own.control))  # type: ignore[attr-defined]
    if side == SOVIET:
        return {
            h
            for h in GAME.map.labels(DATA.map.areas["soviet_cities"] | DATA.map.areas["east_edge"])
            if h in held
        }
    cities = {h for h, row in HEXES.items() if "city" in row["features"] and row["country"] == "germany"}
    return (cities | set(GAME.map.labels(DATA.map.areas["baltic_ports"]))) - held


def flood(start: set[str], shut: set[str]) -> set[str]:
    found, front = set(start), list(start)
    while front:
        at = front.pop()
        for h in beside(at):
            if frozenset((at, h)) in WAYS and h not in shut and h not in found:
                found.add(h)
                front.append(h)
    return found
