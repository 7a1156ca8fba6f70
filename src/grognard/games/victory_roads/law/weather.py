"""3. Weather: two dice at the start of each turn."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import MUD, SKIES, SOVIET, WEATHERS, own
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Phase, Step
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position


@rule("VR 3.1.1", "VR 3.1.2", "VR 3.2", "VR 3.3a")
def roll_weather(ref: Referee, _: Frame) -> None:
    """The month and the sum of two dice give the weather and the sky of the whole turn."""
    data = book(ref.pos).data
    roll = ref.roll(6, "vr-die-weather", "VR 3.1.1") + ref.roll(6, "vr-die-weather", "VR 3.1.1")
    weather, sky = data.weather[data.turns[ref.state.turn - 1].month, roll]
    args = (("roll", roll), ("weather", WEATHERS[weather]), ("sky", SKIES[sky]))
    ref.note("VR 3.1.2", "vr-weather", args, weather=weather, sky=sky)


def is_mud(pos: Position) -> bool:
    return own(pos).weather == MUD


PHASE: Step = Phase("weather", SOVIET, "VR 3.1.1", Do("roll", roll_weather))
