"""16. Air units: fighters and bombers, active and inactive."""

from __future__ import annotations

from tests.games.sudden_storm.aircraft import INDEX, KONIGSBERG, MINSK, MOSCOW, idle, names
from tests.games.sudden_storm.situations import DATA, GAME
from tests.games.sudden_storm.still_situations import still, unit

from grognard.games.sudden_storm.law import movers, stocks
from grognard.games.sudden_storm.law.air import air_losses, bases
from grognard.games.sudden_storm.law.names import AXIS, INACTIVE, MISSIONS, SOVIET
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits


@cites("SS 16A", "SS 23E")
def test_types_f_and_nf_are_fighters_and_all_others_bombers() -> None:
    """E66: a night fighter is a fighter."""
    found = {DATA.plane(n).type: DATA.plane(n).is_fighter for n in bits(DATA.planes)}
    assert found == {"F": True, "NF": True, "A": False, "B": False, "D": False}
    assert GAME.roster[INDEX["VPe3bis01"]].kind == "fighter"
    assert GAME.roster[INDEX["LJu87B01"]].kind == "bomber"


@cites("SS 16A", "SS 27A1")
def test_aircraft_and_ships_are_no_units_on_land() -> None:
    assert not DATA.planes & (DATA.of_side[AXIS] | DATA.of_side[SOVIET] | DATA.combat_units)
    assert (DATA.planes.bit_count(), DATA.ships.bit_count()) == (176, 28)


@cites("SS 16B1")
def test_an_inactive_unit_flies_no_mission() -> None:
    ref = still({"LMe109F01": KONIGSBERG, "LMe109F02": idle(KONIGSBERG), "VMiG301": MINSK})
    assert names(bases.units_at_base(ref.pos, AXIS)) == ["LMe109F01", "LMe109F02"]
    assert names(bases.active(ref.pos, AXIS)) == ["LMe109F01"]
    barred = {bar.cite: names(bar.out) for bar in bases.takeoff_bars(ref.pos, AXIS, "escort")}
    assert barred == {"SS 16B1": ["LMe109F02"]}
    air_losses.make_inactive(ref, unit("LMe109F01"), "SS 20B2")
    assert not bases.active(ref.pos, AXIS)
    air_losses.make_inactive(ref, unit("LMe109F01"), "SS 20B2")
    assert len([one for one in ref.changes if getattr(one, "mark", -1) == INACTIVE]) == 1


@cites("SS 16B2")
def test_a_unit_in_the_air_is_in_its_target_hex_and_at_no_base() -> None:
    """E52: the target of ground support is the hex of the enemy units that are bombed."""
    flight = {"unit": "LJu87B01", "mission": "support", "base": KONIGSBERG}
    units = {"LJu87B01": "1B:2819", "S14Rif": "1B:2819", "LJu87B02": KONIGSBERG}
    ref = still(units, {"flights": [flight]})
    assert names(bases.units_at_base(ref.pos, AXIS)) == ["LJu87B02"]
    assert names(bases.planes(ref.pos, AXIS)) == ["LJu87B01", "LJu87B02"]
    assert bases.flights(ref.pos)[unit("LJu87B01")].base == GAME.map.hex(KONIGSBERG)
    air_losses.land(ref, unit("LJu87B01"), GAME.map.hex(KONIGSBERG), "SS 18.3")
    assert names(bases.units_at_base(ref.pos, AXIS)) == ["LJu87B01", "LJu87B02"]
    assert not bases.flights(ref.pos)


@cites("SS 24")
def test_nothing_is_carried_by_air_and_nobody_jumps() -> None:
    """Neither points nor troops; airborne troops go on foot, and no mission is for them."""
    own = {"stocks": [{"hex": MOSCOW, "side": "soviet", "points": 3}]}
    ref = still({"VPe801": MOSCOW, "S73Rif": MOSCOW}, own)
    assert stocks.limit(ref.pos, unit("VPe801")) == 0
    assert stocks.room(ref.pos, unit("VPe801")) == 0
    assert stocks.room(ref.pos, unit("S73Rif")) == 3
    airborne = DATA.of_kind["parachute"] | DATA.of_kind["airlanding"]
    infantry = DATA.movers[unit("G1Inf")]
    assert airborne
    assert {DATA.movers[n] for n in bits(airborne)} == {infantry}
    assert not movers.movable(ref.pos, SOVIET).set & DATA.planes
    assert not {"drop", "transport", "supply"} & set(MISSIONS)
