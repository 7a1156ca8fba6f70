"""5.4.5. Supports in a combat: who may name which in step 3, what they shift, whom leaders lend a medal."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.battle import WITHOUT_RESULT, attacking_side, defenders
from grognard.games.victory_roads.law.counters import Support
from grognard.games.victory_roads.law.events import tiger
from grognard.games.victory_roads.law.events.leaders import disturbed_hexes, hexes_led_by
from grognard.games.victory_roads.law.names import (
    AVAILABLE,
    AXIS,
    NOBODY,
    OVERCAST,
    PLAYED,
    SOVIET,
    THEATRE_BOXES,
    Battle,
    own,
)
from grognard.games.victory_roads.law.placements import attach_support, spend, theatre_of, unit_with_support
from grognard.games.victory_roads.law.supply import command
from grognard.games.victory_roads.law.theatres import area
from grognard.games.victory_roads.law.weather import is_mud
from grognard.kernel.arguments import Units
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import SPEND, Verb
from grognard.kernel.hexes import bits, holds, unitset
from grognard.kernel.menu import Allowed, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.kernel.tables import Shift
from grognard.rules.answers import Choice
from grognard.rules.why_not import not_among_cause

Suits = Callable[[Position, Battle, int], bool]
CANCELLING = ("aviation_s", "aviation_g")
# what an event in force for the turn forbids
CURBED = {"artillery_g": "reich_ammunition", "navy": "reich_ammunition"}


def support_of(pos: Position, unit: int) -> Support:
    found: Support = pos.game.roster[unit].more
    return found


def columns(pos: Position, battle: Battle, unit: int) -> int:
    """What a support shifts, to the right, in the hands of the attacker or of the defender."""
    support = support_of(pos, unit)
    attacks = pos.game.roster[unit].side == attacking_side(pos, battle)
    return support.shift_attack if attacks else support.shift_defence


# -- which may be named


def available_supports(pos: Position, side: int) -> UnitSet:
    """The supports that a side has available, in the boxes of its theatres too."""
    found = pos.at(AVAILABLE[side])
    for box in THEATRE_BOXES.values() if side == SOVIET else ():
        found |= pos.at(box)
    return found


def supports_in_play(pos: Position, side: int) -> UnitSet:
    """Those that lie on the map, and those that somebody bears."""
    supports = book(pos).data.of_side[side] & book(pos).data.of_type["support"]
    borne = sum(1 << one.support for one in own(pos).placements if one.bearer != NOBODY)
    return supports & (pos.on_map(side) | pos.at(PLAYED[side]) & borne)


def is_near_attacker(pos: Position, battle: Battle, unit: int) -> bool:
    """Does a unit take part within the range of the counter?"""
    here, far = pos.state.where[unit], support_of(pos, unit).range
    near = pos.game.map.grid.disc(1 << here, far) if here >= 0 else 0
    return bool(battle.attackers & pos.units_in(near))


def is_on_target(pos: Position, battle: Battle, unit: int) -> bool:
    return pos.state.where[unit] == battle.target


def is_with_attacker(pos: Position, battle: Battle, unit: int) -> bool:
    """Does the corps of this leader attack?"""
    who = unit_with_support(pos, unit)
    return who != NOBODY and holds(battle.attackers, who)


def is_waterside(pos: Position, battle: Battle, unit: int) -> bool:
    """Is a port attacked, or a city beside a major river?"""
    map, at = pos.game.map, 1 << battle.target
    bank = map.grid.spread(at, map.sides["major_river"])
    return bool(map.features["port"] & at or (book(pos).data.cities & at and bank))


def is_commanded(pos: Position, battle: Battle, unit: int) -> bool:
    """Do Germans fight in the radius of a supplied German HQ?"""
    mine = battle.attackers if attacking_side(pos, battle) == AXIS else defenders(pos, battle)
    return bool(pos.hexes_of(mine) & command(pos, AXIS, "german"))


def is_baltic_port(pos: Position, battle: Battle, unit: int) -> bool:
    return holds(pos.game.map.areas["baltic_ports"], battle.target)


SUITS: Mapping[str, Suits] = {
    "soviet_hex": is_near_attacker,
    "axis_hex": is_on_target,
    "armoured_corps": is_with_attacker,
    "waterside": is_waterside,
    "combat": lambda pos, battle, unit: True,
    "commanded_combat": is_commanded,
    "baltic_port": is_baltic_port,
}


@rule("VR 11.5.5", "VR 9.2.1b")
def has_strayed(pos: Position, unit: int) -> bool:
    """Does a support marked TO lie outside the radius of its theatre, which has been displaced meanwhile?"""
    here, theatre = pos.state.where[unit], theatre_of(pos, unit)
    bound = support_of(pos, unit).theatre and here >= 0 and theatre != NOBODY
    return bound and not holds(area(pos, theatre), here)


@rule("VR 5.4.5a", "VR 3.2.2k", "VR 5.4.2")
def usable(pos: Position, battle: Battle, side: int) -> Allowed:
    """The supports that a side may still name in a combat."""
    hand = available_supports(pos, side)
    mine = sum(1 << unit for unit in bits(hand | supports_in_play(pos, side)) if columns(pos, battle, unit))
    at_hand = sum(1 << u for u in bits(hand & mine) if "combat" not in support_of(pos, u).phases)
    found = units(mine & ~at_hand, "VR 7.5.6", not_among_cause(pos, "VR 7.5.6", "vr-why-no-combat-support"))
    found.less("VR 7.5.6", at_hand, "vr-why-not-placed")
    for unit in bits(mine & ~at_hand):
        support = support_of(pos, unit)
        if not SUITS[support.target](pos, battle, unit):
            found.less("VR 7.5.6", 1 << unit, "vr-why-support-elsewhere")
        if has_strayed(pos, unit):
            found.less("VR 11.5.5", 1 << unit, "vr-why-outside-radius")
        if support.air and own(pos).sky == OVERCAST:
            found.less("VR 5.4.2", 1 << unit, "vr-why-overcast")
        if support.no_mud and is_mud(pos):
            found.less("VR 3.2.2k", 1 << unit, "vr-why-no-mud")
        if CURBED.get(support.id) in own(pos).curbs:
            found.less("VR 1.5.2a", 1 << unit, "vr-why-ammunition")
    found.less("VR 7.5.6", battle.supports, "vr-why-named")
    return limit_supports(pos, battle, side, found)


def have_same_name(pos: Position, one: int, other: int) -> bool:
    """Do two supports bear the same name, whatever it adds? Artillery [1]/+2 is Artillery."""
    first, second = (pos.game.roster[unit].name("en").partition(" [")[0] for unit in (one, other))
    return first == second


@rule("VR 5.4.5b", "VR 11.5.8")
def limit_supports(pos: Position, battle: Battle, side: int, found: Allowed) -> Allowed:
    """Of each name one counter, and one leader, bear on a combat for either side."""
    named = bits(battle.supports & book(pos).data.of_side[side])
    alike = unitset(one for one in bits(found.set) if any(have_same_name(pos, one, other) for other in named))
    led = any(support_of(pos, one).leader for one in named)
    leaders = unitset(one for one in bits(found.set) if led and support_of(pos, one).leader)
    found.less("VR 5.4.5b", alike, "vr-why-same-name")
    return found.less("VR 5.4.5b", leaders, "vr-why-two-leaders")


# -- what they do


@rule("VR 7.5.6", "VR 5.4.5a")
def shifts(pos: Position, battle: Battle) -> list[Shift]:
    """The columns of every support named; two Aviations cancel each other (K-11)."""
    named = bits(battle.supports)
    air = {support_of(pos, unit).id for unit in named} >= set(CANCELLING)
    found = []
    for unit in named:
        id = support_of(pos, unit).id
        many = 0 if air and id in CANCELLING else columns(pos, battle, unit)
        found.append(Shift(many, "VR 7.5.6", f"support-{id}"))
    return found


@rule("VR 1.5.2a", "VR 5.4.5b")
def units_made_elite(pos: Position, battle: Battle, side: int) -> UnitSet:
    """The units that a commander in this combat makes elite (K-16): the corps of a Soviet leader, and under
    Model any German division that is attacked.
    """
    found = 0
    for unit in bits(battle.supports & book(pos).data.of_side[side]):
        if support_of(pos, unit).leader and unit_with_support(pos, unit) != NOBODY:
            found |= 1 << unit_with_support(pos, unit)
    found &= battle.attackers | battle.defenders
    if side == AXIS and holds(hexes_led_by(pos, "model"), battle.target):
        found |= battle.defenders & book(pos).data.divisions & book(pos).data.of_nation["german"]
    return found


@rule("VR 1.5.2a")
def supports_without_medal(pos: Position, battle: Battle, side: int) -> UnitSet:
    """Units whose medals count for nothing in this combat: those of the Axis around Himmler."""
    if side != AXIS:
        return 0
    return (
        pos.units_in(disturbed_hexes(pos))
        & (battle.attackers | battle.defenders)
        & book(pos).data.of_side[AXIS]
    )


def added_strength(pos: Position, battle: Battle, unit: int) -> int:
    """What a Tiger battalion adds to the printed factors of its unit (K-17)."""
    fighting = battle.attackers | (battle.defenders or defenders(pos, battle))
    return tiger.added_strength(pos, fighting & book(pos).data.of_side[AXIS], unit)


@rule("VR 1.5.2a")
def gained_codes(pos: Position, battle: Battle) -> tuple[str, ...]:
    """What the attacker's tactical result gains besides, where he has one: a D1 for the Katyushas."""
    rockets = battle.supports & book(pos).data.supports["katyusha"]
    return ("D1",) * rockets.bit_count() if battle.kind not in WITHOUT_RESULT else ()


# -- political officers


def officers(pos: Position) -> UnitSet:
    return book(pos).data.supports["politruks"] & available_supports(pos, SOVIET)


@rule("VR 1.5.2a", "VR 11.5.1b")
def officers_button(pos: Position, battle: Battle) -> Allowed | None:
    """Political officers go with a Hurrah that has been declared: its step is not lost."""
    if not officers(pos):
        return None
    found = button("VR 1.5.2a").less("VR 1.5.2a", int(not battle.hurrah), "vr-why-no-hurrah")
    return found.less("VR 5.4.5b", int(battle.spared), "vr-why-declared")


def spare_step(ref: Referee, _: int) -> None:
    ref.amend(Battle, spared=True)


# What may be declared besides elite, armoured exploitation and Hurrah: verbs of the attacker's declaration.
DECLARING: Mapping[str, Choice[Battle]] = {"politruks": Choice(officers_button, Verb(spare_step, role=SPEND))}


def declare(ref: Referee, battle: Battle) -> None:
    """What was declared besides is announced with the rest."""
    for one in bits(officers(ref.pos))[:1] if battle.spared else ():
        play(ref, battle, one)
        spend(ref, one, "VR 5.2.1a")


# -- playing them


def play(ref: Referee, battle: Battle, unit: int) -> None:
    """Name a support: one out of the hand is shown to all."""
    pos, side = ref.pos, ref.game.roster[unit].side
    if available_supports(pos, side) >> unit & 1:
        boxes = {box: ref.game.roster.index[theatre] for theatre, box in THEATRE_BOXES.items()}
        attach_support(ref, unit, NOBODY, boxes.get(pos.state.where[unit], NOBODY), "VR 7.5.6")
    ref.do(Message("vr-support-named", (("support", Units(1 << unit)),), "VR 7.5.6"))


@rule("VR 5.2.1a")
def use_up(ref: Referee, battle: Battle) -> None:
    """What was named is spent, also where the combat is cancelled (C-11); leaders stay with their units."""
    for unit in bits(battle.supports):
        if not support_of(ref.pos, unit).leader:
            spend(ref, unit, "VR 5.2.1a")
