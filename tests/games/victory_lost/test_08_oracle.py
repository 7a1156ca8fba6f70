"""5, 6 and 8 together: where every unit may go, reckoned a second time by the plain text of the rules.

Nothing here asks the engine for costs, zones or neighbours: the map is read from its files, the
rules are written out by hand, and the two must agree hex for hex and half point for half point,
in random positions and all along random games.
"""

from __future__ import annotations

import csv
import heapq
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

import pytest

from grognard.games import load
from grognard.games.victory_lost.law.supply import boxed_units
from grognard.kernel.changes import Moved
from grognard.kernel.cite import cites
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.testing.table import Situation, situation

FILES = load("avl").files
ROWS = {
    name: list(csv.DictReader(FILES.read(f"{name}.csv")[0].splitlines()))
    for name in ("hexes", "hexsides", "lines", "units", "areas")
}
TERRAIN = {row["hex"]: row["terrain"] for row in ROWS["hexes"]}
UNITS = {row["id"]: row for row in ROWS["units"]}
AREAS = {row["area"]: frozenset(row["hexes"].split()) for row in ROWS["areas"]}
MINOR, MAJOR = (
    {frozenset((row["a"], row["b"])) for row in ROWS["hexsides"] if row["feature"] == f"{size}_river"}
    for size in ("minor", "major")
)
ROAD, RAIL = (
    {frozenset(p) for row in ROWS["lines"] if row["kind"] == kind for p in pairwise(row["hexes"].split())}
    for kind in ("road", "rail")
)
ON_ROAD = {h for pair in ROAD for h in pair}
INTO = {"clear": 1, "rough": 2}  # nobody enters the sea
SPAN, DEEP = 6, 7  # columns and rows of a part of the map to each side of its middle
Reached = dict[str, float]


@dataclass
class Scene:
    """A position, as far as movement cares."""

    placing: dict[str, str]  # unit to hex, or to "box"
    isolated: set[str] = field(default_factory=set)
    turn: int = 5
    administrative: bool = False


def side(unit: str) -> str:
    return UNITS[unit]["side"]


def is_hq(unit: str) -> bool:
    return UNITS[unit]["kind"] == "hq"


@cache
def beside(label: str) -> frozenset[str]:
    c, r = int(label[:2]), int(label[2:])
    up = r - 1 if c % 2 else r
    six = ((c, r - 1), (c, r + 1), (c - 1, up), (c - 1, up + 1), (c + 1, up), (c + 1, up + 1))
    return frozenset(f"{x:02}{y:02}" for x, y in six) & TERRAIN.keys()


def entry_of(unit: str) -> frozenset[str]:
    return AREAS[f"entry_{UNITS[unit]['entry']}"]


def points_of(unit: str, scene: Scene) -> int:
    move = int(UNITS[unit]["move"])
    return move // 2 if unit in scene.isolated else move


class Sight:
    """What a unit sees of the others."""

    def __init__(self, unit: str, scene: Scene) -> None:
        others = {u: h for u, h in scene.placing.items() if u != unit and h != "box"}
        foes = {u: h for u, h in others.items() if side(u) != side(unit)}
        troops = {h for u, h in foes.items() if not is_hq(u)}
        self.lone = set(foes.values()) - troops
        self.zone = {n for h in troops for n in beside(h) if TERRAIN[n] != "sea"}
        shut = set(foes.values()) if is_hq(unit) else troops
        self.shut = shut | (AREAS["pocket"] if scene.turn < 5 else set())
        self.friends: dict[str, list[str]] = {}
        for u, h in others.items():
            if side(u) == side(unit):
                self.friends.setdefault(h, []).append(u)

    def may_stay(self, unit: str, h: str) -> bool:
        """Two combat units and an HQ; no allies but Germans and one's own."""
        here = self.friends.get(h, [])
        if sum(is_hq(u) == is_hq(unit) for u in here) >= (1 if is_hq(unit) else 2):
            return False
        nations = {UNITS[u]["nation"] for u in [*here, unit]} - {"german", "soviet"}
        return len(nations) < 2


Price = Callable[[str, str, bool], float | None]  # of a step, and whether it is the first


def off_road(sight: Sight) -> Price:
    def price(a: str, b: str, first: bool) -> float | None:
        pair = frozenset((a, b))
        bridge = pair in ROAD or pair in RAIL
        if pair in MAJOR and ((a in sight.zone and b in sight.zone) or (not bridge and not first)):
            return None
        return (
            INTO[TERRAIN[b]] + (pair in MINOR and not bridge) + 2 * (a in sight.zone) + 2 * (b in sight.zone)
        )

    return price


def along_road(sight: Sight) -> Price:
    return lambda a, b, first: 0.5 if frozenset((a, b)) in ROAD else None


def halts(a: str, b: str) -> bool:
    """Is this a crossing after which nobody goes on?"""
    pair = frozenset((a, b))
    return pair in MAJOR and pair not in ROAD and pair not in RAIL


def explored(
    start: dict[str, float], fresh: bool, points: float, sight: Sight, price: Price, clean: bool
) -> Reached:
    """Dijkstra's search over hexes and whether one may go on. `clean`: one keeps out of enemy zones."""
    best: dict[tuple[str, bool], float] = {}
    heap = [(spent, fresh, h, True) for h, spent in start.items() if spent <= points]
    while heap:
        spent, first, here, goes = heapq.heappop(heap)
        if best.get((here, goes), 99) <= spent:
            continue
        best[here, goes] = spent
        if not goes or here in sight.lone:
            continue  # whoever overruns an HQ may go on, in another act
        for n in beside(here) - sight.shut:
            cost = None if TERRAIN[n] == "sea" or (clean and n in sight.zone) else price(here, n, first)
            if cost is not None and spent + cost <= points:
                heapq.heappush(heap, (spent + cost, False, n, not halts(here, n)))
    found: Reached = {}
    for (h, _), spent in best.items():
        found[h] = min(spent, found.get(h, 99))
    return found


def reachable(unit: str, scene: Scene) -> Reached:
    """The hexes where a fresh unit can end at once, and the points each costs; by road only where nothing
    else gets there.
    """
    sight, points, at = Sight(unit, scene), points_of(unit, scene), scene.placing[unit]
    boxed, normal, by_road = at == "box", off_road(Sight(unit, scene)), along_road(sight)
    start: dict[str, float] = {at: 0}
    road_start: dict[str, float] = {at: 0} if at in ON_ROAD else {}
    if boxed:
        gates = {h for h in entry_of(unit) - sight.shut if TERRAIN[h] != "sea"}
        start = {h: INTO[TERRAIN[h]] + 2 * (h in sight.zone) for h in gates}
        road_start = {h: 0.5 for h in gates & ON_ROAD if h not in sight.zone}
    more = 1 if scene.administrative and side(unit) == "soviet" and at not in sight.zone else 0
    found = explored(start, not boxed, points, sight, normal, clean=False)
    if more:
        away = {h: cost for h, cost in start.items() if h not in sight.zone}
        for h, cost in explored(away, not boxed, points + more, sight, normal, clean=True).items():
            found[h] = cost if h not in found or cost - more <= found[h] else found[h]
    if at not in sight.zone:
        for h, cost in explored(road_start, not boxed, points + more, sight, by_road, clean=True).items():
            found.setdefault(h, cost)
    found.pop(at, None)
    return {h: cost for h, cost in found.items() if sight.may_stay(unit, h)}


# -- random positions


MIDDLES = (
    "3206",
    "3911",
    "4518",
    "5225",
    "5833",
    "6222",
    "3336",
    "1112",
    "2129",
    "0427",
    "2818",
    "3936",
    "6036",
)


def scattered(rng: random.Random, seed: int) -> Scene:
    """Counters thrown on part of the map, so that they meet; sides never share a hex, nor do those who may
    not.
    """
    middle = MIDDLES[seed % len(MIDDLES)]
    column, row = int(middle[:2]), int(middle[2:])
    part = [
        h
        for h in sorted(TERRAIN)
        if abs(int(h[:2]) - column) <= SPAN and abs(int(h[2:]) - row) <= DEEP and TERRAIN[h] != "sea"
    ]
    scene = Scene({}, turn=rng.randint(3, 6))
    ground = [h for h in part if scene.turn >= 5 or h not in AREAS["pocket"]]
    roads = [h for h in ground if h in ON_ROAD]
    hqs = [u for u in sorted(UNITS) if is_hq(u)]
    for unit in rng.sample(hqs, 10) + rng.sample([u for u in sorted(UNITS) if not is_hq(u)], 22):
        if UNITS[unit]["entry"] and rng.random() < 0.7:
            scene.placing[unit] = "box"
            continue
        sight = Sight(unit, scene)
        taken = {h for u, h in scene.placing.items() if side(u) != side(unit)}
        good = [
            h
            for h in (roads if roads and rng.random() < 0.3 else ground)
            if h not in taken and sight.may_stay(unit, h)
        ]
        scene.placing[unit] = rng.choice(good)
    scene.isolated = {u for u, h in scene.placing.items() if h != "box" and rng.random() < 0.2}
    return scene


def table_of(scene: Scene, who: str) -> Situation:
    def spec(unit: str, h: str) -> dict[str, object]:
        marks = [
            *(["active"] if side(unit) == who else []),
            *(["isolated"] if unit in scene.isolated else []),
        ]
        return {"at": "pool" if h == "box" else h, "marks": marks}

    units = {u: spec(u, h) for u, h in scene.placing.items()}
    options = {"administrative": "yes" if scene.administrative else "no"}
    boxed = [u for u, h in scene.placing.items() if h == "box"]
    return situation(
        "avl", f"{who}-movement", turn=scene.turn, units=units, options=options, own={"boxed": boxed}
    )


def movers(scene: Scene, who: str) -> list[str]:
    return sorted(u for u in scene.placing if side(u) == who)


def differences(scene: Scene) -> list[tuple[str, str]]:
    """The units that do not go where the reference lets them, for the same points."""
    found = []
    for who in ("soviet", "axis"):
        t = table_of(scene, who)
        if t.may("unit") != movers(scene, who):
            found.append((who, "other movers"))
        for unit in movers(scene, who):
            t.act("unit", unit)
            shown = t.costs(unit)
            if shown != reachable(unit, scene) or t.may("to") != sorted(shown):
                found.append((who, unit))
            t.act("drop")
    return found


RULES = (
    *("AVL 5.0.1a", "AVL 5.0.1b", "AVL 5.0.2", "AVL 5.0.3a", "AVL 5.0.3b", "AVL 5.0.4a", "AVL 5.0.4b"),
    *("AVL 6.0.1a", "AVL 6.0.1b", "AVL 6.0.1d", "AVL 6.0.1e", "AVL 6.0.3", "AVL 8.0"),
    *(
        "AVL 8.1.2a",
        "AVL 8.1.2c",
        "AVL 8.1.2d",
        "AVL 8.1.3a",
        "AVL 8.1.3b",
        "AVL 8.1.3c",
        "AVL 8.1.4",
        "AVL 8.1.5a",
        "AVL 8.1.5b",
    ),
    *(
        "AVL 8.2.1a",
        "AVL 8.2.1b",
        "AVL 8.2.1c",
        "AVL 8.2.2a",
        "AVL 8.2.2b",
        "AVL 8.3.1a",
        "AVL 8.3.1b",
        "AVL 8.3.1c",
        "AVL 8.3.2",
    ),
    *("AVL 10.2.3", "AVL 13.0a", "AVL 13.0c", "AVL 11.2.2b"),
)


@cites(*RULES)
@pytest.mark.parametrize("seed", range(26))
def test_every_unit_goes_where_the_rules_let_it_and_pays_what_they_ask(seed: int) -> None:
    assert differences(scattered(random.Random(seed), seed)) == []


@cites("AVL 15.0.1b", "AVL 8.2.1a", "AVL 8.3.1a")
@pytest.mark.parametrize("seed", range(4))
def test_the_same_with_administrative_movement(seed: int) -> None:
    scene = scattered(random.Random(100 + seed), 3 * seed)
    scene.administrative = True
    assert differences(scene) == []


def onward(unit: str, scene: Scene, at: str, left: float, road: bool) -> set[str]:
    """Where a unit under way may still end."""
    sight = Sight(unit, scene)
    price = along_road(sight) if road else off_road(sight)
    found = explored({at: 0}, False, left, sight, price, clean=road)
    return {h for h in found if h != at and sight.may_stay(unit, h)}


@cites("AVL 8.1.2b", "AVL 8.1.2c", "AVL 8.1.3b", "AVL 8.2.1c", "AVL 8.3.1b")
@pytest.mark.parametrize("seed", range(3))
def test_a_move_made_in_parts_is_no_cheaper_and_goes_no_further(seed: int) -> None:
    """After any first part, what is left is what was not spent; rivers are not crossed any more, nor is the
    road left or joined.
    """
    scene = scattered(random.Random(200 + seed), seed)
    before = table_of(scene, "soviet")
    for unit in movers(scene, "soviet")[::4]:
        lone = Sight(unit, scene).lone
        for h, cost in reachable(unit, scene).items():
            if h in lone:
                continue
            t = Situation(before.pos).acts(f"unit {unit}", f"to {h}")
            menu, left = choices(t.pos), points_of(unit, scene) - cost
            road = any(isinstance(c, Moved) and c.how == "road" for c in t.log)
            if menu.prompt == "avl-moving":
                assert t.points() == left
                assert t.may("to") == sorted(onward(unit, scene, h, left, road))
            else:
                assert t.units_marked("moved") == [unit]
                assert halts(scene.placing[unit], h) or not onward(unit, scene, h, left, road)


# -- random games


def scene_of(pos: Position) -> Scene:
    game = pos.game
    placing = {game.roster[u].id: game.map.label(h) for u, h in enumerate(pos.state.where) if h >= 0}
    placing |= dict.fromkeys(game.roster.ids(boxed_units(pos)), "box")
    isolated = set(game.roster.ids(pos.state.marks[game.mark("isolated")]))
    return Scene(placing, isolated, pos.state.turn, game.options["administrative"] == "yes")


@cites("AVL 8.1.2a", "AVL 8.1.2c", "AVL 8.2.1a", "AVL 8.2.1b", "AVL 15.0.1b")
@pytest.mark.parametrize("option", ["no", "yes"])
def test_the_rules_hold_all_along_a_game(option: str) -> None:
    """Whatever is remembered from one position to the next is remembered rightly."""
    rng, dice = random.Random(7), SeededDice(b"7")
    pos, _ = begin(load("avl", {"administrative": option}), dice)
    checked = 0
    while pos.state.result is None and pos.state.turn <= 6:
        menu = choices(pos)
        if menu.prompt == "avl-moving" and not pos.frame.memo.how:
            unit = pos.game.roster[pos.frame.memo.unit].id
            assert {pos.game.map.label(h) for h in bits(menu.verbs["to"].set)} == set(
                reachable(unit, scene_of(pos))
            ), unit
            checked += 1
        act = rng.choice(menu.acts())
        if act.verb == "end_phase" and rng.random() < 0.9:
            act = rng.choice(menu.acts())
        pos = step(pos, act, dice).pos
    assert checked > 100
