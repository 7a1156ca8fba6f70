"""Whose attack it is while the defender is asked, and what a game says itself of its combats: in Velikié Louki both sides give support."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from grognard.kernel.engine import choices
from grognard.server import shown
from grognard.server.forecast import forecast
from grognard.server.site import Site
from grognard.server.table import Table as AtTable
from grognard.testing.table import Table, situation


@pytest.fixture
def asked() -> Table:
    """Two Soviet divisions against a German battle group, whose HQ is asked for its support."""
    units = {"9DFG": "1112", "46DFG": "1113", "QG5G": "1212", "Giehl": "1012", "QG83": "0911"}
    t = situation("vl", "soviet-combat", turn=2, units=units).acts("target 1012", "join 9DFG", "join 46DFG", "attack", "ready")
    assert t.who == "german"
    return t


def test_the_defender_who_is_asked_is_not_taken_for_the_attacker(asked: Table) -> None:
    """With 18 against 4 the hex is nearly always left; a Soviet who then goes in is no defender of it."""
    found = forecast(asked.pos)
    assert found is not None
    assert found.taken > 0.9


def test_a_game_that_forecasts_its_combats_is_taken_at_its_word(asked: Table) -> None:
    own = asked.odds()["outlook"]
    words = shown.words_for(asked.game, "en")
    for viewer in range(2):
        found = shown.odds(asked.pos, viewer, words)
        assert found is not None
        assert found.forecast is not None
        assert found.forecast.taken == pytest.approx(own["taken"], abs=1e-4)
        assert found.forecast.losses == pytest.approx({"soviet": own["attacker"], "german": own["defender"]}, abs=1e-3)
        assert found.policy.startswith("Supposing that")
        assert {item.side for item in found.attackers} == {"soviet"}
        assert {item.side for item in found.defenders} == {"german"}


def test_nothing_is_reckoned_beside_the_table_that_the_game_has_told(asked: Table) -> None:
    def attacks(t: Table) -> bool:
        table = SimpleNamespace(over=False, game=t.game, pos=t.pos)
        return Site.attacks(cast(Site, None), cast(AtTable, table))

    assert not attacks(asked)
    red = situation("ts", phase="white-combat", W2_1="0708", R37_1="0707").acts("target 0707", "join W2-1")
    assert choices(red.pos).who == 0
    assert attacks(red)
