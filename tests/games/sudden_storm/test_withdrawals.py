"""33C. Withdrawals and returns."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.economy import cadre, later, points
from tests.games.sudden_storm.situations import DATA, drawn, remembered, until_asked, until_so

from grognard.kernel.cite import cites
from grognard.testing.table import Situation

SIXES = [6] * 300
AT = "3B:1630"
BEHIND = "2A:3526"  # deep in Soviet land


def phase(turn: int, units: dict[str, Any], pools: dict[str, int] | None = None) -> Situation:
    given = [[name, many * 20] for name, many in (pools or {}).items()]
    return drawn("axis-initial", units, {"pools": given}, turn=turn, dice=SIXES)


def asked(turn: int, units: dict[str, Any], pools: dict[str, int] | None = None) -> Situation:
    return until_asked(phase(turn, units, pools), "withdraw", *SIXES)


def after(t: Situation) -> Situation:
    return until_so(t, lambda: t.phase != "axis-initial", *SIXES)


# On Oct II 41 Germany gives back a light division, Hungary a cavalry brigade; on Nov I Germany two infantry
# divisions and a regiment; on Dec II a cadre of one.


@cites("SS 33C.1", "SS OB-A.9")
def test_a_unit_of_that_kind_is_withdrawn() -> None:
    t = asked(9, {"H1CavB": AT, "H1MtnB": AT})
    assert t.may("withdraw") == ["H1CavB"]
    assert t.refusals("withdraw", "H1MtnB") == ["SS 33C.1"]
    t.act("withdraw", "H1CavB")
    assert t.at("H1CavB") == "gone"
    assert dict(remembered(t).debts).get("hungarian infantry", 0) == 0


@cites("SS 33.3")
def test_names_are_nothing_in_a_withdrawal() -> None:
    """The 99th light division is called for: the 97th will do, and the 5th, which came later."""
    t = asked(9, {"G97Jgr": "1B:3830", "G5Jgr": "1B:3830", "G15Inf": "1B:3830"})
    assert t.may("withdraw") == ["G5Jgr", "G97Jgr"]


@cites("SS 33C.1")
def test_a_unit_that_waits_in_a_port_off_the_map_is_in_play() -> None:
    t = asked(9, {"G97Jgr": "germany"}, {"german infantry": 9}).act("withdraw", "G97Jgr")
    assert (t.at("G97Jgr"), points(t, "german infantry")) == ("gone", 9)


@cites("SS 33C.1")
def test_an_isolated_unit_cannot_be_withdrawn() -> None:
    around = DATA.map.labels(DATA.map.grid.adjacent(DATA.map.hexes([BEHIND])))
    foes = dict(zip(("S10Rif", "S48Rif", "S67Rif", "S125Rif", "S23Rif", "S33Rif"), around, strict=True))
    t = phase(9, {"G97Jgr": BEHIND, "G100Jgr": "1B:3830", **foes})
    t = until_asked(t, "withdraw", *SIXES)
    assert t.refusals("withdraw", "G97Jgr") == ["SS 33C.1"]
    assert t.may("withdraw") == ["G100Jgr"]


@cites("SS 33C.2")
def test_with_none_in_play_a_lost_one_is_given_and_its_cost_paid_or_owed() -> None:
    t = after(phase(9, {"H1CavB": "dead", "G99Jgr": "dead"}, {"german infantry": 8, "hungarian infantry": 1}))
    assert (t.at("H1CavB"), t.at("G99Jgr")) == ("gone", "gone")
    assert dict(remembered(t).debts) == {"hungarian infantry": 40}  # three for a 3-8, of which one was there
    assert points(t, "german infantry") == 2  # eight less six
    t = after(phase(10, {}))
    owed = {name: many / 20 for name, many in remembered(t).debts}
    assert owed["german infantry"] == 18 - 12  # SS-P29: an 8-6, a 7-6, a 3-10, less the points of November


@cites("SS 33C.2")
def test_one_unit_does_not_serve_for_two() -> None:
    """On Nov II 41 Hungary gives back two motorised brigades: with one of them left, the other is owed."""
    t = asked(11, {"H1MotB": AT}).act("withdraw", "H1MotB")
    assert t.at("H1MotB") == "gone"
    assert dict(remembered(t).debts)["hungarian infantry"] == 40
    assert dict(remembered(t).debts)["axis armor"] == 20


@cites("SS 33C.2")
def test_a_lost_cadre_costs_a_cadre() -> None:
    t = after(phase(13, {"G162Inf": "dead"}, {"german infantry": 5}))
    assert (t.at("G162Inf"), points(t, "german infantry")) == ("gone", 2)


@cites("SS 33C.3")
def test_a_whole_division_for_a_cadre_gives_points_for_later() -> None:
    """E91."""
    t = asked(13, {"G162Inf": "1B:3830", "G217Inf": cadre("1B:3830")})
    assert t.may("withdraw") == ["G162Inf", "G217Inf"]
    t.act("withdraw", "G162Inf")
    assert later(t) == {"german infantry": 4}
    assert points(t, "german infantry") == 0
    until_so(t, lambda: t.phase == "axis-movement" and t.pos.state.turn == 14, *SIXES)
    assert later(t) == {}
    assert points(t, "german infantry") == 4 + 12
    t = asked(13, {"G162Inf": "1B:3830", "G217Inf": cadre("1B:3830")}).act("withdraw", "G217Inf")
    assert later(t) == {}


@cites("SS 33C.1")
def test_a_cadre_may_be_given_for_its_division_and_the_rest_paid() -> None:
    """SS-P64."""
    t = asked(9, {"G97Jgr": cadre("1B:3830")}, {"german infantry": 9})
    t.act("withdraw", "G97Jgr")
    assert points(t, "german infantry") == 9 - (6 - 2)


@cites("SS 33C.1", "SS 33C.3")
def test_what_the_calendar_asks_for_is_given_without_points() -> None:
    """A whole division for a whole one gains nothing, and a cadre for a cadre costs nothing."""
    for turn, units, name in (
        (9, {"G97Jgr": "1B:3830"}, "G97Jgr"),
        (13, {"G162Inf": cadre("1B:3830")}, "G162Inf"),
    ):
        t = asked(turn, units, {"german infantry": 9}).act("withdraw", name)
        assert t.at(name) == "gone"
        assert (points(t, "german infantry"), later(t)) == (9, {})
        assert "german infantry" not in dict(remembered(t).debts)


@cites("SS OB-A.9")
def test_a_withdrawn_division_returns_as_a_standard_reinforcement() -> None:
    units = {"G28Inf": "1B:3830", "G217Inf": "1B:3830", "GGGAAR": "1B:3830"}
    t = asked(10, units).act("withdraw", "G28Inf").act("withdraw", "G217Inf").act("withdraw", "GGGAAR")
    assert (t.at("G28Inf"), t.at("G217Inf"), t.at("GGGAAR")) == ("gone", "returning", "gone")
    early = drawn("axis-initial", {"G217Inf": "returning"}, {}, turn=13, dice=SIXES)
    assert after(early).at("G217Inf") == "returning"
    t = until_asked(drawn("axis-initial", {"G217Inf": "returning"}, {}, turn=14, dice=SIXES), "unit", *SIXES)
    t.act("unit", "G217Inf")
    assert DATA.map.hexes(t.may("at")) == DATA.area("west_edge") & DATA.land
    t.act("at", "1B:3233")
    assert t.at("G217Inf") == "1B:3233"
