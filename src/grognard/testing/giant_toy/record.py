"""The sequence of play, the counters, and the game put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.kernel.changes import TurnStarted
from grognard.kernel.flow import (
    Do,
    Program,
    Seq,
    Step,
    While,
    compile_program,
)
from grognard.kernel.game import Game, Hints, Hooks, Longest, Marker, Track
from grognard.kernel.hexes import bits
from grognard.kernel.load import Files
from grognard.kernel.maps import load_map
from grognard.kernel.places import POOL
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, State
from grognard.kernel.units import Face, Roster, Unit
from grognard.rules import assault, losses, march
from grognard.rules.record import Parts
from grognard.rules.retreat import Retreat
from grognard.rules.scenario import read_setup
from grognard.testing.giant_toy import combat
from grognard.testing.giant_toy.combat import conceal, draw_support, scramble
from grognard.testing.giant_toy.movement import MARCH, MOVING, movable, zone
from grognard.testing.giant_toy.names import (
    BOX_LIST,
    CUP,
    GROUPS,
    MARKS,
    MOVES,
    MP,
    NORTH,
    NORTH_LINE,
    SIDES,
    SOUTH,
    SOUTH_LINE,
    SUPPORT,
    SUPPORTS,
    TURNS,
    Data,
    Own,
    Rules,
    book,
    own,
    units_on_map,
)
from grognard.testing.giant_toy.retreat import PROCEDURES
from grognard.testing.giant_toy.supply import check, supplied_hexes
from grognard.testing.paper import NAMES, paper


def new_turn(ref: Referee, _: Frame) -> None:
    ref.do(TurnStarted(ref.state.turn + 1, "BIG 2.1"))


def forget_marches(ref: Referee, _: Frame) -> None:
    ref.note("BIG 3.2", marches=(), forced=False)


def end_of_turn(ref: Referee, _: Frame) -> None:
    if ref.state.turn == TURNS:
        north, south = (strength(ref.pos, side) for side in (NORTH, SOUTH))
        ref.end(-1 if north == south else int(south > north), "giant-over", "BIG 2.2")


def strength(pos: Position, side: int) -> int:
    """The attack of what stands on the map, and two for a town and for a unit that waits in the rear."""
    roster, steps = pos.game.roster, pos.state.steps
    force = sum(roster[u].face(steps[u]).attack for u in bits(units_on_map(pos, side)))
    waiting = pos.at(POOL) & pos.game.fighting_units(side)
    return force + 2 * (pos.group_hexes(side) & book(pos).towns).bit_count() + 2 * waiting.bit_count()


def standing(pos: Position, side: int) -> float:
    """Strength, and a little for whoever is on his way to the town in the middle."""
    grid, middle = pos.game.map.grid, pos.game.map.index["0504"]
    return strength(pos, side) - 0.1 * sum(grid.distance(h, middle) for h in bits(pos.group_hexes(side)))


def sequence() -> tuple[str, Program]:
    steps: list[Step] = [Do("new_turn", new_turn)]
    for side, name in enumerate(SIDES):
        before = (Do("supply", check), *([Do("draw", draw_support)] if side == SOUTH else []))
        steps.append(
            march.phase(
                f"{name}-movement",
                side,
                "BIG 2.1",
                MARCH,
                movable,
                "giant-move",
                under="BIG 3.1",
                before=before,
                more=combat.SPENDING if side == SOUTH else None,
            )
        )
        after = (Do("forget_marches", forget_marches),)
        steps.append(assault.phase(f"{name}-combat", side, "BIG 2.1", combat.ASSAULT, after=after))
    return compile_program(
        While("turn", lambda pos: True, Seq((*steps, Do("end_of_turn", end_of_turn)))),
        {
            "moving": MOVING,
            "battle": combat.BATTLE,
            "losses": losses.procedure(combat.BEARING),
            **PROCEDURES,
        },
    )


# -- the record


def read(files: Files, scenario: str) -> Data:
    """The map and the counters, made in code."""
    rails = [
        f"{name} rail - " + " ".join(f"{c:02}{row:02}" for c in range(1, WIDE + 1)) for name, row in ROWS
    ]
    woods, towns = "0305 0404 0505 0604 0203 0805", f"0504 0204 0803 {WIDE}02 {WIDE}06"
    map = load_map(
        paper(WIDE, 7, terrain={"woods": woods}, features={"town": towns}, lines=rails),
        *NAMES,
    )
    return Data(map, Roster.of(list(counters()), group, GROUPS, map.grid.size))


WIDE = 14  # hexes: the towns at the far end are reached in time by rail alone
ROWS = (("north", 2), ("south", 6))
CORPS = (Face(4, 4, 12), Face(1, 3, 8))  # one face does not follow from the other
GUARD = (Face(6, 5, 10), Face(4, 3, 10), Face(1, 1, 6))


def counters() -> list[Unit]:
    found = []
    for side, (name, _) in enumerate(ROWS):
        for n in range(1, 7):
            words = (
                ("fr", f"{n}e {'garde' if n == 3 else 'corps'}"),
                ("en", f"{n}. {'guard' if n == 3 else 'corps'}"),
            )
            kind, faces = ("guard", GUARD) if n == 3 else ("corps", CORPS)
            found.append(Unit(f"{name[0].upper()}{n}", side, kind, "XXX", "", faces, words))
    for n in range(1, SUPPORTS + 1):
        words = (("fr", f"Appui {n}"), ("en", f"Support {n}"))
        found.append(Unit(f"Z{n}", SOUTH, "support", "", "", (Face(1 + n % 3, 0, 0),), words))
    return found


def group(unit: Unit) -> str:
    return f"{SIDES[unit.side]} {'support' if unit.kind == 'support' else 'line'}"


def start(game: Game) -> State:
    places = read_setup(game.files, "setup_standard.csv", game.roster, game.map, game.boxes)
    where, steps = zip(*(places[unit] for unit in range(len(game.roster))), strict=True)
    return State(0, (Frame(game.first, NORTH),), where, steps, (0,) * len(MARKS), Own())


def invariants(pos: Position) -> list[str]:
    broken = ["both sides in a hex"] if pos.group_hexes(NORTH_LINE) & pos.group_hexes(SOUTH_LINE) else []
    going = sum(f.memo.group for f in pos.state.frames if isinstance(f.memo, Retreat))
    full = any(at >= 0 and (s & ~going).bit_count() > 1 for at, s in pos.stacks.items())
    broken += ["two units in a hex"] * full
    broken += ["a support on the map"] if pos.group_hexes(SUPPORT) else []
    return broken + ["a march too many"] * any(m.left < 0 or m.moves > MOVES for m in own(pos).marches)


def tracks(pos: Position, viewer: int) -> list[Track]:
    """The towns of each side, and how many supports have not been drawn: that is known to all."""
    towns = book(pos).towns
    held = [(pos.group_hexes(side) & towns).bit_count() for side in (NORTH, SOUTH)]
    left = sum(at == CUP for at in pos.state.where)
    return [
        Track("towns-north", held[NORTH], towns.bit_count(), "BIG 2.2", NORTH, "cells"),
        Track("towns-south", held[SOUTH], towns.bit_count(), "BIG 2.2", SOUTH, "cells"),
        Track("supports", left, SUPPORTS, "BIG 4.2", SOUTH, "bar"),
    ]


def markers(pos: Position, viewer: int) -> list[Marker]:
    """Who is in each town."""
    towns = book(pos).towns
    return [
        Marker(h, "control", side) for side in (NORTH, SOUTH) for h in bits(pos.group_hexes(side) & towns)
    ]


def read_own(game: Game, table: Mapping[str, Any], state: State) -> Own:
    return Own()


def own_view(pos: Position, viewer: int) -> dict[str, Any]:
    return {"marches": {pos.game.roster[m.unit].id: m.left for m in own(pos).marches}}


GAME = Parts(
    id="giant",
    version="1",
    package="grognard.testing.giant_toy",
    sides=SIDES,
    marks=MARKS,
    own=Own,
    options=(),
    read=read,
    rules_for=lambda data, options: Rules(data),
    sequence=sequence(),
    start=start,
    boxes=BOX_LIST,
    mp=MP,
    longest=Longest(game=20_000, phase=120),
    fights=(NORTH_LINE, SOUTH_LINE),
    hooks=Hooks(
        own_view=own_view,
        scramble=scramble,
        conceal=conceal,
        score=lambda pos, side: standing(pos, side) - standing(pos, 1 - side),
        odds=lambda pos: None,
        read_own=read_own,
        invariants=invariants,
        overlays={},
        tracks=tracks,
        markers=markers,
        turns=lambda pos: TURNS,
        zone=zone,
        supply=supplied_hexes,
        hints=Hints(
            objectives=lambda pos, side: dict.fromkeys(bits(book(pos).towns), 2.0),
            has_room=lambda pos, unit, h: not pos.at(h) & ~(1 << unit),
        ),
    ),
)
