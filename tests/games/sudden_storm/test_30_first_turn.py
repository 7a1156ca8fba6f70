"""30B.2, 30F, 30G, 30J. The first turn: transit of Sweden, supply for all, what the Soviets cannot do."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.games.sudden_storm.situations import DATA, GAME, drawn, moving, remembered, until, until_asked
from tests.games.sudden_storm.still_situations import MAP, still

from grognard.games.sudden_storm.law import cities, entries, rail, reading, supply, works
from grognard.games.sudden_storm.law.names import AXIS, DELAYED, SOVIET, STRATEGIC, UNSUPPLIED, own
from grognard.kernel.cite import cites
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import bits
from grognard.kernel.places import POOL
from grognard.testing.table import Situation

GUEST, ENTRY = "G163Inf", "5B:4833"
FINLAND, SWEDEN = DATA.country("finland"), DATA.country("sweden")
BORDER = "5B:2605"


def number(unit: str) -> int:
    return GAME.roster.index[unit]


def guest(**own: object) -> Situation:
    return moving(GUEST, ENTRY, own=own, turn=1)


# -- the transit of Sweden


@cites("SS 30B.2")
def test_the_guest_enters_on_a_swedish_railway_at_the_western_edge() -> None:
    pos = still({GUEST: "pool"}, turn=1).pos
    found = entries.entry(pos, number(GUEST)).hexes
    assert found & SWEDEN == found == DATA.area("swedish_entry")


@cites("SS 30B.2")
def test_it_goes_on_to_finland_by_strategic_rail_alone() -> None:
    t = guest()
    assert (t.may("to"), t.may("admin"), t.may("rail")) == ([], [], [])
    goals = MAP.hexes(t.may("strategic"))
    assert goals
    assert goals & ~FINLAND == 0
    assert "SS 30B.2" in t.refusals("strategic", BORDER)
    assert "SS 30B.2" in t.refusals("to", MAP.labels(MAP.grid.adjacent(1 << MAP.hex(ENTRY)) & SWEDEN)[0])


@cites("SS 30B.2")
def test_it_takes_of_the_finnish_capacity_alone() -> None:
    t = guest()
    far = MAP.labels(FINLAND & MAP.hexes(t.may("strategic")))[-1]
    t.act("strategic", far)
    used = remembered(t).rail_used
    assert used[rail.FINNISH_NET] == 3
    assert used[rail.STANDARD_NET] == used[rail.SOVIET_NET] == 0
    assert t.pos.state.marks[STRATEGIC] >> number(GUEST) & 1


@cites("SS 30B.2")
def test_who_has_not_gone_on_does_not_stay_in_sweden() -> None:
    t = until(drawn("axis-movement", {GUEST: ENTRY}, turn=1), "axis-exploitation")
    assert t.pos.state.where[number(GUEST)] == DELAYED[AXIS]


@cites("SS 30B.2", "SS 15A.1")
def test_the_guest_crosses_sweden_whole() -> None:
    """Broken down, those of its regiments that stayed behind would be lost."""
    sets = {f"G{letter}{n}InfR": "parts_axis" for letter in "ABCD" for n in (1, 2, 3)}
    t = drawn("axis-movement", {GUEST: ENTRY, "G1Inf": "1B:2325", **sets}, turn=1)
    assert t.may("break_down") == ["G1Inf"]
    assert t.refusals("break_down", GUEST) == ["SS 30B.2"]


@cites("SS 30B.2")
def test_no_other_german_crosses_sweden() -> None:
    """Nor does it use Swedish railways from Finland."""
    near = MAP.labels(FINLAND & MAP.grid.adjacent(1 << MAP.hex(BORDER)))[0]
    t = moving("G1Inf", near, turn=1)
    for verb in ("to", "rail", "strategic", "admin"):
        assert not MAP.hexes(t.may(verb)) & SWEDEN


# -- everybody is in supply in the first German turn


@cites("SS 30F.3")
def test_all_units_are_in_supply_in_the_german_turn_of_june() -> None:
    deep = {"G1Inf": "2A:4118", "S14Rif": "1B:3030"}
    t = drawn("axis-initial", deep, turn=1)
    for name in deep:
        assert not t.pos.state.marks[UNSUPPLIED] >> number(name) & 1
    assert supply.supplied_units(t.pos, AXIS) == t.pos.on_map(AXIS)
    assert not until_asked(t, "unit").pos.state.marks[UNSUPPLIED]


@cites("SS 30F.3")
def test_not_in_the_soviet_turn_nor_in_july() -> None:
    deep = {"G1Inf": "2A:4118"}
    for phase, turn in (("soviet-initial", 1), ("axis-initial", 2)):
        t = drawn(phase, deep, turn=turn)
        until_asked(t, "unit")
        assert t.pos.state.marks[UNSUPPLIED] >> number("G1Inf") & 1


# -- the Soviets are not ready


@cites("SS 30G.2")
def test_the_soviets_begin_no_works_in_june() -> None:
    given = {"stocks": [[MAP.labels(1 << DATA.places["moscow"])[0], "soviet", 5]]}
    for turn, able in ((1, False), (2, True)):
        pos = still({}, own={**given, "at_start": "country ussr"}, turn=turn, phase="soviet-initial").pos
        for kind in (works.FORT, works.AIRFIELD):
            found = works.hexes_allowed(pos, SOVIET, kind)
            assert bool(found.set) is able
            assert ("SS 30G.2" in found.why_not(DATA.places["moscow"])) is not able


@cites("SS 30G.2")
def test_the_germans_may_build_in_june() -> None:
    given = {"stocks": [["1B:2627", "axis", 5]], "at_start": "country germany"}
    pos = still({}, own=given, turn=1, phase="axis-initial").pos
    assert works.hexes_allowed(pos, AXIS, works.FORT).set


# -- intrinsic defences


@cites("SS 30J.1")
@pytest.mark.parametrize(
    ("place", "strength"),
    [
        ("konigsberg", 8),
        ("trondheim", 8),
        ("narvik", 8),
        ("memel", 4),
        ("insterburg", 4),
        ("kirkenes", 4),
        ("tilsit", 2),
        ("lyck", 2),
        ("warsaw", 0),
        ("suwalki", 0),
        ("helsinki", 0),
    ],
)
def test_the_intrinsic_defence_of_a_city(place: str, strength: int) -> None:
    state = GAME.start(GAME)
    here = [unit for unit in bits(DATA.intrinsic) if state.where[unit] == DATA.places[place]]
    assert sum(DATA.roster[unit].faces[0].defence for unit in here) == strength
    city = DATA.city(DATA.places[place])
    assert city is not None
    old = bool(DATA.border39("germany") >> city.hex & 1)
    assert cities.intrinsic_strength(city, old) == strength


@cites("SS 30J.1")
def test_a_city_without_its_defence_is_told() -> None:
    where = list(DATA.scenario.where)
    where[bits(DATA.intrinsic)[0]] = POOL
    with pytest.raises(BadInput, match="intrinsic defence of"):
        reading.check_intrinsic(replace(DATA, scenario=replace(DATA.scenario, where=tuple(where))))


@cites("SS 30F.3")
def test_the_mark_of_that_turn_is_gone_afterwards() -> None:
    t = drawn("axis-initial", {}, turn=1)
    assert own(t.pos).automatic
    assert not remembered(until_asked(drawn("soviet-initial", {}, turn=1), "unit")).automatic
