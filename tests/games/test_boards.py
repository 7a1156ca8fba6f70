"""The boards of all games, those whose rules are not written yet too: they load, are sound, and keep every
pin.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.games import MODULES, entry, load
from grognard.games.boards import BOARDS, board
from grognard.kernel.errors import BadInput
from grognard.mapcheck.map_checks import faults
from grognard.mapcheck.pins import read_pins, verdicts

boards = pytest.mark.parametrize("game", BOARDS)
coming = pytest.mark.parametrize("game", [game for game in BOARDS if game not in MODULES])


@boards
def test_a_board_is_sound(game):
    found = board(game)
    assert [str(fault) for fault in faults(found.map, found.customs, found.files)] == []


@boards
def test_a_board_keeps_every_pin(game):
    found = board(game)
    pins = read_pins(found.files)
    assert [str(v.fault()) for v in verdicts(found.map, pins) if not v.is_met] == []
    assert pins or game == "toy"


@boards
def test_a_pin_is_cited(game):
    """A pin says which paragraph, chart or row it comes from: a bare kind of source is none."""
    assert [pin.row.line for pin in read_pins(board(game).files) if len(pin.source.split()) < 2] == []


@boards
def test_titles_and_names_are_in_both_languages(game):
    found = board(game).map
    assert found.title["fr"]
    assert found.title["en"]
    assert [p.id for p in found.places if not p.fr or not p.en] == []


def test_a_board_is_loaded_once():
    assert board("toy") is board("toy")


@pytest.mark.parametrize("game", MODULES)
def test_a_game_and_its_board_have_one_map(game):
    ours, played = board(game), load(game).map
    assert (ours.map.terrain, ours.map.sides, ours.map.lines) == (played.terrain, played.sides, played.lines)
    assert ours.package == entry(game).package


def test_a_data_pack_changes_a_board(tmp_path: Path):
    text = board("toy").files.read("hexes.csv")[0]
    (tmp_path / "hexes.csv").write_text(text.replace("0101,field", "0101,hill"), encoding="utf-8")
    packed = board("toy", tmp_path)
    assert packed.map.terrain_of(packed.map.hex("0101")) == "hill"
    assert board("toy").map.terrain_of(packed.map.hex("0101")) == "field"
    (tmp_path / "hexes.csv").write_text(text, encoding="utf-8")
    assert board("toy", tmp_path).map.terrain_of(packed.map.hex("0101")) == "field"


@coming
def test_a_game_without_rules_is_not_played(game):
    with pytest.raises(BadInput, match=f"{game}: the rules of this game are not there yet"):
        load(game)


def test_an_unknown_board_is_refused():
    with pytest.raises(BadInput, match=r'no game is called "tss" \(games: toy, ts, .*did you mean ts'):
        board("tss")


def test_a_board_that_is_not_there_is_told_from_one_that_is_broken(monkeypatch):
    monkeypatch.setitem(BOARDS, "none", "grognard.games.nothing")
    with pytest.raises(
        BadInput, match=r"none: the map of this game is not there \(map_types.py is missing\)"
    ):
        board("none")
    monkeypatch.setitem(BOARDS, "bare", "grognard.kernel")
    with pytest.raises(BadInput, match="bare: the map of this game is not there"):
        board("bare")
