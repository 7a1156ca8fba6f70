"""12B. Lines of supply against a slow tracer that goes hex by hex, from the unit to the source."""

from __future__ import annotations

import random
from functools import cache

import pytest
from tests.games.sudden_storm.situations import DATA, GAME
from tests.games.sudden_storm.supplying import still

from grognard.games.sudden_storm.law import gauge, supply
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, WEATHERS, ZONES
from grognard.games.sudden_storm.law.names import own as own_of
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.weather_areas import area_weather, frozen_sides
from grognard.games.sudden_storm.law.zoc import zoc
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.kernel.state import Position

GRID, MAP = GAME.map.grid, GAME.map
DEAR = {"mountain", "forest", "swamp", "wooded_rough", "sand"}
SHORT = {  # the supply line summary, by element: usual and Arctic, for clear, mud, frost, snow
    "overland": ((7, 4, 7, 4), (4, 3, 4, 3)),
    "truck": ((14, 7, 14, 7), (7, 4, 7, 4)),
    "road": ((14, 7, 14, 7), (7, 4, 7, 4)),
}


class Tracer:
    """Asks of one hex at a time, with nothing kept but the ends of elements."""

    def __init__(self, pos: Position, side: int) -> None:
        self.pos, self.side, self.own = pos, side, own_of(pos)
        self.enemies = {pos.state.where[u] for u in bits(pos.on_map(1 - side))}
        self.friends = {pos.state.where[u] for u in bits(pos.on_map(side))}
        self.zoc, self.mine = zoc(pos, 1 - side), owned_hexes(pos, side)
        self.sources = set(bits(supply.sources(pos, side)))
        trucks = DATA.trucks & ~self.own.feeding & pos.on_map(side)
        self.trucks = {pos.state.where[u] for u in bits(trucks)}
        self.ice, self.rails = frozen_sides(DATA, area_weather(pos)), gauge.usable(pos, side)
        self.ends = cache(self.slow_ends)
        self.railed = cache(self.slow_railed)

    def passes(self, h: int) -> bool:
        if not DATA.land >> h & 1 or self.own.neutral >> h & 1 or h in self.enemies:
            return False
        return h in self.friends or not self.zoc >> h & 1

    def price(self, element: str, h: int, d: int, n: int) -> int | None:
        line = DATA.ways[d] >> h & 1
        if element == "road":
            return 1 if line and self.mine >> n & 1 and self.mine >> h & 1 else None
        water = any(MAP.sides[kind][d] >> h & 1 for kind in ("sea", "lake"))
        bridged = any(MAP.sides[kind][d] >> h & 1 for kind in ("strait", "causeway"))
        frozen = self.ice[d] >> h & 1
        if line:
            return 1
        if water and not bridged and not (MAP.sides["lake"][d] >> h & 1 and frozen):
            return None
        terrain = next(name for name, hexes in MAP.terrain.items() if hexes >> n & 1)
        hard = terrain in DEAR and not (terrain == "swamp" and self.weather(n) == WEATHERS.index("snow"))
        wet = bridged or (MAP.sides["major_river"][d] >> h & 1 and not frozen)
        return 1 + hard + bool(wet)

    def zone(self, h: int) -> int:
        return next(n for n, zone in enumerate(DATA.weather_zones) if zone >> h & 1)

    def weather(self, h: int) -> int:
        return self.own.weather[self.zone(h)]

    def longest(self, element: str, crossed: frozenset[int]) -> int:
        arctic = ZONES.index("a") in crossed
        return min(SHORT[element][arctic][self.own.weather[zone]] for zone in crossed)

    def slow_ends(self, element: str, h: int) -> frozenset[int]:
        """Where an element from a hex may end: the best price for each hex and the zones passed."""
        first = (h, frozenset({self.zone(h)}))
        best, waiting = {first: 0}, [first]
        while waiting:
            waiting.sort(key=lambda one: -best[one])
            here, crossed = at = waiting.pop()
            for d, n in GRID.neighbours(here):
                if not self.passes(n) or (cost := self.price(element, here, d, n)) is None:
                    continue
                to = (n, crossed | {self.zone(n)})
                total = best[at] + cost
                if total <= self.longest(element, to[1]) and total < best.get(to, 99):
                    best[to] = total
                    waiting.append(to)
        return frozenset(n for n, _ in best)

    def slow_railed(self, h: int) -> bool:
        seen, waiting = {h}, [h]
        while waiting:
            here = waiting.pop()
            if here in self.sources and (here == h or self.passes(here)):
                return True
            for d, n in GRID.neighbours(here):
                ours = self.mine >> n & 1 and self.mine >> here & 1
                if n not in seen and self.rails[d] >> here & 1 and ours and self.passes(n):
                    seen.add(n)
                    waiting.append(n)
        return False

    def trucked(self, found: set[int]) -> set[int]:
        waiting = list(found & self.trucks)
        while waiting:
            ends = self.ends("truck", waiting.pop()) - found
            waiting += ends & self.trucks
            found = found | ends
        return found

    def supplied(self, h: int) -> bool:
        """Overland, trucks, a road, trucks, a railway: each may be absent."""
        if h in self.enemies:
            return False
        first = self.trucked({h} | self.ends("overland", h))
        along = set(first)
        for one in first:
            along |= self.ends("road", one)
        # trucks on the near side of the road may end anywhere on it; those beyond it may not take another
        return any(self.railed(one) for one in self.trucked(along))


def scattered(seed: int) -> Position:
    """Units of both sides, trucks among them, strewn about the front, and hexes that changed hands."""
    rng = random.Random(seed)
    middle = MAP.hex(rng.choice(["1B:3008", "1B:4510", "3B:1010", "1B:1010", "2A:3025"]))
    ground = list(bits(GRID.disc(1 << middle, 14) & DATA.land & ~GAME.start(GAME).own.neutral))
    ids = {side: GAME.roster.ids(DATA.combat_units & DATA.of_side[side]) for side in (AXIS, SOVIET)}
    places = rng.sample(ground, 40)
    names = rng.sample(ids[AXIS], 16) + rng.sample(ids[SOVIET], 20) + [f"G{n}Trk" for n in range(1, 5)]
    units = {name: MAP.label(h) for name, h in zip(names, places, strict=True)}
    spots = [sum(1 << h for h in bits(GRID.disc(1 << h, 3))) for h in rng.sample(ground, 3)]
    lands = [[MAP.label(h) for h in bits(spot & DATA.land)] for spot in spots]
    own = {
        "weather": [rng.choice(WEATHERS) for _ in ZONES],
        "cold": [rng.randrange(4) for _ in ZONES],
        "axis": sorted({*lands[0], *lands[1]}),
    }
    return still(units, own, turn=rng.randrange(3, 12))


@cites("SS 12A", "SS 12B.3", "SS 12B.4", "SS 12B1.1", "SS 12B1.2", "SS 12B2.1", "SS 12B3", "SS 12B4.1")
@pytest.mark.parametrize("seed", range(8))
def test_lines_agree_with_a_tracer_that_goes_hex_by_hex(seed: int) -> None:
    pos = scattered(seed)
    rng = random.Random(seed)
    near = [pos.state.where[u] for side in (AXIS, SOVIET) for u in bits(pos.on_map(side))]
    ground = GRID.disc(sum(1 << h for h in set(near)), 2) & DATA.land & ~own_of(pos).neutral
    for side in (AXIS, SOVIET):
        tracer, found = Tracer(pos, side), supply.regular(pos, side)
        for h in rng.sample(list(bits(ground)), 30):
            assert bool(found >> h & 1) == tracer.supplied(h), (side, MAP.label(h))
