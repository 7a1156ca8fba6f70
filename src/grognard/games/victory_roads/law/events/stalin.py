"""Stalin: a die for a theatre, attacks that it must make, and what it costs not to make them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat import phase
from grognard.games.victory_roads.law.combat.odds import ONE_TO_TWO, compute_odds
from grognard.games.victory_roads.law.draws import draw_into_box
from grognard.games.victory_roads.law.names import AXIS, NOBODY, SOVIET, Battle, own
from grognard.games.victory_roads.law.placements import to_pool
from grognard.games.victory_roads.law.presence import occupied_hexes
from grognard.games.victory_roads.law.supports_available import box_of
from grognard.games.victory_roads.law.theatres import area, offensive, theatres
from grognard.kernel.arguments import Argument, Hexes, Units
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, Ask, Do, Step, Verb
from grognard.kernel.hexes import HexSet, bits, holds
from grognard.kernel.menu import UNIT, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules.answers import finish
from grognard.rules.why_not import not_among_cause

MUST_ATTACK, TWO_MORE = "must_attack", "two_more"  # in support_tables.csv
TWO = 2  # supports that the theatre draws, or pays for each attack that it has not made


# -- the die


@rule("VR 11.5.2a", "VR 6.7.11", "VR 1.5.2a")
def roll_stalin(ref: Referee, theatre: int) -> None:
    """One less for so many full markers of orders to hold on the map."""
    data = book(ref.pos).data
    less = own(ref.pos).holding.bit_count() // data.support("stalin").amount
    die = ref.roll(6, "vr-die-stalin", "VR 11.5.2a")
    effect = data.tables.stalin_effect(die - less)
    args = (("unit", Units(1 << theatre)), ("total", die - less), ("effect", effect))
    ref.do(Message("vr-stalin", args, "VR 6.7.11"))
    if effect == MUST_ATTACK:
        ref.note("VR 1.5.2a", driven=theatre)
    elif effect == TWO_MORE:
        draw_more(ref, theatre)


@rule("VR 11.3.2d", "VR 11.3.1b", "VR 11.2.1b", "VR 11.3.4b")
def draw_more(ref: Referee, theatre: int) -> None:
    """In a grand offensive no other theatre receives supports, and a secondary or a remote one never does."""
    now, told = own(ref.pos), (("unit", Units(1 << theatre)),)
    if now.grand not in (NOBODY, theatre):
        ref.do(Message("vr-stalin-in-vain", told, "VR 11.3.2d"))
    elif now.secondary == theatre:
        ref.do(Message("vr-stalin-secondary", told, "VR 11.3.1b"))
    elif holds(now.remote & offensive(ref.pos), theatre):
        ref.do(Message("vr-stalin-remote", told, "VR 11.2.1b"))
    elif draw_into_box(ref, SOVIET, box_of(ref.game, theatre), TWO, "VR 1.5.2a"):
        ref.note("VR 11.3.4b", resting=own(ref.pos).resting | 1 << theatre)


# -- in German hands


def ask_the_germans(ref: Referee, _: Frame) -> None:
    if own(ref.pos).handed and theatres(ref.pos):
        ref.ask("handed", AXIS)


@rule("VR 19.1.2c")
def handed_menu(pos: Position) -> Menu:
    """Whatever theatre the Germans like, also in a grand offensive (J-19)."""
    found = units(theatres(pos), "VR 19.1.2c", not_among_cause(pos, "VR 19.1.2c", "vr-why-no-theatre"))
    return Menu(AXIS, "vr-handed", "VR 19.1.2c", {"order": found, "pass": button("VR 19.1.2c")})


def order(ref: Referee, theatre: int) -> None:
    ref.finish()
    roll_stalin(ref, theatre)


# -- attacks that must be made


@rule("VR 1.5.2a")
def ordered_targets(pos: Position, theatre: int) -> HexSet:
    """The orders to hold that units of the theatre can attack with odds of 1/2."""
    found, mine = 0, pos.units_in(area(pos, theatre))
    for h in bits(own(pos).holding & occupied_hexes(pos, AXIS)):
        battle = Battle(h)
        attackers = phase.joins(pos, battle, phase.ready(pos, SOVIET)).set & mine
        if attackers and compute_odds(pos, battle._replace(attackers=attackers)).column >= ONE_TO_TWO:
            found |= 1 << h
    return found


def set_obligations(ref: Referee, _: Frame) -> None:
    """At the start of the combat phase it is plain what must be attacked."""
    theatre = own(ref.pos).driven
    if theatre != NOBODY and holds(theatres(ref.pos), theatre):
        found = ordered_targets(ref.pos, theatre)
        if found:
            ref.note("VR 1.5.2a", "vr-stalin-orders", (("hexes", Hexes(found)),), must_attack=found)


class Penalty(NamedTuple):
    """Supports that a theatre must give back."""

    theatre: int
    left: int


@rule("VR 1.5.2a")
def punish_theatre(ref: Referee, _: Frame) -> None:
    """Two supports for each that was spared and still stands."""
    now = own(ref.pos)
    theatre, spared = now.driven, now.must_attack & now.holding & occupied_hexes(ref.pos, AXIS)
    ref.note("VR 1.5.2a", driven=NOBODY, must_attack=0)
    if not spared:
        return
    many = TWO * spared.bit_count()
    args = (("unit", Units(1 << theatre)), ("hexes", Hexes(spared)), ("many", many))
    ref.do(Message("vr-stalin-penalty", args, "VR 1.5.2a"))
    mine = ref.pos.at(box_of(ref.game, theatre))
    if mine.bit_count() > many:
        ref.ask("penalty", SOVIET, Penalty(theatre, many))
    else:
        for support in bits(mine):
            to_pool(ref, support, "VR 1.5.2a")


def penalty_menu(pos: Position) -> Menu:
    penalty = pos.memo(Penalty)
    mine = pos.at(box_of(pos.game, penalty.theatre))
    found = units(mine, "VR 1.5.2a", not_among_cause(pos, "VR 1.5.2a", "vr-why-not-of-theatre"))
    args: dict[str, Argument] = {"left": penalty.left}
    return Menu(SOVIET, "vr-penalty", "VR 1.5.2a", {"give_back": found}, args, penalty.theatre)


def give_back(ref: Referee, support: int) -> None:
    penalty = ref.pos.memo(Penalty)
    to_pool(ref, support, "VR 1.5.2a")
    if penalty.left > 1:
        ref.remember(penalty._replace(left=penalty.left - 1))
    else:
        ref.finish()


HANDED = Do("handed_stalin", ask_the_germans)
BEFORE: tuple[Step, ...] = (Do("stalin_orders", set_obligations),)
AFTER: tuple[Step, ...] = (Do("stalin_penalty", punish_theatre),)
PROCEDURES: Mapping[str, Step] = {
    "handed": Ask("handed", handed_menu, {"order": Verb(order, UNIT), "pass": Verb(finish, role=CLOSE)}),
    "penalty": Ask("penalty", penalty_menu, {"give_back": Verb(give_back, UNIT)}, memo=Penalty),
}
