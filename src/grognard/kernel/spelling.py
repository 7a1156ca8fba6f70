"""What somebody probably meant by a word that is not known."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterator
from string import ascii_letters, digits

MANY = 2000  # words beyond which comparing with each of them takes too long
LONGEST = 40  # characters of a word that is worth comparing
LETTERS = ascii_letters + digits + "-:*/_. "


def nearest(word: str, known: Collection[str]) -> str:
    """The known word that was probably meant; empty when none is near."""
    if len(word) > LONGEST:
        return ""
    if len(known) > MANY:
        return next((other for other in one_slip_away(word) if other in known), "")
    return next(iter(difflib.get_close_matches(word, known, 1)), "")


def suggestion(near: str) -> str:
    """The end of a complaint about a word: what it may have meant."""
    return f' (did you mean "{near}"?)' if near else ""


def one_slip_away(word: str) -> Iterator[str]:
    """Words with two letters swapped, one changed, one too many or one too few."""
    cuts = [(word[:n], word[n:]) for n in range(len(word) + 1)]
    yield from (head + tail[1] + tail[0] + tail[2:] for head, tail in cuts if len(tail) > 1)
    yield from (head + letter + tail[1:] for head, tail in cuts if tail for letter in LETTERS)
    yield from (head + tail[1:] for head, tail in cuts if tail)
    yield from (head + letter + tail for head, tail in cuts for letter in LETTERS)
