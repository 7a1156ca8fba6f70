"""Who takes part: fixed for the whole game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from grognard.kernel.hexes import bits
from grognard.kernel.state import UnitSet


class Face(NamedTuple):
    """What a counter is worth while it shows this face; movement in the parts of a point that the game
    reckons in.
    """

    attack: int
    defence: int
    move: int


@dataclass(frozen=True)
class Unit:
    """A counter: what its faces say, and where its data come from."""

    id: str
    side: int
    kind: str
    size: str
    formation: str
    faces: tuple[Face, ...]  # by steps lost; as many as it has steps
    names: tuple[tuple[str, str], ...]  # (language, name)
    setup: str = ""
    arrives: str = ""
    source: str = ""
    more: Any = None  # what one game's counters say besides

    # What is asked for most: how many steps, and the full face.
    steps: int = field(init=False, repr=False, compare=False)
    attack: int = field(init=False, repr=False, compare=False)
    defence: int = field(init=False, repr=False, compare=False)
    move: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for name, value in zip(("steps", *Face._fields), (len(self.faces), *self.faces[0]), strict=True):
            object.__setattr__(self, name, value)

    def face(self, left: int) -> Face:
        """The face that is up with so many steps left."""
        return self.faces[max(0, min(len(self.faces) - 1, len(self.faces) - left))]

    def name(self, lang: str) -> str:
        return dict(self.names).get(lang, self.id)


@dataclass(frozen=True)
class Roster:
    """Units in the order of their groups, so that a group is a slice of every column."""

    units: tuple[Unit, ...]
    groups: tuple[str, ...]
    spans: tuple[tuple[int, int], ...]
    hex_count: int

    @staticmethod
    def of(
        units: Sequence[Unit], group: Callable[[Unit], str], groups: tuple[str, ...], hex_count: int
    ) -> Roster:
        ordered = sorted(units, key=lambda u: groups.index(group(u)))
        spans, at = [], 0
        for name in groups:
            many = sum(group(u) == name for u in ordered)
            spans.append((at, at + many))
            at += many
        return Roster(tuple(ordered), groups, tuple(spans), hex_count)

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """The side of each group (an empty group may claim any)."""
        return tuple(self.units[lo].side if lo < hi else 0 for lo, hi in self.spans)

    @cached_property
    def side_spans(self) -> tuple[tuple[int, int], ...]:
        """Where each side's units stand in every column; groups are laid side by side."""
        sides = [u.side for u in self.units]
        if sides != sorted(sides):
            raise ValueError("the groups of a roster must come side by side")
        return tuple((sides.index(s), len(sides) - sides[::-1].index(s)) for s in sorted(set(sides)))

    @cached_property
    def unit_bits(self) -> list[UnitSet]:
        return [1 << u for u in range(len(self.units))]

    @cached_property
    def index(self) -> dict[str, int]:
        return {u.id: i for i, u in enumerate(self.units)}

    def where(self, test: Callable[[Unit], bool]) -> UnitSet:
        """The units that pass a test."""
        return sum(1 << i for i, u in enumerate(self.units) if test(u))

    def by(self, key: Callable[[Unit], str]) -> dict[str, UnitSet]:
        """The units under each value of a key: their size, their formation, their nation."""
        found: dict[str, UnitSet] = {}
        for i, u in enumerate(self.units):
            found[key(u)] = found.get(key(u), 0) | 1 << i
        return found

    def ids(self, units: UnitSet) -> list[str]:
        return [self.units[u].id for u in bits(units)]

    def __len__(self) -> int:
        return len(self.units)

    def __getitem__(self, unit: int) -> Unit:
        return self.units[unit]
