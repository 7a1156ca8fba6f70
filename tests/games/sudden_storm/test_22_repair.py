"""22. Inactive air units are repaired."""

from __future__ import annotations

import pytest
from tests.games.sudden_storm.aircraft import KONIGSBERG, MINSK, MOSCOW, at, idle, inactive, until_air
from tests.games.sudden_storm.situations import DATA, drawn
from tests.games.sudden_storm.still_situations import hexes, still, unit

from grognard.games.sudden_storm.law.air import repair
from grognard.kernel.cite import cites

FAR = {"S73Rif": "7A:4801", "G603ArtR": "1B:3830"}


@cites("SS 22.1")
@pytest.mark.parametrize(("die", "done"), [(1, True), (4, True), (5, False), (6, False)])
def test_four_or_less_repairs(die: int, done: bool) -> None:
    ref = still({**FAR, "LMe109F01": idle(KONIGSBERG)}, dice=[die])
    repair.repair(ref, ref.frame)
    assert (inactive(ref, ["LMe109F01"]) == []) == done


@cites("SS 22.1")
def test_each_unit_of_the_phasing_player_throws_for_itself() -> None:
    mine = {"LMe109F01": idle(KONIGSBERG), "LMe109F02": KONIGSBERG, "LJu87B01": idle(KONIGSBERG)}
    ref = still({**FAR, **mine, "VMiG301": idle(MINSK)}, dice=[6, 2])
    repair.repair(ref, ref.frame)
    assert [one.face for one in ref.rolls] == [6, 2]
    # bombers stand before fighters in the roster
    assert len(inactive(ref, ["LMe109F01", "LJu87B01"])) == 1
    assert inactive(ref, ["VMiG301"]) == ["VMiG301"]


@cites("SS 28C.4")
@pytest.mark.parametrize(("weather", "more"), [("clear", 0), ("mud", 1), ("frost", 1), ("snow", 1)])
def test_bad_weather_hinders_the_axis_alone(weather: str, more: int) -> None:
    units = {**FAR, "LMe109F01": idle(KONIGSBERG), "VMiG301": idle(MINSK)}
    ref = still(units, {"weather": weather})
    assert repair.modifier(ref.pos, unit("LMe109F01")) == more
    assert repair.modifier(ref.pos, unit("VMiG301")) == 0


@cites("SS 28C.4")
def test_the_weather_of_the_base_counts() -> None:
    """SS-P87. Zone B lies in snow, zone D, with Bucuresti, does not."""
    units = {**FAR, "LMe109F01": idle(KONIGSBERG), "LMe109F02": idle("3B:3519")}
    ref = still(units, {"weather": ["snow", "snow", "snow", "clear", "clear"]})
    assert repair.modifier(ref.pos, unit("LMe109F01")) == 1
    assert repair.modifier(ref.pos, unit("LMe109F02")) == 0


@cites("SS 22.2")
def test_modifiers_add_up_but_a_one_always_repairs() -> None:
    units = {**FAR, "LMe109F01": idle(KONIGSBERG)}
    ref = still(units, {"weather": "snow", "cut_off": [[KONIGSBERG], []]})
    more, number = repair.modifier(ref.pos, unit("LMe109F01")), DATA.tables.repair.number
    assert (more, number) == (2, 4)
    assert [repair.is_repaired(die, more, number) for die in range(1, 7)] == [True, True, *[False] * 4]
    assert [repair.is_repaired(die, 9, number) for die in (1, 2)] == [True, False]


@cites("SS 22.1")
def test_an_isolated_base_hinders_either_side() -> None:
    units = {**FAR, "LMe109F01": idle(KONIGSBERG), "VMiG301": idle(MINSK), "VMiG302": idle(MOSCOW)}
    ref = still(units, {"cut_off": [[], [MINSK]]})
    assert hexes(MINSK)
    assert [repair.modifier(ref.pos, unit(name)) for name in ("VMiG301", "VMiG302")] == [1, 0]


@cites("SS 22.1", "SS 16B1", "SS 4A1.1")
def test_it_happens_in_the_initial_phase_and_the_unit_is_active_at_once() -> None:
    t = until_air(drawn("soviet-initial", {**FAR, "VMiG301": idle(MINSK)}, {"factories": []}, turn=3), 4)
    assert inactive(t, ["VMiG301"]) == []
    assert at(t, "VMiG301") == MINSK
