"""25. The boxes of the air charts."""

from __future__ import annotations

from tests.games.sudden_storm.aircraft import (
    BUCURESTI,
    HELSINKI,
    KONIGSBERG,
    MINSK,
    at,
    idle,
    inactive,
    names,
)
from tests.games.sudden_storm.still_situations import still, unit

from grognard.games.sudden_storm.law.air import air_forces, air_losses, replacement
from grognard.games.sudden_storm.law.names import AXIS, EFT, REMNANTS, SOVIET, own
from grognard.kernel.changes import Marked
from grognard.kernel.cite import cites


@cites("SS 25B1", "SS 25A")
def test_lost_in_air_combat_is_eft() -> None:
    flight = {"unit": "VMiG301", "mission": "interception", "base": MINSK}
    ref = still({"VMiG301": "1B:3401", "S73Rif": "7A:4801"}, {"flights": [flight]})
    air_losses.shoot_down(ref, unit("VMiG301"), "SS 20B2")
    assert at(ref, "VMiG301") == "eft"
    assert not own(ref.pos).flights


@cites("SS 25B2", "SS 25A")
def test_lost_in_any_other_way_is_remnants() -> None:
    ref = still({"VMiG301": idle(MINSK), "S73Rif": "7A:4801"})
    air_losses.eliminate_otherwise(ref, unit("VMiG301"), "SS 19D2a.1")
    assert at(ref, "VMiG301") == "remnants"
    assert inactive(ref, ["VMiG301"]) == []
    assert any(isinstance(one, Marked) and not one.on for one in ref.changes)


@cites("SS 25C")
def test_each_air_force_of_the_axis_has_boxes_of_its_own() -> None:
    """A German and a Rumanian fighter make no pair."""
    lost = {"LMe109F01": "eft", "RAIAR8001": "eft", "FAMS40601": "remnants"}
    ref = still({**lost, "RAJu87B01": BUCURESTI, "LMe109F02": KONIGSBERG, "S73Rif": "7A:4801"})
    assert [
        names(air_forces.units_in_box(ref.pos, nation, EFT)) for nation in air_forces.AIR_FORCES[AXIS]
    ] == [
        ["LMe109F01"],
        ["RAIAR8001"],
        [],
        [],
    ]
    assert names(air_forces.units_in_box(ref.pos, "finnish", REMNANTS)) == ["FAMS40601"]
    assert air_forces.AIR_FORCES[SOVIET] == ("soviet",)
    replacement.pair_the_rest(ref, ref.frame)
    assert [at(ref, name) for name in ("LMe109F01", "RAIAR8001")] == ["eft", "eft"]


@cites("SS 25C")
def test_remnants_of_two_nations_make_no_five() -> None:
    lost = dict.fromkeys(("LMe109F01", "LMe109F02", "LMe109F03", "FAMS40601", "RAIAR8001"), "remnants")
    ref = still({**lost, "RAJu87B01": BUCURESTI, "FAHawk7501": HELSINKI, "S73Rif": "7A:4801"})
    replacement.group_the_rest(ref, ref.frame)
    assert {at(ref, name) for name in lost} == {"remnants"}
