"""Anything legal, all acts alike."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act, Menu
from grognard.kernel.state import Position


class RandomPlayer:
    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.luck = Random(seed).random

    def choose(self, view: Callable[[], dict[str, Any]], menu: Menu, sample: Callable[[], Position]) -> Act:
        """Uniform over the legal acts, without making them all."""
        at = int(self.luck() * menu.count())
        for verb, allowed in menu.verbs.items():
            many = allowed.set.bit_count()
            if at < many:
                return Act(verb, bits(allowed.set)[at])
            at -= many
        raise ValueError("nothing to choose from")
