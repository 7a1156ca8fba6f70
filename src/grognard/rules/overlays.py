"""Overlays that are a set of hexes."""

from __future__ import annotations

from collections.abc import Callable

from grognard.kernel.hexes import HexSet
from grognard.kernel.preview import Drawing, Overlay
from grognard.kernel.state import Position


def show_set(f: Callable[[Position, int], HexSet]) -> Drawing:
    return lambda pos, side: Overlay(f(pos, side))
