"""SS 9F1, 8B.2, 30K, 31.1: retreats."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.sudden_storm.fights import (
    BESIDE,
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    PLAIN,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    around,
    facing,
    joined,
    resolved,
    spread,
    steps,
)
from tests.games.sudden_storm.situations import DATA, GAME

from grognard.games.sudden_storm.law import stacking
from grognard.games.sudden_storm.law.combat.retreat import open_hexes
from grognard.games.sudden_storm.law.combat.retreat_state import Retreating
from grognard.games.sudden_storm.law.presence import occupied_hexes
from grognard.games.sudden_storm.law.zoc import zoc
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.hexes import bits, holds
from grognard.testing.table import Situation

LATER = {"G58Inf": "1B:3016", "S168Rif": "1B:3015"}  # keeps the phase open
FILL = ("S14Rif", "S168Rif", "S100Rif"), ("S70Rif", "S72MtR", "S96MtR"), ("S9MtR", "S237Rif", "S239Rif")
FREE = sorted([EAST, NORTH_EAST, SOUTH_EAST])  # out of the zones of attackers in the west


def driven_back(defenders: str, others: dict[str, Any] | None = None, **more: Any) -> Situation:
    """Two German divisions in the west, and a result of DR."""
    t = facing("G1Inf G11Inf", defenders, others=LATER | (others or {}), **more)
    t = joined(t, PLAIN, "G1Inf G11Inf")
    return resolved(t, "DR")


def full(at: str, n: int = 0) -> dict[str, str]:
    return dict.fromkeys(FILL[n], at)


# -- priorities


@cites("SS 9F1.1")
def test_one_hex() -> None:
    t = driven_back("S54Rif")
    assert t.who == "soviet"
    assert t.may("back") == FREE
    t.act("back", EAST)
    assert t.at("S54Rif") == EAST
    assert "SS 9F1.1" not in t.may("back")


@cites("SS 9F1.2")
def test_an_enemy_zone_comes_last() -> None:
    t = driven_back("S54Rif")
    for label in (SOUTH_WEST, NORTH_WEST):
        assert "SS 9F1.2" in t.refusals("back", label)


@cites("SS 9F1.2")
def test_a_full_hex_comes_second() -> None:
    t = driven_back("S54Rif", full(EAST))
    assert t.may("back") == sorted([NORTH_EAST, SOUTH_EAST])
    assert "SS 9F1.2" in t.refusals("back", EAST)


@cites("SS 9F1.2", "SS 9F1.3", "SS 8B.2")
def test_out_of_a_full_hex_the_retreat_goes_on() -> None:
    """When all hexes out of enemy zones are full, and not back into the hex of the combat (SS-P15)."""
    crowd = full(EAST) | full(NORTH_EAST, 1) | full(SOUTH_EAST, 2)
    crowd.pop("S168Rif")
    t = driven_back("S54Rif", crowd | {"S104Rif": EAST})
    assert t.may("back") == FREE
    t.act("back", EAST)
    assert t.at("S54Rif") == EAST
    assert PLAIN not in t.may("back")
    assert EAST not in t.may("back")
    farther = [label for label in around(EAST) if label not in (PLAIN, NORTH_EAST, SOUTH_EAST)]
    assert t.may("back") == sorted(farther)
    t.act("back", farther[0])
    assert t.at("S54Rif") == farther[0]
    assert steps(t, "S54Rif") == 2


@cites("SS 9F1.4")
def test_into_an_enemy_zone_as_a_cadre() -> None:
    """Germans all around, and only their zones to go to."""
    ring = {"G61Inf": "8A:1209", "G217Inf": "8A:1009", "G21Inf": "8A:0910"}
    t = driven_back("S54Rif", ring)
    assert t.may("back")
    label = t.may("back")[0]
    t.act("back", label)
    assert t.at("S54Rif") == label
    assert steps(t, "S54Rif") == 1


@cites("SS 9F1.4")
def test_who_has_no_cadre_is_lost_there() -> None:
    ring = {"G61Inf": "8A:1209", "G217Inf": "8A:1009", "G21Inf": "8A:0910"}
    t = driven_back("S22NkMot S237Rif", ring)
    assert t.at("S237Rif") == "dead"
    assert t.at("S22NkMot") == "gone"


@cites("SS 9F1.5")
def test_without_a_way_back_even_a_division_is_lost() -> None:
    """Enemies in every hex, brigades without zones among them."""
    ring = {"G61Inf": SOUTH_WEST, "GGDMotR": SOUTH_EAST, "G203PzR": EAST, "G1MotB": NORTH_EAST}
    t = driven_back("S54Rif", ring | {"G217Inf": NORTH_WEST})
    assert t.at("S54Rif") in ("dead", "gone")
    assert "SS 9F1.5" in t.cites()


@cites("SS 9F1.5")
def test_no_retreat_over_prohibited_ground() -> None:
    """Tanks do not go back into a swamp in the mud."""
    swamp = [label for label in around("1B:2111") if DATA.map.terrain["swamp"] >> DATA.map.hex(label) & 1]
    for weather, possible in (("clear", True), ("mud", False)):
        t = facing("G1Inf", "S1Tk", "1B:2111", from_="1B:2112", others=LATER, own={"weather": weather})
        t = resolved(joined(t, "1B:2111", "G1Inf"), "EX")
        goes = {*t.may("back"), t.at("S1Tk")} & set(swamp)
        assert bool(goes) == possible


# -- the privilege of German c/m units


def germans_driven_back(defenders: str, others: dict[str, Any]) -> Situation:
    t = facing("S54Rif S14Rif S100Rif", defenders, others=LATER | others | {"S70Rif": SOUTH_WEST})
    return resolved(joined(t, PLAIN, "S54Rif S14Rif S100Rif S70Rif"), "DR")


PINCERS = {"S78Rif": "8A:1209", "S72MtR": "8A:1009", "S96MtR": "8A:0910", "S9MtR": "8A:1310"}


@cites("SS 9F1.7")
def test_german_motorised_units_ignore_zones_where_friends_stand() -> None:
    """A regiment of infantry in the east holds the hex; motorised units go there unharmed."""
    t = germans_driven_back("GGDMotR GX1MotR", {"GA1InfR": EAST} | PINCERS)
    for unit in ("GGDMotR", "GX1MotR"):
        if t.may("unit"):
            t.act("unit", unit)
        if t.may("back"):
            assert t.may("back") == [EAST]
            t.act("back", EAST)
        assert t.at(unit) == EAST


@cites("SS 9F1.7")
def test_other_units_of_the_stack_do_not() -> None:
    t = germans_driven_back("GGDMotR GA1InfR", {"GJ1JgrR": EAST} | PINCERS)
    assert t.at("GGDMotR") == EAST
    assert t.at("GA1InfR") == "parts_axis"


@cites("SS 9F1.7")
def test_who_has_just_gone_there_does_not_open_the_hex() -> None:
    """SS-P16: all retreat at once."""
    t = germans_driven_back("GGDMotR GX1MotR", PINCERS)
    assert (t.at("GGDMotR"), t.at("GX1MotR")) == ("dead", "parts_axis")


@cites("SS 9F1.7")
def test_soviet_motorised_units_have_no_such_right() -> None:
    ring = {"G61Inf": "8A:1209", "G217Inf": "8A:1009", "G21Inf": "8A:0910", "S8RifB": EAST}
    t = driven_back("S1Tk", ring | {"G61Inf": "8A:1209"})
    if t.may("back"):
        t.act("back", t.may("back")[0])
    assert steps(t, "S1Tk") == 1


# -- whose hexes are closed


@cites("SS 9F1.1", "SS 9F1.3")
def test_an_attackers_hex_is_open_to_attackers_from_another() -> None:
    """SS-P49: each goes out of his own; those who have yet to leave a hex count for nothing in it."""
    t = facing("G1Inf", "S54Rif S100Rif", others=LATER | {"GJ1JgrR": NORTH_WEST, "GA1InfR": NORTH_WEST})
    t = resolved(joined(t, PLAIN, "G1Inf GJ1JgrR GA1InfR"), "AR")
    t.act("unit", "GJ1JgrR")
    assert WEST not in t.may("back")  # in the zone of the defenders
    assert "SS 9F1.2" in t.refusals("back", WEST)
    assert "SS 9F1.1" in t.refusals("back", NORTH_WEST)


@cites("SS 9F1.1")
def test_who_must_still_leave_a_hex_does_not_fill_it() -> None:
    """SS-P49: three divisions that must retreat from the west leave room there for one from elsewhere."""
    crowd = "S8RifB S41RifB S71NvRifB S1NvMarB"
    mine = "G207Sec G213Sec G281Sec"
    t = facing(mine, crowd, others=LATER | {"G339Sta": SOUTH_WEST})
    t = resolved(joined(t, PLAIN, f"{mine} G339Sta"), "AR")
    t.act("unit", "G339Sta")
    assert WEST in t.may("back")


@cites("SS 9F1.1", "SS 9F1.3")
def test_no_retreat_back_into_the_combat_nor_in_a_circle() -> None:
    """SS-P15, SS-R5."""
    t = facing("G1Inf", "S8RifB", from_="8A:0719", target="8A:0718", others={"S54Rif": EAST})
    unit = GAME.roster.index["S54Rif"]
    hexes = [DATA.map.hex(label) for label in (PLAIN, NORTH_EAST, EAST)]
    fleeing = Retreating(1 << unit, 1 << unit, 1 << unit, tuple(hexes))
    found = open_hexes(t.pos, fleeing, unit)
    assert not holds(found.set, hexes[0])
    assert not holds(found.set, hexes[1])
    assert holds(found.set, DATA.map.hex(SOUTH_EAST))


@cites("SS 9F1.7")
def test_a_stack_mate_in_the_hex_is_no_friend_there() -> None:
    """SS-P16: the second division falls to its cadre like the first."""
    west = dict(zip(("S70Rif", "S6GdRif", "S7GdRif"), [SOUTH_WEST] * 3, strict=True))
    t = facing("S54Rif S14Rif S100Rif", "G3Mot G5Pz", others=LATER | west | PINCERS, own={"weather": "mud"})
    t = resolved(joined(t, PLAIN, "S54Rif S14Rif S100Rif S70Rif S6GdRif S7GdRif"), "DR")
    t.act("unit", "G3Mot").act("back", EAST)
    if t.may("back"):
        t.act("back", EAST)
    assert t.at("G5Pz") == EAST
    assert (steps(t, "G3Mot"), steps(t, "G5Pz")) == (1, 1)


@cites("SS 30K")
def test_at_the_edge_of_the_map_there_is_no_way_back() -> None:
    """Eliminated, cadre and all."""
    grid, plain = DATA.map.grid, DATA.map.terrain["clear"] | DATA.map.terrain["woods"]
    edge = (h for h in bits(plain & DATA.ussr) if 3 <= len(list(grid.neighbours(h))) < 5)
    h = next(h for h in edge if not grid.adjacent(1 << h) & ~plain)
    label = DATA.map.label(h)
    ring = around(label)
    foes = dict(zip(("G61Inf", "G217Inf", "G21Inf"), ring[1:], strict=False))
    t = facing("G1Inf G11Inf", "S54Rif", label, from_=ring[0], others=LATER | foes)
    t = resolved(joined(t, label, "G1Inf"), "HX")
    assert t.at("S54Rif") in ("dead", "gone")
    assert "SS 30K" in t.cites()


def test_an_ally_driven_out_of_its_zone_is_lost() -> None:
    """Rumanians in the last hex of zone C, and zone B behind them."""
    zone_b, zone_c = DATA.map.attributes["zone"]["b"], DATA.map.attributes["zone"]["c"]
    grid, clear = DATA.map.grid, DATA.map.terrain["clear"] & DATA.ussr
    for h in bits(clear & zone_c):
        north = grid.adjacent(1 << h) & zone_b
        south = [n for _, n in grid.neighbours(h) if not zone_b >> n & 1 and clear >> n & 1]
        if north.bit_count() == 2 and len(south) == 4 and not grid.adjacent(1 << h) & ~clear:
            break
    label = DATA.map.label
    foes = dict(zip(("S54Rif", "S14Rif", "S100Rif", "S70Rif"), map(label, south), strict=True))
    t = facing("S72MtR S9MtR", "R7Inf", label(h), from_=label(south[0]), others=LATER | foes, turn=8)
    t = resolved(joined(t, label(h), "S72MtR S9MtR S54Rif S14Rif"), "DR")
    assert t.at("R7Inf") == "dead"
    assert "SS 31.1" in t.cites()


# -- by properties


@cites("SS 9F1.2", "SS 9F1.3", "SS 9F1.4", "SS 8B.2")
@pytest.mark.parametrize("seed", range(25))
def test_nobody_ends_over_the_limit_or_among_enemies(seed: int) -> None:
    """Random surroundings, random choices: survivors stand legally, and nobody whole in an enemy zone."""
    rng = random.Random(seed)
    near = [DATA.map.label(h) for h in bits(DATA.map.grid.disc(1 << DATA.map.hex(PLAIN), 2))]
    empty = [label for label in near if label not in (PLAIN, WEST)]
    rng.shuffle(empty)
    others: dict[str, Any] = dict(LATER)
    for unit in ("G61Inf", "G217Inf", "GGDMotR"):
        others[unit] = empty.pop()
    for n in range(3):
        others |= full(empty.pop(), n) if rng.random() < 0.8 else {}
    others["S168Rif"] = LATER["S168Rif"]
    before = spread("S54Rif S8RifB", PLAIN)
    t = driven_back(" ".join(before), others)
    while choices(t.pos).prompt in ("ss-retreat", "ss-retreat-who"):
        verb = next(verb for verb in ("unit", "back") if t.may(verb))
        t.act(verb, rng.choice(t.may(verb)))
    for unit in before:
        at = t.at(unit)
        if at in ("dead", "gone"):
            continue
        h, number = DATA.map.hex(at), GAME.roster.index[unit]
        assert at != PLAIN
        assert not holds(occupied_hexes(t.pos, 0), h)
        assert not stacking.surplus(t.pos, 1, h) >> number & 1
        assert steps(t, unit) == 1 or not holds(zoc(t.pos, 0), h)
        assert number >= 0
    assert len(BESIDE) == 6
