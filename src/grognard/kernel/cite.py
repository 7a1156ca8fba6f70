"""A rule names its paragraph. `rule` marks code, `cites` marks tests; coverage joins the two."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule(*paragraphs: str) -> Callable[[F], F]:
    """Mark a function as the one that enforces these paragraphs."""

    def mark(f: F) -> F:
        f.__dict__["paragraphs"] = paragraphs
        return f

    return mark


def cites(*paragraphs: str) -> Callable[[F], F]:
    """Mark a test as one that fails when these paragraphs are not enforced."""
    return rule(*paragraphs)
