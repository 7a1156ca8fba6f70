"""31. Reserves and surrender."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered

from grognard.games.sudden_storm.law import allies, supply
from grognard.games.sudden_storm.law.names import AXIS
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.hexes import bits
from grognard.kernel.referee import Referee
from grognard.testing.table import Situation

RUMANIA = "country rumania"
FINLAND = "country finland"
SIXES = [6] * 300


def checked(units: dict[str, Any], **own: Any) -> Situation:
    """After the check at the start of a game turn."""
    t = drawn("soviet-initial", units, own, turn=6, dice=SIXES)
    ref = Referee(t.pos, FixedDice(()))
    allies.check_surrender(ref, ref.frame)
    t.pos = ref.pos
    return t


def reserves(units: dict[str, Any], turn: int) -> list[str]:
    found = drawn("axis-initial", units, {}, turn=turn, dice=SIXES).units_marked("reserve")
    return sorted(set(found) & set(units))


LAND = DATA.map.labels(DATA.country("rumania") & DATA.land)
SOVIETS = dict(zip(("S18Rif", "S137Rif", "S153Rif", "S110Rif"), LAND, strict=False))
RESERVE = {"R1Inf": {"at": "3B:3126", "marks": ["reserve"]}}


@cites("SS 31A2.3")
def test_ten_soviet_re_in_rumania_release_its_reserves() -> None:
    few = dict(list(SOVIETS.items())[:3])
    assert reserves({**RESERVE, **few}, 4) == ["R1Inf"]
    assert reserves({**RESERVE, **SOVIETS}, 4) == []


@cites("SS 31A1.4")
def test_ten_soviet_re_in_hungary_release_its_reserves() -> None:
    name = next(u.id for u in GAME.roster.units if u.more.nation == "hungarian" and u.size == "XX")
    land = DATA.map.labels(DATA.country("hungary") & DATA.land)
    spots = dict(zip(SOVIETS, land[:4], strict=True))
    unit = {name: {"at": land[-1], "marks": ["reserve"]}}
    assert reserves(unit, 4) == [name]
    assert reserves({**unit, **spots}, 4) == []


@cites("SS 31A2.3")
def test_the_calendar_releases_units() -> None:
    assert reserves(RESERVE, 2) == ["R1Inf"]
    assert reserves(RESERVE, 3) == []


@cites("SS 31A2.5")
@cites("SS 31.2")
def test_rumania_surrenders_with_its_capital_and_dot_cities() -> None:
    t = checked({"R1Inf": "4A:2220"}, soviet=RUMANIA, pools=[["rumanian infantry", 40]])
    assert remembered(t).rumania == "out"
    assert t.at("R1Inf") == "gone"
    assert dict(remembered(t).pools).get("rumanian infantry") is None
    assert remembered(checked({}, soviet="place bucuresti")).rumania == "axis"


@cites("SS 31B3")
def test_finland_surrenders_with_helsinki_and_its_dot_cities() -> None:
    assert remembered(checked({}, soviet=FINLAND)).finland == "out"
    assert remembered(checked({}, soviet="place helsinki")).finland == "axis"


@cites("SS 31A2.5", "SS 31B3")
@pytest.mark.parametrize(
    ("nation", "land", "place"),
    [
        ("rumania", RUMANIA, "country rumania & feature dot_city"),
        ("rumania", RUMANIA, "place bucuresti"),
        ("finland", FINLAND, "country finland & feature dot_city"),
        ("finland", FINLAND, "place helsinki"),
    ],
)
def test_one_of_these_cities_in_axis_hands_is_enough_to_fight_on(nation: str, land: str, place: str) -> None:
    one = DATA.map.label(bits(DATA.select(place))[0])
    assert getattr(remembered(checked({}, soviet=land, axis=[one])), nation) == "axis"
    assert getattr(remembered(checked({}, soviet=land)), nation) == "out"


@cites("SS 31.2")
def test_all_that_the_nation_has_is_lost_and_its_sources_end() -> None:
    """Its units on the map, those to come, its points; and nothing of the others (SS-P66)."""
    coming = next(e.unit for e in DATA.schedule if e.what.startswith("arrive") and e.nation == "rumanian")
    late = GAME.roster[coming].id
    own = {"soviet": RUMANIA, "pools": [["rumanian infantry", 40], ["german infantry", 20]]}
    losses = [["rumanian", 12], ["german", 8]]
    t = drawn(
        "soviet-initial", {"R1Inf": "4A:2220", "G1Inf": "4A:2221", late: "pool"}, {**own, "losses": losses}
    )
    source = DATA.area("axis_supply") & DATA.country("rumania")
    ref = Referee(t.pos, FixedDice(()))
    allies.check_surrender(ref, ref.frame)
    t.pos = ref.pos
    assert (t.at("R1Inf"), t.at(late)) == ("gone", "gone")
    assert t.at("G1Inf") == "4A:2221"
    assert dict(remembered(t).pools) == {"german infantry": 20}
    assert dict(remembered(t).losses) == {"german": 8}
    won = drawn("axis-initial", {}, {"rumania": "out"}, turn=6, dice=SIXES).pos
    assert source
    assert not supply.sources(won, AXIS) & source
    assert supply.sources(drawn("axis-initial", {}, turn=6, dice=SIXES).pos, AXIS) & source == source


@cites("SS 31A2.5", "SS 31B3")
def test_nobody_surrenders_whose_cities_the_soviets_cannot_supply() -> None:
    cities = "place bucuresti | country rumania & feature dot_city"
    assert remembered(checked({}, soviet=cities)).rumania == "axis"
    cities = "place helsinki | country finland & feature dot_city"
    assert remembered(checked({}, soviet=cities)).finland == "axis"


@cites("SS 31A3")
def test_the_axis_keeps_in_bulgaria_what_it_holds_and_controls_alone() -> None:
    """And Bulgaria goes with a hex in supply alone; Rumania does not go with it (C3)."""
    alone = "country bulgaria & feature reference_city"
    assert remembered(checked({}, soviet=alone)).bulgaria == "axis"
    grid, land = DATA.map.grid, DATA.country("bulgaria") & DATA.land
    spots = land & ~grid.disc(DATA.select(alone), 3) & ~grid.adjacent(DATA.country("rumania"))
    at = DATA.map.labels(spots)[0]
    t = checked({"G1Inf": at}, soviet=f"country rumania - place bucuresti | {alone}")
    assert remembered(t).bulgaria == "out"
    assert remembered(t).rumania == "axis"
    kept = land & ~remembered(t).soviet
    near = grid.disc(1 << DATA.map.hex(at), 1) & land
    assert kept >> DATA.map.hex(at) & 1
    assert kept & ~near == 0
    assert kept & ~(1 << DATA.map.hex(at))


@cites("SS 31A3")
def test_bulgaria_surrenders_with_one_hex() -> None:
    lost = "country rumania | country bulgaria & feature reference_city"
    assert remembered(checked({}, soviet=lost)).bulgaria == "out"
    assert remembered(checked({})).bulgaria == "axis"
