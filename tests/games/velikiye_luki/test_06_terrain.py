"""6.2.1 and the combat column of the terrain table."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games import load
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation


def aimed(
    target: str, *attackers: str, phase: str = "soviet-combat", options: Any = None, **units: Any
) -> Situation:
    t = situation("vl", phase, options=options, units=units).act("target", target)
    for unit in attackers:
        t.act("join", unit)
    return t


def ground(t: Situation) -> dict[str, int]:
    """The shifts of terrain, river and height that are not nil."""
    return {s.what: s.columns for s in t.odds().shifts[:3] if s.columns}


def alone(target: str, origin: str, *more: str) -> dict[str, int]:
    """One German unit in the target, a Soviet in each other hex."""
    attackers = dict(zip(("357DF", "257DF", "28DF"), (origin, *more), strict=False))
    return ground(aimed(target, *attackers, S343=target, **attackers))


@pytest.mark.parametrize(
    ("target", "origin", "shifts"),
    [
        ("0308", "0408", {}),  # clear
        ("0410", "0409", {"terrain-woods": -1}),
        ("0404", "0405", {"terrain-marsh": -1}),
        ("0508", "0408", {"terrain-village": -1}),
        ("0211", "0311", {"terrain-city": -2}),
        ("0316", "0315", {"terrain-lake": -1}),
    ],
)
@cites(
    "VL T.terr.1",
    "VL T.terr.2",
    "VL T.terr.3",
    "VL T.terr.4",
    "VL T.terr.5",
    "VL T.terr.12",
    "VL T.mod.1",
    "VL 6.2.1a",
)
def test_the_defenders_hex(target: str, origin: str, shifts: dict[str, int]) -> None:
    assert alone(target, origin) == shifts


@cites("VL T.terr.12")
def test_a_lake_under_an_attacker_counts_like_one_under_the_defender_and_once() -> None:
    """AMB-VL-11."""
    assert alone("0315", "0316") == {"terrain-woods": -1}, "the better of woods and lake, not both"
    assert alone("0709", "0708") == {"terrain-lake": -1}, "clear ground, attacked from the ice"


@cites("VL T.terr.6", "VL T.terr.7")
def test_roads_and_railways_change_nothing_in_combat() -> None:
    rules = load("vl", None).rules
    assert rules.ground.effects["road"].combat == rules.ground.effects["rail"].combat == 0
    assert alone("0312", "0411") == {}, "a road in clear ground"
    assert alone("0311", "0410") == {}, "a railway in clear ground"
    assert alone("0612", "0712") == {"terrain-woods": -1}, "a road through woods"


@cites("VL T.terr.8", "VL T.terr.10", "VL 6.2.1b")
def test_rivers() -> None:
    assert alone("1108", "1207") == {"major_river": -2}
    assert alone("0707", "0706") == {"river": -1}


@cites("VL T.terr.9", "VL 3.2g")
def test_a_bridge_takes_one_column_off_a_major_river_and_none_off_a_minor_one() -> None:
    """AMB-VL-12, EX-VL-02: the attack over the bridge between 0717 and 0816 still pays for the river."""
    assert alone("0816", "0717") == {"terrain-village": -1, "bridge": -1}
    assert alone("0717", "0816") == {"terrain-woods": -1, "bridge": -1}
    assert alone("1007", "1006") == {"river": -1}


@cites("VL 6.2.1a", "VL T.mod.1")
def test_woods_behind_a_minor_river_are_two_columns() -> None:
    """EX-VL-05."""
    assert alone("0907", "1006") == {"terrain-woods": -1, "river": -1}


@cites("VL 6.2.1b")
def test_one_attacker_across_the_river_is_enough() -> None:
    """EX-VL-05; and with a bridge and a ford the worse of the two counts."""
    assert alone("1108", "1208") == {}
    assert alone("1108", "1208", "1207") == {"major_river": -2}
    assert alone("0717", "0716", "0816") == {"terrain-woods": -1, "bridge": -1}
    assert alone("0717", "0816", "0817") == {"terrain-woods": -1, "major_river": -2}
    assert alone("0816", "0716", "0717") == {"terrain-village": -1, "major_river": -2}


@cites("VL 6.2.1c")
def test_a_village_and_other_ground_in_a_hex_give_the_better_of_the_two() -> None:
    """None of this map's villages lies in woods: woods are laid under one here."""
    t = aimed("0508", "357DF", S343="0508", **{"357DF": "0408"})
    h = t.game.map.hex("0508")
    terrain = t.game.map.terrain
    was = dict(terrain)
    try:
        terrain["clear"] &= ~(1 << h)
        terrain["woods"] |= 1 << h
        assert sum(s.columns for s in t.odds().shifts[:3]) == -1
    finally:
        terrain.update(was)
    assert "VL 6.2.1c" in [s.cite for s in t.odds().shifts]


@cites("VL T.terr.11", "VL 6.2.1b")
def test_a_height_counts_if_any_attacker_is_below_it() -> None:
    """AMB-VL-52: heights are 0705 (woods), 0712, 0812 and 0911 (villages)."""
    assert alone("0712", "0811") == {"height": -1}
    assert alone("0712", "0812") == {}, "from height to height"
    assert alone("0712", "0812", "0811") == {"height": -1}
    assert alone("0811", "0712") == {}, "nothing for standing below"


@cites("VL 6.2.1a", "VL T.terr.11", "VL 6.2.1c")
def test_height_is_added_to_the_ground_of_the_hex() -> None:
    """AMB-VL-52."""
    assert alone("0705", "0704") == {"terrain-woods": -1, "height": -1}
    assert alone("0911", "0910") == {"terrain-village": -1, "height": -1}


@cites(
    "VL T.terr.1",
    "VL T.terr.2",
    "VL T.terr.3",
    "VL T.terr.4",
    "VL T.terr.5",
    "VL T.terr.8",
    "VL T.terr.9",
    "VL T.terr.10",
)
def test_the_combat_column_of_the_terrain_table() -> None:
    effects = load("vl", None).rules.ground.effects
    found = {name: effect.combat for name, effect in effects.items()}
    assert found == {
        **{"clear": 0, "woods": -1, "marsh": -1, "village": -1, "city": -2, "road": 0, "rail": 0},
        **{"major_river": -2, "bridge": -1, "river": -1, "height": -1, "lake": -1},
    }
