"""26B, 26C, 33C and the orders of battle. Air units that come, go, and become Guards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.sudden_storm.aircraft import (
    KIEV,
    KONIGSBERG,
    MINSK,
    MOSCOW,
    at,
    idle,
    inactive,
    until_air,
)
from tests.games.sudden_storm.economy import amended
from tests.games.sudden_storm.situations import DATA, GAME, drawn, remembered, until_so
from tests.games.sudden_storm.still_situations import hexes, still, unit

from grognard.games.sudden_storm.law.air import air_losses, arrivals, guards
from grognard.games.sudden_storm.law.names import AXIS, SOVIET
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation

FAR = {"S73Rif": "7A:4801", "G603ArtR": "1B:3830"}
SIXES = [6] * 400


def initial(side: str, units: Mapping[str, Any], turn: int, **own: Any) -> Situation:
    found = {"factories": [], **own}
    return until_air(drawn(f"{side}-initial", {**FAR, **units}, found, turn=turn), *SIXES)


def prompted(t: Situation, prompt: str) -> Situation:
    """Until this question is put; all that come are put at bases."""
    return until_so(t, lambda: choices(t.pos).prompt == prompt or "buy" in choices(t.pos).verbs, *SIXES)


# -- reinforcements

JULY = {
    "VMiG301": MOSCOW,
    **{
        GAME.roster[one.unit].id: "pool"
        for one in DATA.schedule
        if (one.what, one.turn, one.side) == ("arrive_air", 2, SOVIET)
    },
}


@cites("SS 26B", "SS OB-S.13")
def test_reinforcements_come_on_their_turn_to_a_base_that_is_not_isolated() -> None:
    """Jul I 41: eleven Soviet air units."""
    t = initial("soviet", JULY, 2)
    assert len(t.may("unit")) == 11
    t = amended(t, cut_off=(0, hexes(MINSK)))
    t.act("unit", "VMiG313")
    assert "SS 26B" in t.refusals("base", MINSK)
    assert "SS 17.1" in t.refusals("base", KONIGSBERG)
    t.act("base", KIEV)
    assert at(t, "VMiG313") == KIEV
    assert inactive(t, ["VMiG313"]) == []


@cites("SS 26B")
def test_they_must_be_placed_before_anything_else() -> None:
    t = initial("soviet", JULY, 2)
    assert t.may("next") == []
    t.act("fill")
    assert choices(t.pos).prompt != "ss-air-land"
    assert all(GAME.map.index.get(at(t, f"VMiG3{n}"), -1) >= 0 for n in (13, 14, 15))


@cites("SS OB-S.13")
def test_the_calendar_of_the_air() -> None:
    """Rulings, section 8: what comes and goes by turn."""
    turns: dict[int, Counter[int]] = {AXIS: Counter(), SOVIET: Counter()}
    for event in DATA.schedule:
        if event.what == "arrive_air" or (event.what == "lend_lease" and event.unit >= 0):
            turns[event.side][event.turn] += event.many
    assert turns[AXIS] == {2: 3, 6: 7, 10: 3, 14: 5, 18: 8}
    assert turns[SOVIET] == {2: 11, 6: 13, 10: 10, 14: 10, 18: 13}
    assert sum(turns[AXIS].values()) == 26
    assert sum(turns[SOVIET].values()) == 57
    repairs = [event.turn for event in DATA.schedule if event.what == "repair"]
    assert repairs == [6, 12]


@cites("SS OB-S.13")
def test_nobody_comes_before_his_turn() -> None:
    t = initial("soviet", {"VMiG301": MOSCOW, "VMiG316": "pool"}, 3)
    assert choices(t.pos).prompt == "ss-rebuild"
    assert at(t, "VMiG316") == "pool"


# -- withdrawals


def withdrawing(units: Mapping[str, Any], **own: Any) -> Situation:
    """Nov I 41: two Ju 88A, two Ju 87B, two Me 109F; the reinforcements of the turn stand far away."""
    t = drawn("axis-initial", {**FAR, **NEW, **units}, {"weather": "clear", **own}, turn=10)
    return until_so(
        t, lambda: choices(t.pos).prompt == "ss-withdraw-air" or "buy" in choices(t.pos).verbs, *SIXES
    )


NEW = {"LJu88A22": "gone", "LMe109F17": "gone", "RAIAR8002": "gone"}


FIGHTERS = {"LMe109F01": KONIGSBERG, "LMe109F02": KONIGSBERG, "LMe109F03": idle(KONIGSBERG)}


@cites("SS OB-A.10")
def test_active_units_of_the_model_are_withdrawn() -> None:
    """Two Me 109F of the three: the inactive one stays. All dice show six: it is not repaired."""
    t = withdrawing({**FIGHTERS, "LMe110E01": KONIGSBERG})
    assert t.refusals("withdraw", "LMe109F03") == ["SS OB-A.10"]
    assert t.refusals("withdraw", "LMe110E01") == ["SS OB-A.10"]
    assert {"LMe109F01", "LMe109F02"} <= set(t.may("withdraw"))
    t.act("withdraw", "LMe109F01")
    t.act("withdraw", "LMe109F02")
    assert [at(t, name) for name in FIGHTERS] == ["gone", "gone", KONIGSBERG]
    assert choices(t.pos).prompt != "ss-withdraw-air"


@cites("SS OB-A.10")
def test_nothing_is_asked_where_none_is_active() -> None:
    t = withdrawing({"LMe109F03": idle(KONIGSBERG)})
    assert choices(t.pos).prompt != "ss-withdraw-air"
    assert at(t, "LMe109F03") == KONIGSBERG


@cites("SS 33C.1", "SS OB-A.10")
def test_a_unit_whose_base_is_isolated_is_not_withdrawn() -> None:
    t = amended(withdrawing({**FIGHTERS, "LMe109F04": "3B:3126"}), cut_off=(hexes(KONIGSBERG), 0))
    assert t.refusals("withdraw", "LMe109F01") == ["SS 33C.1"]


@cites("SS OB-A.10", "SS 33C.2")
def test_with_none_on_the_map_those_of_the_boxes_go() -> None:
    """Two are called for: first the one of the Remnants, then one of the EFT box."""
    lost = {"LMe109F01": "remnants", "LMe109F02": "eft", "LJu87B01": "eft", "LMe109F03": idle(KONIGSBERG)}
    ref = still({**FAR, **lost}, turn=10)
    arrivals.begin(ref, ref.frame)
    arrivals.close(ref, ref.frame)
    assert [at(ref, name) for name in lost] == ["gone", "gone", "gone", KONIGSBERG]
    assert remembered(Situation(ref.pos)).quotas == ()


# -- Guards


@cites("SS 26C.1", "SS OB-S.14")
def test_two_conversions_from_nov_i_41() -> None:
    """E68: an inactive Yak-1 becomes an inactive Yak-1 of the Guards; the old counter is out of the game."""
    units = {"VYak101": idle(MINSK), "VMiG301": MOSCOW, "VGYak101": "converted", "VGMiG301": "converted"}
    t = prompted(initial("soviet", {**units, "VGMiG302": "converted"}, 11), "ss-air-guards")
    assert guards.rights(t.pos) == 2
    assert t.may("convert") == ["VMiG301", "VYak101"]
    t.act("convert", "VYak101")
    assert (at(t, "VYak101"), at(t, "VGYak101")) == ("gone", MINSK)
    assert inactive(t, ["VYak101", "VGYak101"]) == ["VGYak101"]
    assert guards.rights(t.pos) == 1
    t.act("convert", "VMiG301")
    assert inactive(t, ["VGMiG301"]) == []
    assert choices(t.pos).prompt != "ss-air-guards"


@cites("SS OB-S.14")
@pytest.mark.parametrize(("turn", "many"), [(9, 0), (10, 2), (13, 2), (14, 4), (17, 4), (18, 6)])
def test_two_more_in_january_and_in_march(turn: int, many: int) -> None:
    """None lapses (SS-P65)."""
    ref = still({**FAR, "VMiG301": MOSCOW}, turn=turn, phase="soviet-initial")
    assert guards.rights(ref.pos) == many
    assert (
        guards.rights(still({**FAR, "VMiG301": MOSCOW}, {"quotas": [["guards_air", 1]]}, turn=turn).pos)
        == many - 1
    )


@cites("SS 26C.1")
def test_only_the_same_model_and_only_regulars() -> None:
    units = {"VYak101": MINSK, "VPe201": MINSK, "VGMiG301": MOSCOW, "VGYak101": "converted"}
    t = prompted(initial("soviet", units, 10), "ss-air-guards")
    assert t.may("convert") == ["VYak101"]
    assert t.refusals("convert", "VPe201") == ["SS 26C.1"]
    assert t.refusals("convert", "VGMiG301") == ["SS 26C.1"]


@cites("SS 26C.2")
def test_guards_counters_not_yet_used_are_in_no_box() -> None:
    state = GAME.start(GAME)
    unused = [
        n for n, one in enumerate(GAME.roster.units) if one.more.plane and one.more.status == "conversion"
    ]
    assert len(unused) == 12
    assert {at(Situation(still({}).pos), GAME.roster[n].id) for n in unused} <= {"absent", "converted"}
    assert {state.where[n] for n in unused} == {GAME_CONVERTED}


GAME_CONVERTED = -1 - [box.id for box in GAME.boxes].index("converted")


# -- the unit of the RAF


@cites("SS 34.5")
def test_the_raf_unit_counts_as_guards_until_it_returns() -> None:
    ref = still({**FAR, "VGHurri201": MOSCOW, "VMiG301": MOSCOW}, turn=8)
    assert air_losses.is_guards(ref.pos, unit("VGHurri201"))
    assert not air_losses.is_guards(ref.pos, unit("VMiG301"))
    air_losses.shoot_down(ref, unit("VGHurri201"), "SS 20B2")
    assert at(ref, "VGHurri201") == "gone"


@cites("SS 34.5")
def test_after_its_return_it_is_an_ordinary_soviet_unit() -> None:
    ref = still({**FAR, "VGHurri201": MOSCOW}, turn=10, phase="soviet-initial")
    guards.return_raf(ref, ref.frame)
    assert not air_losses.is_guards(ref.pos, unit("VGHurri201"))
    air_losses.shoot_down(ref, unit("VGHurri201"), "SS 20B2")
    assert at(ref, "VGHurri201") == "eft"


@cites("SS 34.5")
def test_it_does_not_return_before_nov_i_41() -> None:
    ref = still({**FAR, "VGHurri201": MOSCOW}, turn=9, phase="soviet-initial")
    guards.return_raf(ref, ref.frame)
    assert remembered(Situation(ref.pos)).raf == "raf"


@cites("SS 34.5", "SS 26C.1")
def test_a_conversion_keeps_it_in_the_guards() -> None:
    t = prompted(initial("soviet", {"VGHurri201": MOSCOW}, 11), "ss-air-guards")
    assert t.may("convert") == ["VGHurri201"]
    t.act("convert", "VGHurri201")
    assert at(t, "VGHurri201") == MOSCOW
    assert remembered(t).raf == "guards"
    assert air_losses.is_guards(t.pos, unit("VGHurri201"))
    assert guards.rights(t.pos) == 1
