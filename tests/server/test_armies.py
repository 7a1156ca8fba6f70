"""Armies as the board tells them: for looking from afar."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.server.board import board


@pytest.mark.parametrize("game", ["ts", "vl", "avl"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_army_has_a_name_and_two_units(game: str, lang: str) -> None:
    found = board(load(game), lang)
    assert len(found.armies) >= 7
    for army in found.armies:
        units = [u for u in found.units if (u.side, u.army) == (army.side, army.id)]
        assert len(units) >= 2
        assert army.kind in {u.kind for u in units}
        assert not army.text.startswith(("formation", "army-"))
    keys = [(army.side, army.id) for army in found.armies]
    assert len(keys) == len(set(keys))


def test_an_army_is_called_as_its_reader_calls_it() -> None:
    fr, en = ({a.id: (a.code, a.text) for a in board(load("avl"), lang).armies} for lang in ("fr", "en"))
    assert fr["5tka"] == ("5 Ch", "5e armée de chars")
    assert en["5tka"] == ("5 Tk", "5th Tank Army")


def test_a_unit_tells_its_attack_for_each_step() -> None:
    found = {u.id: u for u in board(load("vl"), "en").units}
    assert found["357DF"].attacks == [7, 5, 2]
    assert {u.id: u for u in board(load("ts"), "en").units}["R37-1"].attacks == []


def test_a_formation_without_words_goes_by_its_code() -> None:
    found = board(load("toy"), "en")
    assert found.armies == []
