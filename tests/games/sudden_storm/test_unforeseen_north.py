"""Situations in the north that two rules bear on at once: Germans under Finnish limits, neutral Finland."""

from __future__ import annotations

from tests.games.sudden_storm.situations import DATA, GAME, drawn
from tests.games.sudden_storm.still_situations import units
from tests.games.sudden_storm.test_18_airspace import JU88, nearest

from grognard.games.sudden_storm.law import territory
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits, hexset

MAP, GRID = GAME.map, GAME.map.grid
THEATRE = DATA.theatre("finnish")
ROVANIEMI_SIDE = DATA.country("finland") & DATA.arctic


@cites("SS 31B1.4", "SS 31B1.3")
def test_who_is_supplied_through_the_finnish_theatre_attacks_nothing_beyond_its_war_aims() -> None:
    """A German just outside is bound like one inside as long as his line runs through it, and free again when
    Leningrad has fallen.
    """
    outside = DATA.ussr & DATA.land & ~THEATRE & ~DATA.arctic & ~DATA.cities
    at, foe = next(
        (h, n)
        for h in bits(GRID.adjacent(THEATRE) & outside)
        for _, n in GRID.neighbours(h)
        if outside >> n & 1
    )
    stands = {"G1Inf": MAP.label(at), "S14Rif": MAP.label(foe)}

    def attackers(**own: object) -> int:
        t = drawn("axis-combat", stands, {"axis": [MAP.label(at)], **own}, turn=6)
        return territory.barred_from_attack(t.pos, units("G1Inf"), foe)

    assert attackers() == 0
    assert attackers(guests=["G1Inf"]) == units("G1Inf")
    assert attackers(guests=["G1Inf"], leningrad=True) == 0


@cites("SS 31B.2", "SS 19C2")
def test_no_german_flies_into_the_ussr_from_neutral_finland_not_even_by_staging_there() -> None:
    """From Norway he may: Finland is only neutral ground below, or a base to land on."""
    stage = MAP.label(bits(DATA.cities & ROVANIEMI_SIDE)[0])
    target = nearest(DATA.ussr & DATA.arctic & DATA.land, stage)
    norway = nearest(DATA.country("norway") & DATA.cities, stage)
    points = {"stocks": [{"hex": norway, "side": 0, "points": 9}]}
    t = drawn("axis-air", {JU88: norway}, points, turn=1).act("unit", JU88).act("stage", stage)
    assert "SS 31B.2" in t.refusals("bomb", target)
    t = drawn("axis-air", {JU88: norway}, points, turn=2).act("unit", JU88).act("stage", stage)
    assert t.can("bomb", target)


@cites("SS 31A2.1")
def test_a_rumanian_flies_no_mission_over_the_open_sea() -> None:
    """At home and in the USSR alone: a Soviet ship far out is not bombed."""
    rumanian = max(
        GAME.roster.ids(DATA.planes_of["rumanian"]),
        key=lambda one: DATA.plane(GAME.roster.index[one]).range,
    )
    base = MAP.label(DATA.places["constanta"])
    reach = GRID.disc(1 << MAP.hex(base), DATA.plane(GAME.roster.index[rumanian]).range)
    sea = DATA.map.terrain["sea"] & DATA.map.attributes["sea"]["black"] & reach
    far, coast = MAP.label(bits(sea)[0]), base
    ships = {"SParizhskayaKommuna": {"at": far, "marks": ["at_sea"]}}
    t = drawn("axis-air", {rumanian: base, **ships}, {"weather": "clear"}, turn=6).act("unit", rumanian)
    assert "SS 31A2.1" in t.refusals("bomb", far)
    german = drawn("axis-air", {JU88: coast, **ships}, {"weather": "clear"}, turn=6).act("unit", JU88)
    assert german.can("bomb", far)
    assert hexset([MAP.hex(far)]) & DATA.land == 0
