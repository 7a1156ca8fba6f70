"""7.15. Kampfgruppen: what is left of a German elite division that a combat has destroyed."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import COUNTED, amend_battle, the_battle
from grognard.games.victory_roads.law.names import AXIS, FOUGHT, PLACE, Fallen, Toll
from grognard.kernel.arguments import Argument, At, Units
from grognard.kernel.changes import Marked, Placed, Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, Ask, Step, Verb
from grognard.kernel.hexes import bits, holds
from grognard.kernel.menu import Menu, button
from grognard.kernel.places import GONE
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.rules.hidden import pick

CITES = ("VR 7.15.4", "VR 7.15.1")  # of infantry, of armour
POOLS = (PLACE["kg_infantry"], PLACE["kg_armour"])


def is_armoured(pos: Position, unit: int) -> bool:
    return holds(book(pos).data.armour, unit)


@rule("VR 7.15.1", "VR 7.15.4", "VR 7.15.8")
def may_leave_group(pos: Position, unit: int) -> bool:
    """A German division with a medal of its own (K-16); no Kampfgruppe has one. While the pool of its kind
    lasts.
    """
    elite = book(pos).elite & book(pos).data.of_nation["german"]
    return holds(elite, unit) and bool(pos.at(POOLS[is_armoured(pos, unit)]))


def offer(ref: Referee, unit: int, h: int) -> None:
    if may_leave_group(ref.pos, unit):
        ref.ask("kampfgruppe", AXIS, Fallen(unit, h))


def menu(pos: Position) -> Menu:
    fallen = pos.memo(Fallen)
    cite = CITES[is_armoured(pos, fallen.unit)]
    args: dict[str, Argument] = {"unit": Units(1 << fallen.unit), "hex": At(fallen.hex)}
    return Menu(AXIS, "vr-kampfgruppe", cite, {"replace": button(cite), "forgo": button(cite)}, args)


@rule("VR 7.15.1", "VR 7.15.3", "VR 7.15.4", "VR 7.15.6")
def replace(ref: Referee, _: int) -> None:
    """An armoured one is drawn blindly, those of infantry are all alike; in the hex at once, at full
    strength.
    """
    fallen, tanks = ref.pos.memo(Fallen), is_armoured(ref.pos, ref.pos.memo(Fallen).unit)
    ref.finish()
    pool, cite = ref.pos.at(POOLS[tanks]), CITES[tanks]
    group = pick(ref, pool, "vr-die-kampfgruppe", cite) if tanks else bits(pool)[0]
    if ref.game.roster[group].kind == "hiwis":
        ref.do(Removed(group, GONE, "hiwis", "VR 7.15.7"))
    else:
        ref.do(Placed(group, fallen.hex, "kampfgruppe", cite))
        take_part(ref, group, fallen)


@rule("VR EX-20c", "VR 7.1.9")
def take_part(ref: Referee, group: int, fallen: Fallen) -> None:
    """It fights on in the place of the division (C-28): it may bear what is left of the losses, and does not
    attack again in the phase.
    """
    bit, battle = 1 << group, the_battle(ref.pos)
    amend_battle(ref, newcomers=battle.newcomers | bit)
    if battle.kind in COUNTED and holds(battle.attackers, fallen.unit):
        ref.do(Marked(FOUGHT, bit, True, "VR 7.1.9", quiet=True))
    if isinstance(ref.frame.memo, Toll):
        ref.amend(Toll, units=ref.frame.memo.units | bit)


def forgo(ref: Referee, _: int) -> None:
    ref.finish()


VERBS = {"replace": Verb(replace), "forgo": Verb(forgo, role=CLOSE)}
PROCEDURES: dict[str, Step] = {"kampfgruppe": Ask("kampfgruppe", menu, VERBS, memo=Fallen)}
