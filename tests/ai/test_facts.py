"""What is kept from one position to the next is what would be worked out anew: a score may look only at what
a fact is kept by.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from grognard.games import load
from grognard.games.tsaritsyn.mind import score as ts
from grognard.games.tsaritsyn.mind.weights import PLANNED as TS_PLANNED
from grognard.games.velikiye_luki.mind import score as vl
from grognard.games.velikiye_luki.mind.weights import PLANNED as VL_PLANNED
from grognard.games.victory_lost.mind import score as avl
from grognard.games.victory_lost.mind.weights import PLANNED as AVL_PLANNED
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.testing.blind import check_facts

ACTS = 1200
# as a planner of a side reckons, with nothing remembered by state
VALUES: dict[str, Callable[[Position, int], float]] = {
    "ts": lambda pos, planner: ts.side_score(pos, 0, TS_PLANNED[planner]),
    "vl": lambda pos, planner: vl.standing(pos, VL_PLANNED[planner]),
    "avl": lambda pos, planner: (
        avl.balance(pos, AVL_PLANNED[planner]) + avl.attack_outlook(pos, AVL_PLANNED[planner])
    ),
}


@pytest.mark.parametrize("game", VALUES)
def test_a_score_is_the_same_with_what_was_kept_and_without(game: str) -> None:
    value, luck, dice = VALUES[game], Random(5), SeededDice((5).to_bytes(16, "big"))
    pos, _ = begin(load(game, {"setup": "ready_made"} if game == "vl" else {}), dice)
    seen = set()
    for n in range(ACTS):
        if pos.state.result is not None:
            break
        for planner in (0, 1):
            assert value(pos, planner) == value(Position(pos.game, pos.state), planner), (
                f"{pos.state.turn} {pos.frame.step}"
            )
        if n % 20 == 0:
            check_facts(pos)
        seen.add(choices(pos).who)
        pos = step(pos, luck.choice(choices(pos).acts()), dice).pos
    assert seen == {0, 1}
