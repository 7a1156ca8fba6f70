"""Where everybody is before the first phase."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.tsaritsyn.law.names import MARKS, WHITE, Own
from grognard.kernel.game import Game
from grognard.kernel.hexes import HexSet
from grognard.kernel.places import ABSENT, POOL
from grognard.kernel.state import Frame, State


def start(game: Game) -> State:
    """Everybody waits beside the map, or stands where a scenario says; what a variant removes is gone."""
    rules, small = game.rules, game.rules.data.scenario
    places = (POOL,) * len(game.roster) if small is None else small.where
    where = tuple(ABSENT if rules.absent >> u & 1 else at for u, at in enumerate(places))
    length = game.options["length"]
    turns = small.turns[1] if small is not None else 0 if length == "bid" else int(length)
    # a goal is yet to be taken
    own = Own(length=turns, last=last_there(game, where, game.map.areas["white_towns"] & ~rules.data.goal))
    turn, step = (0, game.first) if small is None else (small.turns[0] - 1, "turn")
    return State(turn, (Frame(step, WHITE),), where, (1,) * len(game.roster), (0,) * len(MARKS), own)


def last_there(game: Game, where: Sequence[int], last: HexSet) -> HexSet:
    """The towns and hexes of Tsaritsyn where White was last, given who stands where."""
    objectives: HexSet = game.rules.data.objectives
    for unit, at in enumerate(where):
        if at >= 0 and objectives >> at & 1 and game.roster[unit].kind != "gunboat":
            last = last | 1 << at if game.roster[unit].side == WHITE else last & ~(1 << at)
    return last
