"""Combats of A Victory Lost, in few words."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from grognard.games import load
from grognard.kernel.dice import FixedDice
from grognard.kernel.game import Game
from grognard.kernel.position import begin
from grognard.testing.table import Situation


def awake(at: str, *marks: str, steps: int = 0) -> dict[str, Any]:
    """An activated unit, with further marks, and so many steps."""
    return {"at": at, "marks": ["active", *marks], **({"steps": steps} if steps else {})}


def witnesses(phase: str) -> dict[str, Any]:
    """Two that could fight each other far away from everything: while they have not, the segment goes on."""
    red, grey = ("S113", "4503"), ("G106", "4504")
    (mine, here), (foe, there) = (red, grey) if phase.startswith("soviet") else (grey, red)
    return {mine: awake(here), foe: there}


def played_on(game: Game, phase: str, units: Mapping[str, Any], turn: int = 4) -> Situation:
    """A situation of a game that is at hand: one on another map, say."""
    table = {"game": "avl", "turn": turn, "phase": phase, "units": dict(units), "own": {}}
    return Situation(begin(game, FixedDice(()), table)[0])


def redrawn(
    folder: Path, sides: Sequence[tuple[str, str, str]] = (), terrain: Mapping[str, str] | None = None
) -> Game:
    """The game on a map with more hexsides (a, b, feature) and other terrain in some hexes."""
    data = files("grognard.games.victory_lost") / "data"
    text = (data / "hexsides.csv").read_text(encoding="utf-8").rstrip("\n")
    text += "".join(f"\n{a},{b},{feature},,reconstructed test" for a, b, feature in sides) + "\n"
    (folder / "hexsides.csv").write_text(text, encoding="utf-8")
    rows = list(csv.reader((data / "hexes.csv").read_text(encoding="utf-8").splitlines()))
    with (folder / "hexes.csv").open("w", encoding="utf-8", newline="") as out:
        csv.writer(out, lineterminator="\n").writerows(
            [row[0], (terrain or {}).get(row[0], row[1]), *row[2:]] for row in rows
        )
    return load("avl", pack=folder)


def assembled(t: Situation, target: str, *attackers: str) -> Situation:
    """An attack on a hex by these, or by all who may."""
    t.act("target", target)
    for unit in attackers or t.may("join"):
        t.act("join", unit)
    return t
