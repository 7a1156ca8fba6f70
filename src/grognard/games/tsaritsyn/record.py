"""Tsaritsyn as a game: its parts put together, position files, overlays and invariants."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grognard.games.tsaritsyn import data, odds, overlays, score, sequence, variants, views
from grognard.games.tsaritsyn.control import judge
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

ID, VERSION, PACKAGE = "ts", "1", "grognard.games.tsaritsyn"
OPTIONS = variants.OPTIONS
SCENARIOS = ("standard",)


def build(options: Mapping[str, str], scenario: str = "standard", pack: Path | None = None) -> Game:
    files = Files(PACKAGE, pack)
    found = data.read(files)
    return Game(
        id=ID,
        version=VERSION,
        digest=files.digest(),
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
    """Everybody waits beside the map; what a variant removes is gone."""
    rules = game.rules
    where = tuple(DEAD if rules.absent >> u & 1 else POOL for u in range(len(game.roster)))
    length = game.options["length"]
    own = Own(length=0 if length == "bid" else int(length), last=game.map.areas["white_towns"])
    return State(0, (Frame(game.first, WHITE),), where, (1,) * len(game.roster), (0,) * len(MARKS), own)


def read_own(game: Game, table: Mapping[str, Any], state: State) -> Own:
    """What a position file says of this game: length, exits, control, militia raised."""
    only_keys(dict(table), ("length", "exits", "white_last", "raised"), "[own]")
    check_turn(game, state, table.get("length", state.own.length or 12))
    objectives = game.map.features["town"] | game.map.terrain["tsaritsyn"]
    last = game.map.hexes(table["white_last"]) if "white_last" in table else game.map.areas["white_towns"]
    if last & ~objectives:
        raise BadInput("white_last: only towns and hexes of Tsaritsyn have an owner", "ts-bad-owner")
    for unit, at in enumerate(state.where):
        if at >= 0 and objectives >> at & 1 and game.roster[unit].kind != "gunboat":
            last = last | 1 << at if game.roster[unit].side == WHITE else last & ~(1 << at)
    length = table.get("length", state.own.length or 12)
    if not isinstance(length, int) or not 7 <= length <= 14:
        raise BadInput("length: from 7 to 14 turns (TS II.2)", "ts-bad-length")
    exits = int(table.get("exits", 0))
    if not 0 <= exits <= len(game.roster):
        raise BadInput(f"[own]: exits: from 0 to {len(game.roster)}")
    return Own(length=length, last=last, exits=exits, raised=game.map.hexes(table.get("raised", [])))


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
