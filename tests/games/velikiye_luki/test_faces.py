"""What VL counters print: it changes with the steps left, and is sent to the table as it is."""

from __future__ import annotations

import re

import pytest

from grognard.cli.picture import counters
from grognard.cli.screen import unit_words
from grognard.draw.board import art_of
from grognard.draw.counters import SYMBOLS
from grognard.games import load
from grognard.kernel.cite import cites
from grognard.kernel.texts import texts
from grognard.server.board import board
from grognard.testing.table import situation

WORDS = texts("fr", "grognard.games.velikiye_luki")


def faces(id, **options):
    game = load("vl", options)
    return game.faces(game.roster.index[id])


@cites("VL 1.3h", "VL 1.3a", "VL 1.3e", "VL 1.3f", "VL 1.3o")
@pytest.mark.parametrize(
    ("unit", "printed"),
    [
        ("357DF", ("7-C", "5-C", "2-C")),
        ("27RC", ("3-C", "1-C")),
        ("10-8Pz", ("4-B", "2-B")),
        ("T34-8Pz", ("1*-B",)),
        ("Meyer", ("6-B·", "3-B·")),
        ("171AT", ("1-C·",)),
        ("3-185", ("2*-B",)),
        ("StuG459", ("3*-B", "1-B")),  # the asterisk is on the full side alone
        ("515LF", ("3*-B", "1-B")),
        ("1-15Pz", ("4*-A", "2-A")),
    ],
)
def test_a_counter_prints_value_and_quality_with_its_signs(unit, printed):
    assert faces(unit) == printed


@cites("VL 15.2")
def test_an_option_takes_the_star_off_the_counter():
    assert faces("T34-8Pz", plain_t34="yes") == ("1-B",)
    assert faces("3-185", plain_t34="yes") == ("2*-B",)


@cites("VL 1.3i")
def test_hqs_print_supports_and_range_rockets_a_column_and_their_range():
    game = load("vl")
    for hq in ("QG3C", "QG83"):
        more = game.rules.data.more(game.roster.index[hq])
        assert faces(hq) == (f"{more.supports} ({more.range})",)
    assert faces("38G") == ("+1 (2)",)


@cites("VL 7a")
def test_a_festung_prints_its_level():
    assert faces("FestungW") == ("5", "4", "3", "2", "1")


def test_every_step_has_its_face():
    game = load("vl")
    for unit, one in enumerate(game.roster.units):
        found = game.faces(unit)
        assert len(found) == one.steps, one.id
        assert all(re.fullmatch(r"\d\*?-[ABCD]·?|\d \(\d\)|\+1 \(2\)|[1-5]", text) for text in found), one.id
        assert game.face(unit, one.steps) == found[0]
        assert game.face(unit, 1) == found[-1]


def test_a_reduced_unit_shows_its_reduced_value_in_the_terminal():
    units = {"357DF": {"at": "1410", "steps": 2}, "S343": "1109", "FestungE": {"at": "1210", "steps": 3}}
    pos = situation("vl", "soviet-movement", turn=8, units=units).pos
    index = pos.game.roster.index
    assert unit_words(pos, index["357DF"], WORDS) == "357 DF, infanterie, 5-C, en 1410"
    assert unit_words(pos, index["FestungE"], WORDS) == "Festung Est, garnison, 3, en 1210"
    assert {c.label: c.values for c in counters(pos, 0)} == {"357DF": "5–C", "S343": "3–C", "FestungE": "3"}


def test_the_table_is_sent_all_faces_and_tsaritsyn_what_it_always_was():
    sent = {u.id: u for u in board(load("vl"), "fr").units}
    assert sent["357DF"].faces == ["7–C", "5–C", "2–C"]
    assert sent["FestungW"].size == ""
    assert sent["357DF"].size == "XX"
    for unit, one in zip(board(load("ts"), "fr").units, load("ts").roster.units, strict=True):
        assert unit.faces == [f"{one.attack}–{'∗' if one.move > 1000 else one.move}"]


def test_every_kind_has_words_and_a_drawing():
    game = load("vl")
    art = art_of(game)
    for kind in {u.kind for u in game.roster.units}:
        assert set(art.symbols[kind].words) == {"fr", "en"}, kind
        assert SYMBOLS[kind]
    assert [face.name for face in art.faces] == list(game.sides)
    assert len({(face.band, face.sign, face.letter) for face in art.faces}) == 2, "told apart without colour"
