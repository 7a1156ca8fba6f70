"""6, 14C, 29: marching and administrative movement."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.sudden_storm.situations import DATA, GAME, drawn, moving, remembered

from grognard.games.sudden_storm.law import marching
from grognard.games.sudden_storm.law.names import UNSUPPLIED, Moving
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits

MAP, GRID = DATA.map, DATA.map.grid
SOMEWHERE = "1B:1512"  # clear, like 1B:1612 beside it; no road between them
BESIDE = "1B:1612"
ALL_AXIS = {"axis": "country ussr", "neutral": []}
FOOT, PANZER, TRUCK, CAVALRY, RIFLE = "G1Inf", "G6Pz", "G1Trk", "G1Cav", "S14Rif"


def terrain(h: int) -> str:
    found: str = next(name for name, hexes in MAP.terrain.items() if hexes >> h & 1)
    return found


def wild(wanted: str, land: int, more: Callable[[int, int], bool] = lambda a, b: True) -> tuple[str, str]:
    """A step into such terrain, with neither line nor water on it."""
    for a in bits(land):
        for d, b in GRID.neighbours(a):
            sides = [name for name, gate in MAP.sides.items() if gate[d] >> a & 1]
            if terrain(b) == wanted and not sides and not DATA.ways[d] >> a & 1 and more(a, b):
                return MAP.label(a), MAP.label(b)
    raise AssertionError(wanted)


def price(unit: str, a: str, b: str, **own: object) -> int | None:
    """Half points for a step, where a unit can pay it."""
    t = moving(unit, a, own={**ALL_AXIS, **own})
    who = GAME.roster.index[unit]
    trip = marching.march_trip(t.pos, marching.begin_unit_move(t.pos, who))
    straight = trip.terms._replace(free=1 << MAP.hex(a) | 1 << MAP.hex(b))
    found = trip._replace(terms=straight).reach()
    return found.cost(MAP.hex(b)) if found.hexes >> MAP.hex(b) & 1 else None


@cites("SS 6.1", "SS 4A2", "SS 30J.2")
def test_any_unit_of_the_side_may_move_and_none_has_to() -> None:
    t = drawn("axis-movement", {FOOT: SOMEWHERE, TRUCK: "1B:1613", RIFLE: "1B:1818"}, ALL_AXIS)
    assert set(t.may("unit")) == {FOOT, TRUCK}
    assert t.refusals("unit", RIFLE) == ["SS 6.1"]
    assert t.can("end_phase")


@cites("SS 6.3")
def test_a_unit_keeps_its_points_through_the_phase_until_they_are_spent() -> None:
    t = moving(FOOT, SOMEWHERE, own=ALL_AXIS).act("to", BESIDE).act("done")
    unit = GAME.roster.index[FOOT]
    assert remembered(t).left == ((unit, 2 * (6 - 1)),)
    far = t.act("unit", FOOT)
    whole = moving(FOOT, BESIDE, own=ALL_AXIS)
    assert set(far.may("to")) < set(whole.may("to")) | {SOMEWHERE}
    end = max(far.may("to"), key=lambda at: GRID.distance(MAP.hex(at), MAP.hex(BESIDE)))
    cost = marching.march_reach(t.pos, marching.begin_unit_move(t.pos, unit)).cost(MAP.hex(end))
    t = far.act("to", end)
    if cost < 10:
        t = t.act("done")
    left = dict(remembered(t).left).get(unit, 0)
    assert left == 10 - cost
    assert t.can("unit", FOOT) == (left > 0)


@cites("SS 6.4")
def test_a_river_is_paid_besides_the_hex() -> None:
    assert price(FOOT, SOMEWHERE, BESIDE) == 2
    assert price(FOOT, "1B:1612", "1B:1712") == 2 + 2


@cites("SS 6.5")
def test_motorised_units_never_enter_swamp_in_mud() -> None:
    a, b = wild("swamp", DATA.ussr & DATA.weather_zones[1])
    assert price(FOOT, a, b, weather="mud") == 2 * 4
    t = moving(PANZER, a, own={**ALL_AXIS, "weather": "mud"})
    assert b not in t.may("to")
    assert t.refusals("to", b) == ["SS 6.5"]


@cites("SS 6.6")
def test_half_the_rating_and_one() -> None:
    a, b = wild("forest", DATA.ussr & DATA.weather_zones[1])
    assert price(PANZER, a, b, weather="mud") == 2 * (10 // 2 + 1)
    assert price(TRUCK, a, b, weather="mud") == 2 * (10 // 2 + 1)
    assert price(FOOT, a, b, weather="mud") == 2 * 3


@cites("SS 6.7", "SS 6.8")
def test_one_hex_costs_all_points_if_it_costs_more_than_a_unit_has() -> None:
    a, b = wild("forest", DATA.ussr & DATA.arctic)
    t = moving(PANZER, a, own={**ALL_AXIS, "weather": "mud"})
    assert b in t.may("to")  # twelve points, of ten
    t = t.act("to", b)
    assert t.refusals("unit", PANZER) == ["SS 6.3"]  # nothing is left
    begun = drawn("axis-movement", {PANZER: a}, {**ALL_AXIS, "weather": "mud", "left": [[PANZER, 10]]})
    assert b not in begun.act("unit", PANZER).may("to")


@cites("SS 6.9")
def test_nobody_enters_a_hex_with_enemies() -> None:
    t = moving(FOOT, SOMEWHERE, {RIFLE: BESIDE}, own=ALL_AXIS)
    assert BESIDE not in t.may("to")
    assert t.refusals("to", BESIDE) == ["SS 6.9"]


@cites("SS 6.10")
def test_weather_is_paid_for() -> None:
    assert price(FOOT, SOMEWHERE, BESIDE, weather="mud") == 4
    assert price(PANZER, SOMEWHERE, BESIDE, weather="mud") == 6
    assert price(PANZER, SOMEWHERE, BESIDE, weather="snow") == 4


@cites("SS 6A.1")
def test_leaving_a_zone_costs_more() -> None:
    t = moving(FOOT, SOMEWHERE, {RIFLE: BESIDE}, own=ALL_AXIS, turn=6)
    unit = GAME.roster.index[FOOT]
    found = marching.march_reach(t.pos, marching.begin_unit_move(t.pos, unit))
    free = moving(FOOT, SOMEWHERE, own=ALL_AXIS, turn=6)
    plain = marching.march_reach(free.pos, marching.begin_unit_move(free.pos, unit))
    for _, h in GRID.neighbours(MAP.hex(SOMEWHERE)):
        if h != MAP.hex(BESIDE):
            assert found.cost(h) == min(plain.cost(h) + 2 * 2, 12)


@cites("SS 7B.1", "SS 7B.3")
def test_a_road_or_a_railway_costs_what_clear_ground_costs() -> None:
    assert price(PANZER, "1B:0712", "1B:0812") == 2  # into woods
    assert price(PANZER, "1B:0712", "1B:0713") == 4  # and so, but no road
    assert price(PANZER, "1B:0712", "1B:0812", weather="mud") == 6


@cites("SS 7B.2")
def test_on_a_road_zones_are_paid_for_all_the_same() -> None:
    """Example E19."""
    a, b = "1B:0712", "1B:0812"
    beside = GRID.adjacent(1 << MAP.hex(a)) & ~GRID.adjacent(1 << MAP.hex(b)) & ~(1 << MAP.hex(b))
    foe = next(h for h in bits(beside & DATA.land) if not water(h, MAP.hex(a)))
    unit = GAME.roster.index[PANZER]
    t = moving(PANZER, a, {RIFLE: MAP.label(foe)}, own=ALL_AXIS, turn=6)
    trip = marching.march_trip(t.pos, marching.begin_unit_move(t.pos, unit))
    two = trip.terms._replace(free=1 << MAP.hex(a) | 1 << MAP.hex(b))
    assert trip._replace(terms=two).reach().cost(MAP.hex(b)) == 2 + 2 * 4


def roads(h: int) -> bool:
    return any(gate >> h & 1 for gate in DATA.ways)


def water(a: int, b: int) -> list[str]:
    d = GRID.direction(a, b)
    return [name for name, gate in MAP.sides.items() if gate[d] >> a & 1]


@cites("SS 7.1")
def test_a_line_helps_only_between_hexes_that_it_joins() -> None:
    """Two hexes on railways, woods, and no track from one to the other."""

    def on_lines(a: int, d: int, b: int) -> bool:
        apart = not DATA.ways[d] >> a & 1 and not water(a, b)
        return apart and roads(a) and roads(b) and terrain(b) == "woods"

    a, b = crossing(on_lines)
    assert price(PANZER, a, b) == 4
    c = next(h for d, h in GRID.neighbours(MAP.hex(b)) if DATA.ways[d] >> MAP.hex(b) & 1)
    assert price(PANZER, MAP.label(c), b) == 2


@cites("SS 7B.4")
def test_roads_are_used_in_exploitation_too() -> None:
    t = drawn("axis-exploitation", {PANZER: "1B:0712"}, ALL_AXIS).act("unit", PANZER)
    found = marching.march_reach(t.pos, t.pos.memo(Moving))
    assert (found.cost(MAP.hex("1B:0812")), found.cost(MAP.hex("1B:0713"))) == (2, 4)


@cites("SS 29.1")
def test_terrain_costs_twice_as_much_in_the_arctic_but_not_along_a_line() -> None:
    a, b = wild("rough", DATA.ussr & DATA.arctic)
    assert price(FOOT, a, b) == 2 * 4
    assert price("G2Mtn", a, b) == 2 * 2
    on = next(
        (MAP.label(a), MAP.label(b))
        for a in bits(DATA.ussr & DATA.arctic)
        for d, b in GRID.neighbours(a)
        if DATA.ways[d] >> a & 1 and DATA.ussr >> b & 1 and terrain(b) == "forest"
    )
    assert price(FOOT, *on) == 2


@cites("SS 29.3")
def test_no_cavalry_in_the_arctic() -> None:
    a, b = wild("forest", DATA.ussr & ~DATA.arctic, lambda a, b: bool(DATA.arctic >> b & 1))
    assert b not in moving(CAVALRY, a, own=ALL_AXIS).may("to")
    assert b in moving(FOOT, a, own=ALL_AXIS).may("to")


@cites("SS 14C.1")
def test_mountain_troops_in_rough_ground() -> None:
    a, b = wild("rough", DATA.ussr & DATA.weather_zones[3])
    assert price(FOOT, a, b) == 2 * 2
    assert price("G2Mtn", a, b) == 2 * 1


# -- administrative movement


def by_admin(unit: str, at: str, b: str, **own: object) -> int | None:
    t = moving(unit, at, own={**ALL_AXIS, **own})
    who = GAME.roster.index[unit]
    found = marching.admin_reach(t.pos, marching.begin_unit_move(t.pos, who))
    return found.cost(MAP.hex(b)) if b in t.may("admin") else None


def admin_step(a: str, b: str, **own: object) -> int | None:
    """Half points for one step of administrative movement; none: there is no such step."""
    t = moving(FOOT, a, own={**ALL_AXIS, **own})
    trip = marching.admin_trip(t.pos, marching.begin_unit_move(t.pos, GAME.roster.index[FOOT]))
    two = trip.terms._replace(free=1 << MAP.hex(a) | 1 << MAP.hex(b))
    found = trip._replace(terms=two).reach()
    return found.cost(MAP.hex(b)) if found.hexes >> MAP.hex(b) & 1 else None


@cites("SS 6B.3")
def test_half_the_price_of_a_march() -> None:
    """Example E14."""
    assert by_admin(FOOT, SOMEWHERE, BESIDE) == 1
    assert by_admin(PANZER, "1B:0712", "1B:0812") == 1
    assert by_admin(PANZER, "1B:0712", "1B:0812", weather="mud") == 3


@cites("SS 6B.2")
def test_administrative_movement_over_clear_ground_and_along_lines_alone() -> None:
    """Example E12."""
    assert admin_step(SOMEWHERE, BESIDE) == 1
    for ground in ("woods", "forest", "rough", "swamp"):
        a, b = wild(ground, DATA.ussr & DATA.weather_zones[1])
        assert price(FOOT, a, b) is not None
        assert admin_step(a, b) is None
    a, b = crossing(lambda a, d, b: DATA.ways[d] >> a & 1 and terrain(b) == "forest")
    assert admin_step(a, b) == 1


@cites("SS 6B.2")
def test_administrative_movement_crosses_a_river_by_road_alone() -> None:
    """Example E13: frozen or not."""

    def wet(a: int, d: int, b: int) -> bool:
        river = MAP.sides["river"][d] | MAP.sides["major_river"][d]
        return bool(river >> a & 1) and terrain(a) == terrain(b) == "clear"

    a, b = crossing(lambda a, d, b: wet(a, d, b) and not DATA.ways[d] >> a & 1)
    by_road = crossing(lambda a, d, b: wet(a, d, b) and DATA.ways[d] >> a & 1)
    for cold in (0, 2):
        own = {"weather": "frost", "cold": [cold] * 5}
        assert price(FOOT, a, b, **own) is not None
        assert admin_step(a, b, **own) is None
        assert admin_step(*by_road, **own) == 1


def crossing(wanted: Callable[[int, int, int], object]) -> tuple[str, str]:
    """A step in zone B of the USSR."""
    land = DATA.ussr & DATA.weather_zones[1]
    steps = ((a, d, b) for a in bits(land) for d, b in GRID.neighbours(a) if land >> b & 1)
    a, _, b = next(step for step in steps if wanted(*step))
    return MAP.label(a), MAP.label(b)


@cites("SS 6B.1", "SS 6B.5")
def test_administrative_movement_is_the_whole_move_of_a_unit() -> None:
    t = moving(FOOT, SOMEWHERE, own=ALL_AXIS).act("admin", BESIDE)
    assert t.may("to") == []
    assert t.may("admin")
    assert t.act("done").refusals("unit", FOOT) == ["SS 6.3"]
    marched = moving(FOOT, SOMEWHERE, own=ALL_AXIS).act("to", BESIDE)
    assert marched.may("admin") == []
    exploiting = drawn("axis-exploitation", {PANZER: SOMEWHERE}, ALL_AXIS).act("unit", PANZER)
    assert exploiting.may("admin") == []


@cites("SS 6B.4")
def test_administrative_movement_wants_supply_own_ground_and_no_enemy_beside_it() -> None:
    assert BESIDE in moving(FOOT, SOMEWHERE, own=ALL_AXIS).may("admin")
    theirs = moving(FOOT, SOMEWHERE, own={**ALL_AXIS, "at_start": [SOMEWHERE]})
    assert BESIDE not in theirs.may("admin")
    near = moving(FOOT, SOMEWHERE, {RIFLE: "1B:1714"}, own=ALL_AXIS)
    touched = GRID.adjacent(1 << MAP.hex("1B:1714"))
    assert not any(touched >> MAP.hex(at) & 1 for at in near.may("admin"))
    hungry = drawn("axis-movement", {FOOT: {"at": SOMEWHERE, "marks": ["unsupplied"]}}, ALL_AXIS)
    assert hungry.pos.state.marks[UNSUPPLIED]
    assert hungry.act("unit", FOOT).refusals("admin", BESIDE) == ["SS 6B.4"]


@cites("SS 6B.6")
def test_in_zone_g_administrative_movement_keeps_to_the_roads() -> None:
    t = moving(RIFLE, "9A:1118")
    assert "9A:1117" in t.may("to")
    assert "9A:1117" not in t.may("admin")


# -- exploitation


@cites("SS 4A5", "SS 6.2", "SS 14D.3")
def test_motorised_units_and_trucks_move_again() -> None:
    t = drawn("axis-exploitation", {FOOT: SOMEWHERE, PANZER: SOMEWHERE, TRUCK: BESIDE}, ALL_AXIS)
    assert set(t.may("unit")) == {PANZER, TRUCK}
    assert t.refusals("unit", FOOT) == ["SS 6.2"]


@cites("SS 29.2")
def test_nobody_exploits_in_the_arctic() -> None:
    a, b = wild("forest", DATA.ussr & ~DATA.arctic, lambda a, b: bool(DATA.arctic >> b & 1))
    t = drawn("axis-exploitation", {PANZER: b}, ALL_AXIS)
    assert t.refusals("unit", PANZER) == ["SS 29.2"]
    t = drawn("axis-exploitation", {PANZER: a}, ALL_AXIS).act("unit", PANZER).act("to", b)
    assert t.refusals("unit", PANZER)  # it entered, and stops there


@cites("SS 30C")
def test_soviet_divisions_in_a_german_zone_or_after_an_attack_do_not_exploit() -> None:
    tanks, guards = "S22NkMot", "S1GdMoR"
    t = drawn("soviet-exploitation", {tanks: SOMEWHERE, guards: SOMEWHERE, FOOT: BESIDE}, turn=6)
    assert t.refusals("unit", tanks) == ["SS 30C"]
    assert t.can("unit", guards)
    t = drawn("soviet-exploitation", {tanks: {"at": SOMEWHERE, "marks": ["fought"]}}, turn=6)
    assert t.refusals("unit", tanks) == ["SS 30C"]
    assert drawn("soviet-exploitation", {tanks: SOMEWHERE}, turn=6).can("unit", tanks)
