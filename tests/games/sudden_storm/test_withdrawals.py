"""33C. Withdrawals."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.drawn import drawn, remembered, until_asked, until_so

from grognard.kernel.cite import cites
from grognard.testing.table import Situation

SIXES = [6] * 300


def hungarians(units: dict[str, Any]) -> Situation:
    """On Oct II 41 Hungary gives back a cavalry brigade, Germany a light division."""
    return drawn("axis-initial", units, {}, turn=9, dice=SIXES)


@cites("SS 33C.1")
def test_a_unit_of_that_kind_is_withdrawn() -> None:
    t = until_asked(hungarians({"H1CavB": "3B:1630", "H1MtnB": "3B:1630"}), "withdraw", *SIXES)
    assert t.may("withdraw") == ["H1CavB"]
    assert t.refused("withdraw", "H1MtnB") == ["SS 33C.1"]


@cites("SS 33C.2")
def test_with_none_left_its_cost_is_owed() -> None:
    t = hungarians({"H1CavB": "dead"})
    until_so(t, lambda: t.phase != "axis-initial", *SIXES)
    assert t.at("H1CavB") == "gone"
    assert dict(remembered(t).debts).get("hungarian infantry", 0) > 0
