"""1. Counters, nations, command radius, control and stacking."""

from __future__ import annotations

import csv
from typing import Any

import pytest
from tests.games.victory_roads.drawn import DATA, GAME, drawn, moving

from grognard.games.victory_roads.law.names import AXIS, BOXES, FAIR, MUD, OTHERS, SOVIET
from grognard.games.victory_roads.law.presence import bridges
from grognard.games.victory_roads.law.supply import command
from grognard.kernel.cite import cites
from grognard.kernel.hexes import SHUT, Gate
from grognard.kernel.places import DEAD, GONE


def units_in(set_: int) -> list[str]:
    return GAME.roster.ids(set_)


# -- 1.1, 1.3, 1.7: counters


@cites("VR 1.1.3a", "VR 1.1.3b", "VR 1.3.1a", "VR 1.1.5a", "VR 1.3.2")
@pytest.mark.parametrize(
    ("unit", "faces"),
    [
        ("G11", ((3, 4, 4), (1, 2, 4))),
        ("S30", ((8, 8, 6), (1, 5, 4))),
        ("Q6", ((0, 1, 6),)),
        ("HB1", ((0, 1, 0),)),
    ],
)
def test_faces_are_those_of_the_counter_in_half_points(
    unit: str, faces: tuple[tuple[int, int, int], ...]
) -> None:
    assert tuple(map(tuple, GAME.roster[GAME.roster.index[unit]].faces)) == faces


@cites("VR 1.1.2a", "VR 1.1.2b", "VR 1.1.6b")
def test_corps_and_kampfgruppen_count_as_divisions_and_hqs_do_not() -> None:
    divisions = units_in(DATA.divisions)
    assert {"G11", "S30", "KA1"} <= set(divisions)
    assert not {"Q6", "HB1", "TON", "aviation_s-1"} & set(divisions)


@cites("VR 1.1.4a", "VR 1.1.4f")
def test_soviet_cavalry_is_armoured_and_that_of_the_axis_is_not() -> None:
    armour = units_in(DATA.armour)
    assert {"S4GC", "S5GT", "G1P", "H2A"} <= set(armour)
    assert not {"G3C", "H1C", "S30", "Q6"} & set(armour)


@cites("VR 1.7.1b", "VR 1.7.1d", "VR 1.7.1e", "VR 1.7.1f", "VR 1.7.3")
def test_nations() -> None:
    index = GAME.roster.index
    assert DATA.of_nation["soviet"] >> index["SB1"] & 1  # a Bulgarian corps
    assert DATA.more(index["SS1"]).branch == "ss"
    assert DATA.of_nation["german"] >> index["SS1"] & 1
    assert DATA.commands[index["SR2"]] == "soviet"  # Romanians who changed sides
    assert DATA.commands[index["H24"]] == "hungarian"
    assert not DATA.of_nation["hungarian"] & DATA.of_nation["romanian"]


@cites("VR 1.1.6a", "VR 0a")
def test_kampfgruppen_wait_in_their_pools() -> None:
    t = drawn("soviet-movement", {})
    start = GAME.start(GAME)
    assert start.where[GAME.roster.index["KA1"]] == GAME.boxes.index(box("kg_armour")) * -1 - 1
    assert start.where[GAME.roster.index["KI1"]] == GAME.boxes.index(box("kg_infantry")) * -1 - 1
    assert t.at("KA1") == "absent"  # not in a situation that does not name it


def box(id: str) -> object:
    return next(one for one in BOXES if one.id == id)


def test_every_box_of_the_map_is_there_and_shut_to_whom_it_should_be() -> None:
    usual = {
        "soviet_eliminated": "dead",
        "axis_eliminated": "dead",
        "axis_removed": "gone",
        "soviet_removed": "gone",
    }
    boxes = {one.id: one for one in BOXES}
    for row in csv.DictReader(GAME.files.read("boxes.csv")[0].splitlines()):
        found = boxes[usual.get(row["id"], row["id"])]
        if row["holds"] == "supports":
            assert found.owner == GAME.side(row["owner"])
            assert found.shut == OTHERS[found.owner]
        else:
            assert not found.shut


# -- 1.2: the command radius


def commanded(units: dict[str, str], side: int = AXIS, nation: str = "german", **own: object) -> set[str]:
    t = drawn("soviet-movement", units, own)
    return set(GAME.map.labels(command(t.pos, side, nation)))


@cites("VR 1.2.1", "VR 1.2.2a", "VR 1.2.2b", "VR 4.1.1a")
def test_a_radius_counts_hexes_and_roads_half() -> None:
    """The 6th Army has a radius of 5, and stands on the railway from Budapest to Graz: ten steps of it."""
    found = commanded({"Q6": "2557"})
    far = [GAME.map.grid.distance(GAME.map.index["2557"], GAME.map.index[h]) for h in found]
    assert {"2557", "2556", "2160"} <= found
    assert 5 < max(far) <= 10


@cites("VR 1.2.3", "VR 4.1.1b")
def test_enemies_and_the_hexes_beside_them_stop_a_radius_unless_a_friend_is_there() -> None:
    alone = commanded({"Q6": "2557", "S30": "2554"})
    assert not {"2554", "2555", "2553"} & alone
    assert "2555" in commanded({"Q6": "2557", "S30": "2554", "G96": "2555"})


def radius_steps(label: str, weather: int = FAIR, bridges: Gate = SHUT) -> list[str]:
    """Where a radius can go on from a hex."""
    net = GAME.rules.ground.radius(weather, bridges)
    return GAME.map.labels(net.beside[GAME.map.index[label]])


@cites("VR 1.2.4a", "VR 1.2.4b", "VR 6.6b")
def test_a_radius_crosses_a_major_river_by_a_bridge_alone() -> None:
    """The Danube below Komárom, and at Budapest, where a railway crosses it."""
    assert "2653" not in radius_steps("2654")
    assert "2955" in radius_steps("2855")
    t = drawn("soviet-movement", {"Q6": "2654", "Q3UF": "2761"}, {"pontoons": {"Q6": "2653"}})
    assert "2653" in radius_steps("2654", FAIR, bridges(t.pos, AXIS))
    assert "2653" not in radius_steps("2654", FAIR, bridges(t.pos, SOVIET))  # it serves its own side


@cites("VR 1.2.4b", "VR 6.6b")
@pytest.mark.parametrize(
    ("units", "own"),
    [({"engineers-1": "2761", "S30": "2761"}, {}), ({"S30": "2761"}, {"bridgeheads": ["2761"]})],
)
def test_engineers_and_bridgeheads_bridge_all_sides_of_their_hex(
    units: dict[str, str], own: dict[str, Any]
) -> None:
    assert "2861" not in radius_steps("2761")
    t = drawn("soviet-movement", units, own)
    assert {"2861", "2860"} <= set(radius_steps("2761", FAIR, bridges(t.pos, SOVIET)))


@cites("VR 3.2.2l")
def test_in_mud_a_river_stops_a_radius_too() -> None:
    assert "1648" in radius_steps("1649")
    assert "1648" not in radius_steps("1649", MUD)


@cites("VR 1.2.1")
def test_only_a_supplied_hq_commands() -> None:
    assert commanded({"Q6": "2557"})
    ring = dict(zip(("S30", "S33", "S50", "S51", "S57", "S64"), around("2557"), strict=True))
    assert not commanded({"Q6": "2557", **ring})


def around(label: str) -> list[str]:
    return [GAME.map.label(h) for _, h in GAME.map.grid.neighbours(GAME.map.index[label])]


# -- 1.10: control


def soviet(t: object, label: str) -> bool:
    return bool(t.pos.state.own.control >> GAME.map.index[label] & 1)  # type: ignore[attr-defined]


@cites("VR 1.10.1a")
def test_a_unit_captures_what_it_passes_through() -> None:
    t = moving("S5GT", "1346")
    assert not soviet(t, "1446")
    t.act("to", "1547")
    assert soviet(t, "1446")
    assert soviet(t, "1547")
    assert not soviet(t, "1447")
    assert t.pos.state.own.captured >> GAME.map.index["1446"] & 1


@cites("VR 1.10.1a")
def test_what_the_soviets_have_held_stays_captured() -> None:
    t = moving("G6P", "2455", {}, own={"soviet": ["2356"]})
    t.act("to", "2356")
    assert not soviet(t, "2356")
    assert t.pos.state.own.captured >> GAME.map.index["2356"] & 1


@cites("VR 1.10.1b")
def test_a_side_controls_where_it_stands_when_a_phase_ends() -> None:
    t = drawn("soviet-movement", {"S30": "2256", "G96": "2356"}, {"soviet": [], "axis": []})
    state = t.pos.state
    lost = state._replace(own=state.own._replace(control=state.own.control & ~(1 << GAME.map.index["2256"])))
    t.pos = type(t.pos)(t.game, lost)
    assert not soviet(t, "2256")
    assert soviet(t.act("end_phase"), "2256")


# -- 1.11: stacking

FOUR = {"G96": "2256", "G357": "2256", "G46": "2256", "G76": "2256"}


@cites("VR 1.11.2a", "VR 1.11.2b", "VR 1.11.3", "VR 1.3.3a")
def test_a_fourth_division_must_go_when_the_phase_ends() -> None:
    t = drawn("axis-movement", {**FOUR, "G71": "2356"}).act("end_phase", None)
    assert (t.who, t.may("disband")) == ("axis", sorted(FOUR))
    assert t.refusals("disband", "G71") == ["VR 1.11.2b"]
    t.act("disband", "G46", [1, 1, 1])
    assert t.pos.state.where[GAME.roster.index["G46"]] == DEAD
    assert t.phase == "soviet-movement"


@cites("VR 1.11.3", "VR 1.1.6b", "VR 1.11.4a")
def test_two_divisions_a_kampfgruppe_and_an_hq_fit() -> None:
    """EX-03."""
    three = {"G96": "2256", "G357": "2256", "KA1": "2256", "Q6": "2256"}
    assert drawn("axis-movement", three).act("end_phase", None, [1, 1, 1]).phase == "soviet-movement"
    t = drawn("axis-movement", {**three, "G46": "2256"}).act("end_phase")
    assert t.may("disband") == ["G357", "G46", "G96", "KA1"]


@cites("VR 1.11.2b", "VR 6.7.9")
def test_with_its_last_german_division_a_plain_order_goes_at_once() -> None:
    """Four Hungarians are left in Gyor, and one of them must still go: the marker has gone already."""
    units = {**dict.fromkeys(("H16", "H20", "H23R", "H24"), "2256"), "G96": "2256"}
    t = drawn("axis-movement", units, {"holding": ["2256"]}).act("done").act("end_phase")
    assert t.pos.state.own.holding
    t.act("disband", "G96")
    assert t.may("disband") == ["H16", "H20", "H23R", "H24"]
    assert t.pos.state.own.holding == 0


@cites("VR 1.3.4b")
def test_a_kampfgruppe_that_must_go_never_comes_back() -> None:
    t = (
        drawn("axis-movement", {**FOUR, "G76": "2356", "KA1": "2256"})
        .act("end_phase")
        .act("disband", "KA1", [1, 1, 1])
    )
    assert t.pos.state.where[GAME.roster.index["KA1"]] == GONE


@cites("VR 1.11.4b")
def test_one_hq_to_a_hex() -> None:
    t = drawn("axis-movement", {"Q6": "2557", "Q6S": "2557", "G96": "2557"}).act("end_phase")
    assert t.may("disband") == ["Q6", "Q6S"]


@cites("VR 1.11.5")
def test_hungarians_and_romanians_do_not_share_a_hex() -> None:
    t = drawn("soviet-movement", {"SH7": "2856", "SR2": "2856", "S30": "2856"}).act("end_phase")
    assert t.may("disband") == ["SH7", "SR2"]


@cites("VR 1.11.6b")
def test_a_bridgehead_holds_six_corps() -> None:
    six = dict.fromkeys(("S30", "S33", "S50", "S51", "S57", "S64"), "2856")
    t = drawn("soviet-movement", six, {"bridgeheads": ["2856"]}).act("end_phase")
    assert t.phase == "axis-movement"
    assert drawn("soviet-movement", six).act("end_phase").may("disband") == sorted(six)


@cites("VR 0a")
def test_the_ready_made_set_up() -> None:
    start = GAME.start(GAME)
    assert start.turn == 19
    assert sum(at >= 0 for at in start.where) == 92
    assert start.steps[GAME.roster.index["G13P"]] == 1
    assert bool(start.own.control >> GAME.map.index["2855"] & 1)  # Budapest has fallen
    assert not start.own.control >> GAME.map.index["1952"] & 1  # Vienna has not
