"""The game that is measured on: it is played by its rules, and any player can play it."""

from __future__ import annotations

from random import Random

from grognard.ai.player import decide, player
from grognard.kernel.changes import Moved
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.game import Game
from grognard.kernel.position import begin
from grognard.lab.match import play_game, seat_players
from grognard.testing.synthetic_game import LOST, make


def small(turns: int = 3) -> Game:
    return make(16, 12, 60, turns)


def test_the_two_sides_never_meet_in_a_hex_nor_in_a_lake() -> None:
    game, dice, luck = small(), SeededDice(b"1"), Random(1)
    pos, _ = begin(game, dice)
    bots = [player("random", 1), player("random", 2)]
    attacks = back = 0
    while pos.state.result is None:
        act = decide(bots[choices(pos).who], pos, luck)
        attacks, back = attacks + (act.verb == "target"), back + (act.verb == "back")
        outcome = step(pos, act, dice)
        for change in outcome.changes:
            if isinstance(change, Moved):
                assert all(
                    game.map.grid.distance(a, b) == 1
                    for a, b in zip(change.path, change.path[1:], strict=False)
                )
        pos = outcome.pos
        assert not pos.group_hexes(0) & pos.group_hexes(1)
        assert not (pos.group_hexes(0) | pos.group_hexes(1)) & ~game.rules.land
        assert [at < 0 for at in pos.state.where] == [bool(pos.state.marks[LOST] >> u & 1) for u in range(60)]
    assert pos.state.turn == 3
    assert attacks
    assert back


def test_the_same_seed_is_the_same_game() -> None:
    one, other = (play_game(small(), seat_players(("random", "random"), 3), 3) for _ in range(2))
    assert one == other
    assert one.failure == ""
