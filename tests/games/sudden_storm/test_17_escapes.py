"""17B. Air units escape from a base that falls to the enemy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.sudden_storm.aircraft import KIEV, MINSK, at, idle, inactive
from tests.games.sudden_storm.situations import moving
from tests.games.sudden_storm.still_situations import MAP

from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation

BESIDE = "1B:3612"  # next to Minsk
FAR = {"S73Rif": "7A:4801", "G603ArtR": "1B:3830"}


def taken(units: Mapping[str, Any], *dice: int, **own: Any) -> Situation:
    """A German division enters Minsk."""
    t = moving("G1Inf", BESIDE, {**FAR, **units}, own=own, turn=5)
    return t.act("to", MINSK, dice)


@cites("SS 17B")
@pytest.mark.parametrize(
    ("die", "flies"), [(1, True), (2, True), (3, True), (4, False), (5, False), (6, False)]
)
def test_an_active_unit_gets_away_on_three_or_less(die: int, flies: bool) -> None:
    t = taken({"VMiG301": MINSK}, die)
    assert (choices(t.pos).prompt == "ss-air-escape") == flies
    assert at(t, "VMiG301") == (MINSK if flies else "remnants")


@cites("SS 17B")
def test_who_gets_away_lands_inactive_where_his_owner_says() -> None:
    """The Soviet player is asked in the German movement phase; then that goes on."""
    t = taken({"VMiG301": MINSK}, 1)
    assert t.who == "soviet"
    t.act("refuge", KIEV)
    assert at(t, "VMiG301") == KIEV
    assert inactive(t, ["VMiG301"]) == ["VMiG301"]
    assert t.who == "axis"
    assert t.phase == "axis-movement"


@cites("SS 17B")
def test_he_lands_within_three_times_his_printed_range() -> None:
    """A LaGG-3 flies seven hexes on a mission, and so 21 now; the capacity of bases does not matter."""
    t = taken({"VLaGG301": MINSK}, 1)
    near = t.may("refuge")
    far = {h: MAP.grid.distance(MAP.hex(MINSK), MAP.hex(h)) for h in near}
    assert max(far.values()) == 21
    assert "SS 17B" in t.refusals("refuge", "2A:3317")
    assert "SS 17.1" in t.refusals("refuge", MINSK)


@cites("SS 17B")
def test_without_a_base_in_range_it_is_lost_without_a_die() -> None:
    t = taken({"VLaGG301": MINSK}, axis="country ussr - hex 1B:3611 - hex 7A:4801")
    assert at(t, "VLaGG301") == "remnants"


@cites("SS 17B", "SS 25B2")
def test_inactive_units_are_lost() -> None:
    """A10: to the Remnants box."""
    t = taken({"VMiG301": idle(MINSK)})
    assert at(t, "VMiG301") == "remnants"
    assert inactive(t, ["VMiG301"]) == []


@cites("SS 17B")
def test_each_throws_for_itself() -> None:
    t = taken({"VMiG301": MINSK, "VMiG302": MINSK, "VPe201": MINSK}, 4, 3, 1)
    assert [at(t, name) for name in ("VMiG301", "VMiG302", "VPe201")] == ["remnants", MINSK, MINSK]
    t.act("refuge", KIEV)
    assert at(t, "VMiG302") == KIEV
    assert choices(t.pos).prompt == "ss-air-escape"
    t.act("nearest")
    assert at(t, "VPe201") not in (MINSK, "remnants")
    assert t.who == "axis"


@cites("SS 17B")
def test_who_is_in_the_air_is_not_touched() -> None:
    """Neither a unit that is away from the lost base, nor one over it."""
    away = {"unit": "VMiG301", "mission": "defence", "base": MINSK}
    over = {"unit": "VMiG302", "mission": "defence", "base": KIEV}
    t = taken({"VMiG301": "1B:3401", "VMiG302": MINSK}, flights=[away, over])
    assert [at(t, name) for name in ("VMiG301", "VMiG302")] == ["1B:3401", MINSK]
    assert t.who == "axis"


@cites("SS 17B")
def test_soviets_take_a_german_base_in_the_same_way() -> None:
    t = moving("S73Rif", "3B:1918", {"G603ArtR": "1B:3830", "LMe109F01": "3B:1919"}, turn=5)
    t.act("to", "3B:1919", [2])
    assert t.who == "axis"
    t.act("nearest")
    assert inactive(t, ["LMe109F01"]) == ["LMe109F01"]
    assert t.who == "soviet"
