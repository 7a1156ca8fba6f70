"""Differences and means with the doubt that belongs to them."""

from __future__ import annotations

from collections.abc import Sequence
from math import atanh, sqrt, tanh
from typing import NamedTuple

from grognard.lab.stats import SURE, wilson


class Effect(NamedTuple):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def is_certain(self) -> bool:
        """Whether nought lies outside the interval."""
        return self.low > 0 or self.high < 0


def newcombe(hits_a: float, tries_a: int, hits_b: float, tries_b: int) -> Effect:
    """The difference b - a of two shares, after Newcombe: from the Wilson interval of each."""
    if not tries_a or not tries_b:
        return Effect(0.0, -1.0, 1.0)
    a, b = hits_a / tries_a, hits_b / tries_b
    (low_a, high_a), (low_b, high_b) = wilson(hits_a, tries_a), wilson(hits_b, tries_b)
    found = b - a
    return Effect(
        found,
        found - sqrt((b - low_b) ** 2 + (high_a - a) ** 2),
        found + sqrt((high_b - b) ** 2 + (a - low_a) ** 2),
    )


def paired_share(pairs: Sequence[tuple[float, float]]) -> Effect:
    """The difference b - a of shares of pairs, each 0 to 1; after Bonett and Price, which holds for few pairs
    too.
    """
    if not pairs:
        return Effect(0.0, -1.0, 1.0)
    apart = [b - a for a, b in pairs]
    many = len(apart) + 2
    middle = sum(apart) / many
    half = SURE * sqrt(max(0.0, (sum(d * d for d in apart) + 2) / many - middle * middle) / many)
    return Effect(sum(apart) / len(apart), max(-1.0, middle - half), min(1.0, middle + half))


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's distribution, by Cornish and Fisher's expansion; exact for one
    degree.
    """
    if freedom < 3:
        return (12.706, 4.303)[freedom - 1] if freedom > 0 else float("inf")
    z, n = SURE, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def mean(values: Sequence[float]) -> Effect:
    """The mean of some values; of one alone nothing is known."""
    many = len(values)
    if many == 0:
        return Effect(0.0, float("-inf"), float("inf"))
    middle = sum(values) / many
    if many == 1:
        return Effect(middle, float("-inf"), float("inf"))
    half = student(many - 1) * sqrt(sum((v - middle) ** 2 for v in values) / (many - 1) / many)
    return Effect(middle, middle - half, middle + half)


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which a share of them lies, between two of them by proportion."""
    ordered = sorted(values)
    at = share * (len(ordered) - 1)
    low = int(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (at - low)


def correlation(pairs: Sequence[tuple[float, float]]) -> Effect | None:
    """Pearson's, with Fisher's interval; None where one of the two never changes or the pairs are too few."""
    many = len(pairs)
    if many < 4:
        return None
    xs, ys = [p[0] for p in pairs], [p[1] for p in pairs]
    mx, my = sum(xs) / many, sum(ys) / many
    sx, sy = sqrt(sum((x - mx) ** 2 for x in xs)), sqrt(sum((y - my) ** 2 for y in ys))
    if sx < 1e-12 or sy < 1e-12:
        return None
    r = max(-0.999999, min(0.999999, sum((x - mx) * (y - my) for x, y in pairs) / sx / sy))
    half = SURE / sqrt(many - 3)
    return Effect(r, tanh(atanh(r) - half), tanh(atanh(r) + half))
