"""3. Weather: the roll of each turn, and what it does to movement."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.victory_roads.drawn import DATA, GAME, costs, drawn, moving, until

from grognard.games.victory_roads.law.names import FAIR, MUD, SKIES, SNOW, WEATHERS
from grognard.kernel.cite import cites
from grognard.kernel.hexes import SHUT
from grognard.testing.table import Situation, fresh


def price(mover: str, weather: int, a: str, b: str) -> float:
    """What a step costs, in points."""
    step = GAME.rules.ground.costs.items(mover, weather, SHUT, 0)
    return float(sum(item.points.value for item in step(GAME.map.index[a], GAME.map.index[b]))) / 2


def told(t: Situation) -> tuple[str, str]:
    return WEATHERS[t.pos.state.own.weather], SKIES[t.pos.state.own.sky]


@cites("VR 3.1.1", "VR 3.1.2", "VR 3.2", "VR 3.3a", "VR 2a")
def test_ten_in_march_is_mud_and_overcast() -> None:
    """EX-04: turn 20 is March I."""
    t = until(fresh("vr", dice=[4, 6]), "soviet-movement", 1, 3)
    assert (t.pos.state.turn, t.phase, told(t)) == (20, "soviet-movement", ("mud", "overcast"))
    until(t, "axis-movement", 2, 1)
    assert (t.phase, told(t)) == ("axis-movement", ("mud", "overcast")), "for the whole turn"


@cites("VR 3.1.1")
def test_the_weather_is_rolled_again_each_turn() -> None:
    t = drawn("axis-movement", {"S30": "2856"}, {"weather": "mud"}).act("end_phase", None, [1, 1, 1])
    assert t.pos.state.turn == 21
    assert told(t) == tuple(
        names[n] for names, n in zip((WEATHERS, SKIES), DATA.weather["mar", 2], strict=True)
    )


@cites("VR 3.1.1")
def test_the_table_has_every_roll_of_every_month_and_snow_in_winter_alone() -> None:
    snow = Counter(month for (month, _), (weather, _) in DATA.weather.items() if weather == SNOW)
    assert set(snow) <= {"nov", "dec", "jan", "feb", "mar"}
    assert len(DATA.weather) == 11 * len({turn.month for turn in DATA.turns})


@cites("VR 3.2.1")
def test_fair_weather_changes_nothing() -> None:
    assert price("infantry", FAIR, "1649", "1648") == 2
    assert costs("G6P", "1346")["1748"] == 4


@cites("VR 3.2.2a")
def test_in_mud_nobody_spends_more_than_two_points() -> None:
    found = costs("G6P", "1346", own={"weather": "mud"})
    assert max(found.values()) == 2
    assert moving("G6P", "1346", own={"weather": "mud"}).refusals("to", "1748") == ["VR 3.2.2a"]
    assert "2049" in moving("G96", "2047", own={"weather": "mud"}).may("rail"), "rail spends no points"


@cites("VR 3.2.2b")
def test_in_mud_no_strategic_movement() -> None:
    units = {"Q3UF": "2855"}
    assert moving("S5GT", "2856", units).can("strategic", "2857")
    t = moving("S5GT", "2856", units, own={"weather": "mud"})
    assert t.may("strategic") == []
    assert t.refusals("strategic", "2857") == ["VR 3.2.2b"]


@cites("VR 3.2.2l", "VR 6.1.4")
def test_in_mud_a_river_costs_what_a_major_one_does() -> None:
    assert [price("infantry", weather, "1649", "1648") for weather in (FAIR, MUD, SNOW)] == [2, 3, 2]
    assert [price("infantry", weather, "2761", "2861") for weather in (FAIR, MUD, SNOW)] == [3, 3, 3]


@cites("VR 3.2.2m")
def test_in_mud_no_river_is_crossed_to_a_hex_beside_an_enemy() -> None:
    enemy = {"S30": "1647"}
    assert moving("G96", "1649", enemy).can("to", "1648")
    t = moving("G96", "1649", enemy, own={"weather": "mud"})
    assert t.refusals("to", "1648") == ["VR 3.2.2m"]
    assert moving("G96", "1649", {"S30": "1446"}, own={"weather": "mud"}).can("to", "1648"), (
        "no enemy beside it"
    )


@cites("VR 3.2.2m", "VR 3.2.2o", "VR 6.6b")
def test_a_bridge_lifts_the_ban() -> None:
    """A railway crosses the river between 2049 and 2048; a pontoon HQ crosses one itself."""
    mud = {"weather": "mud"}
    assert moving("G96", "2049", {"S30": "2047"}, own=mud).can("to", "2048")
    bridged = {**mud, "pontoons": {"Q6": "1648"}}
    assert moving("G96", "1649", {"S30": "1647", "Q6": "1649"}, own=bridged).can("to", "1648")


@cites("VR 3.2.3c")
@pytest.mark.parametrize(("mover", "marsh"), [("infantry", 2), ("armour", 3)])
def test_snow_makes_forest_of_marshes(mover: str, marsh: int) -> None:
    assert [price(mover, weather, "3929", "3930") for weather in (FAIR, MUD, SNOW)] == [marsh, marsh, 2]
    whole = {"unit": "S5GT", "at": "3929", "whole": True}
    assert costs(**whole)["3930"] == 3  # type: ignore[arg-type]
    assert costs(**whole, own={"weather": "snow"})["3930"] == 2  # type: ignore[arg-type]
