"""Drawn situations of the campaign: theatres, a front near each of them, supports in boxes and pools."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grognard.games import load
from grognard.games.victory_roads.law.names import PLACE
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.kernel.position import begin
from grognard.testing.table import Situation

GAME = load("vr", {}, "campaign")
DATA = GAME.rules.data

# All on major cities with rails, and an Axis division within ten hexes of each.
THEATRES = {"TON": "6115", "TOCN": "6721", "TOCS": "5141", "TOS": "6958"}
FRONT = {"G11": "5515", "G58": "6021", "G122": "4741", "G170": "6358"}
BOXES = {"TON": "available_n", "TOCN": "available_cn", "TOCS": "available_cs", "TOS": "available_s"}


def campaign(
    phase: str,
    units: Mapping[str, Any],
    own: Mapping[str, Any] | None = None,
    dice: Sequence[int] = (),
    turn: int = 3,
) -> Situation:
    """Only what is named is in play; a theatre is in offensive mode unless `moving` names it."""
    table = {
        "game": "vr",
        "turn": turn,
        "phase": phase,
        "units": dict(units),
        "own": {"moving": [], **(own or {})},
    }
    given = FixedDice(dice)
    t = Situation(begin(GAME, given, table)[0])
    assert given.used == len(dice), f"{given.used} of {len(dice)} dice were thrown"
    return t


def hand(box: str, *names: str) -> dict[str, str]:
    """Supports in a box; `aviation_s*3` are the first three copies."""
    found: dict[str, str] = {}
    for name in names:
        id, _, many = name.partition("*")
        found |= {f"{id}-{n}": box for n in range(1, int(many or 1) + 1)}
    return found


def pool(*names: str) -> dict[str, str]:
    return hand("soviet_supports", *names)


def in_box(t: Situation, box: str) -> list[str]:
    return GAME.roster.ids(t.pos.at(PLACE[box]))


def many(t: Situation, box: str) -> int:
    return t.pos.at(PLACE[box]).bit_count()


def label(h: int) -> str:
    return GAME.map.label(h)


def hexes(t: Situation, verb: str) -> set[str]:
    """The hexes on the menu of a verb."""
    return {label(h) for h in bits(choices(t.pos).verbs[verb].set)}


def why(t: Situation, verb: str, noun: str | None = None) -> list[str]:
    """The messages of a refusal."""
    act = t._read(verb, noun)
    return [cause.what for cause in choices(t.pos).causes(act)]
