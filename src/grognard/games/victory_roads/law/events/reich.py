"""The supports of the End of the Reich, and Himmler: what their owner must play, and the enemy decides on."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.victory_roads.law import haltebefehl
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.combat.casualties import take_loss
from grognard.games.victory_roads.law.events.event import not_a_target_cause, reveal, unit_targets
from grognard.games.victory_roads.law.events.leaders import german_hqs
from grognard.games.victory_roads.law.names import AXIS, SOVIET, own
from grognard.games.victory_roads.law.placements import reattach_support, supports_of, to_pool
from grognard.games.victory_roads.law.presence import controlled_hexes, side_units
from grognard.games.victory_roads.law.satisfaction import change_satisfaction
from grognard.games.victory_roads.law.supports_available import usable_supports
from grognard.kernel.arguments import At
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Step, Verb
from grognard.kernel.hexes import bits, only, unitset
from grognard.kernel.menu import HEX, UNIT, Allowed, Menu, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.rules.hidden import pick

LOST_DIE = "vr-die-lost"  # which support is lost: for the Axis alone

# -- for the turn


@rule("VR 1.5.2a")
def curb(ref: Referee, support: int) -> None:
    """Fuel, rails, replacements or ammunition are short for the rest of the turn."""
    reveal(ref, support, "VR 1.5.3a")
    name = book(ref.pos).data.event(support).id
    ref.note("VR 1.5.2a", f"vr-{name.replace('_', '-')}", curbs=own(ref.pos).curbs | {name})


def expire(ref: Referee) -> None:
    """The turn is over, and what was in force for it."""
    ref.note("VR 1.5.2a", curbs=frozenset(), refugees=0)


# -- desertions


@rule("VR 1.5.2a")
def weary_divisions(pos: Position, _: int = 0) -> Allowed:
    """German infantry divisions."""
    data = book(pos).data
    mine = side_units(pos, AXIS) & data.divisions & data.of_nation["german"] & ~data.armour
    return unit_targets(mine, "deserting")


def desertion(ref: Referee, support: int) -> None:
    reveal(ref, support, "VR 1.5.3a")
    ref.ask("desertion", SOVIET)


def desertion_menu(pos: Position) -> Menu:
    return Menu(SOVIET, "vr-desertion", "VR 1.5.2a", {"desert": weary_divisions(pos)})


def desert(ref: Referee, unit: int) -> None:
    ref.finish()
    take_loss(ref, unit, "VR 1.5.2a", "deserted")
    haltebefehl.lift_empty(ref)


# -- refugees


@rule("VR 1.5.2a")
def crowded_cities(pos: Position, _: int = 0) -> Allowed:
    """German cities that the Axis controls."""
    data = book(pos).data
    found = data.german_cities & controlled_hexes(pos, AXIS) & data.area
    return hexes(found, "VR 1.5.2a", lambda h: not_a_target_cause("german_city"))


def refugees(ref: Referee, support: int) -> None:
    reveal(ref, support, "VR 1.5.3a")
    ref.ask("refugees", SOVIET)


def refugees_menu(pos: Position) -> Menu:
    far = book(pos).data.support("reich_refugees").range
    return Menu(SOVIET, "vr-refugees", "VR 1.5.2a", {"flee": crowded_cities(pos)}, {"range": far})


def flee(ref: Referee, h: int) -> None:
    """Roads and railways around the city are of no use to Germans this turn."""
    data, now = book(ref.pos).data, own(ref.pos)
    around = ref.game.map.grid.disc(1 << h, data.support("reich_refugees").range) & data.land
    ref.finish()
    ref.note("VR 1.5.2a", "vr-refugees-flee", (("hex", At(h)),), refugees=now.refugees | around)


# -- a depot lost, meddling


@rule("VR 1.5.2a")
def lose_depot(ref: Referee, support: int) -> None:
    """Another support at hand goes back to the pool, by lot; the enemy does not see which (K-26)."""
    reveal(ref, support, "VR 1.5.3a")
    to_pool(ref, pick(ref, usable_supports(ref.pos, AXIS), LOST_DIE, "VR 1.5.2a"), "VR 1.5.2a")


def has_another(pos: Position, support: int) -> bool:
    return bool(usable_supports(pos, AXIS) & ~(1 << support))


@rule("VR 1.5.2a")
def meddle(ref: Referee, support: int) -> None:
    said = book(ref.pos).data.event(support)
    reveal(ref, support, "VR 1.5.3a")
    change_satisfaction(ref, -said.amount, "VR 1.5.2a")


# -- Himmler


@rule("VR 5.4.4c", "VR 11.5.7b")
def hqs(pos: Position, _: int = 0) -> Allowed:
    """German HQs, supplied or not, that have no other commander."""
    found = unit_targets(german_hqs(pos), "hq")
    led = unitset(one for one in bits(german_hqs(pos)) if supports_of(pos, one) & book(pos).data.leaders)
    return found.less("VR 5.4.4c", led, "vr-why-leader")


def himmler(ref: Referee, support: int) -> None:
    """The enemy says where he appears."""
    reveal(ref, support, "VR 1.5.3a")
    ref.ask("himmler", SOVIET)


def himmler_menu(pos: Position) -> Menu:
    return Menu(SOVIET, "vr-himmler", "VR 1.5.2a", {"appoint": hqs(pos)})


@rule("VR 1.5.2a")
def appoint(ref: Referee, hq: int) -> None:
    ref.finish()
    reattach_support(ref, only(book(ref.pos).data.supports["himmler"]), hq, "VR 1.5.2a")


PROCEDURES: Mapping[str, Step] = {
    "desertion": Ask("desertion", desertion_menu, {"desert": Verb(desert, UNIT)}),
    "refugees": Ask("refugees", refugees_menu, {"flee": Verb(flee, HEX)}),
    "himmler": Ask("himmler", himmler_menu, {"appoint": Verb(appoint, UNIT)}),
}
