"""6.5. What a result asks: first the compulsory retreat, then steps or hexes at the owner's choice."""

from __future__ import annotations

import re

from grognard.games.velikiye_luki.law import combat, odds, retreat, why_not
from grognard.games.velikiye_luki.law.battle import battle_of, living_units, step_off, those_in
from grognard.games.velikiye_luki.law.book import book
from grognard.games.velikiye_luki.law.names import FESTUNG, Battle, PendingResult, Retreat, StepLossChoice
from grognard.kernel.arguments import At
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits, holds, one_of, only, unitset
from grognard.kernel.menu import Allowed, Menu, button, units
from grognard.kernel.places import DEAD
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules import retreat as retreats
from grognard.rules.why_not import fixed_words

RESULT = re.compile(r"^(-|R?)(\d?)$")
STEP, HEX = 1, 2  # what an enemy may impose


@rule("VL 6.5a", "VL 6.5b", "VL 6.5c", "VL T.trc.9")
def parse_result(text: str) -> tuple[bool, int]:
    """R is a compulsory hex; the number, obligations taken as steps or hexes."""
    found = RESULT.match(text)
    assert found is not None, text
    return found[1] == "R", int(found[2] or 0)


# -- the two ordeals, the defender's first


@rule("VL 6.5e", "VL 6.5f", "VL T.trc.8")
def defender(ref: Referee, frame: Frame) -> None:
    battle: Battle = frame.memo
    text = battle.result.partition("/")[2]
    must, left = parse_result(text)
    if must or left:
        force = living_units(ref.pos, battle.defenders)
        ref.ask(
            "ordeal",
            1 - odds.attacking_side(ref.pos, battle),
            PendingResult(1, force, force if must else 0, left, text in book(ref.pos).data.bold),
        )
        resolve_forced(ref)


@rule("VL 6.5g", "VL 6.5h", "VL 6.5i")
def attacker(ref: Referee, frame: Frame) -> None:
    """After the defender. If he stood his ground and bled, of two obligations one at least is a step."""
    battle: Battle = battle_of(ref.pos)
    remove_abandoned(ref, battle)
    must, left = parse_result(battle.result.partition("/")[0])
    force = living_units(ref.pos, battle.attackers)
    if force and (must or left):
        stood = battle.stayed and left >= 2 and those_in(ref.pos, battle.defenders, battle.target)
        ref.ask(
            "ordeal",
            odds.attacking_side(ref.pos, battle),
            PendingResult(0, force, force if must else 0, left, least=int(bool(stood))),
        )
        resolve_forced(ref)


def remove_abandoned(ref: Referee, battle: Battle) -> None:
    """HQs and rockets whose defenders have all fallen go the way of those attacked alone; with the garrison
    nobody is alone.
    """
    data, here = book(ref.pos).data, those_in(ref.pos, battle.defenders, battle.target)
    if here and not here & data.combat and not holds(ref.pos.group_hexes(FESTUNG), battle.target):
        combat.sweep(ref, here)


def resolve_forced(ref: Referee) -> None:
    """All that needs no choice, until somebody must choose or nothing is left to suffer: those who go back
    first.
    """
    while True:
        retreats.go_unless_asked(ref, retreat.WAYS)
        if ref.frame.step != "ordeal":
            return
        ordeal: PendingResult = ref.frame.memo
        force = living_units(ref.pos, ordeal.units)
        ordeal = ordeal._replace(units=force, must=ordeal.must & force)
        ref.remember(ordeal)
        if not force & book(ref.pos).data.combat:
            finish_result(ref, ordeal)
            return
        if not ordeal.must and not ordeal.left:
            finish_result(ref, ordeal)
            return
        if (ordeal.must and not units_to_hold_with(ref.pos, ordeal).set) or (
            not ordeal.must and must_retreat(ref.pos, ordeal)
        ):
            start_retreat(ref)
        else:
            return


def finish_result(ref: Referee, ordeal: PendingResult) -> None:
    """The ordeal ends; what the dead could not meet is remembered."""
    if ordeal.role == 1 and not ordeal.units & book(ref.pos).data.combat:
        unmet = ordeal.left + int(bool(ordeal.must))
        died = any(ref.state.where[u] == DEAD for u in bits(battle_of(ref.pos).defenders))
        ref.amend(Battle, unmet=unmet if died else 0)
    ref.finish()


# -- losses


@rule("VL 6.5j", "VL 6.5k", "VL 6.5l", "VL 6.5m")
def eligible_for_loss(pos: Position, ordeal: PendingResult, among: UnitSet) -> Allowed:
    """Who may lose the next step. The first is lost by armour if both sides have some, else by a unit with
    the most steps.
    """
    data, battle = book(pos).data, battle_of(pos)
    able = among & data.combat
    found = units(able, "VL 6.5d", why_not.not_among_cause(pos, "VL 6.5d", "why-no-loss"))
    if not ordeal.first:
        return found
    mine, theirs = (
        (battle.attackers, battle.defenders) if ordeal.role == 0 else (battle.defenders, battle.attackers)
    )
    armour = odds.units_of_kinds(pos, able, odds.ARMOUR)
    most = max((pos.state.steps[u] for u in bits(able)), default=0)
    largest = unitset(u for u in bits(able) if pos.state.steps[u] == most)
    if (
        armour
        and odds.units_of_kinds(pos, mine, odds.ARMOUR)
        and odds.units_of_kinds(pos, theirs, odds.ARMOUR)
    ):
        if armour & ~odds.starred_units(pos, armour):
            return found.less("VL 6.5l", able & ~armour, "vl-why-armour-first")
        return found.less(
            "VL 6.5j", able & ~(largest | armour), fixed_words("vl-why-largest-first", (("most", most),))
        )
    return found.less("VL 6.5j", able & ~largest, fixed_words("vl-why-largest-first", (("most", most),)))


# -- the compulsory retreat


def stack_of(pos: Position, ordeal: PendingResult) -> UnitSet:
    """The stack whose compulsory retreat comes now."""
    first = ordeal.must & -ordeal.must
    return those_in(pos, ordeal.must, pos.state.where[only(first)])


@rule("VL 6.5n", "VL 6.5o", "VL T.trc.7")
def units_to_hold_with(pos: Position, ordeal: PendingResult) -> Allowed:
    """A stack with a unit of quality A or B, or in a city or village, may lose a step and stay."""
    stack = stack_of(pos, ordeal)
    features, at = pos.game.map.features, pos.state.where[one_of(stack)]
    built = (features["city"] | features["village"]) >> at & 1
    found = eligible_for_loss(pos, ordeal, stack)
    return found if built or is_steady(pos, stack) else found.less("VL 6.5n", ~0, "vl-why-cannot-hold")


def is_steady(pos: Position, stack: UnitSet) -> bool:
    data = book(pos).data
    return any(data.more(u).quality in "AB" for u in bits(stack & data.combat))


@rule("VL 6.5n", "VL 6.5o")
def hold_stack(ref: Referee, unit: int) -> None:
    """The step is lost by the stack, and none of it goes back for that R."""
    ordeal: PendingResult = ref.frame.memo
    stack = stack_of(ref.pos, ordeal)
    ref.remember(ordeal._replace(must=ordeal.must & ~stack, first=False))
    if ordeal.role == 1:
        ref.amend(Battle, stayed=True)
    step_off(ref, unit, "VL 6.5n" if is_steady(ref.pos, stack) else "VL 6.5o")
    resolve_forced(ref)


# -- the rest


@rule("VL 6.5d", "VL 6.5h")
def units_to_lose_from(pos: Position, ordeal: PendingResult) -> Allowed:
    """A step, as long as nobody has gone back for a number: losses come before further hexes."""
    found = eligible_for_loss(pos, ordeal, ordeal.units)
    if ordeal.backed and not ordeal.imposed:
        found.less("VL 6.5d", ~0, "vl-why-already-back")
    return found.less("VL 6.5f", ~0, "vl-why-imposed-hex") if ordeal.imposed == HEX else found


@rule("VL 6.5g", "VL 6.5c")
def retreat_button(ordeal: PendingResult) -> Allowed:
    found = button("VL 6.5c").less("VL 6.5g", int(ordeal.least > 0 and not ordeal.must), "vl-why-loss-first")
    return found.less("VL 6.5f", int(ordeal.imposed == STEP), "vl-why-imposed-step")


def must_retreat(pos: Position, ordeal: PendingResult) -> bool:
    return (
        not is_imposing(ordeal)
        and not units_to_lose_from(pos, ordeal).set
        and bool(retreat_button(ordeal).set)
    )


@rule("VL 6.5f", "VL T.trc.8")
def is_imposing(ordeal: PendingResult) -> bool:
    """Is it for the enemy to say how the last obligation is met?"""
    return ordeal.bold and ordeal.left == 1 and not ordeal.must and not ordeal.imposed


def menu(pos: Position) -> Menu:
    ordeal: PendingResult = pos.frame.memo
    who, at = pos.frame.who, battle_of(pos).target
    if ordeal.must:
        verbs = {"hold": units_to_hold_with(pos, ordeal), "fall_back": button("VL 6.5b")}
        return Menu(who, "vl-must-retreat", "VL 6.5b", verbs, {"hex": At(at)})
    if is_imposing(ordeal):
        verbs = {"impose_step": button("VL 6.5f"), "impose_hex": button("VL 6.5f")}
        return Menu(1 - who, "vl-impose", "VL 6.5f", verbs, {"hex": At(at)})
    verbs = {"lose": units_to_lose_from(pos, ordeal), "fall_back": retreat_button(ordeal)}
    return Menu(who, "vl-obligation", "VL 6.5d", verbs, {"hex": At(at), "left": ordeal.left})


def lose(ref: Referee, unit: int) -> None:
    ordeal: PendingResult = ref.frame.memo
    ref.remember(
        ordeal._replace(left=ordeal.left - 1, first=False, least=max(0, ordeal.least - 1), imposed=0)
    )
    if ordeal.role == 1:
        ref.amend(Battle, stayed=True)
    step_off(ref, unit, "VL 6.5d")
    resolve_forced(ref)


def impose_step(ref: Referee, _: int) -> None:
    ref.remember(ref.frame.memo._replace(imposed=STEP))
    resolve_forced(ref)


def impose_hex(ref: Referee, _: int) -> None:
    ref.remember(ref.frame.memo._replace(imposed=HEX))
    resolve_forced(ref)


@rule("VL 6.5b", "VL 6.5c", "VL 6.6.1g")
def start_retreat(ref: Referee) -> None:
    """One hex: the stack whose R it is, or the whole force for a number; all go the same number of hexes."""
    ordeal: PendingResult = ref.frame.memo
    if ordeal.must:
        going = stack_of(ref.pos, ordeal)
        ref.remember(ordeal._replace(must=ordeal.must & ~going))
    else:
        going = ordeal.units
        ref.remember(ordeal._replace(left=ordeal.left - 1, backed=True, imposed=0))
    battle = battle_of(ref.pos)
    if ordeal.role == 1:
        ref.amend(Battle, fallen_back=battle.fallen_back + 1)
    else:
        ref.amend(Battle, retreated=True)
    ref.ask("falling", ref.frame.who, Retreat(going, 0, ordeal.role, "VL 6.5b" if ordeal.must else "VL 6.5c"))


def fall_back(ref: Referee, _: int) -> None:
    start_retreat(ref)
    resolve_forced(ref)


def retreat_to(ref: Referee, to: int) -> None:
    retreat.go(ref, to)
    resolve_forced(ref)


def part_unit(ref: Referee, unit: int) -> None:
    retreat.take(ref, 1 << unit)
    resolve_forced(ref)


# -- a step that a retreat costs


def step_loss_menu(pos: Position) -> Menu:
    toll: StepLossChoice = pos.frame.memo
    payers = units(toll.units, toll.cite, why_not.not_among_cause(pos, toll.cite, "why-no-loss"))
    return Menu(pos.frame.who, "vl-toll", toll.cite, {"lose": payers})


def pay(ref: Referee, unit: int) -> None:
    toll: StepLossChoice = ref.frame.memo
    ref.finish()
    step_off(ref, unit, toll.cite)
    resolve_forced(ref)
