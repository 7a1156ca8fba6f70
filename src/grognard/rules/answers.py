"""Answers that only close a question, and answers that a game adds to a shared one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from grognard.kernel.flow import BACK, CLOSE, Verb
from grognard.kernel.menu import BUTTON, Allowed
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

M = TypeVar("M")


class Choice(NamedTuple, Generic[M]):
    """One more verb of a question: when it may be chosen (None: it is not on the menu), and what it does.

    It is asked about a side in the question of a phase, about the memo in that of a unit in hand.
    """

    allowed: Callable[[Position, M], Allowed | None]
    verb: Verb


def finish(ref: Referee, _: int) -> None:
    """Nothing more: on to what follows."""
    ref.finish()


ENOUGH = Verb(finish, BUTTON, CLOSE)  # the phase, the advance: as it stands
PUT_DOWN = Verb(finish, BUTTON, BACK)  # what was taken in hand, unused
