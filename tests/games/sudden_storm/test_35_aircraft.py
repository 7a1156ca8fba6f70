"""35. Air units of the Axis allies are set up with the armies, at home; the others wait."""

from __future__ import annotations

from functools import cache

from tests.games.sudden_storm.aircraft import BUCURESTI, HELSINKI, KONIGSBERG, at
from tests.games.sudden_storm.situations import DATA, GAME

from grognard.games import load
from grognard.games.sudden_storm.law.names import ASIDE
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.hexes import bits, holds
from grognard.kernel.places import place_name
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.testing.table import Situation

ALLIES = ["FAMS40601", "RAJu87B01"]


@cache
def axis_stage() -> Position:
    t = Situation(begin(load("ss", {"setup": "free"}), FixedDice(()))[0])
    return t.acts("ready_made", "end_setup").pos


@cites("SS 35.9")
def test_ready_made_they_stand_at_bases_of_their_countries() -> None:
    state = GAME.start(GAME)
    homes = {"finnish": "finland", "rumanian": "rumania"}
    for n in bits(DATA.planes):
        one = DATA.more(n)
        if one.status == "map" and one.nation in homes:
            assert holds(DATA.country(homes[one.nation]) & DATA.cities, state.where[n])
    assert [place_name(GAME, state.where[GAME.roster.index[name]]) for name in ALLIES] == [
        HELSINKI,
        BUCURESTI,
    ]


@cites("SS 35.9", "SS 35.4")
def test_by_hand_they_are_put_there_in_the_axis_stage() -> None:
    t = Situation(axis_stage())
    assert t.who == "axis"
    assert set(ALLIES) <= set(t.may("unit"))
    t.act("unit", "RAJu87B01")
    assert t.refusals("at", KONIGSBERG) == ["SS 35.9"]
    assert t.refusals("at", HELSINKI) == ["SS 35.9"]
    t.act("at", "3B:1919")
    assert at(t, "RAJu87B01") == "3B:1919"
    t.act("unit", "FAMS40601")
    assert t.refusals("at", BUCURESTI) == ["SS 35.9"]
    t.act("at", "5B:4711")
    assert at(t, "FAMS40601") == "5B:4711"


@cites("SS 35.9")
def test_the_stage_does_not_end_without_them() -> None:
    t = Situation(axis_stage())
    t.act("ready_made")
    assert [at(t, name) for name in ALLIES] == [HELSINKI, BUCURESTI]
    t.act("end_setup")
    assert t.who == "soviet"


@cites("SS 35.4", "SS 30F2.1")
def test_germans_and_soviets_are_no_part_of_the_set_up() -> None:
    t = Situation(axis_stage())
    assert not [name for name in t.may("unit") if name.startswith(("L", "V"))]
    assert "SS 35.4" in t.refusals("unit", "LMe109F01")
    assert t.pos.at(ASIDE).bit_count() == 53 + 26
