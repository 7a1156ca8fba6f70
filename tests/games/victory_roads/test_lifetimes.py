"""What is remembered for a phase or a turn is forgotten with it, and what a phase leaves behind is in order:
over random games.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from grognard.games import load
from grognard.games.victory_roads.law import haltebefehl
from grognard.games.victory_roads.law.names import (
    AXIS,
    EXPLOITING,
    FOUGHT,
    MOVED,
    NOBODY,
    PLAYED,
    RETREATED,
    SOVIET,
    WITHDRAWN,
    Own,
)
from grognard.games.victory_roads.law.presence import controlled_hexes, occupied_hexes
from grognard.games.victory_roads.law.stacking import overstacked_units
from grognard.games.victory_roads.law.theatres import line_hexes, theatres
from grognard.kernel.cite import cites
from grognard.kernel.dice import SeededDice
from grognard.kernel.engine import choices, step
from grognard.kernel.hexes import bits
from grognard.kernel.menu import Act
from grognard.kernel.position import begin
from grognard.kernel.state import Position
from grognard.kernel.views import phase
from grognard.testing.conformance import pick_act

TURNS = {"campaign": 4, "bagration": 5, "bessarabia": 3, "budapest_wien": 3}


def game(scenario: str, seed: int) -> Iterator[tuple[Position, Position]]:
    """The positions before and after each act of a random game; movement is mostly cut short."""
    luck, dice = Random(seed), SeededDice(bytes([seed, 9]))
    pos = begin(load("vr", scenario=scenario), dice)[0]
    first = pos.state.turn
    while pos.state.result is None and pos.state.turn < first + TURNS[scenario]:
        menu = choices(pos)
        leave = "end_phase" in menu.verbs and luck.random() < 0.04
        after = step(pos, Act("end_phase") if leave else pick_act(menu, luck, by_verb=True), dice).pos
        yield pos, after
        pos = after


def forgotten(pos: Position) -> None:
    """A new turn begins with a clear mind."""
    now, marks, nothing = pos.state.own, pos.state.marks, Own()
    for mark in (MOVED, FOUGHT, RETREATED, WITHDRAWN):
        assert not marks[mark], (mark, pos.game.roster.ids(marks[mark]))
    for name in (
        *("paid", "abandoning", "attacked", "autonomous", "halting", "no_replacements", "points", "curbs"),
        *("refugees", "driven", "must_attack", "returning"),
    ):
        assert getattr(now, name) == getattr(nothing, name), name


def in_order(pos: Position) -> None:
    """What holds whenever a phase has just begun."""
    now, data, where = pos.state.own, pos.game.rules.data, pos.state.where
    assert not occupied_hexes(pos, SOVIET) & occupied_hexes(pos, AXIS)
    for one in now.pontoons:
        assert where[one.unit] == one.here
    assert not now.bridgeheads & ~occupied_hexes(pos, SOVIET)
    for h in bits(now.holding):
        assert haltebefehl.germans(pos, h) or haltebefehl.garrison(pos, h), pos.game.map.label(h)
    for one in now.placements:
        lies = where[one.support]
        assert lies >= 0 or lies in PLAYED
        assert one.bearer == NOBODY or where[one.bearer] >= 0
    assert 1 <= now.mood <= now.maximum or not pos.game.rules.satisfaction
    assert not data.of_type["theatre"] & pos.units_in(pos.game.map.grid.board) & ~theatres(pos)


def settled(pos: Position) -> None:
    """What holds besides where a phase begins that follows one with movement or combat."""
    for side in (SOVIET, AXIS):
        assert not overstacked_units(pos, side)
        assert not occupied_hexes(pos, side) & ~controlled_hexes(pos, side)
    lines = line_hexes(pos)
    for theatre in bits(theatres(pos)):
        assert lines >> pos.state.where[theatre] & 1, "a theatre without a line"


@cites("VR 4.7.1f", "VR 7.10.12", "VR 7.11.3a", "VR 6.7.9", "VR 9.1.4b", "VR 1.10.1b", "VR 1.11.2a")
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("scenario", TURNS)
def test_nothing_outlives_its_time(scenario: str, seed: int) -> None:
    phases = set()
    for before, after in game(scenario, seed):
        if after.state.result is not None or len(after.state.frames) > 1:
            continue
        new = phase(after)
        if new == phase(before) and before.state.turn == after.state.turn:
            continue
        phases.add(new)
        in_order(after)
        if new.endswith(("-combat", "-exploitation", "-reinforcements")) and "exploitation-c" not in new:
            settled(after)
        if new.startswith("axis") or new == "soviet-supply":
            assert not after.state.marks[EXPLOITING] or "axis-exploitation" in new
        if new.startswith("soviet-s") and after.state.turn > before.state.turn:
            forgotten(after)
    assert len(phases) > 6
