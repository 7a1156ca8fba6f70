"""SS 28D1: the first winter in combat."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.games.sudden_storm.fights import PLAIN, attack, dice, names
from tests.games.sudden_storm.situations import DATA, GAME

from grognard.games.sudden_storm.law.combat.winter import equipped_units, level
from grognard.kernel.cite import cites

WINTER = 14  # January I 42
SNOW = {"weather": "snow"}
AXIS, EQUIPMENT = "winter-axis", "winter-equipment"


def winter(attackers: str, defenders: str, target: str = PLAIN, **more: Any) -> dict[str, int]:
    found = dice(attack(attackers, defenders, target, **{"own": SNOW, "turn": WINTER, **more}))
    return {what: value for what, value in found.items() if what.startswith("winter")}


@cites("SS 28D1.1", "SS 28D1a")
@pytest.mark.parametrize(
    ("turn", "weather", "found"),
    [(8, "snow", 0), (9, "snow", -1), (19, "snow", -1), (14, "frost", 0), (14, "mud", 0)],
)
def test_from_october_on_in_the_snow(turn: int, weather: str, found: int) -> None:
    assert winter("G1Inf", "S54Rif", turn=turn, own={"weather": weather}).get(AXIS, 0) == found


@cites("SS 28D1.1")
@pytest.mark.parametrize(
    ("target", "from_", "found"),
    [
        (PLAIN, "8A:1112", -1),  # zone C, in the Soviet Union
        ("1B:3831", "1B:3830", 0),  # zone C, in Germany
        ("1B:1311", "1B:1410", -1),  # zone B
        ("8A:3131", "8A:3132", 0),  # zone D
    ],
)
def test_in_zones_a_and_b_and_in_the_soviet_part_of_c(target: str, from_: str, found: int) -> None:
    assert winter("G1Inf", "S54Rif", target, from_=from_).get(AXIS, 0) == found


@cites("SS 28D1a")
def test_attacks_of_finns_alone_are_spared() -> None:
    where = {"target": "6A:3226", "from_": "6A:3327"}
    assert AXIS not in winter("F1Rif", "S54Rif", **where)
    assert winter("F1Rif G1Inf", "S54Rif", **where)[AXIS] == -1


@cites("SS 28D1a")
def test_soviet_attacks_are_not_hindered() -> None:
    assert AXIS not in winter("S54Rif", "G1Inf")


@cites("SS 28D1b.1")
@pytest.mark.parametrize(
    ("attackers", "defenders", "found"),
    [
        ("S1GdRif", "G1Inf", 2),
        ("S1GdRif", "G1Mtn", 0),
        ("S54Rif", "G1Mtn", -2),
        ("S54Rif S100Rif S1GdRif", "G1Inf", 1),
        ("S54Rif", "G1Inf", 0),
    ],
)
def test_equipment_of_both_sides(attackers: str, defenders: str, found: int) -> None:
    assert winter(attackers, defenders).get(EQUIPMENT, 0) == found


@cites("SS 28D1b.1")
@pytest.mark.parametrize(("target", "from_"), [("1B:0711", "1B:0712"), ("1B:1408", "1B:1409")])
def test_no_equipment_in_towns(target: str, from_: str) -> None:
    assert EQUIPMENT not in winter("S1GdRif", "G1Inf", target, from_=from_)


@cites("SS 28D1b.2")
def test_levels() -> None:
    words = ("below_fifth", "below_half", "half_or_more")
    for of in range(1, 40):
        for some in range(of + 1):
            part = Fraction(some, of)
            assert level(some, of) == words[(part >= Fraction(1, 5)) + (part >= Fraction(1, 2))]


@cites("SS 28D1b.3")
def test_who_is_equipped() -> None:
    t = attack("G1Inf", "S54Rif", PLAIN)
    found = equipped_units(t.pos)
    for unit in GAME.roster.units:
        more = unit.more
        soviet = more.nation == "soviet" and more.branch in ("Gds", "NKVD", "Nvl", "w")
        axis = more.nation == "finnish" or more.branch in ("LW", "SS") or unit.id == "G250Inf"
        named = "Lehr" in unit.id or unit.id.startswith("GGD")
        troops = unit.kind in ("mountain", "mountain_cavalry", "ski")
        expected = soviet or axis or named or troops
        if unit.kind in ("truck", "intrinsic") or more.plane or more.ship:
            continue
        assert bool(found >> GAME.roster.index[unit.id] & 1) == expected, unit.id
    assert "G1Mtn" in names(t, found)
    assert DATA.of_nation["finnish"] & ~found == 0
