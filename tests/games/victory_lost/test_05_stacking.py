"""5. Stacking, where a unit ends its move."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_lost.moving import moving

from grognard.kernel.cite import cites

PAIR = {"S17Tk": "5408", "S18Tk": "5408"}


@cites("AVL 5.0.1a", "AVL 5.0.4a")
def test_a_third_combat_unit_finds_no_room() -> None:
    assert moving("S25G", "5406", {"S17Tk": "5408"}).can("to", "5408")
    assert moving("S25G", "5406", PAIR).refusals("to", "5408") == ["AVL 5.0.1a"]


@cites("AVL 5.0.1a")
def test_a_reduced_unit_takes_as_much_room() -> None:
    reduced = {"S17Tk": {"at": "5408", "steps": 1}, "S18Tk": {"at": "5408", "steps": 1}}
    assert moving("S25G", "5406", reduced).refusals("to", "5408") == ["AVL 5.0.1a"]


@cites("AVL 5.0.1a", "AVL 5.0.1b")
def test_one_hq_stands_with_two_combat_units_and_never_with_another_hq() -> None:
    assert moving("1GdA", "5406", PAIR).can("to", "5408")
    assert moving("S25G", "5406", {"S17Tk": "5408", "3GdA": "5408"}).can("to", "5408")
    assert moving("1GdA", "5406", {"3GdA": "5408"}).refusals("to", "5408") == ["AVL 5.0.1b"]


@cites("AVL 5.0.4b")
def test_on_its_way_a_unit_passes_any_stack() -> None:
    """All round it the hexes are full, and beyond them there is room."""
    around = ["5405", "5407", "5306", "5307", "5506", "5507"]
    tanks = ["S17Tk", "S18Tk", "S24Tk", "S25Tk", "S1GM", "S1Tk", "S5M", "S7Tk", "S2GM", "S6M", "S4M", "S13M"]
    t = moving("S25G", "5406", {unit: around[n // 2] for n, unit in enumerate(tanks)})
    assert not set(around) & set(t.may("to"))
    assert t.can("to", "5408")
    t.act("to", "5408")
    assert t.at("S25G") == "5408"


@cites("AVL 5.0.4b", "AVL 5.0.3b")
def test_on_its_way_it_passes_allies_it_does_not_stack_with() -> None:
    """A bottleneck of Hungarians for a Romanian: at 0101 there is no other way than 0102 and 0201."""
    t = moving("R1Mot", "0101", {"H7": "0102", "H20": "0201"})
    assert t.refusals("to", "0102") == t.refusals("to", "0201") == ["AVL 5.0.3b"]
    assert t.can("to", "0103")


@cites("AVL 5.0.2")
@pytest.mark.parametrize("unit", ["S17Tk", "1GdA"])
def test_sides_never_share_a_hex(unit: str) -> None:
    assert "AVL 5.0.2" in moving(unit, "5406", {"G168": "5408"}).refusals("to", "5408")


@cites("AVL 5.0.2")
def test_nobody_passes_through_the_enemy() -> None:
    """At 0101 two enemies bar both ways out."""
    t = moving("S17Tk", "0101", {"G168": "0102", "H7": "0201"})
    assert t.may("to") == []


@cites("AVL 5.0.3a", "AVL 5.0.3b")
@pytest.mark.parametrize(
    ("mover", "there", "allowed"),
    [
        ("G168", ["H7"], True),
        ("G168", ["R1Mot"], True),
        ("G168", ["ItTrd"], True),
        ("H7", ["G168"], True),
        ("H7", ["H20"], True),
        ("R1Mot", ["H7"], False),
        ("ItTrd", ["R1Mot"], False),
        ("H7", ["ItTrd"], False),
        ("H7", ["G168", "R3A"], False),  # HQs are bound like the rest
        ("R3A", ["H7"], False),
        ("R3A", ["G168", "R1Mot"], True),
        ("Hollidt", ["ItTrd", "ItJul"], True),
        ("ItTrd", ["Hollidt"], True),
    ],
)
def test_allies_stack_with_germans_and_with_their_own(mover: str, there: list[str], allowed: bool) -> None:
    others: dict[str, Any] = dict.fromkeys(there, "5408")
    t = moving(mover, "5406", others)
    if allowed:
        assert t.can("to", "5408")
    else:
        assert t.refusals("to", "5408") == ["AVL 5.0.3b"]
