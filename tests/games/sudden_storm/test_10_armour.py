"""SS 10: armour and what is used against it, in exact proportions."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product

import pytest
from tests.games.sudden_storm.fights import PLAIN, WEST, attack, dice
from tests.games.sudden_storm.situations import DATA, GAME

from grognard.games.sudden_storm.law.combat.armour import (
    AECA,
    AECD,
    ATEC,
    NEUTRAL,
    NONE,
    Ground,
    Part,
    Share,
    Side,
    armour_effects,
    die,
    share,
    treatments,
)
from grognard.kernel.cite import cites

OPEN = Ground(hex=True, weather=True)
SHUT = Ground(hex=False, weather=True)
NOTHING = Fraction()
WORTH = {
    "full": Fraction(1),
    "half": Fraction(1, 2),
    "seventh": Fraction(1, 7),
    NEUTRAL: NOTHING,
    NONE: NOTHING,
}


def parts(text: str) -> list[Part]:
    """ "3 full, 6 none": equivalents and their value."""
    return [Part(int(word.split()[0]), word.split()[1]) for word in text.split(", ") if word]


def part_of(unit: str, category: str, steps: int = 0) -> Part:
    """A counter of the game in a category."""
    number = GAME.roster.index[unit]
    steps = steps or GAME.roster[number].steps
    value = getattr(DATA.armour(number, steps), {AECA: "attack", AECD: "defence", ATEC: "against"}[category])
    return Part(DATA.re(number, steps), value)


def proportion(*some: Part) -> Fraction:
    found = share(some)
    return Fraction(found.capable, found.of) if found.of else Fraction()


def attackers(*some: Part, shut: bool = False) -> list[Side]:
    return [Side(attack=part, shut=shut) for part in some]


# -- the examples of the rulebook


@cites("SS 10B1")
def test_a_soviet_tank_division_has_three_equivalents() -> None:
    """E26."""
    assert part_of("S1Tk", AECA) == Part(3, "full")
    assert proportion(part_of("S1Tk", AECA)) == 1


@cites("SS 10B2")
def test_a_light_tank_cadre_is_half_capable() -> None:
    """E27."""
    assert part_of("S33LTkC", AECD) == Part(1, "half")
    assert proportion(part_of("S33LTkC", AECD)) == Fraction(1, 2)


@cites("SS 10B3", "SS 10.1")
def test_motorised_infantry_is_one_seventh_capable() -> None:
    """E28."""
    for category in (AECA, AECD, ATEC):
        assert part_of("GGDMotR", category) == Part(1, "seventh")
    assert proportion(part_of("GGDMotR", AECD)) == Fraction(1, 7)


@cites("SS 10B4")
def test_artillery_does_not_count() -> None:
    """E29."""
    gun = part_of("G818ArtR", ATEC)
    assert gun.value == NEUTRAL
    assert proportion(*parts("1 full, 1 none"), gun) == Fraction(1, 2)


@cites("SS 10C.1", "SS 10B5")
def test_one_panzer_division_among_three() -> None:
    """E30."""
    some = [part_of(unit, AECA) for unit in ("G1Inf", "G11Inf", "G1Pz")]
    assert proportion(*some) == Fraction(1, 3)


@cites("SS 10C1")
def test_the_same_with_three_artillery_regiments() -> None:
    """E31."""
    some = [part_of(unit, AECA) for unit in ("G1Inf", "G11Inf", "G1Pz", "G818ArtR", "G603ArtR", "G610ArtR")]
    assert proportion(*some) == Fraction(1, 3)
    assert die(AECA, share(some)) == 1


@cites("SS 10C2.1")
def test_a_light_tank_cadre_and_an_infantry_cadre() -> None:
    """E32."""
    some = [part_of("S33LTkC", AECD), part_of("G1Inf", AECD, 1)]
    assert proportion(*some) == Fraction(1, 4)
    assert die(AECD, share(some)) == -1


@cites("SS 10D")
def test_full_armour_against_full_anti_tank() -> None:
    """E33."""
    found = armour_effects(attackers(*parts("3 full")), [Side(against=Part(1, "full"))], OPEN, False)
    assert (found.attack_die, found.defence_die) == (3, -4)


@cites("SS 10F.1")
def test_a_panzer_regiment_with_three_artillery_regiments() -> None:
    """E34."""
    some = [part_of(unit, AECA) for unit in ("G203PzR", "G818ArtR", "G603ArtR", "G610ArtR")]
    assert proportion(*some) == Fraction(1, 2)
    assert die(AECA, share(some)) == 2


@cites("SS 10F.2")
def test_a_one_seventh_equivalent_carries_two_neutral_ones() -> None:
    """E35."""
    assert proportion(*parts("1 seventh, 1 neutral, 1 neutral")) == Fraction(1, 7)
    assert proportion(*parts("1 seventh, 1 neutral, 1 neutral, 1 neutral")) == Fraction(1, 14)


@cites("SS 10G.2", "SS 10G.1")
def test_a_tank_brigade_attacks_heavy_anti_aircraft_guns_in_a_dot_city() -> None:
    """E36."""
    t = attack("S3TkB", "GGGAAR", target="1B:3016", turn=4)
    assert dice(t) == {ATEC: -4}


# -- steps of the die


@cites("SS 10C1")
@pytest.mark.parametrize(
    ("capable", "of", "value"),
    [(1, 8, 0), (1, 7, 1), (3, 7, 1), (1, 2, 2), (6, 7, 2), (1, 1, 3), (0, 3, 0), (0, 0, 0)],
)
def test_attacking_armour_helps(capable: int, of: int, value: int) -> None:
    assert die(AECA, Share(capable, of)) == value


@cites("SS 10C2.1")
@pytest.mark.parametrize(
    ("capable", "of", "value"), [(1, 8, 0), (1, 7, -1), (3, 7, -1), (1, 2, -2), (1, 1, -2)]
)
def test_defending_armour_helps(capable: int, of: int, value: int) -> None:
    assert die(AECD, Share(capable, of)) == value


@cites("SS 10C3.2")
@pytest.mark.parametrize(
    ("capable", "of", "value"), [(1, 8, 0), (1, 7, -1), (1, 2, -2), (6, 7, -2), (1, 1, -4)]
)
def test_anti_tank_guns_help(capable: int, of: int, value: int) -> None:
    assert die(ATEC, Share(capable, of)) == value


@cites("SS 10C2.2", "SS 10C3.1", "SS 10A2", "SS 10A3")
def test_against_half_armour_the_defender_must_use_his_guns() -> None:
    tanks = [Side(defence=Part(3, "full"), against=Part(3, NONE))]
    few, half = attackers(*parts("1 full, 2 none")), attackers(*parts("1 full, 1 none"))
    assert armour_effects(few, tanks, OPEN, False).category == AECD
    assert armour_effects(few, tanks, OPEN, False).defence_die == -2
    assert armour_effects(half, tanks, OPEN, False).category == ATEC
    assert armour_effects(half, tanks, OPEN, False).defence_die == 0


@cites("SS 10C3.1", "SS 10G.2")
def test_guns_fire_whether_armour_is_used_or_not() -> None:
    """Declined, or barred by the ground: what counts is what the attackers are capable of."""
    guns = [Side(against=Part(1, "full"))]
    for ground, declined in ((SHUT, False), (OPEN, True), (Ground(hex=True, weather=False), False)):
        found = armour_effects(attackers(*parts("3 full")), guns, ground, declined)
        assert (found.attack_die, found.category, found.defence_die) == (0, ATEC, -4)


@cites("SS 10G.1", "SS 28C.2")
def test_where_armour_is_barred_nobody_uses_it() -> None:
    tanks = [Side(defence=Part(3, "full"))]
    for ground in (SHUT, Ground(hex=True, weather=False)):
        found = armour_effects(attackers(*parts("1 full, 3 none")), tanks, ground, False)
        assert (found.attack_die, found.category, found.defence_die) == (0, "", 0)


@cites("SS 10A1")
def test_attackers_across_a_side_that_bars_armour_count_without_it() -> None:
    """SS-P11: but as capable in the test for anti-tank guns; artillery there stays neutral."""
    across = attackers(*parts("3 full, 1 neutral"), shut=True)
    found = armour_effects(
        [*across, *attackers(*parts("1 full"))], [Side(against=Part(1, "full"))], OPEN, False
    )
    assert (found.attack.capable, found.attack.of) == (14, 4 * 14)
    assert found.category == ATEC


# -- brute force


def slow_share(some: list[Part]) -> Fraction:
    capable = sum((part.re * WORTH[part.value] for part in some), Fraction())
    carrying = sum(part.re for part in some if part.value in ("full", "half", "seventh"))
    neutral = sum(part.re for part in some if part.value == NEUTRAL)
    of = sum(part.re for part in some if part.value != NEUTRAL) + max(0, neutral - 2 * carrying)
    return capable / of if of else Fraction()


def slow_die(category: str, found: Fraction) -> int:
    if found < Fraction(1, 7):
        return 0
    low, high, whole = {AECA: (1, 2, 3), AECD: (-1, -2, -2), ATEC: (-1, -2, -4)}[category]
    return low if found < Fraction(1, 2) else high if found < 1 else whole


@cites("SS 10B", "SS 10C.1", "SS 10E", "SS 10F.1", "SS 10F.2")
def test_against_brute_force() -> None:
    """Every choice of neutral units of small stacks, in every category, with fractions."""
    rng = random.Random(10)
    values = ("full", "half", "seventh", NEUTRAL, NONE)
    for _ in range(300):
        mine = [Part(rng.choice((1, 3)), rng.choice(values)) for _ in range(rng.randint(1, 5))]
        sides = [Side(attack=part) for part in mine]
        quick = {share(side.attack for side in way) for way in treatments(sides, "attack")}
        free = [n for n, part in enumerate(mine) if part.value in ("half", "seventh")]
        slow = set()
        for chosen in product((False, True), repeat=len(free)):
            neutral = {n for n, yes in zip(free, chosen, strict=True) if yes}
            way = [Part(part.re, NEUTRAL) if n in neutral else part for n, part in enumerate(mine)]
            assert Fraction(*share(way)) == slow_share(way) if share(way).of else not slow_share(way)
            for category in (AECA, AECD, ATEC):
                assert die(category, share(way)) == slow_die(category, slow_share(way))
            slow.add(share(way))
        assert quick == slow


# -- in the game


@cites("SS 10.1", "SS 12D.3")
def test_in_its_second_turn_out_of_supply_armour_is_none() -> None:
    fed = attack("G1Pz", "S54Rif", PLAIN)
    assert dice(fed) == {AECA: 3}
    cold = attack("G1Pz", "S54Rif", PLAIN, as_={"G1Pz": {"at": WEST, "marks": ["starving"]}})
    assert dice(cold) == {}
    first = attack("G1Pz", "S54Rif", PLAIN, as_={"G1Pz": {"at": WEST, "marks": ["unsupplied"]}})
    assert dice(first) == {AECA: 3}


@cites("SS 10E")
def test_the_attacker_may_treat_motorised_troops_as_neutral() -> None:
    t = attack("G1Pz G3Mot", "S54Rif", PLAIN)
    assert dice(t) == {AECA: 2}
    t.act("neutral", "G3Mot")
    assert dice(t) == {AECA: 3}
    t.act("count", "G3Mot")
    assert dice(t) == {AECA: 2}


@cites("SS 10E")
def test_the_defender_may_do_so_too() -> None:
    """A motorised division beside anti-tank guns: 10/14 of ATEC, or all of it."""
    t = attack("G1Pz", "SBalt1ATB S198Mot", PLAIN).act("attack")
    assert t.who == "soviet"
    assert dice(t) == {AECA: 3, ATEC: -1}
    t.act("neutral", "S198Mot")
    assert dice(t) == {AECA: 3, ATEC: -2}


@cites("SS 10C3.1")
def test_the_attacker_may_do_without_armour() -> None:
    """SS-R4: the guns fire all the same."""
    t = attack("G1Pz", "SBalt1ATB", PLAIN)
    assert dice(t) == {AECA: 3, ATEC: -4}
    t.act("decline")
    assert dice(t) == {ATEC: -4}
    t.act("use")
    assert dice(t) == {AECA: 3, ATEC: -4}


@cites("SS 28C.2", "SS 28C1.1")
def test_no_armour_in_mud_and_snow() -> None:
    for weather, found in (("frost", {AECA: 3}), ("mud", {}), ("snow", {})):
        t = attack("G1Pz", "S54Rif", PLAIN, own={"weather": weather})
        assert dice(t) == found
    t = attack("G1Pz", "SBalt1ATB", PLAIN, own={"weather": "mud"})
    assert dice(t) == {ATEC: -4}


def test_nothing_is_asked_where_armour_changes_nothing() -> None:
    t = attack("G1Inf", "S54Rif", PLAIN)
    assert not t.may("neutral")
    assert not t.may("decline")
