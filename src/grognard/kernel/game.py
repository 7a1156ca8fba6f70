"""A game is a record of functions and of things fixed for its whole length."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from grognard.kernel.network import UNLIMITED

if TYPE_CHECKING:
    import random

    from grognard.kernel.changes import Change
    from grognard.kernel.flow import Program
    from grognard.kernel.load import Files
    from grognard.kernel.maps import Map
    from grognard.kernel.referee import Referee
    from grognard.kernel.state import Position, State
    from grognard.kernel.units import Roster


@dataclass(frozen=True)
class Option:
    """Something players agree on before the game: its values, the first being the default."""

    name: str
    values: tuple[str, ...]
    cite: str
    default: str = ""

    @property
    def usual(self) -> str:
        return self.default or self.values[0]


class Track(NamedTuple):
    """Something counted towards an end; its words are the message track-<id>."""

    id: str
    value: int
    of: int
    cite: str
    side: int = -1


class Lit(NamedTuple):
    """What going to a hex would cost, and whether the move ends there."""

    cost: float
    stop: bool = False


class Shown(NamedTuple):
    """An overlay that the table offers: asked of a side, of a unit, or of nobody."""

    per: str  # side, unit, all
    style: str  # reach, zone, line, threat, control, objective
    key: str
    cite: str


def attack_and_move(game: Game, unit: int) -> tuple[str, ...]:
    """The usual print of a counter, the same whatever steps it has left."""
    one = game.roster[unit]
    move = "∗" if one.move == UNLIMITED else str(one.move)
    printed = f"{one.attack}-{move}" if one.attack == one.defence else f"{one.attack}-{one.defence}-{move}"
    return (printed,) * max(1, one.steps)


Judge = Callable[["Position", int], float]  # how well a side stands


def printed_might(pos: Position, unit: int) -> float:
    return float(pos.game.roster[unit].attack)


@dataclass(frozen=True)
class Temper:
    """In points of score: what an attack is thought to be worth beyond what it is, and each unit next to an enemy."""

    zeal: float = 0.0
    boldness: float = 0.0


@dataclass(frozen=True)
class Hints:
    """What a computer player may ask besides the score. A hint may be wrong: the menu alone says what is legal."""

    objectives: Callable[[Position, int], Mapping[int, float]] = lambda pos, side: {}  # hexes worth having, and how much
    fits: Callable[[Position, int, int], bool] = lambda pos, unit, h: True  # has a unit room among its friends in a hex?
    might: Callable[[Position, int], float] = printed_might  # what a unit brings to an attack
    fed: Callable[[Position, int], int] = lambda pos, side: -1  # the hexes where a side is in supply: all, where there is none
    outlook: Callable[[int], Judge] | None = None  # how one who plans for a side judges; as the score does, where there is none
    temper: Callable[[int], Temper] = lambda side: Temper()  # what does a planner for a side good beyond that


@dataclass(frozen=True)
class Hooks:
    """What the surroundings may ask of a game. None of it decides what is legal."""

    sees: Callable[[Position, int, int], bool]  # (position, viewer, unit): is its face known?
    own_view: Callable[[Position, int], dict[str, Any]]
    # What is hidden from a viewer, dealt anew: by luck and by what he sees, not by what is true. The same state when nothing is.
    scramble: Callable[[Game, State, int, random.Random], State]
    conceal: Callable[[Change, Position, int], Change | None]
    score: Judge
    odds: Callable[[Position], dict[str, Any] | None]
    read_own: Callable[[Game, Mapping[str, Any], State], Any]
    invariants: Callable[[Position], list[str]]  # what is broken; nothing, one hopes
    overlays: Mapping[str, Callable[[Position, int], dict[str, Any]]]
    shown: Mapping[str, Shown] = field(default_factory=dict)  # the overlays players are offered
    tracks: Callable[[Position, int], list[Track]] = lambda pos, viewer: []
    turns: Callable[[Position], int] = lambda pos: 0  # how many there will be; nought: nobody knows
    lit: Callable[[Position], Mapping[int, Lit]] = lambda pos: {}  # of the unit in hand
    faces: Callable[[Game, int], tuple[str, ...]] = attack_and_move  # what a counter prints, by steps lost
    move: Callable[[Game, int], int] = lambda game, unit: game.roster[unit].move  # the points of a unit, as players count them
    nation: Callable[[Game, int], str] = lambda game, unit: ""  # whose colours a counter bears, where they are not those of its side
    hints: Hints = field(default_factory=Hints)


@dataclass(frozen=True, eq=False)
class Game:
    id: str
    version: str  # of the rules
    digest: str  # of the data files
    files: Files
    sides: tuple[str, ...]
    marks: tuple[str, ...]
    board_marks: tuple[int, ...]  # the marks that facts of the board hang on
    map: Map
    roster: Roster
    rules: Any  # the game's own Rulebook, with the options' overrides applied
    options: Mapping[str, str]
    scenario: str
    first: str
    program: Program
    start: Callable[[Game], State]
    judge: Callable[[Referee], None]
    hooks: Hooks

    def mark(self, name: str) -> int:
        return self.marks.index(name)

    def side(self, name: str) -> int:
        return self.sides.index(name)

    def face(self, unit: int, steps: int) -> str:
        """What a counter prints with so many steps left."""
        faces = self.hooks.faces(self, unit)
        return faces[max(0, min(len(faces) - 1, self.roster[unit].steps - steps))]
