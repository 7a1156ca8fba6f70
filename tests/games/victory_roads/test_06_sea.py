"""6.5. Movement by sea, and the evacuation of ports."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads.drawn import drawn, past_orders

from grognard.kernel.cite import cites
from grognard.testing.table import Situation

# Reval is 4402; Libau 3516, Riga 4314, Memel 3519, Königsberg 3324 lie farther down the coast.
REVAL, LIBAU = "4402", "3516"


def fleet(units: dict[str, Any], own: dict[str, Any] | None = None) -> Situation:
    """The Axis movement phase of turn 5 of the campaign."""
    t = drawn("axis-movement", units, {"naval": 3, **(own or {})}, turn=5, scenario="campaign")
    return past_orders(t)


@cites("VR 6.5.1a")
def test_the_capacity_is_given_anew_each_turn() -> None:
    t = drawn("axis-movement", {"G11": REVAL}, {"naval": 0}, turn=5, scenario="campaign")
    assert t.pos.state.own.naval == 3


@cites("VR 6.5.1b", "VR 6.5.2a", "VR 6.5.2b")
def test_from_port_to_port_for_one_point_or_two() -> None:
    t = fleet({"G11": REVAL, "G5P": "4407"}).acts("unit G11", f"naval {LIBAU}")
    assert (t.at("G11"), t.pos.state.own.naval) == (LIBAU, 2)
    t.act("unit", "G5P")
    t.act("naval", "4314")
    assert (t.at("G5P"), t.pos.state.own.naval) == ("4314", 0)
    assert t.refusals("unit", "G11") == ["VR 6.1.3"]


@cites("VR 6.5.1b")
def test_armour_wants_two_points() -> None:
    t = fleet({"G11": REVAL, "G58": REVAL, "G5P": "4407"})
    t.acts("unit G11", f"naval {LIBAU}", "unit G58", f"naval {LIBAU}", "unit G5P")
    assert t.refusals("naval", LIBAU) == ["VR 6.5.1b"]


@cites("VR 6.5.2a")
def test_it_starts_in_a_baltic_port_and_on_its_first_step() -> None:
    t = fleet({"G11": "4403"}).act("unit", "G11")
    assert t.refusals("naval", LIBAU) == ["VR 6.5.2a"]
    t = fleet({"G11": REVAL, "Q16": REVAL}).act("unit", "G11")
    assert t.refusals("naval", "4403") == ["VR 6.5.2b"], "no port"
    t.act("to", t.may("to")[0])
    assert "VR 6.1.2a" in t.refusals("naval", LIBAU)


@cites("VR 6.5.2b")
def test_the_other_port_is_held_and_not_shut_in() -> None:
    """Narva is a Soviet town at the time; around Libau four hexes are land."""
    t = fleet({"G11": REVAL}, {"soviet": ["4314"]}).act("unit", "G11")
    assert "VR 6.5.2b" in t.refusals("naval", "4314")
    grid, data = t.game.map.grid, t.game.rules.data
    around = grid.spread(1 << t.game.map.index[LIBAU], data.touching) & data.land
    corps = ("S30", "S33", "S50", "S51", "S57", "S64")
    ring = dict(zip(corps, t.game.map.labels(around), strict=False))
    assert "VR 6.5.2b" in fleet({"G11": REVAL, **ring}).act("unit", "G11").refusals("naval", LIBAU)
    ring.popitem()
    assert fleet({"G11": REVAL, **ring}).act("unit", "G11").can("naval", LIBAU)


@cites("VR 6.5.2c")
def test_a_port_that_was_ever_soviet_is_closed() -> None:
    t = fleet({"G11": REVAL}, {"captured": ["4314"]}).act("unit", "G11")
    assert t.refusals("naval", "4314") == ["VR 6.5.2c"]


BESIDE = {"S30": "4503"}  # a Soviet corps next to Reval


@cites("VR 6.5.3a")
def test_only_the_last_unit_of_a_threatened_port_rolls() -> None:
    assert fleet({"G11": REVAL}).acts("unit G11", f"naval {LIBAU}").rolls == []
    t = fleet({"G11": REVAL, "G58": REVAL, **BESIDE}).acts("unit G11", f"naval {LIBAU}")
    assert t.rolls == []
    t.act("unit", "G58").act("naval", LIBAU, [4])
    assert t.rolls == [4]


@pytest.mark.parametrize(
    ("die", "at", "steps"),
    [(1, REVAL, 1), (2, REVAL, 2), (3, LIBAU, 1), (4, LIBAU, 2), (5, LIBAU, 2), (6, LIBAU, 2)],
)
@cites("VR 6.5.3b", "VR 6.5.3c", "VR 6.5.3d", "VR 6.5.3e", "VR EX-10a")
def test_the_evacuation_die(die: int, at: str, steps: int) -> None:
    t = fleet({"G11": REVAL, **BESIDE}).act("unit", "G11").act("naval", LIBAU, [die])
    number = t.game.roster.index["G11"]
    assert (t.at("G11"), t.pos.state.steps[number], t.pos.state.own.naval) == (at, steps, 2)
    stays = ["VR 6.5.3c"] if at == REVAL else []
    assert t.refusals("unit", "G11") == [*stays, "VR 6.1.3"], "whatever comes of it, it moves no more"


@cites("VR 6.5.3a", "VR 6.5.3c", "VR EX-10a")
def test_reval_is_evacuated() -> None:
    """EX-10: the armour leaves without a die, the infantry stays, and all points are spent."""
    panzer = {"at": REVAL, "steps": 1}
    t = fleet({"G5P": panzer, "G11": REVAL, **BESIDE}).acts("unit G5P", f"naval {LIBAU}")
    assert (t.at("G5P"), t.rolls) == (LIBAU, [])
    t.act("unit", "G11").act("naval", LIBAU, [2])
    number = t.game.roster.index["G11"]
    assert (t.at("G11"), t.pos.state.steps[number], t.pos.state.own.naval) == (REVAL, 2, 0)


@cites("VR 6.5.2a", "VR 2g")
def test_the_soviets_have_no_ships() -> None:
    t = drawn("soviet-movement", {"S30": "5302"}, turn=5, scenario="campaign").act("unit", "S30")
    assert "naval" not in t.pos.game.program or t.may("naval") == []
    assert t.may("rail") == []
