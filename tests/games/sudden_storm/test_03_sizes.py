"""3D. Regimental equivalents."""

from __future__ import annotations

import pytest
from tests.games.sudden_storm.still_situations import still, unit, units

from grognard.games.sudden_storm.law.sizes import size, total, transport_size
from grognard.kernel.cite import cites

FIELD = "4A:0511"


@cites("SS 3D.1")
@pytest.mark.parametrize(
    ("name", "re"),
    [
        ("G1Inf", 3),
        ("S1Tk", 3),
        ("G1Trk", 3),
        ("G818ArtR", 1),
        ("S8RifB", 1),
        ("G609ArtG", 1),
        ("S33LTkC", 1),
    ],
)
def test_divisions_and_trucks_are_three_and_smaller_units_one(name: str, re: int) -> None:
    assert size(still({name: FIELD}).pos, unit(name)) == re


@cites("SS 3D.1", "SS 3A2")
def test_a_division_reduced_to_its_cadre_is_one() -> None:
    pos = still({"G1Inf": {"at": FIELD, "steps": 1}, "G11Inf": FIELD}).pos
    assert size(pos, unit("G1Inf")) == 1
    assert total(pos, units("G1Inf", "G11Inf")) == 4


@cites("SS 30J.2")
def test_an_intrinsic_defence_of_eight_is_four() -> None:
    """Example E85."""
    pos = still({"GinNarvik": "5B:0911"}).pos
    assert size(pos, unit("GinNarvik")) == 4


@cites("SS 3D.2")
@pytest.mark.parametrize(
    ("name", "re"),
    [
        ("G1Cav", 6),  # example E5
        ("S1Tk", 6),
        ("S33LTkC", 2),
        ("H1CavB", 2),
        ("G618MArR", 2),
        ("G1Inf", 3),
        ("G1Trk", 3),  # no more than it is (SS-R2)
    ],
)
def test_cavalry_and_motorised_units_count_twice_on_trains_and_ships(name: str, re: int) -> None:
    assert transport_size(still({name: FIELD}).pos, unit(name)) == re
