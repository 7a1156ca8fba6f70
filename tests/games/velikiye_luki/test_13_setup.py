"""13 and 13.1: who stands where when the game begins."""

from __future__ import annotations

import pytest

from grognard.kernel.cite import cites
from grognard.testing.table import Situation, fresh

GIVEN = {
    "VL 13.1.G1": {"Klatt": "0512"},
    "VL 13.1.G2": {"QGChevalerie": "0607"},
    "VL 13.1.G4": {"S663": "0308", "sWR3": "0308"},
    "VL 13.1.G5": {"S343": "1109"},
    "VL 13.1.G6": {"Meyer": "1010", "3-185": "1010"},
    "VL 13.1.G7": {"Giehl": "1012"},
    "VL 13.1.G8": {"3Jg": "1014"},
    "VL 13.1.G9": {"S591": "0916"},
    "VL 13.1.G10": {"S795": "0717"},
    "VL 13.1.G11": {"5Jg": "0618"},
    "VL 13.1.S1": {"31BF": "1001"},
    "VL 13.1.S2": {"381DF": "1103"},
    "VL 13.1.S3": {"257DF": "1508"},
    "VL 13.1.S4": {"357DF": "1410", "27RC": "1410"},
    "VL 13.1.S5": {"9DFG": "1312", "36RC": "1312"},
    "VL 13.1.S6": {"46DFG": "1313", "34RC": "1313"},
    "VL 13.1.S7": {"21DFG": "1314"},
    "VL 13.1.S8": {"28DF": "1316"},
    "VL 13.1.S9": {"184BC": "1415"},
    "VL 13.1.S10": {"QG5G": "1411"},
    "VL 13.1.S11": {"18-2M": "1612"},
}


@cites(
    "VL 13.1.G1",
    "VL 13.1.G2",
    "VL 13.1.G4",
    "VL 13.1.G5",
    "VL 13.1.G6",
    "VL 13.1.G7",
    "VL 13.1.G8",
    "VL 13.1.G9",
    "VL 13.1.G10",
    "VL 13.1.G11",
    "VL 13.1.S1",
    "VL 13.1.S2",
    "VL 13.1.S3",
    "VL 13.1.S4",
    "VL 13.1.S5",
    "VL 13.1.S6",
    "VL 13.1.S7",
    "VL 13.1.S8",
    "VL 13.1.S9",
    "VL 13.1.S10",
    "VL 13.1.S11",
)
@pytest.mark.parametrize("paragraph", GIVEN)
def test_units_whose_hex_is_given_stand_in_it(paragraph: str) -> None:
    t = fresh("vl")
    for unit, at in GIVEN[paragraph].items():
        assert t.at(unit) == at


@cites("VL 13.1.G12", "VL 13b", "VL 1.6a", "VL 7a")
def test_both_festungs_stand_in_the_city_at_level_five() -> None:
    t = fresh("vl")
    assert {t.at("FestungW"), t.at("FestungE")} == {"1110", "1210"}
    assert [t.pos.state.steps[t.game.roster.index[u]] for u in ("FestungW", "FestungE")] == [5, 5]


@cites("VL 0.2", "VL 13.1.G3")
def test_the_germans_begin_and_place_their_hq_anywhere_but_among_soviets() -> None:
    t = fresh("vl")
    assert (t.phase, t.who, t.may("unit")) == ("german-setup", "german", ["QG83"])
    assert t.refusals("end_setup") == ["VL 13.1.G3"]
    t.act("unit", "QG83")
    assert {"0909", "1110", "1305"} <= set(t.may("at"))
    assert t.refusals("at", "1410") == ["VL 6.1a"]  # it is held by the enemy
    assert t.refusals("at", "0316") == ["VL T.terr.12"]  # no engine goes on a lake
    t.acts("at 0909", "end_setup")
    assert (t.phase, t.who) == ("soviet-setup", "soviet")


def soviet_setup() -> Situation:
    return fresh("vl").acts("unit QG83", "at 0909", "end_setup")


@cites("VL 13.1.S12")
def test_six_soviet_units_are_free_within_their_area() -> None:
    t = soviet_setup()
    assert t.may("unit") == ["146", "170", "171AT", "225", "38G", "QG3C"]
    t.act("unit", "225")
    assert t.can("at", "1305")
    assert t.can("at", "1103")  # with 381 DF of the army, west of column 13
    assert t.refusals("at", "1104") == ["VL 13.1.S12"]
    assert t.refusals("at", "1205") == ["VL 13.1.S12"]


@cites("VL 13.1.S12", "VL 5.1sa", "VL 5.1sb", "VL 5.1sc")
def test_free_units_stack_within_the_limits_and_hqs_beyond_them() -> None:
    t = soviet_setup().act("unit", "225")
    assert t.refusals("at", "1410") == ["VL 5.1sa"]  # a division and a regiment are there
    t.acts("drop", "unit QG3C")
    assert t.can("at", "1410")
    assert t.refusals("at", "1503") == ["VL T.terr.12"]
    t.act("drop")
    for unit in ("146", "170", "171AT"):
        t.acts(f"unit {unit}", "at 1415")  # with the 184th brigade
    t.act("unit", "225")
    assert t.refusals("at", "1415") == ["VL 5.1sb", "VL 5.1sc"]  # three battalions and a brigade fill it


@cites("VL 13.1.S12", "VL 1.4k")
def test_no_free_unit_is_put_with_the_enemy() -> None:
    t = fresh("vl").acts("unit QG83", "at 1305", "end_setup", "unit 225")
    assert t.refusals("at", "1305") == ["VL 1.4k"]


@cites("VL 13.1.S12")
def test_every_unit_is_placed_before_the_game_begins() -> None:
    t = soviet_setup()
    assert t.refusals("end_setup") == ["VL 13.1.S12"]
    t.acts("unit 38G", "at 1411", "ready_made")
    assert t.at("38G") == "1411"
    t.acts("lift 38G", "unit 38G", "at 1412", "end_setup")
    assert (t.pos.state.turn, t.phase, t.at("38G")) == (1, "soviet-movement", "1412")


@cites("VL 13a", "VL 2a", "VL 2.1.B")
def test_a_ready_made_game_begins_at_once() -> None:
    t = fresh("vl", setup="ready_made")
    assert (t.pos.state.turn, t.phase) == (1, "soviet-movement")
    assert not t.game.hooks.invariants(t.pos)
    assert t.game.hooks.turns(t.pos) == 11
