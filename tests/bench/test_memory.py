"""What the bench says of memory is of one thing at a time."""

from __future__ import annotations

from bench import maps

BALLAST = 128 << 20


def test_the_memory_of_a_map_is_its_own():
    """Neither that of the process which measures, nor that of a larger map before it."""
    ballast = bytearray(b"\1") * BALLAST
    small, large, again = (maps.alone(game)["memory"] for game in ("toy", "ss", "toy"))
    assert len(ballast) == BALLAST
    assert small < large < BALLAST >> 20
    assert again < (small + large) / 2
