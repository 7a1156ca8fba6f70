"""REST about games and tables."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from grognard.server.wire.air import Sortie
from grognard.server.wire.basics import Count, Face, In, Out, Word
from grognard.server.wire.beside import Track
from grognard.server.wire.boards import FaceArt
from grognard.server.wire.position import (
    Event,
    Hidden,
    Line,
    Marker,
    Odds,
    Paragraph,
    Result,
    TableNow,
    UnitNow,
)


class OptionValue(Out, kw_only=True):
    value: str
    text: str


class OptionInfo(Out, kw_only=True):
    name: str
    text: str
    values: list[OptionValue]
    default: str
    cite: str
    about: str = ""  # what it changes, in plain words


class ScenarioInfo(Out, kw_only=True):
    id: str
    title: str
    settles: list[str] = []  # options that are no question in it; another value than the usual is refused
    turns: int = 0  # how many it has, where it says so itself
    guided: bool = False  # whether there is a guided first turn
    about: str = ""  # what it is about, in a few sentences
    minutes: tuple[int, int] = (0, 0)  # of one player: the least and the most it takes; nought: not known
    level: int = 0  # how hard it is, from 1 to 5; nought: not known


class GameSide(Out, kw_only=True):
    id: str
    text: str
    art: FaceArt


class GameInfo(Out, kw_only=True):
    id: str
    title: str
    subtitle: str
    playable: bool
    scale: str
    unit_scale: str
    length: str
    complexity: int
    scenarios: list[ScenarioInfo]
    options: list[OptionInfo]
    sides: list[GameSide]
    hexes: int
    units: int
    reconstructed: float
    rules: str
    edition: str = ""
    special: str = ""  # what there is in it that is in no other, in a line
    atlas: bool = False  # whether its map can be looked at


class BotInfo(Out, kw_only=True):
    """A computer player. A seat names it with what was chosen: `marshal-aggressive:5`."""

    id: str
    text: str
    hint: str
    styles: bool = False  # it plays in each of the styles
    seconds: int = 0  # what it thinks for a turn when nothing else is said; nought: that cannot be said
    experiment: bool = False  # to try things out with, rather than to play against


class StyleInfo(Out, kw_only=True):
    id: str  # empty: neither of the others
    text: str
    hint: str


class Games(Out, kw_only=True):
    games: list[GameInfo]
    bots: list[BotInfo]
    styles: list[StyleInfo]
    seconds: tuple[int, int]  # the least and the most a computer may think for a turn


class Rulebook(Out, kw_only=True):
    game: str
    title: str
    version: str
    paragraphs: list[Paragraph]


class SeatIn(In, kw_only=True):
    kind: Literal["me", "bot", "open"]
    bot: Word | None = None


class TableIn(In, kw_only=True):
    game: Word
    scenario: Word | None = None
    options: Annotated[dict[Word, Word], Meta(max_length=50)] = {}
    seats: Annotated[list[SeatIn], Meta(min_length=1, max_length=8)]
    dice: Literal["live", "manual"] = "live"
    faces: Annotated[list[Face], Meta(max_length=20)] = []  # dice thrown by hand before the first decision
    pace: Literal["none", "live", "daily"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=1000)] = 60  # of each seat, for live
    increment: Annotated[int, Meta(ge=0, le=600)] = (
        30  # seconds added whenever the decision passes on, for live
    )
    hours: Annotated[int, Meta(ge=1, le=720)] = 72  # for each decision, for daily
    timeout: Literal["none", "forfeit", "steward"] = "none"
    training: bool = False  # computers say why they act; only where nobody is invited
    rated: bool = False  # nobody is helped
    hints: bool | None = None  # none: where nobody is invited
    steward: bool = False  # a computer answers for whoever is away, once the others agree
    message: Annotated[str, Meta(max_length=200)] = ""  # told to whoever is invited
    listed: bool = False  # shown to everybody in the lobby while a seat is open


class Invitation(Out, kw_only=True):
    seat: int | None  # none: to watch
    token: str  # goes after the # of a link, where no server logs it


class TableMade(Out, kw_only=True):
    table: TableNow
    invitations: list[Invitation]


class Tables(Out, kw_only=True):
    tables: list[TableNow]


class TokenIn(In, kw_only=True):
    token: Annotated[str, Meta(min_length=8, max_length=100)]


class SeatChoice(In, kw_only=True):
    seat: Annotated[int, Meta(ge=0, le=8)] | None = None  # none: a link to watch


class BranchIn(In, kw_only=True):
    n: Count


class ReplayIn(In, kw_only=True):
    """Whether the asker allows everybody who has the link to look at the game once it is over."""

    on: bool


class JournalIn(In, kw_only=True):
    journal: Annotated[str, Meta(min_length=1, max_length=8_000_000)]


class ReplayMove(Out, kw_only=True):
    """One act in the list of a replay."""

    n: int
    turn: int
    phase: str
    side: str
    lines: list[Line]
    luck: float = 0.0  # what the dice gave beyond expectation, for the first side
    spread: float = 0.0  # standard deviation of what they could have given; nought: not known, or no die
    by: Literal["", "bot", "steward"] = ""  # a computer did it, for itself or for somebody who was away
    reason: str = ""  # why it did, where the reader may be told


class DiceCount(Out, kw_only=True):
    side: str
    faces: list[int]


class Replay(Out, kw_only=True):
    table: TableNow
    moves: list[ReplayMove]
    dice: list[DiceCount]
    verified: str
    unplayable: str = (
        ""  # where the game cannot be played again: acts and dice are as written, and there are no positions
    )


class ReplayPosition(Out, kw_only=True):
    """The position after entry n, as the reader may know it."""

    n: int
    turn: int
    phase: str
    phase_text: str
    units: list[UnitNow]
    hidden: list[Hidden]
    markers: list[Marker]
    sorties: list[Sortie]
    tracks: list[Track]
    events: list[Event]
    odds: Odds | None
    result: Result | None


class Health(Out, kw_only=True):
    ok: bool
    version: str
    games: int = field(default=0)
