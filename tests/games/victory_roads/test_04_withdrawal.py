"""4.7. Withdrawal without the Führer's leave."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads.drawn import drawn

from grognard.kernel.cite import cites
from grognard.testing.table import Situation

MOOD = {"mood": 5, "freedom": 0}


def retiring(units: dict[str, Any], own: dict[str, Any] | None = None) -> Situation:
    """The end of the Axis supply phase, in July 1944 before Minsk."""
    t = drawn("axis-supply", units, {**MOOD, **(own or {})}, turn=3, scenario="campaign")
    return t if "pull_back" in t.pos.game.program[t.pos.frame.step].step.verbs else t.act("done")  # type: ignore[union-attr]


LINE = {"G11": "5427", "G58": "5427", "S30": "5528"}


@cites("VR 4.7.1a", "VR 4.7.1b", "VR 2i")
def test_the_marker_lies_where_a_unit_is_within_three_hexes() -> None:
    t = retiring(LINE)
    grid, index = t.game.map.grid, t.game.map.index
    assert {grid.distance(index[h], index["5427"]) for h in t.may("pull_back")} == {0, 1, 2, 3}
    far = next(p for p in t.game.map.index if grid.distance(index[p], index["5427"]) == 4)
    assert t.refusals("pull_back", far) == ["VR 4.7.1b"]


@cites("VR 4.7.1b")
def test_units_farther_off_stay() -> None:
    t = retiring({**LINE, "G122": "5024"}).act("pull_back", "5427")
    assert t.may("unit") == ["G11", "G58"]
    assert t.refusals("unit", "G122") == ["VR 4.7.1b"]


@pytest.mark.parametrize(("unit", "hexes"), [("G11", 2), ("G5P", 4), ("VS8", 2)])
@cites("VR 4.7.1c")
def test_a_unit_goes_its_printed_points_or_two_hexes(unit: str, hexes: int) -> None:
    """Infantry has two, armour four, Volkssturm one."""
    t = retiring({unit: "5427", "S30": "5528"}).act("pull_back", "5427").act("unit", unit)
    gone = 0
    while t.pos.frame.memo is not None and hasattr(t.pos.frame.memo, "left"):
        t.act("to", t.may("to")[0])
        gone += 1
    assert gone == hexes


@cites("VR 4.7.1c")
def test_a_unit_may_stop_after_one_hex_and_goes_once() -> None:
    t = retiring(LINE).act("pull_back", "5427").act("unit", "G11")
    t.act("to", t.may("to")[0]).act("done")
    assert t.refusals("unit", "G11") == ["VR 4.7.1c"]
    assert t.may("unit") == ["G58"]


@cites("VR 4.7.1d")
def test_it_goes_as_in_a_retreat() -> None:
    """The Soviet corps stands south-east: north-west, south-west and south lead back, first those away from
    it.
    """
    t = retiring(LINE).act("pull_back", "5427").act("unit", "G11")
    grid, index = t.game.map.grid, t.game.map.index
    foe = index["5528"]
    assert all(grid.distance(index[h], foe) > 1 for h in t.may("to"))
    assert "VR 7.10.5a" in t.refusals("to", "5426"), "straight north, where other ways are open"


@cites("VR 4.7.1e")
def test_neither_want_of_supply_nor_a_dismissal_shortens_it() -> None:
    """EX-06: the printed movement counts."""
    lost = {"at": "5427", "marks": ["unsupplied"]}
    t = retiring({"G5P": lost, "S30": "5528"}, {"slowed": True}).act("pull_back", "5427").act("unit", "G5P")
    assert t.pos.frame.memo.left == 4


@cites("VR 4.7.1f")
def test_who_withdrew_moves_again_but_does_not_attack() -> None:
    t = retiring(LINE).act("pull_back", "5427").act("unit", "G11")
    t.act("to", t.may("to")[0]).acts("done", "done")
    assert t.units_marked("withdrawn") == ["G11"]


@cites("VR 4.7.2a", "VR 4.7.2b")
def test_the_price_is_the_next_box_of_the_freedom_of_action() -> None:
    """EX-06: from 0 to 1, satisfaction from 3 to 2."""
    t = retiring(LINE, {"mood": 3, "freedom": 0}).act("pull_back", "5427").act("unit", "G11")
    t.act("to", t.may("to")[0]).acts("done", "done")
    assert (t.pos.state.own.freedom, t.pos.state.own.mood) == (1, 2)


@cites("VR 4.7.2a")
def test_what_has_set_nobody_going_costs_nothing() -> None:
    t = retiring(LINE).act("pull_back", "5427")
    assert t.refusals("done") == ["VR 4.7.2a"]
    t.act("cancel")
    assert (t.pos.state.own.freedom, t.pos.state.own.mood) == (0, 5)


@cites("VR 4.7.1b", "VR 6.1.8b", "VR 6.7.6a", "VR 6.1.10a")
def test_who_may_not_leave() -> None:
    """Pontoon HQs, units without movement points, the last division under an order; an HQ ends in supply."""
    units = {"Q16": "5327", "HB1": "5326", "G11": "5326", "S30": "5426", "G58": "5427"}
    own = {"holding": ["5326"], "pontoons": {"Q16": "5328"}}
    t = retiring(units, own).act("pull_back", "5326")
    assert t.refusals("unit", "Q16") == ["VR 6.1.8b"]
    assert t.refusals("unit", "HB1") == ["VR 6.1.8b"]
    assert t.refusals("unit", "G11") == ["VR 6.7.6a"]


@cites("VR 4.7.1a")
def test_the_basic_game_has_none() -> None:
    t = drawn("axis-supply", {"G96": "2256", "S30": "2356"})
    assert t.phase != "axis-supply"
