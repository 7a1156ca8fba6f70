"""Answers that only close a question."""

from __future__ import annotations

from grognard.kernel.referee import Referee


def finish(ref: Referee, _: int) -> None:
    """Nothing more: on to what follows."""
    ref.finish()
