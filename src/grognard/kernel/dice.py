"""Dice are an argument: committed, typed in, scripted, replayed or searched."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from grognard.kernel.errors import BadInput


class Roll(NamedTuple):
    """One die: how many faces, which came up, and the paragraph that called for it."""

    sides: int
    face: int
    cite: str


class NeedRoll(Exception):
    """A die is called for that the source cannot throw."""

    def __init__(self, sides: int, cite: str) -> None:
        super().__init__(f"a die of {sides} is needed ({cite})")
        self.sides, self.cite = sides, cite


class Dice(Protocol):
    def roll(self, sides: int, cite: str) -> int: ...


class SeededDice:
    """Keyed blake2 of a secret seed and a counter; the seed's own hash is published first."""

    def __init__(self, seed: bytes, thrown: int = 0) -> None:
        self.seed, self.thrown = seed, thrown

    def roll(self, sides: int, cite: str) -> int:
        self.thrown += 1
        for attempt in range(64):
            word = hashlib.blake2b(f"{self.thrown}.{attempt}".encode(), key=self.seed, digest_size=8).digest()
            number = int.from_bytes(word, "big")
            if number < (1 << 64) // sides * sides:  # no face is favoured
                return number % sides + 1
        raise AssertionError("sixty-four words past the limit in a row")


def commitment(seed: bytes) -> str:
    """What is published before the first die, so that the seed cannot be changed later."""
    return hashlib.blake2b(b"grognard dice" + seed, digest_size=16).hexdigest()


def derive_seed(number: int) -> bytes:
    """The seed that a number stands for."""
    return hashlib.blake2b(f"grognard seed {number}".encode(), digest_size=32).digest()


class FixedDice:
    """Faces known beforehand: a script, dice typed in by hand, or the journal's own."""

    def __init__(self, faces: Sequence[int]) -> None:
        self.faces, self.used = list(faces), 0

    def roll(self, sides: int, cite: str) -> int:
        if self.used >= len(self.faces):
            raise NeedRoll(sides, cite)
        face = self.faces[self.used]
        if not 1 <= face <= sides:
            raise BadInput(
                f"dice: {face} is not a face of a die of {sides} ({cite})",
                "dice-not-face",
                face=face,
                sides=sides,
                cite=cite,
            )
        self.used += 1
        return face
