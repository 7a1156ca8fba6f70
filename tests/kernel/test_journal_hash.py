"""The hash of a state: by names, the same for good, wherever it is reckoned; what stands at its default does
not count.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest
from tests.kernel.journals import new

from grognard.games import load
from grognard.games.toy.law.names import Own
from grognard.kernel.aliases import Aliases
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hashing import state_hash
from grognard.kernel.places import GONE, POOL
from grognard.kernel.position import begin
from grognard.kernel.state import Frame, Position
from grognard.kernel.units import Face, Roster, Unit
from grognard.testing.conformance import pick_act
from grognard.testing.synthetic_game import make

HILL = load("toy").map.hex("0201")


def hash_of(game, state):
    return state_hash(Position(game, state))


def test_the_hash_sees_every_field():
    pos = new()[0].pos
    state = pos.state
    others = [
        state._replace(turn=9),
        state._replace(frames=()),
        state._replace(frames=(state.frames[0], *state.frames)),
        state._replace(frames=(*state.frames[:-1], state.frames[-1]._replace(memo=3))),
        state._replace(where=(HILL, *state.where[1:])),
        state._replace(where=(GONE, *state.where[1:])),
        state._replace(steps=(7, *state.steps[1:])),
        state._replace(marks=(1, *state.marks[1:])),
        state._replace(marks=(2, *state.marks[1:])),
        state._replace(marks=(*state.marks[:-1], 1)),
        state._replace(own=state.own._replace(sounded=(True, False))),
        state._replace(own=state.own._replace(sounded=(False, True))),
        state._replace(seats=(1, 0)),
    ]
    hashes = {hash_of(pos.game, s) for s in [state, *others]}
    assert len(hashes) == len(others) + 1


def test_the_hash_is_fixed_for_good():
    """Whatever Python runs it, and whatever comes later: else a journal could not be checked elsewhere."""
    game = load("toy")
    state = game.start(game)._replace(
        turn=3, frames=(Frame("a", 0, (2, None, frozenset({3, 1}))), Frame("b", 1)), seats=(1, 0)
    )
    assert hash_of(game, state) == "e170fb342f2b59fffcbc2ace"


def test_sets_of_the_largest_maps_can_be_hashed():
    game = load("toy")
    state = game.start(game)
    large = state._replace(own=(1 << 20_000, 7))
    assert hash_of(game, large) != hash_of(game, state._replace(own=(1 << 20_001, 7)))
    assert hash_of(game, large) == hash_of(game, state._replace(own=(1 << 20_000, 7)))


# -- what a later version adds or renames


class Later(NamedTuple):
    """`Own` of the toy as a later version might have it: a field more, and in another order."""

    storms: tuple[int, ...] = ()
    sounded: tuple[bool, bool] = (False, False)
    drawn: tuple[int, int] = (0, 0)


class Renamed(NamedTuple):
    drawn: tuple[int, int] = (0, 0)
    heard: tuple[bool, bool] = (False, False)


@pytest.fixture
def late():
    """A position in which something is remembered and marked."""
    game = load("toy")
    state = game.start(game)
    state = state._replace(own=Own((1, 2), (True, False)), marks=(1, 0, 2), where=(HILL, *state.where[1:]))
    return game, state


def test_a_field_that_is_added_changes_no_hash(late):
    game, state = late
    later = state._replace(own=Later(drawn=(1, 2), sounded=(True, False)))
    assert hash_of(game, later) == hash_of(game, state)
    assert hash_of(game, later._replace(own=later.own._replace(storms=(1,)))) != hash_of(game, state)


def test_a_mark_that_is_added_changes_no_hash(late):
    game, state = late
    more = replace(game, marks=("weary", *game.marks))
    assert hash_of(more, state._replace(marks=(0, *state.marks))) == hash_of(game, state)
    assert hash_of(more, state._replace(marks=(1, *state.marks))) != hash_of(game, state)


def test_a_counter_that_is_added_changes_no_hash_while_it_waits(late):
    game, state = late
    extra = Unit("B-X", 0, "foot", "X", "", (Face(1, 1, 1),), ())
    roster = Roster.of([extra, *game.roster.units], lambda u: str(u.side), ("0", "1"), game.map.grid.size)
    at = roster.index["B-X"]
    assert at == 0  # every other unit has another number
    later = state._replace(
        where=(POOL, *state.where), steps=(1, *state.steps), marks=tuple(m << 1 for m in state.marks)
    )
    assert hash_of(replace(game, roster=roster), later) == hash_of(game, state)
    assert hash_of(replace(game, roster=roster), later._replace(where=(HILL, *state.where))) != hash_of(
        game, state
    )


def test_what_is_renamed_keeps_its_hash_by_an_alias(late):
    game, state = late
    names = Aliases(fields={"sounded": "heard"}, marks={"known": "seen"}, steps={"toy": "hill"})
    now = replace(game, aliases=names, marks=tuple("seen" if m == "known" else m for m in game.marks))
    old = state._replace(frames=(Frame("toy", 0),))
    new = old._replace(own=Renamed((1, 2), (True, False)), frames=(Frame("hill", 0),))
    assert hash_of(now, new) == hash_of(game, old)
    assert hash_of(replace(now, aliases=Aliases()), new) != hash_of(game, old)


# -- the short way


@pytest.mark.parametrize("kind", ["toy", "ts", "vl", "avl", "great"])
def test_a_hash_made_from_the_one_before_is_the_hash(kind):
    game = make(24, 20, 90, turns=2, vast=True) if kind == "great" else load(kind)
    live, luck = SeededDice(b"hash" * 8), Random(4)
    pos = begin(game, live)[0]
    state_hash(pos)
    for n in range(400):
        if pos.state.result is not None:
            break
        after = step(pos, pick_act(choices(pos), luck, True), live).pos
        quick = state_hash(after, pos)
        if n % 5 == 0:
            assert quick == hash_of(game, after.state)
        pos = after
