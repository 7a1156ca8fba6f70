"""Answers that only close a question."""

from __future__ import annotations

from grognard.kernel.flow import BACK, CLOSE, Verb
from grognard.kernel.menu import BUTTON
from grognard.kernel.referee import Referee


def finish(ref: Referee, _: int) -> None:
    """Nothing more: on to what follows."""
    ref.finish()


ENOUGH = Verb(finish, BUTTON, CLOSE)  # the phase, the advance: as it stands
PUT_DOWN = Verb(finish, BUTTON, BACK)  # what was taken in hand, unused
