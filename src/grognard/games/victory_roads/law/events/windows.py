"""Events that stop the game for the Axis in combats of the enemy's turn: Heinrici and Schörner."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law import haltebefehl
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat import retreat
from grognard.games.victory_roads.law.combat.forces import immobile
from grognard.games.victory_roads.law.combat_tables import RETREATS
from grognard.games.victory_roads.law.events.leaders import hexes_led_by
from grognard.games.victory_roads.law.names import AXIS, NOBODY, RETREATED, SOVIET, Battle, own
from grognard.games.victory_roads.law.presence import adjacent_hexes, occupied_hexes, side_units
from grognard.kernel.arguments import At
from grognard.kernel.changes import Marked, Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, GO, Ask, Do, Step, Verb
from grognard.kernel.hexes import HexSet, bits, hexset, holds
from grognard.kernel.menu import HEX, Allowed, Cause, Menu, button, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet
from grognard.rules.answers import finish

# -- Heinrici: a stack goes back before an attack is announced


def begin(ref: Referee, frame: Frame) -> None:
    """A Soviet combat phase begins."""
    ref.note("VR 1.5.2a", stood_back=False)
    ask_before_attack(ref)


def ask_before_attack(ref: Referee) -> None:
    """The Soviets may announce an attack next: it is time to ask."""
    if may_stand_back(ref.pos):
        ref.ask("heinrici", AXIS)


def mobile(pos: Position, h: int) -> UnitSet:
    """The units of a hex that can move."""
    mine = pos.at(h) & side_units(pos, AXIS)
    return mine & ~immobile(pos, mine)


def units_to_evade(pos: Position, h: int) -> UnitSet:
    """The units of a hex that would go back: of Germans whom an order to hold binds nobody (K-23)."""
    kept = haltebefehl.germans(pos, h) if holds(haltebefehl.watched_hexes(pos), h) else 0
    return mobile(pos, h) & ~kept


def foes(pos: Position, h: int) -> HexSet:
    """The enemies from whom they go away: all that are adjacent (D-05)."""
    return occupied_hexes(pos, SOVIET) & pos.game.map.grid.spread(1 << h, book(pos).data.touching)


@rule("VR 11.5.1b", "VR 11.5.4", "VR 6.7.6a")
def evasive(pos: Position) -> Allowed:
    """Stacks in Heinrici's radius that have a way back, and an enemy to evade."""
    area, mine = hexes_led_by(pos, "heinrici"), pos.hexes_of(side_units(pos, AXIS))
    found = hexes(
        mine & area, "VR 11.5.4", lambda h: Cause("VR 11.5.4", "vr-why-not-heinrici", (("hex", At(h)),))
    )
    found.less("VR 11.5.4", found.set & ~adjacent_hexes(pos, SOVIET), "vr-why-nothing-to-evade")
    rooted = hexset(h for h in bits(found.set) if not mobile(pos, h))
    found.less("VR 7.10.13", rooted, "vr-why-rooted")
    bound = hexset(h for h in bits(found.set) if not units_to_evade(pos, h))
    found.less("VR 6.7.6a", bound, "vr-why-stack-bound")
    stuck = hexset(
        h for h in bits(found.set) if not retreat.retreat_hexes(pos, units_to_evade(pos, h), foes(pos, h)).set
    )
    return found.less("VR 7.10.11", stuck, "vr-why-no-way-back")


def may_stand_back(pos: Position) -> bool:
    return not own(pos).stood_back and bool(hexes_led_by(pos, "heinrici") and evasive(pos).set)


def heinrici_menu(pos: Position) -> Menu:
    verbs = {"evade": evasive(pos), "pass": button("VR 11.5.1b"), "refrain": button("VR 11.5.1b")}
    return Menu(AXIS, "vr-heinrici", "VR 11.5.1b", verbs)


@rule("VR 1.5.2a")
def evade(ref: Referee, h: int) -> None:
    """One stack, once in a phase, goes back a hex by the rules of retreat."""
    group, away = units_to_evade(ref.pos, h), foes(ref.pos, h)
    ref.finish()
    ref.note("VR 1.5.2a", stood_back=True)
    ref.do(Message("vr-evades", (("hex", At(h)),), "VR 1.5.2a"))
    ref.do(Marked(RETREATED, group, True, "VR 7.10.12", quiet=True))
    retreat.start_retreat(ref, group, 1, away, "VR 1.5.2a")


def forgo_evasion(ref: Referee, _: int) -> None:
    """Not in this phase."""
    ref.finish()
    ref.note("VR 1.5.2a", stood_back=True)


# -- Schörner: steps are lost instead of hexes


@rule("VR 1.5.2a", "VR 5.4.5b")
def may_stand(pos: Position, battle: Battle) -> bool:
    """May the Germans pay for a retreat with steps? Not for an Eng (K-22), nor if another commander, Model,
    has lent a medal in this combat.
    """
    attacked = book(pos).data.of_side[AXIS] & battle.defenders
    if not attacked or battle.answer not in RETREATS[1:] or battle.lent[1] != NOBODY:
        return False
    return holds(hexes_led_by(pos, "schorner"), battle.target)


@rule("VR 1.5.2a")
def announce_stand(ref: Referee, battle: Battle) -> None:
    """They have done so."""
    ref.do(Message("vr-stood", (("hex", At(battle.target)),), "VR 1.5.2a"))


# At the start of the Soviet combat phase.
BEFORE: tuple[Step, ...] = (Do("heinrici_begins", begin),)
PROCEDURES: Mapping[str, Step] = {
    "heinrici": Ask(
        "heinrici",
        heinrici_menu,
        {
            "evade": Verb(evade, HEX, GO),
            "pass": Verb(finish, role=CLOSE),
            "refrain": Verb(forgo_evasion, role=CLOSE),
        },
        when=may_stand_back,
    ),
}
