"""SS 37B (advanced): roads that become railways; and 37.1, each section by an option of its own."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA, GAME
from tests.games.sudden_storm.supplying import EVERY_ZONE, checked, run

from grognard.games import load
from grognard.games.sudden_storm.law import gauge, rail, regauging, works
from grognard.games.sudden_storm.law.names import AXIS, SIDES, SOVIET, Stock, own
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.position import read_state
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

UPGRADING = load("ss", {"roads": "upgraded"})
MAP = GAME.map


def touched(gate: Any) -> HexSet:
    found = 0
    for steps in gate:
        found |= steps
    return found


ROADS, RAILS = touched(DATA.lines["road"]), touched(DATA.lines["rail"])
LEVEL = ROADS & ~DATA.arctic & ~MAP.terrain["mountain"]


def drawn(side: int = SOVIET, weather: str = "clear", game: Any = UPGRADING, **fields: Any) -> Position:
    """An initial phase with points in Moscow and in Warsaw, supply checked."""
    table = {
        **{"game": "ss", "scenario": "campaign", "turn": 6, "phase": f"{SIDES[side]}-initial"},
        **{"units": {}, "own": {"weather": [weather] * EVERY_ZONE, "cold": [0] * EVERY_ZONE}},
    }
    pos = Position(game, read_state(game, table, "drawn"))
    at = DATA.places["moscow"] if side == SOVIET else MAP.hex("1B:3226")
    kept = own(pos)._replace(stocks=(Stock(at, side, 8),), **fields)
    return checked(Position(game, pos.state._replace(own=kept)), side)


def verbs(pos: Position, side: int = SOVIET) -> dict[str, HexSet]:
    return {verb: allowed.set for verb, allowed in works.verbs(pos, side).items()}


def begun(pos: Position, verb: str, h: int, side: int = SOVIET) -> Position:
    ref = Referee(pos, FixedDice(()))
    works.question(side).verbs[verb].do(ref, h)
    return ref.pos


@cites("SS 37B.1")
def test_any_road_outside_the_arctic_and_the_mountains_by_either_player_in_either_gauge() -> None:
    for side in (AXIS, SOVIET):
        found = verbs(drawn(side), side)
        mine = own(drawn(side)).supplied[side] & own(drawn(side)).at_start
        assert found["broad_railway"] == found["standard_railway"] == LEVEL & mine & found["broad_railway"]
        assert found["broad_railway"]
    barred = bits(ROADS & MAP.terrain["mountain"] & DATA.ussr)[0]
    assert works.verbs(drawn(), SOVIET)["broad_railway"].why_not(barred) == ["SS 37B.1"]
    arctic = bits(ROADS & DATA.arctic & DATA.ussr)[0]
    assert works.verbs(drawn(), SOVIET)["broad_railway"].why_not(arctic) == ["SS 37B.1"]


@cites("SS 37.1")
def test_without_the_option_nothing_of_it_is_on_the_menu() -> None:
    assert not any("railway" in verb for verb in verbs(drawn(game=GAME)))


def two_road_hexes(terrain: str) -> tuple[int, int]:
    """Neighbours on a road and on no railway, the first in such ground, supplied from Moscow."""
    found = verbs(drawn())["broad_railway"] & ~RAILS
    for a in bits(found & MAP.terrain[terrain]):
        for d, b in MAP.grid.neighbours(a):
            if found >> b & 1 and DATA.lines["road"][d] >> a & 1:
                return a, b
    raise AssertionError(terrain)


@cites("SS 37B.2")
@pytest.mark.parametrize(
    ("terrain", "weather", "turns"), [("clear", "clear", 1), ("woods", "clear", 1), ("woods", "mud", 2)]
)
def test_it_takes_as_long_as_a_fort_in_clear_terrain(terrain: str, weather: str, turns: int) -> None:
    a, _ = two_road_hexes(terrain)
    pos = begun(drawn(weather=weather), "broad_railway", a)
    assert [(one.kind, one.turn) for one in own(pos).works] == [("broad_railway", 6 + turns)]
    assert sum(one.points for one in own(pos).stocks) == 7
    assert not verbs(pos)["standard_railway"] >> a & 1
    late = Position(UPGRADING, pos.state._replace(turn=6 + turns))
    assert own(run(late, SOVIET, works.steps(SOVIET))).upgraded == (1 << a, 0)


@cites("SS 37B.2")
def test_a_line_runs_between_two_hexes_so_made() -> None:
    """A railway in one of them does not do instead."""
    a, b = two_road_hexes("clear")
    d = MAP.grid.direction(a, b)
    for sets, broad, standard in (
        ((1 << a, 0), False, False),
        ((1 << a | 1 << b, 0), True, False),
        ((1 << a, 1 << b), True, False),
        ((0, 1 << a | 1 << b), False, True),
    ):
        pos = drawn(upgraded=sets)
        lines = rail.gauges(pos)
        assert (bool(lines[0][d] >> a & 1), bool(lines[1][d] >> a & 1)) == (broad, standard)
        assert bool(gauge.usable(pos, SOVIET)[d] >> a & 1) == broad
        assert bool(gauge.standard(pos)[d] >> a & 1) == standard
    mixed = next(
        (h, n)
        for h in bits(LEVEL & RAILS)
        for way, n in MAP.grid.neighbours(h)
        if DATA.lines["road"][way] >> h & 1 and not DATA.lines["rail"][way] >> h & 1 and LEVEL >> n & 1
    )
    way = MAP.grid.direction(*mixed)
    assert not rail.gauges(drawn(upgraded=(1 << mixed[1], 0)))[0][way] >> mixed[0] & 1
    assert rail.gauges(drawn(upgraded=(1 << mixed[0] | 1 << mixed[1], 0)))[0][way] >> mixed[0] & 1


@cites("SS 37B.1")
def test_a_new_broad_line_can_be_regauged_and_carries_supply() -> None:
    a, b = two_road_hexes("clear")
    d = MAP.grid.direction(a, b)
    half = d if d < 3 else d - 3
    start = a if d < 3 else b
    links = tuple(1 << start if n == half else 0 for n in range(3))
    pos = drawn(upgraded=(1 << a | 1 << b, 0), standard=links)
    assert gauge.standard(pos)[d] >> a & 1
    assert not gauge.broad(pos)[d] >> a & 1
    assert regauging.gate_hexes(rail.gauges(pos)[1]) >> a & 1
    assert gauge.railways(pos)[d] >> a & 1


@cites("SS 37B.1")
def test_workers_help() -> None:
    """As with any work of the kind: near a great city it is done within the player turn."""
    near = verbs(drawn())["broad_railway_workers"]
    assert near
    h = bits(near)[0]
    pos = begun(drawn(), "broad_railway_workers", h)
    assert own(run(pos, SOVIET, works.SAME_TURN)).upgraded == (1 << h, 0)


SECTIONS = {"retreats": "overrun", "roads": "upgraded", "isolation": "detailed"}
FIELDS = ("retreat_overruns", "upgraded_roads", "detailed_isolation")


@cites("SS 37.1")
def test_each_section_is_an_option_of_its_own() -> None:
    for (name, value), field in zip(SECTIONS.items(), FIELDS, strict=True):
        rules = load("ss", {name: value}).rules
        assert [getattr(rules, one) for one in FIELDS] == [one == field for one in FIELDS]
    assert all(getattr(load("ss", SECTIONS).rules, one) for one in FIELDS)
    assert not any(getattr(GAME.rules, one) for one in FIELDS)
