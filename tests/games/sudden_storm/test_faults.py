"""Rules whose faults other tests did not notice: each was put wrong on purpose once."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.situations import DATA, drawn, moving, remembered, until_asked
from tests.games.sudden_storm.still_situations import MAP, hexes, still, unit, units

from grognard.games.sudden_storm.law import (
    capital,
    factories,
    lend_lease,
    marching,
    nationality,
    possession,
    rail,
    regauging,
    replacements,
    supply,
    supply_check,
    territory,
    works,
)
from grognard.games.sudden_storm.law.combat import armour, forces, ground, retreat
from grognard.games.sudden_storm.law.combat.retreat_state import Retreating
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, Work, own
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits
from grognard.kernel.referee import Referee

GORKIY, MOSCOW, HELSINKI = "2A:3201", "2A:3317", "place helsinki"


def given(
    turn: int = 10, side: str = "soviet", units: Any = None, dice: list[int] | None = None, **own: Any
) -> Referee:
    return still(units or {}, own=own, turn=turn, phase=f"{side}-initial", dice=dice or [])


@cites("SS 9D.2")
def test_attackers_count_their_attack_and_defenders_their_defence() -> None:
    names = [
        one for one in DATA.roster.units if one.faces[0].attack != one.faces[0].defence and one.size == "XX"
    ]
    pos = given(units={names[0].id: MOSCOW}).pos
    face = names[0].faces[0]
    assert forces.printed_strength(pos, unit(names[0].id), True) == face.attack
    assert forces.printed_strength(pos, unit(names[0].id), False) == face.defence


@cites("SS 7A4.3")
def test_units_that_did_not_come_from_the_east_pay() -> None:
    gate = DATA.lines["rail"]
    near = MAP.labels(MAP.grid.spread(hexes(GORKIY), gate) & DATA.ussr)[0]
    t = moving("S14Rif", GORKIY, turn=4).act("rail", near)
    assert remembered(t).rail_used == (3, 0, 0)
    assert remembered(t).rail_free == 0


@cites("SS 33B2.8")
def test_a_city_that_is_won_back_waits_from_that_turn_on() -> None:
    ref = given(turn=6, side="axis")
    city = next(one.hex for one in DATA.tables.soviet_replacements if one.hex >= 0)
    possession.apply_capture(ref, AXIS, 1 << city)
    assert own(ref.pos).retaken == ()
    possession.apply_capture(ref, SOVIET, 1 << city)
    assert own(ref.pos).retaken == ((city, 6),)


@cites("SS 31.2")
def test_a_nation_that_has_surrendered_receives_no_points_and_others_do() -> None:
    for finland, rumania in (("out", "axis"), ("axis", "out"), ("axis", "axis")):
        ref = given(turn=10, side="axis", finland=finland, rumania=rumania)
        replacements.receive_axis(ref, ref.frame)
        got = {name for name, _ in own(ref.pos).pools}
        assert "german infantry" in got
        assert ("finnish infantry" in got) is (finland == "axis")
        assert ("rumanian infantry" in got) is (rumania == "axis")


@cites("SS 30A5a")
def test_a_fortress_that_was_captured_is_a_reference_city_in_combat() -> None:
    for razed, standing, city in (([], True, ""), ("place sevastopol", False, "reference_city")):
        pos = given(razed=razed).pos
        h = DATA.places["sevastopol"]
        assert ground.is_fortress_standing(pos, h) is standing
        assert ground.city_of(pos, AXIS, h) == city
        assert ("fortress" in ground.features(pos, AXIS, h)) is standing


@cites("SS 10G.1", "SS 10A2")
def test_defenders_have_no_armour_where_none_can_be_used() -> None:
    weak = armour.Share(0, 14)
    assert armour.category(weak, armour.Ground(True, True)) == armour.AECD
    assert armour.category(weak, armour.Ground(False, True)) == ""
    assert armour.category(weak, armour.Ground(True, False)) == ""


@cites("SS 10G.2", "SS 10C3.1")
def test_they_keep_their_guns_against_armour_anywhere() -> None:
    assert armour.category(armour.Share(7, 14), armour.Ground(False, False)) == armour.ATEC
    assert armour.category(armour.Share(6, 14), armour.Ground(False, False)) == ""


@cites("SS 4A1.2", "SS 12B.1")
def test_the_hexes_in_supply_are_kept_for_the_player_turn() -> None:
    for side in (AXIS, SOVIET):
        ref = given(supplied=[[], []], side=("axis", "soviet")[side])
        supply_check.check_hexes(ref, ref.frame)
        axis, soviet = own(ref.pos).supplied
        assert axis & hexes("1B:3830")
        assert soviet & hexes(MOSCOW)
        assert not axis & hexes(MOSCOW)


@cites("SS 30E.4")
def test_the_capital_does_not_return_outside_the_ussr() -> None:
    held = {"hex": -1, "state": "captured", "since": 6}
    ref = given(capital=held, soviet=HELSINKI)
    assert capital.goals(ref.pos)
    assert not capital.goals(ref.pos) & 1 << DATA.places["helsinki"]


@cites("SS 12C1")
def test_arctic_ports_of_norway_and_finland_are_sources_and_no_soviet_one() -> None:
    murmansk, narvik = 1 << DATA.places["murmansk"], 1 << DATA.places["narvik"]
    pos = given(axis="place murmansk").pos
    assert supply.sources(pos, AXIS) & narvik
    assert not supply.sources(pos, AXIS) & murmansk
    baltic = DATA.ports["baltic"] & DATA.arctic & DATA.country("finland")
    assert baltic
    assert supply.sources(pos, AXIS) & baltic == baltic


@cites("SS 7A4.6")
def test_a_point_serves_the_net_that_it_lies_on() -> None:
    owned = {"axis": "country germany finland", "at_start": "country germany finland"}
    pos = given(side="axis", **owned).pos
    assert regauging.net_at(pos, AXIS, DATA.places["warsaw"]) == rail.STANDARD_NET
    assert regauging.net_at(pos, AXIS, DATA.places["helsinki"]) == rail.FINNISH_NET
    lines = 0
    for steps in DATA.lines["rail"]:
        lines |= steps
    off = DATA.country("germany") & DATA.land & ~lines
    assert regauging.net_at(pos, AXIS, bits(off)[0]) is None
    assert regauging.net_at(pos, SOVIET, MAP.hex(MOSCOW)) == rail.SOVIET_NET


@cites("SS 14A2.1")
def test_only_what_workers_hurry_is_finished_at_the_end_of_the_player_turn() -> None:
    begun = [Work(MAP.hex(GORKIY), "fort", SOVIET, 10), Work(MAP.hex(MOSCOW), "fort", SOVIET, 10, 0, True)]
    ref = given(works=[one._asdict() for one in begun])
    works.complete_same_turn(ref, ref.frame)
    assert own(ref.pos).forts >> MAP.hex(MOSCOW) & 1
    assert [one.hex for one in own(ref.pos).works] == [MAP.hex(GORKIY)]


@cites("SS 29.2")
def test_in_the_movement_phase_the_arctic_stops_nobody() -> None:
    deep = DATA.arctic & DATA.country("finland") & DATA.land
    start = MAP.labels(deep & DATA.map.terrain["clear"] | deep & DATA.map.terrain["woods"])[0]
    t = moving(MOUNTAIN, start, turn=6)
    far = [label for label in t.may("to") if MAP.grid.distance(MAP.hex(start), MAP.hex(label)) > 1]
    assert far


MOUNTAIN = next(one.id for one in DATA.roster.units if one.kind == "mountain" and one.side == AXIS)


@cites("SS 9F1.2", "SS 8B.2")
def test_those_who_must_still_go_back_fill_no_hex() -> None:
    """SS-P49: three divisions stand there, of which two have yet to leave."""
    here = "2A:4118"
    pos = given(units=dict.fromkeys(("S14Rif", "S52Rif", "S104Rif"), here) | {"S122Rif": "2A:4119"}).pos
    going = unit("S122Rif")
    assert not retreat.has_room(pos, Retreating(1 << going, 1 << going), going, MAP.hex(here))
    more = units("S14Rif", "S52Rif", "S122Rif")
    assert retreat.has_room(pos, Retreating(more, more), going, MAP.hex(here))


@cites("SS 12D.2", "SS 12D.3")
def test_movement_is_halved_for_motorised_units_first_and_for_all_later() -> None:
    tank, foot = "G6Pz", "G1Inf"
    for marks, cm, legs in (([], 1, 1), (["unsupplied"], 2, 1), (["starving"], 2, 2)):
        pos = given(units={name: {"at": MOSCOW, "marks": marks} for name in (tank, foot)}).pos
        assert marching.allowance(pos, unit(tank)) == marching.rating(pos, unit(tank)) // cm
        assert marching.allowance(pos, unit(foot)) == marching.rating(pos, unit(foot)) // legs
    fed = given(units={tank: {"at": MOSCOW, "marks": ["starving", "fed"]}}).pos
    assert marching.allowance(fed, unit(tank)) == marching.rating(fed, unit(tank))


@cites("SS 14A.1")
def test_a_fort_may_rise_where_a_fortress_was_destroyed() -> None:
    h = 1 << DATA.places["sevastopol"]
    assert not works.sites(given().pos, works.FORT) & h
    assert works.sites(given(razed="place sevastopol").pos, works.FORT) & h


@cites("SS 30D.3")
def test_only_a_soviet_factory_moves() -> None:
    there = {"hex": "4A:1124", "state": "prepared", "since": 2}
    assert factories.movable(given(factories=[there]).pos)
    assert not factories.movable(given(factories=[there], axis=["4A:1124"]).pos)


@cites("SS 31A2.4", "SS 31A2.2")
def test_bessarabia_is_part_of_rumania_once_regained_and_not_before() -> None:
    land = DATA.area("bessarabia") & DATA.land
    assert not nationality.rumania(given().pos) & land
    now = given(bessarabia=True).pos
    assert land & ~nationality.rumania(now) == 0
    assert land & ~territory.reserve_area(now, "rumanian") == 0
    assert not territory.reserve_area(given().pos, "rumanian") & land


# -- lend-lease


@cites("SS 34.1")
def test_convoys_need_an_arctic_port_that_is_soviet_and_not_frozen() -> None:
    every = DATA.way_in("lend_north")
    warm, cold = given(weather=["snow"] * 5, cold=[1] * 5), given(weather=["snow"] * 5, cold=[2] * 5)
    assert lend_lease.ports(warm.pos) == every
    frozen = every & ~lend_lease.ports(cold.pos)
    assert frozen
    assert frozen != every
    lost = given(axis=MAP.labels(every))
    assert lend_lease.ports(lost.pos) == 0
    lend_lease.deliver(lost, lost.frame)
    assert own(lost.pos).pools == ()


def delivered(turn: int, dice: list[int], **own_: Any) -> Referee:
    ref = given(turn, dice=dice, **own_)
    lend_lease.deliver(ref, ref.frame)
    return ref


SIXES = [6] * 12


@cites("SS 34.3")
def test_the_south_brings_points_to_the_edge_of_iran_and_armour_to_the_pool() -> None:
    listed = [(e.turn, e.goods) for e in DATA.schedule if e.what == "lend_lease" and e.where == "lend_south"]
    assert listed
    south = DATA.way_in("lend_south")
    assert south & ~DATA.country("iran") == 0
    for turn, goods in listed:
        ref = delivered(turn, SIXES, soviet="country iran")
        points = [one for one in own(ref.pos).goods if one[1] == "lend_south"]
        assert bool(points) is ("resource" in {g.split()[0] for t, g in listed if t == turn})
        if goods.startswith("armor"):
            assert dict(own(ref.pos).pools)["soviet armor"] >= 20


@cites("SS 34.3")
@pytest.mark.parametrize("turn", [14, 18])
def test_points_from_the_south_are_put_down_at_the_edge(turn: int) -> None:
    t = until_asked(drawn("soviet-initial", {}, {"factories": []}, turn=turn), "at", *SIXES)
    while t.may("at") and not MAP.hexes(t.may("at")) & DATA.country("iran"):
        t.act("at", t.may("at")[0])
    assert MAP.hexes(t.may("at")) & ~DATA.way_in("lend_south") == 0
