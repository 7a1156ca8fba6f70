"""Faults in the tables and scenarios of Victory Roads: each is told by its file and its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.victory_roads.drawn import GAME

from grognard.games import load
from grognard.kernel.errors import BadInput

# file, column, what stands there, what stands there instead
FAULTS = [
    ("crt.csv", "attacker", "6/1,5,low,0,1,E2,DR2", "6/1,5,low,0,1,E9,DR2"),
    ("crt.csv", "roll", "6/1,5,low,0,1,E2,DR2", "6/1,6,low,0,1,E2,DR2"),
    ("crt.csv", "defender_loss", "6/1,5,low,0,1,E2,DR2", "6/1,5,low,0,-1,E2,DR2"),
    ("crt.csv", "block", "6/1,5,low,0,1,E2,DR2", "6/1,5,lowest,0,1,E2,DR2"),
    ("terrain.csv", "E2", "forest,hex,2,2,x2,-,E,E2", "forest,hex,2,2,x2,-,DR,E2"),
    ("terrain.csv", "strength", "mountain,hex,3,3,x2", "mountain,hex,3,3,x5"),
    ("satisfaction.csv", "supports", "7,Conseils,Advice,4,3,7", "7,Conseils,Advice,4,2,7"),
    ("dismissals.csv", "mood", "2,9,9", "2,9,8"),
    ("end_of_reich.csv", "held", "4,0,2,2,0", "3,0,2,2,0"),
    ("objectives.csv", "places", "katowice gleiwitz", "katowice gleiwicz"),
    ("strategic.csv", "country", "3519,memel,germany", "3519,memel,baltic"),
    ("strategic.csv", "class", "3519,memel,germany,major", "3519,memel,germany,minor"),
    ("strategic.csv", "hex", "3519,memel", "3520,memel"),
    ("stavka.csv", "die", "6+,5,3,3", "6,5,3,3"),
    ("modifiers.csv", "case", "support_draw,snow,-1", "support_draw,sleet,-1"),
    ("support_tables.csv", "most", "stalin,4,nothing", "stalin,2,nothing"),
    ("supports.csv", "phase", "supports,soviet_hex,1,,2,", "summer,soviet_hex,1,,2,"),
    ("schedule.csv", "unit", "2,axis,arrive,G28J", "2,axis,arrive,G256"),
    ("schedule.csv", "unit", "2,axis,arrive,G50", "2,axis,arrive,G367"),
    ("schedule.csv", "side", "2,axis,arrive,G50", "2,soviet,arrive,G50"),
    ("schedule.csv", "unit", "transform,S5M S9GM", "transform,S5M S27G"),
    ("schedule.csv", "where", 'withdraw,,1,"armour, attack 7 or more"', "withdraw,,1,tanks"),
    ("schedule.csv", "where", "Q4UF,,stavka_or_soviet_major_city", "Q4UF,,berlyn"),
    ("schedule.csv", "turn", "23,axis,arrive,GPOT", "24,axis,arrive,GPOT"),
    ("victory.csv", "level", "campaign,2,soviet,marginal", "campaign,2,soviet,draw"),
    ("victory.csv", "order", "campaign,3,draw", "campaign,4,draw"),
    ("victory.csv", "places", "objectives lost with,berlin", "objectives lost with,berlyn"),
    ("turns.csv", "pr_soviet", "Jul II 44,jul,1944,4", "Jul II 44,jul,1944,-4"),
    (
        "theatres.csv",
        "mode",
        "campaign,TON,6115,velikie_luki,offensive",
        "campaign,TON,6115,velikie_luki,sleeping",
    ),
    ("theatres.csv", "place", "campaign,TOS,6958,odessa", "campaign,TOS,6958,minsk"),
    (
        "theatres.csv",
        "supports",
        "campaign,TON,6115,velikie_luki,offensive,random:2",
        "campaign,TON,6115,velikie_luki,offensive,capitulation capitulation",
    ),
]


@pytest.mark.parametrize(("file", "column", "old", "new"), FAULTS)
def test_a_fault_is_told_by_file_line_and_column(
    tmp_path: Path, file: str, column: str, old: str, new: str
) -> None:
    text = GAME.files.read(file)[0]
    line = next(n for n, one in enumerate(text.splitlines(), 1) if old in one)
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput) as wrong:
        load("vr", scenario="campaign", pack=tmp_path)
    assert f"{tmp_path / file}:{line}: {column}: " in str(wrong.value)


@pytest.mark.parametrize(
    ("file", "gone"),
    [
        ("crt.csv", "6/1,12,"),
        ("strategic.csv", "3519,memel"),
        ("modifiers.csv", "naval,capacity"),
        ("evacuation.csv", "6,yes,no"),
        ("support_tables.csv", "stalin,6"),
    ],
)
def test_a_row_that_is_missing_is_missed(tmp_path: Path, file: str, gone: str) -> None:
    lines = GAME.files.read(file)[0].splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith(gone)]
    assert len(kept) == len(lines) - 1
    (tmp_path / file).write_text("".join(kept), encoding="utf-8")
    with pytest.raises(BadInput) as wrong:
        load("vr", pack=tmp_path)
    assert str(tmp_path / file) in str(wrong.value)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("mood = 5", "mood = 12", "mood"),
        ("mood = 5", "", "mood is missing"),
        ('area = "bessarabia"', 'area = "bessarabya"', "area"),
        ('romania = "axis"', 'romania = "neutral"', "romania"),
        ('"4452"', '"4499"', "axis_entry"),
        ("rail = 3", "rails = 3", 'unknown key "rails"'),
        ('chapters = "1-17"', 'chapters = "1-8"', "soviet_supports is missing"),
    ],
)
def test_a_fault_of_a_scenario_is_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    text = GAME.files.read("scenarios/bessarabia.toml")[0]
    assert text.count(old) == 1
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "bessarabia.toml").write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadInput) as wrong:
        load("vr", scenario="bessarabia", pack=tmp_path)
    assert told in str(wrong.value)
    assert "bessarabia.toml:" in str(wrong.value)
