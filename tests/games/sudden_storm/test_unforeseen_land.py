"""Situations on land that two rules bear on at once."""

from __future__ import annotations

from tests.games.sudden_storm.situations import DATA, GAME
from tests.games.sudden_storm.still_situations import MAP, hexes, still

from grognard.games.sudden_storm.law import communications, limits
from grognard.games.sudden_storm.law.names import SOVIET
from grognard.games.sudden_storm.law.sea import channels
from grognard.kernel.cite import cites
from grognard.kernel.hexes import bits

MOSCOW = "2A:3317"


@cites("SS 37E2", "SS 3E.3")
def test_a_pocket_loses_its_small_cities_unentered_and_its_major_ones_not() -> None:
    """Otherwise nobody gains a city without entering it; here only major cities are spared."""
    city = next(h for h in bits(DATA.features("dot_city") & DATA.ussr39 & ~DATA.arctic))
    beside = next(n for _, n in MAP.grid.neighbours(city) if DATA.land >> n & 1 and not DATA.cities >> n & 1)
    label, near = MAP.label(city), MAP.label(beside)
    cut = {"cut_off": [[], [label, MOSCOW]], "axis": [near]}
    assert communications.isolated_ground(still({"G1Inf": near}, own=cut).pos, SOVIET) == hexes(label)
    held = still({"G1Inf": near, "S14Rif": label}, own=cut)
    assert not communications.isolated_ground(held.pos, SOVIET)


@cites("SS 33B2.11", "SS 28D1b.3")
def test_the_limit_of_winter_troops_counts_all_that_are_equipped_and_not_their_colour_alone() -> None:
    some = limits.winter_limit(DATA).units
    for trait in ("mountain", "ski", "guards"):
        assert not DATA.with_trait(trait) & ~some
    branches = {GAME.roster[unit].more.branch for unit in bits(some & DATA.of_side[SOVIET])}
    assert {"w", "NKVD", "Nvl", "Gds"} <= branches


@cites("SS 27E.3")
def test_every_water_of_a_flotilla_leads_to_a_neighbour_and_back() -> None:
    net = channels.channels(DATA)
    for node, near in enumerate(net.near):
        for there in near:
            assert node in net.near[there]
            assert MAP.grid.distance(net.hex[node], net.hex[there]) == 1
    assert all(net.hex[node] == h for h, nodes in net.of_hex.items() for node in nodes)
