"""II. How long, and who plays whom."""

from __future__ import annotations

from grognard.games.tsaritsyn.law.names import SIDES
from grognard.kernel.changes import Message, SidesAssigned
from grognard.kernel.cite import rule
from grognard.kernel.menu import Cause, Menu, options
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position

LENGTHS = tuple(str(n) for n in range(7, 15))


@rule("TS II.4")
def can_agree(pos: Position) -> bool:
    """Players may agree on sides and length beforehand."""
    return pos.game.options["length"] != "bid"


def is_bidding(pos: Position) -> bool:
    return not can_agree(pos)


@rule("TS II.1")
def designate(ref: Referee, _: Frame) -> None:
    """A coin decides who sets the length, unless the players have agreed on one of them."""
    if can_agree(ref.pos):
        return
    chooser = ref.game.options["chooser"]
    first = ref.roll(2, "ts-coin", "TS II.1") - 1 if chooser == "coin" else SIDES.index(chooser)
    ref.do(Message("ts-chooser", (("side", SIDES[first]),), "TS II.1"))
    ref.remember(first)


def length_bounds(_: int) -> Cause:
    return Cause("TS II.2", "why-number", (("least", int(LENGTHS[0])), ("most", int(LENGTHS[-1]))))


@rule("TS II.2")
def length_menu(pos: Position) -> Menu:
    """From seven to fourteen turns."""
    return Menu(
        pos.frame.memo, "ts-length", "TS II.2", {"length": options(LENGTHS, "TS II.2", length_bounds)}
    )


def set_length(ref: Referee, n: int) -> None:
    turns = int(LENGTHS[n])
    ref.note("TS II.2", "ts-length-set", (("turns", turns),), length=turns)
    ref.finish()


@rule("TS II.3")
def side_menu(pos: Position) -> Menu:
    """The other player takes the side he likes."""
    return Menu(1 - pos.frame.memo, "ts-side", "TS II.3", {"side": options(SIDES, "TS II.3", "TS II.3")})


def set_side(ref: Referee, side: int) -> None:
    me = 1 - ref.frame.memo
    if side != me:
        ref.do(SidesAssigned((ref.state.seats[1], ref.state.seats[0]), "TS II.3"))
    ref.finish()
