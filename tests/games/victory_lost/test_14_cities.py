"""14.0.1a: a victory city changes hands the moment an enemy unit or HQ comes into it, in whatever way, and
stays so.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_lost.fighting import witnesses
from tests.games.victory_lost.plain import beside
from tests.games.victory_lost.retreats import struck

from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

STALINO = "2129"


def active(at: str, **more: Any) -> dict[str, Any]:
    return {"at": at, "marks": ["active"], **more}


def red(t: Situation) -> list[str]:
    """The cities in Soviet hands."""
    found: list[str] = t.game.hooks.own_view(t.pos, 0)["cities"]["soviet"]
    return found


@cites("AVL 14.0.1a")
@pytest.mark.parametrize("unit", ["S2GM", "S25G", "1GdA"])
def test_passing_through_is_enough_for_an_hq_too(unit: str) -> None:
    """Into Stalino from 2128, and on."""
    t = situation("avl", "soviet-movement", turn=6, units={unit: active("2128"), "G168": "2510"})
    assert red(t) == []
    t.acts(f"unit {unit}", f"to {STALINO}")
    assert red(t) == [STALINO]
    t.act("to", "2130")
    assert (t.at(unit), red(t)) == ("2130", [STALINO])


@cites("AVL 14.0.1a")
def test_one_move_through_the_city_takes_it() -> None:
    """From 2128 to 2130 in one act: straight through is the shortest way."""
    t = situation("avl", "soviet-movement", turn=6, units={"S2GM": active("2128"), "G168": "2510"})
    t.acts("unit S2GM", "to 2130")
    assert (t.at("S2GM"), red(t)) == ("2130", [STALINO])


@cites("AVL 14.0.1a")
@pytest.mark.parametrize("unit", ["G6Pz", "4PzA", "H7"])
def test_it_is_retaken_the_same_way(unit: str) -> None:
    t = situation(
        "avl",
        "axis-movement",
        turn=6,
        units={unit: active("2128"), "S25G": "4110"},
        own={"cities": [STALINO, "1112"]},
    )
    t.acts(f"unit {unit}", f"to {STALINO}")
    assert red(t) == ["1112"]


@cites("AVL 14.0.1a")
def test_ones_own_city_stays_ones_own() -> None:
    t = situation("avl", "soviet-movement", turn=6, units={"S2GM": active("2128")}, own={"cities": [STALINO]})
    t.acts("unit S2GM", f"to {STALINO}")
    assert red(t) == [STALINO]
    assert "AVL 14.0.1a" not in t.cites()


def fight(at: str, target: str, defender: str, wanted: str, **units: Any) -> Situation:
    """Two Guards divisions from one hex; the die is the first that gives the wanted result."""
    force = {u: active(at) for u in ("S1GM", "S2GM")}
    t = situation(
        "avl",
        "soviet-combat",
        turn=6,
        units={**force, defender: target, **units},
        own={"cities": ["0325", "1112"]},
    )
    t.acts(f"target {target}", *(f"join {u}" for u in force))
    faces = t.odds().faces
    return t.act("attack", dice=[faces.index(wanted) + 1])


@cites("AVL 14.0.1a")
def test_an_advance_takes_the_city() -> None:
    """18 against 5 in the city: 2-1."""
    t = fight("2228", STALINO, "G26", "DR", Hollidt="1513")
    while t.may("back"):
        t.act("back", t.may("back")[0])
    assert red(t) == ["0325", "1112"]  # empty, it is still the Axis's
    t.act("advance", "S1GM")
    assert red(t) == ["0325", "1112", STALINO]


@cites("AVL 14.0.1a")
def test_a_retreat_takes_the_city() -> None:
    """G26 falls back from 1212 into Kharkov, which was Soviet and empty."""
    t = fight("1312", "1212", "G26", "DR", Hollidt="0713")
    t.act("back", "1112")
    assert (t.at("G26"), red(t)) == ("1112", ["0325"])


@cites("AVL 14.0.1a")
def test_an_hq_put_into_the_rear_takes_the_city() -> None:
    """4PzA is overrun in 2529, four hexes east of Stalino, which was Soviet and empty."""
    units = {"S8C": active("2629"), "4PzA": "2529", "G168": "1513"}
    t = situation("avl", "soviet-movement", turn=6, units=units, own={"cities": [STALINO]})
    t.acts("unit S8C", "to 2529")
    assert (t.at("4PzA"), t.who) == ("pool", "axis")
    t.act("at", STALINO)
    assert red(t) == []


@cites("AVL 14.0.1a", "AVL 2.5b")
def test_leaving_a_city_changes_nothing() -> None:
    units = {"G6Pz": active(STALINO), "S25G": "4110"}
    t = situation("avl", "axis-movement", turn=6, units=units).acts("unit G6Pz", "to 2027")
    assert red(t) == []


@cites("AVL 14.0.1a", "AVL 2.5b")
def test_dying_in_a_city_changes_nothing() -> None:
    """Its last defender falls and nobody follows: it is Soviet until an Axis unit comes in."""
    units = {
        "G11Pz": active("2128"),
        "G6Pz": active("2128"),
        "S25G": {"at": STALINO, "steps": 1},
        "Hollidt": "1513",
        "1GdA": "2531",
    }
    t = situation("avl", "axis-combat", turn=6, units=units).acts(
        f"target {STALINO}", "join G11Pz", "join G6Pz"
    )
    t.act("attack", dice=[t.odds().faces.index("1DR") + 1])
    assert (t.at("S25G"), red(t)) == ("dead", [STALINO])
    assert red(t.act("halt")) == [STALINO]


@cites("AVL 14.0.1a", "AVL 9.5.3", "AVL 9.5.7b")
def test_who_dies_of_a_zone_in_retreating_into_a_city_has_come_into_it() -> None:
    """AMB-AVL-31. 2229 is ringed but for Stalino, which a German in 2028 watches; the last step of S 270 goes
    there.
    """
    ring = [h for h in sorted(beside("2229")) if h != STALINO]
    units: dict[str, Any] = {
        u: active(h) for u, h in zip(("G168", "G26", "G298", "G385", "G387"), ring, strict=True)
    }
    units |= {"G294": "2028", "S270": {"at": "2229", "steps": 1}}
    t = situation("avl", "axis-combat", turn=5, units={**witnesses("axis-combat"), **units})
    assert red(t) == []
    t = struck(t, "2229", "DR", "G168")
    assert (t.at("S270"), red(t)) == ("dead", [STALINO])


@cites("AVL 9.5.7b", "AVL 5.0.2", "AVL 14.0.1a")
def test_who_dies_beside_an_hq_that_stays_takes_no_city_from_it() -> None:
    """Popov alone in Kharkov; the last of the 7th Hungarian goes back into it, where the zones kill it."""
    ring = {"S25G": "1114", "S15G": "1013", "S35G": "1212", "S41G": "1213", "S38G": "1012"}
    units = {**{u: active(at) for u, at in ring.items()}, "H7": "1113", "Popov": "1112"}
    t = situation(
        "avl", "soviet-combat", 5, units={**witnesses("soviet-combat"), **units}, own={"cities": ["1112"]}
    )
    t = struck(t, "1113", "DR", "S25G")
    assert (t.at("H7"), t.at("Popov"), red(t)) == ("dead", "1112", ["1112"])
    assert t.game.hooks.invariants(t.pos) == []
