"""Forty people at ten tables for some seconds; the long version is `python -m bench.server load`."""

from __future__ import annotations

import pytest
from tests.server.crowd import lost, play, unproved
from tests.server.harness import served, verified

GAMES, SECONDS, PAUSE = 10, 5, 0.2


@pytest.fixture
def server(database_url, tmp_path):
    yield from served(tmp_path, database_url)


def test_no_act_is_lost_and_no_view_is_wrong(server, tmp_path):
    told, journals = play(server.home, GAMES, SECONDS, PAUSE)
    assert len(journals) == GAMES
    assert len(told.acts) > 10 * GAMES
    assert told.problems == []
    assert told.refused == 0  # only what is on the menu was tried
    assert told.wrong == []
    assert lost(told, journals) == []
    assert unproved(journals) == []
    first = next(iter(journals))
    assert "revealed" in verified(tmp_path, first, journals[first])
