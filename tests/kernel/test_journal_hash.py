"""The hash of a state: the same text for good, wherever it is reckoned."""

from __future__ import annotations

import hashlib

from tests.kernel.journals import new

from grognard.kernel.journal import state_hash
from grognard.kernel.state import Frame, State


def test_the_hash_sees_every_field():
    pos = new()[0].pos
    state = pos.state
    others = [
        state._replace(turn=9),
        state._replace(frames=()),
        state._replace(where=(0, *state.where[1:])),
        state._replace(steps=(1, *state.steps[1:])),
        state._replace(marks=(1 << 60, *state.marks[1:])),
        state._replace(own=state.own._replace(sounded=(True, False))),
        state._replace(seats=(1, 0)),
    ]
    hashes = {state_hash(s) for s in [state, *others]}
    assert len(hashes) == len(others) + 1


def test_the_hash_is_that_of_a_plain_text():
    """Fixed for good, whatever Python runs it: else a journal could not be checked elsewhere. Sets are sorted."""
    state = State(1, (Frame("a", 0, (2, None)),), (5, -1), (2, 1), (1 << 60, 0), (frozenset({3, 1}), True), (0, 1), None)
    text = '[1,[["a",0,[2,null]]],[5,-1],[2,1],[1152921504606846976,0],[[1,3],true],[0,1],null]'
    assert state_hash(state) == hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def test_sets_of_the_largest_maps_can_be_hashed():
    """Python refuses to write a number of more than 4,300 digits: a map of 20,000 places needs 6,000."""
    state = new()[0].pos.state
    large = state._replace(own=(1 << 20_000, 7))
    assert state_hash(large) != state_hash(state._replace(own=(1 << 20_001, 7)))
    assert state_hash(large) == state_hash(state._replace(own=(1 << 20_000, 7)))
