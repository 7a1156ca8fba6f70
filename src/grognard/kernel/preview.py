"""What a game tells of a position for the eye: an attack before its dice, and hexes to draw over the map."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, NamedTuple

from grognard.kernel.arguments import Arguments
from grognard.kernel.hexes import HexSet, hexset
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.tables import Item, Shift

Tone = Literal["", "good", "even", "none", "bad"]  # of a result, for the attacker
Look = Literal["full", "edge", "cross"]


# -- an attack


class Effect(NamedTuple):
    """One thing that a result does; its words are the message outcome-<what>."""

    what: str
    cite: str
    side: int = -1  # whose units; nobody's, where nothing happens
    units: UnitSet = 0
    n: int = 0  # hexes that each goes back, steps lost by all together, otherwise units
    whole: bool = False  # are these all that the side had in the combat?
    hex: int = -1


class PreviewRow(NamedTuple):
    """A result of the table, its chance, and what really comes of it once every rule has been applied.

    Rows with the same code differ in what comes of it: further dice decide between them.
    """

    code: str
    chance: float
    faces: tuple[int, ...]  # of the one die that decides; none where several do
    tone: Tone
    effects: tuple[Effect, ...]
    emptied: bool  # has everybody who defended left the hex?
    taken: bool  # does an attacker end in it?
    losses: tuple[int, int]  # steps, the attacker's first


class Forecast(NamedTuple):
    """Steps that each side may expect to lose, and the chance that the attacker ends in the hex."""

    attacker: float
    defender: float
    taken: float


class Addition(NamedTuple):
    """What a side may still add to an attack once it is announced: a verb, its unit, and the column then."""

    verb: str
    unit: int
    column: str
    cite: str


@dataclass(frozen=True)
class Preview:
    """An attack being put together, as the resolver itself reckons it. Its rows are worked out when somebody
    asks.
    """

    hex: int
    attacker: int
    attack: float  # all strengths together, whole where nothing was halved
    defence: float
    strengths: tuple[Item, ...]  # by the name of the unit
    columns: tuple[str, ...]
    before: str  # the column before shifts
    column: str
    faces: tuple[str, ...]  # the result of each face in that column; none where the attack cannot be
    policy: str  # the message that says how owners are taken to choose
    play: Callable[[], tuple[PreviewRow, ...]] = field(compare=False, repr=False)
    terrain: tuple[Item, ...] = ()  # what multiplies the defence, and what would
    shifts: tuple[Shift, ...] = ()
    dice: int = 1
    qualities: tuple[str, str] | None = None  # what is thrown for first, the attacker's and the defender's
    quality_cite: str = ""
    reroll: str = ""  # the paragraph by which the die may be thrown again
    rethrown: frozenset[str] = frozenset()  # the results after which it is, by the policy
    listed: tuple[str, ...] = ()  # results that are listed though their chance be nought
    open: bool = False  # nothing that anybody hides bears on it
    slow: bool = False  # its rows take long: nobody works them out for attacks that are only thought of
    # what the table means by a code, message by message, where that is not result-<code>
    words: Mapping[str, tuple[tuple[str, Arguments], ...]] = field(default_factory=dict)
    # what the attacker may add once it is announced
    later: Callable[[], tuple[Addition, ...]] = field(default=tuple, compare=False, repr=False)

    @cached_property
    def rows(self) -> tuple[PreviewRow, ...]:
        return self.play()

    @cached_property
    def chances(self) -> Mapping[str, float]:
        """The chance of each code in a single throw."""
        found = dict.fromkeys(self.listed, 0.0)
        for row in self.rows:
            found[row.code] = found.get(row.code, 0.0) + row.chance
        return found

    @cached_property
    def forecast(self) -> Forecast | None:
        """The mean of all rows; a result that is thrown again counts as what the second throw may bring."""
        if not self.rows:
            return None
        again = sum(row.chance for row in self.rows if row.code in self.rethrown)
        weights = [row.chance * (again + (row.code not in self.rethrown)) for row in self.rows]
        mine, theirs = (
            sum(w * row.losses[i] for w, row in zip(weights, self.rows, strict=True)) for i in (0, 1)
        )
        return Forecast(mine, theirs, sum(w for w, row in zip(weights, self.rows, strict=True) if row.taken))


# -- overlays


class Area(NamedTuple):
    """Hexes with a border of their own, which may cross those of other areas; its words are a message."""

    hexes: HexSet
    look: Look
    text: str
    args: Arguments = ()
    side: int = -1  # in whose colour it is drawn


class Overlay(NamedTuple):
    """Something drawn over the map: plain hexes, hexes with a number in them, hexes by class, areas that may
    overlap, and lines.
    """

    hexes: HexSet = 0
    values: Mapping[int, float] = {}
    classes: Mapping[str, HexSet] = {}  # a side, or a word; a hex belongs to one
    line: tuple[int, ...] = ()
    lines: tuple[tuple[int, ...], ...] = ()
    looks: Mapping[str, Look] = {}  # how a class is drawn
    text: str = ""  # the message that explains it, where it is not overlay-<name>-text
    n: int = -1  # what the message counts: the hexes of the line, where nothing is said
    areas: tuple[Area, ...] = ()

    @property
    def all_hexes(self) -> HexSet:
        """Every hex drawn, in whatever manner."""
        found = self.hexes | hexset(self.values)
        for some in self.classes.values():
            found |= some
        for area in self.areas:
            found |= area.hexes
        return found


Drawing = Callable[[Position, int], Overlay]  # of a side, a unit or nobody
