"""23: fighters with bombs, extended range, pilots, dive bombers, night types."""

from __future__ import annotations

from tests.games.sudden_storm.air_situations import (
    FIELD,
    MINSK,
    WILNO,
    aloft,
    flight,
    fly,
    met,
    prompt,
    shots,
)
from tests.games.sudden_storm.situations import DATA, GAME, drawn

from grognard.games.sudden_storm.law.air import bombing, duels, flights, reach
from grognard.games.sudden_storm.law.names import STRENGTH
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.testing.table import Situation

MAP, GRID = GAME.map, GAME.map.grid
JU88, JU87, E1, F1 = "LJu88A01", "LJu87B01", "LMe109E01", "LMe109F01"
L1 = "VLaGG301"


def number(unit: str) -> int:
    return GAME.roster.index[unit]


def strengths(t: Situation, unit: str) -> tuple[int, int]:
    return duels.strengths(t.pos, number(unit))


def modifier(t: Situation, firer: str, target: str) -> int:
    return sum(item.value for item in duels.dice_items(t.pos, number(firer), number(target)))


def one_of(nation: str, fighter: bool, guards: bool = False) -> str:
    """A fighter, or a bomber of type B."""
    for unit in bits(DATA.planes_of[nation]):
        plane = DATA.plane(unit)
        if plane.guards == guards and (plane.is_fighter if fighter else plane.type == "B"):
            return GAME.roster[unit].id
    raise AssertionError(f"the {nation} air force has none")


@cites("SS 23A.1")
def test_a_fighter_with_bombs_is_weaker() -> None:
    """E64: 7F5 is 5 and 3; an escort, and a bomber, are what they print."""
    t = met({JU88: "bomb", E1: "bomb", F1: "escort"}, L1, {E1: FIELD})
    assert strengths(t, E1) == (5, 3)
    assert strengths(t, F1) == (6, 6)
    assert strengths(t, JU88) == (5, 4)


@cites("SS 23A.2")
def test_jettisoned_it_is_an_escort_and_bombs_nothing() -> None:
    t = met({E1: "bomb", JU88: "bomb"}, L1, {E1: FIELD})
    assert t.may("jettison") == [E1]
    assert t.refusals("jettison", JU88) == ["SS 23A.2"]
    t.act("jettison", E1)
    assert strengths(t, E1) == (7, 5)
    t.act("fight")
    assert prompt(t) == "ss-air-groups"  # there is a screen now
    t.act("ready", dice=[6, 6, 6, 6])
    assert shots(t)[0][:2] == (E1, L1)
    assert t.act("bombard", MINSK).may("join") == []
    assert t.may("leave") == [JU88]


@cites("SS 23B.1")
def test_extended_bombing_goes_twice_as_far_with_a_third() -> None:
    t = aloft({JU87: WILNO, E1: WILNO}).act("unit", JU87)
    near, far = (
        set(MAP.hexes(t.may(verb)[:0]) or []) if False else t.may(verb) for verb in ("bomb", "bomb_far")
    )
    start = MAP.hex(WILNO)
    assert max(GRID.distance(start, MAP.hex(h)) for h in near) == 9
    assert max(GRID.distance(start, MAP.hex(h)) for h in far) == 18
    t.act("bomb_far", MINSK)
    item = bombing.load(t.pos, number(JU87), flights.SUPPORT)
    assert (item.value, item.divisor) == (4, 3 * 2)  # and guns halve it over Minsk
    assert bombing.item_value(bombing.load(t.pos, number(JU87), flights.DEFENCE)) == 4 * STRENGTH // 3
    t.act("unit", E1)
    assert t.refusals("bomb_far", MINSK) == ["SS 23B.1"]


@cites("SS 23B.2")
def test_an_extended_escort_is_weaker() -> None:
    far = 10
    away = MAP.label(min(h for h in range(MAP.grid.size) if is_at(h, far)))
    t = aloft({JU88: WILNO, F1: WILNO, E1: WILNO})
    fly(t, "bomb", away, JU88).act("unit", F1)
    assert "SS 18.1" in t.refusals("escort", away)
    t.act("escort_far", away)
    assert flight(t, F1).extended
    assert strengths(t, F1) == (4, 4)


def is_at(h: int, far: int) -> bool:
    inside = DATA.ussr >> h & 1 == 1
    return inside and GRID.distance(MAP.hex(WILNO), h) == far


@cites("SS 23B.3", "SS 18.1")
def test_an_extended_flight_returns_twice_as_far() -> None:
    t = aloft({JU87: WILNO}).act("unit", JU87).act("bomb_far", MINSK)
    assert flights.range_of(t.pos, flight(t, JU87)) == 18
    usual = aloft({JU87: WILNO}).act("unit", JU87).act("bomb", MINSK)
    assert flights.range_of(usual.pos, flight(usual, JU87)) == 9
    both = [flights.landings(one.pos, number(JU87)).bit_count() for one in (t, usual)]
    assert both[0] > both[1]


@cites("SS 23C")
def test_german_and_finnish_pilots() -> None:
    """E65: -2 in all at a Soviet bomber; not at Guards, nor by Rumanians, nor by bombers."""
    bomber, guards = one_of("soviet", fighter=False), one_of("soviet", fighter=True, guards=True)
    finn, rumanian = one_of("finnish", fighter=True), one_of("rumanian", fighter=True)
    axis, soviet = (F1, JU88, finn, rumanian), (bomber, guards, L1)
    t = drawn("axis-air", {**dict.fromkeys(axis, WILNO), **dict.fromkeys(soviet, MINSK)}, {"axis": [WILNO]})
    assert modifier(t, F1, bomber) == -2
    assert modifier(t, F1, L1) == -1
    assert modifier(t, finn, L1) == -1
    assert modifier(t, rumanian, L1) == 0
    assert modifier(t, JU88, L1) == 1
    assert modifier(t, F1, guards) == 0
    assert modifier(t, L1, F1) == 0


@cites("SS 23D")
def test_dive_bombers_alone_hit_better() -> None:
    t = aloft({JU87: WILNO, "LJu87B02": WILNO, JU88: WILNO})
    fly(t, "bomb", MINSK, JU87, "LJu87B02", JU88)
    stukas = 1 << number(JU87) | 1 << number("LJu87B02")
    assert bombing.compute_bombing(t.pos, stukas, flights.RAID).modifier == 1
    assert bombing.compute_bombing(t.pos, stukas | 1 << number(JU88), flights.RAID).modifier == 0
    assert bombing.compute_bombing(t.pos, 1 << number(JU88), flights.RAID).modifier == 0


@cites("SS 23E")
def test_night_types_are_like_the_others() -> None:
    """E66: an NF escorts, intercepts and fires as an F."""
    night = "VLaGG3N06"
    t = met({JU88: "bomb"}, night)
    assert DATA.plane(number(night)).is_fighter
    assert modifier(t, night, JU88) == -1
    assert strengths(t, night) == (5, 4)
    assert reach.hexes_in_range(t.pos, number(night), MAP.hex(MINSK), 3)
    assert "fight" in choices(t.pos).verbs
