"""Questions of somebody who plays: who of a group can go, what a hex tells; and their answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from grognard.server.wire.basics import Count, In, Out, Word
from grognard.server.wire.position import Reason

Units = Annotated[list[Word], Meta(max_length=60)]


class Step(Out, kw_only=True):
    """An act to be played: sent back as it came."""

    verb: str
    noun: str | None


class Stayer(Out, kw_only=True):
    """A unit of a group that cannot go, and why not."""

    unit: str
    reasons: list[Reason]


class GroupLit(Out, kw_only=True):
    n: int  # units of the group that could go there, each by itself
    cost: str  # of the one that pays most


class GroupAnswer(Out, kw_only=True, tag_field="t", tag="group"):
    """Who of a group can go to a hex, and the acts that take them there; without a hex, where they could."""

    id: int
    hex: str | None
    go: list[str]
    stay: list[Stayer]
    acts: list[Step]
    attack: int = 0  # of those asked about, together
    slowest: str = ""  # the least movement allowance of any of them; empty: none has one
    reach: dict[str, GroupLit] = {}
    ends: dict[str, str] = {}  # where each of those who go ends


class Group(In, kw_only=True, tag_field="t", tag="group"):
    """Who of these units can go to this hex, and why not the others? Without a hex: where could they go?"""

    id: Count
    units: Annotated[list[Word], Meta(min_length=1, max_length=60)]
    hex: Word | None = None
    best: bool = False  # who cannot get there goes as near as it can


class PeekPart(Out, kw_only=True):
    """What a part of a way costs: `+1` is paid on top."""

    text: str
    cost: str


class PeekWay(Out, kw_only=True):
    """The way of the selected unit to a hex."""

    unit: str
    path: list[str]
    cost: str
    left: str  # what it has to spend; empty: without limit, or not counted
    stop: bool  # its move ends there
    parts: list[PeekPart]


class PeekStack(Out, kw_only=True):
    """The known units of a hex added up, as printed."""

    side: str
    attack: int
    defence: int


class PeekThreat(Out, kw_only=True):
    """Who could attack the hex after moving: from which hexes, and with how much at most."""

    side: str
    hexes: list[str]
    attack: int
    defence: int  # of who stands there, or is about to
    unseen: bool  # there are enemies on the map whose faces the reader does not see: they are not counted


class PeekAnswer(Out, kw_only=True, tag_field="t", tag="peek"):
    """What a hex tells whoever points at it."""

    id: int
    hex: str
    text: str
    way: PeekWay | None
    stack: PeekStack | None
    threat: PeekThreat | None


class Peek(In, kw_only=True, tag_field="t", tag="peek"):
    """What of this hex, for the unit in hand or for a group?"""

    id: Count
    hex: Word
    units: Units = []


# -- standing orders


class OrderAnswer(Out, kw_only=True):
    id: str
    text: str


class OrderKind(Out, kw_only=True):
    """A kind of question that may be answered beforehand, and the answers there are."""

    id: str
    text: str
    answers: list[OrderAnswer]


class OrdersAnswer(Out, kw_only=True, tag_field="t", tag="orders"):
    """Your standing orders, which nobody else is told."""

    id: int
    kinds: list[OrderKind]
    policy: str  # what `policy` means, in words
    answers: dict[str, str]  # by kind
    until: int  # you pass your own phases until this turn begins; nought: you do not
    turn: int
    turns: int


class OrdersIn(In, kw_only=True):
    answers: Annotated[dict[Word, Word], Meta(max_length=50)] = {}
    until: Count = 0


class AskOrders(In, kw_only=True, tag_field="t", tag="orders"):
    """What are my standing orders? With `orders`: these are they from now on."""

    id: Count
    orders: OrdersIn | None = None


# -- lists that lead


class FormationNow(Out, kw_only=True):
    """The reader's own units of a formation on the map; without a code: all of them."""

    code: str
    name: str
    units: list[str]
    moved: int
    able: int  # can still act


class WatchRow(Out, kw_only=True):
    """Something that wants the reader: units that wait beside the map, a stack cut off or threatened."""

    kind: Literal["waiting", "isolated", "threatened"]
    units: list[str]
    hex: str | None
    attack: int = 0
    defence: int = 0


class MusterNow(Out, kw_only=True):
    """A group of a set-up by hand, and the act that places all of it that is left."""

    verb: str
    noun: str
    name: str
    code: str
    units: list[str]
    waiting: list[str]
    zone: list[str]  # the hexes where it may stand


class LackNow(Out, kw_only=True):
    """Something that the set-up must have, and whether it does."""

    text: str
    cite: str
    missing: bool
    hexes: list[str]


class ListsAnswer(Out, kw_only=True, tag_field="t", tag="lists"):
    id: int
    formations: list[FormationNow]
    watch: list[WatchRow]
    next: list[str]  # the units that can act, in the order in which to look at them
    musters: list[MusterNow] = []  # of a set-up by hand
    lacks: list[LackNow] = []


class AskLists(In, kw_only=True, tag_field="t", tag="lists"):
    """What of my side wants me?"""

    id: Count
