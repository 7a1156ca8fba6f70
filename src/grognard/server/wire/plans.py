"""The plan layer: what a player draws for himself, and what the server warns him of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from grognard.server.wire.basics import Count, In, Out, Word


class PlanArrow(In, kw_only=True):
    """Along some hexes, from the first to the last."""

    kind: Literal["attack", "move"]
    way: Annotated[list[Word], Meta(min_length=2, max_length=60)]
    unit: Annotated[str, Meta(max_length=64)] = ""  # whose ghost stands at the end


class PlanMark(In, kw_only=True):
    hex: Word
    sign: Literal["target", "hold", "watch"]


class PlanNote(In, kw_only=True):
    hex: Word
    text: Annotated[str, Meta(min_length=1, max_length=120)]


class PlanIn(In, kw_only=True):
    arrows: Annotated[list[PlanArrow], Meta(max_length=200)] = []
    marks: Annotated[list[PlanMark], Meta(max_length=200)] = []
    notes: Annotated[list[PlanNote], Meta(max_length=100)] = []


class PlanAnswer(Out, kw_only=True, tag_field="t", tag="plan"):
    """What you have drawn at this seat, which nobody else is told."""

    id: int  # nought: drawn by you in another window
    arrows: list[PlanArrow]
    marks: list[PlanMark]
    notes: list[PlanNote]


class AskPlan(In, kw_only=True, tag_field="t", tag="plan"):
    """What have I drawn? With `plan`: this is it from now on."""

    id: Count
    plan: PlanIn | None = None


class SupplyRisk(Out, kw_only=True):
    """A hex that enemies could take, and the units that would then have no supply line."""

    hex: str
    units: list[str]
    text: str


class DangerAnswer(Out, kw_only=True, tag_field="t", tag="danger"):
    """How hard each hex could be struck, in three steps; who has no supply line, and whose would be cut."""

    id: int
    hexes: dict[str, int]
    text: str  # what the steps mean
    cut: list[str]  # units without a line now
    cut_text: str
    risks: list[SupplyRisk]  # the worst first


class AskDanger(In, kw_only=True, tag_field="t", tag="danger"):
    """What could happen to my side in the enemy's turn, as far as I can know?"""

    id: Count
