"""33B, 33D and 33F. One question in which a side spends its points: units bought back, cadres raised, units
converted, strengthened, demobilized, in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.games.sudden_storm.law import (
    buying,
    cadres,
    conversions,
    demobilization,
    limits,
    stronger,
)
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, SOVIET
from grognard.kernel.cite import rule
from grognard.kernel.flow import HAND, Ask, Do, Step, Verb
from grognard.kernel.menu import UNIT, Allowed, Menu, button
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position
from grognard.rules.answers import ENOUGH

CITE = "SS 33B.1"
Part = Callable[[Position], Allowed]


def buying_part(whole: bool, side: int) -> Part:
    return lambda pos: buying.units_to_buy(pos, side, whole)


def parts(side: int) -> dict[str, tuple[str, Part]]:
    """The verbs of a side: each with the section it belongs to, and who may be named."""
    found: dict[str, tuple[str, Part]] = {
        "buy": ("33B", buying_part(True, side)),
        "buy_cadre": ("33B", buying_part(False, side)),
        "raise": ("33B", lambda pos: cadres.cadres_to_raise(pos, side)),
        "convert": (
            "33D" if side == AXIS else "33F4",
            lambda pos: conversions.conversions_allowed(pos, side),
        ),
    }
    if side == SOVIET:
        found["strengthen"] = ("33F3", stronger.units_to_strengthen)
        found["demobilize"] = ("33F1", demobilization.units_to_demobilize)
    return found


VERBS = {
    "buy": Verb(buying.take_whole, UNIT, HAND),
    "buy_cadre": Verb(buying.take_cadre, UNIT, HAND),
    "raise": Verb(cadres.raise_cadre, UNIT),
    "convert": Verb(conversions.begin, UNIT, HAND),
    "strengthen": Verb(stronger.strengthen, UNIT),
    "demobilize": Verb(demobilization.demobilize, UNIT),
    "next": ENOUGH,
}


@rule("SS 33B.1", "SS 33D1", "SS 33F1")
def question(side: int) -> Ask:
    """In the owner's initial phase; what is left of the points is kept."""
    mine = parts(side)

    def menu(pos: Position) -> Menu:
        on = book(pos).data.scene.is_on
        verbs = {verb: part(pos) for verb, (section, part) in mine.items() if on(section)}
        return Menu(side, "ss-rebuild", CITE, {**verbs, "next": button(CITE)})

    def some(pos: Position) -> bool:
        on = book(pos).data.scene.is_on
        return any(part(pos).set for section, part in mine.values() if on(section))

    answers = {verb: does for verb, does in VERBS.items() if verb in mine or verb == "next"}
    return Ask("rebuild", menu, answers, when=some)


def begin(ref: Referee, frame: Frame) -> None:
    limits.begin(ref, frame.who)


def steps(side: int) -> tuple[Step, ...]:
    return (Do("limits", begin), question(side))


PROCEDURES: Mapping[str, Step] = {**buying.PROCEDURES, **conversions.PROCEDURES}
