"""The set-up of a side as a phase: by hand, or by itself where the players chose the ready-made one (option
`setup`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.kernel.flow import Ask, Do, Phase, Seq, Step, Verb
from grognard.kernel.menu import Menu
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position


def is_by_hand(pos: Position) -> bool:
    return pos.game.options["setup"] == "free"


def set_up(
    name: str,
    side: int,
    cite: str,
    menu: Callable[[Position, int], Menu],
    verbs: Mapping[str, Verb],
    place_all: Callable[[Referee, int], None],
) -> Step:
    def question(pos: Position) -> Menu:
        return menu(pos, side)

    def by_itself(ref: Referee, _: Frame) -> None:
        if not is_by_hand(ref.pos):
            place_all(ref, side)

    ask = Ask("place", question, verbs, when=is_by_hand)
    return Phase(name, side, cite, Seq((Do("ready", by_itself), ask)))
