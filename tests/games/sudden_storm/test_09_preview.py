"""What an attack may come to: the same reckoning as the resolver's, each result played out."""

from __future__ import annotations

import pytest
from tests.games.sudden_storm.fights import CRT, EAST, PLAIN, WEST, attack, column, facing, joined, odds

from grognard.kernel.cite import cites
from grognard.kernel.engine import choices
from grognard.testing.table import Situation

LATER = {"G58Inf": "1B:3016", "S168Rif": "1B:3015"}


def prepared() -> Situation:
    t = facing("G1Inf G11Inf", "S54Rif S8RifB", others=LATER)
    return joined(t, PLAIN, "G1Inf G11Inf")


def test_nothing_is_shown_before_somebody_attacks() -> None:
    t = facing("G1Inf", "S54Rif").act("target", PLAIN)
    assert t.game.hooks.odds(t.pos) is None


def test_it_shows_column_die_and_results() -> None:
    found = prepared().odds()
    assert (found.attack, found.defence, found.column) == (16, 8, "2-1")
    assert found.faces == ("AR", "NE", "NE", "EX", "HX", "DR")
    assert [item.what for item in found.strengths] == ["G1Inf", "G11Inf", "S54Rif", "S8RifB"]
    assert sum(row.chance for row in found.rows) == pytest.approx(1)


@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_brings_what_was_shown(die: int) -> None:
    t = prepared()
    shown = t.odds()
    t.act("attack", dice=[die])
    assert t.message("ss-result")["result"] == shown.faces[die - 1]


def test_losses_and_ground_are_played_out() -> None:
    rows = {row.code: row for row in prepared().odds().rows}
    assert rows["NE"].losses == (0, 0)
    assert rows["NE"].tone == "none"
    assert rows["AR"].losses == (0, 0)
    assert rows["DR"].emptied
    assert rows["DR"].taken
    assert rows["EX"].losses == (1, 2)  # a division for a division's step and a brigade
    assert rows["HX"].losses == (1, 2)


def test_modifiers_of_the_die_are_lines() -> None:
    found = attack("G1Pz G1Inf", "S1Tk", others=LATER).odds()
    assert {shift.what: shift.columns for shift in found.shifts} == {"aeca": 2, "atec": -4}


@cites("SS 3C1", "SS 9A3")
def test_halves_are_shown_as_they_are_reckoned() -> None:
    """Seven halved against three halved and two is one to one; as whole numbers it would be three to four."""
    hungry = {"GLSSAHPzG": {"at": WEST, "marks": ["unsupplied"]}}
    starving = {"S8RifB": {"at": PLAIN, "marks": ["starving"]}}
    t = facing("GLSSAHPzG", "S8RifB S33LTkC", others=LATER, as_={**hungry, **starving})
    found = joined(t, PLAIN, "GLSSAHPzG").odds()
    assert (found.attack, found.defence, found.column) == (3.5, 3.5, "1-1")


def test_below_the_table_the_result_is_certain() -> None:
    t = attack("GJ3JgrR", "S54Rif", PLAIN, others={"G1Inf": EAST})
    found = t.odds()
    assert column(t) == ""
    assert found.column == "1-5"
    assert [row.code for row in found.rows] == ["AE"]


def test_one_piece_stands_for_artillery_in_excess() -> None:
    found = attack("G603ArtR G610ArtR G818ArtR GGDMotR", "S54Rif", PLAIN).odds()
    values = sorted(item.value for item in found.strengths if item.what.endswith("ArtR"))
    assert values == [0, 1, 5]
    assert found.attack == 4 + 5 + 1


def test_every_result_of_the_table_can_be_played_out() -> None:
    codes = set()
    for mine in ("G339Sta", "G1Inf", "G1Inf G11Inf", "G1Inf G11Inf G21Inf", "G6Pz G8Pz G1Pz"):
        t = facing(mine, "S54Rif S8RifB", others=LATER)
        codes |= {row.code for row in joined(t, PLAIN, mine).odds().rows}
        assert odds(joined(facing(mine, "S54Rif", others=LATER), PLAIN, mine)).column >= 0
    assert codes == {code for row in CRT.rows for code in row}
    assert choices(t.pos)
