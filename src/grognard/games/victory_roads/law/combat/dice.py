"""7.7 and 7.9.3. Step 4 of a combat: two dice, the cells they point at, and what an elite chooses of them."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import (
    WITHOUT_RESULT,
    amend_battle,
    attacking_side,
    is_weak_romanian_stack,
    the_battle,
)
from grognard.games.victory_roads.law.combat.ground import do_works_count, natural, origins_of, standing_works
from grognard.games.victory_roads.law.combat.odds import name
from grognard.games.victory_roads.law.combat.rivers import does_cross
from grognard.games.victory_roads.law.combat_tables import NONE
from grognard.games.victory_roads.law.corps import armour_outside, standardise_outside_attackers
from grognard.games.victory_roads.law.names import NOBODY, Battle
from grognard.games.victory_roads.law.weather import is_mud
from grognard.kernel.arguments import At
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Verb
from grognard.kernel.hexes import bits, holds, unitset
from grognard.kernel.menu import OPTION, Menu, options
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet

SPARED = 1  # losses that a weak Romanian stack spares its attacker
CODES = ("attack_code", "defence_code")
CHOICES = ("choose_attack", "choose_defence")


@rule("VR 7.7.1", "VR 7.7.2", "VR 7.7.3", "VR 7.2.1d")
def roll_combat(ref: Referee, frame: Frame) -> None:
    """The column is told only now: told before, it would show who had no support to name."""
    battle: Battle = frame.memo
    ref.do(Message("vr-column", (("column", name(battle.odds)),), "VR 7.7.2"))
    roll = sum(ref.roll(6, "vr-die-combat", "VR 7.7.3") for _ in range(2))
    ref.remember(battle._replace(roll=roll))


@rule("VR 7.7.4", "VR 7.7.5", "VR 7.7.6", "VR 7.2.2", "VR 7.2.3", "VR 8.3.2a")
def read_cell(ref: Referee, frame: Frame) -> None:
    """Losses of both sides, and a tactical result for each; where the attacker has none, his does not
    count.
    """
    battle: Battle = frame.memo
    cell = book(ref.pos).data.tables.crt.cell(battle.odds, battle.roll)
    attack = NONE if battle.kind in WITHOUT_RESULT else cell.attacker
    args = (
        ("roll", battle.roll),
        ("column", name(battle.odds)),
        *(("attacker", cell.attacker_loss), ("defender", cell.defender_loss)),
        *(("attack", code_word(attack)), ("defence", code_word(cell.defender))),
    )
    ref.do(Message("vr-cell", args, "VR 7.7.3"))
    losses = cell.attacker_loss, cell.defender_loss
    ref.remember(battle._replace(attack_code=attack, defence_code=cell.defender, losses=losses))


def code_word(code: str) -> str:
    """A result as a name that texts can choose by."""
    return "none" if code == NONE else code


# -- 7.9.3: the cells of an elite


@rule("VR 7.9.3", "VR 7.7.8")
def codes(pos: Position, place: int) -> tuple[str, ...]:
    """The tactical results of the block that the dice point at (J-17), of the attacker or the defender, if
    his elite lets him choose. Losses stay those of the dice.
    """
    battle = the_battle(pos)
    if battle.elite[place] == NOBODY:
        return ()
    block = book(pos).data.tables.crt.block(battle.odds, battle.roll)
    return tuple(dict.fromkeys(cell.defender if place else cell.attacker for cell in block))


def chooser(place: int) -> Ask:
    def menu(pos: Position) -> Menu:
        battle = the_battle(pos)
        side = abs(attacking_side(pos, battle) - place)
        verbs = {"choose": options(codes(pos, place), "VR 7.9.3")}
        return Menu(side, "vr-choose-cell", "VR 7.9.3", verbs, {"hex": At(battle.target)})

    def choose(ref: Referee, number: int) -> None:
        code = codes(ref.pos, place)[number]
        amend_battle(ref, **{CODES[place]: code})
        ref.do(Message("vr-cell-chosen", (("code", code_word(code)),), "VR 7.9.3"))
        ref.finish()

    def several(pos: Position) -> bool:
        return len(codes(pos, place)) > 1

    return Ask(CHOICES[place], menu, {"choose": Verb(choose, OPTION)}, several, Battle)


# -- theatres


@rule("VR 7.7.9", "VR 7.12.1b")
def standardise_attackers(ref: Referee, frame: Frame) -> None:
    """Reinforced rifle corps that have attacked from outside every theatre go to standard mode before the
    losses, unless they fight a weak stack of Romanians.
    """
    battle: Battle = frame.memo
    if not is_weak_romanian_stack(ref.pos, battle):
        standardise_outside_attackers(ref, battle.attackers)


@rule("VR 7.8.4")
def harsh_corps(pos: Position, battle: Battle) -> UnitSet:
    """Soviet armoured corps outside every theatre that attack ground that is not clear (K-14), over a
    watercourse, or in mud.
    """
    side, corps = attacking_side(pos, battle), armour_outside(pos, battle.attackers)
    if is_mud(pos) or not is_clear(pos, battle):
        return corps
    return unitset(u for u in bits(corps) if does_cross(pos, side, battle.target, pos.state.where[u]))


def is_clear(pos: Position, battle: Battle) -> bool:
    h = battle.target
    works = holds(standing_works(pos, "fortress"), h) or do_works_count(pos, h, origins_of(pos, battle))
    return natural(pos, h) == "clear" and not holds(book(pos).data.cities, h) and not works


@rule("VR 7.12.1a", "VR 7.8.4")
def resolve_losses(ref: Referee, frame: Frame) -> None:
    """A weak stack of Romanians spares its attacker one loss of the table (C-17); then corps outside every
    theatre cost one more (C-16).
    """
    battle = the_battle(ref.pos)
    mine, theirs = battle.losses
    if mine and is_weak_romanian_stack(ref.pos, battle):
        mine -= SPARED
        ref.do(Message("vr-loss-spared", (), "VR 7.12.1a"))
    more = bool(harsh_corps(ref.pos, battle))
    if more:
        ref.do(Message("vr-loss-harsh", (), "VR 7.8.4"))
    losses = mine + more, theirs
    ref.remember(battle._replace(losses=losses, left=losses, harsh=more))


STEPS = (
    Do("throw", roll_combat),
    Do("read_cell", read_cell),
    chooser(0),
    chooser(1),
    Do("standardise", standardise_attackers),
    Do("settle_losses", resolve_losses),
)
