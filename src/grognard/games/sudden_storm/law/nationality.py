"""31A and 31B. What nation a unit is of, which land is whose now, and who does not bear whom."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.data import Data
from grognard.games.sudden_storm.law.names import own
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet
from grognard.kernel.state import Position, UnitSet

EASTERN = ("hungarian", "italian", "rumanian", "slovak")  # nations of 31A


def nation_units(data: Data, *nations: str) -> UnitSet:
    found = 0
    for nation in nations:
        found |= data.of_nation[nation]
    return found


@rule("SS 31A.2")
def quarrel(pos: Position, units: UnitSet) -> UnitSet:
    """Hungarians with Rumanians or Slovaks: of some units, those that may not be together."""
    data = book(pos).data
    one, other = data.of_nation["hungarian"] & units, nation_units(data, "rumanian", "slovak") & units
    return one | other if one and other and data.scene.is_on("31A") else 0


def rivals(pos: Position, unit: int) -> UnitSet:
    """All units that may neither stack nor attack together with one."""
    data = book(pos).data
    if not data.scene.is_on("31A"):
        return 0
    if data.of_nation["hungarian"] >> unit & 1:
        return nation_units(data, "rumanian", "slovak")
    both = nation_units(data, "rumanian", "slovak") >> unit & 1
    return data.of_nation["hungarian"] if both else 0


@rule("SS 31B.4")
def finland(pos: Position) -> HexSet:
    """With the land lost in 1940, and Hango, once the Axis has gained them, hex by hex and for good."""
    data = book(pos).data
    lost = data.area("finnish_annexed") | data.area("hango")
    return (data.country("finland") & ~data.area("hango") | lost & own(pos).ever_axis) & data.land


@rule("SS 31A2.4")
def rumania(pos: Position) -> HexSet:
    """With Bessarabia, once all of it has been the Axis's."""
    data = book(pos).data
    more = data.area("bessarabia") if own(pos).bessarabia else 0
    return (data.country("rumania") | more) & data.land


@rule("SS 31A2.4", "SS 31B.4")
def gone_back(pos: Position) -> HexSet:
    """Land of the Soviet Union of 1941 that is Finnish or Rumanian again, whoever owns it now."""
    return book(pos).data.ussr & (finland(pos) | rumania(pos))


@rule("SS 31A2.4", "SS 31B.4")
def ussr(pos: Position) -> HexSet:
    """Without what has become Finnish or Rumanian again; what counts for points, garrisons, capacity and
    winter is that of the start (SS-P81).
    """
    return book(pos).data.ussr & ~gone_back(pos)


@rule("SS 31A1.3")
def hungary(pos: Position) -> HexSet:
    """With northern Transylvania."""
    data = book(pos).data
    return data.country("hungary") & data.land


def slovakia(pos: Position) -> HexSet:
    data = book(pos).data
    return data.country("slovakia") & data.land
