"""Corners of chapters 9, 10, 14 and 28: combats apart from those of each paragraph."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sudden_storm.fights import (
    EAST,
    PLAIN,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    attack,
    battle,
    column,
    dice,
    facing,
    joined,
    names,
    resolved,
    steps,
    strengths,
)
from tests.games.sudden_storm.situations import DATA, GAME, drawn

from grognard.games.sudden_storm.law.combat import winter
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits
from grognard.testing.table import Situation

MAP, GRID = DATA.map, DATA.map.grid
LATER = {"G58Inf": "1B:3016", "S168Rif": "1B:3015"}  # keeps the phase open
PANZER, PANZERS = "G6Pz", "G6Pz G8Pz G7Pz"
FOOT = "G1Inf G11Inf"
BRIGADE, TRUCK = "S2ArtB", "G1Trk"
AXIS_LAND = {"axis": "country ussr", "neutral": []}


def free(t: Situation) -> list[str]:
    return t.may("lose")


# -- what counts


@cites("SS 9A1", "SS 3C2")
def test_hunger_and_a_river_quarter_an_attack() -> None:
    """Seven halved by want of supply and halved by the river."""
    a, b = next(
        (a, b)
        for a in bits(MAP.terrain["clear"] & DATA.ussr & ~DATA.arctic & ~DATA.cities)
        for d, b in GRID.neighbours(a)
        if MAP.terrain["clear"] >> b & 1
        and MAP.sides["river"][d] >> a & 1
        and not DATA.cities >> b & 1
        and (DATA.ussr & ~DATA.arctic) >> b & 1
    )
    units = {"G11Inf": {"at": MAP.label(a), "marks": ["unsupplied"]}, "S14Rif": MAP.label(b)}
    t = joined(drawn("axis-combat", units, AXIS_LAND), MAP.label(b), "G11Inf")
    attack_printed = GAME.roster[GAME.roster.index["G11Inf"]].faces[0].attack
    assert strengths(t)[0] == attack_printed / 4


@cites("SS 9C.EX", "SS 9D.2")
def test_halved_attackers_may_still_be_the_stronger_side_of_an_exchange() -> None:
    """Seven or eight against six at one to one: as printed it is twice as much, and the defender is lost."""
    hungry = {unit: {"at": WEST, "marks": ["unsupplied"]} for unit in FOOT.split()}
    t = joined(facing(FOOT, "S70Rif", others=LATER, as_=hungry), PLAIN, FOOT)
    assert column(t) == "1-1"
    t = resolved(t, "EX")
    assert t.at("S70Rif") == "" or steps(t, "S70Rif") == 1
    assert t.who == "soviet" or t.may("lose") == ["G11Inf", "G1Inf"]


@cites("SS 9B1", "SS 9B5")
def test_who_attacked_in_vain_does_not_attack_again_nor_is_that_hex_attacked_again() -> None:
    t = facing(f"{FOOT} G58Inf", "S14Rif S70Rif", others={"S168Rif": SOUTH_WEST})
    t = joined(t, PLAIN, "G1Inf")
    found = resolved(t, "NE")
    assert found.refusals("target", PLAIN) == ["SS 9B1"]


@cites("SS 9B1")
def test_attackers_who_stood_by_attack_another_hex() -> None:
    t = facing(f"{FOOT} G58Inf", "S14Rif", others={"S168Rif": SOUTH_WEST, "S70Rif": EAST})
    t = resolved(joined(t, PLAIN, "G1Inf G11Inf"), "DR")
    assert t.who == "soviet"


# -- artillery, trucks


@cites("SS 14B.2")
def test_guns_of_two_hexes_are_counted_each_by_itself() -> None:
    """One gun with a division counts whole, two alone in another hex count one together."""
    guns = [u for u in GAME.roster.units if u.side == 0 and u.more.artillery and u.more.nation == "german"][
        :3
    ]
    at = {guns[0].id: WEST, guns[1].id: SOUTH_WEST, guns[2].id: SOUTH_WEST, "G1Inf": WEST}
    t = drawn("axis-combat", {**at, "S14Rif": PLAIN}, AXIS_LAND)
    t = joined(t, PLAIN, " ".join(at))
    division = GAME.roster[GAME.roster.index["G1Inf"]].faces[0].attack
    assert strengths(t)[0] == division + guns[0].faces[0].attack + 1


@cites("SS 14D.1", "SS 9C.AE")
def test_a_truck_dies_with_the_attackers_it_goes_with() -> None:
    t = attack(f"G1Inf {TRUCK}", "S14Rif S70Rif S168Rif", others={"G58Inf": "1B:3016", "S72MtR": "1B:3015"})
    t = resolved(t, "AE")
    assert t.at(TRUCK) not in (WEST, PLAIN)
    assert steps(t, "G1Inf") == 1


@cites("SS 9F1.4", "SS 14D.3")
def test_a_truck_driven_into_a_zone_is_lost_where_its_division_falls_to_a_cadre() -> None:
    foes = {"S70Rif": SOUTH_EAST, "S72MtR": EAST, **{k: v for k, v in LATER.items() if k != "G58Inf"}}
    tanks = "S10Tk S32Tk S8Tk"
    units = {**dict.fromkeys(tanks.split(), WEST), "G1Inf": PLAIN, TRUCK: PLAIN, **foes}
    t = resolved(joined(drawn("soviet-combat", units), PLAIN, tanks), "DR")
    while "unit" in choices(t.pos).verbs or "back" in choices(t.pos).verbs:
        verb = "unit" if "unit" in choices(t.pos).verbs else "back"
        t.act(verb, t.may(verb)[0])
        if t.who == "soviet":
            break
    assert steps(t, "G1Inf") == 1
    assert ":" not in t.at(TRUCK)


# -- armour


@cites("SS 10H.1", "SS 10F.1")
def test_neutral_guns_beyond_twice_the_tanks_spoil_the_proportion_and_with_it_the_duty() -> None:
    """Three equivalents of tanks carry six neutral ones; the seventh counts as none: three of four."""
    guns = [u.id for u in GAME.roster.units if u.side == 0 and u.more.artillery and u.more.nation == "german"]
    t = attack(f"{PANZER} {guns[0]}", "S14Rif")
    assert dice(t)["aeca"] == 3
    t = attack(f"{PANZER} G1Inf", "S14Rif")
    assert dice(t)["aeca"] == 2
    t = attack(f"{PANZER} {FOOT}", "S14Rif")
    assert dice(t)["aeca"] == 1


@cites("SS 10C2.2", "SS 10C3.1")
def test_declining_armour_does_not_let_defending_tanks_use_theirs() -> None:
    t = attack(PANZERS, "S10Tk")
    assert "aecd" not in dice(t)
    assert dice(t)["atec"] == -4
    t.act("decline")
    assert "aeca" not in dice(t)
    assert dice(t)["atec"] == -4


@cites("SS 28C.2", "SS 10C3.1")
def test_in_mud_tanks_bring_nothing_but_guns_against_them_fire() -> None:
    t = attack(PANZERS, "S10Tk", own={"weather": "mud"})
    assert "aeca" not in dice(t)
    assert dice(t)["atec"] == -4


@cites("SS 12D.3", "SS 10B5")
def test_starving_tanks_are_dead_weight_in_the_proportion() -> None:
    """Two of three divisions can use their tanks: not all, so two on the die instead of three."""
    starved = {"G7Pz": {"at": WEST, "marks": ["starving"]}}
    t = attack(PANZERS, "S14Rif", as_=starved)
    assert dice(t)["aeca"] == 2


# -- works and towns


def town(kind: str) -> tuple[str, str]:
    """A hex of such a place on clear ground inland in zone C, and a clear one beside it."""
    for b in bits(MAP.features[kind] & MAP.terrain["clear"] & DATA.ussr & ~DATA.arctic):
        for d, a in GRID.neighbours(b):
            water = any(gate[d] >> b & 1 for gate in MAP.sides.values())
            if (
                MAP.terrain["clear"] >> a & 1
                and not DATA.cities >> a & 1
                and not water
                and DATA.ussr >> a & 1
            ):
                return MAP.label(a), MAP.label(b)
    raise AssertionError(kind)


def against(kind: str, **own: Any) -> Situation:
    a, b = town(kind)
    own = {key: ([b] if value is True else value) for key, value in own.items()}
    t = drawn("axis-combat", {"G1Inf": a, "S14Rif": b}, {"axis": [a], "neutral": [], **own})
    return joined(t, b, "G1Inf")


@cites("SS 9G")
@pytest.mark.parametrize(
    ("kind", "own", "die"),
    [
        ("dot_city", {}, 0),
        ("dot_city", {"forts": True}, -1),
        ("partial_city", {}, -1),
        ("partial_city", {"forts": True}, -2),
        ("reference_city", {"forts": True}, -1),
    ],
)
def test_a_fort_adds_to_a_city(kind: str, own: dict[str, Any], die: int) -> None:
    assert sum(dice(against(kind, **own)).values()) == die


@cites("SS 30A5a")
def test_a_fortress_that_was_captured_defends_like_a_reference_city() -> None:
    b = next(bits_of(MAP.features["fortress"] & DATA.ussr))
    a = next(
        h
        for d, h in GRID.neighbours(b)
        if DATA.land >> h & 1 and not any(gate[d] >> b & 1 for gate in MAP.sides.values())
    )
    for razed, die in (([], -1), ([MAP.label(b)], 0)):
        own = {"axis": [MAP.label(a)], "neutral": [], "razed": razed, "forts": []}
        t = drawn("axis-combat", {"G1Inf": MAP.label(a), "S14Rif": MAP.label(b)}, own)
        found = dice(joined(t, MAP.label(b), "G1Inf"))
        assert found.get("terrain-fortress", 0) == die


def bits_of(some: int) -> Any:
    return iter(bits(some))


# -- losses


@cites("SS 9C.AH")
def test_half_of_seven_is_four() -> None:
    t = attack("G1Inf", "S14Rif S70Rif S168Rif", others={"G58Inf": "1B:3016", "S72MtR": "1B:3015"})
    t = resolved(t, "AH")
    assert steps(t, "G1Inf") == 1  # all seven are counted, and there is nothing else to lose


@cites("SS 30J.2", "SS 9C.AR")
def test_an_intrinsic_defence_falls_with_the_retreat_of_its_garrison() -> None:
    prussia = DATA.area("greater_germany")
    city, at = next(
        (unit, MAP.label(h))
        for number, unit in enumerate(GAME.roster.units)
        if unit.kind == "intrinsic"
        and unit.faces[0].defence == 2
        and prussia >> (h := DATA.scenario.where[number]) & 1
    )
    beside = next(
        MAP.label(h)
        for d, h in GRID.neighbours(MAP.hex(at))
        if DATA.land >> h & 1 and not any(gate[d] >> MAP.hex(at) & 1 for gate in MAP.sides.values())
    )
    stack = "S10Tk S32Tk S8Tk"
    units = {city.id: at, "G1Inf": at, **dict.fromkeys(stack.split(), beside)}
    t = resolved(joined(drawn("soviet-combat", units), at, stack), "DR")
    assert ":" not in t.at(city.id)


@cites("SS 28D1b.4")
def test_winter_troops_owe_half_of_the_losses_in_a_town_too() -> None:
    """There the equipment changes no die, but the duty stays (SS-P23)."""
    a, b = town("dot_city")
    own = {"axis": [a], "neutral": [], "weather": "snow", "cold": [1] * 5}
    t = joined(drawn("axis-combat", {"G1Mtn": a, "S14Rif": b}, own, turn=12), b, "G1Mtn")
    assert "winter-equipment" not in dice(t)
    assert names(t, winter.payers(t.pos, battle(t), True)) == ["G1Mtn"]
