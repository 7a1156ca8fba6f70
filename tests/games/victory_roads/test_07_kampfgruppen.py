"""7.15. Kampfgruppen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.victory_roads.combats import (
    AXIS,
    MIDDLE,
    NORTH,
    SOUTH,
    SOVIETS,
    answers,
    asked,
    drawn,
    lost,
    memo,
    strength,
    suffering,
    units,
)

from grognard.games.victory_roads.law.combat.forces import force
from grognard.games.victory_roads.law.names import NOBODY
from grognard.games.victory_roads.law.unit_losses import eliminate
from grognard.kernel.cite import cites
from grognard.kernel.referee import Referee
from grognard.testing.table import Situation

Units = Mapping[str, Any]
ARMOURED = {"KA1": "kg_armour", "KA6": "kg_armour", "KA10": "kg_armour"}  # 5-4-3, 3-3-3, Hiwis
INFANTRY = {"KI1": "kg_infantry", "KI2": "kg_infantry"}
LAST = {"at": MIDDLE, "steps": 1}


def struck(theirs: Units, many: int, **more: Any) -> Situation:
    """Defenders who lose so many steps."""
    pools = more.pop("pools", {**ARMOURED, **INFANTRY})
    t = drawn(SOVIETS, {"S30": NORTH, "S33": SOUTH, **theirs, **pools, "TOCN": "5224"})
    return suffering(t, MIDDLE, "S30 S33", 0, many, **more)


@cites("VR 7.15.1", "VR 7.15.2", "VR 7.15.3")
@pytest.mark.parametrize(("face", "group", "left"), [(1, "KA1", 2), (2, "KA6", 1)])
def test_a_destroyed_elite_armoured_division_leaves_one_drawn_blindly(
    face: int, group: str, left: int
) -> None:
    t = struck({"G5P": LAST}, 1)
    assert (asked(t), t.who, answers(t)) == ("kampfgruppe", "axis", ["forgo", "replace"])
    t.act("replace", None, (face,))
    assert (t.at(group), strength(t, group)) == (MIDDLE, left)
    assert t.at("G5P") == "dead"  # and may be rebuilt


@cites("VR 7.15.1")
def test_nobody_must_take_one() -> None:
    t = struck({"G5P": LAST}, 1).act("forgo")
    assert {t.at(group) for group in ARMOURED} == {"kg_armour"}


@cites("VR 7.15.4", "VR 7.15.5", "VR 7.15.6")
def test_infantry_leaves_one_without_a_draw() -> None:
    t = struck({"G78": LAST}, 1).act("replace")
    assert (t.at("KI1"), t.rolls, t.at("G78")) == (MIDDLE, [], "dead")
    assert t.at("KA1") == "kg_armour"


@cites("VR 7.15.7", "VR 7.15.3")
def test_hiwis_are_nobody_and_are_gone_for_good() -> None:
    """C-31."""
    t = struck({"G5P": LAST}, 1).act("replace", None, (3,))
    assert t.at("KA10") == "gone"
    assert not t.pos.at(t.game.map.index[MIDDLE]) & t.game.rules.data.units


@cites("VR 7.15.7")
def test_a_lost_kampfgruppe_is_gone_for_good_and_leaves_none() -> None:
    """C-30."""
    t = struck({"KA1": LAST, "KI1": MIDDLE}, 2, pools={"KA6": "kg_armour", "KI2": "kg_infantry"})
    assert (t.at("KA1"), t.at("KI1")) == ("gone", "gone")
    assert asked(t) != "kampfgruppe"


@cites("VR 7.15.8")
def test_an_empty_pool_gives_none() -> None:
    assert asked(struck({"G5P": LAST}, 1, pools=INFANTRY)) != "kampfgruppe"
    assert asked(struck({"G78": LAST}, 1, pools=ARMOURED)) != "kampfgruppe"
    assert asked(struck({"G78": LAST}, 1, pools=INFANTRY)) == "kampfgruppe"


@cites("VR 7.15.1", "VR 7.15.4")
@pytest.mark.parametrize("unit", ["G20P", "G96", "R6", "H2A"])
def test_only_german_divisions_with_a_medal_leave_one(unit: str) -> None:
    assert asked(struck({unit: LAST}, 1)) != "kampfgruppe"


@cites("VR 7.15.1", "VR 7.15.4")
def test_a_medal_that_a_leader_lends_is_not_enough() -> None:
    """K-16."""
    t = drawn(SOVIETS, {})
    lent = t.game.roster.index["G96"]
    assert asked(struck({"G96": LAST}, 1, elite=(NOBODY, lent), lent=(NOBODY, lent))) != "kampfgruppe"


@cites("VR 7.15.1")
def test_soviet_guards_leave_none() -> None:
    t = drawn(AXIS, {"G20P": NORTH, "S36G": LAST, **ARMOURED, **INFANTRY}, options={"medals": "guards"})
    assert asked(suffering(t, MIDDLE, "G20P", 0, 1)) != "kampfgruppe"


@cites("VR 7.15.1")
def test_a_division_that_dies_otherwise_leaves_none() -> None:
    """C-30: on a failed retreat, say."""
    t = drawn(SOVIETS, {"S30": NORTH, "G5P": LAST, **ARMOURED})
    ref = Referee(t.pos, None)  # type: ignore[arg-type]
    eliminate(ref, t.game.roster.index["G5P"], "no-retreat", "VR 7.10.11")
    assert ref.frame == t.pos.frame


# -- in the fight


@cites("VR EX-20c")
def test_who_may_leave_one_is_worth_a_question_though_all_steps_are_owed() -> None:
    """Three losses, three steps: whoever goes first leaves two more of them."""
    t = struck({"G5P": LAST, "G96": MIDDLE}, 3)
    assert (t.who, t.may("lose")) == ("axis", ["G5P", "G96"])


@cites("VR EX-20c")
def test_it_bears_what_is_left_of_the_losses() -> None:
    """EX-20: an elite division with one step and two losses."""
    t = struck({"G5P": LAST}, 2).act("replace", None, (1,))
    assert (t.at("KA1"), strength(t, "KA1")) == (MIDDLE, 1)
    t = struck({"G5P": LAST}, 9).act("replace", None, (1,))
    assert t.at("KA1") == "gone"


@cites("VR EX-20c")
def test_it_may_share_them_with_the_others() -> None:
    t = struck({"G5P": LAST, "G96": MIDDLE, "G71": MIDDLE}, 2)
    t.act("lose", "G5P").act("replace", None, (1,))
    assert (t.who, t.may("lose")) == ("axis", ["G71", "G96", "KA1"])
    assert t.refusals("lose", "G5P") == ["VR 7.3.4"]


@cites("VR EX-20c", "VR 7.1.9")
def test_in_an_attack_it_takes_the_place_of_the_division() -> None:
    """C-28: it has taken part, and attacks no more in this phase."""
    mine = {"G5P": {"at": NORTH, "steps": 1, "marks": ["fought"]}, "G96": {"at": NORTH, "marks": ["fought"]}}
    t = drawn(AXIS, {**mine, "S30": {"at": MIDDLE, "steps": 1}, **ARMOURED})
    suffering(t, MIDDLE, "G5P G96", 2, 0)
    t.act("lose", "G5P").act("replace", None, (1,))
    assert "KA1" in t.units_marked("fought")
    assert set(t.game.roster.ids(force(t.pos, memo(t), 1))) == {"G96", "KA1"}
    assert memo(t).newcomers == units(t.game, "KA1")
    assert t.may("lose") == ["G96", "KA1"]
    assert "KA1" in lost(t.act("lose", "KA1"))
