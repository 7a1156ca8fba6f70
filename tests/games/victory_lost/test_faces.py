"""What AVL counters print: it changes with the steps left, and is sent to the table as it is."""

from __future__ import annotations

import re

import pytest

from grognard.cli.picture import counters
from grognard.cli.screen import unit_words
from grognard.draw.board import art_of
from grognard.games import load
from grognard.kernel.cite import cites
from grognard.kernel.texts import texts
from grognard.server.board import board
from grognard.testing.table import situation

WORDS = texts("fr", "grognard.games.victory_lost")


def faces(id):
    game = load("avl")
    return game.faces(game.roster.index[id])


@cites("AVL 2.2.2g", "AVL 2.2.2i", "AVL 2.2.3a")
@pytest.mark.parametrize(
    ("unit", "printed"),
    [
        ("G11Pz", ("8-6-8", "4-3-8")),
        ("S17Tk", ("7-4-7", "4-2-7")),
        ("S1GM", ("9-7-7", "5-4-7")),
        ("H1Tk", ("3-3-6", "1-1-6")),
    ],
)
def test_a_mechanised_unit_prints_attack_defence_and_movement(unit, printed):
    assert faces(unit) == printed


@cites("AVL 2.2.2h", "AVL 2.2.2i", "AVL 2.2.3a", "AVL 2.2.3b")
@pytest.mark.parametrize(
    ("unit", "printed"),
    [
        ("G168", ("4-4", "2-4")),
        ("S25G", ("5-4", "3-4")),
        ("S8C", ("5-6", "3-6")),
        ("H7", ("2-4",)),
        ("R8C", ("2-6",)),
        ("ItTrd", ("3-4",)),
    ],
)
def test_another_prints_one_strength_and_movement_on_one_face_or_two(unit, printed):
    assert faces(unit) == printed


@cites("AVL 2.3.2b", "AVL 2.3.2d")
@pytest.mark.parametrize(
    ("hq", "printed"),
    [("4PzA", "(6)-7"), ("Hollidt", "(5)-6"), ("R3A", "(4)-5"), ("28A", "(3)-5"), ("Popov", "(4)-7")],
)
def test_an_hq_prints_its_radius_of_command_and_movement(hq, printed):
    assert faces(hq) == (printed,)


def test_every_step_has_its_face():
    game = load("avl")
    for unit, one in enumerate(game.roster.units):
        found = game.faces(unit)
        assert len(found) == one.steps, one.id
        assert all(re.fullmatch(r"\d+-\d+-\d|\d-\d|\(\d\)-\d", text) for text in found), one.id
        assert (game.face(unit, one.steps), game.face(unit, 1)) == (found[0], found[-1])


@cites("AVL 2.2.3c")
def test_a_reduced_unit_shows_its_reduced_values_and_what_ails_it():
    units = {
        "G11Pz": {"at": "5326", "steps": 1, "marks": ["isolated"]},
        "S25G": "3101",
        "40A": "3302",
        "4PzA": "5431",
    }
    pos = situation("avl", "soviet-movement", units=units).pos
    assert (
        unit_words(pos, pos.game.roster.index["G11Pz"], WORDS) == "11 Pz, chars, 4-3-8, en isolement, en 5326"
    )
    assert {c.label: c.values for c in counters(pos, 0)} == {
        "G11Pz": "4–3–8",
        "S25G": "5–4",
        "40A": "(4)–5",
        "4PzA": "(6)–7",
    }


def test_the_table_is_sent_all_faces_with_movement_in_whole_points():
    sent = {u.id: u for u in board(load("avl"), "fr").units}
    assert sent["G11Pz"].faces == ["8–6–8", "4–3–8"]
    assert (sent["G11Pz"].move, sent["S17Tk"].move, sent["40A"].move) == (8, 7, 5)
    assert {sent[u].size for u in ("G168", "S17Tk", "40A")} == {"XX", "XXX", "HQ"}


def test_every_kind_has_words_and_the_sides_are_told_apart_without_colour():
    game = load("avl")
    art = art_of(game)
    for kind in {u.kind for u in game.roster.units}:
        assert set(art.symbols[kind].words) == {"fr", "en"}, kind
    assert len(art.faces) == len(game.sides)
    assert len({(face.band, face.sign, face.letter) for face in art.faces}) == 2
