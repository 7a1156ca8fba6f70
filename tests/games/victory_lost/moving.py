"""Situations of A Victory Lost in few words: a unit in hand, what it has left, what a way costs it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from grognard.games import load
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices
from grognard.kernel.position import begin
from grognard.testing.table import Situation, situation

GAME = load("avl")


def side(unit: str) -> str:
    return GAME.sides[GAME.roster[GAME.roster.index[unit]].side]


def active(at: str, *marks: str) -> dict[str, Any]:
    """A unit that has been activated."""
    return {"at": at, "marks": ["active", *marks]}


def moving(
    unit: str,
    at: str,
    others: Mapping[str, Any] | None = None,
    *marks: str,
    turn: int = 5,
    boxed: Sequence[str] = (),
    **options: str,
) -> Situation:
    """An activated unit in its owner's hand; on a turn when the pocket is open unless it
    is said otherwise.
    """
    units = {unit: active(at, *marks), **(others or {})}
    return situation(
        "avl", f"{side(unit)}-movement", turn=turn, units=units, options=options, own={"boxed": list(boxed)}
    ).act("unit", unit)


def left(t: Situation) -> float:
    """The points of the unit in hand."""
    return t.points()


def price(unit: str, *way: str, others: Mapping[str, Any] | None = None, **options: str) -> float:
    """What a way costs, hex by hex, from its first hex: as it is shown before each step,
    and charged by it.
    """
    t = moving(unit, way[0], others, **options)
    total, all_points = 0.0, left(t)
    for h in way[1:]:
        total += overlay_labels(t, "reach", unit)[h]
        t.act("to", h)
        assert choices(t.pos).prompt != "avl-moving" or left(t) == all_points - total
    return total


def overlay_labels(t: Situation, overlay: str, of: str) -> Any:
    """An overlay of a unit or of a side: costs, hexes by class, or hexes."""
    if overlay == "reach":
        return t.costs(of)
    found = t.overlay(overlay, of)
    classes = {name: t.game.map.labels(s) for name, s in found.classes.items()}
    return t.game.map.labels(found.hexes) if found.hexes or not classes else classes


def soviet_cities(t: Situation) -> list[str]:
    found: list[str] = overlay_labels(t, "objectives", "soviet")["soviet"]
    return found


def pack(folder: Path, file: str, old: str, new: str) -> Path:
    """A data pack that changes one thing in one file."""
    text, _ = GAME.files.read(file)
    assert text.count(old) == 1, f"{old} stands {text.count(old)} times in {file}"
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return folder


def with_pack(folder: Path, phase: str, units: Mapping[str, Any], boxed: Sequence[str] = ()) -> Situation:
    table = {"game": "avl", "turn": 5, "phase": phase, "units": dict(units), "own": {"boxed": list(boxed)}}
    pos, _ = begin(load("avl", pack=folder), FixedDice([]), table)
    return Situation(pos)
