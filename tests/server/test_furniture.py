"""Boxes, hands, tracks and markers as any game may declare them; and counters by the names of their
readers.
"""

from __future__ import annotations

import msgspec
import pytest

from grognard.games import MODULES, load
from grognard.kernel.game import Game
from grognard.kernel.state import Position
from grognard.kernel.texts import texts
from grognard.kernel.views import OBSERVER
from grognard.server import presentation
from grognard.server.board import board, box
from grognard.testing.giant_toy.names import IN_HAND, NORTH, SOUTH
from grognard.testing.table import fresh


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setitem(MODULES, "giant", "grognard.testing.giant_toy.record")
    return load("giant")


@pytest.fixture
def pos(game: Game) -> Position:
    """South has drawn two supports, and one side has come to a town."""
    state = fresh("giant").pos.state
    index = game.roster.index
    where = list(state.where)
    where[index["Z3"]] = where[index["Z7"]] = IN_HAND
    where[index["N1"]] = game.map.index["0504"]
    return Position(game, state._replace(where=tuple(where)))


def test_a_box_says_that_it_is_a_hand(game: Game) -> None:
    words = texts("fr", "grognard.testing.giant_toy")
    found = {one.id: one for one in (box(game, n, words) for n in range(len(game.boxes)))}
    assert {id for id, one in found.items() if one.hand} == {"hand"}
    assert (found["hand"].owner, found["hand"].shut) == ("south", [None, "north"])


@pytest.mark.parametrize("viewer", [NORTH, OBSERVER])
def test_nothing_of_a_hand_is_sent_to_the_other_side_but_its_number(pos: Position, viewer: int) -> None:
    known, hidden = presentation.units(pos, viewer)
    sent = msgspec.json.encode([known, hidden]).decode()
    assert sum(one.at == "hand" for one in hidden) == 2
    assert not any(one.id.startswith("Z") for one in known)
    assert '"Z' not in sent


def test_its_owner_sees_it_face_up(pos: Position) -> None:
    known, hidden = presentation.units(pos, SOUTH)
    assert {one.id for one in known if one.at == "hand"} == {"Z3", "Z7"}
    assert hidden == []


def test_tracks_and_markers_have_words_sides_and_looks(pos: Position) -> None:
    words = texts("en", "grognard.testing.giant_toy")
    tracks = presentation.tracks(pos, NORTH, words)
    assert [(t.label, t.value, t.of, t.side, t.look) for t in tracks] == [
        ("towns of the North", 1, 5, "north", "cells"),
        ("towns of the South", 0, 5, "south", "cells"),
        ("supports in the cup", 22, 24, "south", "bar"),
    ]
    markers = presentation.markers(pos, NORTH, words)
    assert [(m.at, m.kind, m.side) for m in markers] == [("0504", "control", "north")]
    assert markers[0].text


def test_counters_are_called_as_their_readers_call_them() -> None:
    fr, en = ({u.id: u.name for u in board(load("vl"), lang).units} for lang in ("fr", "en"))
    assert (fr["27RC"], en["27RC"]) == ("27 RC", "27 TR")
    assert (fr["9DFG"], en["9DFG"]) == ("9 DFG", "9 GRD")
    fr, en = ({u.id: u.name for u in board(load("avl"), lang).units} for lang in ("fr", "en"))
    assert (fr["S3GTk"], en["S3GTk"]) == ("3GCh", "3GTk")


def test_a_unit_tells_its_movement_for_each_of_its_faces() -> None:
    game = load("vr")
    found = {one.id: one for one in board(game, "en").units}
    assert (found["S36"].move, found["S36"].moves) == (3, [3, 2]), "8-8-3, and 1-5-2"
    assert (found["Q6"].move, found["Q6"].moves) == (3, [])
