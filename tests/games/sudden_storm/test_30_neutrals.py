"""30B and 31B. Countries that take sides, and the limits that rise in Finland."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA, GAME
from tests.games.sudden_storm.still_situations import MAP, axis, hexes, soviet, still

from grognard.games.sudden_storm.law import neutrals, possession, territory
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, own
from grognard.games.sudden_storm.law.nationality import finland
from grognard.kernel.cite import cites
from grognard.kernel.referee import Referee

FINLAND = DATA.country("finland") & DATA.land & ~DATA.area("hango")
HUNGARY, IRAN = DATA.country("hungary") & DATA.land, DATA.country("iran") & DATA.land
HELSINKI, LENINGRAD = DATA.places["helsinki"], DATA.area("leningrad")


def neutral(own: dict[str, Any] | None = None, turn: int = 1) -> Referee:
    """A position with the neutral countries of the beginning, whatever the turn."""
    land = "country finland hungary iran sweden turkey - area hango"
    given = {"neutral": land, "finland": "neutral", "hungary": "neutral"}
    return still({}, own={**given, **(own or {})}, turn=turn)


@cites("SS 30B.1", "SS 31A1.1", "SS 31B.1")
@pytest.mark.parametrize(("turn", "joined"), [(1, False), (2, True), (3, False)])
def test_finland_and_hungary_join_the_axis_in_july_with_all_their_hexes(turn: int, joined: bool) -> None:
    ref = neutral(turn=turn)
    neutrals.join_axis(ref, ref.frame)
    found = own(ref.pos)
    assert ((FINLAND | HUNGARY) & ~axis(ref) == 0) is joined
    assert (found.neutral & (FINLAND | HUNGARY) == 0) is joined
    assert (found.finland, found.hungary) == (("axis", "axis") if joined else ("neutral", "neutral"))
    assert DATA.country("sweden") & DATA.land & ~found.neutral == 0
    assert DATA.country("turkey") & DATA.land & ~found.neutral == 0


@cites("SS 30B.1")
def test_they_join_before_the_weather_is_thrown() -> None:
    """SS-P34."""
    program = GAME.program
    assert program["join_axis"].after == "weather.roll"


@cites("SS 30B.3")
@pytest.mark.parametrize(("turn", "occupied"), [(2, False), (3, False), (4, True)])
def test_iran_becomes_soviet_in_august(turn: int, occupied: bool) -> None:
    ref = neutral(turn=turn)
    neutrals.occupy_iran(ref, ref.frame)
    assert (IRAN & ~soviet(ref) == 0) is occupied
    assert own(ref.pos).iran == ("soviet" if occupied else "neutral")
    assert (IRAN & own(ref.pos).neutral == 0) is occupied


@cites("SS 30B.3")
def test_iran_is_occupied_at_the_start_of_the_soviet_player_turn() -> None:
    """So that it counts among what the Soviets owned when their turn began."""
    program = GAME.program
    assert program["soviet-initial.iran"].opens is not None
    assert program["soviet-initial.iran"].after == "soviet-initial.pockets"
    assert program["soviet-initial.pockets"].after == "soviet-initial.begin"


@cites("SS 31B.4")
def test_land_lost_in_1940_is_finnish_again_hex_by_hex_and_for_good() -> None:
    ref = still({})
    hango, viipuri = DATA.area("hango"), hexes("2A:0530")
    assert viipuri & DATA.area("finnish_annexed")
    assert not finland(ref.pos) & (hango | viipuri)
    possession.apply_capture(ref, AXIS, hango)
    assert finland(ref.pos) & hango
    assert not finland(ref.pos) & viipuri
    possession.apply_capture(ref, AXIS, viipuri)
    possession.apply_capture(ref, SOVIET, viipuri)
    assert finland(ref.pos) & viipuri
    possession.apply_capture(ref, AXIS, hexes("4A:0511"))
    assert not finland(ref.pos) & hexes("4A:0511")


# -- limits


def at_distance(far: int) -> str:
    """A hex of Finland so far from Helsinki."""
    return MAP.labels(MAP.grid.ring(1 << HELSINKI, far) & FINLAND)[0]


@cites("SS 31B1.5")
@pytest.mark.parametrize(
    ("far", "marks", "rises"), [(7, [], True), (1, [], True), (8, [], False), (3, ["isolated"], False)]
)
def test_the_german_limit_rises_while_helsinki_is_threatened(far: int, marks: list[str], rises: bool) -> None:
    ref = still({"S14Rif": {"at": at_distance(far), "marks": marks}})
    for _ in range(2):
        neutrals.raise_limit(ref, ref.frame)
    assert own(ref.pos).finnish_limit == (40 if rises else 0)  # each time (D26)


@cites("SS 31B1.5")
def test_soviets_in_hango_do_not_threaten_helsinki_unless_it_has_fallen_once() -> None:
    assert MAP.grid.distance(HELSINKI, MAP.hex("1B:0515")) <= 7
    ref = still({"S14Rif": "1B:0515"})
    neutrals.raise_limit(ref, ref.frame)
    assert own(ref.pos).finnish_limit == 0
    possession.apply_capture(ref, AXIS, DATA.area("hango"))
    possession.apply_capture(ref, SOVIET, DATA.area("hango"))
    neutrals.raise_limit(ref, ref.frame)
    assert own(ref.pos).finnish_limit == 20


@cites("SS 31B1.5")
def test_soviets_beyond_the_border_do_not_threaten_helsinki() -> None:
    near = MAP.grid.disc(1 << HELSINKI, 7) & DATA.ussr
    for label in MAP.labels(near)[:3]:
        ref = still({"S14Rif": label})
        neutrals.raise_limit(ref, ref.frame)
        assert own(ref.pos).finnish_limit == 0


@cites("SS 31B2")
def test_when_all_of_leningrad_is_taken_the_limits_are_gone_for_good() -> None:
    one = 1 << DATA.map.hex("2A:0830")
    ref = still({}, own={"axis": MAP.labels(LENINGRAD & ~one)})
    neutrals.lift_limits(ref, ref.frame)
    assert not own(ref.pos).leningrad
    assert territory.finnish_room(ref.pos) == 5
    assert territory.arctic_room(ref.pos) == 10
    possession.apply_capture(ref, AXIS, one)
    neutrals.lift_limits(ref, ref.frame)
    possession.apply_capture(ref, SOVIET, one)
    neutrals.lift_limits(ref, ref.frame)
    assert own(ref.pos).leningrad
    assert territory.finnish_room(ref.pos) is None
    assert territory.arctic_room(ref.pos) is None
