"""Perft: the first counts are reckoned here by hand and by a slow search of its own; the deeper ones are
pins.
"""

from __future__ import annotations

import csv
import io
from fractions import Fraction
from importlib.resources import files
from pathlib import Path

import pytest
from tests.games.sudden_storm import test_06_oracle as ss
from tests.games.sudden_storm.situations import GAME as SUDDEN_STORM
from tests.games.victory_roads import test_06_oracle as vr

from grognard.games.sudden_storm.law import zoc
from grognard.testing.perft import divide, perft, read

HERE = Path(__file__).parent
ALL = [(path.stem, one) for path in sorted(HERE.glob("*.toml")) for one in read(path)]
DRAWN = {(game, one.name): one for game, one in ALL}


@pytest.mark.parametrize(("game", "one"), ALL, ids=[f"{g}-{o.name}" for g, o in ALL])
def test_counts_and_pins(game, one):
    pos = one.position()
    expected = one.counts + one.pins
    assert [perft(pos, depth) for depth in range(1, len(expected) + 1)] == expected


@pytest.mark.parametrize(("game", "one"), ALL, ids=[f"{g}-{o.name}" for g, o in ALL])
def test_divide_adds_up(game, one):
    parts = divide(one.position(), 2)
    assert sum(parts.values()) == (one.counts + one.pins)[1]
    assert len(parts) <= one.counts[0]
    assert all(many > 0 for many in parts.values())


# -- The Hill, by hand


def test_the_toys_beginning_by_hand():
    """Blue deploys in one of two ways, then Red's chit is a die: 12. Red deploys in one of two ways: 24. Blue
    moves: two counters or the end of the phase: 72. A counter in hand can only go to the hill, or be put back
    (home is full, the pond is barred, and beyond the hill one stops beside Red): 2 each; after the end of the
    phase nobody fights and Red has 3 ways: 24 x (2 + 2 + 3) = 168."""
    assert DRAWN["toy", "start"].counts == [2 * 6, 2 * 6 * 2, 2 * 6 * 2 * 3, 2 * 6 * 2 * (2 + 2 + 3)]


def test_the_fight_for_the_hill_by_hand():
    """The horse attacks or the phase ends: 2. It aims at one of two or is put back, 3; else Red moves, 3: 6.
    Aiming at the horse, even: the bugle, an attack, or putting back. The attack: a 1 and a 6 hurt somebody's
    last step and are followed by a rally die, 6 + 4 + 6. Aiming at the foot, one less: a 1 and a 2 hurt the
    attacker, a 6 only takes the foot's first step, 6 + 6 + 4. Put back: 2. Red's move: neither counter can go
    anywhere, 1 each; at the end of his phase both may attack, 3."""
    even, less = 6 + 1 + 1 + 1 + 1 + 6, 6 + 6 + 1 + 1 + 1 + 1
    assert DRAWN["toy", "hill"].counts == [2, 3 + 3, (1 + even + 1) + (1 + less + 1) + 2 + 1 + 1 + 3]


# -- Tsaritsyn, by a slow search that shares nothing with the program but the data files


def table(name):
    text = files("grognard.games.tsaritsyn").joinpath("data", name).read_text(encoding="utf-8")
    return list(csv.DictReader(io.StringIO(text)))


HEXES = {row["hex"]: row for row in table("hexes.csv")}
RIVERS = {frozenset((row["a"], row["b"])) for row in table("hexsides.csv") if row["feature"] == "river"}


def beside(label):
    """The neighbours of a hex on a map of columns whose even ones sit lower (TS I.1)."""
    c, r = int(label[:2]), int(label[2:])
    low = c % 2 == 0
    around = [(c, r - 1), (c, r + 1)] + [
        (c + d, r + e) for d in (-1, 1) for e in ((0, 1) if low else (-1, 0))
    ]
    return [f"{x:02}{y:02}" for x, y in around if f"{x:02}{y:02}" in HEXES]


def cost(a, b, cavalry):
    """TS V.5: clear 1, rough 2, a fort 1 more, a river 1 more but for cavalry; the full Volga never."""
    ground = HEXES[b]
    if ground["terrain"] == "volga":
        return None
    points = {"clear": 1, "tsaritsyn": 1, "rough": 2}[ground["terrain"]] + (
        "fort" in ground["features"].split()
    )
    return points + (frozenset((a, b)) in RIVERS and not cavalry)


def destinations(start, foes, points=3, cavalry=False):
    """Every hex that some path leads to: paths are walked one by one. TS V.4: beside an enemy one stops; V.6:
    one hex is always granted.
    """
    zone = {n for foe in foes for n in beside(foe)}
    found = set()

    def walk(here, left, first):
        for n in beside(here):
            price = cost(here, n, cavalry)
            if price is None or n in foes or (price > left and not first):
                continue
            found.add(n)
            if n not in zone and left - price > 0:
                walk(n, left - price, False)

    walk(start, points, True)
    return found - {start}


def test_neighbours_as_the_rulebook_draws_them():
    assert sorted(beside("0211")) == ["0111", "0112", "0210", "0212", "0311", "0312"]
    assert sorted(beside("0311")) == ["0210", "0211", "0310", "0312", "0410", "0411"]


def test_the_steppe_by_hand():
    """Two regiments and the end of the phase; in hand, each may go wherever a path leads, or be put down;
    after the phase nobody fights, nothing is motorised, and Red has his one regiment and the end of his
    phase."""
    first, second = destinations("0312", ["0309"]), destinations("0412", ["0309"])
    assert "0309" not in first | second
    assert DRAWN["ts", "steppe"].counts == [3, (len(first) + 1) + (len(second) + 1) + 2]


def test_the_elshanka_by_hand():
    """The cavalry crosses the river for nothing, and moves again in the mechanised phase: 2 ways there."""
    horse, foot = destinations("0909", ["0907"], cavalry=True), destinations("0910", ["0907"])
    assert "0908" in horse
    assert DRAWN["ts", "elshanka"].counts == [3, (len(horse) + 1) + (len(foot) + 1) + 2]


def test_the_assault_by_hand():
    """Aim or end: 2. Two may join, or it is called off: 3; else Red: 2. One joined: the other joins, he
    leaves, the attack and its six faces, or calling off: 9, twice. Called off: 2. Red's regiment in hand goes
    or is put down; his phase ended he may attack either, or end: 3."""
    away = destinations("0211", ["0311", "0312"])
    joined = 1 + 1 + 6 + 1
    assert DRAWN["ts", "assault"].counts == [2, 3 + 2, 2 * joined + 2 + (len(away) + 1) + 3]


# -- the giants: how far somebody can go, by the slow searches of their own tests


def test_the_plain_by_hand():
    """Two divisions and the end of the phase; in hand each goes wherever a path leads, or is put down. The
    German is in contact with one of them: his hex may be attacked, or the phase ended.
    """
    units = {"S30": "2248", "S33": "2347", "G96": "2246"}
    assert "2246" in vr.beside("2347")
    assert "2246" not in vr.beside("2248")
    far, near = (len(vr.slow_reach(unit, units, "fair", set())) for unit in ("S30", "S33"))
    assert DRAWN["vr", "plain"].counts == [3, (far + 1) + (near + 1) + 2]


def test_an_assault_of_two_divisions_by_hand():
    """Aim or end: 2. Two may join, or it is called off: 3; else the German, or the end of his phase: 2."""
    assert DRAWN["vr", "assault"].counts == [2, 3 + 2]


CITIES = 7  # Soviet cities: the resource point of each buys rail capacity, is carried off, or is destroyed


def test_the_march_by_hand():
    """Two divisions, three uses of each city's point, and the end of the phase. In hand, each goes wherever
    a path leads, or is put down.
    """
    one = DRAWN["ss", "march"]
    assert one.counts == [2 + 3 * CITIES + 1]
    assert one.table is not None
    units, zones, parts = one.table["units"], zoc.zones(one.position(), 0), divide(one.position(), 2)
    for unit in ("S14Rif", "S52Rif"):
        number = SUDDEN_STORM.roster.index[unit]
        search = ss.Search(number, "clear", False, zones, 1 << ss.MAP.hex(units["G162Inf"]))
        points = Fraction(SUDDEN_STORM.roster[number].faces[0].move, 2)
        away = set(search.reached(ss.MAP.hex(units[unit]), points)) - {ss.MAP.hex(units[unit])}
        assert parts[f"unit {unit}"] == len(away) + 1


def test_an_assault_by_rifle_divisions_by_hand():
    """Aim, burn a city's point, or end: 9. Two may join, or it is called off: 3; a point burnt leaves 8."""
    one = DRAWN["ss", "assault"]
    assert one.counts == [1 + CITIES + 1]
    parts = divide(one.position(), 2)
    assert parts.pop("target 7A:2613") == 3
    assert parts.pop("end_phase") > 0
    assert list(parts.values()) == [8] * CITIES
