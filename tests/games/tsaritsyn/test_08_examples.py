"""The examples of VIII and IX, as the booklet tells them or as they follow from its numbers."""

from __future__ import annotations

import pytest

from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation


def assembled(units: dict[str, str], target: str, *attackers: str) -> Situation:
    t = situation("ts", "white-combat", units=units).act("target", target)
    for unit in attackers:
        t.act("join", unit)
    return t


FOOT = ("W2-1", "W2-2", "W2-3", "W2-4")


@pytest.mark.parametrize(
    ("attackers", "defenders", "ratio", "column"),
    [
        (FOOT, ("R37-3", "R37-4"), (12, 4), "3-1"),
        ((*FOOT[:3], "W2-A"), ("R37-3", "R37-4"), (11, 4), "2-1"),
        (("W2-1", "W2-A", "W3K-A"), ("R37-1", "R37-3", "R-TK"), (7, 7), "1-1"),
        (("W2-1", "W2-2"), ("R37-1", "R37-3", "R-TK"), (6, 7), "1-2"),
        (FOOT, ("R-M1",), (12, 1), "6-1"),
    ],
)
@cites("TS VIII.p2a", "TS VIII.p2b")
def test_the_odds_of_the_procedure(
    attackers: tuple[str, ...], defenders: tuple[str, ...], ratio: tuple[int, int], column: str
) -> None:
    """EX-TS-02, AMB-TS-09."""
    units = dict.fromkeys(defenders, "0711") | {u: ("0712", "0811")[i // 3] for i, u in enumerate(attackers)}
    sum_ = assembled(units, "0711", *attackers).odds()
    assert (sum_.attack, sum_.defence) == ratio
    assert sum_.before == column


@cites("TS VIII.p2c")
def test_the_odds_of_the_procedure_below_one_to_two() -> None:
    """EX-TS-02: 3 against 7."""
    t = assembled({"R37-1": "0711", "R37-3": "0711", "R-TK": "0711", "W2-1": "0712"}, "0711", "W2-1")
    assert t.odds().before == "<1-2"
    t.act("attack")
    assert (t.at("W2-1"), t.rolls) == ("dead", [])


@cites("TS VIII.t5", "TS VIII.t1")
def test_cavalry_in_a_fort_on_rough_ground_is_tripled() -> None:
    """EX-TS-03."""
    assert assembled({"RD-1": "0806", "W2-1": "0807"}, "0806", "W2-1").odds().defence == 6


# -- the first example: Red in the open at 0711


FIRST = {"R37-3": "0711", "R-M1": "0711", "W2-1": "0712", "W2-2": "0712", "W2-A": "0713", "W3KC-1": "0811"}


@cites("TS VIII.r5", "TS VIII.r6", "TS VIII.ca", "TS VIII.p2a", "TS IX.art.1")
def test_first_example_of_combat() -> None:
    """EX-TS-04, AMB-TS-29: 10 to 3, 3-1, combined arms 4-1, a 3: exchange of militia for cavalry."""
    t = assembled(FIRST, "0711", "W2-1", "W2-2", "W2-A", "W3KC-1")
    sum_ = t.odds()
    assert (sum_.attack, sum_.defence, sum_.before, sum_.column) == (10, 3, "3-1", "4-1")
    t.act("attack", dice=[3])
    assert (t.who, t.may("lose")) == ("red", ["R-M1", "R37-3"])
    t.act("lose", "R-M1")
    assert (t.who, t.may("lose")) == ("white", ["W2-1", "W2-2", "W3KC-1"]), (
        "not the artillery, which is two hexes away"
    )
    t.act("lose", "W3KC-1")
    assert [t.at(u) for u in FIRST] == ["0711", "dead", "0712", "0712", "0713", "dead"]


# -- the second: Red in the fort on rough ground at 0806, a tank for the cavalry


def second(fear: tuple[int, int]) -> Situation:
    """The tank drives up from 0908 to 0807; Red tests his infantry, then his militia."""
    units = {"R37-3": "0806", "R-M1": "0806", "W2-1": "0707", "W2-2": "0707", "W2-A": "0607", "W-TK1": "0908"}
    t = situation("ts", "white-movement", units=units).acts("unit W-TK1", "to 0807", "end_phase")
    return t.act("test", "R37-3", dice=[fear[0]]).act("test", "R-M1", dice=[fear[1]])


@cites("TS VIII.t5", "TS IX.fear.3", "TS IX.fear.4", "TS IX.fear.12", "TS VIII.p6")
def test_second_example_of_combat() -> None:
    """EX-TS-05, AMB-TS-28: 10 to 6 by right arithmetic, 1-1, combined arms 2-1, a 1: exchange and advance."""
    t = second((2, 6))
    assert t.units_marked("flipped") == ["R-M1"]
    assert t.may("back") == ["0805", "0906", "0907"]
    assert t.act("back", "0805").phase == "white-combat"
    t.act("target", "0806")
    for unit in ("W2-1", "W2-2", "W2-A", "W-TK1"):
        t.act("join", unit)
    sum_ = t.odds()
    assert (sum_.attack, sum_.defence, sum_.before, sum_.column) == (10, 6, "1-1", "2-1")
    t.act("attack", dice=[1])
    assert t.at("R37-3") == "dead"
    t.acts("lose W-TK1", "advance W2-1", "advance W2-2")
    assert [t.at(u) for u in ("W-TK1", "W2-1", "W2-2", "W2-A")] == ["dead", "0806", "0806", "0607"]


@cites("TS VIII.t4", "TS VIII.t5", "TS IX.militia.6")
def test_second_example_had_the_militia_stayed() -> None:
    """EX-TS-05, AMB-TS-28: 6 and an untripled 1 make 7, and the column is the same."""
    t = second((2, 2)).act("target", "0806")
    for unit in ("W2-1", "W2-2", "W2-A", "W-TK1"):
        t.act("join", unit)
    sum_ = t.odds()
    assert (sum_.attack, sum_.defence, sum_.before, sum_.column) == (10, 7, "1-1", "2-1")


# -- derived ones


@pytest.mark.parametrize(
    ("target", "tank", "to", "die", "flips"),
    [
        ("0806", "0908", "0807", 4, False),
        ("0806", "0908", "0807", 5, True),
        ("0711", "0714", "0712", 4, True),
        ("0711", "0714", "0712", 3, False),
    ],
)
@cites("TS IX.fear.4", "TS IX.fear.5")
def test_thresholds_of_fear(target: str, tank: str, to: str, die: int, flips: bool) -> None:
    """EX-TS-06: five and six panic, in the open four as well."""
    t = situation("ts", "white-movement", units={"R37-3": target, "W-TK1": tank, "W2-1": "0114"}).acts(
        "unit W-TK1", f"to {to}"
    )
    t.act("end_phase", dice=[die])
    assert (t.units_marked("flipped") == ["R37-3"]) is flips


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@cites("TS IX.tank.2", "TS IX.tank.6")
def test_breakdown(die: int) -> None:
    """EX-TS-07: odd it stays; in the first movement phase no die is thrown."""
    t = situation("ts", "white-movement", W_TK1="0712", W3KC_1="0713", R37_3="0101")
    assert "W-TK1" in t.may("unit")
    t.act("end_phase", dice=[die])
    assert t.phase == "white-mechanised"
    assert ("W-TK1" in t.may("unit")) is (die % 2 == 0)


@cites("TS IX.militia.3", "TS IX.militia.4")
def test_raising_of_militia() -> None:
    """EX-TS-08: taken on turn 4; a 4 on turn 5, a 3 on turn 6, and no second unit from the same town."""
    t = situation("ts", "white-movement", W2_1="0605", R37_3="0101").acts("unit W2-1", "to 0604", "done")
    turns = []
    for die in (4, 3):
        while t.phase != "white-reinforcement":
            t.act("end_phase")
        turns.append(t.pos.state.turn)
        t.act("raise", "0604", dice=[die])
    assert turns == [5, 6]
    assert t.at("W-M6") == "0604"
    while t.pos.state.turn < 8:
        assert t.may("raise") == []
        t.act("end_phase")


@pytest.mark.parametrize(("near", "may"), [("0714", False), ("0813", False), ("0814", True), ("0614", True)])
@cites("TS IX.range.1", "TS IX.art.2")
def test_the_limits_of_artillery(near: str, may: bool) -> None:
    """EX-TS-09: no fire at two hexes with an enemy beside the gun; in defence it counts for one."""
    t = situation("ts", "white-combat", R37_3="0711", R_M1=near, W2_1="0712", W2_A="0713").act(
        "target", "0711"
    )
    assert ("W2-A" in t.may("join")) is may
    if not may:
        assert t.refusals("join", "W2-A") == ["TS IX.range.1"]
    t = situation("ts", "red-combat", R37_3="0714", W2_A="0713").acts("target 0713", "join R37-3")
    assert t.odds().defence == 1
