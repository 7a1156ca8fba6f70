"""The Hill, paragraph by paragraph: what chapter tests of a new game look like."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.kernel.changes import OwnChanged, Revealed, Rolled, StepsChanged
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.engine import step
from grognard.kernel.menu import Act
from grognard.kernel.places import DEAD, POOL
from grognard.kernel.position import begin
from grognard.kernel.views import phase, view
from grognard.testing.table import fresh, situation

UNITS = {"B-F": "0201", "B-H": "0102", "R-F": "0301", "R-H": "0302"}


def fight(phase="blue-combat", own=None, options=None, turn=1, **units):
    named = {name.replace("_", "-"): spec for name, spec in units.items()} or UNITS
    return situation("toy", phase, turn=turn, options=options, own=own, units=named)


# -- 1. Components


@cites("TOY 1.2")
def test_each_side_has_a_foot_and_a_horse():
    t = fresh("toy", dice=[6])
    counters = [(u.side, u.kind, u.attack, u.move, u.steps) for u in t.game.roster.units]
    assert counters == [(side, *rest) for side in (0, 1) for rest in (("foot", 2, 2, 2), ("horse", 1, 3, 1))]


# -- 2. Set-up


@cites("TOY 2.1")
@pytest.mark.parametrize(("die", "chit"), [(1, "bugle"), (2, "bugle"), (3, "blank"), (6, "blank")])
def test_one_or_two_draws_the_bugle(die, chit):
    t = fresh("toy", dice=[die])
    assert view(t.pos, 0)["own"]["chits"] == {"blue": chit, "red": "none"}
    assert view(t.pos, 1)["own"]["chits"] == {"blue": "?", "red": "none"}


@cites("TOY 2.2")
def test_the_foot_goes_north_or_south_and_the_horse_takes_the_other_hex():
    t = fresh("toy", dice=[6])
    t.act("deploy", "south", dice=[6])
    assert (t.at("B-F"), t.at("B-H")) == ("0102", "0101")
    t.act("deploy", "north")
    assert (t.at("R-F"), t.at("R-H")) == ("0301", "0302")
    assert (t.phase, t.who) == ("blue-movement", "blue")


@cites("TOY 2.3")
def test_a_fight_turns_both_counters_up_for_good():
    t = fight()
    assert [u["id"] for u in view(t.pos, 1)["units"]] == ["R-F", "R-H"]
    t.acts("unit B-F", "target 0302")
    t.act("attack", dice=[3])
    assert sorted(t.units_marked("known")) == ["B-F", "R-H"]
    assert any(isinstance(c, Revealed) for c in t.log)
    assert {u["id"] for u in view(t.pos, 1)["units"]} == {"B-F", "R-F", "R-H"}


# -- 4. Movement


@cites("TOY 4.1", "TOY 4.3", "TOY 1.1", "TOY 1.3")
def test_where_a_counter_may_go_and_why_not_elsewhere():
    t = fight("blue-movement", B_F="0101", B_H="0102", R_F="0301")
    t.act("unit", "B-H")
    assert t.may("to") == ["0201"]
    assert t.refusals("to", "0202") == ["TOY 1.1"]
    assert t.refusals("to", "0101") == ["TOY 1.3"]
    assert t.refusals("to", "0301") == ["TOY 4.3"]
    assert t.refusals("to", "0302") == ["TOY 4.3"], "three points would do: beside the foot it must stop"
    t.act("to", "0201")
    assert t.refusals("unit", "B-H") == ["TOY 4.1"]


@cites("TOY 4.2")
def test_the_foot_pays_for_the_brook_and_the_hill_and_is_always_granted_one_hex():
    """From 0302 the hill costs the foot 3 of its 2 points: the one hex that is always granted."""
    t = fight("red-movement", R_F="0302", B_F="0101")
    t.act("unit", "R-F")
    assert t.may("to") == ["0201", "0301"]
    costs = t.costs("R-F")
    assert costs == {"0302": 0, "0301": 1, "0201": 2}


@cites("TOY 4.2")
def test_the_horse_does_not_pay_for_the_brook():
    t = fight("red-movement", R_H="0302", B_F="0101")
    t.act("unit", "R-H")
    costs = t.costs("R-H")
    assert costs["0201"] == 2
    assert "0102" not in costs  # beside an enemy one stops


# -- 5. Combat


@cites("TOY 5.1", "TOY 5.2")
def test_each_counter_beside_an_enemy_may_attack_once():
    t = fight()
    assert t.may("unit") == ["B-F"]
    assert t.refusals("unit", "B-H") == ["TOY 5.1"]
    t.acts("unit B-F", "target 0301", "drop", "unit B-F", "target 0301")
    t.act("attack", dice=[3])
    assert t.phase == "red-movement"  # nobody else can attack


@cites("TOY 5.4")
@pytest.mark.parametrize(
    ("attacker", "column", "faces"),
    [("B-H", "-1", ["AS", "AS", "-", "-", "DR", "DS"]), ("B-F", "0", ["AS", "-", "-", "DR", "DR", "DS"])],
)
def test_the_table_against_a_foot(attacker, column, faces):
    units = {attacker: "0201", "R-F": {"at": "0301", "marks": ["known"]}}
    t = situation("toy", "blue-combat", turn=1, units=units)
    t.acts(f"unit {attacker}", "target 0301")
    assert t.odds().column == column
    assert list(t.odds().faces) == faces


@cites("TOY 5.3")
def test_a_steep_hill_helps_its_defender():
    units = {"B-F": {"at": "0201", "marks": ["known"]}, "R-F": "0301"}
    for option, column in (("gentle", "0"), ("steep", "-1")):
        t = situation("toy", "red-combat", turn=1, options={"hill": option}, units=units)
        t.acts("unit R-F", "target 0201")
        assert t.odds().column == column


@cites("TOY 5.5")
def test_the_bugle_gives_one_and_sounds_once():
    t = fight(own={"blue": "bugle"})
    t.acts("unit B-F", "target 0301")
    t.act("bugle")
    assert t.refusals("bugle") == ["TOY 5.5"]
    t.act("attack", dice=[6])
    assert any(isinstance(c, OwnChanged) and c.what == "toy-bugle" for c in t.log)
    assert t.pos.state.own.sounded == (True, False)
    assert view(t.pos, 1)["own"]["chits"]["blue"] == "bugle"
    again = fight(own={"blue": "bugle", "sounded": ["blue"]})
    again.acts("unit B-F", "target 0301")
    assert again.refusals("bugle") == ["TOY 5.5"]


@cites("TOY 5.5")
def test_without_the_bugle_there_is_none_to_sound():
    t = fight(own={"blue": "blank"})
    t.acts("unit B-F", "target 0301")
    assert t.refusals("bugle") == ["TOY 5.5"]


@cites("TOY 5.6")
def test_the_defender_chooses_where_to_fall_back():
    t = fight("red-combat", B_F="0201", R_F="0301")
    t.acts("unit R-F", "target 0201")
    t.act("attack", dice=[4])
    assert t.who == "blue"
    assert t.may("back") == ["0101", "0102"]
    assert t.refusals("back", "0302") == ["TOY 4.3"]
    t.act("back", "0102")
    assert t.at("B-F") == "0102"


@cites("TOY 5.6")
def test_a_defender_with_no_way_out_is_removed():
    t = fight()
    t.acts("unit B-F", "target 0301")
    t.act("attack", dice=[4])
    assert t.at("R-F") == "dead"


@cites("TOY 5.7")
def test_a_step_lost_takes_one_from_the_strength():
    t = fight(B_F="0201", R_F="0301")
    t.acts("unit B-F", "target 0301")
    t.act("attack", dice=[6])
    assert StepsChanged(t.game.roster.index["R-F"], 1, "TOY 5.7") in t.log
    assert t.pos.state.steps[t.game.roster.index["R-F"]] == 1
    t.acts("end_phase", "unit R-F", "target 0201")
    assert t.odds().attack == 1


@cites("TOY 5.7")
@pytest.mark.parametrize(("rally", "where"), [(6, "0301"), (5, "dead"), (1, "dead")])
def test_a_six_saves_the_last_step(rally, where):
    t = fight(B_F="0201", R_H="0301", R_F="0302")
    t.acts("unit B-F", "target 0301")
    t.act("attack", dice=[6, rally])
    assert t.at("R-H") == where
    assert [c.what for c in t.log if isinstance(c, Rolled)] == ["toy-die-combat", "toy-die-rally"]


@cites("TOY 5.7", "TOY 5.6")
def test_rows_of_one_result_are_told_apart_where_a_further_die_decides():
    """The last step is saved by a six: of the sixths of DS one in six leaves the horse where it is."""
    t = fight(B_F={"at": "0201", "marks": ["known"]}, R_H={"at": "0301", "marks": ["known"]}, R_F="0302")
    shown = t.acts("unit B-F", "target 0301").odds()
    rows = [row for row in shown.rows if row.code == "DS"]
    assert [[(one.what, one.cite) for one in row.effects] for row in rows] == [
        [("eliminated", "TOY 5.7")],
        [("rallies", "TOY 5.7")],
    ]
    chance = shown.chances["DS"]
    assert [row.chance for row in rows] == pytest.approx([chance * 5 / 6, chance / 6])
    assert [row.emptied for row in rows] == [True, False]
    assert sum(row.chance for row in shown.rows) == pytest.approx(1)


# -- 3 and 6. Turns and victory


@cites("TOY 3.1", "TOY 3.2")
@pytest.mark.parametrize("length", ["3", "5"])
def test_as_many_turns_as_agreed(length):
    t = fresh("toy", dice=[6], length=length)
    t.act("deploy", "north", dice=[6])
    t.act("deploy", "north")
    seen = []
    while t.pos.state.result is None:
        seen.append((t.pos.state.turn, t.phase))
        t.act("end_phase")
    assert seen == [
        (turn, f"{side}-movement") for turn in range(1, int(length) + 1) for side in ("blue", "red")
    ]
    assert t.winner == "draw"


@cites("TOY 6.1")
def test_a_side_without_counters_has_lost_at_once():
    t = fight(B_F="0201", R_H="0301")
    t.acts("unit B-F", "target 0301")
    t.act("attack", dice=[6, 1])
    assert t.winner == "blue"
    assert t.pos.state.result.cite == "TOY 6.1"


@cites("TOY 6.2")
@pytest.mark.parametrize(("hill", "winner"), [("B_F", "blue"), ("R_F", "red"), (None, "draw")])
def test_who_holds_the_hill_at_the_end_has_won(hill, winner):
    where = {"B_F": "0101", "R_F": "0302"} | ({hill: "0201"} if hill else {})
    t = fight("red-movement", turn=3, **where)
    while t.pos.state.result is None:
        t.act("end_phase")
    assert t.winner == winner


# -- the small scenario


def test_the_training_scenario_is_won_by_whoever_holds_the_hill_after_its_two_turns():
    game = load("toy", scenario="training")
    pos, _ = begin(game, FixedDice(()))
    assert (pos.state.turn, phase(pos)) == (1, "blue-movement")
    assert set(pos.state.where) & {DEAD, POOL} == set()
    assert game.roster.ids(pos.at(game.map.index["0201"])) == ["R-F"]
    for _ in range(20):
        if pos.state.result is not None:
            break
        pos = step(pos, Act("end_phase"), FixedDice(())).pos
    assert pos.state.result is not None
    assert (pos.state.turn, pos.state.result.winner, pos.state.result.cite) == (2, 1, "TOY 6.2")
