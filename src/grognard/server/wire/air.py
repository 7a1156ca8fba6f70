"""Air forces over the wire: flights on the map, the board of bases, and who meets a mission."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from grognard.server.wire.asking import Step
from grognard.server.wire.basics import Count, In, Out, Word


class Sortie(Out, kw_only=True):
    """Units on their way together, from one hex to another."""

    side: str
    units: list[str]
    start: str
    to: str
    text: str  # what they do
    manner: Literal["mission", "escort", "interception", "voyage"]
    over: bool  # it has been done, or given up


class AirbaseNow(Out, kw_only=True):
    at: str
    name: str
    used: int  # take-offs of this phase
    capacity: int
    ready: list[str]
    idle: list[str]
    away: list[str]  # in the air, having taken off there


class RaidNow(Out, kw_only=True):
    """A target hex: who flies there, who may meet him, and who has been told to."""

    at: str
    name: str
    units: list[str]
    escorts: list[str]
    foes: list[str]
    sent: list[str]


class AirRing(Out, kw_only=True):
    """The edge of what somebody reaches."""

    side: str
    hexes: list[str]
    text: str
    foe: bool


class AirLane(Out, kw_only=True):
    """Who stands where in the air combat under way."""

    text: str
    units: list[str]
    out: list[str]  # those of them that take no more part


class MissionCount(Out, kw_only=True):
    text: str
    n: int


class AirAnswer(Out, kw_only=True, tag_field="t", tag="air"):
    """The air forces of the reader's side, while it is their phase; `open` says whether it is."""

    id: int
    open: bool
    met: bool  # may fighters still rise?
    asked: bool  # is the reader asked who rises to meet these raids?
    side: str  # whose missions they are
    ready: int
    idle: int
    missions: list[MissionCount]
    raids: list[RaidNow]
    bases: list[AirbaseNow]
    foes: list[AirbaseNow]  # the bases of the other side
    rings: list[AirRing]
    lanes: list[AirLane] = []
    acts: list[Step] = []  # by which those rise who were asked for


class AskAir(In, kw_only=True, tag_field="t", tag="air"):
    """What of the air forces? With `meet`: how could so many fighters rise to meet each of these raids?"""

    id: Count
    meet: Annotated[dict[Word, Count], Meta(max_length=60)] = {}
