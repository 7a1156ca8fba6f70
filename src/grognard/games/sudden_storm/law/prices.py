"""33B. What units cost in replacement points: whole, as cadres, and cadres raised."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.pools import ARMOUR, ARTILLERY, INFANTRY
from grognard.games.sudden_storm.law.tables import ALL
from grognard.kernel.cite import rule
from grognard.kernel.units import Face


class Price(NamedTuple):
    """Points of each kind."""

    armour: int = 0
    infantry: int = 0
    artillery: int = 0


def price_of_kind(kind: str, many: int) -> Price:
    if kind == ARMOUR:
        return Price(armour=many)
    return Price(artillery=many) if kind == ARTILLERY else Price(infantry=many)


@rule("SS 33B2.2")
def kind_of(data: Data, unit: int) -> str:
    """The kind of points that replace a Soviet unit: armour for c/m units, artillery for guns and antitank
    units, infantry for all others.
    """
    one = data.roster[unit]
    if one.more.cm:
        return ARMOUR
    return ARTILLERY if one.more.artillery or one.kind == "antitank" else INFANTRY


@rule("SS 33E2")
def is_irreplaceable(data: Data, unit: int) -> bool:
    """Soviet tank, militia and NKVD divisions are lost for good, as are cadres of tank divisions (C24)."""
    one = data.roster[unit]
    return one.more.rp == "never" or (one.kind, one.size) == ("light_armor", "Cdr")


def is_replaceable(data: Data, unit: int) -> bool:
    """Regiments of divisions that broke down are not bought singly."""
    return bool(data.more(unit).rp) and not is_irreplaceable(data, unit)


@rule("SS 33F3.2")
def rebuilt_face(data: Data, unit: int) -> Face:
    """A rifle division of two strengths comes back at the lower one."""
    one = data.roster[unit]
    other: Face | None = one.more.other
    return min(one.faces[0], other) if other is not None else one.faces[0]


@rule("SS 33B1.3", "SS 33B.1")
def full_price(data: Data, unit: int) -> Price:
    """A point for each point of attack strength. Axis armour and trucks need armour points, armoured,
    mechanised and motorised units the mix of the chart, everything else infantry.
    """
    one, nation = data.roster[unit], data.more(unit).nation
    attack = rebuilt_face(data, unit).attack
    if nation == "soviet":
        return price_of_kind(kind_of(data, unit), attack)
    for row in data.tables.rp_costs:
        same = row.nation in (nation, "any") and (row.kind, row.size) == (one.kind, one.size)
        if same and row.face in (None, one.faces[0]):
            return Price(attack if row.armour == ALL else row.armour, row.infantry)
    return Price(infantry=attack)


def part_price(data: Data, unit: int, many: int) -> Price:
    """So many points of a unit's kinds, armour first (SS-P28)."""
    full = full_price(data, unit)
    if data.more(unit).nation == "soviet":
        return price_of_kind(kind_of(data, unit), many)
    armour = min(full.armour, many)
    return Price(armour, many - armour)


@rule("SS 33B.2")
def as_cadre(data: Data, unit: int) -> Price:
    return part_price(data, unit, data.roster[unit].faces[-1].attack)


@rule("SS 33B.2")
def raising(data: Data, unit: int) -> Price:
    """Full strength less that of the cadre."""
    faces = data.roster[unit].faces
    return part_price(data, unit, faces[0].attack - faces[-1].attack)
