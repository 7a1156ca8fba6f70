"""35 and the orders of battle: airfields, forts and resource points, put where their owner likes."""

from __future__ import annotations

import pytest
from tests.games.sudden_storm.situations import DATA, GAME, remembered
from tests.games.sudden_storm.test_35_by_hand import fresh, stood

from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.testing.table import Situation

MAP, GRID = GAME.map, GAME.map.grid
ZONES = DATA.tables.zones


def stage(many: int) -> Situation:
    """The units of a stage stand as in the ready-made set-up."""
    return (fresh() if not many else Situation(stood(many))).act("ready_made")


def label(found: int) -> str:
    return MAP.label(bits(found)[0])


def shift(t: Situation, what: str, from_: str, to: str) -> Situation:
    return t.act(f"shift_{what}", from_).act("at", to)


@cites("SS 35.4")
def test_things_are_put_once_all_units_stand() -> None:
    assert not fresh().may("shift_airfield")
    t = stage(0)
    assert len(t.may("shift_airfield")) == 7
    assert not t.may("shift_points")
    assert not t.may("shift_fort")


@cites("SS OB-S.7")
def test_soviet_airfields_near_the_border_stay_there_and_apart() -> None:
    t = stage(0)
    mine = t.may("shift_airfield")
    t.act("shift_airfield", mine[0])
    assert t.refusals("at", mine[0]) == ["SS OB-S.7"]
    others = GRID.disc(MAP.hexes(mine[1:]), 3)
    assert t.refusals("at", label(ZONES["airfields_border"].hexes & others)) == ["SS OB-S.7"]
    assert t.refusals("at", "2A:3317") == ["SS OB-S.7"]
    free = label(ZONES["airfields_border"].hexes & ~GRID.disc(remembered(t).airfields, 3))
    t.act("at", free)
    assert sorted(t.may("shift_airfield")) == sorted([*mine[1:], free])


@cites("SS OB-S.7", "SS OB-S.8")
def test_the_other_six_lie_anywhere_in_the_ussr_but_seven_stay_near_the_border() -> None:
    t = stage(2)
    border, mine = ZONES["airfields_border"].hexes, remembered(t).airfields & DATA.ussr
    assert len(t.may("shift_airfield")) == mine.bit_count() == 13
    t.act("shift_airfield", label(mine & border))
    far = label(ZONES["airfields_ussr"].hexes & ~border & ~GRID.disc(mine, 3))
    assert t.refusals("at", far) == ["SS OB-S.7"]
    t.act("drop").act("shift_airfield", label(mine & ~border)).act("at", far)
    assert remembered(t).airfields >> MAP.hex(far) & 1
    woods = label(DATA.map.terrain["woods"] & DATA.ussr)
    t.act("shift_airfield", far)
    assert t.refusals("at", woods) == ["SS OB-S.7"]
    t.act("drop")
    shift(t, "point", "2A:3317", "2A:3201")
    held = {MAP.label(one.hex): one.points for one in remembered(t).stocks if one.side}
    assert (held["2A:3317"], held["2A:3201"]) == (7, 1)
    t.act("shift_points", "2A:3317")
    assert t.refusals("at", "2A:3520") == ["SS OB-S.8"]


@cites("SS OB-A.2", "SS OB-A.4")
def test_axis_airfields_and_finnish_forts_keep_to_their_countries() -> None:
    t = stage(1)
    assert len(t.may("shift_fort")) == 3
    germany, rumania = ZONES["airfields_germany"].hexes, ZONES["airfields_rumania"].hexes
    field = next(one for one in t.may("shift_airfield") if germany >> MAP.hex(one) & 1)
    free = label(germany & ~remembered(t).airfields)
    t.act("shift_airfield", field)
    assert t.refusals("at", label(rumania & ~remembered(t).airfields)) == ["SS OB-A.2"]
    t.act("at", free)
    assert remembered(t).airfields >> MAP.hex(free) & 1
    fort = t.may("shift_fort")[0]
    t.act("shift_fort", fort)
    assert t.refusals("at", "5B:2502") == ["SS OB-A.4"]
    new = label(ZONES["finnish_forts"].hexes & ~remembered(t).forts)
    t.act("at", new)
    assert remembered(t).forts >> MAP.hex(new) & 1
    assert not remembered(t).forts >> MAP.hex(fort) & 1


@cites("SS OB-A.8")
@pytest.mark.parametrize(
    ("what", "from_", "to", "able"),
    [
        ("points", "1B:2627", "1B:2824", True),
        ("point", "1B:2627", "3B:3126", False),  # five German points are in Rumania
        ("point", "3B:1919", "1B:2627", True),
        ("point", "3B:1919", "3B:3126", True),
        ("point", "1B:2627", "5B:2502", False),  # and five in Finland
        ("point", "1B:2627", "6A:1123", False),  # ten in the north in all
        ("point", "5B:2502", "6A:1123", True),
        ("points", "6A:1123", "1B:2627", True),
        ("point", "1B:0410", "5B:4711", True),  # that of the Finns
        ("point", "1B:0410", "1B:2627", False),
        ("points", "3B:3126", "3B:1919", True),
        ("point", "1B:2627", "1B:3611", False),
    ],
)
def test_how_the_points_of_the_axis_are_shared_out(what: str, from_: str, to: str, able: bool) -> None:
    t = stage(1).act(f"shift_{what}", from_)
    assert t.can("at", to) is able
    if not able:
        assert t.refusals("at", to) == ["SS OB-A.8"]


@cites("SS OB-A.8")
def test_german_points_in_the_north_need_the_army_of_norway_beside_them() -> None:
    t = stage(1)
    assert t.can("end_setup")
    empty = ZONES["resources_norway"].hexes & DATA.country("norway") & ~pos_of_army(t)
    shift(t, "points", "6A:1123", label(empty))
    assert t.refusals("end_setup") == ["SS OB-A.8"]


def pos_of_army(t: Situation) -> int:
    army = sum(1 << unit for unit, name in DATA.armies.items() if name == "army_of_norway")
    return t.pos.hexes_of(army)
