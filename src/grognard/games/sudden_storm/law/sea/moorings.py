"""27B1 and 28D3. Ships that cannot leave where they are, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AT_SEA, AXIS, SOVIET, own
from grognard.games.sudden_storm.law.sea.ports import ships_of
from grognard.games.sudden_storm.law.weather_areas import frozen_coast
from grognard.kernel.cite import rule
from grognard.kernel.state import Position, UnitSet


class MooringBar(NamedTuple):
    """Ships that one paragraph holds fast."""

    cite: str
    units: UnitSet
    what: str  # the message that says so


@rule("SS 27B1.4", "SS 27B1.5", "SS 27F.1", "SS 28D3.2")
def mooring_bars(pos: Position, side: int) -> Iterator[MooringBar]:
    data, mine, at_sea = book(pos).data, ships_of(pos, side), pos.state.marks[AT_SEA]
    yield MooringBar("SS 27B1.5", data.lame_ships & mine, "ss-why-ship-lame")
    yield MooringBar("SS 27F.1", own(pos).mended & mine, "ss-why-ship-mended")
    ice = frozen_coast(pos)
    if ice:
        yield MooringBar("SS 28D3.2", mine & ~at_sea & pos.units_in(ice), "ss-why-ship-frozen")
    if side == AXIS:
        watched = pos.hexes_of(ships_of(pos, SOVIET) & at_sea)
        in_port = mine & ~at_sea  # who has fled to sea may sail on
        yield MooringBar("SS 27B1.4", in_port & pos.units_in(watched), "ss-why-ship-blockaded")
