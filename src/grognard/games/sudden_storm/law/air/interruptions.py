"""17B and 29.7. What must be settled before anything else: units whose base is lost, and the points that
flights from the Arctic cost.
"""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law.air import bases, escapes
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import NOBODY, own
from grognard.kernel.arguments import At
from grognard.kernel.cite import rule
from grognard.kernel.flow import SPEND, Ask, Step, Verb
from grognard.kernel.menu import HEX, Cause, Menu, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position


def judge(ref: Referee) -> None:
    """After each step of the play."""
    if not book(ref.pos).data.scene.is_on("16"):
        return
    escapes.check_escapes(ref)
    side = own(ref.pos).arctic_debt
    if side != NOBODY and ref.frame.step != "air_provision":
        ref.ask("air_provision", side)


@rule("SS 29.7")
def menu(pos: Position) -> Menu:
    found = hexes(bases.points(pos, pos.frame.who), "SS 29.7", no_point)
    return Menu(pos.frame.who, "ss-air-provision", "SS 29.7", {"provide": found})


def no_point(h: int) -> Cause:
    return Cause("SS 29.7", "ss-why-no-air-provision", (("hex", At(h)),))


def provide(ref: Referee, h: int) -> None:
    bases.pay(ref, ref.frame.who, h)
    ref.finish()


PROCEDURES: Mapping[str, Step] = {
    **escapes.PROCEDURES,
    "air_provision": Ask("air_provision", menu, {"provide": Verb(provide, HEX, SPEND)}),
}
