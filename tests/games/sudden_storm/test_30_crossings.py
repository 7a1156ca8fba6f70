"""30A. Causeways, straits, the islands, Kronshtadt."""

from __future__ import annotations

import pytest
from tests.games.sudden_storm.situations import DATA
from tests.games.sudden_storm.still_situations import MAP, march, still

from grognard.games.sudden_storm.law import crossings, possession
from grognard.games.sudden_storm.law.names import AXIS, SOVIET
from grognard.kernel.cite import cites
from grognard.kernel.hexes import Gate, bits

NARROWS = ["1B:0916 1B:0917", "1B:0915 1B:0916", "1B:1016 1B:1017", "1B:1015 1B:1016", "1B:0917 1B:1016"]
KRONSHTADT, LENINGRAD = "2A:0832", "2A:0831"


def crosses(gate: Gate, a: str, b: str) -> bool:
    one, other = MAP.hex(a), MAP.hex(b)
    found = gate[MAP.grid.direction(one, other)] >> one & 1
    assert found == gate[MAP.grid.direction(other, one)] >> other & 1
    return found == 1


@cites("SS 30A1")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_a_causeway_is_crossed_like_a_major_river(side: int) -> None:
    pos = still({}).pos
    for a, b in (
        ("6A:4530", "6A:4531"),
        ("4A:3306", "4A:3307"),
        ("4A:3031", "4A:3132"),
        ("5B:3026", "5B:3126"),
    ):
        assert crosses(crossings.passable(pos, side), a, b)
        assert crosses(crossings.straits(pos, side), a, b)


@cites("SS 30A3")
@pytest.mark.parametrize("narrows", NARROWS)
def test_between_the_baltic_islands_and_estonia_one_crosses_the_sea(narrows: str) -> None:
    pos, (a, b) = still({}).pos, narrows.split()
    assert crosses(crossings.passable(pos, AXIS), a, b)
    assert crosses(crossings.straits(pos, AXIS), a, b)
    assert not crosses(crossings.unattackable_sides(pos), a, b)


@cites("SS 30A2.1")
def test_one_moves_over_the_strait_of_kerch_and_does_not_attack_over_it() -> None:
    pos = still({}).pos
    assert crosses(crossings.passable(pos, AXIS), "4A:3525", "4A:3526")
    assert crosses(crossings.unattackable_sides(pos), "4A:3525", "4A:3526")
    assert sum(gate.bit_count() for gate in crossings.unattackable_sides(pos)) == 2


@cites("SS 30A4")
def test_the_soviets_cross_to_kronshtadt_while_they_own_both_hexes() -> None:
    pos = still({}).pos
    assert crosses(crossings.passable(pos, SOVIET), KRONSHTADT, LENINGRAD)
    assert crosses(crossings.straits(pos, SOVIET), KRONSHTADT, LENINGRAD)
    assert not crosses(crossings.passable(pos, AXIS), KRONSHTADT, LENINGRAD)
    for lost in (KRONSHTADT, LENINGRAD):
        pos = still({}, own={"axis": [lost]}).pos
        assert not crosses(crossings.passable(pos, SOVIET), KRONSHTADT, LENINGRAD)


@cites("SS 30A4")
def test_kronshtadt_is_one_hex_with_its_shore() -> None:
    """Example E82: whoever comes from the land owns all of it."""
    ref = march(still({"G1Inf": "1B:0901"}, own={"axis": ["1B:0901"]}), "G1Inf", f"1B:0901 {KRONSHTADT}")
    assert possession.owned_hexes(ref.pos, AXIS) >> MAP.hex(KRONSHTADT) & 1


def test_nobody_crosses_other_water_and_everybody_the_land() -> None:
    pos = still({}).pos
    gate = crossings.passable(pos, AXIS)
    assert not crosses(gate, "4A:3032", "3B:3001")  # sea
    assert not crosses(gate, "2A:0929", "2A:0928")  # a lake that is not frozen
    for d, steps in enumerate(gate):
        assert not steps & ~DATA.land
        assert all(DATA.land >> h + MAP.grid.shifts[d] & 1 for h in bits(steps & MAP.areas["moscow"]))
