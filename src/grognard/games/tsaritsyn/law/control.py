"""III. Victory, and who was last in each town: the free line, the exit to the north, the collapse."""

from __future__ import annotations

from grognard.games.tsaritsyn.law.book import book
from grognard.games.tsaritsyn.law.names import RED, WHITE, Moving, Own, Retreat
from grognard.games.tsaritsyn.law.zoc import land, ships, zoc
from grognard.kernel.arguments import Hexes, Units
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, hexset, holds
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, State, side_fact
from grognard.rules.possession import Possession, record_passage
from grognard.rules.supply import joined_hexes

NEEDED = 4  # cavalry that must leave for a draw


def own(pos: Position) -> Own:
    found: Own = pos.state.own
    return found


@rule("TS III.1", "TS IX.collapse.1")
def record_control(ref: Referee, unit: int, path: tuple[int, ...]) -> None:
    """Who was last in a town or in a hex of Tsaritsyn is remembered, if he only passed through it."""
    if ref.game.roster[unit].kind != "gunboat":
        record_passage(ref, unit, path, LAST)


def apply_capture(ref: Referee, side: int, path: tuple[int, ...]) -> None:
    taken = hexset(path)
    cite = "TS III.1" if taken & ref.game.rules.data.tsaritsyn else "TS IX.collapse.1"
    args = (("side", ref.game.sides[side]), ("hexes", Hexes(taken)))
    ref.note(cite, "ts-taken", args, last=ref.state.own.last ^ taken)


LAST = Possession("last", WHITE, lambda game: game.rules.data.objectives, apply_capture)


@rule("TS III.1", "TS III.3")
def clear_line_hexes(pos: Position) -> HexSet:
    """The hexes joined to the south edge by a line free of Red units and Red zones of control."""
    return joined_south(pos, RED)


@side_fact("flipped")
def joined_south(pos: Position, foe: int) -> HexSet:
    data = book(pos).data
    barred = land(pos, foe) | ships(pos, foe) | zoc(pos, foe)
    grid = pos.game.map.grid
    return joined_hexes(grid, data.map.areas["south_edge"], data.land & ~barred, grid.open)


@rule("TS III.1", "TS III.2", "TS XI.1c")
def judge(ref: Referee) -> None:
    """White wins at the instant he was last in all of Tsaritsyn with a free line to the south; a scenario may
    name other hexes.

    A unit that is going back, or a Red one on its way, has to come where it goes first: the line is tested
    after a retreat or a Red move, not in the midst of it. A White move opens the line or leaves it as it was.
    """
    mine: Own = ref.state.own
    data = ref.game.rules.data
    if (
        mine.last & data.goal != data.goal
        or not ref.state.turn
        or ref.state.result is not None
        or is_red_move_under_way(ref.state)
    ):
        return
    if clear_line_hexes(ref.pos) & data.goal:
        ref.end(WHITE, "ts-white-wins" if data.scenario is None else "ts-goal-taken", "TS III.1")


def is_red_move_under_way(state: State) -> bool:
    top = state.frames[-1] if state.frames else None
    if top is not None and isinstance(top.memo, Moving):
        return top.who == RED and top.memo.begun
    return top is not None and isinstance(top.memo, Retreat) and top.memo.unit >= 0


@rule("TS III.3", "TS XI.4")
def does_exit_count(pos: Position, here: int) -> bool:
    """An exit counts with a free line from the hex it leaves by, and within the time allowed."""
    return holds(clear_line_hexes(pos), here) and book(pos).exit_counts(pos.state.turn)


def left_north(ref: Referee, unit: int, counts: bool) -> None:
    mine: Own = ref.state.own
    exits = mine.exits + counts
    what = "ts-exit-counts" if counts else "ts-exit-void"
    ref.note("TS III.3", what, (("unit", Units(1 << unit)), ("exits", exits)), exits=exits)


@rule("TS III.3", "TS III.4")
def last_turn(ref: Referee) -> None:
    """The end of the game: a draw if enough cavalry has left, else Red has won."""
    if ref.state.own.exits >= NEEDED:
        ref.end(-1, "ts-draw", "TS III.3")
    else:
        ref.end(RED, "ts-red-wins" if ref.game.rules.data.scenario is None else "ts-goal-held", "TS III.4")


@rule("TS IX.collapse.1")
def have_reds_collapsed(pos: Position) -> bool:
    """The Reds have collapsed while White was last in all seven towns."""
    towns = book(pos).data.towns
    return own(pos).last & towns == towns
