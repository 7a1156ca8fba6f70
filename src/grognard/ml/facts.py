"""What a plane or a number can be made of, asked of any game in the same way.

Zones and supply come from the chapters that a game names so (`zoc.zoc`, `supply.traced`); what a game remembers comes from
its own view, which tells each side what it may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from grognard.games import entry
from grognard.kernel.game import Game
from grognard.kernel.hexes import HexSet
from grognard.kernel.state import Position

SideSet = Callable[[Position, int], HexSet]
CHAPTERS = (("zone", "zoc", "zoc"), ("supply", "supply", "traced"))  # plane, chapter, function


@lru_cache(maxsize=32)
def side_sets(game: Game) -> dict[str, SideSet]:
    """The sets of hexes that follow from where units stand: a side's zone of control, and where it is in supply."""
    package, overlays = entry(game.id).package, game.hooks.overlays
    found: dict[str, SideSet] = {}
    for plane, chapter, name in CHAPTERS:
        if find_spec(f"{package}.{chapter}") is not None:
            found[plane] = getattr(import_module(f"{package}.{chapter}"), name)
        elif chapter in overlays:
            found[plane] = _drawn(overlays[chapter])
    return found


def _drawn(overlay: Callable[[Position, int], dict[str, Any]]) -> SideSet:
    """An overlay of one side, back to a set."""
    return lambda pos, side: pos.game.map.hexes(overlay(pos, side)["hexes"])


def objectives(pos: Position) -> dict[str, list[str]]:
    """The objectives that each side has, by their labels; everybody sees them."""
    overlay = pos.game.hooks.overlays.get("objectives")
    found: dict[str, list[str]] = overlay(pos, 0)["hexes"] if overlay is not None else {}
    return found


# -- what a game remembers


class Said(NamedTuple):
    """One thing of a game's own view: where it stands, and the words it may be or hold (none: it is a number).

    It follows from what the game remembers, not from where units stand: it is read again only when that has changed.
    """

    path: str
    words: tuple[str, ...] = ()
    scale: float = 1.0


def _toy(game: Game) -> list[Said]:
    known = ("none", "blank", "bugle", "?")
    return [Said(f"chits.{side}", known) for side in game.sides] + [Said("sounded", game.sides)]


def _ts(game: Game) -> list[Said]:
    return [Said("length", scale=14), Said("collapse")]


def _vl(game: Game) -> list[Said]:
    return [Said("weather", ("clear", "cloudy", "overcast")), Said("encircled"), Said("besieged")]


def _avl(game: Game) -> list[Said]:
    chits: tuple[str, ...] = game.rules.data.chit_names
    paths = ("played", "known", "returned", "drawn", "axis_pool", "mine.chits", "mine.picked", "mine.ahead")
    return [*(Said(path, chits) for path in paths), Said("active", game.sides)]


REMEMBERED: Mapping[str, Callable[[Game], list[Said]]] = {"toy": _toy, "ts": _ts, "vl": _vl, "avl": _avl}


@lru_cache(maxsize=32)
def remembered(game: Game) -> tuple[Said, ...]:
    """What is told of a game's memory; nothing of a game that nobody has described yet."""
    return tuple(REMEMBERED[game.id](game)) if game.id in REMEMBERED else ()


def numbers_of(said: tuple[Said, ...], own: Mapping[str, Any]) -> list[float]:
    """A game's own view as numbers: one for each word, or the number itself."""
    found: list[float] = []
    for path, words, scale in said:
        value: Any = own
        for key in path.split("."):
            value = value.get(key) if isinstance(value, Mapping) else None
        if not words:
            found.append(float(value or 0) / scale)
        else:
            held = set(value) if isinstance(value, list | tuple) else {value}
            found += [1.0 if word in held else 0.0 for word in words]
    return found
