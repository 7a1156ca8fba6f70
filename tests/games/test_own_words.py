"""What position files of Tsaritsyn and Velikié Louki may say under [own]: told on its line what is wrong."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.kernel.errors import BadInput
from grognard.kernel.position import check_text
from grognard.testing.table import situation

FILES = {
    "ts": 'game = "ts"\nturn = 4\nphase = "white-movement"\n[units]\nW2-1 = "0712"\nRD-1 = "0101"\n[own]\n',
    "vl": (
        'game = "vl"\nturn = 4\nphase = "soviet-movement"\n[units]\nKlatt = "0512"\n357DF = "1410"\n[own]\n'
    ),
}


@pytest.mark.parametrize(
    ("game", "own", "words"),
    [
        ("ts", "exits = 2.7", "p.toml:8: exits: a whole number from 0 to"),
        ("ts", "exits = true", "p.toml:8: exits: a whole number from 0 to"),
        ("ts", 'exits = "abc"', "p.toml:8: exits: a whole number from 0 to"),
        ("ts", "exits = -1", "p.toml:8: exits: a whole number from 0 to"),
        ("ts", "white_last = 5", "p.toml:8: white_last: a list of names is required"),
        ("ts", "white_last = [5]", "p.toml:8: white_last: a list of names is required"),
        (
            "ts",
            'white_last = ["0712"]',
            "p.toml:8: white_last: only towns and hexes of Tsaritsyn have an owner",
        ),
        ("ts", 'raised = ["0712"]', "p.toml:8: raised: only Red towns give militia"),
        ("vl", "encircled = 1", "p.toml:8: encircled: true or false"),
        ("vl", "exits = 3", "p.toml:8: exits: a list of names is required"),
        ("vl", 'exits = ["nobody"]', 'p.toml:8: exits: "nobody" is not known'),
        ("vl", "air = 3", "p.toml:8: air: a list of names is required"),
        ("vl", "air = [1, true]", "p.toml:8: air: two numbers"),
        ("vl", "artillery = [1, -2]", "p.toml:8: artillery: two numbers"),
        ("vl", "artillery = [1]", "p.toml:8: artillery: two numbers"),
    ],
)
def test_what_is_wrong_is_told_on_its_line(game: str, own: str, words: str) -> None:
    with pytest.raises(BadInput) as found:
        check_text(load(game), FILES[game] + own + "\n", "p.toml")
    assert words in str(found.value)


def test_what_is_right_is_taken() -> None:
    own = situation(
        "ts", "white-movement", own={"exits": 2, "raised": ["0604"]}, W2_1="0712", RD_1="0101"
    ).pos.state.own
    assert (own.exits, own.raised.bit_count()) == (2, 1)
    units = {"Klatt": "0512", "357DF": "1410"}
    own = situation(
        "vl", "soviet-movement", own={"air": [1, 0], "artillery": [3, 2], "encircled": True}, units=units
    ).pos.state.own
    assert (own.air, own.guns, own.encircled) == ((1, 0), (3, 2), True)
