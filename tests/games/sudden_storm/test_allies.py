"""31. Reserves and surrender."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.drawn import DATA, GAME, drawn, remembered

from grognard.games.sudden_storm.law import allies
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
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
    found = drawn("axis-initial", units, {}, turn=turn, dice=SIXES).marked("reserve")
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


@cites("SS 31A3")
def test_bulgaria_surrenders_with_one_hex() -> None:
    lost = "country rumania | country bulgaria & feature reference_city"
    assert remembered(checked({}, soviet=lost)).bulgaria == "out"
    assert remembered(checked({})).bulgaria == "axis"
