"""6.2, 6.4: strategic movement, and movement by rail."""

from __future__ import annotations

from tests.games.victory_roads.drawn import GAME, drawn, left, moving, until

from grognard.games.victory_roads.law.names import AXIS, SPENT
from grognard.kernel.changes import Moved
from grognard.kernel.cite import cites
from grognard.kernel.engine import choices

HQ = {"Q3UF": "2855"}
PAID = {"paid": True}


# -- strategic movement


@cites("VR 6.2.1a", "VR 6.2.2")
def test_it_doubles_the_allowance() -> None:
    """The 30th Corps has three points: six in the plain east of Budapest."""
    t = moving("S30", "3059", HQ)
    far, near = (max(distances(t, verb)) for verb in ("strategic", "to"))
    assert far > near
    t.act("strategic", "3159")
    assert left(t) == 5


def distances(t: object, verb: str) -> list[int]:
    here = t.pos.state.where[GAME.roster.index["S30"]]  # type: ignore[attr-defined]
    return [GAME.map.grid.distance(here, GAME.map.index[h]) for h in t.may(verb)]  # type: ignore[attr-defined]


@cites("VR 6.2.2", "VR 6.1.8a")
def test_the_hex_that_is_always_granted_is_granted_to_ordinary_movement() -> None:
    """Volkssturm has one point, two with strategic movement, and a mountain costs three."""
    t = moving("VS8", "1247", {"Q6": "1348"}, own=PAID)
    assert t.can("to", "1248")
    assert t.may("strategic")
    assert t.refusals("strategic", "1248") == ["VR 6.2.2"]


@cites("VR 6.2.1a")
def test_no_hq_moves_strategically() -> None:
    t = moving("Q2UF", "2954", HQ)
    assert t.may("strategic") == []
    assert t.refusals("strategic", "2953") == ["VR 6.2.1a"]


@cites("VR 6.2.1b")
def test_the_whole_move_lies_in_the_radius_of_supplied_hqs() -> None:
    assert moving("S30", "3059", HQ).can("strategic", "3159")
    assert moving("S30", "3059").refusals("strategic", "3159") == ["VR 6.2.1b"], "no HQ at all"
    cut = dict(zip(("G96", "G357", "G46", "G76", "G71", "G15"), around("2855"), strict=True))
    assert moving("S30", "3059", {**HQ, **cut}).refusals("strategic", "3159") == ["VR 6.2.1b"], (
        "one without a line"
    )


def around(label: str) -> list[str]:
    return [GAME.map.label(h) for _, h in GAME.map.grid.neighbours(GAME.map.index[label])]


@cites("VR 6.2.1b", "VR 1.7.3")
def test_hqs_lead_their_own_nation() -> None:
    """A German HQ does not lead Hungarians; a Soviet one leads Romanians who changed sides."""
    assert moving("G96", "2556", {"Q6": "2557"}, own=PAID).may("strategic")
    assert moving("H24", "2556", {"Q6": "2557"}, own=PAID).refusals("strategic", "2555") == ["VR 6.2.1b"]
    assert moving("H24", "2556", {"QH3": "2557"}, own=PAID).can("strategic", "2555")
    assert moving("SR2", "3059", HQ).can("strategic", "3159")


@cites("VR 6.2.1c")
def test_never_beside_an_enemy_not_even_at_the_start() -> None:
    friend = {**HQ, "S33": "3060", "G96": "3061"}  # where a friend stands the radius reaches
    assert moving("S30", "3059", friend).refusals("strategic", "3060") == ["VR 6.2.1c"]
    t = moving("S30", "3059", {**HQ, "G96": "3060"})
    assert t.may("strategic") == []
    assert t.refusals("strategic", "3058") == ["VR 6.2.1c"]


@cites("VR 6.2.1d")
def test_the_soviets_keep_out_of_works_and_german_cities_that_they_have_not_captured() -> None:
    """Vienna, and the fortress 2052 before it."""
    start = {"Q3UF": "2051"}
    t = moving("S30", "2051", start)
    assert t.refusals("strategic", "1952") == t.refusals("strategic", "2052") == ["VR 6.2.1d"]
    assert moving("S30", "2051", start, own={"captured": ["1952"]}).can("strategic", "1952")
    assert moving("G96", "2051", {"Q6": "2051"}, own=PAID).can("strategic", "1952")


@cites("VR 6.2.3a", "VR 1.5.2b", "VR 1.5.2c")
def test_the_axis_spends_a_support_first() -> None:
    units = {"Q6": "2557", "tiger-1": "available_axis", "rail-1": "axis_supports"}
    t = moving("G96", "2556", units)
    assert t.refusals("strategic", "2555") == ["VR 6.2.3a"]
    t.act("drop")
    assert t.may("spend") == ["tiger-1"]
    assert t.refusals("spend", "rail-1") == ["VR 6.2.3a"]
    t.act("spend", "tiger-1").act("unit", "G96")
    assert t.at("tiger-1") == "spent_axis"
    assert t.can("strategic", "2555")


@cites("VR 6.2.3b")
def test_one_support_is_enough_for_the_phase_and_not_for_the_next() -> None:
    units = {
        "Q6": "2557",
        "G46": "2256",
        "G96": "2556",
        "tiger-1": "available_axis",
        "tiger-2": "available_axis",
    }
    t = drawn("axis-movement", units).acts("spend tiger-1", "unit G96", "strategic 2555", "done", "unit G46")
    assert t.may("strategic")
    t.act("drop")
    assert t.refusals("spend", "tiger-2") == ["VR 6.2.3b"]
    until(until(t, "soviet-movement"), "axis-movement")
    assert (
        t.refusals("unit", "Q6")
        if False
        else t.act("unit", "G46").refusals("strategic", "2257") == ["VR 6.2.3a"]
    )
    assert not t.pos.at(SPENT[AXIS])


@cites("VR 6.1.2a", "VR 6.1.2b")
def test_a_unit_keeps_to_one_manner_and_others_may_use_another() -> None:
    t = moving("S30", "3059", {**HQ, "S33": "2858"}).act("strategic", "3159")
    assert t.may("to") == []
    assert t.refusals("to", "3160") == ["VR 6.1.2a"]
    assert t.may("strategic")
    t.act("done").act("unit", "S33").act("to", "2859")
    assert t.may("strategic") == []


# -- rail


@cites("VR 6.4.1a", "VR 6.4.4", "VR 6.4.2")
def test_any_distance_for_a_point_or_two() -> None:
    """From Komárom to Vienna by the railway; three points of capacity a turn."""
    t = moving("G96", "2354", {"G6P": "2454", "G357": "2253", "S30": "2856"})
    assert {"1952", "1251"} <= set(t.may("rail"))
    t.act("rail", "1952")
    assert t.pos.state.own.rail == 2
    t.act("unit", "G6P").act("rail", "1752")
    assert (t.pos.state.own.rail, t.at("G6P")) == (0, "1752")
    t.act("unit", "G357")
    assert t.refusals("rail", "1752") == ["VR 6.4.2"]


@cites("VR 6.4.2")
def test_a_reduced_unit_and_an_hq_pay_the_same() -> None:
    t = moving("G6P", {"at": "2354", "steps": 1}).act("rail", "1952")
    assert t.pos.state.own.rail == 1
    assert moving("Q6", "2354").act("rail", "1952").pos.state.own.rail == 2


@cites("VR 6.4.1b", "VR 6.4.1a")
def test_points_are_not_kept() -> None:
    t = moving("G96", "2354").act("rail", "1952")
    until(until(t, "soviet-movement"), "axis-movement")
    assert (t.phase, t.pos.state.own.rail) == ("axis-movement", 3)


@cites("VR 2g", "VR 6.4.1a")
def test_the_soviets_have_no_rail_movement() -> None:
    assert "rail" not in choices(moving("S30", "2956").pos).verbs


@cites("VR 6.4.3a")
def test_the_railway_must_lead_to_a_source() -> None:
    """East of 2654, which the enemy has, nothing is joined to Germany."""
    t = moving("G96", "2856", {"S30": "2654", "S33": "2756"})
    assert t.may("rail") == []
    assert "VR 6.4.3a" in moving("G96", "2354").refusals("rail", "2255")


@cites("VR 6.4.3b")
def test_never_beside_an_enemy() -> None:
    enemy = {"S30": "2152", "G357": "2153", "G46": "2052"}  # where friends stand the line is not cut
    t = moving("G96", "2354", enemy)
    assert t.refusals("rail", "2153") == ["VR 6.4.3b"]
    assert moving("G96", "2153", enemy).may("rail") == []
    way = next(c.path for c in t.act("rail", "1952").log if isinstance(c, Moved))
    assert GAME.map.index["2153"] not in way, "it goes another way round"


@cites("VR 6.4.3c")
def test_a_unit_without_movement_does_not_take_the_train() -> None:
    assert drawn("axis-movement", {"GFP": "2354", "G96": "2354"}).may("unit") == ["G96"]


@cites("VR 6.4.3d")
def test_no_train_runs_through_a_major_city_that_was_captured() -> None:
    """Vienna retaken is still shut, and trains do not end there either."""
    own = {"captured": ["1952"]}
    t = moving("G96", "2153", own=own)
    assert t.refusals("rail", "1952") == ["VR 6.4.3d"]
    assert "1752" not in t.may("rail")
    assert "VR 6.4.3d" in t.refusals("rail", "1752")
    assert "2052" in t.may("rail")


@cites("VR 6.1.10a")
def test_an_hq_by_rail_stops_in_supply() -> None:
    assert set(moving("Q6", "2354").may("rail")) == set(moving("G96", "2354").may("rail"))
