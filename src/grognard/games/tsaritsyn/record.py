"""Tsaritsyn as a game: its parts put together, position files, overlays and invariants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from grognard.games.tsaritsyn import data, odds, overlays, score, sequence, variants, views
from grognard.games.tsaritsyn.control import judge
from grognard.games.tsaritsyn.hints import HINTS
from grognard.games.tsaritsyn.rulebook import book
from grognard.games.tsaritsyn.setup import rail_hexes
from grognard.games.tsaritsyn.stacking import overfull
from grognard.games.tsaritsyn.state import FLIPPED, MARKS, RED, SIDES, WHITE, Own, Retreat
from grognard.games.tsaritsyn.zoc import land, ships
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game, Hooks
from grognard.kernel.hexes import HexSet
from grognard.kernel.load import Files, only_keys
from grognard.kernel.state import DEAD, POOL, Frame, Position, State
from grognard.kernel.views import phase
from grognard.rules.own_words import hexes_named, whole

ID, VERSION, PACKAGE = "ts", "3", "grognard.games.tsaritsyn"
OPTIONS = variants.OPTIONS
SCENARIOS = ("standard", "training")


def build(options: Mapping[str, str], scenario: str = "standard", pack: Path | None = None) -> Game:
    files = Files(PACKAGE, pack)
    found = data.read(files, scenario)
    return Game(
        id=ID,
        version=VERSION,
        digest=files.digest(scenario),
        files=files,
        sides=SIDES,
        marks=MARKS,
        board_marks=(FLIPPED,),
        map=found.map,
        roster=found.roster,
        rules=variants.rules_for(found, options),
        options=options,
        scenario=scenario,
        first=sequence.FIRST,
        program=sequence.PROGRAM,
        start=start,
        judge=judge,
        hooks=Hooks(
            sees=views.sees,
            own_view=views.own_view,
            scramble=views.scramble,
            conceal=views.conceal,
            score=score.score,
            hints=HINTS,
            odds=odds.preview,
            read_own=read_own,
            invariants=invariants,
            overlays=overlays.OVERLAYS,
            shown=overlays.SHOWN,
            tracks=overlays.tracks,
            turns=lambda pos: pos.state.own.length,
            lit=overlays.lit,
        ),
    )


def start(game: Game) -> State:
    """Everybody waits beside the map, or stands where a scenario says; what a variant removes is gone."""
    rules, small = game.rules, game.rules.data.scenario
    places = (POOL,) * len(game.roster) if small is None else small.where
    where = tuple(DEAD if rules.absent >> u & 1 else at for u, at in enumerate(places))
    length = game.options["length"]
    turns = small.turns[1] if small is not None else 0 if length == "bid" else int(length)
    own = Own(length=turns, last=last_there(game, where, game.map.areas["white_towns"] & ~rules.data.goal))  # a goal is yet to be taken
    turn, step = (0, game.first) if small is None else (small.turns[0] - 1, "turn")
    return State(turn, (Frame(step, WHITE),), where, (1,) * len(game.roster), (0,) * len(MARKS), own)


def last_there(game: Game, where: Sequence[int], last: HexSet) -> HexSet:
    """The towns and hexes of Tsaritsyn where White was last, given who stands where."""
    objectives: HexSet = game.rules.data.objectives
    for unit, at in enumerate(where):
        if at >= 0 and objectives >> at & 1 and game.roster[unit].kind != "gunboat":
            last = last | 1 << at if game.roster[unit].side == WHITE else last & ~(1 << at)
    return last


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
    if not isinstance(length, int) or not (7 <= length <= 14 or (small is not None and length == small.turns[1])):
        raise BadInput("length: from 7 to 14 turns (TS II.2)", "ts-bad-length")
    raised = hexes_named(game.map, table, "raised")
    if raised & ~game.map.areas["red_towns"]:
        raise BadInput("raised: only Red towns give militia (TS IX.militia.2)", "ts-bad-raised")
    return Own(length=length, last=last, exits=whole(table, "exits", 0, len(game.roster)), raised=raised)


def check_turn(game: Game, state: State, length: Any) -> None:
    """Set-up comes before turn 1; every other phase belongs to a turn of the game."""
    setting_up = game.program[state.frames[0].step].phase.endswith("-setup")
    if setting_up != (state.turn == 0) or (isinstance(length, int) and state.turn > length):
        text = f"turn {state.turn}: set-up is turn 0, the other phases from 1 to the length of the game (TS IV.1)"
        raise BadInput(text, "ts-bad-turn", turn=state.turn)


def invariants(pos: Position) -> list[str]:
    """What must never be seen on this map."""
    rules, label = book(pos), pos.game.map.labels
    of = rules.data.of
    broken = []

    def never(what: str, where: HexSet) -> None:
        if where:
            broken.append(f"{what}: {' '.join(label(where))}")

    never("both sides in a hex", land(pos, WHITE) & land(pos, RED))
    never("land units on the full Volga", (land(pos, WHITE) | land(pos, RED)) & ~rules.data.land)
    never("ships ashore", (ships(pos, WHITE) | ships(pos, RED)) & ~rules.data.volga)
    never("trains off the rails", pos.hexes_of(of["train"]) & ~(rail_hexes(rules) | rules.data.tsaritsyn))
    now = phase(pos)
    passing = bool(pos.state.frames) and isinstance(pos.frame.memo, Retreat) and pos.frame.memo.gone > 0  # a full hex may be passed
    for side in (WHITE, RED):
        own = tuple(f"{SIDES[side]}-{name}" for name in ("reinforcement", "movement", "mechanised"))
        sorting = now in own and not rules.full_bars_entry
        set_up = side == RED and (pos.state.turn == 0 or (pos.state.turn == 1 and not now.startswith(("red-combat", "red-mech", "over"))))
        if not sorting and not set_up and not passing:
            never("too many units", overfull(pos, side))
    return broken
