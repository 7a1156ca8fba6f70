"""11.1 once more: the hexes open to every reinforcement, found by walking along the tracks of lines.csv, in
random positions.
"""

from __future__ import annotations

import random

import pytest
from tests.games.victory_lost.plain import Placing, along_rails, has_line, railheads, room

from grognard.kernel.cite import cites
from grognard.testing.table import situation

DUE = {
    ("axis", 2): ("G7Pz", "F-Pico"),
    ("axis", 5): ("GDR", "Kempf"),
    ("soviet", 2): ("S7C", "3TkA"),
    ("soviet", 5): ("S1GC", ""),
}


def drawn(seed: int) -> tuple[str, int, Placing]:
    rng = random.Random(seed)
    side, turn = rng.choice(sorted(DUE))
    return side, turn, along_rails(rng, turn, rng.choice((2, 20, 45)))


@cites(
    "AVL 11.1.1b",
    "AVL 11.1.1c",
    "AVL 11.1.1e",
    "AVL 11.1.1f",
    "AVL 5.0.4a",
    "AVL 13.0a",
    "AVL 13.0c",
    "AVL 13.0d",
    "AVL 11.1.3",
)
@pytest.mark.parametrize("seed", range(40))
def test_every_reinforcement_has_the_hexes_that_the_rules_give_it(seed: int) -> None:
    side, turn, placing = drawn(seed)
    for unit in filter(None, DUE[side, turn]):
        t = situation("avl", f"{side}-reinforcement", turn=turn, units={**placing, unit: "pool"})
        expected = {h for h in railheads(side, placing, turn) if room(placing, unit, h)}
        if expected:
            assert set(t.act("unit", unit).may("at")) == expected
        else:
            assert t.at(unit) in ("dead", "gone")


def test_the_positions_are_worth_the_trouble() -> None:
    """Some networks are whole, some cut, some gone; and the way of supply is not the way by rail."""
    whole = {(side, turn): len(railheads(side, {}, turn)) for side, turn in DUE}
    sizes = [
        len(railheads(side, placing, turn)) / whole[side, turn]
        for side, turn, placing in map(drawn, range(40))
    ]
    assert sum(size < 0.9 for size in sizes) > 10
    assert sum(size == 1 for size in sizes) > 1
    walking = [
        seed
        for seed in range(40)
        for side, turn, placing in [drawn(seed)]
        if any(
            has_line("G168", {**placing, "G168": h}, turn)
            for h in railheads("axis", {}, turn) - railheads("axis", placing, turn)
        )
    ]
    assert walking
