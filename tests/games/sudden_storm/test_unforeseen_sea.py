"""Situations at sea that two rules bear on at once."""

from __future__ import annotations

from tests.games.sudden_storm.ships import PARIS, fleet, soviets

from grognard.kernel.cite import cites

SEVASTOPOL, MARIUPOL, STRAIT = "3B:3704", "4A:2722", "4A:3526"
BOTH_SHORES = {"axis": ["4A:3525", "4A:3526"]}


@cites("SS 30A2.2", "SS 27B1.1")
def test_the_closed_strait_is_not_passed_in_two_steps_either() -> None:
    """A ship that puts into the strait and sails on would have passed it."""
    t = fleet(soviets({PARIS: SEVASTOPOL}, own=BOTH_SHORES), PARIS).act("sail", STRAIT)
    assert t.may("sail") == []
    assert t.can("done")
    t = fleet(soviets({PARIS: SEVASTOPOL}), PARIS).act("sail", STRAIT)
    assert t.can("sail", MARIUPOL)
