"""9, 10.2 and 12: the sky, the aircraft, and the guns of a turn."""

from __future__ import annotations

import pytest

from grognard.games.velikiye_luki.law.names import CLEAR, CLOUDY, OVERCAST, WEATHERS
from grognard.games.velikiye_luki.law.weather import next_weather
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, fresh, situation

FAR = {"357DF": "1410", "Klatt": "0512"}


def opened(turn: int, before: str, die: int) -> Situation:
    """A turn opened by the weather die."""
    return situation("vl", "weather", turn=turn, own={"weather": before}, dice=[die], units=FAR)


@cites("VL 9b", "VL T.wx", "VL 2.1.A", "VL 9a")
@pytest.mark.parametrize(
    ("die", "now"),
    [(1, "clear"), (2, "cloudy"), (3, "overcast"), (4, "overcast"), (5, "overcast"), (6, "cloudy")],
)
def test_the_die_makes_the_weather_and_six_keeps_it(die: int, now: str) -> None:
    assert opened(5, "cloudy", die).game.hooks.own_view(opened(5, "cloudy", die).pos, 0)["weather"] == now


@cites("VL 9b")
@pytest.mark.parametrize("before", [CLOUDY, OVERCAST])
def test_six_is_the_weather_of_the_turn_before(before: int) -> None:
    assert next_weather(before, 6) == before


@cites("VL 9c", "VL T.wx")
@pytest.mark.parametrize(
    ("die", "now"), [(1, CLEAR), (2, CLEAR), (3, CLOUDY), (4, OVERCAST), (5, OVERCAST), (6, OVERCAST)]
)
def test_after_a_clear_turn_the_die_counts_one_less(die: int, now: int) -> None:
    assert next_weather(CLEAR, die) == now


@cites("VL 9d", "VL 13b", "VL T.wx")
def test_the_first_turn_is_overcast_without_a_die() -> None:
    t = fresh("vl", setup="ready_made")
    assert (t.pos.state.turn, t.phase, t.rolls) == (1, "soviet-movement", [])
    assert WEATHERS[t.pos.state.own.weather] == "overcast"


@cites("VL 10.2a", "VL 10.2b", "VL 10.1a")
@pytest.mark.parametrize(
    ("before", "die", "missions"), [("overcast", 3, (1, 0)), ("overcast", 2, (2, 1)), ("overcast", 1, (3, 2))]
)
def test_missions_follow_the_weather_of_the_turn(before: str, die: int, missions: tuple[int, int]) -> None:
    assert opened(5, before, die).pos.state.own.air == missions


@cites("VL 12a", "VL 12b", "VL 12c", "VL 12d", "VL 12e")
@pytest.mark.parametrize(
    ("turn", "points"),
    [
        (2, (4, 2)),
        (3, (5, 4)),
        (4, (5, 4)),
        (5, (5, 5)),
        (6, (5, 5)),
        (7, (5, 5)),
        (8, (5, 5)),
        (9, (5, 5)),
        (10, (5, 5)),
        (11, (5, 5)),
    ],
)
def test_artillery_points_by_turn(turn: int, points: tuple[int, int]) -> None:
    assert opened(turn, "overcast", 3).pos.state.own.guns == points


@cites("VL 12b")
def test_artillery_points_of_the_first_turn() -> None:
    assert fresh("vl", setup="ready_made").pos.state.own.guns == (2, 1)


@cites("VL 12a", "VL 10.1a")
def test_nothing_is_saved_from_one_turn_to_the_next() -> None:
    t = situation(
        "vl",
        "weather",
        turn=5,
        own={"weather": "overcast", "air": [9, 9], "artillery": [9, 9]},
        dice=[3],
        units=FAR,
    )
    assert (t.pos.state.own.air, t.pos.state.own.guns) == ((1, 0), (5, 5))


@cites("VL 10.2a")
def test_both_phases_of_a_turn_share_its_missions_and_points() -> None:
    """A Soviet point spent in his phase is not there to defend him in the German one."""
    units = {"357DF": "1410", "QG3C": "1411", "Meyer": "1409", "Klatt": "0512"}
    t = situation("vl", "soviet-combat", own={"air": [1, 0], "artillery": [1, 0]}, units=units)
    t.acts("target 1409", "join 357DF", "attack", "artillery QG3C", "aviation QG3C")
    assert t.pos.state.own.guns == (0, 0)
    assert t.pos.state.own.air == (0, 0)
