"""10 once more: the supply of every unit, traced hex by hex by the plain text of the rules, in random
positions.
"""

from __future__ import annotations

import random

import pytest
from tests.games.victory_lost.plain import Placing, has_line, hq, pocket, scattered, stands

from grognard.games import load
from grognard.games.victory_lost.law.names import ISOLATED, UNSUPPLIED
from grognard.kernel.changes import Marked
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.position import opening


def checked(placing: Placing, worn: dict[str, list[str]], turn: int) -> tuple[set[str], set[str], set[str]]:
    """Who is out of supply, who isolated when the supply phase is over, and who was given
    a marker, HQs too.
    """
    units = {u: {"at": h, "marks": worn.get(u, [])} for u, h in placing.items()}
    table = {"game": "avl", "turn": turn, "phase": "supply", "units": units}
    game = load("avl")
    _, out = opening(game, FixedDice([]), table)
    given = 0
    for change in out.changes:
        if isinstance(change, Marked) and change.on and change.mark in (UNSUPPLIED, ISOLATED):
            given |= change.units
    marks = out.pos.state.marks
    return (
        set(game.roster.ids(marks[UNSUPPLIED])),
        set(game.roster.ids(marks[ISOLATED])),
        set(game.roster.ids(given)),
    )


@cites(
    "AVL 10.1.1a",
    "AVL 10.1.1b",
    "AVL 10.1.2a",
    "AVL 10.1.2b",
    "AVL 10.1.2c",
    "AVL 10.1.2d",
    "AVL 10.1.3a",
    "AVL 10.1.3b",
    "AVL 10.1.3c",
    "AVL 10.1.3d",
    "AVL 13.0a",
    "AVL 13.0c",
    "AVL 2.1.2a",
    "AVL 2.1.2b",
    "AVL 4.2a",
)
@pytest.mark.parametrize("seed", range(40))
def test_every_unit_has_the_line_that_the_rules_give_it(seed: int) -> None:
    rng = random.Random(seed)
    turn = rng.choice((3, 4, 5, 6))
    placing = scattered(rng, turn)
    troops = [u for u in placing if not hq(u)]
    worn = {u: rng.choice(([], [], ["unsupplied"], ["isolated"])) for u in troops}
    lost = {u for u in placing if not has_line(u, placing, turn)}
    out_of_supply, isolated, given = checked(placing, worn, turn)
    assert out_of_supply == {u for u in lost & set(troops) if not worn[u]}
    assert isolated == {u for u in lost & set(troops) if worn[u]}
    assert {u for u in given if hq(u)} == {u for u in lost if hq(u)}


def test_the_positions_are_worth_the_trouble() -> None:
    """Among them are units cut off by a zone alone and by a river alone, and units that friends alone keep in
    supply.
    """
    seen: set[str] = set()
    for seed in range(40):
        rng = random.Random(seed)
        turn = rng.choice((3, 4, 5, 6))
        placing = scattered(rng, turn)
        lost = {u for u in placing if not has_line(u, placing, turn)}
        seen |= {"some lost"} if lost else set()
        seen |= {"none lost"} if not lost else set()
        seen |= {"hq lost"} if any(hq(u) for u in lost) else set()
        for unit in sorted(lost)[:6]:
            fewer = {u: h for u, h in placing.items() if not hq(u) or u == unit}
            seen |= {"an HQ of the enemy bars"} if has_line(unit, fewer, turn) else set()
        for unit in sorted(set(placing) - lost)[:20]:
            fewer = {
                u: h
                for u, h in placing.items()
                if u == unit or h == placing[unit] or not {h} <= stands(placing, "soviet")
            }
            seen |= {"friends keep a line"} if not has_line(unit, fewer, turn) else set()
        seen |= {"pocket"} if pocket(turn) else {"no pocket"}
    assert {"some lost", "hq lost", "friends keep a line", "pocket", "no pocket"} <= seen
