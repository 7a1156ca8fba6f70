"""29.4, 29.5. An attack in the Arctic costs a resource point that all attackers reach by overland lines."""

from __future__ import annotations

from grognard.games.sudden_storm.law import stocks, supply
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.combat.forces import attacking_side, the_battle
from grognard.games.sudden_storm.law.names import Battle
from grognard.kernel.arguments import At
from grognard.kernel.cite import rule
from grognard.kernel.flow import SPEND, Ask, Do, Step, Verb
from grognard.kernel.hexes import HexSet, bits, hexset, holds
from grognard.kernel.menu import HEX, Cause, Menu, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, fact

POINT = 1


@rule("SS 29.4")
def needs_point(pos: Position, target: int) -> bool:
    """The hex attacked decides, wherever the attackers stand (SS-P19)."""
    data = book(pos).data
    return data.scene.is_on("29") and holds(data.arctic, target)


@rule("SS 29.4")
@fact
def reach(pos: Position, side: int) -> dict[int, HexSet]:
    """The hexes with a point, each with those from which an overland line alone leads to it."""
    return {h: supply.overland(pos, side, 1 << h, "overland") for h in bits(stocks.stock_hexes(pos, side))}


@rule("SS 29.4")
def sources(pos: Position, battle: Battle) -> HexSet:
    """The hexes with a point that every attacker reaches just now."""
    found = reach(pos, attacking_side(pos, battle))
    here = pos.hexes_of(battle.attackers)
    return hexset(h for h, beside in found.items() if not here & ~beside)


def units_without_point(pos: Position, side: int, battle: Battle, some: UnitSet) -> UnitSet:
    """Of some units, those that reach no point that the attackers reach too."""
    if not needs_point(pos, battle.target):
        return 0
    found, here, fed = reach(pos, side), pos.hexes_of(battle.attackers), 0
    for beside in found.values():
        if not here & ~beside:
            fed |= beside
    return some & ~pos.units_in(fed)


# -- paying


def pay(ref: Referee, h: int) -> None:
    side = attacking_side(ref.pos, the_battle(ref.pos))
    stocks.spend(ref, side, h, POINT, "SS 29.4")
    ref.amend(Battle, paid=True)


def owes_choice(pos: Position) -> bool:
    battle = the_battle(pos)
    return owes_point(pos, battle) and sources(pos, battle).bit_count() > 1


def owes_point(pos: Position, battle: Battle) -> bool:
    return needs_point(pos, battle.target) and not battle.paid


def menu(pos: Position) -> Menu:
    battle = the_battle(pos)
    found = hexes(sources(pos, battle), "SS 29.4", no_point)
    return Menu(pos.frame.who, "ss-provision", "SS 29.4", {"provide": found}, {"hex": At(battle.target)})


def no_point(h: int) -> Cause:
    return Cause("SS 29.4", "ss-why-no-provision", (("hex", At(h)),))


def provide(ref: Referee, h: int) -> None:
    pay(ref, h)
    ref.finish()


@rule("SS 29.4", "SS 29.5")
def pay_the_only(ref: Referee, frame: Frame) -> None:
    """One point for an attack, whatever its size; it does not feed the attackers."""
    battle: Battle = frame.memo
    if owes_point(ref.pos, battle):
        pay(ref, sources(ref.pos, battle).bit_length() - 1)


STEPS: tuple[Step, ...] = (
    Ask("provision", menu, {"provide": Verb(provide, HEX, SPEND)}, owes_choice, Battle),
    Do("provided", pay_the_only),
)
