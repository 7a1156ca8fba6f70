"""12E2 and 27D. Supply carried by ships, landed and drawn on."""

from __future__ import annotations

from typing import Any

from tests.games.sudden_storm.ships import GERMAN, MARINES, PARIS, RIFLES, at_sea, fleet, germans, soviets
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered, until, until_asked
from tests.games.sudden_storm.still_situations import still

from grognard.games.sudden_storm.law.names import SOVIET
from grognard.games.sudden_storm.law.supply import overland
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.testing.table import Situation

KAVKAZ, BATUM, ODESSA, SEVASTOPOL = "SKrasnyyKavkaz", "9A:0632", "3B:2510", "3B:3704"
KONIGSBERG = "1B:2627"
RING = GAME.map.labels(GAME.map.grid.ring(1 << GAME.map.hex(ODESSA), 3) & DATA.land)
ENEMIES = [one.id for one in GAME.roster.units if one.kind == "infantry" and one.more.nation == "german"][:12]


# -- 27D: loading


@cites("SS 27D.1", "SS 27A5")
def test_five_re_of_supply_are_one_re_of_cargo_and_of_the_port() -> None:
    t = fleet(soviets({PARIS: SEVASTOPOL}), PARIS)
    t.act("load_supply").act("load_supply")
    assert not t.may("load_supply")
    t.act("land", ODESSA)
    assert [(GAME.map.label(one.hex), one.re) for one in remembered(t).landed] == [(ODESSA, 10)]
    assert dict(remembered(t).port_loads) == {GAME.map.hex(SEVASTOPOL): 2, GAME.map.hex(ODESSA): 2}


@cites("SS 27D.2")
def test_supply_is_loaded_where_a_line_led_to_a_source_in_the_initial_phase() -> None:
    fed = {"supplied": [[], [SEVASTOPOL]]}
    t = fleet(soviets({PARIS: SEVASTOPOL}, own=fed), PARIS)
    assert t.can("load_supply")
    t = fleet(soviets({PARIS: SEVASTOPOL}, own={"supplied": [[], [ODESSA]]}), PARIS)
    assert not t.may("load_supply")


@cites("SS 27D.2")
def test_or_from_a_beach_that_a_railway_alone_joins_to_one() -> None:
    t = fleet(soviets({PARIS: at_sea("3B:3503")}, own={"supplied": [[], ["3B:3503"]]}), PARIS)
    assert not t.may("load_supply")
    t = fleet(soviets({PARIS: at_sea("3B:3503")}, own={"railheads": ["3B:3503"]}), PARIS)
    t.act("load_supply").act("land", SEVASTOPOL)
    assert [one.re for one in remembered(t).landed] == [5]


@cites("SS 27D.2")
def test_railheads_are_found_in_the_initial_phase_of_their_side() -> None:
    """In the north-west of Russia, with all cities Soviet: Leningrad is one, Kardla on its island is not."""
    t = drawn("soviet-initial", {PARIS: SEVASTOPOL}, turn=4, dice=[6] * 400)
    t = until(t, "soviet-movement", *[6] * 400)
    found = remembered(t).railheads
    assert found >> GAME.map.hex("2A:0931") & 1
    assert not found >> GAME.map.hex("1B:0816") & 1


@cites("SS 27A3.2", "SS 27D.2")
def test_ports_off_the_map_are_always_in_supply() -> None:
    t = fleet(germans({GERMAN: "germany"}, own={"supplied": [[], []]}), GERMAN)
    t.act("load_supply").act("land", KONIGSBERG)
    assert [(one.side, one.re) for one in remembered(t).landed] == [(0, 5)]


# -- 12E2: on land


def besieged(landed: int, *units: str, phase: str = "soviet-initial", **own: Any) -> Situation:
    """Odessa is shut in by a ring of Germans; so much supply has been landed there."""
    ring = dict(zip(ENEMIES, RING, strict=False))
    marks = {"landed": [{"hex": ODESSA, "side": "soviet", "re": landed}]} if landed else {}
    lost = list(RING)
    return drawn(
        phase,
        {**ring, **dict.fromkeys(units, ODESSA)},
        {**marks, "axis": lost, **own},
        turn=4,
        dice=[6] * 400,
    )


def fed(t: Situation) -> set[str]:
    return set(t.units_marked("fed"))


@cites("SS 12E2.2")
def test_units_draw_on_what_was_landed_up_to_so_many_re() -> None:
    """E43: five RE of supply, six RE of units."""
    t = besieged(5, RIFLES, "S100Rif")
    t = until_asked(t, "draw")
    t.act("draw", "S100Rif")
    assert t.refusals("draw", RIFLES) == ["SS 12E2.2"]
    t = until(t.act("done"), "soviet-movement", *[6] * 400)
    assert fed(t) == {"S100Rif"}


@cites("SS 12E2.2")
def test_nobody_is_asked_where_there_is_enough() -> None:
    t = until(besieged(6, RIFLES, "S100Rif"), "soviet-movement", *[6] * 400)
    assert fed(t) == {RIFLES, "S100Rif"}
    t = until(besieged(0, RIFLES, "S100Rif"), "soviet-movement", *[6] * 400)
    assert fed(t) == set()


@cites("SS 12E2.2")
def test_the_line_is_an_overland_one_and_no_longer() -> None:
    """Farther than the special line of a truck, and no farther than an overland one."""
    start = GAME.map.hex(ODESSA)
    marks = {
        "landed": [{"hex": ODESSA, "side": "soviet", "re": 9}],
        "axis": "country ussr - place odessa",
    }
    ref = still({}, marks, turn=4)
    near = {one: overland(ref.pos, SOVIET, 1 << start, one) for one in ("overland", "special")}
    usual = near["overland"] & ~near["special"] & DATA.land
    beyond = DATA.map.grid.adjacent(near["overland"]) & ~near["overland"] & DATA.land & DATA.ussr
    for h, feeds in ((bits(usual)[0], True), (bits(beyond)[0], False)):
        t = drawn("soviet-initial", {RIFLES: GAME.map.label(h)}, marks, turn=4, dice=[6] * 400)
        assert (RIFLES in fed(until(t, "soviet-movement", *[6] * 400))) == feeds


@cites("SS 12E2.1")
def test_it_stays_to_the_end_of_the_next_friendly_initial_phase() -> None:
    """Through the German initial phase, where it serves, to the end of the Soviet one (SS-R7)."""
    t = until(besieged(6, RIFLES, phase="axis-initial"), "axis-movement", *[6] * 400)
    assert fed(t) == {RIFLES}
    assert [one.re for one in remembered(t).landed] == [6]
    t = until(besieged(6, RIFLES), "soviet-movement", *[6] * 400)
    assert not remembered(t).landed


@cites("SS 12E2.1", "SS 27D.1")
def test_what_ships_land_feeds_units_in_the_next_phases() -> None:
    ring = dict(zip(ENEMIES, RING, strict=False))
    t = fleet(soviets({PARIS: SEVASTOPOL, RIFLES: ODESSA, **ring}, own={"axis": RING}), PARIS)
    t.act("load_supply").act("land", ODESSA)
    t = until(t, "axis-movement", *[6] * 400)
    assert RIFLES in fed(t)


@cites("SS 27B2.5")
def test_the_guns_of_a_ship_that_has_carried_supply_are_silent() -> None:
    t = fleet(soviets({PARIS: SEVASTOPOL, MARINES: ODESSA}), PARIS)
    t.act("load_supply").act("land", ODESSA)
    assert remembered(t).carriers == 1 << GAME.roster.index[PARIS]
    assert bits(remembered(t).carriers)
