"""2: the files that say what is on the map, the counters and the charts; and what of them is refused, by file
and line.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.victory_lost.plain import AREAS, LAND, SIDES, TERRAIN, rows

from grognard.games import load
from grognard.kernel.cite import cites
from grognard.kernel.dice import FixedDice
from grognard.kernel.errors import BadInput
from grognard.kernel.load import SOURCES
from grognard.kernel.position import begin
from grognard.testing.table import Situation, situation

GAME = load("avl")
TABLES = ("areas", "chits", "costs", "crt", "hexes", "hexsides", "lines", "places", "turns", "units")


def pack(folder: Path, file: str, old: str, new: str) -> Path:
    """A data pack that changes one thing in one file."""
    text, _ = GAME.files.read(file)
    assert text.count(old) == 1, f"{old} stands {text.count(old)} times in {file}"
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return folder


def line(file: str, start: str) -> int:
    text, _ = GAME.files.read(file)
    (found,) = [n for n, row in enumerate(text.splitlines(), 1) if row.startswith(start)]
    return found


def refused(folder: Path, file: str, start: str, column: str, old: str, new: str) -> str:
    """What is said of a file in which one row is changed: it names file, line and column."""
    text, _ = GAME.files.read(file)
    row = text.splitlines()[line(file, start) - 1]
    assert row.count(old) == 1, row
    pack(folder, file, row + "\n", row.replace(old, new) + "\n")
    with pytest.raises(BadInput) as caught:
        load("avl", pack=folder)
    assert f"{folder / file}:{line(file, start)}: {column}: " in str(caught.value)
    return str(caught.value)


def on_pack(folder: Path, phase: str, units: dict[str, Any], turn: int = 6, **own: Any) -> Situation:
    table = {"game": "avl", "turn": turn, "phase": phase, "units": units, "own": own}
    return Situation(begin(load("avl", pack=folder), FixedDice([]), table)[0])


# -- where everything comes from


@pytest.mark.parametrize("table", TABLES)
def test_every_row_names_its_source(table: str) -> None:
    for row in rows(table):
        assert row["source"].startswith(SOURCES), row


# -- the map


@cites("AVL 2.1.1a")
def test_the_map_is_a_grid_of_hexes(tmp_path: Path) -> None:
    assert sorted(TERRAIN) == sorted(f"{c:02}{r:02}" for c in range(1, 66) for r in range(1, 39))
    assert set(GAME.map.labels(GAME.map.grid.board)) == set(TERRAIN)
    with pytest.raises(BadInput, match="unit S25G"):
        situation("avl", "soviet-movement", units={"S25G": "6601"})
    assert '"marsh"' in refused(tmp_path, "hexes.csv", "2018,", "terrain", "clear", "marsh")


@cites("AVL 2.1.2a", "AVL 2.1.2b")
@pytest.mark.parametrize(("unit", "side", "ring"), [("S126", "soviet", "GGGGGG"), ("G62", "axis", "SSSSSS")])
def test_red_sources_are_for_the_soviets_and_black_ones_for_the_axis(unit: str, side: str, ring: str) -> None:
    """Shut in on a source of its own a unit is in supply; shut in on one of the enemy's it is not."""
    foes = {
        "G": ["G168", "G26", "G298", "G385", "G387", "G294"],
        "S": ["S25G", "S107", "S141", "S340", "S305", "S219"],
    }[ring[0]]
    for owner, at in (("soviet", "6529"), ("axis", "0125")):
        assert at in AREAS[f"{owner}_supply"]
        around = sorted(
            set(GAME.map.labels(GAME.map.grid.adjacent(1 << GAME.map.hex(at)) & ~(1 << GAME.map.hex(at))))
            & LAND
        )
        t = situation("avl", "supply", turn=6, units={unit: at, **dict(zip(foes, around, strict=False))})
        assert (unit in t.units_marked("unsupplied")) == (owner != side)


@cites("AVL 2.1.3")
def test_a_bridge_wherever_a_road_or_a_railway_crosses_a_river_and_nowhere_else(tmp_path: Path) -> None:
    steps = {
        frozenset(pair)
        for row in rows("lines")
        for pair in zip(row["hexes"].split(), row["hexes"].split()[1:], strict=False)
    }
    rivers = SIDES["major_river"] | SIDES["minor_river"]
    assert SIDES["bridge"] == rivers & steps
    assert SIDES["bridge"] & SIDES["major_river"]
    assert SIDES["bridge"] & SIDES["minor_river"]
    text, _ = GAME.files.read("hexsides.csv")
    bridge = next(row for row in text.splitlines() if row.startswith("3810,3811,bridge"))
    with pytest.raises(BadInput, match=r"hexsides\.csv: a bridge is missing at 381[01]"):
        load("avl", pack=pack(tmp_path, "hexsides.csv", bridge + "\n", ""))
    with pytest.raises(BadInput, match=r"hexsides\.csv: no bridge at 451[56]"):
        load("avl", pack=pack(tmp_path, "hexsides.csv", bridge, bridge + "\n4515,4516,bridge,,reconstructed"))


@cites("AVL 2.1.1b", "AVL 2.1.1g", "AVL 2.1.2a", "AVL 2.1.2b")
@pytest.mark.parametrize(
    "area",
    ["setup_40a", "entry_28a", "entry_1pza", "soviet_supply", "axis_supply", "pocket", "victory_cities"],
)
def test_a_map_without_one_of_its_areas_is_refused(tmp_path: Path, area: str) -> None:
    row = GAME.files.read("areas.csv")[0].splitlines()[line("areas.csv", f"{area},") - 1]
    with pytest.raises(BadInput, match=rf"areas\.csv: no area {area}"):
        load("avl", pack=pack(tmp_path, "areas.csv", row + "\n", ""))


def test_the_list_of_cities_is_that_of_the_stars(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"areas\.csv: victory_cities"):
        load("avl", pack=pack(tmp_path, "areas.csv", "0325 0430 1112", "0430 1112"))


# -- the charts


@cites("AVL 2.1.1c")
def test_costs_and_shifts_are_read_from_the_terrain_chart(tmp_path: Path) -> None:
    chart = {row["feature"]: row for row in rows("costs")}
    assert (chart["rough"]["combat"], chart["victory_city"]["combat"]) == (
        "-1",
        "-1",
    )  # by the example of 9.3.3
    rough = next(h for h in sorted(TERRAIN) if TERRAIN[h] == "rough" and h > "2000")
    beside = next(
        h for h in GAME.map.labels(GAME.map.grid.adjacent(1 << GAME.map.hex(rough))) if TERRAIN[h] == "clear"
    )
    assert frozenset((rough, beside)) not in SIDES["major_river"] | SIDES["minor_river"]
    units = {"G26": {"at": beside, "marks": ["active"]}}
    usual = situation("avl", "axis-movement", turn=6, units=units).act("unit", "G26")
    dear = on_pack(pack(tmp_path, "costs.csv", "rough,2,2", "rough,5,5"), "axis-movement", units).act(
        "unit", "G26"
    )
    assert (usual.can("to", rough), dear.can("to", rough)) == (True, False)


@cites("AVL 2.1.1d")
def test_results_are_read_from_the_combat_table(tmp_path: Path) -> None:
    """At 1-1 a three has no effect in our table."""
    units = {"S25G": {"at": "2017", "marks": ["active"]}, "G26": "2018"}
    other = pack(tmp_path, "crt.csv", "3,-,-,-,DR", "3,A1,-,-,DR")
    for t, left in (
        (situation("avl", "soviet-combat", turn=6, units=units), 2),
        (on_pack(other, "soviet-combat", units), 1),
    ):
        t.acts("target 2018", "join S25G").act("attack", dice=[3])
        assert t.pos.state.steps[t.game.roster.index["S25G"]] == left


@cites("AVL 2.1.1e", "AVL 7.1.2c")
def test_the_number_of_axis_chits_is_read_from_the_turn_track(tmp_path: Path) -> None:
    folder = pack(tmp_path, "turns.csv", "16-25 Dec,3,", "16-25 Dec,5,")
    t = on_pack(folder, "axis-selection", {"40A": "3302", "S25G": "3302"}, turn=1)
    t.acts("pick 4PzA", "pick Hollidt", "pick It8A", "pick H2A")
    assert t.refusals("end_selection") == ["AVL 7.1.2c"]


# -- what is refused


@cites("AVL 2.2.1a", "AVL 2.2.2a", "AVL 2.2.2g", "AVL 2.2.2h", "AVL 2.2.2i", "AVL 2.2.3a", "AVL 2.3.2b")
@pytest.mark.parametrize(
    ("start", "column", "old", "new"),
    [
        ("S25G,", "side", "soviet,soviet", "green,soviet"),
        ("S25G,", "nation", "soviet,soviet", "soviet,german"),
        ("G168,", "nation", "german", "soviet"),
        ("H7,", "nation", "hungarian", "slovak"),
        ("S25G,", "kind", "infantry", "hussars"),
        ("S25G,", "size", "XX", "X"),
        ("S25G,", "values", "5 3", "5 3 1"),  # two steps at most
        ("S25G,", "values", "5 3", ""),
        ("S25G,", "values", "5 3", "5 3-2"),
        ("G6Pz,", "values", "9-7 5-4", "9-7-1 5-4-1"),
        ("G6Pz,", "values", "9-7", "nine"),
        ("S25G,", "move", "5 3,4", "5 3,fast"),
        ("S25G,", "move", "5 3,4", "5 3,0"),
        ("40A,", "radius", "0,5,4", "0,5,"),
        ("40A,", "radius", "0,5,4", "0,5,0"),
        ("40A,", "size", "hq,HQ", "hq,XX"),
        ("S25G,", "source", "reconstructed chart", "hearsay"),
    ],
)
def test_a_counter_that_is_none_is_refused(
    tmp_path: Path, start: str, column: str, old: str, new: str
) -> None:
    assert f": {column}: " in refused(tmp_path, "units.csv", start, column, old, new)


@cites("AVL 2.1.1b", "AVL 2.2.2b", "AVL 2.2.2c", "AVL 2.2.2d", "AVL 2.2.2f", "AVL 2.3.2c")
@pytest.mark.parametrize(
    ("start", "column", "old", "new"),
    [
        ("S25G,", "setup", "3101", "3609"),  # an area of the 6th Army
        ("S25G,", "setup", "3101", "9999"),
        ("S25G,", "army", "40a", "41a"),
        ("40A,", "setup", "3302", "3808"),
        ("S25G,", "arrives", "3101", ""),
        ("S25G,", "arrives", "3101,,", "3101,3,"),
        ("G57,", "arrives", ",6,", ",10,"),
        ("G3Pz,", "entry", ",4,1pza", ",4,1pzb"),
        ("S25G,", "arrives", "3101,,,", "3101,,28a,"),
    ],
)
def test_a_counter_without_a_place_of_its_army_or_a_turn_is_refused(
    tmp_path: Path, start: str, column: str, old: str, new: str
) -> None:
    assert f": {column}: " in refused(tmp_path, "units.csv", start, column, old, new)


@cites("AVL 2.2.3e", "AVL 2.2.3f", "AVL 2.2.3g", "AVL 2.2.3h", "AVL 2.3.3b", "AVL 2.3.3c", "AVL 3.0d")
@pytest.mark.parametrize(
    ("start", "column", "old", "new"),
    [
        ("S8C,", "kind", "cavalry", "tank"),
        ("S5M,", "kind", "mechanised", "infantry"),
        ("S1Tk,", "kind", "tank", "cavalry"),
        ("S25G,", "kind", "infantry", "cavalry"),
        ("S25G,", "fr", "25G,25G", "25X,25X"),
        ("G7Lw,", "kind", "luftwaffe", "infantry"),
        ("G3Mt,", "kind", "mountain", "infantry"),
        ("G16Mot,", "kind", "motorised", "tank"),
        ("G6Pz,", "kind", "tank", "motorised"),
        ("GDR,", "fr", "DR,DR", "DX,DX"),
        ("ItCos,", "fr", "It Cos,It Cos", "It Cox,It Cox"),
        ("ItCos,", "fr", "It Cos,It Cos", "R Cos,R Cos"),
        ("R1Mot,", "kind", "motorised", "tank"),
        ("R7,", "fr", "R 7,R 7", "7,7"),
        ("H1Tk,", "kind", "tank", "motorised"),
        ("H7,", "fr", "H 7,H 7", "R 7,R 7"),
        ("G168,", "fr", "168,168", "H 168,H 168"),
        ("5ShA,", "fr", "5ShA,5ShA", "5Sh,5Sh"),
        ("Popov,", "fr", "Popov,Popov", "Vatutin,Vatutin"),
        ("Kempf,", "fr", "Kempf,Kempf", "1GdA,1GdA"),
    ],
)
def test_letters_that_are_on_no_list_or_belie_the_symbol_are_refused(
    tmp_path: Path, start: str, column: str, old: str, new: str
) -> None:
    text, _ = GAME.files.read("units.csv")
    row = text.splitlines()[line("units.csv", start) - 1]
    head, tail = row.split(old, 1) if row.count(old) == 1 else row.rsplit(old, 1)
    pack(tmp_path, "units.csv", row + "\n", f"{head}{new}{tail}\n")
    with pytest.raises(BadInput) as caught:
        load("avl", pack=tmp_path)
    assert f"units.csv:{line('units.csv', start)}: {column}: " in str(caught.value)


@cites("AVL 2.4c", "AVL 2.4d")
@pytest.mark.parametrize(
    ("start", "column", "old", "new"),
    [
        ("40A,", "side", "soviet", "german"),
        ("40A,", "hq", "soviet,40A", "soviet,Hollidt"),  # of the other side
        ("40A,", "hq", "soviet,40A", "soviet,S25G"),  # no HQ
        ("40A,", "hq", "soviet,40A", "soviet,Popov"),  # Popov has one; told at the second
        ("40A,", "arrives", "40A,,", "40A,3,"),
        ("Manstein-1,", "arrives", ",3,", ",,"),
        ("40A,", "usual", ",,,", ",,maybe,"),
        ("40A,", "source", "found s2", "hearsay"),
    ],
)
def test_a_chit_that_is_none_is_refused(tmp_path: Path, start: str, column: str, old: str, new: str) -> None:
    at = "Popov," if "Popov" in new else start
    text, _ = GAME.files.read("chits.csv")
    row = text.splitlines()[line("chits.csv", start) - 1]
    pack(tmp_path, "chits.csv", row + "\n", row.replace(old, new, 1) + "\n")
    with pytest.raises(BadInput) as caught:
        load("avl", pack=tmp_path)
    assert f"chits.csv:{line('chits.csv', at)}: {column}: " in str(caught.value)


@cites("AVL 2.4c", "AVL 2.4d", "AVL 3.0n")
@pytest.mark.parametrize(
    ("gone", "told"),
    [
        ("40A,", "no chit for 40A"),
        ("STAVKA,", "STAVKA and 2 Mansteins"),
        ("Manstein-2,", "STAVKA and 2 Mansteins"),
    ],
)
def test_every_hq_has_its_chit_and_there_are_three_others(tmp_path: Path, gone: str, told: str) -> None:
    row = GAME.files.read("chits.csv")[0].splitlines()[line("chits.csv", gone) - 1]
    with pytest.raises(BadInput, match=rf"chits\.csv: {told}"):
        load("avl", pack=pack(tmp_path, "chits.csv", row + "\n", ""))


@cites("AVL 3.0h")
def test_the_historical_choice_is_of_five(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"chits\.csv: 5 chits make the historical choice"):
        load("avl", pack=pack(tmp_path, "chits.csv", "40A,soviet,40A,,,", "40A,soviet,40A,,yes,"))


@pytest.mark.parametrize(
    ("file", "start"), [("units.csv", "S25G,"), ("chits.csv", "40A,"), ("costs.csv", "rough,")]
)
def test_nothing_is_given_twice(tmp_path: Path, file: str, start: str) -> None:
    row = GAME.files.read(file)[0].splitlines()[line(file, start) - 1]
    with pytest.raises(BadInput, match=rf"{file}:{line(file, start) + 1}: \w+: \w+ is given twice"):
        load("avl", pack=pack(tmp_path, file, row + "\n", f"{row}\n{row}\n"))


@cites("AVL 2.1.1d", "AVL 1.2b")
@pytest.mark.parametrize(
    ("start", "column", "old", "new"),
    [
        ("2,", "1-1", "2,A1", "2,AI"),
        ("6,", "10-1+", "4DR2", "5DR2"),
        ("1,", "3-1", "A1,-,-,DR", "A1,AR,-,DR"),
        ("6,", "die", "6,DR", "7,DR"),
    ],
)
def test_a_combat_table_of_other_results_is_refused(
    tmp_path: Path, start: str, column: str, old: str, new: str
) -> None:
    assert f": {column}: " in refused(tmp_path, "crt.csv", start, column, old, new)


@cites("AVL 1.2b")
def test_a_combat_table_for_another_die_is_refused(tmp_path: Path) -> None:
    row = GAME.files.read("crt.csv")[0].splitlines()[6]
    with pytest.raises(BadInput, match=r"crt\.csv: 6 rows"):
        load("avl", pack=pack(tmp_path, "crt.csv", row + "\n", ""))


@cites("AVL 2.1.1c")
@pytest.mark.parametrize(
    ("start", "column", "old", "new"),
    [
        ("rough,", "feature", "rough", "woods"),
        ("rough,", "mech", "rough,2", "rough,much"),
        ("rough,", "mech", "rough,2", "rough,-"),
        ("clear,", "foot", "1,1", "1,-1"),
        ("rough,", "combat", "-1", "hard"),
    ],
)
def test_a_terrain_chart_that_is_none_is_refused(
    tmp_path: Path, start: str, column: str, old: str, new: str
) -> None:
    assert f": {column}: " in refused(tmp_path, "costs.csv", start, column, old, new)


@cites("AVL 2.1.1c")
def test_a_terrain_chart_without_one_of_its_rows_is_refused(tmp_path: Path) -> None:
    row = GAME.files.read("costs.csv")[0].splitlines()[line("costs.csv", "road,") - 1]
    with pytest.raises(BadInput, match=r"costs\.csv: no row for road"):
        load("avl", pack=pack(tmp_path, "costs.csv", row + "\n", ""))


@cites("AVL 2.1.1e", "AVL 7.1.2c")
@pytest.mark.parametrize("number", ["2", "7", "many"])
def test_the_track_gives_the_axis_from_three_to_six_chits(tmp_path: Path, number: str) -> None:
    assert ": axis_chits: " in refused(tmp_path, "turns.csv", "1,", "axis_chits", "Dec,3", f"Dec,{number}")


@cites("AVL 2.1.1e")
def test_the_track_has_nine_turns(tmp_path: Path) -> None:
    row = GAME.files.read("turns.csv")[0].splitlines()[9]
    with pytest.raises(BadInput, match=r"turns\.csv: turns 1 to 9"):
        load("avl", pack=pack(tmp_path, "turns.csv", row + "\n", ""))
