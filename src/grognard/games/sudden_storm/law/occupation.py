"""32. Axis garrisons in the major cities of the USSR, and the cities closed to Axis supply without them."""

from __future__ import annotations

from grognard.games.sudden_storm.law import truck_sources
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.captures import is_scoring
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.sea import landed
from grognard.games.sudden_storm.law.sizes import total
from grognard.games.sudden_storm.law.supply import regular, supplied_units
from grognard.kernel.arguments import At
from grognard.kernel.changes import Message
from grognard.kernel.cite import rule
from grognard.kernel.flow import Do, Step
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position


@rule("SS 32.1")
def occupied_cities(pos: Position) -> HexSet:
    """The major cities of the USSR all of whose hexes are the Axis's (SS-P57, SS-P81)."""
    data, mine, found = book(pos).data, owned_hexes(pos, AXIS), 0
    for city in data.great_cities:
        found |= city if city & data.ussr == city == city & mine else 0
    return found


@rule("SS 32.1")
def fall_due(ref: Referee, _: Frame) -> None:
    """As a game turn begins with the German player turn: what was taken before needs a garrison this turn."""
    if book(ref.pos).data.scene.is_on("32"):
        ref.note("SS 32.1", occupied=occupied_cities(ref.pos))


@rule("SS 32.1")
def is_garrisoned(pos: Position, city: HexSet) -> bool:
    """RE of any Axis units in any of its hexes; no trucks, no intrinsic defences (D27)."""
    data = book(pos).data
    here = pos.units_in(city) & data.of_side[AXIS] & data.combat_units
    return total(pos, here) >= data.constant("axis_garrison.re")


@rule("SS 32.2", "SS 12E.1")
def is_excused(pos: Position, city: HexSet) -> bool:
    """A supplied Soviet unit is near, were it by ships alone (12E.1), or no line leads from the city to a
    regular source (C1).
    """
    data = book(pos).data
    near = pos.game.map.grid.disc(city, data.constant("axis_garrison.hexes"))
    drawn = truck_sources.units_fed_by_trucks(pos, SOVIET) | landed.units_fed_by_sea(pos, SOVIET)
    foes = (supplied_units(pos, SOVIET) | drawn) & pos.units_in(near)
    return bool(foes) or not city & regular(pos, AXIS)


@rule("SS 32.3")
def judge_garrisons(ref: Referee, _: Frame) -> None:
    """In every Soviet initial phase, after Soviet supply and before that of the Axis: each city by itself, as
    if none were closed; those without their garrison are closed until the next time (SS-P56).
    """
    data, now = book(ref.pos).data, own(ref.pos)
    if not data.scene.is_on("32"):
        return
    ref.note("SS 32.3", unguarded=0)
    owing = now.occupied & occupied_cities(ref.pos)
    lacking = [city for city in data.great_cities if city & owing and not is_garrisoned(ref.pos, city)]
    lacking = [city for city in lacking if not is_excused(ref.pos, city)]
    for city in lacking:
        ref.do(Message("ss-city-unguarded", (("hex", At(bits(city)[0])),), "SS 32.3"))
    if lacking:
        lose_points(ref, len(lacking))
        ref.note("SS 32.3", unguarded=sum(lacking))


@rule("SS 32.3", "SS 36B.3")
def lose_points(ref: Referee, cities: int) -> None:
    """One for each city (C2)."""
    if is_scoring(ref.pos, "garrison"):
        points = book(ref.pos).data.constant("vp.garrison") * cities
        ref.note("SS 36B.3", points=own(ref.pos).points + points)


DUE: tuple[Step, ...] = (Do("occupied_cities", fall_due),)
JUDGED: tuple[Step, ...] = (Do("city_garrisons", judge_garrisons),)
