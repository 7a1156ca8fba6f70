"""27B, 27B3 to 27B5 and 27F. Port and sea, fuel, scuttling, mines, damage, repair."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.fights import around
from tests.games.sudden_storm.ships import (
    CASPIAN,
    DANUBE,
    DESTROYERS,
    GERMAN,
    KIROV,
    LAME,
    MARAT,
    PARIS,
    PINSK,
    RIFLES,
    WINTER,
    at_sea,
    fleet,
    germans,
    soviets,
    steps,
)
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered, until, until_asked
from tests.games.sudden_storm.still_situations import still

from grognard.games.sudden_storm.law import possession
from grognard.games.sudden_storm.law.names import AXIS
from grognard.games.sudden_storm.law.sea import zone
from grognard.games.sudden_storm.law.sea.ship_damage import damage
from grognard.kernel.cite import cites
from grognard.kernel.referee import Referee
from grognard.testing.table import Situation

KRONSHTADT, LENINGRAD, TALLINN, HANGO = "2A:0832", "2A:0931", "1B:0711", "1B:0515"
SEVASTOPOL, ODESSA, KONIGSBERG, RIGA = "3B:3704", "3B:2510", "1B:2627", "1B:1816"
MURMANSK, GERMANS = "6A:1519", "G1Inf"
QUIET = [1] * 200


def unit(name: str) -> int:
    return GAME.roster.index[name]


# -- 27B.2: in port or at sea


@cites("SS 27B.2")
def test_soviet_ships_are_declared_at_the_end_of_their_turn() -> None:
    t = until_asked(drawn("soviet-exploitation", {PARIS: SEVASTOPOL, KIROV: at_sea(TALLINN)}), "to_sea")
    assert t.who == "soviet"
    t.act("to_sea", PARIS)
    assert t.refusals("to_sea", PARIS) == ["SS 27B.2"]
    t.act("to_port", KIROV)
    assert t.units_marked("at_sea") == [PARIS]


@cites("SS 27B.2")
def test_a_ship_outside_its_ports_is_at_sea_and_is_not_asked() -> None:
    """One that cannot move is always in port (27B1.5)."""
    t = until_asked(
        drawn("soviet-exploitation", {PARIS: at_sea("3B:3801"), LAME: LENINGRAD, MARAT: LENINGRAD}), "to_sea"
    )
    assert t.may("to_sea") == [MARAT]


@cites("SS 27B.2")
def test_a_ship_that_sails_out_is_at_sea_and_in_port_it_is_not() -> None:
    t = fleet(soviets({PARIS: SEVASTOPOL}), PARIS)
    t.act("sail", "3B:3801")
    assert t.units_marked("at_sea") == [PARIS]
    t.act("sail", ODESSA)
    assert t.units_marked("at_sea") == []


# -- 27B.3: damage


@cites("SS 27B.3")
@pytest.mark.parametrize(
    ("ship", "bears"), [(MARAT, 4), (KIROV, 3), ("SAvrora", 2), (GERMAN, 2), (DESTROYERS, 1)]
)
def test_a_ship_sinks_with_as_many_hits_as_its_type_bears(ship: str, bears: int) -> None:
    ref = still({ship: KRONSHTADT})
    if bears > 1:
        damage(ref, unit(ship), bears - 1, "SS 19D2e")
        assert ref.state.steps[unit(ship)] == 1
    damage(ref, unit(ship), 1, "SS 19D2e")
    assert ref.state.where[unit(ship)] < 0


@cites("SS 27F.2", "SS 27B.3")
def test_what_can_be_replaced_is_kept_apart_from_what_cannot() -> None:
    ref = still({MARAT: KRONSHTADT, DESTROYERS: MURMANSK, GERMAN: KONIGSBERG, DANUBE: "3B:2917"})
    for ship in (MARAT, DESTROYERS, GERMAN, DANUBE):
        damage(ref, unit(ship), 4, "SS 19D2e")
    t = Situation(ref.pos)
    assert [t.at(ship) for ship in (MARAT, DESTROYERS, GERMAN, DANUBE)] == ["gone", "dead", "dead", "dead"]


# -- 27B4: scuttling


def captured(ships: dict[str, Any], h: str, *dice: int, **own: Any) -> Referee:
    """A German division has come into a hex."""
    ref = still({**ships, GERMANS: h}, own, dice=dice)
    possession.apply_capture(ref, AXIS, 1 << GAME.map.hex(h))
    return ref


@cites("SS 27B4")
@pytest.mark.parametrize("die", range(1, 7))
def test_ships_in_a_lost_port_escape_on_four_or_less(die: int) -> None:
    t = Situation(captured({PARIS: ODESSA}, ODESSA, die, soviet=[ODESSA]).pos)
    if die <= 4:
        assert t.at(PARIS) == ODESSA
        assert t.units_marked("at_sea") == [PARIS]
    else:
        assert t.at(PARIS) == "gone"


@cites("SS 27B4")
def test_each_ship_throws_for_itself_and_who_is_at_sea_does_not() -> None:
    ships = {PARIS: ODESSA, "SMolotov": ODESSA, "SVoroshilov": at_sea(ODESSA)}
    t = Situation(captured(ships, ODESSA, 6, 1, soviet=[ODESSA]).pos)
    places = {ship: t.at(ship) for ship in ships}
    assert sorted(places.values()) == sorted([ODESSA, ODESSA, "gone"])
    assert places["SVoroshilov"] == ODESSA


@cites("SS 27B4", "SS 27B1.5")
def test_who_cannot_move_is_scuttled_without_a_die() -> None:
    t = Situation(captured({LAME: LENINGRAD}, LENINGRAD, soviet=[LENINGRAD]).pos)
    assert t.at(LAME) == "gone"


@cites("SS 28D3.2", "SS 27B4")
def test_in_a_frozen_port_all_are_scuttled() -> None:
    t = Situation(captured({MARAT: TALLINN}, TALLINN, soviet=[TALLINN], cold=WINTER).pos)
    assert t.at(MARAT) == "gone"


@cites("SS 27E.5")
def test_a_flotilla_is_scuttled_wherever_its_hex_is_lost() -> None:
    t = Situation(captured({PINSK: "1B:4218"}, "1B:4218", soviet=["1B:4218"]).pos)
    assert t.at(PINSK) == "dead"


@cites("SS 27B4")
def test_german_transports_flee_as_well() -> None:
    t = germans({GERMAN: RIGA}, own={"axis": [RIGA]})
    assert t.at(GERMAN) == RIGA
    ref = still({GERMAN: RIGA, RIFLES: RIGA}, {"axis": [RIGA]}, dice=[5])
    possession.apply_capture(ref, 1, 1 << GAME.map.hex(RIGA))
    assert Situation(ref.pos).at(GERMAN) == "dead"


@cites("SS 27B4")
def test_a_march_into_a_port_ends_with_the_throws() -> None:
    beside = next(h for h in around(ODESSA) if DATA.land >> GAME.map.hex(h) & 1)
    t = germans({GERMANS: beside, PARIS: ODESSA})
    t.act("unit", GERMANS).act("to", ODESSA, dice=[5])
    assert t.at(PARIS) == "gone"


# -- 27B3: fuel


def idle(units: dict[str, Any], **own: Any) -> Situation:
    """A Soviet movement phase in which nobody moves, and all that follows to the German turn."""
    t = soviets(units, own=own).act("end_phase", dice=[])
    return until(t, "axis-initial", *QUIET)


@cites("SS 27B3.1")
def test_any_soviet_port_in_the_ussr_has_fuel_isolated_or_not() -> None:
    t = soviets({PARIS: at_sea(ODESSA)}).act("end_phase")
    assert remembered(t).fuelled == 1 << unit(PARIS)


@cites("SS 27B3.1")
def test_hango_is_no_fuel_port() -> None:
    """It lies outside the USSR (3G)."""
    t = soviets({MARAT: HANGO}).act("end_phase")
    assert not remembered(t).fuelled
    t = soviets({MARAT: TALLINN}).act("end_phase")
    assert remembered(t).fuelled == 1 << unit(MARAT)


@cites("SS 27B3.1")
def test_a_ship_need_only_pass_through_a_port() -> None:
    t = fleet(soviets({MARAT: at_sea("1B:0814"), KIROV: at_sea("1B:0814")}), MARAT)
    t.act("sail", TALLINN).act("sail", "1B:0814").act("done", dice=[1])
    t.act("end_phase", dice=[1])
    assert remembered(t).fuelled == 1 << unit(MARAT)


@cites("SS 27B3.1")
def test_where_no_mines_are_a_ship_fetches_its_fuel_by_itself() -> None:
    """It sails any distance: on the Black Sea nothing is risked on the way, nor in the safety zone."""
    t = soviets({PARIS: at_sea("3B:3801"), MARAT: at_sea("1B:0702")}).act("end_phase")
    assert remembered(t).fuelled == 1 << unit(PARIS) | 1 << unit(MARAT)


@cites("SS 27B3.1")
@pytest.mark.parametrize("at", [KONIGSBERG, "3B:3519", "3B:3923", "1B:0410"])
def test_german_ships_find_fuel_in_greater_germany_rumania_and_bulgaria(at: str) -> None:
    """From Helsinki they fetch it in Germany."""
    t = germans({GERMAN: at}).act("end_phase")
    assert remembered(t).fuelled == 1 << unit(GERMAN)


@cites("SS 27B3.1")
def test_in_the_box_of_germany_ships_are_at_its_ports() -> None:
    dry = {"dry": [GERMAN]}
    t = until(germans({GERMAN: "germany"}, own=dry).act("end_phase"), "soviet-initial", *QUIET)
    assert t.at(GERMAN) == "germany"


@cites("SS 27B3.1")
def test_a_transport_that_is_shut_in_finds_none() -> None:
    t = germans({GERMAN: "1B:0410", MARAT: at_sea("1B:0410")}).act("end_phase")
    assert not remembered(t).fuelled


@cites("SS 27B3.2")
def test_who_finds_no_fuel_is_marked_and_scuttled_the_second_time() -> None:
    t = until(soviets({MARAT: HANGO}).act("end_phase"), "axis-initial", *QUIET)
    assert remembered(t).dry == 1 << unit(MARAT)
    t = until(soviets({MARAT: HANGO}, own={"dry": [MARAT]}).act("end_phase"), "axis-initial", *QUIET)
    assert t.at(MARAT) == "gone"
    t = until(soviets({MARAT: TALLINN}, own={"dry": [MARAT]}).act("end_phase"), "axis-initial", *QUIET)
    assert t.at(MARAT) == TALLINN
    assert not remembered(t).dry


@cites("SS 27E.1")
def test_flotillas_need_no_fuel() -> None:
    t = until(soviets({PINSK: "1B:4218"}).act("end_phase"), "axis-initial", *QUIET)
    assert not remembered(t).dry
    assert t.at(PINSK) == "1B:4218"


# -- 27B5: mines


@cites("SS 27B5.1")
def test_the_safety_zone_is_two_hexes_around_kronshtadt() -> None:
    found = zone.safe(soviets({}).pos)
    assert found.bit_count() == 1 + 6 + 12
    assert found >> GAME.map.hex("1B:0702") & 1
    assert not found >> GAME.map.hex("1B:0703") & 1


@cites("SS 27B5.2")
@pytest.mark.parametrize(
    ("die", "hexes", "points"),
    [
        (6, 0, 2),
        (4, 0, 0),
        (1, 0, 0),
        (3, 0, 0),
        (6, 1, 3),
        (6, 10, 3),
        (6, 11, 4),
        (1, 11, 0),
        (3, 20, 1),
        (5, 11, 3),
    ],
)
def test_hits_by_the_die_and_the_hexes(die: int, hexes: int, points: int) -> None:
    """E72: a modified die of 6 gives 2. E73: 11 hexes add two."""
    assert zone.hits(DATA, die, hexes) == points


@cites("SS 27B5.2")
def test_a_ship_that_stays_outside_is_tested_when_its_move_ends() -> None:
    """To Tallinn ten hexes outside the zone: one more on the die."""
    t = fleet(soviets({MARAT: KRONSHTADT}), MARAT)
    t.act("sail", TALLINN)
    assert steps(t, MARAT) == 4
    t.act("done", dice=[6])
    assert t.message("ss-mines")["hexes"] == 10
    assert steps(t, MARAT) == 1


@cites("SS 27B5.2")
def test_or_as_soon_as_it_is_back_in_the_zone() -> None:
    t = fleet(soviets({MARAT: KRONSHTADT}), MARAT)
    t.act("sail", TALLINN).act("sail", KRONSHTADT, dice=[5])
    assert t.message("ss-mines")["hexes"] == 19
    assert steps(t, MARAT) == 1
    t.act("done")


@cites("SS 27B5.2")
def test_the_first_hex_outside_counts_and_the_first_back_inside_does_not() -> None:
    """SS-R14: a hex out and back again."""
    t = fleet(soviets({MARAT: KRONSHTADT}), MARAT)
    t.act("sail", "1B:0703").act("sail", KRONSHTADT, dice=[4])
    assert t.message("ss-mines")["hexes"] == 1


@cites("SS 27B5.2")
def test_who_stays_in_port_outside_is_not_tested_and_who_lies_at_sea_is() -> None:
    """D19: with nothing added."""
    t = soviets({MARAT: TALLINN}).act("end_phase")
    assert steps(t, MARAT) == 4
    t = soviets({MARAT: at_sea(TALLINN)}).act("end_phase", dice=[6])
    assert steps(t, MARAT) == 2
    t = soviets({MARAT: at_sea("1B:0702")}).act("end_phase")
    assert steps(t, MARAT) == 4


@cites("SS 27B5.2", "SS 27B5.1")
def test_neither_germans_nor_other_seas_are_tested() -> None:
    t = fleet(soviets({PARIS: SEVASTOPOL}), PARIS).act("sail", ODESSA).act("done")
    assert steps(t, PARIS) == 4
    t = fleet(germans({GERMAN: KONIGSBERG}), GERMAN).act("sail", "1B:2224").act("done")
    assert steps(t, GERMAN) == 2


@cites("SS 27B5.4")
def test_the_zone_is_gone_for_good_with_its_last_port() -> None:
    ports = [KRONSHTADT, LENINGRAD, "2A:0831"]
    ref = still({}, {"soviet": ports})
    for label in ports:
        assert zone.safe(ref.pos)
        possession.apply_capture(ref, AXIS, 1 << GAME.map.hex(label))
    assert not zone.safe(ref.pos)
    possession.apply_capture(ref, 1, 1 << GAME.map.hex(KRONSHTADT))
    assert not zone.safe(ref.pos)


@cites("SS 27B5.4")
def test_without_the_zone_every_move_is_dangerous() -> None:
    t = fleet(soviets({MARAT: KRONSHTADT}, own={"unsafe": True}), MARAT)
    t.act("sail", LENINGRAD).act("done", dice=[4])
    assert t.message("ss-mines")["hexes"] == 2


# -- 27F: repair


def repairs(units: dict[str, Any], points: int = 2, **own: Any) -> Situation:
    t = drawn("soviet-initial", units, {"repairs": [0, points], **own}, turn=4, dice=QUIET)
    return until_asked(t, "mend", *QUIET)


@cites("SS 27F.1")
def test_a_point_mends_a_hit_of_a_ship_in_port() -> None:
    t = repairs(
        {MARAT: {"at": KRONSHTADT, "steps": 1}, KIROV: {"at": "1B:0814", "steps": 1, "marks": ["at_sea"]}}
    )
    assert t.refusals("mend", KIROV) == ["SS 27F.1"]
    t.act("mend", MARAT).act("mend", MARAT)
    assert steps(t, MARAT) == 3
    assert remembered(t).repairs == (0, 0)


@cites("SS 27F.1")
def test_who_is_mended_stays_in_port_for_this_turn() -> None:
    t = repairs({MARAT: {"at": KRONSHTADT, "steps": 1}, KIROV: KRONSHTADT})
    t.act("mend", MARAT)
    t = until(t, "soviet-movement", *QUIET)
    assert t.refusals("fleet", MARAT) == ["SS 27F.1"]
    assert t.can("fleet", KIROV)
    assert not remembered(until(t, "axis-initial", *QUIET)).mended


@cites("SS 27F.1", "SS OB-S.13")
@pytest.mark.parametrize(("turn", "points"), [(5, 1), (6, 2), (7, 1), (12, 2)])
def test_points_come_by_the_calendar_and_are_kept(turn: int, points: int) -> None:
    """Sep I and Dec I 41."""
    t = drawn("soviet-initial", {MARAT: KRONSHTADT}, {"repairs": [0, 1]}, turn=turn, dice=[6] * 400)
    assert remembered(until(t, "soviet-movement", *[6] * 400)).repairs == (0, points)


@cites("SS 27F.2")
def test_two_points_replace_a_transport_where_it_was_sunk() -> None:
    baku, makhachkala = "9A:1506", "8A:5126"
    t = repairs({CASPIAN: "dead", MARAT: KRONSHTADT}, sunk=[[CASPIAN, 3]])
    t.act("relaunch", CASPIAN)
    assert {baku, makhachkala} <= set(t.may("at"))
    assert SEVASTOPOL not in t.may("at")
    t.act("at", baku)
    assert t.at(CASPIAN) == baku
    assert remembered(t).repairs == (0, 0)
    t = until(t, "soviet-movement", *QUIET)
    assert t.can("fleet", CASPIAN)


@cites("SS 27F.2")
def test_a_flotilla_comes_back_at_any_soviet_port_of_the_ussr() -> None:
    t = repairs({DANUBE: "dead"}, sunk=[[DANUBE, 4]])
    t.act("relaunch", DANUBE)
    assert {SEVASTOPOL, MURMANSK, "7A:3404"} <= set(t.may("at"))
    assert HANGO not in t.may("at")


@cites("SS 27F.2")
def test_nothing_else_is_replaced_nor_with_a_single_point() -> None:
    t = repairs({DANUBE: "dead", MARAT: "gone", KIROV: {"at": KRONSHTADT, "steps": 1}}, points=1)
    assert "SS 27F.2" in t.refusals("relaunch", DANUBE)
    assert "SS 27F.2" in t.refusals("relaunch", MARAT)


# -- the calendar


@cites("SS OB-S.10", "SS OB-S.13")
@pytest.mark.parametrize(
    ("turn", "ship", "at"),
    [(1, "SPeipusFl", "1B:1705"), (2, "SOnegaFl", "2A:0719"), (10, "SVolga1Fl", "7A:3404")],
)
def test_flotillas_arrive_in_their_hexes(turn: int, ship: str, at: str) -> None:
    t = drawn("soviet-initial", {ship: "pool", MARAT: KRONSHTADT}, turn=turn, dice=[6] * 400)
    assert until(t, "soviet-movement", *[6] * 400).at(ship) == at
    t = drawn("soviet-initial", {ship: "pool", MARAT: KRONSHTADT}, {"axis": [at]}, turn=turn, dice=[6] * 400)
    assert until(t, "soviet-movement", *[6] * 400).at(ship) == "dead"


@cites("SS 27B4")
def test_the_forecast_of_an_attack_on_a_port_does_not_count_the_dice_of_ships() -> None:
    """Seven ships would make a quarter of a million cases."""
    fleet_of_seven = [
        *(
            PARIS,
            "SKrasnyyKavkaz",
            "SVoroshilov",
            "SMolotov",
            "SKrasnyyKrym",
            "SChervonaUkraina",
            "SKomintern",
        )
    ]
    beside = next(h for h in around(ODESSA) if DATA.land >> GAME.map.hex(h) & 1)
    units = {**dict.fromkeys(fleet_of_seven, ODESSA), "S1NvMarB": ODESSA}
    attackers = ("G1Inf", "G11Inf", "G21Inf")
    t = drawn("axis-combat", {**units, **dict.fromkeys(attackers, beside)})
    t = t.act("done").act("target", ODESSA)
    for one in attackers:
        t.act("join", one)
    rows = t.odds().play()
    assert any(row.taken for row in rows)
    assert sum(row.chance for row in rows) == pytest.approx(1)


@cites("SS 27B5.3")
def test_a_flotilla_may_be_sunk_by_mines_under_way() -> None:
    """Back from outside the safety zone, with one point of damage left to bear."""
    t = fleet(soviets({PINSK: {"at": "1B:0402", "steps": 1, "marks": ["at_sea"]}}), PINSK)
    t.act("sail", "1B:0601", dice=[6])
    assert t.pos.state.where[GAME.roster.index[PINSK]] < 0
