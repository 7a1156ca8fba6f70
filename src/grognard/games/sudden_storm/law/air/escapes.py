"""17B. Air units escape from a base that falls to the enemy."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.sudden_storm.law.air.air_losses import eliminate_otherwise, land, make_inactive
from grognard.games.sudden_storm.law.air.bases import airbases, may_base, units_at_base
from grognard.games.sudden_storm.law.air.reach import hexes_in_range
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, INACTIVE, SOVIET, own
from grognard.games.sudden_storm.law.presence import side_of
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Step, Verb
from grognard.kernel.hexes import HexSet, bits, holds
from grognard.kernel.menu import BUTTON, HEX, Allowed, Menu, button
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet, side_fact

DIE = 6


@rule("SS 17B")
def check_escapes(ref: Referee) -> None:
    """Whoever stands at a base that is his side's no more flees, and before anything else is done its owner
    says where those land who got away.
    """
    for side in (AXIS, SOVIET):
        if lost := based_hexes(ref.pos, side) & ~airbases(ref.pos, side):
            flee(ref, units_at_base(ref.pos, side) & ref.pos.units_in(lost) & ~own(ref.pos).escaping)
    if own(ref.pos).escaping:
        ask(ref)


@side_fact("flights")
def based_hexes(pos: Position, side: int) -> HexSet:
    return pos.hexes_of(units_at_base(pos, side))


@rule("SS 17B")
def flee(ref: Referee, some: UnitSet) -> None:
    """The inactive ones are lost (A10), each of the others throws a die: it has nothing to lose by trying."""
    for unit in bits(some):
        stays = holds(ref.state.marks[INACTIVE], unit) or not refuges(ref.pos, unit).set
        if stays or ref.roll(DIE, "ss-die-escape", "SS 17B") > book(ref.pos).data.constant("air.escape"):
            eliminate_otherwise(ref, unit, "SS 17B")
        else:
            ref.note("SS 17B", escaping=own(ref.pos).escaping | 1 << unit)


@rule("SS 17B")
def refuges(pos: Position, unit: int) -> Allowed:
    """Bases within three times the printed range; their capacity does not matter."""
    data = book(pos).data
    far = data.constant("air.escape_range") * data.plane(unit).range
    found = may_base(pos, unit)
    near = hexes_in_range(pos, unit, pos.state.where[unit], far)
    return found.only("SS 17B", near, lambda _: ("ss-why-escape-range", (("points", far),)))


# -- the question


def ask(ref: Referee) -> None:
    """Those whose last refuge has been lost in the meantime are lost too."""
    for unit in bits(own(ref.pos).escaping):
        if not refuges(ref.pos, unit).set:
            ref.note("SS 17B", escaping=own(ref.pos).escaping & ~(1 << unit))
            eliminate_otherwise(ref, unit, "SS 17B")
    if own(ref.pos).escaping and ref.frame.step != "escape":
        ref.ask("escape", side_of(ref.pos, fleeing_units(ref.pos)))


def fleeing_units(pos: Position) -> int:
    return bits(own(pos).escaping)[0]


def menu(pos: Position) -> Menu:
    unit = fleeing_units(pos)
    many = own(pos).escaping.bit_count()
    verbs = {"refuge": refuges(pos, unit), "nearest": button("SS 17B")}
    return Menu(side_of(pos, unit), "ss-air-escape", "SS 17B", verbs, {"many": many}, hand=unit)


@rule("SS 17B")
def escape(ref: Referee, h: int) -> None:
    """It lands inactive."""
    unit = fleeing_units(ref.pos)
    ref.note("SS 17B", escaping=own(ref.pos).escaping & ~(1 << unit))
    make_inactive(ref, unit, "SS 17B")
    land(ref, unit, h, "SS 17B")
    if not own(ref.pos).escaping:
        ref.finish()


def land_at_nearest(ref: Referee, _: int) -> None:
    """All of them to the base that is nearest to each."""
    grid, home = ref.game.map.grid, ref.state.where[fleeing_units(ref.pos)]
    while own(ref.pos).escaping:
        unit = fleeing_units(ref.pos)
        home = ref.state.where[unit]
        some = bits(refuges(ref.pos, unit).set)
        escape(ref, min(some, key=lambda h: (grid.distance(home, h), h)))


PROCEDURES: Mapping[str, Step] = {
    "escape": Ask("escape", menu, {"refuge": Verb(escape, HEX), "nearest": Verb(land_at_nearest, BUTTON)})
}
