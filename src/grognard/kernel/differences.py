"""How a large value has changed: a journal that kept possession of every hex with every act would burst."""

from __future__ import annotations

from typing import Any, NamedTuple

from grognard.kernel.hexes import bits, hexset

LARGE_SET = 512  # bits: a smaller set is kept as it is
LONG_ROW = 32
FEW = 32  # beyond so many differences the new value is kept whole


class SetDifference(NamedTuple):
    added: tuple[int, ...]
    removed: tuple[int, ...]

    def apply_to(self, old: int) -> int:
        return (old | hexset(self.added)) & ~hexset(self.removed)


class RowDifference(NamedTuple):
    items: tuple[tuple[int, Any], ...]

    def apply_to(self, old: tuple[Any, ...]) -> tuple[Any, ...]:
        new = list(old)
        for i, value in self.items:
            new[i] = value
        return tuple(new)


DIFFERENCES = (SetDifference, RowDifference)


def difference(old: Any, new: Any) -> Any:
    """The new value, or what turns the old one into it where that is shorter."""
    if type(new) is int and type(old) is int and max(old, new).bit_length() > LARGE_SET:
        changed = old ^ new
        if changed.bit_count() <= FEW:
            return SetDifference(tuple(bits(changed & new)), tuple(bits(changed & old)))
    elif type(new) is tuple and type(old) is tuple and len(old) == len(new) >= LONG_ROW:
        items = tuple((i, b) for i, (a, b) in enumerate(zip(old, new, strict=True)) if a != b)
        if len(items) <= FEW:
            return RowDifference(items)
    return new
