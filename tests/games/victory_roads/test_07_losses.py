"""7.8 and 7.11.2. Who bears the losses of attrition, and who says so."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.victory_roads.combats import (
    ADVANCED,
    AXIS,
    BASIC,
    MIDDLE,
    NORTH,
    NORTHEAST,
    SOUTH,
    SOVIETS,
    asked,
    drawn,
    lost,
    paid_by,
    strength,
    suffering,
    told,
    units,
)

from grognard.games.victory_roads.law.combat import casualties
from grognard.games.victory_roads.law.names import NOBODY, Battle, Toll
from grognard.kernel.changes import Removed, StepsChanged
from grognard.kernel.cite import cites
from grognard.kernel.state import Frame, Position
from grognard.testing.table import Situation

Units = Mapping[str, Any]
WEAK = {"S30": {"at": MIDDLE, "steps": 1}}


def one_step(h: str) -> dict[str, Any]:
    return {"at": h, "steps": 1}


def attack(mine: Units, many: int, **declared: Any) -> Situation:
    """A German attack that costs its side so many steps; `elite` is a unit by its name."""
    t = drawn(AXIS, {**mine, **WEAK})
    elite = declared.pop("elite", "")
    pair = (t.game.roster.index[elite] if elite else NOBODY, NOBODY)
    attackers = declared.pop("attackers", " ".join(name for name in mine if name[0] != "Q"))
    return suffering(t, MIDDLE, attackers, many, 0, elite=pair, **declared)


def defence(theirs: Units, many: int, elite: str = "", **fields: Any) -> Situation:
    """A Soviet attack that costs the defender so many steps."""
    t = drawn(SOVIETS, {"S30": NORTH, "S33": SOUTH, **theirs, "TOCN": "5224"})
    pair = (NOBODY, t.game.roster.index[elite] if elite else NOBODY)
    return suffering(t, MIDDLE, "S30 S33", 0, many, elite=pair, **fields)


# -- the first loss of the attacker

P, PANZER, MEDAL, FOOT, HUNGARIAN, HUNGARIAN_TANKS = "G5P", "G20P", "G78", "G96", "H24", "H2A"
GERMANS = {P: NORTH, PANZER: NORTH, MEDAL: SOUTH, FOOT: SOUTH}
MIXED = {PANZER: NORTH, FOOT: SOUTH, HUNGARIAN: SOUTH, HUNGARIAN_TANKS: NORTHEAST}


@cites("VR 7.8.1a", "VR 7.8.1b", "VR 7.8.1c", "VR 7.11.2", "VR 7.8.2a")
@pytest.mark.parametrize(
    ("mine", "declared", "who", "may"),
    [
        # nothing declared: the owner's choice
        (GERMANS, {}, "axis", {P, PANZER, MEDAL, FOOT}),
        # elite: the unit that was named, and no other (C-02)
        (GERMANS, {"elite": MEDAL}, "", {MEDAL}),
        (GERMANS, {"elite": P}, "", {P}),
        # armour: any armoured unit, at its owner's choice
        (GERMANS, {"armoured": True}, "axis", {P, PANZER}),
        # both: the enemy says, among armour and the named elite (C-01, J-06)
        (GERMANS, {"armoured": True, "elite": MEDAL}, "soviet", {P, PANZER, MEDAL}),
        (GERMANS, {"armoured": True, "elite": P}, "soviet", {P, PANZER}),
        # allies: Germans first, but an elite or armour that was declared before them (C-21)
        (MIXED, {}, "axis", {PANZER, FOOT}),
        (MIXED, {"armoured": True}, "", {PANZER}),
        ({FOOT: NORTH, HUNGARIAN: SOUTH}, {}, "", {FOOT}),
        ({MEDAL: NORTH, FOOT: NORTH, HUNGARIAN: SOUTH}, {"elite": MEDAL}, "", {MEDAL}),
        (
            {P: NORTH, **MIXED},
            {"armoured": True, "elite": P},
            "soviet",
            {P, PANZER, HUNGARIAN_TANKS},
        ),
        ({HUNGARIAN: NORTH, HUNGARIAN_TANKS: SOUTH}, {}, "axis", {HUNGARIAN, HUNGARIAN_TANKS}),
        # an HQ beside the attackers is no attacker
        ({FOOT: NORTH, PANZER: SOUTH, "Q6": NORTH}, {}, "axis", {FOOT, PANZER}),
        ({FOOT: NORTH, "Q6": NORTH}, {}, "", {FOOT}),
    ],
)
def test_who_bears_the_first_loss_of_an_attack(
    mine: Units, declared: dict[str, Any], who: str, may: set[str]
) -> None:
    """`who` is asked; nobody, where there is no choice."""
    t = attack(mine, 1, **declared)
    if who:
        assert (asked(t), t.who, set(t.may("lose"))) == ("losses", who, may)
    else:
        assert set(lost(t)) == may


@cites("VR 7.8.1a", "VR 7.8.1b", "VR 7.8.1c")
@pytest.mark.parametrize(
    ("declared", "cite"),
    [
        ({"elite": MEDAL}, "VR 7.8.1a"),
        ({"armoured": True}, "VR 7.8.1b"),
        ({"armoured": True, "elite": MEDAL}, "VR 7.8.1c"),
    ],
)
def test_only_the_first_loss_is_bound(declared: dict[str, Any], cite: str) -> None:
    """Of two, the second is the owner's, on a unit that has none yet."""
    t = attack(GERMANS, 2, **declared)
    if (asked(t) == "losses" and t.who == "soviet") or "armoured" in declared:
        assert t.refusals("lose", FOOT) == [cite]
        t.act("lose", PANZER)
    first = [name for name, paid in paid_by(t).items() if paid == cite]
    assert len(first) == 1
    assert (t.who, set(t.may("lose"))) == ("axis", set(GERMANS) - set(first))
    assert t.refusals("lose", first[0]) == ["VR 7.8.2a"]


# -- the others


@cites("VR 7.8.2a", "VR 7.11.2")
def test_spreading_stands_above_the_priority_of_the_major_ally() -> None:
    """J-02: one German, two Romanians, two losses."""
    t = attack({FOOT: NORTH, "R6": SOUTH, "R7": SOUTH}, 2)
    assert lost(t) == [FOOT]
    assert (t.who, t.may("lose")) == ("axis", ["R6", "R7"])
    assert t.refusals("lose", FOOT) == ["VR 7.8.2a"]
    t = attack({FOOT: NORTH, "R6": SOUTH}, 3)
    assert lost(t) == [FOOT, "R6", FOOT]


@cites("VR 7.8.2a")
def test_all_bear_one_loss_before_any_bears_two() -> None:
    t = defence({"G96": MIDDLE, "G71": MIDDLE, "G46": MIDDLE}, 4)
    t.act("lose", "G71")
    assert t.refusals("lose", "G71") == ["VR 7.8.2a"]
    t.act("lose", "G96")  # and the third has no choice
    assert [strength(t, unit) for unit in ("G96", "G71", "G46")] == [1, 1, 1]
    assert t.may("lose") == ["G46", "G71", "G96"]


def in_lots(seed: int) -> tuple[Units, int, dict[str, Any]]:
    luck = random.Random(seed)
    pool = ["G96", "G71", "G46", "G357", "G20P", "G5P", "G78", "R6", "R7"]
    names = luck.sample(pool, 4)
    mine = {name: {"at": luck.choice([NORTH, SOUTH]), "steps": luck.choice([1, 2])} for name in names}
    declared: dict[str, Any] = {"armoured": luck.random() < 0.4}
    medals = [name for name in mine if name in ("G5P", "G78")]
    if medals and luck.random() < 0.5:
        declared["elite"] = luck.choice(medals)
    return mine, luck.randint(1, 6), declared


@cites("VR 7.8.2a", "VR 7.8.1a", "VR 7.8.1b", "VR 7.8.1c")
@pytest.mark.parametrize("seed", range(60))
def test_a_second_loss_only_when_all_have_one(seed: int) -> None:
    """Whatever the attack and whatever is chosen."""
    luck, (mine, many, declared) = random.Random(seed), in_lots(seed)
    t = attack(mine, many, **declared)
    borne: list[str] = list(lost(t))
    while asked(t) in ("losses", "kampfgruppe"):
        if asked(t) == "kampfgruppe":
            t.act("forgo")
        else:
            t.act("lose", luck.choice(t.may("lose")))
        borne += lost(t)
    left = {name: spec["steps"] for name, spec in mine.items()}
    assert len(borne) == min(many, sum(left.values()))
    seen: list[str] = []
    for name in borne:
        alive = {one for one in left if left[one] > seen.count(one)}
        if name in seen:
            assert alive <= set(seen), f"{name} bears a second loss before {alive - set(seen)}"
        seen.append(name)


@cites("VR 7.8.2a")
def test_what_nobody_is_left_to_bear_is_forgotten() -> None:
    """C-16."""
    t = defence({"G96": one_step(MIDDLE)}, 4)
    assert lost(t) == ["G96"]
    assert asked(t) != "losses"


@cites("VR 7.3.3a", "VR 7.3.4")
def test_units_that_were_not_named_lose_nothing() -> None:
    t = attack({FOOT: one_step(NORTH), PANZER: NORTH}, 3, attackers=FOOT)
    assert lost(t) == [FOOT]
    assert strength(t, PANZER) == 2
    t = attack({FOOT: NORTH, MEDAL: NORTH, PANZER: SOUTH}, 1, attackers=f"{FOOT} {MEDAL}")
    assert t.refusals("lose", PANZER) == ["VR 7.3.4"]
    assert t.refusals("lose", "S30") == ["VR 7.3.4"]


# -- HQs and garrisons


@cites("VR 7.8.2b", "VR 6.7.8b", "VR 7.3.3d")
@pytest.mark.parametrize(
    ("theirs", "many", "who"),
    [
        ({"G96": MIDDLE, "Q6": MIDDLE}, 2, ["G96", "G96"]),
        ({"G96": one_step(MIDDLE), "Q6": MIDDLE}, 2, ["G96", "Q6"]),
        ({"G96": one_step(MIDDLE), "HB1": MIDDLE}, 1, ["G96"]),
        ({"G96": one_step(MIDDLE), "HB1": MIDDLE}, 2, ["G96", "HB1"]),
        ({"Q6": MIDDLE, "HB1": MIDDLE}, 1, ["Q6"]),  # F-07: divisions, HQ, garrison
        ({"G96": one_step(MIDDLE), "Q6": MIDDLE, "HB1": MIDDLE}, 3, ["G96", "Q6", "HB1"]),
        ({"HB1": MIDDLE}, 2, ["HB1"]),
    ],
)
def test_in_the_attacked_hex_hqs_come_after_divisions_and_garrisons_last(
    theirs: Units, many: int, who: list[str]
) -> None:
    t = defence(theirs, many)
    assert lost(t) == who


@cites("VR 7.8.2b", "VR 6.7.8b")
def test_an_hq_or_a_garrison_cannot_be_chosen_before_its_turn() -> None:
    t = defence({"G96": MIDDLE, "G71": MIDDLE, "Q6": MIDDLE, "HB1": MIDDLE}, 1)
    assert t.may("lose") == ["G71", "G96"]
    assert t.refusals("lose", "Q6") == ["VR 7.8.2b"]
    assert t.refusals("lose", "HB1") == ["VR 6.7.8b"]


@cites("VR 7.8.2b", "VR 7.3.3d")
@pytest.mark.parametrize(
    ("mine", "attackers", "who"),
    [
        ({FOOT: one_step(NORTH), "Q6": NORTH}, FOOT, [FOOT, "Q6"]),
        ({FOOT: one_step(NORTH), "Q6": NORTH, MEDAL: NORTH}, FOOT, [FOOT]),  # somebody is left in its hex
        ({FOOT: one_step(NORTH), "Q6": SOUTH}, FOOT, [FOOT]),  # its hex did not attack
        ({FOOT: one_step(NORTH), PANZER: SOUTH, "Q6": NORTH}, f"{FOOT} {PANZER}", [PANZER, FOOT, PANZER]),
    ],
)
def test_an_hq_beside_the_attackers_is_hit_when_nobody_else_is_left(
    mine: Units, attackers: str, who: list[str]
) -> None:
    """K-15: three losses."""
    t = attack(mine, 3, attackers=attackers)
    if asked(t) == "losses":
        before = lost(t)
        t.act("lose", PANZER)
        assert sorted(before + lost(t)) == sorted(who)
    else:
        assert sorted(lost(t)) == sorted(who)


# -- the defender


@cites("VR 7.8.1a")
def test_the_elite_unit_of_the_defender_bears_his_first_loss() -> None:
    t = defence({"G78": MIDDLE, "G96": MIDDLE}, 1, elite="G78")
    assert lost(t) == ["G78"]
    assert defence({"G78": MIDDLE, "G96": MIDDLE}, 1).may("lose") == ["G78", "G96"]


@cites("VR 7.8.2a")
def test_the_defender_shares_his_losses_out_himself() -> None:
    t = defence({"G96": MIDDLE, "G71": MIDDLE}, 1)
    assert t.who == "axis"


@cites("VR 7.7.7")
def test_the_attacker_bears_his_losses_first() -> None:
    t = drawn(SOVIETS, {"S30": NORTH, "S33": SOUTH, "G96": MIDDLE, "G71": MIDDLE, "TOCN": "5224"})
    suffering(t, MIDDLE, "S30 S33", 1, 1)
    assert t.who == "soviet"
    t.act("lose", "S30")
    assert t.who == "axis"


# -- exploitation


@cites("VR 8.3.2b")
def test_in_exploitation_soviet_armour_bears_the_first_loss() -> None:
    """C-29: before an elite unit, too."""
    own = {"S29T": NORTH, "S3GT": SOUTH, "S30": NORTH, "TOCN": "5224", "G96": MIDDLE}
    t = drawn(SOVIETS, own)
    suffering(t, MIDDLE, "S29T S3GT S30", 1, 0, kind="exploitation")
    assert (t.who, t.may("lose")) == ("soviet", ["S29T", "S3GT"])
    assert t.refusals("lose", "S30") == ["VR 8.3.2b"]
    t = suffering(drawn(SOVIETS, own), MIDDLE, "S29T S3GT S30", 1, 0)
    assert t.may("lose") == ["S29T", "S30", "S3GT"]
    t = drawn(SOVIETS, own)
    elite = (t.game.roster.index["S30"], NOBODY)
    suffering(t, MIDDLE, "S29T S3GT S30", 1, 0, kind="exploitation", elite=elite)
    assert t.may("lose") == ["S29T", "S3GT"]
    panzers = suffering(
        drawn(AXIS, {**GERMANS, **WEAK}), MIDDLE, " ".join(GERMANS), 1, 0, kind="exploitation"
    )
    assert panzers.may("lose") == sorted(GERMANS)


# -- 7.8.4: armour outside every theatre

FOREST, DRY, WET = "5026", "5127", "5025"  # the target, and neighbours on this side of the river and beyond


def harsh(mine: Units, target: str, many: int = 0, scenario: str = ADVANCED, **own: Any) -> Situation:
    t = drawn(SOVIETS, {**mine, "G96": target, "G71": target}, own, scenario)
    attackers = " ".join(name for name in mine if name[0] == "S")
    return suffering(t, target, attackers, many, 0)


@cites("VR 7.8.4", "VR 9.2.5")
@pytest.mark.parametrize(
    ("mine", "target", "own", "who"),
    [
        ({"S29T": NORTH}, MIDDLE, {}, []),  # clear ground
        ({"S29T": DRY}, FOREST, {}, ["S29T"]),
        ({"S29T": DRY, "TOCN": "5130"}, FOREST, {}, []),
        ({"S29T": NORTH}, MIDDLE, {"weather": "mud"}, ["S29T"]),
        ({"S29T": "5427"}, "5426", {}, ["S29T"]),  # a city (K-14)
        ({"S29T": "5124"}, "5125", {}, ["S29T"]),  # a minor one
        ({"S29T": "6322"}, "6222", {}, ["S29T"]),  # a fort
        ({"S29T": "6123"}, "6222", {}, []),  # a fort that does not count
        ({"S29T": "6322"}, "6222", {"captured": ["6222"]}, []),
        ({"S29T": "3154"}, "3054", {}, ["S29T"]),  # a fortress
        ({"S29T": "6061"}, "6161", {}, ["S29T"]),  # over a river
        ({"S29T": "6060", "S30": "6061"}, "6161", {}, []),  # it must cross itself
        ({"S30": DRY}, FOREST, {}, []),  # infantry
        ({"SR1A": DRY}, FOREST, {}, []),  # turned allies (J-14)
    ],
)
def test_armour_outside_every_theatre_pays_for_hard_ground(
    mine: Units, target: str, own: dict[str, Any], who: list[str]
) -> None:
    t = harsh(mine, target, **own)
    assert lost(t) == who
    assert all(paid == "VR 7.8.4" for paid in paid_by(t).values())
    assert bool(told(t, "vr-loss-harsh")) == bool(who)


@cites("VR 7.8.4")
def test_it_pays_once_in_a_combat_and_says_itself_which_corps() -> None:
    """C-16."""
    t = harsh({"S29T": DRY, "S3GT": DRY, "S30": DRY}, FOREST)
    assert (t.who, t.may("lose")) == ("soviet", ["S29T", "S3GT"])
    assert t.refusals("lose", "S30") == ["VR 7.8.4"]
    assert lost(t.act("lose", "S3GT")) == ["S3GT"]
    assert asked(t) != "losses"


@cites("VR 7.8.4", "VR 7.8.2a")
def test_it_comes_on_top_of_the_losses_of_the_table_and_is_spread_with_them() -> None:
    t = harsh({"S29T": DRY, "S3GT": DRY, "TOCN": "5140"}, FOREST, many=1)
    t.act("lose", "S29T")
    assert (strength(t, "S29T"), strength(t, "S3GT")) == (1, 1)


@cites("VR 7.8.4")
def test_where_there_are_no_theatres_nobody_pays() -> None:
    t = drawn(SOVIETS, {"S5GT": "2157", "G96": "2156"}, scenario=BASIC)
    suffering(t, "2156", "S5GT", 0, 0)
    assert not lost(t)
    wooded = t.game.map.terrain["forest"] & t.game.rules.data.area
    h = next(n for n in range(wooded.bit_length()) if wooded >> n & 1)
    label = t.game.map.label(h)
    around = t.game.map.grid.adjacent(1 << h) & t.game.rules.data.area
    beside = t.game.map.labels(around)[0]
    t = drawn(SOVIETS, {"S5GT": beside, "G96": label}, scenario=BASIC)
    assert not lost(suffering(t, label, "S5GT", 0, 0))


# -- what a loss does


@cites("VR 1.3.1c", "VR 1.3.2", "VR 10.1.4a", "VR 10.1.5")
def test_a_loss_turns_a_unit_over_and_a_second_eliminates_it() -> None:
    t = defence({"G96": MIDDLE}, 1)
    assert [type(c) for c in t.log if isinstance(c, StepsChanged | Removed)] == [StepsChanged]
    t = defence({"G96": MIDDLE}, 2)
    assert t.at("G96") == "dead"
    t = defence({"KI1": MIDDLE}, 1)
    assert t.at("KI1") == "gone"
    t = drawn(SOVIETS, {"S30": NORTH, "G96": MIDDLE, "TOCN": "5224"})
    assert strength(suffering(t, MIDDLE, "S30", 1, 0), "S30") == 1


# -- losses of tactical results


@cites("VR 7.9.6", "VR 6.7.8b")
def test_tactical_losses_need_not_be_spread() -> None:
    """Nor wait for the HQ; but a garrison is last all the same."""
    t = drawn(SOVIETS, {"S30": NORTH, "G96": MIDDLE, "G71": MIDDLE, "Q6": MIDDLE, "HB1": MIDDLE})
    theirs = units(t.game, "G96 G71 Q6 HB1")
    battle = Battle(
        t.game.map.index[MIDDLE],
        units(t.game, "S30"),
        theirs,
        borne=units(t.game, "G96"),
        origins=1 << t.game.map.index[NORTH],
    )
    toll = Toll(theirs, 2, "VR 7.9.6", 1, casualties.FREE)
    frames = (*t.pos.state.frames, Frame("losses", 0, battle), Frame("losses", 1, toll))
    pos = Position(t.game, t.pos.state._replace(frames=frames))
    assert set(t.game.roster.ids(casualties.eligible_for_loss(pos, toll).set)) == {"G96", "G71", "Q6"}
    assert casualties.eligible_for_loss(pos, toll).why_not(t.game.roster.index["HB1"]) == ["VR 6.7.8b"]
