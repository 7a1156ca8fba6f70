"""VIII. What the ground does for the defender: doubled once, tripled at most, and never for some."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.cite import cites
from grognard.kernel.preview import Preview
from grognard.testing.table import Situation, situation


def odds(phase: str, target: str, *attackers: str, **units: Any) -> Preview:
    t = situation("ts", phase, **units)
    t.act("target", target)
    for unit in attackers:
        t.act("join", unit)
    return t.odds()


def defence(target: str, attackers: dict[str, str], *defenders: str) -> int:
    """The defence of Red units in a hex against White units in theirs."""
    t = situation("ts", "white-combat", units=dict.fromkeys(defenders, target) | attackers)
    t.act("target", target)
    for unit in attackers:
        t.act("join", unit)
    return int(t.odds().defence)


def doubles(sum_: Preview) -> list[str]:
    return [item.cite for item in sum_.terrain if item.value > 1]


@pytest.mark.parametrize(
    ("target", "by", "cite"), [("0906", "0907", "TS VIII.t1"), ("0707", "0607", "TS IX.fort.1")]
)
@cites("TS VIII.t1", "TS IX.fort.1")
def test_rough_ground_or_a_fort_doubles_the_defence(target: str, by: str, cite: str) -> None:
    sum_ = odds("white-combat", target, "W2-1", units={"R37-1": target, "W2-1": by})
    assert sum_.defence == 6
    assert doubles(sum_) == [cite]


@pytest.mark.parametrize(("target", "by"), [("1003", "1002"), ("1104", "1105"), ("1004", "1005")])
@cites("TS VIII.t3")
def test_each_hex_of_tsaritsyn_doubles_the_defence(target: str, by: str) -> None:
    sum_ = odds("white-combat", target, "W2-1", units={"R37-1": target, "W2-1": by})
    assert sum_.defence == 6
    assert doubles(sum_) == ["TS VIII.t3"]


@cites("TS VIII.t3")
def test_the_city_shelters_a_white_garrison_as_well() -> None:
    assert odds("red-combat", "1104", "R37-1", R37_1="1105", W2_1="1104").defence == 6


# 0807 is clear; the Elshanka runs along its sides towards 0808 and 0708, not towards 0908.


@pytest.mark.parametrize(
    ("attackers", "times"),
    [
        ({"W2-1": "0808"}, 2),
        ({"W2-1": "0808", "W2-2": "0708"}, 2),
        ({"W2-1": "0908"}, 1),
        ({"W2-1": "0808", "W2-2": "0708", "W2-3": "0908"}, 1),
    ],
)
@cites("TS VIII.t2")
def test_a_river_doubles_only_if_every_attacker_is_across_it(attackers: dict[str, str], times: int) -> None:
    assert defence("0807", attackers, "R37-3") == 2 * times


@pytest.mark.parametrize(
    ("attackers", "times"),
    [
        ({"W2-A": "0809"}, 1),
        ({"W2-A": "0809", "W2-1": "0808"}, 2),
        ({"W2-A": "0809", "W2-1": "0908"}, 1),
        ({"W2-A": "0808"}, 2),
    ],
)
@cites("TS VIII.t2")
def test_guns_two_hexes_away_are_not_asked_about_the_river(attackers: dict[str, str], times: int) -> None:
    """AMB-TS-12: fire from afar is never across a river, and does not lift it for those who are beside."""
    assert defence("0807", attackers, "R37-3") == 2 * times


@cites("TS VIII.t2")
def test_cavalry_crosses_at_no_cost_but_attacks_across_the_river_like_others() -> None:
    assert defence("0807", {"W3KC-1": "0808"}, "R37-3") == 4


@pytest.mark.parametrize(
    ("unit", "counts"),
    [("R37-1", 9), ("RD-1", 6), ("R38-S1", 9), ("R-TK", 6), ("R-HQ", 0), ("R-M1", 1), ("R37-A1", 1)],
)
@cites("TS VIII.t4", "TS VIII.t5", "TS IX.art.3", "TS IX.militia.6", "TS IX.art.2")
def test_who_is_tripled_in_a_fort_on_rough_ground(unit: str, counts: int) -> None:
    """AMB-TS-31: tanks like the line; militia and artillery never, and a staff has nothing to triple."""
    sum_ = odds("white-combat", "0806", "W2-1", units={unit: "0806", "R37-2": "0806", "W2-1": "0807"})
    assert next(s.value for s in sum_.strengths if s.what == unit) == counts
    assert sum_.defence == counts + 9


@cites("TS VIII.t4", "TS IX.train.5", "TS IX.train.9")
def test_a_train_is_never_doubled_and_defends_with_what_is_printed() -> None:
    """On the rough railway hex 0903, and in a hex of Tsaritsyn, beside infantry that is."""
    for target, by in (("0903", "0904"), ("1003", "1002")):
        sum_ = odds("white-combat", target, "W2-1", units={"R-AT": target, "R37-3": target, "W2-1": by})
        assert sum_.defence == 3 + 4


@pytest.mark.parametrize("unit", ["R-M1", "R37-A1", "R-AT"])
@cites("TS VIII.t4")
def test_a_river_or_the_city_does_not_double_them_either(unit: str) -> None:
    sum_ = odds("white-combat", "1004", "W2-1", units={unit: "1004", "W2-1": "0904"})
    assert doubles(sum_) == ["TS VIII.t3", "TS VIII.t2"]
    assert sum_.defence == {"R-M1": 1, "R37-A1": 1, "R-AT": 3}[unit]


@pytest.mark.parametrize(
    ("target", "by", "modifiers", "times"),
    [
        ("0806", "0807", 2, 3),
        ("0707", "0708", 2, 3),
        ("1004", "0904", 2, 3),
        ("1003", "1004", 2, 3),
        ("0905", "0904", 3, 3),
        ("0905", "1005", 2, 3),
        ("0804", "0803", 2, 3),
    ],
)
@cites("TS VIII.t5")
def test_two_kinds_of_ground_triple_and_three_do_no_more(
    target: str, by: str, modifiers: int, times: int
) -> None:
    """0905 from the north: rough, fortified and behind the Tsaritsa, and still only tripled."""
    sum_ = odds("white-combat", target, "W2-1", units={"R37-3": target, "W2-1": by})
    assert len(doubles(sum_)) == modifiers
    assert sum_.defence == 2 * times


@pytest.mark.parametrize(
    ("target", "by"),
    [
        ("0711", "0712"),
        ("0604", "0605"),
        ("0805", "0706"),
        ("0605", "0506"),
        ("1002", "1001"),
        ("1105", "1106"),
    ],
)
@cites("TS VIII.t6")
def test_open_ground_towns_rails_and_the_bank_change_nothing(target: str, by: str) -> None:
    sum_ = odds("white-combat", target, "W2-1", units={"R37-1": target, "W2-1": by})
    assert sum_.defence == 3
    assert doubles(sum_) == []


@cites("TS VIII.t1")
def test_the_ground_of_the_attacker_does_not_matter() -> None:
    assert odds("white-combat", "0710", "W2-1", R37_1="0710", W2_1="0809").attack == 3
    assert odds("red-combat", "0807", "R37-1", R37_1="0806", W2_1="0807").attack == 3


@cites("TS VIII.t4")
def test_a_staff_alone_falls_to_any_attack() -> None:
    """AMB-TS-31: nothing to defend with, so no die is thrown and no fort helps."""
    t: Situation = situation("ts", "white-combat", R_HQ="0806", W_M1="0807")
    t.acts("target 0806", "join W-M1").act("attack")
    assert (t.at("R-HQ"), t.rolls) == ("dead", [])
