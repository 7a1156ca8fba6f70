"""7.6. Elite units, armoured exploitation, Hurrah: who may declare what, and when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.victory_roads.combats import (
    AXIS,
    BASIC,
    MIDDLE,
    NORTH,
    SOUTH,
    SOVIETS,
    aimed,
    announced,
    answers,
    asked,
    drawn,
    memo,
    named,
    told,
)

from grognard.games.victory_roads.law.combat import declarations
from grognard.games.victory_roads.law.names import NOBODY, Battle
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

Units = Mapping[str, Any]
PANZERS = {"G5P": NORTH, "G20P": NORTH, "G78": SOUTH, "S30": {"at": MIDDLE, "steps": 1}}  # two with medals


def attack(side: str, units: Units, target: str, *who: str, **more: Any) -> Situation:
    return announced(drawn(side, units, **more), target, *who)


# -- elite


@cites("VR 7.6.1", "VR 7.6.2")
def test_the_attacker_names_the_elite_unit_that_he_uses() -> None:
    t = attack(AXIS, PANZERS, MIDDLE)
    assert (asked(t), t.who, t.may("elite")) == ("declare", "axis", ["G5P", "G78"])
    assert t.refusals("elite", "G20P") == ["VR 7.6.1"]
    t.act("elite", "G78")
    assert memo(t).elite == (t.game.roster.index["G78"], NOBODY)
    assert t.refusals("elite", "G78") == ["VR 7.6.2"]
    t.act("throw", None, (1, 2))
    assert named(t, told(t, "vr-elite-declared")[0]["unit"]) == ["G78"]


@cites("VR 7.6.1")
def test_a_bonus_may_be_left_alone() -> None:
    t = attack(AXIS, PANZERS, MIDDLE).act("elite", "G78").act("undeclare")
    assert memo(t).elite == (NOBODY, NOBODY)
    assert t.refusals("undeclare") == ["VR 7.6.2"]
    t.act("throw", None, (1, 2))
    assert not told(t, "vr-elite-declared")


@cites("VR 7.6.2", "VR 7.6.1")
def test_the_defender_answers_after_the_attacker() -> None:
    units = {"S29T": NORTH, "S3GT": NORTH, "G5P": MIDDLE, "G78": MIDDLE}
    t = attack(SOVIETS, units, MIDDLE)
    assert (asked(t), t.who, answers(t)) == ("declare", "soviet", ["armoured", "throw"])
    t.act("throw")
    assert (asked(t), t.who, t.may("elite")) == ("elite_defence", "axis", ["G5P", "G78"])
    t.act("elite", "G78", (1, 2))
    assert named(t, told(t, "vr-elite-declared")[0]["unit"]) == ["G78"]
    t = attack(SOVIETS, units, MIDDLE).act("throw").act("plain", None, (1, 2))
    assert not told(t, "vr-elite-declared")


@cites("VR 7.6.1")
def test_nobody_is_asked_who_has_nothing_to_declare() -> None:
    t = aimed(drawn(SOVIETS, {"S30": NORTH, "G96": MIDDLE}), MIDDLE).act("attack", None, (1, 2))
    assert "VR 7.7.3" in t.cites()


@cites("VR 7.6.1")
def test_players_may_agree_that_guards_are_elite() -> None:
    units = {"S36G": NORTH, "S30": NORTH, "G96": MIDDLE}
    t = announced(drawn(SOVIETS, units, options={"medals": "guards"}), MIDDLE)
    assert t.may("elite") == ["S36G"]


@cites("VR 7.6.1")
def test_a_leader_lends_his_corps_the_bonus() -> None:
    """K-16."""
    units = {"S29T": NORTH, "S30": NORTH, "G96": MIDDLE, "rybalko-1": "played_soviet"}
    own = {"placements": {"rybalko-1": ["S29T", ""]}}
    t = attack(SOVIETS, units, MIDDLE, own=own).act("support", "rybalko-1").act("ready")
    assert t.may("elite") == ["S29T"]
    corps = t.game.roster.index["S29T"]
    t.act("elite", "S29T")
    assert (memo(t).elite[0], memo(t).lent[0]) == (corps, corps)
    without = attack(SOVIETS, units, MIDDLE, own=own)
    without.act("ready", None, (1, 2))  # he was not named
    assert not told(without, "vr-elite-declared")


@cites("VR 7.6.1")
def test_an_elite_unit_that_does_not_take_part_lends_nothing() -> None:
    t = attack(AXIS, {"G5P": NORTH, "G20P": NORTH, "G12P": NORTH, "S30": MIDDLE}, MIDDLE, "G20P", "G12P")
    assert t.may("elite") == []


# -- armoured exploitation


@cites("VR 7.6.3")
@pytest.mark.parametrize(
    ("units", "may"),
    [
        ({"G20P": NORTH, "G12P": SOUTH}, True),
        ({"G20P": NORTH, "G96": SOUTH, "G71": SOUTH}, False),
        ({"G20P": NORTH, "KA1": SOUTH}, True),  # C-26
        ({"G20P": NORTH, "KI1": SOUTH, "G96": SOUTH}, False),
        ({"H2A": NORTH, "G20P": SOUTH}, True),
    ],
)
def test_an_armoured_exploitation_wants_two_armoured_units(units: Units, may: bool) -> None:
    t = drawn(AXIS, {**units, "S30": {"at": MIDDLE, "steps": 1}})
    battle = aimed(t, MIDDLE)
    found = declarations.armoured_button(t.pos, memo(battle))
    assert bool(found.set) == may
    if not may:
        assert [cause.cite for cause in found.causes(0)] == ["VR 7.6.3"]


@cites("VR 7.6.3")
def test_it_is_announced_with_the_dice() -> None:
    t = attack(AXIS, PANZERS, MIDDLE).act("armoured")
    assert memo(t).armoured
    assert t.refusals("armoured") == ["VR 7.6.3"]
    t.act("elite", "G5P").act("throw", None, (1, 2))
    assert told(t, "vr-armoured-declared")
    assert told(t, "vr-elite-declared")


# -- Hurrah

THEATRE = {"TOCN": "5224"}
RIFLES = {"S30": NORTH, "S33": NORTH, "G96": MIDDLE, "G71": MIDDLE}


def may_shout(units: Units, target: str, **own: Any) -> list[str]:
    """What forbids a Hurrah; nothing where it is allowed."""
    t = aimed(drawn(SOVIETS, units, own), target)
    assert declarations.may_shout(t.pos, memo(t))
    return [cause.cite for cause in declarations.hurrah_button(t.pos, memo(t)).causes(0)]


@cites("VR 7.6.4a")
def test_a_hurrah_is_declared_within_the_radius_of_a_theatre() -> None:
    """C-23: the attacked hex counts, not where the attackers stand."""
    assert may_shout({**RIFLES, **THEATRE}, MIDDLE) == []
    assert may_shout(RIFLES, MIDDLE) == ["VR 7.6.4a"]
    assert may_shout({**RIFLES, "TOCN": "5229"}, MIDDLE) == []  # nine hexes to the target
    assert may_shout({**RIFLES, "TOCN": "5210"}, MIDDLE) == ["VR 7.6.4a"]  # nine to the attackers


@cites("VR 7.6.4a")
def test_a_hurrah_is_told_when_it_is_announced() -> None:
    t = attack(SOVIETS, {**RIFLES, **THEATRE}, MIDDLE)
    assert answers(t) == ["hurrah", "throw"]
    t.act("hurrah")
    assert t.refusals("hurrah") == ["VR 7.6.4a"]
    assert memo(t).hurrah
    t.act("throw", None, (1, 2))
    assert told(t, "vr-hurrah-declared")


@cites("VR 7.6.4b", "VR 3.2.2j")
@pytest.mark.parametrize(
    ("target", "origin", "own", "cite"),
    [
        (MIDDLE, NORTH, {"weather": "mud"}, "VR 3.2.2j"),
        ("3054", "3154", {}, "VR 7.6.4b"),  # a fortress
        ("3054", "3154", {"captured": ["3054"]}, ""),
        ("2047", "2048", {}, "VR 7.6.4b"),  # a major city of Germany
        ("2047", "2048", {"captured": ["2047"]}, ""),
        ("5426", "5427", {}, ""),  # one of the Soviet Union
    ],
)
def test_mud_fortresses_and_german_cities_forbid_it(target: str, origin: str, own: Units, cite: str) -> None:
    near = {"3054": "3057", "2047": "2044"}.get(target, "5223")
    units = {"S30": origin, "G96": target, "TOCN": near}
    assert may_shout(units, target, **own) == ([cite] if cite else [])


@cites("VR 7.6.4a")
def test_only_the_soviets_shout_and_only_in_their_combat_phase() -> None:
    """C-24, K-21; and not where there are no theatres."""
    t = aimed(drawn(SOVIETS, {**RIFLES, **THEATRE}), MIDDLE)
    for kind in ("exploitation", "surprise", "counter"):
        assert not declarations.may_shout(t.pos, memo(t)._replace(kind=kind))
    t = aimed(drawn(AXIS, {**RIFLES, **THEATRE}), NORTH)
    assert not declarations.may_shout(t.pos, memo(t))
    basic = aimed(drawn(SOVIETS, {"S30": "2256", "G96": "2356"}, scenario=BASIC), "2356")
    assert not declarations.may_shout(basic.pos, memo(basic))


# -- other kinds of combat


@cites("VR 7.6.3", "VR 7.6.1")
@pytest.mark.parametrize(
    ("kind", "verbs"),
    [
        ("", ["armoured", "elite"]),
        ("surprise", ["armoured", "elite"]),
        ("exploitation", ["armoured"]),
        ("counter", ["armoured"]),
    ],
)
def test_without_a_tactical_result_no_elite_is_used(kind: str, verbs: list[str]) -> None:
    """C-25, C-29."""
    t = attack(AXIS, PANZERS, MIDDLE)
    battle: Battle = memo(t)._replace(kind=kind)
    found = declarations.declarations(t.pos, battle)
    assert sorted(verb for verb, allowed in found.items() if allowed.set) == verbs
