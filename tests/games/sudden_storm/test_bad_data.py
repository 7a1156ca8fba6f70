"""Faults in the tables and scenarios of Sudden Storm: each is told by its file and its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.scenario_files import complaint_of
from tests.games.sudden_storm.situations import GAME

from grognard.games import load
from grognard.kernel.errors import BadInput

# file, column, what stands there, what stands there instead
FAULTS = [
    ("units.csv", "kind", "1 Inf,infantry,XX,8,8,6", "1 Inf,infantery,XX,8,8,6"),
    ("units.csv", "cadre", "XX,8,8,6,3-3-6", "XX,8,8,6,9-3-6"),
    ("units.csv", "cadre", "XX,8,8,6,3-3-6", "XX,8,8,6,3-3"),
    ("units.csv", "cm", "XX,8,8,6,3-3-6,,3,,", "XX,8,8,6,3-3-6,,3,yes,"),
    ("units.csv", "aeca", "XX,8,8,6,3-3-6,,3,,,none", "XX,8,8,6,3-3-6,,3,,,full"),
    ("units.csv", "attack", "XX,8,8,6,3-3-6", "XX,-8,8,6,3-3-6"),
    ("units.csv", "rp", ",never,,Intrinsic", ",often,,Intrinsic"),
    ("units.csv", "other_face", ",3,3,6,,4-4-6", ",3,3,6,1-1-6,4-4-6"),
    ("unit_types.csv", "move_class", "ski,,,none,none,none,ski", "ski,,,none,none,none,sky"),
    ("crt.csv", "2-1", "1,AE,AE,AE,AH,AH,AR", "1,AE,AE,AE,AH,AH,A"),
    ("crt.csv", "die", "1,AE,AE,AE,AH,AH,AR", "2,AE,AE,AE,AH,AH,AR"),
    ("terrain.csv", "cm_mud", "forest,2,3,3,4,h", "forest,2,3,3,4,x"),
    (
        "terrain.csv",
        "x_cm",
        "2,1,1/2,1,-1,no,2,reconstructed chart; supply",
        "2,1,1/3,1,-1,no,2,reconstructed chart; supply",
    ),
    ("terrain.csv", "feature", "wooded_rough,3", "forest,3"),
    ("zoc_costs.csv", "mover", "cm,4,2", "tanks,4,2"),
    ("rail_rates.csv", "hexes_per_mp", "mud,6", "mud,six"),
    ("supply_lengths.csv", "clear", "overland,7", "overland,-7"),
    ("overrun_costs.csv", "odds_from", "12,1,1", "10,1,1"),
    ("winterization.csv", "below_half", "half_or_more,+2,+1", "half_or_more,+2,one"),
    ("weather.csv", "3", "5,a,mud,clear,clear", "5,a,mud,clear,hail"),
    ("weather.csv", "turn", "5,a,mud", "4,a,mud"),
    ("turns.csv", "half", "Jul 41,II", "Jul 41,III"),
    ("turns.csv", "turn", "5,aug2_41", "6,aug2_41"),
    ("cities.csv", "class", "2A:3317,moscow,full_city", "2A:3317,moscow,dot_city"),
    (
        "cities.csv",
        "district",
        "6A:1519,murmansk,dot_city,ussr,leningrad",
        "6A:1519,murmansk,dot_city,ussr,kiev",
    ),
    ("cities.csv", "hex", "6A:1519,murmansk", "6A:1418,murmansk"),
    ("garrisons.csv", "last_turn", "border ussr iran 1 3,1,3", "border ussr iran 1 3,1,0"),
    ("garrisons.csv", "where", "border ussr iran 1 3", "border ussr persia 1 3"),
    ("items.csv", "kind", "capital,soviet", "palace,soviet"),
    ("items.csv", "hex", "capital,soviet,soviet,,2A:3317", "capital,soviet,soviet,,urals"),
    (
        "zones.csv",
        "hexes",
        "axis_18th_army,axis,area axis_18th_army,5",
        "axis_18th_army,axis,area axis_18th_army,6",
    ),
    (
        "zones.csv",
        "where",
        "axis_18th_army,axis,area axis_18th_army,5",
        "axis_18th_army,axis,area axis_19th_army,5",
    ),
    ("breakdowns.csv", "nation", "finnish,infantry", "finish,infantry"),
    ("axis_replacements.csv", "rp", "foreign,infantry,0.5", "foreign,infantry,half"),
    ("axis_rp_costs.csv", "strength", "german,armor,XX,9-9-10", "german,armor,XX,9-9"),
    ("soviet_replacements.csv", "hex", "moscow,gorkiy,2A:3201", "moscow,gorkiy,2A:3317"),
    ("constants.csv", "name", "rail.entrain,1", "rail.entrane,1"),
    ("constants.csv", "value", "rail.entrain,1", "rail.entrain,one"),
    ("schedule.csv", "unit", "2,axis,german,arrive,G79Inf", "2,axis,german,arrive,G7979Inf"),
    ("schedule.csv", "turn", "2,axis,german,arrive,G79Inf", "3,axis,german,arrive,G79Inf"),
    ("schedule.csv", "nation", "2,axis,german,arrive,G79Inf", "2,axis,finnish,arrive,G79Inf"),
    ("schedule.csv", "where", "2,axis,german,arrive,G79Inf,1,german", "2,axis,german,arrive,G79Inf,1,swiss"),
    ("schedule.csv", "old", "unit G9Pz,", "unit G99Pz,"),
    ("schedule.csv", "cost", "unit G9Pz,5 armor", "unit G9Pz,6 armor"),
    ("schedule.csv", "event", "2,axis,german,arrive,G79Inf", "2,axis,german,arrives,G79Inf"),
    ("setup.csv", "at", "G1Inf,1B:2324", "G1Inf,1B:9324"),
    ("setup.csv", "at", "G1Inf,1B:2324", "G1Inf,2A:3317"),
    ("setup.csv", "unit", "G1Inf,1B:2324", "G1INF,1B:2324"),
    ("setup.csv", "face", "G1Inf,1B:2324,full", "G1Inf,1B:2324,empty"),
]


@pytest.mark.parametrize(("file", "column", "old", "new"), FAULTS)
def test_a_fault_is_told_by_file_line_and_column(
    tmp_path: Path, file: str, column: str, old: str, new: str
) -> None:
    text = GAME.files.read(file)[0]
    line = next(n for n, one in enumerate(text.splitlines(), 1) if old in one)
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput) as wrong:
        load("ss", pack=tmp_path)
    assert f"{tmp_path / file}:{line}: {column}: " in str(wrong.value)


@pytest.mark.parametrize(
    ("file", "gone"),
    [
        ("crt.csv", "9,NE"),
        ("terrain.csv", "fort,"),
        ("weather.csv", "19,g"),
        ("turns.csv", "19,"),
        ("constants.csv", "overrun.truck"),
        ("winterization.csv", "half_or_more"),
        ("schedule.csv", "2,axis,german,arrive,G79Inf"),
        ("rail_rates.csv", "snow"),
    ],
)
def test_a_row_that_is_missing_is_missed(tmp_path: Path, file: str, gone: str) -> None:
    lines = GAME.files.read(file)[0].splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith(gone)]
    assert len(kept) == len(lines) - 1
    (tmp_path / file).write_text("".join(kept), encoding="utf-8")
    with pytest.raises(BadInput) as wrong:
        load("ss", pack=tmp_path)
    assert file in str(wrong.value)


# a scenario, a key of its file, and the line as it is and as it might be
SCENES = [
    ("dvina", "area", 'area = "box 1B:2233 1B:3108"', 'area = "box 1B:2233 1B:9908"'),
    ("dvina", "rail", "soviet = [6, 12, 0]}", "soviet = [6, 12]}"),
    ("dvina", "levels", "levels = [10, 8]", "levels = [8, 10]"),
    ("dvina", "losses", "losses = [15, 6]", "losses = [15, 0]"),
    ("dvina", "early", '"place dvinsk 2 1"', '"place dvinsk two"'),
    ("dvina", "weather", 'weather = "clear"', 'weather = "fine"'),
    ("smolensk", "gifts", '"2 4 axis armor 1"', '"2 4 axis tanks 1"'),
    ("kalinin", "start", 'start = "soviet"', 'start = "axis"'),
    ("kalinin", "cold", "cold = [2, 2, 1, 0, 0]", "cold = [2, 2, 1]"),
    ("kalinin", "first_weather", '["snow", "snow", "frost"', '["snow", "hail", "frost"'),
    ("kalinin", "arrive", '"13 axis west_edge: G88Inf"', '"13 axis west_edge: S88Inf"'),
    ("kalinin", "standard", 'standard = "box 2A:2032', 'standard = "bax 2A:2032'),
]


@pytest.mark.parametrize(("name", "key", "old", "new"), SCENES)
def test_a_fault_in_a_scenario_is_told_by_its_line(
    tmp_path: Path, name: str, key: str, old: str, new: str
) -> None:
    game = load("ss", scenario=name)
    at, complaint = complaint_of(game, tmp_path, old, new)
    lines = game.files.read(f"scenarios/{name}.toml")[0].splitlines()
    line = next(n for n, text in enumerate(lines, 1) if text.startswith(f"{key} = "))
    assert complaint.startswith(f"{at.rpartition(':')[0]}:{line}: ")
