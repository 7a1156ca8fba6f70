"""7.14. Step 6 of a combat: the attacker marks units for the exploitation phase."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import attacking_side, the_battle
from grognard.games.victory_roads.law.combat.conversion import LEVELS
from grognard.games.victory_roads.law.combat.forces import force
from grognard.games.victory_roads.law.names import EXPLOITING, Battle
from grognard.kernel.arguments import Points
from grognard.kernel.changes import Marked, Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import BACK, CLOSE, JOIN, Ask, Verb
from grognard.kernel.hexes import bits, holds, unitset
from grognard.kernel.menu import UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules.answers import finish
from grognard.rules.why_not import not_among_cause

WHOLE, HALF = 2, 1  # a unit, in half units


@rule("VR 7.14.2")
def set_quota(ref: Referee, frame: Frame) -> None:
    """As many units as the level of the result: four by the highest (C-27)."""
    battle: Battle = frame.memo
    level = next((LEVELS.index(code) for code in battle.results if code in LEVELS), 0)
    if level and force(ref.pos, battle, attacking_side(ref.pos, battle)):
        ref.do(Message("vr-may-exploit", (("many", level),), "VR 7.14.2"))
        ref.remember(battle._replace(exploits=level * WHOLE))


def price(pos: Position, battle: Battle, unit: int) -> int:
    armour = holds(book(pos).data.armour, unit)
    return HALF if armour and (is_halved_by_exploitation(battle) or is_halved_by_hurrah(battle)) else WHOLE


@rule("VR 7.14.3a")
def is_halved_by_exploitation(battle: Battle) -> bool:
    """Armoured units count half after a declared armoured exploitation."""
    return battle.armoured


@rule("VR 7.14.3b")
def is_halved_by_hurrah(battle: Battle) -> bool:
    """And after a Hurrah."""
    return battle.hurrah


@rule("VR 7.14.1", "VR EX-19b")
def markable(pos: Position, battle: Battle) -> Allowed:
    """Participants who are left (C-28), whether they have advanced or not."""
    mine = force(pos, battle, attacking_side(pos, battle))
    found = units(mine, "VR 7.14.1", not_among_cause(pos, "VR 7.14.1", "why-not-an-attacker"))
    dear = unitset(unit for unit in bits(mine) if price(pos, battle, unit) > battle.exploits)
    found.less("VR 7.14.2", dear, "vr-why-no-more-exploitation")
    return found.less("VR 7.14.1", pos.state.marks[EXPLOITING], "vr-why-exploiting")


def is_asked(pos: Position) -> bool:
    battle = the_battle(pos)
    return bool(battle.marked or markable(pos, battle).set)


def menu(pos: Position) -> Menu:
    battle = the_battle(pos)
    verbs = {
        "exploit": markable(pos, battle),
        "unexploit": units(battle.marked, "VR 7.14.1", not_among_cause(pos, "VR 7.14.1", "vr-why-no-marker")),
        "done": button("VR 7.14.1"),
    }
    side = attacking_side(pos, battle)
    return Menu(side, "vr-mark-exploiting", "VR 7.14.1", verbs, {"left": Points(battle.exploits, WHOLE)})


def change_mark(ref: Referee, unit: int, on: bool) -> None:
    """Mark a unit, or take its marker away again."""
    battle = the_battle(ref.pos)
    cost = price(ref.pos, battle, unit)
    ref.do(Marked(EXPLOITING, 1 << unit, on, "VR 7.14.1"))
    left = battle.exploits - cost if on else battle.exploits + cost
    ref.amend(Battle, exploits=left, marked=battle.marked ^ 1 << unit)


def mark(ref: Referee, unit: int) -> None:
    change_mark(ref, unit, True)


def unmark(ref: Referee, unit: int) -> None:
    change_mark(ref, unit, False)


VERBS = {
    "exploit": Verb(mark, UNIT, JOIN),
    "unexploit": Verb(unmark, UNIT, BACK),
    "done": Verb(finish, role=CLOSE),
}
EXPLOIT = Ask("exploit", menu, VERBS, is_asked, Battle)
