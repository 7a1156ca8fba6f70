"""Acts as numbers: the verb's place plus the noun's.

An act is a verb and at most one noun. Each verb of the game has a stretch of the numbers, as long as there
are nouns of its kind; hexes are counted cell by cell as they lie on paper, so that a stretch of hexes has the
shape of a plane. Policies that decide in two steps, verb and then noun, find both masks in the one flat mask.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from grognard.kernel.acts import nouns_of
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import BOX, BUTTON, HEX, OPTION, UNIT, Act, Menu

Mask = npt.NDArray[np.int8]


def check_most(game: Game, most: int | None) -> int:
    """The acts after which a game is cut off: as many as it may have, unless somebody wants fewer."""
    if most is None:
        return game.longest.game
    if not isinstance(most, int) or isinstance(most, bool):
        raise BadInput(f'most: "{most}" is no whole number')
    if most < 1:
        raise BadInput(f"most: {most}: at least one act is required")
    return most


OPTIONS = 32  # room for what a verb may offer by name


class Paper:
    """The map as rows and columns, as printed: a cell for every place of the joint grid."""

    def __init__(self, game: Game) -> None:
        spots = game.map.spot
        left, top = min(c for c, _ in spots.values()), min(r for _, r in spots.values())
        self.columns = max(c for c, _ in spots.values()) - left + 1
        self.rows = max(r for _, r in spots.values()) - top + 1
        self.cells = self.rows * self.columns
        size = game.map.grid.size
        self.cell_of: list[int] = [-1] * size  # the cell of each hex
        self.hex_of: list[int] = [-1] * self.cells  # and the hex of each cell; -1 where none is printed
        for h, (column, row) in spots.items():
            cell = (row - top) * self.columns + column - left
            self.cell_of[h], self.hex_of[cell] = cell, h
        self.cell_array = np.array(self.cell_of, dtype=np.intp)
        self._hexes = np.array([h if h >= 0 else size for h in self.hex_of], dtype=np.intp)
        self._octets = size // 8 + 1

    def places(self, s: HexSet) -> list[int]:
        """The cells of a set of hexes."""
        cell_of = self.cell_of
        return [cell_of[h] for h in bits(s)]

    def plane(self, s: HexSet) -> npt.NDArray[np.uint8]:
        """A set of hexes as ones among noughts, cell by cell."""
        flat = np.unpackbits(
            np.frombuffer(s.to_bytes(self._octets, "little"), dtype=np.uint8), bitorder="little"
        )
        return flat[self._hexes]


class Part(NamedTuple):
    """The numbers of one verb with nouns of one kind."""

    verb: str
    kind: str
    first: int
    many: int


class Acts:
    """The acts of a game as numbers from 0; the same for every position, scenario and option of it."""

    def __init__(self, game: Game) -> None:
        self.game, self.paper = game, paper(game)
        self.sizes = {
            HEX: self.paper.cells,
            UNIT: len(game.roster),
            BOX: len(game.boxes),
            OPTION: OPTIONS,
            BUTTON: 1,
        }
        self.parts: list[Part] = []
        at = 0
        for verb, kind in nouns_of(game):
            self.parts.append(Part(verb, kind, at, self.sizes[kind]))
            at += self.sizes[kind]
        self.many = at
        self.part_of = {(part.verb, part.kind): part for part in self.parts}
        self.firsts = [part.first for part in self.parts]

    def _part(self, verb: str, kind: str) -> Part:
        found = self.part_of.get((verb, kind))
        if found is None:
            raise ValueError(f'{self.game.id}: no question declares the verb "{verb}" with a {kind}')
        return found

    def numbers(self, menu: Menu) -> list[int]:
        """Every legal act by its number, in no order."""
        found: list[int] = []
        for verb, allowed in menu.verbs.items():
            if nouns := allowed.set:
                first = self._part(verb, allowed.kind).first
                found += [
                    first + noun
                    for noun in (self.paper.places(nouns) if allowed.kind == HEX else bits(nouns))
                ]
        return found

    def mask(self, menu: Menu | None) -> Mask:
        """One for each legal act; all noughts for whoever is not asked."""
        mask: Mask = np.zeros(self.many, dtype=np.int8)
        if menu is not None:
            mask[self.numbers(menu)] = 1
        return mask

    def number(self, act: Act, kind: str) -> int:
        """An act as a number; the menu says of what kind its noun is."""
        return self._part(act.verb, kind).first + (self.paper.cell_of[act.noun] if kind == HEX else act.noun)

    def act(self, number: int) -> Act:
        """What a number means. It may mean a cell where no hex is printed: then the noun is -1, which no menu
        holds.
        """
        part, noun = self.split(number)
        found = self.parts[part]
        return Act(found.verb, self.paper.hex_of[noun] if found.kind == HEX else noun)

    # -- verb first, then noun

    def split(self, number: int) -> tuple[int, int]:
        """The part (a verb with a kind of noun) and the noun of a number."""
        if not 0 <= number < self.many:
            raise ValueError(f"{self.game.id}: act {number}: from 0 to {self.many - 1}")
        part = bisect_right(self.firsts, number) - 1
        return part, number - self.firsts[part]

    def join(self, part: int, noun: int) -> int:
        """The flat number of a part and a noun."""
        return self.firsts[part] + noun

    def parts_in(self, mask: Mask) -> Mask:
        """The mask of the first head: the parts that have a legal noun."""
        return (np.add.reduceat(mask, self.firsts, dtype=np.int32) > 0).astype(np.int8)

    def nouns_in(self, mask: Mask, part: int) -> Mask:
        """The mask of the second head: the nouns of one part. Parts of a kind share a head, since they are
        equally long.
        """
        found = self.parts[part]
        return mask[found.first : found.first + found.many]


@lru_cache(maxsize=32)
def paper(game: Game) -> Paper:
    return Paper(game)


@lru_cache(maxsize=32)
def acts(game: Game) -> Acts:
    return Acts(game)


def head_sizes(space: Acts) -> dict[str, Any]:
    """How long each head of a policy must be: one over the parts, one for each kind of noun there is."""
    kinds = {part.kind for part in space.parts}
    return {"part": len(space.parts), **{kind: n for kind, n in space.sizes.items() if kind in kinds}}
