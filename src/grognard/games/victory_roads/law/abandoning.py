"""6.3. Abandoning equipment: units around an HQ move strategically out of contact with the enemy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.victory_roads.law import haltebefehl, why_not
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.marching import STRATEGIC, immobile
from grognard.games.victory_roads.law.names import (
    AVAILABLE,
    AXIS,
    MOVED,
    NOBODY,
    PLAYED,
    SUPPORT_POOL,
    Moving,
    own,
)
from grognard.games.victory_roads.law.presence import side_units
from grognard.games.victory_roads.law.satisfaction import advance_freedom
from grognard.games.victory_roads.law.supply import radius_of, supplied_hqs
from grognard.games.victory_roads.law.supports_available import generic_supports, usable_supports
from grognard.games.victory_roads.law.weather import is_mud
from grognard.kernel.changes import Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import BACK, CLOSE, HAND, JOIN, Ask, Step, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import BUTTON, UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import Choice
from grognard.rules.why_not import fixed_words, unit_words

SUPPORTS = 2


class Abandoning(NamedTuple):
    """An order to abandon equipment: its HQ, the supports laid on it, and the units it sets free."""

    unit: int
    laid: UnitSet = 0
    units: UnitSet = 0


@rule("VR 1.5.2c")
def payable_supports(pos: Position) -> Allowed:
    """The supports that may be laid, whatever they do as events (A-02)."""
    return generic_supports(pos, usable_supports(pos, AXIS), "VR 6.3.1a")


@rule("VR 6.3.1a", "VR 6.3.1b", "VR 3.2.2b", "VR 15.3.1e")
def hqs_to_abandon(pos: Position, side: int) -> Allowed | None:
    """Supplied HQs that have not moved (J-12), while two supports are at hand; neither in mud nor after a
    dismissal (E-10).
    """
    if side != AXIS or not book(pos).satisfaction:
        return None
    hqs = pos.on_map(AXIS) & book(pos).data.of_type["hq"]
    found = units(hqs, "VR 6.3.1a", why_not.not_an_hq_cause(pos, "VR 6.3.1a"))
    fed = sum(supplied_hqs(pos, AXIS, nation) for nation in ("german", "hungarian", "romanian"))
    found.less("VR 6.2.1b", hqs & ~fed, unit_words("vr-why-hq-no-line", pos))
    found.less("VR 6.3.1a", hqs & pos.state.marks[MOVED], unit_words("vr-why-hq-has-moved", pos))
    found.less("VR 6.3.1a", hqs & own(pos).abandoned, unit_words("vr-why-has-abandoned", pos))
    few = payable_supports(pos).set.bit_count() < SUPPORTS
    found.less(
        "VR 6.3.1a", hqs if few else 0, fixed_words("vr-why-too-few-supports", (("needed", SUPPORTS),))
    )
    found.less("VR 3.2.2b", hqs if is_mud(pos) else 0, "vr-why-mud")
    return found.less("VR 15.3.1e", hqs if own(pos).halting else 0, "vr-why-dismissed")


def begin(ref: Referee, hq: int) -> None:
    ref.ask("laying", AXIS, Abandoning(hq))


OFFER: Mapping[str, Choice[int]] = {"abandon": Choice(hqs_to_abandon, Verb(begin, UNIT))}

# -- the two supports


def laying_menu(pos: Position) -> Menu:
    now = pos.memo(Abandoning)
    found = payable_supports(pos)
    left = SUPPORTS - now.laid.bit_count()
    return Menu(
        AXIS,
        "vr-laying",
        "VR 6.3.1a",
        {"lay": found, "cancel": button("VR 6.3.1a")},
        {"left": left},
        now.unit,
    )


@rule("VR 6.3.1a")
def lay(ref: Referee, support: int) -> None:
    """With the second support the order stands: it frees the units that are in the radius now (K-09)."""
    now = ref.pos.memo(Abandoning)
    laid = now.laid | 1 << support
    ref.do(Removed(support, PLAYED[AXIS], "support-laid", "VR 6.3.1a"))
    ref.remember(now._replace(laid=laid))
    if laid.bit_count() == SUPPORTS:
        freed = units_to_free(ref.pos, now.unit)
        ref.note("VR 6.3.1a", abandoning=now.unit, abandoned=own(ref.pos).abandoned | 1 << now.unit)
        ref.drop()
        ref.ask("abandoning", AXIS, Abandoning(now.unit, laid, freed))


@rule("VR 6.3.1b")
def units_to_free(pos: Position, hq: int) -> UnitSet:
    """The units of the HQ's own nation in its radius (E-07, J-12)."""
    data = book(pos).data
    mine = side_units(pos, AXIS) & data.led_by[data.commands[hq]] & ~data.of_type["hq"]
    return mine & pos.units_in(radius_of(pos, hq))


def take_back(ref: Referee, _: int) -> None:
    for support in bits(ref.pos.memo(Abandoning).laid):
        ref.do(Removed(support, AVAILABLE[AXIS], "support-kept", "VR 6.3.1a"))
    ref.drop()


LAYING = Ask(
    "laying",
    laying_menu,
    {"lay": Verb(lay, UNIT, JOIN), "cancel": Verb(take_back, BUTTON, BACK)},
    memo=Abandoning,
)

# -- the moves


@rule("VR 6.7.6a", "VR 6.3.1b")
def abandoning_menu(pos: Position) -> Menu:
    """An order to hold binds these units like any other (K-23)."""
    now = pos.memo(Abandoning)
    found = units(side_units(pos, AXIS), "VR 6.3.1b", why_not.not_movable_cause(pos, "VR 6.3.1b"))
    found.less("VR 6.3.1b", found.set & ~now.units, unit_words("vr-why-out-of-that-radius", pos))
    found.less("VR 6.1.8b", immobile(pos, AXIS), why_not.rooted(pos))
    found.less("VR 6.7.6a", haltebefehl.bound_units(pos), unit_words("vr-why-bound", pos))
    found.less("VR 6.1.3", pos.state.marks[MOVED], "why-moved")
    return Menu(
        AXIS, "vr-abandoning", "VR 6.3.1b", {"unit": found, "done": button("VR 6.3.2a")}, {}, now.unit
    )


def take(ref: Referee, unit: int) -> None:
    ref.ask("moving", AXIS, Moving(unit, 0, STRATEGIC))


@rule("VR 6.3.2a", "VR 6.3.2b")
def close(ref: Referee, _: int) -> None:
    """The supports go back to the pool at once (G-17), and the freedom of action is dearer."""
    now = ref.pos.memo(Abandoning)
    for support in bits(now.laid):
        ref.do(Removed(support, SUPPORT_POOL[AXIS], "support-back", "VR 6.3.2a"))
    ref.note("VR 6.3.2a", abandoning=NOBODY)
    ref.finish()
    advance_freedom(ref, "VR 6.3.2a")


MOVES = Ask(
    "abandoning",
    abandoning_menu,
    {"unit": Verb(take, UNIT, HAND), "done": Verb(close, BUTTON, CLOSE)},
    memo=Abandoning,
)
PROCEDURES: Mapping[str, Step] = {"laying": LAYING, "abandoning": MOVES}
