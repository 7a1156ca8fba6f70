"""SS 37A (advanced): retreats that overrun."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.fights import (
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    PLAIN,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    facing,
    joined,
    resolved,
    steps,
)
from tests.games.sudden_storm.situations import GAME

from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation

OVERRUN = {"retreats": "overrun"}
RIFLES = [unit.id for unit in GAME.roster.units if unit.kind == "infantry" and unit.faces[0][:2] == (5, 5)]
RIFLES = [unit for unit in RIFLES if unit.startswith("S")][:9]
RING = {"S8RifB": SOUTH_EAST, "S41RifB": NORTH_EAST, "S33LTkC": EAST}


def surrounded(options: dict[str, str], **others: Any) -> Situation:
    """Two panzer divisions of ten with a light tank cadre in the east, nine rifle divisions in the west."""
    west = dict(zip(RIFLES, [WEST] * 3 + [SOUTH_WEST] * 3 + [NORTH_WEST] * 3, strict=True))
    t = facing(
        " ".join(RIFLES[:3]),
        "G4Pz G17Pz",
        others={**west, **RING, **others, "G1Inf": "1B:3016", "S168Rif": "1B:3015"},
        options=options,
        own={"weather": "mud"},
    )
    return resolved(joined(t, PLAIN, " ".join(RIFLES)), "DR")


@cites("SS 37A.1")
def test_a_surrounded_stack_overruns_a_cadre() -> None:
    """E101: 20 to 2 is enough."""
    t = surrounded(OVERRUN)
    assert t.may("overrun") == [EAST]
    t.act("overrun", EAST)
    assert t.at("S33LTkC") in ("dead", "gone")
    assert t.at("G4Pz") == t.at("G17Pz") == EAST
    assert steps(t, "G4Pz") == 2


@cites("SS 37A.2")
def test_a_zone_of_control_tells_first() -> None:
    """E102: as cadres they have 8 to 2, and are lost."""
    t = surrounded(OVERRUN, S100Rif="8A:1109")
    assert "overrun" not in choices(t.pos).verbs
    assert t.at("G4Pz") == t.at("G17Pz") == "dead"


@cites("SS 37A.1")
def test_nobody_is_bound_to() -> None:
    t = surrounded(OVERRUN).act("go")
    assert t.at("G4Pz") == "dead"


def test_without_the_option_there_is_no_way() -> None:
    t = surrounded({})
    assert t.at("G4Pz") == t.at("G17Pz") == "dead"
    assert t.at("S33LTkC") == EAST


@cites("SS 37A.2")
def test_who_is_strong_enough_as_cadres_breaks_out_as_cadres() -> None:
    """Three panzer divisions of nine, four as cadres, against a rocket regiment of one in a ZOC: 12 to 1."""
    tanks = ["S28Tk", "S4Tk", "S7Tk", "S8Tk", "S32Tk", "S1Tk", "S21Tk", "S3Tk", "S29Mec"]
    stacks = dict(zip(tanks, [WEST] * 3 + [SOUTH_WEST] * 3 + [NORTH_WEST] * 3, strict=True))
    pocket = {"S8RifB": SOUTH_EAST, "S41RifB": NORTH_EAST, "S1RktR": EAST, "S100Rif": "8A:1109"}
    t = facing(
        " ".join(tanks[:3]),
        "G1Pz G9Pz G13Pz",
        others={**stacks, **pocket, "G1Inf": "1B:3016", "S168Rif": "1B:3015"},
        options=OVERRUN,
        own={"weather": "clear"},
    )
    t = resolved(joined(t, PLAIN, " ".join(stacks)), "DR")
    t.act("overrun", EAST)
    assert [t.at(one) for one in ("G1Pz", "G9Pz", "G13Pz")] == [EAST] * 3
    assert [steps(t, one) for one in ("G1Pz", "G9Pz", "G13Pz")] == [1, 1, 1]
