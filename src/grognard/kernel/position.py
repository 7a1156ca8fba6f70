"""Position files: a situation in TOML, and the beginning of a game.

game = "ts"
turn = 3
phase = "white-movement"
side = "white"              # optional: checked against the phase
[options]
[units]
"W2-1" = "0708"             # a hex, or a box of the game by its name
"R37-1" = {at = "0907", marks = ["flipped"], steps = 1}
[own]                       # what only this game remembers
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from grognard.kernel.dice import Dice, Roll
from grognard.kernel.engine import Outcome, run
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.load import TomlTable, line_of, only_keys, parse_toml
from grognard.kernel.places import ABSENT, POOL, read_place
from grognard.kernel.referee import Referee
from grognard.kernel.snapshot import STATE, read_snapshot
from grognard.kernel.spelling import nearest, suggestion
from grognard.kernel.state import Frame, Position, State

WANTED = {"game": str, "turn": int, "phase": str, "units": dict}
KINDS = {**WANTED, "scenario": str, "side": str, "options": dict, "own": dict}
LATEST = 999


def begin(
    game: Game, dice: Dice, table: Mapping[str, Any] | None = None, shown: str = "position"
) -> tuple[Position, list[Roll]]:
    """The first position where somebody must decide, and the dice thrown on the way to it."""
    _, first = opening(game, dice, table, shown)
    return first.pos, first.rolls


def opening(
    game: Game, dice: Dice, table: Mapping[str, Any] | None = None, shown: str = "position"
) -> tuple[Position, Outcome]:
    """How a game begins: from which position, and all that happened by itself before the first decision."""
    start = Position(game, game.start(game) if table is None else read_state(game, table, shown))
    ref = Referee(start, dice)
    run(ref)
    return start, Outcome(ref.pos, ref.changes, ref.rolls)


def read_table(text: str, shown: str) -> TomlTable:
    """The table of a position file; errors name the line."""
    table = parse_toml(text, shown)
    for key, value in table.items():
        at = f"{shown}:{line_of(text, key)}"
        if key not in KINDS:
            near = nearest(key, KINDS)
            raise BadInput(
                f'unknown key "{key}"' + suggestion(near), "bad-key", key=key, near=near or "none"
            ).located_at(at)
        if not is_of_kind(key, value):
            raise BadInput(f"{key} is of the wrong kind", "bad-kind", key=key).located_at(at)
    for key in WANTED:
        if key not in table:
            raise BadInput(f"{key} is missing", "missing-key", key=key).located_at(f"{shown}:1")
    for part in (*(value for value in table.values() if isinstance(value, TomlTable)), table):
        for key, value in part.items():
            try:
                json.dumps(value)
            except TypeError:
                raise BadInput(f"{part.spot(key)}: dates have no place here") from None
    return table


def is_of_kind(key: str, value: Any) -> bool:
    return isinstance(value, KINDS[key]) and not isinstance(value, bool)


def check_text(game: Game, text: str, shown: str) -> None:
    """Refuse a position whose words the game does not know, by file and line."""
    table = read_table(text, shown)
    for unit, spec in table["units"].items():
        try:
            place(game, unit, spec)
        except BadInput as e:
            raise e.located_at(f"{shown}:{line_of(text, unit, 'units')}") from None
    for key, check in (("turn", check_turn), ("phase", check_phase), ("side", check_side)):
        try:
            check(game, table)
        except BadInput as e:
            raise e.located_at(f"{shown}:{line_of(text, key)}") from None
    read_state(game, table, shown)


def place(game: Game, unit: str, spec: Any) -> tuple[int, int, int, list[int]]:
    """(unit, where, steps, marks) from one line of [units]."""
    if unit not in game.roster.index:
        near = nearest(unit, game.roster.index)
        raise BadInput(
            f'unit "{unit}" is not known' + suggestion(near),
            "bad-unit",
            unit=unit,
            near=near or "none",
        )
    if isinstance(spec, str):
        spec = {"at": spec}
    if not isinstance(spec, dict) or not isinstance(spec.get("at"), str):
        raise BadInput(f"unit {unit}: a hex is required", "unit-hex-wanted", unit=unit)
    only_keys(dict(spec), ("at", "marks", "steps"), f"unit {unit}")
    at = unit_place(game, unit, spec["at"])
    number = game.roster.index[unit]
    most = game.roster[number].steps
    steps, marks = spec.get("steps", most), spec.get("marks", [])
    if not isinstance(steps, int) or isinstance(steps, bool) or not 1 <= steps <= most:
        raise BadInput(f"unit {unit}: steps: from 1 to {most}", "unit-steps", unit=unit, most=most)
    if not isinstance(marks, list):
        raise BadInput(f"unit {unit}: marks: a list is required", "unit-marks", unit=unit)
    for mark in marks:
        if mark not in game.marks:
            names = ", ".join(game.marks)
            raise BadInput(
                f"unit {unit}: no mark is called {mark} (marks: {names})",
                "unit-bad-mark",
                unit=unit,
                mark=str(mark),
                names=names,
            )
    return number, at, steps, [game.mark(m) for m in marks]


def unit_place(game: Game, unit: str, word: str) -> int:
    try:
        return read_place(game, word)
    except BadInput:
        text = f'unit {unit}: "{word}" is not a hex of this map'
        raise BadInput(text, "unit-bad-hex", unit=unit, hex=word) from None


def check_turn(game: Game, table: Mapping[str, Any]) -> None:
    if not 0 <= table["turn"] <= LATEST:
        raise BadInput(f"turn: from 0 to {LATEST}", "bad-turn", most=LATEST)


def check_phase(game: Game, table: Mapping[str, Any]) -> tuple[str, int]:
    """The first step of the phase, and whose it is."""
    phase = table["phase"]
    opening = {
        node.opens[0]: (name, node.who_of(0)) for name, node in game.program.items() if node.opens is not None
    }
    if phase not in opening:
        names = ", ".join(reversed(opening))  # nodes are laid from the last to the first
        raise BadInput(f'phase "{phase}" is not one of {names}', "bad-phase", phase=phase, names=names)
    return opening[phase]


def check_side(game: Game, table: Mapping[str, Any]) -> None:
    _, who = check_phase(game, table)
    if table.get("side", game.sides[who]) != game.sides[who]:
        raise BadInput(
            f"side: {table['phase']} is not a phase of {table['side']}",
            "bad-phase-side",
            phase=table["phase"],
            side=table["side"],
        )


def read_state(game: Game, table: Mapping[str, Any], shown: str) -> State:
    """Units not named are out of play, but for those of later turns; those of this turn may have come and
    gone, or are named as waiting. The header of a journal may hold a whole state instead.
    """
    if STATE in table:
        return read_snapshot(game, table, shown)
    state = game.start(game)
    try:
        for key in ("turn", "phase", "units"):
            if not is_of_kind(key, table[key]):
                raise BadInput(f"{key} is of the wrong kind", "bad-kind", key=key)
        check_turn(game, table)
        check_side(game, table)
        first, who = check_phase(game, table)
        where = [_waiting(game, state, u, table["turn"]) for u in range(len(game.roster))]
        steps, marks = list(state.steps), list(state.marks)
        for unit, spec in table["units"].items():
            number, at, left, marked = place(game, unit, spec)
            where[number], steps[number] = at, left
            for mark in marked:
                marks[mark] |= 1 << number
        state = state._replace(
            turn=table["turn"],
            frames=(Frame(first, who),),
            where=tuple(where),
            steps=tuple(steps),
            marks=tuple(marks),
        )
    except BadInput as e:
        raise e.located_at(shown) from None
    try:
        state = _with_own(game, table.get("own", {}), state)
    except BadInput as e:
        raise e.located_at(_spot(table, "own", str(e), shown)) from None
    broken = game.hooks.invariants(Position(game, state))
    if broken:
        raise BadInput(broken[0]).located_at(_spot(table, "units", broken[0], shown))
    return state


def _spot(table: Mapping[str, Any], section: str, said: str, shown: str) -> str:
    """The line of what is complained of, or of its section, where the file is at hand."""
    part = table.get(section)
    return part.spot(next((key for key in part if key in said), "")) if isinstance(part, TomlTable) else shown


def _with_own(game: Game, table: Mapping[str, Any], state: State) -> State:
    try:
        state = game.hooks.read_places(game, table, state)
        return state._replace(own=game.hooks.read_own(game, table, state))
    except (TypeError, ValueError, AttributeError, KeyError, ArithmeticError) as e:
        raise BadInput(f"[own]: {e}") from None


def _waiting(game: Game, start: State, unit: int, turn: int) -> int:
    arrives = game.roster[unit].arrives
    due = arrives and (not arrives.isdigit() or int(arrives) > turn)
    return POOL if due and start.where[unit] == POOL else ABSENT
