"""Who decides: anything with a name that picks an act from a menu.

A player gets what a person at the table gets: the view of its side, built only when it is asked
for, the menu, and a sampler of positions that agree with all its side can see. It never gets the
true position where something is hidden from it.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from grognard.ai.greedy import Greedy
from grognard.ai.random_player import RandomPlayer
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.kernel.menu import Act, Menu
from grognard.kernel.state import Position
from grognard.kernel.views import view

View = Callable[[], dict[str, Any]]
Sampler = Callable[[], Position]


class Player(Protocol):
    name: str

    def choose(self, view: View, menu: Menu, sample: Sampler) -> Act: ...


PLAYERS: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, "greedy": Greedy}


def player(name: str, seed: int) -> Player:
    """A player by name; the same seed makes the same choices."""
    if name not in PLAYERS:
        near, names = difflib.get_close_matches(name, PLAYERS, 1), ", ".join(PLAYERS)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise BadInput(f'no player is called "{name}" (players: {names}){hint}', "bad-player", name=name, names=names, near="".join(near))
    return PLAYERS[name](seed)


def sampled(pos: Position, viewer: int, luck: Random) -> Position:
    """A position that the viewer cannot tell from this one: all that is hidden from him is dealt anew."""
    state = pos.game.hooks.scramble(pos.game, pos.state, viewer, luck)
    return pos if state is pos.state else Position(pos.game, state)


def decide(player: Player, pos: Position, luck: Random) -> Act:
    """Ask a player for the next act, letting it know what its side may know."""
    menu = choices(pos)
    who = menu.who
    return player.choose(lambda: view(pos, who), menu, lambda: sampled(pos, who, luck))
