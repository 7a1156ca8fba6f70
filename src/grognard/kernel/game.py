"""A game is a record of functions and of things fixed for its whole length."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from grognard.kernel.aliases import UNCHANGED, Aliases
from grognard.kernel.network import UNLIMITED
from grognard.kernel.places import BOXES, Box, sees_open_boxes
from grognard.kernel.reading import Unchanged, reader

if TYPE_CHECKING:
    import random

    from grognard.kernel.air_picture import AirPicture, Sortie
    from grognard.kernel.arguments import Arguments, Charge
    from grognard.kernel.changes import Change
    from grognard.kernel.flow import Program
    from grognard.kernel.hexes import HexSet
    from grognard.kernel.load import Files
    from grognard.kernel.maps import Map
    from grognard.kernel.menu import Act, Cause, Menu
    from grognard.kernel.preview import Drawing, Preview
    from grognard.kernel.referee import Referee
    from grognard.kernel.set_up_view import SetUpView
    from grognard.kernel.state import Position, State, UnitSet
    from grognard.kernel.units import Roster


@dataclass(frozen=True)
class Option:
    """Something players agree on before the game: its values, the first being the default."""

    name: str
    values: tuple[str, ...]
    cite: str
    default: str = ""
    before: str = ""  # what held before there was such an option, where that is not the default

    @property
    def usual(self) -> str:
        return self.default or self.values[0]


class Weather(NamedTuple):
    """The weather of a zone of the map, or of all of it; its words are the message `what`."""

    what: str
    sign: str  # sun, cloud, rain, frost or snow
    cite: str
    zone: str = ""  # the letter of the zone, where there are several
    until: int = 0  # the first turn in which it may be another; nought: the next


class Track(NamedTuple):
    """Something counted, towards an end or not; its words are the message track-<id>, and track-<id>-hint
    with arguments. Its look is pips, cells (one for each number from nought) or a bar.
    """

    id: str
    value: int
    of: int
    cite: str
    side: int = -1
    look: str = "pips"
    args: Arguments = ()
    scores: bool = True  # does it tell how near somebody's victory is, or only what he can spend?


class Marker(NamedTuple):
    """Something that lies on a hex and is no counter: a bridgehead, a fort, control; its words are
    marker-<kind>. Where marker-<kind>-sign says what is written on it, it lies below the counters.
    """

    hex: int
    kind: str
    side: int = -1
    n: int = 0  # points, where it has any
    of: str = ""  # the id of a counter that it belongs to
    above: bool = False  # a shield above the counters


class Unfinished(NamedTuple):
    """Something that may or must still be done before a phase ends: its words are the messages <what> and
    <what>-short, and <what>-note for what is lost.
    """

    what: str
    units: int = 0
    hexes: HexSet = 0
    must: bool = False
    cite: str = ""
    args: Arguments = ()

    @property
    def kind(self) -> Literal["must", "may"]:
        return "must" if self.must else "may"


class Drawn(NamedTuple):
    """A chit that was drawn, and whom it calls: its words are the message <what>."""

    what: str
    # a counter, or a chit whose words are the message value-<chit>: what stands on it, and its name after a
    # comma
    chit: str
    side: int
    cite: str
    hqs: int = 0
    units: int = 0
    hexes: HexSet = 0  # to be framed
    args: Arguments = ()
    left_out: tuple[LeftOut, ...] = ()
    nth: int = 0
    of: int = 0


class LeftOut(NamedTuple):
    """A unit that one might expect to be called and is not; its words are a message with arguments."""

    unit: int
    cite: str
    what: str
    args: Arguments


class MoveCost(NamedTuple):
    """What going to a hex would cost, and whether the move ends there."""

    cost: float
    stop: bool = False


class OverlaySpec(NamedTuple):
    """An overlay that the table offers: asked of a side, of a unit, or of nobody."""

    per: str  # side, unit, all
    style: str  # reach, zone, line, threat, control, objective
    key: str
    cite: str


def attack_and_move(game: Game, unit: int, lost: int) -> str:
    """The usual print of a face: strength and movement, or attack, defence and movement where the strengths
    differ.
    """
    attack, defence, points = game.roster[unit].faces[lost]
    move = "∗" if points == UNLIMITED else str(points // game.mp)
    return f"{attack}-{move}" if attack == defence else f"{attack}-{defence}-{move}"


Judge = Callable[["Position", int], float]  # how well a side stands
UnitsOf = Callable[["Position"], "UnitSet"]
SideSet = Callable[["Position", int], "HexSet"]  # hexes that follow from where units stand, for one side


def own_formation(game: Game, unit: int) -> str:
    """The usual army of a unit: its formation."""
    return game.roster[unit].formation


def own_kind(game: Game, unit: int) -> str:
    """The usual drawing on a unit: that of its kind."""
    return game.roster[unit].kind


def printed_strength(pos: Position, unit: int) -> float:
    return float(pos.game.roster[unit].attack)


@dataclass(frozen=True)
class PlayerBias:
    """In points of score: what an attack is thought to be worth beyond what it is, and each unit next to an
    enemy.
    """

    zeal: float = 0.0
    boldness: float = 0.0


@dataclass(frozen=True)
class Hints:
    """What a computer player may ask besides the score. A hint may be wrong: the menu alone says what is
    legal.
    """

    # hexes worth having, and how much
    objectives: Callable[[Position, int], Mapping[int, float]] = lambda pos, side: {}
    # has a unit room among its friends in a hex?
    has_room: Callable[[Position, int, int], bool] = lambda pos, unit, h: True
    attack_strength: Callable[[Position, int], float] = printed_strength  # what a unit brings to an attack
    planner_score: Callable[[int], Judge] | None = (
        None  # how one who plans for a side judges; as the score does, where there is none
    )
    # how he judges whatever he does from a position on, where that hangs on what he was after in it
    planner_from: Callable[[int, Position], Judge] | None = None
    bias: Callable[[int], PlayerBias] = lambda side: (
        PlayerBias()
    )  # what does a planner for a side good beyond that
    # the answer to a question whose answers are too many to be weighed; none to all others
    choose_answer: Callable[[Position, Menu], Act | None] = lambda pos, menu: None
    striking_verbs: tuple[str, ...] = ()  # verbs by which a unit in hand strikes at enemies on its way
    company: int = 6  # so many are gathered against one enemy
    unweighed_verbs: tuple[str, ...] = ()  # verbs of a phase that counsel alone proposes: nobody weighs them


FOE = -2  # of a throw: the side whose phase it is not
NEITHER = -1  # of a throw: it is the game's own


@dataclass(frozen=True)
class Hooks:
    """What the surroundings may ask of a game. None of it decides what is legal."""

    own_view: Callable[[Position, int], dict[str, Any]]
    # What is hidden from a viewer, dealt anew: by luck and by what he sees, not by what is true. The same
    # state when nothing is.
    scramble: Callable[[Game, State, int, random.Random], State]
    conceal: Callable[[Change, Position, int], Change | None]
    score: Judge
    odds: Callable[[Position], Preview | None]  # the attack being put together
    read_own: Callable[[Game, Mapping[str, Any], State], Any]
    invariants: Callable[[Position], list[str]]  # what is broken; nothing, one hopes
    overlays: Mapping[str, Drawing]
    can_see: Callable[[Position, int, int], bool] = (
        sees_open_boxes  # (position, viewer, unit): is its face known?
    )
    # who is where, as [own] of older position files says it
    read_places: Callable[[Game, Mapping[str, Any], State], State] = lambda game, own, state: state
    overlay_specs: Mapping[str, OverlaySpec] = field(default_factory=dict)  # the overlays players are offered
    tracks: Callable[[Position, int], list[Track]] = lambda pos, viewer: []
    weather: Callable[[Position], list[Weather]] = lambda pos: []
    markers: Callable[[Position, int], list[Marker]] = lambda pos, viewer: []  # as the viewer may know them
    # who is on his way from where to where, and the air forces in a phase of theirs
    sorties: Callable[[Position], list[Sortie]] = lambda pos: []
    air_picture: Callable[[Position], AirPicture | None] = lambda pos: None
    # a set-up by hand, group by group
    set_up_view: Callable[[Position], SetUpView | None] = lambda pos: None
    # what units bear besides their marks, open to all: each has its words mark-<name>
    signs: Mapping[str, UnitsOf] = field(default_factory=dict)
    turns: Callable[[Position], int] = lambda pos: 0  # how many there will be; nought: nobody knows
    first_turn: Callable[[Game], int] = lambda game: 1
    # (game, turn, language): when a turn is
    date: Callable[[Game, int, str], str] = lambda game, turn, lang: ""
    move_costs: Callable[[Position], Mapping[int, MoveCost]] = lambda pos: {}  # of the unit in hand
    # what a change draws from a bag, if it does: (change as the viewer may see it, the position it led to)
    read_draw: Callable[[Change, Position], Drawn | None] = lambda change, pos: None
    # questions, and verbs, that leave nobody idle: what may be done there is seldom wanted
    optional: tuple[str, ...] = ()
    # what this game would remind a player of before he ends the phase, besides who may still act
    unfinished_business: Callable[[Position], list[Unfinished]] = lambda pos: []
    # acts of the menu, by verb and noun, that are allowed and would use something up for nothing
    wasteful_acts: Callable[[Position], Mapping[str, Mapping[int, Unfinished]]] = lambda pos: {}
    # what choices of a verb would come to, by noun: a message and its arguments
    forecast_choices: Callable[[Position], Mapping[str, Mapping[int, tuple[str, Arguments]]]] = lambda pos: {}
    # why an action whose verb the open question does not have cannot be taken now, by the rule that gives it
    # its moment or its side; nothing: only that this is not the moment
    not_now: Callable[[Position, Act], Cause | None] = lambda pos, act: None
    # what a way costs the unit in hand, itemised; nothing where a game does not say
    bill: Callable[[Position, tuple[int, ...]], tuple[Charge, ...]] = lambda pos, path: ()
    # the hexes that a unit could attack after moving; where a game does not say, those beside its reach
    strikes: Callable[[Position, int], HexSet] | None = None
    # how an owner is taken to choose after a combat's dice, and the message that says it
    policy: Callable[[Position, Menu], Act] | None = None
    policy_text: str = ""
    # questions to which a player may give an answer beforehand, by their names: `policy`, or a button's verb
    orders: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # the question from which the open one follows, for who has given an answer to that one only
    order_follows: Callable[[Position], str] = lambda pos: ""
    # by message, who throws a die that is not that of the side whose phase it is: a side, FOE, NEITHER
    die_rollers: Mapping[str, int] = field(default_factory=dict)
    printed_text: Callable[[Game, int, int], str] = (
        attack_and_move  # (game, unit, steps lost): the print of a face
    )
    drawing: Callable[[Game, int], str] = own_kind  # the symbol of the art on a counter
    # whose colours a counter bears, where they are not those of its side
    nation: Callable[[Game, int], str] = lambda game, unit: ""
    about: Callable[[Game, int, str], str] = lambda game, unit, lang: ""  # what a counter does, in a language
    army: Callable[[Game, int], str] = own_formation  # with whom a unit is shown from afar; empty: with none
    zone: SideSet | None = None  # a side's zone of control; none, where a game has no such thing
    supply: SideSet | None = None  # the hexes where a side is in supply
    control: SideSet | None = None  # the hexes a side controls, where that is more than where its units stand
    hints: Hints = field(default_factory=Hints)


class Longest(NamedTuple):
    """Limits that stop a runaway game, well above any real length."""

    game: int = 50_000  # acts of a whole game: batches, learners and conformance stop there
    phase: int = 600  # decisions of a computer player in one phase, after which he ends it
    playout: int = 400  # acts of a computer player who tries on paper what comes of a plan


LONGEST = Longest()


@dataclass(frozen=True, eq=False)
class Game:
    id: str
    version: str  # of the rules
    digest: str  # of the data files
    files: Files
    sides: tuple[str, ...]
    marks: tuple[str, ...]
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
    own: type | None = None  # what only this game remembers: its Own
    boxes: tuple[Box, ...] = BOXES
    mp: int = 1  # parts of a movement point in which the game reckons
    longest: Longest = LONGEST
    # the groups that are friends and foes to gather with and against; all, where none are named
    fights: tuple[int, ...] | None = None
    aliases: Aliases = UNCHANGED  # what names in files were called before

    def readers(self, reads: tuple[str, ...]) -> tuple[Unchanged, ...]:
        """For each thing that a fact reads: is it the same in two states, as far as a side goes?"""
        found = self._readers.get(reads)
        if found is None:
            found = self._readers[reads] = tuple(reader(self, name) for name in reads)
        return found

    @cached_property
    def _readers(self) -> dict[tuple[str, ...], tuple[Unchanged, ...]]:
        return {}

    @cached_property
    def fighting(self) -> tuple[tuple[int, ...], ...]:
        """The groups of each side that fight: no supports, markers, aircraft or ships among them."""
        groups = range(len(self.roster.groups)) if self.fights is None else self.fights
        side_of = self.roster.side_of
        return tuple(tuple(g for g in groups if side_of[g] == side) for side in range(len(self.sides)))

    def fighting_units(self, side: int) -> UnitSet:
        """The units of a side's groups that fight."""
        return self._fighting_units[side]

    @cached_property
    def _fighting_units(self) -> tuple[UnitSet, ...]:
        spans = self.roster.spans
        return tuple(sum((1 << spans[g][1]) - (1 << spans[g][0]) for g in own) for own in self.fighting)

    def mark(self, name: str) -> int:
        return self.marks.index(name)

    def side(self, name: str) -> int:
        return self.sides.index(name)

    def face(self, unit: int, steps: int) -> str:
        """What a counter prints with so many steps left."""
        full = self.roster[unit].steps
        return self.hooks.printed_text(self, unit, max(0, min(full - 1, full - steps)))

    def faces(self, unit: int) -> tuple[str, ...]:
        """What a counter prints on each of its faces, by steps lost."""
        return tuple(self.hooks.printed_text(self, unit, lost) for lost in range(self.roster[unit].steps))
