"""6.3. Abandoning equipment: units around an HQ move strategically out of contact with the enemy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.games.victory_roads.law import haltebefehl, why_not
from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.hands import at_hand, generic
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
from grognard.games.victory_roads.law.weather import in_mud
from grognard.kernel.changes import Removed
from grognard.kernel.cite import rule
from grognard.kernel.flow import BACK, CLOSE, HAND, JOIN, Ask, Step, Verb
from grognard.kernel.hexes import bits
from grognard.kernel.menu import BUTTON, UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import Choice
from grognard.rules.why_not import about, spoken

SUPPORTS = 2


class Abandoning(NamedTuple):
    """An order to abandon equipment: its HQ, the supports laid on it, and the units it sets free."""

    unit: int
    laid: UnitSet = 0
    units: UnitSet = 0


@rule("VR 1.5.2c")
def spare(pos: Position) -> Allowed:
    """The supports that may be laid, whatever they do as events (A-02)."""
    return generic(pos, at_hand(pos, AXIS), "VR 6.3.1a")


@rule("VR 6.3.1a", "VR 6.3.1b", "VR 3.2.2b", "VR 15.3.1e")
def able(pos: Position, side: int) -> Allowed | None:
    """Supplied HQs that have not moved (J-12), while two supports are at hand; neither in mud nor after a
    dismissal (E-10).
    """
    if side != AXIS or not book(pos).satisfaction:
        return None
    hqs = pos.on_map(AXIS) & book(pos).data.of_type["hq"]
    found = units(hqs, "VR 6.3.1a", why_not.not_an_hq(pos, "VR 6.3.1a"))
    fed = sum(supplied_hqs(pos, AXIS, nation) for nation in ("german", "hungarian", "romanian"))
    found.less("VR 6.2.1b", hqs & ~fed, about("vr-why-hq-no-line", pos))
    found.less("VR 6.3.1a", hqs & pos.state.marks[MOVED], about("vr-why-hq-has-moved", pos))
    found.less("VR 6.3.1a", hqs & own(pos).abandoned, about("vr-why-has-abandoned", pos))
    few = spare(pos).set.bit_count() < SUPPORTS
    found.less("VR 6.3.1a", hqs if few else 0, spoken("vr-why-too-few-supports", (("needed", SUPPORTS),)))
    found.less("VR 3.2.2b", hqs if in_mud(pos) else 0, "vr-why-mud")
    return found.less("VR 15.3.1e", hqs if own(pos).halting else 0, "vr-why-dismissed")


def begin(ref: Referee, hq: int) -> None:
    ref.ask("laying", AXIS, Abandoning(hq))


OFFER: Mapping[str, Choice[int]] = {"abandon": Choice(able, Verb(begin, UNIT))}

# -- the two supports


def laying_menu(pos: Position) -> Menu:
    now = pos.memo(Abandoning)
    found = spare(pos)
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
        freed = free(ref.pos, now.unit)
        ref.note("VR 6.3.1a", abandoning=now.unit, abandoned=own(ref.pos).abandoned | 1 << now.unit)
        ref.drop()
        ref.ask("abandoning", AXIS, Abandoning(now.unit, laid, freed))


@rule("VR 6.3.1b")
def free(pos: Position, hq: int) -> UnitSet:
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
    found = units(side_units(pos, AXIS), "VR 6.3.1b", why_not.not_at_hand(pos, "VR 6.3.1b"))
    found.less("VR 6.3.1b", found.set & ~now.units, about("vr-why-out-of-that-radius", pos))
    found.less("VR 6.1.8b", immobile(pos, AXIS), why_not.rooted(pos))
    found.less("VR 6.7.6a", haltebefehl.bound(pos), about("vr-why-bound", pos))
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
