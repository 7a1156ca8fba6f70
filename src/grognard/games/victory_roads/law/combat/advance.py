"""7.13. Advances after combat: of the defender into the hexes of his attackers, of the attacker into the hex
attacked.
"""

from __future__ import annotations

from dataclasses import replace

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import attacking_side, side_of, the_battle
from grognard.games.victory_roads.law.combat.forces import force, immobile
from grognard.games.victory_roads.law.combat.strongholds import no_advance
from grognard.games.victory_roads.law.combat_tables import RETREATS
from grognard.games.victory_roads.law.haltebefehl import bound_units
from grognard.games.victory_roads.law.names import AXIS, SOVIET, Battle, own
from grognard.games.victory_roads.law.presence import closed_country, occupied_hexes, side_units
from grognard.games.victory_roads.law.stacking import limit
from grognard.games.victory_roads.law.warsaw import must_advance
from grognard.kernel.arguments import At
from grognard.kernel.changes import Message, Moved
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask
from grognard.kernel.hexes import bits, holds, unitset
from grognard.kernel.menu import Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.advances import Advance, AdvanceRule, question
from grognard.rules.why_not import not_among_cause, unit_words

# -- when


@rule("VR 7.13.1")
def defender_advances(ref: Referee, frame: Frame) -> None:
    """When nobody at all is left where the attack came from (C-15): into each of these hexes."""
    battle: Battle = frame.memo
    side = attacking_side(ref.pos, battle)
    mine = force(ref.pos, battle, 1 - side) & ref.pos.at(battle.target)
    if mine and not occupied_hexes(ref.pos, side) & battle.origins:
        for h in reversed(bits(battle.origins)):
            ref.ask("advance", 1 - side, Advance(h, mine))


@rule("VR 7.13.2", "VR 7.8.3", "VR 7.9.1b")
def attacker_advances(ref: Referee, frame: Frame) -> None:
    """Into the hex attacked, when nobody is left in it: once in a combat, after both results (C-12, K-20),
    and not those who have gone back themselves (C-14).
    """
    battle: Battle = frame.memo
    side = attacking_side(ref.pos, battle)
    mine = force(ref.pos, battle, side) & ~battle.retreated
    if mine and not holds(occupied_hexes(ref.pos, 1 - side), battle.target) and not is_kept_out(ref, battle):
        ref.ask("advance", side, Advance(battle.target, mine))


@rule("VR 13.2.5", "VR 13.3.2")
def is_kept_out(ref: Referee, battle: Battle) -> bool:
    """A fortress or a German city is entered only when its defenders had to give ground: S or any DR (C-13)
    in the end, paid in steps or not (K-22).
    """
    cite = no_advance(ref.pos, battle.target)
    if not cite or attacking_side(ref.pos, battle) != SOVIET or battle.answer in RETREATS:
        return False
    ref.do(Message("vr-no-advance", (("hex", At(battle.target)),), cite))
    return True


# -- who


@rule("VR 7.13.3", "VR 6.5.3c", "VR 6.7.6a", "VR 1.7.5")
def followers(pos: Position, chase: Advance) -> Allowed:
    """Participants who can move; HQs stay, and who must not leave a city that is held at all costs, and whose
    evacuation was called off this turn.
    """
    side, cite = side_of(pos, chase.units), paragraph(pos, chase)
    found = units(chase.units, cite, not_among_cause(pos, cite, "vr-why-no-part"))
    found.less(cite, chase.units & book(pos).data.of_type["hq"], "vr-why-hq-follows-not")
    found.less("VR 7.13.3", immobile(pos, chase.units), unit_words("vr-why-immobile", pos))
    found.less("VR 6.5.3c", chase.units & own(pos).stayed, unit_words("vr-why-stayed", pos))
    found.less("VR 6.7.6a", chase.units & bound_units(pos), unit_words("vr-why-bound", pos))
    found.less("VR 1.7.5", units_shut_out(pos, side, chase), "vr-why-closed-country")
    elsewhere = chase.units & ~pos.at(the_battle(pos).target) if cite == "VR 7.13.1" else 0
    found.less(cite, elsewhere, "vr-why-advanced")
    return found.less("VR 1.11.3", units_without_room(pos, side, chase), "vr-why-no-room")


def paragraph(pos: Position, chase: Advance) -> str:
    return "VR 7.13.2" if chase.target == the_battle(pos).target else "VR 7.13.1"


def units_shut_out(pos: Position, side: int, chase: Advance) -> UnitSet:
    commands = book(pos).data.commands
    return unitset(
        unit for unit in bits(chase.units) if holds(closed_country(pos, side, commands[unit]), chase.target)
    )


@rule("VR 7.13.2", "VR 1.11.3", "VR 1.11.5")
def units_without_room(pos: Position, side: int, chase: Advance) -> UnitSet:
    """The limit of the hex holds at once: who would stand over it, or beside Romanians as a Hungarian."""
    data, here = book(pos).data, pos.at(chase.target) & side_units(pos, side)
    if (here & data.divisions).bit_count() >= limit(pos, side, chase.target):
        return chase.units
    pairs = (("hungarian", "romanian"), ("romanian", "hungarian"))
    return sum(chase.units & data.of_nation[one] for one, other in pairs if here & data.of_nation[other])


# -- the question


@rule("VR 19.1.2b")
def is_bound_to_advance(pos: Position, chase: Advance) -> bool:
    """Must somebody go, and has nobody gone yet?"""
    side = side_of(pos, chase.units)
    gone = pos.at(chase.target) & side_units(pos, side)
    return side != AXIS and not gone and must_advance(pos, the_battle(pos))


def menu(pos: Position) -> Menu:
    chase: Advance = pos.frame.memo
    cite = paragraph(pos, chase)
    halt = button(cite).less("VR 19.1.2b", int(is_bound_to_advance(pos, chase)), "vr-why-must-advance")
    verbs = {"advance": followers(pos, chase), "halt": halt}
    return Menu(pos.frame.who, "vr-advance", cite, verbs, {"hex": At(chase.target)})


@rule("VR 7.13.1", "VR 7.13.2")
def enter(ref: Referee, to: int) -> bool:
    """One hex, whatever lies between (K-20)."""
    chase = ref.pos.memo(Advance)
    cite = paragraph(ref.pos, chase)
    ref.do(Moved(chase.unit, (ref.state.where[chase.unit], to), "advance", cite))
    return False


ANY_LENGTH = question("advance", AdvanceRule(followers, enter), menu, Advance)
# An advance is one hex long: nobody is taken in hand to go on.
VERBS = {"advance": ANY_LENGTH.verbs["advance"]._replace(role=""), "halt": ANY_LENGTH.verbs["halt"]}
ADVANCE: Ask = replace(ANY_LENGTH, verbs=VERBS)
