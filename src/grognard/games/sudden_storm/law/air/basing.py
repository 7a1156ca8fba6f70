"""26A3 and 26B. Air units that come into play are put at bases."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law.air.air_forces import waiting_units
from grognard.games.sudden_storm.law.air.bases import capacity, may_base, units_at_base
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import Basing, own
from grognard.games.sudden_storm.law.presence import occupied_hexes, side_of
from grognard.kernel.changes import Placed
from grognard.kernel.cite import rule
from grognard.kernel.flow import GO, HAND, Ask, Step, Verb
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.menu import BUTTON, HEX, UNIT, Allowed, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import PUT_DOWN
from grognard.rules.why_not import not_among_cause, unit_words

SAFE = 3  # hexes from the enemy that a unit put by the machine keeps, where it can
STEP = 4  # hexes by which it looks further


def cite_of(pos: Position, unit: int) -> str:
    """A reinforcement on its turn; else a unit that returns."""
    return "SS 26B" if book(pos).data.more(unit).arrives == pos.state.turn else "SS 26A3"


@rule("SS 26A3", "SS 26B", "SS 34.2")
def homes(pos: Position, unit: int) -> Allowed:
    """Bases that are not isolated."""
    isolated = own(pos).cut_off[side_of(pos, unit)]
    found = may_base(pos, unit)
    return found.less(cite_of(pos, unit), found.set & isolated, "ss-why-base-isolated")


def able(pos: Position, side: int) -> UnitSet:
    return sum(1 << unit for unit in bits(waiting_units(pos, side)) if homes(pos, unit).set)


# -- the question


def menu(pos: Position) -> Menu:
    side = pos.frame.who
    some, now = waiting_units(pos, side), able(pos, side)
    found = units(some, "SS 26B", not_among_cause(pos, "SS 26B", "ss-why-not-coming"))
    found.less("SS 26B", some & ~now, unit_words("ss-why-no-base", pos))
    return Menu(
        side, "ss-air-land", "SS 26B", {"unit": found, "fill": button("SS 26B")}, {"many": now.bit_count()}
    )


def take(ref: Referee, unit: int) -> None:
    ref.ask("basing", ref.frame.who, Basing(unit))


def fill(ref: Referee, _: int) -> None:
    """The machine puts all who are left."""
    while now := able(ref.pos, ref.frame.who):
        unit = min(bits(now))
        base_unit(ref, unit, suggested_base(ref.pos, unit, homes(ref.pos, unit).set))


def suggested_base(pos: Position, unit: int, some: HexSet) -> int:
    """Near the enemy, but not next to him, and where not more are based than can take off."""
    grid, side = pos.game.map.grid, side_of(pos, unit)
    mine, foes = units_at_base(pos, side), occupied_hexes(pos, 1 - side)
    roomy = hexset(h for h in bits(some) if (pos.at(h) & mine).bit_count() < capacity(pos, h)) or some
    quiet = roomy & ~grid.disc(foes, SAFE) or roomy
    near, far = quiet & foes, SAFE
    while not near and foes and far < grid.size:
        far += STEP
        near = quiet & grid.disc(foes, far)
    return min(bits(near or quiet))


def basing_menu(pos: Position) -> Menu:
    unit = pos.memo(Basing).unit
    cite = cite_of(pos, unit)
    verbs = {"base": homes(pos, unit), "drop": button(cite)}
    return Menu(pos.frame.who, "ss-air-landing", cite, verbs, hand=unit)


def land_there(ref: Referee, h: int) -> None:
    unit = ref.pos.memo(Basing).unit
    ref.finish()
    base_unit(ref, unit, h)


@rule("SS 26A3", "SS 26B")
def base_unit(ref: Referee, unit: int, h: int) -> None:
    ref.do(Placed(unit, h, "based", cite_of(ref.pos, unit)))


ANSWERS = {"unit": Verb(take, UNIT, HAND), "fill": Verb(fill, BUTTON)}


def ask(name: str) -> Ask:
    """Who can be put must be."""
    return Ask(name, menu, ANSWERS, when=lambda pos: bool(able(pos, pos.frame.who)))


PROCEDURES: Mapping[str, Step] = {
    "basing": Ask("basing", basing_menu, {"base": Verb(land_there, HEX, GO), "drop": PUT_DOWN}, memo=Basing)
}
