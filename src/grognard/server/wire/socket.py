"""What goes over a table's socket, both ways."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from grognard.server.wire.air import AirAnswer, AskAir, Sortie
from grognard.server.wire.asking import (
    AskLists,
    AskOrders,
    Group,
    GroupAnswer,
    ListsAnswer,
    OrdersAnswer,
    Peek,
    PeekAnswer,
)
from grognard.server.wire.basics import Count, Face, In, Lang, Out, Word
from grognard.server.wire.beside import Standing, Track, WeatherNow
from grognard.server.wire.plans import AskDanger, AskPlan, DangerAnswer, PlanAnswer
from grognard.server.wire.position import (
    Clock,
    CombatStep,
    DiceNow,
    Draw,
    Event,
    Hidden,
    LogEntry,
    Marker,
    Menu,
    Odds,
    OfferNow,
    Reason,
    Result,
    SeatNow,
    TableNow,
    Terms,
    Undo,
    UnitNow,
)


class Welcome(Out, kw_only=True, tag_field="t", tag="welcome"):
    table: TableNow
    spectator: bool
    seen: int  # the last entry this person saw before; the client replays what came since


class Update(Out, kw_only=True, tag_field="t", tag="update"):
    """The position as it now is for you. Without `full`, `units` are only those that changed."""

    seq: int
    full: bool
    stale: bool  # your act came too late: this is what stands
    side: str | None  # whose eyes this is seen with
    turn: int
    turns: int
    first: int  # the turn in which the scenario begins
    date: str  # when the turn is, where the game says so
    phase: str
    phase_text: str
    units: list[UnitNow]
    hidden: list[Hidden]
    markers: list[Marker]
    sorties: list[Sortie]
    menu: Menu
    odds: Odds | None
    tracks: list[Track]
    weather: list[WeatherNow]
    standing: Standing | None
    undo: Undo
    log: list[LogEntry]  # new entries; with `full` the last ones
    cut: int  # log entries with n > cut were taken back: drop them before adding `log`
    events: list[Event]
    draw: Draw | None  # the last chit drawn, while those whom it calls are at work
    steps: list[CombatStep]  # of the combat under way
    result: Result | None
    clock: Clock | None
    offer: OfferNow | None
    dice: DiceNow
    seats: list[SeatNow]
    terms: Terms
    status: Literal["open", "playing", "over", "held"]
    held: str = ""


class Refusal(Out, kw_only=True, tag_field="t", tag="refused"):
    message: str
    reasons: list[Reason]
    seq: int


class Confirm(Out, kw_only=True, tag_field="t", tag="confirm"):
    """The act could not be undone: send it again to play it all the same."""

    seq: int
    verb: str
    noun: str | None


class DieWanted(Out, kw_only=True, tag_field="t", tag="die"):
    """A die is to be thrown by hand: send the act again with one face more."""

    seq: int
    verb: str
    noun: str | None
    sides: int
    faces: list[int]
    text: str
    cite: str


class ChatLine(Out, kw_only=True):
    n: int
    name: str
    seat: int | None
    text: str
    at: float


class Chat(Out, kw_only=True, tag_field="t", tag="chat"):
    lines: list[ChatLine]


class Presence(Out, kw_only=True, tag_field="t", tag="presence"):
    seats: list[SeatNow]
    watching: int


class WayOut(Out, kw_only=True):
    """What can be done instead of what is refused."""

    text: str
    hex: str | None = None  # where to look
    verb: str | None = None  # the act that does it, where one does
    noun: str | None = None


class WhyAnswer(Out, kw_only=True, tag_field="t", tag="why"):
    id: int
    legal: bool
    about: str  # what was asked, in words
    reasons: list[Reason]
    ways: list[WayOut] = []  # what can be done instead


class OverlayKey(Out, kw_only=True):
    """What is meant by the hexes that bear this word: they are told apart by their look,
    and a key says so.
    """

    id: str
    text: str
    look: Literal["full", "edge", "cross"]


class OverlayArea(Out, kw_only=True):
    """Hexes within one border, and what is written along it."""

    hexes: list[str]
    look: Literal["full", "edge", "cross"]
    text: str
    side: str = ""  # in whose colour


class OverlayAnswer(Out, kw_only=True, tag_field="t", tag="overlay"):
    """Hexes with what to write in them, or under which word of the key they come; lines from hex to hex; and
    what it says.
    """

    id: int
    name: str
    hexes: dict[str, str]
    line: list[str]
    text: str
    cite: str
    lines: list[list[str]] = []  # several, each to where it meets another: the text is not written along them
    key: list[OverlayKey] = []
    areas: list[OverlayArea] = []  # they may overlap


class HexAnswer(Out, kw_only=True, tag_field="t", tag="hex"):
    id: int
    hex: str
    text: str
    cites: list[Reason]


class PastAnswer(Out, kw_only=True, tag_field="t", tag="past"):
    id: int
    log: list[LogEntry]


class HintAnswer(Out, kw_only=True, tag_field="t", tag="hint"):
    """What a computer would do in your place, from what you can know. Nothing is played."""

    id: int
    seq: int
    verb: str
    noun: str | None
    text: str  # the act in words
    reason: str  # why, in words; empty when it gives none


class BecauseAnswer(Out, kw_only=True, tag_field="t", tag="because"):
    id: int
    n: int
    text: str


class Problem(Out, kw_only=True, tag_field="t", tag="problem"):
    """What was sent made no sense, or may not be done by you."""

    message: str
    id: int | None = None


ToClient = (
    Welcome
    | Update
    | Refusal
    | Confirm
    | DieWanted
    | Chat
    | Presence
    | WhyAnswer
    | OverlayAnswer
    | GroupAnswer
    | PeekAnswer
    | OrdersAnswer
    | PlanAnswer
    | DangerAnswer
    | ListsAnswer
    | AirAnswer
    | HexAnswer
    | PastAnswer
    | HintAnswer
    | BecauseAnswer
    | Problem
)


# -- from the client, on a table's socket


class Play(In, kw_only=True, tag_field="t", tag="act"):
    seq: Count
    verb: Word
    noun: Word | None = None
    faces: Annotated[list[Face], Meta(max_length=20)] = []
    sure: bool = True  # otherwise an act that cannot be undone is not played: `confirm` is the answer


class StepIn(In, kw_only=True):
    verb: Word
    noun: Word | None = None


class PlayAll(In, kw_only=True, tag_field="t", tag="acts"):
    """Several acts as one, each a line of the journal: all of them or none, and one undo takes them back.
    With `most`, as many as can be played: those not on the menu are left out.
    """

    seq: Count
    most: bool = False
    acts: Annotated[list[StepIn], Meta(min_length=1, max_length=400)]


class TakeBack(In, kw_only=True, tag_field="t", tag="undo"):
    """Undo the last act, or all acts after entry `to`."""

    seq: Count
    to: Count | None = None


class PlayAgain(In, kw_only=True, tag_field="t", tag="redo"):
    seq: Count
    whole: bool = False  # all that one press of undo took back


class Say(In, kw_only=True, tag_field="t", tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Propose(In, kw_only=True, tag_field="t", tag="offer"):
    what: Literal["takeback", "draw", "pause", "resume"]
    to: Count | None = None


class Respond(In, kw_only=True, tag_field="t", tag="answer"):
    yes: bool


class Resign(In, kw_only=True, tag_field="t", tag="resign"):
    pass


class Speak(In, kw_only=True, tag_field="t", tag="lang"):
    lang: Lang


class Seen(In, kw_only=True, tag_field="t", tag="seen"):
    n: Count


class Why(In, kw_only=True, tag_field="t", tag="why"):
    """Why can this not be done: a verb with its noun, or whatever one might want of a hex or a unit."""

    id: Count
    verb: Word | None = None
    noun: Word | None = None


class Overlay(In, kw_only=True, tag_field="t", tag="overlay"):
    id: Count
    name: Word
    side: Word | None = None
    unit: Word | None = None


class LookAt(In, kw_only=True, tag_field="t", tag="hex"):
    id: Count
    hex: Word


class Past(In, kw_only=True, tag_field="t", tag="past"):
    id: Count
    before: Count
    most: Annotated[int, Meta(ge=1, le=500)] = 100


class Hint(In, kw_only=True, tag_field="t", tag="hint"):
    """What would a computer do in my place?"""

    id: Count
    seq: Count


class Because(In, kw_only=True, tag_field="t", tag="because"):
    """Why did a computer do entry `n` of the log?"""

    id: Count
    n: Count


class Agree(In, kw_only=True, tag_field="t", tag="agree"):
    """I want this, or no longer: it holds while everybody does."""

    what: Literal["hints", "steward", "replay"]
    on: bool


ToServer = (
    Play
    | PlayAll
    | TakeBack
    | PlayAgain
    | Say
    | Propose
    | Respond
    | Resign
    | Speak
    | Seen
    | Why
    | Overlay
    | LookAt
    | Group
    | Peek
    | AskOrders
    | AskPlan
    | AskDanger
    | AskLists
    | AskAir
    | Past
    | Hint
    | Because
    | Agree
)
