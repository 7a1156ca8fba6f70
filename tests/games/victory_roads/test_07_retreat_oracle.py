"""Retreats on random positions, against a second and slow implementation that counts on labels: columns and
rows, complete ways, and the three priorities as the rulebook has them.
"""

from __future__ import annotations

from random import Random

import pytest
from tests.games.victory_roads.fighting import pushed, set_up
from tests.games.victory_roads.test_06_oracle import HEXES, WET, touch

from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.kernel.views import noun_name

Spot = tuple[int, int]
REAR = {"axis": ("NW", "SW", "S"), "soviet": ("N", "NE", "SE")}
MINE = {"axis": ("G11", "G58", "R6", "H7"), "soviet": ("S36", "S36G", "S5T", "S65")}
THEIRS = {
    "axis": ("S1T", "S2GT", "S3GT", "S4GT", "S29T", "S3GM", "S1M", "S9T"),
    "soviet": ("G5J", "G36", "G361", "G14", "G57", "G299", "GGD", "G78"),
}
WAYS_ROUND = {
    0: {"N": (0, -1), "NE": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)},  # even columns
    1: {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 0), "NW": (-1, -1)},
}


def spot(label: str) -> Spot:
    return int(label[:2]), int(label[2:])


def label(at: Spot) -> str:
    return f"{at[0]:02}{at[1]:02}"


def round_about(at: Spot) -> dict[str, Spot]:
    return {way: (at[0] + dx, at[1] + dy) for way, (dx, dy) in WAYS_ROUND[at[0] & 1].items()}


def distance(a: Spot, b: Spot) -> int:
    """Along columns first, each of which brings half a row."""

    def cube(at: Spot) -> tuple[int, int, int]:
        x, z = at[0], at[1] - (at[0] + (at[0] & 1)) // 2
        return x, z, -x - z

    return max(abs(i - j) for i, j in zip(cube(a), cube(b), strict=True))


class Ground:
    """What the map and the units on it close, in labels."""

    def __init__(self, nation: str, enemies: set[Spot]) -> None:
        shut = {"abroad", {"romanian": "hungary", "hungarian": "romania"}.get(nation, "abroad")}
        self.land = {label for label in LAND if HEXES[label]["country"] not in shut}
        self.land -= {label(enemy) for enemy in enemies}

    def open(self, a: Spot, b: Spot) -> bool:
        return label(b) in self.land and touch(label(a), label(b))


class Slow:
    def __init__(
        self, ground: Ground, start: Spot, hexes: int, foes: list[Spot], rear: tuple[str, ...]
    ) -> None:
        self.ground, self.start, self.hexes, self.foes, self.rear = ground, start, hexes, foes, rear

    def rank(self, a: Spot, way: str, b: Spot) -> int:
        """The priority of a step; 4: none."""
        away = all(distance(b, foe) > distance(a, foe) for foe in self.foes)
        return (1 if away else 2) if way in self.rear else 3 if away else 4

    def steps(self, path: list[Spot]) -> dict[Spot, int]:
        """The next hexes from which the retreat can be finished, with their priority."""
        found = {}
        for way, b in round_about(path[-1]).items():
            rank = self.rank(path[-1], way, b)
            if rank < 4 and self.ground.open(path[-1], b) and self.finished([*path, b]):
                found[b] = rank
        return found

    def finished(self, path: list[Spot]) -> bool:
        """Is there any way on, of just so many hexes, that ends far enough away?"""
        if len(path) - 1 == self.hexes:
            return distance(path[-1], self.start) >= self.hexes
        return bool(self.steps(path))

    def ways(self, path: list[Spot]) -> set[str]:
        found = self.steps(path)
        best = min(found.values(), default=0)
        return {label(b) for b, rank in found.items() if rank == best}


LAND = {name for name, row in HEXES.items() if row["terrain"] not in WET and row["country"] != "abroad"}


def random_case(rng: Random) -> tuple[str, Spot, list[Spot], list[Spot]]:
    """Somewhere on the map a unit of a side, enemies who took part beside it, and others a little off."""
    middle = spot(rng.choice(sorted(LAND)))
    near = set(round_about(middle).values())
    around = {b for a in near for b in round_about(a).values()} | near
    around = {b for b in around if label(b) in LAND and b != middle}
    adjacent = sorted(b for b in around if distance(b, middle) == 1)
    foes = rng.sample(adjacent, min(len(adjacent), rng.randint(1, 3)))
    rest = sorted(around - set(foes))
    return rng.choice(("axis", "soviet")), middle, foes, rng.sample(rest, min(len(rest), rng.randint(0, 5)))


@pytest.mark.parametrize("seed", range(6))
@cites("VR 7.10.5a", "VR 7.10.5b", "VR 7.10.5c", "VR 7.10.6", "VR 7.10.8", "VR 7.10.9", "VR 7.10.11")
def test_every_retreat_is_as_the_slow_count_has_it(seed: int) -> None:
    """At each hex the same ways; no way means the end, and nothing else does; who lives is far enough off."""
    rng = Random(seed)
    ends = {"dead": 0, "asked": 0}
    for _ in range(60):
        side, start, foes, others = random_case(rng)
        unit, hexes = rng.choice(MINE[side]), rng.randint(1, 3)
        enemies = {label(enemy): name for enemy, name in zip(foes + others, THEIRS[side], strict=False)}
        try:
            t = set_up({unit: label(start), **{name: at for at, name in enemies.items()}})
        except BadInput:  # a Romanian in Hungary, say
            continue
        nation = t.game.rules.data.commands[t.game.roster.index[unit]]
        slow = Slow(Ground(nation, {*foes, *others}), start, hexes, foes, REAR[side])
        path = [start]
        t = pushed(t, unit, hexes, " ".join(label(foe) for foe in foes))
        while len(path) - 1 < hexes and (expected := sorted(slow.ways(path))):
            path.append(spot(rng.choice(expected)))
            if len(expected) > 1:
                assert t.may("back") == expected, (seed, path, foes, others)
                t.act("back", label(path[-1]))
                ends["asked"] += 1
        dead = len(path) == 1
        ends["dead"] += dead
        assert t.at(unit) in (("dead", "corps_pool") if dead else (label(path[-1]),)), (seed, path, foes)
        assert dead or distance(path[-1], start) >= hexes
    assert all(ends.values()), "both happen"


@pytest.mark.parametrize("seed", range(4))
@cites("VR 7.10.9", "VR 7.10.10", "VR 7.10.11", "VR 7.10.4")
def test_stacks_live_far_enough_off_or_not_at_all(seed: int) -> None:
    """Two nations among friends who crowd the ways, answered at random."""
    rng = Random(seed)
    went_on = parted = 0
    for _ in range(40):
        side, start, foes, others = random_case(rng)
        hexes, stack = rng.randint(1, 2), MINE[side][:3]
        friends = THEIRS["soviet" if side == "axis" else "axis"]
        crowd = {name: label(at) for name, at in zip(friends, others * 3, strict=False)}
        enemies = {name: label(foe) for foe, name in zip(foes, THEIRS[side], strict=False)}
        try:
            t = set_up({**dict.fromkeys(stack, label(start)), **crowd, **enemies})
        except BadInput:
            continue
        t = pushed(t, " ".join(stack), hexes, " ".join(enemies.values()))
        while "retreat" in choices(t.pos).prompt:
            act = rng.choice(choices(t.pos).acts())
            went_on += act.verb == "on"
            parted += act.verb == "apart"
            t.act(act.verb, noun_name(t.pos, choices(t.pos).verbs[act.verb], act.noun))
        for unit in stack:
            at = t.at(unit)
            assert at in ("dead", "corps_pool") or distance(spot(at), start) >= hexes
            assert at not in enemies.values()
    assert went_on
    assert parted
