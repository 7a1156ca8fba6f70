"""Questions that the game answers for its computer players, since they have too many answers to be weighed
one by one: those of the air, of the sea, and of works.
"""

from __future__ import annotations

from grognard.games.sudden_storm.law import set_up_things
from grognard.games.sudden_storm.mind import air, sea, works
from grognard.kernel.menu import Act, Menu
from grognard.kernel.state import Position

LEFT = ("fleet", *set_up_things.VERBS)  # verbs of a phase that are proposed here or not at all


def choose_answer(pos: Position, menu: Menu) -> Act | None:
    """The answer to such a question; none to others."""
    return sea.choose_sea_act(pos, menu) or works.choose_works_act(pos, menu) or air.choose_air_act(pos, menu)
