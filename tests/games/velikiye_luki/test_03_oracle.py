"""3 and 4 together: where every unit may go, reckoned a second time by the plain text of the rules.

Nothing here asks the engine for costs, zones or neighbours: the map is read from its files, the
tables and the rules are written out by hand, and the two must agree hex for hex and half point for
half point, in random positions and all along random games.
"""

from __future__ import annotations

import csv
import heapq
import random
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

import pytest

from grognard.games import load
from grognard.kernel.cite import cites
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.testing.table import Situation, situation

FILES = load("vl").files
ROWS = {
    name: list(csv.DictReader(FILES.read(f"{name}.csv")[0].splitlines()))
    for name in ("hexes", "hexsides", "lines", "units")
}
TERRAIN = {row["hex"]: row["terrain"] for row in ROWS["hexes"]}
UNITS = {row["id"]: row for row in ROWS["units"]}
SIDES: dict[str, set[frozenset[str]]] = {"river": set(), "major_river": set(), "bridge": set()}
for row in ROWS["hexsides"]:
    SIDES[row["feature"]].add(frozenset((row["a"], row["b"])))
LINES: dict[str, set[frozenset[str]]] = {"rail": set(), "road": set()}
for row in ROWS["lines"]:
    LINES[row["kind"]] |= {frozenset(pair) for pair in pairwise(row["hexes"].split())}

INTO = {  # foot, skiers, motor; None: barred
    "clear": (1, 1, 1),
    "woods": (1, 1, 2),
    "marsh": (2, 1, 3),
    "lake": (2, 2, None),
}
# a bridge on a major river; on a minor one it costs nobody
OVER = {"river": (1, 1, 2), "major_river": (2, 2, 3), "bridge": (0, 0, 1)}
CLASS = {"foot": 0, "ski": 1, "motor": 2}
MOTOR = {"tank", "mechanised", "assault_gun", "portee", "flame", "recon", "motorised", "rocket", "hq"}
Placing = dict[str, str]  # unit to hex


@dataclass
class Scene:
    """A position, as far as movement cares."""

    placing: Placing
    unsupplied: set[str] = field(default_factory=set)
    encircled: bool = False
    half_roads: bool = False
    printed_lakes: bool = False


@cache
def beside(label: str) -> frozenset[str]:
    c, r = int(label[:2]), int(label[2:])
    up = r - 1 if c % 2 else r
    six = ((c, r - 1), (c, r + 1), (c - 1, up), (c - 1, up + 1), (c + 1, up), (c + 1, up + 1))
    return frozenset(f"{x:02}{y:02}" for x, y in six) & TERRAIN.keys()


def how(unit: str) -> str:
    kind = UNITS[unit]["kind"]
    return "motor" if kind in MOTOR else "ski" if kind == "ski" else "foot"


def terrain_cost(mover: str, h: str, printed_lakes: bool = False) -> int | None:
    if printed_lakes and TERRAIN[h] == "lake":
        return 2 if mover == "motor" else None
    return INTO[TERRAIN[h]][CLASS[mover]]


def price(mover: str, a: str, b: str, crowded: bool, scene: Scene) -> float | None:
    """What a step costs, zones apart. `crowded`: is another motor unit of its side in the hex entered?"""
    pair, ground = frozenset((a, b)), terrain_cost(mover, b, scene.printed_lakes)
    rates: list[float] = [] if ground is None else [ground]
    if not (mover == "motor" and crowded):
        if pair in LINES["road"]:
            rates.append(0.5 if mover == "motor" and scene.half_roads else 1)
        if pair in LINES["rail"]:
            rates.append(0.5 if mover == "motor" else 1)
    if not rates:
        return None
    extra = 0
    if pair in SIDES["major_river"]:
        extra = OVER["bridge" if pair in SIDES["bridge"] else "major_river"][CLASS[mover]]
    elif pair in SIDES["river"] and pair not in SIDES["bridge"]:
        extra = OVER["river"][CLASS[mover]]
    return min(rates) + extra


def reachable(unit: str, scene: Scene) -> dict[str, float]:
    """The hexes a fresh unit can reach, and the points each costs."""
    me, mover, placing = UNITS[unit], how(unit), scene.placing
    points = (8 if mover == "motor" else 6) / (2 if unit in scene.unsupplied else 1)
    foes = {u: h for u, h in placing.items() if UNITS[u]["side"] != me["side"]}
    garrison = {u for u in foes if UNITS[u]["kind"] == "festung"}
    jam = {
        h for u, h in placing.items() if u != unit and UNITS[u]["side"] == me["side"] and how(u) == "motor"
    }
    fighters = {
        u
        for u in foes
        if UNITS[u]["kind"] not in ("hq", "rocket") and not (u in garrison and scene.encircled)
    }
    holds_me = {u for u in fighters if mover != "ski" or how(u) == "motor" or u in garrison}
    zone = {n for u in fighters for n in beside(foes[u])}
    halt = {n for u in holds_me for n in beside(foes[u])}
    shut, start = set(foes.values()), placing[unit]
    best: dict[str, float] = {start: 0}
    heap: list[tuple[float, str]] = [(0, start)]
    while heap:
        spent, here = heapq.heappop(heap)
        if spent > best[here] or (here in halt and here != start):
            continue
        for n in beside(here) - shut:
            cost = price(mover, here, n, n in jam, scene)
            same = (
                here in halt
                and n in halt
                and any(foes[u] in beside(here) and foes[u] in beside(n) for u in holds_me)
            )
            if cost is None or same:
                continue
            total = spent + cost + (2 if here in zone else 0)
            if total <= points and total < best.get(n, 99):
                best[n] = total
                heapq.heappush(heap, (total, n))
    del best[start]
    return best


def scattered(rng: random.Random, printed_lakes: bool = False) -> Scene:
    """Counters thrown on part of the map, so that they meet and crowd the roads; sides never share a hex."""
    owner: dict[str, str] = {}
    first = rng.randint(1, 10)
    part = [h for h in sorted(TERRAIN) if first <= int(h[:2]) <= first + 6]
    placing: Placing = {}
    for unit, h in (("FestungW", "1110"), ("FestungE", "1210")):
        if rng.random() < 0.8:
            placing[unit], owner[h] = h, "german"
    for unit in rng.sample([u for u in sorted(UNITS) if UNITS[u]["kind"] != "festung"], 40):
        side = UNITS[unit]["side"]
        on_rail = [h for h in part if any(h in pair for pair in LINES["rail"])]
        good = [
            h
            for h in (on_rail if how(unit) == "motor" and rng.random() < 0.5 else part)
            if owner.get(h, side) == side and terrain_cost(how(unit), h, printed_lakes) is not None
        ]
        placing[unit] = rng.choice(good)
        owner[placing[unit]] = side
    worn = {u for u in placing if UNITS[u]["kind"] != "festung" and rng.random() < 0.2}
    return Scene(placing, worn, rng.random() < 0.3, printed_lakes=printed_lakes)


def table_of(scene: Scene, side: str) -> Situation:
    units = {
        u: {"at": h, "marks": ["unsupplied"] if u in scene.unsupplied else []}
        for u, h in scene.placing.items()
    }
    options = {
        "roads": "half" if scene.half_roads else "whole",
        "lakes": "printed" if scene.printed_lakes else "foot",
    }
    return situation(
        "vl", f"{side}-movement", units=units, options=options, own={"encircled": scene.encircled}
    )


def movers(scene: Scene, side: str) -> list[str]:
    return sorted(u for u in scene.placing if UNITS[u]["side"] == side and UNITS[u]["kind"] != "festung")


def differences(scene: Scene) -> list[tuple[str, str]]:
    """The units that do not go where the reference lets them, for the same points."""
    found = []
    for side in ("soviet", "german"):
        t = table_of(scene, side)
        if t.may("unit") != movers(scene, side):
            found.append((side, "other movers"))
        for unit in movers(scene, side):
            t.act("unit", unit)
            shown = t.costs(unit)
            if shown != reachable(unit, scene) or t.may("to") != sorted(shown):
                found.append((side, unit))
            t.act("drop")
    return found


RULES = (
    *(
        "VL 1.2b",
        "VL 1.2c",
        "VL 1.3j",
        "VL 3.1a",
        "VL 3.1b",
        "VL 3.2a",
        "VL 3.2b",
        "VL 3.2c",
        "VL 3.2d",
        "VL 3.2f",
        "VL 3.2h",
    ),
    *("VL 4.1a", "VL 4.1b", "VL 4.2.1a", "VL 4.2.1b", "VL 4.2.1c", "VL 4.2.1f", "VL 4.2.1h", "VL 4.2.2"),
    *("VL 4.4a", "VL 4.4b", "VL 4.4c", "VL 8.3d"),
    *(f"VL T.terr.{n}" for n in range(1, 13)),
)


@cites(*RULES)
@pytest.mark.parametrize("seed", range(24))
def test_every_unit_goes_where_the_rules_let_it_and_pays_what_they_ask(seed: int) -> None:
    assert differences(scattered(random.Random(seed))) == []


@cites("VL T.terr.12", "VL 3.2a")
@pytest.mark.parametrize("seed", range(2))
def test_the_same_with_the_row_of_lakes_as_printed(seed: int) -> None:
    assert differences(scattered(random.Random(100 + seed), printed_lakes=True)) == []


@cites("VL T.terr.6", "VL 3.2b", "VL 3.2c")
@pytest.mark.parametrize("seed", range(2))
def test_the_same_with_roads_at_half_a_point(seed: int) -> None:
    scene = scattered(random.Random(200 + seed))
    scene.half_roads = True
    assert differences(scene) == []


@cites("VL 3.1a", "VL 3.1c", "VL 4.2.1a", "VL 4.4b")
@pytest.mark.parametrize("seed", range(2))
def test_a_move_made_in_parts_costs_what_it_would_in_one(seed: int) -> None:
    """After any first part, what is left is what was not spent; a unit that a zone holds has done."""
    scene = scattered(random.Random(300 + seed))
    before = table_of(scene, "soviet")
    for unit in movers(scene, "soviet")[::6]:
        points = (8 if how(unit) == "motor" else 6) / (2 if unit in scene.unsupplied else 1)
        for h, cost in reachable(unit, scene).items():
            t = Situation(before.pos).acts(f"unit {unit}", f"to {h}")
            menu = choices(t.pos)
            if menu.prompt == "vl-moving":
                assert t.points() == points - cost
            else:
                assert t.units_marked("moved") == [unit]


# -- random games


def scene_of(pos: Position) -> Scene:
    placing = {pos.game.roster[u].id: pos.game.map.label(h) for u, h in enumerate(pos.state.where) if h >= 0}
    return Scene(
        placing,
        set(pos.game.roster.ids(pos.state.marks[pos.game.mark("unsupplied")])),
        pos.state.own.encircled,
    )


@cites("VL 3.1a", "VL 3.2c", "VL 4.2.1a", "VL 4.2.1c")
@pytest.mark.parametrize("seed", range(2))
def test_the_rules_hold_all_along_a_game(seed: int) -> None:
    """Whatever is remembered from one position to the next is remembered rightly."""
    rng, dice = random.Random(seed), SeededDice(bytes([seed]))
    pos, _ = begin(load("vl", {"setup": "ready_made"}), dice)
    checked = 0
    while pos.state.result is None and pos.state.turn <= 5:
        menu = choices(pos)
        if menu.prompt == "vl-moving" and not pos.frame.memo.begun:
            unit = pos.game.roster[pos.frame.memo.unit].id
            assert {pos.game.map.label(h) for h in bits(menu.verbs["to"].set)} == set(
                reachable(unit, scene_of(pos))
            ), (seed, unit)
            checked += 1
        act = rng.choice(menu.acts())
        if act.verb == "end_phase" and rng.random() < 0.8:
            act = rng.choice(menu.acts())
        pos = step(pos, act, dice).pos
    assert checked > 100
