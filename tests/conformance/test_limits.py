"""How long a game may be is said by the game, and heard by whoever plays it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from grognard.ai.greedy import Greedy
from grognard.ai.marshal import Marshal
from grognard.ai.officer import Officer
from grognard.ai.player import decide
from grognard.games import load
from grognard.kernel.engine import choices
from grognard.kernel.game import Longest
from grognard.kernel.state import Position
from grognard.lab.match import play_game, seat_players
from grognard.testing import conformance
from grognard.testing.table import situation


def short(id="toy", **limits):
    return replace(load(id), longest=Longest(**limits))


def test_a_batch_stops_at_the_games_own_limit():
    found = play_game(short(game=4), seat_players(("random", "random"), 1), 1)
    assert (found.acts, found.failure) == (4, "RuntimeError: no end after 4 acts")


def test_conformance_stops_at_the_games_own_limit(monkeypatch, tmp_path):
    monkeypatch.setattr(conformance, "OUT", tmp_path)
    monkeypatch.setattr(conformance, "load", lambda id, options=None, scenario=None: short(game=4))
    with pytest.raises(conformance.Failure, match="does not end"):
        conformance.examine(conformance.cases("toy")[0])


@pytest.mark.parametrize("limit", [0, 600])
def test_a_player_ends_a_phase_that_has_become_too_long(limit):
    """With no decisions left he moves nobody, though he would."""
    t = situation("ts", "white-movement", W2_1="0808", R_M1="0101")
    pos = Position(short("ts", phase=limit), t.pos.state)
    act = decide(Greedy(1), pos, Random(1))
    assert (act.verb == "end_phase") == (limit == 0)


def test_a_playout_stops_at_its_own_limit(monkeypatch):
    t = situation("ts", "white-movement", W2_1="0808", R_M1="0101")
    asked = []

    def first(self, view, menu, sample):
        asked.append(1)
        return menu.acts()[0]

    monkeypatch.setattr(Officer, "choose", first)
    pos = Position(short("ts", playout=3), t.pos.state)
    Marshal(1).playout(pos, [], choices(pos).who, 5)
    assert len(asked) == 3
