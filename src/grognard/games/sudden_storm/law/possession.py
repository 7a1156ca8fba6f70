"""3E. Possession of every hex, and the one place where all that follows from a capture happens."""

from __future__ import annotations

from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame


def begin_turn(ref: Referee, frame: Frame) -> None:
    """A player turn begins: what its side owns now may carry trains and administrative movement."""
