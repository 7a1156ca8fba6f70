"""32. Axis garrisons in Soviet cities."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA, drawn, remembered, until, until_asked
from tests.games.sudden_storm.still_situations import MAP, labels, still, told

from grognard.games.sudden_storm.law import occupation, supply
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, own
from grognard.kernel.cite import cites
from grognard.kernel.referee import Referee

LWOW, MINSK = "3B:0326", "1B:3611"
LENINGRAD = DATA.area("leningrad")
WEST = "country germany | border39 poland lithuania | district western kiev"


def judged(units: dict[str, Any] | None = None, turn: int = 5, **given: Any) -> Referee:
    """The check in a Soviet initial phase; the Axis owned these cities when the turn began."""
    given.setdefault("axis", WEST)
    given.setdefault("occupied", [LWOW])
    ref = still(units or {}, own=given, turn=turn, phase="soviet-initial")
    occupation.judge_garrisons(ref, ref.frame)
    return ref


def closed(ref: Referee) -> set[str]:
    return labels(own(ref.pos).unguarded)


@cites("SS 32.1")
@pytest.mark.parametrize(
    ("units", "needed"),
    [
        ({}, True),
        ({"G1Inf": LWOW}, False),
        ({"G1Inf": {"at": LWOW, "steps": 1}}, True),
        ({"G1Trk": LWOW}, True),  # D27
    ],
)
def test_a_city_needs_three_re(units: dict[str, Any], needed: bool) -> None:
    assert closed(judged(units)) == ({LWOW} if needed else set())


@cites("SS 32.1")
def test_allies_and_artillery_do_as_well() -> None:
    roster = DATA.roster
    small = [
        one.id
        for number, one in enumerate(roster.units)
        if DATA.artillery >> number & 1 and one.side == AXIS and one.more.re == 1
    ][:3]
    assert closed(judged(dict.fromkeys(small, LWOW))) == set()
    assert closed(judged(dict.fromkeys(small[:2], LWOW))) == {LWOW}
    ally = next(one.id for one in roster.units if one.more.nation == "slovak" and one.size == "XX")
    assert closed(judged({ally: LWOW})) == set()


@cites("SS 32.1")
def test_the_garrison_of_a_large_city_may_stand_in_any_of_its_hexes() -> None:
    land = f"{WEST} | area leningrad | district baltic leningrad"
    given: dict[str, Any] = {"occupied": "area leningrad", "axis": land}
    here = MAP.labels(LENINGRAD)
    assert closed(judged({}, **given)) == set(here)
    assert closed(judged({"G1Inf": here[2]}, **given)) == set()


@cites("SS 32.1")
def test_the_first_check_comes_in_the_turn_after_the_capture() -> None:
    """E86: Lwow taken on Jun II 41 needs a garrison on Jul I 41."""
    ref = still({}, own={"axis": WEST}, turn=1, phase="soviet-initial")
    occupation.judge_garrisons(ref, ref.frame)
    assert closed(ref) == set()
    t = drawn("soviet-initial", {}, {"axis": WEST}, turn=1)
    assert remembered(until_asked(t, "fort")).unguarded == 0
    until(t, "axis-initial")
    until_asked(until(t, "soviet-initial"), "fort")
    assert t.pos.state.turn == 2
    assert LWOW in MAP.labels(remembered(t).unguarded)


@cites("SS 32.1")
def test_a_city_of_which_the_soviets_hold_a_part_needs_none() -> None:
    """SS-P57."""
    one = MAP.labels(LENINGRAD)[0]
    for axis, due in ((LENINGRAD, True), (LENINGRAD & ~(1 << MAP.hex(one)), False)):
        ref = still({}, own={"axis": MAP.labels(axis)}, phase="axis-initial")
        occupation.fall_due(ref, ref.frame)
        assert bool(own(ref.pos).occupied & LENINGRAD) is due


@cites("SS 32.1")
def test_cities_outside_the_ussr_need_none() -> None:
    ref = still({}, own={}, phase="axis-initial")
    occupation.fall_due(ref, ref.frame)
    assert own(ref.pos).occupied == 0


@cites("SS 32.2")
def test_a_soviet_unit_out_of_supply_excuses_no_city() -> None:
    label = MAP.labels(MAP.grid.ring(1 << MAP.hex(LWOW), 5) & DATA.district("kiev"))[-1]
    ref = judged({"S14Rif": label})
    assert not supply.supplied_units(ref.pos, SOVIET)
    assert closed(ref) == {LWOW}


@cites("SS 32.2")
@pytest.mark.parametrize(("far", "needed"), [(5, False), (6, True)])
def test_a_supplied_unit_counts_within_five_hexes(far: int, needed: bool) -> None:
    """The Soviets own everything but the city and what lies west of it."""
    west = f"country germany | hex {LWOW} | border39 poland & district kiev"
    label = MAP.labels(MAP.grid.ring(1 << MAP.hex(LWOW), far) & DATA.district("kiev"))[-1]
    ref = judged({"S14Rif": label}, axis=f"{west} - hex {label}")
    assert supply.supplied_units(ref.pos, SOVIET)
    assert closed(ref) == ({LWOW} if needed else set())


@cites("SS 32.2", "SS 12E.1")
def test_a_unit_that_ships_feed_is_in_supply_for_the_player_turn() -> None:
    """At Kronshtadt, before Leningrad in Axis hands."""
    kronshtadt, city = "2A:0832", sorted(labels(LENINGRAD))
    given = {"axis": f"country germany | district leningrad baltic - hex {kronshtadt}", "occupied": city}
    for landed, needed in (([], True), ([{"hex": kronshtadt, "side": 1, "re": 3}], False)):
        ref = judged({"S14Rif": kronshtadt}, landed=landed, **given)
        assert not supply.supplied_units(ref.pos, SOVIET)
        assert bool(closed(ref)) is needed


@cites("SS 32.2")
def test_a_city_without_a_line_to_a_regular_source_is_excused() -> None:
    six = ("S14Rif", "S52Rif", "S104Rif", "S122Rif", "S54Rif", "S71Rif")
    ref = judged(dict(zip(six, around(LWOW), strict=True)))
    assert not supply.supplied_units(ref.pos, SOVIET)
    assert closed(ref) == set()


def around(label: str) -> list[str]:
    return MAP.labels(MAP.grid.adjacent(1 << MAP.hex(label)))


@cites("SS 32.3")
def test_each_city_costs_a_point_and_lets_no_line_through() -> None:
    ref = judged(occupied=[LWOW, MINSK])
    assert own(ref.pos).points == -2  # C2
    assert closed(ref) == {LWOW, MINSK}
    assert told(ref).count("ss-city-unguarded") == 2
    assert not supply.passable(ref.pos, AXIS) & MAP.hexes([LWOW, MINSK])


@cites("SS 32.3")
def test_lines_end_at_an_unguarded_city() -> None:
    """Everything east of Minsk hung by the railway through it."""
    t = until_asked(drawn("soviet-initial", {}, {"axis": WEST, "occupied": [MINSK]}, turn=5), "fort")
    assert MINSK in MAP.labels(remembered(t).unguarded)
    until(t, "axis-movement")
    assert MINSK in MAP.labels(remembered(t).unguarded)  # still closed in the German initial phase
    given = {"axis": WEST, "occupied": [MINSK]}
    t = until_asked(drawn("soviet-initial", {"G1Inf": MINSK}, given, turn=5), "fort")
    assert MINSK not in MAP.labels(remembered(t).unguarded)


@cites("SS 32.3")
def test_each_city_is_judged_as_if_no_other_were_closed() -> None:
    """SS-P56: Minsk hangs by Lwow's side of the line, and both are due."""
    both = judged(occupied=[LWOW, MINSK], unguarded=[LWOW, MINSK])
    assert closed(both) == {LWOW, MINSK}
    assert own(both.pos).points == -2
    guarded = judged({"G1Inf": LWOW}, occupied=[LWOW], unguarded=[LWOW])
    assert closed(guarded) == set()
