"""34. Air units of lend-lease: by convoy to the north, kept in isolated ports, and lost with them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.aircraft import KIEV, MOSCOW, MURMANSK, at
from tests.games.sudden_storm.situations import DATA, remembered
from tests.games.sudden_storm.still_situations import MAP, march, still, unit

from grognard.games.sudden_storm.law import lend_lease
from grognard.games.sudden_storm.law.air import basing
from grognard.games.sudden_storm.law.names import SOVIET
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.kernel.referee import Referee
from grognard.testing.table import Situation

FAR = {"S73Rif": "7A:4801", "G603ArtR": "1B:3830", "VMiG301": MOSCOW}
PORTS = [MAP.label(h) for h in bits(DATA.way_in("lend_north"))]
RAF = "VGHurri201"  # Sep I 41, alone of its kind


def delivered(*dice: int, units: dict[str, Any] | None = None, **own: Any) -> Referee:
    """What Sep I 41 brings: the unit of the RAF and nothing else."""
    ref = still({**FAR, RAF: "pool", **(units or {})}, own, turn=6, phase="soviet-initial", dice=dice)
    lend_lease.deliver(ref, ref.frame)
    return ref


@cites("SS 34.1")
@pytest.mark.parametrize(
    ("dice", "comes"), [((1, 1), False), ((1, 2), False), ((1, 3), True), ((6, 6), True)]
)
def test_an_air_unit_throws_as_any_other_item(dice: tuple[int, int], comes: bool) -> None:
    assert at(delivered(*dice), RAF) == ("delayed_soviet" if comes else "gone")


@cites("SS 34.1")
def test_without_an_open_port_it_does_not_arrive_at_all() -> None:
    assert at(delivered(axis=PORTS), RAF) == "gone"


@cites("SS 34.2")
def test_it_is_put_at_any_base_of_its_side() -> None:
    ref = delivered(6, 6)
    assert basing.homes(ref.pos, unit(RAF)).set >> MAP.hex(KIEV) & 1
    assert basing.able(ref.pos, SOVIET) == 1 << unit(RAF)


@cites("SS 34.2")
def test_in_an_isolated_port_it_waits() -> None:
    """Once a port is not isolated any more it is put at a base."""
    ref = delivered(6, 6, cut_off=[[], PORTS])
    assert at(ref, RAF) == "pool"
    kept = remembered(Situation(ref.pos)).ashore
    assert [number for number, _ in kept] == [unit(RAF)]
    lend_lease.forward_stores(ref, ref.frame)
    assert at(ref, RAF) == "pool"
    ref.note("SS 3H", cut_off=(0, 0))
    lend_lease.forward_stores(ref, ref.frame)
    assert at(ref, RAF) == "delayed_soviet"
    assert remembered(Situation(ref.pos)).ashore == ()


@cites("SS 34.2", "SS 34.5")
@pytest.mark.parametrize(("raf", "box"), [("raf", "gone"), ("soviet", "remnants")])
def test_it_is_lost_with_the_port(raf: str, box: str) -> None:
    """The unit of the RAF for good, any other to the Remnants box."""
    beside = MAP.label(next(bits_of_land(MURMANSK)))
    own = {"ashore": [[RAF, MURMANSK]], "raf": raf}
    ref = still({**FAR, RAF: "pool", "G1Inf": beside}, own, turn=7, phase="axis-movement")
    march(ref, "G1Inf", f"{beside} {MURMANSK}")
    assert at(ref, RAF) == box
    assert remembered(Situation(ref.pos)).ashore == ()


def bits_of_land(label: str) -> Any:
    return iter(bits(MAP.grid.adjacent(1 << MAP.hex(label)) & DATA.land))
