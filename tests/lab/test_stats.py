"""Intervals and tests against figures from the literature and against their own definitions."""

from __future__ import annotations

from math import sqrt

import pytest

from grognard.lab.stats import SURE, mean_difference, sign_test, wilson


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [
        # Newcombe 1998, table I, method 3: 0/20, 1/29, 15/148 and 81/263; 0/10 is z²/(10 + z²)
        (0, 10, 0.0, 0.2775),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (15, 148, 0.0624, 0.1605),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_known_values(hits: int, tries: int, low: float, high: float) -> None:
    assert wilson(hits, tries) == pytest.approx((low, high), abs=6e-5)


@pytest.mark.parametrize(("hits", "tries"), [(1, 3), (7, 9), (40, 100), (99, 100)])
def test_its_ends_are_just_so_far_from_the_share(hits: int, tries: int) -> None:
    """By definition: at either end the share seen lies SURE standard deviations off."""
    for end in wilson(hits, tries):
        assert abs(hits / tries - end) == pytest.approx(SURE * sqrt(end * (1 - end) / tries))


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_wins_and_losses_mirror_each_other() -> None:
    low, high = wilson(3, 11)
    assert wilson(8, 11) == pytest.approx((1 - high, 1 - low))


@pytest.mark.parametrize(
    ("one", "other", "p"),
    [
        (0, 0, 1.0),
        (1, 1, 1.0),
        (5, 0, 0.0625),  # 2 / 2**5
        (0, 5, 0.0625),
        (8, 2, 0.109375),  # 2 (1 + 10 + 45) / 2**10
        (3, 12, 0.03515625),  # 2 (1 + 15 + 105 + 455) / 2**15
        (100, 0, 2 / 2**100),
    ],
)
def test_the_sign_test_is_exact(one: int, other: int, p: float) -> None:
    assert sign_test(one, other) == pytest.approx(p)


def test_the_difference_of_pairs_after_bonett_and_price() -> None:
    """For f12 pairs one way and f21 the other, of n: p = (f + 1)/(n + 2), p12 - p21 ± z √((p12 + p21 - (p12 -
    p21)²)/(n + 2)).
    """
    f12, f21, n = 12, 4, 30
    p12, p21 = (f12 + 1) / (n + 2), (f21 + 1) / (n + 2)
    half = SURE * sqrt((p12 + p21 - (p12 - p21) ** 2) / (n + 2))
    mean, low, high = mean_difference([1.0] * f12 + [-1.0] * f21 + [0.0] * (n - f12 - f21))
    assert mean == pytest.approx(8 / 30)
    assert (low, high) == pytest.approx((p12 - p21 - half, p12 - p21 + half))


def test_pairs_that_all_went_one_way_leave_some_doubt() -> None:
    mean, low, high = mean_difference([1.0] * 5)
    assert (mean, high) == (1.0, 1.0)
    assert 0.0 < low < 0.6
    assert mean_difference([]) == pytest.approx((0.0, -1.0, 1.0))
    one, other = mean_difference([1.0, 0.5, 0.0, -0.5]), mean_difference([-1.0, -0.5, 0.0, 0.5])
    assert one == pytest.approx((-other[0], -other[2], -other[1]))
