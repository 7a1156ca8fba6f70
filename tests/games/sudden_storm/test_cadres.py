"""33B. Cadres of the Axis."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.drawn import DATA, GAME, drawn, remembered, until_asked

from grognard.games.sudden_storm.law import prices
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

SIXES = [6] * 300
INDEX = GAME.roster.index
RICH = [["german infantry", 400], ["axis armor", 400]]


def asked(units: dict[str, Any], points: list[Any] = RICH) -> Situation:
    reduced = {name: {"at": at, "steps": 1} for name, at in units.items()}
    t = drawn("axis-initial", reduced, {"pools": points}, turn=7, dice=SIXES)
    return until_asked(t, "raise", *SIXES)


@cites("SS 33B.2")
@cites("SS 33B.1")
def test_a_cadre_is_raised_for_the_difference() -> None:
    t = asked({"G15Inf": "1B:3830"}, [["german infantry", 120]])
    t.act("raise", "G15Inf")
    assert t.pos.state.steps[INDEX["G15Inf"]] == 2
    faces = GAME.roster[INDEX["G15Inf"]].faces
    assert dict(remembered(t).pools).get("german infantry", 0) == 120 - 20 * (
        faces[0].attack - faces[1].attack
    )


@cites("SS 33B.3")
def test_a_cadre_is_raised_in_a_city_alone() -> None:
    t = asked({"G15Inf": "1B:3830", "G86Inf": "1B:3631"})
    assert t.may("raise") == ["G15Inf"]
    assert "SS 33B.3" in t.refused("raise", "G86Inf")


@cites("SS 33B1.3")
def test_panzer_divisions_need_the_mix_of_the_chart() -> None:
    unit = next(n for n, u in enumerate(GAME.roster.units) if u.faces[0].attack == 9 and u.kind == "armor")
    assert prices.whole(DATA, unit) == (4, 5, 0)
    infantry = prices.whole(DATA, INDEX["G15Inf"])
    assert infantry == (0, GAME.roster[INDEX["G15Inf"]].faces[0].attack, 0)
    truck = next(n for n, u in enumerate(GAME.roster.units) if u.kind == "truck" and u.side == 0)
    assert prices.whole(DATA, truck) == (4, 0, 0)
