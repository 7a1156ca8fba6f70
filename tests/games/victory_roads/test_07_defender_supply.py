"""7.4. Step 2 of a combat: the defender's supply, and the siege."""

from __future__ import annotations

import pytest
from tests.games.victory_roads.combats import (
    AXIS,
    MIDDLE,
    NORTH,
    SOUTH,
    SOVIETS,
    drawn,
    reckoned,
    taken_up,
    told,
)

from grognard.games.victory_roads.law.combat.check import cut_off
from grognard.games.victory_roads.law.haltebefehl import is_besieged
from grognard.kernel.changes import Marked
from grognard.kernel.cite import cites
from grognard.testing.table import Situation

# The 6th Army in a German city, the 3rd Ukrainian Front in Kiev: both are in supply.
AXIS_HQ, SOVIET_HQ = {"Q6": "2047"}, {"Q3UF": "5947"}


def marks(t: Situation) -> list[tuple[str, list[str]]]:
    found = [c for c in t.log if isinstance(c, Marked) and c.on and not c.quiet]
    return [(c.cite, t.game.roster.ids(c.units)) for c in found]


@cites("VR 7.4.1", "VR 7.4.3", "VR 7.2.1b")
def test_attacked_units_without_supply_get_a_marker_before_the_odds() -> None:
    t = drawn(SOVIETS, {"S30": NORTH, "G96": MIDDLE, "G71": MIDDLE, "G46": SOUTH})
    taken_up(t, "check_supply", MIDDLE, "S30", dice=(1, 2))
    assert marks(t) == [("VR 7.4.3", ["G96", "G71"])]  # and not the one beside
    cites_ = t.cites()
    assert cites_.index("VR 7.4.3") < cites_.index("VR 7.5.4")


@cites("VR 7.4.1")
@pytest.mark.parametrize(
    ("side", "hq", "defender", "here", "foe", "there"),
    [(SOVIETS, AXIS_HQ, "G96", "2049", "S30", "2050"), (AXIS, SOVIET_HQ, "S30", "5949", "G20P", "5950")],
)
def test_units_in_the_radius_of_a_supplied_hq_get_none(
    side: str, hq: dict[str, str], defender: str, here: str, foe: str, there: str
) -> None:
    for led in (hq, {}):
        t = drawn(side, {defender: here, foe: there, **led})
        taken_up(t, "check_supply", here, foe, dice=(1, 2))
        assert marks(t) == ([] if led else [("VR 7.4.3", [defender])])


@cites("VR 7.4.2")
def test_units_with_a_marker_are_not_tested_again() -> None:
    """It is in the radius of a supplied HQ now, and stays out of supply all the same."""
    t = drawn(SOVIETS, {"G96": {"at": "2049", "marks": ["unsupplied"]}, "S30": "2050", **AXIS_HQ})
    assert not cut_off(t.pos, 1 << t.game.roster.index["G96"])
    assert [(one.what, one.divisor) for one in reckoned(t, "2049", "S30").strengths][1] == ("G96", 2)
    hungry = drawn(SOVIETS, {"G96": {"at": MIDDLE, "marks": ["unsupplied"]}, "G71": MIDDLE, "S30": NORTH})
    taken_up(hungry, "check_supply", MIDDLE, "S30", dice=(1, 2))
    assert marks(hungry) == [("VR 7.4.3", ["G71"])]  # the other one has its marker


@cites("VR 7.4.4")
def test_an_hq_without_a_line_is_neither_removed_nor_marked_and_feeds_nobody() -> None:
    t = drawn(SOVIETS, {"S30": NORTH, "G96": MIDDLE, "Q6": MIDDLE})
    taken_up(t, "check_supply", MIDDLE, "S30", dice=(1, 2))
    assert marks(t) == [("VR 7.4.3", ["G96"])]
    assert t.at("Q6") == MIDDLE
    assert t.units_marked("unsupplied") == ["G96"]


@cites("VR 7.4.1", "VR 4.6.2")
def test_before_the_announcement_the_odds_foresee_the_check() -> None:
    t = drawn(SOVIETS, {"S30": NORTH, "G96": MIDDLE})
    before = reckoned(t, MIDDLE, "S30")
    assert [(item.what, item.divisor, item.cite) for item in before.strengths] == [
        ("S30", 1, "VR 7.5.3"),
        ("G96", 2, "VR 4.6.2"),
    ]
    assert t.units_marked("unsupplied") == []


# -- the siege

RING = {"S30": "5425", "S33": "5427", "S50": "5326"}


@cites("VR 6.7.5a")
@pytest.mark.parametrize(
    ("holding", "ring", "shut_in"),
    [
        (["5426"], RING, True),
        ([], RING, False),
        (["5426"], {"S30": "5425", "S33": "5427"}, False),
    ],
)
def test_the_siege_is_tested_after_the_check(holding: list[str], ring: dict[str, str], shut_in: bool) -> None:
    """The divisions in Minsk have no marker before this combat: K-24."""
    t = drawn(SOVIETS, {"G96": "5426", "G71": "5426", **ring}, {"holding": holding})
    assert not t.units_marked("unsupplied")
    taken_up(t, "check_supply", "5426", " ".join(ring), left=(0, 0), dice=(1, 2))
    assert bool(told(t, "vr-besieged")) == shut_in


@cites("VR 6.7.5a")
def test_one_division_in_supply_keeps_the_city_from_being_besieged() -> None:
    """A garrison counts only when it is alone (K-24)."""
    hungry = {"at": "5426", "marks": ["unsupplied"]}

    def in_minsk(units: dict[str, object]) -> bool:
        t = drawn(SOVIETS, {**units, **RING}, {"holding": ["5426"]})
        return is_besieged(t.pos, t.game.map.index["5426"])

    assert in_minsk({"G96": hungry, "R6": hungry})
    assert not in_minsk({"G96": hungry, "R6": "5426"})
    assert in_minsk({"G96": hungry, "HB1": "5426"})
    assert in_minsk({"HB1": hungry})
    assert not in_minsk({"HB1": "5426"})
    assert not in_minsk({"Q6": hungry})
