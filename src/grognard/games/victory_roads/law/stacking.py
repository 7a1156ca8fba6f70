"""1.11. Stacking, which is checked at the end of each phase."""

from __future__ import annotations

from grognard.games.victory_roads.law import haltebefehl
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import SOVIET, own
from grognard.games.victory_roads.law.presence import occupied_hexes, side_units
from grognard.games.victory_roads.law.unit_losses import eliminate
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Verb
from grognard.kernel.hexes import bits, hexset
from grognard.kernel.menu import UNIT, Allowed, Menu, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position, UnitSet, board_fact
from grognard.rules.why_not import hex_words, not_among_cause

DIVISIONS = 3
BRIDGEHEAD = 6


@rule("VR 1.11.3", "VR 1.11.6b")
def limit(pos: Position, side: int, h: int) -> int:
    """Divisions that a hex holds: three, or six Soviet corps where there is a bridgehead."""
    return BRIDGEHEAD if side == SOVIET and own(pos).bridgeheads >> h & 1 else DIVISIONS


@rule("VR 1.11.1", "VR 1.11.4a", "VR 1.11.4b", "VR 1.11.5", "VR 6.7.8c")
def surplus(pos: Position, side: int, h: int) -> UnitSet:
    """The units of a hex one of which must go: divisions over the limit, HQs beside another HQ, Hungarians
    and Romanians together. HQs and garrisons do not count as divisions.
    """
    return too_many(pos, side, h, pos.at(h) & book(pos).data.of_side[side] & book(pos).data.units)


def too_many(pos: Position, side: int, h: int, here: UnitSet) -> UnitSet:
    """The same for any units of a side that stand, or would stand, in a hex together."""
    data = book(pos).data
    divisions, hqs = here & data.divisions, here & data.of_type["hq"]
    found = divisions if divisions.bit_count() > limit(pos, side, h) else 0
    found |= hqs if hqs.bit_count() > 1 else 0
    hungarians, romanians = here & data.of_nation["hungarian"], here & data.of_nation["romanian"]
    return found | hungarians | romanians if hungarians and romanians else found


def has_room(pos: Position, unit: int, h: int) -> bool:
    """Is there room for one more unit in a hex?"""
    return not any(crowding(pos, unit, h))


def crowding(pos: Position, unit: int, h: int) -> tuple[UnitSet, UnitSet, UnitSet]:
    """Who leaves no room for one more unit in a hex: divisions for a division where there are enough, an HQ
    for an HQ, Hungarians for a Romanian and the reverse. HQs do not count as divisions.
    """
    data, side, nations = book(pos).data, pos.game.roster[unit].side, book(pos).data.of_nation
    here, one = pos.at(h) & data.of_side[side] & data.units & ~(1 << unit), 1 << unit
    divisions = here & data.divisions if one & data.divisions else 0
    full = divisions if divisions.bit_count() >= limit(pos, side, h) else 0
    hqs = here & data.of_type["hq"] if one & data.of_type["hq"] else 0
    pairs = (("hungarian", "romanian"), ("romanian", "hungarian"))
    strangers = sum(here & nations[other] for mine, other in pairs if one & nations[mine])
    return full, hqs, strangers


CROWDING = (("VR 1.11.3", "why-full"), ("VR 1.11.4b", "vr-why-hq-there"), ("VR 1.11.5", "vr-why-strangers"))


@rule("VR 1.11.3", "VR 1.11.4b", "VR 1.11.5")
def bar_crowded(pos: Position, unit: int, found: Allowed) -> Allowed:
    """Keep a unit out of the hexes that have no room for it, each by its own paragraph."""
    who = {h: crowding(pos, unit, h) for h in bits(found.set)}
    for n, (cite, message) in enumerate(CROWDING):

        def there(h: int, n: int = n) -> UnitSet:
            return crowding(pos, unit, h)[n]

        found.less(cite, hexset(h for h in who if who[h][n]), hex_words(message, pos, there))
    return found


@board_fact("bridgeheads")
def overstacked_units(pos: Position, side: int) -> UnitSet:
    """All units of a side that stand where one of them must go."""
    found = 0
    for h in bits(occupied_hexes(pos, side)):
        if pos.at(h) & pos.at(h) - 1:  # more than one
            found |= surplus(pos, side, h)
    return found


# -- the end of a phase


@rule("VR 1.11.2a", "VR 6.7.7b")
def check_stacks(ref: Referee, _: Frame) -> None:
    """Each owner eliminates units until every hex complies."""
    for side in (0, 1):
        if overstacked_units(ref.pos, side):
            ref.ask("excess", side)


def excess_menu(pos: Position) -> Menu:
    side = pos.frame.who
    found = units(side_units(pos, side), "VR 1.11.2b", not_among_cause(pos, "VR 1.11.2b", "why-not-crowded"))
    crowd = overstacked_units(pos, side)
    found.less("VR 1.11.2b", side_units(pos, side) & ~crowd, "vr-why-no-help")
    return Menu(side, "vr-excess", "VR 1.11.2b", {"disband": found})


@rule("VR 1.11.2b", "VR 6.7.9")
def disband(ref: Referee, unit: int) -> None:
    """With its last German division a plain order to hold goes too."""
    eliminate(ref, unit, "crowded", "VR 1.11.2b")
    haltebefehl.lift_empty(ref)
    if not overstacked_units(ref.pos, ref.frame.who):
        ref.finish()


EXCESS = Ask("excess", excess_menu, {"disband": Verb(disband, UNIT)})
