"""1.2 and 4. Who is in supply, against a second, slow implementation: HQs of four nations, pontoons,
bridgeheads and engineers, partisans, closed ports, capitals, the closed border, fortresses and the Ju-52, on
random positions of the whole map.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.games.victory_roads.test_06_oracle import HEXES, WAYS, beside, cheapest, rows, touch

from grognard.games import load
from grognard.games.victory_roads.law.names import AXIS, SOVIET, WEATHERS
from grognard.games.victory_roads.law.supply import hqs_in_supply, supplied_units
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.hexes import bits
from grognard.kernel.position import begin
from grognard.kernel.state import Position

GAME = load("vr", scenario="campaign")
DATA = GAME.rules.data
RIVERS: dict[frozenset[str], set[str]] = {}
for _row in rows("hexsides.csv"):
    RIVERS.setdefault(frozenset((_row["a"], _row["b"])), set()).add(_row["feature"])
PLACES = {place.id: GAME.map.label(place.hex) for place in GAME.map.places}
PORTS = GAME.map.labels(DATA.map.areas["baltic_ports"])
CITY = {h for h, row in HEXES.items() if {"city", "minor_city"} & set(row["features"].split())}
LAND = {h for h, row in HEXES.items() if row["terrain"] not in ("sea", "lake")}
# Where the rules meet: the Baltic coast, Minsk, Budapest, the two sides of the Romanian border, the Vistula.
MIDDLES = ("4316", "5426", "2955", "4360", "5062", "3535", "3324", "2743")


SHUT = {"romanian": "hungary", "hungarian": "romania"}


def once(ask: Callable[..., set[str]]) -> Callable[..., set[str]]:
    """What a board has found it keeps."""

    def answer(board: Board, *of: str) -> set[str]:
        key = (ask.__name__, *of)
        if key not in board.kept:
            board.kept[key] = ask(board, *of)
        return board.kept[key]

    return answer


class Board:
    """A position as the rulebook sees it: who stands where, by the words of the files."""

    def __init__(self, pos: Position) -> None:
        roster, where = GAME.roster, pos.state.where
        self.kept: dict[tuple[str, ...], set[str]] = {}
        self.own = pos.state.own
        self.weather = WEATHERS[self.own.weather]
        self.at = {roster[u].id: GAME.map.label(where[u]) for u in bits(DATA.units) if where[u] >= 0}
        self.side = {id: GAME.sides[roster[roster.index[id]].side] for id in self.at}
        self.soviet = set(GAME.map.labels(self.own.control))
        self.lying = {
            name: {GAME.map.label(where[u]) for u in bits(DATA.supports[name]) if where[u] >= 0}
            for name in ("engineers", "partisans", "ju52")
        }

    @once
    def stand(self, side: str) -> set[str]:
        return {h for id, h in self.at.items() if self.side[id] == side}

    def nation(self, id: str) -> str:
        return "soviet" if self.side[id] == "soviet" else DATA.more(GAME.roster.index[id]).nation

    # -- ways

    @once
    def shut(self, side: str) -> set[str]:
        """Enemies, and the hexes next to them where no friend stands."""
        foes = self.stand("axis" if side == "soviet" else "soviet")
        near = {h for foe in foes for h in beside(foe) if touch(foe, h)}
        return foes | near - self.stand(side)

    def bridged(self, side: str, a: str, b: str) -> bool:
        edge = frozenset((a, b))
        if edge in WAYS or "bridge" in RIVERS.get(edge, set()):
            return True
        for one in self.own.pontoons:
            mine = GAME.sides[GAME.roster[one.unit].side] == side
            if mine and edge == frozenset((GAME.map.label(one.here), GAME.map.label(one.across))):
                return True
        heads = set(GAME.map.labels(self.own.bridgeheads)) | self.lying["engineers"]
        return side == "soviet" and bool({a, b} & heads)

    def blocked(self, side: str, a: str, b: str) -> bool:
        """A major river without a bridge; in mud a river too."""
        water = RIVERS.get(frozenset((a, b)), set())
        major = "major_river" in water or (self.weather == "mud" and "river" in water)
        return major and not self.bridged(side, a, b)

    # -- sources and lines

    @once
    def sources(self, side: str) -> set[str]:
        if side == "soviet":
            towns = {h for h in CITY if HEXES[h]["start"] == "soviet"}
            return (towns | set(GAME.map.labels(DATA.map.areas["east_edge"]))) & self.soviet
        german = {h for h in CITY if HEXES[h]["country"] == "germany"}
        ports = {
            port
            for port in PORTS
            if sum(h in self.stand("soviet") and touch(port, h) for h in beside(port) if h in LAND) < 4
        }
        return (german | ports) - self.soviet

    @once
    def lines(self, side: str) -> set[str]:
        shut = self.shut(side) | (self.lying["partisans"] if side == "axis" else set())
        found = self.sources(side) - shut
        front = list(found)
        while front:
            at = front.pop()
            for h in beside(at):
                if frozenset((at, h)) in WAYS and h not in shut | found:
                    found.add(h)
                    front.append(h)
        return found

    @once
    def hqs(self, side: str) -> set[str]:
        good = self.lines(side) | self.sources(side)
        mine = {id for id in self.at if self.side[id] == side}
        hqs = {id for id in mine if GAME.roster[GAME.roster.index[id]].kind == "hq"}
        return {id for id in hqs if self.at[id] in good or self.in_works(id)}

    def in_works(self, id: str) -> bool:
        """A German, HQ or not, in an advanced fortification that was never captured."""
        h, captured = self.at[id], set(GAME.map.labels(self.own.captured))
        works = "fortress" in HEXES[h]["features"].split() and h not in captured
        return self.nation(id) == "german" and works

    @once
    def radius(self, side: str, nation: str) -> set[str]:
        shut, found = self.shut(side), set[str]()
        if side == "axis" and nation in SHUT:
            shut |= {h for h, row in HEXES.items() if row["country"] == SHUT[nation]}

        def step(a: str, b: str) -> float | None:
            if b in shut or b not in LAND or not touch(a, b) or self.blocked(side, a, b):
                return None
            return 0.5 if frozenset((a, b)) in WAYS else 1

        for hq in self.hqs(side):
            if self.nation(hq) == nation:
                found |= set(cheapest(self.at[hq], step, DATA.more(GAME.roster.index[hq]).radii[0]))
        return found

    def is_fed(self, id: str) -> bool:
        side, nation, h = self.side[id], self.nation(id), self.at[id]
        if h in self.sources(side) or h in self.radius(side, nation):
            return True
        if side == "soviet":
            return False
        if h in self.lying["ju52"]:
            return True
        if nation == "german":
            return self.in_works(id)
        allied = self.own.romania if nation == "romanian" else self.own.hungary
        capital = {"romanian": {PLACES["bucharest"]}, "hungarian": {PLACES["buda"], PLACES["pest"]}}[nation]
        home = h in capital and h not in self.soviet and h in self.lines("axis") and allied == "axis"
        return home or h in self.radius(side, "german")


def random_position(seed: int) -> Position:
    luck = Random(seed)
    middle = GAME.map.hex(MIDDLES[seed % len(MIDDLES)])
    near = [h for h in GAME.map.labels(GAME.map.grid.disc(1 << middle, 6) & DATA.area) if h in LAND]
    roads = [h for h in near if any(h in way for way in WAYS)]
    units: dict[str, Any] = {}
    kinds = {"soviet": DATA.of_side[SOVIET], "axis": DATA.of_side[AXIS]}
    for side, many in (("soviet", 10), ("axis", 10)):
        some = [u for u in bits(kinds[side] & DATA.divisions) if GAME.roster[u].kind != "hiwis"]
        for u in luck.sample(some, many):
            units[GAME.roster[u].id] = luck.choice(near)
        theirs = bits(kinds[side] & DATA.of_type["hq"])
        nations = {DATA.more(u).nation: u for u in luck.sample(theirs, len(theirs))}
        for u in {*nations.values(), luck.choice(theirs)}:
            units[GAME.roster[u].id] = luck.choice(roads if luck.random() < 0.8 else near)
    clean: dict[str, Any] = {}
    sides: dict[str, int] = {}
    for id, h in units.items():
        number = GAME.roster.index[id]
        whose, nation = GAME.roster[number].side, DATA.more(number).nation
        if HEXES[h]["country"] == SHUT.get(nation):
            continue
        if sides.setdefault(h, whose) == whose:
            clean[id] = h
    for name in ("engineers-1", "partisans-1", "partisans-2", "ju52-1"):
        if luck.random() < 0.6:
            clean[name] = luck.choice(roads if name.startswith("partisans") else near)
    lying = {name: ["", ""] for name in clean if "-" in name}
    own: dict[str, Any] = {"weather": luck.choice(WEATHERS), "placements": lying}
    own["soviet"] = luck.sample(near, 12)
    own["axis"] = [h for h in luck.sample(near, 12) if h not in own["soviet"]]
    own["bridgeheads"] = [h for id, h in clean.items() if id.startswith("S")][:1]
    own["pontoons"] = pontoons(clean, luck)
    table = {"game": "vr", "turn": 6, "phase": "axis-movement", "units": clean, "own": own}
    return begin(GAME, FixedDice(()), table)[0]


def pontoons(units: dict[str, Any], luck: Random) -> dict[str, str]:
    """Every second HQ beside a watercourse has laid its bridge."""
    found = {}
    for id, h in units.items():
        if GAME.roster[GAME.roster.index[id]].kind == "hq" and luck.random() < 0.5:
            wet = [b for b in beside(h) if {"river", "major_river"} & RIVERS.get(frozenset((h, b)), set())]
            wet = [b for b in wet if touch(h, b)]
            if wet:
                found[id] = luck.choice(wet)
    return found


@cites("VR 1.2.2a", "VR 1.2.3", "VR 1.2.4b", "VR 4.1.1a", "VR 4.2.1b", "VR 4.2.1c", "VR 4.4.2", "VR 4.4.3")
@pytest.mark.parametrize("seed", range(24))
def test_supply_is_what_a_slow_search_finds(seed: int) -> None:
    pos = random_position(seed)
    board = Board(pos)
    for side in (SOVIET, AXIS):
        name = GAME.sides[side]
        assert {GAME.roster[u].id for u in bits(hqs_in_supply(pos, side))} == board.hqs(name), "HQs"
        found = {GAME.roster[u].id for u in bits(supplied_units(pos, side))}
        wanted = {id for id in board.at if board.side[id] == name and board.is_fed(id)}
        assert found == wanted, found ^ wanted
