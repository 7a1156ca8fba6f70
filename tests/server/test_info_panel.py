"""What one reader has before him besides the board, and the key of an overlay, as the server words them."""

from __future__ import annotations

from random import Random

from grognard.games import load
from grognard.kernel.dice import FixedDice
from grognard.kernel.position import begin
from grognard.kernel.views import OBSERVER
from grognard.server import overlay_view, presentation, wire
from grognard.server.board import board
from grognard.server.info_panel import build_info_panel
from grognard.testing.secrecy import deal_hidden
from grognard.testing.table import situation

OWN = {
    "chits": ["1GdA", "40A", "6A", "51A", "2GdA"],
    "picked": ["1GdA", "40A"],
    "bag": ["40A", "STAVKA", "Hollidt"],
    "played": ["1GdA"],
}


def drawn():
    units = {"1GdA": {"at": "2005", "marks": ["active"]}, "S34G": "28a", "28A": "28a"}
    return situation("avl", "soviet-movement", turn=4, units=units, own=OWN).pos


def rows(pos, viewer, lang="en"):
    found = build_info_panel(pos, viewer, presentation.words_for(pos.game, lang))
    assert found is not None
    return {row.id: row.items for row in found.rows}


def test_the_owner_reads_his_chits_and_everybody_what_lies_open():
    pos = drawn()
    mine, theirs, clara = (rows(pos, viewer) for viewer in (0, 1, OBSERVER))
    assert mine["mine-chits"] == ["STAVKA", "40A", "6A", "1GdA", "2GdA", "51A"]
    assert mine["mine-picked"] == ["40A", "1GdA"]
    assert [found["played"] for found in (mine, theirs, clara)] == [["1GdA"]] * 3
    assert "40A" not in str(theirs) + str(clara)
    assert next(iter(mine)) == "mine-chits"


def test_the_board_names_the_boxes_and_units_lie_in_them():
    pos = drawn()
    boxes = {lang: board(pos.game, lang).boxes for lang in ("fr", "en")}
    assert [(box.id, box.kind, box.owner, box.shut) for box in boxes["en"]] == [
        ("pool", "waiting", None, []),
        ("dead", "eliminated", None, []),
        ("gone", "left", None, []),
        ("absent", "absent", None, []),
        ("1pza", "own", "axis", []),
        ("28a", "own", "soviet", []),
        ("returning", "own", None, []),
    ]
    assert (boxes["en"][5].text, boxes["fr"][5].text) == ("28A box", "Zone de renfort de la 28A")
    for viewer in (0, 1, OBSERVER):
        known, hidden = presentation.units(pos, viewer)
        assert ([unit.id for unit in known if unit.at == "28a"], hidden) == (["S34G", "28A"], [])


def test_what_was_said_is_not_said_again():
    pos = drawn()
    assert rows(pos, 1)["mine-chits"] == rows(pos, 0)["axis_pool"]
    assert "axis_pool" not in rows(pos, 1)


def test_nothing_depends_on_what_is_hidden():
    pos, luck = drawn(), Random(7)
    for viewer in (0, 1, OBSERVER):
        assert all(rows(deal_hidden(pos, viewer, luck), viewer) == rows(pos, viewer) for _ in range(8))


def test_headings_are_in_the_readers_language():
    pos = drawn()
    told = [build_info_panel(pos, 0, presentation.words_for(pos.game, lang)) for lang in ("fr", "en")]
    assert [found and (found.title, found.rows[0].label) for found in told] == [
        ("Pions", "À vous"),
        ("Chits", "Yours"),
    ]


def test_a_game_without_headings_has_nothing_there():
    pos, _ = begin(load("ts", {"setup": "ready_made"}), FixedDice([]))
    assert build_info_panel(pos, 0, presentation.words_for(pos.game, "fr")) is None


def test_an_overlay_that_tells_hexes_apart_has_a_key_of_those_it_shows():
    units = {"It8A": {"at": "2915", "marks": ["active"]}, "ItRav": "2914", "R7": "2817"}
    pos = situation("avl", "axis-movement", turn=3, units=units).pos
    answer = overlay_view.overlay(pos, 1, wire.Overlay(id=1, name="command", unit="It8A"), "en")
    assert [(one.id, one.look) for one in answer.key] == [
        ("command", "full"),
        ("radius", "edge"),
        ("foreign", "cross"),
    ]
    assert (answer.hexes["2914"], answer.hexes["2817"], answer.hexes["2915"]) == (
        "command",
        "foreign",
        "radius",
    )
    alone = overlay_view.overlay(pos, 1, wire.Overlay(id=1, name="command", unit="ItRav"), "en")
    assert [(one.id, one.text) for one in alone.key] == [("able", "HQ that commands it")]
    fed = overlay_view.overlay(pos, 1, wire.Overlay(id=1, name="supply", side="axis"), "en")
    assert (fed.key, len(fed.lines) > 0, set(fed.hexes.values())) == ([], True, {""})


def test_the_phases_of_the_draws_come_again_and_those_of_a_turn_do_not():
    again = {phase.id for phase in board(load("avl"), "en").phases if phase.again}
    assert {"draw", "soviet-movement", "axis-combat"} <= again
    assert not {"soviet-chits", "soviet-selection", "supply", "end"} & again
    for game in ("ts", "vl"):
        assert not [phase for phase in board(load(game), "en").phases if phase.again]
    assert [phase.id for phase in board(load("avl"), "en").phases if phase.setup] == ["soviet-chits"]
