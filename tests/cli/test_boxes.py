"""The terminal lists the boxes that only this game has, after the hexes, and says of a unit that it lies in
one.
"""

from __future__ import annotations

from grognard.cli.screen import stacks_text, unit_words
from grognard.kernel.texts import texts
from grognard.testing.table import situation

WORDS = {lang: texts(lang, "grognard.games.victory_lost") for lang in ("fr", "en")}


def test_boxes_come_after_the_hexes_and_those_who_wait_are_not_listed() -> None:
    units = {
        "S25G": "4110",
        "S34G": "28a",
        "28A": "28a",
        "S248": "pool",
        "S130": "dead",
        "Hollidt": "returning",
    }
    pos = situation("avl", "soviet-movement", turn=5, units=units).pos
    assert stacks_text(pos, WORDS["en"], -1) == [
        "The Soviets",
        "  4110: S25G",
        "  28A box: S34G, 28A",
        "The Axis",
        "  HQs back next turn: Hollidt",
    ]
    assert "  zone de renfort de la 28A\N{NO-BREAK SPACE}: S34G, 28A" in stacks_text(pos, WORDS["fr"], -1)


def test_a_unit_in_a_box_is_said_to_be_there() -> None:
    pos = situation(
        "avl", "soviet-movement", turn=5, units={"S25G": "4110", "S34G": "28a", "S248": "pool"}
    ).pos
    index = pos.game.roster.index
    assert unit_words(pos, index["S34G"], WORDS["en"]).endswith(", 28A box")
    assert unit_words(pos, index["S25G"], WORDS["en"]).endswith(", in 4110")
    assert "box" not in unit_words(pos, index["S248"], WORDS["en"])
