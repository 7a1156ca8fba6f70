"""7.6. Elite units, armoured exploitation and Hurrah, declared when the column is known (C-03)."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import WITHOUT_RESULT, attacking_side, the_battle
from grognard.games.victory_roads.law.combat.ground import standing_works
from grognard.games.victory_roads.law.combat.odds import name
from grognard.games.victory_roads.law.events import combat as events
from grognard.games.victory_roads.law.names import NOBODY, SOVIET, Battle, own
from grognard.games.victory_roads.law.satisfaction import praise_attack
from grognard.games.victory_roads.law.theatres import theatre_area
from grognard.games.victory_roads.law.weather import is_mud
from grognard.kernel.arguments import Argument, At, Units
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import BACK, CLOSE, COMMIT, SPEND, Ask, Verb
from grognard.kernel.hexes import holds
from grognard.kernel.menu import UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.why_not import not_among_cause

PAIR = 2  # armoured units of an armoured exploitation


# -- what may be declared


@rule("VR 7.6.1")
def elite_units(pos: Position, battle: Battle, side: int) -> Allowed:
    """The elite units of a side that take part, and those whom a leader makes so (K-16)."""
    mine = battle.attackers if side == attacking_side(pos, battle) else battle.defenders
    medals = book(pos).elite | events.units_made_elite(pos, battle, side)
    found = units(mine & medals, "VR 7.6.1", not_among_cause(pos, "VR 7.6.1", "vr-why-not-elite"))
    return found.less("VR 7.6.1", events.supports_without_medal(pos, battle, side), "vr-why-no-medal")


@rule("VR 7.6.3")
def armoured_button(pos: Position, battle: Battle) -> Allowed:
    """Two armoured units among the attackers, Kampfgruppen too (C-26); in exploitation as well (C-25)."""
    tanks = battle.attackers & book(pos).data.armour
    found = button("VR 7.6.3").less("VR 7.6.3", int(tanks.bit_count() < PAIR), "vr-why-two-armoured")
    return found.less("VR 7.6.3", int(battle.armoured), "vr-why-declared")


@rule("VR 7.6.4a", "VR 7.6.4b", "VR 3.2.2j")
def hurrah_button(pos: Position, battle: Battle) -> Allowed:
    """In the radius of a theatre (C-23), not in mud, and not against a fortress or a major city of Germany
    that never fell.
    """
    data, h = book(pos).data, battle.target
    german = data.map.features["city"] & data.country("germany") & ~own(pos).captured
    found = button("VR 7.6.4a")
    found.less("VR 7.6.4a", int(not holds(theatre_area(pos), h)), "vr-why-outside-theatres")
    found.less("VR 3.2.2j", int(is_mud(pos)), "vr-why-hurrah-mud")
    found.less("VR 7.6.4b", int(holds(standing_works(pos, "fortress") | german, h)), "vr-why-hurrah-city")
    return found.less("VR 7.6.4a", int(battle.hurrah), "vr-why-declared")


@rule("VR 7.6.4a")
def may_shout(pos: Position, battle: Battle) -> bool:
    """The Soviets, in their combat phase: not in exploitation (C-24) or by a surprise attack (K-21)."""
    return attacking_side(pos, battle) == SOVIET and not battle.kind and book(pos).theatres


# -- the attacker's declaration


@rule("VR 7.6.2")
def declarations(pos: Position, battle: Battle) -> dict[str, Allowed]:
    """A bonus that could choose nothing is not declared (C-29)."""
    side = attacking_side(pos, battle)
    found: dict[str, Allowed] = {}
    if battle.kind not in WITHOUT_RESULT:
        medals = elite_units(pos, battle, side)
        found["elite"] = medals.less("VR 7.6.2", unit_as_set(battle.elite[0]), "vr-why-declared")
    found["armoured"] = armoured_button(pos, battle)
    if may_shout(pos, battle):
        found["hurrah"] = hurrah_button(pos, battle)
    added = {verb: one.allowed(pos, battle) for verb, one in events.DECLARING.items()}
    return found | {verb: allowed for verb, allowed in added.items() if allowed is not None}


def unit_as_set(unit: int) -> UnitSet:
    return 1 << unit if unit != NOBODY else 0


def has_declared(battle: Battle) -> bool:
    return battle.elite[0] != NOBODY or battle.armoured or battle.hurrah


def may_declare(pos: Position) -> bool:
    battle = the_battle(pos)
    return has_declared(battle) or any(one.set for one in declarations(pos, battle).values())


def menu(pos: Position) -> Menu:
    battle = the_battle(pos)
    undo = button("VR 7.6.2").less("VR 7.6.2", int(not has_declared(battle)), "vr-why-nothing-declared")
    verbs = {**declarations(pos, battle), "undeclare": undo, "throw": button("VR 7.7.3")}
    args: dict[str, Argument] = {"hex": At(battle.target), "column": name(battle.odds)}
    return Menu(attacking_side(pos, battle), "vr-declare", "VR 7.6.2", verbs, args)


def with_elite_named(pos: Position, battle: Battle, unit: int, place: int) -> Battle:
    """Name the elite unit of the attacker (0) or the defender (1)."""
    pair, lent = list(battle.elite), list(battle.lent)
    pair[place], lent[place] = unit, NOBODY if holds(book(pos).elite, unit) else unit
    return battle._replace(elite=(pair[0], pair[1]), lent=(lent[0], lent[1]))


def use_elite(ref: Referee, unit: int) -> None:
    ref.remember(with_elite_named(ref.pos, the_battle(ref.pos), unit, 0))


def declare_armoured(ref: Referee, _: int) -> None:
    ref.remember(the_battle(ref.pos)._replace(armoured=True))


def declare_hurrah(ref: Referee, _: int) -> None:
    ref.remember(the_battle(ref.pos)._replace(hurrah=True))


def undeclare(ref: Referee, _: int) -> None:
    battle = the_battle(ref.pos)
    plain = battle._replace(armoured=False, hurrah=False, spared=False)
    ref.remember(plain._replace(elite=(NOBODY, battle.elite[1]), lent=(NOBODY, battle.lent[1])))


@rule("VR 7.6.2", "VR 7.6.3", "VR 7.6.4a")
def announce(ref: Referee, _: int) -> None:
    """All that was declared is announced, and pleases the Führer at once, whatever comes of it."""
    battle = the_battle(ref.pos)
    ref.finish()
    if battle.elite[0] != NOBODY:
        tell_elite(ref, battle.elite[0])
    if battle.armoured:
        ref.do(Message("vr-armoured-declared", (), "VR 7.6.3"))
    if battle.hurrah:
        ref.do(Message("vr-hurrah-declared", (), "VR 7.6.4a"))
    events.declare(ref, battle)
    praise_attack(ref, battle)


def tell_elite(ref: Referee, unit: int) -> None:
    ref.do(Message("vr-elite-declared", (("unit", Units(1 << unit)),), "VR 7.6.1"))


# -- the defender's


@rule("VR 7.6.2")
def may_answer(pos: Position) -> bool:
    battle = the_battle(pos)
    return bool(elite_units(pos, battle, 1 - attacking_side(pos, battle)).set)


def answer_menu(pos: Position) -> Menu:
    """The defender's turn comes after the attacker's."""
    battle = the_battle(pos)
    side = 1 - attacking_side(pos, battle)
    verbs = {"elite": elite_units(pos, battle, side), "plain": button("VR 7.6.1")}
    args: dict[str, Argument] = {"hex": At(battle.target), "column": name(battle.odds)}
    return Menu(side, "vr-declare-defence", "VR 7.6.2", verbs, args)


def defend_with_elite(ref: Referee, unit: int) -> None:
    battle = with_elite_named(ref.pos, the_battle(ref.pos), unit, 1)
    ref.finish()
    ref.remember(battle)
    tell_elite(ref, unit)


def declare_nothing(ref: Referee, _: int) -> None:
    ref.finish()


DECLARE = {
    "elite": Verb(use_elite, UNIT),
    "armoured": Verb(declare_armoured, role=SPEND),
    "hurrah": Verb(declare_hurrah, role=SPEND),
    **{verb: one.verb for verb, one in events.DECLARING.items()},
    "undeclare": Verb(undeclare, role=BACK),
    "throw": Verb(announce, role=COMMIT),
}
ANSWER = {"elite": Verb(defend_with_elite, UNIT), "plain": Verb(declare_nothing, role=CLOSE)}
STEPS = (
    Ask("declare", menu, DECLARE, may_declare, Battle),
    Ask("elite_defence", answer_menu, ANSWER, may_answer, Battle),
)
