"""The Hill as a game: its parts put together, position files, overlays and invariants."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from grognard.games.toy import combat, data, rulebook, sequence, views
from grognard.games.toy.movement import reached, zoc
from grognard.games.toy.state import BLUE, CHITS, MARKS, NONE, RED, SIDES, Own
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game, Hooks
from grognard.kernel.load import Files, only_keys
from grognard.kernel.state import POOL, Frame, Position, State

ID, VERSION, PACKAGE = "toy", "1", "grognard.games.toy"
OPTIONS = rulebook.OPTIONS
SCENARIOS = ("standard",)


def build(options: Mapping[str, str], scenario: str = "standard", pack: Path | None = None) -> Game:
    files = Files(PACKAGE, pack)
    found = data.read(files, scenario)
    return Game(
        id=ID,
        version=VERSION,
        digest=files.digest(),
        files=files,
        sides=SIDES,
        marks=MARKS,
        board_marks=(),
        map=found.map,
        roster=found.roster,
        rules=rulebook.rules_for(found, options),
        options=options,
        scenario=scenario,
        first=sequence.FIRST,
        program=sequence.PROGRAM,
        start=start,
        judge=sequence.judge,
        hooks=Hooks(
            sees=views.sees,
            own_view=views.own_view,
            scramble=views.scramble,
            conceal=views.conceal,
            score=score,
            odds=combat.preview,
            read_own=read_own,
            invariants=invariants,
            overlays=OVERLAYS,
        ),
    )


def start(game: Game) -> State:
    steps = tuple(u.steps for u in game.roster.units)
    return State(0, (Frame(game.first, BLUE),), (POOL,) * len(game.roster), steps, (0,) * len(MARKS), Own())


def read_own(game: Game, table: Mapping[str, Any], state: State) -> Own:
    """What a position file says of this game: the chits, and the bugles that have been heard."""
    only_keys(dict(table), (*SIDES, "sounded"), "[own]")
    drawn = []
    for side in SIDES:
        chit = table.get(side, "blank")
        if chit not in CHITS:
            raise BadInput(f"[own] {side}: {chit} is none of {', '.join(CHITS)}")
        drawn.append(CHITS.index(chit))
    heard = table.get("sounded", [])
    return Own((drawn[0], drawn[1]), ("blue" in heard, "red" in heard))


def invariants(pos: Position) -> list[str]:
    """What must never be seen on this map."""
    state, label = pos.state, pos.game.map.label
    on_map = [h for h in state.where if h >= 0]
    broken = [f"two counters in {label(h)}" for h in sorted(set(on_map)) if on_map.count(h) > 1]
    broken += [f"a counter in the pond, {label(h)}" for h in on_map if not pos.game.rules.data.land >> h & 1]
    for unit, left in enumerate(state.steps):
        if not 1 <= left <= pos.game.roster[unit].steps:
            broken.append(f"{pos.game.roster[unit].id} has {left} steps")
    if state.turn and NONE in state.own.drawn and state.frames:
        broken.append("no chit was drawn")
    return broken


def score(pos: Position, side: int) -> float:
    """Steps, and the hill."""
    result = pos.state.result
    if result is not None:
        return 0.0 if result.winner < 0 else 100.0 if result.winner == side else -100.0
    value = 0.0
    for unit, at in enumerate(pos.state.where):
        if at >= 0:
            worth = pos.state.steps[unit] + 0.5 * (pos.game.rules.data.hill >> at & 1)
            value += worth if pos.game.roster[unit].side == side else -worth
    return value


def show_reach(pos: Position, unit: int) -> dict[str, Any]:
    at, label = pos.state.where[unit], pos.game.map.label
    return {"hexes": {label(h): cost for h, cost in reached(pos, at).by_hex().items()} if at >= 0 else {}}


def show_zoc(pos: Position, side: int) -> dict[str, Any]:
    return {"hexes": pos.game.map.labels(zoc(pos, side))}


OVERLAYS: Mapping[str, Callable[[Position, int], dict[str, Any]]] = {"reach": show_reach, "zoc": show_zoc}

__all__ = ["BLUE", "ID", "OPTIONS", "PACKAGE", "RED", "SCENARIOS", "VERSION", "build"]
