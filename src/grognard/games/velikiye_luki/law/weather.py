"""9, 10.2 and 12. The sky, and what each side may spend this turn."""

from __future__ import annotations

from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.names import CLEAR, CLOUDY, OVERCAST, USED, WEATHERS, Own
from grognard.kernel.changes import Marked, TurnStarted
from grognard.kernel.cite import rule
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame

SKY = {1: CLEAR, 2: CLOUDY, 3: OVERCAST, 4: OVERCAST, 5: OVERCAST}


def new_turn(ref: Referee, _: Frame) -> None:
    """The rockets are loaded, the HQs have all their supports again."""
    ref.do(TurnStarted(ref.state.turn + 1, "VL 2a"))
    if ref.state.marks[USED]:
        ref.do(Marked(USED, ref.state.marks[USED], False, "VL 1.5k", quiet=True))
    ref.note("VL 2a", supports=(), besieged=False, entered=())


@rule("VL 9b", "VL 9c", "VL 9d", "VL T.wx", "VL 2.1.A", "VL 9a")
def next_weather(before: int, die: int) -> int:
    """Clear on 1, cloudy on 2, overcast up to 5, as it was on 6; after a clear turn the
    die counts one less.
    """
    die -= before == CLEAR
    return before if die >= 6 else CLEAR if die < 1 else SKY[die]


@rule("VL 2.1.A", "VL 9d", "VL 10.2a", "VL 10.2b", "VL 12a")
def phase(ref: Referee, _: Frame) -> None:
    """No die on the first turn. What was not spent last turn is gone."""
    own: Own = ref.state.own
    data, turn = book(ref.pos).data, ref.state.turn
    now = OVERCAST if turn == 1 else next_weather(own.weather, ref.roll(6, "vl-die-weather", "VL 2.1.A"))
    air, guns = data.air[now], data.guns[turn - 1]
    missions = (("soviet", air[0]), ("german", air[1]))
    args = (("weather", WEATHERS[now]), *missions, ("guns", guns[0]), ("foe", guns[1]))
    ref.note("VL 9b", "vl-weather", args, weather=now, air=air, guns=guns)
