"""SS 37E (advanced): lines of communications, detailed isolation, ground that pockets lose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.sudden_storm.situations import DATA
from tests.games.sudden_storm.supplying import EVERY_ZONE, checked, hexes, marked, run

from grognard.games import load
from grognard.games.sudden_storm.law import communications, special, supply_check, victory
from grognard.games.sudden_storm.law.names import AXIS, SIDES, SOVIET, own
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.position import read_state
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

PLAIN = load("ss")
DETAILED = load("ss", {"isolation": "detailed"})
MAP, ROSTER = PLAIN.map, PLAIN.roster
MINSK, LENINGRAD = MAP.label(DATA.places["minsk"]), "2A:0931"
FAR = MAP.labels(MAP.grid.disc(hexes(MINSK), 34) & DATA.ussr)


def still(
    units: Mapping[str, Any],
    own: Mapping[str, Any],
    side: int = 0,
    weather: str = "clear",
    game: Any = DETAILED,
) -> Position:
    sky = {"weather": [weather] * EVERY_ZONE, "cold": [0] * EVERY_ZONE}
    table = {
        **{"game": "ss", "scenario": "campaign", "turn": 4, "phase": f"{SIDES[side]}-initial"},
        **{"units": dict(units), "own": {**sky, **own}},
    }
    return Position(game, read_state(game, table, "drawn"))


@cites("SS 37E.1", "SS 37E1a")
def test_a_line_of_communications_has_so_many_hexes_in_any_weather() -> None:
    """A division deep behind the enemy is isolated, though a long path is open."""
    for weather in ("clear", "snow"):
        plain = checked(still({"S14Rif": MINSK}, {"axis": FAR}, weather=weather, game=PLAIN), AXIS)
        pos = checked(still({"S14Rif": MINSK}, {"axis": FAR}, weather=weather), AXIS)
        assert marked(plain, "isolated") == []
        assert marked(pos, "isolated") == ["S14Rif"]
    near = checked(
        still({"S14Rif": MINSK}, {"axis": MAP.labels(MAP.grid.disc(hexes(MINSK), 5) & DATA.ussr)}), AXIS
    )
    assert marked(near, "isolated") == []


@cites("SS 37E.1")
def test_roads_count_one_a_hex_and_nothing_runs_past_an_enemy() -> None:
    pos = still({"S14Rif": MINSK}, {"axis": FAR})
    way = communications.lines(pos, SOVIET, hexes(MINSK))
    assert max(way.by_hex().values()) == DATA.constant("communications") == 14
    ring = MAP.labels(MAP.grid.ring(hexes(MINSK), 2) & DATA.land)
    germans = dict(zip(ROSTER.ids(DATA.divisions & DATA.of_nation["german"]), ring, strict=False))
    shut = still({**germans, "S14Rif": MINSK}, {"axis": FAR})
    assert not communications.connected_hexes(shut, SOVIET, hexes(MINSK)) & ~MAP.grid.disc(hexes(MINSK), 1)


# -- special replacements

CUT = {
    "axis": MAP.labels(MAP.grid.disc(hexes(LENINGRAD), 20) & ~MAP.grid.disc(hexes(LENINGRAD), 3) & DATA.land)
}
TRAPPED = "2A:1131"


def lost(own_: Mapping[str, Any], at: str, cut: HexSet, game: Any = DETAILED) -> Position:
    """An isolated division of five points is lost, and the Soviet initial phase comes."""
    pos = still({"S14Rif": {"at": at, "marks": ["isolated"]}, "G1Inf": "1B:3027"}, own_, SOVIET, game=game)
    ref = Referee(pos, FixedDice(()))
    special.count_strength_lost(ref, ROSTER.index["S14Rif"], 5, "SS 33B3.1")
    ref.note("SS 3H", cut_off=(0, cut))
    return run(ref.pos, SOVIET, special.steps(SOVIET)[:1])


@cites("SS 37E1b")
def test_what_is_lost_in_a_pocket_counts_for_its_replacement_city() -> None:
    city = hexes(LENINGRAD)
    pos = lost(CUT, TRAPPED, 0)
    assert own(pos).pools == (("leningrad infantry", 20),)
    assert not own(pos).losses
    assert not own(pos).pocketed
    pos = lost(CUT, TRAPPED, city)
    assert own(pos).stores == ((DATA.places["leningrad"], "infantry", 20),)
    assert own(pos).pools == ()
    assert own(lost(CUT, TRAPPED, city, PLAIN)).stores == ()


@cites("SS 37E1b")
def test_of_several_cities_in_reach_the_nearest_receives_it() -> None:
    """Between Orel and Moscow, where lines lead to both."""
    pos = still({}, {}, side=SOVIET)
    orel, moscow = DATA.places["orel"], DATA.places["moscow"]
    both = (
        communications.lines(pos, SOVIET, 1 << orel).hexes
        & communications.lines(pos, SOVIET, 1 << moscow).hexes
    )
    for city, other in ((orel, moscow), (moscow, orel)):
        nearest = min(bits(both), key=lambda h: (MAP.grid.distance(h, city), h))
        assert MAP.grid.distance(nearest, city) < MAP.grid.distance(nearest, other)
        assert communications.city_of(pos, nearest) == city


@cites("SS 37E1b")
def test_without_a_city_in_reach_it_counts_for_nothing() -> None:
    everything = {"axis": MAP.labels(DATA.ussr & ~hexes(MINSK))}
    assert own(lost(everything, MINSK, 0)).pools == ()


# -- ground

HELD = MAP.labels(MAP.grid.disc(hexes(MINSK), 1))
PLACE = DATA.places["minsk"]


def pocket(units: Mapping[str, Any], game: Any = DETAILED) -> Position:
    """Soviet ground around Minsk in the Axis's rear, as the last check has found it isolated."""
    rear = [one for one in FAR if one not in HELD]
    pos = still(units, {"axis": rear}, game=game)
    cut = own(pos)._replace(cut_off=(0, hexes(*HELD)))
    return Position(game, pos.state._replace(own=cut))


def after(pos: Position) -> HexSet:
    return owned_hexes(run(pos, AXIS, communications.POCKETS), SOVIET) & hexes(*HELD)


@cites("SS 37E2")
def test_forsaken_ground_goes_to_an_enemy_who_has_a_line_to_it() -> None:
    german = {"G1Inf": MAP.labels(MAP.grid.ring(hexes(MINSK), 4) & DATA.land)[0]}
    major = hexes(*HELD) & DATA.major_cities
    assert after(pocket(german)) == major
    assert after(pocket(german, PLAIN)) == hexes(*HELD)
    assert after(pocket({})) == hexes(*HELD)


@cites("SS 37E2")
def test_a_friend_in_reach_keeps_it() -> None:
    german = {"G1Inf": MAP.labels(MAP.grid.ring(hexes(MINSK), 4) & DATA.land)[0]}
    assert after(pocket({**german, "S14Rif": MINSK})) == hexes(*HELD)


@cites("SS 37E2")
def test_it_comes_before_all_else_in_a_player_turn() -> None:
    for side in SIDES:
        assert DETAILED.program[f"{side}-initial.pockets"].after == f"{side}-initial.begin"


@cites("SS 36B.2", "SS 37E1a")
def test_isolation_at_the_end_of_the_game_is_a_matter_of_lines_too() -> None:
    """A city far behind the enemy scores half by the advanced rule alone."""
    kept = {"axis": [one for one in FAR if one != MINSK]}
    found = []
    for game in (PLAIN, DETAILED):
        pos = run(
            still({"S14Rif": MINSK, "G1Inf": "1B:3027"}, kept, game=game),
            SOVIET,
            supply_check.ISOLATION,
        )
        found.append(victory.points_of_hexes(pos, hexes(MINSK), None, isolated=True))
    assert found == [0, victory.hex_points(pos, PLACE)]
