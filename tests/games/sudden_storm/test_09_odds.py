"""SS 9A, 9G, 11, 14B: strengths, odds, the die."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

import pytest
from tests.games.sudden_storm.fights import (
    EAST,
    PLAIN,
    WEST,
    attack,
    battle,
    column,
    dice,
    facing,
    joined,
    numbers,
    odds,
    strengths,
)
from tests.games.sudden_storm.situations import DATA, GAME

from grognard.games.sudden_storm.law.combat.artillery import excess_artillery
from grognard.games.sudden_storm.law.combat.odds import HOPELESS, column_of, overrun_odds, read
from grognard.kernel.cite import cites

CRT = DATA.tables.crt

# -- strengths


@cites("SS 9B2", "SS 11", "SS 9D.2")
def test_printed_strengths_are_added_up() -> None:
    t = attack("G1Inf G1Pz", "S54Rif S1Tk", PLAIN)
    assert strengths(t) == (17, 9)
    assert column(t) == "3-2"


@cites("SS 3C1", "SS 3C2", "SS 12D.2")
def test_halves_are_kept_and_quarters_too() -> None:
    """E2, E3: want of supply, and a river besides."""
    hungry = {"G217Inf": {"at": WEST, "marks": ["unsupplied"]}}
    assert strengths(attack("G217Inf", "S54Rif", PLAIN, as_=hungry))[0] == 3.5
    river = {"G217Inf": {"at": "1B:2623", "marks": ["unsupplied"]}}
    assert strengths(attack("G217Inf", "S54Rif", "1B:2622", from_="1B:2623", as_=river))[0] == 1.75


@cites("SS 12D.2", "SS 12D.3")
def test_defence_is_halved_in_the_second_turn_out_of_supply() -> None:
    for mark, defence in (("unsupplied", 5), ("starving", 2.5)):
        t = attack("G1Inf", "S54Rif", PLAIN, as_={"S54Rif": {"at": PLAIN, "marks": [mark]}})
        assert strengths(t)[1] == defence


@cites("SS 12E.1")
def test_a_special_source_makes_good_for_it() -> None:
    fed = {"G1Inf": {"at": WEST, "marks": ["starving", "fed"]}}
    assert strengths(attack("G1Inf", "S54Rif", PLAIN, as_=fed))[0] == 8


def test_a_rifle_division_may_show_its_stronger_side() -> None:
    t = attack("G1Inf", "S237Rif", PLAIN, as_={"S237Rif": {"at": PLAIN, "marks": ["stronger"]}})
    assert strengths(t)[1] == 4
    assert strengths(attack("G1Inf", "S237Rif", PLAIN))[1] == 3


def test_a_cadre_is_worth_what_its_side_prints() -> None:
    t = attack("G1Inf", "S54Rif", PLAIN, as_={"G1Inf": {"at": WEST, "steps": 1}})
    assert strengths(t) == (3, 5)


# -- ground


@cites("SS 9G", "SS 28C.1")
@pytest.mark.parametrize(
    ("target", "from_", "weather", "infantry", "tanks", "guns"),
    [
        ("1B:1622", "1B:1722", "clear", 8, 4.5, 5),  # forest
        ("7A:4405", "7A:4406", "clear", 8, 9, 5),  # rough
        ("4A:4313", "4A:4212", "clear", 8, 4.5, 2.5),  # mountain
        ("1B:2110", "1B:2111", "clear", 8, 4.5, 5),  # swamp
        ("1B:2110", "1B:2111", "snow", 8, 9, 5),  # frozen swamp
        ("8A:2024", "8A:2025", "clear", 8, 9, 5),  # sand
        ("3B:0607", "3B:0608", "clear", 4, 4.5, 5),  # full city
        ("2A:2410", "2A:2411", "clear", 4, 4.5, 5),  # partial city
        ("1B:0711", "1B:0712", "clear", 8, 9, 5),  # dot city
        ("3B:3704", "3B:3603", "clear", 4, 4.5, 5),  # fortress on rough ground
    ],
)
def test_terrain_of_the_hex(
    target: str, from_: str, weather: str, infantry: float, tanks: float, guns: float
) -> None:
    for unit, strength in (("G1Inf", infantry), ("G1Pz", tanks), ("G603ArtR", guns)):
        others = {} if unit != "G603ArtR" else {"G11Inf": from_}
        t = facing(unit, "S54Rif", target, from_=from_, others=others, own={"weather": weather}, turn=8)
        t = joined(t, target, " ".join([unit, *others]))
        found = {item.what: Fraction(item.value, item.divisor) for item in odds(t).attackers}
        assert found[unit] == strength


@cites("SS 9G")
@pytest.mark.parametrize(
    ("target", "from_", "own", "found"),
    [
        ("1B:1622", "1B:1722", {}, {"terrain-forest": -1}),
        ("7A:4405", "7A:4406", {}, {"terrain-rough": -1}),
        ("4A:4313", "4A:4212", {}, {"terrain-mountain": -2}),
        ("1B:2110", "1B:2111", {}, {"terrain-swamp": -1}),
        ("1B:2110", "1B:2111", {"weather": "snow"}, {}),
        ("3B:0607", "3B:0608", {"forts": []}, {"terrain-full_city": -2}),
        ("2A:2410", "2A:2411", {}, {"terrain-partial_city": -1}),
        ("1B:0711", "1B:0712", {}, {}),
        ("1B:1408", "1B:1409", {}, {}),
        ("3B:3704", "3B:3603", {}, {"terrain-rough": -1, "terrain-fortress": -1}),
        ("3B:3704", "3B:3603", {"forts": ["3B:3704"]}, {"terrain-rough": -1, "terrain-fortress": -1}),
        ("3B:3704", "3B:3603", {"razed": ["3B:3704"]}, {"terrain-rough": -1}),
        (PLAIN, WEST, {"forts": [PLAIN]}, {"terrain-fort": -1}),
        ("3B:0607", "3B:0608", {"forts": ["3B:0607"]}, {"terrain-full_city": -2, "terrain-fort": -1}),
    ],
)
def test_terrain_changes_the_die(
    target: str, from_: str, own: dict[str, object], found: dict[str, int]
) -> None:
    assert dice(attack("G1Inf", "S54Rif", target, from_=from_, own=own)) == found


@cites("SS 14C.1", "SS 14C.2")
def test_mountain_troops_halve_what_a_mountain_does() -> None:
    """Half of the attackers that are no artillery is enough; ski troops are mountain troops."""
    where = {"target": "4A:4313", "from_": "4A:4212"}
    assert dice(attack("G1Mtn", "S54Rif", **where)) == {"terrain-mountain": -1}
    assert dice(attack("G1Mtn G1Inf G603ArtR", "S54Rif", **where)) == {"terrain-mountain": -1}
    assert dice(attack("G1Mtn G1Inf G203PzR", "S54Rif", **where)) == {"terrain-mountain": -2}


@cites("SS 9G", "SS 30A1", "SS 28D2.1", "SS 28D2.2")
@pytest.mark.parametrize(
    ("target", "from_", "own", "infantry", "guns"),
    [
        ("1B:2622", "1B:2623", {}, 4, 5),  # a river
        ("1B:2622", "1B:2623", {"weather": "frost", "cold": [2, 2, 2, 2, 2]}, 8, 5),
        ("1B:2622", "1B:2623", {"weather": "frost", "cold": [1, 1, 1, 1, 1]}, 4, 5),
        ("1B:2631", "1B:2632", {}, 2, 5),  # a major river
        ("1B:2631", "1B:2632", {"weather": "frost", "cold": [2, 2, 2, 2, 2]}, 4, 5),
        ("4A:3031", "4A:3132", {}, 2, 5),  # a causeway
    ],
)
def test_the_side_that_is_crossed(
    target: str, from_: str, own: dict[str, object], infantry: float, guns: float
) -> None:
    t = attack("G1Inf G603ArtR", "S54Rif", target, from_=from_, own=own)
    found = {item.what: Fraction(item.value, item.divisor) for item in odds(t).attackers}
    assert found["G1Inf"] == infantry
    assert found["G603ArtR"] == guns


@cites("SS 9G")
def test_each_attacker_takes_its_own_side() -> None:
    """One crosses the river, the other does not."""
    t = facing("G1Inf", "S54Rif", "1B:2622", from_="1B:2623", others={"G11Inf": "1B:2621"})
    t = joined(t, "1B:2622", "G1Inf G11Inf")
    assert sorted(Fraction(item.value, item.divisor) for item in odds(t).attackers) == [4, 8]


@cites("SS 3C2", "SS 9G")
def test_a_city_behind_a_river_quarters() -> None:
    """Hex and side multiply, hex and city do not: the worse of the two counts."""
    hungry = {"G1Inf": {"at": "3B:0606", "marks": ["unsupplied"]}}
    assert strengths(attack("G1Inf", "S54Rif", "3B:0607", from_="3B:0606"))[0] == 1
    assert strengths(attack("G1Inf", "S54Rif", "3B:0607", from_="3B:0606", as_=hungry))[0] == 0.5


@cites("SS 10G.1", "SS 10A1")
def test_no_armour_where_hex_or_side_bars_it() -> None:
    for target, from_ in (("1B:1622", "1B:1722"), ("1B:0711", "1B:0712"), ("1B:2631", "1B:2632")):
        assert "aeca" not in dice(attack("G1Pz", "S54Rif", target, from_=from_))
    for target, from_ in ((PLAIN, WEST), ("1B:1408", "1B:1409"), ("7A:4405", "7A:4406")):
        assert dice(attack("G1Pz", "S54Rif", target, from_=from_))["aeca"] == 3


def test_unready_cities_are_dot_cities_in_june() -> None:
    for turn, strength, die in ((1, 8, {}), (2, 4, {"terrain-full_city": -2})):
        t = attack("G1Inf", "S54Rif", "3B:0607", from_="3B:0608", turn=turn, own={"forts": []})
        assert strengths(t)[0] == strength
        assert dice(t) == die


@cites("SS 30F1")
def test_border_rivers_count_for_nothing_in_the_surprise_turn() -> None:
    for surprise, strength in ((True, 8), (False, 4)):
        t = attack("G1Inf", "S54Rif", "1B:2622", from_="1B:2623", own={"surprise": surprise}, turn=1)
        assert strengths(t)[0] == strength


# -- odds


@cites("SS 9A3")
def test_odds_are_rounded_for_the_defender() -> None:
    """E21, and every column of the table."""
    assert CRT.columns[column_of(CRT, 34, 9)] == "3-1"
    for n, name in enumerate(CRT.columns):
        high, low = (int(part) for part in name.split("-"))
        assert column_of(CRT, high * 48, low * 48) == n
        assert column_of(CRT, high * 48 - 1, low * 48) == n - 1
    assert column_of(CRT, 1, 5) == HOPELESS
    assert CRT.columns[column_of(CRT, 50, 1)] == "9-1"


@cites("SS 9A3")
def test_odds_against_brute_force() -> None:
    ratios = [Fraction(*map(int, name.split("-"))) for name in CRT.columns]
    for attack_ in range(1, 60):
        for defence in range(1, 30):
            reached = [n for n, ratio in enumerate(ratios) if Fraction(attack_, defence) >= ratio]
            assert column_of(CRT, attack_, defence) == max(reached, default=HOPELESS)


@cites("SS 9A4")
def test_the_die_is_held_between_the_rows() -> None:
    last = len(CRT.columns) - 1
    assert read(CRT, -9, 0) == CRT.cell(-2, 0)
    assert read(CRT, 20, last) == CRT.cell(9, last)
    assert read(CRT, 6, HOPELESS) == "AE"


@cites("SS 9A4")
def test_below_the_table_no_die_is_thrown() -> None:
    t = attack("GJ3JgrR", "S54Rif", PLAIN, others={"G1Inf": EAST}).act("attack")
    assert t.rolls == []
    assert t.message("ss-result")["result"] == "AE"


# -- artillery in excess


@cites("SS 14B.1")
def test_three_artillery_regiments_and_a_cadre_defend() -> None:
    """E37."""
    guns = "G610ArtR G783ArtR G818ArtR"
    t = attack("S54Rif", f"{guns} G1Inf", PLAIN, as_={"G1Inf": {"at": PLAIN, "steps": 1}})
    best = 3
    assert strengths(t)[1] == 3 + best + 1


@cites("SS 14B.2")
def test_excess_artillery_attacks_with_one() -> None:
    """Counted in each hex by itself: one of two is in excess in the west, none in the east."""
    t = attack("G603ArtR G610ArtR GGDMotR", "S54Rif", PLAIN)
    assert strengths(t)[0] == 5 + 1 + 4
    t = facing("G603ArtR G610ArtR GGDMotR", "S54Rif", PLAIN, others={"G801ArtR": EAST, "G1Inf": EAST})
    t = joined(t, PLAIN, "G603ArtR G610ArtR GGDMotR G801ArtR G1Inf")
    assert strengths(t)[0] == (5 + 1 + 4) + (5 + 8)


@cites("SS 14B.2")
def test_its_owner_names_the_excess() -> None:
    """Where it makes a difference in odds."""
    t = attack("G603ArtR G610ArtR GGDMotR", "S54Rif", PLAIN)
    assert strengths(t) == (10, 5)
    assert t.may("excess") == ["G603ArtR", "G610ArtR"]
    t.act("excess", "G603ArtR")
    assert strengths(t) == (4 + 2 + 1, 5)
    t.act("in_line", "G603ArtR")
    assert strengths(t) == (10, 5)


def test_nobody_is_asked_where_the_odds_stay_the_same() -> None:
    assert not attack("G818ArtR G783ArtR GGDMotR", "S54Rif", PLAIN).may("excess")
    assert not attack("G603ArtR G610ArtR G1Inf", "S54Rif", PLAIN).may("excess")


@cites("SS 14B.1")
def test_the_defender_names_his_own() -> None:
    """A brigade with artillery of 2 and of 3: what stays in line counts in full."""
    t = attack("G1Inf G339Sta", "S8RifB SLeni5ArtB SLeni1ArtB", PLAIN).act("attack")
    assert t.who == "soviet"
    assert strengths(t) == (13, 3 + 3 + 1)
    t.act("excess", "SLeni5ArtB", dice=[3])
    assert t.message("ss-odds")["defence"] == "6"


@cites("SS 14B.1", "SS 14B.2")
def test_the_weakest_is_in_excess_unless_named() -> None:
    """Against every way to choose it."""
    rng = random.Random(14)
    guns = ["G818ArtR", "G603ArtR", "G610ArtR", "G69MArR", "G783ArtR"]
    for _ in range(20):
        some, line = (
            rng.sample(guns, rng.randint(2, 5)),
            rng.sample(["GGDMotR", "GX1MotR"], rng.randint(0, 2)),
        )
        t = attack(" ".join([*some, *line]), "S54Rif", PLAIN)
        over = max(0, len(some) - len(line))
        power = {unit: GAME.roster[GAME.roster.index[unit]].attack for unit in (*some, *line)}
        lost = min(sum(power[unit] for unit in out) for out in combinations(some, over))
        assert strengths(t)[0] == sum(power.values()) - lost + (1 if over else 0)
        named = excess_artillery(t.pos, battle(t), True, lambda unit: GAME.roster[unit].attack)
        assert named.bit_count() == over


# -- overruns


@cites("SS 14D.2")
def test_odds_of_an_overrun() -> None:
    """Ground and supply tell, the die does not; a truck falls to anybody."""
    t = facing("G6Pz G8Pz G1Pz", "S131SubRif", PLAIN)
    target = GAME.map.hex(PLAIN)
    assert overrun_odds(t.pos, numbers("G6Pz G8Pz G1Pz"), target) == 16
    assert overrun_odds(t.pos, numbers("G6Pz G1Pz"), target) == 10
    t = facing("S54Rif", "G1Trk G2Trk", PLAIN)
    assert overrun_odds(t.pos, numbers("S54Rif"), target) == 12
    t = facing("G6Pz G8Pz", "S131SubRif", "1B:1622", from_="1B:1722")
    assert overrun_odds(t.pos, numbers("G6Pz G8Pz"), GAME.map.hex("1B:1622")) == 5
