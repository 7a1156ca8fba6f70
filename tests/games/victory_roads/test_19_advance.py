"""19.1.2. A Warsaw that has risen, emptied by a combat, must be entered; and 9.1.4, theatres overrun by those
who advance.
"""

from __future__ import annotations

from typing import Any

from tests.games.victory_roads.fighting import go_on, outcome_of, set_up

from grognard.games.victory_roads.law.captures import occupy
from grognard.kernel.changes import Placed
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

WARSAW = "3535"
RISEN = {"rising": 3, "uprising": True}


def emptied(own: dict[str, Any]) -> Situation:
    """The defender goes back two hexes, and Soviets from two hexes may follow."""
    units = {"S5T": "3634", "S30": "3634", "S33": "3536", "G6": {"at": WARSAW, "steps": 1}}
    t = set_up(units, own, phase="soviet-combat")
    return outcome_of(t, WARSAW, "S5T S30 S33", "G6", defence_code="DR2")


@cites("VR 19.1.2b")
def test_somebody_must_enter_and_then_nobody_else() -> None:
    t = emptied(RISEN)
    while t.may("back"):
        t.act("back", t.may("back")[0])
    assert t.may("advance") == ["S30", "S33", "S5T"]
    assert t.refusals("halt") == ["VR 19.1.2b"]
    t.act("advance", "S33")
    assert t.can("halt")
    t.act("halt")
    assert not t.pos.state.own.uprising


@cites("VR 19.1.2b", "VR 7.13.2")
def test_a_city_that_has_not_risen_may_be_left_empty() -> None:
    t = emptied({})
    while t.may("back"):
        t.act("back", t.may("back")[0])
    assert t.can("halt")


# -- theatres


def displaced_by(t: Situation) -> list[str]:
    return [c.cite for c in t.log if isinstance(c, Placed) and c.how == "displaced"]


@cites("VR 9.1.4c")
def test_who_advances_into_the_hex_of_a_theatre_drives_it_away() -> None:
    units = {"G5P": "6325", "G6": "6325", "S30": {"at": "6326", "steps": 1}, "TOCN": "6326", "Q8": "5426"}
    own = {"axis": ["6721", "5426", "6223", "6224", "6225", "6325"]}
    t = set_up(units, own, phase="axis-combat")
    t = outcome_of(t, "6326", "G5P G6", "S30", defence_code="DR")
    while t.may("back"):
        t.act("back", t.may("back")[0])
    t.act("advance", "G5P").act("halt")
    assert (t.at("TOCN"), displaced_by(t)) == ("6532", ["VR 9.1.4c"])


@cites("VR 9.1.4c", "VR 1.10.1b")
def test_who_stands_there_when_a_phase_ends_has_overrun_it() -> None:
    units = {"G5P": "6326", "TOCN": "6326", "Q8": "5426", "S30": "6345"}
    own = {"axis": ["6721", "5426", "6223", "6224", "6225", "6325"]}
    t = set_up(units, own, phase="axis-movement")
    go_on(t, lambda ref: occupy(ref, ref.frame))
    assert (t.at("TOCN"), displaced_by(t)) == ("6532", ["VR 9.1.4c"])
