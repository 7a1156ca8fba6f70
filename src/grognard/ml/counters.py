"""The counters of a game on planes and in rows, kept up to date for one viewer: only what has changed is
written anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from grognard.kernel.hexes import bits
from grognard.kernel.state import Position
from grognard.kernel.units import Face

if TYPE_CHECKING:
    from grognard.ml.encoding import Encoder

Bytes = npt.NDArray[np.int8]
Rows = npt.NDArray[np.int16]  # of counters: a row of a large map is beyond a byte
COUNTS = ("counters", "unknown", "attack", "defence", "steps")
NOTHING = Face(0, 0, 0)  # what is left of a counter without steps
UNIT_COLUMNS = ("row", "column", "box", "steps", "mine", "may_choose")


class Counters:
    """What one side sees of the counters. Of one that it cannot name, only that it stands there."""

    def __init__(self, names: Encoder, viewer: int) -> None:
        self.names, self.viewer = names, viewer
        many = len(names.game.roster)
        self.planes: Bytes = names.blank.copy()
        self.units: Rows = np.zeros(names.unit_shape, dtype=np.int16)
        self.cells = [-1] * many  # of those it can name
        # the places on the planes where each counter is written
        self.laid: list[tuple[int, ...]] = [()] * many
        self.worth: list[tuple[int, ...]] = [()] * many  # and what was added there
        self.where: tuple[int, ...] = ()
        self.steps: tuple[int, ...] = ()
        self.marks: tuple[int, ...] = ()
        self.known: list[bool] = []
        self._flat = self.planes.reshape(-1).data

    def follow(self, pos: Position) -> bool:
        """Write what has changed since the last position. Are all counters known?"""
        state, sees = pos.state, pos.game.hooks.can_see
        known = [sees(pos, self.viewer, u) for u in range(len(state.where))]
        changed = self._changed(state.where, state.steps, state.marks, known)
        self.where, self.steps, self.marks, self.known = state.where, state.steps, state.marks, known
        for unit in changed:
            self._write(unit)
        return all(known)

    def _changed(
        self, where: tuple[int, ...], steps: tuple[int, ...], marks: tuple[int, ...], known: list[bool]
    ) -> set[int]:
        if not self.where:
            return set(range(len(where)))
        found: set[int] = set()
        for now, then in ((where, self.where), (steps, self.steps), (known, self.known)):
            if now is not then and now != then:
                found.update([u for u, (a, b) in enumerate(zip(now, then, strict=True)) if a != b])
        if marks is not self.marks:
            for a, b in zip(marks, self.marks, strict=True):
                if a != b:
                    found.update(bits(a ^ b))
        return found

    def _write(self, unit: int) -> None:
        """Take a counter off the planes and lay it anew."""
        flat = self._flat
        for place, worth in zip(self.laid[unit], self.worth[unit], strict=True):
            flat[place] -= worth
        names, at, known = self.names, self.where[unit], self.known[unit]
        self.cells[unit] = -1
        self.laid[unit] = self.worth[unit] = ()
        marked = [1 if marks >> unit & 1 else 0 for marks in self.marks] if known else [0] * len(self.marks)
        mine = names.side_of[unit] == self.viewer
        row = column = 0
        if at >= 0:
            cell = names.paper.cell_of[at]
            plane = names.first + (0 if mine else len(names.of_side))
            self._lay(unit, plane, cell, known, marked)
            if known:
                self.cells[unit] = cell
                row, column = cell // names.paper.columns + 1, cell % names.paper.columns + 1
        box, left = (max(0, -at), self.steps[unit]) if known else (0, 0)
        self.units[unit] = (row, column, box, left, mine, 0, *marked)

    def _lay(self, unit: int, plane: int, cell: int, known: bool, marked: list[int]) -> None:
        names, span = self.names, self.names.paper.cells
        if known:
            faces, kind = names.printed[unit]
            left = self.steps[unit]
            written = [(0, 1), (2, faces[left].attack), (3, faces[left].defence), (4, left), (kind, 1)]
            written += [(names.mark + i, 1) for i, on in enumerate(marked) if on]
        else:
            written = [(0, 1), (1, 1)]
        self.laid[unit] = tuple([(plane + name) * span + cell for name, _ in written])
        self.worth[unit] = tuple([worth for _, worth in written])
        for place, worth in zip(self.laid[unit], self.worth[unit], strict=True):
            self._flat[place] += worth
