"""27B2. Gunfire of Soviet warships in attack and in defence."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.fights import (
    CRT,
    around,
    joined,
    odds,
    strengths,
)
from tests.games.sudden_storm.ships import LAME, MARAT, PARIS, RIFLES
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered, until_asked

from grognard.games.sudden_storm.law.combat.odds import overrun_odds, read
from grognard.games.sudden_storm.law.names import PRIMARY, SECONDARY
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

ODESSA = "3B:2510"
AVRORA, KRYM, UKRAINA = "SAvrora", "SKrasnyyKrym", "SChervonaUkraina"
SHORE = [one for one in around(ODESSA) if DATA.land >> GAME.map.hex(one) & 1]
TARGET = SHORE[0]  # beside Odessa, and so a hex from ships in its port
SEA = GAME.map.labels(DATA.map.terrain["sea"] & DATA.map.grid.ring(1 << GAME.map.hex(TARGET), 2))[0]
FAR = GAME.map.labels(DATA.map.terrain["sea"] & DATA.map.grid.ring(1 << GAME.map.hex(TARGET), 3))[0]
GUNS = ["SLeni1ArtB", "SLeni2ArtB", "SLeni3ArtB", "SLeni4ArtB"]
FUEL = {"fuelled": [PARIS, KRYM, UKRAINA, MARAT, LAME]}


def attack(*ships: str, at: str = ODESSA, units: str = RIFLES, **more: Any) -> Situation:
    """Soviets in Odessa attack the hex beside it; ships lie somewhere, and have fuel."""
    given: dict[str, Any] = {**dict.fromkeys(units.split(), ODESSA), "G1Inf": TARGET}
    given |= dict.fromkeys(ships, at) | more.pop("others", {})
    own = {**FUEL, **more.pop("own", {})}
    return joined(drawn("soviet-combat", given, own, **more), TARGET, units)


def plain() -> float:
    return strengths(attack())[0]


# -- range and strength


@cites("SS 27B2.1", "SS 9A1")
def test_guns_add_half_of_what_they_print() -> None:
    """The Parizhskaya Kommuna: 10 and 2, so 6 at a hex's distance."""
    one = DATA.ship(GAME.roster.index[PARIS])
    t = attack(PARIS)
    t.act("fire", PARIS)
    assert strengths(t)[0] == plain() + (one.primary + one.secondary) / 2


@cites("SS 27B2.1")
@pytest.mark.parametrize(("at", "more"), [(SEA, 5), (FAR, None)])
def test_primary_guns_reach_two_hexes_and_the_others_one(at: str, more: float | None) -> None:
    t = attack(PARIS, at=at)
    if more is None:
        assert not t.may("fire")
        return
    t.act("fire", PARIS)
    assert strengths(t)[0] == plain() + more


@cites("SS 27B2.1")
def test_intermediate_guns_reach_one_hex() -> None:
    assert DATA.ship(GAME.roster.index[KRYM]).intermediate == 4
    t = attack(KRYM)
    t.act("fire", KRYM)
    assert strengths(t)[0] == plain() + 2
    assert not attack(KRYM, at=SEA).may("fire")


# -- 27B2.3: limits


@cites("SS 27B2.3")
def test_ships_fire_in_support_of_units_alone() -> None:
    """Nobody can attack with ships: without an attacker they are not named."""
    t = drawn("soviet-combat", {PARIS: ODESSA, RIFLES: ODESSA, "G1Inf": TARGET})
    t.act("target", TARGET)
    assert not t.may("fire")
    t = drawn("soviet-combat", {PARIS: ODESSA, "G1Inf": TARGET})
    assert TARGET not in t.may("target")


@cites("SS 27B2.3")
def test_each_gun_fires_once_in_a_phase() -> None:
    """The primary guns at one hex, the others at the next."""
    other = next(h for h in SHORE[1:] if h in around(ODESSA))
    units = {RIFLES: ODESSA, "S100Rif": ODESSA, "G1Inf": TARGET, "G11Inf": other, PARIS: ODESSA}
    t = joined(drawn("soviet-combat", units, FUEL), TARGET, RIFLES)
    t.act("fire_primary", PARIS)
    t = until_asked(t.act("attack", dice=[4]), "target")
    assert dict(remembered(t).fired) == {GAME.roster.index[PARIS]: PRIMARY}
    t.act("target", other)
    t.act("join", "S100Rif")
    assert not t.may("fire_primary")
    t.act("fire", PARIS)
    assert t.refusals("fire", PARIS) == ["SS 27B2.3"]
    assert [one.guns for one in t.pos.frame.memo.ships] == [SECONDARY]


@cites("SS 27B2.3", "SS 9D.3")
@pytest.mark.parametrize("die", range(1, 7))
def test_no_result_of_combat_touches_a_ship(die: int) -> None:
    t = attack(PARIS).act("fire", PARIS).act("attack", dice=[die])
    assert t.at(PARIS) == ODESSA
    assert t.pos.state.steps[GAME.roster.index[PARIS]] == 4


@cites("SS 27B2.2", "SS 9D.3")
def test_gunfire_does_not_count_in_exchanges() -> None:
    """Rifles of 5 with all the guns of the fleet are still the weaker side against a division of 8."""
    exchange = next(die for die in range(1, 7) if result_of(die) in ("EX", "HX"))
    t = attack(PARIS, KRYM, UKRAINA)
    for ship in (PARIS, KRYM, UKRAINA):
        t.act("fire", ship)
    t.act("attack", dice=[exchange])
    assert t.at(RIFLES) != ODESSA or t.pos.state.steps[GAME.roster.index[RIFLES]] == 1


def result_of(die: int) -> str:
    t = attack(PARIS, KRYM, UKRAINA)
    for ship in (PARIS, KRYM, UKRAINA):
        t.act("fire", ship)
    found = odds(t)
    return read(CRT, die + found.modifier, found.column)


# -- 27B2.2: as artillery


@cites("SS 27B2.2", "SS 14B.2")
def test_each_ship_is_an_re_of_artillery() -> None:
    """A division (3 RE) carries three of four ships: the weakest is in excess, and counts a point flat."""
    ships = (PARIS, KRYM, UKRAINA, "SVoroshilov")
    own = {"fuelled": [*ships]}
    t = attack(*ships, own=own)
    for ship in ships:
        t.act("fire", ship)
    six = DATA.ship(GAME.roster.index["SVoroshilov"])
    best = 6 + 2 + (six.primary + six.secondary) / 2
    assert strengths(t)[0] == plain() + best + 1


@cites("SS 27B2.2", "SS 14B.2")
def test_artillery_and_ships_are_counted_together() -> None:
    """Two RE of artillery and two ships beside a division: the weakest of the four is in excess."""
    units = " ".join((RIFLES, *GUNS[:2]))
    alone = strengths(attack(units=units))[0]
    t = attack(PARIS, KRYM, units=units)
    t.act("fire", PARIS).act("fire", KRYM)
    assert strengths(t)[0] == alone + 6 + 1


@cites("SS 27B2.2")
def test_in_an_attack_from_two_hexes_ships_go_where_there_is_room() -> None:
    """Guns in one hex beyond their RE, a division in the other: the ship counts with the division."""
    second = next(h for h in around(TARGET) if DATA.land >> GAME.map.hex(h) & 1 and h != ODESSA)
    units = {"S100Rif": ODESSA, GUNS[0]: second, PARIS: ODESSA, "G1Inf": TARGET}
    t = joined(drawn("soviet-combat", units, FUEL), TARGET, f"S100Rif {GUNS[0]}")
    before = strengths(t)[0]
    t.act("fire", PARIS)
    assert strengths(t)[0] == before + 6


# -- 27B2.5, 27B3.2, 27B1.5


@cites("SS 27B2.5")
def test_a_ship_that_has_carried_supply_does_not_fire() -> None:
    t = attack(PARIS, KRYM, own={"carriers": [PARIS]})
    assert t.refusals("fire", PARIS) == ["SS 27B2.5"]
    assert t.can("fire", KRYM)


@cites("SS 27F.1")
def test_nor_does_one_that_was_repaired() -> None:
    t = attack(PARIS, KRYM, own={"mended": [PARIS]})
    assert t.refusals("fire", PARIS) == ["SS 27F.1"]


@cites("SS 27B3.2")
def test_without_fuel_guns_are_halved_again() -> None:
    t = attack(PARIS, own={"fuelled": []})
    t.act("fire", PARIS)
    assert strengths(t)[0] == plain() + 3


@cites("SS 27B1.5")
def test_a_ship_that_cannot_move_fires() -> None:
    """The Petropavlovsk at Leningrad."""
    beside = next(
        h
        for h in around("2A:0931")
        if DATA.land >> GAME.map.hex(h) & 1 and not DATA.major_cities >> GAME.map.hex(h) & 1
    )
    units = {LAME: "2A:0931", RIFLES: "2A:0931", "G1Inf": beside}
    t = joined(drawn("soviet-combat", units, FUEL), beside, RIFLES)
    before = strengths(t)[0]
    t.act("fire", LAME)
    assert strengths(t)[0] == before + 1.5


# -- 27B2.4: in defence


def assault(*ships: str, at: str = ODESSA, **more: Any) -> Situation:
    units: dict[str, Any] = {RIFLES: ODESSA, "G1Inf": TARGET, **dict.fromkeys(ships, at)}
    return drawn("axis-combat", {**units, **more.pop("others", {})}, **more)


@cites("SS 27B2.4", "SS 9A2", "SS 27B2.1")
def test_ships_are_allotted_to_hexes_before_the_german_attacks() -> None:
    t = assault(PARIS)
    assert t.who == "soviet"
    t.act("gunner", PARIS).act("cover", ODESSA).act("done")
    assert t.who == "axis"
    t = joined(t, ODESSA, "G1Inf")
    bare = joined(assault(), ODESSA, "G1Inf")
    assert strengths(t)[1] == strengths(bare)[1] + 6


@cites("SS 27B2.4")
def test_they_fire_at_no_other_hex_in_that_phase() -> None:
    """Allotted to Odessa, the ship does nothing for the hex beside it."""
    near = next(h for h in SHORE if h != TARGET)
    t = assault(PARIS, others={"S100Rif": near})
    t.act("gunner", PARIS).act("cover", ODESSA)
    assert t.refusals("gunner", PARIS) == ["SS 27B2.4"]
    t.act("done")
    with_ship = strengths(joined(t, near, "G1Inf"))[1]
    free = assault(PARIS, others={"S100Rif": near}).act("done")
    assert with_ship == strengths(joined(free, near, "G1Inf"))[1]


@cites("SS 27B2.4")
def test_a_ship_that_is_allotted_may_be_released_again() -> None:
    t = assault(PARIS)
    t.act("gunner", PARIS).act("cover", ODESSA).act("uncover", PARIS)
    assert t.can("gunner", PARIS)
    assert not remembered(t).covers


@cites("SS 27B2.4", "SS 27B2.3")
def test_ships_support_hexes_with_units_in_range_alone() -> None:
    t = assault(PARIS)
    t.act("gunner", PARIS)
    assert t.may("cover") == [ODESSA]
    assert t.refusals("cover", TARGET) == ["SS 27B2.1"]


@cites("SS 27B2.4")
def test_nobody_is_asked_where_no_gun_reaches_the_front() -> None:
    assert assault(PARIS, at="3B:3704").who == "axis"
    assert assault(KRYM, at="3B:3704").who == "axis"


@cites("SS 27B2.2", "SS 14B.1")
def test_in_defence_they_count_with_the_hex_they_support() -> None:
    """A brigade (1 RE) and two ships: one of them is in excess, and counts a point."""
    units = {RIFLES: "2A:0931", "S1NvMarB": ODESSA, "G1Inf": TARGET, PARIS: ODESSA, KRYM: ODESSA}
    t = drawn("axis-combat", units)
    for ship in (PARIS, KRYM):
        t.act("gunner", ship).act("cover", ODESSA)
    t = joined(t.act("done"), ODESSA, "G1Inf")
    brigade = GAME.roster[GAME.roster.index["S1NvMarB"]].defence
    assert strengths(t)[1] == brigade + 6 + 1


@cites("SS 27B3.2")
def test_in_the_german_turn_those_who_had_no_fuel_in_their_own_are_halved() -> None:
    t = assault(PARIS, own={"dry": [PARIS]})
    t.act("gunner", PARIS).act("cover", ODESSA).act("done")
    wet = assault(PARIS)
    wet.act("gunner", PARIS).act("cover", ODESSA).act("done")
    assert strengths(joined(wet, ODESSA, "G1Inf"))[1] - strengths(joined(t, ODESSA, "G1Inf"))[1] == 3


@cites("SS 27B2.3")
def test_ships_do_not_help_against_overruns() -> None:
    """The odds of an overrun are the same with a ship allotted to the hex."""
    covered = {"covers": [[PARIS, PRIMARY | SECONDARY, ODESSA]]}
    found = [
        overrun_odds(
            drawn("axis-movement", {"S1NvMarB": ODESSA, PARIS: ODESSA, "G1Inf": TARGET}, own).pos,
            1 << GAME.roster.index["G1Inf"],
            GAME.map.hex(ODESSA),
        )
        for own in ({}, covered)
    ]
    assert found[0] == found[1]
