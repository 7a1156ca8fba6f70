"""26A. Eliminated air units are grouped; of each group one, drawn by lot, comes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.games.sudden_storm.aircraft import INDEX, MINSK, MOSCOW, at, inactive, until_air
from tests.games.sudden_storm.economy import amended
from tests.games.sudden_storm.situations import DATA, drawn, remembered, until_asked
from tests.games.sudden_storm.still_situations import hexes, still

from grognard.games.sudden_storm.law.air import basing, replacement
from grognard.games.sudden_storm.law.names import SOVIET
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.kernel.referee import Referee
from grognard.testing.table import Situation

FAR = {"S73Rif": "7A:4801", "G603ArtR": "1B:3830"}


def eft(*units: str, dice: Sequence[int] = ()) -> Referee:
    """After the pairs that leave no choice have been drawn."""
    ref = still({**FAR, **dict.fromkeys(units, "eft")}, phase="soviet-initial", dice=dice)
    replacement.pair_the_rest(ref, ref.frame)
    return ref


def asked(units: Mapping[str, Any], *dice: int, turn: int = 3) -> Situation:
    """A Soviet initial phase, as its first question about aircraft is put, or that about replacements."""
    return until_air(drawn("soviet-initial", {**FAR, **units}, {"factories": []}, turn=turn), *dice)


def grouped(found: Referee | Situation, *units: str) -> list[str]:
    return [at(found, name) for name in units]


# -- EFT


@cites("SS 26A1", "SS 26A.1")
def test_of_two_fighters_one_comes_back_and_a_single_attacker_waits() -> None:
    """E67."""
    for die, fates in (
        (1, ["delayed_soviet", "remnants", "eft"]),
        (2, ["remnants", "delayed_soviet", "eft"]),
    ):
        assert (
            grouped(eft("VMiG301", "VMiG302", "VIL201", dice=[die]), "VMiG301", "VMiG302", "VIL201") == fates
        )


@cites("SS 26C.2")
def test_guards_are_grouped_with_the_others() -> None:
    """E69."""
    ref = eft("VMiG301", "VGMiG301", dice=[1])
    assert sorted(grouped(ref, "VMiG301", "VGMiG301")) == ["delayed_soviet", "remnants"]


@cites("SS 26A.1", "SS 23E")
def test_night_fighters_are_fighters() -> None:
    ref = eft("VMiG301", "VPe3bis01", "VPe201", dice=[1])
    assert grouped(ref, "VPe201") == ["eft"]
    assert sorted(grouped(ref, "VMiG301", "VPe3bis01")) == ["delayed_soviet", "remnants"]


@cites("SS 26A.1")
def test_those_left_over_are_paired_whatever_their_types() -> None:
    ref = eft("VMiG301", "VIL201", dice=[1, 1])
    assert sorted(grouped(ref, "VMiG301", "VIL201")) == ["delayed_soviet", "remnants"]


@cites("SS 26A.1")
@pytest.mark.parametrize(("first", "second", "waits"), [(1, 1, 2), (1, 2, 1), (3, 2, 0)])
def test_of_three_left_over_lots_say_who_waits(first: int, second: int, waits: int) -> None:
    """One of each type: three are drawn from, then two, and of the pair again one."""
    some = sorted(("VMiG301", "VIL201", "VPe801"), key=INDEX.__getitem__)
    ref = eft(*some, dice=[first, second, 1])
    assert [name for name in some if at(ref, name) == "eft"] == [some[waits]]


@cites("SS 26A.1")
def test_the_owner_pairs_unlike_counters_of_a_type() -> None:
    """Three fighters of two models: he says which two."""
    t = asked({"VMiG301": "eft", "VMiG302": "eft", "VYak101": "eft"})
    assert choices(t.pos).prompt == "ss-air-pairs"
    assert t.may("unit") == ["VMiG301", "VMiG302", "VYak101"]
    t.act("unit", "VMiG301")
    assert t.refusals("group", "VMiG301") == ["SS 26A.1"]
    t.act("group", "VYak101", [2])
    assert grouped(t, "VMiG301", "VMiG302", "VYak101") == ["remnants", "eft", "delayed_soviet"]


@cites("SS 26A.1")
def test_like_counters_are_paired_without_a_question() -> None:
    t = asked({"VMiG301": "eft", "VMiG302": "eft", "VMiG303": "eft", "VMiG304": MOSCOW}, 1)
    assert choices(t.pos).prompt == "ss-air-land"


@cites("SS 26.1")
def test_who_leaves_it_to_the_machine_has_them_grouped_all_the_same() -> None:
    t = asked({"VMiG301": "eft", "VMiG302": "eft", "VYak101": "eft"})
    t.act("as_they_come", dice=[1])
    assert grouped(t, "VMiG301", "VMiG302", "VYak101").count("eft") == 1


# -- Remnants


FIVE = ("VMiG301", "VMiG302", "VIL201", "VPe201", "VYak101")


@cites("SS 26A2")
def test_of_five_remnants_one_comes_back_and_four_are_gone() -> None:
    t = asked(dict.fromkeys(FIVE, "remnants"), 3)
    assert sorted(grouped(t, *FIVE)) == ["delayed_soviet", "gone", "gone", "gone", "gone"]


@cites("SS 26A2", "SS 26.1")
def test_four_wait() -> None:
    t = asked(dict.fromkeys(FIVE[:4], "remnants"))
    assert set(grouped(t, *FIVE[:4])) == {"remnants"}


@cites("SS 26A.1")
def test_of_six_the_owner_says_which_five() -> None:
    t = asked(dict.fromkeys((*FIVE, "VLaGG301"), "remnants"))
    assert choices(t.pos).prompt == "ss-air-fives"
    t.acts("unit VMiG301", "group VMiG302", "group VIL201", "group VPe201")
    t.act("group", "VLaGG301", [1])
    assert at(t, "VYak101") == "remnants"
    assert sorted(grouped(t, *FIVE[:4], "VLaGG301")) == ["delayed_soviet", *["gone"] * 4]


@cites("SS 26A.1")
def test_the_eft_box_is_worked_first_and_fills_the_other() -> None:
    """SS-R9: the fifth of the Remnants comes from the pair drawn just before."""
    units = {**dict.fromkeys(FIVE[1:], "remnants"), "VLaGG301": "eft", "VLaGG302": "eft"}
    t = asked(units, 1, 1)
    found = grouped(t, "VLaGG301", "VLaGG302", *FIVE[1:])
    assert (found.count("delayed_soviet"), found.count("gone"), found.count("remnants")) == (2, 4, 0)


# -- back in play


@cites("SS 26A3")
def test_a_returned_unit_is_put_at_a_base_that_is_not_isolated() -> None:
    t = asked({"VMiG301": "eft", "VMiG302": "eft"}, 1)
    assert t.phase == "soviet-initial"
    isolated = amended(t, cut_off=(0, hexes(MINSK)))
    isolated.act("unit", "VMiG301")
    assert "SS 26A3" in isolated.refusals("base", MINSK)
    isolated.act("base", MOSCOW)
    assert at(isolated, "VMiG301") == MOSCOW
    assert inactive(isolated, ["VMiG301"]) == []


@cites("SS 26A3")
def test_without_such_a_base_it_waits() -> None:
    ref = eft("VMiG301", "VMiG302", dice=[1])
    assert basing.able(ref.pos, SOVIET)
    t = amended(Situation(ref.pos), cut_off=(0, DATA.land))
    assert not basing.able(t.pos, SOVIET)


def test_the_machine_puts_all_of_them() -> None:
    t = asked({"VMiG301": "eft", "VMiG302": "eft"}, 1)
    t.act("fill")
    assert at(t, "VMiG301") not in ("eft", "delayed_soviet")
    assert remembered(until_asked(t, "buy")).flights == ()
