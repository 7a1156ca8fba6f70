"""Whose attack it is while the defender is asked, and what a game says itself of its combats: in Velikié
Louki both sides give support.
"""

from __future__ import annotations

import pytest

from grognard.server import odds_view, presentation
from grognard.testing.table import Situation, situation


@pytest.fixture
def support_question() -> Situation:
    """Two Soviet divisions against a German battle group, whose HQ is asked for its support."""
    units = {"9DFG": "1112", "46DFG": "1113", "QG5G": "1212", "Giehl": "1012", "QG83": "0911"}
    t = situation("vl", "soviet-combat", turn=2, units=units).acts(
        "target 1012", "join 9DFG", "join 46DFG", "attack", "ready"
    )
    assert t.who == "german"
    return t


def test_the_defender_who_is_asked_is_not_taken_for_the_attacker(support_question: Situation) -> None:
    """With 18 against 4 the hex is nearly always taken."""
    found = support_question.odds()
    assert support_question.game.sides[found.attacker] == "soviet"
    assert found.forecast is not None
    assert found.forecast.taken > 0.9


def test_the_table_shows_what_the_rows_come_to(support_question: Situation) -> None:
    own = support_question.odds().forecast
    assert own is not None
    words = presentation.words_for(support_question.game, "en")
    for viewer in range(2):
        found = odds_view.odds(support_question.pos, viewer, words)
        assert found is not None
        assert found.forecast is not None
        assert found.forecast.taken == pytest.approx(own.taken, abs=1e-4)
        assert found.forecast.losses == pytest.approx(
            {"soviet": own.attacker, "german": own.defender}, abs=1e-3
        )
        assert found.policy.startswith("Supposing that")
        assert {item.side for item in found.attackers} == {"soviet"}
        assert {item.side for item in found.defenders} == {"german"}
