"""22. Inactive air units are repaired."""

from __future__ import annotations

from grognard.games.sudden_storm.law.air.bases import units_at_base
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, CLEAR, INACTIVE, own
from grognard.games.sudden_storm.law.presence import side_of
from grognard.games.sudden_storm.law.weather_areas import weather_at
from grognard.kernel.arguments import Units
from grognard.kernel.changes import Marked, Message
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position

DIE, ALWAYS = 6, 1


@rule("SS 22.2", "SS 28C.4")
def modifier(pos: Position, unit: int) -> int:
    """More for the Axis in bad weather, that of the base (SS-P87), and for an isolated base; both add up."""
    chart, side, h = book(pos).data.tables.repair, side_of(pos, unit), pos.state.where[unit]
    more = chart.bad_weather if side == AXIS and weather_at(pos, h) != CLEAR else 0
    return more + (chart.isolated if own(pos).cut_off[side] >> h & 1 else 0)


@rule("SS 22.1", "SS 22.2")
def is_repaired(die: int, more: int, number: int) -> bool:
    """A one as it is thrown repairs, whatever would be added."""
    return die == ALWAYS or die + more <= number


@rule("SS 22.1", "SS 16B1")
def repair(ref: Referee, frame: Frame) -> None:
    """A die for each inactive unit of the phasing player: there is nothing to be lost by trying."""
    some = units_at_base(ref.pos, frame.who) & ref.state.marks[INACTIVE]
    number = book(ref.pos).data.tables.repair.number
    for unit in bits(some):
        die = ref.roll(DIE, "ss-die-repair", "SS 22.1")
        if is_repaired(die, modifier(ref.pos, unit), number):
            ref.do(Marked(INACTIVE, 1 << unit, False, "SS 22.1"))
        else:
            ref.do(Message("ss-not-repaired", (("unit", Units(1 << unit)),), "SS 22.1"))
