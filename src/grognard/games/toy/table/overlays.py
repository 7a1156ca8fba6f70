"""Read-only questions about a position, for the eye."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.toy.law.movement import movement_reach, zoc
from grognard.kernel.preview import Drawing, Overlay
from grognard.kernel.state import Position
from grognard.rules.overlays import show_control, show_set


def show_reach(pos: Position, unit: int) -> Overlay:
    at = pos.state.where[unit]
    return Overlay(values=movement_reach(pos, at).by_hex()) if at >= 0 else Overlay()


OVERLAYS: Mapping[str, Drawing] = {"reach": show_reach, "zoc": show_set(zoc), "control": show_control(zoc)}
