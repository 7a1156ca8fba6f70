"""33F1 and 33F2. Soviet units disbanded."""

from __future__ import annotations

import pytest
from tests.games.sudden_storm.economy import SIXES, amended, asked, cadre, isolated, later, points
from tests.games.sudden_storm.situations import DATA, remembered, until_so

from grognard.kernel.cite import cites
from grognard.testing.table import Situation

FIELD = "4A:1125"


def asked_so(units: dict[str, object], turn: int = 4, **own: object) -> Situation:
    return asked("soviet", {"S225Rif": "dead", **units}, {"eastern infantry": 9}, turn, **own)


@cites("SS 33F1")
def test_from_which_turn_whom() -> None:
    """C/m divisions, brigades and cadres from Jul II 41, militia from Aug I 41."""
    units = {"S24Tk": FIELD, "S33LTkC": FIELD, "S204MotC": FIELD, "S2MiRif": FIELD, "S107Rif": FIELD}
    assert not asked_so(units, turn=2).may("demobilize")
    assert asked_so(units, turn=3).may("demobilize") == ["S204MotC", "S24Tk", "S33LTkC"]
    assert asked_so(units, turn=4).may("demobilize") == ["S204MotC", "S24Tk", "S2MiRif", "S33LTkC"]


@cites("SS 33F1")
@pytest.mark.parametrize(
    ("unit", "at", "worth"), [("S24Tk", FIELD, 7), ("S24Tk", cadre(FIELD), 2), ("S1MoRB", FIELD, 3)]
)
def test_a_cm_unit_is_worth_its_attack_strength_in_armour(unit: str, at: object, worth: int) -> None:
    t = asked_so({unit: at}).act("demobilize", unit)
    assert t.at(unit) == "gone"
    assert later(t) == {"soviet armor": worth}


@cites("SS 33F2")
def test_militia_is_worth_a_point_more_in_infantry_of_its_district() -> None:
    """E93."""
    t = asked_so({"S2MiRif": FIELD}).act("demobilize", "S2MiRif")
    assert later(t) == {"kharkov infantry": 3}
    assert t.at("S2MiRif") == "gone"


@cites("SS 33F1")
def test_the_points_can_be_used_from_the_next_turn_on() -> None:
    t = asked_so({"S2MiRif": FIELD})
    before = points(t, "kharkov infantry")
    t.act("demobilize", "S2MiRif")
    assert points(t, "kharkov infantry") == before
    until_so(t, lambda: t.phase == "soviet-movement" and t.pos.state.turn == 5, *SIXES)
    assert points(t, "kharkov infantry") == before + 3 + 2  # and two from Kharkov itself
    assert later(t) == {}


@cites("SS 33F1")
def test_not_in_an_enemy_zone_nor_without_a_line() -> None:
    t = asked_so({"S24Tk": FIELD, "G15Inf": "4A:1126"})
    assert t.refusals("demobilize", "S24Tk") == ["SS 33F1"]
    ring = DATA.map.grid.disc(DATA.map.hexes([FIELD]), 2) & ~DATA.map.grid.disc(DATA.map.hexes([FIELD]), 1)
    germans = t.game.roster.ids(DATA.divisions & DATA.of_nation["german"])
    around = dict(zip(germans, DATA.map.labels(ring), strict=False))
    t = asked_so({"S24Tk": FIELD, **around})
    assert "SS 33B.4" in t.refusals("demobilize", "S24Tk")


@cites("SS 33F1")
def test_in_a_pocket_the_points_stay_with_the_city() -> None:
    """As a cadre there would be rebuilt: from what the isolated city keeps."""
    t = asked_so({"S2MiRif": FIELD})
    h = DATA.map.hex("4A:1124")
    amended(t, stores=((h, "infantry", 20),))
    isolated(t, "kharkov")
    t.act("demobilize", "S2MiRif")
    assert later(t) == {"store 4A:1124 infantry": 3}
    until_so(t, lambda: t.phase == "soviet-movement" and t.pos.state.turn == 5, *SIXES)
    assert (h, "infantry", 80) in remembered(t).stores
