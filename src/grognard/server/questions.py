"""Questions that are answered from a position alone, as the asker may know it; nothing is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.kernel.state import Position
from grognard.server import air, group, lists, overlay_view, why_view, wire

ANSWERS: dict[type, Callable[[Position, int, Any, str], wire.Out]] = {
    wire.Why: why_view.why,
    wire.Overlay: overlay_view.overlay,
    wire.Group: group.answer,
    wire.AskLists: lists.answer,
    wire.AskAir: air.answer,
}
