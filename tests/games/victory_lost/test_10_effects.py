"""10.2: what want of supply does to attack, defence and movement."""

from __future__ import annotations

import pytest
from tests.games.victory_lost.plain import beside

from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

MARKS: list[list[str]] = [[], ["unsupplied"], ["isolated"]]


def attack(mine: dict[str, list[str]], theirs: dict[str, list[str]]) -> Situation:
    """Soviets in 2010 against Germans in 2011: clear ground on both sides and no river between."""
    units = {u: {"at": "2010", "marks": ["active", *marks]} for u, marks in mine.items()}
    units |= {u: {"at": "2011", "marks": marks} for u, marks in theirs.items()}
    t = situation("avl", "soviet-combat", turn=6, units={**units, "1GdA": "2009", "Hollidt": "2013"})
    t.act("target", "2011")
    for unit in mine:
        t.act("join", unit)
    return t


@cites("AVL 10.2.1", "AVL 10.2.2", "AVL 10.2.3")
@pytest.mark.parametrize(("marks", "value"), list(zip(MARKS, (5, 2, 2), strict=True)))
def test_attack_is_halved_out_of_supply_and_isolated(marks: list[str], value: int) -> None:
    """S25G has 5, rounded down to 2."""
    assert attack({"S25G": marks}, {"G7Lw": []}).odds().attack == value


@cites("AVL 10.2.1", "AVL 10.2.2", "AVL 10.2.3")
@pytest.mark.parametrize(("marks", "value"), list(zip(MARKS, (5, 5, 2), strict=True)))
def test_defence_is_halved_for_the_isolated_alone(marks: list[str], value: int) -> None:
    """G26 has 5."""
    assert attack({"S25G": []}, {"G26": marks}).odds().defence == value


@cites("AVL 10.2.2", "AVL 10.2.3")
def test_a_mechanised_unit_halves_each_of_its_two_strengths() -> None:
    """S1GM 9-7: attacks with 4; G11Pz 8-6: isolated it defends with 3."""
    odds = attack({"S1GM": ["unsupplied"]}, {"G11Pz": ["isolated"]}).odds()
    assert (odds.attack, odds.defence) == (4, 3)
    odds = attack({"S1GM": ["isolated"]}, {"G11Pz": ["unsupplied"]}).odds()
    assert (odds.attack, odds.defence) == (4, 6)


@cites("AVL 10.2.2")
def test_only_who_lacks_supply_is_halved() -> None:
    """5 in supply and 5 out of it in one hex: 5 + 2; both out of it: 10 halved, 5."""
    assert attack({"S25G": [], "S35G": ["unsupplied"]}, {"G7Lw": []}).odds().attack == 7
    assert attack({"S25G": ["isolated"], "S35G": ["unsupplied"]}, {"G7Lw": []}).odds().attack == 5


# -- movement


def far(t: Situation, start: str) -> int:
    """How many hexes the unit in hand gets at most, as the crow flies."""
    found, ring, seen = 0, {start}, {start}
    goals, n = set(t.may("to")), 0
    while ring and n < 20:
        n += 1
        ring = {m for h in ring for m in beside(h)} - seen
        seen |= ring
        found = n if ring & goals else found
    return found


@cites("AVL 10.2.1", "AVL 10.2.2", "AVL 10.2.3")
@pytest.mark.parametrize(
    ("unit", "start", "hexes"),
    [
        ("S25G", "5808", (4, 4, 2)),
        ("S1GM", "5808", (7, 7, 3)),
        ("S8C", "5808", (6, 6, 3)),
        ("1GdA", "5808", (6, 6, 3)),
        ("40A", "5808", (5, 5, 2)),
        ("G11Pz", "5808", (8, 8, 4)),
    ],
)
def test_movement_is_halved_for_the_isolated_alone(
    unit: str, start: str, hexes: tuple[int, int, int]
) -> None:
    """On the steppe of the Khoper: a point for each hex. 7 and 5 are rounded down to 3 and 2."""
    side = "axis" if unit.startswith("G") else "soviet"
    for marks, most in zip(MARKS, hexes, strict=True):
        t = situation(
            "avl", f"{side}-movement", turn=6, units={unit: {"at": start, "marks": ["active", *marks]}}
        ).act("unit", unit)
        assert far(t, start) == most, marks


@cites("AVL 10.2.3")
def test_the_isolated_may_not_go_where_the_full_allowance_would_take_them() -> None:
    t = situation(
        "avl", "soviet-movement", turn=6, units={"S25G": {"at": "5808", "marks": ["active", "isolated"]}}
    ).act("unit", "S25G")
    assert "AVL 10.2.3" in t.refusals("to", "5811")


@cites("AVL 10.2.3", "AVL 1.3a")
def test_half_of_seven_points_is_three_by_road_too() -> None:
    """Half a point for each hex of the road from 5001: six hexes to 4806, and not a seventh."""
    t = situation(
        "avl", "soviet-movement", turn=6, units={"S1GM": {"at": "5001", "marks": ["active", "isolated"]}}
    ).act("unit", "S1GM")
    assert "4806" in t.may("to")
    assert "4807" not in t.may("to")
