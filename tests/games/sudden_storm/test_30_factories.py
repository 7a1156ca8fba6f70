"""30D and 30E. Factories and the capital: prepared, moved, captured."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA, drawn, remembered, until_asked
from tests.games.sudden_storm.still_situations import hexes, march, still

from grognard.games.sudden_storm.law import capital, factories, possession, rail, replacements, victory
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, Capital, own
from grognard.kernel.cite import cites
from grognard.kernel.referee import Referee
from grognard.testing.table import Situation

STALINO, MOSCOW, KUYBYSHEV, GORKIY, LENINGRAD = "4A:1124", "2A:3317", "7A:4801", "2A:3201", "2A:0931"


def works(state: str, since: int, at: Any = STALINO, **stored: int) -> dict[str, Any]:
    return {"hex": at, "state": state, "since": since, **stored}


def asked(turn: int, *some: dict[str, Any], **own: Any) -> Situation:
    """The question about factories in a Soviet initial phase."""
    return until_asked(drawn("soviet-initial", {}, {"factories": list(some), **own}, turn=turn), "evacuate")


def calm(turn: int, phase: str = "soviet-initial", **own: Any) -> Referee:
    return still({}, own=own, turn=turn, phase=phase)


# -- factories


@cites("SS 30D.2")
def test_from_july_on_a_factory_may_be_prepared() -> None:
    for turn, able in ((1, 0), (2, 1)):
        ref = calm(turn, factories=[works("producing", 0)])
        assert factories.preparable(ref.pos).bit_count() == able
    t = asked(2, works("producing", 0))
    t.act("prepare", STALINO)
    (one,) = remembered(t).factories
    assert (one.state, one.since) == ("prepared", 2)
    assert not factories.is_producing(t.pos, one)


@cites("SS 30D.2")
def test_a_factory_that_is_prepared_or_moving_makes_nothing() -> None:
    for state in ("prepared", "moving", "cancelled"):
        ref = calm(5, factories=[works(state, 4)])
        replacements.receive_from_factories(ref, ref.frame)
        assert own(ref.pos).pools == ()
    ref = calm(5, factories=[works("producing", 4)])
    replacements.receive_from_factories(ref, ref.frame)
    assert own(ref.pos).pools == (("soviet armor", 20),)


@cites("SS 30D.2")
def test_only_the_soviets_own_factories_are_prepared() -> None:
    ref = calm(5, factories=[works("producing", 0)], axis=[STALINO])
    assert factories.preparable(ref.pos) == 0


@cites("SS 30D.1", "SS 30D.3", "SS 30D.4")
def test_a_factory_that_cannot_be_prepared_says_which_rule_forbids_it() -> None:
    """Ready already, called off in this phase, or not there."""
    t = asked(3, works("prepared", 2))
    assert t.refusals("prepare", STALINO) == ["SS 30D.3"]
    t = asked(3, works("cancelled", 3), works("prepared", 2, GORKIY))
    assert t.refusals("prepare", STALINO) == ["SS 30D.4"]
    assert t.refusals("prepare", MOSCOW) == ["SS 30D.1"]
    t = asked(3, works("producing", 0), works("prepared", 2, GORKIY), axis=[STALINO])
    assert t.refusals("prepare", STALINO) == ["SS 30D.1"]


@cites("SS 30D.3")
def test_it_moves_in_a_later_phase_and_not_in_that_of_its_preparation() -> None:
    assert asked(3, works("prepared", 2)).can("evacuate", STALINO)
    assert asked(3, works("prepared", 3)).refusals("evacuate", STALINO) == ["SS 30D.3"]


@cites("SS 30D.3")
def test_a_rail_element_must_lead_to_the_eastern_edge() -> None:
    ring = DATA.map.labels(DATA.map.grid.adjacent(hexes(STALINO)))
    assert asked(3, works("prepared", 2), axis=ring).refusals("evacuate", STALINO) == ["SS 30D.3"]


@cites("SS 30D.3")
@pytest.mark.parametrize(("left", "able"), [(0, False), (23, False), (24, True)])
def test_it_takes_24_re_of_the_capacity(left: int, able: bool) -> None:
    most = rail.capacity(calm(4).pos, rail.SOVIET_NET)
    ref = calm(4, factories=[works("prepared", 2)], rail_used=[most - left, 0, 0])
    assert bool(factories.movable(ref.pos)) is able


@cites("SS 30D.3")
def test_capacity_lost_for_good_is_not_there_for_it() -> None:
    most = rail.capacity(calm(4).pos, rail.SOVIET_NET)
    for lost, able in ((most - 24, True), (most - 23, False)):
        ref = calm(4, factories=[works("prepared", 2)], rail_lost=lost)
        assert bool(factories.movable(ref.pos)) is able


@cites("SS 30D.3")
def test_it_works_again_in_the_seventh_turn() -> None:
    """E83: prepared on Jul I 41, moved on Jul II, at work on Nov I."""
    t = asked(3, works("prepared", 2))
    t.act("evacuate", STALINO)
    (one,) = remembered(t).factories
    assert (one.hex, one.state, one.since) == (-1, "moving", 3)
    assert remembered(t).rail_used[0] == 24
    for turn, state in ((9, "moving"), (10, "producing")):
        ref = calm(turn, factories=[works("moving", 3, at=-1)])
        factories.resume(ref, ref.frame)
        assert own(ref.pos).factories[0].state == state


@cites("SS 30D.4")
def test_a_transfer_is_cancelled_and_the_factory_works_in_the_next_phase() -> None:
    t = asked(3, works("prepared", 2))
    t.act("call_off", STALINO)
    (one,) = remembered(t).factories
    assert (one.state, one.since) == ("cancelled", 3)
    for turn, state in ((3, "cancelled"), (4, "producing")):
        ref = calm(turn, factories=[works("cancelled", 3)])
        factories.resume(ref, ref.frame)
        assert own(ref.pos).factories[0].state == state
    assert asked(3, works("producing", 0)).refusals("call_off", STALINO) == ["SS 30D.4"]


@cites("SS 30D.1")
def test_an_enemy_walks_into_a_factory_and_its_points_are_lost_at_once() -> None:
    beside = DATA.map.labels(DATA.map.grid.adjacent(hexes(STALINO)))[0]
    given = {"factories": [works("producing", 0, armour=3, artillery=2)], "axis": [beside]}
    ref = march(still({"G1Inf": beside}, own=given, turn=9), "G1Inf", f"{beside} {STALINO}")
    (one,) = own(ref.pos).factories
    assert (one.armour, one.artillery) == (0, 0)
    assert own(ref.pos).points == 2
    factories.destroy(ref, ref.frame)
    assert own(ref.pos).factories == ()


@cites("SS 30D.1")
def test_a_factory_won_back_in_time_survives_and_scores_again() -> None:
    """D23."""
    ref = calm(9, phase="axis-initial", factories=[works("producing", 0)])
    for side in (AXIS, SOVIET, AXIS, SOVIET):
        possession.apply_capture(ref, side, hexes(STALINO))
    factories.destroy(ref, ref.frame)
    assert len(own(ref.pos).factories) == 1
    assert own(ref.pos).points == 4


# -- the capital


def seat(state: str, since: int, at: Any = MOSCOW) -> dict[str, Any]:
    return {"hex": at, "state": state, "since": since}


@cites("SS 30E.1")
def test_the_government_begins_in_moscow() -> None:
    assert own(calm(1).pos).capital == Capital(DATA.map.hex(MOSCOW))


@cites("SS 30E.2")
def test_it_may_be_prepared_from_august_on() -> None:
    assert not capital.can_prepare(calm(3).pos)
    assert capital.can_prepare(calm(4).pos)
    assert not capital.can_prepare(calm(4, capital=seat("captured", 3, -1)).pos)


@cites("SS 30E.2")
def test_it_moves_in_a_later_phase_to_a_major_city_by_rail() -> None:
    assert capital.goals(calm(5, capital=seat("prepared", 5)).pos) == 0
    found = capital.goals(calm(5, capital=seat("prepared", 4)).pos)
    assert found & hexes(f"{KUYBYSHEV} {GORKIY}") == hexes(f"{KUYBYSHEV} {GORKIY}")
    assert not found & ~(DATA.major_cities & DATA.ussr)
    assert not found & DATA.area("moscow")
    taken = capital.goals(calm(5, capital=seat("prepared", 4), axis=[GORKIY]).pos)
    assert not taken & hexes(GORKIY)
    ring = DATA.map.labels(DATA.map.grid.adjacent(hexes(GORKIY)))
    assert not capital.goals(calm(5, capital=seat("prepared", 4), axis=ring).pos) & hexes(GORKIY)


@cites("SS 30E.2")
@pytest.mark.parametrize(("left", "able"), [(12, True), (11, False)])
def test_it_takes_12_re(left: int, able: bool) -> None:
    most = rail.capacity(calm(5).pos, rail.SOVIET_NET)
    ref = calm(5, capital=seat("prepared", 4), rail_used=[most - left, 0, 0])
    assert bool(capital.goals(ref.pos)) is able
    assert capital.can_go_to_urals(ref.pos) is able


@cites("SS 30E.2")
def test_to_the_urals_it_needs_the_eastern_edge() -> None:
    ring = DATA.map.labels(DATA.map.grid.disc(DATA.area("moscow"), 1) & ~DATA.area("moscow"))
    assert capital.can_go_to_urals(calm(5, capital=seat("prepared", 4)).pos)
    assert not capital.can_go_to_urals(calm(5, capital=seat("prepared", 4), axis=ring).pos)
    t = until_asked(drawn("soviet-initial", {}, {"capital": seat("prepared", 4)}, turn=5), "urals")
    t.act("urals")
    assert remembered(t).capital == Capital(-1, "urals", 5)
    assert remembered(t).rail_used[0] == 12
    assert remembered(t).points == 1


def halved(turn: int, **own_: Any) -> bool:
    ref = calm(turn, **own_)
    capital.wait_for_turn(ref, ref.frame)
    return replacements.is_penalised(ref.pos)


@cites("SS 30E.3")
def test_when_infantry_points_are_halved() -> None:
    assert halved(5, capital=seat("prepared", 5))
    assert not halved(6, capital=seat("prepared", 5))
    assert halved(6, capital=seat("urals", 6, -1))
    assert not halved(7, capital=seat("urals", 6, -1))
    assert not halved(6, capital=seat("seated", 6, KUYBYSHEV))


@cites("SS 30E.3")
def test_the_capture_halves_them_in_four_phases() -> None:
    """D20: in the fourth, too, in which it returns."""
    ref = calm(8, phase="axis-initial")
    possession.apply_capture(ref, AXIS, hexes(MOSCOW))
    for turn in range(8, 13):
        now = calm(turn, capital=own(ref.pos).capital._asdict(), penalty=own(ref.pos).penalty, axis=[MOSCOW])
        capital.wait_for_turn(now, now.frame)
        assert replacements.is_penalised(now.pos) is (turn < 12)
        if turn == 11:
            capital.leave(now, Capital(DATA.map.hex(GORKIY), "seated", turn))
        ref = now


@cites("SS 30E.4")
def test_the_capital_is_captured_with_its_hex_and_returns_in_the_fourth_phase() -> None:
    ref = calm(8, phase="axis-initial", factories=[])
    possession.apply_capture(ref, AXIS, hexes(MOSCOW))
    assert own(ref.pos).capital == Capital(-1, "captured", 8)
    assert own(ref.pos).points == 2
    for turn, able in ((8, False), (10, False), (11, True), (12, True)):
        now = calm(turn, capital=seat("captured", 8, -1), axis=[MOSCOW, GORKIY])
        found = capital.goals(now.pos)
        assert bool(found) is able
        assert capital.can_go_to_urals(now.pos) is able
        assert not found & hexes(f"{MOSCOW} {GORKIY}")


@cites("SS 30E.4")
def test_it_has_to_return_and_that_scores_nothing() -> None:
    """D21."""
    given = {"capital": seat("captured", 8, -1), "penalty": 1}
    t = until_asked(drawn("soviet-initial", {}, given, turn=11), "seat")
    assert t.refusals("next") == ["SS 30E.4"]
    assert t.refusals("prepare") == ["SS 30E.2"]
    t.act("seat", LENINGRAD)
    assert remembered(t).capital == Capital(DATA.map.hex(LENINGRAD), "seated", 11)
    assert (remembered(t).points, remembered(t).rail_used[0]) == (0, 0)


@cites("SS 36B.3")
def test_events_score_in_the_campaign() -> None:
    ref = calm(8, phase="axis-initial", factories=[works("producing", 0, at=MOSCOW)])
    before = victory.total(ref.pos)
    possession.apply_capture(ref, AXIS, hexes(MOSCOW))
    worth = DATA.city(DATA.map.hex(MOSCOW))
    assert worth is not None
    assert victory.total(ref.pos) - before == worth.vp + 2 + 2


# -- capacity that is short


def prepared_works(used: int, *stocks: tuple[str, int]) -> Situation:
    """A factory that waits, in the Soviet initial phase of Jul II; RE used before are taken off the base."""
    points = [{"hex": at, "side": 1, "points": many} for at, many in stocks]
    return asked(3, works("prepared", 2), rail_lost=used, stocks=points)


@cites("SS 30D.3", "SS 7A4.5")
def test_resource_points_raise_the_capacity_for_a_factory_that_waits() -> None:
    """D22: 72 less 54 is 18; a point makes it 26."""
    t = prepared_works(54, (MOSCOW, 2))
    assert t.refusals("evacuate", STALINO) == ["SS 30D.3"]
    t.act("buy_rail", MOSCOW)
    assert rail.capacity(t.pos, rail.SOVIET_NET) == 26
    assert t.may("buy_rail") == []
    t.act("evacuate", STALINO)
    assert remembered(t).rail_used[rail.SOVIET_NET] == 24


@cites("SS 30D.3")
def test_no_points_are_offered_where_capacity_is_enough_or_nothing_waits() -> None:
    assert prepared_works(48, (MOSCOW, 2)).may("buy_rail") == []
    t = asked(3, works("producing", 2), rail_lost=54, stocks=[{"hex": MOSCOW, "side": 1, "points": 2}])
    assert t.may("buy_rail") == []


@cites("SS 30E.2", "SS 7A4.5")
def test_resource_points_raise_the_capacity_for_the_capital_too() -> None:
    seat = {"hex": MOSCOW, "state": "prepared", "since": 4}
    stocks = [{"hex": MOSCOW, "side": 1, "points": 1}]
    own_ = {"capital": seat, "rail_lost": 66, "stocks": stocks}
    t = until_asked(drawn("soviet-initial", {}, own_, turn=5), "urals")
    assert t.refusals("urals") == ["SS 30E.2"]
    t.act("buy_rail", MOSCOW).act("urals")
    assert remembered(t).capital.state == "urals"


@cites("SS 33B2.3", "SS 30D.5")
def test_an_isolated_factory_keeps_what_it_makes() -> None:
    """On turn I armour and artillery, on turn II armour alone; relieved it gives all of it to the pools."""
    shut = {"factories": [works("producing", 0)], "cut_off": [[], [STALINO]]}
    for turn, guns in ((4, 1), (5, 0)):
        ref = calm(turn, **shut)
        replacements.receive_from_factories(ref, ref.frame)
        assert own(ref.pos).pools == ()
        (one,) = own(ref.pos).factories
        assert (one.armour, one.artillery) == (1, guns)
    free = calm(5, factories=[works("producing", 0, armour=2, artillery=1)])
    replacements.receive_from_factories(free, free.frame)
    assert own(free.pos).pools == (("soviet armor", 60), ("soviet artillery", 20))
