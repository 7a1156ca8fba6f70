"""What a plane or a number can be made of, asked of any game in the same way.

Zones, supply and control are hooks of a game; what it remembers comes from its own view, which tells each
side what it may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from grognard.kernel.game import Game, SideSet
from grognard.kernel.hexes import HexSet
from grognard.kernel.state import Position


def side_sets(game: Game) -> dict[str, SideSet]:
    """The sets of hexes that a side has besides its units: its zone of control, where it is in supply, and
    what it controls.
    """
    planes = {"zone": game.hooks.zone, "supply": game.hooks.supply, "control": game.hooks.control}
    return {name: of for name, of in planes.items() if of is not None}


def objectives(pos: Position) -> Mapping[str, HexSet]:
    """The objectives that each side has; everybody sees them."""
    overlay = pos.game.hooks.overlays.get("objectives")
    return overlay(pos, 0).classes if overlay is not None else {}


# -- what a game remembers


class MemoryFact(NamedTuple):
    """One thing of a game's own view: where it stands, and the words it may be or hold (none: it is a
    number).

    It follows from what the game remembers, not from where units stand: it is read again only when that has
    changed.
    """

    path: str
    words: tuple[str, ...] = ()
    scale: float = 1.0


def _toy(game: Game) -> list[MemoryFact]:
    known = ("none", "blank", "bugle", "?")
    return [MemoryFact(f"chits.{side}", known) for side in game.sides] + [MemoryFact("sounded", game.sides)]


def _ts(game: Game) -> list[MemoryFact]:
    return [MemoryFact("length", scale=14), MemoryFact("collapse")]


def _vl(game: Game) -> list[MemoryFact]:
    return [
        MemoryFact("weather", ("clear", "cloudy", "overcast")),
        MemoryFact("encircled"),
        MemoryFact("besieged"),
    ]


def _avl(game: Game) -> list[MemoryFact]:
    chits: tuple[str, ...] = game.rules.data.chit_names
    paths = ("played", "known", "returned", "drawn", "axis_pool", "mine.chits", "mine.picked", "mine.ahead")
    return [*(MemoryFact(path, chits) for path in paths), MemoryFact("active", game.sides)]


def _vr(game: Game) -> list[MemoryFact]:
    units = {unit.id for unit in game.roster.units}
    theatres = tuple(name for name in ("TON", "TOCN", "TOCS", "TOS") if name in units)
    curbs: tuple[str, ...] = tuple(
        sorted({name for name in game.rules.data.supports if name.startswith("reich_")})
    )
    named = ("moving", "table.priority", "table.secondary", "table.grand", "remote", "resting", "fired")
    return [
        MemoryFact("weather", ("fair", "mud", "snow")),
        MemoryFact("sky", ("clear", "overcast")),
        *(MemoryFact(path, theatres) for path in named),
        MemoryFact("romania", ("axis", "soviet", "absent")),
        MemoryFact("hungary", ("axis", "armistice", "out", "soviet", "absent")),
        *(MemoryFact(path) for path in ("faithful", "uprising", "handed", "forfeited", "few_supports")),
        *(MemoryFact(path) for path in ("slowed", "halting", "no_replacements")),
        MemoryFact("maximum", scale=10),
        MemoryFact("freedom", scale=10),
        *(MemoryFact(f"points.{n}", scale=10) for n in range(4)),  # Soviet, German, Hungarian, Romanian
        MemoryFact("curbs", curbs),
    ]


REMEMBERED: Mapping[str, Callable[[Game], list[MemoryFact]]] = {
    "toy": _toy,
    "ts": _ts,
    "vl": _vl,
    "avl": _avl,
    "vr": _vr,
}


@lru_cache(maxsize=32)
def memory_facts(game: Game) -> tuple[MemoryFact, ...]:
    """What is told of a game's memory; nothing of a game that nobody has described yet."""
    return tuple(REMEMBERED[game.id](game)) if game.id in REMEMBERED else ()


def numbers_of(said: tuple[MemoryFact, ...], own: Mapping[str, Any]) -> list[float]:
    """A game's own view as numbers: one for each word, or the number itself."""
    found: list[float] = []
    for path, words, scale in said:
        value: Any = own
        for key in path.split("."):
            if isinstance(value, list | tuple):
                value = value[int(key)]
            else:
                value = value.get(key) if isinstance(value, Mapping) else None
        if not words:
            found.append(float(value or 0) / scale)
        else:
            held = set(value) if isinstance(value, list | tuple) else {value}
            found += [1.0 if word in held else 0.0 for word in words]
    return found
