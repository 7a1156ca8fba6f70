"""VIII. What a result of combat asks: retreats, losses, exchanges, and the advance."""

from __future__ import annotations

from grognard.games.tsaritsyn.law import control, odds, why_not
from grognard.games.tsaritsyn.law.book import book
from grognard.games.tsaritsyn.law.names import Battle, Loss
from grognard.games.tsaritsyn.law.retreat import start_retreat
from grognard.games.tsaritsyn.law.stacking import does_count, full
from grognard.games.tsaritsyn.law.zoc import land
from grognard.kernel.arguments import At
from grognard.kernel.changes import Message, Moved, Removed
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, holds, one_of
from grognard.kernel.menu import Allowed, Menu, button, units
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.losses import LossRule, owe


@rule("TS VIII.p5", "TS VIII.p4")
def apply_result(ref: Referee, frame: Frame) -> None:
    """The result is read from the table and applied at once."""
    battle: Battle = frame.memo
    result = battle.result or odds.outcome(ref.pos, battle)
    battle = battle._replace(result=result)
    ref.remember(battle)
    cite = ignoring_rule(ref.pos, battle)
    if cite:
        ref.do(Message("ts-no-effect", (("result", result),), cite))
        return
    ref.do(
        Message(
            "ts-result", (("result", result),), f"TS VIII.r{('DR', 'AR', 'DE', 'AE', 'EX').index(result) + 1}"
        )
    )
    RESULTS[result](ref, battle)


@rule("TS IX.fort.2", "TS IX.gunboat.6", "TS IX.range.6")
def ignoring_rule(pos: Position, battle: Battle) -> str:
    """The paragraph by which a result touches nobody: forts and ships ignore a retreat, attackers two hexes
    away everything.
    """
    if battle.result == "DR" and battle.ship >= 0:
        return "TS IX.gunboat.6"
    if battle.result == "DR" and holds(book(pos).data.map.features["fort"], battle.target):
        return "TS IX.fort.2"
    return "TS IX.range.6" if battle.result in ("AR", "AE") and not exposed_attackers(pos, battle) else ""


@rule("TS IX.range.6", "TS VIII.r6", "TS IX.gunboat.5")
def exposed_attackers(pos: Position, battle: Battle) -> UnitSet:
    """The attackers that results can touch: those adjacent, and no ships."""
    return adjacent_attackers(pos, battle) & ~book(pos).data.units_of_kind["gunboat"]


def adjacent_attackers(pos: Position, battle: Battle) -> UnitSet:
    near, where = pos.game.map.grid.ring_of_each(1 << battle.target, 1), pos.state.where
    return sum([1 << u for u in bits(battle.attackers) if where[u] >= 0 and near >> where[u] & 1])


@rule("TS VIII.r1")
def defender_retreats(ref: Referee, battle: Battle) -> None:
    """Two hexes back."""
    start_retreat(ref, battle.defenders, 2, "TS VIII.r1")


@rule("TS VIII.r2")
def attacker_retreats(ref: Referee, battle: Battle) -> None:
    start_retreat(ref, exposed_attackers(ref.pos, battle), 2, "TS VIII.r2")


@rule("TS VIII.r3")
def defender_eliminated(ref: Referee, battle: Battle) -> None:
    for unit in bits(battle.defenders):
        ref.do(Removed(unit, DEAD, "combat", "TS VIII.r3"))


@rule("TS VIII.r4")
def attacker_eliminated(ref: Referee, battle: Battle) -> None:
    for unit in bits(exposed_attackers(ref.pos, battle)):
        ref.do(Removed(unit, DEAD, "combat", "TS VIII.r4"))


@rule("TS VIII.r5", "TS VIII.r6")
def exchange(ref: Referee, battle: Battle) -> None:
    """One defending and one adjacent attacking unit, each chosen by its owner; the
    defender names his first.
    """
    side = ref.game.roster[one_of(battle.attackers)].side
    for who, lost in ((side, exposed_attackers(ref.pos, battle)), (1 - side, battle.defenders)):
        owe(ref, who, Loss(lost), EXCHANGE)


RESULTS = {
    "DR": defender_retreats,
    "AR": attacker_retreats,
    "DE": defender_eliminated,
    "AE": attacker_eliminated,
    "EX": exchange,
}


def may_lose(pos: Position, loss: Loss) -> Allowed:
    return units(loss.units, "TS VIII.r5", why_not.not_among_cause(pos, "TS VIII.r6", "why-no-loss"))


def lose(ref: Referee, unit: int, cite: str) -> None:
    ref.do(Removed(unit, DEAD, "exchange", cite))


EXCHANGE = LossRule(
    "ts-loss", "TS VIII.r5", may_lose, lose, args=lambda loss: {}, memo=Loss, name="loss", due="only_loss"
)


# -- advance


CANNOT_ENTER = {"tank": "TS IX.tank.5", "train": "TS V.8", "gunboat": "TS IX.gunboat.1"}


@rule("TS VIII.p6", "TS VIII.adv1", "TS IX.fear.9")
def advancing(pos: Position) -> Allowed:
    """Surviving adjacent attackers that may enter the vacant hex, zones of control or not."""
    battle: Battle = pos.frame.memo
    side, target = pos.frame.who, 1 << battle.target
    outside = why_not.not_among_cause(pos, "TS VIII.p6", "why-not-an-attacker")
    allowed = units(battle.attackers, "TS VIII.adv1", outside).less(
        "TS IX.range.6", battle.attackers & ~adjacent_attackers(pos, battle), "ts-why-fired-from-afar"
    )
    vacant = not (land(pos, 1 - side) & target or battle.defenders & pos.at(battle.target))
    if battle.result not in ("DR", "DE", "EX") or not vacant:
        return allowed.less("TS VIII.p6", battle.attackers, "why-not-vacated")
    for unit in bits(allowed.set):
        kind = pos.game.roster[unit].kind
        if not can_step_into(pos, unit, target):
            allowed.less(CANNOT_ENTER.get(kind, "TS VIII.p6"), 1 << unit, "why-cannot-enter")
        elif does_count(pos, unit) and full(pos, side) & target:
            allowed.less("TS VI.2", 1 << unit, lambda _: why_not.full_hex(pos, side)(battle.target))
    return allowed


def can_step_into(pos: Position, unit: int, target: HexSet) -> bool:
    """May a unit of this kind make that step at all?"""
    return bool(book(pos).networks[pos.game.roster[unit].kind].beside[pos.state.where[unit]] & target)


def may_advance(pos: Position) -> bool:
    return bool(advancing(pos).set)


def advance_menu(pos: Position) -> Menu:
    verbs = {"advance": advancing(pos), "halt": button("TS VIII.adv2")}
    return Menu(pos.frame.who, "ts-advance", "TS VIII.p6", verbs, {"hex": At(pos.frame.memo.target)})


@rule("TS VIII.adv2")
def advance(ref: Referee, unit: int) -> None:
    """Decided before any other attack."""
    battle: Battle = ref.frame.memo
    ref.do(Moved(unit, (ref.state.where[unit], battle.target), "advance", "TS VIII.adv1"))
    control.record_control(ref, unit, (battle.target,))
    ref.remember(battle._replace(attackers=battle.attackers & ~(1 << unit)))
