"""1.7. Cadres: three steps to a rifle division, a regiment that goes its own way and one that comes back."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games import load
from grognard.games.velikiye_luki.law.names import Back
from grognard.kernel.changes import Placed, Removed, StepsChanged
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.state import Position
from grognard.testing.table import Situation, situation

DIVISIONS = {
    "B": ("9DFG", "46DFG", "21DFG", "19DFG"),
    "C": ("357DF", "257DF", "381DF", "28DF", "350DF", "150DF"),
    "D": ("7EDF", "249EDF"),
}
REDUCED, LAST = {"at": "1312", "steps": 2}, {"at": "1312", "steps": 1}


def phase(units: dict[str, Any], name: str = "soviet-movement") -> Situation:
    return situation("vl", name, turn=8, units=units)


def steps(t: Situation, unit: str) -> int:
    return t.pos.state.steps[t.game.roster.index[unit]]


def worth(t: Situation, *units: str) -> float:
    """What these units of 1312 attack 1313 with."""
    t.act("target", "1313")
    for unit in units:
        t.act("join", unit)
    found: float = t.odds().attack
    return found


# -- 1.7.1


@cites("VL 1.7.1a", "VL 1.7.1b", "VL 1.3o")
def test_the_21st_guards_step_by_step() -> None:
    """EX-VL-13: 9, then 6 on its other side, then a cadre of 3 of the same quality, then nothing. Each time
    it attacks Klatt, worth 5: at 3/2 with a 1, at 1/1 with a 2, at 1/2 with a 3 the result is 1/-, and it
    takes the step."""
    for left, value, die in ((3, 9, 1), (2, 6, 2), (1, 3, 3)):
        units = {"21DFG": {"at": "1312", "steps": left}, "Klatt": "1313", "FestungE": "1210"}
        t = phase(units, "soviet-combat")
        assert worth(t, "21DFG") == value
        assert t.odds().qualities == ("B", "B")
        t.act("attack", dice=[3, 3, die]).act("lose", "21DFG")
        assert (t.at("21DFG"), steps(t, "21DFG")) == (("1312", left - 1) if left > 1 else ("dead", 1))


@cites("VL 1.7.1a", "VL 1.3o", "VL 1.7.1b")
def test_every_rifle_division_has_three_steps_and_the_last_is_a_cadre() -> None:
    """A division is worth its other side and a cadre of its quality (1.7.2)."""
    roster = phase({"357DF": "1312"}).game.roster
    for quality, names in DIVISIONS.items():
        cadre = roster[roster.index[f"C{quality}1"]]
        for name in names:
            unit = roster[roster.index[name]]
            assert (unit.steps, unit.size, unit.kind, unit.more.quality) == (3, "XX", "infantry", quality)
            assert unit.faces[0].attack == unit.faces[1].attack + unit.faces[2].attack
            assert cadre.faces == (unit.faces[2],)
    assert {u.id for u in roster.units if u.steps == 3} == {
        name for names in DIVISIONS.values() for name in names
    }


# -- 1.7.2


@cites("VL 1.7.2a", "VL 1.7.2b", "VL 1.7.2c", "VL 2.1.Ca", "VL 1.7.1b")
def test_the_357th_detaches_a_regiment() -> None:
    """EX-VL-14: its reduced side and a cadre of its quality in the same hex, at no cost in points."""
    t = phase({"357DF": "1312", "S343": "0308", "FestungW": "1110"}).act("detach", "357DF")
    assert (steps(t, "357DF"), t.at("CC1")) == (2, "1312")
    assert [(type(c), c.cite) for c in t.log] == [(StepsChanged, "VL 1.7.2c"), (Placed, "VL 1.7.2c")]
    for unit in ("357DF", "CC1"):  # together or apart, each with all its points
        t.act("unit", unit)
        assert choices(t.pos).args["points"] == 6
        t.act("drop")
    t.acts("unit CC1", "to 1310", "done", "unit 357DF", "to 1412", "done")
    assert (t.at("CC1"), t.at("357DF")) == ("1310", "1412")


@cites("VL 1.7.2c")
@pytest.mark.parametrize(("division", "cadre"), [("9DFG", "CB1"), ("257DF", "CC1"), ("7EDF", "CD1")])
def test_the_cadre_is_of_the_quality_of_the_division(division: str, cadre: str) -> None:
    assert phase({division: "1312"}).act("detach", division).at(cadre) == "1312"


@cites("VL 1.7.2c")
@pytest.mark.parametrize("mark", ["isolated", "unsupplied"])
def test_the_cadre_is_supplied_as_the_division_is(mark: str) -> None:
    t = phase({"357DF": {"at": "1312", "marks": [mark]}}).act("detach", "357DF")
    assert sorted(t.units_marked(mark)) == ["357DF", "CC1"]


@cites("VL 1.7.2a")
def test_only_a_division_at_full_strength_detaches() -> None:
    t = phase({"357DF": REDUCED, "257DF": LAST, "9DFG": "1410", "184BC": "1410", "31BF": "1410"})
    assert t.may("detach") == ["9DFG"]
    for unit in ("357DF", "257DF", "184BC", "31BF"):
        assert t.refusals("detach", unit) == ["VL 1.7.2a"]
    assert phase({"Klatt": "1312"}, "german-movement").may("detach") == []


@cites("VL 1.7.2b", "VL 2.1.Ca")
def test_only_before_it_moves() -> None:
    t = phase({"357DF": "1312", "9DFG": "1410"}).acts("unit 357DF", "to 1311", "done")
    assert t.refusals("detach", "357DF") == ["VL 1.7.2b"]
    t.act("unit", "9DFG").act("to", "1409")
    assert t.may("detach") == []


@cites("VL 1.7.3c")
def test_cadres_never_run_out() -> None:
    """Absorbing better cadres and detaching again, all steps beyond two of each division could be cadres of
    one quality:
    twelve of D, ten of C and D's own left out, four of B."""
    roster = phase({"357DF": "1312"}).game.roster
    many = {q: sum(u.kind == "cadre" and u.more.quality == q for u in roster.units) for q in "BCD"}
    for quality in "BCD":
        most = sum(len(names) for q, names in DIVISIONS.items() if q <= quality)
        assert many[quality] >= most
    t = phase({**{f"CD{n}": "1312" for n in range(1, 12)}, "7EDF": "1312"}).act("detach", "7EDF")
    assert (t.at("CD12"), steps(t, "7EDF")) == ("1312", 2)


# -- 1.7.3


@cites("VL 1.7.3a", "VL 1.7.3b", "VL 2.1.Ca")
def test_a_reduced_division_takes_a_regiment_back_in() -> None:
    t = phase({"357DF": REDUCED, "CC1": "1312"}).act("absorb", "357DF")
    assert (steps(t, "357DF"), t.at("CC1")) == (3, "pool")
    assert [(type(c), c.cite) for c in t.log] == [(Removed, "VL 1.7.3b"), (StepsChanged, "VL 1.7.3b")]
    assert choices(t.act("unit", "357DF").pos).args["points"] == 6


@cites("VL 1.7.3a")
def test_the_cadre_must_be_as_good_or_better_and_may_be_of_another_division() -> None:
    t = phase({"357DF": REDUCED, "CB1": "1312", "CC1": "1312", "CD1": "1312"}).act("absorb", "357DF")
    assert t.may("take_in") == ["CB1", "CC1"]
    t.act("take_in", "CB1")
    assert (steps(t, "357DF"), t.at("CB1"), t.at("CC1")) == (3, "pool", "1312")
    assert phase({"9DFG": REDUCED, "CC1": "1312"}).refusals("absorb", "9DFG") == ["VL 1.7.3a"]
    assert phase({"357DF": REDUCED, "CD1": "1312"}).refusals("absorb", "357DF") == ["VL 1.7.3a"]
    assert phase({"7EDF": REDUCED, "CC1": "1312"}).may("absorb") == ["7EDF"]


@cites("VL 1.7.3a", "VL 1.7.1b")
def test_a_division_down_to_its_last_step_is_a_cadre_and_can_be_absorbed() -> None:
    t = phase({"357DF": REDUCED, "257DF": LAST})
    assert t.may("absorb") == ["357DF"]  # a cadre by itself does not grow
    t.act("absorb", "357DF")
    assert (steps(t, "357DF"), t.at("257DF")) == (3, "dead")
    assert phase({"257DF": LAST, "CC1": "1312"}).refusals("absorb", "257DF") == ["VL 1.7.3a"]


@cites("VL 1.7.3a")
def test_both_must_be_in_the_same_hex_and_only_a_reduced_division_absorbs() -> None:
    assert phase({"357DF": REDUCED, "CC1": "1313"}).refusals("absorb", "357DF") == ["VL 1.7.3a"]
    assert phase({"357DF": "1312", "CC1": "1312"}).refusals("absorb", "357DF") == ["VL 1.7.3a"]
    assert phase({"357DF": REDUCED, "27RC": "1312"}).refusals("absorb", "357DF") == ["VL 1.7.3a"]
    assert (
        phase({"357DF": REDUCED, "257DF": REDUCED}).may("absorb") == []
    )  # another reduced division is no cadre


@cites("VL 1.7.3a", "VL 1.7.2b", "VL 2.1.Ca")
def test_neither_may_have_moved() -> None:
    t = phase({"357DF": {"at": "1313", "steps": 2}, "CC1": "1312"}).acts("unit 357DF", "to 1312", "done")
    assert "VL 1.7.2b" in t.refusals("absorb", "357DF")
    t = phase({"357DF": REDUCED, "CC1": "1313"}).acts("unit CC1", "to 1312", "done")
    assert t.refusals("absorb", "357DF") == ["VL 1.7.3a"]


@cites("VL 1.7.3a")
@pytest.mark.parametrize(
    ("division", "cadre", "after"),
    [
        ("", "isolated", "isolated"),
        ("isolated", "unsupplied", "unsupplied"),
        ("unsupplied", "isolated", "unsupplied"),
        ("isolated", "", "isolated"),
    ],
)
def test_of_two_states_of_supply_the_worse_remains(division: str, cadre: str, after: str) -> None:
    units = {
        "357DF": {**REDUCED, "marks": [division] if division else []},
        "CC1": {"at": "1312", "marks": [cadre] if cadre else []},
    }
    t = phase(units).act("absorb", "357DF")
    assert {mark: t.units_marked(mark) for mark in ("isolated", "unsupplied")} == {
        mark: ["357DF"] if mark == after else [] for mark in ("isolated", "unsupplied")
    }


@cites("VL 1.7.2b", "VL 1.7.3b")
def test_a_division_regroups_once_in_a_phase() -> None:
    """Giving off and taking in again would go on for ever."""
    t = situation("vl", "soviet-movement", units={"357DF": "1410", "Klatt": "0512"}).act("detach", "357DF")
    assert t.refusals("absorb", "357DF") == ["VL 1.7.2b"]
    assert t.can("unit", "357DF")
    t = situation(
        "vl", "soviet-movement", units={"357DF": {"at": "1410", "steps": 2}, "CC1": "1410", "Klatt": "0512"}
    ).act("absorb", "357DF")
    assert t.refusals("detach", "357DF") == ["VL 1.7.2b"]


@cites("VL 1.7.3c")
def test_there_are_cadres_for_the_most_that_can_be_detached() -> None:
    """Of each division one is detached; of all but one the last step may be taken in by another, which
    detaches again.
    """
    roster = load("vl", {}).roster
    divisions = [u.more.quality for u in roster.units if u.size == "XX"]
    for quality in "BCD":
        found = sum(u.kind == "cadre" and u.more.quality == quality for u in roster.units)
        assert found >= 2 * sum(one <= quality for one in divisions) - 1


@cites("VL 1.7.2c", "VL 6.6.1j")
def test_a_regiment_thrown_off_the_map_is_not_taken_for_another() -> None:
    """CC1 is due back by 1520; the 257th detaches a counter that nobody uses, and CC1
    comes on all the same.
    """
    t = phase({"CC1": "pool", "257DF": "1508", "FestungE": "1210", "S343": "0101"})
    back = Back(t.game.roster.index["CC1"], 8, t.game.map.hex("1520"))
    t.pos = Position(t.game, t.pos.state._replace(own=t.pos.state.own._replace(back=(back,))))
    t.act("detach", "257DF")
    assert (t.at("CC1"), t.may("enter")) == ("pool", ["CC1"])
    assert [u for u in ("CC2", "CC3") if t.at(u) == "1508"] == ["CC2"]
    t.acts("enter CC1", "at 1520")
    assert t.at("CC1") == "1520"
