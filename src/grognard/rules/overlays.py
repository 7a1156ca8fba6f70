"""Overlays that are a set of hexes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.kernel.hexes import HexSet
from grognard.kernel.state import Position


def show_set(f: Callable[[Position, int], HexSet]) -> Callable[[Position, int], dict[str, Any]]:
    def overlay(pos: Position, side: int) -> dict[str, Any]:
        return {"hexes": pos.game.map.labels(f(pos, side))}

    return overlay
