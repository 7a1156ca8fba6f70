"""Wilson's interval against figures from the literature and against its own definition."""

from __future__ import annotations

from math import sqrt

import pytest

from grognard.lab.stats import SURE, wilson


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # Newcombe 1998, table I, method 3: 0/20, 1/29, 15/148 and 81/263; 0/10 is z²/(10 + z²)
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
