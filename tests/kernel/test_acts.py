"""Acts in words: what is understood, and what is said of what is not."""

from __future__ import annotations

import pytest

from grognard.kernel.acts import read_act, verbs_of, write_act
from grognard.kernel.cite import cites, rule
from grognard.kernel.errors import BadInput
from grognard.kernel.menu import Act
from grognard.testing.table import fresh, situation


@pytest.fixture
def pos():
    return situation(
        "toy", "blue-movement", turn=1, units={"B-F": "0101", "B-H": "0102", "R-F": "0301", "R-H": "0302"}
    ).pos


def test_every_kind_of_noun_is_read_and_written(pos):
    game = pos.game
    cases = [
        (pos, ["unit", "B-H"], Act("unit", game.roster.index["B-H"])),
        (pos, ["end_phase"], Act("end_phase")),
        (fresh("toy", dice=[6]).pos, ["deploy", "south"], Act("deploy", 1)),
        (
            situation("toy", "blue-movement", turn=1, units={"B-F": "0101", "R-F": "0301"})
            .acts("unit B-F")
            .pos,
            ["to", "0201"],
            None,
        ),
    ]
    for at, words, act in cases:
        found = read_act(at, *words)
        assert found == (act or Act("to", game.map.hex("0201")))
        assert write_act(at, found) == words


def test_a_verb_of_another_question_is_read_and_left_to_the_menu_to_refuse(pos):
    assert read_act(pos, "to", "0201") == Act("to", pos.game.map.hex("0201"))
    assert read_act(pos, "attack") == Act("attack", 0)
    assert read_act(pos, "back", "B-F") == Act("back", pos.game.roster.index["B-F"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("untl", "B-F"), 'no action is called "untl" (did you mean "unit"?)'),
        (("unit",), "unit: a unit is required"),
        (("unit", "B-G"), 'unit: "B-G" is not a unit of this game (did you mean "B-'),
        (("unit", "0101"), 'unit: "0101" is not a unit of this game'),
        (("end_phase", "now"), 'end_phase: takes no noun ("now" given)'),
        (("", None), 'no action is called ""'),
    ],
)
def test_words_that_mean_nothing_are_refused_with_what_was_perhaps_meant(pos, words, said):
    with pytest.raises(BadInput) as refused:
        read_act(pos, *words)
    assert str(refused.value).startswith(said)


def test_a_value_that_is_none_of_those_offered_is_refused():
    with pytest.raises(BadInput, match="deploy: east is not one of north, south"):
        read_act(fresh("toy", dice=[6]).pos, "deploy", "east")


def test_the_verbs_of_a_game(pos):
    expected = {"deploy", "unit", "end_phase", "to", "drop", "target", "bugle", "attack", "back"}
    assert set(verbs_of(pos.game)) == expected
    assert len(verbs_of(pos.game)) == len(expected)


def test_code_and_tests_bear_their_paragraphs():
    @rule("X 1", "X 2")
    def enforced() -> int:
        return 3

    @cites("X 1")
    def tried() -> None:
        pass

    marks = [getattr(found, "paragraphs") for found in (enforced, tried)]  # noqa: B009
    assert (marks[0], enforced(), marks[1]) == (("X 1", "X 2"), 3, ("X 1",))
