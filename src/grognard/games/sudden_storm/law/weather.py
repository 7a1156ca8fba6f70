"""28. Weather: a die for all zones, freezing, winter."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law import possession
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import SOVIET, WEATHERS, ZONES, own
from grognard.games.sudden_storm.law.scenario_rules import CLEAR_SKIES
from grognard.games.sudden_storm.law.tables import DIE, SAME
from grognard.games.sudden_storm.law.weather_areas import COLD
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Phase, Seq, Step
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame

FIRST = 1  # its weather is given: nobody throws


@rule("SS 28A3", "SS 28B")
def roll_weather(ref: Referee, _: Frame) -> None:
    """One die for all zones; where the table says so a zone keeps what it had."""
    data, now, turn = book(ref.pos).data, own(ref.pos), ref.state.turn
    if data.scene.weather == CLEAR_SKIES or turn == FIRST:
        return
    die = ref.roll(DIE, "ss-die-weather", "SS 28B")
    rows = [data.tables.weather[turn, zone][die - 1] for zone in ZONES]
    weather = tuple(old if new == SAME else new for old, new in zip(now.weather, rows, strict=True))
    names = tuple((zone, WEATHERS[one]) for zone, one in zip(ZONES, weather, strict=True))
    ref.note("SS 28A3", "ss-weather", (("die", die), *names), weather=weather)


@rule("SS 28D2.1", "SS 28A2")
def count_cold(ref: Referee, _: Frame) -> None:
    """Frost and snow add up turn by turn; the first turn without them thaws everything."""
    now = own(ref.pos)
    cold = tuple(n + 1 if one in COLD else 0 for n, one in zip(now.cold, now.weather, strict=True))
    ref.note("SS 28D2.1", cold=cold)


# At the start of a game turn. Ice and mud change where zones of control run.
STEPS: tuple[Step, ...] = (
    Phase(
        "weather",
        SOVIET,
        "SS 28B",
        Seq(
            (
                Do("roll", roll_weather),
                Do("cold", count_cold),
                Do("settle", possession.resolve_possession_step),
            )
        ),
    ),
)
PROCEDURES: Mapping[str, Step] = {}
