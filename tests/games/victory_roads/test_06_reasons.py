"""6: of a move that is refused, the rule that forbids it and the hex or the number that it hangs on."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.victory_roads.drawn import drawn, past_orders

from grognard.games.victory_roads.law.marching import EXPLOIT, ON_FOOT, allowance
from grognard.games.victory_roads.law.names import MP, Moving
from grognard.kernel.arguments import At
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation

MINSK = "5426"
POCKET = ("S8E", "S30G", "S109", "S117", "S112", "S122", "S7")
SIEGE = {"S8E": "5527", "S30G": "5427", "S109": "5425"}


def campaign(phase: str, units: dict[str, Any], own: dict[str, Any] | None = None) -> Situation:
    t = drawn(phase, units, {"mood": 8, **(own or {})}, turn=5, scenario="campaign")
    return past_orders(t)


def causes(t: Situation, verb: str, noun: str) -> dict[str, dict[str, Any]]:
    """The paragraphs that refuse an act, each with what its sentence speaks of."""
    found = choices(t.pos).causes(t._read(verb, noun))
    return {cause.cite: {"what": cause.what, **dict(cause.args)} for cause in found}


def hex_of(t: Situation, found: dict[str, Any]) -> str:
    at = found["hex"]
    assert isinstance(at, At)
    return t.game.map.label(at.place)


@cites("VR 6.2.1b")
def test_who_starts_outside_every_radius_is_told_of_the_hex_where_it_stands() -> None:
    """4515 lies in the radius of the 2 Baltic Front, and 4516 does not."""
    t = campaign("soviet-movement", {"S8E": "4516", "Q2BR": "6115", "G11": "5616"}).act("unit", "S8E")
    assert hex_of(t, causes(t, "strategic", "4515")["VR 6.2.1b"]) == "4516"


@cites("VR 6.2.1c")
def test_who_starts_beside_an_enemy_is_told_of_its_own_hex() -> None:
    t = campaign("soviet-movement", {"S8E": "5220", "Q2BR": "6115", "G11": "5321"}).act("unit", "S8E")
    assert hex_of(t, causes(t, "strategic", "5219")["VR 6.2.1c"]) == "5220"


@cites("VR 6.2.2")
def test_a_strategic_move_too_long_is_refused_by_what_it_doubles() -> None:
    units = {"G11": "5024", "Q3P": "5124", "rail-1": "available_axis", "S8E": "5725"}
    t = campaign("axis-movement", units).act("spend", "rail-1").act("unit", "G11")
    assert list(causes(t, "strategic", "5018")) == ["VR 6.2.2"]


@cites("VR 6.4.3a")
def test_off_the_railway_no_railway_leads_anywhere() -> None:
    t = campaign("axis-movement", {"G11": "5323", "S8E": "5725"}).act("unit", "G11")
    assert causes(t, "rail", "5225")["VR 6.4.3a"]["what"] == "vr-why-no-railway"


@cites("VR 6.4.3a", "VR 6.4.3b")
def test_the_railway_that_the_enemy_blocks_is_named() -> None:
    t = campaign("axis-movement", {"G11": "5326", "S8E": "5325", "G58": MINSK}).act("unit", "G11")
    assert hex_of(t, causes(t, "rail", "5526")["VR 6.4.3b"]) == "5326", "it stands beside the enemy"


@cites("VR 6.7.7a")
def test_nobody_passes_through_a_besieged_city() -> None:
    """The road from 5326 leads on through Minsk; without the siege it could be taken."""
    units = {"G11": {"at": MINSK, "marks": ["unsupplied"]}, "G12P": "5326", **SIEGE}
    t = campaign("axis-movement", units, {"holding": [MINSK]}).act("unit", "G12P")
    assert t.can("to", MINSK)
    assert list(causes(t, "to", "5523")) == ["VR 6.7.7a"]
    assert hex_of(t, causes(t, "to", "5526")["VR 6.7.7a"]) == MINSK
    fed = campaign("axis-movement", {**units, "G11": MINSK}, {"holding": [MINSK]}).act("unit", "G12P")
    assert fed.can("to", "5526")


@cites("VR 4.6.2", "VR 4.6.3", "VR 8.2.2", "VR 15.3.1e", "VR 3.2.2a", "VR 6.1.4")
@pytest.mark.parametrize(
    ("phase", "marks", "own", "to", "cited"),
    [
        ("axis-movement", ["unsupplied"], {}, "5223", ["VR 4.6.2"]),
        ("axis-movement", ["unsupplied"], {}, "5229", ["VR 6.1.4"]),
        ("axis-movement", [], {"slowed": True, "halting": True}, "5217", ["VR 15.3.1e"]),
        ("axis-movement", [], {"weather": "mud"}, "5217", ["VR 3.2.2a"]),
        ("axis-exploitation", ["exploiting"], {}, "5217", ["VR 8.2.2"]),
        ("axis-exploitation", ["exploiting", "unsupplied"], {}, "5222", ["VR 4.6.3", "VR 8.2.2"]),
    ],
)
def test_what_leaves_a_unit_fewer_points_is_named(
    phase: str, marks: list[str], own: dict[str, Any], to: str, cited: list[str]
) -> None:
    """Where the whole allowance would reach; beyond that it is simply too far."""
    units = {"G12P": {"at": "5220", "marks": marks}, "Q3P": "5225", "S8E": "6220"}
    t = campaign(phase, units, own).act("unit", "G12P")
    assert list(causes(t, "to", to)) == cited


@cites("VR 3.2.2a", "VR 8.2.3")
def test_in_mud_no_leader_gives_a_third_point() -> None:
    """Half of four points, and one more for a leader: in mud two are the most."""
    for weather, points in (("fair", 3), ("mud", 2)):
        t = campaign("soviet-exploitation", {"S2GT": "5220", "G11": "5725"}, {"weather": weather})
        unit = t.game.roster.index["S2GT"]
        assert allowance(t.pos, Moving(unit, pace=EXPLOIT, spur=MP), ON_FOOT) == points * MP


@cites("VR 6.4.3a")
def test_inside_a_pocket_no_train_runs() -> None:
    """Round Baranovichi every road and railway is cut three hexes off, and no enemy is next to the rails."""
    cut = dict(zip(POCKET, ("4731", "4828", "4832", "5228", "5232", "5329", "5331"), strict=True))
    t = campaign("axis-movement", {"G11": "5030", **cut}).act("unit", "G11")
    assert list(causes(t, "rail", "5130")) == ["VR 6.4.3a"]
    assert hex_of(t, causes(t, "rail", "5130")["VR 6.4.3a"]) == "5130"
    del cut["S8E"]
    assert campaign("axis-movement", {"G11": "5030", **cut}).act("unit", "G11").can("rail", "5130")


@cites("VR 6.7.6a", "VR 6.5.2a", "VR 6.4.3a")
def test_an_order_binds_to_the_city_against_rails_and_ships_too() -> None:
    """K-23. With two German divisions either may leave, and the other is bound then."""
    reval, held = {"G11": "4402", "S8E": "4403"}, {"holding": ["4402"]}
    one = campaign("axis-movement", reval, held)
    assert one.refusals("unit", "G11") == ["VR 6.7.6a"]
    two = campaign(
        "axis-movement", {"G11": "4402", "G58": "4402", "H7": "4402", **reval}, {"holding": ["4402"]}
    )
    assert {"G11", "G58", "H7"} <= set(two.may("unit")), "the ally may go at any time"
    two.act("unit", "G11").act("naval", "3516")
    assert two.refusals("unit", "G58") == ["VR 6.7.6a"]


@cites("VR 6.1.2a", "VR 6.5.2a")
def test_nobody_marches_into_a_port_and_sails_in_one_phase() -> None:
    t = campaign("axis-movement", {"G11": "4406", "G58": "4407", "S8E": "5725"}).act("unit", "G11")
    assert t.refusals("naval", "3516") == ["VR 6.5.2a"]
    t.act("to", "4407")
    if t.can("done"):
        assert t.refusals("naval", "3516") == ["VR 6.1.2a"]
