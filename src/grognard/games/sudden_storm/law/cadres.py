"""33B. Cadres of the Axis raised to full strength."""

from __future__ import annotations

from grognard.games.sudden_storm.law import pools, supply
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import AXIS
from grognard.games.sudden_storm.law.possession import owned, settle
from grognard.games.sudden_storm.law.tables import ALL, TWENTIETHS
from grognard.games.sudden_storm.law.zoc import zoc
from grognard.kernel.changes import StepsChanged
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Step, Verb
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import UNIT, Menu, button, units
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position, UnitSet
from grognard.rules.answers import ENOUGH
from grognard.rules.why_not import not_among

Cost = tuple[int, int]  # armour and infantry points


@rule("SS 33B1.3")
def full_cost(data: Data, unit: int) -> Cost:
    """Armoured, mechanised and motorised units need the mix of the chart, everything else infantry."""
    one, nation = data.roster[unit], data.more(unit).nation
    attack = one.faces[0].attack
    for row in data.tables.rp_costs:
        same = row.nation in (nation, "any") and (row.kind, row.size) == (one.kind, one.size)
        if same and row.face in (None, one.faces[0]):
            return (attack if row.armour == ALL else row.armour), row.infantry
    return 0, attack


@rule("SS 33B.2")
def raising_cost(data: Data, unit: int) -> Cost:
    """Full strength less that of the cadre, armour first (SS-P28)."""
    faces = data.roster[unit].faces
    missing = faces[0].attack - faces[-1].attack
    armour = min(full_cost(data, unit)[0], missing)
    return armour, missing - armour


def bills(data: Data, unit: int, cost: Cost) -> list[tuple[str, int]]:
    """What each pool pays; infantry points are national."""
    nation = data.more(unit).nation
    names = pools.pool(pools.ANY_AXIS, pools.ARMOUR), pools.pool(nation, pools.INFANTRY)
    return [(name, many * TWENTIETHS) for name, many in zip(names, cost, strict=True)]


@rule("SS 33B1.1", "SS 33B.1")
def affordable(pos: Position, unit: int) -> bool:
    data = book(pos).data
    return all(pools.held(pos, name) >= many for name, many in bills(data, unit, raising_cost(data, unit)))


@rule("SS 33B.4")
def fed_from(pos: Position, nation: str) -> HexSet:
    """Hexes with a line to Helsinki for Finns, Bucuresti for Rumanians, a regular source for others."""
    home = supply.home_sources(book(pos).data, nation)
    start = home & owned(pos, AXIS) if home else supply.sources(pos, AXIS)
    return supply.lines_from(pos, AXIS, start) if start else 0


@rule("SS 33B.3")
def in_quarters(pos: Position) -> HexSet:
    """Cities and fortresses outside enemy zones of control."""
    data = book(pos).data
    return (data.cities | data.features("fortress")) & ~zoc(pos, 1 - AXIS)


def cadres(pos: Position) -> UnitSet:
    data, steps = book(pos).data, pos.state.steps
    some = pos.on_map(AXIS) & data.with_cadre & data.of_side[AXIS]
    return sum(1 << unit for unit in bits(some) if steps[unit] < data.roster[unit].steps)


def paid(pos: Position) -> UnitSet:
    """Cadres in quarters for which there are points."""
    some = cadres(pos) & pos.units_in(in_quarters(pos))
    return sum(1 << unit for unit in bits(some) if affordable(pos, unit))


def able(pos: Position) -> UnitSet:
    data, some = book(pos).data, paid(pos)
    found = 0
    for nation, group in data.of_nation.items():
        if some & group:
            found |= some & group & pos.units_in(fed_from(pos, nation))
    return found


def any_able(pos: Position) -> bool:
    return book(pos).data.scene.on("33B") and bool(paid(pos)) and bool(able(pos))


def menu(pos: Position) -> Menu:
    some = cadres(pos)
    found = units(some, "SS 33B.2", not_among(pos, "SS 33B.2", "ss-why-no-cadre"))
    found.less("SS 33B.3", some & ~pos.units_in(in_quarters(pos)), "ss-why-no-quarters")
    poor = sum(1 << unit for unit in bits(some) if not affordable(pos, unit))
    found.less("SS 33B.1", poor, "ss-why-no-points")
    found.less("SS 33B.4", found.set & ~able(pos), "ss-why-no-source-line")
    return Menu(AXIS, "ss-cadres", "SS 33B.2", {"raise": found, "next": button("SS 33B.2")})


def raise_cadre(ref: Referee, unit: int) -> None:
    data = book(ref.pos).data
    for name, many in bills(data, unit, raising_cost(data, unit)):
        pools.spend(ref, name, many, "SS 33B.1")
    ref.do(StepsChanged(unit, data.roster[unit].steps, "SS 33B.2", "raised"))
    settle(ref)


def steps(side: int) -> tuple[Step, ...]:
    ask = Ask("cadres", menu, {"raise": Verb(raise_cadre, UNIT), "next": ENOUGH}, when=any_able)
    return (ask,) if side == AXIS else ()
