"""15: divisions broken down and assembled."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered

from grognard.games.sudden_storm.law import allies, sets
from grognard.games.sudden_storm.law.names import (
    PARTS,
    STARVING,
    STRATEGIC,
    UNSUPPLIED,
    WHOLE,
    own,
)
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.hexes import bits
from grognard.kernel.places import DEAD, GONE
from grognard.kernel.referee import Referee
from grognard.testing.table import Situation

MAP = DATA.map
FROM, TO, NEAR = "1B:1512", "1B:1612", "1B:1511"
ALL_AXIS = {"axis": "country ussr", "neutral": []}
INFANTRY, PANZER, PARACHUTE = "G1Inf", "G6Pz", "G7Para"
BOX = "parts_axis"
SETS = {unit.id: BOX for unit in GAME.roster.units if unit.more.parts and unit.side == 0}
A = ["GA1InfR", "GA2InfR", "GA3InfR"]
X = ["GX1PzR", "GX1MotR", "GX2MotR"]


def number(unit: str) -> int:
    return GAME.roster.index[unit]


def table(units: dict[str, Any], phase: str = "axis-movement", **own: Any) -> Situation:
    return drawn(phase, {**SETS, **units}, {**ALL_AXIS, **own}, turn=6)


def parted(regiments: dict[str, str], phase: str = "axis-movement", **more: Any) -> Situation:
    """The infantry division on its set A."""
    units = {INFANTRY: "whole_axis", **regiments, **more.pop("others", {})}
    return table(units, phase, parted=[[number(INFANTRY), "A"]], **more)


def where(t: Situation, unit: str) -> int:
    return t.pos.state.where[number(unit)]


@cites("SS 15A.1", "SS 15C1")
def test_a_division_is_replaced_by_its_regiments_at_no_cost() -> None:
    t = table({INFANTRY: FROM}).act("break_down", INFANTRY)
    assert where(t, INFANTRY) == WHOLE[0]
    assert {where(t, unit) for unit in A} == {MAP.hex(FROM)}
    assert remembered(t).parted == ((number(INFANTRY), "A"),)
    t.act("unit", A[0])
    assert t.may("to")
    assert t.pos.frame.memo.left == 12


@cites("SS 15A.1")
def test_at_the_start_of_the_phase_alone() -> None:
    t = table({INFANTRY: FROM, "G11Inf": FROM})
    assert t.may("break_down") == sorted([INFANTRY, "G11Inf"])
    t.act("unit", INFANTRY).act("to", TO).act("done")
    assert t.may("break_down") == []
    combat = table({INFANTRY: FROM, "S14Rif": TO}, "axis-combat")
    assert combat.may("break_down") == []


@cites("SS 15A.1", "SS 8B.4")
def test_the_stack_may_be_too_large_until_the_phase_ends() -> None:
    stack = dict.fromkeys([INFANTRY, "G11Inf", "G21Inf"], FROM)
    t = table(stack)
    for division in stack:
        t.act("break_down", division)
    assert len(list(bits(t.pos.at(MAP.hex(FROM))))) == 9  # six are allowed
    t.act("end_phase")
    t.act("next")
    assert t.may("disband")


@cites("SS 15A.2")
def test_three_regiments_in_one_hex_are_a_division_again() -> None:
    t = parted(dict.fromkeys(A, FROM)).act("end_phase")
    assert t.may("assemble") == A
    t.act("assemble", A[1])
    assert where(t, INFANTRY) == MAP.hex(FROM)
    assert {where(t, unit) for unit in A} == {PARTS[0]}
    assert remembered(t).parted == ()
    assert t.pos.state.steps[number(INFANTRY)] == 2
    apart = parted({A[0]: FROM, A[1]: FROM, A[2]: NEAR}).act("end_phase")
    assert apart.may("assemble") == []


@cites("SS 15A.2")
def test_at_the_end_of_the_phase_alone() -> None:
    assert parted(dict.fromkeys(A, FROM)).may("assemble") == []
    t = parted(dict.fromkeys(A, FROM), others={"G11Inf": FROM}).act("end_phase").act("assemble", A[0])
    assert t.may("unit") == []
    assert t.phase != "axis-movement"


@cites("SS 15A.2")
def test_two_regiments_are_a_cadre_and_one_is_nothing() -> None:
    """SS-P61."""
    t = parted({A[0]: FROM, A[1]: FROM, A[2]: BOX}).act("end_phase").act("assemble", A[0])
    assert where(t, INFANTRY) == MAP.hex(FROM)
    assert t.pos.state.steps[number(INFANTRY)] == 1
    t = parted({A[0]: FROM, A[1]: BOX, A[2]: BOX}).act("end_phase")
    assert t.may("assemble") == []


@cites("SS 15A.3")
def test_motorised_divisions_break_down_and_assemble_in_exploitation_too() -> None:
    t = table({INFANTRY: FROM, PANZER: FROM}, "axis-exploitation")
    assert t.may("break_down") == [PANZER]
    assert t.refusals("break_down", INFANTRY) == ["SS 15A.3"]
    t.act("break_down", PANZER).act("unit", X[0]).act("to", TO).act("done").act("end_phase")
    assert t.may("assemble") == []
    both = {**dict.fromkeys(A, FROM), **dict.fromkeys(X, NEAR), INFANTRY: "whole_axis", PANZER: "whole_axis"}
    ids = [[number(INFANTRY), "A"], [number(PANZER), "X"]]
    t = table(both, "axis-exploitation", parted=ids).act("end_phase")
    assert t.may("assemble") == sorted(X)


@cites("SS 15B.1")
def test_what_stands_in_the_tables_breaks_down_and_a_cadre_does_not() -> None:
    units = {INFANTRY: {"at": FROM, "steps": 1}, "GReichMot": FROM, "G11Inf": FROM, "S14Rif": "1B:1814"}
    t = table(units)
    assert t.may("break_down") == ["G11Inf"]
    assert t.refusals("break_down", INFANTRY) == ["SS 15B.1"]
    assert t.refusals("break_down", "GReichMot") == ["SS 15B.1"]  # 9-9-10
    soviet = table({"S14Rif": FROM}, "soviet-movement", axis=[])
    assert soviet.may("break_down") == []


@cites("SS 15B.1", "SS 15C1")
def test_one_division_for_a_set() -> None:
    five = ["G1Inf", "G11Inf", "G21Inf", "G32Inf", "G12Inf"]
    t = table(dict.fromkeys(five, FROM))
    for division in five[:4]:
        t.act("break_down", division)
    assert sorted(letter for _, letter in remembered(t).parted) == ["A", "B", "C", "D"]
    assert t.refusals("break_down", five[4]) == ["SS 15C1"]


@cites("SS 15B.1")
def test_a_set_is_free_again_when_its_last_regiment_is_lost() -> None:
    """SS-P61: the division goes to the replacement pool, and the regiments are not bought singly."""
    t = parted({A[0]: FROM, A[1]: BOX, A[2]: BOX}, "soviet-movement", others=SOVIET_STACK)
    t.act("unit", TANKS[0]).act("overrun", FROM).act("gather").act("attack")
    assert where(t, A[0]) == PARTS[0]
    assert where(t, INFANTRY) == DEAD
    assert remembered(t).parted == ()
    assert dict(remembered(t).losses)["german"] == 2  # the regiment alone
    t = parted({A[0]: FROM, A[1]: NEAR, A[2]: BOX}, "soviet-movement", others=SOVIET_STACK)
    t.act("unit", TANKS[0]).act("overrun", FROM).act("gather").act("attack")
    assert where(t, INFANTRY) == WHOLE[0]
    assert remembered(t).parted


TANKS = ["S10Tk", "S32Tk", "S8Tk"]  # 33 in all
SOVIET_STACK = dict.fromkeys(TANKS, TO)


@cites("SS 15B.2")
def test_the_parachute_division_breaks_down_into_three_regiments_of_two() -> None:
    """Example E51."""
    t = table({PARACHUTE: FROM}).act("break_down", PARACHUTE)
    here = [GAME.roster[unit] for unit in bits(t.pos.at(MAP.hex(FROM)))]
    assert [(unit.kind, unit.size, *unit.faces[0]) for unit in here] == [("parachute", "III", 2, 2, 12)] * 3


@cites("SS 15C1")
def test_every_set_has_the_regiments_of_its_row() -> None:
    for division, letters in sets.sets_of(DATA).items():
        for letter in letters:
            assert sets.regiments(DATA, division, letter).bit_count() == 3


@cites("SS 15A.1")
def test_regiments_have_the_supply_of_their_division() -> None:
    """SS-P55."""
    t = table({INFANTRY: {"at": FROM, "marks": ["starving", "isolated"]}}).act("break_down", INFANTRY)
    for unit in A:
        assert t.pos.state.marks[STARVING] >> number(unit) & 1
    assert not t.pos.state.marks[STARVING] >> number(INFANTRY) & 1


@cites("SS 15A.2")
def test_an_assembled_division_has_the_worst_supply_of_its_regiments() -> None:
    units = {
        A[0]: FROM,
        A[1]: {"at": FROM, "marks": ["unsupplied"]},
        A[2]: {"at": FROM, "marks": ["starving", "strategic"]},
    }
    t = parted(units).act("end_phase").act("assemble", A[0])
    marks, one = t.pos.state.marks, number(INFANTRY)
    assert marks[STARVING] >> one & 1
    assert marks[STRATEGIC] >> one & 1
    assert not marks[UNSUPPLIED] >> one & 1
    assert not any(mark >> number(unit) & 1 for mark in marks for unit in A)


@cites("SS 31.2")
def test_with_their_country_broken_down_divisions_surrender() -> None:
    units = {"R1Mtn": "whole_axis", "RA1MtnR": "4A:2220", INFANTRY: "whole_axis", A[0]: FROM}
    parted = [[number("R1Mtn"), "A"], [number(INFANTRY), "A"]]
    t = drawn("soviet-initial", units, {"soviet": "country rumania", "parted": parted}, turn=6, dice=[6] * 9)
    ref = Referee(t.pos, FixedDice(()))
    allies.check_surrender(ref, ref.frame)
    where = ref.state.where
    assert where[number("R1Mtn")] == where[number("RA1MtnR")] == GONE
    assert where[number(INFANTRY)] == WHOLE[0]
    assert own(ref.pos).parted == ((number(INFANTRY), "A"),)
