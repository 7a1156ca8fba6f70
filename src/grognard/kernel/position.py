"""Position files: a situation in TOML, and the beginning of a game.

    game = "ts"
    turn = 3
    phase = "white-movement"
    side = "white"              # optional: checked against the phase
    [options]
    [units]
    "W2-1" = "0708"
    "R37-1" = {at = "0907", marks = ["flipped"], steps = 1}
    [own]                       # what only this game remembers
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any

from grognard.kernel.dice import Dice, Roll
from grognard.kernel.engine import run
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.load import line_of, only_keys, parse_toml
from grognard.kernel.referee import Referee
from grognard.kernel.state import DEAD, GONE, POOL, Frame, Position, State

KEYS = ("game", "scenario", "turn", "phase", "side", "options", "units", "own")
BOXES = {"pool": POOL, "dead": DEAD, "gone": GONE}


def begin(game: Game, dice: Dice, table: Mapping[str, Any] | None = None, shown: str = "position") -> tuple[Position, list[Roll]]:
    """The first position where somebody must decide, and the dice thrown on the way to it."""
    state = game.start(game) if table is None else read_state(game, table, shown)
    ref = Referee(Position(game, state), dice)
    run(ref)
    return ref.pos, ref.rolls


def read_table(text: str, shown: str) -> dict[str, Any]:
    """The table of a position file; errors name the line."""
    table = parse_toml(text, shown)
    only_keys(table, KEYS, shown)
    for key, kind in (("game", str), ("turn", int), ("phase", str), ("units", dict)):
        if not isinstance(table.get(key), kind):
            raise BadInput(f"{shown}:{line_of(text, key)}: {key} is missing or of the wrong kind")
    return table


def checked(game: Game, text: str, shown: str) -> None:
    """Refuse a position whose words the game does not know, by file and line."""
    table = read_table(text, shown)
    for unit, spec in table["units"].items():
        try:
            place(game, unit, spec)
        except BadInput as e:
            raise BadInput(f"{shown}:{line_of(text, unit)}: {e}") from None


def place(game: Game, unit: str, spec: Any) -> tuple[int, int, int, list[int]]:
    """(unit, where, steps, marks) from one line of [units]."""
    if unit not in game.roster.index:
        near = difflib.get_close_matches(unit, game.roster.index, 1)
        raise BadInput(f'unit "{unit}" is not known' + (f' (did you mean "{near[0]}"?)' if near else ""))
    if isinstance(spec, str):
        spec = {"at": spec}
    if not isinstance(spec, dict) or not isinstance(spec.get("at"), str):
        raise BadInput(f"unit {unit}: a hex is wanted")
    only_keys(spec, ("at", "marks", "steps"), f"unit {unit}")
    at = BOXES[spec["at"]] if spec["at"] in BOXES else game.map.hex(spec["at"])
    number = game.roster.index[unit]
    steps = spec.get("steps", game.roster[number].steps)
    if not isinstance(steps, int) or not 1 <= steps <= game.roster[number].steps:
        raise BadInput(f"unit {unit}: steps: from 1 to {game.roster[number].steps}")
    for mark in spec.get("marks", []):
        if mark not in game.marks:
            raise BadInput(f"unit {unit}: no mark is called {mark} (marks: {', '.join(game.marks)})")
    return number, at, steps, [game.mark(m) for m in spec.get("marks", [])]


def read_state(game: Game, table: Mapping[str, Any], shown: str) -> State:
    """Units not named are out of play, but for those that have yet to come."""
    state = game.start(game)
    turn, phase = table["turn"], table["phase"]
    first = next((name for name, node in game.program.items() if node.opens is not None and node.opens[0] == phase), None)
    if first is None:
        known = [node.opens[0] for node in game.program.values() if node.opens is not None]
        raise BadInput(f'{shown}: phase "{phase}" is none of {", ".join(known)}')
    who = game.program[first].who_of(0)
    if table.get("side", game.sides[who]) != game.sides[who]:
        raise BadInput(f"{shown}: side: {phase} is not a phase of {table['side']}")
    where = [_waiting(game, u, turn) for u in range(len(game.roster))]
    steps, marks = list(state.steps), list(state.marks)
    for unit, spec in table["units"].items():
        try:
            number, at, left, marked = place(game, unit, spec)
        except BadInput as e:
            raise BadInput(f"{shown}: {e}") from None
        where[number], steps[number] = at, left
        for mark in marked:
            marks[mark] |= 1 << number
    state = state._replace(turn=turn, frames=(Frame(first, who),), where=tuple(where), steps=tuple(steps), marks=tuple(marks))
    state = state._replace(own=game.hooks.read_own(game, table.get("own", {}), state))
    broken = game.hooks.invariants(Position(game, state))
    if broken:
        raise BadInput(f"{shown}: {broken[0]}")
    return state


def _waiting(game: Game, unit: int, turn: int) -> int:
    arrives = game.roster[unit].arrives
    return POOL if arrives and (not arrives.isdigit() or int(arrives) > turn) else DEAD
