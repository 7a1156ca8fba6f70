"""What a position file says of Tsaritsyn, and what no position may hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.tsaritsyn.law.beginning import last_there
from grognard.games.tsaritsyn.law.book import book
from grognard.games.tsaritsyn.law.names import RED, SIDES, WHITE, Own, Retreat
from grognard.games.tsaritsyn.law.setup import rail_hexes
from grognard.games.tsaritsyn.law.stacking import overfull
from grognard.games.tsaritsyn.law.zoc import land, ships
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.hexes import HexSet
from grognard.kernel.load import only_keys
from grognard.kernel.state import Position, State
from grognard.kernel.views import phase
from grognard.rules.own_words import hexes_named, read_natural


def read_own(game: Game, table: Mapping[str, Any], state: State) -> Own:
    """What a position file says of this game: length, exits, control, militia raised."""
    only_keys(dict(table), ("length", "exits", "white_last", "raised"), "[own]")
    check_turn(game, state, table.get("length", state.own.length or 12))
    objectives, small = game.rules.data.objectives, game.rules.data.scenario
    usual = game.map.areas["white_towns"] & ~game.rules.data.goal
    last = hexes_named(game.map, table, "white_last") if "white_last" in table else usual
    if last & ~objectives:
        raise BadInput("white_last: only towns and hexes of Tsaritsyn have an owner", "ts-bad-owner")
    last = last_there(game, state.where, last)
    length = table.get("length", state.own.length or 12)
    if not isinstance(length, int) or not (
        7 <= length <= 14 or (small is not None and length == small.turns[1])
    ):
        raise BadInput("length: from 7 to 14 turns (TS II.2)", "ts-bad-length")
    raised = hexes_named(game.map, table, "raised")
    if raised & ~game.map.areas["red_towns"]:
        raise BadInput("raised: only Red towns give militia (TS IX.militia.2)", "ts-bad-raised")
    return Own(
        length=length, last=last, exits=read_natural(table, "exits", 0, len(game.roster)), raised=raised
    )


def check_turn(game: Game, state: State, length: Any) -> None:
    """Set-up comes before turn 1; every other phase belongs to a turn of the game."""
    setting_up = game.program[state.frames[0].step].phase.endswith("-setup")
    if setting_up != (state.turn == 0) or (isinstance(length, int) and state.turn > length):
        others = "the other phases from 1 to the length of the game (TS IV.1)"
        raise BadInput(f"turn {state.turn}: set-up is turn 0, {others}", "ts-bad-turn", turn=state.turn)


def invariants(pos: Position) -> list[str]:
    """What must never be seen on this map."""
    rules, label = book(pos), pos.game.map.labels
    of = rules.data.units_of_kind
    broken = []

    def never(what: str, where: HexSet) -> None:
        if where:
            broken.append(f"{what}: {' '.join(label(where))}")

    never("both sides in a hex", land(pos, WHITE) & land(pos, RED))
    never("land units on the full Volga", (land(pos, WHITE) | land(pos, RED)) & ~rules.data.land)
    never("ships ashore", (ships(pos, WHITE) | ships(pos, RED)) & ~rules.data.volga)
    never("trains off the rails", pos.hexes_of(of["train"]) & ~(rail_hexes(rules) | rules.data.tsaritsyn))
    now = phase(pos)
    # a full hex may be passed
    passing = bool(pos.state.frames) and isinstance(pos.frame.memo, Retreat) and pos.frame.memo.gone > 0
    for side in (WHITE, RED):
        own = tuple(f"{SIDES[side]}-{name}" for name in ("reinforcement", "movement", "mechanised"))
        sorting = now in own and not rules.full_bars_entry
        set_up = side == RED and (
            pos.state.turn == 0
            or (pos.state.turn == 1 and not now.startswith(("red-combat", "red-mech", "over")))
        )
        if not sorting and not set_up and not passing:
            never("too many units", overfull(pos, side))
    return broken
