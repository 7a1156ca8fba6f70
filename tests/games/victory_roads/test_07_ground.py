"""1.8.1 and 13. The ground of a combat: what there is, what the defender chooses, what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.victory_roads.combats import (
    AXIS,
    MIDDLE,
    SOVIETS,
    aimed,
    announced,
    answers,
    asked,
    drawn,
    memo,
    odds_of,
    told,
)

from grognard.games.victory_roads.law.combat import ground
from grognard.games.victory_roads.law.combat_tables import EXPLOITATIONS, RETREATS
from grognard.games.victory_roads.law.names import Battle
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

Units = Mapping[str, Any]


def beside(t: Situation, h: str) -> str:
    """A land hex beside another, across no water."""
    grid, at, map = t.game.map.grid, t.game.map.index[h], t.game.map
    wet = [gate for name, gate in map.sides.items() if name in ("river", "major_river", "lake", "sea")]
    return next(
        map.label(n)
        for way, n in grid.neighbours(at)
        if t.game.rules.data.area >> n & 1 and not any(gate[way] >> at & 1 for gate in wet)
    )


def attacked(h: str, side: str = SOVIETS, origin: str = "", **own: Any) -> Situation:
    """A corps and a division, of which one attacks the other in this hex."""
    from_ = origin or beside(drawn(side, {}), h)
    here, there = ("G96", "S30") if side == SOVIETS else ("S30", "G96")
    return aimed(drawn(side, {here: h, there: from_}, own), h, there)


def rows(t: Situation) -> list[str]:
    return ground.terrains(t.pos, memo(t))


def multiplied(t: Situation) -> int:
    return odds_of(t).ground[0].value


# -- what a hex has


@cites("VR 7.5.2", "VR 1.8.1c", "VR 13.1.1b", "VR 13.2.2")
@pytest.mark.parametrize(
    ("h", "origin", "has", "times"),
    [
        (MIDDLE, "", ["clear"], 1),
        ("5027", "", ["forest"], 2),
        ("4836", "", ["marsh"], 2),
        ("2070", "", ["mountain"], 2),
        ("5125", "", ["clear", "minor_city"], 1),
        ("5426", "", ["clear", "city"], 2),
        ("6222", "6322", ["clear", "fort"], 2),
        ("3054", "", ["clear", "fortress"], 3),
        ("2825", "", ["clear", "city", "fortress"], 3),
        ("1534", "", ["forest", "city", "fortress"], 3),
    ],
)
def test_each_terrain_of_a_hex_counts_by_itself(h: str, origin: str, has: list[str], times: int) -> None:
    """Nothing is added up: a fortress in a city and a forest is worth three, and no more."""
    t = attacked(h, origin=origin)
    assert rows(t) == has
    assert multiplied(t) == times


@cites("VR 3.2.3c")
def test_in_snow_a_marsh_is_forest() -> None:
    assert rows(attacked("4836", weather="snow")) == ["forest"]
    assert rows(attacked("4836", weather="mud")) == ["marsh"]


# -- 13: fortifications


@cites("VR 13.1.1d")
def test_a_basic_fortification_is_ignored_when_one_attacker_comes_round_it() -> None:
    """C-33. There are no works towards 6123."""
    units = {"G96": "6222", "S30": "6322", "S33": "6123"}
    assert multiplied(aimed(drawn(SOVIETS, units), "6222", "S30")) == 2
    assert multiplied(aimed(drawn(SOVIETS, units), "6222", "S33")) == 1
    assert multiplied(aimed(drawn(SOVIETS, units), "6222", "S30", "S33")) == 1


@cites("VR 13.1.1c")
def test_a_basic_fortification_is_not_added_to_other_terrain() -> None:
    """Forests with works: two, not four."""
    forts = drawn(SOVIETS, {}).game.map
    woods = forts.features["fort"] & forts.terrain["forest"] & forts.areas["front_1944"]
    h = next(forts.label(n) for n in range(woods.bit_length()) if woods >> n & 1)
    at = forts.index[h]
    works = forts.grid.spread(1 << at, forts.sides["works"])
    t = attacked(h, origin=forts.labels(works)[0])
    assert rows(t) == ["forest", "fort"]
    assert multiplied(t) == 2


@cites("VR 13.0", "VR 13.1.1a", "VR 13.2.1")
def test_captured_fortifications_are_no_terrain_any_more() -> None:
    """K-13, also when the Germans have retaken them; a city stays a city."""
    for h, origin, left in (
        ("6222", "6322", ["clear"]),
        ("3054", "", ["clear"]),
        ("2825", "", ["clear", "city"]),
    ):
        assert rows(attacked(h, origin=origin, captured=[h])) == left


@cites("VR 13.2.2", "VR 13.1.1b")
def test_where_the_soviets_stand_no_fortification_helps() -> None:
    assert rows(attacked("3054", AXIS)) == ["clear"]


# -- the choice

PAIR = {"S30": "5125", "G20P": "5124"}


@cites("VR 1.8.1c")
def test_the_defender_is_asked_when_no_terrain_is_better_in_everything() -> None:
    """A bridgehead in a minor city (K-13): one lets more exploitation happen, the other fewer retreats."""
    t = announced(drawn(AXIS, PAIR, {"bridgeheads": ["5125"]}), "5125", "G20P")
    assert (asked(t), t.who, t.may("ground")) == ("ground", "soviet", ["bridgehead", "minor_city"])
    t.act("ground", "bridgehead", (3, 4))
    assert told(t, "vr-ground-counts")[0]["ground"] == "bridgehead"


@cites("VR 1.8.1c")
@pytest.mark.parametrize("h", ["5125", "5426", "2825", "1534"])
def test_nobody_is_asked_where_one_terrain_is_best(h: str) -> None:
    t = attacked(h)
    assert len(ground.choices(t.pos, memo(t)._replace(defenders=1))) == 1


@cites("VR 1.8.1c")
def test_only_what_can_happen_in_this_combat_makes_a_difference() -> None:
    """In mud no terrain touches the attacker's result, and in a counter-attack he has none."""
    own = {"bridgeheads": ["5125"]}
    for weather, kind, choice in (
        ("fair", "", 2),
        ("mud", "", 1),
        ("fair", "counter", 1),
        ("snow", "", 2),
    ):
        t = aimed(drawn(AXIS, PAIR, {**own, "weather": weather}), "5125", "G20P")
        assert len(ground.choices(t.pos, memo(t)._replace(kind=kind))) == choice
    t = aimed(drawn(AXIS, PAIR, own), "5125", "G20P")
    assert ground.choices(t.pos, memo(t)._replace(besieged=True)) == ["minor_city"]


@cites("VR 1.8.1c")
def test_the_choice_holds_for_the_whole_combat() -> None:
    t = announced(drawn(AXIS, PAIR, {"bridgeheads": ["5125"]}), "5125", "G20P")
    battle = memo(t)
    for row in ("bridgehead", "minor_city"):
        chosen: Battle = battle._replace(ground=row)
        assert ground.ground_of(t.pos, chosen) == row
    assert answers(t) == ["ground"]


def test_no_terrain_is_passed_over_for_one_that_is_worse() -> None:
    """Whatever the hex has, the choices beat or equal it in strength and in each result."""
    t = attacked("1534")
    tables = t.game.rules.data.tables
    best = ground.choices(t.pos, memo(t))[0]
    for row in rows(t):
        assert tables.strength[best].multiplier >= tables.strength[row].multiplier
        for code in (*EXPLOITATIONS, *RETREATS):
            assert ground.SEVERITY[tables.convert(best, code)] <= ground.SEVERITY[tables.convert(row, code)]
