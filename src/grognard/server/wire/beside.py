"""What one reader has beside the board: what is counted, the weather, what only his game remembers."""

from __future__ import annotations

from typing import Literal

from grognard.server.wire.basics import Out


class Track(Out, kw_only=True):
    """Something counted towards an end."""

    id: str
    label: str
    value: int
    of: int
    cite: str
    hint: str = ""
    side: str = ""
    look: Literal["pips", "cells", "bar"] = "pips"
    scores: bool = True  # does it tell how near somebody's victory is, or only what can be spent?


class WeatherNow(Out, kw_only=True):
    """The weather of a zone of the map; the zone is empty where there is one for all."""

    zone: str
    sign: Literal["sun", "cloud", "rain", "frost", "snow"]
    text: str
    cite: str
    until: str = ""  # when it may be another, at the earliest


class StandingRow(Out, kw_only=True):
    id: str
    label: str
    items: list[str]


class Standing(Out, kw_only=True):
    """What the reader has before him besides the board: his chits, who waits where."""

    title: str
    rows: list[StandingRow]
