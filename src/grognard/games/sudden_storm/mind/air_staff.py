"""What a computer player answers on the ground: where units are based, which are grouped, withdrawn and made
Guards.
"""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.sudden_storm.law import stocks
from grognard.games.sudden_storm.law.air import basing
from grognard.games.sudden_storm.law.book import book
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act, Menu
from grognard.kernel.state import Position

# Questions with a button for all that is left.
BUTTONS = {
    "ss-air-land": ("fill",),
    "ss-air-pairs": ("as_they_come",),
    "ss-air-fives": ("as_they_come",),
    "ss-air-escape": ("nearest",),
    "ss-air-set-up": ("end_setup", "fill"),
}


def unit_value(pos: Position, unit: int) -> tuple[int, int]:
    """What a unit's counter prints, in the air and on the ground."""
    plane = book(pos).data.plane(unit)
    return plane.attack + plane.defence + plane.tactical, -unit


def best_unit(pos: Position, some: Iterable[int]) -> int:
    return max(some, key=lambda unit: unit_value(pos, unit))


def choose_staff_act(pos: Position, menu: Menu) -> Act | None:
    """The answer to such a question; none to others."""
    for verb in BUTTONS.get(menu.prompt, ()):
        if menu.verbs[verb].set:
            return Act(verb)
    match menu.prompt:
        case "ss-air-landing":
            some = menu.verbs["base"].set
            return Act("base", basing.suggested_base(pos, menu.hand, some)) if some else Act("drop")
        case "ss-air-group":
            return Act("group", bits(menu.verbs["group"].set)[0])
        case "ss-air-guards":
            return Act("convert", best_unit(pos, bits(menu.verbs["convert"].set)))
        case "ss-withdraw-air":
            return Act("withdraw", bits(menu.verbs["withdraw"].set)[0])
        case "ss-air-provision":
            some = menu.verbs["provide"].set
            return Act("provide", max(bits(some), key=lambda h: stocks.points_in(pos, menu.who, h)))
    return None
