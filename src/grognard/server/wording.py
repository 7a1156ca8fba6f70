"""Small words that everything told to a reader shares."""

from __future__ import annotations


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def points(cost: float) -> str:
    """A cost as it is written on the map, half points too."""
    if cost % 1 != 0.5:
        return str(cost)
    return f"{int(cost) or ''}½"
