"""6.3, 6.4 and the tables: odds, their limits, quality and the table of results."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games import load
from grognard.games.velikiye_luki.law import odds
from grognard.kernel.cite import cites
from grognard.testing.table import Situation, situation

TABLE = """
R2/- R1/- R/- 1/- 1/- 1/1 1/1 -/1 1/R -/R -/R1
R1/- R/- 1/- 1/- 1/1 1/1 -/1 1/R -/R -/R1 1/R2
R/- 1/- 1/- 1/1 1/1 -/1 1/R -/R -/R1 1/R2 -/R2
1/- 1/- 1/1 1/1 -/1 1/R -/R 1/R1 1/R2 -/R2 -/R3
1/- 2/1 1/1 -/1 1/R -/R -/R1 1/R2 -/R2 1/R3 -/R3
2/1 1/1 -/1 -/R -/R -/R1 1/R2 -/R2 1/R3 -/R3 -/R4
"""  # pages 15 and 16 of the rulebook, die by die
COLUMNS = ["1/3", "1/2", "1/1", "3/2", "2/1", "3/1", "4/1", "5/1", "6/1", "7/1", "8/1"]
QUALITY = {
    "A": (0, 0, 0, 1, 1, 2),
    "B": (-1, 0, 0, 0, 1, 1),
    "C": (-2, -1, 0, 0, 0, 1),
    "D": (-2, -1, -1, 0, 0, 0),
}


def aimed(
    target: str, *attackers: str, phase: str = "soviet-combat", options: Any = None, **units: Any
) -> Situation:
    t = situation("vl", phase, options=options, units=units).act("target", target)
    for unit in attackers:
        t.act("join", unit)
    return t


def last_result(t: Situation) -> dict[str, Any]:
    """What the last throw came to: the column, the die, the result."""
    told = t.message("vl-result")
    return {key: told[key] for key in ("column", "die", "result")}


# -- 6.4


@cites("VL 6.4a", "VL 6.4b")
def test_the_rulebooks_odds() -> None:
    """EX-VL-04: 13 to 7 is 1.86 to 1, that is 3/2; 15 to 4 is 3.75 to 1, that is 3/1."""
    assert COLUMNS[odds.odds_column(13, 7)] == "3/2"
    assert COLUMNS[odds.odds_column(15, 4)] == "3/1"


@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        *(
            (1, 3, "1/3"),
            (1, 4, "1/3"),
            (1, 9, "1/3"),
            (1, 2, "1/2"),
            (3, 7, "1/3"),
            (7, 7, "1/1"),
            (6, 7, "1/2"),
            (8, 7, "1/1"),
        ),
        *(
            (21, 14, "3/2"),
            (20, 14, "1/1"),
            (14, 7, "2/1"),
            (27, 14, "3/2"),
            (20, 7, "2/1"),
            (24, 3, "8/1"),
            (23, 3, "7/1"),
            (40, 3, "8/1"),
        ),
    ],
)
@cites("VL 6.4a", "VL 6.4b", "VL 6.4e", "VL T.trc.0")
def test_odds_are_rounded_for_the_defender_and_held_within_the_table(
    attack: int, defence: int, column: str
) -> None:
    """AMB-VL-20: an attack beneath 1/3 is fought at 1/3."""
    assert COLUMNS[odds.odds_column(attack, defence)] == column


@cites("VL 6.4a", "VL 6.1c")
def test_the_whole_of_both_sides_makes_the_odds() -> None:
    t = aimed("0308", "357DF", "27RC", S343="0308", S663="0308", **{"357DF": "0408", "27RC": "0407"})
    found = t.odds()
    assert (found.attack, found.defence, found.before) == (7 + 3, 3 + 2, "2/1")


@cites("VL 6.4c", "VL 6.4e")
def test_shifts_are_applied_to_the_odds_but_never_lead_beyond_the_table() -> None:
    """7 and 3 to 3, with a column for infantry and armour: 3/1 and 4/1. A ring of 46 to 3 is 8/1 and stays
    there.
    """
    t = aimed("0308", "357DF", "27RC", S343="0308", **{"357DF": "0408", "27RC": "0408"})
    assert (t.odds().before, t.odds().column) == ("3/1", "4/1")
    units = {
        "31BF": "0408",
        "28DF": "0407",
        "381DF": "0309",
        "257DF": "0307",
        "9DFG": "0208",
        "21DFG": "0207",
    }
    t = aimed("0308", *units, S343="0308", **units)
    assert (t.odds().before, t.odds().column) == ("8/1", "8/1")
    assert {s.what: s.columns for s in t.odds().shifts if s.columns} == {"concentric": 1}


@cites("VL 6.4e", "VL 6.2a", "VL T.mod.9")
def test_the_switch_that_clamps_after_each_modifier() -> None:
    """3 to 10 is 1/3 and the dot takes a column that is not there; then the ring gives one: 1/3 in all, or
    1/2 if clamped at each step.
    """
    units = {
        "27RC": "0408",
        "44S": "0309",
        "45S": "0207",
        "26BF": "0307",
        "505-291": "0308",
        "506-291": "0308",
    }
    for limits, column in (("end", "1/3"), ("each", "1/2")):
        t = aimed("0308", "27RC", options={"limits": limits}, **units)
        found = t.odds()
        shifts = {s.what: s.columns for s in found.shifts if s.columns}
        assert (found.before, shifts) == ("1/3", {"antitank": -1, "concentric": 1})
        assert found.column == column


@cites("VL 6.4e", "VL T.mod.11", "VL 6.2.9")
def test_quality_comes_last_and_within_the_same_limits() -> None:
    """Raw 8/1 and over: the attacker's 6 is lost, the defender's counts."""
    units = {"357DF": "0408", "257DF": "0407", "28DF": "0309", "S663": "0308"}
    attackers = ("357DF", "257DF", "28DF")
    t = aimed("0308", *attackers, **units).act("attack", dice=[6, 4, 1])
    assert last_result(t) == {"column": "8/1", "die": 1, "result": "-/R1"}
    for limits, column in (("end", "6/1"), ("each", "6/1")):
        t = aimed("0308", *attackers, options={"limits": limits}, **units).act("attack", dice=[1, 4, 1])
        assert last_result(t)["column"] == column, "C with a 1: two columns to the left of 8/1"


@cites("VL 6.4e", "VL 6.2.9")
def test_the_limit_is_applied_once_after_quality() -> None:
    """AMB-VL-20: 46 to 3 is 8/1, the ring one more, the attacker's 1 for quality (B) one less: 8/1; clamped
    at each step it is 7/1.
    """
    units = {
        "31BF": "0408",
        "28DF": "0407",
        "381DF": "0309",
        "257DF": "0307",
        "9DFG": "0208",
        "21DFG": "0207",
    }
    for limits, column in (("end", "8/1"), ("each", "7/1")):
        t = aimed("0308", *units, options={"limits": limits}, S343="0308", **units).act(
            "attack", dice=[1, 3, 1]
        )
        assert last_result(t)["column"] == column


# -- the table


@pytest.mark.parametrize("die", range(1, 7))
@cites(
    "VL T.trc.0",
    "VL T.trc.1",
    "VL T.trc.2",
    "VL T.trc.3",
    "VL T.trc.4",
    "VL T.trc.5",
    "VL T.trc.6",
    "VL T.trc.9",
)
def test_the_table_of_results_is_the_rulebooks(die: int) -> None:
    """AMB-VL-49: as printed, off its diagonals too."""
    table = load("vl", None).rules.data.crt
    assert list(table.columns) == COLUMNS
    assert [table.cell(die, i) for i in range(11)] == TABLE.split("\n")[die].split()


@cites("VL T.trc.8", "VL 6.5f")
def test_bold_is_R3_and_R4() -> None:
    """AMB-VL-21."""
    assert load("vl", None).rules.data.bold == {"R3", "R4"}


@cites("VL 6.4d", "VL T.trc.4")
def test_the_attackers_die_is_read_in_the_final_column() -> None:
    """7 to 3 is 2/1."""
    for die, result in enumerate(["1/-", "1/1", "1/1", "-/1", "1/R", "-/R"], 1):
        t = aimed("0308", "357DF", S343="0308", **{"357DF": "0408"}).act("attack", dice=[3, 3, die])
        assert last_result(t) == {"column": "2/1", "die": die, "result": result}
        assert t.rolls == [3, 3, die]


# -- 6.3


@pytest.mark.parametrize("quality", "ABCD")
@cites("VL T.qual.A", "VL T.qual.B", "VL T.qual.C", "VL T.qual.D", "VL 6.3a", "VL 6.3c")
def test_the_quality_table_is_the_rulebooks(quality: str) -> None:
    assert load("vl", None).rules.data.quality[quality] == QUALITY[quality]


@pytest.mark.parametrize(
    ("unit", "at"), [("FR1-7", "0408"), ("505-291", "0408"), ("S343", "0408"), ("1-6L", "0408")]
)
@cites(
    "VL 6.3a",
    "VL 6.3c",
    "VL 6.3d",
    "VL T.mod.11",
    "VL 6.2.9",
    "VL T.qual.A",
    "VL T.qual.B",
    "VL T.qual.C",
    "VL T.qual.D",
)
def test_each_side_throws_for_quality_and_the_defenders_counts_backwards(unit: str, at: str) -> None:
    """German A, B, C and D, attacking and defending, against a brigade of quality C that throws a 3."""
    quality = load("vl", None).rules.data.more(load("vl", None).roster.index[unit]).quality
    for die in range(1, 7):
        t = aimed("0308", unit, phase="german-combat", **{unit: at, "31BF": "0308"})
        before = COLUMNS.index(t.odds().column)
        assert (
            last_result(t.act("attack", dice=[die, 3, 4]))["column"]
            == COLUMNS[max(0, before + QUALITY[quality][die - 1])]
        )
        t = aimed("0408", "31BF", **{unit: at, "31BF": "0308"})
        before = COLUMNS.index(t.odds().column)
        assert (
            last_result(t.act("attack", dice=[3, die, 4]))["column"]
            == COLUMNS[max(0, before - QUALITY[quality][die - 1])]
        )


@cites("VL 6.3b", "VL 6.3a")
def test_the_best_quality_of_a_side_is_used() -> None:
    t = aimed(
        "0308",
        "357DF",
        "9DFG",
        S343="0308",
        Meyer="0308",
        S663="0308",
        QG83="0308",
        **{"357DF": "0408", "9DFG": "0407"},
    )
    assert t.odds().qualities == ("B", "B"), "HQs have none"
    t.act("leave", "9DFG")
    assert t.odds().qualities == ("C", "B")


# -- the order of the modifiers


@cites(
    "VL 6.2a",
    "VL 6.2b",
    "VL T.mod.1",
    "VL T.mod.2",
    "VL T.mod.3",
    "VL T.mod.4",
    "VL T.mod.5",
    "VL T.mod.6",
    "VL T.mod.7",
)
def test_the_modifiers_come_in_the_order_of_the_table() -> None:
    """AMB-VL-16: terrain, integrity, infantry and armour, antitank, armour bonus, engineers, artillery,
    aircraft, ring, encirclement.
    """
    t = aimed("0308", "357DF", S343="0308", **{"357DF": "0408"})
    names = [s.what for s in t.odds().shifts]
    first = [
        "terrain-clear",
        "river",
        "height",
        "integrity",
        "combined",
        "antitank",
        "armour-bonus",
        "engineers",
    ]
    assert names == [*first, "artillery", "aviation", "concentric", "besieging"]


@cites("VL 6.2b", "VL T.mod.12", "VL T.mod.8", "VL T.mod.10")
def test_two_of_a_kind_count_once() -> None:
    """Two pairs of infantry and tanks, two dots: one column each."""
    units = {
        "357DF": "0508",
        "27RC": "0508",
        "9DFG": "0607",
        "36RC": "0607",
        "505-291": "0507",
        "506-291": "0507",
    }
    t = aimed("0507", "357DF", "27RC", "9DFG", "36RC", **units)
    shifts = {s.what: s.columns for s in t.odds().shifts if s.columns}
    assert shifts == {"combined": 1, "antitank": -1}
