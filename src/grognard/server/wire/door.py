"""REST about coming to a table, coming back to it, and leaving it: invitations, news, the end of a game."""

from __future__ import annotations

from typing import Literal

from grognard.server.wire.basics import Out
from grognard.server.wire.boards import FaceArt
from grognard.server.wire.position import Line, Result, TableNow


class Changed(Out, kw_only=True):
    """An option that is not what the rulebook prints."""

    text: str
    value: str
    cite: str


class InvitationInfo(Out, kw_only=True):
    """What a link leads to, told before anybody sits down."""

    table: str
    game: str
    title: str
    scenario: str
    about: str
    minutes: tuple[int, int]
    level: int
    turns: int
    seat: int | None  # none: to watch
    yours: bool = False  # the reader has a seat at this table already
    side: str = ""
    side_text: str = ""
    aim: str = ""  # what that side must do
    art: FaceArt | None = None
    host: str = ""
    message: str = ""  # what the host says to whoever is invited
    here: bool = False  # the host is at the table now
    pace: Literal["none", "live", "daily"] = "none"
    timeout: Literal["none", "forfeit", "steward"] = "none"
    size: int = 0  # minutes of each player, or hours for each decision
    increment: int = 0  # seconds
    dice: str = "live"
    changed: list[Changed] = []


class OpenTables(Out, kw_only=True):
    """Tables at which anybody may take a seat, the newest first."""

    tables: list[InvitationInfo]


class News(Out, kw_only=True):
    """What the others did since the reader last looked."""

    acts: int
    lines: list[Line]


class EndTurn(Out, kw_only=True):
    """What a turn cost, and how the points stood at its end."""

    turn: int
    date: str
    n: int  # the last act of it
    lost: list[int]  # steps, by side
    points: list[int]  # by track


class EndTrack(Out, kw_only=True):
    id: str
    label: str
    side: str
    of: int


class Attacks(Out, kw_only=True):
    """How the attacks of a side went; one that clears the hex is a success."""

    side: str
    tried: int
    won: int
    expected: float


class LuckPoint(Out, kw_only=True):
    turn: float  # and how far into it
    sum: float  # of the luck so far, for the first side
    band: float  # nine games in ten stay within it


class TurningPoint(Out, kw_only=True):
    """A roll that changed the game."""

    n: int  # the act
    turn: int
    side: str  # whose roll it was
    hex: str
    text: str
    came: str  # what came of it
    faces: list[int]
    outcome: Literal["success", "failure", ""]
    chance: float  # of a success; nought where it is no attack
    luck: float  # for the first side
    wins: bool = False  # it could end the game


class GameEnd(Out, kw_only=True):
    table: TableNow
    result: Result
    story: list[Line]
    turns: list[EndTurn]
    tracks: list[EndTrack]
    attacks: list[Attacks]
    luck: list[LuckPoint]
    turning: list[TurningPoint]
    verified: str
    dice: int  # how many fell
