"""30B, 31 and SS-P86: over whose land aircraft fly, and which targets are closed to allies."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.air_situations import MINSK, WILNO, fly
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered

from grognard.games.sudden_storm.law.air import reach
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

MAP, GRID = GAME.map, GAME.map.grid
JU88 = "LJu88A01"
HELSINKI, BUCURESTI = (MAP.label(DATA.places[name]) for name in ("helsinki", "bucuresti"))


def ids(nation: str) -> list[str]:
    return GAME.roster.ids(DATA.planes_of[nation])


def farthest(nation: str) -> str:
    """The unit of a nation that flies farthest."""
    return max(ids(nation), key=lambda unit: DATA.plane(GAME.roster.index[unit]).range)


def number(unit: str) -> int:
    return GAME.roster.index[unit]


def skies(units: dict[str, Any], own: dict[str, Any] | None = None, turn: int = 6) -> Situation:
    return drawn("axis-air", units, {"weather": "clear", "axis": [WILNO], **(own or {})}, turn=turn)


def nearest(some: int, start: str) -> str:
    h = MAP.hex(start)
    inside = (n for n in range(some.bit_length()) if some >> n & 1)
    return MAP.label(min(inside, key=lambda n: GRID.distance(h, n)))


@cites("SS 31B1.3")
def test_finns_bomb_no_soviet_hex_outside_the_two_theatres() -> None:
    """Estonia is near; the theatre itself, and the Arctic, are open."""
    finn = farthest("finnish")
    t = skies({finn: HELSINKI}).act("unit", finn)
    theatres = DATA.theatre("finnish") | DATA.arctic
    zones = DATA.map.attributes["zone"]["a"] | DATA.map.attributes["zone"]["b"]
    beyond = nearest(remembered(t).soviet & ~theatres & zones, HELSINKI)
    assert "SS 31B1.3" in t.refusals("bomb", beyond)
    assert t.can("bomb", nearest(remembered(t).soviet & theatres, HELSINKI))


@cites("SS 31B1.4")
def test_germans_based_in_the_finnish_theatre_are_bound_too() -> None:
    t = skies({JU88: HELSINKI}).act("unit", JU88)
    theatres = DATA.theatre("finnish") | DATA.arctic
    beyond = nearest(remembered(t).soviet & ~theatres, HELSINKI)
    assert "SS 31B1.4" in t.refusals("bomb", beyond)
    free = skies({JU88: HELSINKI}, {"leningrad": True}).act("unit", JU88)
    assert free.can("bomb", beyond)
    elsewhere = skies({JU88: WILNO}).act("unit", JU88)
    assert elsewhere.can("bomb", MINSK)


@cites("SS 31A2.1")
def test_two_rumanians_at_a_time_fly_in_the_ussr() -> None:
    """D37: any two, and the others nowhere but in Rumania."""
    some = sorted(ids("rumanian"), key=lambda unit: -DATA.plane(number(unit)).range)[:3]
    odessa = MAP.label(DATA.places["odessa"])
    base = nearest(DATA.features("dot_city") & DATA.country("rumania") & ~DATA.bessarabia, odessa)
    t = skies(dict.fromkeys(some, base))
    target = nearest(DATA.ussr & ~DATA.cities, base)
    for unit in some[:2]:
        fly(t, "bomb", target, unit)
    t.act("unit", some[2])
    assert "SS 31A2.1" in t.refusals("bomb", target)
    assert t.can("bomb", nearest(DATA.country("rumania") & DATA.cities & ~(1 << MAP.hex(base)), base))


@cites("SS 31A.2", "SS 31A1.2")
def test_hungarians_and_rumanians_have_no_target_together() -> None:
    """And the Hungarian flies freely in the USSR."""
    hungarian, rumanian = farthest("hungarian"), farthest("rumanian")
    border = MAP.label(DATA.places["odessa"])
    north = nearest(DATA.cities & DATA.country("hungary"), border)
    south = nearest(DATA.cities & DATA.country("rumania"), border)
    t = skies({hungarian: north, rumanian: south}, turn=19)
    south_of = set(t.act("unit", rumanian).may("bomb"))
    north_of = set(t.act("drop").act("unit", hungarian).may("bomb"))
    target, other = sorted(h for h in south_of & north_of if DATA.ussr >> MAP.hex(h) & 1)[:2]
    t.act("drop")
    fly(t, "bomb", target, rumanian).act("unit", hungarian)
    assert t.refusals("bomb", target) == ["SS 31A.2"]
    assert t.can("bomb", other)


@cites("SS 30B.1", "SS 18.1")
def test_nobody_bombs_or_crosses_neutral_land() -> None:
    """SS-P86: Sweden is flown around, and is no target."""
    t = skies({JU88: HELSINKI}).act("unit", JU88)
    sweden = DATA.country("sweden") & remembered(t).neutral
    inside = nearest(sweden, HELSINKI)
    assert t.refusals("bomb", inside)
    assert reach.closed_airspace(t.pos, number(JU88)) & sweden == sweden


@cites("SS 30K")
def test_in_a_scenario_nobody_flies_out_of_its_area() -> None:
    t = drawn("axis-air", {JU88: "1B:2627"}, {"weather": "clear"}, turn=2, scenario="leningrad")
    area = t.game.rules.data.scene.area
    assert not reach.hexes_in_range(t.pos, number(JU88), MAP.hex("1B:2627"), 60) & DATA.land & ~area
