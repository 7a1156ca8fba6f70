"""13.3. Victory."""

from __future__ import annotations

from grognard.games.velikiye_luki.law import supply
from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.names import GERMAN, SOVIET, Own
from grognard.games.velikiye_luki.law.zoc import occupied_hexes
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position


@rule("VL 13.3.1c")
def levels_lost(pos: Position) -> int:
    data, where, steps = book(pos).data, pos.state.where, pos.state.steps
    return data.levels - sum([steps[u] for u in bits(data.units_of_kind["festung"]) if where[u] >= 0])


@rule("VL 13.3.1a", "VL 13.3.1b")
def towns(pos: Position) -> tuple[int, int]:
    """Points for Novosokolniki, and for the five villages: held by a Soviet unit."""
    (three, one), mine = book(pos).data.prize_hexes, occupied_hexes(pos, SOVIET)
    novo = three & mine and not three & occupied_hexes(pos, GERMAN)
    return 3 if novo else 0, (one & mine).bit_count()


@rule("VL 13.3.1d", "VL 13.3.1e")
def exited_brigades(pos: Position) -> int:
    """Brigades that left by the west count while a hex of column 01 is held and in supply."""
    own: Own = pos.state.own
    if not own.exits:
        return 0
    west = (
        book(pos).data.map.areas["exit_west"]
        & occupied_hexes(pos, SOVIET)
        & supply.supplied_hexes(pos, SOVIET)
    )
    return own.exits.bit_count() if west else 0


@rule("VL 13.3.1a", "VL 13.3.1b", "VL 13.3.1c", "VL 13.3.1d")
def points(pos: Position) -> int:
    return sum(towns(pos)) + levels_lost(pos) + exited_brigades(pos)


@rule("VL 13.3.3a", "VL 13.3.3b", "VL 13.3.3c", "VL 13.3.3d", "VL 13.3.3e")
def level(vp: int) -> tuple[int, str, str]:
    """(winner, how, paragraph) when the last turn is over; ten points are nobody's."""
    for least, found in (
        (16, (SOVIET, "soviet-strategic", "VL 13.3.3e")),
        (13, (SOVIET, "soviet-operational", "VL 13.3.3d")),
        (11, (SOVIET, "soviet-tactical", "VL 13.3.3c")),
        (10, (-1, "draw", "VL 13.3.3c")),
        (8, (GERMAN, "german-tactical", "VL 13.3.3b")),
    ):
        if vp >= least:
            return found
    return GERMAN, "german-operational", "VL 13.3.3a"


@rule("VL 13.3.2b", "VL 13.3.2c", "VL 13.3.2d")
def automatic_level(vp: int) -> tuple[str, str]:
    if vp >= 16:
        return "soviet-strategic", "VL 13.3.2d"
    return ("soviet-operational", "VL 13.3.2c") if vp >= 13 else ("soviet-tactical", "VL 13.3.2b")


@rule("VL 2.1.Hb", "VL 2.1.Hc", "VL 13.3.2a", "VL 7.5d", "VL 2a")
def end_of_turn(ref: Referee, _: Frame) -> None:
    """The garrison destroyed before the last turn ends the game with the turn; otherwise
    the last turn does.
    """
    pos, turn, data = ref.pos, ref.state.turn, book(ref.pos).data
    vp, fallen = points(pos), data.levels > 0 and levels_lost(pos) == data.levels
    if not fallen and turn < data.last_turn:
        return
    ref.do(Message("vl-points", (("points", vp),), "VL 13.3.1c"))
    if data.points_needed:
        ref.end(
            *(
                (SOVIET, "vl-goal-reached", "VL 13.3.2a")
                if fallen or vp >= data.points_needed
                else (GERMAN, "vl-goal-missed", "VL 13.3.3a")
            )
        )
    elif fallen and turn < data.last_turn:
        how, cite = automatic_level(vp)
        ref.end(SOVIET, f"vl-{how}", cite)
    else:
        winner, how, cite = level(vp)
        ref.end(winner, f"vl-{how}", cite)
