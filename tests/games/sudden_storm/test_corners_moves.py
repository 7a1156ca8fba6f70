"""Corners of chapters 3 to 8, 13, 14D and 30C: situations apart from those of each paragraph."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.fights import EAST, PLAIN, WEST, strengths
from tests.games.sudden_storm.situations import DATA, GAME, drawn, moving, remembered

from grognard.games.sudden_storm.law import rail
from grognard.games.sudden_storm.law.names import MP, SOVIET, Moving
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.testing.table import Situation

MAP, GRID = DATA.map, DATA.map.grid
FOOT, PANZER, TRUCK, RIFLE, CADRE = "G1Inf", "G6Pz", "G1Trk", "S14Rif", "S33LTkC"
GORKIY = "2A:3201"
AXIS_LAND = {"axis": "country ussr", "neutral": []}


def whole_divisions(side: int) -> list[Any]:
    return [u for u in GAME.roster.units if u.side == side and u.size == "XX"]


def first_of(side: int, kind: str, size: str) -> str:
    some = (u for u in GAME.roster.units if (u.side, u.kind, u.size) == (side, kind, size))
    found: str = next(u.id for u in some if "guards" not in u.more.traits)
    return found


def left(t: Situation) -> float:
    return t.pos.memo(Moving).left / MP


def beyond(centre: str, beside: str) -> str:
    """The hex on the far side of a neighbour."""
    a, b = MAP.hex(centre), MAP.hex(beside)
    way = GRID.direction(a, b)
    return str(MAP.label(next(h for d, h in GRID.neighbours(b) if d == way)))


FAR_EAST = beyond(PLAIN, EAST)
BEYOND = beyond(FAR_EAST, beyond(EAST, FAR_EAST))


# -- zones of control


@cites("SS 6A.1")
def test_one_toll_is_paid_for_a_hex_left_however_many_enemies_reach_it() -> None:
    """Two rifle divisions and two hexes of zones: 2 and 1 on foot, 4 and 1 for tanks, once each step."""
    foes = {RIFLE: FAR_EAST, "S168Rif": FAR_EAST}
    for unit, toll, all_ in ((FOOT, 2, 6), (PANZER, 4, 10)):
        t = moving(unit, EAST, foes, own=AXIS_LAND, turn=6).act("to", PLAIN)
        assert left(t) == all_ - toll - 1


@cites("SS 6A.3", "SS 30G.4")
def test_in_the_first_turns_a_soviet_zone_costs_half_as_much() -> None:
    for unit, toll, all_ in ((FOOT, 1, 6), (PANZER, 2, 10)):
        t = moving(unit, EAST, {RIFLE: FAR_EAST}, own=AXIS_LAND, turn=3).act("to", PLAIN)
        assert left(t) == all_ - toll - 1


@cites("SS 5.3")
def test_nobody_pays_for_a_brigade_outside_zones_a_and_g() -> None:
    t = moving(FOOT, EAST, {"S2ArtB": FAR_EAST}, own=AXIS_LAND, turn=6).act("to", PLAIN)
    assert left(t) == 5


@cites("SS 12D.3", "SS 6A.3")
def test_a_division_long_out_of_supply_has_a_reduced_zone_even_for_its_own_side_in_winter() -> None:
    foe = {RIFLE: {"at": FAR_EAST, "marks": ["starving"]}}
    t = moving(FOOT, EAST, foe, own=AXIS_LAND, turn=10).act("to", PLAIN)
    assert left(t) == 4
    fed = {RIFLE: {"at": FAR_EAST, "marks": ["starving", "fed"]}}
    assert left(moving(FOOT, EAST, fed, own=AXIS_LAND, turn=10).act("to", PLAIN)) == 3


# -- the move of one hex


@cites("SS 6.7", "SS 6.8")
def test_the_one_hex_move_is_open_from_zone_to_zone_and_spends_all() -> None:
    t = moving(FOOT, EAST, {RIFLE: FAR_EAST}, own={**AXIS_LAND, "weather": "mud"}, turn=6)
    near = next(
        h for h in bits(GRID.adjacent(1 << MAP.hex(EAST))) if GRID.distance(h, MAP.hex(FAR_EAST)) == 1
    )
    assert MAP.label(near) in t.may("to")
    weak = {FOOT: {"at": EAST, "marks": ["starving"]}, RIFLE: FAR_EAST}
    t = drawn("axis-movement", weak, {**AXIS_LAND, "weather": "mud"}, turn=6).act("unit", FOOT)
    assert left(t) == 3  # 2 for the zone and 2 for the mud are more than that
    t = t.act("to", MAP.label(near))
    assert t.refusals("unit", FOOT) == ["SS 6.3"]


@cites("SS 6.7")
def test_who_has_spent_a_point_has_no_one_hex_move_left() -> None:
    t = drawn("axis-movement", {FOOT: EAST, RIFLE: FAR_EAST}, {**AXIS_LAND, "left": [[FOOT, 2]]}, turn=6)
    assert t.act("unit", FOOT).may("to") == []


@cites("SS 12D.2", "SS 12D.3", "SS 6.3")
def test_want_of_supply_halves_motorised_units_first_and_everybody_later() -> None:
    for mark, foot, tanks in (("unsupplied", 6, 5), ("starving", 3, 5)):
        for unit, points in ((FOOT, foot), (PANZER, tanks), (TRUCK, 5)):
            t = drawn("axis-movement", {unit: {"at": PLAIN, "marks": [mark]}}, AXIS_LAND, turn=6)
            assert left(t.act("unit", unit)) == points
    t = drawn("axis-movement", {PANZER: {"at": PLAIN, "marks": ["starving", "fed"]}}, AXIS_LAND, turn=6)
    assert left(t.act("unit", PANZER)) == 10


# -- administrative movement, trains


@cites("SS 6B.4")
def test_administrative_movement_does_not_begin_beside_an_enemy_truck() -> None:
    free = {**AXIS_LAND, "at_start": "country ussr"}
    assert moving(FOOT, PLAIN, own=free, turn=6).may("admin")
    assert moving("S14Rif", PLAIN, {TRUCK: EAST}, own={"at_start": "country ussr"}, turn=6).may("admin") == []


def beside_gorkiy() -> tuple[str, str]:
    """A hex on the line next to Gorkiy, and one off it where an enemy reaches only that."""
    line, gate = MAP.hex(GORKIY), DATA.lines["rail"]
    near = min(bits(GRID.spread(1 << line, gate)))
    foe = next(h for _, h in GRID.neighbours(near) if GRID.distance(h, line) == 2)
    return MAP.label(near), MAP.label(foe)


@cites("SS 7A1.5", "SS 7A1.6")
def test_no_train_leaves_a_zone_but_from_under_another_unit() -> None:
    near, foe = beside_gorkiy()
    t = moving(RIFLE, near, {FOOT: foe}, turn=6)
    assert t.may("rail") == []
    t = moving(RIFLE, near, {FOOT: foe, "S71Rif": near}, turn=6)
    assert GORKIY in t.may("rail")
    t = t.act("rail", GORKIY).act("done")
    assert t.refusals("unit", "S71Rif") == ["SS 7A1.6"]


@cites("SS 7A1.6")
def test_who_has_stirred_keeps_no_zone_off_the_line() -> None:
    near, foe = beside_gorkiy()
    units = {RIFLE: GORKIY, FOOT: foe, "S71Rif": near}
    t = drawn("soviet-movement", units, {"left": [["S71Rif", 8]]}, turn=6).act("unit", RIFLE)
    assert near not in t.may("rail")


@cites("SS 7A4.2", "SS 3D.2")
def test_cavalry_and_tanks_count_twice_on_a_train_trucks_and_cadres_do_not() -> None:
    near, _ = beside_gorkiy()
    for unit, re in (("S14Rif", 3), ("S36Cav", 6), ("S10Tk", 6), (CADRE, 2), ("S2ArtB", 1)):
        t = moving(unit, GORKIY, turn=6).act("rail", near)
        assert remembered(t).rail_used[rail.SOVIET_NET] == re
    t = (
        drawn("soviet-movement", {RIFLE: {"at": GORKIY, "steps": 1}}, turn=6)
        .act("unit", RIFLE)
        .act("rail", near)
    )
    assert remembered(t).rail_used[rail.SOVIET_NET] == 1


@cites("SS 7A4.2", "SS 12F.7")
def test_points_on_a_train_count_with_their_carrier() -> None:
    near, _ = beside_gorkiy()
    stocks: list[Any] = [{"hex": GORKIY, "side": 1, "points": 2}]
    t = moving(RIFLE, GORKIY, own={"stocks": stocks}, turn=6).act("load").act("rail", near)
    assert remembered(t).rail_used[rail.SOVIET_NET] == 5


@cites("SS 7A4.2", "SS 12F.7")
def test_points_taken_up_at_a_stop_count_too() -> None:
    near, _ = beside_gorkiy()
    stocks: list[Any] = [{"hex": near, "side": 1, "points": 2}]
    t = (
        moving(RIFLE, GORKIY, own={"stocks": stocks}, turn=6)
        .act("rail", near)
        .act("load")
        .act("rail", GORKIY)
    )
    assert remembered(t).rail_used[rail.SOVIET_NET] == 5


@cites("SS 7A2.3", "SS 9.1")
def test_who_has_gone_strategically_neither_attacks_nor_exploits() -> None:
    t = drawn(
        "soviet-combat", {"S22NkMot": {"at": PLAIN, "marks": ["strategic"]}, FOOT: EAST, "S14Rif": PLAIN}
    )
    t.act("target", EAST)
    assert t.refusals("join", "S22NkMot") == ["SS 7A2.3"]


@cites("SS 30G.1", "SS 7A4.7")
def test_hexes_lost_in_june_lower_soviet_capacity_from_july_on() -> None:
    for turn, found in ((1, 36), (2, 72 - 2)):
        pos = drawn("soviet-movement", {RIFLE: GORKIY}, {"rail_lost": 2}, turn=turn).pos
        assert rail.capacity(pos, rail.SOVIET_NET) == found


# -- exploitation


@cites("SS 30C")
def test_cadres_that_begin_the_game_as_such_are_as_slow_as_those_of_divisions() -> None:
    for unit in (CADRE, "S204MotC"):
        t = drawn("soviet-exploitation", {unit: PLAIN, FOOT: EAST}, turn=6)
        assert t.refusals("unit", unit) == ["SS 30C"]
        t = drawn("soviet-exploitation", {unit: {"at": PLAIN, "marks": ["fought"]}}, turn=6)
        assert t.refusals("unit", unit) == ["SS 30C"]
        assert drawn("soviet-exploitation", {unit: PLAIN}, turn=6).can("unit", unit)


@cites("SS 30C")
def test_tank_brigades_and_germans_are_not_slow() -> None:
    brigade = first_of(SOVIET, kind="armor", size="X")
    t = drawn("soviet-exploitation", {brigade: PLAIN, FOOT: EAST}, turn=6)
    assert t.can("unit", brigade)
    t = drawn(
        "axis-exploitation", {PANZER: {"at": PLAIN, "marks": ["fought"]}, RIFLE: EAST}, AXIS_LAND, turn=6
    )
    assert t.can("unit", PANZER)


# -- overruns


def overrun(mine: str, foes: dict[str, Any], at: str = PLAIN, target: str = EAST, **more: Any) -> Situation:
    first = mine.split()[0]
    own = {**AXIS_LAND, **more.pop("own", {})}
    side = GAME.sides[GAME.roster[GAME.roster.index[first]].side]
    phase = more.pop("phase", f"{side}-movement")
    marks = more.pop("marks", [])
    units = {unit: {"at": at, "marks": marks} for unit in mine.split()}
    return drawn(phase, {**units, **dict(foes)}, own, turn=more.pop("turn", 6)).act("unit", first)


@cites("SS 13.3", "SS 12D.2")
def test_hunger_halves_an_overrun() -> None:
    """23 to 2 is enough, 11 1/2 to 2 is not."""
    assert overrun("G6Pz G8Pz", {CADRE: EAST}).may("overrun") == [EAST]
    assert overrun("G6Pz G8Pz", {CADRE: EAST}, marks=["unsupplied"]).may("overrun") == []


@cites("SS 13.3", "SS 12D.3")
def test_the_overrun_are_halved_from_their_second_turn_out_of_supply_on() -> None:
    """A tank division with three of defence: 23 to 3 is too little, 23 to 1 1/2 enough."""
    division = next(u.id for u in whole_divisions(SOVIET) if u.faces[0].defence == 3)
    for marks, found in (([], []), (["unsupplied"], []), (["starving"], [EAST])):
        t = overrun("G6Pz G8Pz", {division: {"at": EAST, "marks": marks}})
        assert t.may("overrun") == found


@cites("SS 13.3", "SS 14B.2")
def test_guns_alone_overrun_with_one() -> None:
    """Three regiments count one together, and lack ten to one even against one of defence, halved."""
    guns = [u.id for u in GAME.roster.units if u.side == 0 and u.more.artillery and u.more.status == "map"][
        :3
    ]
    weak = {"S204MotC": {"at": EAST, "marks": ["starving"]}}
    assert overrun(" ".join(guns), weak).may("overrun") == []
    targets = drawn("axis-combat", {**dict.fromkeys(guns, PLAIN), **weak}, AXIS_LAND, turn=6)
    targets.act("target", EAST)
    for unit in guns:
        targets.act("join", unit)
    assert strengths(targets) == (1, 1)


@cites("SS 13.5", "SS 6.8")
def test_a_stack_that_has_just_enough_points() -> None:
    """One for the hex, and two from ten to one on, one from twelve."""
    two, three = "G6Pz G8Pz", "G6Pz G8Pz G7Pz"
    for tanks, half, found in ((two, 6, [EAST]), (two, 5, []), (three, 4, [EAST]), (three, 3, [])):
        units = {**dict.fromkeys(tanks.split(), PLAIN), CADRE: EAST}
        own = {**AXIS_LAND, "left": [[unit, half] for unit in tanks.split()]}
        t = drawn("axis-movement", units, own, turn=6).act("unit", "G6Pz")
        assert t.may("overrun") == found


@cites("SS 13.4")
def test_the_zone_of_those_overrun_is_not_paid_but_that_of_their_neighbours_is() -> None:
    """23 to 2 costs two points, besides the hex; leaving the zone of another division four more."""
    t = overrun("G6Pz G8Pz", {CADRE: EAST}).act("overrun", EAST).act("join", "G8Pz").act("attack").act("halt")
    assert left(t) == 10 - 1 - 2
    foes = {CADRE: EAST, RIFLE: WEST}
    t = overrun("G6Pz G8Pz", foes).act("overrun", EAST).act("join", "G8Pz").act("attack").act("halt")
    assert left(t) == 10 - 1 - 4 - 2


@cites("SS 14D.2", "SS 13.3")
def test_a_lone_truck_is_overrun_by_a_lone_brigade_for_the_price_of_twelve_to_one() -> None:
    t = overrun("S2ArtB", {TRUCK: EAST}, own={"axis": []}).act("overrun", EAST).act("attack").act("halt")
    allowance = GAME.roster[GAME.roster.index["S2ArtB"]].faces[0].move / MP
    assert left(t) == allowance - 1 - 1


@cites("SS 13.6", "SS 3E.2")
def test_a_hex_overrun_and_not_entered_changes_hands_by_zones_alone() -> None:
    """Divisions beside it gain it, unless another enemy reaches it too; a city is never gained so."""
    for other, axis in ((BEYOND, True), (FAR_EAST, False)):
        foes = {"S204MotC": EAST, RIFLE: other}
        t = overrun("G6Pz G8Pz", foes, own={"axis": [PLAIN], "neutral": []})
        t.act("overrun", EAST).act("join", "G8Pz").act("attack").act("halt")
        assert bool(remembered(t).soviet >> MAP.hex(EAST) & 1) is not axis
