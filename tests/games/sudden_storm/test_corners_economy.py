"""Where two rules of chapters 30 to 34 meet: points, factories, the capital, arrivals, surrender."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.economy import HOLDING, SIXES, amended, asked, later, points
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered, until, until_asked
from tests.games.sudden_storm.still_situations import MAP, still, unit

from grognard.games.sudden_storm.law import (
    allies,
    arrivals,
    capital,
    factories,
    possession,
    replacements,
    supply_arrivals,
)
from grognard.games.sudden_storm.law.factories import is_producing
from grognard.games.sudden_storm.law.names import AXIS, Stock, own
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act
from grognard.kernel.places import DEAD, GONE
from grognard.testing.table import Situation

MOSCOW, ODESSA, KHARKOV, GORKIY, BAKU = "2A:3317", "3B:2510", "4A:1124", "2A:3201", "9A:1506"

# -- points of an isolated city


def besieged_odessa(*stores: tuple[int, str, int], **more: Any) -> Situation:
    """A ring of German divisions, and the question of a Soviet phase."""
    at = 1 << MAP.hex(ODESSA)
    ring = bits(MAP.grid.disc(at, 3) & ~MAP.grid.disc(at, 2) & DATA.land)
    germans = GAME.roster.ids(DATA.german & DATA.divisions)
    siege = dict(zip(germans, map(MAP.label, ring), strict=False))
    near = "area bessarabia | within 3 of odessa - within 1 of odessa"
    t = asked("soviet", {"SOdessaMiRif": ODESSA, **siege}, {}, turn=9, verb="demobilize", axis=near, **more)
    assert remembered(t).cut_off[1] >> MAP.hex(ODESSA) & 1
    return amended(t, stores=stores)


@cites("SS 33F1", "SS 33B2.6")
def test_an_isolated_city_that_has_spent_its_points_still_receives_those_of_its_militia() -> None:
    t = besieged_odessa().act("demobilize", "SOdessaMiRif")
    assert later(t) == {f"store {ODESSA} infantry": 3}
    t = besieged_odessa((MAP.hex(ODESSA), "infantry", 20)).act("demobilize", "SOdessaMiRif")
    assert later(t) == {f"store {ODESSA} infantry": 3}


@cites("SS 33B2.6")
def test_a_city_that_is_relieved_keeps_its_points_and_new_ones_go_to_its_district() -> None:
    t = asked("soviet", {"S2MiRif": KHARKOV}, {}, turn=9, verb="demobilize")
    t = amended(t, stores=((MAP.hex(KHARKOV), "infantry", 20),)).act("demobilize", "S2MiRif")
    assert later(t) == {"kharkov infantry": 3}
    assert remembered(t).stores == ((MAP.hex(KHARKOV), "infantry", 20),)


@cites("SS 33B2.5")
def test_the_pool_of_a_district_is_gone_with_its_last_city_though_one_is_won_back() -> None:
    last = DATA.places["kharkov"]
    others = "district kharkov & feature full_city partial_city dot_city - place kharkov"
    ref = still({}, own={"axis": others, "pools": [["kharkov infantry", 100], ["orel infantry", 20]]})
    possession.apply_capture(ref, AXIS, 1 << last)
    assert own(ref.pos).pools == (("orel infantry", 20),)
    ref = still({}, own={"pools": [["kharkov infantry", 100]]})
    possession.apply_capture(ref, AXIS, 1 << last)
    assert own(ref.pos).pools == (("kharkov infantry", 100),)


# -- factories and the capital


@cites("SS 30D.4")
def test_a_transfer_may_be_called_off_in_the_phase_in_which_it_was_prepared() -> None:
    """The factory has lost this turn all the same, and works in the next Soviet initial phase."""
    works = {"factories": [{"hex": KHARKOV, "state": "producing", "since": 0}]}
    t = until_asked(drawn("soviet-initial", {}, works, turn=5), "evacuate")
    assert t.refusals("call_off", KHARKOV) == ["SS 30D.4"]
    t.act("prepare", KHARKOV).act("call_off", KHARKOV)
    (one,) = remembered(t).factories
    assert (one.state, one.since) == ("cancelled", 5)
    assert not is_producing(t.pos, one)
    for turn, works_again in ((5, False), (6, True)):
        ref = still({}, own={"factories": [one._asdict()]}, turn=turn, phase="soviet-initial")
        factories.resume(ref, ref.frame)
        assert is_producing(ref.pos, own(ref.pos).factories[0]) is works_again


def phases_after(capture: str) -> list[tuple[bool, bool]]:
    """The capital is lost on turn 9: are points halved, may it return, in the phases of the next turns?"""
    seat = {"hex": MOSCOW, "state": "seated", "since": 0}
    ref = still({}, own={"capital": seat}, turn=9, phase=capture)
    possession.apply_capture(ref, AXIS, MAP.hexes([MOSCOW]))
    now, found = own(ref.pos), []
    for turn in range(9, 15):
        kept = {"capital": now.capital._asdict(), "penalty": now.penalty}
        ref = still({}, own=kept, turn=turn, phase="soviet-initial")
        if turn > 9 or capture.startswith("axis"):
            capital.wait_for_turn(ref, ref.frame)
            found.append((replacements.is_penalised(ref.pos), bool(capital.goals(ref.pos))))
        now = own(ref.pos)
    return found


@cites("SS 30E.3", "SS 30E.4")
def test_four_phases_are_counted_from_the_capture_whoever_s_turn_it_was() -> None:
    """Germans who retreat into the capital take it when the initial phase of the turn is over."""
    halved, back = (True, False), (True, True)
    assert phases_after("axis-combat")[:4] == [halved, halved, halved, back]
    assert phases_after("soviet-combat")[:4] == [halved, halved, halved, back]


@cites("SS 30E.2")
@pytest.mark.parametrize(
    ("at", "since", "more", "told"),
    [
        (GORKIY, 5, {}, "ss-why-capital-unprepared"),
        (GORKIY, 4, {"rail_lost": 61}, "ss-why-capital-no-room"),
        ("2A:3316", 4, {}, "ss-why-capital-there"),
        ("2A:2721", 4, {}, "ss-why-no-seat"),
        ("1B:3830", 4, {}, "ss-why-no-seat"),
        (GORKIY, 4, {"axis": [GORKIY]}, "ss-why-no-seat"),
        (BAKU, 4, {"axis": "hex 9A:1406 9A:1305 9A:1405"}, "ss-why-capital-no-rail"),
    ],
)
def test_why_the_capital_does_not_go_to_a_city(at: str, since: int, more: dict[str, Any], told: str) -> None:
    seat = {"hex": MOSCOW, "state": "prepared", "since": since}
    ref = still({}, own={"capital": seat, **more}, turn=5, phase="soviet-initial")
    causes = capital.menu(ref.pos).causes(Act("seat", MAP.hex(at)))
    assert [cause.what for cause in causes] == [told]


# -- arrivals


@cites("SS 33A2.2", "SS 33E1.1", "SS 33E2")
def test_who_is_lost_with_the_cities_of_its_district_is_lost_like_any_other() -> None:
    """Of a fragile division its substitute can be bought; militia never."""
    fragile, heir, militia = "S302MtR", "S5SubRif", "S3CrMiRif"
    found = {fragile: "pool", heir: "converted", militia: "pool"}
    assert DATA.more(unit(fragile)).arrives == DATA.more(unit(militia)).arrives == 3
    lost = {"axis": "district north_caucasus | area crimea"}
    ref = still(found, own=lost, turn=3, phase="soviet-initial")
    arrivals.lose(ref, ref.frame)
    boxes = [ref.state.where[unit(name)] for name in (fragile, heir, militia)]
    assert boxes == [GONE, DEAD, GONE]


@cites("SS 33B1.2", "SS 33A1.1")
def test_germans_bought_back_may_wait_in_the_ports_off_the_map() -> None:
    """They come as standard reinforcements do; their allies do not."""
    pools = {"german infantry": 9, "rumanian infantry": 9}
    t = asked("axis", {"G1Inf": "dead", "R1Inf": "dead"}, pools).act("buy", "G1Inf").act("off_map")
    assert t.at("G1Inf") == "germany"
    assert points(t, "german infantry") == 1
    t.act("buy", "R1Inf")
    assert not t.may("off_map")


# -- who has surrendered


@cites("SS 31.2", "SS 33C.2")
def test_a_nation_that_has_surrendered_owes_no_withdrawal() -> None:
    """The Finns give a division in the second half of December, as long as they fight."""
    for state, owes in (("axis", True), ("out", False)):
        t = until(drawn("axis-initial", HOLDING, {"finland": state}, turn=13), "axis-movement", *SIXES)
        assert ("finnish infantry" in dict(remembered(t).debts)) is owes


@cites("SS 31.2")
def test_its_debts_end_with_its_points() -> None:
    given = {"finnish infantry": 40, "german infantry": 20}
    rows = [[name, many] for name, many in given.items()]
    ref = still({}, own={"finland": "axis", "debts": rows, "pools": rows, "later": rows})
    allies.surrender(ref, "finnish", "SS 31B3")
    now = own(ref.pos)
    assert (now.debts, now.pools, now.later) == ((("german infantry", 20),),) * 3


@cites("SS 31.2")
def test_its_resource_points_come_no_more() -> None:
    for state, comes in (("axis", {"german", "finnish", "rumanian"}), ("out", {"german"})):
        ref = still({}, own={"finland": state, "rumania": state}, turn=14)
        supply_arrivals.bring(ref, ref.frame)
        assert {where for _, where, _ in own(ref.pos).goods} == comes


@cites("SS 31A3", "SS 12F.5")
def test_what_lies_in_bulgaria_is_lost_with_the_ground() -> None:
    varna = DATA.places["varna"]
    stock = {"stocks": [{"hex": "3B:3923", "side": 0, "points": 5}], "forts": ["3B:3923"]}
    ref = still({"S18Rif": "3B:3427", "S137Rif": "3B:3126"}, own={"soviet": "country rumania", **stock})
    allies.check_bulgaria(ref)
    assert own(ref.pos).stocks == (Stock(varna, 1, 2),)
    assert not own(ref.pos).forts


@cites("SS 31A3", "SS 3E.3")
def test_a_bulgarian_town_that_the_axis_alone_controls_stays_its_own() -> None:
    """A ZOC would not win it back: it must not be lost first."""
    varna, land = DATA.places["varna"], DATA.country("bulgaria") & DATA.land
    beside = MAP.label(bits(MAP.grid.adjacent(1 << varna) & land)[0])
    far = MAP.label(bits(land & ~MAP.grid.disc(1 << varna, 4))[0])
    for german, kept in ((beside, True), (far, False)):
        stand = {"S18Rif": "3B:3427", "S137Rif": "3B:3126", "G1Inf": german}
        ref = still(stand, own={"soviet": "country rumania"})
        allies.check_surrender(ref, ref.frame)
        assert own(ref.pos).bulgaria == "out"
        assert bool(possession.owned_hexes(ref.pos, AXIS) >> varna & 1) is kept


@cites("SS 31.2", "SS 15B.1")
def test_divisions_that_are_broken_down_surrender_too() -> None:
    parts = {"FA1RifR": "5B:4711", "FA2RifR": "5B:4711", "FA3RifR": "5B:3103"}
    given = {"F6Rif": "whole_axis", **parts, "G1Inf": "5B:4711"}
    ref = still(given, own={"finland": "axis", "parted": [["F6Rif", "A"]]})
    allies.surrender(ref, "finnish", "SS 31B3")
    assert {ref.state.where[unit(name)] for name in ("F6Rif", *parts)} == {GONE}
    assert own(ref.pos).parted == ()
    assert ref.state.where[unit("G1Inf")] == MAP.hex("5B:4711")
