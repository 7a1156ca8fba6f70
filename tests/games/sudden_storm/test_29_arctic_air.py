"""29 and 12F. Flights from bases in the Arctic are paid for with resource points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.sudden_storm.aircraft import KIRKENES, KONIGSBERG, MURMANSK, names
from tests.games.sudden_storm.situations import remembered
from tests.games.sudden_storm.still_situations import MAP, hexes, still, unit

from grognard.games.sudden_storm.law import stocks
from grognard.games.sudden_storm.law.air import bases
from grognard.games.sudden_storm.law.names import AXIS, SOVIET
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices, run
from grognard.kernel.referee import Referee
from grognard.testing.table import Situation

FAR = {"S73Rif": "7A:4801", "G603ArtR": "1B:3830"}
NAMSOS, TRONDHEIM, MOSJOEN = "5B:2228", "5B:2532", "5B:1823"
FLEET = [f"LJu88A{n:02}" for n in range(1, 13)]


def dump(h: str, side: str = "axis", points: int = 2) -> dict[str, Any]:
    return {"hex": h, "side": side, "points": points}


def northern(stocked: Sequence[dict[str, Any]], at: str = TRONDHEIM, **own: Any) -> Referee:
    """Twelve bombers at Trondheim, which has an airfield and so more capacity than the city alone."""
    units = {**FAR, **dict.fromkeys(FLEET, at), "LMe109F01": KONIGSBERG}
    return still(units, {"stocks": list(stocked), **own}, phase="axis-movement")


def left(ref: Referee) -> int:
    return sum(stocks.points_in(ref.pos, AXIS, h) for h in hexes_of(ref))


def hexes_of(ref: Referee) -> list[int]:
    return [one.hex for one in remembered(Situation(ref.pos)).stocks]


def fly(ref: Referee, many: int, mission: str = "bombing") -> list[int]:
    """The points that are left after each take-off."""
    found = []
    for name in FLEET[:many]:
        bases.take_off(ref, unit(name), mission)
        found.append(left(ref))
    return found


@cites("SS 29.6", "SS 12F.1")
def test_the_first_the_sixth_and_the_eleventh_cost_a_point() -> None:
    """SS-P88."""
    ref = northern([dump(KIRKENES, points=4)])
    assert fly(ref, 12) == [3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1]


@cites("SS 29.6")
@pytest.mark.parametrize("mission", ["transfer", "staging", "interception"])
def test_transfers_and_interceptions_are_free(mission: str) -> None:
    ref = northern([dump(KIRKENES, points=4)])
    assert fly(ref, 6, mission) == [4] * 6
    assert not bases.counts_for_arctic(ref.pos, unit("LJu88A01"), mission)


@cites("SS 29.6")
def test_only_the_base_matters() -> None:
    """A unit from outside the Arctic pays nothing, wherever it flies."""
    ref = northern([dump(KIRKENES)])
    assert not bases.counts_for_arctic(ref.pos, unit("LMe109F01"), "bombing")
    bases.take_off(ref, unit("LMe109F01"), "bombing")
    assert left(ref) == 2


@cites("SS 29.7")
def test_a_point_serves_five_wherever_they_are() -> None:
    units = {**FAR, "LJu88A01": TRONDHEIM, "LJu88A02": KIRKENES, "LJu88A03": NAMSOS}
    ref = still(units, {"stocks": [dump(MOSJOEN)]}, phase="axis-movement")
    assert fly(ref, 3) == [1, 1, 1]


@cites("SS 29.7")
@pytest.mark.parametrize("cut", [False, True])
def test_points_outside_the_arctic_or_isolated_serve_nobody(cut: bool) -> None:
    where = KIRKENES if cut else KONIGSBERG
    ref = northern([dump(where)], cut_off=[[KIRKENES] if cut else [], []])
    barred = [bar for bar in bases.takeoff_bars(ref.pos, AXIS, "bombing") if bar.cite == "SS 29.7"]
    assert names(barred[0].out) == sorted(FLEET)
    assert not [bar for bar in bases.takeoff_bars(ref.pos, AXIS, "transfer") if bar.cite == "SS 29.7"]
    served = northern([dump(KIRKENES)])
    assert not [bar for bar in bases.takeoff_bars(served.pos, AXIS, "bombing") if bar.cite == "SS 29.7"]


@cites("SS 29.7")
def test_the_enemys_points_do_not_serve() -> None:
    ref = northern([dump(MURMANSK, "soviet")])
    assert [bar.cite for bar in bases.takeoff_bars(ref.pos, AXIS, "bombing")] == ["SS 29.7"]
    assert not bases.points(ref.pos, AXIS)
    assert bases.points(ref.pos, SOVIET) == hexes(MURMANSK)


@cites("SS 29.7")
def test_of_several_hexes_the_owner_says_which_pays() -> None:
    ref = northern([dump(KIRKENES), dump(MOSJOEN)])
    assert fly(ref, 2) == [4, 4]
    run(ref)
    t = Situation(ref.pos)
    assert choices(t.pos).prompt == "ss-air-provision"
    assert t.may("provide") == sorted([KIRKENES, MOSJOEN])
    assert t.refusals("provide", TRONDHEIM) == ["SS 29.7"]
    t.act("provide", MOSJOEN)
    assert stocks.points_in(t.pos, AXIS, MAP.hex(MOSJOEN)) == 1
    assert t.phase == "axis-movement"


@cites("SS 29.6")
def test_the_count_begins_anew_with_the_phase() -> None:
    ref = northern([dump(KIRKENES, points=4)])
    fly(ref, 1)
    bases.begin_phase(ref, ref.frame)
    assert fly(ref, 1) == [2]
