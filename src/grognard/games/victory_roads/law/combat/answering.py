"""7.9 and 7.12.2. The defender's tactical result: collapse, a step or a hex, retreat, engagement."""

from __future__ import annotations

from grognard.games.victory_roads.law import unit_losses
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import attacking_side, the_battle
from grognard.games.victory_roads.law.combat.casualties import (
    FREE,
    eligible_for_loss,
    exposed_units,
    owe_freely,
    take_loss,
)
from grognard.games.victory_roads.law.combat.conversion import ENGAGED
from grognard.games.victory_roads.law.combat.forces import foes, force, immobile
from grognard.games.victory_roads.law.combat.retreat import start_retreat
from grognard.games.victory_roads.law.combat.tactical import engage
from grognard.games.victory_roads.law.combat_tables import RETREATS
from grognard.games.victory_roads.law.events import windows
from grognard.games.victory_roads.law.names import AXIS, Battle, Toll
from grognard.kernel.arguments import Argument, At
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, Ask, Do, Step, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import UNIT, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.why_not import not_among_cause

SHAKEN = RETREATS[0]  # S
COLLAPSE = RETREATS[2:]  # what Romanians do not survive


def defenders_left(pos: Position, battle: Battle) -> UnitSet:
    """What is left of the defenders."""
    return force(pos, battle, 1 - attacking_side(pos, battle))


def hexes_back(code: str) -> int:
    return RETREATS.index(code)


# -- 7.12.2: Romanians


@rule("VR 7.12.2a", "VR 1.7.3")
def collapsing_units(pos: Position) -> UnitSet:
    """Romanians of the Axis whose result was DR2 or DR3 before any conversion; turned ones are Soviets."""
    battle = the_battle(pos)
    if battle.met or battle.defence_code not in COLLAPSE or attacking_side(pos, battle) == AXIS:
        return 0
    return defenders_left(pos, battle) & book(pos).data.of_nation["romanian"]


@rule("VR 7.12.2b")
def has_german_division(pos: Position) -> bool:
    """Is a German division with them? Then one of them stays."""
    data = book(pos).data
    return bool(defenders_left(pos, the_battle(pos)) & data.of_nation["german"] & data.divisions)


def survivor_menu(pos: Position) -> Menu:
    battle = the_battle(pos)
    found = units(
        collapsing_units(pos), "VR 7.12.2b", not_among_cause(pos, "VR 7.12.2b", "vr-why-not-collapsing")
    )
    return Menu(AXIS, "vr-survivor", "VR 7.12.2b", {"keep": found}, {"hex": At(battle.target)})


def keep_survivor(ref: Referee, unit: int) -> None:
    ref.finish()
    break_up(ref, collapsing_units(ref.pos) & ~(1 << unit))


def break_up(ref: Referee, some: UnitSet) -> None:
    for unit in bits(some):
        unit_losses.eliminate(ref, unit, "collapsed", "VR 7.12.2a")


def collapse(ref: Referee, frame: Frame) -> None:
    """Who survives then meets the converted result like the Germans beside him (C-19)."""
    if not has_german_division(ref.pos):
        break_up(ref, collapsing_units(ref.pos))


SURVIVOR = Ask(
    "survivor",
    survivor_menu,
    {"keep": Verb(keep_survivor, UNIT)},
    when=lambda pos: has_german_division(pos) and collapsing_units(pos).bit_count() > 1,
    memo=Battle,
)

# -- steps for hexes (Schörner)


def may_stand(pos: Position) -> bool:
    """A retreat can be paid for with steps, an engagement cannot (K-22)."""
    battle = the_battle(pos)
    retreats = battle.answer in RETREATS and battle.answer != SHAKEN
    return retreats and bool(defenders_left(pos, battle)) and windows.may_stand(pos, battle)


def stand_menu(pos: Position) -> Menu:
    battle = the_battle(pos)
    args: dict[str, Argument] = {"hex": At(battle.target), "steps": hexes_back(battle.answer)}
    verbs = {"stand": button("VR 1.5.2a"), "pass": button("VR 7.10.3")}
    return Menu(AXIS, "vr-stand", "VR 1.5.2a", verbs, args)


def stand(ref: Referee, _: int) -> None:
    """The result remains what it was: a fortress may still be entered (K-22)."""
    battle = the_battle(ref.pos)
    ref.finish()
    ref.remember(battle._replace(met=True))
    windows.announce_stand(ref, battle)
    owe_freely(ref, AXIS, hexes_back(battle.answer), "VR 7.9.6")


def fall_back(ref: Referee, _: int) -> None:
    ref.finish()


STAND = Ask(
    "stand", stand_menu, {"stand": Verb(stand), "pass": Verb(fall_back, role=CLOSE)}, may_stand, Battle
)

# -- S


def is_shaken(pos: Position) -> bool:
    """Is there a choice between a step and a hex? Nobody without movement points goes back."""
    battle = the_battle(pos)
    return battle.answer == SHAKEN and bool(
        defenders_left(pos, battle) & ~immobile(pos, defenders_left(pos, battle))
    )


@rule("VR EX-17a", "VR 7.9.6")
def shaken_menu(pos: Position) -> Menu:
    """One step of one unit, or all of them go back a hex."""
    battle = the_battle(pos)
    side = 1 - attacking_side(pos, battle)
    toll = Toll(exposed_units(pos, battle, side), 1, "VR EX-17a", side, FREE)
    verbs = {"lose": eligible_for_loss(pos, toll), "fall_back": button("VR EX-17a")}
    return Menu(side, "vr-shaken", "VR EX-17a", verbs, {"hex": At(battle.target)})


def lose(ref: Referee, unit: int) -> None:
    ref.finish()
    ref.amend(Battle, met=True)
    take_loss(ref, unit, "VR EX-17a")


SHAKEN_ASK = Ask(
    "shaken",
    shaken_menu,
    {"lose": Verb(lose, UNIT), "fall_back": Verb(fall_back)},
    when=is_shaken,
    memo=Battle,
)

# -- what is left to do


@rule("VR 7.9.1a", "VR 7.9.1b", "VR 7.10.1", "VR 7.10.3", "VR EX-17a")
def apply_defence(ref: Referee, frame: Frame) -> None:
    """An engagement of both sides; or all of them go back, one hex for S."""
    battle: Battle = frame.memo
    side, force_left = 1 - attacking_side(ref.pos, battle), defenders_left(ref.pos, battle)
    if battle.answer == ENGAGED:
        engage(ref, battle, mutual=True)
    elif not force_left or battle.met:
        return
    elif battle.answer == SHAKEN and force_left == immobile(ref.pos, force_left):
        owe_freely(ref, side, 1, "VR EX-17a")
    elif battle.answer in RETREATS:
        many = max(1, hexes_back(battle.answer))
        start_retreat(ref, force_left, many, foes(ref.pos, battle, side), "VR 7.10.3")


STEPS: tuple[Step, ...] = (
    SURVIVOR,
    Do("collapse", collapse),
    STAND,
    SHAKEN_ASK,
    Do("defence_result", apply_defence),
)
