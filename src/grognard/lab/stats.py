"""Shares with the doubt that belongs to them."""

from __future__ import annotations

from math import sqrt

SURE = 1.959963984540054  # two-sided 95 %


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % interval for a share, after Wilson: it holds for few games and for shares near 0 and 1."""
    if tries == 0:
        return 0.0, 1.0
    share, z2 = hits / tries, SURE * SURE
    middle = (share + z2 / (2 * tries)) / (1 + z2 / tries)
    half = SURE / (1 + z2 / tries) * sqrt(share * (1 - share) / tries + z2 / (4 * tries * tries))
    return max(0.0, middle - half), min(1.0, middle + half)
