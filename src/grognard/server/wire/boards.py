"""What is fixed for a game: its board, counters and sequence."""

from __future__ import annotations

from typing import Literal

from grognard.server.wire.basics import Out


class FaceArt(Out, kw_only=True):
    """The look of a side's counters."""

    face: str
    ink: str
    edge: str
    box: str
    symbol: str
    band: str
    sign: str


class SideInfo(Out, kw_only=True):
    id: str
    text: str
    light: FaceArt
    dark: FaceArt


class UnitInfo(Out, kw_only=True):
    """A counter: what is printed on it."""

    id: str
    side: str
    name: str
    kind: str
    kind_text: str
    size: str
    formation: str
    army: str  # the one it belongs to, of the board's armies; empty: of none
    nation: str  # one of the board's nations whose colours it bears; empty: those of its side
    faces: list[str]  # what is printed below the symbol, by steps lost
    attack: int
    defence: int
    move: int
    attacks: list[int]  # attack by steps lost; empty where there is one step only
    moves: list[int]  # the same of the movement allowance
    steps: int
    strengths: list[int]  # attack and defence together, by steps lost: the strongest lies on top
    sidc: str  # letters and digits of the NATO symbol; empty where NATO has none
    arrives: str
    setup: str
    strokes: str = ""  # the data of paths: a drawing of the game's own, where there is no NATO symbol
    solid: str = ""
    card: bool = False  # no unit: a support or a marker, drawn as a card
    shape: Literal["", "plane", "ship"] = ""  # it flies, or sails, and its counter shows it
    about: str = ""  # what it does, where its face does not say it


class ArmyInfo(Out, kw_only=True):
    """Units that are shown together from afar."""

    id: str
    side: str
    code: str  # what its counter prints
    text: str
    kind: str  # of most of its units, and their NATO symbol
    sidc: str


class MapName(Out, kw_only=True):
    """A name on the map, in the reader's language: the client gives it a place beside its point."""

    text: str
    kind: Literal["place", "sea", "region", "river", "setup"]
    tier: int  # 1 is shown from afar, 5 only close by
    x: float
    y: float
    victory: bool = False  # of a place that wins the game: always shown
    wide: float = 0  # from the point to the edge of what it names
    line: list[tuple[float, float]] = []  # the stretch of river it follows, from left to right


class PhaseInfo(Out, kw_only=True):
    id: str
    text: str
    cite: str
    side: str | None
    setup: bool = False
    again: bool = False  # one of several that follow each other more than once in a turn
    opening: bool = False  # played once, before the first turn, though nothing is set up in it


class MarkInfo(Out, kw_only=True):
    id: str
    text: str
    shape: str  # moved, fought, panic, supply, isolated, letter
    letter: str = ""


class BoxInfo(Out, kw_only=True):
    """A box beside the map: units in it have its id for their place."""

    id: str
    text: str
    kind: Literal["waiting", "eliminated", "left", "absent", "own"]  # the first four are in every game
    owner: str | None  # the side whose it is
    shut: list[str | None]  # those who see how many lie in it, and not which; none for an onlooker
    hand: bool = False  # it lies before its owner, at the foot of the map
    title: str = ""  # its heading there, where that is shorter


class HexInfo(Out, kw_only=True):
    """All hexes, in columns, to be read side by side."""

    labels: list[str]
    x: list[float]
    y: list[float]
    texts: list[str]  # terrain, features and place in words; index into `words`
    words: list[int] = []


class Chunk(Out, kw_only=True):
    """A piece of the map picture: its address for light and dark, far and near, and where it lies."""

    id: str
    x: float
    y: float
    width: float
    height: float


class OverlayInfo(Out, kw_only=True):
    name: str
    text: str
    key: str
    per: Literal["side", "unit", "all"]
    style: Literal["reach", "zone", "line", "threat", "control", "objective"]


class TourStep(Out, kw_only=True):
    """A step of the guided first turn: what to look at, and what ends it."""

    text: str
    phase: str  # where it applies
    verb: str  # the verb it waits for; empty: a click on "next"
    noun: str = ""
    scenario: str = ""  # the one it belongs to
    spot: Literal["map", "bar", "stack", "log", "sequence", "combat", "overlays"] = "map"


class Board(Out, kw_only=True):
    game: str
    title: str
    subtitle: str
    digest: str
    width: float  # of the picture, in its own units
    height: float
    left: float  # where the map begins in it
    top: float
    size: float  # of a hex, flat to flat
    corners: list[tuple[float, float]]  # of a hex, round its centre
    hexes: HexInfo
    chunks: list[Chunk]
    far: bool  # whether there are simpler pictures for looking from afar
    names: list[MapName]  # the most important first
    sides: list[SideInfo]
    nations: list[SideInfo]  # those within a side whose counters have colours of their own
    units: list[UnitInfo]
    armies: list[ArmyInfo]
    phases: list[PhaseInfo]
    marks: list[MarkInfo]
    boxes: list[BoxInfo]  # in the order in which they are shown
    overlays: list[OverlayInfo]
    tour: list[TourStep]
    turns: int


class MapPlace(Out, kw_only=True):
    """A place to look for, by its name in either language."""

    name: str
    other: str  # in the other language
    hex: str
    kind: str  # in words


class Atlas(Out, kw_only=True):
    """A map to look at: a board without counters, and what can be looked for on it."""

    board: Board
    # where sheets overlap a hex has several: the others, and the one it is shown under
    labels: dict[str, str]
    places: list[MapPlace]


class HexFact(Out, kw_only=True):
    kind: Literal["labels", "ground", "attribute", "side", "line", "place", "area"]
    text: str


class HexTold(Out, kw_only=True):
    """Everything known of a hex, with its sources."""

    hex: str
    text: str
    facts: list[HexFact]
