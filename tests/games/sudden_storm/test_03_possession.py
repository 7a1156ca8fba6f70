"""3E and SS-P33, SS-P34. Who owns a hex: along a path, by occupation, by a zone that nobody contests."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from tests.games.sudden_storm.situations import DATA, GAME
from tests.games.sudden_storm.still_situations import (
    MAP,
    around,
    axis,
    hexes,
    labels,
    march,
    soviet,
    still,
    unit,
)

from grognard.games import load
from grognard.games.sudden_storm.law import possession, zoc
from grognard.games.sudden_storm.law.names import AXIS, SOVIET, own
from grognard.games.sudden_storm.law.presence import occupied_hexes
from grognard.games.sudden_storm.law.unit_losses import eliminate
from grognard.kernel.changes import Moved, StepsChanged
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.position import begin
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

WEST = "4A:0514 4A:0513 4A:0512 4A:0511 4A:0510"
FIELD = "4A:0511"


def axis_behind(first: str) -> dict[str, list[str]]:
    """The hexes from which a unit starts, and those around it, are the Axis's already."""
    return {"axis": sorted({first} | {label for label in around(first) if not is_city(label)})}


def is_city(label: str) -> bool:
    return bool(DATA.cities & hexes(label))


# -- by occupation


@cites("SS 3E.1")
@pytest.mark.parametrize("name", ["G818ArtR", "G1Trk", "G1Inf"])
def test_a_unit_owns_the_hexes_of_its_path_and_keeps_them(name: str) -> None:
    """Trucks and small units, which have no zone, hold hexes too (SS-P33)."""
    path = "4A:0513 4A:0512 4A:0511"
    ref = march(still({name: "4A:0513"}, own=axis_behind("4A:0513")), name, path)
    assert hexes(path) & ~axis(ref) == 0
    assert hexes("4A:0510") & soviet(ref) or name == "G1Inf"


@cites("SS 3E.1")
def test_a_regiment_owns_no_hex_beside_its_path() -> None:
    ref = still({"G818ArtR": "4A:0513"}, own={"axis": ["4A:0513"]})
    before = axis(ref)
    march(ref, "G818ArtR", "4A:0513 4A:0512")
    assert labels(axis(ref) & ~before) == {"4A:0512"}


# -- by zones


@cites("SS 3E.1", "SS 3E.2")
def test_a_division_gains_what_lies_around_its_path_where_nobody_contests_it() -> None:
    ref = still({"G1Inf": "4A:0513"}, own={"axis": ["4A:0513"]})
    march(ref, "G1Inf", "4A:0513 4A:0512 4A:0511")
    gained = {"4A:0512", "4A:0511"} | around("4A:0512") | around("4A:0511") | around("4A:0513")
    gained = {label for label in gained if not is_city(label)}
    assert labels(axis(ref)) & around("4A:0510") == gained & around("4A:0510")
    assert hexes(" ".join(around("4A:0512") | around("4A:0511"))) & ~axis(ref) == 0


@cites("SS 3E.2")
def test_a_contested_hex_stays_whose_it_was() -> None:
    """Beside an enemy, and beside an enemy's zone, nothing is gained but what one enters."""
    ref = still({"G1Inf": "4A:0513", "S14Rif": "4A:0509"}, own={"axis": ["4A:0513"]})
    march(ref, "G1Inf", "4A:0513 4A:0512 4A:0511")
    both = around("4A:0511") & around("4A:0509")
    assert both == {"4A:0510"}
    assert hexes("4A:0510") & soviet(ref)
    assert hexes("4A:0411 4A:0611") & ~axis(ref) == 0


@cites("SS 3E.1", "SS 3E.2")
def test_a_hex_passed_through_under_an_enemys_eyes_is_lost_again() -> None:
    """A regiment slips through a Soviet zone: what it leaves is the Soviets' at once, hex by hex (SS-P33)."""
    ref = still({"G818ArtR": "4A:0512", "S14Rif": "4A:0410"}, own={"axis": ["4A:0512"]})
    march(ref, "G818ArtR", "4A:0512 4A:0511 4A:0610")
    assert hexes("4A:0511") & soviet(ref)
    assert hexes("4A:0610") & axis(ref)
    assert hexes("4A:0511") & own(ref.pos).ever_axis  # but for a moment it was not


@cites("SS 3E.1", "SS 3E.2")
def test_who_leaves_gives_the_enemy_what_he_contested() -> None:
    ref = still({"G1Inf": "4A:0512", "S14Rif": "4A:0510"}, own={"axis": ["4A:0512", "4A:0511", "4A:0411"]})
    assert hexes("4A:0511") & axis(ref)
    march(ref, "G1Inf", "4A:0512 4A:0513 4A:0514")
    assert hexes("4A:0511") & soviet(ref)
    assert hexes("4A:0512") & axis(ref)


@cites("SS 3E.1")
def test_friends_who_stay_keep_what_one_of_them_leaves() -> None:
    units = {"G1Inf": "4A:0512", "G11Inf": "4A:0512", "S14Rif": "4A:0510"}
    ref = still(units, own={"axis": ["4A:0512", "4A:0511", "4A:0411"]})
    march(ref, "G1Inf", "4A:0512 4A:0513 4A:0514")
    assert hexes("4A:0511") & axis(ref)


# -- cities and airbases


@cites("SS 3E.3")
@pytest.mark.parametrize(
    ("at", "path"),
    [
        ("4A:1228", "4A:1230 4A:1229 4A:1129"),  # Poltava, a dot city
        ("3B:1310", "3B:1312 3B:1311 3B:1210"),  # Uman, a reference city
        ("3B:3704", "3B:3502 3B:3603"),  # Sevastopol, a fortress
    ],
)
def test_cities_and_fortresses_are_gained_by_entry_alone(at: str, path: str) -> None:
    beside, last = path.split()[0], path.split()[-1]
    assert at in around(last)
    ref = march(still({"G1Inf": beside}, own={"axis": [beside]}), "G1Inf", path)
    assert hexes(at) & soviet(ref)
    possession.resolve_possession(ref)
    assert hexes(at) & soviet(ref)
    march(ref, "G1Inf", f"{last} {at}")
    assert hexes(at) & axis(ref)


@cites("SS 3E.3")
def test_an_airfield_is_gained_by_entry_alone() -> None:
    """And a field without one by a zone."""
    path = "4A:0514 4A:0513 4A:0512"
    without = march(still({"G1Inf": "4A:0514"}, own={"axis": ["4A:0514"]}), "G1Inf", path)
    assert hexes("4A:0511") & axis(without)
    own = {"axis": ["4A:0514"], "airfields": ["4A:0511"]}
    ref = march(still({"G1Inf": "4A:0514"}, own=own), "G1Inf", path)
    assert hexes("4A:0511") & soviet(ref)
    march(ref, "G1Inf", "4A:0512 4A:0511")
    assert hexes("4A:0511") & axis(ref)


# -- all at once


@cites("SS 3E.1")
def test_losses_falls_to_cadre_and_what_was_there_before_are_settled() -> None:
    ref = still({"G1Inf": "4A:0512", "S14Rif": "4A:0510"}, own={"axis": ["4A:0512", "4A:0511"]})
    possession.resolve_possession(ref)
    assert hexes("4A:0511") & axis(ref)  # contested
    ref.do(StepsChanged(unit("G1Inf"), 1, "SS 9E.2"))
    possession.resolve_possession(ref)
    assert hexes("4A:0511") & soviet(ref)
    eliminate(ref, unit("S14Rif"), "combat", "SS 9C.DE")
    possession.resolve_possession(ref)
    assert hexes("4A:0511") & soviet(ref)  # he was the last
    assert hexes("4A:0512") & axis(ref)


def test_what_a_side_owned_when_its_turn_began_is_remembered() -> None:
    ref = still({"G1Inf": "4A:0513"}, own={"axis": ["4A:0513"]})
    possession.begin_turn(ref, ref.frame)
    before = own(ref.pos).at_start
    assert before == axis(ref)
    march(ref, "G1Inf", "4A:0513 4A:0512")
    assert own(ref.pos).at_start == before != axis(ref)


# -- neutral land and water


@cites("SS 30B.1")
def test_neutral_land_and_water_have_no_owner() -> None:
    """SS-P33, SS-P34."""
    pos = Position(GAME, GAME.start(GAME))
    for side in (AXIS, SOVIET):
        mine = possession.owned_hexes(pos, side)
        assert not mine & own(pos).neutral
        assert not mine & ~DATA.land
    at = MAP.labels(DATA.country("finland") & DATA.map.attributes["zone"]["b"])[0]
    ref = still({"G163Inf": at}, turn=1)
    march(ref, "G163Inf", f"{at} {min(around(at) & labels(own(ref.pos).neutral))}")
    possession.resolve_possession(ref)
    assert own(ref.pos).neutral == own(pos).neutral


# -- properties


def slow_step(pos: Position, mine: HexSet, theirs: HexSet, side: int) -> tuple[HexSet, HexSet]:
    """Who owns what after a step, by the letter of 3E."""
    closed = possession.hexes_gained_by_entry(pos)
    won = theirs & (occupied_hexes(pos, side) | zoc.uncontested_zoc(pos, side) & ~closed)
    mine, theirs = mine | won, theirs & ~won
    lost = mine & (occupied_hexes(pos, 1 - side) | zoc.uncontested_zoc(pos, 1 - side) & ~closed)
    return mine & ~lost, theirs | lost


@cites("SS 3E.1", "SS 3E.2", "SS 3E.3")
@pytest.mark.parametrize("seed", range(12))
def test_a_march_gains_what_it_would_if_every_step_were_judged_by_itself(seed: int) -> None:
    """Random units on the real map, against the whole board judged after each step; then nothing is left to
    settle, and every hex of land has one owner or is neutral.
    """
    rng = random.Random(seed)
    ref = scattered(rng)
    for _ in range(6):
        side = rng.choice((AXIS, SOVIET))
        movers = bits(ref.pos.on_map(side) & DATA.combat_units)
        if not movers:
            continue
        one = rng.choice(movers)
        path = stroll(ref.pos, one, rng)
        mine, theirs = possession.owned_hexes(ref.pos, side), possession.owned_hexes(ref.pos, 1 - side)
        slow = Referee(ref.pos, FixedDice([]))
        for a, b in pairwise(path):
            slow.do(Moved(one, (a, b), "move", "SS 6.2"))
            mine, theirs = slow_step(slow.pos, mine, theirs, side)
        ref.do(Moved(one, path, "move", "SS 6.2"))
        possession.pass_through(ref, one, path)
        assert possession.owned_hexes(ref.pos, side) == mine
        done = len(ref.changes)
        possession.resolve_possession(ref)
        assert len(ref.changes) == done
    both = possession.owned_hexes(ref.pos, AXIS) & possession.owned_hexes(ref.pos, SOVIET)
    every = (
        possession.owned_hexes(ref.pos, AXIS) | possession.owned_hexes(ref.pos, SOVIET) | own(ref.pos).neutral
    )
    assert not both
    assert every == DATA.land


def scattered(rng: random.Random) -> Referee:
    """Some units of both sides at random in a few hundred hexes around Minsk."""
    area = MAP.grid.disc(1 << MAP.hex("1B:3611"), 7) & DATA.land
    names = ["G1Inf", "G6Pz", "G1Cav", "G818ArtR", "G1Trk", "S14Rif", "S1Tk", "S6Cav", "S8RifB", "S33LTkC"]
    spots = rng.sample(bits(area), len(names))
    units = {name: MAP.label(h) for name, h in zip(names, spots, strict=True)}
    mud = {"weather": rng.choice(["clear", "mud", "snow"])}
    ref = still(units, own={**mud, "axis": MAP.labels(area & rng.getrandbits(MAP.grid.size))})
    possession.resolve_possession(ref)
    return ref


def stroll(pos: Position, one: int, rng: random.Random) -> tuple[int, ...]:
    foes = occupied_hexes(pos, 1 - pos.game.roster[one].side)
    path = [pos.state.where[one]]
    for _ in range(rng.randint(1, 6)):
        ways = [n for _, n in MAP.grid.neighbours(path[-1]) if (DATA.land & ~foes) >> n & 1]
        if ways:
            path.append(rng.choice(ways))
    return tuple(path)


@cites("SS 3E.1")
def test_a_set_up_that_leaves_hexes_to_the_enemy_alone_gives_them_to_him() -> None:
    """Before anybody moves: in the training scenario nobody covers a hex of the Lithuanian border."""
    game = load("ss", None, "dvina")
    alone = MAP.hexes(["1B:2523"])
    assert alone & Position(game, game.start(game)).state.own.soviet
    pos, _ = begin(game, FixedDice([1] * 40))
    assert not alone & own(pos).soviet
