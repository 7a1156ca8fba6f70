"""What the table shows of command and supply, and why a unit was not activated."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from grognard.games import load
from grognard.kernel.cite import cites
from grognard.kernel.preview import Overlay
from grognard.testing.table import Situation, situation

GAME = load("avl")
RING = {"S25G": "2109", "S107": "2112", "S141": "1810"}  # their zones are the six hexes around 2010


def active(at: str) -> dict[str, Any]:
    return {"at": at, "marks": ["active"]}


def italian() -> Situation:
    """It8A has a radius of 4: an Italian, a German and a Romanian stand in it, another
    Romanian far from it.
    """
    units = {
        "It8A": active("2915"),
        "ItRav": active("2914"),
        "G298": active("3016"),
        "R7": "2817",
        "R9": "2824",
        "4PzA": "2825",
    }
    return situation("avl", "axis-movement", turn=3, units=units)


def classes(t: Situation, overlay: str, of: str) -> dict[str, list[str]]:
    return {name: GAME.map.labels(s) for name, s in t.overlay(overlay, of).classes.items()}


@cites("AVL 7.3.3a", "AVL 7.3.5b")
def test_an_hq_shows_its_radius_whom_it_commands_and_whom_it_may_not() -> None:
    found = classes(italian(), "command", "It8A")
    assert (found["command"], found["foreign"]) == (["2914", "3016"], ["2817"])
    assert len(found["radius"]) + 3 == 1 + 6 + 12 + 18 + 24  # all within four hexes: no water, no great river
    assert "2915" in found["radius"]


@cites("AVL 7.3.5a", "AVL 7.3.5b")
@pytest.mark.parametrize(
    ("unit", "able", "unable"), [("ItRav", ["2915"], []), ("R7", [], ["2915"]), ("R9", ["2825"], [])]
)
def test_a_unit_shows_the_hqs_that_command_it_and_those_that_only_reach_it(
    unit: str, able: list[str], unable: list[str]
) -> None:
    assert classes(italian(), "command", unit) == {"able": able, "unable": unable}
    assert italian().overlay("command", unit).n == len(able)


@cites("AVL 11.2.3")
def test_an_hq_in_its_box_has_no_radius_on_the_map() -> None:
    t = situation(
        "avl",
        "soviet-movement",
        turn=4,
        units={"28A": "pool", "S34G": "pool"},
        own={"boxed": ["28A", "S34G"]},
    )
    assert t.overlay("command", "28A") == Overlay(text="overlay-command-boxed")


@cites("AVL 7.0", "AVL 7.3.2a", "AVL 7.3.3a", "AVL 7.3.5b")
def test_why_not_says_what_kept_a_unit_from_being_activated() -> None:
    t = italian()
    assert t.refusals("unit", "R7") == ["AVL 7.0", "AVL 7.3.5b"]
    assert t.refusals("unit", "R9") == ["AVL 7.0", "AVL 7.3.3a"]
    assert t.refusals("unit", "4PzA") == ["AVL 7.0", "AVL 7.3.2a"]


@cites("AVL 10.1.2a", "AVL 10.1.2b")
def test_every_unit_with_supply_has_a_line_to_a_source_and_who_has_none_is_marked() -> None:
    t = situation(
        "avl", "supply", turn=6, units={"G168": "2010", "G26": "2018", "G298": "1918", "G57": "3016", **RING}
    )
    found = t.overlay("supply", "axis")
    assert classes(t, "supply", "axis") == {"cut": ["2010"]}
    fed = set(GAME.map.labels(found.hexes))
    source = set(GAME.map.labels(GAME.map.areas["axis_supply"]))
    drawn: set[str] = set()
    for line in ([GAME.map.label(h) for h in way] for way in found.lines):
        assert set(line) <= fed
        assert all(
            b in GAME.map.labels(GAME.map.grid.adjacent(1 << GAME.map.index[a]))
            for a, b in itertools.pairwise(line)
        )
        assert line[-1] in source | drawn  # to a source, or to a line that goes there
        drawn |= set(line)
    assert {"2018", "1918", "3016"} <= drawn
    assert not {"2010"} & drawn


@cites("AVL 10.1.2a")
def test_without_anybody_there_is_no_line() -> None:
    t = situation("avl", "soviet-movement", units={"S25G": "5406"})
    assert t.overlay("supply", "axis").lines == ()
