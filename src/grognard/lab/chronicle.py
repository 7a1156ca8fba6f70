"""What one game was like, turn by turn, as plain numbers: forces, losses, points, who held which hex, what
the dice gave.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

from grognard.kernel.changes import Change, Moved, Placed, Removed, StepsChanged, TurnStarted
from grognard.kernel.engine import Outcome
from grognard.kernel.game import Game, Track
from grognard.kernel.hexes import bits, hexset
from grognard.kernel.journal import Scene
from grognard.kernel.maps import Place
from grognard.kernel.menu import Act
from grognard.kernel.places import DEAD
from grognard.kernel.state import Position, State
from grognard.lab.luck import MOST, measure_roll

LESS = ("lost", "level")  # of a unit's steps: other changes only pass them on
NO_LOSS = ("absorbed", "rockets", "no-place")  # out of the game, and no blow to anybody


class Chronicle:
    """Follows a game act by act. `to_dict` is JSON-able:

    `sides`, `points` (the tracks that count towards victory), `turns` (a flat row per turn), `control` (after
    each turn, for each side, the hexes it controls, where the game says so, else those it was the last to be
    in, as a hexadecimal set), `throws` (a row per act with dice), `captures` (of games that say who controls
    what, a row for each city that came into other hands).
    """

    def __init__(self, game: Game, luck: bool = True, most: int = MOST) -> None:
        self.game, self.luck, self.most, self.first = game, luck, most, 1
        self.lost = [0] * len(game.sides)
        self.held = [0] * len(game.sides)
        self.turns: list[dict[str, Any]] = []
        self.control: list[dict[str, Any]] = []
        self.throws: list[dict[str, Any]] = []
        self.points: list[dict[str, Any]] = []
        self.captures: list[dict[str, Any]] = []
        self.named: list[Place] = []  # whose falls are told: the cities and what else wins the game

    def begin(self, pos: Position) -> None:
        for unit, at in enumerate(pos.state.where):
            self._stands(unit, (at,))
        self.first = self.game.hooks.first_turn(self.game)
        goals = self.game.hooks.overlays.get("objectives")
        wanted = reduce(or_, goals(pos, 0).classes.values(), 0) if goals is not None else 0
        self.named = [
            place for place in self.game.map.places if place.kind == "city" or wanted >> place.hex & 1
        ]
        sides = (*self.game.sides, "")  # a track of nobody's has the side -1
        self.points = [
            {"id": t.id, "side": sides[t.side], "of": t.of}
            for t in counted_tracks(self.game.hooks.tracks(pos, -1))
        ]
        if pos.state.turn >= self.first:  # the units stand already: no set-up will be told
            self._row(pos.state.turn - 1, pos.state, pos)

    def record_act(self, before: Position, act: Act | None, outcome: Outcome | Scene) -> None:
        """One act and all that came of it; no act when the players themselves ended the game."""
        if self.luck and act is not None and outcome.rolls:
            self._record_roll(before, act, outcome)
        self._record_captures(before, outcome.pos)
        state = before.state
        for change in outcome.changes:
            if isinstance(change, TurnStarted) and change.turn >= self.first:
                self._row(change.turn - 1, state, outcome.pos)
            self._record_change(change, state)
            if isinstance(change, Moved | Placed | Removed | StepsChanged | TurnStarted):
                state = change.apply(state)
        if outcome.pos.state.result is not None:
            self._row(state.turn, state, outcome.pos)

    def to_dict(self) -> dict[str, Any]:
        return {
            "sides": list(self.game.sides),
            "points": self.points,
            "turns": self.turns,
            "control": self.control,
            "throws": self.throws,
            "captures": self.captures,
        }

    def _record_captures(self, before: Position, after: Position) -> None:
        """Cities that came into other hands."""
        controls = self.game.hooks.control
        if controls is None or before.state.own is after.state.own:
            return
        for side, name in enumerate(self.game.sides):
            if taken := controls(after, side) & ~controls(before, side):
                self.captures += [
                    {"turn": before.state.turn, "place": city.id, "side": name}
                    for city in self.named
                    if taken >> city.hex & 1
                ]

    def _record_change(self, change: Change, state: State) -> None:
        if isinstance(change, Moved):
            self._stands(change.unit, change.path)
        elif isinstance(change, Placed):
            self._stands(change.unit, (change.to,))
        elif isinstance(change, Removed | StepsChanged) and (side := self.fights_for(change.unit)) >= 0:
            self.lost[side] += steps_lost(change, state)

    def fights_for(self, unit: int) -> int:
        """The side of a unit that fights; -1 for a support, a marker and the like."""
        side = self.game.roster[unit].side
        return side if self.game.fighting_units(side) >> unit & 1 else -1

    def _stands(self, unit: int, path: Sequence[int]) -> None:
        """The side whose fighting units were last in a hex holds it."""
        mine = self.fights_for(unit)
        if mine < 0:
            return
        here = hexset(h for h in path if h >= 0)
        self.held = [held | here if side == mine else held & ~here for side, held in enumerate(self.held)]

    def _row(self, turn: int, state: State, pos: Position) -> None:
        """The forces as the turn left them; points and score from the next question on, which is where they
        can be asked.
        """
        row: dict[str, Any] = {"turn": turn}
        controls = self.game.hooks.control
        held = [controls(pos, side) for side in range(len(self.game.sides))] if controls else self.held
        for side, name in enumerate(self.game.sides):
            standing = [unit for unit in bits(self.game.fighting_units(side)) if state.where[unit] >= 0]
            row[f"units_{name}"] = len(standing)
            row[f"steps_{name}"] = sum(state.steps[unit] for unit in standing)
            row[f"lost_{name}"] = self.lost[side]
            row[f"held_{name}"] = held[side].bit_count()
        row |= {f"track_{track.id}": track.value for track in self.game.hooks.tracks(pos, -1)}
        row["score"] = None if pos.state.result is not None else round(self.game.hooks.score(pos, 0), 3)
        self.turns.append(row)
        self.control.append({"turn": turn, "held": [f"{one:x}" for one in held]})

    def _record_roll(self, before: Position, act: Act, outcome: Outcome | Scene) -> None:
        found = measure_roll(before, act, outcome, self.most)
        if found is None or found.spread < 1e-9:  # dice that change nothing yet
            return
        odds = self.game.hooks.odds(before)
        self.throws.append(
            {
                "turn": before.state.turn,
                "side": self.game.sides[before.frame.who if odds is None else odds.attacker],
                "verb": act.verb,
                "hex": "" if odds is None else self.game.map.label(odds.hex),
                "odds": "" if odds is None else odds.column,
                "expected": round(found.expected, 3),
                "luck": round(found.gave, 3),
                "spread": round(found.spread, 3),
                "ends": round(found.ends, 4),
            }
        )


def counted_tracks(tracks: Sequence[Track]) -> list[Track]:
    """Victory points where a game has them, else what else is counted towards somebody's victory."""
    scoring = [t for t in tracks if t.scores]
    return [t for t in scoring if t.id.startswith("points")] or [t for t in scoring if t.side >= 0]


def steps_lost(change: Change, state: State) -> int:
    """What a change cost its side, in steps."""
    if isinstance(change, StepsChanged) and change.how in LESS:
        return max(0, state.steps[change.unit] - change.left)
    if isinstance(change, Removed) and change.box == DEAD and change.how not in NO_LOSS:
        return state.steps[change.unit] if state.where[change.unit] >= 0 else 0
    return 0
