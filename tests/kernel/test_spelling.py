"""What was probably meant."""

from __future__ import annotations

import pytest

from grognard.kernel.spelling import LONGEST, MANY, nearest, suggestion

HEXES = {f"{column:02}{row:02}" for column in range(80) for row in range(60)}
FEW = ("move", "retreat", "advance")


@pytest.mark.parametrize(("word", "meant"), [("retraet", "retreat"), ("advanc", "advance"), ("xyz", "")])
def test_of_few_words_the_most_like(word: str, meant: str) -> None:
    assert nearest(word, FEW) == meant


@pytest.mark.parametrize("word", ["0712o", "071", "0l12", "071 2"])
def test_of_many_words_one_that_is_a_slip_away(word: str) -> None:
    assert len(HEXES) > MANY
    near = nearest(word, HEXES)
    assert near in HEXES
    assert abs(len(near) - len(word)) <= 1


def test_of_many_words_none_that_is_further_away() -> None:
    assert nearest("Moscow", HEXES) == ""


def test_a_word_without_end_is_not_compared() -> None:
    assert nearest("0712" * LONGEST, HEXES) == ""
    assert nearest("move" * LONGEST, FEW) == ""


def test_a_suggestion_is_the_end_of_a_complaint() -> None:
    assert suggestion("0712") == ' (did you mean "0712"?)'
    assert suggestion("") == ""
