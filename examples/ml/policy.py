"""A small policy in numpy: each legal act is scored by what lies at, near and around its noun, with weights
for each verb.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from grognard.games import load
from grognard.kernel.menu import HEX, UNIT
from grognard.ml.encoding import encoder
from grognard.ml.spaces import acts

Array = npt.NDArray[np.float32]
LEFT_OUT = ("area ", "side ")  # planes that a small policy does without


class Choice(NamedTuple):
    """A decision as it is needed to learn from it."""

    side: int
    parts: npt.NDArray[np.intp]  # the verb of each legal act
    features: Array  # acts × features
    chances: Array
    taken: int
    standing: Array  # what the worth of the position is guessed from


class Policy:
    """Weights for each side, verb and feature; softmax over the legal acts."""

    def __init__(self, game: str, scenario: str | None, seed: int) -> None:
        rules = load(game, None, scenario)
        names, self.numbers = encoder(rules), acts(rules)
        self.sides = rules.sides
        self.luck = np.random.default_rng(seed)
        self.planes = np.array(
            [i for i, name in enumerate(names.plane_names) if not name.startswith(LEFT_OUT)]
        )
        self.in_hand = names.plane_names.index("in_hand")
        self.columns = names.paper.columns
        self.near = nearness(rules)
        self.around = self.near @ self.near
        self.firsts = np.array(self.numbers.firsts)
        self.of_hexes = np.array([part.kind == HEX for part in self.numbers.parts])
        self.of_units = np.array([part.kind == UNIT for part in self.numbers.parts])
        self.vector = len(names.vector_names)
        features = 1 + 3 * len(self.planes) + self.vector + len(names.unit_names)
        self.weights: Array = np.zeros((len(self.sides), len(self.numbers.parts), features), np.float32)
        self.worth: Array = np.zeros((len(self.sides), 1 + self.vector + len(self.planes)), np.float32)

    def features(
        self, seen: dict[str, Any], legal: npt.NDArray[np.intp]
    ) -> tuple[npt.NDArray[np.intp], Array]:
        """The verb of each legal act, and what there is to say of it."""
        parts = np.searchsorted(self.firsts, legal, "right") - 1
        nouns = legal - self.firsts[parts]
        planes = seen["planes"][self.planes].reshape(len(self.planes), -1).astype(np.float32)
        hand = seen["planes"][self.in_hand].reshape(-1)
        cells = np.full(
            len(legal), int(hand.argmax()) if hand.any() else -1
        )  # a button is about what is in hand
        hexes, units = self.of_hexes[parts], self.of_units[parts]
        cells[hexes] = nouns[hexes]
        rows = seen["units"][nouns[units]]
        cells[units] = np.where(
            rows[:, 0] > 0, (rows[:, 0].astype(np.intp) - 1) * self.columns + rows[:, 1] - 1, -1
        )
        on = (cells >= 0)[:, None]
        spots = np.maximum(cells, 0)
        found = np.zeros((len(legal), self.weights.shape[2]), np.float32)
        many = len(self.planes)
        found[:, 0] = 1.0
        found[:, 1 : 1 + many] = planes[:, spots].T * on
        found[:, 1 + many : 1 + 2 * many] = (planes @ self.near[:, spots]).T * on
        found[:, 1 + 2 * many : 1 + 3 * many] = (planes @ self.around[:, spots]).T * on
        found[:, 1 + 3 * many : 1 + 3 * many + self.vector] = seen["vector"]
        found[units, 1 + 3 * many + self.vector :] = rows
        return parts, found

    def choose(self, seen: dict[str, Any], mask: npt.NDArray[Any], side: int) -> tuple[int, Choice]:
        """An act by chance, as likely as the weights say; and the decision, to learn from."""
        legal = np.flatnonzero(mask)
        parts, features = self.features(seen, legal)
        chances = softmax(np.einsum("af,af->a", features, self.weights[side, parts]))
        taken = int(
            self.luck.choice(len(legal), p=chances.astype(np.float64) / chances.astype(np.float64).sum())
        )
        return int(legal[taken]), Choice(side, parts, features, chances, taken, self.standing(seen))

    def standing(self, seen: dict[str, Any]) -> Array:
        totals = seen["planes"][self.planes].sum(axis=(1, 2), dtype=np.int32)
        return np.concatenate([[1.0], seen["vector"], totals / 10.0]).astype(np.float32)

    def guess(self, choice: Choice) -> float:
        """What the position of a decision seems to be worth."""
        return float(self.worth[choice.side] @ choice.standing)

    def save(self, path: str) -> None:
        np.savez_compressed(path, weights=self.weights, worth=self.worth)

    def load(self, path: str) -> None:
        kept = np.load(path)
        self.weights, self.worth = kept["weights"], kept["worth"]


def softmax(scores: Array) -> Array:
    risen: Array = np.exp(scores - scores.max())
    return risen / risen.sum()


def nearness(rules: Any) -> Array:
    """For each cell, the share that each of its neighbours has in what is near it."""
    paper, grid = encoder(rules).paper, rules.map.grid
    found = np.zeros((paper.cells, paper.cells), np.float32)
    for cell, h in enumerate(paper.hex_of):
        if h >= 0:
            for _, other in grid.neighbours(h):
                found[paper.cell_of[other], cell] = 1 / 6
    return found


def slope(choice: Choice, weights: Array) -> Array:
    """How the log-chance of the act that was taken grows with the weights."""
    pull = -choice.chances
    pull[choice.taken] += 1.0
    found = np.zeros_like(weights)
    np.add.at(found[choice.side], choice.parts, pull[:, None] * choice.features)
    return found
