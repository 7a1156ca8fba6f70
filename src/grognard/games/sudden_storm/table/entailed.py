"""Standing orders: which questions follow from another that its owner has answered beforehand.

Who has his fighters rise has them meet raids, fight and fly home; who has his missions fight has them fire
back. What the same player does with his own missions, in his own phase, is another matter.
"""

from __future__ import annotations

from grognard.games.sudden_storm.law.air import flights
from grognard.games.sudden_storm.law.air.clash import Clash
from grognard.games.sudden_storm.law.air.landing import Landing
from grognard.kernel.engine import choices
from grognard.kernel.state import Position

INTERCEPT, FIGHT = "intercept", "clash"
# Questions of the interceptors' commander alone, and those that either side may be asked in an air combat.
OF_INTERCEPTORS = ("rising", "clash_hex", "groups", "match_screen")
IN_A_CLASH = ("match_spare", "match_bypass", "match_mission", "exchange", "next_shot")


def follows(pos: Position) -> str:
    """The kind of question from which the open one follows; empty: from none."""
    asked = pos.frame.step
    if asked in OF_INTERCEPTORS:
        return INTERCEPT
    clash = next((one.memo for one in pos.state.frames if isinstance(one.memo, Clash)), None)
    if asked in IN_A_CLASH and clash is not None:
        return FIGHT if choices(pos).who == clash.side else INTERCEPT
    if asked == "landing":
        memo = pos.memo(Landing)
        if memo.units & flights.flying_units(pos, pos.frame.who, flights.INTERCEPTION):
            return INTERCEPT
        return FIGHT if memo.shut else ""
    return ""
