"""Corners of chapters 12, 30 to 36: supply, nations and the economy, apart from those of each paragraph."""

from __future__ import annotations

from tests.games.sudden_storm.situations import DATA, GAME
from tests.games.sudden_storm.still_situations import still, unit, units

from grognard.games.sudden_storm.law import entries, special, supply, supply_check, territory
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, own
from grognard.kernel.changes import Moved
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame

MAP, GRID = DATA.map, DATA.map.grid
THEATRE = DATA.theatre("finnish")
INSIDE = "6A:4328"

# -- supply through Finland


def cut_off_from_the_south(*guests: str, inside: tuple[str, ...] = (), limit: int = 0) -> Referee:
    """Germans just outside the theatre, all ground south and east of them in Soviet hands and zones."""
    at = next(h for h in bits(GRID.adjacent(THEATRE) & DATA.ussr & ~DATA.arctic & ~THEATRE & ~DATA.cities))
    south = DATA.land & ~THEATRE & ~DATA.country("finland") & ~DATA.arctic & ~(1 << at)
    found = {name: MAP.label(at) for name in guests} | dict.fromkeys(inside, INSIDE)
    labels = [MAP.label(h) for h in bits(south & DATA.ussr)]
    free = {"axis": "theatre finnish & country ussr", "soviet": labels, "finnish_limit": limit}
    return still(found, own=free, phase="axis-initial")


@cites("SS 31B1.4")
def test_germans_outside_are_supplied_through_the_theatre_as_far_as_there_is_room() -> None:
    """SS-P67: five RE in all, with those inside."""
    ref = cut_off_from_the_south("G1Inf")
    assert supply.units_via_finland(ref.pos) == units("G1Inf")
    assert supply.supplied_units(ref.pos, AXIS) == units("G1Inf")
    ref = cut_off_from_the_south("G1Inf", inside=("G11Inf",))
    assert supply.supplied_units(ref.pos, AXIS) == units("G11Inf")
    ref = cut_off_from_the_south("G1Inf", inside=("G11Inf",), limit=20)
    assert supply.supplied_units(ref.pos, AXIS) == units("G1Inf", "G11Inf")
    ref = cut_off_from_the_south("G1Inf", "G603ArtR")
    assert supply.supplied_units(ref.pos, AXIS) == units("G1Inf", "G603ArtR")
    ref = cut_off_from_the_south("G1Inf", "G58Inf")  # the first of the two
    assert supply.supplied_units(ref.pos, AXIS).bit_count() == 1


@cites("SS 31B1.4")
def test_who_is_supplied_through_the_theatre_takes_room_in_it() -> None:
    ref = cut_off_from_the_south("G1Inf")
    assert territory.finnish_room(ref.pos) == 5
    supply_check.check_guests(ref, Frame("check", AXIS))
    assert own(ref.pos).guests == units("G1Inf")
    assert territory.finnish_room(ref.pos) == 2
    ref.do(Moved(unit("G1Inf"), (ref.state.where[unit("G1Inf")], MAP.hex(INSIDE)), "move", "SS 6.2"))
    assert territory.finnish_room(ref.pos) == 2  # inside it counts once


@cites("SS 31B2")
def test_nobody_is_turned_away_once_leningrad_has_fallen() -> None:
    ref = cut_off_from_the_south("G1Inf", inside=("G11Inf",))
    ref.note("SS 31B2", leningrad=True)
    assert supply.supplied_units(ref.pos, AXIS) == units("G1Inf", "G11Inf")


# -- arrivals and points


@cites("SS 33A1.5", "SS 31B1.4")
def test_eastern_reinforcements_obey_the_limit_in_the_finnish_theatre() -> None:
    """SS-P51: a city of the USSR in the theatre is closed to those for whom it has no room."""
    event = next(one for one in DATA.schedule if one.where == "east" and one.what == "arrive")
    name, city = GAME.roster[event.unit].id, "petrozavodsk"
    found = DATA.select(f"place {city}")
    assert found & THEATRE
    for inside, open_ in (((), True), (("G11Inf", "G21Inf"), False)):
        around = dict.fromkeys(inside, INSIDE)
        ref = still({name: "pool", **around}, own={"axis": f"place {city}"}, turn=event.turn)
        ref.note("SS 12B.1", supplied=(found, 0))
        assert bool(entries.entry(ref.pos, event.unit).hexes & found) is open_


@cites("SS 33B3.1", "SS 30F.3")
def test_losses_of_the_surprise_turn_give_germans_points_in_july() -> None:
    """SS-P73: the German phase of June has arrivals and oil alone, the Soviet one counts what was lost."""
    for turn, side, given in ((1, AXIS, 0), (2, AXIS, 50), (1, SOVIET, 0)):
        ref = still({}, own={"losses": [["german", 10], ["soviet", 10]]}, turn=turn)
        special.give(ref, Frame("special", side))
        assert dict(own(ref.pos).pools).get("german infantry", 0) == given
    assert dict(own(ref.pos).quotas)[special.LEFT] == 40
