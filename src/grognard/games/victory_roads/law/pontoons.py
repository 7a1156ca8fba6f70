"""4.1.3 and 4.1.4. Pontoons: an HQ bridges one side of its hex."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.victory_roads.law import why_not
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import Pontoon, own
from grognard.games.victory_roads.law.supply import hqs_in_supply
from grognard.kernel.arguments import At, unit
from grognard.kernel.cite import rule
from grognard.kernel.flow import CLOSE, GO, HAND, Ask, Verb
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import BUTTON, HEX, UNIT, Allowed, Cause, Menu, button, hexes, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import PUT_DOWN, finish
from grognard.rules.why_not import unit_words


class Bridging(NamedTuple):
    """An HQ that is about to bridge a side of its hex."""

    unit: int


def pontoon_units(pos: Position, side: int) -> UnitSet:
    return sum(1 << one.unit for one in own(pos).pontoons if pos.game.roster[one.unit].side == side)


@rule("VR 4.1.3a")
def banks(pos: Position, hq: int) -> HexSet:
    """The hexes across a river or a major river from an HQ."""
    return pos.game.map.grid.spread(1 << pos.state.where[hq], book(pos).data.watercourses)


@rule("VR 4.1.3a")
def units_to_bridge(pos: Position, side: int) -> Allowed:
    """Supplied HQs on a watercourse that bear no pontoon yet."""
    data = book(pos).data
    hqs = pos.on_map(side) & data.of_type["hq"]
    dry = sum(1 << hq for hq in bits(hqs) if not banks(pos, hq))
    found = units(hqs, "VR 4.1.3a", why_not.not_an_hq_cause(pos, "VR 4.1.3a"))
    found.less("VR 4.1.3a", hqs & ~hqs_in_supply(pos, side), unit_words("vr-why-hq-no-line", pos))
    found.less("VR 4.1.3a", dry, unit_words("vr-why-no-river", pos))
    return found.less("VR 4.1.3a", pontoon_units(pos, side), unit_words("vr-why-on-pontoons", pos))


@rule("VR 4.1.4")
def removable(pos: Position, side: int) -> Allowed:
    """An HQ without a line takes its pontoon up all the same (K-04)."""
    outside = why_not.not_an_hq_cause(pos, "VR 4.1.4")
    found = units(pos.on_map(side) & book(pos).data.of_type["hq"], "VR 4.1.4", outside)
    return found.less("VR 4.1.4", found.set & ~pontoon_units(pos, side), unit_words("vr-why-no-pontoon", pos))


def menu(pos: Position) -> Menu:
    side = pos.frame.who
    verbs = {"pontoon": units_to_bridge(pos, side), "take_up": removable(pos, side), "done": button("VR 2d")}
    return Menu(side, "vr-pontoons", "VR 4.1.3a", verbs)


def across_menu(pos: Position) -> Menu:
    hq = pos.memo(Bridging).unit
    found = hexes(banks(pos, hq), "VR 4.1.3a", lambda h: Cause("VR 4.1.3a", "vr-why-no-watercourse"))
    verbs = {"across": found, "drop": button("VR 4.1.3a")}
    return Menu(pos.frame.who, "vr-pontoon", "VR 4.1.3a", verbs, {"hex": At(pos.state.where[hq])}, hq)


@rule("VR 4.1.3a", "VR 4.1.3b")
def set_pontoon(ref: Referee, across: int) -> None:
    """The bridge is there at once."""
    hq = ref.pos.memo(Bridging).unit
    pontoon = Pontoon(hq, ref.state.where[hq], across)
    args = (("unit", unit(hq)), ("hex", At(across)))
    ref.note("VR 4.1.3b", "vr-pontoon-set", args, pontoons=(*own(ref.pos).pontoons, pontoon))
    ref.finish()


@rule("VR 4.1.4")
def take_up(ref: Referee, hq: int) -> None:
    left = tuple(one for one in own(ref.pos).pontoons if one.unit != hq)
    ref.note("VR 4.1.4", "vr-pontoon-taken-up", (("unit", unit(hq)),), pontoons=left)


def has_pontoons(pos: Position) -> bool:
    return bool(units_to_bridge(pos, pos.frame.who).set | pontoon_units(pos, pos.frame.who))


ASK = Ask(
    "pontoons",
    menu,
    {
        "pontoon": Verb(lambda ref, hq: ref.ask("pontoon", ref.frame.who, Bridging(hq)), UNIT, HAND),
        "take_up": Verb(take_up, UNIT),
        "done": Verb(finish, BUTTON, CLOSE),
    },
    when=has_pontoons,
)
ACROSS = Ask("pontoon", across_menu, {"across": Verb(set_pontoon, HEX, GO), "drop": PUT_DOWN}, memo=Bridging)
