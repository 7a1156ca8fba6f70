"""What one side knows of a position, as arrays: planes over the map, a row for each unit, a vector.

Everything comes from what the side may know: which counters it can name, the game's view for it, its own
menu. Where some counters are unknown to it and a fact needs them all, they are dealt anew, always by the same
luck.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from operator import is_
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from grognard.kernel.arguments import At, Units
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices
from grognard.kernel.flow import Ask
from grognard.kernel.game import Game
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.menu import HEX, UNIT, Menu
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.kernel.views import phase
from grognard.ml import facts
from grognard.ml.counters import COUNTS, NOTHING, UNIT_COLUMNS, Bytes, Counters, Rows
from grognard.ml.spaces import paper

Floats = npt.NDArray[np.float32]
LUCK = (
    1918  # any number: what is hidden is guessed by the same luck each time, so that the guess tells nothing
)
POINTED = ("in_hand", "may_choose", "may_go")
MAY_CHOOSE = UNIT_COLUMNS.index("may_choose")
USUAL_TURNS = 20  # of a game whose length nobody knows


class Seen(NamedTuple):
    """What a side sees: planes (names × rows × columns), units (units × columns), vector."""

    planes: Bytes
    units: Rows
    vector: Floats


class Encoder:
    """Arrays of a game for each of its sides. `mine` and `theirs` are as the viewer says them.

    It keeps what it made last, and so belongs to one thread.
    """

    def __init__(self, game: Game) -> None:
        self.game, self.paper = game, paper(game)
        units = game.roster.units
        kinds = sorted({u.kind for u in units})
        self.side_sets = facts.side_sets(game)
        self.said = facts.memory_facts(game)
        self.of_side = (
            *COUNTS,
            *(f"kind {k}" for k in kinds),
            *(f"mark {m}" for m in game.marks),
            *self.side_sets,
            "objective",
        )
        ground = _ground(game)
        self.plane_names = (
            *ground,
            *(f"{who} {name}" for who in ("mine", "theirs") for name in self.of_side),
            *POINTED,
        )
        self.unit_names = (*UNIT_COLUMNS, *(f"mark {m}" for m in game.marks))
        self.first = len(ground)  # plane of what changes
        self.mark = len(COUNTS) + len(kinds)
        self.set = self.mark + len(game.marks)
        self.side_of = [u.side for u in units]
        self.printed = [((NOTHING, *reversed(u.faces)), len(COUNTS) + kinds.index(u.kind)) for u in units]
        self.blank = np.zeros((len(self.plane_names), self.paper.cells), dtype=np.int8)
        for i, s in enumerate(ground.values()):
            self.blank[i] = self.paper.plane(s)
        self.phases = {
            name: i
            for i, name in enumerate(sorted({node.phase for node in game.program.values()} | {"over"}))
        }
        self.questions = {
            name: i
            for i, name in enumerate(
                sorted(n for n, node in game.program.items() if isinstance(node.step, Ask))
            )
        }
        self.vector_names = self._vector_names()
        self.watching = [Watched(self, side) for side in range(len(game.sides))]

    @property
    def plane_shape(self) -> tuple[int, int, int]:
        return len(self.plane_names), self.paper.rows, self.paper.columns

    @property
    def unit_shape(self) -> tuple[int, int]:
        return len(self.game.roster), len(self.unit_names)

    def _vector_names(self) -> tuple[str, ...]:
        first, _ = begin(self.game, SeededDice(b"names"))
        self.tracks = [track.id for track in self.game.hooks.tracks(first, 0)]
        return (
            "turn",
            "to_act",
            *(f"side {side}" for side in self.game.sides),
            *(f"phase {p}" for p in self.phases),
            *(f"track {t}" for t in self.tracks),
            *(f"{said.path} {word}".strip() for said in self.said for word in said.words or ("",)),
            *(f"question {name}" for name in self.questions),
        )

    def encode(self, pos: Position, viewer: int) -> Seen:
        """A position as a side sees it. The arrays are the caller's to keep and to change."""
        watched = self.watching[viewer]
        vector = watched.follow(pos)
        planes, units = watched.counters.planes.copy(), watched.counters.units.copy()
        menu = choices(pos)
        if menu.who == viewer:
            self._point(planes, units, menu, watched.counters.cells)
            vector[1] = 1.0
            vector[self.questions[pos.frame.step] - len(self.questions)] = 1.0
        return Seen(planes.reshape(self.plane_shape), units, vector)

    def _point(self, planes: Bytes, units: Rows, menu: Menu, cells: list[int]) -> None:
        """What the side has in hand and may point at now."""
        hand, choose, go = planes[-3], planes[-2], planes[-1]
        for value in menu.args.values():
            if isinstance(value, Units):
                pointed = [cells[unit] for unit in bits(value.set)]
            elif isinstance(value, At) and value.place >= 0:
                pointed = [self.paper.cell_of[value.place]]
            else:
                continue
            for cell in pointed:
                if cell >= 0:
                    hand[cell] = 1
        for allowed in menu.verbs.values():
            if not allowed.set:
                continue
            if allowed.kind == HEX:
                go[self.paper.places(allowed.set)] = 1
            elif allowed.kind == UNIT:
                able = bits(allowed.set)
                units[able, MAY_CHOOSE] = 1
                choose[[cells[u] for u in able if cells[u] >= 0]] = 1


class Watched:
    """What one side has seen last: everything but the question it is asked."""

    def __init__(self, names: Encoder, viewer: int) -> None:
        self.names, self.viewer = names, viewer
        self.counters = Counters(names, viewer)
        self.sets: list[int] = [0] * (2 * len(names.side_sets))
        self.objectives: Mapping[str, HexSet] = {}
        self.key: tuple[Any, ...] = ()  # all that planes and vector hang on, but for the question
        self.numbers: list[float] = []
        self.vector: Floats = np.zeros(0, dtype=np.float32)

    def follow(self, pos: Position) -> Floats:
        """Bring the planes up to date; gives the vector, without the question. Nothing is done when only the
        question is another.
        """
        state = pos.state
        key = (state.where, state.steps, state.marks, state.own, state.turn, state.result, phase(pos))
        if self.key and all(map(is_, key, self.key)):
            return self.vector.copy()
        if (
            not self.key
            or state.own is not self.key[3]
            or state.turn != self.key[4]
            or state.result is not self.key[5]
        ):
            self.numbers = (
                facts.numbers_of(self.names.said, pos.game.hooks.own_view(pos, self.viewer))
                if self.names.said
                else []
            )
        self.key = key
        self._lay(pos)
        self.vector = self._vector(pos)
        return self.vector.copy()

    def _lay(self, pos: Position) -> None:
        """Counters, the sets that follow from them, and objectives, on their planes."""
        supposed = pos if self.counters.follow(pos) else self._suppose(pos)
        names, planes = self.names, self.counters.planes
        for who, side in enumerate((self.viewer, 1 - self.viewer)):
            for i, of in enumerate(names.side_sets.values()):
                at, s = who * len(names.side_sets) + i, of(supposed, side)
                if s != self.sets[at]:
                    self.sets[at] = s
                    planes[names.first + who * len(names.of_side) + names.set + i] = names.paper.plane(s)
        held = facts.objectives(pos)
        if held != self.objectives:
            self.objectives = held
            self._lay_objectives()

    def _suppose(self, pos: Position) -> Position:
        """A position that the viewer cannot tell from this one, and that is the same for all of those."""
        state = pos.game.hooks.scramble(pos.game, pos.state, self.viewer, Random(LUCK))
        return pos if state is pos.state else Position(pos.game, state, pos)

    def _lay_objectives(self) -> None:
        names = self.names
        for who, side in enumerate((self.viewer, 1 - self.viewer)):
            plane = self.counters.planes[names.first + (who + 1) * len(names.of_side) - 1]
            plane[:] = names.paper.plane(self.objectives.get(names.game.sides[side], 0))

    def _vector(self, pos: Position) -> Floats:
        """Turn, side, phase, tracks and what the game remembers; then room for the question."""
        names, hooks, state = self.names, pos.game.hooks, pos.state
        values = {t.id: t.value / t.of if t.of else 0.0 for t in hooks.tracks(pos, self.viewer)}
        tracks = [values.get(name, 0.0) for name in names.tracks]  # some are told now and then only
        vector = np.zeros(len(names.vector_names), dtype=np.float32)
        sides, phases = len(pos.game.sides), len(names.phases)
        vector[0] = state.turn / (hooks.turns(pos) or USUAL_TURNS)
        vector[2 + self.viewer] = 1.0
        vector[2 + sides + names.phases[phase(pos)]] = 1.0
        told = tracks + self.numbers
        first = 2 + sides + phases
        vector[first : first + len(told)] = told
        return vector


def _ground(game: Game) -> dict[str, int]:
    """What never changes: terrain, features, areas, ways along hexes and across hexsides."""
    map = game.map
    found = {"board": map.grid.board}
    found |= {f"terrain {name}": s for name, s in map.terrain.items()}
    found |= {f"feature {name}": s for name, s in map.features.items()}
    found |= {f"area {name}": s for name, s in map.areas.items()}
    for line in map.lines:
        name = f"line {line.kind}"
        found[name] = found.get(name, 0) | hexset(line.hexes)
    for name, gate in map.sides.items():
        found |= {f"side {name} {way}": s for way, s in zip(map.grid.names, gate, strict=True)}
    return found


@lru_cache(maxsize=16)
def encoder(game: Game) -> Encoder:
    """The encoder of a game, made once."""
    return Encoder(game)
