"""Shares and differences with the doubt that belongs to them."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, sqrt

SURE = 1.959963984540054  # two-sided 95 %


def wilson(hits: float, tries: int) -> tuple[float, float]:
    """The 95 % interval for a share, after Wilson: it holds for few games and for shares near 0 and 1. A draw
    may be half a hit.
    """
    if tries == 0:
        return 0.0, 1.0
    share, z2 = hits / tries, SURE * SURE
    middle = (share + z2 / (2 * tries)) / (1 + z2 / tries)
    half = SURE / (1 + z2 / tries) * sqrt(share * (1 - share) / tries + z2 / (4 * tries * tries))
    return max(0.0, middle - half), min(1.0, middle + half)


def sign_test(one: int, other: int) -> float:
    """The exact two-sided sign test, which for pairs is McNemar's: how often equals would be apart as far as
    this, or farther.

    Pairs that nobody won tell nothing about who is better, and are not counted.
    """
    many, fewer = one + other, min(one, other)
    tail = sum(comb(many, k) for k in range(fewer + 1))
    return min(1.0, 2 * tail / (1 << many))


def mean_difference(differences: Sequence[float]) -> tuple[float, float, float]:
    """The mean of differences from -1 to 1, and its 95 % interval.

    After Bonett and Price: as if one pair more had been won by each side. Without them a few pairs that all
    went the same way would leave no doubt at all.
    """
    many = len(differences) + 2
    middle = sum(differences) / many
    spread = (sum(d * d for d in differences) + 2) / many - middle * middle
    half = SURE * sqrt(spread / many)
    mean = sum(differences) / len(differences) if differences else 0.0
    return mean, max(-1.0, middle - half), min(1.0, middle + half)
