"""13: overruns."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered

from grognard.games.sudden_storm.law.combat.odds import overrun_odds
from grognard.games.sudden_storm.law.names import MP, Moving
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.kernel.places import DEAD, GONE
from grognard.testing.table import Situation

MAP, GRID = DATA.map, DATA.map.grid
FROM, TO = "1B:1512", "1B:1612"  # clear, no road between them
OURS = {"axis": [], "soviet": "country ussr"}
ALL_AXIS = {"axis": "country ussr", "neutral": []}
PANZER, SECOND, THIRD, MOTORISED = "G6Pz", "G8Pz", "G7Pz", "GReichMot"  # attack 12, 11, 12 and 9
RIFLE, CADRE, SOVIET_GUNS = "S131SubRif", "S33LTkC", "S2ArtB"  # 2-2-6 division, 3-2-8, 3-2-8
TRUCK, TANKS = "G1Trk", "S10Tk S32Tk S8Tk S28Tk"  # three divisions stack, in mountains two
TEN, TWELVE = 2 * MP, 1 * MP  # what an overrun costs from those odds on
OTHER = "S14Rif"


def number(unit: str) -> int:
    return GAME.roster.index[unit]


def facing(
    mine: str,
    foes: str,
    others: dict[str, Any] | None = None,
    phase: str = "axis-movement",
    start: str = FROM,
    target: str = TO,
    **own: Any,
) -> Situation:
    """The first unit of a stack in hand, enemies beside it."""
    stack = mine.split()
    units = dict.fromkeys(stack, start) | dict.fromkeys(foes.split(), target) | (others or {})
    t = drawn(phase, units, {**ALL_AXIS, **own}, turn=6)
    return t.act("unit", stack[0])


def run_over(t: Situation, *others: str, target: str = TO) -> Situation:
    t.act("overrun", target)
    for unit in others:
        t.act("join", unit)
    return t.act("attack")


def points(t: Situation, unit: str) -> int:
    """Half points left: of the unit in hand, or of another."""
    memo = t.pos.frame.memo
    if isinstance(memo, Moving) and memo.unit == number(unit):
        return memo.left
    return dict(remembered(t).left).get(number(unit), 0)


@cites("SS 13.1")
def test_overruns_in_movement_and_exploitation() -> None:
    for phase in ("axis-movement", "axis-exploitation"):
        t = facing(f"{PANZER} {SECOND}", CADRE, phase=phase)
        assert t.may("overrun") == [TO]
    combat = drawn("axis-combat", {PANZER: FROM, SECOND: FROM, CADRE: TO}, ALL_AXIS, turn=6)
    assert combat.may("overrun") == []


@cites("SS 13.1")
def test_foot_does_not_overrun_in_exploitation() -> None:
    t = facing(f"{PANZER} {SECOND}", CADRE, {"G1Inf": FROM}, phase="axis-exploitation").act("overrun", TO)
    assert "G1Inf" not in t.may("join")
    assert t.refusals("join", "G1Inf") == ["SS 6.2"]


@cites("SS 13.2")
def test_all_stand_in_one_hex_beside_the_enemy() -> None:
    beside = next(h for h in bits(GRID.adjacent(1 << MAP.hex(TO))) if h != MAP.hex(FROM))
    t = facing(PANZER, CADRE, {SECOND: MAP.label(beside)})
    assert t.may("overrun") == []  # 12 to 2, and nobody to help in the hex
    t = facing(f"{PANZER} {SECOND}", CADRE, {THIRD: MAP.label(beside)}).act("overrun", TO)
    assert t.may("join") == [SECOND]
    assert t.refusals("join", THIRD) == ["SS 13.2"]
    far = facing(f"{PANZER} {SECOND}", "", {CADRE: "1B:1812"})
    assert far.may("overrun") == []


@cites("SS 13.2")
def test_who_takes_part_can_enter_the_hex() -> None:
    """No cavalry in the Arctic."""
    a, b = next(
        (a, b)
        for a in bits(DATA.ussr & ~DATA.arctic)
        for _, b in GRID.neighbours(a)
        if (DATA.arctic & DATA.ussr) >> b & 1 and not water(a, b)
    )
    here, there = MAP.label(a), MAP.label(b)
    own = {**OURS, "soviet": [here]}
    t = facing("S131SubRif S36Cav", TRUCK, start=here, target=there, phase="soviet-movement", **own)
    t.act("overrun", there)
    assert t.may("join") == []
    assert t.refusals("join", "S36Cav") == ["SS 29.3"]
    south = facing("S131SubRif S36Cav", TRUCK, phase="soviet-movement", **OURS).act("overrun", TO)
    assert south.may("join") == ["S36Cav"]


@cites("SS 13.2")
def test_the_limit_of_either_hex_binds_the_stack() -> None:
    a, b = next(
        (a, b)
        for a in bits(DATA.ussr & DATA.map.terrain["clear"] & ~DATA.arctic)
        for d, b in GRID.neighbours(a)
        if DATA.map.terrain["mountain"] >> b & 1
        and DATA.ways[d] >> a & 1
        and not any(gate[d] >> a & 1 for gate in MAP.sides.values())
    )
    t = facing(TANKS, TRUCK, start=MAP.label(a), target=MAP.label(b), phase="soviet-movement", **OURS)
    t.act("overrun", MAP.label(b)).act("join", "S32Tk")
    assert t.may("join") == []
    assert t.refusals("join", "S8Tk") == ["SS 13.2"]
    assert t.can("attack")
    plain = facing(TANKS, TRUCK, phase="soviet-movement", **OURS)
    plain.act("overrun", TO).act("join", "S32Tk").act("join", "S8Tk")
    assert plain.refusals("join", "S28Tk") == ["SS 13.2"]


@cites("SS 13.2")
def test_the_limit_of_the_hex_they_start_from_binds_them_too() -> None:
    """D4: in mountains, whatever stands there for now."""
    a, b = next(
        (a, b)
        for a in bits(DATA.ussr & MAP.terrain["mountain"])
        for d, b in GRID.neighbours(a)
        if MAP.terrain["clear"] >> b & 1 and DATA.ways[d] >> a & 1 and not water(a, b)
    )
    t = facing(TANKS, TRUCK, start=MAP.label(a), target=MAP.label(b), phase="soviet-movement", **OURS)
    t.act("overrun", MAP.label(b)).act("join", "S32Tk")
    assert t.refusals("join", "S8Tk") == ["SS 13.2"]


@cites("SS 29.2", "SS 13.6")
def test_who_enters_the_arctic_in_exploitation_goes_no_farther() -> None:
    a, b = next(
        (a, b)
        for a in bits(DATA.ussr & ~DATA.arctic)
        for d, b in GRID.neighbours(a)
        if (DATA.arctic & DATA.ussr) >> b & 1 and DATA.ways[d] >> a & 1 and not water(a, b)
    )
    here, there = MAP.label(a), MAP.label(b)
    guards = "S1GdMoR"
    for phase, on in (("soviet-movement", True), ("soviet-exploitation", False)):
        t = facing(guards, TRUCK, start=here, target=there, phase=phase, **{**OURS, "soviet": [here]})
        run_over(t, target=there).act("advance", guards)
        assert t.can("done") == on
        assert (points(t, guards) > 0) == on


def test_ten_to_one_or_nothing() -> None:
    assert facing(PANZER, CADRE).may("overrun") == []  # 12 to 2
    t = facing(PANZER, CADRE)
    assert t.refusals("overrun", TO) == ["SS 13.3"]
    t = facing(f"{PANZER} {SECOND}", CADRE).act("overrun", TO)  # 23 to 2
    assert t.refusals("attack") == ["SS 13.3"]
    assert t.act("join", SECOND).can("attack")
    assert facing(f"{PANZER} {MOTORISED}", CADRE).may("overrun") == [TO]  # 21 to 2
    assert facing("G1Pz GReichMot", CADRE).may("overrun") == []  # 18 to 2


def test_supply_ground_and_artillery_tell_as_in_combat() -> None:
    hungry = {PANZER: {"at": FROM, "marks": ["unsupplied"]}, SECOND: FROM}
    t = drawn("axis-movement", {**hungry, CADRE: TO}, ALL_AXIS, turn=6).act("unit", SECOND)
    assert t.may("overrun") == []  # 6 and 11 to 2
    t = facing(PANZER, SOVIET_GUNS)
    assert t.may("overrun") == [TO]  # 12 to 1: artillery alone is in excess
    river = facing(f"{PANZER} {SECOND} {THIRD}", CADRE, start="1B:1612", target="1B:1712")
    stack = river.pos.units_in(1 << MAP.hex("1B:1612"))
    assert overrun_odds(river.pos, stack, MAP.hex("1B:1712")) == 35 // 2 // 2
    assert river.may("overrun") == []  # 35, halved by the river, to 2


@cites("SS 13.4")
def test_only_the_zones_of_others_are_paid_for() -> None:
    plain = run_over(facing(f"{PANZER} {SECOND}", RIFLE), SECOND).act("halt")
    assert points(plain, PANZER) == 20 - MP - TEN
    beside = GRID.adjacent(1 << MAP.hex(FROM)) & ~GRID.adjacent(1 << MAP.hex(TO)) & ~(1 << MAP.hex(TO))
    far = next(h for h in bits(beside) if "river" not in water(h, MAP.hex(FROM)))
    t = run_over(facing(f"{PANZER} {SECOND}", RIFLE, {OTHER: MAP.label(far)}), SECOND).act("halt")
    assert points(t, PANZER) == 20 - MP - TEN - 4 * MP


def water(a: int, b: int) -> list[str]:
    d = GRID.direction(a, b)
    return [name for name, gate in MAP.sides.items() if gate[d] >> a & 1]


@cites("SS 13.5")
def test_each_unit_pays_for_terrain_and_the_overrun() -> None:
    t = run_over(facing(f"{PANZER} {SECOND}", CADRE), SECOND).act("halt")
    assert points(t, PANZER) == points(t, SECOND) == 20 - MP - TEN  # 11 to 1
    t = run_over(facing(f"{PANZER} {SECOND} {THIRD}", CADRE), SECOND, THIRD).act("halt")
    assert points(t, PANZER) == 20 - MP - TWELVE  # 17 to 1


@cites("SS 13.5")
def test_who_cannot_pay_takes_no_part() -> None:
    short = [[number(SECOND), MP + TEN - 1]]
    t = facing(f"{PANZER} {SECOND}", CADRE, left=short)
    assert t.may("overrun") == []
    t = facing(f"{PANZER} {SECOND} {THIRD}", CADRE, left=short).act("overrun", TO)  # 12 to 1 costs less
    assert t.act("join", SECOND).refusals("attack") == ["SS 13.5"]
    assert t.act("join", THIRD).can("attack")
    none = facing(f"{PANZER} {SECOND}", CADRE, left=[[number(SECOND), MP]])
    assert none.act("unit", PANZER).may("overrun") == [] if none.can("unit", PANZER) else True


@cites("SS 13.5", "SS 6.8")
def test_the_move_of_one_hex_is_no_overrun() -> None:
    """A panzer division in mud: forest costs it half its points and one, and twice that in the Arctic."""
    a, b = next(
        (a, b)
        for a in bits(DATA.ussr & DATA.arctic)
        for d, b in GRID.neighbours(a)
        if (DATA.ussr & MAP.terrain["forest"]) >> b & 1 and not water(a, b) and not DATA.ways[d] >> a & 1
    )
    here, there = MAP.label(a), MAP.label(b)
    t = facing(f"{PANZER} {SECOND}", SOVIET_GUNS, start=here, target=there, weather="mud")
    assert t.may("overrun") == []
    assert t.refusals("overrun", there) == ["SS 13.5", "SS 13.3"]


@cites("SS 13.6")
def test_all_are_gone_with_their_cadres_and_the_victors_may_enter_and_go_on() -> None:
    t = run_over(facing(f"{PANZER} {SECOND}", RIFLE), SECOND)
    where = t.pos.state.where[number(RIFLE)]
    assert where in (DEAD, GONE)
    assert set(t.may("advance")) == {PANZER, SECOND}
    t.act("advance", PANZER)
    assert t.can("halt")
    t.act("halt")
    assert t.pos.state.where[number(PANZER)] == MAP.hex(TO)
    assert t.pos.state.where[number(SECOND)] == MAP.hex(FROM)
    assert not remembered(t).soviet >> MAP.hex(TO) & 1
    assert t.may("to")
    t.act("done")
    assert t.can("unit", PANZER)
    assert t.can("unit", SECOND)


@cites("SS 13.6")
def test_a_division_goes_with_its_cadre() -> None:
    cavalry = "S36Cav"  # 3, and its cadre
    t = run_over(facing(f"{PANZER} {SECOND} {THIRD}", cavalry), SECOND, THIRD)  # 35 to 3
    assert t.pos.state.where[number(cavalry)] in (DEAD, GONE)


@cites("SS 13.6")
def test_a_city_that_is_overrun_and_not_entered_does_not_change_hands() -> None:
    """SS-P52: only a ZOC would take it, and none takes a city."""
    city, beside = next(
        (h, a)
        for h in bits(DATA.features("reference_city") & DATA.ussr & MAP.terrain["clear"])
        for _, a in GRID.neighbours(h)
        if MAP.terrain["clear"] >> a & 1 and not DATA.cities >> a & 1 and not water(a, h)
    )
    own: dict[str, Any] = {"axis": [MAP.label(beside)], "soviet": [MAP.label(city)]}
    for word, owner in (("halt", True), ("advance", False)):
        t = facing(PANZER, SOVIET_GUNS, start=MAP.label(beside), target=MAP.label(city), **own)
        t = run_over(t, target=MAP.label(city))
        t.act(word, PANZER if word == "advance" else None)
        assert bool(remembered(t).soviet >> city & 1) is owner


@cites("SS 13.7")
def test_by_road_the_price_of_the_road_is_paid() -> None:
    start, by_road, off_road = "1B:0712", "1B:0812", "1B:0713"
    t = run_over(facing(f"{PANZER} {SECOND}", CADRE, start=start, target=by_road), SECOND, target=by_road)
    assert points(t.act("halt"), PANZER) == 20 - MP - TEN
    t = run_over(facing(f"{PANZER} {SECOND}", CADRE, start=start, target=off_road), SECOND, target=off_road)
    assert points(t.act("halt"), PANZER) == 20 - 2 * MP - TEN


@cites("SS 14D.2")
def test_a_truck_alone_is_overrun_by_anybody_as_if_at_twelve_to_one() -> None:
    weak = "S131SubRif"
    t = facing(weak, TRUCK, phase="soviet-movement", **OURS)
    assert t.may("overrun") == [TO]
    t.act("overrun", TO).act("attack").act("advance", weak)
    assert points(t, weak) == 12 - MP - TWELVE
    assert facing(TRUCK, SOVIET_GUNS).may("overrun") == []
    guarded = facing(weak, f"{TRUCK} G1Inf", phase="soviet-movement", **OURS)
    assert guarded.may("overrun") == []


def test_points_of_the_overrun_are_captured_by_who_enters() -> None:
    own = {"axis": [FROM], "stocks": [{"hex": TO, "side": "soviet", "points": 5}]}
    t = run_over(facing(f"{PANZER} {SECOND}", CADRE, **own), SECOND).act("advance", PANZER)
    assert [(one.side, one.points) for one in remembered(t).stocks] == [(0, 2)]


def test_a_stack_can_join_at_once() -> None:
    t = facing(f"{PANZER} {SECOND} {THIRD}", CADRE).act("overrun", TO).act("gather")
    assert t.may("join") == []
    assert t.act("attack").may("advance") == sorted([PANZER, SECOND, THIRD])


def test_an_overrun_can_be_called_off() -> None:
    t = facing(f"{PANZER} {SECOND}", CADRE).act("overrun", TO).act("join", SECOND).act("cancel")
    assert t.pos.memo(Moving).left == 20
    assert t.may("to")
