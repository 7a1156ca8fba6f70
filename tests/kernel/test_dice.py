"""Dice: live ones can be checked afterwards, given ones are used as given."""

from __future__ import annotations

import pytest

from grognard.kernel.dice import FixedDice, NeedRoll, SeededDice, commitment
from grognard.kernel.errors import BadInput


def roll_many(seed: bytes, sides: int, many: int, after: int = 0) -> list[int]:
    live = SeededDice(seed, after)
    return [live.roll(sides, "X") for _ in range(many)]


def test_the_same_seed_throws_the_same_dice():
    assert roll_many(b"one", 6, 50) == roll_many(b"one", 6, 50)
    assert roll_many(b"one", 6, 50) != roll_many(b"two", 6, 50)


def test_dice_go_on_where_they_were_left():
    assert roll_many(b"one", 6, 30)[10:] == roll_many(b"one", 6, 20, after=10)


def test_a_die_does_not_hang_on_those_before_it():
    """The nth die of a seed is the same whatever shapes came before: a journal can be taken up anywhere."""
    mixed = SeededDice(b"one")
    for sides in (2, 10, 3):
        mixed.roll(sides, "X")
    assert mixed.roll(6, "X") == roll_many(b"one", 6, 4)[3]


# Chi-square bounds with about one chance in a million for a fair die.
@pytest.mark.parametrize(("sides", "bound"), [(2, 24), (3, 28), (6, 36), (10, 45)])
def test_every_face_comes_up_as_often(sides, bound):
    many = 600 * sides
    faces = roll_many(b"fair", sides, many)
    assert set(faces) == set(range(1, sides + 1))
    expected = many / sides
    assert sum((faces.count(f) - expected) ** 2 / expected for f in range(1, sides + 1)) < bound


def test_pairs_of_dice_are_even_too():
    faces = roll_many(b"pairs", 6, 7200)
    pairs = list(zip(faces[::2], faces[1::2], strict=True))
    chi = sum((pairs.count((a, b)) - 100) ** 2 / 100 for a in range(1, 7) for b in range(1, 7))
    assert chi < 100  # 35 degrees of freedom


def test_a_die_with_more_faces_than_divide_a_word_evenly_stays_on_its_faces():
    sides = 3 << 62  # a quarter of all words lies past the last whole round of faces
    faces = roll_many(b"wide", sides, 40)
    assert all(1 <= face <= sides for face in faces)
    assert len(set(faces)) == 40


def test_a_commitment_binds_the_seed_and_does_not_tell_it():
    assert commitment(b"seed") == commitment(b"seed")
    assert commitment(b"seed") != commitment(b"seee")
    assert b"seed".hex() not in commitment(b"seed")


def test_given_faces_come_in_order_and_are_counted():
    given = FixedDice([6, 1, 3])
    assert [given.roll(6, "X"), given.roll(6, "X")] == [6, 1]
    assert given.used == 2


def test_past_the_last_given_face_a_roll_is_needed():
    given = FixedDice([])
    with pytest.raises(NeedRoll, match=r"a die of 10 is needed \(X 4\)") as need:
        given.roll(10, "X 4")
    assert (need.value.sides, need.value.cite) == (10, "X 4")


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_face_that_the_die_does_not_have_is_refused_and_not_used_up(face):
    given = FixedDice([face])
    with pytest.raises(BadInput, match=rf"{face} is not a face of a die of 6 \(X 4\)"):
        given.roll(6, "X 4")
    assert given.used == 0
