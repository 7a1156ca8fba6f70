"""SS 9F2, 3E, 12F: advances after combat, what is gained by them, and points that are carried off."""

from __future__ import annotations

import pytest
from tests.games.sudden_storm.fights import (
    EAST,
    NORTH_EAST,
    PLAIN,
    SOUTH_EAST,
    WEST,
    facing,
    joined,
    resolved,
)
from tests.games.sudden_storm.situations import GAME, remembered

from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.hexes import holds
from grognard.testing.table import Situation

LATER = {"G58Inf": "1B:3016", "S168Rif": "1B:3015"}  # keeps the phase open


def driven_out(attackers: str = "G1Inf G11Inf", defenders: str = "S54Rif", **more: object) -> Situation:
    others = LATER | dict(more.pop("others", {}))  # type: ignore[call-overload]
    t = facing(attackers, defenders, others=others, **more)
    t = resolved(joined(t, PLAIN, attackers), "DR")
    if "burden" not in t.pos.frame.step and t.may("back"):
        t.act("back", EAST)
    return t


@cites("SS 9F2.1", "SS 9F2.2")
def test_attackers_enter_the_vacated_hex_at_once() -> None:
    t = driven_out()
    assert sorted(t.may("advance")) == ["G11Inf", "G1Inf"]
    t.act("advance", "G1Inf")
    assert t.at("G1Inf") == PLAIN
    t.act("halt")
    assert t.at("G11Inf") == WEST
    assert t.may("target")


@cites("SS 9F2.1")
def test_nobody_must_advance() -> None:
    t = driven_out().act("halt")
    assert {t.at("G1Inf"), t.at("G11Inf")} == {WEST}


@cites("SS 9F2.1")
def test_nobody_advances_while_the_enemy_is_there() -> None:
    t = facing("G1Inf G11Inf", "S54Rif S8RifB", others=LATER)
    t = resolved(joined(t, PLAIN, "G1Inf G11Inf"), "NE")
    assert "advance" not in choices(t.pos).verbs


@cites("SS 9F2.2")
def test_defenders_never_advance() -> None:
    t = facing("G1Inf G339Sta", "S54Rif S100Rif", others=LATER)
    t = resolved(joined(t, PLAIN, "G1Inf G339Sta"), "AR")
    while "back" in choices(t.pos).verbs or "unit" in choices(t.pos).verbs:
        verb = "back" if "back" in choices(t.pos).verbs else "unit"
        t.act(verb, t.may(verb)[0])
    assert "advance" not in choices(t.pos).verbs


@cites("SS 9F2.1")
def test_who_has_gone_back_does_not_advance() -> None:
    """An exchange in which the attacker is the weaker side, and nobody is left of the other."""
    brigades = "S8RifB S41RifB S71NvRifB"
    hungry = {unit: {"at": PLAIN, "marks": ["starving"]} for unit in brigades.split()}
    t = facing("G1Inf", brigades, others=LATER, as_=hungry)
    t = resolved(joined(t, PLAIN, "G1Inf"), "EX")
    if t.may("back"):
        t.act("back", t.may("back")[0])
    assert {t.at(unit) for unit in brigades.split()} == {"dead"}
    assert t.at("G1Inf") not in (WEST, "dead")
    assert "advance" not in choices(t.pos).verbs


@cites("SS 9F2.1")
def test_the_stacking_limit_binds_an_advance() -> None:
    """Three divisions of four."""
    t = facing("G1Inf G11Inf", "S54Rif", others=LATER | {"G21Inf": SOUTH_EAST, "G61Inf": SOUTH_EAST})
    t = resolved(joined(t, PLAIN, "G1Inf G11Inf G21Inf G61Inf"), "DH")
    if "back" in choices(t.pos).verbs:
        t.act("back", t.may("back")[0])
    for unit in ("G1Inf", "G11Inf", "G21Inf"):
        t.act("advance", unit)
    assert "advance" not in choices(t.pos).verbs
    assert t.at("G61Inf") == SOUTH_EAST


@cites("SS 14D.1")
def test_trucks_advance_with_the_others() -> None:
    t = driven_out("G1Inf G11Inf G1Trk")
    assert "G1Trk" in t.may("advance")


@cites("SS 3E.1")
def test_who_advances_owns_the_hex() -> None:
    h = GAME.map.hex(PLAIN)
    t = driven_out(others={"S14Rif": NORTH_EAST})  # whose zone contests the hex
    assert holds(remembered(t).soviet, h)
    t.act("advance", "G1Inf")
    assert not holds(remembered(t).soviet, h)


@cites("SS 12F.3", "SS 12F.5", "SS 12F.7")
@pytest.mark.parametrize("verb", ["carry", "carry_one"])
def test_a_brigade_carries_off_one_point_of_four(verb: str) -> None:
    """E45: three are left, of which one is captured and two are destroyed."""
    t = driven_out("G1Inf G11Inf", "S8RifB", own={"stocks": [[PLAIN, "soviet", 4]]})
    assert t.who == "soviet"
    t.act(verb, "S8RifB")
    if t.may("back"):
        t.act("back", EAST if EAST in t.may("back") else t.may("back")[0])
    t.act("advance", "G1Inf")
    found = {(GAME.map.label(one.hex), one.side): one.points for one in remembered(t).stocks}
    assert found == {(t.at("S8RifB"), 1): 1, (PLAIN, 0): 1}


@cites("SS 12F.3")
def test_nothing_need_be_carried_off() -> None:
    t = driven_out("G1Inf G11Inf", "S54Rif", own={"stocks": [[PLAIN, "soviet", 4]]})
    t.act("go")
    t.act("back", NORTH_EAST)
    t.act("advance", "G1Inf")
    assert [(one.hex, one.side, one.points) for one in remembered(t).stocks] == [(GAME.map.hex(PLAIN), 0, 2)]
