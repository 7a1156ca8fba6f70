"""7A: the railways."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.situations import DATA, GAME, drawn, moving, remembered

from grognard.games.sudden_storm.law import rail
from grognard.games.sudden_storm.law.names import STRATEGIC, Moving
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.kernel.network import MoveTerms
from grognard.rules.why_not import Trip
from grognard.testing.table import Situation

MAP, GRID = DATA.map, DATA.map.grid
GORKIY, TULA, MOSCOW = "2A:3201", "2A:4118", "2A:3317"
RIFLE, PANZER, INFANTRY = "S14Rif", "G6Pz", "G1Inf"
IN_GERMANY = "1B:3027"


def number(unit: str) -> int:
    return GAME.roster.index[unit]


def tracks(h: int, at: int = 8, over: Any = None) -> set[int]:
    """Hexes as many links away along any line, or fewer."""
    gate = DATA.lines["rail"] if over is None else over
    seen = 1 << h
    for _ in range(at):
        seen |= GRID.spread(seen, gate)
    return set(bits(seen)) - {h}


def places(t: Situation, verb: str) -> set[int]:
    return {MAP.hex(at) for at in t.may(verb)}


@cites("SS 7A1.1", "SS 7A1.2")
def test_a_point_to_entrain_and_then_so_many_hexes_for_a_point() -> None:
    one = drawn("soviet-movement", {RIFLE: GORKIY}, {"left": [[RIFLE, 4]]}).act("unit", RIFLE)
    assert places(one, "rail") == tracks(MAP.hex(GORKIY), 8)
    muddy = {"left": [[RIFLE, 4]], "weather": "mud"}
    slow = drawn("soviet-movement", {RIFLE: GORKIY}, muddy).act("unit", RIFLE)
    assert places(slow, "rail") == tracks(MAP.hex(GORKIY), 6)
    none = drawn("soviet-movement", {RIFLE: GORKIY}, {"left": [[RIFLE, 3]]}).act("unit", RIFLE)
    assert none.may("rail") == []


@cites("SS 7A1.3")
def test_after_a_ride_a_unit_marches_on_with_what_it_has_left() -> None:
    near = next(h for h in tracks(MAP.hex(GORKIY), 1))
    t = moving(RIFLE, GORKIY).act("rail", MAP.label(near))
    assert t.pos.memo(Moving).left == 2 * (6 - 1 - 1)
    assert t.may("to")


@cites("SS 7A.1")
def test_no_trains_in_exploitation_nor_in_the_surprise_turn() -> None:
    t = drawn("axis-exploitation", {PANZER: IN_GERMANY}).act("unit", PANZER)
    assert t.may("rail") == []
    assert t.may("strategic") == []
    assert moving(PANZER, IN_GERMANY).may("rail")
    assert moving(PANZER, IN_GERMANY, own={"surprise": True}).may("rail") == []


@cites("SS 7A.2")
def test_only_hexes_owned_when_the_player_turn_began() -> None:
    near = tracks(MAP.hex(GORKIY), 1)
    shut = sorted(near)[0]
    ours = [MAP.label(h) for h in near | {MAP.hex(GORKIY)} if h != shut]
    t = moving(RIFLE, GORKIY, own={"at_start": ours})
    assert places(t, "rail") == near - {shut}


@cites("SS 7A1.5", "SS 7A1.6")
def test_no_train_through_a_zone_unless_a_friend_holds_the_hex() -> None:
    near = sorted(tracks(MAP.hex(GORKIY), 1))[0]
    beside = next(
        h
        for _, h in GRID.neighbours(near)
        if h not in tracks(MAP.hex(GORKIY), 2) and GRID.distance(h, MAP.hex(GORKIY)) == 2
    )
    foe = {INFANTRY: MAP.label(beside)}
    t = moving(RIFLE, GORKIY, foe, turn=6)
    assert near not in places(t, "rail")
    assert "SS 7A1.5" in t.refusals("rail", MAP.label(near))
    held = moving(RIFLE, GORKIY, {**foe, "S71Rif": MAP.label(near)}, turn=6)
    assert near in places(held, "rail")
    after = held.act("rail", MAP.label(near)).act("done")
    assert after.refusals("unit", "S71Rif") == ["SS 7A1.6"]
    assert after.can("unit", RIFLE)


@cites("SS 7A2.1", "SS 7A2.3")
def test_strategic_movement_goes_far_and_is_all_that_a_unit_does() -> None:
    t = moving(RIFLE, GORKIY)
    assert places(t, "strategic") >= {MAP.hex(TULA), MAP.hex(MOSCOW)}
    assert not places(t, "strategic") - tracks(MAP.hex(GORKIY), 200)
    t = t.act("strategic", TULA)
    assert t.refusals("unit", RIFLE) == ["SS 6.3"]
    assert t.pos.state.marks[STRATEGIC] == 1 << number(RIFLE)
    begun = drawn("soviet-movement", {RIFLE: GORKIY}, {"left": [[RIFLE, 10]]}).act("unit", RIFLE)
    assert begun.may("strategic") == []
    tank = {"S22NkMot": {"at": GORKIY, "marks": ["strategic"]}}
    assert drawn("soviet-exploitation", tank).refusals("unit", "S22NkMot") == ["SS 7A2.3"]


@cites("SS 7A2.2")
def test_no_strategic_movement_next_to_an_enemy() -> None:
    near = sorted(tracks(MAP.hex(GORKIY), 1))[0]
    beside = next(h for _, h in GRID.neighbours(near) if GRID.distance(h, MAP.hex(GORKIY)) == 2)
    t = moving(RIFLE, GORKIY, {"G1Trk": MAP.label(beside)})  # no zone of control, but an enemy
    assert near not in places(t, "strategic")
    assert "SS 7A2.2" in t.refusals("strategic", MAP.label(near))
    assert moving(RIFLE, MAP.label(near), {"G1Trk": MAP.label(beside)}).may("strategic") == []


# -- gauges


@cites("SS 7A3.1", "SS 7A3.2")
def test_german_trains_stop_where_the_broad_gauge_begins() -> None:
    own = {"axis": "country ussr", "at_start": "country ussr | country germany"}
    t = moving(INFANTRY, IN_GERMANY, own=own)
    standard = tracks(MAP.hex(IN_GERMANY), 200, DATA.gates_by_gauge["standard"])
    assert places(t, "strategic")
    assert places(t, "strategic") <= standard
    assert moving(INFANTRY, GORKIY, own=own).may("strategic") == []


@cites("SS 7A3.3")
def test_broad_gauge_serves_the_axis_in_the_finnish_net() -> None:
    helsinki = MAP.label(DATA.places["helsinki"])
    t = moving(INFANTRY, helsinki, own={"at_start": "country finland"})
    assert t.may("strategic")


@cites("SS 7A3.4", "SS 7A3.5")
def test_soviets_keep_standard_lines_while_a_city_on_them_was_never_lost() -> None:
    riga = DATA.places["riga"]
    cities = DATA.cities & DATA.ussr & ~DATA.ussr39
    t = moving(RIFLE, MAP.label(riga))
    if not any(gate >> riga & 1 for gate in DATA.gates_by_gauge["standard"]):
        riga = next(h for h in bits(cities) if any(gate >> h & 1 for gate in DATA.gates_by_gauge["standard"]))
        t = moving(RIFLE, MAP.label(riga))
    along = set(bits(GRID.spread(1 << riga, DATA.gates_by_gauge["standard"]) & DATA.ussr))
    assert along & places(t, "rail")
    lost = moving(RIFLE, MAP.label(riga), own={"ever_axis": "country ussr"})
    broad = tracks(riga, 200, DATA.gates_by_gauge["broad"])
    assert not (along - broad) & places(lost, "rail")


@cites("SS 7A3.6")
def test_changing_gauge_costs_a_point_or_twenty_hexes() -> None:
    grid = DATA.map.grid
    both = [h for h in bits(DATA.land) if all(has_line(g, h) for g in ("broad", "standard"))]
    h = both[0]
    a = next(n for _, n in grid.neighbours(h) if joined("broad", h, n))
    b = next(n for _, n in grid.neighbours(h) if joined("standard", h, n))
    lines = DATA.gates_by_gauge["broad"], DATA.gates_by_gauge["standard"]
    net = rail.rail_network(DATA, lines, ((3, DATA.land),), 24)
    trip = Trip(net, 1 << a, 200, MoveTerms(1 << a | 1 << b | 1 << h))
    assert trip.reach().cost(h) == 3
    assert trip.reach().cost(b) == 3 + 3 + 24


def has_line(gauge: str, h: int) -> bool:
    return any(gate >> h & 1 for gate in DATA.gates_by_gauge[gauge])


def joined(gauge: str, a: int, b: int) -> bool:
    return bool(DATA.gates_by_gauge[gauge][GRID.direction(a, b)] >> a & 1)


# -- capacity


@cites("SS 7A4.1", "SS 7A4.4")
def test_base_capacities() -> None:
    pos = drawn("soviet-movement", {RIFLE: GORKIY}).pos
    assert [rail.capacity(pos, net) for net in range(3)] == [72, 24, 8]


@cites("SS 30G.1")
def test_soviet_capacity_of_the_first_turn() -> None:
    pos = drawn("soviet-movement", {RIFLE: GORKIY}, turn=1).pos
    assert rail.capacity(pos, rail.SOVIET_NET) == 36


@cites("SS 7A4.7")
def test_what_is_lost_is_lost() -> None:
    pos = drawn("soviet-movement", {RIFLE: GORKIY}, {"rail_lost": 7}).pos
    assert rail.capacity(pos, rail.SOVIET_NET) == 72 - 7


@cites("SS 7A4.2")
def test_motorised_units_count_twice_and_each_unit_once_a_phase() -> None:
    near = sorted(tracks(MAP.hex(GORKIY), 1))
    t = moving("S22NkMot", GORKIY).act("rail", MAP.label(near[0]))
    assert remembered(t).rail_used == (6, 0, 0)
    t = t.act("rail", GORKIY)
    assert remembered(t).rail_used == (6, 0, 0)
    full = drawn("soviet-movement", {RIFLE: GORKIY}, {"rail_lost": 70}).act("unit", RIFLE)
    assert full.may("rail") == []
    assert full.refusals("rail", MAP.label(near[0])) == ["SS 7A4.2"]


@cites("SS 7A4.3")
def test_units_from_the_east_ride_free_up_to_a_limit() -> None:
    near = MAP.label(sorted(tracks(MAP.hex(GORKIY), 1))[0])
    unit = {RIFLE: {"at": GORKIY, "marks": ["eastern"]}}
    t = drawn("soviet-movement", unit).act("unit", RIFLE).act("rail", near)
    assert remembered(t).rail_used == (0, 0, 0)
    assert remembered(t).rail_free == 3
    t = drawn("soviet-movement", unit, {"rail_free": 22}).act("unit", RIFLE).act("rail", near)
    assert remembered(t).rail_used == (1, 0, 0)
    assert remembered(t).rail_free == 24


@cites("SS 7A1.4")
def test_when_the_phase_ends_everybody_is_off_his_train() -> None:
    """Who has ridden attacks, and counts anew on the next train."""
    foe = "G1Inf"
    line = sorted(tracks(MAP.hex(GORKIY), 2) - tracks(MAP.hex(GORKIY), 1))[0]
    near = next(h for h in bits(GRID.adjacent(1 << line) & DATA.land) if h not in tracks(MAP.hex(GORKIY), 3))
    units = {"S22NkMot": GORKIY, RIFLE: MAP.label(line), foe: MAP.label(near)}
    t = drawn("soviet-movement", units).act("unit", "S22NkMot").act("rail", MAP.label(line)).act("done")
    assert remembered(t).rode[0] == 1 << number("S22NkMot")
    t.act("end_phase")
    assert remembered(t).rode == (0, 0, 0)
    assert t.act("target", MAP.label(near)).can("join", "S22NkMot")
