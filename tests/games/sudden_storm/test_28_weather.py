"""28. The weather die, zones, freezing and thaw; which weather counts where."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA, GAME
from tests.games.sudden_storm.still_situations import MAP, hexes, still

from grognard.games import load
from grognard.games.sudden_storm.law import weather, weather_areas
from grognard.games.sudden_storm.law.names import CLEAR, FROST, MUD, SNOW, SOVIET, WEATHERS, ZONES, own
from grognard.games.sudden_storm.law.weather_areas import AreaWeather
from grognard.kernel.changes import PhaseStarted, Rolled
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.hexes import Gate
from grognard.kernel.position import opening
from grognard.kernel.referee import Referee

OCT1, NOV1 = 8, 10


def thrown(turn: int, die: int | None, **given: Any) -> Referee:
    """A turn's weather is thrown, and the cold counted."""
    ref = still({}, own=given, turn=turn, dice=[] if die is None else [die])
    weather.roll_weather(ref, ref.frame)
    weather.count_cold(ref, ref.frame)
    return ref


def found(ref: Referee) -> str:
    return " ".join(f"{zone}={WEATHERS[one]}" for zone, one in zip(ZONES, own(ref.pos).weather, strict=True))


def gate_has(gate: Gate, a: str, b: str) -> bool:
    one, other = MAP.hex(a), MAP.hex(b)
    return gate[MAP.grid.direction(one, other)] >> one & 1 == 1


# -- the die


@cites("SS 28B", "SS 28A3")
def test_one_die_gives_the_weather_of_all_zones() -> None:
    """Example E77."""
    ref = thrown(NOV1, 6)
    assert found(ref) == "a=snow b=frost c=frost d=mud g=clear"
    assert len(ref.rolls) == 1


@cites("SS 28A3")
def test_where_the_table_says_no_change_a_zone_keeps_its_weather() -> None:
    """Example E76."""
    dice = [die for die in range(1, 7) if DATA.tables.weather[OCT1, "b"][die - 1] < 0]
    assert dice
    for before in ("clear", "mud"):
        ref = thrown(OCT1, dice[0], weather=before)
        assert own(ref.pos).weather[ZONES.index("b")] == WEATHERS.index(before)


def test_nobody_throws_on_the_first_turn_nor_where_the_sky_is_always_clear() -> None:
    assert found(thrown(1, None)) == "a=clear b=clear c=clear d=clear g=clear"
    ref = still({}, turn=2, scenario="dvina")
    weather.roll_weather(ref, ref.frame)
    assert not ref.rolls


@cites("SS 28B")
def test_the_weather_comes_first_in_a_turn() -> None:
    """Before the German player turn, by one die that the Soviet player throws."""
    table = {"game": "ss", "scenario": "campaign", "turn": NOV1, "phase": "weather", "units": {}, "own": {}}
    _, first = opening(load("ss"), FixedDice([6] * 30), table)
    phases = [n for n, one in enumerate(first.changes) if isinstance(one, PhaseStarted)]
    turn = first.changes[phases[0]]
    assert isinstance(turn, PhaseStarted)
    assert turn.step == "axis-initial"
    thrown = [one.what for one in first.changes[: phases[0]] if isinstance(one, Rolled)]
    assert thrown == ["ss-die-weather"]
    assert GAME.program["weather.roll"].who == SOVIET


# -- zones


@cites("SS 28A1")
def test_every_hex_has_one_of_five_zones_and_the_third_has_three_parts() -> None:
    every, grid = 0, MAP.grid
    for zone in DATA.weather_zones:
        assert not every & zone
        every |= zone
    assert every == grid.board
    rest, parts = DATA.map.attributes["zone"]["c"] & DATA.land, 0
    while rest:
        rest &= ~grid.flood(rest & -rest, rest, grid.open)
        parts += 1
    assert parts >= 3


@cites("SS 28C1.1")
def test_the_weather_of_a_hex_is_that_of_its_zone() -> None:
    pos = still({}, own={"weather": ["snow", "frost", "mud", "clear", "clear"]}).pos
    at = {"6A:3125": SNOW, "6A:3225": FROST, "4A:0511": MUD, "4A:3307": CLEAR}
    assert {label: weather_areas.weather_at(pos, MAP.hex(label)) for label in at} == at


@cites("SS 28C1.2")
def test_a_side_between_two_zones_has_the_worse_weather() -> None:
    """Of frost and mud both are told, and the dearer price counts (SS-P17)."""

    def across(b: int, c: int) -> tuple[int, ...]:
        now = AreaWeather((CLEAR, b, c, CLEAR, CLEAR), (False,) * 5)
        rows = weather_areas.side_weathers(DATA, now)
        one = [weathers for weathers, gate in rows if gate_has(gate, "1B:2423", "1B:2424")]
        other = [weathers for weathers, gate in rows if gate_has(gate, "1B:2424", "1B:2423")]
        assert one == other
        assert len(one) == 1
        return one[0]

    assert MAP.attributes_of(MAP.hex("1B:2423"))["zone"] == "b"
    assert MAP.attributes_of(MAP.hex("1B:2424"))["zone"] == "c"
    assert across(CLEAR, MUD) == across(MUD, CLEAR) == (MUD,)
    assert across(SNOW, FROST) == across(FROST, SNOW) == (SNOW,)
    assert across(MUD, FROST) == across(FROST, MUD) == (MUD, FROST)
    assert across(CLEAR, CLEAR) == (CLEAR,)


@cites("SS 28A2")
def test_snow_is_worse_than_frost_and_frost_than_mud() -> None:
    assert weather_areas.worst_weathers([CLEAR, MUD]) == (MUD,)
    assert weather_areas.worst_weathers([MUD, SNOW, FROST]) == (SNOW,)
    assert weather_areas.worst_weathers([CLEAR, FROST]) == (FROST,)
    assert weather_areas.worst_weathers([FROST, MUD]) == (MUD, FROST)


# -- cold


@cites("SS 28A2", "SS 28D2.1")
@pytest.mark.parametrize(("now", "cold"), [("clear", 0), ("mud", 0), ("frost", 2), ("snow", 2)])
def test_frost_and_snow_are_cold_and_any_other_weather_thaws(now: str, cold: int) -> None:
    ref = still({}, own={"weather": now, "cold": [1] * 5}, turn=1)
    weather.count_cold(ref, ref.frame)
    assert own(ref.pos).cold == (cold,) * 5


@cites("SS 28D2.1")
def test_rivers_and_lakes_freeze_on_the_second_cold_turn_and_never_in_zone_d() -> None:
    assert weather_areas.ice_now((1,) * 5) == (False,) * 5
    assert weather_areas.ice_now((2,) * 5) == (True, True, True, False, True)
    assert weather_areas.ice_now((3, 0, 2, 5, 1)) == (True, False, True, False, False)


@cites("SS 28D2.1")
def test_between_two_zones_a_river_is_frozen_only_if_both_are() -> None:
    """SS-P62."""
    both = AreaWeather((FROST,) * 5, (False, True, True, False, False))
    one = AreaWeather((FROST,) * 5, (False, True, False, False, False))
    assert gate_has(weather_areas.frozen_sides(DATA, both), "1B:2423", "1B:2424")
    assert not gate_has(weather_areas.frozen_sides(DATA, one), "1B:2423", "1B:2424")
    assert not gate_has(weather_areas.frozen_sides(DATA, one), "1B:2424", "1B:2423")


@cites("SS 28D2.2")
def test_ice_bears_units_over_sides_between_land_hexes_alone() -> None:
    """Example E78."""
    ice = AreaWeather((FROST,) * 5, (True,) * 5)
    lakes = weather_areas.frozen_lakes(DATA, ice)
    assert gate_has(lakes, "2A:0929", "2A:0928")
    assert gate_has(lakes, "2A:0928", "2A:0929")
    for gate in lakes:
        assert not gate & ~DATA.land
    assert not any(weather_areas.frozen_lakes(DATA, weather_areas.DRY))


@cites("SS 28D2.3")
def test_swamps_are_frozen_in_snow_in_every_zone() -> None:
    now = AreaWeather((SNOW, FROST, MUD, SNOW, CLEAR), (True,) * 5)
    swamps, zones = DATA.map.terrain["swamp"], DATA.weather_zones
    assert weather_areas.frozen_swamps(DATA, now) == swamps & (zones[0] | zones[3])
    assert weather_areas.frozen_swamps(DATA, AreaWeather((SNOW,) * 5, (False,) * 5)) == swamps


@cites("SS 28D3.1")
def test_coasts_freeze_on_the_second_cold_turn() -> None:
    coast = DATA.area("freezing_coast")
    assert weather_areas.frozen_coast(still({}, own={"cold": [1] * 5}).pos) == 0
    assert weather_areas.frozen_coast(still({}, own={"cold": [2] * 5}).pos) == coast
    north = weather_areas.frozen_coast(still({}, own={"cold": [2, 0, 0, 0, 0]}).pos)
    assert north == coast & DATA.arctic
    assert not coast & hexes("1B:0515")  # Hango


@cites("SS 28D2.1")
def test_ice_comes_with_the_turns_of_the_calendar() -> None:
    """The turns of cold in a row are counted zone by zone."""
    ref = still({}, turn=NOV1, dice=[6, 6])
    for _ in range(2):
        weather.roll_weather(ref, ref.frame)
        weather.count_cold(ref, ref.frame)
    assert own(ref.pos).cold == (2, 2, 2, 0, 0)
    assert weather_areas.area_weather(ref.pos).ice == (True, True, True, False, False)
