"""Situations that do not run on by themselves: a few units on the real map, and a referee to move them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.sudden_storm.situations import GAME

from grognard.games import load
from grognard.games.sudden_storm.law import possession
from grognard.games.sudden_storm.law.names import AXIS, SOVIET
from grognard.kernel.changes import Message, Moved, OwnChanged
from grognard.kernel.dice import FixedDice
from grognard.kernel.hexes import HexSet
from grognard.kernel.position import read_state
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet

MAP = GAME.map
ROSTER = GAME.roster


def still(
    units: Mapping[str, Any],
    own: Mapping[str, Any] | None = None,
    turn: int = 5,
    phase: str = "axis-initial",
    scenario: str = "campaign",
    dice: Sequence[int] = (),
) -> Referee:
    """A position as a file draws it, with nothing done in it yet; weather is clear unless it says more."""
    game = load("ss", None, scenario)
    table = {"game": "ss", "scenario": scenario, "turn": turn, "phase": phase}
    table |= {"units": dict(units), "own": dict(own or {})}
    return Referee(Position(game, read_state(game, table, "a test")), FixedDice(dice))


def unit(name: str) -> int:
    return ROSTER.index[name]


def units(*names: str) -> UnitSet:
    return sum(1 << unit(name) for name in names)


def hexes(labels: str) -> HexSet:
    return MAP.hexes(labels.split())


def labels(found: HexSet) -> set[str]:
    return set(MAP.labels(found))


def around(label: str) -> set[str]:
    return labels(MAP.grid.adjacent(1 << MAP.hex(label)))


def axis(ref: Referee) -> HexSet:
    return possession.owned_hexes(ref.pos, AXIS)


def soviet(ref: Referee) -> HexSet:
    return possession.owned_hexes(ref.pos, SOVIET)


def march(ref: Referee, name: str, path: str) -> Referee:
    """A unit goes along a path, hex by hex; it stands in the first."""
    way = tuple(MAP.hex(label) for label in path.split())
    ref.do(Moved(unit(name), way, "move", "SS 6.2"))
    possession.pass_through(ref, unit(name), way)
    return ref


def told(ref: Referee) -> list[str]:
    """What has been said so far, by the names of the messages."""
    return [one.what for one in ref.changes if isinstance(one, Message | OwnChanged) and one.what]
