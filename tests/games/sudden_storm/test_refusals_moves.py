"""What is told of moves, rides and overruns that are refused: the paragraph that forbids, and its numbers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.fights import EAST, PLAIN, WEST
from tests.games.sudden_storm.situations import DATA, GAME, drawn, moving

from grognard.games.sudden_storm.law import regauging
from grognard.games.sudden_storm.law.names import MP
from grognard.kernel.arguments import Points
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.kernel.journal import read_act
from grognard.kernel.menu import Cause
from grognard.testing.table import Situation

MAP, GRID = DATA.map, DATA.map.grid
FOOT, PANZER, RIFLE, TANKS, CAVALRY = "G1Inf", "G6Pz", "S14Rif", "S1Tk", "S6Cav"
WEAK = "S33LTkC"  # a cadre with two of defence
GORKIY = "2A:3201"
AXIS_LAND = {"axis": "country ussr", "neutral": []}


def causes(t: Situation, verb: str, noun: str | None = None) -> list[Cause]:
    act = read_act(t.pos, verb, noun)
    assert act not in choices(t.pos)
    return choices(t.pos).causes(act)


def told(t: Situation, verb: str, noun: str | None = None) -> dict[str, Any]:
    """What the only cause says besides its paragraph."""
    found = causes(t, verb, noun)
    assert len(found) == 1
    return dict(found[0].args)


def along(label: str, steps: int) -> list[str]:
    """The hexes so many steps of railway away."""
    reached = [1 << MAP.hex(label)]
    for _ in range(steps):
        reached.append(reached[-1] | GRID.spread(reached[-1], DATA.lines["rail"]))
    return [MAP.label(h) for h in bits(reached[-1] & ~reached[-2])]


NEAR = along(GORKIY, 1)[0]
# A hex next to that one and not to Gorkiy.
BESIDE = next(
    MAP.label(h) for _, h in GRID.neighbours(MAP.hex(NEAR)) if GRID.distance(h, MAP.hex(GORKIY)) == 2
)
OFF = next(MAP.label(h) for h in bits(DATA.ussr39 & ~DATA.arctic) if not any(g >> h & 1 for g in DATA.ways))


def soviet(unit: str, at: str, others: dict[str, Any] | None = None, **own: Any) -> Situation:
    return moving(unit, at, others, own=own, turn=6)


@cites("SS 6A.1")
def test_a_zone_that_costs_too_much_to_leave_says_how_much() -> None:
    """Two for the zone and one for the hex, of two that are left."""
    foe = next(
        MAP.label(n) for _, n in GRID.neighbours(MAP.hex(EAST)) if GRID.distance(n, MAP.hex(PLAIN)) == 2
    )
    own = {**AXIS_LAND, "left": [[FOOT, 2 * MP]]}
    t = drawn("axis-movement", {FOOT: EAST, RIFLE: foe}, own, turn=6).act("unit", FOOT)
    assert t.refusals("to", PLAIN) == ["SS 6A.1"]
    args = told(t, "to", PLAIN)
    assert (args["needed"], args["left"]) == (Points(3 * MP, MP), Points(2 * MP, MP))


# -- operational rail


@cites("SS 7A1.5")
def test_a_train_that_starts_in_a_zone_is_told_so_and_one_that_would_enter_it_too() -> None:
    zone = {FOOT: BESIDE}
    assert soviet(RIFLE, NEAR, zone).refusals("rail", GORKIY) == ["SS 7A1.5"]
    assert soviet(RIFLE, GORKIY, zone).refusals("rail", NEAR) == ["SS 7A1.5"]
    assert NEAR in soviet(RIFLE, GORKIY, {"GM1MtnR": BESIDE}).may("rail")  # a regiment has no zone


@cites("SS 7A.2")
def test_of_lines_not_owned_when_the_turn_began_that_is_told() -> None:
    t = drawn("soviet-movement", {RIFLE: GORKIY}, {"at_start": [GORKIY]}, turn=6).act("unit", RIFLE)
    assert t.refusals("rail", NEAR) == ["SS 7A.2"]
    assert t.refusals("strategic", NEAR) == ["SS 7A.2"]


@cites("SS 7A3.2", "SS 7A3.4")
def test_the_wrong_gauge_is_named_for_either_side() -> None:
    axis = {**AXIS_LAND, "at_start": "country ussr"}
    assert moving(FOOT, GORKIY, own=axis, turn=6).refusals("rail", NEAR) == ["SS 7A3.2"]
    standard = DATA.gates_by_gauge["standard"]
    west = DATA.ussr & ~DATA.ussr39 & ~DATA.cities
    a = next(h for h in bits(west) if GRID.spread(1 << h, standard) & west)
    b = min(bits(GRID.spread(1 << a, standard) & west))
    here, there = MAP.label(a), MAP.label(b)
    assert there in soviet(RIFLE, here).may("rail")
    assert soviet(RIFLE, here, ever_axis="country ussr").refusals("rail", there) == ["SS 7A3.4"]


@cites("SS 7A3.10")
def test_rails_laid_this_turn_are_named() -> None:
    own: dict[str, Any] = {"at_start": "country ussr | country germany", **AXIS_LAND}
    links = regauging.candidates(drawn("axis-movement", {FOOT: "1B:3027"}, own).pos).items()
    b, (a, _) = next(
        (b, link) for b, link in links if GRID.spread(1 << b, DATA.lines["rail"]).bit_count() < 3
    )
    own["left"] = [[FOOT, 2 * MP]]  # too few points for a way round
    t = drawn("axis-movement", {FOOT: MAP.label(a)}, own, turn=4).act("regauge", MAP.label(b))
    assert t.act("unit", FOOT).refusals("rail", MAP.label(b)) == ["SS 7A3.10"]


@cites("SS 7A1.2", "SS 7A1.1")
def test_a_ride_too_far_says_what_it_would_cost() -> None:
    """Seventeen hexes of clear weather are three points at eight a point, and one to entrain."""
    t = drawn("soviet-movement", {RIFLE: GORKIY}, {"left": [[RIFLE, 3 * MP]]}, turn=6).act("unit", RIFLE)
    to = along(GORKIY, 17)[0]
    assert t.refusals("rail", to) == ["SS 7A1.2"]
    assert told(t, "rail", to) == {"needed": Points(4 * MP, MP), "left": Points(3 * MP, MP)}


@cites("SS 7.1", "SS 7A2.2")
def test_no_train_where_there_are_no_rails() -> None:
    for verb, cite in (("rail", "SS 7.1"), ("strategic", "SS 7A2.2")):
        assert soviet(RIFLE, GORKIY).refusals(verb, OFF) == [cite]
        assert soviet(RIFLE, OFF).refusals(verb, GORKIY) == [cite]


@cites("SS 7A4.2")
@pytest.mark.parametrize(("unit", "re"), [(RIFLE, 3), (CAVALRY, 6), (TANKS, 6), ("S8RifB", 1)])
def test_a_net_without_room_says_how_much_is_wanted(unit: str, re: int) -> None:
    full = {"rail_used": [72 - re + 1, 0, 0]}
    assert told(soviet(unit, GORKIY, **full), "rail", NEAR) == {"needed": re, "left": re - 1}
    assert NEAR in soviet(unit, GORKIY, rail_used=[72 - re, 0, 0]).may("rail")


# -- strategic rail


@cites("SS 7A2.2")
@pytest.mark.parametrize("enemy", ["GM1MtnR", "G1Trk", FOOT])
def test_strategic_movement_is_told_of_the_enemies_beside_the_line(enemy: str) -> None:
    """Regiments and trucks too, though they have no zone; where one starts, and where one would go."""
    assert soviet(RIFLE, NEAR, {enemy: BESIDE}).refusals("strategic", GORKIY) == ["SS 7A2.2"]
    assert soviet(RIFLE, GORKIY, {enemy: BESIDE}).refusals("strategic", NEAR) == ["SS 7A2.2"]


@cites("SS 7A2.3")
def test_strategic_movement_after_another_move_is_refused_under_its_paragraph() -> None:
    t = soviet(RIFLE, GORKIY).act("rail", NEAR)
    assert t.refusals("strategic", GORKIY) == ["SS 7A2.3"]


# -- points by rail


@cites("SS 12F.6", "SS 7A1.5")
def test_points_that_do_not_get_there_by_rail_are_told_why() -> None:
    own = {"stocks": [{"hex": GORKIY, "side": 1, "points": 5}]}
    t = drawn("soviet-movement", {RIFLE: PLAIN, FOOT: BESIDE}, own, turn=6).act("ship", GORKIY)
    assert t.refusals("deliver", NEAR) == ["SS 7A1.5"]
    assert t.refusals("deliver", OFF) == ["SS 12F.6"]
    t = drawn("soviet-movement", {RIFLE: PLAIN}, own, turn=6).act("ship", GORKIY)
    assert told(t, "deliver", along(GORKIY, 31)[0]) == {"needed": 31, "most": 30}


@cites("SS 12F.6", "SS 7A.2", "SS 7A1.5", "SS 7A4.2")
@pytest.mark.parametrize(
    ("at", "own", "cite"),
    [
        (OFF, {}, "SS 12F.6"),
        (GORKIY, {"rail_used": [72, 0, 0]}, "SS 7A4.2"),
        (GORKIY, {"at_start": []}, "SS 7A.2"),
        (NEAR, {}, "SS 7A1.5"),
    ],
)
def test_points_that_no_train_takes_say_why(at: str, own: dict[str, Any], cite: str) -> None:
    given = {"stocks": [{"hex": at, "side": 1, "points": 1}], **own}
    t = drawn("soviet-movement", {RIFLE: PLAIN, FOOT: BESIDE}, given, turn=6)
    assert t.refusals("ship", at) == [cite]


# -- administrative movement


def pair(zone: int, terrain: str) -> tuple[str, str]:
    """A clear hex and one of a terrain beside it, on no line, nothing between them."""
    for b in bits(MAP.terrain[terrain] & DATA.ussr & DATA.weather_zones[zone] & ~DATA.cities):
        if any(gate >> b & 1 for gate in DATA.ways):
            continue
        for d, a in GRID.neighbours(b):
            clear = MAP.terrain["clear"] & DATA.ussr & DATA.weather_zones[zone] & ~DATA.cities
            if clear >> a & 1 and not any(gate[d] >> b & 1 for gate in MAP.sides.values()):
                return MAP.label(a), MAP.label(b)
    raise AssertionError(terrain)


@cites("SS 6B.2", "SS 6B.6")
@pytest.mark.parametrize(
    ("zone", "terrain", "cite"), [(2, "woods", "SS 6B.2"), (4, "clear", "SS 6B.6"), (4, "woods", "SS 6B.6")]
)
def test_ground_that_administrative_movement_avoids_is_named(zone: int, terrain: str, cite: str) -> None:
    a, b = pair(zone, terrain)
    t = soviet(RIFLE, a, at_start="country ussr")
    assert b in t.may("to")
    assert t.refusals("admin", b) == [cite]


@cites("SS 6B.1", "SS 6B.3", "SS 6B.5", "SS 7A.1")
def test_a_manner_of_going_that_is_not_offered_says_which_paragraph_bars_it() -> None:
    own = {**AXIS_LAND, "at_start": "country ussr"}
    t = moving(FOOT, PLAIN, own=own, turn=6).act("admin", EAST)
    assert (t.refusals("to", PLAIN), t.refusals("rail", PLAIN)) == (["SS 6B.5"], ["SS 6B.5"])
    t = moving(FOOT, PLAIN, own=own, turn=6).act("to", EAST)
    assert t.refusals("admin", PLAIN) == ["SS 6B.3"]
    t = drawn("axis-exploitation", {PANZER: PLAIN}, own, turn=6).act("unit", PANZER)
    assert [t.refusals(verb, EAST) for verb in ("admin", "rail", "strategic")] == [
        ["SS 6B.1"],
        ["SS 7A.1"],
        ["SS 7A.1"],
    ]


@cites("SS 30F1")
def test_the_surprise_turn_is_told_where_trains_are_asked_for() -> None:
    at = MAP.label(min(bits(DATA.greater_germany & DATA.cities)))
    t = drawn("surprise-movement", {FOOT: at}, {"surprise": True}, turn=0)
    assert t.refusals("regauge", "1B:3008") == ["SS 30F1"]
    t.act("unit", FOOT)
    assert (t.refusals("rail", PLAIN), t.refusals("strategic", PLAIN)) == (["SS 30F1"], ["SS 30F1"])


# -- overruns


def stack(own: dict[str, Any] | None = None, foe: str = WEAK, hand: str = PANZER) -> Situation:
    units = {PANZER: PLAIN, "G8Pz": PLAIN, foe: EAST}
    return drawn("axis-movement", units, {**AXIS_LAND, **(own or {})}, turn=6).act("unit", hand)


@cites("SS 13.5")
def test_who_is_strong_enough_and_has_too_few_points_is_told_of_the_points() -> None:
    """Twenty-three to two is eleven to one: two points, and one for the hex."""
    t = stack({"left": [[PANZER, 5], ["G8Pz", 20]]})
    assert t.refusals("overrun", EAST) == ["SS 13.5"]
    assert told(t, "overrun", EAST)["needed"] == Points(6, MP)
    t = stack({"left": [[PANZER, 20], ["G8Pz", 5]]})
    assert causes(t, "overrun", EAST)[0].what == "ss-why-cannot-pay"
    assert stack({"left": [[PANZER, 6], ["G8Pz", 6]]}).may("overrun") == [EAST]


@cites("SS 13.3", "SS 13.2", "SS 13.5")
def test_who_is_too_weak_is_told_the_best_odds() -> None:
    t = stack(foe=RIFLE)
    assert t.refusals("overrun", EAST) == ["SS 13.3"]
    attack = sum(GAME.roster[GAME.roster.index[unit]].faces[0].attack for unit in (PANZER, "G8Pz"))
    defence = GAME.roster[GAME.roster.index[RIFLE]].faces[0].defence
    assert told(t, "overrun", EAST)["odds"] == attack // defence
    assert stack({"left": [[PANZER, 3], ["G8Pz", 20]]}, foe=RIFLE).refusals("overrun", EAST) == [
        "SS 13.5",
        "SS 13.3",
    ]
    assert stack().refusals("overrun", WEST) == ["SS 13.2"]
    alone = moving(PANZER, PLAIN, own=AXIS_LAND, turn=6)
    assert alone.refusals("overrun", EAST) == ["SS 13.2"]  # no enemy anywhere near


@cites("SS 13.2", "SS 6.5", "SS 13.5")
def test_those_who_cannot_join_an_overrun_say_whether_it_is_the_ground_or_their_points() -> None:
    """In mud no tanks enter a swamp off the roads; on clear ground they lack a point."""
    a, b = pair(2, "swamp")
    units = {"G1Mtn": a, "G11Inf": a, "G15Inf": a, PANZER: a, WEAK: {"at": b, "marks": ["starving"]}}
    own = {**AXIS_LAND, "weather": "mud"}
    t = drawn("axis-movement", units, own, turn=6).act("unit", "G1Mtn").act("overrun", b)
    assert t.refusals("join", PANZER) == ["SS 6.5"]
    t = drawn(
        "axis-movement",
        {PANZER: PLAIN, "G8Pz": PLAIN, "G7Pz": PLAIN, WEAK: EAST},
        {**AXIS_LAND, "left": [["G7Pz", 3]]},
        turn=6,
    )
    t.act("unit", PANZER).act("overrun", EAST)
    assert t.refusals("join", "G7Pz") == ["SS 13.5"]
    args = told(t, "join", "G7Pz")
    assert (args["needed"], args["left"]) == (Points(2 * MP, MP), Points(3, MP))
