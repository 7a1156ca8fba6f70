"""16, 18, 19A to 19C: bases left and reached, ranges, escorts, interceptors, transfers, staging."""

from __future__ import annotations

from collections import deque

import pytest
from tests.games.sudden_storm.air_situations import FIELD, MINSK, WILNO, aloft, flight, fly, on_ground, prompt
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered, until_so

from grognard.games.sudden_storm.law.air import bases, flights, reach
from grognard.games.sudden_storm.law.names import REMNANTS
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.hexes import HexSet
from grognard.kernel.state import Position
from grognard.testing.table import Situation

MAP, GRID = GAME.map, GAME.map.grid
JU88, JU87, E1, F1 = "LJu88A01", "LJu87B01", "LMe109E01", "LMe109F01"
L1, MIG = "VLaGG301", "VMiG301"


def number(unit: str) -> int:
    return GAME.roster.index[unit]


def far(a: str, b: str) -> int:
    return GRID.distance(MAP.hex(a), MAP.hex(b))


def flown(t: Situation) -> Situation:
    """On to the end of the air phase, everybody back where he came from."""
    return until_so(t, lambda: not t.phase.endswith("air"))


# -- the phase


@cites("SS 4A3", "SS 16C")
def test_the_steps_of_the_phase_in_their_order() -> None:
    """Air movement, interception, combat, missions, interceptors back, phasing units back."""
    t = aloft({JU88: WILNO, L1: MINSK, MIG: MINSK, "S54Rif": MINSK})
    asked = [(t.who, prompt(t))]
    for act in ("unit LJu88A01", f"bomb {MINSK}", "end_phase", "unit VMiG301", f"to {MINSK}", "end_phase"):
        t.acts(act)
        asked.append((t.who, prompt(t)))
    t.act("fight", dice=[6, 6, 6, 6])
    asked.append((t.who, prompt(t)))
    t.acts("end_phase")
    asked.append((t.who, prompt(t)))
    t.acts("home")
    asked.append((t.who, prompt(t)))
    assert [one for n, one in enumerate(asked) if one not in asked[:n]] == [
        ("axis", "ss-fly"),
        ("axis", "ss-aloft"),
        ("soviet", "ss-intercept"),
        ("soviet", "ss-rising"),
        ("axis", "ss-clash"),
        ("axis", "ss-missions"),
        ("soviet", "ss-landing"),
        ("axis", "ss-landing"),
    ]
    assert t.phase == "axis-air"


@cites("SS 4A3")
def test_the_phase_lies_between_movement_and_combat_of_each_player() -> None:
    for side, unit, at in (("axis", JU88, WILNO), ("soviet", MIG, MINSK)):
        t = drawn(f"{side}-movement", {unit: at, "G1Inf": WILNO, "S54Rif": MINSK}, {"axis": [WILNO]})
        t.act("end_phase")
        assert (t.phase, t.who) == (f"{side}-air", side)
        assert flown(t).phase != f"{side}-movement"


@cites("SS 4A3")
def test_without_aircraft_nobody_is_asked() -> None:
    t = drawn("axis-movement", {"G1Inf": WILNO, "S54Rif": MINSK}, {"axis": [WILNO]}).act("end_phase")
    assert t.phase not in ("axis-air", "axis-movement")


@cites("SS 18.2")
def test_only_the_player_of_a_step_flies_in_it() -> None:
    t = aloft({JU88: WILNO, MIG: MINSK})
    assert t.may("unit") == [JU88]
    assert "SS 19.2" in t.refusals("unit", MIG)
    fly(t, "bomb", MINSK, JU88).act("end_phase")
    assert t.may("unit") == [MIG]


@cites("SS 16B2")
def test_the_target_hex_is_where_the_mission_is() -> None:
    """E52: ground support is flown over the enemies to be bombed."""
    t = fly(aloft({JU87: WILNO, "S54Rif": MINSK, "G1Inf": WILNO}), "bomb", MINSK, JU87)
    assert t.at(JU87) == MINSK
    t.act("end_phase").act("bombard", MINSK).act("support")
    assert t.at(JU87) == MINSK
    assert flight(t, JU87).mission == "support"


# -- ranges


def slow(pos: Position, unit: int, start: int) -> dict[int, int]:
    """How far each hex is, hex by hex, around land that is closed to the unit."""
    shut, found, queue = reach.closed_airspace(pos, unit), {start: 0}, deque([start])
    while queue:
        h = queue.popleft()
        for _, n in GRID.neighbours(h):
            if n not in found and not shut >> n & 1:
                found[n] = found[h] + 1
                queue.append(n)
    return found


@cites("SS 18.1")
@pytest.mark.parametrize(("unit", "at"), [(JU87, WILNO), (E1, FIELD), ("LJu88A02", "1B:2627")])
def test_a_point_a_hex_there_and_a_point_a_hex_back(unit: str, at: str) -> None:
    """Against a slow reckoning; terrain and enemies cost nothing."""
    t = aloft({unit: at}, turn=6).act("unit", unit)
    way = slow(t.pos, number(unit), MAP.hex(at))
    points = DATA.plane(number(unit)).range
    near = {h for h, many in way.items() if many <= points}
    assert {MAP.hex(h) for h in t.may("bomb")} == {h for h in near if may_bomb(t.pos) >> h & 1}
    target = max(t.may("bomb"), key=lambda h: way[MAP.hex(h)])
    assert way[MAP.hex(target)] == points
    t.act("bomb", target)
    back = slow(t.pos, number(unit), MAP.hex(target))
    homes = {
        h for h, many in back.items() if many <= points and bases.bases_for(t.pos, number(unit)) >> h & 1
    }
    found = flights.landings(t.pos, number(unit))
    assert {h for h in range(found.bit_length()) if found >> h & 1} == homes


def may_bomb(pos: Position) -> HexSet:
    found: HexSet = DATA.land & ~remembered(Situation(pos)).neutral
    return found


@cites("SS 18.1")
def test_ranges_run_around_neutral_land() -> None:
    """SS-P86: while Finland is neutral a Soviet flight from Hango to the White Sea goes round it."""
    bomber = next(GAME.roster[u].id for u in range(len(GAME.roster)) if is_bomber(u))
    hango, north = MAP.label(DATA.area("hango").bit_length() - 1), MAP.label(DATA.places["kandalaksha"])
    for turn, closed in ((1, True), (3, False)):
        t = drawn("soviet-air", {bomber: hango, "S54Rif": hango}, turn=turn)
        straight = GRID.distance(MAP.hex(hango), MAP.hex(north))
        assert (reach.distance(t.pos, number(bomber), MAP.hex(hango), MAP.hex(north)) > straight) == closed


def is_bomber(unit: int) -> bool:
    one = GAME.roster[unit]
    return one.side == 1 and one.more.plane is not None and one.more.plane.type == "B"


@cites("SS 18.1", "SS 31.1")
def test_allies_fly_around_land_outside_their_zones() -> None:
    rumanian = GAME.roster[DATA.planes_of["rumanian"].bit_length() - 1].id
    bucuresti = MAP.label(DATA.places["bucuresti"])
    t = aloft({rumanian: bucuresti}, turn=6)
    shut = reach.closed_airspace(t.pos, number(rumanian))
    assert shut >> DATA.places["riga"] & 1
    assert not shut >> MAP.hex(bucuresti) & 1


# -- once


@cites("SS 19.1")
def test_one_mission_in_an_air_phase() -> None:
    """Who has aborted and landed does not fly again."""
    t = aloft({JU88: WILNO, "LJu88A02": WILNO, L1: MINSK})
    fly(t, "bomb", MINSK, JU88)
    assert "SS 19.1" in t.refusals("unit", JU88)
    fly(t, "transfer", FIELD, "LJu88A02")
    assert "SS 19.1" in t.refusals("unit", "LJu88A02")
    t.act("end_phase").act("unit", L1).act("to", MINSK).act("end_phase").act("abort").act("home")
    assert JU88 in t.units_marked("flown")
    back = aloft({JU88: {"at": WILNO, "marks": ["flown"]}, "LJu88A02": WILNO})
    assert back.may("unit") == ["LJu88A02"]
    assert back.refusals("unit", JU88) == ["SS 19.1"]
    assert flown(t).units_marked("flown") == []


@cites("SS 19.2")
def test_the_kind_of_bombing_is_named_later() -> None:
    t = fly(aloft({JU88: WILNO}), "bomb", MINSK, JU88)
    assert flight(t, JU88).mission == "bombing"
    t.act("end_phase").act("bombard", MINSK)
    assert {"support", "harass", "defend", "yard"} <= choices(t.pos).verbs.keys()


# -- interception


@cites("SS 19A")
def test_interceptors_fly_half_their_range() -> None:
    """A LaGG-3 of range 7 comes 3 hexes far, and comes home no farther."""
    for steps, able in ((3, True), (4, False)):
        target = MAP.label(GRID.line(MAP.hex(MINSK), MAP.hex(WILNO))[steps])
        t = fly(aloft({JU88: WILNO, L1: MINSK, MIG: MINSK}), "bomb", target, JU88).act("end_phase")
        assert t.can("unit", L1) == able
        assert t.can("unit", MIG)
        if not able:
            assert t.refusals("unit", L1) == ["SS 19A"]
            continue
        fly(t, "to", target, L1)
        assert flights.range_of(t.pos, flight(t, L1)) == 3


@cites("SS 19A", "SS 16B1")
def test_only_active_fighters_intercept_and_only_missions() -> None:
    bomber = next(GAME.roster[u].id for u in range(len(GAME.roster)) if is_bomber(u))
    units = {JU88: WILNO, bomber: MINSK, L1: {"at": MINSK, "marks": ["inactive"]}, MIG: MINSK}
    t = fly(aloft(units), "bomb", MINSK, JU88).act("end_phase")
    assert t.may("unit") == [MIG]
    assert "SS 19A" in t.refusals("unit", bomber)
    assert "SS 16B1" in t.refusals("unit", L1)
    t.act("unit", MIG)
    assert t.may("to") == [MINSK]
    assert "SS 19A" in t.refusals("to", WILNO)


@cites("SS 19A")
def test_who_stays_over_the_turn_is_not_intercepted() -> None:
    """D16: defensive support of the Soviets, in the German air phase."""
    stay = {"unit": MIG, "mission": "defence", "base": MINSK}
    t = aloft({JU88: WILNO, F1: WILNO, MIG: MINSK, "S54Rif": MINSK}, {"flights": [stay]})
    fly(t, "bomb", MINSK, JU88).act("end_phase")
    assert prompt(t) == "ss-missions"
    t.act("bombard", MINSK)
    assert "SS 19D2a.1" in t.refusals("raid", MIG)


# -- escorts


@cites("SS 19B")
def test_escorts_fly_where_others_have_their_target() -> None:
    t = aloft({JU88: WILNO, F1: WILNO}).act("unit", F1)
    assert t.may("escort") == []
    t.act("drop")
    fly(t, "bomb", MINSK, JU88).act("unit", F1)
    assert t.may("escort") == [MINSK]
    assert "SS 19B" in t.refusals("escort", WILNO)
    t.act("drop")


@cites("SS 19B", "SS 16A")
def test_bombers_do_not_escort() -> None:
    t = fly(aloft({JU88: WILNO, JU87: WILNO}), "bomb", MINSK, JU88).act("unit", JU87)
    assert t.refusals("escort", MINSK) == ["SS 19B"]


@cites("SS 19B")
def test_escorts_have_the_printed_range() -> None:
    target = MAP.label(GRID.line(MAP.hex(WILNO), MAP.hex(MINSK))[8])
    t = fly(aloft({JU88: WILNO, E1: WILNO, F1: WILNO}), "bomb", target, JU88)
    assert "SS 18.1" in t.act("unit", E1).refusals("escort", target)
    t.act("drop").act("unit", F1)
    assert t.can("escort", target)


# -- transfers


@cites("SS 19C1")
def test_transfers_go_any_distance_to_any_base_and_do_nothing_else() -> None:
    """D13; they land when missions are resolved."""
    away = MAP.label(DATA.places["bucuresti"])
    t = aloft({F1: WILNO}, turn=6).act("unit", F1)
    assert away in t.may("transfer")
    assert far(WILNO, away) > 8
    assert "SS 19C1" in t.refusals("transfer", WILNO)
    assert "SS 17.1" in t.refusals("transfer", MINSK)
    t.act("transfer", away)
    assert not on_ground(t, F1)
    t.act("end_phase")
    assert t.at(F1) == away
    assert on_ground(t, F1)
    assert t.phase != "axis-air"


@cites("SS 19C2", "SS 17A")
def test_staging_uses_both_bases() -> None:
    t = aloft({E1: WILNO, JU88: WILNO, "S54Rif": MINSK}).act("unit", E1)
    assert "SS 18.1" in t.refusals("bomb", MINSK)
    t.act("stage", FIELD).act("bomb", MINSK)
    assert dict(remembered(t).takeoffs) == {MAP.hex(WILNO): 1, MAP.hex(FIELD): 1}
    assert flight(t, E1).base == MAP.hex(FIELD)


@cites("SS 19C2")
def test_one_stages_within_the_printed_range_and_not_for_a_transfer() -> None:
    t = aloft({E1: WILNO}, turn=6).act("unit", E1)
    away = MAP.label(DATA.places["bucuresti"])
    assert "SS 19C2" in t.refusals("stage", away)
    assert "SS 17.1" in t.refusals("stage", MINSK)
    t.act("stage", FIELD)
    assert t.refusals("transfer", away) == ["SS 19.2"]
    assert t.act("drop").at(E1) == WILNO  # nothing has happened
    assert not remembered(t).takeoffs


@cites("SS 19C2", "SS 17A")
def test_no_staging_at_a_base_that_has_no_more_take_offs() -> None:
    stukas = ("LJu87B01", "LJu87B02", "LJu87B03")
    t = aloft({E1: WILNO, **dict.fromkeys(stukas, FIELD)})
    fly(t, "bomb", MINSK, *stukas).act("unit", E1)
    assert t.refusals("stage", FIELD) == ["SS 17A"]


# -- home


@cites("SS 18.3")
def test_any_base_in_range_will_do() -> None:
    t = fly(aloft({JU88: WILNO, "S54Rif": MINSK}), "bomb", MINSK, JU88).act("end_phase").act("end_phase")
    t.act("unit", JU88)
    assert {WILNO, FIELD} <= set(t.may("to"))
    t.act("to", FIELD)
    assert (t.at(JU88), on_ground(t, JU88)) == (FIELD, True)


@cites("SS 18.3", "SS 25B2")
def test_who_reaches_no_base_is_lost() -> None:
    """Its base is lost while it is away over the enemy's turn."""
    stay = {"unit": E1, "mission": "harassment", "base": FIELD}
    deep = MAP.label(DATA.places["moscow"])
    t = drawn(
        "axis-initial", {E1: deep, "G1Inf": WILNO, "S54Rif": MINSK}, {"flights": [stay], "axis": [WILNO]}
    )
    assert t.pos.state.where[number(E1)] == REMNANTS
