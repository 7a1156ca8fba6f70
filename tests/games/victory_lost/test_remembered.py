"""What is kept from one position to the next is what would be worked out anew."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from grognard.games import load
from grognard.games.victory_lost.law.movement import destinations, may_go_on
from grognard.games.victory_lost.law.names import ISOLATED, UNSUPPLIED, Moving
from grognard.games.victory_lost.law.stacking import can_stack, full
from grognard.games.victory_lost.mind import command_value
from grognard.games.victory_lost.mind import score as scoring
from grognard.games.victory_lost.mind.score import score
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.places import POOL
from grognard.kernel.position import begin
from grognard.kernel.state import Position, State


@cache
def played() -> list[Position]:
    """Positions of a game at random, each with what it has in common with the one before."""
    luck, dice = Random(5), SeededDice((5).to_bytes(16, "big"))
    pos, _ = begin(load("avl"), dice)
    found: list[Position] = []
    while pos.state.result is None and len(found) < 1500:
        pos = step(pos, luck.choice(choices(pos).acts()), dice).pos
        found.append(pos)
    return found


def afresh(state: State) -> float:
    """The Soviets' score with nothing remembered."""
    for kept in (scoring.value_cache, command_value.all_radii):
        kept.cache_clear()
    return score(Position(load("avl"), state), 0)


def test_the_score_does_not_hang_on_what_was_scored_before() -> None:
    sample = played()[::25]
    one_after_the_other = [score(pos, 0) for pos in sample]
    assert one_after_the_other == [afresh(pos.state) for pos in sample]
    assert len(set(one_after_the_other)) > 20


@pytest.mark.parametrize(
    "what", ["place", "step", "unsupplied", "isolated", "city", "fallen", "turn", "late"]
)
def test_whatever_changes_the_score_is_noticed(what: str) -> None:
    """The same game goes on, so that all that can be remembered of it is."""
    pos = played()[-1]
    first = pos.state
    roster, own = pos.game.roster, first.own
    unit = next(u for u in range(len(roster)) if first.where[u] >= 0 and first.steps[u] > 1)
    bit, h = 1 << unit, bits(pos.game.rules.data.cities)[0]
    marks, steps = list(first.marks), list(first.steps)
    marks[UNSUPPLIED], marks[ISOLATED] = marks[UNSUPPLIED] & ~bit, marks[ISOLATED] & ~bit
    first = first._replace(marks=tuple(marks))
    hungry = {
        mark: tuple(m | (bit if n == mark else 0) for n, m in enumerate(marks))
        for mark in (UNSUPPLIED, ISOLATED)
    }
    steps[unit] -= 1
    coming = next(
        u
        for u in range(len(roster))
        if roster[u].arrives == "2" and not roster[u].more.box and roster[u].side == 0
    )
    due = first._replace(turn=2, where=(*first.where[:coming], POOL, *first.where[coming + 1 :]))
    changed = {
        "place": first._replace(where=(*first.where[:unit], h, *first.where[unit + 1 :])),
        "step": first._replace(steps=tuple(steps)),
        "unsupplied": first._replace(marks=hungry[UNSUPPLIED]),
        "isolated": first._replace(marks=hungry[ISOLATED]),
        "city": first._replace(own=own._replace(control=own.control ^ 1 << h)),
        "fallen": first._replace(
            own=own._replace(
                fallen=own.fallen ^ pos.game.rules.data.nations["german"] & ~pos.game.rules.data.hqs
            )
        ),
        "turn": first._replace(turn=first.turn + 1),
        "late": due._replace(frames=(first.frames[0]._replace(step="soviet-reinforcement.reinforce"),)),
    }
    before = (
        due._replace(frames=(first.frames[0]._replace(step="axis-movement.move"),))
        if what == "late"
        else first
    )
    one = Position(pos.game, before)
    values = [score(one, 0), score(Position(pos.game, changed[what], one), 0)]
    assert values == [afresh(before), afresh(changed[what])]
    assert values[0] != values[1]


def test_a_unit_may_go_on_if_there_is_a_hex_for_it_to_go_to() -> None:
    under_way = [
        pos
        for pos in played()
        if isinstance(pos.frame.memo, Moving) and pos.state.where[pos.frame.memo.unit] >= 0
    ]
    for pos in under_way:
        assert may_go_on(pos, pos.frame.memo) == bool(destinations(pos, pos.frame.memo).set)
        spent = pos.frame.memo._replace(left=0)
        assert may_go_on(pos, spent) == bool(destinations(pos, spent).set)
    assert len(under_way) > 100


def test_a_hex_is_full_for_whoever_does_not_fit_in_it() -> None:
    for pos in played()[::50]:
        roster, where = pos.game.roster, pos.state.where
        for side, (first, end) in enumerate(roster.side_spans):
            away = [
                u for u in range(first, end) if where[u] < 0 and roster[u].more.nation in ("german", "soviet")
            ]
            for hq in (False, True):
                unit = next((u for u in away if (roster[u].kind == "hq") == hq), None)
                if unit is not None:
                    held = {h for h in where[first:end] if h >= 0}
                    assert set(bits(full(pos, side, hq))) == {h for h in held if not can_stack(pos, unit, h)}
