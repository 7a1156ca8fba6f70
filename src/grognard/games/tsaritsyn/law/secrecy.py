"""What each side sees, and what search may suppose of what it does not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.games.tsaritsyn.law.book import Rulebook, book
from grognard.games.tsaritsyn.law.control import have_reds_collapsed
from grognard.games.tsaritsyn.law.names import RED, Own
from grognard.kernel.changes import Change, Placed, Removed
from grognard.kernel.cite import rule
from grognard.kernel.game import Game
from grognard.kernel.hexes import holds
from grognard.kernel.state import Position, State
from grognard.kernel.views import UNKNOWN
from grognard.rules.hidden import shuffle_hidden

if TYPE_CHECKING:
    import random


@rule("TS XI.5")
def can_see(pos: Position, viewer: int, unit: int) -> bool:
    """Red units set up face down are unknown to all but Red until White is placed."""
    return not (
        book(pos).face_down and pos.state.turn == 0 and viewer != RED and pos.game.roster[unit].side == RED
    )


def own_view(pos: Position, viewer: int) -> dict[str, Any]:
    own: Own = pos.state.own
    label = pos.game.map.labels
    data = book(pos).data
    return {
        "length": own.length,
        "control": {"white": label(own.last), "red": label((data.towns | data.tsaritsyn) & ~own.last)},
        "exits": own.exits,
        "raised": label(own.raised),
        "collapse": have_reds_collapsed(pos),
        "attacked": label(own.attacked),
    }


def scramble(game: Game, state: State, viewer: int, rng: random.Random) -> State:
    """Deal the face-down counters anew among the places where counters of their kind may lie."""
    rules: Rulebook = game.rules
    if not (rules.face_down and state.turn == 0 and viewer != RED):
        return state

    def alike(unit: int) -> str | None:
        counter = game.roster[unit]
        if not holds(rules.in_setup, unit):
            return None
        return counter.setup if rules.labels_bind or counter.kind in ("gunboat", "train") else "land"

    return shuffle_hidden(game, state, viewer, can_see, alike, rng)


@rule("TS XI.5")
def conceal(change: Change, pos: Position, viewer: int) -> Change | None:
    """The paragraph under which a face-down counter was placed would tell its division."""
    if isinstance(change, Placed | Removed) and change.unit == UNKNOWN:
        return change._replace(cite="TS XI.5")
    return change
