"""12F, 14D.4: resource points carried by units, sent by rail, destroyed."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered

from grognard.games.sudden_storm.law import rail
from grognard.games.sudden_storm.law.freight import Freight
from grognard.games.sudden_storm.law.names import NOBODY, Moving
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.testing.table import Situation

MAP, GRID = DATA.map, DATA.map.grid
FROM, TO, ON = "1B:1512", "1B:1612", "1B:1613"
ALL_AXIS = {"axis": "country ussr", "neutral": []}
INFANTRY, OTHER, TRUCK, PANZER = "G1Inf", "G11Inf", "G1Trk", "G6Pz"
GORKIY = "2A:3201"


def number(unit: str) -> int:
    return GAME.roster.index[unit]


def stock(points: int, at: str = FROM, side: str = "axis", **more: Any) -> dict[str, Any]:
    return {"hex": at, "side": side, "points": points, **more}


def table(units: dict[str, Any], *stocks: dict[str, Any], phase: str = "axis-movement") -> Situation:
    return drawn(phase, units, {**ALL_AXIS, "stocks": list(stocks)}, turn=6)


def points(t: Situation, at: str, carrier: str = "") -> int:
    """In a hex, of nobody or of a unit."""
    who = number(carrier) if carrier else NOBODY
    found = (one for one in remembered(t).stocks if (one.hex, one.carrier) == (MAP.hex(at), who))
    return sum(one.points for one in found)


@cites("SS 12F.7", "SS 14D.4")
def test_a_division_carries_three_points_and_a_truck_thirty() -> None:
    t = table({INFANTRY: FROM}, stock(40)).act("unit", INFANTRY).act("load")
    assert points(t, FROM, INFANTRY) == 3
    t.act("to", TO).act("unload").act("done")
    assert (points(t, FROM), points(t, TO)) == (37, 3)
    t = table({TRUCK: FROM}, stock(40)).act("unit", TRUCK).act("load").act("to", TO).act("done")
    t.act("end_phase")
    assert (points(t, FROM), points(t, TO)) == (10, 30)
    cadre = table({INFANTRY: {"at": FROM, "steps": 1}}, stock(40)).act("unit", INFANTRY).act("load")
    assert points(cadre, FROM, INFANTRY) == 1


@cites("SS 12F.7")
def test_they_are_taken_up_and_set_down_anywhere_on_the_way_for_nothing() -> None:
    """SS-P41."""
    t = table({INFANTRY: FROM}, stock(2, TO)).act("unit", INFANTRY)
    assert not t.can("load")
    t.act("to", TO)
    before = t.pos.memo(Moving).left
    t.act("load_one").act("to", ON).act("unload")
    assert (points(t, TO), points(t, ON)) == (1, 1)
    assert t.pos.memo(Moving).left == before - 2
    assert not t.can("load")  # it has carried this one


@cites("SS 12F.7")
def test_each_point_has_one_carrier_a_phase() -> None:
    """SS-P41."""
    t = table({INFANTRY: FROM, OTHER: TO}, stock(3)).act("unit", INFANTRY).act("load").act("to", TO)
    t.act("unload").act("done").act("unit", OTHER)
    assert not t.can("load")
    t = table({PANZER: FROM, "G8Pz": TO}, stock(3)).act("unit", PANZER).act("load").act("to", TO)
    t.act("done").act("end_phase")
    while t.phase != "axis-exploitation":
        t.act("end_phase")
    assert t.act("unit", "G8Pz").can("load")


@cites("SS 12F.7")
def test_points_do_not_go_overland_by_themselves() -> None:
    t = table({INFANTRY: FROM}, stock(3))
    assert t.may("ship") == []  # no railway
    assert t.refusals("ship", FROM) == ["SS 12F.6"]


@cites("SS 14D.4")
def test_a_truck_carries_no_units() -> None:
    t = (
        table({TRUCK: FROM, INFANTRY: FROM}, stock(3))
        .act("unit", TRUCK)
        .act("load")
        .act("to", TO)
        .act("done")
    )
    assert t.pos.state.where[number(INFANTRY)] == MAP.hex(FROM)


@cites("SS 12F.4")
def test_points_are_destroyed_in_ones_own_turn_alone() -> None:
    for phase in ("axis-movement", "axis-exploitation"):
        t = table({PANZER: TO}, stock(3), stock(2, "1B:2020", "soviet"), phase=phase)
        assert t.may("destroy") == [FROM]
        assert t.act("destroy", FROM).may("destroy") == []
        assert points(t, FROM) == 0
    combat = table({PANZER: TO, "S14Rif": ON}, stock(3), phase="axis-combat")
    assert combat.may("destroy") == [FROM]
    other = table({"S14Rif": TO}, stock(3), phase="soviet-movement")
    assert other.may("destroy") == []


# -- by rail


def east(points: int = 5, at: str = GORKIY, **own: Any) -> Situation:
    given = {"stocks": [stock(points, at, "soviet")], **own}
    return drawn("soviet-movement", {"S14Rif": "9A:1118"}, given, turn=6)


def tracks(h: int, many: int) -> set[int]:
    """Hexes as many links away along a line, or fewer."""
    seen = 1 << h
    for _ in range(many):
        seen |= GRID.spread(seen, DATA.lines["rail"])
    return set(bits(seen)) - {h}


@cites("SS 12F.6")
def test_points_go_thirty_hexes_by_rail_once_in_a_turn() -> None:
    t = east().act("ship", GORKIY)
    far = {MAP.hex(at) for at in t.may("deliver")}
    assert far == tracks(MAP.hex(GORKIY), 30)
    end = MAP.label(max(far, key=lambda h: GRID.distance(h, MAP.hex(GORKIY))))
    t.act("deliver", end)
    assert (points(t, GORKIY), points(t, end)) == (0, 5)
    assert t.refusals("ship", end) == ["SS 12F.6"]
    assert remembered(t).rail_used == (5, 0, 0)  # an RE each
    t.act("end_phase")
    assert not any(one.carrier + 1 for one in remembered(t).stocks)


@cites("SS 12F.6")
def test_some_points_may_stay() -> None:
    t = east().act("ship", GORKIY).act("fewer").act("fewer")
    assert t.pos.memo(Freight).points == 3
    near = MAP.label(min(tracks(MAP.hex(GORKIY), 1)))
    t.act("deliver", near)
    assert (points(t, GORKIY), points(t, near)) == (2, 3)
    assert t.can("ship", GORKIY)


@cites("SS 12F.6", "SS 7A4.2")
def test_capacity_binds_points_too() -> None:
    t = east(5, rail_lost=70).act("ship", GORKIY)
    assert t.pos.memo(Freight).points == 2
    assert east(5, rail_lost=72).may("ship") == []


@cites("SS 12F.6", "SS 7A1.5")
def test_no_points_go_by_rail_into_an_enemy_zone_nor_over_lines_not_owned() -> None:
    line = sorted(tracks(MAP.hex(GORKIY), 6) - tracks(MAP.hex(GORKIY), 5))
    foe = MAP.label(line[0])
    t = drawn(
        "soviet-movement",
        {"S14Rif": "9A:1118", PANZER: foe},
        {"stocks": [stock(5, GORKIY, "soviet")]},
        turn=6,
    ).act("ship", GORKIY)
    around = GRID.adjacent(1 << MAP.hex(foe)) | 1 << MAP.hex(foe)
    assert not any(around >> MAP.hex(at) & 1 for at in t.may("deliver"))


@cites("SS 12F.6")
def test_points_go_by_rail_in_the_movement_phase_alone() -> None:
    t = drawn("soviet-exploitation", {"S1GdMoR": GORKIY}, {"stocks": [stock(5, GORKIY, "soviet")]}, turn=6)
    assert t.may("ship") == []


@cites("SS 12F.7", "SS 7A4.2")
def test_points_on_a_train_with_their_carrier_take_room() -> None:
    near = MAP.label(min(tracks(MAP.hex(GORKIY), 1)))
    own = {"stocks": [stock(5, GORKIY, "soviet")]}
    t = drawn("soviet-movement", {"S14Rif": GORKIY}, own, turn=6).act("unit", "S14Rif").act("load")
    t.act("rail", near)
    assert points(t, near, "S14Rif") == 3
    assert remembered(t).rail_used == (6, 0, 0)


@cites("SS 7A4.1", "SS 7A4.5")
def test_capacity_is_new_with_the_initial_phase_and_bought_capacity_gone() -> None:
    """D22: what goes by rail in an initial phase is taken from the capacity of its turn."""
    used = {"rail_used": [70, 0, 0], "rail_more": [8, 0, 0], "rail_free": 24}
    moving = drawn("soviet-movement", {"S14Rif": GORKIY}, used, turn=6)
    assert rail.rail_room(moving.pos, rail.SOVIET_NET) == 72 + 8 - 70
    begun = drawn("soviet-initial", {"S14Rif": GORKIY}, used, turn=6, dice=[6] * 9)
    assert rail.rail_room(begun.pos, rail.SOVIET_NET) == 72
    assert remembered(begun).rail_free == 0


def ends(gauge: str) -> int:
    """The hexes with lines of a gauge."""
    found = 0
    for steps in DATA.gates_by_gauge[gauge]:
        found |= steps
    return found


@cites("SS 7A3.6", "SS 12F.6")
def test_a_change_of_gauge_costs_points_three_of_their_thirty_hexes() -> None:
    """SS-P7: from a broad line near the old border into the west, where all is standard gauge."""
    west = ends("standard") & ~ends("broad") & DATA.ussr & ~DATA.ussr39

    def ring(h: int, far: int) -> set[int]:
        return {at for at in tracks(h, far) - tracks(h, far - 1) if west >> at & 1}

    east_of_it = bits(ends("broad") & ~ends("standard") & DATA.ussr39 & ~DATA.arctic)
    start = next(h for h in east_of_it if ring(h, 10) and ring(h, 27) and ring(h, 28))
    given = {"stocks": [stock(1, MAP.label(start), "soviet")]}
    t = drawn("soviet-movement", {"S14Rif": "9A:1118"}, given, turn=2).act("ship", MAP.label(start))
    reached = {MAP.hex(at) for at in t.may("deliver")}
    assert reached & ring(start, 27)
    assert not reached & (ring(start, 28) | ring(start, 30))
