"""What each side sees, and what search may suppose of what it does not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.games.toy.law.names import BLANK, BUGLE, CHITS, KNOWN, NONE, SIDES, Own
from grognard.kernel.cite import rule
from grognard.kernel.game import Game
from grognard.kernel.hexes import holds
from grognard.kernel.state import Position, State
from grognard.rules.hidden import owners_dice, shuffle_hidden

if TYPE_CHECKING:
    import random


@rule("TOY 2.3")
def can_see(pos: Position, viewer: int, unit: int) -> bool:
    """A counter is known to its owner, and to all once it has fought."""
    return viewer == pos.game.roster[unit].side or holds(pos.state.marks[KNOWN], unit)


@rule("TOY 2.1")
def own_view(pos: Position, viewer: int) -> dict[str, Any]:
    """One's own chit; of the other's, whether it has been drawn or heard."""
    own: Own = pos.state.own
    chits = {}
    for side, name in enumerate(SIDES):
        if own.sounded[side] or viewer == side or own.drawn[side] == NONE:
            chits[name] = CHITS[own.drawn[side]]
        else:
            chits[name] = "?"
    return {"chits": chits, "sounded": [name for side, name in enumerate(SIDES) if own.sounded[side]]}


def scramble(game: Game, state: State, viewer: int, rng: random.Random) -> State:
    """Turn over anew what lies face down, and draw the hidden chits again: by luck and by where they lie, not
    by what they are.
    """
    own: Own = state.own
    drawn = list(own.drawn)
    for side in range(len(SIDES)):
        if side == viewer:
            continue
        if drawn[side] != NONE and not own.sounded[side]:
            drawn[side] = rng.choice((BLANK, BUGLE))
    state = shuffle_hidden(game, state, viewer, can_see, lambda unit: game.roster[unit].side, rng)
    return state._replace(own=own._replace(drawn=(drawn[0], drawn[1])))


# The die behind a chit is for its owner alone.
conceal = owners_dice({f"toy-die-chit-{name}": side for side, name in enumerate(SIDES)})
