"""2.2 to 2.5 and 3.0: what the counters, the chits and the markers say, and what it means in play."""

from __future__ import annotations

import re

import pytest
from tests.games.victory_lost.passing import AXIS, NOBODY, SOVIET, own_view, pass_to
from tests.games.victory_lost.plain import TERRAIN, rows

from grognard.games import load
from grognard.games.victory_lost.law.movement_terms import mover
from grognard.kernel.changes import Rolled
from grognard.kernel.cite import cites
from grognard.kernel.views import view
from grognard.testing.table import Situation, fresh, situation

GAME = load("avl")
UNITS = {row["id"]: row for row in rows("units")}
PRINTED = {row["fr"]: row for row in UNITS.values()}
COMBAT = {name: row for name, row in PRINTED.items() if row["kind"] != "hq"}


def kinds(nation: str, letters: str) -> set[str]:
    """The kinds of a nation's units whose counters end in these letters."""
    wanted = re.compile(rf"(It |R |H )?\d* ?G?{letters}")
    return {row["kind"] for name, row in COMBAT.items() if row["nation"] == nation and wanted.fullmatch(name)}


def fighting(side: str, **units: str) -> Situation:
    """A combat segment of a side, all of whose units are activated."""
    mine = {
        unit: {"at": at, "marks": ["active"]} for unit, at in units.items() if UNITS[unit]["side"] == side
    }
    return situation("avl", f"{side}-combat", turn=6, units={**units, **mine})


def moving(side: str, **units: str) -> Situation:
    mine = {
        unit: {"at": at, "marks": ["active"]} for unit, at in units.items() if UNITS[unit]["side"] == side
    }
    return situation("avl", f"{side}-movement", turn=6, units={**units, **mine})


def steps(t: Situation, unit: str) -> int:
    return t.pos.state.steps[t.game.roster.index[unit]]


# -- the rulebook's lists


@cites("AVL 2.2.3e")
def test_soviet_letters() -> None:
    assert kinds("soviet", "C") == {"cavalry"}
    assert kinds("soviet", "M") == {"mechanised"}
    assert kinds("soviet", "Tk") == {"tank"}
    assert kinds("soviet", "") == {"infantry"}
    guards = [name for name, row in COMBAT.items() if row["nation"] == "soviet" and "G" in name]
    assert {"25G", "1GM", "3GC", "4GTk"} <= set(guards)  # guards of every kind


@cites("AVL 2.2.3f")
def test_german_letters_and_names() -> None:
    assert kinds("german", "Lw") == {"luftwaffe"}
    assert kinds("german", "Mt") == {"mountain"}
    assert kinds("german", "Mot") == {"motorised"}
    assert kinds("german", "Pz") == {"tank"}
    for name in ("DR", "Tot", "GD", "Wik", "LAH"):
        assert (COMBAT[name]["nation"], "-" in COMBAT[name]["values"]) == ("german", True)


@cites("AVL 2.2.3g")
def test_the_eight_italian_divisions() -> None:
    names = {f"It {name}" for name in ("Cos", "Jul", "Sfz", "Trd", "Cun", "Rav", "Tor", "PADA")}
    assert {name for name, row in COMBAT.items() if row["nation"] == "italian"} == names


@cites("AVL 2.2.3h")
def test_romanian_and_hungarian_letters() -> None:
    assert kinds("romanian", "Mot") == {"motorised"}
    assert kinds("hungarian", "Tk") == {"tank"}


@cites("AVL 3.0d", "AVL 2.2.1a")
def test_the_allies_bear_the_letters_of_their_nation() -> None:
    for name, row in COMBAT.items():
        letters = {"romanian": "R ", "hungarian": "H ", "italian": "It "}.get(row["nation"], "")
        assert name.startswith(letters)
        assert bool(letters) == name.startswith(("R ", "H ", "It "))
    assert {row["nation"] for row in COMBAT.values()} == {
        "soviet",
        "german",
        "italian",
        "romanian",
        "hungarian",
    }


@cites("AVL 2.3.3b", "AVL 2.3.3c")
def test_the_hqs_of_the_lists() -> None:
    hqs = {row["id"]: row["side"] for row in UNITS.values() if row["kind"] == "hq"}
    red, grey = ({hq for hq, side in hqs.items() if side == name} for name in ("soviet", "axis"))
    assert grey == {"F-Pico", "H2A", "4PzA", "1PzA", "It8A", "Kempf", "Hollidt", "R3A"}
    assert "Popov" in red
    for end in ("A", "GdA", "ShA", "TkA"):
        assert [hq for hq in red if re.fullmatch(rf"\d+{end}", hq)]
    nations = {hq: UNITS[hq]["nation"] for hq in ("H2A", "It8A", "R3A", "Kempf", "F-Pico")}
    assert list(nations.values()) == ["hungarian", "italian", "romanian", "german", "german"]


# -- strengths and steps


@cites("AVL 2.2.2g", "AVL 2.2.2a")
def test_a_mechanised_unit_attacks_with_one_strength_and_defends_with_the_other() -> None:
    """6 Pz prints 9-7."""
    assert UNITS["G6Pz"]["values"] == "9-7 5-4"
    t = fighting("axis", G6Pz="2018", S25G="2017").acts("target 2017", "join G6Pz")
    assert (t.odds().attack, t.odds().defence) == (9, 5)
    t = fighting("soviet", G6Pz="2018", S25G="2017", S107="2017").acts(
        "target 2018", "join S25G", "join S107"
    )
    assert (t.odds().attack, t.odds().defence) == (9, 7)


@cites("AVL 2.2.2h")
def test_any_other_unit_does_both_with_the_same() -> None:
    assert (UNITS["G26"]["values"], UNITS["S25G"]["values"]) == ("5 2", "5 3")
    for side, target, unit in (("axis", "2017", "G26"), ("soviet", "2018", "S25G")):
        t = fighting(side, G26="2018", S25G="2017").acts(f"target {target}", f"join {unit}")
        assert (t.odds().attack, t.odds().defence) == (5, 5)


@cites("AVL 2.2.2g", "AVL 2.2.2h")
def test_mechanised_are_those_that_print_two_strengths() -> None:
    """Tanks, mechanised and motorised units; cavalry prints one."""
    two = {unit for unit, row in UNITS.items() if "-" in row["values"]}
    assert set(GAME.roster.ids(GAME.rules.data.mechanised_units)) == two
    assert {UNITS[unit]["kind"] for unit in two} == {"tank", "mechanised", "motorised"}
    assert not {UNITS[unit]["kind"] for unit in UNITS.keys() - two} & {"tank", "mechanised", "motorised"}


@cites("AVL 2.2.3a", "AVL 2.2.3c", "AVL 9.4.2a")
def test_a_step_lost_turns_a_counter_over_and_a_second_eliminates_it() -> None:
    """15 against 5, and 15 against the 2 of its other side."""
    around = {"S25G": "2017", "S41G": "2118", "S35G": "2119"}
    t = fighting("soviet", G26="2018", **around).acts("target 2018", "join S25G", "join S41G", "join S35G")
    assert t.odds().column == "3-1"
    t.act("attack", dice=[6])  # 1DR
    assert (steps(t, "G26"), t.at("G26") in ("2018", "dead")) == (1, False)
    units = {unit: {"at": at, "marks": ["active"]} for unit, at in around.items()}
    t = situation("avl", "soviet-combat", turn=6, units={**units, "G26": {"at": "2018", "steps": 1}})
    t.acts("target 2018", "join S25G", "join S41G", "join S35G")
    assert (t.odds().defence, t.odds().column) == (2, "7-1")
    t.act("attack", dice=[2])  # 1DR
    assert t.at("G26") == "dead"


@cites("AVL 2.2.3b", "AVL 2.2.3c", "AVL 9.4.2a")
def test_a_counter_without_another_side_is_eliminated_by_its_first_loss() -> None:
    """9 against 2; H 7 prints one strength only."""
    assert UNITS["H7"]["values"] == "2"
    t = fighting("soviet", H7="2018", S25G="2017", S107="2118").acts("target 2018", "join S25G", "join S107")
    assert t.odds().column == "4-1"
    t.act("attack", dice=[5])  # 1DR
    assert t.at("H7") == "dead"


@cites("AVL 2.2.2i")
@pytest.mark.parametrize(
    ("unit", "points"), [("G26", 4), ("G6Pz", 8), ("R1Mot", 6), ("Hollidt", 6), ("4PzA", 7)]
)
def test_a_counter_moves_as_many_points_as_it_prints(unit: str, points: int) -> None:
    """Straight north from 2020 over clear hexes, no river between them."""
    column = [f"20{row:02}" for row in range(20, 20 - points - 2, -1)]
    assert {TERRAIN[h] for h in column} == {"clear"}
    t = moving("axis", **{unit: "2020"}).act("unit", unit)
    assert int(UNITS[unit]["move"]) == points
    assert t.can("to", column[points])
    assert not t.can("to", column[points + 1])


@cites("AVL 1.2b", "AVL 9.4.1a")
def test_combat_is_thrown_with_one_die_of_six() -> None:
    t = fighting("soviet", G26="2018", S25G="2017").acts("target 2018", "join S25G")
    t.act("attack", dice=[3])
    assert [(c.sides, c.face) for c in t.log if isinstance(c, Rolled)] == [(6, 3)]


# -- HQs


@cites("AVL 2.3.1", "AVL 12.1b", "AVL 6.0.1e")
def test_an_hq_does_not_fight_nor_is_it_fought_nor_has_it_a_zone() -> None:
    units = {"40A": "2017", "S25G": "2118", "G26": "2018", "Hollidt": "2117"}
    t = fighting("soviet", **units)
    assert t.may("target") == ["2018"]
    t.act("target", "2018")
    assert t.may("join") == ["S25G"]
    t = situation(
        "avl", "axis-movement", turn=6, units={"G26": {"at": "2020", "marks": ["active"]}, "40A": "2018"}
    ).act("unit", "G26")
    assert t.can("to", "2119")  # beside the HQ, and on past it
    assert t.can("to", "2117")


@cites("AVL 2.3.2a")
def test_the_symbol_of_an_hq_makes_no_difference() -> None:
    """Tank armies and others: one kind, no strength, the same class of movement."""
    t = fresh("avl")
    hqs = [t.game.roster.index[unit] for unit, row in UNITS.items() if row["kind"] == "hq"]
    assert len(hqs) == 19
    for hq in hqs:
        assert mover(t.pos, hq) == "foot"
        assert t.game.rules.data.hqs >> hq & 1
        assert not t.game.rules.data.mechanised_units >> hq & 1


@cites("AVL 2.3.2b", "AVL 2.3.2d")
def test_an_hq_prints_a_radius_and_the_rest_as_units_do() -> None:
    for hq, row in UNITS.items():
        more = GAME.roster[GAME.roster.index[hq]].more
        assert more.radius == (int(row["radius"]) if row["kind"] == "hq" else 0)
        if row["kind"] == "hq":
            assert more.radius >= 1
            assert more.nation == row["nation"]
            assert bool(row["setup"]) != bool(row["arrives"])


# -- chits


@cites("AVL 2.4c", "AVL 2.4d")
def test_a_chit_for_each_hq_one_stavka_and_two_mansteins() -> None:
    chits = rows("chits")
    hqs = [row["hq"] for row in chits if row["hq"]]
    assert sorted(hqs) == sorted(unit for unit, row in UNITS.items() if row["kind"] == "hq")
    for row in chits:
        assert not row["hq"] or (row["hq"] == row["id"] and row["side"] == UNITS[row["hq"]]["side"])
    assert [(row["id"].partition("-")[0], row["side"]) for row in chits if not row["hq"]] == [
        ("STAVKA", "soviet"),
        ("Manstein", "axis"),
        ("Manstein", "axis"),
    ]


# -- markers and boxes


@cites("AVL 2.5d", "AVL 10.1.3a", "AVL 10.1.3b")
def test_supply_markers_lie_on_units_of_both_sides_for_all_to_see() -> None:
    red = {
        "G168": "1017",
        "G26": "1019",
        "G298": "0918",
        "G385": "0919",
        "G387": "1118",
        "G294": "1119",
        "S126": "1018",
    }
    grey = {"S25G": "2017", "S107": "2019", "S141": "1918", "S340": "1919", "S305": "2118", "S219": "2119"}
    units = {**red, **grey, "G62": {"at": "2018", "marks": ["unsupplied"]}}
    t = situation("avl", "supply", turn=6, units=units)
    for viewer in (SOVIET, AXIS, NOBODY):
        marks = {unit["id"]: unit["marks"] for unit in view(t.pos, viewer)["units"]}
        assert (marks["S126"], marks["G62"], marks["G168"]) == (["unsupplied"], ["isolated"], [])


@cites("AVL 2.5b", "AVL 14.0.1a")
def test_control_markers_show_whose_a_city_is() -> None:
    t = moving("soviet", S25G="1113", G6Pz="3030").acts("unit S25G", "to 1112")
    for viewer in (SOVIET, AXIS, NOBODY):
        assert own_view(t, viewer)["cities"] == {"soviet": ["1112"], "axis": ["0325", "0430", "2129", "3336"]}


@cites("AVL 2.5a", "AVL 2.1.1e")
def test_the_turn_marker_moves_along_the_track() -> None:
    t = situation(
        "avl", "end", turn=3, units={"40A": "3302", "S25G": "3302", "Hollidt": "2018", "G62": "2018"}
    )
    assert view(t.pos, NOBODY)["turn"] == 4


@cites("AVL 2.1.1g", "AVL 2.2.2d", "AVL 11.2.1a")
@pytest.mark.parametrize(
    ("box", "turn", "hq", "phase"),
    [("28a", 3, "28A", "soviet-reinforcement"), ("1pza", 4, "1PzA", "axis-reinforcement")],
)
def test_two_armies_wait_in_boxes_beside_the_map(box: str, turn: int, hq: str, phase: str) -> None:
    army = sorted(unit for unit, row in UNITS.items() if row["entry"] == box)
    assert hq in army
    assert {int(UNITS[unit]["arrives"]) for unit in army} == {turn}
    units = {"40A": "3302", "S25G": "3302", "Hollidt": "2018", "G62": "2018", **dict.fromkeys(army, "pool")}
    t = situation("avl", phase, turn=turn, units=units)
    for viewer in (SOVIET, AXIS, NOBODY):
        assert sorted(own_view(t, viewer)["boxes"][box]) == army
    assert {t.at(unit) for unit in army} == {box}


# -- the symbol says nothing of who commands


@cites("AVL 2.2.2f", "AVL 2.2.2c")
def test_a_reinforcement_comes_in_its_turn_and_no_other() -> None:
    units = {"40A": "3302", "S25G": "3302", "Hollidt": "2018", "G62": "2018"}
    t = situation("avl", "supply", turn=5, units=units)  # turn 5 has passed for all that are not named
    assert (t.pos.state.turn, t.at("G57")) == (6, "pool")
    pass_to(t, "axis-reinforcement", 6)
    assert t.may("unit") == ["G57"]
    assert t.refusals("unit", "GTot") == ["AVL 11.0"]
