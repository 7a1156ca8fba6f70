"""The reach of units, against a slow search that reads the charts by itself."""

from __future__ import annotations

import csv
import heapq
import random
from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest
from tests.games.sudden_storm.situations import DATA, GAME, drawn

from grognard.games import sudden_storm
from grognard.games.sudden_storm.law import marching, zoc
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits

MAP, GRID = DATA.map, DATA.map.grid
FOLDER = Path(sudden_storm.__file__).parent / "data"
ROWS = {row["feature"]: row for row in csv.DictReader((FOLDER / "terrain.csv").open())}
WEATHERS = ("clear", "mud", "frost", "snow")
ENDING = {"clear": "", "frost": "", "mud": "_mud", "snow": "_snow"}
WET = ("river", "major_river")
WAYS = {pair for line in MAP.lines for a, b in pairwise(line.hexes) for pair in ((a, b), (b, a))}
CASES = [(seed, weather) for seed in range(4) for weather in WEATHERS]


def figure(feature: str, moves: str, weather: str, rating: int) -> Fraction | None:
    if moves == "mountain_cavalry":
        return figure(feature, "mountain" if feature in ("mountain", "rough") else "cavalry", weather, rating)
    if moves == "ski" and weather == "snow":
        cell = ROWS[feature]["ski_snow"]
    else:
        column = "mountain" if moves == "ski" else moves
        column = "mountain_troops" if column == "mountain" and not ENDING[weather] else column
        cell = ROWS[feature][column + ENDING[weather]]
    cell = cell.removeprefix("+")
    if cell in ("-", ""):
        return None
    return Fraction(rating, 2) + 1 if cell == "h" else Fraction(cell)


def has(gate: tuple[int, ...], a: int, b: int) -> bool:
    return bool(gate[GRID.direction(a, b)] >> a & 1)


def terrain(h: int) -> str:
    found: str = next(name for name, hexes in MAP.terrain.items() if hexes >> h & 1)
    return found


class Search:
    """One unit in one position."""

    def __init__(self, unit: int, weather: str, frozen: bool, zones: tuple[int, int], foes: int) -> None:
        self.moves, self.rating = DATA.movers[unit], GAME.roster[unit].faces[0].move // 2
        self.weather, self.frozen, self.zones, self.foes = weather, frozen, zones, foes

    def price(self, feature: str) -> Fraction | None:
        return figure(feature, self.moves, self.weather, self.rating)

    def side(self, a: int, b: int) -> Fraction | None:
        """What the side adds."""
        sides, total = MAP.sides, Fraction(0)
        for name in ("sea", "lake"):
            if has(sides[name], a, b) and not has(sides["strait"], a, b):
                if name == "sea" or not self.ice(a, b):
                    return None
                total += self.price("lake_side_frozen") or 0
        for name in WET:
            if has(sides[name], a, b):
                total += self.price(f"{name}_frozen" if self.ice(a, b) else name) or 0
        for name in ("strait", "causeway"):
            if has(sides[name], a, b):
                total += self.price(name) or 0
        return total

    def ice(self, a: int, b: int) -> bool:
        in_d = any(MAP.attributes["zone"]["d"] >> h & 1 for h in (a, b))
        return self.frozen and not in_d

    def step(self, a: int, b: int) -> Fraction | None:
        """By road for the price of clear ground, else the hex and the side."""
        road = self.price("clear") if (a, b) in WAYS else None
        name = terrain(b)
        hexes = self.price("swamp_frozen" if name == "swamp" and self.weather == "snow" else name)
        if hexes is not None and MAP.attributes["zone"]["a"] >> b & 1:
            hexes *= 2
        side = self.side(a, b)
        off = None if hexes is None or side is None else hexes + side
        return min((one for one in (road, off) if one is not None), default=None)

    def toll(self, a: int, b: int) -> int:
        weak, strong = self.zones
        if not (weak | strong) >> a & 1:
            return 0
        full, less = (4, 2) if self.moves == "cm" else (2, 1)
        return full if strong >> a & 1 or strong >> b & 1 else less

    def reached(self, start: int, points: Fraction) -> dict[int, Fraction]:
        best, queue = {start: Fraction(0)}, [(Fraction(0), start)]
        closed = self.foes | ~DATA.land
        while queue:
            spent, a = heapq.heappop(queue)
            if spent > best[a]:
                continue
            for _, b in GRID.neighbours(a):
                cost = None if closed >> b & 1 else self.step(a, b)
                if cost is None:
                    continue
                total = spent + cost + self.toll(a, b)
                if total > points and a == start:
                    total = points
                if total <= points and total < best.get(b, points + 1):
                    best[b] = total
                    heapq.heappush(queue, (total, b))
        return best


def scattered(seed: int) -> tuple[str, dict[str, str]]:
    """A German unit of some class and a few Soviets near it, somewhere in the USSR or its Arctic."""
    dice = random.Random(seed)
    classes = ("foot", "cm", "mountain", "ski", "foot", "cm")
    wanted = classes[seed % len(classes)]
    units = [u.id for n, u in enumerate(GAME.roster.units) if DATA.movers[n] == wanted and u.faces[0].move]
    who = dice.choice(units)
    side = GAME.roster[GAME.roster.index[who]].side
    foes = [u.id for u in GAME.roster.units if u.side != side and u.kind in ("infantry", "armor")]
    land = list(bits(DATA.ussr & (DATA.arctic if seed % 3 == 2 else -1)))
    start = dice.choice(land)
    near = [h for h in bits(GRID.disc(1 << start, 4) & DATA.ussr) if h != start]
    spots = dice.sample(near, 3)
    return who, {who: MAP.label(start)} | {
        foe: MAP.label(h) for foe, h in zip(dice.sample(foes, 3), spots, strict=True)
    }


@cites("SS 6.4", "SS 6.5", "SS 6.6", "SS 6.7", "SS 6.10", "SS 7B.1", "SS 29.1", "SS 14C.2")
@pytest.mark.parametrize(("seed", "weather"), CASES)
def test_reach_of_a_slow_search(seed: int, weather: str) -> None:
    who, where = scattered(seed * len(WEATHERS) + WEATHERS.index(weather))
    unit = GAME.roster.index[who]
    side = GAME.roster[unit].side
    cold = weather in ("frost", "snow")
    now = {"weather": weather, "cold": [2 if cold else 0] * 5, "neutral": []}
    t = drawn(f"{GAME.sides[side]}-movement", where, now, turn=6)
    moving = marching.begin_unit_move(t.pos, unit)
    foes = sum(1 << h for h in {MAP.hex(at) for name, at in where.items() if name != who})
    shut = sum_of(one.hexes for one in marching.closed_hexes(t.pos, unit))
    search = Search(unit, weather, cold, zoc.zones(t.pos, 1 - side), foes | shut)
    start = MAP.hex(where[who])
    expected = search.reached(start, Fraction(GAME.roster[unit].faces[0].move, 2))
    found = marching.march_reach(t.pos, moving)
    assert set(bits(found.hexes)) == set(expected), [
        MAP.label(h) for h in set(bits(found.hexes)) ^ set(expected)
    ]
    assert {h: found.cost(h) for h in expected} == {h: 2 * cost for h, cost in expected.items()}


def sum_of(sets: Iterable[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found
